use super::{Kind, Movement};

/// What becomes of a pawn that reaches the far rank.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Promotion {
    /// Nothing: it stands there, cannot move, attacks nothing, and is still a pawn.
    Never,
    /// It becomes that kind at once.
    Always(Kind),
    /// On a marked square it becomes that kind there. On any other it returns, in the same turn, to the square that it
    /// came from and becomes that kind there; what it captured on arriving stays captured.
    OnMarkOrReturn(Kind),
    /// It becomes the officer of the file on which it arrives, file a first, if the side has a place for one: no more of
    /// a kind than in the array, and of diagonal riders one for each colour of squares. Otherwise see [`FarRank`].
    ByFile(&'static [Kind]),
}

/// What a pawn may do whose place is taken, where officers have places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FarRank {
    /// It may go to the far rank and wait there, until its side loses a man that frees the place: it then becomes that
    /// officer at once. Of two that wait for the same place the first to arrive is first.
    Wait,
    /// It cannot enter the far rank.
    NoAdvance,
}

/// Whether a new officer of the kind named beside it moves once more in the turn of its promotion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SecondStep {
    /// It must, if it legally can.
    Must,
    /// It may.
    May,
    /// It stays where it is.
    Never,
}

/// The King's leap: once in the game, while he has never been in check, he may move like a knight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KingLeap {
    /// There is none.
    Never,
    /// To an empty square.
    ToEmpty,
    /// To an empty square, or capturing.
    MayCapture,
}

/// Whether a side's only officer can be captured: a *mastu*.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mastu {
    /// It can.
    Capturable,
    /// It cannot, whether there are pawns or not.
    OnlyOfficer,
    /// It cannot while there is nothing else but the King.
    OnlyMan,
}

impl Mastu {
    /// Whether the only officer of a side, which has pawns or has none, cannot be captured.
    #[must_use]
    #[inline]
    pub const fn protects(self, has_pawns: bool) -> bool {
        match self {
            Mastu::Capturable => false,
            Mastu::OnlyOfficer => true,
            Mastu::OnlyMan => !has_pawns,
        }
    }
}

/// Which men may be captured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CaptureRule {
    /// *Mara mari*: any.
    Any,
    /// *Maddat mari*: those that are not supported, which is that no man of their side would attack the square after the
    /// capture.
    Unsupported,
}

/// What a player does who is not in check and has no ordinary turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stalemate {
    /// The game is drawn.
    Draw,
    /// He removes one enemy man, not the King, that causes the stalemate: one whose removal would give him an ordinary
    /// turn. Where there is none such, any; never one that shields his own King.
    RemoveJailer,
    /// He removes any enemy man but the King and what shields his own.
    RemoveAny,
}

/// What happens to a player who is left with his King alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BareKing {
    /// Nothing: he may still be mated.
    PlayOn,
    /// The opponent wins at once, a win of the lesser grade.
    LesserWin,
    /// The opponent wins at once, a full win.
    Win,
    /// The game is drawn at once.
    Draw,
}

/// One special rule, as rulesets and options state it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clause {
    /// What becomes of a pawn on the far rank.
    Promotion(Promotion),
    /// What a player without an ordinary turn does.
    Stalemate(Stalemate),
    /// What a bared King means.
    BareKing(BareKing),
    /// How many turns in a row that give check win the game; 0: they are not counted.
    CheckLimit(u16),
    /// The placement at the start.
    Array(&'static str),
    /// What a pawn may do whose place is taken.
    FarRank(FarRank),
    /// Whether a new officer of that kind moves once more.
    SecondStep(Kind, SecondStep),
    /// The King's leap.
    KingLeap(KingLeap),
    /// With how many moves in a row each player begins; 0: with an ordinary turn.
    Opening(u8),
    /// Whether a King with at least one pawn and no officer may be checked.
    PawnsOnlyCheck(bool),
    /// Whether such a side loses when it is stalemated.
    PawnsOnlyStalemateLoses(bool),
    /// Whether a side's only officer can be captured.
    Mastu(Mastu),
    /// Which men may be captured.
    Capture(CaptureRule),
    /// A kind moves otherwise than the table of men says.
    Moves(Kind, Movement),
}

/// The special rules in force that change what a position may become.
///
/// Before any clause is stated, pawns stay pawns and the rest is modern chess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clauses {
    /// What becomes of a pawn on the far rank.
    pub promotion: Promotion,
    /// What a pawn may do whose place is taken.
    pub far_rank: FarRank,
    /// Which new officer moves once more, if one does, and whether it must.
    pub second_step: Option<(Kind, SecondStep)>,
    /// What a player without an ordinary turn does.
    pub stalemate: Stalemate,
    /// Whether a side with King and pawns only loses when it is stalemated.
    pub pawns_only_stalemate_loses: bool,
    /// What a bared King means.
    pub bare_king: BareKing,
    /// How many turns in a row that give check win the game; 0: they are not counted.
    pub check_limit: u16,
    /// The King's leap.
    pub king_leap: KingLeap,
    /// With how many moves in a row each player begins.
    pub opening: u8,
    /// Whether a King with at least one pawn and no officer may be checked.
    pub pawns_only_check: bool,
    /// Whether a side's only officer can be captured.
    pub mastu: Mastu,
    /// Which men may be captured.
    pub capture: CaptureRule,
}

impl Clauses {
    pub(super) const MODERN: Clauses = Clauses {
        promotion: Promotion::Never,
        far_rank: FarRank::Wait,
        second_step: None,
        stalemate: Stalemate::Draw,
        pawns_only_stalemate_loses: false,
        bare_king: BareKing::PlayOn,
        check_limit: 0,
        king_leap: KingLeap::Never,
        opening: 0,
        pawns_only_check: true,
        mastu: Mastu::Capturable,
        capture: CaptureRule::Any,
    };

    pub(super) fn have_bans(&self) -> bool {
        matches!(self.promotion, Promotion::ByFile(_))
            || self.second_step.is_some()
            || self.opening > 0
            || !self.pawns_only_check
            || self.mastu != Mastu::Capturable
            || self.capture != CaptureRule::Any
    }

    pub(super) fn put_in_force(&mut self, clause: Clause) {
        match clause {
            Clause::Promotion(promotion) => self.promotion = promotion,
            Clause::FarRank(far_rank) => self.far_rank = far_rank,
            Clause::SecondStep(_, SecondStep::Never) => self.second_step = None,
            Clause::SecondStep(kind, duty) => self.second_step = Some((kind, duty)),
            Clause::Stalemate(stalemate) => self.stalemate = stalemate,
            Clause::PawnsOnlyStalemateLoses(loses) => self.pawns_only_stalemate_loses = loses,
            Clause::BareKing(bare_king) => self.bare_king = bare_king,
            Clause::CheckLimit(limit) => self.check_limit = limit,
            Clause::KingLeap(leap) => self.king_leap = leap,
            Clause::Opening(moves) => self.opening = moves,
            Clause::PawnsOnlyCheck(allowed) => self.pawns_only_check = allowed,
            Clause::Mastu(mastu) => self.mastu = mastu,
            Clause::Capture(capture) => self.capture = capture,
            // These say how a game begins and how its men move, which `Rules` keeps.
            Clause::Array(_) | Clause::Moves(..) => {}
        }
    }
}
