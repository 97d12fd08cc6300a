//! Why a turn is refused: a table of refusals, and that nothing is refused but what is not legal.
#![cfg(not(target_arch = "wasm32"))]

use std::fs;

use buddhibala::Game;
use buddhibala::game::{PlayError, Verdict};
use buddhibala::notation::{Objection, pgn};

/// Game, options, FEN, from, to, clause (`-` for how men move and the safety of the King), code.
#[rustfmt::skip]
const REFUSED: &[(&str, &str, &str, &str, &str, &str, &str)] = &[
    // How men move.
    ("krida", "", "rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w", "e4", "e5", "-", "no-man"),
    ("krida", "", "rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w", "e7", "e6", "-", "not-yours"),
    ("krida", "", "rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w", "e1", "e2", "-", "own-man"),
    ("krida", "", "rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w", "e2", "e4", "-", "movement"),
    ("krida", "", "rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w", "c1", "c3", "-", "movement"),
    ("krida", "", "rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w", "d1", "d3", "-", "movement"),
    ("krida", "", "rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w", "a1", "a3", "-", "blocked"),
    ("krida", "", "rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w", "e2", "d3", "-", "pawn-diagonal"),
    ("krida", "", "4k3/8/8/4p3/4P3/8/8/4K3 w", "e4", "e5", "-", "pawn-ahead"),
    ("krida", "", "4k3/3r4/8/8/8/8/P7/R3K3 w", "e1", "d1", "-", "exposes-king"),
    ("krida", "", "4k3/4r3/8/8/8/8/P3N3/4K3 w", "e2", "c3", "-", "exposes-king"),
    ("krida", "", "3rk3/8/8/8/8/8/R6P/3K4 w", "d1", "d2", "-", "still-in-check"),
    ("krida", "", "3rk3/8/8/8/8/8/R6P/3K4 w", "a2", "a3", "-", "still-in-check"),
    ("krida", "", "4k3/8/8/8/8/3n4/P7/R3K3 w", "a1", "b1", "-", "still-in-check"),
    ("shatranj-14", "", "13k/14/14/14/14/14/14/14/14/14/14/14/P13/K2D10 w", "d1", "e2", "-", "movement"),
    ("shatranj-14", "dahja=bishop", "13k/14/14/14/14/14/14/14/14/14/14/14/P13/K2D10 w", "d1", "d5", "-", "movement"),
    ("shatranj-14", "", "13k/14/14/14/14/14/14/14/14/14/14/14/PM12/KW12 w", "b1", "b5", "-", "blocked"),
    ("shatranj-14", "", "13k/14/14/14/14/14/14/14/14/14/14/14/14/K11N1 w", "m1", "k1", "-", "movement"),
    ("shatranj-14", "", "12rk/14/14/14/14/14/14/14/14/14/14/14/14/K13 w", "a1", "c3", "-", "movement"),
    ("shatranj-14", "", "13k/14/14/14/14/14/14/14/14/14/14/1r12/14/K13 w", "a1", "b1", "-", "exposes-king"),
    // Krida.
    ("krida", "", "r6k/1P6/8/8/8/8/7p/K7 w", "b7", "b8", "K1", "return"),
    ("krida", "", "8/8/8/8/8/7K/4kp2/R6c b", "f2", "g1", "-", "pawn-diagonal"),
    ("krida", "", "rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w", "e7", "e7", "K3", "removal-not-due"),
    ("krida", "stalemate=draw", "rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w", "e7", "e7", "K3", "no-removal"),
    ("krida", "bareKing=play-on", "4C2k/4K1C1/5N2/5RR1/8/8/8/8 b", "e8", "e8", "K3", "not-the-jailer"),
    ("krida", "bareKing=play-on", "4C2k/4K1C1/5N2/5RR1/8/8/8/8 b", "e7", "e7", "-", "king"),
    ("krida", "", "k7/p7/K7/8/8/8/8/1R6 b", "a7", "a6", "-", "king"),
    ("krida", "", "k7/p7/K7/8/8/8/8/1R6 b", "a8", "b8", "-", "exposes-king"),
    ("krida", "", "k7/p7/K7/8/8/8/8/1R6 b", "a7", "a7", "-", "own-man"),
    ("krida", "", "R6k/1R6/8/8/8/8/7p/K7 b", "h8", "g8", "-", "game-over"),
    ("krida", "", "k7/8/8/8/8/8/8/K6R b", "a8", "a7", "-", "game-over"),
    ("krida", "", "k2R4/8/8/8/8/8/P6p/K7 b - - 1 99 checks=64,0", "a8", "a7", "-", "game-over"),
    // Shatranj.
    ("shatranj-14", "promotion=none", "P12k/14/14/14/14/14/14/14/14/14/14/14/14/K13 w", "a14", "b14", "S2", "pawn-at-end"),
    // Chadarangam: the leap.
    ("krida", "", "rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w", "e1", "d3", "-", "movement"),
    ("chadarangam", "", "4k3/p7/8/8/8/5p2/P7/4K3 w", "e1", "e1", "-", "movement"),
    ("chadarangam", "leap=none", "4k3/p7/8/8/8/5p2/P7/4K3 w", "e1", "d3", "C1", "no-leap"),
    ("chadarangam", "", "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1", "e1", "d3", "C1", "leap-lost"),
    ("chadarangam", "", "4k3/p3r3/8/8/8/8/P7/4K2N w - - 0 1", "e1", "d3", "C1", "leap-in-check"),
    ("chadarangam", "leap=no-capture", "4k3/p7/8/8/8/5p2/P7/4K3 w K - 0 1", "e1", "f3", "C1", "leap-captures"),
    ("chadarangam", "", "4k3/p7/8/8/8/8/r6P/4K3 w K - 0 1", "e1", "c2", "-", "exposes-king"),
    ("chadarangam", "", "4k3/p7/8/8/8/8/P7/4K3 w K - 0 1", "e1", "e3", "-", "movement"),
    // The opening.
    ("chadarangam", "", "rnb1kbnr/pppppppp/8/8/8/q7/1PPPPPPP/RNBQKBNR w Kk - 0 1 opening=3,3", "b2", "a3", "C2", "opening-capture"),
    ("chadarangam", "", "rnbk1bnr/pppp1ppp/8/8/8/2q5/PPPPPPPP/RNBQKBNR w Kk - 0 1 opening=3,3", "b2", "c3", "C2", "opening-capture"),
    ("chadarangam", "", "rnbkqbnr/pppppppp/8/8/8/4PN2/PPPP1PPP/RNBQKB1R w Kk - 0 1 opening=1,3 moved=e3,f3", "e3", "e4", "C2", "opening-man"),
    ("chadarangam", "", "rnbkqbnr/pppppppp/8/8/8/4PN2/PPPP1PPP/RNBQKB1R w Kk - 0 1 opening=1,3 moved=e3,f3", "f3", "d4", "C2", "opening-man"),
    ("chadarangam", "", "rnbkqbnr/pppppppp/8/8/8/P7/1PPPPPPP/RNBQKBNR w Kk - 0 1 opening=1,3 moved=a3", "b2", "b3", "C2", "opening-man"),
    ("chadarangam", "", "4k3/pppp1ppp/8/8/8/8/PPPP1PPP/3QK2R w K - 0 1 opening=3,3", "d1", "e2", "C2", "opening-check"),
    // Places and waiting pawns.
    ("chadarangam", "", "P7/7k/8/8/8/8/8/R4RK1 w", "a8", "b8", "C4", "waiting"),
    ("chadarangam", "farRank=no-advance", "1n2b3/P6k/8/8/8/8/8/NN3RK1 w", "a7", "b8", "C4", "no-place"),
    ("chadarangam", "farRank=no-advance", "8/P5k1/8/8/8/8/n1r5/R2R2K1 w", "a7", "a8", "C4", "no-place"),
    ("chadarangam", "", "P6k/8/8/4b3/8/8/8/R4RK1 b", "e5", "a1", "C4", "conversion"),
    ("chadarangam", "", "P6P/7k/8/4b3/8/8/8/R4RK1 b - - 0 1 waiting=h8,a8", "e5", "a1", "C4", "conversion"),
    // No check against King and pawns.
    ("chadarangam", "", "4k3/2p5/8/8/8/8/4K3/7R w", "h1", "h8", "C6", "pawns-only"),
    ("chadarangam", "mastu=none", "4k2n/2p5/8/8/8/8/4K3/7R w", "h1", "h8", "C6", "pawns-only"),
    ("chadarangam", "", "4k3/p7/3P4/8/8/8/8/4K3 w", "d6", "d7", "C6", "pawns-only"),
    ("chadarangam", "", "4k3/2p5/8/8/8/4K3/4B3/8 w", "e2", "b5", "C6", "pawns-only"),
    // Mastu.
    ("chadarangam", "", "4k3/8/8/8/8/8/r7/R3K3 w", "a1", "a2", "C7", "mastu"),
    ("chadarangam", "mastu=alone", "4k3/8/8/8/8/8/r7/R3K3 w", "a1", "a2", "C7", "mastu"),
    ("chadarangam", "", "4k3/p7/8/8/8/8/1n6/1R2K3 w", "b1", "b2", "C7", "mastu"),
    ("chadarangam", "", "4k3/8/8/8/8/P7/3q4/4K2R w", "e1", "d2", "C7", "mastu"),
    ("chadarangam", "capture=maddat-mari", "4k3/8/8/8/8/8/r7/R3K3 w", "a1", "a2", "C7", "mastu"),
    // Maddat mari.
    ("chadarangam", "capture=maddat-mari", "7k/8/3p4/4p3/8/8/4R3/4K3 w", "e2", "e5", "C8", "supported"),
    ("chadarangam", "capture=maddat-mari", "4k3/4n3/2p5/8/B7/8/8/3KR3 w", "a4", "c6", "C8", "supported"),
    ("chadarangam", "capture=maddat-mari", "4k3/8/8/8/b7/8/1N6/3rK3 w", "b2", "d1", "C8", "supported"),
    ("chadarangam", "capture=maddat-mari", "r6k/8/8/4R2r/8/8/2K5/7p w", "e5", "h5", "C8", "supported"),
    ("chadarangam", "capture=maddat-mari", "r3k3/8/8/8/8/8/r7/R3K3 w", "a1", "a2", "C8", "supported"),
];

