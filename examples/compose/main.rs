//! Composes puzzles: sets men up at random, and keeps what has one solution that hangs on the game's own rules.
//!
//! ```text
//! cargo run --release --example compose -- krida 20 --clause K1 --seed 7
//! cargo run --release --example compose -- chadarangam 10 --clause C7 --option mastu=alone
//! cargo run --release --example compose -- chadarangam 3 --goal only --counts "opening=1,3 moved=MOVED"
//! ```
//!
//! Prints one puzzle a line as JSON, in the form that the package reads, without the points, which a person writes. The same
//! arguments give the same puzzles on every machine.

mod arguments;
mod clauses;
#[path = "../common/dice.rs"]
mod dice;
mod merit;
mod puzzle;
mod quiz;
mod setting;
#[path = "../common/threads.rs"]
mod threads;

use std::collections::BTreeSet;
use std::process::ExitCode;

use arguments::Arguments;
use dice::Dice;
use puzzle::Puzzle;
use setting::Setting;

/// So many settings are tried before it is looked whether there are enough puzzles.
const BATCH: usize = 64;

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
    while seen.len() < arguments.puzzles && tried < arguments.tries {
        let found = threads::on_all(BATCH, |at| compose(&arguments, (tried + at) as u64));
        for puzzle in found.into_iter().flatten() {
            if seen.len() < arguments.puzzles && seen.insert(puzzle.likeness()) {
                println!("{}", puzzle.json());
            }
        }
        tried += BATCH;
    }
    eprintln!("{} puzzles of {tried} settings", seen.len());
    ExitCode::SUCCESS
}

/// A puzzle from the setting of that number, if there is one in it.
fn compose(arguments: &Arguments, number: u64) -> Option<Puzzle> {
    let mut dice = Dice(arguments.seed.rotate_left(32) ^ number);
    let setting = Setting::roll(arguments, &mut dice)?;
    let puzzle = if arguments.is_quiz() {
        quiz::ask(&setting)
    } else {
        puzzle::prove(&setting)
    }?;
    arguments.wants(&puzzle).then_some(puzzle)
}
