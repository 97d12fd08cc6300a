use js_sys::{Array, Object, Reflect};
use wasm_bindgen::JsValue;

use super::describe;
use crate::game::{GameError, PlayError};
use crate::notation::fen::{FenError, FenFault};
use crate::notation::{MoveError, Objection};
use crate::position::{PlacementFault, SetupError};
use crate::rules::RulesError;

/// What is thrown: `{ code, message, details }`.
pub fn failure(code: &str, message: &str, details: &[(&str, JsValue)]) -> JsValue {
    object(&[
        ("code", code.into()),
        ("message", message.into()),
        ("details", object(details)),
    ])
}

/// For an argument of the wrong type or out of range.
pub fn bad_argument(argument: &str, expected: &str) -> JsValue {
    failure(
        "bad-argument",
        &[argument, " must be ", expected].concat(),
        &[("argument", argument.into()), ("expected", expected.into())],
    )
}

pub fn of_game(error: &GameError) -> JsValue {
    match error {
        GameError::Rules(error) => of_rules(error),
        GameError::Fen(error) => of_fen(error),
        GameError::Pgn(fault) => {
            let mut details = Vec::new();
            if let Some(fault) = fault {
                details.push(("line", count(fault.line)));
                details.extend(fault.turn.map(|turn| ("turn", turn.into())));
                push_objection(&mut details, fault.objection());
            }
            failure("bad-pgn", &error.to_string(), &details)
        }
    }
}

fn of_rules(error: &RulesError) -> JsValue {
    let (code, details) = match error {
        RulesError::UnknownVariant { given } => {
            let known = crate::rules::all().iter().map(|game| game.id);
            (
                "unknown-variant",
                vec![("given", given.into()), ("known", list(known))],
            )
        }
        RulesError::UnknownOption { given, known, .. } => (
            "bad-option",
            vec![
                ("given", given.into()),
                ("known", list(known.iter().copied())),
            ],
        ),
        RulesError::UnknownValue {
            option,
            given,
            allowed,
            ..
        } => {
            let known = list(allowed.iter().copied());
            (
                "bad-option",
                vec![
                    ("option", (*option).into()),
                    ("given", given.into()),
                    ("known", known),
                ],
            )
        }
        RulesError::RepeatedOption { option } => ("bad-option", vec![("option", (*option).into())]),
    };
    failure(code, &error.to_string(), &details)
}

fn of_fen(error: &FenError) -> JsValue {
    let mut details = vec![
        ("field", JsValue::from(&*error.field)),
        ("column", count(error.column)),
        ("fault", error.fault.code().into()),
    ];
    match &error.fault {
        FenFault::Setup(error) => push_setup(&mut details, error),
        FenFault::Placement(PlacementFault::RankWidth { rank, found, .. }) => {
            details.push(("rank", (*rank).into()));
            details.push(("found", count(*found)));
        }
        FenFault::Placement(PlacementFault::RankCount { found, .. }) => {
            details.push(("found", count(*found)));
        }
        FenFault::Placement(PlacementFault::UnknownMan { letter, .. }) => {
            details.push(("given", letter.to_string().into()));
        }
        FenFault::Unexpected { given, .. }
        | FenFault::UnknownField { given, .. }
        | FenFault::Nameless { given } => details.push(("given", given.into())),
        FenFault::Placement(PlacementFault::LeadingZero) | FenFault::Repeated => {}
    }
    failure("bad-fen", &error.to_string(), &details)
}

/// What a position cannot be: the side, the square and the men that it speaks of.
fn push_setup(details: &mut Vec<(&str, JsValue)>, error: &SetupError) {
    details.extend(
        error
            .color()
            .map(|color| ("color", color.letter().to_string().into())),
    );
    details.extend(error.square().map(|at| ("at", at.to_string().into())));
    match error {
        SetupError::TooMany {
            letter,
            found,
            most,
            ..
        } => {
            details.push(("piece", letter.to_string().into()));
            details.push(("found", (*found).into()));
            details.push(("most", (*most).into()));
        }
        SetupError::SameColour { letter, .. } => {
            details.push(("piece", letter.to_string().into()));
        }
        SetupError::Kings { found, .. } => details.push(("found", (*found).into())),
        SetupError::Checks { count, .. } => details.push(("found", (*count).into())),
        SetupError::Opening { left, .. } => details.push(("found", (*left).into())),
        _ => {}
    }
}

fn count(number: usize) -> JsValue {
    u32::try_from(number).unwrap_or(u32::MAX).into()
}

pub fn of_play(error: &PlayError) -> JsValue {
    let (code, details) = match error {
        PlayError::GameOver(_) => ("game-over", vec![]),
        PlayError::Square(error) => ("bad-square", vec![("given", (&error.text).into())]),
        PlayError::OffBoard(square) => ("bad-square", vec![("given", square.to_string().into())]),
        PlayError::Move(MoveError::Unreadable { text }) => {
            ("bad-move", vec![("given", text.into())])
        }
        PlayError::Move(MoveError::Illegal {
            text,
            from,
            legal,
            objection,
        }) => {
            let mut details = vec![
                ("given", text.into()),
                ("legal", list(legal.iter().map(String::as_str))),
            ];
            details.extend(from.map(|square| ("from", square.to_string().into())));
            push_objection(&mut details, objection.as_deref());
            ("illegal-move", details)
        }
        PlayError::Move(MoveError::Ambiguous { text, candidates }) => {
            let candidates = list(candidates.iter().map(String::as_str));
            (
                "ambiguous-move",
                vec![("given", text.into()), ("candidates", candidates)],
            )
        }
    };
    failure(code, &error.to_string(), &details)
}

/// Why a move is not legal, if that is known.
fn push_objection(details: &mut Vec<(&str, JsValue)>, objection: Option<&Objection>) {
    for (name, value) in objection.map(describe::objection).unwrap_or_default() {
        details.extend(value.to_js().map(|value| (name, value)));
    }
}

fn list<'a>(texts: impl Iterator<Item = &'a str>) -> JsValue {
    texts.map(JsValue::from).collect::<Array>().into()
}

fn object(properties: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in properties {
        // It can only fail on an object that is frozen or a proxy.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}
