//! Forced wins: mate, and the bare King.

use buddhibala::Game;
use buddhibala::game::MoveInfo;
use buddhibala::position::{Outcome, Reason};
use buddhibala::search::{Branch, Proof, Solution, SolveLimits};

use crate::clauses::{self, Aim, Solving};
use crate::merit::{self, Shape};
use crate::puzzle::Puzzle;
use crate::setting::Setting;

/// Longer solutions are work rather than pleasure.
const MOST_TURNS: u32 = 4;
/// What takes longer to prove is left out.
const NODES: u64 = 300_000;
/// The tree of a solution with more moves than this is not looked at.
const BRANCHES: usize = 20_000;

/// Solves for as few turns as it takes, and for a full win if there is one.
pub fn solve(game: &Game, lesser: bool, turns: u32) -> Option<Solution<MoveInfo>> {
    let limits = SolveLimits {
        turns,
        lesser,
        nodes: NODES,
        branches: BRANCHES,
    };
    game.solve(&limits)
}

/// The puzzle in a setting: a forced win with one key.
pub fn prove(setting: &Setting, lesser: bool) -> Option<Puzzle> {
    let most_turns = setting.arguments.turns.unwrap_or(MOST_TURNS);
    let solution = solve(&setting.game, lesser, most_turns)?;
    let Proof::Win { turns } = solution.proof else {
        return None;
    };
    if solution.unique != Some(true) || solution.cut {
        return None;
    }
    let line = main_line(&solution.tree);
    let end = line.last()?.end?;
    let goal = match end {
        Outcome::Won {
            reason: Reason::BareKing,
            ..
        } => "bare-king",
        Outcome::Won { .. } => "mate",
        Outcome::Drawn { .. } => return None,
    };
    let solving = Solving {
        setting,
        aim: Aim::Win { lesser },
        turns,
        key: &line.first()?.turn.uci,
    };
    let clauses = clauses::of(&solving, &solution.tree);
    if turns == 1 && clauses.is_empty() {
        return None;
    }
    let rating = merit::rate(setting, &Shape::of(*line.first()?, solution.nodes), turns);
    if !rating.is_worth_while || !merit::is_economical(&solving) {
        return None;
    }
    Some(Puzzle {
        goal,
        turns: Some(turns),
        solution: line.iter().map(|branch| branch.turn.uci.clone()).collect(),
        clauses,
        themes: rating.themes,
        difficulty: rating.difficulty,
        ..Puzzle::about(setting)
    })
}

/// The solution against the longest resistance.
fn main_line(tree: &[Branch<MoveInfo>]) -> Vec<&Branch<MoveInfo>> {
    let mut line = Vec::new();
    let mut branches = tree;
    while let Some(branch) = branches.iter().rev().max_by_key(|branch| length(branch)) {
        line.push(branch);
        branches = &branch.next;
    }
    line
}

/// How many moves the longest line has.
fn length(branch: &Branch<MoveInfo>) -> usize {
    1 + branch.next.iter().map(length).max().unwrap_or(0)
}
