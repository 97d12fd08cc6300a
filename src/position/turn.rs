use crate::geometry::{Board, Square};

/// What a turn does besides taking a man from one square to another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveKind {
    /// Nothing: an ordinary step or capture.
    Ordinary,
    /// The King uses his leap.
    Leap,
    /// A pawn reaches the far rank and becomes another man there, who may move once more.
    Promotion,
    /// A pawn reaches the far rank, goes back and becomes another man where it came from.
    Return,
    /// An enemy man is removed from the board, and nobody moves.
    Removal,
}

/// A turn of a player, as he chooses it. What else it brings about follows from the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move<B: Board> {
    /// Where the man stands; in a removal the square of the removed man.
    pub from: Square<B>,
    /// Where he goes; in a removal again the square of the removed man.
    pub to: Square<B>,
    /// What else happens.
    pub kind: MoveKind,
    /// Where a new officer goes on from `to` in the same turn.
    pub then: Option<Square<B>>,
}

impl<B: Board> Move<B> {
    /// A turn without a second step.
    #[must_use]
    #[inline]
    pub const fn new(from: Square<B>, to: Square<B>, kind: MoveKind) -> Move<B> {
        Move {
            from,
            to,
            kind,
            then: None,
        }
    }

    /// The removal of the man on `square`.
    #[must_use]
    pub const fn removal(square: Square<B>) -> Move<B> {
        Move::new(square, square, MoveKind::Removal)
    }

    /// Whether it is a removal.
    #[must_use]
    pub const fn is_removal(self) -> bool {
        matches!(self.kind, MoveKind::Removal)
    }

    /// Where the man stands after the turn.
    #[must_use]
    pub const fn rests_on(self) -> Square<B> {
        match (self.kind, self.then) {
            (MoveKind::Return, _) => self.from,
            (_, Some(then)) => then,
            (_, None) => self.to,
        }
    }
}
