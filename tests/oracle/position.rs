//! A position, and what a turn makes of it.

use super::board::{Board, Man, Side, Square};
use super::far_rank::{officer_of_file, place_is_free};
use super::movement::{can_go, king_is_attacked};
use super::rules::{FarRank, NewKnight, Promotion, Rules};
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
    /// C1: may the King of White, and that of Black, still leap?
    pub leap: [bool; 2],
    /// C2: the opening moves that White, and Black, has left.
    pub opening: [u32; 2],
    /// C2: where the men stand that have moved in this opening turn, by file and then by rank.
    pub moved: Vec<Square>,
    /// C4: the pawns that wait for the same place as another, pair by pair, the first to arrive first.
    pub waiting: Vec<Square>,
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
        conceivable(&self.rules)
            .into_iter()
            .filter_map(|turn| Some((turn, self.after_in_running_game(turn)?)))
            .collect()
    }

    pub fn successors_as_texts(&self) -> Vec<(String, String)> {
        let next = self.successors().into_iter();
        next.map(|(turn, next)| (turn.to_string(), next.fen()))
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
        let done = match turn {
            Turn::Move { from, to } => self.move_made(from, to),
            Turn::TwoSteps { from, to, then } => self.new_knight(from, to)?.second_step(to, then),
            Turn::Removal(square) if self.may_remove(square) => self.removal_made(square),
            Turn::Removal(_) => None,
        };
        let mut next = done?;
        next.count_check();
        next.forfeit_leaps();
        Some(next.end_turn())
    }

    pub fn has_ordinary_turn(&self) -> bool {
        let squares = self.board.squares();
        self.board.men_of(self.turn).iter().any(|&(from, _)| {
            squares
                .iter()
                .any(|&to| self.move_made(from, to).is_some() || self.new_knight_goes_on(from, to))
        })
    }

    /// The board after a turn of one step, before it is the other's turn.
    fn move_made(&self, from: Square, to: Square) -> Option<Position> {
        let next = self.first_step(from, to)?;
        if self.rules.new_knight == NewKnight::MustMove && self.new_knight_goes_on(from, to) {
            return None;
        }
        next.is_lawful().then_some(next)
    }

    /// C5: the board after the first step, if a Knight has been made that may go on.
    fn new_knight(&self, from: Square, to: Square) -> Option<Position> {
        let was_pawn = self.board.at(from)?.is_pawn();
        let first = self.first_step(from, to)?;
        let is_new_knight = was_pawn && first.board.at(to)?.letter == 'N';
        (is_new_knight && self.rules.new_knight != NewKnight::Stays).then_some(first)
    }

    fn second_step(&self, from: Square, to: Square) -> Option<Position> {
        let mut next = self.step(from, to)?;
        next.count_quiet_ply(true);
        next.is_lawful().then_some(next)
    }

    fn new_knight_goes_on(&self, from: Square, to: Square) -> bool {
        let squares = self.board.squares();
        self.new_knight(from, to).is_some_and(|first| {
            squares
                .iter()
                .any(|&then| first.second_step(to, then).is_some())
        })
    }

    fn first_step(&self, from: Square, to: Square) -> Option<Position> {
        if self.opens() && !self.may_open_with(from) {
            return None;
        }
        self.step(from, to)
    }

    /// One man's step, with all that it brings about, the safety of the Kings aside.
    fn step(&self, from: Square, to: Square) -> Option<Position> {
        let man = self.board.at(from).filter(|man| man.side == self.turn)?;
        let leaps = man.is_king() && self.may_leap(from, to);
        if !leaps && !can_go(&self.rules, &self.board, man, from, to) {
            return None;
        }
        let mut next = self.clone();
        next.board.put(from, None);
        next.board.put(to, Some(man));
        let captured = self.board.at(to);
        if let Some(captured) = captured {
            if self.opens() || captured.is_king() || self.is_mastu(captured) {
                return None;
            }
            next.convert_waiting(captured.side);
            if next.was_supported(captured.side, to) {
                return None;
            }
        }
        let arrives = man.is_pawn() && to.rank == self.board.far_rank(man.side);
        if arrives && !next.promote(man.side, from, to) {
            return None;
        }
        next.list_waiting(arrives.then_some(to));
        if leaps {
            next.leap[side_index(man.side)] = false;
        }
        if self.opens() {
            next.note_opening_step(from, to);
        }
        next.count_quiet_ply(captured.is_some() || man.is_pawn());
        Some(next)
    }

    /// What becomes of a pawn that has arrived; false if it may not arrive.
    fn promote(&mut self, side: Side, from: Square, to: Square) -> bool {
        match self.rules.promotion {
            Promotion::Stays => true,
            Promotion::Wazir => self.becomes(side, to, 'W'),
            Promotion::Mantri if is_marked_file(to.file) => self.becomes(side, to, 'M'),
            Promotion::Mantri => {
                self.board.put(to, None);
                self.becomes(side, from, 'M')
            }
            Promotion::ByFile if place_is_free(&self.rules, &self.board, side, to) => {
                self.becomes(side, to, officer_of_file(to.file))
            }
            Promotion::ByFile => self.rules.far_rank == FarRank::Wait,
        }
    }

    fn becomes(&mut self, side: Side, square: Square, letter: char) -> bool {
        self.board.put(square, Some(Man { side, letter }));
        true
    }

    /// Whether the player to move may leave the board so.
    pub fn is_lawful(&self) -> bool {
        let opponent = self.turn.other();
        let gives_check = king_is_attacked(&self.rules, &self.board, opponent);
        let may_give_check = !self.opens() && !self.cannot_be_checked(opponent);
        !self.in_check() && (may_give_check || !gives_check)
    }

    pub fn count_quiet_ply(&mut self, restarts: bool) {
        self.halfmove = if restarts {
            0
        } else {
            LAST_NUMBER.min(self.halfmove + 1)
        };
    }

    pub fn count_turn(&mut self) {
        self.fullmove = LAST_NUMBER.min(self.fullmove + 1);
    }

    /// K5.
    fn count_check(&mut self) {
        if self.rules.check_limit > 0 {
            let mover = self.turn;
            let gives_check = king_is_attacked(&self.rules, &self.board, mover.other());
            let count = &mut self.checks[side_index(mover)];
            *count = if gives_check { *count + 1 } else { 0 };
        }
    }
}
