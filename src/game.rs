//! A game being played: history, undo and redo, status and claims. What Rust users start from.

mod info;
mod play;
mod report;
mod why;

use thiserror::Error;

use crate::geometry::{Board8x8, Board14x14, BoardId, Color, Coord, CoordError};
use crate::notation::MoveError;
use crate::notation::fen::FenError;
use crate::notation::pgn::{self, PgnError, PgnGame, Tag};
use crate::position::Outcome;
use crate::rules::{Rules, RulesError};
use crate::search::Limits;
pub use info::{Claim, Man, MoveInfo, Placed, Special, Standing, State, Status, TurnKind};
use play::Play;
pub use report::SearchReport;
pub use why::Verdict;

/// One game of any variant, with its history.
///
/// ```
/// use buddhibala::Game;
/// let mut game = Game::with_options("krida", [("bareKing", "play-on")], None)?;
/// let played = game.play("e3")?;
/// assert_eq!((played.uci.as_str(), played.ends_turn), ("e2e3", true));
/// game.undo();
/// assert_eq!(game.history().len(), 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Game(Table);

/// The board decides the type; everything else is data.
#[derive(Clone)]
enum Table {
    B8x8(Box<Play<Board8x8>>),
    B14x14(Box<Play<Board14x14>>),
}

/// Calls the same method whatever the board is.
macro_rules! on_table {
    ($game:expr, $play:ident => $call:expr) => {
        match $game {
            Table::B8x8($play) => $call,
            Table::B14x14($play) => $call,
        }
    };
}

/// Why a game cannot begin.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum GameError {
    /// The game, an option or a value is unknown.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// The FEN is refused.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// The PGN text has no game, or its first game is not right.
    #[error("{}", .0.as_ref().map_or("the PGN text has no game".to_owned(), ToString::to_string))]
    Pgn(Option<PgnError>),
}

/// Why a move cannot be played or asked for.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PlayError {
    /// The game has ended.
    #[error("the game is over: {}", sentence(*.0))]
    GameOver(Outcome),
    /// The text is no legal move.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// The text is no square.
    #[error(transparent)]
    Square(#[from] CoordError),
    /// The board has no such square.
    #[error("the board has no square {0}")]
    OffBoard(Coord),
}

/// An outcome in words.
fn sentence(outcome: Outcome) -> String {
    let reason = outcome.reason().name().replace('-', " ");
    match outcome.winner() {
        Some(winner) => format!("{} has won by {reason}", winner.name()),
        None => format!("it is drawn by {reason}"),
    }
}

impl Game {
    /// A game at its start, with the default options.
    ///
    /// # Errors
    ///
    /// [`RulesError::UnknownVariant`] if there is no such game.
    pub fn new(variant: &str) -> Result<Game, GameError> {
        Game::with_options(variant, [], None)
    }

