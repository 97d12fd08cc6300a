//! What some clauses change about the worth of a position, one term for each.

use super::score::Value;
use crate::geometry::{Board, Color, SquareSet};
use crate::position::Position;
use crate::rules::BareKing;

/// An officer that cannot be captured.
const MASTU: Value = 40;
/// A King who has pawns only and cannot be checked.
const EXEMPT: Value = 60;
/// To have so few men beside the King where a King alone has lost: none, one, two.
const NEARLY_BARE: [Value; 3] = [0, -120, -40];
/// A row of checks that is nearly complete.
const ROW_OF_CHECKS: Value = 120;

/// What the clauses add for the player to move, less what they add for the opponent.
pub(super) fn terms<B: Board>(position: &Position<B>) -> Value {
    let us = position.turn();
    of_side(position, us) - of_side(position, !us)
}

fn of_side<B: Board>(position: &Position<B>, color: Color) -> Value {
    let clauses = position.rules().clauses();
    let mut sum = 0;
    if !position.untouchable(color).is_empty() {
        sum += MASTU;
    }
    if position.is_exempt_from_check(color) {
        sum += EXEMPT;
    }
    if matches!(clauses.bare_king, BareKing::LesserWin | BareKing::Win) {
        let beside = position.men_of(color).len().saturating_sub(1);
        sum += NEARLY_BARE.get(beside as usize).copied().unwrap_or(0);
    }
    let limit = Value::from(clauses.check_limit);
    if limit > 0 {
        let row = Value::from(position.checks(color));
        sum += ROW_OF_CHECKS * row * row / (limit * limit);
    }
    sum
}
