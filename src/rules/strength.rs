/// How many levels of play there are.
pub const LEVELS: usize = 8;

/// How strong the computer plays a game at a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strength {
    /// How many plies it looks ahead.
    pub depth: u8,
    /// How many positions it visits.
    pub nodes: u64,
    /// By how much it may misjudge a position, in hundredths of a pawn.
    pub error: u16,
}

impl Strength {
    /// Nothing is held back.
    pub const FULL: Strength = Strength {
        depth: u8::MAX,
        nodes: u64::MAX,
        error: 0,
    };

    /// So many plies, positions, and hundredths of a pawn.
    #[must_use]
    pub const fn new(depth: u8, nodes: u64, error: u16) -> Strength {
        Strength {
            depth,
            nodes,
            error,
        }
    }
}
