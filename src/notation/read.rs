use thiserror::Error;

use super::coordinates::{self, Coordinates};
use super::objection::Objection;
use super::pattern::Pattern;
use super::refuse;
use crate::geometry::Square;
use crate::position::{AnyPosition, Move, Refusal};

/// Longer than any text of a move.
const LONGEST: usize = 32;

/// Why a text is no legal turn.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MoveError {
    /// It is neither coordinates nor SAN.
    #[error("\"{text}\" is no move: coordinates like e2e3 or SAN like Nf3 are expected")]
    Unreadable {
        /// The text, shortened.
        text: String,
    },
    /// It is a move, but not a legal one.
    #[error("{text} is not legal here{}{}", why(objection.as_deref()), hint(from.as_ref(), legal))]
    Illegal {
        /// The text.
        text: String,
        /// The square of the man that it names, if it names one.
        from: Option<Square>,
        /// The legal turns of that man as coordinates, or all of them if the text names none.
        legal: Vec<String>,
        /// Why not, if the text names the man, or all men that it could mean are refused for one reason.
        objection: Option<Box<Objection>>,
    },
    /// Several legal turns fit it.
    #[error("{text} may be {}", candidates.join(" or "))]
    Ambiguous {
        /// The text.
        text: String,
        /// The turns that fit, as coordinates.
        candidates: Vec<String>,
    },
}

impl MoveError {
    /// The refusal of `text`, where the man on `from` is meant if that is known; `legal` are all legal turns.
    pub(crate) fn illegal(
        position: &dyn AnyPosition,
        legal: &[Move],
        text: &str,
        from: Option<Square>,
        refusal: Option<Refusal>,
    ) -> MoveError {
        let named = legal
            .iter()
            .filter(|turn| from.is_none_or(|from| turn.from == from));
        MoveError::Illegal {
            text: text.to_owned(),
            from,
            legal: named.map(|&turn| coordinates::write(turn)).collect(),
            objection: refusal.map(|refusal| Box::new(Objection::of(position.rules(), refusal))),
        }
    }

    /// Why the turn is not legal, where that is known.
    #[must_use]
    pub fn objection(&self) -> Option<&Objection> {
        match self {
            MoveError::Illegal { objection, .. } => objection.as_deref(),
            MoveError::Unreadable { .. } | MoveError::Ambiguous { .. } => None,
        }
    }
}

fn why(objection: Option<&Objection>) -> String {
    let Some(objection) = objection else {
        return String::new();
    };
    let clause = objection.clause.map(|clause| format!(" by {clause}"));
    format!("{}: {}", clause.unwrap_or_default(), objection.text)
}

fn hint(from: Option<&Square>, legal: &[String]) -> String {
    match (from, legal) {
        (Some(from), [_, ..]) => format!("; legal from {from}: {}", legal.join(", ")),
        _ => String::new(),
    }
}

/// Finds the turn that `text` means among `legal`, all legal turns of `position`.
///
/// Coordinates are read strictly; SAN leniently: `x`, `+`, `#` and `=` may be missing, and more of the square of origin
/// may be given than is needed. What is given must be right, but for the signs of check.
///
/// # Errors
///
/// See [`MoveError`].
///
/// ```
/// use buddhibala::notation::{coordinates, read_move};
/// use buddhibala::position::start;
/// use buddhibala::rules::Rules;
/// let start = start(&Rules::new("krida", [])?);
/// let turn = read_move(&*start, &start.legal_moves(), "Ng1f3")?;
/// assert_eq!(coordinates::write(turn), "g1f3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_move(
    position: &dyn AnyPosition,
    legal: &[Move],
    text: &str,
) -> Result<Move, MoveError> {
    let text = text.trim_ascii();
    if text.len() > LONGEST {
        return Err(unreadable(text));
    }
    let coordinates = Coordinates::read(text);
    if let Some(coordinates) = coordinates
        && let Some(turn) = legal.iter().find(|&&turn| coordinates.is_of(turn))
    {
        return Ok(*turn);
    }
    let pattern = Pattern::read(position.rules(), text);
    if coordinates.is_none() && pattern.is_none() {
        return Err(unreadable(text));
    }
    let fits = |turn: Move| {
        let pattern = pattern.as_ref();
        pattern.is_some_and(|pattern| pattern.fits(position, turn))
    };
    let fitting: Vec<Move> = legal.iter().copied().filter(|&turn| fits(turn)).collect();
    match fitting[..] {
        [turn] => Ok(turn),
        [] => {
            let from = pattern
                .and_then(|pattern| pattern.origin())
                .or(coordinates.and_then(|coordinates| coordinates.from));
            let refusal = refuse::refusal(position, legal, coordinates, pattern);
            Err(MoveError::illegal(position, legal, text, from, refusal))
        }
        _ => Err(MoveError::Ambiguous {
            text: text.to_owned(),
            candidates: fitting.into_iter().map(coordinates::write).collect(),
        }),
    }
}

fn unreadable(text: &str) -> MoveError {
    MoveError::Unreadable {
        text: crate::excerpt(text),
    }
}
