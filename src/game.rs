//! A game being played: history, undo and redo, status and claims. What Rust users start from.

mod describe;
mod info;
mod record;
mod report;
mod solve;
mod squares;
mod stand;
mod why;

use thiserror::Error;

use crate::geometry::{Color, Square, SquareError};
use crate::notation::fen::{self, FenError};
use crate::notation::pgn::PgnError;
use crate::notation::{MoveError, Objection, read_move};
use crate::position::{AnyPosition, Move, Outcome, start};
use crate::rules::{Rules, RulesError};
use crate::search::{Limits, Report, Searcher};
use describe::describe;
pub use info::{Claim, Man, MoveInfo, Placed, Special, Standing, State, Status, TurnKind};
use record::{Record, Remarks};
pub use report::{SearchLine, SearchReport};
pub use why::Verdict;

/// What a search may remember, in bytes.
const TABLE_BYTES: usize = 1 << 24;

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
pub struct Game {
    start: Box<dyn AnyPosition>,
    position: Box<dyn AnyPosition>,
    history: Vec<Ply>,
    /// What was taken back, the next to redo last.
    undone: Vec<Played>,
    record: Record,
}

/// A move that was played, and the position before it.
#[derive(Clone)]
struct Ply {
    before: Box<dyn AnyPosition>,
    played: Played,
}

/// A move that was played.
#[derive(Clone)]
struct Played {
    turn: Move,
    info: MoveInfo,
    remarks: Remarks,
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
    #[error("the game is over: {0}")]
    GameOver(Outcome),
    /// The text is no legal move.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// The text is no square.
    #[error(transparent)]
    Square(#[from] SquareError),
    /// The board has no such square.
    #[error("the board has no square {0}")]
    OffBoard(Square),
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
        Game::with_rules(&Rules::new(variant, options)?, fen)
    }

    /// A game by these rules, from its start or from a FEN.
    ///
    /// # Errors
    ///
    /// A FEN that cannot be read or could not arise.
    pub fn with_rules(rules: &Rules, fen: Option<&str>) -> Result<Game, GameError> {
        let start = match fen {
            Some(fen) => fen::read(rules, fen)?,
            None => start(rules),
        };
        Ok(Game {
            position: start.clone(),
            start,
            history: Vec::new(),
            undone: Vec::new(),
            record: Record::default(),
        })
    }

    /// Why the man on `from` may not go to `to`. A removal is asked for with the same square twice.
    ///
    /// # Errors
    ///
    /// If a text names no square of the board.
    pub fn why(&self, from: &str, to: &str) -> Result<Verdict, PlayError> {
        let (from, to) = (self.square(from)?, self.square(to)?);
        Ok(match self.position.why(from, to) {
            Some(refusal) => Verdict::Refused(Objection::of(self.rules(), refusal)),
            None => Verdict::Allowed,
        })
    }

    /// Refuses what makes no sense when the game is over.
    pub(crate) fn check_running(&self) -> Result<(), PlayError> {
        match self.position.outcome() {
            Some(outcome) => Err(PlayError::GameOver(outcome)),
            None => Ok(()),
        }
    }

    pub(crate) fn square(&self, name: &str) -> Result<Square, PlayError> {
        let square = name.parse()?;
        if self.rules().ruleset().board.has(square) {
            Ok(square)
        } else {
            Err(PlayError::OffBoard(square))
        }
    }

