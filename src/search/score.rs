use std::ops::Neg;

use crate::position::Grade;

/// How good a position is for the player to move.
///
/// ```
/// use buddhibala::Game;
/// use buddhibala::search::{Limits, Score};
/// let game = Game::with_options("krida", [], Some("k6r/8/1K6/8/8/8/7R/8 w - - 14 18"))?;
/// let limits = Limits { depth: Some(2), ..Limits::default() };
/// let report = game.search(&limits, &|| 0.0).unwrap();
/// assert_eq!((report.best.san.as_str(), report.score), ("Rxh8#", Score::MateIn(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// In hundredths of a pawn.
    Cp(i32),
    /// In how many turns of the winner he wins by force, by mate or otherwise; below 0 if the player to move loses so.
    ///
    /// Where there are lesser wins the loser takes a lesser one, even a sooner one, rather than a full one later: that he
    /// could have lasted longer is no contradiction. [`solve`](super::solve()) proves a win within so many turns.
    MateIn(i32),
}

/// A score inside the tree, from the side of the player to move. It fits 16 bits.
pub(super) type Value = i32;

pub(super) const DRAW: Value = 0;
/// Beyond every value.
pub(super) const INFINITE: Value = 32_500;
/// What estimates keep within.
pub(super) const MAX_ESTIMATE: Value = 29_000;

/// A win right here. Each change of the player to move before it takes 1 away.
const FULL_WIN: Value = 32_000;
/// Below every full win that is less than [`MAX_CHANGES`] away.
const LESSER_WIN: Value = 31_000;
const MAX_CHANGES: Value = 500;

/// The value of a win of that grade after so many changes of the player to move.
pub(super) const fn win(grade: Grade, changes: i32) -> Value {
    let here = match grade {
        Grade::Full => FULL_WIN,
        Grade::Lesser => LESSER_WIN,
    };
    here - changes
}

/// How many changes of the player to move a value is away from the end of the game that it foresees.
pub(super) const fn distance(value: Value) -> Option<i32> {
    let size = value.abs();
    if size >= FULL_WIN - MAX_CHANGES {
        Some(FULL_WIN - size)
    } else if size >= LESSER_WIN - MAX_CHANGES {
        Some(LESSER_WIN - size)
    } else {
        None
    }
}

/// Whether a value foresees the end by a full win, for either.
pub(super) const fn is_full(value: Value) -> bool {
    value.abs() >= FULL_WIN - MAX_CHANGES
}

/// The same value seen from a position `changes` closer to the end; below 0: farther from it.
pub(super) const fn closer(value: Value, changes: i32) -> Value {
    if distance(value).is_some() {
        value + value.signum() * changes
    } else {
        value
    }
}

impl Score {
    pub(super) const fn of(value: Value) -> Score {
        match distance(value) {
            Some(changes) => Score::MateIn((changes + 1) / 2 * value.signum()),
            None => Score::Cp(value),
        }
    }
}

/// The values that still matter: below `alpha` the player to move has something better, above `beta` the opponent has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Window {
    pub alpha: Value,
    pub beta: Value,
}

impl Window {
    pub const FULL: Window = Window {
        alpha: -INFINITE,
        beta: INFINITE,
    };

    /// Only whether a value is above `alpha`.
    pub const fn above(alpha: Value) -> Window {
        Window {
            alpha,
            beta: alpha + 1,
        }
    }

    /// Whether exact values are asked for.
    pub const fn is_open(self) -> bool {
        self.beta - self.alpha > 1
    }

    /// What a turn is worth to the player who makes it. `after` finds what the position after it is worth to the player
    /// to move there, the opponent only if the turn `passes` to him: he may have several turns in a row.
    ///
    /// This is the one place where a value changes sides.
    pub fn across(self, passes: bool, after: impl FnOnce(Window) -> Value) -> Value {
        if passes { -after(-self) } else { after(self) }
    }
}

impl Neg for Window {
    type Output = Window;

    fn neg(self) -> Window {
        Window {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}
