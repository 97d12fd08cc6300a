//! A turn, as the player says it.

use std::fmt;

use super::board::{Board, Square};
use super::rules::{Game, Rules};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    Move {
        from: Square,
        to: Square,
    },
    /// A pawn arrives, and the Knight that it has become goes on (C5).
    TwoSteps {
        from: Square,
        to: Square,
        then: Square,
    },
    Removal(Square),
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Turn::Move { from, to } => write!(f, "{from}{to}"),
            Turn::TwoSteps { from, to, then } => write!(f, "{from}{to}{then}"),
            Turn::Removal(square) => write!(f, "x@{square}"),
        }
    }
}

/// Everything that anybody could say in this game, sense or nonsense; a second step only after one that ends on the
/// first or the last rank and begins on the rank beside it.
pub fn conceivable(rules: &Rules) -> Vec<Turn> {
    let squares = Board::empty(rules.files, rules.ranks).squares();
    let mut turns = Vec::new();
    for &from in &squares {
        for &to in &squares {
            turns.push(Turn::Move { from, to });
            let arrives = (from.rank == 2 && to.rank == 1)
                || (from.rank == rules.ranks - 1 && to.rank == rules.ranks);
            if rules.game == Game::Chadarangam && arrives {
                turns.extend(
                    squares
                        .iter()
                        .map(|&then| Turn::TwoSteps { from, to, then }),
                );
            }
        }
    }
    for &square in &squares {
        turns.push(Turn::Removal(square));
    }
    turns
}
