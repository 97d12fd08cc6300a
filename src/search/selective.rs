//! Where the search looks less deeply: what promises little is looked at from less far, or not at all.
//!
//! None of it is done when exact values are asked for, in check, in opening turns, or where a win is near.

use super::order::MAX_HISTORY;
use super::score::{Value, Window, distance};
use super::tree::Tree;
use crate::geometry::{Board, Color, SquareSet};
use crate::position::Move;

/// How much a quiet turn may win, for each ply that is left, in hundredths of a pawn.
const MARGIN: Value = 120;
/// Up to so many plies above the horizon the margin is trusted.
const MARGIN_DEPTH: u32 = 3;
/// From so many plies on it is tried to leave out a turn.
const NULL_DEPTH: u32 = 3;
/// From so many plies on, and the turn of that place in the order, turns are looked at less deeply.
const REDUCED_DEPTH: u32 = 3;
const REDUCED_PLACE: usize = 3;

/// The most that a quiet turn may be worth where the position looks like `guess`, so near to the horizon.
pub(super) fn hope(guess: Value, depth: u32) -> Option<Value> {
    (depth <= MARGIN_DEPTH).then(|| guess + MARGIN * depth.cast_signed())
}

impl<B: Board> Tree<'_, B> {
    /// A value that is good enough without any turn being looked at: so much is won that no quiet turn of the opponent
    /// makes up for it, or even a turn of his more does not.
    pub(super) fn without_turns(
        &mut self,
        guess: Value,
        depth: u32,
        window: Window,
    ) -> Option<Value> {
        let margin = MARGIN * depth.cast_signed();
        if depth <= MARGIN_DEPTH && guess - margin >= window.beta {
            return Some(guess - margin);
        }
        if depth < NULL_DEPTH || guess < window.beta || self.after_null || !self.may_pass() {
            return None;
        }
        let left = depth.saturating_sub(3 + depth / 4);
        let value = self.pass(left, Window::above(window.beta - 1));
        (value >= window.beta && !self.stopped).then_some(window.beta)
    }

    /// By how much less deeply a quiet turn is looked at.
    pub(super) fn reduction(&self, turn: Move, depth: u32, place: usize, alpha: Value) -> u32 {
        let is_reduced = !self.budget.exact
            && distance(alpha).is_none()
            && depth >= REDUCED_DEPTH
            && place >= REDUCED_PLACE
            && !self.position.is_check()
            && !self.is_opening();
        if !is_reduced {
            return 0;
        }
        let usual = 1 + depth.ilog2() * place.ilog2() / 3;
        let proved = self.order.history(self.position.placement(), turn) / (MAX_HISTORY / 2);
        usual.saturating_add_signed(-proved).min(depth - 1)
    }

    /// By how much more deeply a turn is looked at that gives check.
    pub(super) fn extension(&self, checks: bool) -> u32 {
        let is_extended = checks && !self.budget.exact && self.ply < super::limits::MAX_DEPTH;
        u32::from(is_extended)
    }

    /// How good the position looks, where that may stand for looking at its turns.
    pub(super) fn guess(&mut self, window: Window) -> Option<Value> {
        let may_guess = !self.budget.exact
            && self.ply > 0
            && !window.is_open()
            && distance(window.alpha).is_none()
            && distance(window.beta).is_none()
            && !self.position.is_check()
            && !self.is_opening();
        may_guess.then(|| self.estimate(window))
    }

    fn is_opening(&self) -> bool {
        let left = Color::BOTH.map(|color| self.position.opening_moves(color));
        left != [0, 0]
    }

    /// Whether to have to move is no disadvantage: with King and pawns it may be one.
    fn may_pass(&self) -> bool {
        let us = self.position.turn();
        self.position.officers(us).has_two() && !self.is_claim_near(MARGIN_DEPTH)
    }
}
