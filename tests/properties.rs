//! Properties of the texts, over random and damaged ones.
//!
//! The random numbers are the same in each run; `PROPTEST_CASES` and `PROPTEST_RNG_SEED` ask for more and for others.
#![cfg(not(target_arch = "wasm32"))]

mod oracle;
mod rows;
mod seed;
mod subject;

use std::sync::LazyLock;

use buddhibala::Game;
use buddhibala::game::GameError;
use oracle::rules::{Options, Rules};
use oracle::strict;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use rows::{FenRow, PLAYED, load, positions};
use seed::config;
use subject::{game, pairs, picture};

struct Known {
    variant: &'static str,
    options: Options,
    fen: String,
}

/// Every position of the vectors.
static KNOWN: LazyLock<Vec<Known>> = LazyLock::new(|| {
    let of_variant = |variant: &'static str| {
        let all = positions(variant).into_iter().flatten();
        all.map(move |(options, fen)| Known {
            variant,
            options,
            fen,
        })
    };
    PLAYED.into_iter().flat_map(of_variant).collect()
});

/// Where each field that has this name is written: first and last column, and one beyond where something is missing; if
/// the whole field is, one beyond the end.
fn spans(fen: &str, name: &str) -> Vec<(usize, usize)> {
    const NAMES: [&str; 6] = [
        "placement",
        "turn",
        "leap",
        "en-passant",
        "halfmove",
        "fullmove",
    ];
    let characters: Vec<char> = fen.chars().collect();
    let mut spans = Vec::new();
    let mut start = 0;
    let mut number = 0;
    while start < characters.len() {
        let length = characters[start..]
            .iter()
            .take_while(|sign| !sign.is_ascii_whitespace())
            .count();
        if length == 0 {
            start += 1;
            continue;
        }
        let text: String = characters[start..start + length].iter().collect();
        let told = text.split('=').next().unwrap_or_default();
        if NAMES
            .get(number)
            .map_or(told == name, |fixed| *fixed == name)
        {
            spans.push((start + 1, start + length + 1));
        }
        number += 1;
        start += length;
    }
    if spans.is_empty() {
        let end = fen.trim_ascii_end().chars().count() + 1;
        spans.push((end, end));
    }
    spans
}

/// The crate takes exactly what the referee takes, as the same position, and blames a field that is at fault.
fn judge(variant: &str, options: &Options, fen: &str) -> Result<(), TestCaseError> {
    let rules = Rules::new(variant, options);
    let faults = strict::faults(&rules, fen);
    match Game::with_options(variant, pairs(options), Some(fen)) {
        Ok(game) => {
            prop_assert!(faults.is_empty(), "accepted in spite of {faults:?}");
            prop_assert_eq!(game.fen(), strict::read(&rules, fen).unwrap().fen());
            prop_assert_eq!(
                subject::status(&game),
                strict::read(&rules, fen).unwrap().status()
            );
        }
        Err(GameError::Fen(error)) => {
            prop_assert!(!faults.is_empty(), "{error}");
            let long = error.field.ends_with('…');
            prop_assert!(
                long || faults.contains(&error.field),
                "{error}, not one of {faults:?}"
            );
            let spans = spans(fen, &error.field);
            let column = error.column;
            let inside = spans
                .iter()
                .any(|&(first, last)| (first..=last).contains(&column));
            prop_assert!(long || inside, "{error}: not in {spans:?}");
            prop_assert!(error.to_string().chars().count() < 400, "{error}");
        }
        Err(error) => prop_assert!(false, "{error}"),
    }
    Ok(())
}

