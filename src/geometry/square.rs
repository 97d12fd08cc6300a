use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::SquareSet;

/// A square, by file and rank, on a board of any size up to 16 by 16.
///
/// Text is a file letter and a rank number from 1.
///
/// ```
/// use buddhibala::geometry::Square;
/// let n14: Square = "n14".parse()?;
/// assert_eq!((n14.file(), n14.rank()), (13, 13));
/// assert_eq!(n14.to_string(), "n14");
/// assert_eq!(Square::new(16, 0), None);
/// # Ok::<(), buddhibala::geometry::SquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    const LOG2_FILES: u32 = 4;
    /// How many files and how many ranks there can be.
    pub const MOST_FILES: u8 = 1 << Square::LOG2_FILES;
    /// How many squares there can be.
    pub const COUNT: usize = 1 << (2 * Square::LOG2_FILES);

    /// The square `a1`.
    pub const FIRST: Square = Square(0);

    /// The square of a file and a rank, both from 0, where there can be one.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < Square::MOST_FILES && rank < Square::MOST_FILES {
            Some(Square(rank << Square::LOG2_FILES | file))
        } else {
            None
        }
    }

    /// Every square that there can be, from the first rank up.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..=u8::MAX).map(Square)
    }

    /// The square of that number.
    #[must_use]
    #[inline]
    pub(super) const fn from_index(index: u8) -> Square {
        Square(index)
    }

    /// Its number, below [`Square::COUNT`]: 16 for each rank below it, and its file.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its file from White's left, from 0.
    #[must_use]
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 & (Square::MOST_FILES - 1)
    }

    /// Its rank from White's side, from 0.
    #[must_use]
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 >> Square::LOG2_FILES
    }

    /// The square `files` to the right and `ranks` up, where there can be one. No board is asked whether it has it.
    #[must_use]
    #[inline]
    pub fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        Square::new(
            self.file().checked_add_signed(files)?,
            self.rank().checked_add_signed(ranks)?,
        )
    }

    /// Reads the rank number that `text` begins with, as a rank from 0, and gives what follows it.
    ///
    /// It is at most two digits without a leading zero.
    #[must_use]
    pub fn split_rank_from(text: &str) -> Option<(u8, &str)> {
        let digits = text.bytes().take(2).take_while(u8::is_ascii_digit).count();
        let (number, rest) = text.split_at(digits);
        if number.starts_with('0') {
            return None;
        }
        let rank = number.parse::<u8>().ok()?.checked_sub(1)?;
        Some((rank, rest))
    }

    /// Reads the square that `text` begins with, and gives what follows it.
    #[must_use]
    pub fn split_from(text: &str) -> Option<(Square, &str)> {
        let file = text.bytes().next().filter(u8::is_ascii_lowercase)? - b'a';
        let (rank, rest) = Square::split_rank_from(&text[1..])?;
        Some((Square::new(file, rank)?, rest))
    }

    /// The letter of its file.
    #[must_use]
    pub const fn file_letter(self) -> char {
        (b'a' + self.file()) as char
    }

    /// Writes its text at the end of `text`.
    pub fn push_to(self, text: &mut String) {
        text.push(self.file_letter());
        let number = self.rank() + 1;
        if number >= 10 {
            text.push(char::from(b'0' + number / 10));
        }
        text.push(char::from(b'0' + number % 10));
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.push_to(&mut text);
        f.pad(&text)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text names no square.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("\"{text}\" is no square: a file letter and a rank number are expected, as in \"e2\"")]
pub struct SquareError {
    /// The refused text.
    pub text: String,
}

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Square, SquareError> {
        match Square::split_from(text) {
            Some((square, "")) => Ok(square),
            _ => Err(SquareError {
                text: crate::excerpt(text),
            }),
        }
    }
}

/// The squares of `set`, from the lowest number up.
///
/// ```
/// use buddhibala::geometry::{Board, Board8x8, squares};
/// assert_eq!(squares(Board8x8::FULL).count(), 64);
/// ```
#[inline]
pub fn squares<S: SquareSet>(mut set: S) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || set.pop_first())
}
