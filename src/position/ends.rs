//! Clauses K2, K4, K5, S1 and C9: what ends a game, in the order in which it is asked.

use super::{Grade, Outcome, Position, Reason};
use crate::geometry::{Board, Color, SquareSet};
use crate::rules::BareKing;

/// Plies without a capture, a removal or a pawn move after which a draw may be claimed.
pub const QUIET_PLIES: u16 = 100;

impl<B: Board> Position<B> {
    /// How the game has ended, or nothing while it goes on.
    ///
    /// ```
    /// # use buddhibala::{geometry::Board8x8, notation::fen, rules::Rules};
    /// use buddhibala::position::{Outcome, Reason};
    /// let rules = Rules::new("krida", [])?;
    /// let mate = fen::parse::<Board8x8>(&rules, "R6k/1R6/8/8/8/8/7p/K7 b - - 0 1")?;
    /// assert_eq!(mate.outcome().map(Outcome::reason), Some(Reason::Checkmate));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if self.is_checkmate() {
            return Some(self.won_by_opponent(Reason::Checkmate, Grade::Full));
        }
        self.end_of_play().or_else(|| {
            let stuck = !self.has_legal_move();
            stuck.then(|| self.stalemate())
        })
    }

    /// Whether the King of the player to move is attacked and nothing helps (K2, S1).
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_ordinary_turn()
    }

    /// What has ended the game whatever turns there are: all but checkmate, which goes before, and stalemate.
    ///
    /// Cheap, because no turn is looked for. Where there is something [`Position::outcome`] tells whether it is
    /// checkmate as well.
    ///
    /// ```
    /// # use buddhibala::{geometry::Board8x8, notation::fen, rules::Rules};
    /// let rules = Rules::new("krida", [])?;
    /// let bare = fen::parse::<Board8x8>(&rules, "7k/8/8/8/8/8/8/K6R b - - 0 1")?;
    /// assert_eq!(bare.end_of_play(), bare.outcome());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn end_of_play(&self) -> Option<Outcome> {
        let us = self.state.turn;
        let clauses = self.rules.clauses();
        if self.is_bare(us) {
            match clauses.bare_king {
                BareKing::PlayOn => {}
                BareKing::LesserWin => {
                    return Some(self.won_by_opponent(Reason::BareKing, Grade::Lesser));
                }
                BareKing::Win => return Some(self.won_by_opponent(Reason::BareKing, Grade::Full)),
                BareKing::Draw => {
                    return Some(Outcome::Drawn {
                        reason: Reason::BareKing,
                    });
                }
            }
            if self.is_bare(!us) {
                return Some(Outcome::Drawn {
                    reason: Reason::BareKings,
                });
            }
        }
        let limit = clauses.check_limit;
        (limit > 0 && self.state.checks[!us] >= limit)
            .then(|| self.won_by_opponent(Reason::SixtyFourChecks, Grade::Full))
    }

    /// What it means that the player to move has no turn and is not in check.
    fn stalemate(&self) -> Outcome {
        if self.loses_by_stalemate() {
            self.won_by_opponent(Reason::Stalemate, Grade::Full)
        } else {
            Outcome::Drawn {
                reason: Reason::Stalemate,
            }
        }
    }

    /// Whether the player to move has lost if he has no turn and is not in check (C9).
    ///
    /// Cheap, because no turn is looked for.
    #[must_use]
    pub fn loses_by_stalemate(&self) -> bool {
        let us = self.state.turn;
        self.rules.clauses().pawns_only_stalemate_loses
            && self.officers(us).is_empty()
            && !self.is_bare(us)
    }

    /// Whether a side has its King alone.
    pub(super) fn is_bare(&self, color: Color) -> bool {
        !self.sides[color].has_two()
    }

    const fn won_by_opponent(&self, reason: Reason, grade: Grade) -> Outcome {
        let winner = match self.state.turn {
            Color::White => Color::Black,
            Color::Black => Color::White,
        };
        Outcome::Won {
            winner,
            reason,
            grade,
        }
    }
}
