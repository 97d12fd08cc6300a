//! What some clauses change about the worth of a position, one term for each.

use super::Value;
use crate::geometry::{Board, Color, SquareSet};
use crate::position::Position;
use crate::rules::{BareKing, Weights};

/// What the clauses add for a side.
pub(super) fn clauses<B: Board>(position: &Position<B>, weights: &Weights, color: Color) -> Value {
    let clauses = position.rules().clauses();
    let mut sum = 0;
    if !position.untouchable(color).is_empty() {
        sum += weights.mastu;
    }
    if position.is_exempt_from_check(color) {
        sum += weights.exempt;
    }
    if matches!(clauses.bare_king, BareKing::LesserWin | BareKing::Win) {
        sum += match position.men_of(color).len() {
            2 => weights.last_man,
            3 => weights.last_two_men,
            _ => 0,
        };
    }
    let limit = Value::from(clauses.check_limit);
    if limit > 0 {
        let row = Value::from(position.checks(color));
        sum += weights.row_of_checks * row * row / (limit * limit);
    }
    sum
}
