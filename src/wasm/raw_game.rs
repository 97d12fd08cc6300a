use std::cell::Cell;

use js_sys::Function;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use super::argument::{self, integer, optional_text, text};
use super::describe;
use super::failure::{of_game, of_play};
use super::pack;
use super::view::View;
use crate::game::{Game, MoveInfo, PlayError};
use crate::notation::pgn;
use crate::search::{Limits, Report, Searcher};

const DEEPEST_PERFT: u64 = 10;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn now() -> f64;
}

/// A game, as the package's `Game` wraps it.
#[wasm_bindgen]
pub struct RawGame {
    game: Game,
}

#[wasm_bindgen]
impl RawGame {
    /// A new game from the name of the variant, `{ option: value }` or nothing, and a FEN or nothing.
    ///
    /// # Errors
    ///
    /// `unknown-variant`, `bad-option`, `bad-fen`, `bad-argument`.
    #[wasm_bindgen(constructor)]
    pub fn new(variant: &JsValue, options: &JsValue, fen: &JsValue) -> Result<RawGame, JsValue> {
        let variant = text(variant, "variant", "unknown-variant")?;
        let options = argument::options(options)?;
        let fen = optional_text(fen, "fen", "bad-fen")?;
        let options = options.iter().map(|(name, value)| (&**name, &**value));
        let game = Game::with_options(&variant, options, fen.as_deref());
        game.map(|game| RawGame { game })
            .map_err(|error| of_game(&error))
    }

    /// The first game of a PGN text, at its end.
    ///
    /// # Errors
    ///
    /// `bad-pgn`, `bad-argument`, and what its tags may have wrong.
    #[wasm_bindgen(js_name = fromPgn)]
    pub fn from_pgn(text: &JsValue) -> Result<RawGame, JsValue> {
        let game = Game::from_pgn(&argument::pgn(text)?);
        game.map(|game| RawGame { game })
            .map_err(|error| of_game(&error))
    }

    /// The game as a PGN text with these tags, `{ name: value }`.
    ///
    /// # Errors
    ///
    /// `bad-argument`.
    pub fn pgn(&self, tags: &JsValue) -> Result<String, JsValue> {
        let tags = argument::options(tags)?;
        Ok(self
            .game
            .pgn(tags.iter().map(|(name, value)| (&**name, &**value))))
    }

    /// Whether the man on a square may go to another, and why not.
    ///
    /// # Errors
    ///
    /// `bad-square`, `bad-argument`.
    pub fn why(&self, from: &JsValue, to: &JsValue) -> Result<JsValue, JsValue> {
        let from = text(from, "from", "bad-square")?;
        let to = text(to, "to", "bad-square")?;
        match self.game.why(&from, &to) {
            Ok(verdict) => describe::verdict(verdict).to_js(),
            Err(error) => Err(of_play(&error)),
        }
    }

    /// The name of the variant.
    #[must_use]
    pub fn variant(&self) -> String {
        self.game.rules().ruleset().id.to_owned()
    }

    /// `{ option: value }`, every option of the variant.
    ///
    /// # Errors
    ///
    /// None in practice.
    pub fn options(&self) -> Result<JsValue, JsValue> {
        describe::options(self.game.rules()).to_js()
    }

    /// `w` or `b`.
    #[must_use]
    pub fn turn(&self) -> char {
        self.game.turn().letter()
    }

    /// The legal moves, packed.
    #[wasm_bindgen(js_name = legalMoves)]
    #[must_use]
    pub fn legal_moves(&self) -> String {
        pack::moves(&self.game.legal_moves())
    }

    /// The legal moves from a square, packed.
    ///
    /// # Errors
    ///
    /// `bad-square`, `bad-argument`.
    #[wasm_bindgen(js_name = legalMovesFrom)]
    pub fn legal_moves_from(&self, from: &JsValue) -> Result<String, JsValue> {
        let from = text(from, "from", "bad-square")?;
        let moves = self.game.legal_moves_from(&from);
        moves
            .map(|moves| pack::moves(&moves))
            .map_err(|error| of_play(&error))
    }

    /// Plays coordinates or SAN; the move, packed.
    ///
    /// # Errors
    ///
    /// `illegal-move`, `bad-move`, `ambiguous-move`, `game-over`, `bad-argument`.
    pub fn play(&mut self, text: &JsValue) -> Result<String, JsValue> {
        let text = argument::text(text, "move", "bad-move")?;
        let played = self.game.play(&text);
        packed(played)
    }

    /// Plays the move with these squares, `path` with blanks between or nothing; the move, packed.
    ///
    /// # Errors
    ///
    /// `illegal-move`, `ambiguous-move`, `bad-square`, `game-over`, `bad-argument`.
    #[wasm_bindgen(js_name = playSquares)]
    pub fn play_squares(
        &mut self,
        from: &JsValue,
        to: &JsValue,
        path: &JsValue,
    ) -> Result<String, JsValue> {
        let from = text(from, "move.from", "bad-square")?;
        let to = text(to, "move.to", "bad-square")?;
        let path = optional_text(path, "move.path", "bad-square")?;
        let via: Option<Vec<&str>> = path
            .as_deref()
            .map(|path| path.split_whitespace().collect());
        packed(self.game.play_squares(&from, &to, via.as_deref()))
    }

