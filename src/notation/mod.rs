//! Texts: FEN, coordinates, SAN and PGN.

pub mod coordinates;
pub mod fen;
pub mod pgn;
mod read;
pub mod san;

pub use read::{MoveError, read_move};
