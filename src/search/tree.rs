use super::Task;
use super::eval::{Evaluation, MAX_MOBILITY, mobility};
use super::limits::{Budget, Clock, MAX_DEPTH};
use super::order::Order;
use super::score::{DRAW, INFINITE, MAX_ESTIMATE, Value, Window, closer, win};
use super::table::{Bound, Table};
use crate::geometry::Board;
use crate::position::{Grade, Move, Outcome, Position, QUIET_PLIES};

/// After so many nodes the clock is read.
const CLOCK_NODES: u64 = 1024;

/// One search: the position that it has come to, the way there, and what it has learnt.
pub(super) struct Tree<'a, B: Board> {
    pub position: Position<B>,
    evaluation: &'a Evaluation,
    table: &'a mut Table,
    order: Order,
    budget: Budget,
    clock: Clock<'a>,
    pub nodes: u64,
    pub stopped: bool,
    /// Plies from the root.
    pub ply: usize,
    /// How often the player to move has changed since the root: what distances from the end are counted in.
    changes: i32,
    /// After how many quiet plies the game counts as drawn: never, where a claim could have been made already and was not.
    pub quiet_plies: u16,
    /// The repetition key of every position before this one, those before the root included.
    pub path: Vec<u64>,
    /// The turns of all positions on the way, those of the last one at the end; beside each how good it promises to be.
    pub turns: Vec<Move>,
    promises: Vec<Value>,
    /// For each ply the best line found from there.
    lines: Vec<Vec<Move>>,
}

