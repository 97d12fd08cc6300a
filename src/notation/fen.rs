//! One FEN for all games: the six usual fields, then `name=value` fields for what a game counts.

use std::fmt::Write;
use std::str::FromStr;

use thiserror::Error;

use crate::geometry::{Board, ByColor, Color};
use crate::position::{Placement, PlacementFault, Position, Setup, SetupError};
use crate::rules::Rules;

/// Why and where a FEN is refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("FEN field {field}, column {column}: {fault}")]
pub struct FenError {
    /// The field: `placement`, `turn`, `leap`, `en-passant`, `halfmove`, `fullmove`, `checks`, or the name that was
    /// given.
    pub field: String,
    /// Where, in characters from 1.
    pub column: usize,
    /// What is wrong.
    pub fault: FenFault,
}

/// What is wrong with a FEN.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FenFault {
    /// The placement cannot be read.
    #[error("{0}")]
    Placement(#[from] PlacementFault),
    /// The position cannot arise.
    #[error("{0}")]
    Setup(#[from] SetupError),
    /// A field that says something else than it may.
    #[error("\"{given}\" should be {expected}")]
    Unexpected {
        /// What stands there.
        given: String,
        /// What may stand there.
        expected: &'static str,
    },
    /// A field that the game does not have.
    #[error(
        "{variant} has no field \"{given}\" here; after the six fields it has only name=value fields{known}"
    )]
    UnknownField {
        /// The game.
        variant: &'static str,
        /// What stands there.
        given: String,
        /// The names that it has, as the end of a sentence.
        known: &'static str,
    },
    /// The same named field twice.
    #[error("the field is given twice")]
    Repeated,
}

/// Reads a FEN as a position of `rules`.
///
/// Any blanks may stand between the fields, and fields may be missing from the right.
///
/// # Errors
///
/// What cannot be read or could not arise, with the field and the column.
///
/// ```
/// use buddhibala::geometry::Board8x8;
/// use buddhibala::notation::fen;
/// use buddhibala::rules::Rules;
/// let rules = Rules::new("krida", [])?;
/// let position = fen::parse::<Board8x8>(&rules, "7k/1P6/8/8/8/8/7p/K7")?;
/// assert_eq!(fen::write(&position), "7k/1P6/8/8/8/8/7p/K7 w - - 0 1");
/// let error = fen::parse::<Board8x8>(&rules, "7k/1P6/8/8/8/8/7x/K7").unwrap_err();
/// assert_eq!((error.field.as_str(), error.column), ("placement", 17));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn parse<B: Board>(rules: &Rules, text: &str) -> Result<Position<B>, FenError> {
    let mut fields = fields(text);
    let first = fields.next().unwrap_or(Field {
        text: "",
        column: 1,
    });
    let placement = Placement::parse(rules, first.text).map_err(|error| FenError {
        field: "placement".to_owned(),
        column: first.column + error.column,
        fault: error.fault.into(),
    })?;
    let mut setup = Setup::new(placement);
    let mut columns = Columns::default();
    for name in ["turn", "leap", "en-passant", "halfmove", "fullmove"] {
        let Some(field) = fields.next() else { break };
        columns.note(name, field);
        read_field(&mut setup, name, field)?;
    }
    let mut seen_checks = false;
    for field in fields {
        let (name, value) = field.text.split_once('=').unwrap_or((field.text, ""));
        if name != "checks" || !rules.ruleset().knows_checks() || !field.text.contains('=') {
            return Err(unknown_field(rules, name, field));
        }
        if std::mem::replace(&mut seen_checks, true) {
            return Err(field.refuse(name, FenFault::Repeated));
        }
        columns.note("checks", field);
        setup.checks = pair(value).ok_or_else(|| {
            field.unexpected(name, "two counts for White and Black, as in checks=3,0")
        })?;
    }
    Position::new(rules, &setup).map_err(|error| {
        let at = |square| {
            let column = setup.placement.column(rules, first.text, square);
            first.column + column
        };
        let square = error.square().and_then(crate::geometry::Square::at);
        let column = square.map_or_else(|| columns.of(error.field(), first.column), at);
        FenError {
            field: error.field().to_owned(),
            column,
            fault: error.into(),
        }
    })
}

