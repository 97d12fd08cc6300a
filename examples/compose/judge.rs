//! Which puzzles there are in a position.

use buddhibala::rules::BareKing;

use crate::puzzle::Puzzle;
use crate::setting::Setting;
use crate::{gains, quiz, wins};

pub const GOALS: [&str; 6] = ["mate", "bare-king", "gain", "untouchable", "only", "avoid"];
/// What is looked for in a game that was played; the other goals must be asked for.
const IN_GAMES: [&str; 5] = ["mate", "bare-king", "gain", "avoid", "only"];

/// The puzzles in a setting that are wanted: of the goal that is asked for, or else of each that suits the setting.
pub fn all(setting: &Setting) -> Vec<Puzzle> {
    let arguments = setting.arguments;
    let goals: &[&str] = match (arguments.goal.as_deref(), &setting.source) {
        (Some(goal), _) => &[goal],
        (None, Some(_)) => &IN_GAMES,
        (None, None) => &["mate"],
    };
    let found = goals.iter().filter_map(|goal| find(setting, goal));
    found.filter(|puzzle| arguments.wants(puzzle)).collect()
}

fn find(setting: &Setting, goal: &str) -> Option<Puzzle> {
    let clauses = setting.arguments.rules.clauses();
    match goal {
        "mate" => wins::prove(setting, false),
        "bare-king" if clauses.bare_king == BareKing::PlayOn => None,
        "bare-king" => wins::prove(setting, true).filter(|puzzle| puzzle.goal == "bare-king"),
        "gain" => gains::find(setting),
        "untouchable" => quiz::untouchable(setting),
        "only" => quiz::only(setting),
        "avoid" => quiz::avoid(setting),
        _ => None,
    }
}