/// The King is spoken of by name.
const NAMES_NO_SQUARE: &[&str] = &["king"];

fn game(variant: &str, options: &str, fen: &str) -> Game {
    let options = options.split_whitespace().map(|pair| {
        pair.split_once('=')
            .unwrap_or_else(|| panic!("{pair} is no option"))
    });
    Game::with_options(variant, options, Some(fen)).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

#[test]
fn refusals_name_their_clause() {
    assert!(REFUSED.len() >= 60);
    for &(variant, options, fen, from, to, clause, code) in REFUSED {
        let verdict = game(variant, options, fen).why(from, to).unwrap();
        let Verdict::Refused(objection) = verdict else {
            panic!("{fen} {from}{to} is allowed");
        };
        let case = format!("{variant} {options} {fen} {from}{to}");
        assert_eq!(named(&objection), (clause, code), "{case}: {objection:?}");
        if code != "game-over" {
            let text = format!("{from}{to}");
            assert_eq!(
                on_playing(variant, options, fen, &text),
                Some(objection.clone()),
                "{case}"
            );
            assert_eq!(
                in_a_file(variant, options, fen, &text),
                Some(objection.clone()),
                "{case}"
            );
        }
        if let Some(at) = objection.at {
            assert!(
                NAMES_NO_SQUARE.contains(&code) || objection.text.contains(&at.to_string()),
                "{case}: {objection:?}"
            );
        }
        assert_eq!(
            objection.piece.is_some(),
            ["movement", "mastu"].contains(&code),
            "{case}"
        );
    }
}

fn named(objection: &Objection) -> (&'static str, &'static str) {
    assert_ne!(objection.text, "");
    (objection.clause.unwrap_or("-"), objection.code)
}

/// Why a text that is not legal is refused where it is played; the sentence says it too.
fn on_playing(variant: &str, options: &str, fen: &str, text: &str) -> Option<Objection> {
    let mut game = game(variant, options, fen);
    let before = game.fen();
    let Err(PlayError::Move(error)) = game.play(text) else {
        panic!("{variant} {options} {fen}: {text}");
    };
    assert_eq!((game.fen(), game.history().len()), (before, 0));
    let objection = error.objection().cloned();
    if let Some(Objection { clause, text, .. }) = &objection {
        let sentence = error.to_string();
        assert!(sentence.contains(text.as_str()), "{sentence}");
        assert_eq!(
            clause.is_some(),
            sentence.contains(&format!(" by {}:", clause.unwrap_or_default()))
        );
    }
    objection
}

/// The same in a PGN text, whose error names the turn too.
fn in_a_file(variant: &str, options: &str, fen: &str, text: &str) -> Option<Objection> {
    let file =
        format!("[Variant \"{variant}\"]\n[Options \"{options}\"]\n[FEN \"{fen}\"]\n\n{text} *");
    let game = pgn::parse(&file).swap_remove(0);
    let error = game.error.unwrap_or_else(|| panic!("{file}"));
    assert_eq!((error.line, error.turn), (5, Some(1)), "{error}");
    assert!(error.to_string().contains(text), "{error}");
    error.objection().cloned()
}

const KRIDA: &str = "rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w";

/// Game, options, FEN, a text that does not name the squares in coordinates, clause and code.
#[rustfmt::skip]
const REFUSED_TEXTS: &[(&str, &str, &str, &str, &str, &str)] = &[
    // The squares are told in another way.
    ("krida", "", KRIDA, "e2-e4", "-", "movement"),
    ("krida", "", KRIDA, "Nb1b3", "-", "movement"),
    ("krida", "", KRIDA, "b1-b3", "-", "movement"),
    ("krida", "", KRIDA, "Ke1e2", "-", "own-man"),
    ("krida", "", KRIDA, "x@e7", "K3", "removal-not-due"),
    ("krida", "", KRIDA, "xe7", "K3", "removal-not-due"),
    ("krida", "", KRIDA, "i1i2", "-", "off-board"),
    ("krida", "", KRIDA, "e9", "-", "off-board"),
    // One man comes nearest to the turn.
    ("krida", "", KRIDA, "e4", "-", "movement"),
    ("krida", "", KRIDA, "Ra3", "-", "blocked"),
    ("krida", "", KRIDA, "exd3", "-", "pawn-diagonal"),
    ("krida", "", "4k3/8/8/4p3/4P3/8/8/4K3 w", "e5", "-", "pawn-ahead"),
    ("krida", "", "4k3/4r3/8/8/8/8/P3N3/1N2K3 w", "Nd4", "-", "exposes-king"),
    ("krida", "", "r6k/1P6/8/8/8/8/7p/K7 w", "b8=M", "K1", "return"),
    ("chadarangam", "", "4k3/8/8/8/8/8/r7/RR2K3 w", "Rxa2", "C7", "mastu"),
    ("chadarangam", "", "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1", "Kd3", "C1", "leap-lost"),
    ("chadarangam", "", "P7/7k/8/8/8/8/8/R4RK1 w", "a9", "-", "off-board"),
    // Several men are refused for the same reason.
    ("krida", "", KRIDA, "Rd4", "-", "movement"),
    ("krida", "", KRIDA, "Rd1", "-", "own-man"),
    ("krida", "", "3rk3/8/8/8/8/8/R6R/3K4 w", "Re2", "-", "still-in-check"),
    ("chadarangam", "", "4k3/8/8/8/8/8/r1R5/R3K3 w", "Rxa2", "C7", "mastu"),
    ("chadarangam", "mastu=none", "4k2n/2p5/8/8/8/8/4K3/7R w", "Rxh8+", "C6", "pawns-only"),
    ("chadarangam", "capture=maddat-mari", "7k/8/3p4/4p3/8/8/4R3/4K3 w", "Rxe5", "C8", "supported"),
    // The turn is legal, but not as it is written.
    ("krida", "", KRIDA, "Nxc3", "-", "said-otherwise"),
    ("krida", "", KRIDA, "Rb1c3", "-", "said-otherwise"),
    ("krida", "", KRIDA, "e3=M", "-", "said-otherwise"),
    ("chadarangam", "", "8/P6k/8/8/8/8/8/6K1 w", "a8=Q", "-", "said-otherwise"),
    ("krida", "", KRIDA, "e2e3e4", "-", "second-step"),
    ("chadarangam", "", "8/1P5k/8/8/8/8/8/6K1 w", "b8=N", "C5", "second-step"),
    ("chadarangam", "", "8/1P5k/8/8/8/8/8/6K1 w", "b7b8", "C5", "second-step"),
    ("chadarangam", "", "8/1P5k/8/8/8/8/8/6K1 w", "b8=N-e5", "C5", "second-step"),
];

#[test]
fn refused_texts_name_their_clause() {
    for &(variant, options, fen, text, clause, code) in REFUSED_TEXTS {
        let case = format!("{variant} {options} {fen} {text}");
        let objection = on_playing(variant, options, fen, text).expect(&case);
        assert_eq!(named(&objection), (clause, code), "{case}: {objection:?}");
        assert_eq!(
            in_a_file(variant, options, fen, text),
            Some(objection),
            "{case}"
        );
    }
}

/// One Rook has moved in the opening already, and the other would give check; or there is nobody who could be meant.
#[test]
fn a_text_that_may_mean_several_things_names_no_clause() {
    let fen = "4k3/pppp1ppp/8/8/8/1P1R3R/P1PP1PPP/6K1 w - - 0 1 opening=1,3 moved=b3,d3";
    assert_eq!(on_playing("chadarangam", "", fen, "Re3"), None);
    assert_eq!(on_playing("chadarangam", "", fen, "Nc3"), None);
    let rook = on_playing("chadarangam", "", fen, "Rhe3").unwrap();
    assert_eq!(named(&rook), ("C2", "opening-check"));
}

#[test]
fn squares_are_checked() {
    let start = Game::new("krida").unwrap();
    for (from, to) in [
        ("i1", "a1"),
        ("a1", "a9"),
        ("", "a1"),
        ("a1", "e02"),
        ("A1", "a2"),
    ] {
        start.why(from, to).unwrap_err();
    }
}

/// Positions of the vectors: every fourth on the small board, every twentieth on the large one.
fn positions() -> Vec<Game> {
    let mut games = Vec::new();
    for file in ["clauses", "fuzz", "stalemates", "waiting"] {
        let path = format!("{}/tests/vectors/{file}.jsonl", env!("CARGO_MANIFEST_DIR"));
        for (number, line) in fs::read_to_string(path).unwrap().lines().enumerate() {
            let row: Row = serde_json::from_str(line).unwrap();
            let text = |value: &serde_json::Value| {
                value
                    .as_str()
                    .map_or_else(|| value.to_string(), str::to_owned)
            };
            let options: Vec<_> = row
                .options
                .iter()
                .map(|(name, value)| (&**name, text(value)))
                .collect();
            let options = options.iter().map(|(name, value)| (*name, value.as_str()));
            let step = if row.variant == "shatranj-14" { 20 } else { 4 };
            if number % step == 0 {
                games.push(Game::with_options(&row.variant, options, Some(&row.fen)).unwrap());
            }
        }
    }
    games
}

#[derive(serde::Deserialize)]
struct Row {
    variant: String,
    options: serde_json::Map<String, serde_json::Value>,
    fen: String,
}

#[test]
fn a_turn_is_refused_if_and_only_if_it_is_not_legal() {
    let games = positions();
    assert!(games.len() > 400, "only {} positions", games.len());
    for game in games {
        let board = game.rules().ruleset().board;
        let legal: Vec<String> = game
            .legal_moves()
            .iter()
            .map(|turn| format!("{}{}", turn.from, turn.to))
            .collect();
        let squares: Vec<String> = (1..=board.ranks())
            .flat_map(|rank| {
                (0..board.files()).map(move |file| format!("{}{rank}", char::from(b'a' + file)))
            })
            .collect();
        for from in &squares {
            for to in &squares {
                let allowed = game.why(from, to).unwrap() == Verdict::Allowed;
                assert_eq!(
                    allowed,
                    legal.contains(&format!("{from}{to}")),
                    "{} {from}{to}",
                    game.fen()
                );
            }
        }
    }
}
