//! Composes puzzles: sets men up at random, or plays games against itself, and keeps what has one solution, above all one that
//! hangs on the game's own rules.
//!
//! ```text
//! cargo run --release --example compose -- krida 20 --clause K1 --seed 7
//! cargo run --release --example compose -- chadarangam 10 --clause C7 --option mastu=alone
//! cargo run --release --example compose -- chadarangam 3 --goal only --counts "opening=1,3 moved=MOVED"
//! cargo run --release --example compose -- krida 20 --goal gain
//! cargo run --release --example compose -- krida 20 --games 5 --seed 7
//! ```
//!
//! Prints one puzzle a line as JSON, in the form that the package reads, without the points in words. The same arguments give
//! the same puzzles on every machine, and `--first 12 --tries 1` those of game 12 alone.

mod arguments;
mod clauses;
#[path = "../common/dice.rs"]
mod dice;
mod gains;
mod games;
mod hunt;
mod judge;
mod merit;
#[path = "../common/number.rs"]
mod number;
#[path = "../common/opening.rs"]
mod opening;
#[path = "../common/player.rs"]
mod player;
mod prospect;
mod puzzle;
mod quiz;
mod setting;
mod spoils;
#[cfg(test)]
mod tests;
#[path = "../common/threads.rs"]
mod threads;
mod wins;
mod worth;

use std::collections::BTreeSet;
use std::process::ExitCode;

use arguments::Arguments;
use dice::Dice;
use puzzle::Puzzle;
use setting::Setting;

/// So many settings, or games, are tried before it is looked whether there are enough puzzles.
const SETTINGS: usize = 64;
const GAMES: usize = 8;

fn main() -> ExitCode {
    let arguments = match Arguments::read(std::env::args().skip(1)) {
        Ok(arguments) => arguments,
        Err(fault) => {
            eprintln!("{fault}\n{}", arguments::USAGE);
            return ExitCode::FAILURE;
        }
    };
    let mut seen = BTreeSet::new();
    let mut tried = 0;
    let batch = match arguments.player {
        Some(_) => GAMES,
        None => SETTINGS,
    };
    while seen.len() < arguments.puzzles && tried < arguments.tries {
        let batch = batch.min(arguments.tries - tried);
        let first = arguments.first + tried;
        let found = threads::on_all(batch, |at| compose(&arguments, (first + at) as u64));
        for puzzle in found.into_iter().flatten() {
            if seen.len() < arguments.puzzles && seen.insert(puzzle.likeness()) {
                println!("{}", puzzle.json());
            }
        }
        tried += batch;
    }
    let what = arguments.player.map_or("settings", |_| "games");
    eprintln!("{} puzzles of {tried} {what}", seen.len());
    ExitCode::SUCCESS
}

/// The puzzles in the setting, or the game, of that number.
fn compose(arguments: &Arguments, number: u64) -> Vec<Puzzle> {
    if let Some(player) = &arguments.player {
        return games::mine(arguments, player, number);
    }
    let mut dice = Dice(arguments.seed.rotate_left(32) ^ number);
    let setting = Setting::roll(arguments, &mut dice);
    setting.map_or_else(Vec::new, |setting| judge::all(&setting))
}
