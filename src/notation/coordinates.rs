//! Moves as coordinates: `e2e3`, `b7b8c6` where a turn has a second step, and `x@d5` for a removal.

use crate::geometry::Board;
use crate::position::Move;

/// The coordinate text of a turn. Different legal turns of a position have different texts.
///
/// ```
/// use buddhibala::geometry::Board8x8;
/// use buddhibala::notation::coordinates;
/// use buddhibala::position::Position;
/// use buddhibala::rules::Rules;
/// let start = Position::<Board8x8>::start(&Rules::new("krida", [])?)?;
/// let texts: Vec<_> = start.legal_moves().into_iter().map(coordinates::write).collect();
/// assert!(texts.contains(&"e2e3".to_owned()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn write<B: Board>(turn: Move<B>) -> String {
    if turn.is_removal() {
        format!("x@{}", turn.to)
    } else {
        let then = turn.then.map(|then| then.to_string());
        format!("{}{}{}", turn.from, turn.to, then.unwrap_or_default())
    }
}
