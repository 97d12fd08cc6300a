use std::ops::{Index, IndexMut, Not};

/// A player. White moves first and up the board.
///
/// ```
/// use buddhibala::geometry::Color;
/// assert_eq!(!Color::White, Color::Black);
/// assert_eq!(Color::Black.letter(), 'b');
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Color {
    /// The player who moves first.
    White,
    /// The other one.
    Black,
}

impl Color {
    /// Both players, White first.
    pub const BOTH: [Color; 2] = [Color::White, Color::Black];

    /// `w` or `b`, as in a FEN.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Color::White => 'w',
            Color::Black => 'b',
        }
    }

    /// The English name, capitalised.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Color::White => "White",
            Color::Black => "Black",
        }
    }
}

impl Not for Color {
    type Output = Color;

    fn not(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }
}

/// One value for each player, indexed by [`Color`].
///
/// ```
/// use buddhibala::geometry::{ByColor, Color};
/// let mut checks = ByColor([0, 3]);
/// checks[Color::White] += 1;
/// assert_eq!(checks, ByColor([1, 3]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ByColor<T>(pub [T; 2]);

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    fn index(&self, color: Color) -> &T {
        &self.0[color as usize]
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        &mut self.0[color as usize]
    }
}
