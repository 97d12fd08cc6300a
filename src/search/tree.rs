use super::eval::{Evaluation, Memory};
use super::limits::{Budget, Clock, MAX_DEPTH};
use super::order::{Order, is_forcing, is_losing};
use super::score::{DRAW, INFINITE, MAX_ESTIMATE, Value, Window, closer, distance, win};
use super::selective::Outlook;
use super::table::{Bound, Table};
use crate::geometry::{Board, Color};
use crate::position::{Grade, Move, Outcome, Position, QUIET_PLIES, Undo};

/// Checks are followed farther, but no line becomes longer.
const MAX_PLIES: usize = 2 * MAX_DEPTH + 1;

/// From so many plies on a search begins with a window that reaches so far to both sides of what is expected.
const NARROW_DEPTH: u32 = 4;
const NARROW: Value = 30;
const WIDEST: Value = 500;

/// After so many nodes the clock is read.
const CLOCK_NODES: u64 = 1024;

/// One search: the position that it has come to, the way there, and what it has learnt.
pub(super) struct Tree<'a, B: Board> {
    pub position: Position<B>,
    pub evaluation: &'a Evaluation,
    table: &'a mut Table,
    pub order: Order,
    memory: &'a mut Memory,
    pub budget: Budget,
    clock: Clock<'a>,
    pub nodes: u64,
    pub stopped: bool,
    /// What White's men are worth more than Black's.
    pub balance: Value,
    /// First turns that are not looked at, because better lines begin with them.
    pub excluded: Vec<Move>,
    /// Whether a turn was left out just before.
    pub after_null: bool,
    /// Plies since the search stopped looking ahead.
    pub resting: u32,
    /// Plies from the root.
    pub ply: usize,
    /// How often the player to move has changed since the root: what distances from the end are counted in.
    pub changes: i32,
    /// After how many quiet plies the game counts as drawn: never, where a claim could have been made already and was not.
    pub quiet_plies: u16,
    /// The repetition key of every position before this one, those before the root included.
    pub path: Vec<u64>,
    /// The turns of all positions on the way, those of the last one at the end; beside each how good it promises to be.
    pub turns: Vec<Move>,
    promises: Vec<Value>,
    /// For each ply the best line found from there.
    lines: Vec<Vec<Move>>,
    /// For each ply what the position there looked like to whoever was to move, where that was asked.
    pub guesses: Vec<Option<(Color, Value)>>,
}

/// A turn that was made in the tree.
struct Step<B: Board> {
    undo: Undo<B>,
    passes: bool,
    balance: Value,
}