#[derive(Clone, Debug)]
enum Damage {
    Insert(Index, char),
    Delete(Index),
    Replace(Index, char),
    Swap(Index, Index),
    RepeatField(Index),
    DropField(Index),
    Append(&'static str),
    Cut(Index),
}

fn sign() -> impl Strategy<Value = char> {
    let useful: Vec<char> =
        "KMCNRPWSDTBQkmcnrpwsdtbq/0123456789 -wb,=xcheckskKopeningmovedwaiting\t'\"\u{212a}\u{17f}\u{ff18}é\0"
            .chars()
            .collect();
    prop_oneof![20 => select(useful), 1 => any::<char>()]
}

fn damage() -> impl Strategy<Value = Damage> {
    let ends = [
        " checks=0,0",
        " checks=1,0",
        " checks=0,1",
        " checks=63,63",
        " checks=64,0",
        " checks=0,64",
        " checks=65,0",
        " checks=10000,0",
        " opening=0,0",
        " opening=3,3",
        " opening=2,3",
        " opening=1,3",
        " opening=0,3",
        " opening=0,2",
        " opening=1,1",
        " opening=0,1",
        " opening=4,4",
        " moved=e2",
        " moved=e3",
        " moved=e3,f3",
        " moved=f3,e3",
        " waiting=a8,h8",
        " waiting=h8,a8",
        " waiting=d1,e1",
        " waiting=b8,g8,d8,e8",
        " 7",
        " =",
        " ",
        "\n",
        "\u{a0}",
    ];
    prop_oneof![
        4 => (any::<Index>(), sign()).prop_map(|(at, sign)| Damage::Insert(at, sign)),
        4 => any::<Index>().prop_map(Damage::Delete),
        8 => (any::<Index>(), sign()).prop_map(|(at, sign)| Damage::Replace(at, sign)),
        4 => (any::<Index>(), any::<Index>()).prop_map(|(one, two)| Damage::Swap(one, two)),
        1 => any::<Index>().prop_map(Damage::RepeatField),
        1 => any::<Index>().prop_map(Damage::DropField),
        3 => select(ends.to_vec()).prop_map(Damage::Append),
        1 => any::<Index>().prop_map(Damage::Cut),
    ]
}

fn damaged(text: &str, damage: &Damage) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    let mut fields: Vec<&str> = text.split(' ').collect();
    if signs.is_empty() {
        return text.to_owned();
    }
    match damage {
        Damage::Insert(at, sign) => signs.insert(at.index(signs.len()), *sign),
        Damage::Delete(at) => {
            signs.remove(at.index(signs.len()));
        }
        Damage::Replace(at, sign) => {
            let at = at.index(signs.len());
            signs[at] = *sign;
        }
        Damage::Swap(one, two) => {
            let (one, two) = (one.index(signs.len()), two.index(signs.len()));
            signs.swap(one, two);
        }
        Damage::Append(end) => signs.extend(end.chars()),
        Damage::Cut(at) => signs.truncate(at.index(signs.len())),
        Damage::RepeatField(at) => {
            let field = *at.get(&fields);
            fields.push(field);
            return fields.join(" ");
        }
        Damage::DropField(at) => {
            fields.remove(at.index(fields.len()));
            return fields.join(" ");
        }
    }
    signs.into_iter().collect()
}

proptest! {
    #![proptest_config(config(4000))]

    #[test]
    fn damaged_fens(known in any::<Index>(), damages in prop::collection::vec(damage(), 1..4)) {
        let Known { variant, options, fen } = known.get(&KNOWN);
        let fen = damages.iter().fold(fen.clone(), |fen, damage| damaged(&fen, damage));
        judge(variant, options, &fen)?;
    }

    #[test]
    fn fens_of_another_game_or_with_other_options(known in any::<Index>(), other in any::<Index>()) {
        let Known { variant, options, .. } = other.get(&KNOWN);
        judge(variant, options, &known.get(&KNOWN).fen)?;
    }

    #[test]
    fn random_signs(variant in select(PLAYED.to_vec()), fen in prop::collection::vec(sign(), 0..120)) {
        let fen: String = fen.into_iter().collect();
        judge(variant, &Options::new(), &fen)?;
    }

    #[test]
    fn random_texts(variant in select(PLAYED.to_vec()), fen in any::<String>()) {
        judge(variant, &Options::new(), &fen)?;
    }

    #[test]
    fn blanks_and_missing_defaults_change_nothing(
        known in any::<Index>(),
        blanks in prop::collection::vec(select(vec![" ", "  ", "\t", "\n", " \r\n "]), 8),
    ) {
        let Known { variant, options, fen } = known.get(&KNOWN);
        let mut text = String::new();
        for (field, blank) in fen.split(' ').zip(&blanks) {
            text += field;
            text += blank;
        }
        prop_assert_eq!(&game(variant, options, &text).fen(), fen);
        let mut short = fen.as_str();
        for default in [" 1", " 0", " -", " -", " w"] {
            short = match short.strip_suffix(default) {
                Some(shorter) => shorter,
                None => break,
            };
            prop_assert_eq!(&game(variant, options, short).fen(), fen);
        }
    }
}

/// Ways to write a SAN that its reader must forgive.
fn forgiven(san: &str, uci: &str) -> Vec<String> {
    let unsigned = san.trim_end_matches(['+', '#']);
    if san.starts_with('x') {
        return vec![unsigned.to_owned()];
    }
    let mover: String = san.chars().take_while(char::is_ascii_uppercase).collect();
    let (arrival, what_follows) = unsigned.split_at(unsigned.find('=').unwrap_or(unsigned.len()));
    let to = arrival.rfind(|sign: char| sign.is_ascii_lowercase() && sign != 'x');
    let to = &arrival[to.unwrap_or(0)..];
    let from = origin(uci);
    let x = if arrival.contains('x') { "x" } else { "" };
    vec![
        unsigned.to_owned(),
        san.replace('x', ""),
        san.replace('=', ""),
        unsigned.replace(['x', '='], ""),
        format!("{mover}{from}{to}{what_follows}"),
        format!("{mover}{from}{x}{to}{what_follows}"),
    ]
}

