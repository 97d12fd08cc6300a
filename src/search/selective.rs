//! Where the search looks less deeply: what promises little is looked at from less far, or not at all.
//!
//! None of it is done when exact values are asked for, in check, in opening turns, or where a win is near.

use super::exchange::exchange;
use super::order::{MAX_HISTORY, is_losing, is_plain};
use super::score::{Value, Window, distance};
use super::tree::Tree;
use crate::geometry::{Board, Color, SquareSet};
use crate::position::Move;

/// How much a quiet turn may win, for each ply that is left, in hundredths of a pawn.
const MARGIN: Value = 100;
/// What it may win in any case.
const LEAST_MARGIN: Value = 60;
/// Up to so many plies above the horizon the margin is trusted.
const MARGIN_DEPTH: u32 = 5;
/// Up to so many, late turns are not looked at.
const LATE_DEPTH: u32 = 6;
/// From so many plies on it is tried to leave out a turn.
const NULL_DEPTH: u32 = 3;
/// By so much more than it must be a position may be worth for each ply less that is looked ahead without a turn.
const NULL_STEP: Value = 150;
/// A claim that is so many plies away may matter to who leaves out a turn.
const NULL_CLAIM: u32 = 3;
/// From so many plies on, and the turn of that place in the order, turns are looked at less deeply.
const REDUCED_DEPTH: u32 = 3;
const REDUCED_PLACE: usize = 2;
/// From so many plies on a position of which nothing is remembered is looked at less deeply.
const UNKNOWN_DEPTH: u32 = 4;

/// What is known of a position before its turns are looked at.
#[derive(Clone, Copy)]
pub(super) struct Outlook {
    /// How many plies it is looked ahead.
    pub depth: u32,
    pub window: Window,
    /// What it looks like, where that may stand for looking at its turns.
    guess: Option<Value>,
    /// Whether it looks better to the player to move than at his last turn.
    improves: bool,
}

impl Outlook {
    /// Whether a turn comes so late in the order, after that many quiet ones, that it is not looked at any more.
    pub fn is_late(self, promise: Value, quiets: usize) -> bool {
        let most = (3 + self.depth * self.depth) as usize;
        let most = if self.improves { most } else { most / 2 };
        self.guess.is_some() && self.depth <= LATE_DEPTH && is_plain(promise) && quiets >= most
    }
}

impl<B: Board> Tree<'_, B> {
    /// Looks at a position from afar.
    pub(super) fn outlook(&mut self, depth: u32, window: Window, is_known: bool) -> Outlook {
        let guess = self.guess(window);
        let color = self.position.turn();
        let before = self.ply.checked_sub(2).and_then(|ply| self.guesses[ply]);
        if let Some(noted) = self.guesses.get_mut(self.ply) {
            *noted = guess.map(|guess| (color, guess));
        }
        let is_unknown = !is_known && depth >= UNKNOWN_DEPTH && self.ply > 0 && !self.budget.exact;
        Outlook {
            depth: depth - u32::from(is_unknown),
            window,
            guess,
            improves: guess
                .is_some_and(|guess| before.is_none_or(|(by, was)| by != color || guess > was)),
        }
    }

    /// A value that is good enough without any turn being looked at: so much is won that no quiet turn of the opponent
    /// makes up for it, or even a turn of his more does not.
    pub(super) fn without_turns(&mut self, outlook: Outlook) -> Option<Value> {
        let Outlook {
            depth,
            window,
            guess,
            improves,
        } = outlook;
        let guess = guess?;
        let margin = MARGIN * (depth - u32::from(improves)).max(1).cast_signed();
        if depth <= MARGIN_DEPTH && guess - margin >= window.beta {
            return Some(guess - margin);
        }
        if depth < NULL_DEPTH || guess < window.beta || self.after_null || !self.may_pass() {
            return None;
        }
        let spare = ((guess - window.beta) / NULL_STEP).min(3).cast_unsigned();
        let left = depth.saturating_sub(3 + depth / 4 + spare);
        let value = self.pass(left, Window::above(window.beta - 1));
        (value >= window.beta && !self.stopped).then_some(window.beta)
    }

    /// Whether a turn promises so little, so near to the horizon, that it is not looked at.
    pub(super) fn is_hopeless(
        &self,
        turn: Move,
        promise: Value,
        outlook: Outlook,
        alpha: Value,
    ) -> bool {
        let Some(guess) = outlook.guess.filter(|_| outlook.depth <= MARGIN_DEPTH) else {
            return false;
        };
        let margin = MARGIN * outlook.depth.cast_signed();
        let is_little = if is_losing(promise) {
            !self.decides(turn) && exchange(&self.position, self.evaluation, turn) < -margin
        } else {
            guess + LEAST_MARGIN + margin <= alpha
        };
        is_little && !self.is_check_by_mover(turn)
    }

    /// By how much less deeply a turn is looked at.
    pub(super) fn reduction(
        &self,
        turn: Move,
        place: usize,
        outlook: Outlook,
        alpha: Value,
    ) -> u32 {
        let Outlook {
            depth,
            window,
            improves,
            ..
        } = outlook;
        let is_reduced = !self.budget.exact
            && distance(alpha).is_none()
            && depth >= REDUCED_DEPTH
            && place >= REDUCED_PLACE
            && !self.position.is_check()
            && !self.is_opening();
        if !is_reduced {
            return 0;
        }
        let usual =
            depth.ilog2() * (place + 1).ilog2() / 3 + u32::from(!improves && !window.is_open());
        let proved = self.order.history(self.position.placement(), turn) / (MAX_HISTORY / 2);
        usual.saturating_add_signed(-proved).min(depth - 2)
    }

    /// By how much more deeply a turn is looked at that gives check.
    pub(super) fn extension(&self, checks: bool) -> u32 {
        let is_extended = checks && !self.budget.exact && self.ply < super::limits::MAX_DEPTH;
        u32::from(is_extended)
    }

    /// How good the position looks, where that may stand for looking at its turns.
    fn guess(&mut self, window: Window) -> Option<Value> {
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
        self.position.officers(us).has_two() && !self.is_claim_near(NULL_CLAIM)
    }
}
