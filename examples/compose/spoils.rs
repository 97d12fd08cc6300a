//! What a turn takes from the opponent.

use buddhibala::geometry::Square;
use buddhibala::position::{AnyPosition, Move};

/// Whether the turn takes a man of that letter from the board. No second step reaches a waiting pawn, so nobody becomes
/// another man before he is taken.
pub fn takes(position: &dyn AnyPosition, turn: Move, letter: char) -> bool {
    let is_prey = |square: Square| {
        let man = position.placement().get(square);
        man.is_some_and(|man| {
            man.color != position.turn() && position.rules().letter(man.kind) == letter
        })
    };
    is_prey(turn.to) || turn.then.is_some_and(is_prey)
}

/// Whether nobody can capture the man who made the turn.
pub fn is_safe(after: &dyn AnyPosition, turn: Move) -> bool {
    let square = turn.rests_on();
    let mut answers = after.legal_moves().into_iter();
    answers.all(|answer| answer.to != square && answer.then != Some(square))
}
