//! C1: once in the game a King may move like a Knight.

use super::board::{Side, Square};
use super::movement::{KNIGHT, king_is_attacked};
use super::position::{Position, side_index};
use super::rules::Leap;

impl Position {
    /// May the King go from `from` to `to` so, checks aside?
    pub fn may_leap(&self, from: Square, to: Square) -> bool {
        let mover = self.turn;
        let held = self.leap[side_index(mover)] && !self.in_check();
        let allowed_there = match self.board.at(to) {
            None => self.rules.leap != Leap::None,
            Some(man) => man.side != mover && self.rules.leap == Leap::MayCapture,
        };
        let is_knights_move = KNIGHT.iter().any(|&step| from.step(step) == to);
        is_knights_move && held && allowed_there
    }

    /// A King that is in check at the end of a turn may not leap any more.
    pub fn forfeit_leaps(&mut self) {
        for side in [Side::White, Side::Black] {
            if king_is_attacked(&self.rules, &self.board, side) {
                self.leap[side_index(side)] = false;
            }
        }
    }
}
