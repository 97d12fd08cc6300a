use super::describe::describe;
use super::{Game, MoveInfo};
use crate::position::{AnyPosition, Move};
use crate::search::{Branch, Solution, SolveLimits, solve};

impl Game {
    /// Proves or refutes that the player to move wins by force; nothing when the game is over.
    ///
    /// Whatever ends the game in his favour is a win. What was played before plays no part.
    ///
    /// ```
    /// use buddhibala::Game;
    /// use buddhibala::search::{Proof, SolveLimits};
    /// let fen = "8/6R1/2K5/3Nk3/8/1N6/R7/8 w - - 12 105";
    /// let game = Game::with_options("chadarangam", [("mastu", "none")], Some(fen))?;
    /// let solution = game.solve(&SolveLimits::default()).unwrap();
    /// assert_eq!((solution.proof, solution.unique), (Proof::Win { turns: 2 }, Some(true)));
    /// assert_eq!(solution.tree[0].turn.san, "Re2+");
    /// assert!(solution.tree[0].next.iter().all(|answer| answer.next[0].turn.san.ends_with('#')));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn solve(&self, limits: &SolveLimits) -> Option<Solution<MoveInfo>> {
        let solution = solve(&*self.position, limits)?;
        Some(Solution {
            proof: solution.proof,
            tree: told(self.position.clone(), solution.tree),
            unique: solution.unique,
            cut: solution.cut,
            nodes: solution.nodes,
        })
    }
}

/// The same branches, with all that a player wants to know about each move.
fn told(mut position: Box<dyn AnyPosition>, branches: Vec<Branch<Move>>) -> Vec<Branch<MoveInfo>> {
    let legal = position.legal_moves();
    let tell = |branch: Branch<Move>| {
        let turn = describe(&mut *position, &legal, branch.turn);
        let next = if branch.next.is_empty() {
            Vec::new()
        } else {
            let mut after = position.clone();
            after.play(branch.turn);
            told(after, branch.next)
        };
        Branch {
            turn,
            dual: branch.dual,
            end: branch.end,
            next,
        }
    };
    branches.into_iter().map(tell).collect()
}
