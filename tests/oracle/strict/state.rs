//! What the fields say together, once each can be read.

use crate::oracle::board::{Side, Square};
use crate::oracle::far_rank::pairs_of_rivals;
use crate::oracle::movement::king_is_attacked;
use crate::oracle::position::{Position, side_index};

pub fn faults(position: &Position, fields: &[&str]) -> Vec<String> {
    let mut faults = faults_of_men(position);
    let mut judge = |name: &str, good: bool| {
        if !good {
            faults.push(name.to_owned());
        }
    };
    judge("checks", checks_are_good(position));
    judge("leap", leap_is_good(position));
    judge(
        "opening",
        opening_is_good(position) && check_is_possible(position),
    );
    judge("moved", moved_is_good(position));
    judge("waiting", waiting_is_good(position, fields));
    faults
}

/// What the men say about whose turn it can be.
pub fn faults_of_men(position: &Position) -> Vec<String> {
    let Position { rules, board, .. } = position;
    let idle = position.turn.other();
    let mut faults = Vec::new();
    if king_is_attacked(rules, board, idle) {
        faults.push("turn".to_owned());
    }
    if rules.bare_king_ends() && board.is_bare(idle) {
        faults.push("placement".to_owned());
    }
    if position.in_check() && position.cannot_be_checked(position.turn) {
        faults.push("placement".to_owned());
        faults.push("turn".to_owned());
    }
    faults
}

/// K5.
fn checks_are_good(position: &Position) -> bool {
    let limit = position.rules.check_limit;
    let movers = position.checks[side_index(position.turn)];
    let idles = position.checks[side_index(position.turn.other())];
    let unearned = idles > 0 && !position.in_check();
    match limit {
        0 => movers == 0 && idles == 0,
        _ => movers < limit && idles <= limit && !unearned,
    }
}

/// C1.
fn leap_is_good(position: &Position) -> bool {
    [Side::White, Side::Black].into_iter().all(|side| {
        !position.leap[side_index(side)]
            || !king_is_attacked(&position.rules, &position.board, side)
    })
}

/// C2.
fn opening_is_good(position: &Position) -> bool {
    let full = position.rules.opening;
    let [white, black] = position.opening;
    if white > full || black > full {
        return false;
    }
    match position.turn {
        Side::White if black == 0 => true,
        Side::White => black == full && (white > 0 || white_forwent(position)),
        Side::Black => white == 0,
    }
}

/// White takes an ordinary turn before Black's opening moves only if he had no opening move himself.
fn white_forwent(position: &Position) -> bool {
    let mut before = position.clone();
    before.opening = [position.rules.opening; 2];
    before.moved.clear();
    !before.has_ordinary_turn()
}

/// C2: a check is given by the opponent's turn, and only by one that is no opening move.
fn check_is_possible(position: &Position) -> bool {
    let opponent_has_moved = match position.turn {
        Side::White => position.opening == [0, 0],
        Side::Black => true,
    };
    !position.in_check() || (opponent_has_moved && position.moved.is_empty())
}

fn moved_is_good(position: &Position) -> bool {
    let Position { board, moved, .. } = position;
    let full = position.rules.opening;
    let left = position.opening[side_index(position.turn)];
    let made = if left == 0 {
        0
    } else {
        full.saturating_sub(left)
    };
    let fits = match made {
        0 => moved.is_empty(),
        1 => moved.len() == 1,
        _ => moved.len() == 1 || (moved.len() == 2 && moved[0] != moved[1]),
    };
    let own_first_rank = board.far_rank(position.turn.other());
    let has_moved = |square: &Square| {
        let man = board.at(*square).filter(|man| man.side == position.turn);
        let starting_rank = own_first_rank + position.turn.forward();
        man.is_some_and(|man| !man.is_pawn() || square.rank != starting_rank)
    };
    fits && moved.iter().all(has_moved)
}

/// C4: what is written in the field, if it is there, names every pair, and nothing else, by its two squares.
fn waiting_is_good(position: &Position, fields: &[&str]) -> bool {
    let mut named = fields.iter().skip(6);
    let Some(text) = named.find_map(|field| field.strip_prefix("waiting=")) else {
        return true;
    };
    let written: Vec<Square> = text.split(',').filter_map(Square::read).collect();
    let mut pairs = pairs_of_rivals(&position.rules, &position.board);
    for pair in written.chunks(2) {
        let all = pairs.len();
        pairs.retain(|&[one, two]| pair != [one, two] && pair != [two, one]);
        if pairs.len() == all {
            return false;
        }
    }
    pairs.is_empty()
}
