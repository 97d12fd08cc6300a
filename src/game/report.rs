use super::MoveInfo;
use crate::search::Score;

/// What a search of a game found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchReport {
    /// The best move.
    pub best: MoveInfo,
    /// What it is worth to the player who makes it.
    pub score: Score,
    /// The moves that are best for both, beginning with `best`.
    pub pv: Vec<MoveInfo>,
    /// The next best lines, the better first: see [`Limits::lines`](crate::search::Limits::lines).
    pub others: Vec<SearchLine>,
    /// How many plies all moves were looked ahead: 0 when a limit was met at once.
    pub depth: u32,
    /// How many positions were visited.
    pub nodes: u64,
}

/// A line of play and what it is worth to the player who begins it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchLine {
    /// What it is worth.
    pub score: Score,
    /// The moves.
    pub pv: Vec<MoveInfo>,
}
