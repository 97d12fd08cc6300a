use super::{Game, GameError};
use crate::notation::fen;
use crate::notation::pgn::{self, GameResult, Line, Node, PgnGame, Tag};
use crate::position::{Grade, Outcome};

/// What a PGN text has said of a game beside its moves.
#[derive(Clone, Default)]
pub(super) struct Record {
    tags: Vec<Tag>,
    /// What is said before the first move.
    comments: Vec<String>,
    /// The result after so many moves, which holds as long as nothing else is played.
    result: Option<(usize, GameResult)>,
}

/// What a PGN text has said of a move.
#[derive(Clone, Default)]
pub(super) struct Remarks {
    nags: Vec<u8>,
    comments: Vec<String>,
    variations: Vec<Line>,
}

/// A game that was given up, or drawn by agreement, and then goes on has neither a result nor an end.
const TERMINATION: &str = "Termination";

impl Record {
    /// Another move is played than those of the text.
    pub fn go_on(&mut self) {
        self.result = None;
        self.tags.retain(|tag| tag.name != TERMINATION);
    }
}

/// How a game ended, in the words of a tag.
fn termination(outcome: Outcome) -> String {
    let mut text = outcome.reason().name().replace('-', " ");
    if let Outcome::Won {
        grade: Grade::Lesser,
        ..
    } = outcome
    {
        text.push_str(", lesser win");
    }
    text
}

impl Game {
    /// The first game of a PGN text, at its end. Its tags, its result, its comments and its variations come back in
    /// [`Game::pgn`].
    ///
    /// # Errors
    ///
    /// If there is no game in the text, or anything in the first one is wrong.
    pub fn from_pgn(text: &str) -> Result<Game, GameError> {
        let first = pgn::first(text).ok_or(GameError::Pgn(None))?;
        let rules = match (first.error, first.rules) {
            (None, Some(rules)) => rules,
            (error, _) => return Err(GameError::Pgn(error)),
        };
        let (id, start) = (rules.ruleset().id, first.start.as_deref());
        let mut game = Game::with_options(id, rules.options(), start)?;
        for node in first.line.moves {
            // The reader has found it legal.
            let _ = game.play(&node.uci);
            if let Some(ply) = game.history.last_mut() {
                ply.played.remarks = Remarks {
                    nags: node.nags,
                    comments: node.comments,
                    variations: node.variations,
                };
            }
        }
        game.record = Record {
            tags: first.tags,
            comments: first.line.comments,
            result: Some((game.history.len(), first.result)),
        };
        Ok(game)
    }

    /// The game as a PGN text, with these tags beside those that follow from the game. A game that was read from a PGN text
    /// has the tags of that text too, but for those that are given here.
    ///
    /// How it ended, if it has, is the tag `Termination`, unless that is among the tags. While it goes on a tag `Result`
    /// tells that it was given up, or that a draw was claimed or agreed; else the result is that of the text that it was
    /// read from, as long as nothing is taken back or played.
    ///
    /// ```
    /// use buddhibala::Game;
    /// let mut game = Game::new("chadarangam")?;
    /// game.play("g3")?;
    /// let text = game.pgn([("White", "A. Player"), ("Result", "0-1")]);
    /// assert!(text.contains("[White \"A. Player\"]") && text.ends_with("1. g3 0-1\n"));
    /// let mut again = Game::from_pgn(&text)?;
    /// assert_eq!(again.pgn([]), text);
    /// again.play("Nf3")?;
    /// assert!(again.pgn([]).ends_with("1. g3 Nf3 *\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn pgn<'a>(&self, tags: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
        let given = tags.into_iter();
        self.write_record(given.map(|(name, value)| Tag::new(name, value)).collect())
    }

    fn write_record(&self, mut tags: Vec<Tag>) -> String {
        let outcome = self.position.outcome();
        let noted = self
            .record
            .result
            .filter(|(plies, _)| *plies == self.history.len());
        let result = match outcome {
            Some(outcome) => outcome.into(),
            None => given_result(&tags)
                .or(noted.map(|(_, result)| result))
                .unwrap_or(GameResult::Unknown),
        };
        let given = tags.len();
        for tag in &self.record.tags {
            let is_given = tags.iter().take(given).any(|other| other.name == tag.name);
            if !is_given && (noted.is_some() || tag.name != TERMINATION) {
                tags.push(tag.clone());
            }
        }
        if let Some(outcome) = outcome
            && !tags.iter().any(|tag| tag.name == TERMINATION)
        {
            tags.push(Tag::new(TERMINATION, &termination(outcome)));
        }
        let line = self.history.iter().map(|ply| {
            let (info, remarks) = (&ply.played.info, &ply.played.remarks);
            Node {
                number: ply.before.fullmove(),
                color: info.color,
                uci: info.uci.clone(),
                san: info.san.clone(),
                nags: remarks.nags.clone(),
                comments: remarks.comments.clone(),
                variations: remarks.variations.clone(),
            }
        });
        pgn::write(&PgnGame {
            tags,
            rules: Some(*self.rules()),
            start: fen::unless_start(&*self.start),
            line: Line {
                comments: self.record.comments.clone(),
                moves: line.collect(),
            },
            result,
            error: None,
        })
    }
}

/// A player has given up, or a draw was claimed or agreed.
fn given_result(tags: &[Tag]) -> Option<GameResult> {
    let mut told = tags.iter().filter(|tag| tag.name == "Result");
    told.find_map(|tag| GameResult::from_text(&tag.value))
}
