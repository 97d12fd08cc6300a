//! Texts: FEN, coordinates, SAN and PGN.

pub mod coordinates;
pub mod fen;
mod objection;
mod pattern;
pub mod pgn;
mod read;
mod refuse;
pub mod san;

pub use objection::Objection;
pub use read::{MoveError, read_move};
pub(crate) use refuse::way;
