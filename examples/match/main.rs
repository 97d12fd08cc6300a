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
#[path = "../common/dice.rs"]
mod dice;
mod opening;
mod play;
mod tally;
#[path = "../common/threads.rs"]
mod threads;

use std::process::ExitCode;

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
        let matched = Match {
            variant: &arguments.variant,
            levels: [first, second],
            seed: arguments.seed,
            strongest_nodes: arguments.nodes,
        };
        let mut tally = Tally::default();
        for played in threads::on_all(arguments.games, |game| matched.play(game)) {
            tally.add(&played);
        }
        println!("{stronger} {weaker} {tally}");
    }
    ExitCode::SUCCESS
}

fn level(number: u8) -> Level {
    Level::new(number).expect("checked when the arguments were read")
}
