//! One FEN for all games: the six usual fields, then `name=value` fields for what a game counts.

use std::fmt::Write;
use std::str::FromStr;

use thiserror::Error;

use crate::geometry::{Board, BoardId, ByColor, Color, Square};
use crate::position::{
    AnyPosition, Placement, PlacementFault, Position, Setup, SetupError, set_up, start,
};
use crate::rules::{KingLeap, Rules};

/// Why and where a FEN is refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("FEN{}, column {column}: {fault}", called(field))]
pub struct FenError {
    /// The field: `placement`, `turn`, `leap`, `en-passant`, `halfmove`, `fullmove`, `checks`, `opening`, `moved`,
    /// `waiting`, or the name that was given, which may be empty.
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
    #[error("{variant} has no field \"{given}\" after the six{}", names(known))]
    UnknownField {
        /// The game.
        variant: &'static str,
        /// What stands there.
        given: String,
        /// The names that it has.
        known: Vec<&'static str>,
    },
    /// A field after the six that has no name.
    #[error("the field \"{given}\" has no name before its =")]
    Nameless {
        /// What stands there.
        given: String,
    },
    /// The same named field twice.
    #[error("the field is given twice")]
    Repeated,
}

impl FenFault {
    /// A stable word for what is wrong.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            FenFault::Placement(fault) => fault.code(),
            FenFault::Setup(error) => error.code(),
            FenFault::Unexpected { .. } => "unexpected",
            FenFault::UnknownField { .. } => "unknown-field",
            FenFault::Nameless { .. } => "nameless",
            FenFault::Repeated => "repeated",
        }
    }
}

fn names(known: &[&str]) -> String {
    match known {
        [] => ": it has none there".to_owned(),
        known => format!(
            ": those there are like name=value, and called {}",
            known.join(", ")
        ),
    }
}

fn called(field: &str) -> String {
    if field.is_empty() {
        String::new()
    } else {
        format!(" field {field}")
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
/// use buddhibala::notation::fen;
/// use buddhibala::rules::Rules;
/// let rules = Rules::new("krida", [])?;
/// let position = fen::read(&rules, "7k/1P6/8/8/8/8/7p/K7")?;
/// assert_eq!(fen::write(&*position), "7k/1P6/8/8/8/8/7p/K7 w - - 0 1");
/// let error = fen::read(&rules, "7k/1P6/8/8/8/8/7x/K7").err().unwrap();
/// assert_eq!((error.field.as_str(), error.column), ("placement", 17));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read(rules: &Rules, text: &str) -> Result<Box<dyn AnyPosition>, FenError> {
    let (setup, columns) = read_fields(rules, text)?;
    set_up(rules, &setup).map_err(|error| columns.locate(rules, text, error))
}

/// Reads a FEN as a position on a board that is known.
///
/// # Errors
///
/// As [`read`]; and if `B` is not the board of the game.
///
/// ```
/// # use buddhibala::{geometry::Board8x8, notation::fen, rules::Rules};
/// let rules = Rules::new("krida", [])?;
/// let mut position = fen::parse::<Board8x8>(&rules, "7k/1P6/8/8/8/8/7p/K7")?;
/// assert_eq!(position.perft(1), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn parse<B: Board>(rules: &Rules, text: &str) -> Result<Position<B>, FenError> {
    let (setup, columns) = read_fields(rules, text)?;
    Position::new(rules, &setup).map_err(|error| columns.locate(rules, text, error))
}

fn read_fields(rules: &Rules, text: &str) -> Result<(Setup, Columns), FenError> {
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
    let mut columns = Columns(vec![("placement", first.column)]);
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
        if columns.find(known).is_some() {
            return Err(field.refuse(name, FenFault::Repeated));
        }
        columns.note(known, field);
        read_named(&mut setup, rules, known, value)
            .map_err(|expected| field.unexpected(name, expected))?;
    }
    Ok((setup, columns))
}

