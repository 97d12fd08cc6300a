//! Input that is wrong, hostile or late: each gets its own error, and the game stays as it was.
#![cfg(not(target_arch = "wasm32"))]

mod oracle;
mod rows;
mod subject;

use buddhibala::Game;
use buddhibala::game::{GameError, PlayError, State};
use buddhibala::notation::MoveError;
use buddhibala::rules::{RulesError, all};
use oracle::rules::{Options, Rules};
use oracle::turn::conceivable;
use rows::{PLAYED, PositionRow, load};
use subject::{game, pairs, picture};

fn begin(variant: &str, options: &[(&str, &str)]) -> Result<Game, GameError> {
    Game::with_options(variant, options.iter().copied(), None)
}

#[test]
fn unknown_games() {
    let long = "krida".repeat(200_000);
    for given in [
        "",
        " ",
        "chess",
        "Krida",
        "krida ",
        "krida\0",
        "क्रीडा",
        "shatranj",
        &long,
    ] {
        match Game::new(given) {
            Err(GameError::Rules(error @ RulesError::UnknownVariant { .. })) => {
                let sentence = error.to_string();
                assert!(sentence.len() < 300, "{sentence}");
                assert!(PLAYED.iter().all(|id| sentence.contains(id)), "{sentence}");
            }
            other => panic!("{given:?}: {:?}", other.map(|game| game.fen())),
        }
    }
}

#[test]
fn options_of_another_game_are_refused_by_name() {
    let mut refused = 0;
    for owner in all() {
        for other in all().iter().filter(|other| other.id != owner.id) {
            for option in owner.options {
                if other.options.iter().any(|known| known.name == option.name) {
                    continue;
                }
                let result = begin(other.id, &[(option.name, option.values[0].name)]);
                let Err(GameError::Rules(RulesError::UnknownOption {
                    variant,
                    given,
                    known,
                })) = result
                else {
                    panic!("{} in {}", option.name, other.id)
                };
                assert_eq!((variant, given.as_str()), (other.id, option.name));
                assert_eq!(
                    known,
                    other
                        .options
                        .iter()
                        .map(|known| known.name)
                        .collect::<Vec<_>>()
                );
                refused += 1;
            }
        }
    }
    assert!(refused >= 6, "{refused}");
}

#[test]
fn unknown_options_and_values() {
    for given in ["", "Stalemate", "stalemate ", "stale\u{301}mate", "leap"] {
        let result = begin("krida", &[(given, "draw")]);
        assert!(
            matches!(&result, Err(GameError::Rules(RulesError::UnknownOption { given: told, .. })) if told == given),
            "{given:?}"
        );
    }
    let values = [
        "", "Draw", "draw ", "65", "064", "0.0", "true", "remove", "null",
    ];
    for owner in all() {
        for option in owner.options {
            for given in values {
                let result = begin(owner.id, &[(option.name, given)]);
                let Err(GameError::Rules(RulesError::UnknownValue {
                    option: told,
                    allowed,
                    ..
                })) = result
                else {
                    panic!("{}={given} in {}", option.name, owner.id)
                };
                assert_eq!(told, option.name);
                assert_eq!(
                    allowed,
                    option
                        .values
                        .iter()
                        .map(|value| value.name)
                        .collect::<Vec<_>>()
                );
            }
        }
    }
}

#[test]
fn every_value_is_accepted_and_an_option_only_once() {
    for owner in all() {
        for option in owner.options {
            for value in option.values {
                let pair = (option.name, value.name);
                let game = begin(owner.id, &[pair]).unwrap();
                assert!(game.rules().options().any(|chosen| chosen == pair));
                assert!(matches!(
                    begin(owner.id, &[pair, pair]),
                    Err(GameError::Rules(RulesError::RepeatedOption { option })) if option == pair.0
                ));
            }
        }
    }
}

