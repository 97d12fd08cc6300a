//! How each man goes, one square at a time.

use super::board::{Board, Man, Side, Square};
use super::rules::{Game, Rules};

const ROOK: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const BISHOP: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const QUEEN: [(i32, i32); 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];
pub const KNIGHT: [(i32, i32); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];
const CAMEL_OF_NILAKANTHA: [(i32, i32); 4] = [(2, 2), (2, -2), (-2, -2), (-2, 2)];

enum Gait {
    /// To any of these, whatever stands between.
    Leaps(&'static [(i32, i32)]),
    /// Along any of these until something stands in the way.
    Rides(&'static [(i32, i32)]),
    Pawn,
}

fn gait(rules: &Rules, letter: char) -> Gait {
    match (rules.game, letter) {
        (_, 'K') | (Game::Shatranj14, 'M') => Gait::Leaps(&QUEEN),
        (_, 'P') => Gait::Pawn,
        (_, 'N') => Gait::Leaps(&KNIGHT),
        (Game::Chadarangam | Game::Shatranj14, 'B') => Gait::Rides(&BISHOP),
        (Game::Shatranj14, 'D') if rules.dahja_is_bishop => Gait::Rides(&BISHOP),
        (_, 'R') | (Game::Shatranj14, 'T' | 'D') => Gait::Rides(&ROOK),
        (Game::Krida, 'M') => Gait::Leaps(&BISHOP),
        (Game::Krida, 'C') => Gait::Leaps(&CAMEL_OF_NILAKANTHA),
        (Game::Chadarangam, 'Q') | (Game::Shatranj14, 'W' | 'S') => Gait::Rides(&QUEEN),
        _ => panic!("no man {letter} in {:?}", rules.game),
    }
}

/// Could `man`, standing on `from`, capture an enemy on `to` by its movement?
pub fn attacks(rules: &Rules, board: &Board, man: Man, from: Square, to: Square) -> bool {
    match gait(rules, man.letter) {
        Gait::Leaps(steps) => steps.iter().any(|&step| from.step(step) == to),
        Gait::Rides(steps) => steps.iter().any(|&step| rides(board, from, step, to)),
        Gait::Pawn => {
            let forward = man.side.forward();
            to == from.step((-1, forward)) || to == from.step((1, forward))
        }
    }
}

fn rides(board: &Board, from: Square, step: (i32, i32), to: Square) -> bool {
    let mut square = from.step(step);
    while board.holds(square) {
        if square == to {
            return true;
        }
        if board.at(square).is_some() {
            return false;
        }
        square = square.step(step);
    }
    false
}

/// Could `man` go from `from` to `to`, checks and clauses aside?
pub fn can_go(rules: &Rules, board: &Board, man: Man, from: Square, to: Square) -> bool {
    match board.at(to) {
        Some(other) => other.side != man.side && attacks(rules, board, man, from, to),
        None if man.is_pawn() => to == from.step((0, man.side.forward())),
        None => attacks(rules, board, man, from, to),
    }
}

pub fn is_attacked_by(rules: &Rules, board: &Board, side: Side, square: Square) -> bool {
    board
        .men_of(side)
        .iter()
        .any(|&(from, man)| attacks(rules, board, man, from, square))
}

pub fn king_is_attacked(rules: &Rules, board: &Board, side: Side) -> bool {
    is_attacked_by(rules, board, side.other(), board.king_of(side))
}
