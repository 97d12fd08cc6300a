use std::cell::OnceCell;
use std::rc::Rc;

use super::error::{DEEPEST, LONGEST_LINE, MOST_MOVES, syntax};
use super::lexer::Token;
use super::{GameResult, Line, Node, PgnError, PgnFault, PgnGame};
use crate::notation::fen::{self, FenError};
use crate::notation::{coordinates, read_move, san};
use crate::position::{self, AnyPosition, Move};
use crate::rules::Rules;

/// Reads what follows the tags of a game, the last of which stands on `line`, as far as it is right.
pub(super) fn read_moves(
    rules: &Rules,
    game: &mut PgnGame,
    line: usize,
    body: &mut dyn Iterator<Item = (Token<'_>, usize)>,
    moves_left: &mut usize,
) -> Result<(), PgnError> {
    let start = start(rules, game).map_err(|error| PgnError {
        line,
        turn: None,
        fault: error.into(),
    })?;
    let mut reader = Reader {
        lines: vec![Open::at(&Stand::new(start))],
        result: None,
        moves_left,
    };
    let mut read = Ok(());
    for (token, line) in body {
        read = reader.read(token, line);
        if read.is_err() {
            break;
        }
    }
    if read.is_ok() && reader.lines.len() > 1 {
        read = Err(PgnError {
            line,
            turn: None,
            fault: PgnFault::Parentheses,
        });
    }
    while reader.lines.len() > 1 {
        reader.close();
    }
    let tagged = game.tag("Result").and_then(GameResult::from_text);
    let ended = reader.result.map(|(result, _)| result);
    game.result = ended.or(tagged).unwrap_or(GameResult::Unknown);
    let Some(main) = reader.lines.pop() else {
        return read;
    };
    let told = [tagged.map(|result| (result, line)), reader.result];
    read = read.and_then(|()| main.check_results(told));
    game.line = main.line;
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

/// A position in a game, which all lines share that go through it.
struct Stand {
    position: Box<dyn AnyPosition>,
    legal: OnceCell<Vec<Move>>,
}

impl Stand {
    fn new(position: Box<dyn AnyPosition>) -> Rc<Stand> {
        let legal = OnceCell::new();
        Rc::new(Stand { position, legal })
    }

    /// The legal turns; none when the game is over, and only then.
    fn legal(&self) -> &[Move] {
        self.legal.get_or_init(|| self.position.legal_moves())
    }
}

/// A line that is being read.
struct Open {
    line: Line,
    /// Where the line stood before its last move, which is where a variation begins.
    before: Rc<Stand>,
    now: Rc<Stand>,
}

struct Reader<'a> {
    /// The game, and in it the variation that is being read, and in it another one.
    lines: Vec<Open>,
    /// The result that stands after the moves, and its line.
    result: Option<(GameResult, usize)>,
    /// How many more moves of the text are read.
    moves_left: &'a mut usize,
}

impl Reader<'_> {
    fn read(&mut self, token: Token, line: usize) -> Result<(), PgnError> {
        let depth = self.lines.len();
        let Some(open) = self.lines.last_mut() else {
            return Ok(());
        };
        let turn = Some(open.now.position.fullmove());
        let refuse = |turn, fault| Err(PgnError { line, turn, fault });
        match token {
            Token::Move(text) if self.result.is_some() => {
                return refuse(None, syntax(text, "the tags of the next game"));
            }
            Token::Move(text) => {
                if let Err(fault) = open.play(text, self.moves_left) {
                    return refuse(turn, fault);
                }
            }
            Token::Comment(text) => match open.line.moves.last_mut() {
                Some(node) => node.comments.push(text),
                None => open.line.comments.push(text),
            },
            Token::Nag(nag) => {
                let Some(node) = open.line.moves.last_mut() else {
                    return refuse(turn, syntax(&format!("${nag}"), "after a move"));
                };
                node.nags.push(nag);
            }
            Token::Open if open.line.moves.is_empty() => {
                return refuse(turn, PgnFault::Parentheses);
            }
            Token::Open if depth > DEEPEST => return refuse(turn, PgnFault::TooDeep),
            Token::Open => {
                let branch = Open::at(&open.before);
                self.lines.push(branch);
            }
            Token::Close if depth == 1 => return refuse(turn, PgnFault::Parentheses),
            Token::Close => self.close(),
            Token::Result(_) if depth > 1 => {}
            Token::Result(result) => self.result = Some((result, line)),
            Token::Tag(name, _) => return refuse(None, syntax(name, "before the moves")),
            Token::Wrong(text, expected) => return refuse(turn, syntax(text, expected)),
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
    fn at(stand: &Rc<Stand>) -> Open {
        Open {
            line: Line::default(),
            before: Rc::clone(stand),
            now: Rc::clone(stand),
        }
    }

    fn play(&mut self, text: &str, moves_left: &mut usize) -> Result<(), PgnFault> {
        let Stand { position, .. } = &*self.now;
        let legal = self.now.legal();
        if legal.is_empty() {
            return Err(PgnFault::AfterEnd {
                text: crate::excerpt(text),
            });
        }
        if self.line.moves.len() == LONGEST_LINE {
            let (things, most) = ("moves in a row", LONGEST_LINE);
            return Err(PgnFault::TooMuch { things, most });
        }
        let Some(left) = moves_left.checked_sub(1) else {
            let (things, most) = ("moves", MOST_MOVES);
            return Err(PgnFault::TooMuch { things, most });
        };
        *moves_left = left;
        let turn = read_move(&**position, legal, text)?;
        let mut after = position.clone();
        after.play(turn);
        let san = san::body(position.rules(), position.placement(), legal, turn);
        self.line.moves.push(Node {
            number: position.fullmove(),
            color: position.turn(),
            uci: coordinates::write(turn),
            san: san + san::suffix(&*after),
            nags: Vec::new(),
            comments: Vec::new(),
            variations: Vec::new(),
        });
        self.before = std::mem::replace(&mut self.now, Stand::new(after));
        Ok(())
    }

    /// Refuses a result, with its line of the text, that is another one than that of the moves. `*` says nothing.
    fn check_results(&self, told: [Option<(GameResult, usize)>; 2]) -> Result<(), PgnError> {
        let told = told.into_iter().flatten();
        let mut told = told
            .filter(|(given, _)| *given != GameResult::Unknown)
            .peekable();
        if told.peek().is_none() {
            return Ok(());
        }
        let Some(outcome) = self.now.position.outcome() else {
            return Ok(());
        };
        let wrong = told.find(|(given, _)| *given != GameResult::from(outcome));
        let last = self.line.moves.last();
        let turn = last.map_or(self.now.position.fullmove(), |node| node.number);
        wrong.map_or(Ok(()), |(given, line)| {
            Err(PgnError {
                line,
                turn: Some(turn),
                fault: PgnFault::Result { given, outcome },
            })
        })
    }
}
