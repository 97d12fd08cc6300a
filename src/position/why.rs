//! Why a turn is not allowed: the same clauses as in the generator, asked one after the other.

use super::make::Undo;
use super::{Move, MoveKind, Outcome, Position};
use crate::geometry::{Board, Color, Leaper, Square, SquareSet, squares};
use crate::rules::{Class, FarRank, Kind, KingLeap, Promotion, Stalemate};

/// Why a turn from one square to another is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game has ended.
    GameOver(Outcome),
    /// There is no man on the square.
    NoMan(Square),
    /// The man is the opponent's.
    NotYours(Square),
    /// One's own man stands on the square of arrival.
    OwnMan(Square),
    /// The King is never captured.
    King(Square),
    /// The man does not move so.
    Movement(Kind),
    /// Another man stands between.
    Blocked(Square),
    /// A pawn does not capture straight ahead.
    PawnAhead(Square),
    /// A pawn goes diagonally only to capture.
    PawnDiagonal(Square),
    /// One's own King would still be attacked, by the man there.
    StillInCheck(Square),
    /// One's own King would be attacked, by the man there.
    ExposesKing(Square),
    /// The pawn goes back, and so does not help against the check.
    ReturnHelpsNot,
    /// Nobody is removed while there is an ordinary turn, or in check.
    NoRemovalNow,
    /// The rules have no removal.
    NoRemoval,
    /// Another man causes the stalemate, not that one.
    NotTheJailer,
    /// A pawn stays on the far rank, by the rules without promotion.
    PawnAtEnd,
    /// There is no leap in these rules.
    NoLeap,
    /// The King has used his leap, or has lost it by a check.
    LeapLost,
    /// The King may not leap out of check.
    LeapInCheck,
    /// The King may leap only to an empty square.
    LeapCaptures,
    /// An opening move may not capture.
    OpeningCapture,
    /// An opening move may not give check.
    OpeningCheck,
    /// The opening moves are made by different men, or all by the same one.
    OpeningMan {
        /// Whether it would have to be a man that has not moved.
        other: bool,
    },
    /// The pawn waits for a place as an officer.
    Waiting,
    /// The pawn cannot be promoted there, and may not wait.
    NoPlace,
    /// The capture frees a place, and the pawn there becomes an officer that attacks one's own King.
    Conversion(Square),
    /// A King with pawns only cannot be checked.
    PawnsOnly,
    /// The man is its side's only officer.
    Mastu(Kind),
    /// The man is supported, by the man there.
    Supported(Square),
    /// The new officer goes on in the same turn, and not there, or it was not said where to.
    SecondStep(Option<Square>),
    /// The board has no such square.
    OffBoard(Square),
    /// The turn is legal, but not what a text says of it: who moves, takes or becomes what.
    SaidOtherwise(Square, Square),
}

impl Refusal {
    /// The name that programs use, such as `mastu`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::GameOver(_) => "game-over",
            Refusal::NoMan(_) => "no-man",
            Refusal::NotYours(_) => "not-yours",
            Refusal::OwnMan(_) => "own-man",
            Refusal::King(_) => "king",
            Refusal::Movement(_) => "movement",
            Refusal::Blocked(_) => "blocked",
            Refusal::PawnAhead(_) => "pawn-ahead",
            Refusal::PawnDiagonal(_) => "pawn-diagonal",
            Refusal::StillInCheck(_) => "still-in-check",
            Refusal::ExposesKing(_) => "exposes-king",
            Refusal::ReturnHelpsNot => "return",
            Refusal::NoRemovalNow => "removal-not-due",
            Refusal::NoRemoval => "no-removal",
            Refusal::NotTheJailer => "not-the-jailer",
            Refusal::PawnAtEnd => "pawn-at-end",
            Refusal::NoLeap => "no-leap",
            Refusal::LeapLost => "leap-lost",
            Refusal::LeapInCheck => "leap-in-check",
            Refusal::LeapCaptures => "leap-captures",
            Refusal::OpeningCapture => "opening-capture",
            Refusal::OpeningCheck => "opening-check",
            Refusal::OpeningMan { .. } => "opening-man",
            Refusal::Waiting => "waiting",
            Refusal::NoPlace => "no-place",
            Refusal::Conversion(_) => "conversion",
            Refusal::PawnsOnly => "pawns-only",
            Refusal::Mastu(_) => "mastu",
            Refusal::Supported(_) => "supported",
            Refusal::SecondStep(_) => "second-step",
            Refusal::OffBoard(_) => "off-board",
            Refusal::SaidOtherwise(..) => "said-otherwise",
        }
    }

    /// The square that the reason speaks of, where it speaks of one.
    #[must_use]
    pub const fn at(&self) -> Option<Square> {
        match *self {
            Refusal::NoMan(at)
            | Refusal::NotYours(at)
            | Refusal::OwnMan(at)
            | Refusal::King(at)
            | Refusal::Blocked(at)
            | Refusal::PawnAhead(at)
            | Refusal::PawnDiagonal(at)
            | Refusal::StillInCheck(at)
            | Refusal::ExposesKing(at)
            | Refusal::Conversion(at)
            | Refusal::Supported(at) => Some(at),
            _ => None,
        }
    }

    /// The kind of men that the reason speaks of, where it speaks of one.
    #[must_use]
    pub const fn kind(&self) -> Option<Kind> {
        match *self {
            Refusal::Movement(kind) | Refusal::Mastu(kind) => Some(kind),
            _ => None,
        }
    }
}

