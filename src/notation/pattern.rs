use crate::geometry::Square;
use crate::position::{AnyPosition, Move, Placement};
use crate::rules::{Kind, Rules};

const LAST_FILE: u8 = b'a' + Square::MOST_FILES - 1;

/// What a SAN text says of a turn.
#[derive(Clone, Copy)]
pub(super) struct Pattern {
    /// Written as a removal, `xd5`; without its sign one may still be meant.
    pub removal: bool,
    pub mover: Option<Kind>,
    pub file: Option<u8>,
    pub rank: Option<u8>,
    pub to: Arrival,
    promotion: Option<Kind>,
    pub then: Option<Arrival>,
}

/// A square that a man goes to, and whether he captures there, if that is said.
#[derive(Clone, Copy)]
pub(super) struct Arrival {
    pub square: Square,
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
    pub fn read(rules: &Rules, text: &str) -> Option<Pattern> {
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

    pub fn fits(&self, position: &dyn AnyPosition, turn: Move) -> bool {
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

    pub fn origin(&self) -> Option<Square> {
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
