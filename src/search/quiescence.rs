//! Where the search stops looking ahead: exchanges, promotions and checks are followed to their end.

use super::order::is_forcing;
use super::score::{INFINITE, Value, Window};
use super::tree::Tree;
use crate::geometry::Board;

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
        let start = self.generate();
        if start == self.turns.len() && in_check {
            return self.end();
        }
        if !in_check {
            self.keep_forcing(start);
        }
        self.rate(start, None);
        for at in start..self.turns.len() {
            let turn = self.pick(at);
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
