//! The JavaScript boundary: converts, and decides nothing.
//!
//! What is exported here is private to the npm package, whose TypeScript checks arguments first and wraps the results.
//! Every argument is taken as any JavaScript value and checked here again, because the glue of wasm-bindgen would meet
//! a wrong type with an exception of its own, or not at all. Errors are thrown as plain objects
//! `{ code, message, details }`.

mod argument;
mod describe;
mod failure;
mod pack;
mod raw_game;
mod view;

pub use describe::variants;
pub use raw_game::RawGame;
pub use raw_game::parse_pgn;

use wasm_bindgen::prelude::wasm_bindgen;

/// Runs when the module is started: a panic, which no input should cause, then tells on the console where it was.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}
