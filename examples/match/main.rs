//! Plays matches between levels of the computer, to show that each is stronger than the one below.
//!
//! ```text
//! cargo run --release --example match -- krida 4 3 200
//! cargo run --release --example match -- krida all 200 --seed 7
//! ```
//!
//! Every opening is played twice, with colours changed. The same arguments give the same games on every machine, except
//! those of level 8, which takes a second for each turn; `--nodes` gives it so many positions instead.

mod arguments;
mod opening;
mod play;
mod tally;

use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use arguments::Arguments;
use buddhibala::search::Level;
use play::Match;
use tally::Tally;

fn main() -> ExitCode {
    let arguments = match Arguments::read(std::env::args().skip(1)) {
        Ok(arguments) => arguments,
        Err(fault) => {
            eprintln!("{fault}\n{}", arguments::USAGE);
            return ExitCode::FAILURE;
        }
    };
    println!(
        "{}, seed {}: stronger weaker games won drawn lost percent (95% interval) depths, plies a game",
        arguments.variant, arguments.seed
    );
    for &(stronger, weaker) in &arguments.pairs {
        let [first, second] = [stronger, weaker].map(level);
        let tally = play_all(
            &Match {
                variant: &arguments.variant,
                levels: [first, second],
                seed: arguments.seed,
                strongest_nodes: arguments.nodes,
            },
            arguments.games,
        );
        println!("{stronger} {weaker} {tally}");
    }
    ExitCode::SUCCESS
}

fn level(number: u8) -> Level {
    Level::new(number).expect("checked when the arguments were read")
}

/// Plays the games on all processors.
fn play_all(matched: &Match, games: usize) -> Tally {
    let next = AtomicUsize::new(0);
    let total = Mutex::new(Tally::default());
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    let played = matched.play(game);
                    total
                        .lock()
                        .unwrap_or_else(PoisonError::into_inner)
                        .add(&played);
                }
            });
        }
    });
    total.into_inner().unwrap_or_else(PoisonError::into_inner)
}
