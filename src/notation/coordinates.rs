//! Moves as coordinates: `e2e3`, `b7b8c6` where a turn has a second step, and `x@d5` for a removal.

use crate::geometry::Square;
use crate::position::Move;

const REMOVAL: &str = "x@";

/// The coordinate text of a turn. Different legal turns of a position have different texts.
///
/// ```
/// use buddhibala::notation::coordinates;
/// use buddhibala::position::start;
/// use buddhibala::rules::Rules;
/// let start = start(&Rules::new("krida", [])?);
/// let texts: Vec<_> = start.legal_moves().into_iter().map(coordinates::write).collect();
/// assert!(texts.contains(&"e2e3".to_owned()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn write(turn: Move) -> String {
    let mut text = String::new();
    if turn.is_removal() {
        text.push_str(REMOVAL);
    } else {
        turn.from.push_to(&mut text);
    }
    turn.to.push_to(&mut text);
    if let Some(then) = turn.then {
        then.push_to(&mut text);
    }
    text
}

/// What a coordinate text says of a turn.
#[derive(Clone, Copy)]
pub(super) struct Coordinates {
    /// Where the man stands; none in a removal.
    pub from: Option<Square>,
    pub to: Square,
    pub then: Option<Square>,
}

impl Coordinates {
    pub fn read(text: &str) -> Option<Coordinates> {
        if let Some(square) = text.strip_prefix(REMOVAL) {
            return Some(Coordinates {
                from: None,
                to: square.parse().ok()?,
                then: None,
            });
        }
        let (from, rest) = Square::split_from(text)?;
        let (to, rest) = Square::split_from(rest)?;
        let then = match rest {
            "" => None,
            square => Some(square.parse().ok()?),
        };
        Some(Coordinates {
            from: Some(from),
            to,
            then,
        })
    }

    pub fn is_of(self, turn: Move) -> bool {
        let from = (!turn.is_removal()).then_some(turn.from);
        (from, turn.to, turn.then) == (self.from, self.to, self.then)
    }
}
