//! C3 and C4: what becomes of a pawn on the far rank, by its file and by the places that are free.

use super::board::{Board, Man, Side, Square};
use super::position::Position;
use super::rules::{Promotion, Rules};

/// C3: the officer of a file.
pub fn officer_of_file(file: i32) -> char {
    match file {
        1 | 8 => 'R',
        2 | 7 => 'N',
        3 | 6 => 'B',
        4 | 5 => 'Q',
        _ => panic!("there is no file {file}"),
    }
}

/// C3: never more officers of a kind than at the start, nor two Bishops on one colour.
pub fn place_is_free(rules: &Rules, board: &Board, side: Side, square: Square) -> bool {
    let letter = officer_of_file(square.file);
    if letter == 'B' {
        let men = board.men_of(side);
        return !men
            .iter()
            .any(|(other, man)| man.letter == 'B' && other.is_dark() == square.is_dark());
    }
    board.count(side, letter) < rules.number_in_array(letter)
}

/// The pawns on the far rank, from file a.
pub fn pawns_waiting(board: &Board, side: Side) -> Vec<Square> {
    let far_rank = board.far_rank(side);
    let men = board.men_of(side).into_iter();
    men.filter(|(square, man)| man.is_pawn() && square.rank == far_rank)
        .map(|(square, _)| square)
        .collect()
}

/// C4: the pairs of squares, of either side, on which two pawns wait for the same place.
pub fn pairs_of_rivals(rules: &Rules, board: &Board) -> Vec<[Square; 2]> {
    let mut pairs = Vec::new();
    if rules.promotion != Promotion::ByFile {
        return pairs;
    }
    for side in [Side::White, Side::Black] {
        let rank = board.far_rank(side);
        let waiting = pawns_waiting(board, side);
        for (one, two) in [(1, 8), (2, 7), (4, 5)] {
            let pair = [one, two].map(|file| Square { file, rank });
            if pair.iter().all(|square| waiting.contains(square)) {
                pairs.push(pair);
            }
        }
    }
    pairs
}

impl Position {
    /// C4: when a side has lost a man, the pawn that waits for its place gets it; of two, the one that came first.
    pub fn convert_waiting(&mut self, side: Side) {
        if self.rules.promotion != Promotion::ByFile {
            return;
        }
        let mut pawns = pawns_waiting(&self.board, side);
        let arrival = |square: &Square| self.waiting.iter().position(|other| other == square);
        pawns.sort_by_key(arrival);
        for square in pawns {
            if place_is_free(&self.rules, &self.board, side, square) {
                let letter = officer_of_file(square.file);
                self.board.put(square, Some(Man { side, letter }));
            }
        }
    }

    /// Brings the list of rivals up to date: a pair that is new to it has its last arrival second.
    pub fn list_waiting(&mut self, last_arrival: Option<Square>) {
        let mut list = Vec::new();
        for [one, two] in pairs_of_rivals(&self.rules, &self.board) {
            let place = |square| self.waiting.iter().position(|&other| other == square);
            let one_was_first = match (place(one), place(two)) {
                (Some(first), Some(second)) => first < second,
                _ => last_arrival != Some(one),
            };
            list.extend(if one_was_first {
                [one, two]
            } else {
                [two, one]
            });
        }
        self.waiting = list;
    }
}
