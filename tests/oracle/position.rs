//! A position, and what a turn makes of it.

use super::board::{Board, Man, Side, Square};
use super::movement::{can_go, king_is_attacked};
use super::rules::{Promotion, Rules, Stalemate};
use super::turn::{Turn, conceivable};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub rules: Rules,
    pub board: Board,
    pub turn: Side,
    pub halfmove: u32,
    pub fullmove: u32,
    /// Checks in a row given by White and by Black.
    pub checks: [u32; 2],
}

/// A FEN has room for four digits; that counting stops there, and does not fail, is our reading.
const LAST_NUMBER: u32 = 9999;

/// A pawn acts on the far rank's marked squares otherwise than on the others (K1).
fn is_marked_file(file: i32) -> bool {
    [1, 4, 5, 8].contains(&file)
}

pub fn side_index(side: Side) -> usize {
    match side {
        Side::White => 0,
        Side::Black => 1,
    }
}

impl Position {
    pub fn in_check(&self) -> bool {
        king_is_attacked(&self.rules, &self.board, self.turn)
    }

    /// The position after `turn`, or nothing if the rules forbid it here.
    pub fn after(&self, turn: Turn) -> Option<Position> {
        if self.is_over() {
            return None;
        }
        self.after_in_running_game(turn)
    }

    pub fn legal_turns(&self) -> Vec<Turn> {
        self.successors()
            .into_iter()
            .map(|(turn, _)| turn)
            .collect()
    }

    /// Every legal turn with the position after it: all that can be said is tried.
    pub fn successors(&self) -> Vec<(Turn, Position)> {
        if self.is_over() {
            return Vec::new();
        }
        conceivable(&self.board)
            .into_iter()
            .filter_map(|turn| Some((turn, self.after_in_running_game(turn)?)))
            .collect()
    }

    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let next = self.successors().into_iter();
        next.map(|(_, next)| next.perft(depth - 1)).sum()
    }

    fn after_in_running_game(&self, turn: Turn) -> Option<Position> {
        match turn {
            Turn::Move { from, to } => self.after_move(from, to),
            Turn::Removal(square) if self.may_remove(square) => self.after_removal(square),
            Turn::Removal(_) => None,
        }
    }

    fn after_move(&self, from: Square, to: Square) -> Option<Position> {
        let man = self.board.at(from)?;
        if man.side != self.turn || !can_go(&self.rules, &self.board, man, from, to) {
            return None;
        }
        let captures = self.board.at(to).is_some();
        let mut next = self.clone();
        next.board.put(from, None);
        next.board.put(to, Some(man));
        if man.is_pawn() && to.rank == self.board.far_rank(man.side) {
            next.promote(man.side, from, to);
        }
        next.finish_turn(captures || man.is_pawn())
    }

    fn promote(&mut self, side: Side, from: Square, to: Square) {
        let Some(letter) = self.rules.promoted() else {
            return;
        };
        let goes_back = self.rules.promotion == Promotion::Mantri && !is_marked_file(to.file);
        self.board.put(to, None);
        let place = if goes_back { from } else { to };
        self.board.put(place, Some(Man { side, letter }));
    }

    /// Taking the man off, if that leaves one's own King safe; whether it may be this man is another question.
    fn after_removal(&self, square: Square) -> Option<Position> {
        let man = self.board.at(square)?;
        if man.side == self.turn || man.is_king() {
            return None;
        }
        let mut next = self.clone();
        next.board.put(square, None);
        next.finish_turn(true)
    }

    /// The King's safety, the counts and the change of sides.
    fn finish_turn(mut self, restarts_count: bool) -> Option<Position> {
        let mover = self.turn;
        if king_is_attacked(&self.rules, &self.board, mover) {
            return None;
        }
        self.halfmove = if restarts_count { 0 } else { self.halfmove + 1 };
        if mover == Side::Black {
            self.fullmove += 1;
        }
        if self.rules.check_limit > 0 {
            let gives_check = king_is_attacked(&self.rules, &self.board, mover.other());
            let count = &mut self.checks[side_index(mover)];
            *count = if gives_check { *count + 1 } else { 0 };
        }
        self.turn = mover.other();
        Some(self)
    }

    pub fn has_ordinary_turn(&self) -> bool {
        let squares = self.board.squares();
        self.board.men_of(self.turn).iter().any(|&(from, _)| {
            squares
                .iter()
                .any(|&to| self.after_move(from, to).is_some())
        })
    }

    /// K3.
    fn may_remove(&self, square: Square) -> bool {
        if self.rules.stalemate == Stalemate::Draw
            || self.after_removal(square).is_none()
            || self.in_check()
            || self.has_ordinary_turn()
        {
            return false;
        }
        if self.rules.stalemate == Stalemate::RemoveAny || self.removal_frees(square) {
            return true;
        }
        let others = self.board.squares();
        !others
            .iter()
            .any(|&other| self.after_removal(other).is_some() && self.removal_frees(other))
    }

    /// Would the mover have an ordinary turn if this man went and he moved again?
    fn removal_frees(&self, square: Square) -> bool {
        let mut without = self.clone();
        without.board.put(square, None);
        without.has_ordinary_turn()
    }

    pub fn has_removal(&self) -> bool {
        self.board
            .squares()
            .iter()
            .any(|&square| self.may_remove(square))
    }
}
