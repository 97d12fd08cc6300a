use buddhibala::position::{AnyPosition, start};
use buddhibala::rules::Rules;
use buddhibala::search::{Limits, Score, Searcher};

use crate::dice::Dice;

/// How many random plies a game begins with.
const PLIES: usize = 10;
/// How much better, in hundredths of a pawn, a side may stand after them, as a search of so many positions says.
const FAIR: i32 = 150;
const NODES: u64 = 1_000;

/// A position after random plies that left neither side much better. The same seed and number give the same.
pub fn opening(rules: &Rules, seed: u64, number: u64) -> Box<dyn AnyPosition> {
    let mut dice = Dice(seed.rotate_left(32) ^ number);
    loop {
        if let Some(position) = random(rules, &mut dice).filter(|position| is_fair(&**position)) {
            return position;
        }
    }
}

fn random(rules: &Rules, dice: &mut Dice) -> Option<Box<dyn AnyPosition>> {
    let mut position = start(rules);
    for _ in 0..PLIES {
        let legal = position.legal_moves();
        position.play(*legal.get(dice.roll(legal.len())?)?);
    }
    Some(position)
}

fn is_fair(position: &dyn AnyPosition) -> bool {
    let limits = Limits {
        nodes: Some(NODES),
        ..Limits::default()
    };
    let report = Searcher::new(1 << 16).search(position, &[], &limits, &|| 0.0);
    report.is_some_and(|report| matches!(report.score, Score::Cp(value) if value.abs() <= FAIR))
}
