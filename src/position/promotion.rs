//! Clauses K1 and S2: what becomes of a pawn on the far rank.

use super::generate::Sink;
use super::{MoveKind, Position};
use crate::geometry::{Board, Square, SquareSet, squares};
use crate::rules::{Class, Kind, Promotion};

impl<B: Board> Position<B> {
    /// The far squares on which an arriving pawn stays, and what its turn is called.
    pub(super) fn arrivals(&self) -> (B::Set, MoveKind) {
        match self.rules.clauses().promotion {
            Promotion::Never => (B::FULL, MoveKind::Ordinary),
            Promotion::Always(_) => (B::FULL, MoveKind::Promotion),
            Promotion::OnMarkOrReturn(_) => (self.marks, MoveKind::Promotion),
        }
    }

    /// The turns in which a pawn reaches an unmarked far square and goes back.
    ///
    /// The King's safety is judged after the return (K1): the pawn's own square is never vacated, so neither a pin nor
    /// the arrival square matters, only what the captured man did or hid.
    pub(super) fn returns(&self, pawns: B::Set, sink: &mut impl Sink<B>) {
        let Promotion::OnMarkOrReturn(_) = self.rules.clauses().promotion else {
            return;
        };
        let us = self.state.turn;
        let king = self.kings[us];
        let far = B::FAR_RANK[us] & !self.marks;
        let near = B::forward(B::FAR_RANK[us], !us) & pawns;
        for from in squares::<B>(near) {
            let mut targets = B::Set::EMPTY;
            if !self.is_check() {
                targets |= B::forward(from.set(), us) & far & !self.occupied();
            }
            let prey = self.tables.pawn_captures(us, from) & far & self.sides[!us];
            for to in squares::<B>(prey) {
                let left = self.occupied() ^ to.set();
                if (self.attackers(king, !us, left) & !to.set()).is_empty() {
                    targets |= to.set();
                }
            }
            sink.man(from, targets, MoveKind::Return);
        }
    }

    /// What a pawn becomes that is promoted now.
    pub(super) const fn promoted(&self) -> Kind {
        match self.rules.promoted() {
            Some(kind) => kind,
            None => self.rules.pawn(),
        }
    }

    /// Whether the man on `square` is a pawn, by his movement.
    pub(super) fn is_pawn(&self, square: Square<B>) -> bool {
        self.class(Class::Pawn).has(square.index())
    }
}