/// The FEN of a position. One position has one FEN.
#[must_use]
pub fn write<B: Board>(position: &Position<B>) -> String {
    let mut text = position.placement().text(position.rules());
    // Writing to a string cannot fail.
    let _ = write!(
        text,
        " {} - - {} {}",
        position.turn().letter(),
        position.halfmove(),
        position.fullmove()
    );
    let [white, black] = Color::BOTH.map(|color| position.checks(color));
    if (white, black) != (0, 0) {
        let _ = write!(text, " checks={white},{black}");
    }
    text
}

#[derive(Clone, Copy)]
struct Field<'a> {
    text: &'a str,
    /// From 1, in characters.
    column: usize,
}

impl Field<'_> {
    fn refuse(self, name: &str, fault: FenFault) -> FenError {
        FenError {
            field: crate::excerpt(name),
            column: self.column,
            fault,
        }
    }

    fn unexpected(self, name: &str, expected: &'static str) -> FenError {
        let given = crate::excerpt(self.text);
        self.refuse(name, FenFault::Unexpected { given, expected })
    }
}

/// The fields of a FEN with their columns.
fn fields(text: &str) -> impl Iterator<Item = Field<'_>> {
    let mut rest = text;
    let mut column = 1;
    std::iter::from_fn(move || {
        let start = rest.find(|c: char| !c.is_ascii_whitespace())?;
        column += start; // blanks are one byte each
        rest = &rest[start..];
        let end = rest
            .find(|c: char| c.is_ascii_whitespace())
            .unwrap_or(rest.len());
        let (text, after) = rest.split_at(end);
        let field = Field { text, column };
        column += text.chars().count();
        rest = after;
        Some(field)
    })
}

fn read_field<B: Board>(setup: &mut Setup<B>, name: &str, field: Field) -> Result<(), FenError> {
    let unexpected = |expected| Err(field.unexpected(name, expected));
    match (name, field.text) {
        ("turn", "w") => setup.turn = Color::White,
        ("turn", "b") => setup.turn = Color::Black,
        ("turn", _) => return unexpected("w or b"),
        ("leap" | "en-passant", "-") => {}
        ("leap", _) => return unexpected("-, because the King of this game has no leap"),
        ("en-passant", _) => return unexpected("-, because no game here has en passant"),
        ("halfmove", text) => match number(text) {
            Some(count) => setup.halfmove = count,
            None => return unexpected("a number of one to four digits"),
        },
        (_, text) => match number(text) {
            Some(count @ 1..) => setup.fullmove = count,
            _ => return unexpected("a turn number from 1, of one to four digits"),
        },
    }
    Ok(())
}

fn unknown_field(rules: &Rules, name: &str, field: Field) -> FenError {
    let known = if rules.ruleset().knows_checks() {
        ": checks"
    } else {
        ", of which this game needs none"
    };
    field.refuse(
        name,
        FenFault::UnknownField {
            variant: rules.ruleset().id,
            given: crate::excerpt(field.text),
            known,
        },
    )
}

/// One to four ASCII digits.
fn number(text: &str) -> Option<u16> {
    let right = (1..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    right.then(|| u16::from_str(text).ok()).flatten()
}

fn pair(text: &str) -> Option<ByColor<u16>> {
    let (white, black) = text.split_once(',')?;
    Some(ByColor([number(white)?, number(black)?]))
}

/// Where the fields begin that a later check may refuse.
#[derive(Default)]
struct Columns {
    turn: Option<usize>,
    checks: Option<usize>,
}

impl Columns {
    fn note(&mut self, name: &str, field: Field) {
        match name {
            "turn" => self.turn = Some(field.column),
            "checks" => self.checks = Some(field.column),
            _ => {}
        }
    }

    fn of(&self, name: &str, otherwise: usize) -> usize {
        match name {
            "turn" => self.turn,
            "checks" => self.checks,
            _ => None,
        }
        .unwrap_or(otherwise)
    }
}
