//! What ends a line before all its turns are looked at.

use super::score::{DRAW, Value};
use super::tree::Tree;
use crate::geometry::{Board, Color};

impl<B: Board> Tree<'_, B> {
    /// The value of a position in which the game is over whatever turns there are, or may be claimed as a draw.
    pub(super) fn known_end(&self) -> Option<Value> {
        if self.position.end_of_play().is_some() {
            return Some(self.end());
        }
        if self.is_repeated() {
            return Some(DRAW);
        }
        if self.position.halfmove() < self.quiet_plies {
            return None;
        }
        Some(if self.position.is_checkmate() {
            self.end()
        } else {
            DRAW
        })
    }

    /// Whether quiet plies may make a draw within `depth`, which the table knows nothing of.
    pub(super) fn is_claim_near(&self, depth: u32) -> bool {
        u32::from(self.position.halfmove()) + depth >= self.quiet_plies.into()
    }

    /// Whether the position stands for the third time, or for the second time since the root.
    ///
    /// Who comes back once can come back again, so the second time is enough, unless a row of checks would be complete
    /// before the third.
    fn is_repeated(&self) -> bool {
        let key = self.position.repetition_key();
        let reversible = usize::from(self.position.halfmove());
        let mut before = 0;
        for (back, &earlier) in (1..=reversible).zip(self.path.iter().rev()) {
            if earlier != key {
                continue;
            }
            before += 1;
            if before == 2 || (back < self.ply && !self.completes_row(back)) {
                return true;
            }
        }
        false
    }

    /// Whether a row of checks goes on that is complete within as many plies.
    fn completes_row(&self, plies: usize) -> bool {
        let limit = usize::from(self.position.rules().clauses().check_limit);
        limit > 0
            && Color::BOTH.into_iter().any(|color| {
                let row = usize::from(self.position.checks(color));
                row > 0 && row + plies.div_ceil(2) >= limit
            })
    }
}