/// Plays `text`, which must be refused, and sees that nothing has changed.
fn refuse(game: &mut Game, text: &str) -> PlayError {
    let before = picture(game);
    let error = game.play(text).expect_err(text);
    assert_eq!(picture(game), before, "after {text:?}");
    let sentence = error.to_string();
    assert!(!sentence.is_empty() && sentence.len() < 3000, "{sentence}");
    error
}

#[test]
fn malformed_moves() {
    let long = "e2e3".repeat(1_000_000);
    let texts = [
        "",
        " ",
        "\n",
        "\0",
        "e",
        "e2",
        "2e",
        "e2e",
        "e9",
        "i1i2",
        "e0e1",
        "e2e03",
        "a1a99",
        "-",
        "x",
        "x@",
        "=",
        "=M",
        "+",
        "#",
        "O-O",
        "0-0",
        "null",
        "undefined",
        "NaN",
        "[object Object]",
        "राजा",
        "é2é3",
        "e2e3e4e5",
        "K",
        "KK",
        "Kx",
        "Qd4",
        "e２e３",
        "e2\u{200b}e3",
        "🂡",
        &long,
    ];
    for variant in PLAYED {
        let mut game = Game::new(variant).unwrap();
        for text in texts {
            let error = refuse(&mut game, text);
            // Square names of a larger board, and the square of a man that is not there, can be read.
            let readable = matches!(text, "e2" | "e9" | "i1i2" | "Qd4");
            if !readable {
                assert!(
                    matches!(error, PlayError::Move(MoveError::Unreadable { .. })),
                    "{variant} {text:?}: {error:?}"
                );
            }
        }
        game.play("e2e3").unwrap();
    }
}

#[test]
fn illegal_moves_tell_the_legal_ones() {
    let mut game = Game::new("krida").unwrap();
    let error = refuse(&mut game, "b1b3");
    assert!(
        error
            .to_string()
            .starts_with("b1b3 is not legal here: the Raji does not move so: ")
            && error.to_string().ends_with("; legal from b1: b1a3, b1c3"),
        "{error}"
    );
    let PlayError::Move(MoveError::Illegal {
        text, from, legal, ..
    }) = error
    else {
        panic!("b1b3")
    };
    assert_eq!(text, "b1b3");
    assert_eq!(from.map(|from| from.to_string()).as_deref(), Some("b1"));
    assert_eq!(legal, ["b1a3", "b1c3"]);
    let PlayError::Move(MoveError::Illegal { from, legal, .. }) = refuse(&mut game, "Rd4") else {
        panic!("Rd4")
    };
    assert_eq!((from, legal.len()), (None, 16));
}

#[test]
fn san_may_lack_signs_but_has_no_wrong_ones() {
    let krida = |fen| game("krida", &Options::new(), fen);
    let start = "rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w - - 0 1";
    for text in [
        "e=3", "e3x", "e3=", "exx3", "e3-", "N=c3", "Nc3x", "xNc3", "x", "Nxx",
    ] {
        let error = refuse(&mut krida(start), text);
        let unreadable = matches!(error, PlayError::Move(MoveError::Unreadable { .. }));
        assert!(unreadable, "{text}: {error:?}");
    }
    for text in ["exe3", "e2xe3", "xe3", "Nxc3", "Nb1xc3", "e3=M"] {
        let error = refuse(&mut krida(start), text);
        let illegal = matches!(error, PlayError::Move(MoveError::Illegal { .. }));
        assert!(illegal, "{text}: {error:?}");
    }
    let facing = "4k3/7p/8/3p4/4P3/8/8/4K2N w - - 0 1";
    for text in ["exd5", "ed5", "e4d5", "e4xd5"] {
        assert_eq!(krida(facing).play(text).unwrap().san, "exd5", "{text}");
    }
    for text in ["e-d5", "e4-d5", "d5", "xd5"] {
        refuse(&mut krida(facing), text);
    }
    let arriving = "4k3/1P5p/8/8/8/8/8/K7 w - - 0 1";
    for text in ["b8=M", "b8M", "b8", "b7b8", "b7-b8=M", "b8=M+", "b8!?"] {
        assert_eq!(krida(arriving).play(text).unwrap().san, "b8=M", "{text}");
    }
}

