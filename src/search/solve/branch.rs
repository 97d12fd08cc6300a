use crate::position::Outcome;

/// A move of a solution and all that follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch<M> {
    /// The move.
    pub turn: M,
    /// Whether it is a move of the attacker that wins as fast as the one before it, which the solution follows.
    pub dual: bool,
    /// How it ends the game.
    pub end: Option<Outcome>,
    /// The defender's answers, every one of them; or the attacker's winning moves, the one that the solution follows
    /// first. Empty after a dual, at the end of the game, and where the tree is cut.
    pub next: Vec<Branch<M>>,
}

impl<M> Branch<M> {
    /// A move with nothing after it.
    pub(super) const fn bare(turn: M, dual: bool) -> Branch<M> {
        Branch {
            turn,
            dual,
            end: None,
            next: Vec::new(),
        }
    }
}
