use super::Movement;
use super::ruleset::Named;

/// The most kinds of men that a game may have.
pub const MAX_KINDS: usize = 10;

/// A kind of men: its place in the ruleset's table of men.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(u8);

impl Kind {
    /// The King, with whom every table of men begins.
    pub const KING: Kind = Kind(0);

    /// The kind with `letter` in a table of men.
    ///
    /// # Panics
    ///
    /// If there is none. Rulesets call it in constants, so it panics when they are compiled.
    #[must_use]
    pub const fn named(men: &[Man], letter: char) -> Kind {
        let mut i = 0;
        while i < men.len() {
            if men[i].letter == letter {
                return Kind::from_index(i);
            }
            i += 1;
        }
        panic!("no man has this letter")
    }

    pub(crate) const fn from_index(index: usize) -> Kind {
        assert!(index < MAX_KINDS);
        #[allow(clippy::cast_possible_truncation)] // below MAX_KINDS
        Kind(index as u8)
    }

    /// Its place in the table of men, below [`MAX_KINDS`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A kind of men as a ruleset describes it.
#[derive(Clone, Copy, Debug)]
pub struct Man {
    /// Its letter in FEN and SAN, upper case.
    pub letter: char,
    /// The game's own name for it.
    pub name: &'static str,
    /// What the name means, in English.
    pub meaning: &'static str,
    /// The name in other scripts.
    pub native: &'static [Named],
    /// How many a side has in the array.
    pub number: u8,
    /// How it moves, in Betza's notation.
    pub betza: &'static str,
    /// How it moves, in words.
    pub words: &'static str,
}

impl Man {
    /// How it moves.
    #[must_use]
    pub const fn movement(&self) -> Movement {
        Movement::from_betza(self.betza)
    }
}