impl<'a, B: Board> Tree<'a, B> {
    pub fn new(
        position: &Position<B>,
        history: &[u64],
        evaluation: &'a Evaluation,
        memory: &'a mut Memory,
        table: &'a mut Table,
        budget: Budget,
        clock: Clock<'a>,
    ) -> Tree<'a, B> {
        Tree {
            position: position.clone(),
            evaluation,
            table,
            order: Order::new(),
            memory,
            budget,
            clock,
            balance: evaluation.balance(position),
            excluded: Vec::new(),
            after_null: false,
            resting: 0,
            nodes: 0,
            stopped: false,
            ply: 0,
            changes: 0,
            quiet_plies: if position.halfmove() < QUIET_PLIES {
                QUIET_PLIES
            } else {
                u16::MAX
            },
            path: history.to_vec(),
            turns: Vec::new(),
            promises: Vec::new(),
            lines: std::iter::repeat_with(Vec::new).take(MAX_PLIES).collect(),
            guesses: vec![None; MAX_PLIES],
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

    /// What the position is worth, where it is expected to be worth about `guess`: a narrow window cuts more.
    pub fn value_near(&mut self, depth: u32, guess: Option<Value>) -> Value {
        let guess = guess.filter(|&guess| {
            !self.budget.exact && depth >= NARROW_DEPTH && distance(guess).is_none()
        });
        let mut reach = NARROW;
        while let Some(guess) = guess
            && reach < WIDEST
        {
            let window = Window {
                alpha: guess - reach,
                beta: guess + reach,
            };
            let value = self.value(depth, window);
            if self.stopped || (window.alpha < value && value < window.beta) {
                return value;
            }
            reach *= 4;
        }
        self.value(depth, Window::FULL)
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
        self.stopped |= self.nodes >= self.budget.nodes;
        if self.stopped {
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
        let outlook = self.outlook(depth, window, known.is_some());
        if let Some(value) = self.without_turns(outlook) {
            return value;
        }
        let start = self.generate();
        let value = if start == self.turns.len() {
            self.end()
        } else {
            self.rate(start, known.and_then(|entry| entry.best));
            self.best_of(start, key, outlook)
        };
        self.forget(start);
        value
    }

    /// Tries the turns from `start` on. The first one is expected to be best, and of the others it is only asked whether
    /// they are not better: principal variation search.
    fn best_of(&mut self, start: usize, key: u64, outlook: Outlook) -> Value {
        let Outlook { depth, window, .. } = outlook;
        let Window { mut alpha, beta } = window;
        let mut best = -INFINITE;
        let mut best_turn = None;
        let mut quiets = 0;
        for at in start..self.turns.len() {
            let turn = self.pick(at);
            if self.ply == 0 && self.excluded.contains(&turn) {
                continue;
            }
            let promise = self.promises[at];
            let is_quiet = !is_forcing(self.position.placement(), turn);
            let is_doubtful = is_quiet || is_losing(promise);
            if best > -MAX_ESTIMATE {
                if outlook.is_late(promise, quiets) {
                    break;
                }
                if is_doubtful && self.is_hopeless(turn, promise, outlook, alpha) {
                    continue;
                }
            }
            quiets += usize::from(is_quiet);
            let reduction = if is_doubtful {
                self.reduction(turn, at - start, outlook, alpha)
            } else {
                0
            };
            let loses = is_losing(promise) || (is_quiet && self.is_losing_check(turn));
            let step = self.enter(turn);
            let checks = self.position.is_check();
            let reduction = if checks { 0 } else { reduction };
            let next = depth - 1 + self.extension(checks && !loses);
            let mut open = best == -INFINITE;
            let mut value = 0;
            if !open {
                let narrow = Window::above(alpha);
                value = self.value_after(&step, next - reduction, narrow);
                if reduction > 0 && value > alpha {
                    value = self.value_after(&step, next, narrow);
                }
                open = value > alpha && value < beta;
            }
            if open {
                value = self.value_after(&step, next, Window { alpha, beta });
            }
            self.leave(&step);
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
                let placement = self.position.placement();
                let tried = &self.turns[start..=at];
                self.order.learn(placement, tried, self.ply, depth);
                break;
            }
        }
        if self.ply == 0 && !self.excluded.is_empty() {
            return best;
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
        let step = self.enter(turn);
        let value = self.value_after(&step, depth, window);
        self.leave(&step);
        value
    }

    /// Makes a turn.
    fn enter(&mut self, turn: Move) -> Step<B> {
        let mover = self.position.turn();
        self.after_null = false;
        self.path.push(self.position.repetition_key());
        let undo = self.position.make(turn);
        let balance = self.balance;
        self.balance += self.evaluation.shift(&self.position, undo.changes());
        let passes = self.position.turn() != mover;
        self.ply += 1;
        self.changes += i32::from(passes);
        Step {
            undo,
            passes,
            balance,
        }
    }

    /// Takes it back.
    fn leave(&mut self, step: &Step<B>) {
        self.changes -= i32::from(step.passes);
        self.ply -= 1;
        self.balance = step.balance;
        self.position.unmake(step.undo);
        self.path.pop();
    }

    /// What it is worth to the player to move to leave out a turn.
    pub(super) fn pass(&mut self, depth: u32, window: Window) -> Value {
        self.path.push(self.position.repetition_key());
        let step = Step {
            undo: self.position.make_null(),
            passes: true,
            balance: self.balance,
        };
        self.ply += 1;
        self.changes += 1;
        self.after_null = true;
        let value = self.value_after(&step, depth, window);
        self.after_null = false;
        self.leave(&step);
        value
    }

    /// What the turn just made is worth to the player who made it.
    fn value_after(&mut self, step: &Step<B>, depth: u32, window: Window) -> Value {
        window.across(step.passes, |window| self.value(depth, window))
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
            let promise =
                self.order
                    .rate(self.evaluation, &self.position, turn, self.ply, remembered);
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
    pub(super) fn estimate(&mut self, window: Window) -> Value {
        let error = self.budget.misjudgement(self.position.hash());
        let balance = self.balance;
        self.evaluation
            .estimate_within(&self.position, balance, error, window, self.memory)
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
