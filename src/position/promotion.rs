//! Clauses K1, S2 and C3: what becomes of a pawn on the far rank.

use super::generate::Sink;
use super::{Move, MoveKind, Position};
use crate::geometry::{Board, Square, SquareSet, squares};
use crate::rules::{Class, FarRank, Kind, Promotion};

impl<B: Board> Position<B> {
    /// Those of the far squares on which an arriving pawn becomes another man, and those on which it stays a pawn.
    ///
    /// Those that `returns` or `second_steps` offer are not among them.
    pub(super) fn arrivals(&self, far: B::Set) -> (B::Set, B::Set) {
        match self.rules.clauses().promotion {
            Promotion::Never => (B::Set::EMPTY, far),
            Promotion::Always(_) => (far, B::Set::EMPTY),
            Promotion::OnMarkOrReturn(_) => (far & self.marks, B::Set::EMPTY),
            Promotion::ByFile(_) => self.arrivals_by_file(far),
        }
    }

    fn arrivals_by_file(&self, far: B::Set) -> (B::Set, B::Set) {
        let may_wait = self.rules.clauses().far_rank == FarRank::Wait;
        let restless = self.restless().map(|(kind, _)| kind);
        let (mut promoted, mut unpromoted) = (B::Set::EMPTY, B::Set::EMPTY);
        for square in squares::<B>(far) {
            match self.free_office(self.state.turn, square) {
                None if may_wait => unpromoted |= square.set(),
                Some(kind) if Some(kind) != restless => promoted |= square.set(),
                None | Some(_) => {}
            }
        }
        (promoted, unpromoted)
    }

    /// The turns in which a pawn reaches an unmarked far square and goes back.
    ///
    /// The King's safety is judged after the return (K1): the pawn's own square is never vacated, so neither a pin nor
    /// the arrival square matters, only what the captured man did or hid.
    pub(super) fn returns(&self, pawns: B::Set, sink: &mut dyn Sink<B>) {
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

    /// What a pawn of the player to move becomes that goes to the far square `square` now and does not stay a pawn.
    pub(super) fn promoted_on(&self, square: Square<B>) -> Kind {
        match self.rules.clauses().promotion {
            Promotion::Always(kind) | Promotion::OnMarkOrReturn(kind) => kind,
            Promotion::Never | Promotion::ByFile(_) => self
                .free_office(self.state.turn, square)
                .unwrap_or(self.rules.pawn()),
        }
    }

    /// What the pawn of a legal turn becomes, if it does not stay a pawn.
    #[must_use]
    pub fn promotion(&self, turn: Move<B>) -> Option<Kind> {
        match turn.kind {
            MoveKind::Promotion | MoveKind::Return => Some(self.promoted_on(turn.to)),
            MoveKind::Ordinary | MoveKind::Leap | MoveKind::Removal => None,
        }
    }

    /// Whether the man on `square` is a pawn, by his movement.
    pub(super) fn is_pawn(&self, square: Square<B>) -> bool {
        self.class(Class::Pawn).has(square.index())
    }
}
