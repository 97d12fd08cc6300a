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
    /// A player in check has all his turns. Any other takes or makes a man, or leaves it, and first of all may give check:
    /// stalemate is not seen here, but a man who may be removed in one is.
    pub(super) fn quiesce(&mut self, window: Window) -> Value {
        let start = self.turns.len();
        if self.position.is_check() {
            self.position.legal_moves_into(&mut self.turns);
            if start == self.turns.len() {
                return self.end();
            }
            return self.best_to_rest(start, -INFINITE, None, window);
        }
        let estimate = self.estimate(window);
        if estimate >= window.beta {
            return estimate;
        }
        self.position.forcing_moves_into(&mut self.turns);
        self.keep(start, |tree, turn| {
            is_forcing(tree.position.placement(), turn)
        });
        let best = self.best_to_rest(start, estimate, Some(estimate), window);
        if self.resting > 0 || self.budget.exact || self.stopped || best >= window.beta {
            return best;
        }
        self.position.legal_moves_into(&mut self.turns);
        self.keep(start, Tree::is_safe_check);
        self.best_to_rest(start, best, None, window)
    }

    /// The best of the turns from `start` on, or `best` if that is better. Captures are compared with the estimate, where
    /// there is one.
    fn best_to_rest(
        &mut self,
        start: usize,
        mut best: Value,
        estimate: Option<Value>,
        window: Window,
    ) -> Value {
        let beta = window.beta;
        let mut alpha = window.alpha.max(best);
        self.rate(start, None);
        self.resting += 1;
        for at in start..self.turns.len() {
            let turn = self.pick(at);
            if estimate.is_some_and(|estimate| self.is_in_vain(turn, estimate, alpha)) {
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
        self.resting -= 1;
        self.forget(start);
        best
    }

    /// Whether a quiet turn gives check by the man who moves, and does not lose him.
    fn is_safe_check(&self, turn: Move) -> bool {
        !is_forcing(self.position.placement(), turn)
            && self.is_check_by_mover(turn)
            && exchange(&self.position, self.evaluation, turn) >= 0
    }

    /// Whether a turn gives check by the man who moves, and loses him.
    pub(super) fn is_losing_check(&self, turn: Move) -> bool {
        self.is_check_by_mover(turn) && exchange(&self.position, self.evaluation, turn) < 0
    }

    /// Whether the man who moves attacks the enemy King from where he goes to.
    pub(super) fn is_check_by_mover(&self, turn: Move) -> bool {
        let king = self.position.king(!self.position.turn());
        let mover = self.position.piece_at(turn.from);
        mover.is_some_and(|man| self.position.attacks_from(man, turn.to).has(king))
    }

    /// Whether a capture brings too little, or costs more than it brings.
    fn is_in_vain(&self, turn: Move, estimate: Value, alpha: Value) -> bool {
        if self.budget.exact || self.decides(turn) {
            return false;
        }
        let taken = self.position.piece_at(turn.to);
        let most = taken.map_or(0, |man| self.evaluation.value(man.kind)) + MARGIN;
        let is_little = turn.promotion().is_none() && estimate + most <= alpha;
        is_little || exchange(&self.position, self.evaluation, turn) < 0
    }

    /// Whether a capture may bring more than the men on its square tell: whoever loses his last man may lose the game by
    /// it.
    pub(super) fn decides(&self, turn: Move) -> bool {
        self.position.men_of(!self.position.turn()).len() <= 2
            || turn.then.is_some()
            || turn.kind == MoveKind::Removal
    }

    /// Keeps of the turns from `start` on those that are wanted.
    fn keep(&mut self, start: usize, wanted: impl Fn(&Self, Move) -> bool) {
        let mut end = start;
        for at in start..self.turns.len() {
            let turn = self.turns[at];
            if wanted(self, turn) {
                self.turns[end] = turn;
                end += 1;
            }
        }
        self.turns.truncate(end);
    }
}
