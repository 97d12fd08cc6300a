use std::iter::{Peekable, from_fn};

use super::error::{MOST_GAMES, MOST_MOVES};
use super::head::{Head, rules_of};
use super::lexer::{Lexer, Token};
use super::reader::read_moves;
use super::{GameResult, Line, PgnError, PgnFault, PgnGame};

/// Reads all games of a text.
///
/// A game that is not right is given as far as it is, with its error; the next one is read all the same, unless there is
/// [too much](PgnFault::TooMuch).
///
/// ```
/// use buddhibala::notation::pgn;
/// let games = pgn::parse("[Variant \"krida\"]\n\n1. e3 e6 2. Nf3 (2. f3 $1) Nf6 *");
/// assert_eq!(games[0].line.moves.len(), 4);
/// assert_eq!(games[0].line.moves[2].variations[0].moves[0].uci, "f2f3");
/// let chess = pgn::parse("1. e4 e5");
/// assert!(chess[0].error.is_some());
/// ```
#[must_use]
pub fn parse(text: &str) -> Vec<PgnGame> {
    Games::of(text).collect()
}

/// Reads the first game of a text, and nothing of what follows it.
///
/// ```
/// use buddhibala::notation::pgn;
/// let first = pgn::first("[Variant \"krida\"]\n\n1. e3 *\n\n[Variant \"chess\"]\n\n1. e4 *");
/// assert_eq!(first.unwrap().line.moves[0].san, "e3");
/// ```
#[must_use]
pub fn first(text: &str) -> Option<PgnGame> {
    Games::of(text).next()
}

/// The games of a text, one after the other.
struct Games<'a> {
    tokens: Peekable<Lexer<'a>>,
    /// How many more of them are read.
    left: usize,
    /// How many more moves are read.
    moves_left: usize,
}

impl Games<'_> {
    fn of(text: &str) -> Games<'_> {
        Games {
            tokens: Lexer::new(text).peekable(),
            left: MOST_GAMES,
            moves_left: MOST_MOVES,
        }
    }

    fn head(&mut self) -> Head {
        let mut head = Head::default();
        while let Some((token, line)) =
            (self.tokens).next_if(|(token, line)| head.takes(token, *line))
        {
            head.note(token, line);
        }
        head
    }
}

impl Iterator for Games<'_> {
    type Item = PgnGame;

    fn next(&mut self) -> Option<PgnGame> {
        let &(_, line) = self.tokens.peek()?;
        let mut head = self.head();
        if let Some(left) = self.left.checked_sub(1) {
            self.left = left;
        } else {
            let (things, most) = ("games", MOST_GAMES);
            head.error = Some(refused(line, PgnFault::TooMuch { things, most }));
        }
        let tokens = &mut self.tokens;
        let mut body = from_fn(|| tokens.next_if(|(token, _)| !matches!(token, Token::Tag(..))));
        let game = read_game(head, &mut body, &mut self.moves_left);
        if let Some(PgnFault::TooMuch { .. }) = game.error.as_ref().map(|error| &error.fault) {
            self.tokens = Lexer::new("").peekable();
        }
        Some(game)
    }
}

const fn refused(line: usize, fault: PgnFault) -> PgnError {
    PgnError {
        line,
        turn: None,
        fault,
    }
}

fn read_game(
    head: Head,
    body: &mut dyn Iterator<Item = (Token<'_>, usize)>,
    moves_left: &mut usize,
) -> PgnGame {
    let line = head.line.max(1);
    let mut game = PgnGame {
        tags: head.tags,
        rules: None,
        start: None,
        line: Line::default(),
        result: GameResult::Unknown,
        error: None,
    };
    let rules = rules_of(&game);
    game.rules = rules.as_ref().ok().copied();
    let read = match (head.error, rules) {
        (Some(error), _) => Err(error),
        (None, Err(fault)) => Err(refused(line, fault)),
        (None, Ok(rules)) => read_moves(&rules, &mut game, line, body, moves_left),
    };
    body.for_each(drop);
    game.error = read.err();
    game
}