/// The first square of a coordinate text.
fn origin(uci: &str) -> String {
    let end = uci[1..]
        .find(|sign: char| sign.is_ascii_lowercase())
        .map_or(uci.len(), |at| at + 1);
    uci[..end].to_owned()
}

proptest! {
    #![proptest_config(config(1500))]

    #[test]
    fn loosely_written_moves(known in any::<Index>(), chosen in any::<Index>()) {
        let Known { variant, options, fen } = known.get(&KNOWN);
        let mut game = game(variant, options, fen);
        let legal = game.legal_moves();
        if legal.is_empty() {
            return Ok(());
        }
        let turn = chosen.get(&legal);
        for text in forgiven(&turn.san, &turn.uci) {
            let played = game.play(&text);
            prop_assert_eq!(played.as_ref(), Ok(turn), "{} for {}", text, turn.san);
            game.undo();
        }
    }

    #[test]
    fn damaged_moves(
        known in any::<Index>(),
        chosen in any::<Index>(),
        short in any::<bool>(),
        damages in prop::collection::vec(damage(), 1..3),
    ) {
        let Known { variant, options, fen } = known.get(&KNOWN);
        let game = game(variant, options, fen);
        let legal = game.legal_moves();
        if legal.is_empty() {
            return Ok(());
        }
        let turn = chosen.get(&legal);
        let text = if short { &turn.san } else { &turn.uci };
        play_or_stay(game, &damages.iter().fold(text.clone(), |text, damage| damaged(&text, damage)))?;
    }

    #[test]
    fn random_moves(known in any::<Index>(), text in prop_oneof![any::<String>(), "[a-nKMCNRPWSDTBQ]{0,2}x?@?[a-n]1?[0-9](=[MWRNBQ])?([-x]?[a-h][1-8])?[+#]?"]) {
        let Known { variant, options, fen } = known.get(&KNOWN);
        play_or_stay(game(variant, options, fen), &text)?;
    }

    #[test]
    fn random_names(variant in any::<String>(), option in any::<String>(), value in any::<String>()) {
        prop_assert!(PLAYED.contains(&variant.as_str()) || Game::new(&variant).is_err());
        for variant in PLAYED {
            let given = [(option.as_str(), value.as_str())];
            prop_assert!(matches!(Game::with_options(variant, given, None), Err(GameError::Rules(_))));
        }
    }
}

/// Whatever is said, either a legal move is played or nothing has happened.
fn play_or_stay(mut game: Game, text: &str) -> Result<(), TestCaseError> {
    let before = picture(&game);
    let legal = game.legal_moves();
    match game.play(text) {
        Ok(played) => {
            prop_assert!(legal.contains(&played), "{}", text);
            prop_assert_eq!(game.history(), [&played]);
            game.undo();
            prop_assert_eq!(game.fen(), game.start_fen());
        }
        Err(error) => {
            prop_assert_eq!(picture(&game), before);
            prop_assert!(error.to_string().chars().count() < 3000);
        }
    }
    Ok(())
}

#[test]
fn huge_texts() {
    let rows: Vec<FenRow> = load("badfens");
    let mut texts: Vec<String> = [
        "8",
        "/",
        "k",
        "K",
        "-",
        "9",
        "é",
        "\u{301}",
        "8/",
        "rncmkcnr/",
        "14/",
    ]
    .map(|part| part.repeat(2_000_000))
    .into();
    texts.push(" ".repeat(10_000_000));
    for row in rows.iter().filter(|row| row.ok).take(3) {
        texts.push(format!("{}{}", row.fen, " ".repeat(1_000_000)));
        texts.push(format!("{}{}", row.fen, " x".repeat(1_000_000)));
        texts.push(format!("{}{}", row.fen, " checks=0,0".repeat(100_000)));
        texts.push(format!(
            "{} - - {} 1",
            row.fen.split(' ').next().unwrap_or(""),
            "0".repeat(1_000_000)
        ));
    }
    for variant in PLAYED {
        for text in &texts {
            let faults = strict::faults(&Rules::new(variant, &Options::new()), text);
            let read = Game::with_options(variant, [], Some(text));
            assert_eq!(read.is_ok(), faults.is_empty());
            if let Err(error) = read {
                assert!(error.to_string().chars().count() < 400, "{error}");
            }
        }
    }
}
