use super::Position;
use crate::geometry::{Board, Color, Leaper, Square, SquareSet, squares};
use crate::rules::Class;

impl<B: Board> Position<B> {
    /// The men of `by` that attack `square` when the men stand on `occupied`.
    ///
    /// Pins and special clauses do not matter.
    #[must_use]
    pub fn attackers(&self, square: Square, by: Color, occupied: B::Set) -> B::Set {
        let tables = self.tables;
        let men = self.sides[by];
        let mut found = tables.pawn_captures(!by, square) & self.class(Class::Pawn);
        for leaper in Leaper::ALL {
            let leapers = self.class(Class::Leaper(leaper));
            if !leapers.is_empty() {
                found |= tables.leap(leaper, square) & leapers;
            }
        }
        let straight = self.class(Class::Orthogonal) & men;
        if straight.meets(tables.rook_lines(square)) {
            found |= tables.rook(square, occupied) & straight;
        }
        let diagonal = self.class(Class::Diagonal) & men;
        if diagonal.meets(tables.bishop_lines(square)) {
            found |= tables.bishop(square, occupied) & diagonal;
        }
        found & men
    }

    /// Whether a man of `by` attacks `square` when the men stand on `occupied`.
    #[must_use]
    #[inline]
    pub fn is_attacked(&self, square: Square, by: Color, occupied: B::Set) -> bool {
        !self.attackers(square, by, occupied).is_empty()
    }

    /// The men of the player to move that alone shield his King from a rider.
    pub(super) fn pinned(&self) -> B::Set {
        let us = self.state.turn;
        let tables = self.tables;
        let king = self.state.kings[us];
        let (own, enemies) = (self.sides[us], self.sides[!us]);
        let mut snipers = B::Set::EMPTY;
        let straight = self.class(Class::Orthogonal) & enemies;
        if straight.meets(tables.rook_lines(king)) {
            snipers |= tables.rook(king, enemies) & straight;
        }
        let diagonal = self.class(Class::Diagonal) & enemies;
        if diagonal.meets(tables.bishop_lines(king)) {
            snipers |= tables.bishop(king, enemies) & diagonal;
        }
        let mut pinned = B::Set::EMPTY;
        for sniper in squares(snipers) {
            let shield = tables.between(king, sniper) & own;
            if !shield.has_two() {
                pinned |= shield;
            }
        }
        pinned
    }

    /// Where a man may go who has to end the check: on the checker, or between.
    pub(super) fn evasions(&self, checker: Square) -> B::Set {
        let king = self.state.kings[self.state.turn];
        let rides = (self.class(Class::Orthogonal) & self.tables.rook_lines(king))
            | (self.class(Class::Diagonal) & self.tables.bishop_lines(king));
        if rides.has(checker) {
            self.tables.between(king, checker) | B::Set::of(checker)
        } else {
            B::Set::of(checker)
        }
    }
}
