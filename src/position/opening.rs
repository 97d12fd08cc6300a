//! Clause C2: each player begins with several moves in a row, by different men or all by the same one.

use super::{Move, Position};
use crate::geometry::{Board, Square, SquareSet};

impl<B: Board> Position<B> {
    /// Whether the player to move is making his opening moves.
    #[inline]
    pub(super) fn in_opening(&self) -> bool {
        self.state.opening[self.state.turn] > 0
    }

    /// Whether the man on `from` may make the next opening move: by different men, or all by the same.
    pub(super) fn may_open_with(&self, from: Square) -> bool {
        let made = self.rules.clauses().opening - self.state.opening[self.state.turn];
        let has_moved = self.state.moved.has(from);
        made < 2 || has_moved != self.state.moved.has_two()
    }

    /// Counts an opening move. The player goes on if he has more and can make one, else his turn is over.
    #[cold]
    pub(super) fn goes_on_opening(&mut self, turn: Move) -> bool {
        let us = self.state.turn;
        self.state.opening[us] -= 1;
        self.state.moved &= !B::Set::of(turn.from);
        self.state.moved |= B::Set::of(turn.rests_on());
        self.state.checkers = B::Set::EMPTY; // no turn leaves one's own King attacked
        if self.in_opening() && self.has_ordinary_turn() {
            return true;
        }
        self.state.opening[us] = 0;
        self.state.moved = B::Set::EMPTY;
        false
    }

    /// Takes the opening moves from a player who is to begin with them and cannot.
    pub(super) fn forgo_opening(&mut self) {
        if self.in_opening() && !self.has_ordinary_turn() {
            self.state.opening[self.state.turn] = 0;
        }
    }

    /// The same for a position that was set up, where some of the opening moves may have been made.
    pub(super) fn settle_opening(&mut self) {
        let us = self.state.turn;
        let begun = !self.state.moved.is_empty();
        if begun && !self.has_ordinary_turn() {
            self.state.opening[us] = 0;
            self.state.moved = B::Set::EMPTY;
            self.pass_turn();
        } else {
            self.forgo_opening();
        }
    }
}
