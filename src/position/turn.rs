use crate::geometry::Square;
use crate::rules::Kind;

/// What a turn does besides taking a man from one square to another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveKind {
    /// Nothing: an ordinary step or capture.
    Ordinary,
    /// The King uses his leap.
    Leap,
    /// A pawn reaches the far rank and becomes that man there, who may move once more.
    Promotion(Kind),
    /// A pawn reaches the far rank, goes back and becomes that man where it came from.
    Return(Kind),
    /// An enemy man is removed from the board, and nobody moves.
    Removal,
}

/// A turn of a player, as he chooses it. What else it brings about follows from the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// Where the man stands; in a removal the square of the removed man.
    pub from: Square,
    /// Where he goes; in a removal again the square of the removed man.
    pub to: Square,
    /// What else happens.
    pub kind: MoveKind,
    /// Where a new officer goes on from `to` in the same turn.
    pub then: Option<Square>,
}

impl Move {
    /// A turn without a second step.
    #[must_use]
    #[inline]
    pub const fn new(from: Square, to: Square, kind: MoveKind) -> Move {
        Move {
            from,
            to,
            kind,
            then: None,
        }
    }

    /// The removal of the man on `square`.
    #[must_use]
    pub const fn removal(square: Square) -> Move {
        Move::new(square, square, MoveKind::Removal)
    }

    /// Whether it is a removal.
    #[must_use]
    pub const fn is_removal(self) -> bool {
        matches!(self.kind, MoveKind::Removal)
    }

    /// What a pawn becomes by it, if it does not stay a pawn.
    #[must_use]
    pub const fn promotion(self) -> Option<Kind> {
        match self.kind {
            MoveKind::Promotion(kind) | MoveKind::Return(kind) => Some(kind),
            MoveKind::Ordinary | MoveKind::Leap | MoveKind::Removal => None,
        }
    }

    /// Where the man stands after the turn.
    #[must_use]
    pub const fn rests_on(self) -> Square {
        match (self.kind, self.then) {
            (MoveKind::Return(_), _) => self.from,
            (_, Some(then)) => then,
            (_, None) => self.to,
        }
    }
}
