use buddhibala::Game;
use buddhibala::rules::Rules;
use buddhibala::search::{Limits, Score};

use crate::dice::Dice;

/// How many random plies a game begins with.
const PLIES: usize = 8;
/// How much better, in hundredths of a pawn, a side may stand after them.
const FAIR: i32 = 100;

/// A game after random plies that left neither side much better. The same number gives the same.
pub fn fair_opening(rules: &Rules, number: u64) -> Game {
    let mut dice = Dice(number);
    loop {
        if let Some(game) = opening(rules, &mut dice) {
            return game;
        }
    }
}

fn opening(rules: &Rules, dice: &mut Dice) -> Option<Game> {
    let mut game = Game::with_rules(rules, None).ok()?;
    for _ in 0..PLIES {
        let legal = game.legal_moves();
        let at = dice.roll(legal.len())?;
        game.play(&legal[at].uci).ok()?;
    }
    let limits = Limits {
        nodes: Some(2_000),
        ..Limits::default()
    };
    let report = game.search(&limits, &|| 0.0)?;
    matches!(report.score, Score::Cp(value) if value.abs() <= FAIR).then_some(game)
}