#[test]
fn ambiguous_moves_tell_what_they_may_be() {
    let fen = "k7/7p/8/8/8/2N5/8/K5N1 w - - 0 1";
    let mut game = game("krida", &Options::new(), fen);
    let PlayError::Move(MoveError::Ambiguous { mut candidates, .. }) = refuse(&mut game, "Ne2")
    else {
        panic!("Ne2")
    };
    candidates.sort();
    assert_eq!(candidates, ["c3e2", "g1e2"]);
    assert_eq!(game.play("Nge2").unwrap().uci, "g1e2");
}

/// Where the new Knight has to go on, a text that does not tell where to is no move.
#[test]
fn second_steps_are_told() {
    let fen = "8/1P5k/8/8/8/8/8/6K1 w - - 0 1";
    let mut game = game("chadarangam", &Options::new(), fen);
    let PlayError::Move(MoveError::Illegal { legal, .. }) = refuse(&mut game, "b7b8") else {
        panic!("b7b8")
    };
    assert_eq!(legal, ["b7b8a6", "b7b8c6", "b7b8d7"]);
    for text in ["b7b8e5", "b7b8b7", "b7b8c6d8", "b7b7c6"] {
        refuse(&mut game, text);
    }
    for text in ["b8", "b8=N", "b8N"] {
        let error = refuse(&mut game, text);
        assert!(matches!(error, PlayError::Move(MoveError::Illegal { .. })));
    }
    assert_eq!(game.play("b8=Nd7").unwrap().uci, "b7b8d7");
}

#[test]
fn squares_that_are_none() {
    let game = Game::new("krida").unwrap();
    for text in [
        "", "e", "e0", "e02", "2e", "E2", "e2 ", "e2e3", "é2", "e-1", "e300", "z99", "a17",
    ] {
        assert!(
            matches!(game.legal_moves_from(text), Err(PlayError::Square(_))),
            "{text:?}"
        );
    }
    for text in ["i1", "a9", "n14", "p16"] {
        assert!(
            matches!(game.legal_moves_from(text), Err(PlayError::OffBoard(_))),
            "{text:?}"
        );
    }
    assert_eq!(game.legal_moves_from("e4").unwrap(), []);
    assert_eq!(game.legal_moves_from("b8").unwrap(), []);
    assert_eq!(game.legal_moves_from("b1").unwrap().len(), 2);
    let large = Game::new("shatranj-14").unwrap();
    assert_eq!(large.legal_moves_from("n14").unwrap(), []);
    assert!(matches!(
        large.legal_moves_from("o1"),
        Err(PlayError::OffBoard(_))
    ));
    assert!(matches!(
        large.legal_moves_from("a15"),
        Err(PlayError::OffBoard(_))
    ));
}

/// Every pair of squares, second step and removal, in positions of every kind: played if it is legal, else refused.
#[test]
fn everything_that_can_be_said_in_coordinates() {
    let rows: Vec<PositionRow> = load("clauses");
    let mut refused = 0;
    for row in &rows {
        let mut game = game(&row.variant, &row.options, &row.fen);
        let rules = Rules::new(&row.variant, &row.options);
        let over = game.status().state() != State::Playing;
        for text in conceivable(&rules).iter().map(ToString::to_string) {
            match game.play(&text) {
                Ok(played) => {
                    assert!(row.legal.contains(&text), "{} {text}", row.fen);
                    assert_eq!(played.uci, text);
                    game.undo();
                }
                Err(error) => {
                    assert!(!row.legal.contains(&text), "{} {text}", row.fen);
                    assert_eq!(matches!(error, PlayError::GameOver(_)), over, "{error:?}");
                    refused += 1;
                }
            }
        }
        assert_eq!(game.fen(), row.fen);
        assert_eq!(game.history().len(), 0);
    }
    println!("{refused} texts refused in {} positions", rows.len());
    assert!(refused > 100_000);
}

