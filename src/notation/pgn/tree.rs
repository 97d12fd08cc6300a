use super::PgnError;
use crate::geometry::Color;
use crate::position::Outcome;
use crate::rules::Rules;

/// One tag pair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    /// Its name, such as `White`.
    pub name: String,
    /// Its value.
    pub value: String,
}

impl Tag {
    /// A tag of that name.
    #[must_use]
    pub fn new(name: &str, value: &str) -> Tag {
        Tag {
            name: name.to_owned(),
            value: value.to_owned(),
        }
    }
}

/// What a game in a file ended with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameResult {
    /// `1-0` or `0-1`.
    Won(Color),
    /// `1/2-1/2`.
    Drawn,
    /// `*`: unfinished or unknown.
    Unknown,
}

impl GameResult {
    /// Every result, as in a file.
    const ALL: [GameResult; 4] = [
        GameResult::Won(Color::White),
        GameResult::Won(Color::Black),
        GameResult::Drawn,
        GameResult::Unknown,
    ];

    /// The text in a file.
    ///
    /// ```
    /// use buddhibala::notation::pgn::GameResult;
    /// assert_eq!(GameResult::Drawn.text(), "1/2-1/2");
    /// ```
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            GameResult::Won(Color::White) => "1-0",
            GameResult::Won(Color::Black) => "0-1",
            GameResult::Drawn => "1/2-1/2",
            GameResult::Unknown => "*",
        }
    }

    /// The result that a text means.
    #[must_use]
    pub fn from_text(text: &str) -> Option<GameResult> {
        GameResult::ALL
            .into_iter()
            .find(|result| result.text() == text)
    }
}

impl From<Outcome> for GameResult {
    fn from(outcome: Outcome) -> GameResult {
        outcome.winner().map_or(GameResult::Drawn, GameResult::Won)
    }
}

/// A game as a file has it, up to the first thing in it that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PgnGame {
    /// The tags, in the order of the file.
    pub tags: Vec<Tag>,
    /// What is played, if the tags say it.
    pub rules: Option<Rules>,
    /// The FEN at which it begins, if that is not the usual start.
    pub start: Option<String>,
    /// The moves, with everything that branches off them.
    pub line: Line,
    /// What it ended with, by the file, even where the moves say otherwise.
    pub result: GameResult,
    /// What is wrong, if anything is; all that stands before it in the file has been read.
    pub error: Option<PgnError>,
}

impl PgnGame {
    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let tag = self.tags.iter().find(|tag| tag.name == name)?;
        Some(&tag.value)
    }
}

/// Moves one after the other, with the variations that branch off them: a game tree.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// What is said before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub moves: Vec<Node>,
}

/// A move of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// The number of the turn.
    pub number: u16,
    /// Whose move it is.
    pub color: Color,
    /// The move as coordinates.
    pub uci: String,
    /// The move in SAN.
    pub san: String,
    /// Numeric annotations: 1 is a good move, 2 a mistake.
    pub nags: Vec<u8>,
    /// What is said after it.
    pub comments: Vec<String>,
    /// What could have been played instead of it.
    pub variations: Vec<Line>,
}
