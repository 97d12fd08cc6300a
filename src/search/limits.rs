use super::score::Value;
use crate::rules::{LEVELS, Ruleset, Strength};

/// The deepest search.
pub(super) const MAX_DEPTH: usize = 64;

/// How far a seed may shift the estimate of a position, in hundredths of a pawn: equal turns change places, no others.
const TIE_BREAK: Value = 3;

/// When a search stops: at whichever limit is met first. With no limit and no level, as with level 4.
///
/// Without `time_ms` the result is the same on every machine, but for the strongest level, which takes a second where
/// nothing else is said.
///
/// ```
/// use buddhibala::search::{Level, Limits};
/// let quick = Limits { time_ms: Some(50.0), ..Limits::from(Level::STRONGEST) };
/// assert_eq!(quick.level, Level::new(8));
/// ```
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Limits {
    /// A strength, which has limits of its own.
    pub level: Option<Level>,
    /// How many plies to look ahead, from 1 to 64; exchanges are followed farther.
    pub depth: Option<u32>,
    /// How many positions to visit.
    pub nodes: Option<u64>,
    /// How long to think, in milliseconds.
    pub time_ms: Option<f64>,
    /// By how much a position may be misjudged at most, in hundredths of a pawn. A level has an error of its own, and the
    /// greater one counts.
    pub error: u16,
    /// Chooses among turns that are equally good, and the errors of the weaker levels.
    pub seed: u64,
    /// How many lines to find, each with another first turn: 1 where it is 0.
    pub lines: u8,
    /// Whether to look at every turn to the full depth. Else turns that promise little are looked at less deeply, which
    /// sees much farther in the same time.
    pub exact: bool,
}

/// A strength, from 1, the weakest, to 8.
///
/// What each allows is part of the ruleset, for the same strength does not make the same difference in every game:
/// [`Ruleset::levels`]. From 4 on they misjudge positions by less than half a pawn, too little to give a man away.
///
/// ```
/// use buddhibala::search::Level;
/// assert!(Level::new(1) < Level::new(8));
/// assert_eq!((Level::new(0), Level::new(9)), (None, None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// How long the strongest level thinks where nothing else is said, in milliseconds.
const STRONGEST_TIME: f64 = 1000.0;

impl Level {
    /// The level that is meant when nothing is said.
    const USUAL: Level = Level(4);
    /// The strongest.
    #[allow(clippy::cast_possible_truncation)] // 8
    pub const STRONGEST: Level = Level(LEVELS as u8);

    /// The level of that number.
    #[must_use]
    pub fn new(number: u8) -> Option<Level> {
        (1..=Level::STRONGEST.0)
            .contains(&number)
            .then_some(Level(number))
    }

    /// What the level allows in a game.
    fn strength(self, ruleset: &Ruleset) -> Strength {
        ruleset.levels[usize::from(self.0) - 1]
    }
}

impl From<Level> for Limits {
    fn from(level: Level) -> Limits {
        Limits {
            level: Some(level),
            ..Limits::default()
        }
    }
}

impl Limits {
    /// Starts a clock that runs for the time allowed.
    pub(super) fn start<'a>(&self, read: &'a dyn Fn() -> f64) -> Clock<'a> {
        Clock {
            read,
            // Makes no time of what is no number.
            end: self.time().map(|time| read() + time.max(0.0)),
        }
    }

    fn is_unlimited(&self) -> bool {
        self.depth.is_none() && self.nodes.is_none() && self.time_ms.is_none()
    }

    fn time(&self) -> Option<f64> {
        let is_strongest = self.level == Some(Level::STRONGEST) && self.is_unlimited();
        self.time_ms.or(is_strongest.then_some(STRONGEST_TIME))
    }

    /// Whether a search may use what an earlier one has found: one that must end the same on every machine may not, nor one
    /// that misjudges positions.
    #[cfg(target_arch = "wasm32")]
    pub(crate) fn may_recall(&self) -> bool {
        let is_full = self.level.is_none_or(|level| level == Level::STRONGEST);
        self.time().is_some() && is_full && self.error == 0
    }

    /// What the limits come to in a game.
    pub(super) fn budget(&self, ruleset: &Ruleset) -> Budget {
        let level = self.level.or(self.is_unlimited().then_some(Level::USUAL));
        let mut budget = Budget {
            #[allow(clippy::cast_possible_truncation)] // a small constant
            depth: MAX_DEPTH as u32,
            nodes: u64::MAX,
            error: self.error.into(),
            seed: self.seed,
            exact: self.exact,
            lines: usize::from(self.lines.max(1)),
        };
        if let Some(level) = level {
            let strength = level.strength(ruleset);
            budget.depth = strength.depth.into();
            budget.nodes = strength.nodes;
            budget.error = budget.error.max(strength.error.into());
        }
        if self.seed != 0 {
            budget.error = budget.error.max(TIE_BREAK);
        }
        budget.depth = budget.depth.min(self.depth.unwrap_or(u32::MAX)).max(1);
        budget.nodes = budget.nodes.min(self.nodes.unwrap_or(u64::MAX));
        budget
    }
}

/// Limits with everything decided.
#[derive(Clone, Copy)]
pub(super) struct Budget {
    pub depth: u32,
    pub nodes: u64,
    error: Value,
    seed: u64,
    pub exact: bool,
    pub lines: usize,
}

impl Budget {
    /// By how much a position is misjudged: the same for the same position and seed.
    pub fn misjudgement(&self, hash: u64) -> Value {
        if self.error == 0 {
            return 0;
        }
        let mixed = (hash ^ self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15))
            .wrapping_mul(0xbf58_476d_1ce4_e5b9);
        #[allow(clippy::cast_possible_truncation)] // 15 bits
        let dice = (mixed >> 49) as Value;
        ((dice * (2 * self.error + 1)) >> 15) - self.error
    }
}

/// When the time is up.
pub(super) struct Clock<'a> {
    read: &'a dyn Fn() -> f64,
    end: Option<f64>,
}

impl Clock<'_> {
    pub fn has_run_out(&self) -> bool {
        self.end.is_some_and(|end| (self.read)() >= end)
    }
}
