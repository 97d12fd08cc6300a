//! The search: which turn is best, and what it is worth.
//!
//! Iterative deepening of a principal variation search with a transposition table. It knows a game only through the
//! public methods of [`Position`], so it plays every game that the rules describe.

mod ends;
mod eval;
mod exchange;
mod limits;
mod order;
mod quiescence;
mod score;
mod selective;
mod solve;
mod table;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
mod tree;

pub use eval::Evaluation;
pub use limits::{Level, Limits};
pub use score::Score;
pub use solve::{Branch, Proof, Solution, SolveLimits, solve, solve_until};

use crate::geometry::Board;
use crate::position::{AnyPosition, Move, OnBoard, Position};
use crate::rules::{Rules, Weights};
use eval::Memory;
use limits::{Budget, Clock};
use score::{Value, Window, distance, is_full};
use table::Table;
use tree::Tree;

/// Searches positions, and remembers between searches what it found.
///
/// ```
/// use buddhibala::position::start;
/// use buddhibala::rules::Rules;
/// use buddhibala::search::{Limits, Searcher};
/// let start = start(&Rules::new("krida", [])?);
/// let limits = Limits { depth: Some(3), ..Limits::default() };
/// let report = Searcher::new(1 << 20).search(&*start, &[], &limits, &|| 0.0).unwrap();
/// assert!(start.legal_moves().contains(&report.best));
/// assert_eq!((report.pv[0], report.depth), (report.best, 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Searcher {
    table: Table,
    /// Other numbers than those of the ruleset.
    weights: Option<Weights>,
    /// What it searched last.
    known: Option<Known>,
}

/// The rules that the table is for, and what follows from them.
struct Known {
    rules: Rules,
    evaluation: Evaluation,
    memory: Memory,
}

/// What a search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The best turn.
    pub best: Move,
    /// What it is worth to the player who makes it.
    pub score: Score,
    /// The turns that are best for both, beginning with `best`.
    pub pv: Vec<Move>,
    /// The next best lines, the better first, as many as [`Limits::lines`] asks for beside the best.
    pub others: Vec<Variation>,
    /// How many plies all turns were looked ahead: 0 when a limit was met at once.
    pub depth: u32,
    /// How many positions were visited.
    pub nodes: u64,
}

/// A line of play and what it is worth to the player who begins it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation {
    /// What it is worth.
    pub score: Score,
    /// The turns.
    pub pv: Vec<Move>,
}

impl Searcher {
    /// A searcher with a table of at most `table_bytes`, rounded down to a power of two of entries.
    #[must_use]
    pub fn new(table_bytes: usize) -> Searcher {
        Searcher {
            table: Table::new(table_bytes),
            weights: None,
            known: None,
        }
    }

    /// The same, which judges positions by other numbers than those of the ruleset.
    #[must_use]
    pub fn with_weights(table_bytes: usize, weights: Weights) -> Searcher {
        Searcher {
            weights: Some(weights),
            ..Searcher::new(table_bytes)
        }
    }

    /// Looks for the best turn; nothing when the game is over.
    ///
    /// `history` has the repetition key of every position before this one, the first one first. `clock` tells
    /// milliseconds from any moment on; it is read every 1024 nodes if there is a limit of time. Without one, a new
    /// searcher finds the same for the same limits and seed on every machine.
    pub fn search(
        &mut self,
        position: &dyn AnyPosition,
        history: &[u64],
        limits: &Limits,
        clock: &dyn Fn() -> f64,
    ) -> Option<Report> {
        self.analyse(position, history, limits, clock, &mut |_| {})
    }