/// The FEN of a position. One position has one FEN.
#[must_use]
pub fn write(position: &dyn AnyPosition) -> String {
    let setup = position.setup();
    let mut text = setup.placement.text(position.rules());
    let leaps: String = [(Color::White, 'K'), (Color::Black, 'k')]
        .into_iter()
        .filter_map(|(color, letter)| setup.leaps[color].then_some(letter))
        .collect();
    // Writing to a string cannot fail.
    let _ = write!(
        text,
        " {} {} - {} {}",
        setup.turn.letter(),
        if leaps.is_empty() { "-" } else { &leaps },
        setup.halfmove,
        setup.fullmove
    );
    let mut pair = |name, [white, black]: [u16; 2]| {
        if (white, black) != (0, 0) {
            let _ = write!(text, " {name}={white},{black}");
        }
    };
    pair("checks", setup.checks.0);
    pair("opening", setup.opening.0.map(u16::from));
    let mut moved = setup.moved;
    // By file; a set gives them by rank, and there are at most two.
    if let [first, second] = &mut moved[..]
        && first.file() > second.file()
    {
        std::mem::swap(first, second);
    }
    for (name, listed) in [
        ("moved", moved),
        ("waiting", setup.waiting.unwrap_or_default()),
    ] {
        for (at, square) in listed.into_iter().enumerate() {
            if at == 0 {
                text.push(' ');
                text.push_str(name);
            }
            text.push(if at == 0 { '=' } else { ',' });
            square.push_to(&mut text);
        }
    }
    text
}

/// The FEN of a position, unless it is the start of a game of its rules.
pub(crate) fn unless_start(position: &dyn AnyPosition) -> Option<String> {
    let text = write(position);
    (text != write(&*start(position.rules()))).then_some(text)
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

fn read_field(setup: &mut Setup, rules: &Rules, name: &str, field: Field) -> Result<(), FenError> {
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
fn read_named(
    setup: &mut Setup,
    rules: &Rules,
    name: &str,
    value: &str,
) -> Result<(), &'static str> {
    const PAIR: &str = "two counts, for White and Black, as in 3,0";
    const SQUARES: &str = "squares of the board, as in e3,f3";
    let board = rules.ruleset().board;
    match name {
        "checks" => setup.checks = pair(value).ok_or(PAIR)?,
        "opening" => {
            let ByColor(counts) = pair(value).ok_or(PAIR)?;
            setup.opening = ByColor(counts.map(|count| u8::try_from(count).unwrap_or(u8::MAX)));
        }
        "moved" => setup.moved = square_list(board, value).ok_or(SQUARES)?,
        _ => setup.waiting = Some(square_list(board, value).ok_or(SQUARES)?),
    }
    Ok(())
}

fn unknown_field(rules: &Rules, name: &str, field: Field) -> FenError {
    let given = crate::excerpt(field.text);
    let fault = if name.is_empty() {
        FenFault::Nameless { given }
    } else {
        FenFault::UnknownField {
            variant: rules.ruleset().id,
            given,
            known: known_names(rules).collect(),
        }
    };
    field.refuse(name, fault)
}

/// As many squares as a position could list, separated by commas.
fn square_list(board: BoardId, text: &str) -> Option<Vec<Square>> {
    let most = usize::from(board.files()) * 2;
    let mut list = Vec::new();
    for name in text.split(',') {
        let square = name.parse().ok().filter(|&square| board.has(square))?;
        if list.len() == most {
            return None;
        }
        list.push(square);
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
struct Columns(Vec<(&'static str, usize)>);

impl Columns {
    fn note(&mut self, name: &'static str, field: Field) {
        self.0.push((name, field.column));
    }

    fn find(&self, name: &str) -> Option<usize> {
        let found = self.0.iter().find(|(noted, _)| *noted == name);
        found.map(|&(_, column)| column)
    }

    /// The refusal of what the fields of `text` describe, with its place: the man's, else the field's, else the end.
    fn locate(&self, rules: &Rules, text: &str, error: SetupError) -> FenError {
        let placement = self.find("placement").unwrap_or(1);
        let column = match error.square() {
            Some(square) => {
                let field = text.split_ascii_whitespace().next().unwrap_or_default();
                placement + crate::position::column(rules, field, square)
            }
            None => self
                .find(error.field())
                .unwrap_or_else(|| text.trim_ascii_end().chars().count() + 1),
        };
        FenError {
            field: error.field().to_owned(),
            column,
            fault: error.into(),
        }
    }
}
