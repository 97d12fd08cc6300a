//! Texts: FEN, coordinates and SAN.

pub mod coordinates;
pub mod fen;
mod read;
pub mod san;

pub use read::{MoveError, read_move};
