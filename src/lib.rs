//! Three historical Indian chess games: complete rules, notation and search.
//!
//! Start from [`Game`]: a game being played, with its history.
//!
//! ```
//! let mut game = buddhibala::Game::new("krida")?;
//! assert_eq!(game.legal_moves().len(), 16);
//! game.play("Ne3").unwrap_err();
//! game.play("e3")?;
//! assert_eq!(game.fen(), "rncmkcnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNCMKCNR b - - 0 1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The parts know each other downwards only: [`geometry`], [`rules`], [`position`], [`notation`] and [`search`],
//! [`game`].

#![deny(missing_docs)]

pub mod game;
pub mod geometry;
pub mod notation;
pub mod position;
pub mod rules;
pub mod search;
#[cfg(target_arch = "wasm32")]
pub mod wasm;

pub use game::Game;

/// A number of things in words, such as `1 rank` or `3 ranks`.
pub(crate) fn counted(number: usize, thing: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {thing}{plural}")
}

/// The beginning of a refused text, short enough for a message.
pub(crate) fn excerpt(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut short: String = text.chars().take(LONGEST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
