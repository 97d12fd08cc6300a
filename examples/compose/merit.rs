//! How hard a puzzle is, and whether it is one at all.

use buddhibala::Game;
use buddhibala::game::{MoveInfo, TurnKind};
use buddhibala::search::Branch;

use crate::clauses::{Solving, is_solved_alike};
use crate::setting::{Men, Setting};

/// So many men may stand about for nothing.
const MOST_IDLE: usize = 1;

pub struct Rating {
    pub is_worth_while: bool,
    /// From 1, easy, to 5.
    pub difficulty: u32,
    pub themes: Vec<&'static str>,
}

/// What there is to see of a solution.
pub struct Shape<'a> {
    pub key: &'a MoveInfo,
    /// How many answers there are to it.
    pub answers: usize,
    /// Whether some answer takes the man that has made it.
    pub is_sacrifice: bool,
    /// How many positions the proof took.
    pub nodes: u64,
}

impl Shape<'_> {
    /// Of a solution that begins so, with every answer.
    pub fn of(main: &Branch<MoveInfo>, nodes: u64) -> Shape<'_> {
        let answers = main.next.iter().map(|branch| &branch.turn);
        Shape {
            key: &main.turn,
            answers: answers.len(),
            is_sacrifice: is_sacrifice(&main.turn, answers),
            nodes,
        }
    }
}

/// How natural the key is, and how much there is to see.
pub fn rate(setting: &Setting, shape: &Shape, turns: u32) -> Rating {
    let &Shape { key, answers, .. } = shape;
    let mut themes = Vec::new();
    if !key.check && key.captured.is_none() && key.kind == TurnKind::Step {
        themes.push("quiet-key");
    }
    if shape.is_sacrifice {
        themes.push("sacrifice");
    }
    if key.piece == 'K' {
        themes.push("king-key");
    }
    if key.promotion.is_some() {
        themes.push("promotion");
    }
    if answers == 1 {
        themes.push("one-answer");
    }
    let natural = u32::from(key.check) + u32::from(key.captured.is_some());
    let hard = turns - 1
        + u32::from(natural == 0)
        + u32::from(shape.is_sacrifice)
        + u32::from(shape.nodes > 3_000)
        + u32::from(answers > 6);
    Rating {
        // Whoever takes a man has seen nothing yet.
        is_worth_while: setting.game.legal_moves().len() >= 5 && key.captured.is_none(),
        difficulty: hard.clamp(1, 5),
        themes,
    }
}

/// Whether some answer takes the man that has just moved.
pub fn is_sacrifice<'a>(key: &MoveInfo, mut answers: impl Iterator<Item = &'a MoveInfo>) -> bool {
    let at = key.path.last().copied().unwrap_or(key.to);
    answers.any(|answer| answer.captured.is_some() && answer.to == at)
}

/// Whether nearly every man of a composed position has a part in it: without him the solution is another, or none. Those of a
/// game that was played stand where they stand.
pub fn is_economical(solving: &Solving) -> bool {
    let setting = solving.setting;
    if setting.source.is_some() {
        return true;
    }
    let men = setting.game.board();
    let idle = men.iter().filter(|placed| placed.man.letter != 'K');
    let idle = idle.filter(|placed| {
        let left = men.iter().filter(|other| other.square != placed.square);
        let left: Men = left.map(|other| (other.square, other.man)).collect();
        let game: Option<Game> = setting.with(&left);
        game.is_some_and(|game| is_solved_alike(solving, &game))
    });
    idle.take(MOST_IDLE + 1).count() <= MOST_IDLE
}
