//! How hard a puzzle is, and whether it is one at all.

use buddhibala::Game;
use buddhibala::game::{MoveInfo, TurnKind};
use buddhibala::search::{Branch, Solution};

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

/// How natural the key is, and how much there is to see.
pub fn rate(setting: &Setting, solution: &Solution<MoveInfo>, turns: u32) -> Rating {
    let legal = setting.game.legal_moves();
    let Some(main) = solution.tree.first() else {
        return Rating {
            is_worth_while: false,
            difficulty: 1,
            themes: Vec::new(),
        };
    };
    let key = &main.turn;
    let answers = main.next.len();
    let mut themes = Vec::new();
    if !key.check && key.captured.is_none() && key.kind == TurnKind::Step {
        themes.push("quiet-key");
    }
    if is_sacrifice(main) {
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
        + u32::from(themes.contains(&"sacrifice"))
        + u32::from(solution.nodes > 3_000)
        + u32::from(answers > 6);
    Rating {
        // Whoever takes a man has seen nothing yet.
        is_worth_while: legal.len() >= 5 && key.captured.is_none(),
        difficulty: hard.clamp(1, 5),
        themes,
    }
}

/// Whether some answer takes the man that has just moved.
fn is_sacrifice(branch: &Branch<MoveInfo>) -> bool {
    let at = branch.turn.path.last().copied().unwrap_or(branch.turn.to);
    branch
        .next
        .iter()
        .any(|answer| answer.turn.captured.is_some() && answer.turn.to == at)
}

/// Whether nearly every man has a part in it: without him the solution is another, or none.
pub fn is_economical(solving: &Solving) -> bool {
    let setting = solving.setting;
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
