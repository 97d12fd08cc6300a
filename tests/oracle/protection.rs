//! C6, C7 and C8: who cannot be checked, and who cannot be captured.

use super::board::{Man, Side, Square};
use super::movement::is_attacked_by;
use super::position::Position;
use super::rules::{Capture, Mastu, PawnsOnly};

impl Position {
    /// C6, of the position after a turn.
    pub fn cannot_be_checked(&self, side: Side) -> bool {
        self.rules.pawns_only == PawnsOnly::NoCheck && self.board.has_pawns_only(side)
    }

    /// C7, of a man that is about to be captured.
    pub fn is_mastu(&self, man: Man) -> bool {
        let is_last = man.is_officer() && self.board.officers(man.side) == 1;
        let has_pawns = self.board.count(man.side, 'P') > 0;
        match self.rules.mastu {
            Mastu::None => false,
            Mastu::Alone => is_last && !has_pawns,
            Mastu::Officer => is_last,
        }
    }

    /// C8, of the square on which a man of `side` has been captured, after that.
    pub fn was_supported(&self, side: Side, square: Square) -> bool {
        self.rules.capture == Capture::MaddatMari
            && is_attacked_by(&self.rules, &self.board, side, square)
    }
}
