use crate::geometry::Leaper;

/// One way of moving that men may share. A queen is of two classes: she moves orthogonally and diagonally.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Class {
    /// Leaps.
    Leaper(Leaper),
    /// Any distance straight, as a rook.
    Orthogonal,
    /// Any distance diagonally, as a bishop.
    Diagonal,
    /// One step forward, capturing one step diagonally forward.
    Pawn,
}

impl Class {
    /// How many classes there are.
    pub const COUNT: usize = Leaper::ALL.len() + 3;

    /// Its number, below [`Class::COUNT`].
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Class::Leaper(leaper) => leaper as usize,
            Class::Orthogonal => Leaper::ALL.len(),
            Class::Diagonal => Leaper::ALL.len() + 1,
            Class::Pawn => Leaper::ALL.len() + 2,
        }
    }
}

/// How a man moves: a set of classes.
///
/// ```
/// use buddhibala::rules::{Class, Movement};
/// let queen = Movement::from_betza("Q");
/// assert!(queen.has(Class::Orthogonal) && queen.has(Class::Diagonal) && !queen.has(Class::Pawn));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Movement(u16);

impl Movement {
    pub(super) const NONE: Movement = Movement(0);

    /// The movement that a text in Betza's notation describes.
    ///
    /// # Panics
    ///
    /// On a text that none of the games here uses. Rulesets call it in constants, so it panics when they are compiled.
    #[must_use]
    pub const fn from_betza(text: &str) -> Movement {
        match text.as_bytes() {
            b"W" => Movement::of(&[Class::Leaper(Leaper::Wazir)]),
            b"F" => Movement::of(&[Class::Leaper(Leaper::Ferz)]),
            b"K" => Movement::of(&[Class::Leaper(Leaper::King)]),
            b"D" => Movement::of(&[Class::Leaper(Leaper::Dabbaba)]),
            b"A" => Movement::of(&[Class::Leaper(Leaper::Alfil)]),
            b"N" => Movement::of(&[Class::Leaper(Leaper::Knight)]),
            b"R" => Movement::of(&[Class::Orthogonal]),
            b"B" => Movement::of(&[Class::Diagonal]),
            b"Q" => Movement::of(&[Class::Orthogonal, Class::Diagonal]),
            b"fmWfcF" => Movement::of(&[Class::Pawn]),
            _ => panic!("a movement that is not supported"),
        }
    }

    const fn of(classes: &[Class]) -> Movement {
        let mut bits = 0;
        let mut i = 0;
        while i < classes.len() {
            bits |= 1 << classes[i].index();
            i += 1;
        }
        Movement(bits)
    }

    /// Whether it includes `class`.
    #[must_use]
    pub const fn has(self, class: Class) -> bool {
        self.0 >> class.index() & 1 != 0
    }

    /// The numbers of its classes.
    #[inline]
    pub fn indices(self) -> impl Iterator<Item = usize> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let index = bits.trailing_zeros() as usize;
                bits &= bits - 1;
                index
            })
        })
    }

    /// Whether it never leaves the squares of one colour, as a bishop's.
    #[must_use]
    pub const fn is_diagonal_rider(self) -> bool {
        self.0 == Movement::of(&[Class::Diagonal]).0
    }
}
