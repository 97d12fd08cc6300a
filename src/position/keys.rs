use std::sync::LazyLock;

use super::Piece;
use crate::geometry::{ByColor, Color, Square, SquareSet, squares};
use crate::rules::MAX_KINDS;

const PIECES: usize = MAX_KINDS * Color::BOTH.len();

/// A number for each man on each square; 40 KiB, made at the first call.
static MEN: LazyLock<[[u64; PIECES]; Square::COUNT]> = LazyLock::new(|| {
    let mut serial = 0;
    std::array::from_fn(|_| {
        std::array::from_fn(|_| {
            serial += 1;
            scramble(serial)
        })
    })
});

/// The numbers from which a position's hash is made by exclusive or.
#[derive(Clone, Copy)]
pub(super) struct Keys {
    men: &'static [[u64; PIECES]; Square::COUNT],
}

impl Keys {
    /// In the hash while Black is to move.
    pub(super) const BLACK_TO_MOVE: u64 = scramble(1 << 40);

    pub(super) fn get() -> Keys {
        Keys { men: &MEN }
    }

    #[inline]
    pub(super) fn man(self, piece: Piece, square: Square) -> u64 {
        self.men[square.index()][piece.color as usize * MAX_KINDS + piece.kind.index()]
    }

    /// 0 where nobody may leap and the opening is over.
    #[inline]
    pub(super) fn rights(leaps: ByColor<bool>, opening: ByColor<u8>) -> u64 {
        let ByColor([white, black]) = opening;
        let leaps = leaps.0.map(u64::from);
        let packed = leaps[0] | leaps[1] << 1 | u64::from(white) << 8 | u64::from(black) << 16;
        if packed == 0 {
            return 0;
        }
        scramble(1 << 42 | packed)
    }

    /// 0 where no man has moved in the opening turn under way, and no two pawns wait for the same place.
    #[inline]
    pub(super) fn squares<S: SquareSet>(moved: S, first_in_line: S) -> u64 {
        let key = |tag: u64, set: S| {
            squares(set).fold(0, |key, square| {
                key ^ scramble(1 << tag | square.index() as u64)
            })
        };
        key(43, moved) ^ key(44, first_in_line)
    }

    /// 0 while nobody has a row of checks.
    #[inline]
    pub(super) fn checks(checks: ByColor<u16>) -> u64 {
        let ByColor([white, black]) = checks;
        if white == 0 && black == 0 {
            return 0;
        }
        scramble(1 << 41 | u64::from(white) << 16 | u64::from(black))
    }
}

/// The finaliser of the `SplitMix64` generator (Steele, Lea, Flood 2014).
const fn scramble(serial: u64) -> u64 {
    let z = serial.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
