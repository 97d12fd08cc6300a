use buddhibala::Game;
use buddhibala::game::MoveInfo;
use buddhibala::position::{Outcome, Reason};
use buddhibala::search::{Branch, Proof, Solution, SolveLimits};

use crate::clauses::{self, Solving};
use crate::merit;
use crate::setting::Setting;

/// Longer solutions are work rather than pleasure.
const MOST_TURNS: u32 = 4;
/// What takes longer to prove is left out.
const NODES: u64 = 300_000;
/// The tree of a solution with more moves than this is not looked at.
const BRANCHES: usize = 20_000;

/// A position with one solution.
pub struct Puzzle {
    pub variant: &'static str,
    pub options: Vec<(String, String)>,
    pub fen: String,
    pub goal: &'static str,
    pub turns: Option<u32>,
    /// The main line in coordinates, or a square.
    pub solution: Vec<String>,
    pub clauses: Vec<&'static str>,
    pub themes: Vec<&'static str>,
    /// From 1, easy, to 5.
    pub difficulty: u32,
}

impl Puzzle {
    /// Equal for puzzles that are much alike: the same men, the same key from the same kind of square.
    pub fn likeness(&self) -> String {
        let mut men: Vec<char> = self
            .fen
            .split(' ')
            .next()
            .unwrap_or_default()
            .chars()
            .filter(char::is_ascii_alphabetic)
            .collect();
        men.sort_unstable();
        let men: String = men.into_iter().collect();
        let key = self.solution.first().map_or("", |key| &**key);
        let to: String = key.chars().skip(2).collect();
        format!("{men} {to} {:?}", self.turns)
    }

    pub fn json(&self) -> String {
        let options: serde_json::Map<String, serde_json::Value> = self
            .options
            .iter()
            .map(|(name, value)| (name.clone(), value.clone().into()))
            .collect();
        let mut goal = serde_json::Map::new();
        goal.insert("kind".to_owned(), self.goal.into());
        if let Some(turns) = self.turns {
            goal.insert("in".to_owned(), turns.into());
        }
        serde_json::json!({
            "variant": self.variant,
            "options": options,
            "fen": self.fen,
            "goal": goal,
            "solution": self.solution,
            "clauses": self.clauses,
            "themes": self.themes,
            "difficulty": self.difficulty,
        })
        .to_string()
    }
}

/// Solves for as few turns as it takes, and for a full win if there is one.
pub fn solve(game: &Game, lesser: bool) -> Option<Solution<MoveInfo>> {
    let limits = SolveLimits {
        turns: MOST_TURNS,
        lesser,
        nodes: NODES,
        branches: BRANCHES,
    };
    game.solve(&limits)
}

/// The puzzle in a setting: a forced win with one key.
pub fn prove(setting: &Setting) -> Option<Puzzle> {
    let wants_lesser = setting.arguments.goal.as_deref() == Some("bare-king");
    let solution = solve(&setting.game, wants_lesser)?;
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
        lesser: wants_lesser,
        turns,
        key: &line.first()?.turn.uci,
    };
    let clauses = clauses::of(&solving, &solution.tree);
    if turns == 1 && clauses.is_empty() {
        return None;
    }
    let rating = merit::rate(setting, &solution, turns);
    if !rating.is_worth_while || !merit::is_economical(&solving) {
        return None;
    }
    Some(Puzzle {
        variant: setting.arguments.rules.ruleset().id,
        options: setting.arguments.options.clone(),
        fen: setting.fen.clone(),
        goal,
        turns: Some(turns),
        solution: line.iter().map(|branch| branch.turn.uci.clone()).collect(),
        clauses,
        themes: rating.themes,
        difficulty: rating.difficulty,
    })
}

/// The solution against the longest resistance.
pub fn main_line(tree: &[Branch<MoveInfo>]) -> Vec<&Branch<MoveInfo>> {
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
