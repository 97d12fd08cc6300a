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
    /// What a player without an ordinary turn does.
    pub stalemate: Stalemate,
    /// What a bared King means.
    pub bare_king: BareKing,
    /// How many turns in a row that give check win the game; 0: they are not counted.
    pub check_limit: u16,
}

impl Clauses {
    pub(super) const MODERN: Clauses = Clauses {
        promotion: Promotion::Never,
        stalemate: Stalemate::Draw,
        bare_king: BareKing::PlayOn,
        check_limit: 0,
    };
}
