//! Hostile FEN and PGN texts over the three games: each gives a typed error or a right game, and none hangs.
#![cfg(not(target_arch = "wasm32"))]

mod dice;
mod texts;

use std::collections::{BTreeMap, HashSet};
use std::panic::catch_unwind;
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

use buddhibala::Game;
use buddhibala::game::GameError;
use buddhibala::notation::pgn::{self, PgnGame};
use texts::{Case, Expected, Notation};

/// No text takes a second; after so long it hangs, however busy the machine is.
const HANGS: Duration = Duration::from_secs(60);

/// A sentence for a person is short, whatever the text was.
fn check_sentence(sentence: &str) {
    assert!(!sentence.is_empty() && sentence.len() < 3000, "{sentence}");
}

/// Whether the text is read, after a look at the error or at the game.
fn fen_is_read(variant: &str, text: &str) -> bool {
    match Game::with_options(variant, [], Some(text)) {
        Ok(mut game) => {
            let fen = game.fen();
            let again = Game::with_options(variant, [], Some(&fen)).expect(&fen);
            assert_eq!(again.fen(), fen);
            assert_eq!(again.status(), game.status());
            assert_eq!(again.legal_moves(), game.legal_moves());
            for turn in game.legal_moves() {
                game.play(&turn.uci).expect(&turn.uci);
                game.undo();
            }
            assert_eq!(game.fen(), fen);
            true
        }
        Err(GameError::Fen(error)) => {
            check_sentence(&error.to_string());
            assert!((1..=text.chars().count() + 1).contains(&error.column));
            false
        }
        Err(other) => panic!("{other}"),
    }
}

fn pgn_is_read(text: &str) -> bool {
    let games = pgn::parse(text);
    let lines = text.lines().count().max(1);
    for game in &games {
        match &game.error {
            None => check_rewritten(game),
            Some(error) => {
                check_sentence(&error.to_string());
                assert!((1..=lines).contains(&error.line));
            }
        }
    }
    match Game::from_pgn(text) {
        Ok(game) => {
            assert!(games[0].error.is_none());
            assert_eq!(game.history().len(), games[0].line.moves.len());
            let again = Game::from_pgn(&game.pgn([])).expect("what was written is read");
            assert_eq!(again.fen(), game.fen());
            assert_eq!(again.start_fen(), game.start_fen());
            assert_eq!(again.history(), game.history());
            assert_eq!(again.rules(), game.rules());
            true
        }
        Err(GameError::Pgn(error)) => {
            assert_eq!(error, games.into_iter().next().and_then(|game| game.error));
            false
        }
        Err(other) => panic!("{other}"),
    }
}

/// Written and read again a game is the same.
fn check_rewritten(game: &PgnGame) {
    let written = pgn::write(game);
    let again = pgn::parse(&written);
    assert_eq!(again.len(), 1, "{written}");
    assert_eq!(again[0].error, None, "{written}");
    assert_eq!(again[0].line, game.line, "{written}");
    assert_eq!(again[0].rules, game.rules);
    assert_eq!(again[0].start, game.start);
    assert_eq!(again[0].result, game.result);
    for tag in &game.tags {
        let derived = ["Result", "Variant", "Options", "SetUp", "FEN"];
        if !derived.contains(&tag.name.as_str()) {
            let value = game
                .tag(&tag.name)
                .map(|value| value.replace(char::is_control, " "));
            assert_eq!(again[0].tag(&tag.name), value.as_deref(), "{}", tag.name);
        }
    }
}

fn check(case: &Case) {
    let read = match case.notation {
        Notation::Fen(variant) => fen_is_read(variant, &case.text),
        Notation::Pgn => pgn_is_read(&case.text),
    };
    match case.expected {
        Expected::Read => assert!(read, "is refused"),
        Expected::Refused => assert!(!read, "is read"),
        Expected::Either => {}
    }
}

/// Looks at every text on a thread of its own, so that one that hangs is named, and every one that goes wrong.
fn check_all(cases: Vec<Case>) -> BTreeMap<&'static str, usize> {
    let mut families = BTreeMap::new();
    let names: Vec<String> = cases.iter().map(Case::name).collect();
    let (done, finished) = channel();
    for case in &cases {
        *families.entry(case.family).or_default() += 1;
    }
    thread::spawn(move || {
        for case in &cases {
            let begun = Instant::now();
            let right = catch_unwind(|| check(case)).is_ok();
            if done.send((right, begun.elapsed())).is_err() {
                break;
            }
        }
    });
    let mut wrong = Vec::new();
    let mut slowest = (Duration::ZERO, "");
    for name in &names {
        let (right, took) = finished
            .recv_timeout(HANGS)
            .unwrap_or_else(|_| panic!("hangs: {name}"));
        slowest = slowest.max((took, name));
        if !right {
            wrong.push(name);
        }
    }
    println!(
        "{} texts, {families:?}, the slowest {slowest:?}",
        names.len()
    );
    assert!(wrong.is_empty(), "{} wrong: {wrong:#?}", wrong.len());
    families
}

#[test]
fn written_texts_are_refused_or_read_right() {
    let cases = texts::written().cases;
    let different: HashSet<&str> = cases.iter().map(|case| case.text.as_str()).collect();
    assert!(different.len() >= 300, "{}", different.len());
    let families = check_all(cases);
    assert!(families.len() >= 20, "{families:?}");
}

#[test]
fn good_texts_with_small_faults_are_refused_or_read_right() {
    let families = check_all(texts::mutated().cases);
    assert!(
        families.values().all(|&number| number >= 300),
        "{families:?}"
    );
}
