//! What a turn takes from the opponent.

use buddhibala::position::{AnyPosition, Move};

/// Whether the turn takes a man of that letter from the board, also one who was a waiting pawn until its first step.
pub fn takes(position: &dyn AnyPosition, turn: Move, letter: char) -> bool {
    if position.placement().get(turn.to).is_none() && turn.then.is_none() {
        return false;
    }
    let rules = *position.rules();
    let mover = position.turn();
    let mut is_taken = false;
    position.boxed().look_after(turn, &mut |after, changes| {
        is_taken = changes.iter().enumerate().any(|(at, &(square, man))| {
            let mut later = changes.iter().skip(at + 1);
            let next = later
                .find_map(|&(other, man)| (other == square).then_some(man))
                .unwrap_or(after.placement().get(square));
            let is_lost = next.is_none_or(|next| next.color == mover);
            let is_his = |letter_of| letter_of == letter && is_lost;
            man.is_some_and(|man| man.color != mover && is_his(rules.letter(man.kind)))
        });
    });
    is_taken
}

/// Whether nobody can capture the man who made the turn.
pub fn is_safe(after: &dyn AnyPosition, turn: Move) -> bool {
    let square = turn.rests_on();
    let mut answers = after.legal_moves().into_iter();
    answers.all(|answer| answer.to != square && answer.then != Some(square))
}