#[test]
fn after_the_end() {
    let mut ended = 0;
    for file in ["clauses", "fuzz", "stalemates", "waiting"] {
        for row in load::<PositionRow>(file) {
            if row.status.state == "playing" {
                continue;
            }
            let mut game = game(&row.variant, &row.options, &row.fen);
            assert_eq!(game.legal_moves(), []);
            assert_eq!(game.legal_moves_from("a1").unwrap(), []);
            assert_eq!((game.perft(1), game.perft(0)), (0, 1));
            for text in ["e2e3", "Ka2", "x@a1", "", "nonsense"] {
                let error = refuse(&mut game, text);
                assert!(matches!(error, PlayError::GameOver(_)), "{error:?}");
            }
            ended += 1;
        }
    }
    println!("{ended} positions at the end of a game");
    assert!(ended > 30);
}

#[test]
fn a_finished_game_can_be_taken_back_and_played_otherwise() {
    let mut game = game("krida", &Options::new(), "7k/R7/8/8/8/8/1R5p/K7 w - - 0 1");
    game.play("Rb8#").unwrap();
    assert!(matches!(refuse(&mut game, "Kg7"), PlayError::GameOver(_)));
    assert_eq!(game.undo().unwrap().san, "Rb8#");
    game.play("Rb3").unwrap();
    assert!(game.redo().is_none(), "what was undone is forgotten");
    assert_eq!(game.history().len(), 1);
    game.play("h1=M").unwrap();
}

#[test]
fn undo_and_redo_at_the_ends_of_the_history() {
    let mut game = Game::new("krida").unwrap();
    let before = picture(&game);
    assert!(game.undo().is_none() && game.redo().is_none());
    assert_eq!(picture(&game), before);
    game.play("e3").unwrap();
    game.undo();
    refuse(&mut game, "e2e9");
    assert_eq!(
        game.redo().unwrap().uci,
        "e2e3",
        "a refused move forgets nothing"
    );
}

/// What is wrong in a field that is left out is missing at the end.
#[test]
fn faults_of_missing_fields() {
    let faults = [
        ("7k/8/8/8/8/8/8/K6R", "turn", 19),
        ("7k/8/8/8/8/8/4N3/K7 w - - 0 1 opening=2,3", "moved", 42),
        ("7k/8/8/8/8/8/4N3/K7 w - - 0 1 opening=2,3  ", "moved", 42),
    ];
    for (fen, field, column) in faults {
        match Game::with_options("chadarangam", [], Some(fen)) {
            Err(GameError::Fen(error)) => {
                assert_eq!((error.field.as_str(), error.column), (field, column));
            }
            other => panic!("{fen}: {:?}", other.map(|game| game.fen())),
        }
    }
}

/// One of a thing is not spoken of as several, and what is missing is said to be.
#[test]
fn sentences_are_english() {
    let sentences = [
        (
            "krida",
            "8 w - - 0 1",
            "FEN field placement, column 1: the placement has 1 rank instead of 8",
        ),
        (
            "krida",
            "8/8 w - - 0 1",
            "FEN field placement, column 1: the placement has 2 ranks instead of 8",
        ),
        (
            "krida",
            "k/8/8/8/8/8/8/K7 w - - 0 1",
            "FEN field placement, column 2: rank 8 has 1 square instead of 8",
        ),
        (
            "krida",
            "kk6/8/8/8/8/8/8/K7 w - - 0 1",
            "FEN field placement, column 2: Black has 2 Kings instead of 1",
        ),
        (
            "krida",
            "k7/7p/8/8/8/8/P7/K7 w - - 0 1 checks=0,1",
            "FEN field checks, column 31: Black cannot have given 1 check in a row here",
        ),
        (
            "krida",
            "k7/7p/8/8/8/8/P7/K7 w - - 0 1 =1,0",
            "FEN, column 31: the field \"=1,0\" has no name before its =",
        ),
        (
            "krida",
            "k7/7p/8/8/8/8/P7/K7 w - - 0 1 x=1,0",
            "FEN field x, column 31: krida has no field \"x=1,0\" after the six: those there are like name=value, and called checks",
        ),
        (
            "shatranj-14",
            "13k/14/14/14/14/14/14/14/14/14/14/14/P13/K13 w - - 0 1 x=1",
            "FEN field x, column 56: shatranj-14 has no field \"x=1\" after the six: it has none there",
        ),
        (
            "chadarangam",
            "4k3/7p/8/8/8/8/P7/4K3 b - - 0 1 opening=1,3",
            "FEN field opening, column 33: White cannot have 1 opening move left here",
        ),
        (
            "chadarangam",
            "4k3/7p/8/8/8/8/P7/4K3 b - - 0 1 opening=2,3",
            "FEN field opening, column 33: White cannot have 2 opening moves left here",
        ),
    ];
    for (variant, fen, sentence) in sentences {
        match Game::with_options(variant, [], Some(fen)) {
            Err(error) => assert_eq!(error.to_string(), sentence),
            Ok(_) => panic!("{fen}"),
        }
    }
}