    /// How the game stands.
    ///
    /// # Errors
    ///
    /// None in practice.
    pub fn status(&self) -> Result<JsValue, JsValue> {
        describe::status(&self.game.status()).to_js()
    }

    /// Takes a move back; the move, packed.
    pub fn undo(&mut self) -> Option<String> {
        self.game.undo().as_ref().map(pack::one_move)
    }

    /// Makes it again; the move, packed.
    pub fn redo(&mut self) -> Option<String> {
        self.game.redo().as_ref().map(pack::one_move)
    }

    /// The moves made, packed.
    #[must_use]
    pub fn history(&self) -> String {
        pack::moves(self.game.history())
    }

    /// The position that the game began with.
    #[wasm_bindgen(js_name = startFen)]
    #[must_use]
    pub fn start_fen(&self) -> String {
        self.game.start_fen()
    }

    /// The position.
    #[must_use]
    pub fn fen(&self) -> String {
        self.game.fen()
    }

    /// The men, packed.
    #[must_use]
    pub fn board(&self) -> String {
        pack::men(&self.game.board())
    }

    /// The board drawn with letters.
    #[must_use]
    pub fn ascii(&self) -> String {
        self.game.ascii()
    }

    /// How many sequences of moves there are.
    ///
    /// # Errors
    ///
    /// `bad-argument`.
    pub fn perft(&self, depth: &JsValue) -> Result<f64, JsValue> {
        #[allow(clippy::cast_possible_truncation)] // a small number
        let depth = integer(depth, "depth", 0..=DEEPEST_PERFT)? as u32;
        #[allow(clippy::cast_precision_loss)] // years before a count grows so large
        Ok(self.game.perft(depth) as f64)
    }

    /// Looks for the best move within limits, each of which may be left out, and calls `progress` with what was found so
    /// far, packed, whenever it has looked one ply farther; what was found in the end, packed.
    ///
    /// # Errors
    ///
    /// `game-over`, `bad-argument`, and what `progress` last threw, when the search has ended.
    #[allow(clippy::too_many_arguments)] // an object would cost the download more
    pub fn search(
        &self,
        level: &JsValue,
        depth: &JsValue,
        nodes: &JsValue,
        time_ms: &JsValue,
        seed: &JsValue,
        lines: &JsValue,
        progress: &JsValue,
    ) -> Result<String, JsValue> {
        let limits = argument::limits(level, depth, nodes, time_ms, seed, lines)?;
        self.game.check_running().map_err(|error| of_play(&error))?;
        let progress = progress.dyn_ref::<Function>();
        let mut thrown = None;
        let mut tell = |report: &Report| {
            if let Some(progress) = progress
                && let Some(report) = self.game.tell(report)
            {
                let told = progress.call1(&JsValue::NULL, &pack::report(&report).into());
                thrown = told.err().or(thrown.take());
            }
        };
        let report = with_searcher(&limits, |searcher| {
            self.game.look(searcher, &limits, &now, &mut tell)
        });
        match thrown {
            Some(thrown) => Err(thrown),
            None => Ok(report.as_ref().map(pack::report).unwrap_or_default()),
        }
    }

    /// Proves or refutes a forced win; what was found, packed.
    ///
    /// # Errors
    ///
    /// `game-over`, `bad-argument`.
    pub fn solve(
        &self,
        mate_in: &JsValue,
        lesser: &JsValue,
        nodes: &JsValue,
    ) -> Result<String, JsValue> {
        let limits = argument::solve_limits(mate_in, lesser, nodes)?;
        self.game.check_running().map_err(|error| of_play(&error))?;
        let solution = self.game.solve(&limits);
        Ok(solution
            .map(|solution| pack::solution(&solution, &limits))
            .unwrap_or_default())
    }
}

thread_local! {
    /// What searches that are limited by time have found, for the next of them: it need not be the same on every machine.
    static SEARCHER: Cell<Option<Searcher>> = const { Cell::new(None) };
}

fn with_searcher<T>(limits: &Limits, search: impl FnOnce(&mut Searcher) -> T) -> T {
    if !limits.may_recall() {
        return search(&mut Game::searcher());
    }
    let mut searcher = SEARCHER.take().unwrap_or_else(Game::searcher);
    let found = search(&mut searcher);
    SEARCHER.set(Some(searcher));
    found
}

fn packed(played: Result<MoveInfo, PlayError>) -> Result<String, JsValue> {
    played
        .map(|info| pack::one_move(&info))
        .map_err(|error| of_play(&error))
}

/// Every game of a PGN text, as a list of the package's `PgnGame`.
///
/// # Errors
///
/// `bad-pgn` for a text that is far too long, `bad-argument`.
#[wasm_bindgen(js_name = parsePgn)]
pub fn parse_pgn(text: &JsValue) -> Result<JsValue, JsValue> {
    View::list(pgn::parse(&argument::pgn(text)?), describe::pgn_game).to_js()
}
