use super::score::Value;

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
/// The weaker ones look less far and misjudge positions. From 4 on they misjudge them by less than half a pawn, too little
/// to give a man away.
///
/// ```
/// use buddhibala::search::Level;
/// assert!(Level::new(1) < Level::new(8));
/// assert_eq!((Level::new(0), Level::new(9)), (None, None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// What a level allows.
struct Strength {
    depth: u32,
    /// On a board of [`USUAL_FILES`].
    nodes: u64,
    /// How far it may misjudge a position, in hundredths of a pawn.
    error: Value,
}

/// On a wider board there are more turns, and more positions are visited: else the levels from 4 on would not look as far.
const USUAL_FILES: u8 = 8;

/// How long the strongest level thinks where nothing else is said, in milliseconds.
const STRONGEST_TIME: f64 = 1000.0;

/// Found by matches of each level against the one below: `examples/match`.
#[rustfmt::skip] // a table
const STRENGTHS: [Strength; 8] = [
    Strength { depth: 1, nodes: 160, error: 120 },
    Strength { depth: 2, nodes: 420, error: 74 },
    Strength { depth: 3, nodes: 1_000, error: 56 },
    Strength { depth: 4, nodes: 2_000, error: 46 },
    Strength { depth: 64, nodes: 5_000, error: 30 },
    Strength { depth: 64, nodes: 14_000, error: 15 },
    Strength { depth: 64, nodes: 50_000, error: 0 },
    Strength { depth: 64, nodes: u64::MAX, error: 0 },
];

impl Level {
    /// The level that is meant when nothing is said.
    const USUAL: Level = Level(4);
    /// The strongest.
    pub const STRONGEST: Level = Level(8);

    /// The level of that number.
    #[must_use]
    pub fn new(number: u8) -> Option<Level> {
        (1..=Level::STRONGEST.0)
            .contains(&number)
            .then_some(Level(number))
    }

    fn strength(self) -> &'static Strength {
        &STRENGTHS[usize::from(self.0) - 1]
    }
}

impl Strength {
    fn nodes_on(&self, files: u8) -> u64 {
        self.nodes.saturating_mul(files.into()) / u64::from(USUAL_FILES)
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

    /// What the limits come to on a board of so many files.
    pub(super) fn budget(&self, files: u8) -> Budget {
        let level = self.level.or(self.is_unlimited().then_some(Level::USUAL));
        let mut budget = Budget {
            #[allow(clippy::cast_possible_truncation)] // a small constant
            depth: MAX_DEPTH as u32,
            nodes: u64::MAX,
            error: 0,
            seed: self.seed,
            exact: self.exact,
            lines: usize::from(self.lines.max(1)),
        };
        if let Some(strength) = level.map(Level::strength) {
            budget.depth = strength.depth;
            budget.nodes = strength.nodes_on(files);
            budget.error = strength.error;
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