impl<B: Board> Position<B> {
    /// Why the man on `from` may not go to `to` first in a turn, or nothing if he may.
    ///
    /// A removal is asked for with the same square twice.
    ///
    /// ```
    /// # use buddhibala::{geometry::Board8x8, notation::fen, rules::Rules};
    /// use buddhibala::position::Refusal;
    /// let rules = Rules::new("chadarangam", [])?;
    /// let position = fen::parse::<Board8x8>(&rules, "4k3/8/8/8/8/8/r7/R3K3 w - - 0 1")?;
    /// let refusal = position.why("a1".parse()?, "a2".parse()?);
    /// assert!(matches!(refusal, Some(Refusal::Mastu(_))));
    /// assert_eq!(position.why("a1".parse()?, "b1".parse()?), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn why(&self, from: Square, to: Square) -> Option<Refusal> {
        if let Some(outcome) = self.outcome() {
            return Some(Refusal::GameOver(outcome));
        }
        if let Some(beyond) = [from, to].into_iter().find(|&square| !B::ID.has(square)) {
            return Some(Refusal::OffBoard(beyond));
        }
        let legal = self.legal_moves();
        if legal.iter().any(|turn| turn.from == from && turn.to == to) {
            return None;
        }
        let refusal = if from == to {
            Some(self.why_no_removal(from))
        } else {
            self.why_no_mover(from)
                .or_else(|| self.why_no_arrival(to))
                .or_else(|| self.why_no_way(from, to))
                .or_else(|| self.why_banned(from, to))
                .or_else(|| self.why_bad_result(from, to))
        };
        // Whatever is illegal is refused above; a removal that is due is all there is to say of any other turn.
        Some(refusal.unwrap_or(Refusal::NoRemovalNow))
    }

    fn why_no_removal(&self, square: Square) -> Refusal {
        let us = self.state.turn;
        let Some(piece) = self.piece_at(square) else {
            return Refusal::NoMan(square);
        };
        if !self.rules.ruleset().knows_removal() {
            return Refusal::Movement(piece.kind);
        }
        if self.rules.clauses().stalemate == Stalemate::Draw {
            return Refusal::NoRemoval;
        }
        if piece.color == us {
            return Refusal::OwnMan(square);
        }
        if piece.kind == Kind::KING {
            return Refusal::King(square);
        }
        if self.is_check() || self.has_ordinary_turn() {
            return Refusal::NoRemovalNow;
        }
        let left = self.occupied() ^ B::Set::of(square);
        let attackers = self.attackers(self.state.kings[us], !us, left) & !B::Set::of(square);
        match squares(attackers).next() {
            Some(attacker) => Refusal::ExposesKing(attacker),
            None => Refusal::NotTheJailer,
        }
    }

    fn why_no_mover(&self, from: Square) -> Option<Refusal> {
        let us = self.state.turn;
        let Some(piece) = self.piece_at(from) else {
            return Some(Refusal::NoMan(from));
        };
        if piece.color != us {
            return Some(Refusal::NotYours(from));
        }
        if piece.kind == self.rules.pawn() && B::FAR_RANK[us].has(from) {
            return Some(if self.has_places() {
                Refusal::Waiting
            } else {
                Refusal::PawnAtEnd
            });
        }
        None
    }

    fn why_no_arrival(&self, to: Square) -> Option<Refusal> {
        let piece = self.piece_at(to)?;
        if piece.color == self.state.turn {
            return Some(Refusal::OwnMan(to));
        }
        (piece.kind == Kind::KING).then_some(Refusal::King(to))
    }

    fn why_no_way(&self, from: Square, to: Square) -> Option<Refusal> {
        let piece = self.piece_at(from)?;
        if piece.kind == self.rules.pawn() {
            let ahead = B::forward(B::Set::of(from), piece.color).has(to);
            let aside = self.tables.pawn_captures(piece.color, from).has(to);
            let taken = self.piece_at(to).is_some();
            return match (ahead, aside, taken) {
                (true, _, false) | (_, true, true) => None,
                (true, _, true) => Some(Refusal::PawnAhead(to)),
                (_, true, false) => Some(Refusal::PawnDiagonal(to)),
                (false, false, _) => Some(Refusal::Movement(piece.kind)),
            };
        }
        if self.attacks_from(piece, from).has(to) {
            return None;
        }
        let knows_leap = self.rules.ruleset().knows_leap();
        if piece.kind == Kind::KING && knows_leap && self.tables.leap(Leaper::Knight, from).has(to)
        {
            return self.why_no_leap(to);
        }
        let movement = self.rules.movement(piece.kind);
        let straight = movement.has(Class::Orthogonal) && self.tables.rook_lines(from).has(to);
        let diagonal = movement.has(Class::Diagonal) && self.tables.bishop_lines(from).has(to);
        if straight || diagonal {
            let between = self.tables.between(from, to) & self.occupied();
            if let Some(first) = squares(between).next() {
                return Some(Refusal::Blocked(first));
            }
        }
        Some(Refusal::Movement(piece.kind))
    }

    fn why_no_leap(&self, to: Square) -> Option<Refusal> {
        let leap = self.rules.clauses().king_leap;
        if leap == KingLeap::Never {
            Some(Refusal::NoLeap)
        } else if self.is_check() {
            Some(Refusal::LeapInCheck)
        } else if !self.state.leaps[self.state.turn] {
            Some(Refusal::LeapLost)
        } else if leap == KingLeap::ToEmpty && self.piece_at(to).is_some() {
            Some(Refusal::LeapCaptures)
        } else {
            None
        }
    }

    /// What forbids the turn before anybody looks at what it brings about.
    fn why_banned(&self, from: Square, to: Square) -> Option<Refusal> {
        let us = self.state.turn;
        let prey = self.piece_at(to);
        if self.in_opening() {
            if prey.is_some() {
                return Some(Refusal::OpeningCapture);
            }
            if !self.may_open_with(from) {
                let other = self.state.moved.has(from);
                return Some(Refusal::OpeningMan { other });
            }
        }
        if let Some(prey) = prey
            && self.untouchable(!us).has(to)
        {
            return Some(Refusal::Mastu(prey.kind));
        }
        let enters = self.is_pawn(from) && B::FAR_RANK[us].has(to);
        let no_place = enters
            && self.has_places()
            && self.rules.clauses().far_rank == FarRank::NoAdvance
            && self.free_office(us, to).is_none();
        no_place.then_some(Refusal::NoPlace)
    }

    /// What forbids what the turn brings about.
    fn why_bad_result(&self, from: Square, to: Square) -> Option<Refusal> {
        let us = self.state.turn;
        let turn = Move::new(from, to, self.kind_of_arrival(from, to));
        let mut after = self.clone();
        let mut undo = Undo::new(self.state);
        after.move_men(turn, &mut undo);
        let occupied = after.occupied();
        if self.piece_at(to).is_some() && after.shields(!us, to) {
            let supporter = squares(after.attackers(to, !us, occupied)).next()?;
            return Some(Refusal::Supported(supporter));
        }
        let attackers = after.attackers(after.state.kings[us], !us, occupied);
        if let Some(attacker) = squares(attackers).next() {
            return Some(if is_converted(&undo, attacker, !us) {
                Refusal::Conversion(attacker)
            } else if !self.is_check() {
                Refusal::ExposesKing(attacker)
            } else if matches!(turn.kind, MoveKind::Return(_)) {
                Refusal::ReturnHelpsNot
            } else {
                Refusal::StillInCheck(attacker)
            });
        }
        if !after.is_attacked(after.state.kings[!us], us, occupied) {
            return None;
        }
        Some(if self.in_opening() {
            Refusal::OpeningCheck
        } else {
            Refusal::PawnsOnly
        })
    }

    fn kind_of_arrival(&self, from: Square, to: Square) -> MoveKind {
        let us = self.state.turn;
        if !(self.is_pawn(from) && B::FAR_RANK[us].has(to)) {
            return MoveKind::Ordinary;
        }
        match self.rules.clauses().promotion {
            Promotion::Never => MoveKind::Ordinary,
            Promotion::Always(kind) => MoveKind::Promotion(kind),
            Promotion::OnMarkOrReturn(kind) if self.marks.has(to) => MoveKind::Promotion(kind),
            Promotion::OnMarkOrReturn(kind) => MoveKind::Return(kind),
            Promotion::ByFile(_) => self
                .free_office(us, to)
                .map_or(MoveKind::Ordinary, MoveKind::Promotion),
        }
    }
}

/// Whether the man of `color` on `square` has just become an officer there.
fn is_converted<B: Board>(undo: &Undo<B>, square: Square, color: Color) -> bool {
    undo.changes().iter().any(|&(changed, before)| {
        changed == square && before.is_some_and(|piece| piece.color == color)
    })
}