    /// What is being played.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        self.position.rules()
    }

    /// Who is to move.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.position.turn()
    }

    /// Every legal move; none when the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<MoveInfo> {
        self.describe_legal(|_| true)
    }

    /// The legal moves of the man on a square such as `e2`.
    ///
    /// # Errors
    ///
    /// If the text names no square of the board.
    pub fn legal_moves_from(&self, square: &str) -> Result<Vec<MoveInfo>, PlayError> {
        let from = self.square(square)?;
        Ok(self.describe_legal(|turn| turn.from == from))
    }

    /// Plays a move given as coordinates or SAN, and forgets what was undone.
    ///
    /// # Errors
    ///
    /// If the game is over or the text is no legal move; the game is then as before.
    pub fn play(&mut self, text: &str) -> Result<MoveInfo, PlayError> {
        self.check_running()?;
        let legal = self.position.legal_moves();
        let turn = read_move(&*self.position, &legal, text)?;
        Ok(self.make(&legal, turn))
    }

    fn make(&mut self, legal: &[Move], turn: Move) -> MoveInfo {
        let info = describe(&mut *self.position, legal, turn);
        self.undone.clear();
        self.record.go_on();
        self.push(Played {
            turn,
            info: info.clone(),
            remarks: Remarks::default(),
        });
        info
    }

    /// Takes back the last move and returns it.
    pub fn undo(&mut self) -> Option<MoveInfo> {
        let Ply { before, played } = self.history.pop()?;
        let info = played.info.clone();
        self.position = before;
        self.undone.push(played);
        Some(info)
    }

    /// Plays the move again that was taken back last, and returns it.
    pub fn redo(&mut self) -> Option<MoveInfo> {
        let played = self.undone.pop()?;
        let info = played.info.clone();
        self.push(played);
        Some(info)
    }

    /// The moves played, from the first.
    #[must_use]
    pub fn history(&self) -> Vec<&MoveInfo> {
        self.history.iter().map(|ply| &ply.played.info).collect()
    }

    /// The FEN of the position at which the game began.
    #[must_use]
    pub fn start_fen(&self) -> String {
        fen::write(&*self.start)
    }

    /// The FEN of the position now.
    #[must_use]
    pub fn fen(&self) -> String {
        fen::write(&*self.position)
    }

    /// How many sequences of `depth` plies there are from here.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        self.position.clone().perft(depth)
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
        self.look(&mut Game::searcher(), limits, clock, &mut |_| {})
    }

    /// The same, and tells what was found so far whenever it has looked one ply farther.
    ///
    /// ```
    /// use buddhibala::search::Limits;
    /// let game = buddhibala::Game::new("krida")?;
    /// let limits = Limits { depth: Some(4), lines: 3, ..Limits::default() };
    /// let mut depths = Vec::new();
    /// let report = game.analyse(&limits, &|| 0.0, &mut |report| depths.push(report.depth)).unwrap();
    /// assert_eq!((depths, report.others.len()), (vec![1, 2, 3, 4], 2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn analyse(
        &self,
        limits: &Limits,
        clock: &dyn Fn() -> f64,
        progress: &mut dyn FnMut(&SearchReport),
    ) -> Option<SearchReport> {
        self.look(&mut Game::searcher(), limits, clock, &mut |report| {
            if let Some(report) = self.tell(report) {
                progress(&report);
            }
        })
    }

    /// A searcher as a search of a game takes one.
    pub(crate) fn searcher() -> Searcher {
        Searcher::new(TABLE_BYTES)
    }

    /// Looks for the best move with a searcher that may know something already.
    pub(crate) fn look(
        &self,
        searcher: &mut Searcher,
        limits: &Limits,
        clock: &dyn Fn() -> f64,
        progress: &mut dyn FnMut(&Report),
    ) -> Option<SearchReport> {
        let keys: Vec<u64> = self.keys().collect();
        let report = searcher.analyse(&*self.position, &keys, limits, clock, progress)?;
        self.tell(&report)
    }

    pub(crate) fn tell(&self, report: &Report) -> Option<SearchReport> {
        let pv = self.describe_line(&report.pv);
        let others = report.others.iter().map(|line| SearchLine {
            score: line.score,
            pv: self.describe_line(&line.pv),
        });
        Some(SearchReport {
            best: pv.first()?.clone(),
            score: report.score,
            pv,
            others: others.collect(),
            depth: report.depth,
            nodes: report.nodes,
        })
    }

    fn describe_line(&self, line: &[Move]) -> Vec<MoveInfo> {
        let mut position = self.position.clone();
        let mut told = Vec::new();
        for &turn in line {
            let legal = position.legal_moves();
            told.push(describe(&mut *position, &legal, turn));
            position.play(turn);
        }
        told
    }

    fn describe_legal(&self, wanted: impl Fn(Move) -> bool) -> Vec<MoveInfo> {
        let mut position = self.position.clone();
        let legal = position.legal_moves();
        legal
            .iter()
            .filter(|&&turn| wanted(turn))
            .map(|&turn| describe(&mut *position, &legal, turn))
            .collect()
    }

    fn push(&mut self, played: Played) {
        let before = self.position.clone();
        self.position.play(played.turn);
        self.history.push(Ply { before, played });
    }

    /// The repetition key of every position before this one.
    fn keys(&self) -> impl Iterator<Item = u64> {
        self.history.iter().map(|ply| ply.before.repetition_key())
    }
}
