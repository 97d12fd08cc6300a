//! Clause C5: a pawn that becomes a certain officer by its own arrival moves once more in the same turn.
//!
//! Only the final position must be safe for one's own King and keep the ban on check (C6); each of two captures must be
//! allowed (C7, C8) on the board as it is at that step.

use super::make::Undo;
use super::sink::{Gather, Sink};
use super::{Move, MoveKind, Piece, Position};
use crate::geometry::{Board, Square, SquareSet, squares};
use crate::rules::{Class, Kind, SecondStep};

impl<B: Board> Position<B> {
    /// The kind of officer that moves once more when it is made, where the rules have one.
    pub(super) fn restless(&self) -> Option<(Kind, SecondStep)> {
        self.rules.clauses().second_step
    }

    /// The turns in which a pawn arrives and becomes such an officer.
    pub(super) fn second_steps(&self, sink: &mut Gather<B>) {
        let Some((kind, duty)) = self.restless() else {
            return;
        };
        let us = self.state.turn;
        let near = B::forward(B::FAR_RANK[us], !us);
        for from in squares(near & self.class(Class::Pawn) & self.sides[us]) {
            let ahead = B::forward(B::Set::of(from), us) & !self.occupied();
            let prey = self.tables.pawn_captures(us, from) & self.sides[!us];
            for to in squares(ahead | (prey & !self.untouchable(!us))) {
                if self.free_office(us, to) == Some(kind) {
                    self.arrive_and_go_on(Piece { color: us, kind }, duty, from, to, sink);
                }
            }
        }
    }

    fn arrive_and_go_on(
        &self,
        officer: Piece,
        duty: SecondStep,
        from: Square,
        to: Square,
        sink: &mut Gather<B>,
    ) {
        let us = officer.color;
        let captures = self.piece_at(to).is_some();
        if self.in_opening() && (captures || !self.may_open_with(from)) {
            return;
        }
        let turn = |then| Move {
            from,
            to,
            kind: MoveKind::Promotion(officer.kind),
            then,
        };
        let mut arrived = self.clone();
        arrived.move_men(turn(None), &mut Undo::new(self.state));
        if captures && arrived.shields(!us, to) {
            return;
        }
        let reached = arrived.attacks_from(officer, to);
        let barred =
            arrived.sides[us] | arrived.untouchable(!us) | B::Set::of(arrived.state.kings[!us]);
        let mut goes_on = false;
        for then in squares(reached & !barred) {
            let captures = arrived.piece_at(then).is_some();
            if self.in_opening() && captures {
                continue;
            }
            let mut gone = arrived.clone();
            gone.step_on(to, then, &mut Undo::new(self.state));
            if !(captures && gone.shields(!us, then)) && gone.may_result() {
                goes_on = true;
                sink.turn(turn(Some(then)));
            }
        }
        let may_stay = duty == SecondStep::May || !goes_on;
        if may_stay && arrived.may_result() {
            sink.turn(turn(None));
        }
    }
}
