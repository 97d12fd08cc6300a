use thiserror::Error;

use super::lexer::{Lexer, Token};
use super::{GameResult, Line, Node, PgnGame, Tag};
use crate::notation::fen::{self, FenError};
use crate::notation::{MoveError, coordinates, read_move, san};
use crate::position::{self, AnyPosition};
use crate::rules::{self, Rules, RulesError};

/// Variations within variations that are read.
const DEEPEST: usize = 64;

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
}

/// Reads all games of a text.
///
/// A game that is not right is given as far as it is, with its error; the next one is read all the same.
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
    let mut tokens = Lexer::new(text).peekable();
    let mut games = Vec::new();
    while tokens.peek().is_some() {
        let mut head = Head::default();
        while let Some((token, line)) = tokens.next_if(|(token, line)| head.takes(token, *line)) {
            head.note(token, line);
        }
        let body =
            std::iter::from_fn(|| tokens.next_if(|(token, _)| !matches!(token, Token::Tag(..))));
        games.push(read_game(head, body));
    }
    games
}

/// The tags of a game.
#[derive(Default)]
struct Head {
    tags: Vec<Tag>,
    /// The line of the last one.
    line: usize,
    /// The first thing in them that is wrong.
    fault: Option<PgnError>,
}

/// The tags that say what is played. Of two of them nobody knows which is meant.
const DECISIVE: [&str; 3] = ["Variant", "Options", "FEN"];

impl Head {
    /// Whether it goes on with that token, or a line that should have been a tag.
    ///
    /// A name that is there already, on a line that does not follow, is one of the next game.
    fn takes(&self, token: &Token, line: usize) -> bool {
        match token {
            Token::Tag(name, _) => !self.has(name) || line <= self.line + 1,
            Token::Wrong(text, _) => text.starts_with('['),
            _ => false,
        }
    }

    fn note(&mut self, token: Token, line: usize) {
        match token {
            Token::Tag(name, value) => {
                if self.has(name) && DECISIVE.contains(&name) {
                    self.refuse(line, name, "one tag of that name");
                }
                self.tags.push(Tag {
                    name: name.to_owned(),
                    value,
                });
            }
            Token::Wrong(text, expected) => self.refuse(line, text, expected),
            _ => {}
        }
        self.line = line;
    }

    fn has(&self, name: &str) -> bool {
        self.tags.iter().any(|tag| tag.name == name)
    }

    fn refuse(&mut self, line: usize, text: &str, expected: &'static str) {
        self.fault.get_or_insert_with(|| PgnError {
            line,
            turn: None,
            fault: PgnFault::Syntax {
                text: crate::excerpt(text),
                expected,
            },
        });
    }
}

fn read_game<'a>(head: Head, body: impl Iterator<Item = (Token<'a>, usize)>) -> PgnGame {
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
    let fault = rules.map_err(|fault| PgnError {
        line,
        turn: None,
        fault,
    });
    let read = match (head.fault, fault) {
        (Some(error), _) | (None, Err(error)) => {
            body.for_each(drop);
            Err(error)
        }
        (None, Ok(rules)) => read_on(&rules, &mut game, line, body),
    };
    game.error = read.err();
    game
}

/// What the tags say is played.
fn rules_of(game: &PgnGame) -> Result<Rules, PgnFault> {
    let variant = game.tag("Variant").ok_or(PgnFault::NoVariant)?;
    let named = rules::all().iter().find(|ruleset| {
        let names = [ruleset.id, ruleset.name];
        names.iter().any(|name| name.eq_ignore_ascii_case(variant))
    });
    let id = named.map_or(variant, |ruleset| ruleset.id);
    let text = game.tag("Options").unwrap_or_default();
    let mut options = Vec::new();
    for option in text.split_whitespace() {
        let pair = option.split_once('=').ok_or_else(|| PgnFault::Options {
            text: crate::excerpt(text),
        })?;
        options.push(pair);
    }
    Ok(Rules::new(id, options)?)
}

