//! Clause C1: once in the game, while he has never been in check, a King may move like a knight.
//!
//! The leap neither attacks nor guards: it is in no attack table.

use super::sink::Sink;
use super::{Move, MoveKind, Position};
use crate::geometry::{Board, Leaper, SquareSet, squares};
use crate::rules::KingLeap;

impl<B: Board> Position<B> {
    /// The leaps of the King to move, where he may still leap. `targets` are the squares that he may go to at all.
    pub(super) fn king_leaps(&self, targets: B::Set, sink: &mut impl Sink<B>) {
        let us = self.state.turn;
        if !self.state.leaps[us] || self.is_check() {
            return;
        }
        let allowed = match self.rules.clauses().king_leap {
            KingLeap::Never => return,
            KingLeap::ToEmpty => targets & !self.occupied(),
            KingLeap::MayCapture => targets & !B::Set::of(self.state.kings[!us]),
        };
        let king = self.state.kings[us];
        let without_king = self.occupied() ^ B::Set::of(king);
        for to in squares(self.tables.leap(Leaper::Knight, king) & allowed) {
            if !self.is_attacked(to, !us, without_king) {
                sink.turn(Move::new(king, to, MoveKind::Leap));
            }
        }
    }
}
