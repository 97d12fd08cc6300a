//! Whether the game is over, and how.

use super::board::Side;
use super::position::{Position, side_index};
use super::rules::{BareKing, Stalemate};

/// In the words of the vectors.
#[derive(Clone, PartialEq, Eq, Debug, serde::Deserialize)]
pub struct Status {
    pub state: String,
    pub winner: Option<String>,
    pub reason: Option<String>,
    pub grade: Option<String>,
    pub check: bool,
}

enum End {
    WonByOpponent(&'static str, &'static str),
    Drawn(&'static str),
}

impl Position {
    pub fn status(&self) -> Status {
        let text = |words: &str| Some(words.to_owned());
        let (state, winner, reason, grade) = match self.end() {
            None => ("playing", None, None, None),
            Some(End::Drawn(reason)) => ("drawn", None, text(reason), None),
            Some(End::WonByOpponent(reason, grade)) => (
                "won",
                text(self.turn.other().letter()),
                text(reason),
                text(grade),
            ),
        };
        Status {
            state: state.to_owned(),
            winner,
            reason,
            grade,
            check: self.in_check(),
        }
    }

    pub fn is_over(&self) -> bool {
        self.end().is_some()
    }

    pub fn is_checkmate(&self) -> bool {
        self.in_check() && !self.has_ordinary_turn()
    }

    fn end(&self) -> Option<End> {
        if self.is_checkmate() {
            return Some(End::WonByOpponent("checkmate", "full"));
        }
        if self.rules.bare_king_ends() && self.board.is_bare(self.turn) {
            return Some(match self.rules.bare_king {
                BareKing::Draw => End::Drawn("bare-king"),
                BareKing::Win => End::WonByOpponent("bare-king", "full"),
                BareKing::LesserWin | BareKing::PlayOn => End::WonByOpponent("bare-king", "lesser"),
            });
        }
        if self.board.is_bare(Side::White) && self.board.is_bare(Side::Black) {
            return Some(End::Drawn("bare-kings"));
        }
        let limit = self.rules.check_limit;
        if limit > 0 && self.checks[side_index(self.turn.other())] >= limit {
            return Some(End::WonByOpponent("sixty-four-checks", "full"));
        }
        if !self.in_check() && !self.has_ordinary_turn() && !self.has_removal() {
            let loses = self.rules.stalemate == Stalemate::PawnsOnlyLose
                && self.board.has_pawns_only(self.turn);
            return Some(if loses {
                End::WonByOpponent("stalemate", "full")
            } else {
                End::Drawn("stalemate")
            });
        }
        None
    }
}
