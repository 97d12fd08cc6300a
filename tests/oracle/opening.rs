//! C2: several moves in a row at the beginning.

use super::board::{Side, Square};
use super::position::{Position, side_index};

impl Position {
    pub fn opens(&self) -> bool {
        self.opening[side_index(self.turn)] > 0
    }

    /// Three different men, one move each, or one man three times; of two moves, any.
    pub fn may_open_with(&self, from: Square) -> bool {
        let made = self.rules.opening - self.opening[side_index(self.turn)];
        match self.moved[..] {
            [only] if made > 1 => from == only,
            [_] => true,
            _ => !self.moved.contains(&from),
        }
    }

    /// `moved` keeps track of the men.
    pub fn note_opening_step(&mut self, from: Square, to: Square) {
        self.moved.retain(|&square| square != from);
        self.moved.push(to);
        self.moved.sort_by_key(|square| (square.file, square.rank));
    }

    /// After a legal turn, or a legal opening move: who is next?
    pub fn end_turn(mut self) -> Position {
        let left = &mut self.opening[side_index(self.turn)];
        *left = left.saturating_sub(1);
        if !self.opens() {
            self.pass();
        }
        self.forgo()
    }

    /// A player with opening moves left and no legal one forgoes them.
    pub fn forgo(mut self) -> Position {
        if !self.opens() || self.has_ordinary_turn() {
            return self;
        }
        self.opening[side_index(self.turn)] = 0;
        if self.moved.is_empty() {
            return self;
        }
        self.pass();
        self.forgo()
    }

    fn pass(&mut self) {
        self.moved.clear();
        if self.turn == Side::Black {
            self.count_turn();
        }
        self.turn = self.turn.other();
    }
}
