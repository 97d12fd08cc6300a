//! Where the search stops looking ahead: exchanges, promotions and checks are followed to their end.

use super::exchange::exchange;
use super::order::is_forcing;
use super::score::{INFINITE, Value, Window};
use super::tree::Tree;
use crate::geometry::{Board, SquareSet};
use crate::position::{Move, MoveKind};

/// How much more than the man it takes a capture may bring, in hundredths of a pawn.
const MARGIN: Value = 150;

impl<B: Board> Tree<'_, B> {
    /// What the position is worth once it is quiet.
    ///
    /// A player in check has all his turns. Any other takes or makes a man, or leaves it: stalemate is not seen here, but
    /// a man who may be removed in one is.
    pub(super) fn quiesce(&mut self, window: Window) -> Value {
        let Window { mut alpha, beta } = window;
        let in_check = self.position.is_check();
        let mut best = -INFINITE;
        if !in_check {
            best = self.estimate(window);
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }
        let estimate = best;
        let start = self.turns.len();
        if in_check {
            self.position.legal_moves_into(&mut self.turns);
            if start == self.turns.len() {
                return self.end();
            }
        } else {
            self.position.forcing_moves_into(&mut self.turns);
            self.keep_forcing(start);
        }
        self.rate(start, None);
        for at in start..self.turns.len() {
            let turn = self.pick(at);
            if !in_check && self.is_in_vain(turn, estimate, alpha) {
                continue;
            }
            let value = self.follow(turn, 0, Window { alpha, beta });
            if self.stopped {
                break;
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if value >= beta {
                break;
            }
        }
        self.forget(start);
        best
    }

    /// Whether a capture brings too little, or costs more than it brings.
    fn is_in_vain(&self, turn: Move, estimate: Value, alpha: Value) -> bool {
        // Whoever loses his last man may lose the game by it.
        let decides = self.position.men_of(!self.position.turn()).len() <= 2;
        if self.budget.exact || decides || turn.then.is_some() || turn.kind == MoveKind::Removal {
            return false;
        }
        let taken = self.position.piece_at(turn.to);
        let most = taken.map_or(0, |man| self.evaluation.value(man.kind)) + MARGIN;
        let is_little = turn.promotion().is_none() && estimate + most <= alpha;
        is_little || exchange(&self.position, self.evaluation, turn) < 0
    }

    fn keep_forcing(&mut self, start: usize) {
        let mut end = start;
        for at in start..self.turns.len() {
            let turn = self.turns[at];
            if is_forcing(self.position.placement(), turn) {
                self.turns[end] = turn;
                end += 1;
            }
        }
        self.turns.truncate(end);
    }
}