impl<'a, B: Board> Tree<'a, B> {
    pub fn new(position: &Position<B>, task: Task<'a>) -> Tree<'a, B> {
        Tree {
            position: position.clone(),
            evaluation: task.evaluation,
            table: task.table,
            order: Order::new(),
            budget: task.budget,
            clock: task.clock,
            nodes: 0,
            stopped: false,
            ply: 0,
            changes: 0,
            quiet_plies: if position.halfmove() < QUIET_PLIES {
                QUIET_PLIES
            } else {
                u16::MAX
            },
            path: task.history.to_vec(),
            turns: Vec::new(),
            promises: Vec::new(),
            lines: std::iter::repeat_with(Vec::new).take(MAX_DEPTH).collect(),
        }
    }

    /// The turn that promises most before any is looked at; nothing when the game is over.
    pub fn first_thought(&mut self) -> Option<Move> {
        let start = self.generate();
        self.rate(start, None);
        let first = (start < self.turns.len()).then(|| self.pick(start));
        self.forget(start);
        first
    }

    /// The best line of the last search that got so far as to find one.
    pub fn line(&self) -> &[Move] {
        &self.lines[0]
    }

    /// What the position is worth to the player to move, looking `depth` plies ahead.
    ///
    /// When the search was stopped, what the turns that were looked at to the end are worth.
    pub fn value(&mut self, depth: u32, window: Window) -> Value {
        if let Some(line) = self.lines.get_mut(self.ply) {
            line.clear();
        }
        self.count();
        if self.stopped {
            return -INFINITE;
        }
        if self.ply > 0
            && let Some(value) = self.known_end()
        {
            return value;
        }
        if depth == 0 {
            self.quiesce(window)
        } else {
            self.look_ahead(depth, window)
        }
    }

    fn count(&mut self) {
        if self.nodes >= self.budget.nodes {
            self.stopped = true;
            return;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(CLOCK_NODES) {
            self.stopped |= self.clock.has_run_out();
        }
    }

    fn look_ahead(&mut self, depth: u32, window: Window) -> Value {
        // Nothing is worse than to have lost here, and nothing better than to win by the next change.
        let alpha = window.alpha.max(-win(Grade::Full, self.changes));
        let beta = window.beta.min(win(Grade::Full, self.changes + 1));
        if alpha >= beta {
            return alpha;
        }
        let window = Window { alpha, beta };
        let key = self.position.hash();
        let known = self.table.find(key);
        if let Some(entry) = known
            && !window.is_open()
            && !self.is_claim_near(depth)
        {
            let value = closer(entry.value(), -self.changes);
            if entry.decides(depth, value, alpha, beta) {
                return value;
            }
        }
        let start = self.generate();
        let value = if start == self.turns.len() {
            self.end()
        } else {
            self.rate(start, known.and_then(|entry| entry.best));
            self.best_of(start, key, depth, window)
        };
        self.forget(start);
        value
    }

    /// Tries the turns from `start` on. The first one is expected to be best, and of the others it is only asked whether
    /// they are not better: principal variation search.
    fn best_of(&mut self, start: usize, key: u64, depth: u32, window: Window) -> Value {
        let Window { mut alpha, beta } = window;
        let mut best = -INFINITE;
        let mut best_turn = None;
        for at in start..self.turns.len() {
            let turn = self.pick(at);
            let mut open = at == start;
            let mut value = 0;
            if !open {
                value = self.follow(turn, depth - 1, Window::above(alpha));
                open = value > alpha && value < beta;
            }
            if open {
                value = self.follow(turn, depth - 1, Window { alpha, beta });
            }
            if self.stopped {
                return best;
            }
            if value <= best {
                continue;
            }
            best = value;
            if value <= alpha {
                continue;
            }
            alpha = value;
            best_turn = Some(turn);
            self.note(turn);
            if value >= beta {
                self.order
                    .learn(self.position.placement(), turn, self.ply, depth);
                break;
            }
        }
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best_turn.is_some() {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let value = closer(best, self.changes);
        let hint = best_turn.unwrap_or(self.turns[start]);
        self.table.store(key, depth, bound, value, hint);
        best
    }

    /// What a turn is worth to the player who makes it, looking `depth` plies ahead after it.
    pub(super) fn follow(&mut self, turn: Move, depth: u32, window: Window) -> Value {
        let mover = self.position.turn();
        self.path.push(self.position.repetition_key());
        let undo = self.position.make(turn);
        let passes = self.position.turn() != mover;
        self.ply += 1;
        self.changes += i32::from(passes);
        let value = window.across(passes, |window| self.value(depth, window));
        self.changes -= i32::from(passes);
        self.ply -= 1;
        self.position.unmake(undo);
        self.path.pop();
        value
    }

    /// The best line from here begins with `turn`.
    fn note(&mut self, turn: Move) {
        let (here, after) = self.lines.split_at_mut(self.ply + 1);
        if let Some(line) = here.last_mut() {
            line.clear();
            line.push(turn);
            line.extend_from_slice(after.first().map_or(&[], |line| &line[..]));
        }
    }

    /// Puts the legal turns at the end of `turns`, and tells where they start.
    pub(super) fn generate(&mut self) -> usize {
        let start = self.turns.len();
        self.position.legal_moves_into(&mut self.turns);
        start
    }

    pub(super) fn rate(&mut self, start: usize, remembered: Option<Move>) {
        self.promises.truncate(start);
        for &turn in &self.turns[start..] {
            let promise = self.order.rate(
                self.evaluation,
                self.position.placement(),
                turn,
                self.ply,
                remembered,
            );
            self.promises.push(promise);
        }
    }

    /// Brings the most promising of the turns from `at` on to `at`.
    pub(super) fn pick(&mut self, at: usize) -> Move {
        let mut best = at;
        for other in at + 1..self.promises.len() {
            if self.promises[other] > self.promises[best] {
                best = other;
            }
        }
        self.promises.swap(at, best);
        self.turns.swap(at, best);
        self.turns[at]
    }

    pub(super) fn forget(&mut self, start: usize) {
        self.turns.truncate(start);
        self.promises.truncate(start);
    }

    /// How good the position looks for the player to move; outside the window only on which side of it.
    pub(super) fn estimate(&self, window: Window) -> Value {
        let error = self.budget.misjudgement(self.position.hash());
        let sure = self.evaluation.material(&self.position) + error;
        let value = if sure - MAX_MOBILITY >= window.beta {
            sure - MAX_MOBILITY
        } else if sure + MAX_MOBILITY <= window.alpha {
            sure + MAX_MOBILITY
        } else {
            sure + mobility(&self.position)
        };
        value.clamp(-MAX_ESTIMATE, MAX_ESTIMATE)
    }

    /// The value of a position in which the game is over.
    pub(super) fn end(&self) -> Value {
        match self.position.outcome() {
            Some(Outcome::Won { winner, grade, .. }) => {
                let value = win(grade, self.changes);
                if winner == self.position.turn() {
                    value
                } else {
                    -value
                }
            }
            Some(Outcome::Drawn { .. }) | None => DRAW,
        }
    }
}
