use buddhibala::position::Move;

/// Why nothing is known.
#[derive(Debug)]
pub enum Unknown {
    /// Too many positions would have to be visited.
    OutOfNodes,
    /// A player moves more than once in a turn: nobody captures in the opening, so there is nothing to gain either.
    Opening,
}

/// What is known within the limit.
pub type Known<T> = Result<T, Unknown>;

/// That a turn reaches the goal.
pub struct Prospect {
    /// In how many of the hunter's turns, this one included.
    pub turns: u32,
    /// With which answer the opponent resists longest; nothing where the goal is reached at once.
    pub answer: Option<Move>,
}

impl Prospect {
    pub const AT_ONCE: Prospect = Prospect {
        turns: 1,
        answer: None,
    };
}
