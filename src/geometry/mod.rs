//! Squares, square sets and attack tables. Knows boards, but no game.

mod board;
mod color;
mod leaper;
mod set;
mod square;
mod tables;

pub use board::{Board, Board8x8, Board14x14, BoardId};
pub use color::{ByColor, Color};
pub use leaper::Leaper;
pub use set::{Set64, Set256, SquareSet};
pub use square::{Square, SquareError, squares};
pub use tables::{Direction, Tables};
