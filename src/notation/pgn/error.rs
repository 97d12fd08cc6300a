use thiserror::Error;

use super::GameResult;
use crate::notation::fen::FenError;
use crate::notation::{MoveError, Objection};
use crate::position::Outcome;
use crate::rules::RulesError;

/// Games that are read of one text.
pub const MOST_GAMES: usize = 20_000;

/// Moves that are read of one text, those of variations among them.
pub const MOST_MOVES: usize = 100_000;

/// Moves that are read of a game, and of each variation: about as many as there are turns that a FEN can count.
pub const LONGEST_LINE: usize = 20_000;

/// Tags that are read of a game.
pub const MOST_TAGS: usize = 250;

/// Variations within variations that are read.
pub const DEEPEST: usize = 64;

/// Why and where a game in a file is not right.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}{}: {fault}", in_turn(*.turn))]
pub struct PgnError {
    /// The line of the text, from 1.
    pub line: usize,
    /// The number of the turn, where it is about a move.
    pub turn: Option<u16>,
    /// What is wrong.
    pub fault: PgnFault,
}

impl PgnError {
    /// Why a move is not legal, where it is about one and that is known.
    #[must_use]
    pub fn objection(&self) -> Option<&Objection> {
        match &self.fault {
            PgnFault::Move(error) => error.objection(),
            _ => None,
        }
    }
}

fn in_turn(turn: Option<u16>) -> String {
    turn.map(|turn| format!(", turn {turn}"))
        .unwrap_or_default()
}

/// What is wrong with a game in a file.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PgnFault {
    /// There is no tag `Variant`.
    #[error("there is no tag Variant that names the game")]
    NoVariant,
    /// The game, an option or a value is unknown.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// The tag `Options` is no list of `name=value`.
    #[error("the tag Options should be like \"capture=maddat-mari opening=0\", not \"{text}\"")]
    Options {
        /// Its text, shortened.
        text: String,
    },
    /// The tag `FEN` is refused.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// A move is unreadable or not legal.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// A move after the end of the game.
    #[error("{text} comes after the end of the game")]
    AfterEnd {
        /// Its text, shortened.
        text: String,
    },
    /// Something that has no place in a PGN text.
    #[error("\"{text}\" should be {expected}")]
    Syntax {
        /// The text, shortened.
        text: String,
        /// What would be right.
        expected: &'static str,
    },
    /// A variation before any move, one that is not closed, or a `)` too many.
    #[error("a ( or ) too many")]
    Parentheses,
    /// Variations within variations beyond [`DEEPEST`].
    #[error("variations lie deeper than {DEEPEST}")]
    TooDeep,
    /// The file says another result than the moves, which end the game.
    #[error("the result {} contradicts the moves, which end with {}: {outcome}", given.text(), GameResult::from(*outcome).text())]
    Result {
        /// The result that the file says.
        given: GameResult,
        /// How the game has ended by the rules.
        outcome: Outcome,
    },
    /// More than is read of one text: [`MOST_GAMES`], [`MOST_MOVES`], [`LONGEST_LINE`] or [`MOST_TAGS`].
    #[error("there are more than {most} {things}, and the rest of the text is not read")]
    TooMuch {
        /// What there is too much of.
        things: &'static str,
        /// How many are read.
        most: usize,
    },
}

/// Something that has no place in a PGN text.
pub(super) fn syntax(text: &str, expected: &'static str) -> PgnFault {
    PgnFault::Syntax {
        text: crate::excerpt(text),
        expected,
    }
}