    /// A game with some of its options given, from its start or from a FEN.
    ///
    /// # Errors
    ///
    /// An unknown game, option or value; a FEN that cannot be read or could not arise.
    pub fn with_options<'a>(
        variant: &str,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
        fen: Option<&str>,
    ) -> Result<Game, GameError> {
        let rules = Rules::new(variant, options)?;
        Ok(Game(match rules.ruleset().board {
            BoardId::B8x8 => Table::B8x8(Box::new(Play::new(&rules, fen)?)),
            BoardId::B14x14 => Table::B14x14(Box::new(Play::new(&rules, fen)?)),
        }))
    }

    /// The first game of a PGN text, at its end. Its variations and comments are left behind: see [`pgn::parse`].
    ///
    /// # Errors
    ///
    /// If there is no game in the text, or anything in the first one is wrong.
    pub fn from_pgn(text: &str) -> Result<Game, GameError> {
        let games = pgn::parse(text);
        let Some(PgnGame {
            rules: Some(rules),
            start,
            line,
            error: None,
            ..
        }) = games.first()
        else {
            let error = games.into_iter().next().and_then(|game| game.error);
            return Err(GameError::Pgn(error));
        };
        let mut game = Game::with_options(rules.ruleset().id, rules.options(), start.as_deref())?;
        for node in &line.moves {
            // The reader has found it legal.
            let _ = game.play(&node.uci);
        }
        Ok(game)
    }

    /// The game as a PGN text, with these tags beside those that follow from the game.
    ///
    /// ```
    /// use buddhibala::Game;
    /// let mut game = Game::new("chadarangam")?;
    /// game.play("g3")?;
    /// let text = game.pgn([("White", "A. Player")]);
    /// assert!(text.contains("[White \"A. Player\"]") && text.ends_with("1. g3 *\n"));
    /// assert_eq!(Game::from_pgn(&text)?.fen(), game.fen());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn pgn<'a>(&self, tags: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
        let tags = tags.into_iter().map(|(name, value)| Tag {
            name: name.to_owned(),
            value: value.to_owned(),
        });
        let tags = tags.collect();
        pgn::write(&on_table!(&self.0, play => play.pgn(tags)))
    }

    /// Why the man on `from` may not go to `to`. A removal is asked for with the same square twice.
    ///
    /// # Errors
    ///
    /// If a text names no square of the board.
    pub fn why(&self, from: &str, to: &str) -> Result<Verdict, PlayError> {
        let (from, to) = (self.square(from)?, self.square(to)?);
        let verdict = on_table!(&self.0, play => play.why(from, to));
        verdict.ok_or(PlayError::OffBoard(from))
    }

    fn square(&self, name: &str) -> Result<Coord, PlayError> {
        let coord: Coord = name.parse()?;
        let board = self.rules().ruleset().board;
        if coord.file < board.files() && coord.rank < board.ranks() {
            Ok(coord)
        } else {
            Err(PlayError::OffBoard(coord))
        }
    }

    /// What is being played.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        on_table!(&self.0, play => play.rules())
    }

    /// Who is to move.
    #[must_use]
    pub fn turn(&self) -> Color {
        on_table!(&self.0, play => play.turn())
    }

    /// Every legal move; none when the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<MoveInfo> {
        on_table!(&self.0, play => play.legal_moves(None))
    }

    /// The legal moves of the man on a square such as `e2`.
    ///
    /// # Errors
    ///
    /// If the text names no square of the board.
    pub fn legal_moves_from(&self, square: &str) -> Result<Vec<MoveInfo>, PlayError> {
        let coord = self.square(square)?;
        Ok(on_table!(&self.0, play => play.legal_moves(Some(coord))))
    }

    /// Plays a move given as coordinates or SAN, and forgets what was undone.
    ///
    /// # Errors
    ///
    /// If the game is over or the text is no legal move; the game is then as before.
    pub fn play(&mut self, text: &str) -> Result<MoveInfo, PlayError> {
        on_table!(&mut self.0, play => play.play(text))
    }

    /// Takes back the last move and returns it.
    pub fn undo(&mut self) -> Option<MoveInfo> {
        on_table!(&mut self.0, play => play.undo())
    }

    /// Plays the move again that was taken back last, and returns it.
    pub fn redo(&mut self) -> Option<MoveInfo> {
        on_table!(&mut self.0, play => play.redo())
    }

    /// The moves played, from the first.
    #[must_use]
    pub fn history(&self) -> Vec<&MoveInfo> {
        on_table!(&self.0, play => play.history().collect())
    }

    /// The FEN of the position at which the game began.
    #[must_use]
    pub fn start_fen(&self) -> String {
        on_table!(&self.0, play => play.start_fen())
    }

    /// The FEN of the position now.
    #[must_use]
    pub fn fen(&self) -> String {
        on_table!(&self.0, play => play.fen())
    }

    /// The men on the board, from the first rank up.
    #[must_use]
    pub fn board(&self) -> Vec<Placed> {
        on_table!(&self.0, play => play.board())
    }

    /// A drawing of the board in letters, White below: FEN letters, `.` for an empty square, `+` for an empty marked one.
    #[must_use]
    pub fn ascii(&self) -> String {
        on_table!(&self.0, play => play.ascii())
    }

    /// How many sequences of `depth` plies there are from here.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        on_table!(&self.0, play => play.perft(depth))
    }

    /// Whether the game goes on, how it ended if not, and what is counted.
    #[must_use]
    pub fn status(&self) -> Status {
        on_table!(&self.0, play => play.status())
    }

    /// Looks for the best move within `limits`; nothing when the game is over.
    ///
    /// `clock` tells milliseconds from any moment on. It is read only if there is a limit of time.
    ///
    /// ```
    /// use buddhibala::search::Limits;
    /// let game = buddhibala::Game::new("shatranj-14")?;
    /// let limits = Limits { nodes: Some(2_000), ..Limits::default() };
    /// let report = game.search(&limits, &|| 0.0).unwrap();
    /// assert!(game.legal_moves().contains(&report.best));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn search(&self, limits: &Limits, clock: &dyn Fn() -> f64) -> Option<SearchReport> {
        on_table!(&self.0, play => play.search(limits, clock))
    }
}
