use thiserror::Error;

use super::coordinates;
use crate::geometry::{Board, Coord, Square};
use crate::position::{Move, Position};
use crate::rules::Kind;

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
    #[error("{text} is not legal here{}", hint(from.as_ref(), legal))]
    Illegal {
        /// The text.
        text: String,
        /// The square of the man that it names, if it names one.
        from: Option<Coord>,
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

fn hint(from: Option<&Coord>, legal: &[String]) -> String {
    match (from, legal) {
        (Some(from), []) => format!(": nothing on {from} can move"),
        (Some(from), legal) => format!(": from {from} there are {}", legal.join(", ")),
        (None, _) => String::new(),
    }
}

/// Finds the turn that `text` means among `legal`, all legal turns of `position`.
///
/// Coordinates are read strictly; SAN leniently: `x`, `+`, `#` and `=` may be missing, and more of the square of origin
/// may be given than is needed.
///
/// # Errors
///
/// See [`MoveError`].
///
/// ```
/// use buddhibala::geometry::Board8x8;
/// use buddhibala::notation::{coordinates, read_move};
/// use buddhibala::position::Position;
/// use buddhibala::rules::Rules;
/// let start = Position::<Board8x8>::start(&Rules::new("krida", [])?)?;
/// let turn = read_move(&start, &start.legal_moves(), "Ng1f3")?;
/// assert_eq!(coordinates::write(turn), "g1f3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_move<B: Board>(
    position: &Position<B>,
    legal: &[Move<B>],
    text: &str,
) -> Result<Move<B>, MoveError> {
    let text = text.trim_ascii();
    if text.len() > LONGEST {
        return Err(unreadable(text));
    }
    let exact = legal.iter().find(|&&turn| coordinates::write(turn) == text);
    if let Some(&turn) = exact {
        return Ok(turn);
    }
    let pattern = Pattern::read(position, text).ok_or_else(|| unreadable(text))?;
    let mut fitting = legal
        .iter()
        .copied()
        .filter(|&turn| pattern.fits(position, turn));
    match (fitting.next(), fitting.next()) {
        (Some(turn), None) => Ok(turn),
        (Some(first), Some(second)) => Err(MoveError::Ambiguous {
            text: text.to_owned(),
            candidates: [first, second]
                .into_iter()
                .chain(fitting)
                .map(coordinates::write)
                .collect(),
        }),
        (None, _) => {
            let from = pattern.origin();
            let named = legal
                .iter()
                .filter(|turn| from.is_none_or(|from| turn.from.coord() == from));
            Err(MoveError::Illegal {
                text: text.to_owned(),
                from,
                legal: named.map(|&turn| coordinates::write(turn)).collect(),
            })
        }
    }
}

fn unreadable(text: &str) -> MoveError {
    MoveError::Unreadable {
        text: crate::excerpt(text),
    }
}

/// What a SAN text says of a turn.
struct Pattern {
    /// Written as a removal, `x@d5` or `xd5`; without its sign one may still be meant.
    removal: bool,
    mover: Option<Kind>,
    file: Option<u8>,
    rank: Option<u8>,
    to: Coord,
    promotion: Option<Kind>,
    then: Option<Coord>,
}

impl Pattern {
    fn read<B: Board>(position: &Position<B>, text: &str) -> Option<Pattern> {
        let rules = position.rules();
        let text = text.trim_end_matches(['+', '#', '!', '?']);
        let removal = text.starts_with('x');
        let text = text
            .strip_prefix("x@")
            .unwrap_or(text)
            .replace(['x', '=', '-'], "");
        let mover = text.chars().next().and_then(|letter| rules.kind(letter));
        let rest = if mover.is_some() { &text[1..] } else { &text };
        let (squares, promotion, then) = match rest.find(|sign: char| sign.is_ascii_uppercase()) {
            None => (rest, None, None),
            Some(at) => {
                let promotion = rest[at..]
                    .chars()
                    .next()
                    .and_then(|sign| rules.kind(sign))?;
                let then = match &rest[at + 1..] {
                    "" => None,
                    square => Some(square.parse().ok()?),
                };
                (&rest[..at], Some(promotion), then)
            }
        };
        // The last file letter begins the square of arrival.
        let split = squares.rfind(|sign: char| sign.is_ascii_lowercase())?;
        let (origin, to) = squares.split_at(split);
        let to: Coord = to.parse().ok()?;
        Square::<B>::at(to)?;
        let (file, rank) = read_origin(origin)?;
        Some(Pattern {
            removal,
            mover,
            file,
            rank,
            to,
            promotion,
            then,
        })
    }

    fn fits<B: Board>(&self, position: &Position<B>, turn: Move<B>) -> bool {
        let rules = position.rules();
        let mover = if turn.is_removal() {
            None
        } else {
            position.piece_at(turn.from).map(|piece| piece.kind)
        };
        let names_mover = if turn.is_removal() {
            self.mover.is_none() && self.file.is_none() && self.rank.is_none()
        } else {
            !self.removal && self.mover.or(Some(rules.pawn())) == mover
        };
        names_mover
            && turn.to.coord() == self.to
            && self.file.is_none_or(|file| turn.from.file() == file)
            && self.rank.is_none_or(|rank| turn.from.rank() == rank)
            && (self.promotion.is_none() || self.promotion == position.promotion(turn))
            && turn.then.map(Square::coord) == self.then
    }

    fn origin(&self) -> Option<Coord> {
        Some(Coord {
            file: self.file?,
            rank: self.rank?,
        })
    }
}

/// What may stand before the square of arrival: a file, a rank, both or nothing.
fn read_origin(text: &str) -> Option<(Option<u8>, Option<u8>)> {
    let file = text.bytes().next().filter(u8::is_ascii_lowercase);
    let number = if file.is_some() { &text[1..] } else { text };
    let rank = if number.is_empty() {
        None
    } else {
        let (rank, rest) = Coord::split_rank_from(number)?;
        if !rest.is_empty() {
            return None;
        }
        Some(rank)
    };
    Some((file.map(|letter| letter - b'a'), rank))
}
