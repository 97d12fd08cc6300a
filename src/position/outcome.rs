use std::fmt;

use crate::geometry::Color;

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The King is attacked and there is no legal turn.
    Checkmate,
    /// A player was left with the King alone.
    BareKing,
    /// King against King.
    BareKings,
    /// A player gave check on sixty-four turns in a row.
    SixtyFourChecks,
    /// There is no legal turn, and no check.
    Stalemate,
}

impl Reason {
    /// The name that programs use, such as `bare-king`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Reason::Checkmate => "checkmate",
            Reason::BareKing => "bare-king",
            Reason::BareKings => "bare-kings",
            Reason::SixtyFourChecks => "sixty-four-checks",
            Reason::Stalemate => "stalemate",
        }
    }
}

/// How much a win counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Grade {
    /// As much as checkmate.
    Full,
    /// Less: the opponent was bared, not mated.
    Lesser,
}

impl Grade {
    /// The name that programs use, `full` or `lesser`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Grade::Full => "full",
            Grade::Lesser => "lesser",
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// Somebody won.
    Won {
        /// Who.
        winner: Color,
        /// Why.
        reason: Reason,
        /// How much it counts.
        grade: Grade,
    },
    /// Nobody won.
    Drawn {
        /// Why.
        reason: Reason,
    },
}

impl Outcome {
    /// The winner, if there is one.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Outcome::Won { winner, .. } => Some(winner),
            Outcome::Drawn { .. } => None,
        }
    }

    /// Why the game ended.
    #[must_use]
    pub const fn reason(self) -> Reason {
        match self {
            Outcome::Won { reason, .. } | Outcome::Drawn { reason } => reason,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reason = self.reason().name().replace('-', " ");
        match self.winner() {
            Some(winner) => write!(f, "{} has won by {reason}", winner.name()),
            None => write!(f, "it is drawn by {reason}"),
        }
    }
}
