use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::view::View;
use crate::game::{Claim, Game, Status, Verdict};
use crate::geometry::{Color, Square};
use crate::notation::Objection;
use crate::notation::pgn::{Line, Node, PgnError, PgnGame, Tag};
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
    let both = |view: &dyn Fn(Color) -> View| {
        View::Record(vec![("w", view(Color::White)), ("b", view(Color::Black))])
    };
    fields.extend([
        ("leaps", both(&|color| View::Flag(status.leaps[color]))),
        (
            "opening",
            both(&|color| View::Number(status.opening[color].into())),
        ),
        ("moved", squares(&status.moved)),
        ("waiting", squares(&status.waiting)),
        ("mastu", squares(&status.mastu)),
    ]);
    View::Record(fields)
}

fn squares(squares: &[Square]) -> View {
    View::list(squares, |square| View::Owned(square.to_string()))
}

/// Whether a turn is allowed, as the package's `Verdict`.
pub fn verdict(verdict: Verdict) -> View {
    match verdict {
        Verdict::Allowed => View::Record(vec![("allowed", View::Flag(true))]),
        Verdict::Refused(why) => {
            let mut fields = vec![("allowed", View::Flag(false))];
            fields.extend(objection(&why));
            View::Record(fields)
        }
    }
}

/// Why a turn is not allowed, as the package's `Refused` has it.
pub fn objection(why: &Objection) -> Vec<(&'static str, View)> {
    let mut fields = vec![
        ("code", View::Text(why.code)),
        ("text", View::Owned(why.text.clone())),
    ];
    fields.extend(why.clause.map(|clause| ("clause", View::Text(clause))));
    fields.extend(why.at.map(|at| ("at", View::Owned(at.to_string()))));
    fields.extend(why.piece.map(|piece| ("piece", View::Letter(piece))));
    fields
}

/// A game of a file, as the package's `PgnGame`.
pub fn pgn_game(game: PgnGame) -> View {
    let mut fields = vec![
        ("tags", View::list(game.tags, tag)),
        ("line", line(game.line)),
        ("result", View::Text(game.result.text())),
    ];
    fields.extend(game.start.map(|start| ("fen", View::Owned(start))));
    if let Some(rules) = game.rules {
        fields.push(("variant", View::Text(rules.ruleset().id)));
        fields.push(("options", options(&rules)));
    }
    fields.extend(game.error.map(|error| ("error", pgn_error(&error))));
    View::Record(fields)
}

fn tag(tag: Tag) -> View {
    View::List(vec![View::Owned(tag.name), View::Owned(tag.value)])
}

fn line(moves: Line) -> View {
    View::Record(vec![
        ("comments", View::list(moves.comments, View::Owned)),
        ("moves", View::list(moves.moves, node)),
    ])
}

fn node(node: Node) -> View {
    View::Record(vec![
        ("number", View::Number(node.number.into())),
        ("color", View::Letter(node.color.letter())),
        ("uci", View::Owned(node.uci)),
        ("san", View::Owned(node.san)),
        (
            "nags",
            View::list(node.nags, |nag| View::Number(nag.into())),
        ),
        ("comments", View::list(node.comments, View::Owned)),
        ("variations", View::list(node.variations, line)),
    ])
}

/// Where and why a PGN text is not right.
pub fn pgn_error(error: &PgnError) -> View {
    let line = u32::try_from(error.line).unwrap_or(u32::MAX);
    let mut fields = vec![
        ("message", View::Owned(error.to_string())),
        ("line", View::Number(line)),
    ];
    fields.extend(error.turn.map(|turn| ("turn", View::Number(turn.into()))));
    if let Some(why) = error.objection() {
        fields.extend(objection(why));
    }
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
