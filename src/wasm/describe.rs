use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::view::View;
use crate::game::{Claim, Game, Status};
use crate::geometry::Color;
use crate::rules::{self, Man, Named, OptionSpec, OptionValue, RuleText, Rules, Ruleset};

/// Everything about every game, as a list of the package's `Variant`.
///
/// # Errors
///
/// None in practice: every part of it can be written.
#[wasm_bindgen]
pub fn variants() -> Result<JsValue, JsValue> {
    View::list(rules::all().iter().copied(), variant).to_js()
}

/// The options in force, as `{ name: value }`.
pub fn options(rules: &Rules) -> View {
    let pairs = rules
        .options()
        .map(|(name, value)| (name, View::Text(value)));
    View::Record(pairs.collect())
}

/// How a game stands, as the package's `Status`.
pub fn status(status: &Status) -> View {
    let mut fields = vec![
        ("state", View::Text(status.state().name())),
        ("turn", View::Letter(status.turn.letter())),
        ("check", View::Flag(status.check)),
    ];
    fields.extend(
        status
            .winner()
            .map(|color| ("winner", View::Letter(color.letter()))),
    );
    fields.extend(
        status
            .reason()
            .map(|reason| ("reason", View::Text(reason.name()))),
    );
    fields.extend(
        status
            .grade()
            .map(|grade| ("grade", View::Text(grade.name()))),
    );
    if status.check_limit > 0 {
        let number = |count: u16| View::Number(count.into());
        let checks = View::Record(vec![
            ("w", number(status.checks[Color::White])),
            ("b", number(status.checks[Color::Black])),
            ("limit", number(status.check_limit)),
        ]);
        fields.push(("checks", checks));
    }
    fields.push((
        "claims",
        View::texts(status.claims.iter().copied().map(Claim::name)),
    ));
    View::Record(fields)
}

fn variant(ruleset: &'static Ruleset) -> View {
    let start = Game::new(ruleset.id)
        .map(|game| game.fen())
        .unwrap_or_default();
    View::Record(vec![
        ("id", View::Text(ruleset.id)),
        ("name", View::Text(ruleset.name)),
        ("names", names(ruleset.names)),
        ("files", View::Number(ruleset.board.files().into())),
        ("ranks", View::Number(ruleset.board.ranks().into())),
        ("marks", View::texts(ruleset.marks.iter().copied())),
        ("men", View::list(ruleset.men, man)),
        ("fen", View::Owned(start)),
        ("options", View::list(ruleset.options, option)),
        ("rules", View::list(ruleset.rules, rule)),
        ("origin", View::Text(ruleset.origin)),
        ("sources", View::texts(ruleset.sources.iter().copied())),
    ])
}

fn names(names: &'static [Named]) -> View {
    let name = |name: &Named| {
        View::Record(vec![
            ("lang", View::Text(name.lang)),
            ("text", View::Text(name.text)),
        ])
    };
    View::list(names, name)
}

fn man(man: &'static Man) -> View {
    View::Record(vec![
        ("letter", View::Letter(man.letter)),
        ("name", View::Text(man.name)),
        ("meaning", View::Text(man.meaning)),
        ("names", names(man.native)),
        ("number", View::Number(man.number.into())),
        ("betza", View::Text(man.betza)),
        ("words", View::Text(man.words)),
    ])
}

fn option(option: &'static OptionSpec) -> View {
    let value = |value: &OptionValue| {
        View::Record(vec![
            ("value", View::Text(value.name)),
            ("about", View::Text(value.about)),
        ])
    };
    View::Record(vec![
        ("name", View::Text(option.name)),
        ("about", View::Text(option.about)),
        (
            "default",
            View::Text(option.values.first().map_or("", |value| value.name)),
        ),
        ("values", View::list(option.values, value)),
    ])
}

fn rule(rule: &'static RuleText) -> View {
    View::Record(vec![
        ("clause", View::Text(rule.clause)),
        ("text", View::Text(rule.text)),
        ("source", View::Text(rule.source)),
    ])
}
