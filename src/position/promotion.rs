//! Clauses K1, S2 and C3: what becomes of a pawn on the far rank.

use super::sink::Sink;
use super::{MoveKind, Position};
use crate::geometry::{Board, Square, SquareSet, squares};
use crate::rules::{Class, FarRank, Promotion};

impl<B: Board> Position<B> {
    /// The turns in which pawns arrive on `far` squares, by as many files to the right, and become officers or stay pawns.
    ///
    /// Those that `returns` or `second_steps` offer are not among them.
    pub(super) fn arrivals(&self, far: B::Set, files: i8, sink: &mut impl Sink<B>) {
        match self.rules.clauses().promotion {
            Promotion::Never => sink.pawns(far, files, MoveKind::Ordinary),
            Promotion::Always(kind) => sink.pawns(far, files, MoveKind::Promotion(kind)),
            Promotion::OnMarkOrReturn(kind) => {
                sink.pawns(far & self.marks, files, MoveKind::Promotion(kind));
            }
            Promotion::ByFile(_) => self.arrivals_by_file(far, files, sink),
        }
    }

    fn arrivals_by_file(&self, far: B::Set, files: i8, sink: &mut impl Sink<B>) {
        let may_wait = self.rules.clauses().far_rank == FarRank::Wait;
        let restless = self.restless().map(|(kind, _)| kind);
        for square in squares(far) {
            let kind = match self.free_office(self.state.turn, square) {
                None if may_wait => MoveKind::Ordinary,
                Some(kind) if Some(kind) != restless => MoveKind::Promotion(kind),
                None | Some(_) => continue,
            };
            sink.pawns(B::Set::of(square), files, kind);
        }
    }

    /// The turns in which a pawn reaches an unmarked far square and goes back.
    ///
    /// The King's safety is judged after the return (K1): the pawn's own square is never vacated, so neither a pin nor
    /// the arrival square matters, only what the captured man did or hid.
    pub(super) fn returns(&self, pawns: B::Set, sink: &mut impl Sink<B>) {
        let Promotion::OnMarkOrReturn(officer) = self.rules.clauses().promotion else {
            return;
        };
        let us = self.state.turn;
        let king = self.state.kings[us];
        let far = B::FAR_RANK[us] & !self.marks;
        let near = B::forward(B::FAR_RANK[us], !us) & pawns;
        for from in squares(near) {
            let mut targets = B::Set::EMPTY;
            if !self.is_check() {
                targets |= B::forward(B::Set::of(from), us) & far & !self.occupied();
            }
            let prey = self.tables.pawn_captures(us, from) & far & self.sides[!us];
            for to in squares(prey) {
                let left = self.occupied() ^ B::Set::of(to);
                if (self.attackers(king, !us, left) & !B::Set::of(to)).is_empty() {
                    targets |= B::Set::of(to);
                }
            }
            sink.man(from, targets, MoveKind::Return(officer));
        }
    }

    /// Whether the man on `square` is a pawn, by his movement.
    pub(super) fn is_pawn(&self, square: Square) -> bool {
        self.class(Class::Pawn).has(square)
    }
}
