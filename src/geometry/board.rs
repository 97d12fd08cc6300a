use std::fmt::Debug;
use std::hash::Hash;
use std::sync::LazyLock;

use super::{ByColor, Color, Set64, Set256, Square, SquareSet, Tables};

/// A board: how many files and ranks, and which sets hold its squares.
///
/// A board of another size is another implementation, with sets that have room for it.
pub trait Board: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static {
    /// The sets of its squares.
    type Set: SquareSet;
    /// One value for each square: see [`Board::slot`].
    type PerSquare<T: Copy + Send + Sync + 'static>: Copy + Send + Sync + AsRef<[T]> + AsMut<[T]>;

    /// Its name among the boards.
    const ID: BoardId;
    /// How many values there are in a [`Board::PerSquare`]: a power of two.
    const SLOTS: usize;
    /// How many files, at most the stride of the sets.
    const FILES: u8;
    /// How many ranks.
    const RANKS: u8;
    /// Every square.
    const FULL: Self::Set;
    /// The leftmost file.
    const FIRST_FILE: Self::Set;
    /// The rightmost file.
    const LAST_FILE: Self::Set;
    /// The rank farthest from each player, where his pawns end.
    const FAR_RANK: ByColor<Self::Set>;

    /// Whether the board has that square.
    #[must_use]
    fn has(square: Square) -> bool {
        square.file() < Self::FILES && square.rank() < Self::RANKS
    }

    /// Where in a [`Board::PerSquare`] the value of a square is.
    #[must_use]
    #[inline]
    fn slot(square: Square) -> usize {
        square.index() & (Self::SLOTS - 1)
    }

    /// The same value for each square.
    fn per_square<T: Copy + Send + Sync + 'static>(value: T) -> Self::PerSquare<T>;

    /// The attack tables, made at the first call.
    fn tables() -> &'static Tables<Self>;

    /// Every square of the set one rank forward for `color`.
    #[must_use]
    #[inline]
    fn forward(set: Self::Set, color: Color) -> Self::Set {
        let by = Self::Set::STRIDE;
        match color {
            Color::White => set.raised(by) & Self::FULL,
            Color::Black => set.lowered(by),
        }
    }

    /// Every square of the set one file to the left.
    #[must_use]
    #[inline]
    fn left(set: Self::Set) -> Self::Set {
        (set & !Self::FIRST_FILE).lowered(1)
    }

    /// Every square of the set one file to the right.
    #[must_use]
    #[inline]
    fn right(set: Self::Set) -> Self::Set {
        (set & !Self::LAST_FILE).raised(1)
    }
}

/// The board of 64 squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Board8x8;

impl Board for Board8x8 {
    type Set = Set64;
    type PerSquare<T: Copy + Send + Sync + 'static> = [T; Board8x8::SLOTS];

    const ID: BoardId = BoardId::B8x8;
    const SLOTS: usize = 128;
    const FILES: u8 = 8;
    const RANKS: u8 = 8;
    const FULL: Set64 = Set64(u64::MAX);
    const FIRST_FILE: Set64 = Set64(0x0101_0101_0101_0101);
    const LAST_FILE: Set64 = Set64(0x8080_8080_8080_8080);
    const FAR_RANK: ByColor<Set64> = ByColor([Set64(0xff00_0000_0000_0000), Set64(0xff)]);

    fn per_square<T: Copy + Send + Sync + 'static>(value: T) -> Self::PerSquare<T> {
        [value; Board8x8::SLOTS]
    }

    fn tables() -> &'static Tables<Board8x8> {
        static TABLES: LazyLock<Tables<Board8x8>> = LazyLock::new(Tables::new);
        &TABLES
    }
}

/// The board of 196 squares. Its ranks are 16 bits apart, the last two of them never set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Board14x14;

impl Board for Board14x14 {
    type Set = Set256;
    type PerSquare<T: Copy + Send + Sync + 'static> = [T; Board14x14::SLOTS];

    const ID: BoardId = BoardId::B14x14;
    const SLOTS: usize = 256;
    const FILES: u8 = 14;
    const RANKS: u8 = 14;
    const FULL: Set256 = Set256([
        0x3fff_3fff_3fff_3fff,
        0x3fff_3fff_3fff_3fff,
        0x3fff_3fff_3fff_3fff,
        0x3fff_3fff,
    ]);
    const FIRST_FILE: Set256 = Set256([
        0x0001_0001_0001_0001,
        0x0001_0001_0001_0001,
        0x0001_0001_0001_0001,
        0x0001_0001,
    ]);
    const LAST_FILE: Set256 = Set256([
        0x2000_2000_2000_2000,
        0x2000_2000_2000_2000,
        0x2000_2000_2000_2000,
        0x2000_2000,
    ]);
    const FAR_RANK: ByColor<Set256> =
        ByColor([Set256([0, 0, 0, 0x3fff_0000]), Set256([0x3fff, 0, 0, 0])]);

    fn per_square<T: Copy + Send + Sync + 'static>(value: T) -> Self::PerSquare<T> {
        [value; Board14x14::SLOTS]
    }

    fn tables() -> &'static Tables<Board14x14> {
        static TABLES: LazyLock<Tables<Board14x14>> = LazyLock::new(Tables::new);
        &TABLES
    }
}

/// The boards that there are, for a ruleset to name one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BoardId {
    /// [`Board8x8`].
    B8x8,
    /// [`Board14x14`].
    B14x14,
}

impl BoardId {
    /// Whether the board has that square.
    #[must_use]
    pub const fn has(self, square: Square) -> bool {
        square.file() < self.files() && square.rank() < self.ranks()
    }

    /// Every square of the board, from the first rank up.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        Square::all().filter(move |&square| self.has(square))
    }

    /// How many files.
    #[must_use]
    pub const fn files(self) -> u8 {
        match self {
            BoardId::B8x8 => Board8x8::FILES,
            BoardId::B14x14 => Board14x14::FILES,
        }
    }

    /// The rank farthest from a player, from 0, where his pawns end.
    #[must_use]
    pub const fn far_rank(self, color: Color) -> u8 {
        match color {
            Color::White => self.ranks() - 1,
            Color::Black => 0,
        }
    }

    /// How many ranks.
    #[must_use]
    pub const fn ranks(self) -> u8 {
        match self {
            BoardId::B8x8 => Board8x8::RANKS,
            BoardId::B14x14 => Board14x14::RANKS,
        }
    }
}