/// C2: no opening move gives check or leaves one's own King attacked, and nobody has moved before White.
#[test]
fn who_can_be_in_check_in_the_opening() {
    let refused = [
        "r6k/8/8/8/8/8/8/K6N w - - 0 1 opening=1,3 moved=h1",
        "4k3/pppp1ppp/8/8/8/8/PPPPrPPP/4K2N w - - 0 1 opening=3,3",
        "4k3/pppp1ppp/8/8/8/8/PPPPrPPP/4K2N w - - 0 1 opening=2,0 moved=e1",
        "r3k3/7p/8/8/8/8/1P6/K6N w - - 0 1 opening=3,0",
        "4k2n/4Rppp/8/8/8/8/4RPPP/4K3 b - - 0 1 opening=0,2 moved=e8",
    ];
    for fen in refused {
        match Game::with_options("chadarangam", [], Some(fen)) {
            Err(GameError::Fen(error)) => {
                assert_eq!(
                    (error.field.as_str(), fen.find("opening=")),
                    ("opening", Some(error.column - 1))
                );
                assert!(error.to_string().contains("cannot be in check"), "{error}");
            }
            other => panic!("{fen}: {:?}", other.map(|game| game.fen())),
        }
    }
    let arise = [
        // White had no opening move, and the ordinary turn that he took instead gave check.
        "4k2n/4Rppp/8/8/8/8/4RPPP/4K3 b - - 0 1 opening=0,3",
        "4k3/4rppp/8/8/8/8/4RPPP/4K3 w - - 0 1 opening=3,3",
        "4k3/4r1pp/8/8/8/8/5PPP/4K2N w - - 0 1",
    ];
    for fen in arise {
        let game = game("chadarangam", &Options::new(), fen);
        assert_eq!(game.fen(), fen);
        assert_eq!(
            game.status().check,
            fen.contains("opening=0,3") || fen.ends_with('1')
        );
    }
}

/// FEN counts stop at four digits, so that every position has a text that can be read.
#[test]
fn counts_at_their_limits() {
    let positions = [
        ("krida", "k7/7p/8/8/8/8/8/K1N5 b - - 9999 9999"),
        (
            "shatranj-14",
            "k13/14/14/14/14/14/14/14/14/14/14/14/14/KN12 b - - 9998 9999",
        ),
        ("chadarangam", "k7/7p/8/8/8/8/8/K1N5 b - - 9999 9999"),
    ];
    for (variant, fen) in positions {
        let mut game = game(variant, &Options::new(), fen);
        for _ in 0..6 {
            let turns = game.legal_moves();
            let quiet = turns
                .iter()
                .find(|turn| turn.piece != 'P' && turn.captured.is_none());
            let text = quiet.unwrap().uci.clone();
            game.play(&text).unwrap();
            let again = Game::with_options(variant, pairs(&Options::new()), Some(&game.fen()));
            assert_eq!(again.unwrap().fen(), game.fen());
            assert!(game.fen().ends_with("- - 9999 9999"), "{}", game.fen());
        }
    }
}
