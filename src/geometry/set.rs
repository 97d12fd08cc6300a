use std::fmt::Debug;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use super::Square;

/// A set of squares, held as bits: a square's bit is number rank × stride + file.
///
/// ```
/// use buddhibala::geometry::{Set64, Square, SquareSet};
/// let [a1, b2] = [0, 1].map(|n| Square::new(n, n).unwrap());
/// let set = Set64::of(a1) | Set64::of(b2);
/// assert!(set.has(b2) && !(set ^ Set64::of(b2)).has(b2));
/// assert_eq!((set.len(), set.first()), (2, Some(a1)));
/// ```
pub trait SquareSet:
    Copy
    + Eq
    + Debug
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
{
    /// The distance between the bit of a square and that of the one above it.
    const STRIDE: u32;
    /// No square.
    const EMPTY: Self;

    /// The set of that square alone. It must be of a board that fits.
    #[must_use]
    fn of(square: Square) -> Self;
    /// Whether the square is in the set.
    #[must_use]
    fn has(self, square: Square) -> bool;
    /// Whether there is none.
    #[must_use]
    fn is_empty(self) -> bool;
    /// How many there are.
    #[must_use]
    fn len(self) -> u32;
    /// The square of the lowest bit.
    #[must_use]
    fn first(self) -> Option<Square>;
    /// Takes the square of the lowest bit out of the set.
    fn pop_first(&mut self) -> Option<Square>;
    /// The set without the square of its lowest bit.
    #[must_use]
    fn without_first(self) -> Self;
    /// Every bit `by` places up, below 64; what leaves the set is lost.
    #[must_use]
    fn raised(self, by: u32) -> Self;
    /// Every bit `by` places down, below 64; what leaves the set is lost.
    #[must_use]
    fn lowered(self, by: u32) -> Self;

    /// The squares that a rider sees along one line through its square.
    ///
    /// `self` is the occupied squares, `below` and `above` the two rays of the line, towards lower and higher bits.
    /// The first man met on each ray is in the result, what lies behind it is not.
    #[must_use]
    fn line(self, below: Self, above: Self) -> Self;

    /// Whether the two sets share a square.
    #[must_use]
    fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// Whether there are two or more.
    #[must_use]
    fn has_two(self) -> bool {
        !self.without_first().is_empty()
    }
}

/// Up to 64 squares: a board with ranks of at most 8.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Set64(pub u64);

/// Up to 256 squares: a board with ranks of at most 16, four ranks to a word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Set256(pub [u64; 4]);

/// All ones from the lowest one of `word` down, all ones if there is none.
const fn through_lowest(word: u64) -> u64 {
    word ^ word.wrapping_sub(1)
}

/// All ones from the highest one of `word` up, all ones if there is none.
const fn from_highest(word: u64) -> u64 {
    u64::MAX << (u64::BITS - 1 - (word | 1).leading_zeros())
}

/// The bit of a square where a rank has eight.
#[inline]
const fn bit_of(square: Square) -> u8 {
    square.rank() << 3 & 0o70 | square.file() & 0o7
}

/// The square of the lowest one of a word that is not 0, where a rank has eight.
#[inline]
const fn lowest_of_8(word: u64) -> Square {
    let bit = lowest(word);
    Square::from_index(bit + (bit & 0o70))
}

/// The place of the lowest one of a word that is not 0.
#[inline]
const fn lowest(word: u64) -> u8 {
    #[allow(clippy::cast_possible_truncation)] // at most 64
    let place = word.trailing_zeros() as u8;
    place
}

impl SquareSet for Set64 {
    const STRIDE: u32 = 8;
    const EMPTY: Set64 = Set64(0);

    #[inline]
    fn of(square: Square) -> Set64 {
        Set64(1 << bit_of(square))
    }

    #[inline]
    fn has(self, square: Square) -> bool {
        self.0 >> bit_of(square) & 1 != 0
    }

    #[inline]
    fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    fn first(self) -> Option<Square> {
        (self.0 != 0).then(|| lowest_of_8(self.0))
    }

    #[inline]
    fn pop_first(&mut self) -> Option<Square> {
        let first = self.first();
        *self = self.without_first();
        first
    }

    #[inline]
    fn without_first(self) -> Set64 {
        Set64(self.0 & self.0.wrapping_sub(1))
    }

    #[inline]
    fn raised(self, by: u32) -> Set64 {
        Set64(self.0 << by)
    }

    #[inline]
    fn lowered(self, by: u32) -> Set64 {
        Set64(self.0 >> by)
    }