fn read_on<'a>(
    rules: &Rules,
    game: &mut PgnGame,
    line: usize,
    mut body: impl Iterator<Item = (Token<'a>, usize)>,
) -> Result<(), PgnError> {
    let start = match start(rules, game) {
        Ok(start) => start,
        Err(error) => {
            body.for_each(drop);
            return Err(PgnError {
                line,
                turn: None,
                fault: error.into(),
            });
        }
    };
    let mut reader = Reader {
        lines: vec![Open {
            line: Line::default(),
            before: start.clone(),
            now: start,
        }],
        result: None,
    };
    let mut read = Ok(());
    for (token, line) in body.by_ref() {
        read = reader.read(token, line);
        if read.is_err() {
            break;
        }
    }
    body.for_each(drop);
    let unclosed = reader.lines.len() > 1 && read.is_ok();
    while reader.lines.len() > 1 {
        reader.close();
    }
    let tagged = || GameResult::from_text(game.tag("Result")?);
    game.result = reader.result.or_else(tagged).unwrap_or(GameResult::Unknown);
    game.line = reader.lines.pop().map(|open| open.line).unwrap_or_default();
    if unclosed {
        read = Err(PgnError {
            line,
            turn: None,
            fault: PgnFault::Parentheses,
        });
    }
    read
}

/// The position at which a game begins, noted in `game` where it is not the usual one.
fn start(rules: &Rules, game: &mut PgnGame) -> Result<Box<dyn AnyPosition>, FenError> {
    let Some(given) = game.tag("FEN") else {
        return Ok(position::start(rules));
    };
    let start = fen::read(rules, given)?;
    game.start = fen::unless_start(&*start);
    Ok(start)
}

/// A line that is being read.
struct Open {
    line: Line,
    /// The position before the line's last move, where a variation begins.
    before: Box<dyn AnyPosition>,
    now: Box<dyn AnyPosition>,
}

struct Reader {
    /// The game, and in it the variation that is being read, and in it another one.
    lines: Vec<Open>,
    result: Option<GameResult>,
}

impl Reader {
    fn read(&mut self, token: Token, line: usize) -> Result<(), PgnError> {
        let depth = self.lines.len();
        let Some(open) = self.lines.last_mut() else {
            return Ok(());
        };
        let turn = Some(open.now.fullmove());
        let refuse = |turn, fault| Err(PgnError { line, turn, fault });
        match token {
            Token::Move(text) if self.result.is_some() => {
                let text = crate::excerpt(text);
                let expected = "the tags of the next game";
                return refuse(None, PgnFault::Syntax { text, expected });
            }
            Token::Move(text) => {
                if let Err(fault) = open.play(text) {
                    return refuse(turn, fault);
                }
            }
            Token::Comment(text) => match open.line.moves.last_mut() {
                Some(node) => node.comments.push(text),
                None => open.line.comments.push(text),
            },
            Token::Nag(nag) => {
                let Some(node) = open.line.moves.last_mut() else {
                    let text = nag.to_string();
                    let expected = "after a move";
                    return refuse(turn, PgnFault::Syntax { text, expected });
                };
                node.nags.push(nag);
            }
            Token::Open if open.line.moves.is_empty() => {
                return refuse(turn, PgnFault::Parentheses);
            }
            Token::Open if depth > DEEPEST => return refuse(turn, PgnFault::TooDeep),
            Token::Open => {
                let branch = Open {
                    line: Line::default(),
                    before: open.before.clone(),
                    now: open.before.clone(),
                };
                self.lines.push(branch);
            }
            Token::Close if depth == 1 => return refuse(turn, PgnFault::Parentheses),
            Token::Close => self.close(),
            Token::Result(_) if depth > 1 => {}
            Token::Result(result) => self.result = Some(result),
            Token::Tag(name, _) => {
                let text = crate::excerpt(name);
                let expected = "before the moves";
                return refuse(None, PgnFault::Syntax { text, expected });
            }
            Token::Wrong(text, expected) => {
                let text = crate::excerpt(text);
                return refuse(turn, PgnFault::Syntax { text, expected });
            }
        }
        Ok(())
    }

    /// Ends the innermost variation, which is left out if there is nothing in it.
    fn close(&mut self) {
        let Some(ended) = self.lines.pop() else {
            return;
        };
        if ended.line == Line::default() {
            return;
        }
        let outer = self.lines.last_mut();
        if let Some(node) = outer.and_then(|outer| outer.line.moves.last_mut()) {
            node.variations.push(ended.line);
        }
    }
}

impl Open {
    fn play(&mut self, text: &str) -> Result<(), PgnFault> {
        if self.now.outcome().is_some() {
            return Err(PgnFault::AfterEnd {
                text: crate::excerpt(text),
            });
        }
        let legal = self.now.legal_moves();
        let turn = read_move(&*self.now, &legal, text)?;
        self.line.moves.push(Node {
            number: self.now.fullmove(),
            color: self.now.turn(),
            uci: coordinates::write(turn),
            san: san::write(&mut *self.now, &legal, turn),
            nags: Vec::new(),
            comments: Vec::new(),
            variations: Vec::new(),
        });
        self.before = self.now.clone();
        self.now.play(turn);
        Ok(())
    }
}
