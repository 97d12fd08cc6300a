//! What the tests ask of the crate, in the words of the vectors.
#![allow(dead_code, reason = "each test file uses a part of it")]

use buddhibala::Game;

use crate::oracle::outcome::Status;
use crate::oracle::rules::Options;

pub fn pairs(options: &Options) -> impl Iterator<Item = (&str, &str)> {
    options
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()))
}

pub fn game(variant: &str, options: &Options, fen: &str) -> Game {
    Game::with_options(variant, pairs(options), Some(fen))
        .unwrap_or_else(|error| panic!("{variant} {options:?} {fen}: {error}"))
}

pub fn status(game: &Game) -> Status {
    let status = game.status();
    Status {
        state: status.state().name().to_owned(),
        winner: status.winner().map(|color| color.letter().to_string()),
        reason: status.reason().map(|reason| reason.name().to_owned()),
        grade: status.grade().map(|grade| grade.name().to_owned()),
        check: status.check,
    }
}

/// Everything about a game that a failed call must leave alone.
pub fn picture(game: &Game) -> String {
    format!(
        "{} {:?} {} {:?} {:?} {:?}",
        game.fen(),
        game.status(),
        game.ascii(),
        game.history(),
        game.legal_moves(),
        game.rules(),
    )
}
