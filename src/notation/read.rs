use thiserror::Error;

use super::coordinates::{self, Coordinates};
use crate::geometry::Square;
use crate::position::{AnyPosition, Move, Placement};
use crate::rules::{Kind, Rules};

/// Longer than any text of a move.
const LONGEST: usize = 32;

const LAST_FILE: u8 = b'a' + Square::MOST_FILES - 1;

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
    #[error("{text} is not legal here{}", hint(from.as_ref(), legal))]
    Illegal {
        /// The text.
        text: String,
        /// The square of the man that it names, if it names one.
        from: Option<Square>,
        /// The legal turns of that man as coordinates, or all of them if the text names none.
        legal: Vec<String>,
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

fn hint(from: Option<&Square>, legal: &[String]) -> String {
    match (from, legal) {
        (Some(from), []) => format!(": nothing on {from} can move"),
        (Some(from), legal) => format!(": from {from} there are {}", legal.join(", ")),
        (None, _) => String::new(),
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
            let named = legal
                .iter()
                .filter(|turn| from.is_none_or(|from| turn.from == from));
            Err(MoveError::Illegal {
                text: text.to_owned(),
                from,
                legal: named.map(|&turn| coordinates::write(turn)).collect(),
            })
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

/// What a SAN text says of a turn.
#[derive(Clone, Copy)]
struct Pattern {
    /// Written as a removal, `xd5`; without its sign one may still be meant.
    removal: bool,
    mover: Option<Kind>,
    file: Option<u8>,
    rank: Option<u8>,
    to: Arrival,
    promotion: Option<Kind>,
    then: Option<Arrival>,
}

/// A square that a man goes to, and whether he captures there, if that is said.
#[derive(Clone, Copy)]
struct Arrival {
    square: Square,
    captures: Option<bool>,
}

impl Arrival {
    /// Reads the arrival that `text` begins with: `xd5`, `-d5` or `d5`.
    fn split_from(text: &str) -> Option<(Arrival, &str)> {
        let (captures, square) = match text.split_at_checked(1)? {
            ("x", square) => (Some(true), square),
            ("-", square) => (Some(false), square),
            _ => (None, text),
        };
        let (square, rest) = Square::split_from(square)?;
        Some((Arrival { square, captures }, rest))
    }

    fn fits(self, placement: &Placement, square: Square) -> bool {
        let captures = placement.get(square).is_some();
        self.square == square && self.captures.is_none_or(|said| said == captures)
    }
}

impl Pattern {
    fn read(rules: &Rules, text: &str) -> Option<Pattern> {
        let text = text.trim_end_matches(['+', '#', '!', '?']);
        let (mover, rest) = match split_kind(rules, text) {
            Some((kind, rest)) => (Some(kind), rest),
            None => (None, text),
        };
        // The man's square of origin may be there wholly, in part or not at all.
        let (after_file, file) = match rest.bytes().next() {
            Some(letter @ b'a'..=LAST_FILE) => (&rest[1..], Some(letter - b'a')),
            _ => (rest, None),
        };
        let (after_rank, rank) = match Square::split_rank_from(after_file) {
            Some((rank, rest)) => (rest, Some(rank)),
            None => (after_file, None),
        };
        let origins = [
            (after_rank, file, rank),
            (after_file, file, None),
            (rest, None, None),
        ];
        origins.into_iter().find_map(|(rest, file, rank)| {
            let (to, rest) = Arrival::split_from(rest)?;
            let (promotion, then) = read_promotion(rules, rest)?;
            Some(Pattern {
                removal: text.starts_with('x'),
                mover,
                file,
                rank,
                to,
                promotion,
                then,
            })
        })
    }

    fn fits(&self, position: &dyn AnyPosition, turn: Move) -> bool {
        let placement = position.placement();
        let mover = if turn.is_removal() {
            None
        } else {
            placement.get(turn.from).map(|piece| piece.kind)
        };
        let captures = placement.get(turn.to).is_some();
        let names_mover = match self.mover {
            None if turn.is_removal() => (self.file, self.rank) == (None, None),
            // A pawn that captures is named by its file.
            None => mover == Some(position.rules().pawn()) && (self.file.is_some() || !captures),
            named => mover == named,
        };
        let goes_on = match (self.then, turn.then) {
            (None, None) => true,
            (Some(said), Some(then)) => said.fits(placement, then),
            _ => false,
        };
        names_mover
            && (turn.is_removal() || !self.removal)
            && goes_on
            && self.to.fits(placement, turn.to)
            && self.file.is_none_or(|file| turn.from.file() == file)
            && self.rank.is_none_or(|rank| turn.from.rank() == rank)
            && (self.promotion.is_none() || self.promotion == turn.promotion())
    }

    fn origin(&self) -> Option<Square> {
        Square::new(self.file?, self.rank?)
    }
}

fn split_kind<'a>(rules: &Rules, text: &'a str) -> Option<(Kind, &'a str)> {
    let letter = text.chars().next()?;
    Some((rules.kind(letter)?, &text[letter.len_utf8()..]))
}

/// What may follow the square of arrival: nothing, or `=N` with or without its sign, and then perhaps a second step.
fn read_promotion(rules: &Rules, text: &str) -> Option<(Option<Kind>, Option<Arrival>)> {
    if text.is_empty() {
        return Some((None, None));
    }
    let (kind, rest) = split_kind(rules, text.strip_prefix('=').unwrap_or(text))?;
    if rest.is_empty() {
        return Some((Some(kind), None));
    }
    match Arrival::split_from(rest)? {
        (then, "") => Some((Some(kind), Some(then))),
        _ => None,
    }
}
