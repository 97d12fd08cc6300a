//! Plays matches between levels of the computer, to show that each is stronger than the one below.
//!
//! ```text
//! cargo run --release --example match -- krida 4 3 200
//! cargo run --release --example match -- krida all 200 --seed 7
//! cargo run --release --example match -- krida 3,900,50 2,400,80 200
//! ```
//!
//! Every opening is played twice, with colours changed. The same arguments give the same games on every machine, except
//! those of level 8, which takes a second for each turn; `--nodes` gives it so many positions instead.

mod arguments;
#[path = "../common/dice.rs"]
mod dice;
#[path = "../common/number.rs"]
mod number;
#[path = "../common/opening.rs"]
mod opening;
mod play;
#[path = "../common/player.rs"]
mod player;
mod tally;
#[path = "../common/threads.rs"]
mod threads;

use std::process::ExitCode;

use arguments::Arguments;
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
        arguments.rules.ruleset().id,
        arguments.seed
    );
    for players in &arguments.pairs {
        let matched = Match {
            rules: &arguments.rules,
            players,
            seed: arguments.seed,
        };
        let mut tally = Tally::default();
        let play = |game| matched.play(game);
        for played in threads::on_all(arguments.games, play) {
            tally.add(&played);
        }
        println!("{} {} {tally}", players[0].name, players[1].name);
    }
    ExitCode::SUCCESS
}
