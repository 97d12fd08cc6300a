use super::describe::standing;
use super::{Claim, Game, Placed, Special, Status};
use crate::geometry::Square;
use crate::position::{QUIET_PLIES, letter};

/// How often a position must have stood for a draw to be claimed.
const REPETITIONS: usize = 3;

impl Game {
    /// Whether the game goes on, how it ended if not, and what is counted.
    #[must_use]
    pub fn status(&self) -> Status {
        let position = &self.position;
        let setup = position.setup();
        let outcome = position.outcome();
        let mut waiting = setup.waiting.unwrap_or_default();
        for square in position.waiting() {
            if !waiting.contains(&square) {
                waiting.push(square);
            }
        }
        Status {
            turn: setup.turn,
            check: position.is_check(),
            outcome,
            claims: if outcome.is_none() {
                self.claims(setup.halfmove)
            } else {
                Vec::new()
            },
            checks: setup.checks,
            check_limit: self.rules().clauses().check_limit,
            leaps: setup.leaps,
            opening: setup.opening,
            moved: setup.moved,
            waiting,
            mastu: position.mastu(),
        }
    }

    fn claims(&self, halfmove: u16) -> Vec<Claim> {
        let now = self.position.repetition_key();
        let before = self.keys().filter(|&key| key == now).count();
        let repeated = before + 1 >= REPETITIONS;
        let quiet = halfmove >= QUIET_PLIES;
        [(repeated, Claim::Repetition), (quiet, Claim::FiftyMove)]
            .into_iter()
            .filter_map(|(may, claim)| may.then_some(claim))
            .collect()
    }

    /// The men on the board, from the first rank up.
    #[must_use]
    pub fn board(&self) -> Vec<Placed> {
        let position = &self.position;
        let special = [
            (self.marks(), Special::Marked),
            (position.waiting(), Special::Waiting),
            (position.mastu(), Special::Mastu),
            (position.supported(), Special::Supported),
        ];
        let men = position.placement().men();
        men.map(|(square, piece)| {
            let standing = standing(self.rules(), square, piece);
            Placed {
                square,
                man: standing.man,
                special: special
                    .iter()
                    .filter_map(|(squares, special)| squares.contains(&square).then_some(*special))
                    .collect(),
            }
        })
        .collect()
    }

    /// A drawing of the board in letters, White below: FEN letters, `.` for an empty square, `+` for an empty marked one.
    #[must_use]
    pub fn ascii(&self) -> String {
        let board = self.rules().ruleset().board;
        let marks = self.marks();
        let mut text = String::new();
        for rank in (0..board.ranks()).rev() {
            for square in (0..board.files()).filter_map(|file| Square::new(file, rank)) {
                if square.file() > 0 {
                    text.push(' ');
                }
                text.push(match self.position.placement().get(square) {
                    Some(piece) => letter(self.rules(), piece),
                    None if marks.contains(&square) => '+',
                    None => '.',
                });
            }
            text.push('\n');
        }
        text
    }

    fn marks(&self) -> Vec<Square> {
        let marks = self.rules().ruleset().marks.iter();
        marks.filter_map(|name| name.parse().ok()).collect()
    }
}
