use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// File and rank of a square on a board of any size, both counted from 0.
///
/// Text is a file letter and a rank number from 1.
///
/// ```
/// use buddhibala::geometry::Coord;
/// let n14: Coord = "n14".parse()?;
/// assert_eq!((n14.file, n14.rank), (13, 13));
/// assert_eq!(n14.to_string(), "n14");
/// # Ok::<(), buddhibala::geometry::CoordError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Coord {
    /// Files from White's left: 0 is `a`.
    pub file: u8,
    /// Ranks from White's side: 0 is `1`.
    pub rank: u8,
}

impl Coord {
    /// Reads the square that `text` begins with, and gives what follows it.
    ///
    /// A rank is at most two digits without a leading zero.
    #[must_use]
    pub fn split_from(text: &str) -> Option<(Coord, &str)> {
        let file = text.bytes().next().filter(u8::is_ascii_lowercase)? - b'a';
        let (rank, rest) = Coord::split_rank_from(&text[1..])?;
        Some((Coord { file, rank }, rest))
    }

    /// Reads the rank number that `text` begins with, as a rank from 0, and gives what follows it.
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
}

impl fmt::Display for Coord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file), self.rank + 1)
    }
}

/// Why a text names no square.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("\"{text}\" is no square: a file letter and a rank number are expected, as in \"e2\"")]
pub struct CoordError {
    /// The refused text.
    pub text: String,
}

impl FromStr for Coord {
    type Err = CoordError;

    fn from_str(text: &str) -> Result<Coord, CoordError> {
        match Coord::split_from(text) {
            Some((coord, "")) => Ok(coord),
            _ => Err(CoordError {
                text: crate::excerpt(text),
            }),
        }
    }
}
