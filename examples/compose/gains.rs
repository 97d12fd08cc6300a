//! Gains by force: which of the opponent's officers can be won, and is it worth it?

use buddhibala::Game;
use buddhibala::game::MoveInfo;
use buddhibala::notation::{coordinates, fen};
use buddhibala::position::{AnyPosition, Outcome};
use buddhibala::search::{Branch, Proof, SolveLimits};

use crate::clauses::{self, Aim, Solving};
use crate::hunt::Hunt;
use crate::merit::{self, Shape};
use crate::prospect::Unknown;
use crate::puzzle::Puzzle;
use crate::setting::Setting;
use crate::worth::Worth;

/// Who captures a man at once has seen nothing yet, and of more than two turns there are too many.
const TURNS: u32 = 2;
/// What takes longer to prove is left out.
const NODES: u64 = 200_000;
/// So many turns after the gain the opponent must not win.
const PEACE: u32 = 2;

/// The puzzle in a setting: the most valuable man who can be won, by one key.
pub fn find(setting: &Setting) -> Option<Puzzle> {
    let position = read(&setting.game)?;
    let most_turns = setting.arguments.turns.unwrap_or(TURNS);
    let prey = Worth::by(&setting.arguments.rules).prey(&setting.game);
    for man in prey {
        let mut hunt = Hunt::new(man, NODES);
        match hunt.least(&*position, most_turns).ok()? {
            None => {}
            Some(1) => return None,
            Some(turns) => return prove(setting, &*position, man, turns),
        }
    }
    None
}

fn prove(setting: &Setting, position: &dyn AnyPosition, man: char, turns: u32) -> Option<Puzzle> {
    let mut hunt = Hunt::new(man, NODES);
    let [key] = hunt.keys(position, turns).ok()?[..] else {
        return None;
    };
    let nodes = NODES - hunt.left();
    let line = hunt.main_line(position, turns).ok()?;
    let solution: Vec<String> = line.into_iter().map(coordinates::write).collect();
    let (moves, last) = follow(&setting.game, &solution)?;
    let (_, answered) = follow(&setting.game, &[coordinates::write(key)])?;
    let answers = answered.legal_moves();
    if !pays(setting, man, &moves, &answers) || wins(&setting.game, turns) || wins(&last, PEACE) {
        return None;
    }
    let shape = Shape {
        key: moves.first()?,
        answers: answers.len(),
        is_sacrifice: merit::is_sacrifice(moves.first()?, answers.iter()),
        nodes,
    };
    let rating = merit::rate(setting, &shape, turns);
    let solving = Solving {
        setting,
        aim: Aim::Gain(man),
        turns,
        key: solution.first()?,
    };
    if !rating.is_worth_while || !merit::is_economical(&solving) {
        return None;
    }
    Some(Puzzle {
        goal: "gain",
        man: Some(man),
        turns: Some(turns),
        clauses: clauses::of(&solving, &chain(&moves, last.status().outcome)),
        themes: rating.themes,
        difficulty: rating.difficulty,
        solution,
        ..Puzzle::about(setting)
    })
}

/// Whether that key is the only one with which a man of that letter is won, in as many turns; what takes too long to say is
/// taken to be so.
pub fn is_gained_alike(game: &Game, man: char, turns: u32, key: &str) -> bool {
    let Some(position) = read(game) else {
        return false;
    };
    let mut hunt = Hunt::new(man, NODES);
    let mut is_alike = || {
        let is_as_fast = hunt.least(&*position, turns)? == Some(turns);
        Ok::<_, Unknown>(
            is_as_fast && {
                let keys = hunt.keys(&*position, turns)?;
                matches!(keys[..], [only] if coordinates::write(only) == key)
            },
        )
    };
    is_alike().unwrap_or(true)
}

/// Whether neither the main line nor any answer to the key costs as much as the man is worth.
fn pays(setting: &Setting, man: char, line: &[MoveInfo], answers: &[MoveInfo]) -> bool {
    let worth = Worth::by(&setting.arguments.rules);
    let spent = line.iter().skip(1).step_by(2);
    let spent: i32 = spent.map(|turn| worth.taken_by(turn)).sum();
    let dearest = answers.iter().map(|turn| worth.taken_by(turn)).max();
    spent.max(dearest.unwrap_or(0)) < worth.of(man)
}

/// Whether who is to move wins soon, as far as can be told.
fn wins(game: &Game, turns: u32) -> bool {
    let limits = SolveLimits {
        turns,
        lesser: true,
        nodes: NODES,
        ..SolveLimits::default()
    };
    let solution = game.solve(&limits);
    solution.is_some_and(|solution| solution.proof != Proof::NoWin)
}

fn read(game: &Game) -> Option<Box<dyn AnyPosition>> {
    let is_running = game.status().outcome.is_none();
    is_running.then(|| fen::read(game.rules(), &game.fen()).ok())?
}

/// Plays a line: its moves, and the game after them.
fn follow(game: &Game, line: &[String]) -> Option<(Vec<MoveInfo>, Game)> {
    let mut game = game.clone();
    let moves: Result<_, _> = line.iter().map(|text| game.play(text)).collect();
    Some((moves.ok()?, game))
}

/// A line as a tree.
fn chain(line: &[MoveInfo], end: Option<Outcome>) -> Vec<Branch<MoveInfo>> {
    let Some((turn, others)) = line.split_first() else {
        return Vec::new();
    };
    vec![Branch {
        turn: turn.clone(),
        dual: false,
        end: end.filter(|_| others.is_empty()),
        next: chain(others, end),
    }]
}
