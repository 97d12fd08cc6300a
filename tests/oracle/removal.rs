//! K3: a stalemated player removes an enemy man.

use super::board::Square;
use super::position::Position;
use super::rules::Stalemate;

impl Position {
    /// The board without the man, if that leaves one's own King safe; whether it may be this man is another question.
    pub fn removal_made(&self, square: Square) -> Option<Position> {
        let man = self.board.at(square)?;
        if man.side == self.turn || man.is_king() {
            return None;
        }
        let mut next = self.clone();
        next.board.put(square, None);
        next.count_quiet_ply(true);
        next.is_lawful().then_some(next)
    }

    pub fn may_remove(&self, square: Square) -> bool {
        let may_remove_any = match self.rules.stalemate {
            Stalemate::Draw | Stalemate::PawnsOnlyLose => return false,
            Stalemate::RemoveAny => true,
            Stalemate::RemoveJailer => false,
        };
        if self.removal_made(square).is_none() || self.in_check() || self.has_ordinary_turn() {
            return false;
        }
        if may_remove_any || self.removal_frees(square) {
            return true;
        }
        let others = self.board.squares();
        !others
            .iter()
            .any(|&other| self.removal_made(other).is_some() && self.removal_frees(other))
    }

    /// Would the mover have an ordinary turn if this man went and he moved again?
    fn removal_frees(&self, square: Square) -> bool {
        let mut without = self.clone();
        without.board.put(square, None);
        without.has_ordinary_turn()
    }

    pub fn has_removal(&self) -> bool {
        self.board
            .squares()
            .iter()
            .any(|&square| self.may_remove(square))
    }
}
