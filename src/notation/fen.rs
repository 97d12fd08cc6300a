//! One FEN for all games: the six usual fields, then `name=value` fields for what a game counts.

use std::fmt::Write;
use std::str::FromStr;

use thiserror::Error;

use crate::geometry::{Board, ByColor, Color, Square, squares};
use crate::position::{Placement, PlacementFault, Position, Setup, SetupError};
use crate::rules::{KingLeap, Rules};

/// Why and where a FEN is refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("FEN field {field}, column {column}: {fault}")]
pub struct FenError {
    /// The field: `placement`, `turn`, `leap`, `en-passant`, `halfmove`, `fullmove`, `checks`, `opening`, `moved`,
    /// `waiting`, or the name that was given.
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
        "{variant} has no field \"{given}\" after the six; it may have {}",
        names(known)
    )]
    UnknownField {
        /// The game.
        variant: &'static str,
        /// What stands there.
        given: String,
        /// The names that it has.
        known: Vec<&'static str>,
    },
    /// The same named field twice.
    #[error("the field is given twice")]
    Repeated,
}

fn names(known: &[&str]) -> String {
    match known {
        [] => "none".to_owned(),
        known => format!("name=value fields called {}", known.join(", ")),
    }
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
        read_field(&mut setup, rules, name, field)?;
    }
    for field in fields {
        let (name, value) = field.text.split_once('=').unwrap_or((field.text, ""));
        let known = known_names(rules).find(|&known| known == name);
        let Some(known) = known.filter(|_| field.text.contains('=')) else {
            return Err(unknown_field(rules, name, field));
        };
        if columns.has(known) {
            return Err(field.refuse(name, FenFault::Repeated));
        }
        columns.note(known, field);
        read_named(&mut setup, known, value)
            .map_err(|expected| field.unexpected(name, expected))?;
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

/// The position at the start of a game of `rules`.
///
/// # Errors
///
/// If `B` is not the board of the game.
pub fn start<B: Board>(rules: &Rules) -> Result<Position<B>, FenError> {
    Position::start(rules).map_err(|error| FenError {
        field: "placement".to_owned(),
        column: error.column + 1,
        fault: error.fault.into(),
    })
}

/// The FEN of a position. One position has one FEN.
#[must_use]
pub fn write<B: Board>(position: &Position<B>) -> String {
    let mut text = position.placement().text(position.rules());
    let leaps: String = [(Color::White, 'K'), (Color::Black, 'k')]
        .into_iter()
        .filter_map(|(color, letter)| position.may_leap(color).then_some(letter))
        .collect();
    // Writing to a string cannot fail.
    let _ = write!(
        text,
        " {} {} - {} {}",
        position.turn().letter(),
        if leaps.is_empty() { "-" } else { &leaps },
        position.halfmove(),
        position.fullmove()
    );
    let mut pair = |name, [white, black]: [u16; 2]| {
        if (white, black) != (0, 0) {
            let _ = write!(text, " {name}={white},{black}");
        }
    };
    pair("checks", Color::BOTH.map(|color| position.checks(color)));
    pair(
        "opening",
        Color::BOTH.map(|color| position.opening_moves(color).into()),
    );
    let mut moved: Vec<_> = squares::<B>(position.moved()).map(Square::coord).collect();
    // By file; the set gives them by rank, and there are at most two.
    if moved.first() > moved.last() {
        moved.reverse();
    }
    let line = position.line().concat();
    for (name, listed) in [("moved", moved), ("waiting", line)] {
        if !listed.is_empty() {
            let listed: Vec<_> = listed.iter().map(ToString::to_string).collect();
            let _ = write!(text, " {name}={}", listed.join(","));
        }
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

fn read_field<B: Board>(
    setup: &mut Setup<B>,
    rules: &Rules,
    name: &str,
    field: Field,
) -> Result<(), FenError> {
    let unexpected = |expected| Err(field.unexpected(name, expected));
    let has_leap = rules.clauses().king_leap != KingLeap::Never;
    match (name, field.text) {
        ("turn", "w") => setup.turn = Color::White,
        ("turn", "b") => setup.turn = Color::Black,
        ("turn", _) => return unexpected("w or b"),
        ("leap" | "en-passant", "-") => {}
        ("leap", "Kk") if has_leap => setup.leaps = ByColor([true, true]),
        ("leap", "K") if has_leap => setup.leaps = ByColor([true, false]),
        ("leap", "k") if has_leap => setup.leaps = ByColor([false, true]),
        ("leap", _) if has_leap => return unexpected("Kk, K, k or -: whose King may still leap"),
        ("leap", _) => return unexpected("-, because no King has a leap here"),
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

/// The fields that may follow the six in the game, whatever its options.
fn known_names(rules: &Rules) -> impl Iterator<Item = &'static str> {
    let ruleset = rules.ruleset();
    [
        ("checks", ruleset.knows_checks()),
        ("opening", ruleset.knows_opening()),
        ("moved", ruleset.knows_opening()),
        ("waiting", ruleset.knows_waiting()),
    ]
    .into_iter()
    .filter_map(|(name, known)| known.then_some(name))
}

/// Reads a named field, or says what is expected.
fn read_named<B: Board>(setup: &mut Setup<B>, name: &str, value: &str) -> Result<(), &'static str> {
    const PAIR: &str = "two counts, for White and Black, as in 3,0";
    const SQUARES: &str = "squares of the board, as in e3,f3";
    match name {
        "checks" => setup.checks = pair(value).ok_or(PAIR)?,
        "opening" => {
            let ByColor(counts) = pair(value).ok_or(PAIR)?;
            setup.opening = ByColor(counts.map(|count| u8::try_from(count).unwrap_or(u8::MAX)));
        }
        "moved" => setup.moved = square_list(value).ok_or(SQUARES)?,
        _ => setup.waiting = Some(square_list(value).ok_or(SQUARES)?),
    }
    Ok(())
}

fn unknown_field(rules: &Rules, name: &str, field: Field) -> FenError {
    field.refuse(
        name,
        FenFault::UnknownField {
            variant: rules.ruleset().id,
            given: crate::excerpt(field.text),
            known: known_names(rules).collect(),
        },
    )
}

/// As many squares as a position could list, separated by commas.
fn square_list<B: Board>(text: &str) -> Option<Vec<Square<B>>> {
    let most = usize::from(B::FILES) * 2;
    let mut list = Vec::new();
    for name in text.split(',') {
        if list.len() == most {
            return None;
        }
        list.push(Square::at(name.parse().ok()?)?);
    }
    Some(list)
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
struct Columns(Vec<(&'static str, usize)>);

impl Columns {
    fn note(&mut self, name: &'static str, field: Field) {
        self.0.push((name, field.column));
    }

    fn find(&self, name: &str) -> Option<usize> {
        let found = self.0.iter().find(|(noted, _)| *noted == name);
        found.map(|&(_, column)| column)
    }

    fn has(&self, name: &str) -> bool {
        self.find(name).is_some()
    }

    fn of(&self, name: &str, otherwise: usize) -> usize {
        self.find(name).unwrap_or(otherwise)
    }
}
