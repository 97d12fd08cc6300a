//! Clause K3: a player who is not in check and has no ordinary turn removes an enemy man.

use super::Position;
use crate::geometry::{Board, Square, SquareSet, squares};
use crate::rules::Stalemate;

impl<B: Board> Position<B> {
    /// The men that a player who is stalemated may remove.
    pub(super) fn removable(&self) -> B::Set {
        match self.rules.clauses().stalemate {
            Stalemate::Draw => B::Set::EMPTY,
            Stalemate::RemoveAny => self.harmless_removals(),
            Stalemate::RemoveJailer => {
                let harmless = self.harmless_removals();
                let jailers = squares(harmless)
                    .filter(|&square| self.is_jailer(square))
                    .fold(B::Set::EMPTY, |jailers, square| {
                        jailers | B::Set::of(square)
                    });
                if jailers.is_empty() {
                    harmless
                } else {
                    jailers
                }
            }
        }
    }

    /// The enemy men but the King whose removal does not leave one's own King attacked.
    fn harmless_removals(&self) -> B::Set {
        let us = self.state.turn;
        let candidates = self.sides[!us] ^ B::Set::of(self.state.kings[!us]);
        squares(candidates)
            .filter(|&square| {
                let left = self.occupied() ^ B::Set::of(square);
                (self.attackers(self.state.kings[us], !us, left) & !B::Set::of(square)).is_empty()
            })
            .fold(B::Set::EMPTY, |harmless, square| {
                harmless | B::Set::of(square)
            })
    }

    /// Whether the player would have an ordinary turn if the man on `square` were not there.
    fn is_jailer(&self, square: Square) -> bool {
        let mut without = self.clone();
        without.put(square, None);
        without.has_ordinary_turn()
    }
}
