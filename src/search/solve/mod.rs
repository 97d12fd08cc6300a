//! The solver: a proof that the player to move wins by force, or that he does not.
//!
//! Nothing is estimated. Every turn of the attacker and every answer is looked at, unless one has already decided.

mod branch;
mod memory;
mod prove;
mod tree;

pub use branch::Branch;

use crate::geometry::Board;
use crate::position::{AnyPosition, Move, OnBoard, Position};
use prove::{OutOfNodes, Prover};
use tree::Planter;

/// What to prove, and how much work it may take.
///
/// ```
/// use buddhibala::search::SolveLimits;
/// let limits = SolveLimits { turns: 4, ..SolveLimits::default() };
/// assert!(!limits.lesser && limits.turns <= SolveLimits::MOST_TURNS);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SolveLimits {
    /// Within how many of his turns the player to move shall win, from 1 to [`SolveLimits::MOST_TURNS`]. Several opening
    /// moves in a row are one turn.
    pub turns: u32,
    /// Whether a lesser win will do as well.
    pub lesser: bool,
    /// How many positions to visit.
    pub nodes: u64,
    /// How many moves the solution tree may have; the keys are in it all the same.
    pub branches: usize,
}

impl SolveLimits {
    /// The most turns that can be asked for: as many as a row of checks may need.
    pub const MOST_TURNS: u32 = 64;
}

impl Default for SolveLimits {
    /// A full win within three turns, ten million positions, a tree of ten thousand moves.
    fn default() -> SolveLimits {
        SolveLimits {
            turns: 3,
            lesser: false,
            nodes: 10_000_000,
            branches: 10_000,
        }
    }
}

/// What was found out about a forced win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// The player to move wins by force in so many of his turns, and not sooner.
    Win {
        /// How many.
        turns: u32,
    },
    /// He does not, within the turns asked for.
    NoWin,
    /// The limit of nodes was met first.
    Undecided {
        /// Within so many turns there is no win.
        refuted: u32,
    },
}

/// A solution with moves of whatever form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution<M> {
    /// What was found out.
    pub proof: Proof,
    /// The moves that win in the shortest time, the one that the solution follows first; empty without a win.
    pub tree: Vec<Branch<M>>,
    /// Whether only one first move wins in the shortest time; nothing without a win, or if the limit of nodes was met
    /// before all others were refuted.
    pub unique: Option<bool>,
    /// Whether a limit was met before the tree was complete.
    pub cut: bool,
    /// How many positions were visited.
    pub nodes: u64,
}

impl<M> Solution<M> {
    /// Every first move that forces the win in the shortest time. In an opening turn it is the first of several.
    pub fn keys(&self) -> impl Iterator<Item = &M> {
        self.tree.iter().map(|branch| &branch.turn)
    }
}

/// Proves or refutes that the player to move wins by force; nothing when the game is over.
///
/// Whatever ends the game in his favour is a win. Repetitions and quiet turns play no part: they end no game by themselves.
///
/// ```
/// use buddhibala::notation::{coordinates, fen};
/// use buddhibala::rules::Rules;
/// use buddhibala::search::{SolveLimits, Proof, solve};
/// let position = fen::read(&Rules::new("krida", [])?, "M5C1/2PP1M2/7k/2P4p/5R2/8/6KR/3M4 w - - 1 36")?;
/// let solution = solve(&*position, &SolveLimits::default()).unwrap();
/// assert_eq!(solution.proof, Proof::Win { turns: 2 });
/// assert_eq!(solution.keys().map(|&turn| coordinates::write(turn)).collect::<Vec<_>>(), ["f4g4"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn solve(position: &dyn AnyPosition, limits: &SolveLimits) -> Option<Solution<Move>> {
    solve_until(position, limits, &|| false)
}

/// The same, and gives up, as at the limit of nodes, once `stop` says so: it is asked every 1024 nodes.
///
/// ```
/// use buddhibala::position::start;
/// use buddhibala::rules::Rules;
/// use buddhibala::search::{Proof, SolveLimits, solve_until};
/// let limits = SolveLimits { turns: 9, nodes: u64::MAX, ..SolveLimits::default() };
/// let solution = solve_until(&*start(&Rules::new("krida", [])?), &limits, &|| true).unwrap();
/// assert!(matches!(solution.proof, Proof::Undecided { .. }) && solution.nodes == 1024);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn solve_until(
    position: &dyn AnyPosition,
    limits: &SolveLimits,
    stop: &dyn Fn() -> bool,
) -> Option<Solution<Move>> {
    match position.on_board()? {
        OnBoard::B8x8(position) => prove(position, limits, stop),
        OnBoard::B14x14(position) => prove(position, limits, stop),
    }
}

fn prove<B: Board>(
    position: &Position<B>,
    limits: &SolveLimits,
    stop: &dyn Fn() -> bool,
) -> Option<Solution<Move>> {
    if position.outcome().is_some() {
        return None;
    }
    let mut prover = Prover::new(position, limits, stop);
    let mut proof = Proof::NoWin;
    for turns in 1..=limits.turns.min(SolveLimits::MOST_TURNS) {
        match prover.attack(turns) {
            Ok(false) => {}
            Ok(true) => proof = Proof::Win { turns },
            Err(OutOfNodes) => proof = Proof::Undecided { refuted: turns - 1 },
        }
        if proof != Proof::NoWin {
            break;
        }
    }
    let Proof::Win { turns } = proof else {
        return Some(Solution {
            proof,
            tree: Vec::new(),
            unique: None,
            cut: false,
            nodes: prover.nodes,
        });
    };
    let mut planter = Planter::new(&mut prover, limits.branches);
    let wins = planter.wins(turns);
    let unique = match wins.turns.len() {
        1 => wins.complete.then_some(true),
        _ => Some(false),
    };
    let tree = planter.root(wins, turns);
    let cut = planter.cut;
    Some(Solution {
        proof,
        tree,
        unique,
        cut,
        nodes: prover.nodes,
    })
}
