use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::game::{Claim, Game, Status};
use crate::geometry::Color;
use crate::position::{Grade, Reason};
use crate::rules::{self, Man, Named, OptionSpec, OptionValue, RuleText, Rules, Ruleset};

/// Everything about every game, as the `Variant` of the package.
///
/// # Errors
///
/// None in practice: every part of it can be written.
#[wasm_bindgen]
pub fn variants() -> Result<JsValue, JsValue> {
    let all: Vec<VariantView> = rules::all().iter().copied().map(VariantView::of).collect();
    to_js(&all)
}

/// Plain objects, and nothing for what is not there.
pub fn to_js<T: Serialize>(value: &T) -> Result<JsValue, JsValue> {
    value
        .serialize(&Serializer::new().serialize_maps_as_objects(true))
        .map_err(JsValue::from)
}

/// The options in force, as `{ name: value }`.
pub struct OptionsView<'a>(pub &'a Rules);

impl Serialize for OptionsView<'_> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.options())
    }
}

#[derive(Serialize)]
pub struct StatusView {
    state: &'static str,
    turn: char,
    check: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<char>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    grade: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    checks: Option<ChecksView>,
    claims: Vec<&'static str>,
}

#[derive(Serialize)]
struct ChecksView {
    w: u16,
    b: u16,
    limit: u16,
}

impl StatusView {
    pub fn of(status: &Status) -> StatusView {
        let checks = ChecksView {
            w: status.checks[Color::White],
            b: status.checks[Color::Black],
            limit: status.check_limit,
        };
        StatusView {
            state: status.state().name(),
            turn: status.turn.letter(),
            check: status.check,
            winner: status.winner().map(Color::letter),
            reason: status.reason().map(Reason::name),
            grade: status.grade().map(Grade::name),
            checks: (checks.limit > 0).then_some(checks),
            claims: status.claims.iter().copied().map(Claim::name).collect(),
        }
    }
}

#[derive(Serialize)]
struct VariantView {
    id: &'static str,
    name: &'static str,
    names: Vec<NameView>,
    files: u8,
    ranks: u8,
    marks: &'static [&'static str],
    men: Vec<ManView>,
    fen: String,
    options: Vec<OptionView>,
    rules: Vec<RuleView>,
    origin: &'static str,
    sources: &'static [&'static str],
}

#[derive(Serialize)]
struct NameView {
    lang: &'static str,
    text: &'static str,
}

#[derive(Serialize)]
struct ManView {
    letter: char,
    name: &'static str,
    meaning: &'static str,
    names: Vec<NameView>,
    number: u8,
    betza: &'static str,
    words: &'static str,
}

#[derive(Serialize)]
struct OptionView {
    name: &'static str,
    about: &'static str,
    default: &'static str,
    values: Vec<ValueView>,
}

#[derive(Serialize)]
struct ValueView {
    value: &'static str,
    about: &'static str,
}

#[derive(Serialize)]
struct RuleView {
    clause: &'static str,
    text: &'static str,
    source: &'static str,
}

impl VariantView {
    fn of(ruleset: &'static Ruleset) -> VariantView {
        VariantView {
            id: ruleset.id,
            name: ruleset.name,
            names: names(ruleset.names),
            files: ruleset.board.files(),
            ranks: ruleset.board.ranks(),
            marks: ruleset.marks,
            men: ruleset.men.iter().map(man).collect(),
            fen: Game::new(ruleset.id)
                .map(|game| game.fen())
                .unwrap_or_default(),
            options: ruleset.options.iter().map(option).collect(),
            rules: ruleset.rules.iter().map(rule).collect(),
            origin: ruleset.origin,
            sources: ruleset.sources,
        }
    }
}

fn names(names: &'static [Named]) -> Vec<NameView> {
    let view = |name: &Named| NameView {
        lang: name.lang,
        text: name.text,
    };
    names.iter().map(view).collect()
}

fn man(man: &'static Man) -> ManView {
    ManView {
        letter: man.letter,
        name: man.name,
        meaning: man.meaning,
        names: names(man.native),
        number: man.number,
        betza: man.betza,
        words: man.words,
    }
}

fn option(option: &'static OptionSpec) -> OptionView {
    let view = |value: &'static OptionValue| ValueView {
        value: value.name,
        about: value.about,
    };
    OptionView {
        name: option.name,
        about: option.about,
        default: option.values.first().map_or("", |value| value.name),
        values: option.values.iter().map(view).collect(),
    }
}

fn rule(rule: &'static RuleText) -> RuleView {
    RuleView {
        clause: rule.clause,
        text: rule.text,
        source: rule.source,
    }
}
