//! Finds the numbers of the evaluation from games that the engine plays against itself, and plays matches that show
//! whether others are better.
//!
//! ```text
//! cargo run --release --example tune -- fit krida=1500 chadarangam=2000 shatranj-14=700
//! cargo run --release --example tune -- positions krida 2000 > positions.txt
//! cargo run --release --example tune -- score krida positions.txt --nodes 50000 > scored.txt
//! cargo run --release --example tune -- fit krida --scores scored.txt
//! cargo run --release --example tune -- match krida 200 mastu=0 --nodes 4000
//! cargo run --release --example tune -- match krida 200 --against mastu=40,exempt=60
//! ```
//!
//! Peter Österlund's method, which he named after his engine Texel: numbers are good if what they say of quiet positions
//! foretells how the games ended. The same arguments give the same on every machine.
//!
//! In place of results a longer search may say what positions are worth, or another engine: `scored.txt` has a line for
//! each, a FEN, a semicolon, and what the player to move may expect in hundredths of a pawn. `scripts/score-fairy.mjs`
//! asks Fairy-Stockfish.

mod arguments;
#[path = "../common/dice.rs"]
mod dice;
mod fit;
mod game;
#[path = "../common/number.rs"]
mod number;
mod opening;
mod positions;
mod samples;
mod score;
#[path = "../common/threads.rs"]
mod threads;

use std::process::ExitCode;

use arguments::{Arguments, Task};
use buddhibala::rules::{Rules, Weights};
use game::{Game, Result};
use samples::Samples;

/// What it costs to double a weight. Results have more chance in them than scores, which need less of it.
const PULL_OF_RESULTS: f64 = 2e-5;
const PULL_OF_SCORES: f64 = 1e-6;

fn main() -> ExitCode {
    match Arguments::read(std::env::args().skip(1)) {
        Ok(Arguments { task, seed, nodes }) => {
            match task {
                Task::Fit {
                    variants,
                    games,
                    kept,
                } => {
                    let samples = variants.iter().zip(games);
                    let samples: Vec<Samples> = samples
                        .map(|(rules, games)| Samples::play(rules, games, seed, nodes))
                        .collect();
                    fit::fit(&samples, &kept, PULL_OF_RESULTS);
                }
                Task::FitScores { rules, file, kept } => match Samples::read(&rules, &file) {
                    Ok(samples) => fit::fit(&[samples], &kept, PULL_OF_SCORES),
                    Err(fault) => return complain(&fault),
                },
                Task::Positions { rules, games } => positions::print(&rules, games, seed, nodes),
                Task::Score { rules, file } => {
                    if let Err(fault) = score::print(&rules, &file, nodes) {
                        return complain(&fault);
                    }
                }
                Task::Match {
                    rules,
                    games,
                    sides,
                } => play_match(&rules, &sides, games, seed, nodes),
            }
            ExitCode::SUCCESS
        }
        Err(fault) => complain(&format!("{fault}\n{}", arguments::USAGE)),
    }
}

fn complain(fault: &str) -> ExitCode {
    eprintln!("{fault}");
    ExitCode::FAILURE
}

/// Plays every opening twice, with colours changed, and prints how the first numbers did against the second.
fn play_match(rules: &Rules, sides: &[Weights; 2], games: usize, seed: u64, nodes: u64) {
    let results = threads::on_all(games, |number| {
        let start = opening::opening(rules, seed, (number / 2) as u64);
        let first_is_white = number % 2 == 0;
        let [white, black] = if first_is_white {
            *sides
        } else {
            [sides[1], sides[0]]
        };
        let result = Game::play(&*start, [white, black], nodes, &mut |_, _| {});
        if first_is_white {
            result
        } else {
            result.swapped()
        }
    });
    let count = |result| results.iter().filter(|&&found| found == result).count();
    let [won, drawn, lost] = [Result::White, Result::Draw, Result::Black].map(count);
    #[allow(clippy::cast_precision_loss)] // far below 2^52
    let share = (won as f64 + drawn as f64 / 2.0) / games.max(1) as f64;
    println!(
        "{}: {won} won, {drawn} drawn, {lost} lost of {games}: {:.1} %",
        rules.ruleset().id,
        100.0 * share
    );
}
