//! The canonical short notation of a legal turn.

use super::board::{Man, Square};
use super::far_rank::{officer_of_file, place_is_free};
use super::position::Position;
use super::rules::Promotion;
use super::turn::Turn;

impl Position {
    /// `successors` is what the method of that name returns here, and `next` the position after `turn`.
    pub fn san(&self, turn: Turn, next: &Position, successors: &[(Turn, Position)]) -> String {
        let mut text = match turn {
            Turn::Removal(square) => format!("x{square}"),
            Turn::Move { from, to } => self.san_of_move(from, to, successors),
            Turn::TwoSteps { from, to, then } => {
                let first = self.san_of_move(from, to, successors);
                let sign = match self.board.at(then) {
                    Some(_) if then != from => 'x',
                    _ => '-',
                };
                format!("{first}{sign}{then}")
            }
        };
        if next.is_checkmate() {
            text.push('#');
        } else if next.in_check() {
            text.push('+');
        }
        text
    }

    fn san_of_move(&self, from: Square, to: Square, successors: &[(Turn, Position)]) -> String {
        let man = self.board.at(from).expect("a man that moves");
        let captures = self.board.at(to).is_some();
        let mut text = String::new();
        if man.is_pawn() {
            if captures {
                text.push(from.file_letter());
            }
        } else {
            text.push(man.letter);
            text += &self.disambiguation(from, to, successors);
        }
        if captures {
            text.push('x');
        }
        text += &to.to_string();
        if let Some(letter) = self.letter_promoted_to(man, to) {
            text.push('=');
            text.push(letter);
        }
        text
    }

    fn letter_promoted_to(&self, man: Man, to: Square) -> Option<char> {
        if !man.is_pawn() || to.rank != self.board.far_rank(man.side) {
            return None;
        }
        match self.rules.promotion {
            Promotion::ByFile => place_is_free(&self.rules, &self.board, man.side, to)
                .then(|| officer_of_file(to.file)),
            Promotion::Mantri | Promotion::Wazir | Promotion::Stays => self.rules.promoted(),
        }
    }

    fn disambiguation(&self, from: Square, to: Square, successors: &[(Turn, Position)]) -> String {
        let rivals: Vec<Square> = successors
            .iter()
            .filter_map(|&(turn, _)| match turn {
                Turn::Move {
                    from: other,
                    to: end,
                } if end == to && other != from && self.board.at(other) == self.board.at(from) => {
                    Some(other)
                }
                _ => None,
            })
            .collect();
        if rivals.is_empty() {
            String::new()
        } else if rivals.iter().all(|rival| rival.file != from.file) {
            from.file_letter().to_string()
        } else if rivals.iter().all(|rival| rival.rank != from.rank) {
            from.rank.to_string()
        } else {
            from.to_string()
        }
    }
}
