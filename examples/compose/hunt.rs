//! The proof of a gain, which means what it means to the package's `verifyPuzzle`: by force the player to move captures a man
//! of a given letter, and whoever captured him cannot be captured in the answer. Whatever wins the game is as good.

use buddhibala::position::{AnyPosition, Move};

use crate::prospect::{Known, Prospect, Unknown};
use crate::spoils::{is_safe, takes};

/// A hunt for men of one letter.
pub struct Hunt {
    man: char,
    /// How many positions may still be visited.
    left: u64,
    /// The answer that was the last to spoil a turn: it is likely to spoil the next as well.
    spoiler: Option<Move>,
}

impl Hunt {
    pub const fn new(man: char, nodes: u64) -> Hunt {
        Hunt {
            man,
            left: nodes,
            spoiler: None,
        }
    }

    /// How many positions may still be visited.
    pub const fn left(&self) -> u64 {
        self.left
    }

    /// In how few of his turns, `turns` at most, the player to move reaches the goal.
    pub fn least(&mut self, position: &dyn AnyPosition, turns: u32) -> Known<Option<u32>> {
        for within in 1..=turns {
            if self.first_key(position, within)?.is_some() {
                return Ok(Some(within));
            }
        }
        Ok(None)
    }

    /// His turns that reach it within so many.
    pub fn keys(&mut self, position: &dyn AnyPosition, turns: u32) -> Known<Vec<Move>> {
        let mut keys = Vec::new();
        for turn in position.legal_moves() {
            if self.prospect(position, turn, turns)?.is_some() {
                keys.push(turn);
            }
        }
        Ok(keys)
    }

    /// The line against the longest resistance, where that takes exactly so many turns.
    pub fn main_line(&mut self, position: &dyn AnyPosition, turns: u32) -> Known<Vec<Move>> {
        let mut line = Vec::new();
        let mut now = position.boxed();
        for left in (1..=turns).rev() {
            let Some((turn, answer)) = self.first_key(&*now, left)? else {
                break;
            };
            for turn in [turn].into_iter().chain(answer) {
                line.push(turn);
                now.play(turn);
            }
        }
        Ok(line)
    }

    /// A turn of his that reaches it within so many, with the answer that resists longest.
    fn first_key(
        &mut self,
        position: &dyn AnyPosition,
        turns: u32,
    ) -> Known<Option<(Move, Option<Move>)>> {
        for turn in position.legal_moves() {
            if let Some(prospect) = self.prospect(position, turn, turns)? {
                return Ok(Some((turn, prospect.answer)));
            }
        }
        Ok(None)
    }

    /// What comes of a turn of his; nothing if some answer spoils it.
    pub fn prospect(
        &mut self,
        position: &dyn AnyPosition,
        turn: Move,
        turns: u32,
    ) -> Known<Option<Prospect>> {
        self.left = self.left.checked_sub(1).ok_or(Unknown::OutOfNodes)?;
        let mut after = position.boxed();
        after.play(turn);
        if let Some(outcome) = after.outcome() {
            let is_won = outcome.winner() == Some(position.turn());
            return Ok(is_won.then_some(Prospect::AT_ONCE));
        }
        if after.turn() == position.turn() {
            return Err(Unknown::Opening);
        }
        if takes(position, turn, self.man) && (turn.is_removal() || is_safe(&*after, turn)) {
            return Ok(Some(Prospect::AT_ONCE));
        }
        if turns == 1 {
            return Ok(None);
        }
        self.defence(&*after, turns - 1)
    }

    /// Whether all answers leave him the goal within so many turns, and the one that resists longest.
    fn defence(&mut self, position: &dyn AnyPosition, turns: u32) -> Known<Option<Prospect>> {
        let mut answers = position.legal_moves();
        answers.sort_by_key(|&answer| {
            let is_capture = position.placement().get(answer.to).is_some();
            (self.spoiler != Some(answer), !is_capture)
        });
        let mut longest = Prospect::AT_ONCE;
        for answer in answers {
            let mut after = position.boxed();
            after.play(answer);
            if after.turn() == position.turn() {
                return Err(Unknown::Opening);
            }
            let least = if after.outcome().is_some() {
                None
            } else {
                self.least(&*after, turns)?
            };
            let Some(least) = least else {
                self.spoiler = Some(answer);
                return Ok(None);
            };
            if least + 1 > longest.turns {
                longest = Prospect {
                    turns: least + 1,
                    answer: Some(answer),
                };
            }
        }
        Ok(Some(longest))
    }
}