    /// The same, and tells what was found so far whenever it has looked one ply farther.
    pub fn analyse(
        &mut self,
        position: &dyn AnyPosition,
        history: &[u64],
        limits: &Limits,
        clock: &dyn Fn() -> f64,
        progress: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        let clock = limits.start(clock);
        let rules = position.rules();
        let known = match &mut self.known {
            Some(known) if known.rules == *rules => known,
            known => {
                self.table.clear();
                let weights = self.weights.as_ref().unwrap_or(&rules.ruleset().weights);
                known.insert(Known {
                    rules: *rules,
                    evaluation: Evaluation::with_weights(rules, weights),
                    memory: Memory::open(),
                })
            }
        };
        let budget = limits.budget(rules.ruleset());
        self.table.begin_search(budget.nodes);
        let task = Task {
            history,
            evaluation: &known.evaluation,
            memory: &mut known.memory,
            table: &mut self.table,
            budget,
            clock,
            progress,
        };
        match position.on_board()? {
            OnBoard::B8x8(position) => task.run(position),
            OnBoard::B14x14(position) => task.run(position),
        }
    }
}

/// What a search is to do, whatever the board.
struct Task<'a> {
    history: &'a [u64],
    evaluation: &'a Evaluation,
    memory: &'a mut Memory,
    table: &'a mut Table,
    budget: Budget,
    clock: Clock<'a>,
    progress: &'a mut dyn FnMut(&Report),
}

impl Task<'_> {
    fn run<B: Board>(self, position: &Position<B>) -> Option<Report> {
        let budget = self.budget;
        let mut tree = Tree::new(
            position,
            self.history,
            self.evaluation,
            self.memory,
            self.table,
            budget,
            self.clock,
        );
        let first = tree.first_thought()?;
        let mut found = vec![(tree.estimate(Window::FULL), vec![first])];
        let mut reached = 0;
        let mut latest = 0;
        for depth in 1..=budget.depth {
            let previous = std::mem::take(&mut found);
            tree.excluded.clear();
            for line in 0..budget.lines {
                let before = previous.get(line);
                let value = tree.value_near(depth, before.map(|&(value, _)| value));
                if tree.line().is_empty() {
                    break;
                }
                if tree.stopped && before.is_some_and(|known| is_unsure(value, tree.line(), known))
                {
                    break;
                }
                found.push((value, tree.line().to_vec()));
                tree.excluded.push(tree.line()[0]);
                if tree.stopped {
                    break;
                }
            }
            // Lines of different depths cannot be compared, so those of the last whole one stay.
            let is_mixed = tree.stopped && budget.lines > 1 && reached > 0;
            if is_mixed || found.is_empty() {
                found = previous;
            }
            best_first(&mut found);
            if tree.stopped {
                break;
            }
            reached = depth;
            (self.progress)(&report(&found, reached, tree.nodes)?);
            // A full win that near cannot be hastened, once nothing was left out where a win was known.
            let value = found.first()?.0;
            let is_near = distance(value).is_some_and(|away| away <= depth.cast_signed());
            let is_sure = budget.exact || value == latest;
            if is_near && is_sure && is_full(value) && budget.lines == 1 {
                break;
            }
            latest = value;
        }
        report(&found, reached, tree.nodes)
    }
}

/// Whether a search that was broken off found less than was known, where a turn that it did not get to may be worth more.
fn is_unsure(value: Value, line: &[Move], known: &(Value, Vec<Move>)) -> bool {
    value < known.0 && (line[0] == known.1[0] || distance(value).is_some())
}

/// A later line may turn out to be worth more than an earlier one. There are few, and sorting as the library does it would
/// be a large part of what is downloaded.
fn best_first(found: &mut [(Value, Vec<Move>)]) {
    for last in 1..found.len() {
        for at in (0..last).rev() {
            if found[at].0 < found[at + 1].0 {
                found.swap(at, at + 1);
            }
        }
    }
}

fn report(found: &[(Value, Vec<Move>)], depth: u32, nodes: u64) -> Option<Report> {
    let (best, others) = found.split_first()?;
    let others = others.iter().map(|(value, pv)| Variation {
        score: Score::of(*value),
        pv: pv.clone(),
    });
    Some(Report {
        best: *best.1.first()?,
        score: Score::of(best.0),
        pv: best.1.clone(),
        others: others.collect(),
        depth,
        nodes,
    })
}
