use std::fmt;
use std::marker::PhantomData;

use super::{Board, Coord, SquareSet};

/// A square of the board `B`.
///
/// ```
/// use buddhibala::geometry::{Board14x14, Coord, Square};
/// let square = Square::<Board14x14>::at(Coord { file: 13, rank: 13 }).unwrap();
/// assert_eq!(square.to_string(), "n14");
/// assert_eq!(Square::<Board14x14>::at(Coord { file: 14, rank: 0 }), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square<B> {
    index: u8,
    board: PhantomData<B>,
}

impl<B: Board> Square<B> {
    /// The square at `coord`, if the board has it.
    #[must_use]
    pub const fn at(coord: Coord) -> Option<Square<B>> {
        if coord.file < B::FILES && coord.rank < B::RANKS {
            Some(Square::new(
                (coord.rank << B::Set::STRIDE_LOG2) | coord.file,
            ))
        } else {
            None
        }
    }

    /// The square of a number that a set of this board held.
    pub(crate) const fn from_index(index: usize) -> Square<B> {
        #[allow(clippy::cast_possible_truncation)] // a set holds at most 256 numbers
        Square::new(index as u8)
    }

    const fn new(index: u8) -> Square<B> {
        Square {
            index,
            board: PhantomData,
        }
    }

    /// Its number, below the capacity of the board's sets.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.index as usize & (B::Set::CAPACITY - 1)
    }

    /// Its file, from 0.
    #[must_use]
    #[inline]
    pub const fn file(self) -> u8 {
        self.index & ((1 << B::Set::STRIDE_LOG2) - 1)
    }

    /// Its rank, from 0.
    #[must_use]
    #[inline]
    pub const fn rank(self) -> u8 {
        self.index >> B::Set::STRIDE_LOG2
    }

    /// File and rank.
    #[must_use]
    pub const fn coord(self) -> Coord {
        Coord {
            file: self.file(),
            rank: self.rank(),
        }
    }

    /// The set of this square alone.
    #[must_use]
    #[inline]
    pub fn set(self) -> B::Set {
        B::Set::of(self.index())
    }

    /// The square `files` to the right and `ranks` up, if the board has it.
    #[must_use]
    pub fn offset(self, files: i8, ranks: i8) -> Option<Square<B>> {
        Square::at(Coord {
            file: self.file().checked_add_signed(files)?,
            rank: self.rank().checked_add_signed(ranks)?,
        })
    }
}

impl<B: Board> fmt::Display for Square<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.coord().fmt(f)
    }
}

impl<B: Board> fmt::Debug for Square<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.coord().fmt(f)
    }
}

/// The squares of `set`, from the lowest number up.
///
/// ```
/// use buddhibala::geometry::{Board, Board8x8, squares};
/// assert_eq!(squares::<Board8x8>(Board8x8::FULL).count(), 64);
/// ```
#[inline]
pub fn squares<B: Board>(mut set: B::Set) -> impl Iterator<Item = Square<B>> {
    std::iter::from_fn(move || set.pop_first().map(Square::from_index))
}
