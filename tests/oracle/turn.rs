//! A turn, as the player says it.

use std::fmt;

use super::board::{Board, Square};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    Move { from: Square, to: Square },
    Removal(Square),
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Turn::Move { from, to } => write!(f, "{from}{to}"),
            Turn::Removal(square) => write!(f, "x@{square}"),
        }
    }
}

/// Everything that anybody could say on this board, sense or nonsense.
pub fn conceivable(board: &Board) -> Vec<Turn> {
    let squares = board.squares();
    let mut turns = Vec::new();
    for &from in &squares {
        for &to in &squares {
            turns.push(Turn::Move { from, to });
        }
    }
    for &square in &squares {
        turns.push(Turn::Removal(square));
    }
    turns
}
