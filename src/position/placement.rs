use thiserror::Error;

use super::Piece;
use crate::geometry::{Color, Square};
use crate::rules::Rules;

/// Any arrangement of men on a board, possible in a game or not: what an editor or a diagram shows.
///
/// ```
/// use buddhibala::position::Placement;
/// use buddhibala::rules::Rules;
/// let rules = Rules::new("krida", [])?;
/// let text = "8/8/8/8/KKK5/8/8/8";
/// let three_kings = Placement::parse(&rules, text)?;
/// assert_eq!(three_kings.men().count(), 3);
/// assert_eq!(three_kings.text(&rules), text);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Placement {
    squares: [Option<Piece>; Square::COUNT],
}

/// Why and where a placement cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{fault}")]
pub struct PlacementError {
    /// What is wrong.
    pub fault: PlacementFault,
    /// Where, in characters from 0.
    pub column: usize,
}

/// What is wrong with a placement's text.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PlacementFault {
    /// A letter that is none of the game's men.
    #[error("\"{letter}\" is no man of {variant}")]
    UnknownMan {
        /// The letter.
        letter: char,
        /// The game.
        variant: &'static str,
    },
    /// A count of empty squares that begins with 0.
    #[error("a count of empty squares cannot begin with 0")]
    LeadingZero,
    /// A rank that holds another number of squares than the board is wide.
    #[error("rank {rank} has {} instead of {files}", crate::counted(*found, "square"))]
    RankWidth {
        /// The rank, from 1.
        rank: u8,
        /// How many squares it has; what is beyond the board's width is not counted to the end.
        found: usize,
        /// How many it should have.
        files: u8,
    },
    /// Another number of ranks than the board has.
    #[error("the placement has {} instead of {ranks}", crate::counted(*found, "rank"))]
    RankCount {
        /// How many there are.
        found: usize,
        /// How many there should be.
        ranks: u8,
    },
}

impl PlacementFault {
    /// A stable word for what is wrong.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            PlacementFault::UnknownMan { .. } => "unknown-man",
            PlacementFault::LeadingZero => "leading-zero",
            PlacementFault::RankWidth { .. } => "rank-width",
            PlacementFault::RankCount { .. } => "rank-count",
        }
    }
}

impl Placement {
    /// A board without any man.
    pub const EMPTY: Placement = Placement {
        squares: [None; Square::COUNT],
    };

    /// What stands on a square.
    #[must_use]
    #[inline]
    pub const fn get(&self, square: Square) -> Option<Piece> {
        self.squares[square.index()]
    }

    /// Puts a man on a square, or takes him away.
    #[inline]
    pub const fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.squares[square.index()] = piece;
    }

    /// Every man with his square, from the first rank up.
    pub fn men(&self) -> impl Iterator<Item = (Square, Piece)> {
        Square::all().filter_map(|square| Some((square, self.get(square)?)))
    }

    /// Reads the first field of a FEN.
    ///
    /// # Errors
    ///
    /// What is wrong, and where.
    pub fn parse(rules: &Rules, text: &str) -> Result<Placement, PlacementError> {
        let board = rules.ruleset().board;
        let (files, ranks) = (board.files(), board.ranks());
        let found = text.split('/').count();
        if found != usize::from(ranks) {
            return Err(PlacementError {
                fault: PlacementFault::RankCount { found, ranks },
                column: 0,
            });
        }
        let mut placement = Placement::EMPTY;
        let mut column = 0;
        for (rank, row) in (0..ranks).rev().zip(text.split('/')) {
            let mut file = 0;
            for (at, token) in tokens(row) {
                let refuse = |fault| PlacementError {
                    fault,
                    column: column + at,
                };
                let width = match token {
                    Token::Letter(letter) => {
                        let piece =
                            piece(rules, letter).ok_or(refuse(PlacementFault::UnknownMan {
                                letter,
                                variant: rules.ruleset().id,
                            }))?;
                        if let Some(square) = Square::new(file, rank) {
                            placement.set(square, Some(piece));
                        }
                        1
                    }
                    Token::Number(digits) if digits.starts_with('0') => {
                        return Err(refuse(PlacementFault::LeadingZero));
                    }
                    Token::Number(digits) => digits.parse().unwrap_or(usize::MAX),
                };
                let reached = usize::from(file).saturating_add(width);
                file = match u8::try_from(reached) {
                    Ok(reached) if reached <= files => reached,
                    _ => return Err(refuse(wrong_width(rank, reached, files))),
                };
            }
            let length = row.chars().count();
            if file < files {
                return Err(PlacementError {
                    fault: wrong_width(rank, file.into(), files),
                    column: column + length,
                });
            }
            column += length + 1;
        }
        Ok(placement)
    }

    /// The first field of a FEN.
    #[must_use]
    pub fn text(&self, rules: &Rules) -> String {
        let board = rules.ruleset().board;
        let mut text = String::new();
        for rank in (0..board.ranks()).rev() {
            if !text.is_empty() {
                text.push('/');
            }
            let mut empty = 0;
            for file in 0..board.files() {
                match Square::new(file, rank).and_then(|square| self.get(square)) {
                    None => empty += 1,
                    Some(piece) => {
                        write_count(&mut text, &mut empty);
                        text.push(letter(rules, piece));
                    }
                }
            }
            write_count(&mut text, &mut empty);
        }
        text
    }
}

/// Where in the text of a placement the man on `square` stands: the column from 0, in characters.
pub(crate) fn column(rules: &Rules, text: &str, square: Square) -> usize {
    let row = usize::from(rules.ruleset().board.ranks() - 1 - square.rank());
    let before: usize = text
        .split('/')
        .take(row)
        .map(|row| row.chars().count() + 1)
        .sum();
    let row = text.split('/').nth(row).unwrap_or_default();
    let mut file = 0;
    for (at, token) in tokens(row) {
        match token {
            Token::Letter(_) if file == usize::from(square.file()) => return before + at,
            Token::Letter(_) => file += 1,
            Token::Number(digits) => file += digits.parse::<usize>().unwrap_or(0),
        }
    }
    before
}

/// The letter of a man in a FEN: upper case for White.
pub(crate) fn letter(rules: &Rules, piece: Piece) -> char {
    let letter = rules.letter(piece.kind);
    match piece.color {
        Color::White => letter,
        Color::Black => letter.to_ascii_lowercase(),
    }
}

/// The man of a letter in a FEN.
fn piece(rules: &Rules, letter: char) -> Option<Piece> {
    let color = if letter.is_ascii_uppercase() {
        Color::White
    } else {
        Color::Black
    };
    let kind = rules.kind(letter.to_ascii_uppercase())?;
    Some(Piece { color, kind })
}

enum Token<'a> {
    Letter(char),
    Number(&'a str),
}

/// The letters and numbers of one rank, each with its column from 0.
fn tokens(row: &str) -> impl Iterator<Item = (usize, Token<'_>)> {
    let mut rest = row;
    let mut column = 0;
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (length, taken) = if digits == 0 {
            (first.len_utf8(), Token::Letter(first))
        } else {
            (digits, Token::Number(&rest[..digits]))
        };
        let at = column;
        column += if digits == 0 { 1 } else { digits };
        rest = &rest[length..];
        Some((at, taken))
    })
}

fn write_count(text: &mut String, empty: &mut u8) {
    if *empty > 0 {
        text.push_str(&empty.to_string());
        *empty = 0;
    }
}

fn wrong_width(rank: u8, found: usize, files: u8) -> PlacementFault {
    PlacementFault::RankWidth {
        rank: rank + 1,
        found,
        files,
    }
}