    #[inline]
    fn line(self, below: Set64, above: Set64) -> Set64 {
        let low = from_highest(self.0 & below.0);
        let high = through_lowest(self.0 & above.0);
        Set64((below.0 & low) | (above.0 & high))
    }
}

impl SquareSet for Set256 {
    const STRIDE: u32 = 16;
    const EMPTY: Set256 = Set256([0; 4]);

    #[inline]
    fn of(square: Square) -> Set256 {
        let mut words = [0; 4];
        words[square.index() / 64] = 1 << (square.index() % 64);
        Set256(words)
    }

    #[inline]
    fn has(self, square: Square) -> bool {
        self.0[square.index() / 64] >> (square.index() % 64) & 1 != 0
    }

    #[inline]
    fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    #[inline]
    fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    fn first(mut self) -> Option<Square> {
        self.pop_first()
    }

    #[inline]
    fn pop_first(&mut self) -> Option<Square> {
        for (rank, word) in [0, 0x40, 0x80, 0xc0].into_iter().zip(&mut self.0) {
            if *word != 0 {
                let square = Square::from_index(rank | lowest(*word));
                *word &= word.wrapping_sub(1);
                return Some(square);
            }
        }
        None
    }

    #[inline]
    fn without_first(mut self) -> Set256 {
        self.pop_first();
        self
    }

    #[inline]
    fn has_two(self) -> bool {
        let in_one = self
            .0
            .iter()
            .fold(0, |two, &word| two | word & word.wrapping_sub(1));
        let words: u32 = self.0.iter().map(|&word| u32::from(word != 0)).sum();
        in_one != 0 || words > 1
    }

    #[inline]
    fn raised(self, by: u32) -> Set256 {
        let [a, b, c, d] = self.0;
        let carry = |word: u64| (word >> 1) >> (63 - by);
        Set256([
            a << by,
            b << by | carry(a),
            c << by | carry(b),
            d << by | carry(c),
        ])
    }

    #[inline]
    fn lowered(self, by: u32) -> Set256 {
        let [a, b, c, d] = self.0;
        let carry = |word: u64| (word << 1) << (63 - by);
        Set256([
            a >> by | carry(b),
            b >> by | carry(c),
            c >> by | carry(d),
            d >> by,
        ])
    }

    #[inline]
    fn line(self, below: Set256, above: Set256) -> Set256 {
        let mut seen = [0; 4];
        let mut open = u64::MAX;
        for (i, word) in seen.iter_mut().enumerate() {
            let hit = self.0[i] & above.0[i];
            *word = above.0[i] & through_lowest(hit) & open;
            open &= u64::from(hit != 0).wrapping_sub(1);
        }
        open = u64::MAX;
        for (i, word) in seen.iter_mut().enumerate().rev() {
            let hit = self.0[i] & below.0[i];
            *word |= below.0[i] & from_highest(hit) & open;
            open &= u64::from(hit != 0).wrapping_sub(1);
        }
        Set256(seen)
    }
}

/// The bitwise operators of a set, word by word.
macro_rules! operators {
    ($set:ident, $zip:expr, $map:expr) => {
        operators!($set, $zip, BitAnd::bitand, BitAndAssign::bitand_assign);
        operators!($set, $zip, BitOr::bitor, BitOrAssign::bitor_assign);
        operators!($set, $zip, BitXor::bitxor, BitXorAssign::bitxor_assign);

        impl Not for $set {
            type Output = $set;

            #[inline]
            fn not(self) -> $set {
                $map(self)
            }
        }
    };
    ($set:ident, $zip:expr, $op:ident::$method:ident, $assign:ident::$assign_method:ident) => {
        impl $op for $set {
            type Output = $set;

            #[inline]
            fn $method(self, other: $set) -> $set {
                $zip(self, other, u64::$method)
            }
        }

        impl $assign for $set {
            #[inline]
            fn $assign_method(&mut self, other: $set) {
                *self = self.$method(other);
            }
        }
    };
}

#[inline]
fn zip64(a: Set64, b: Set64, join: impl Fn(u64, u64) -> u64) -> Set64 {
    Set64(join(a.0, b.0))
}

#[inline]
fn zip256(a: Set256, b: Set256, join: impl Fn(u64, u64) -> u64) -> Set256 {
    Set256(std::array::from_fn(|i| join(a.0[i], b.0[i])))
}

operators!(Set64, zip64, |set: Set64| Set64(!set.0));
operators!(Set256, zip256, |set: Set256| Set256(set.0.map(u64::not)));
