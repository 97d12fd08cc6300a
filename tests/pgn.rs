//! PGN: what is written is read back, and what is wrong is named.
#![cfg(not(target_arch = "wasm32"))]

mod seed;

use std::fs;

use buddhibala::Game;
use buddhibala::geometry::Color;
use buddhibala::notation::pgn::{self, GameResult, PgnFault};
use buddhibala::rules;
use proptest::prelude::*;
use seed::config;

/// A game of up to `plies` turns, each chosen by the next number.
fn random_game(variant: &str, options: &[(&str, &str)], choices: &[usize]) -> Game {
    let mut game = Game::with_options(variant, options.iter().copied(), None).unwrap();
    for choice in choices {
        let legal = game.legal_moves();
        if legal.is_empty() {
            break;
        }
        game.play(&legal[choice % legal.len()].uci).unwrap();
    }
    game
}

/// One option changed, or none.
fn options(variant: usize, which: usize) -> Vec<(&'static str, &'static str)> {
    let ruleset = rules::all()[variant];
    let mut choices = vec![Vec::new()];
    for option in ruleset.options {
        for value in &option.values[1..] {
            choices.push(vec![(option.name, value.name)]);
        }
    }
    choices.swap_remove(which % choices.len())
}

proptest! {
    #![proptest_config(config(1000))]

    #[test]
    fn games_are_read_back(
        which in any::<usize>(),
        choices in prop::collection::vec(0..1000_usize, 0..120),
    ) {
        for variant in 0..rules::all().len() {
            let game = random_game(rules::all()[variant].id, &options(variant, which), &choices);
            let text = game.pgn([("Event", "a \"quoted\" \\ event")]);
            prop_assert!(text.lines().all(|line| line.chars().count() <= 80 || line.starts_with('[')));
            let read = Game::from_pgn(&text).unwrap();
            prop_assert_eq!(read.fen(), game.fen());
            prop_assert_eq!(read.rules(), game.rules());
            prop_assert_eq!(read.history(), game.history());
            let parsed = pgn::parse(&text);
            prop_assert_eq!(pgn::write(&parsed[0]), text);
            prop_assert_eq!(parsed[0].tag("Event"), Some("a \"quoted\" \\ event"));
        }
    }

    #[test]
    fn hostile_texts_are_read_or_refused(text in "\\PC{0,60}", cut in any::<usize>()) {
        let good = Game::new("chadarangam").unwrap().pgn([]) + "1. g3 {a} (1. f3 $2) Nf3 Bh3 1... b6 *";
        let mut spliced: Vec<char> = good.chars().collect();
        let at = cut % spliced.len();
        spliced.splice(at..at, text.chars());
        let spliced: String = spliced.into_iter().collect();
        for text in [text, spliced] {
            for game in pgn::parse(&text) {
                let written = pgn::write(&game);
                let again = pgn::parse(&written);
                if game.rules.is_some() && game.error.is_none() {
                    prop_assert_eq!(&again[0].line, &game.line);
                }
            }
        }
    }
}

/// The games of the vectors in one file, with the endings that they have.
#[test]
fn a_file_of_many_games() {
    let mut file = String::new();
    let mut fens = Vec::new();
    for name in ["games", "special_games"] {
        let path = format!("{}/tests/vectors/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
        for line in fs::read_to_string(path).unwrap().lines() {
            let row: serde_json::Value = serde_json::from_str(line).unwrap();
            let text =
                |value: &serde_json::Value| value.as_str().map_or(value.to_string(), str::to_owned);
            let options: Vec<(String, String)> = row["options"]
                .as_object()
                .unwrap()
                .iter()
                .map(|(name, value)| (name.clone(), text(value)))
                .collect();
            let options = options
                .iter()
                .map(|(name, value)| (name.as_str(), value.as_str()));
            let mut game = Game::with_options(
                row["variant"].as_str().unwrap(),
                options,
                row["start"].as_str(),
            )
            .unwrap();
            for san in row["san"].as_array().unwrap() {
                game.play(san.as_str().unwrap()).unwrap();
            }
            file += &game.pgn([]).replace('\n', "\r\n");
            file += "\r\n";
            fens.push((game.fen(), game.status()));
        }
    }
    let games = pgn::parse(&file);
    assert_eq!((games.len(), fens.len()), (274, 274));
    for (read, (fen, status)) in games.iter().zip(&fens) {
        assert_eq!(read.error, None);
        let mut game = Game::with_options(
            read.rules.unwrap().ruleset().id,
            read.rules.unwrap().options(),
            read.start.as_deref(),
        )
        .unwrap();
        for node in &read.line.moves {
            game.play(&node.san).unwrap();
        }
        assert_eq!(game.fen(), *fen);
        let result = match (status.outcome, status.winner()) {
            (None, _) => GameResult::Unknown,
            (Some(_), None) => GameResult::Drawn,
            (Some(_), Some(winner)) => GameResult::Won(winner),
        };
        assert_eq!(read.result, result);
    }
}

const HEAD: &str = "[Variant \"Krida Buddhibalasrita\"]\n\n";

#[test]
fn comments_annotations_and_variations_are_kept() {
    let text = format!(
        "{HEAD}{{Before}} 1. e3! $10 {{good; (not a variation)}} e6 ; to the end\n\
         (1... d6 {{or}} 2. Nf3 (2. f3) 2... Nf6) (1... f6?!) 2.Nf3 Nf6 3. d3 *"
    );
    let games = pgn::parse(&text);
    assert_eq!(games[0].error, None);
    let line = &games[0].line;
    assert_eq!(line.comments, ["Before"]);
    assert_eq!(line.moves[0].nags, [1, 10]);
    assert_eq!(line.moves[0].comments, ["good; (not a variation)"]);
    assert_eq!(line.moves[1].comments, ["to the end"]);
    assert_eq!(line.moves[1].variations.len(), 2);
    assert_eq!(
        line.moves[1].variations[0].moves[1].variations[0].moves[0].san,
        "f3"
    );
    assert_eq!(line.moves[1].variations[1].moves[0].nags, [6]);
    assert_eq!(line.moves.len(), 5);
    assert_eq!(pgn::parse(&pgn::write(&games[0]))[0].line, *line);
}

#[test]
fn an_opening_turn_has_one_number() {
    let mut game = Game::new("chadarangam").unwrap();
    for san in ["g3", "Nf3", "Bh3", "b6", "Nc6", "Ba6", "Rf1"] {
        game.play(san).unwrap();
    }
    let text = game.pgn([]);
    assert!(
        text.ends_with("\n1. g3 Nf3 Bh3 b6 Nc6 Ba6 2. Rf1 *\n"),
        "{text}"
    );
    let black_first =
        "[Variant \"krida\"]\n[FEN \"4k3/p7/8/8/8/8/P7/4K3 b - - 0 7\"]\n\n7... a6 8. a3 *";
    let written = pgn::write(&pgn::parse(black_first)[0]);
    assert!(written.contains("[SetUp \"1\"]\n[FEN \"4k3/p7/8/8/8/8/P7/4K3 b - - 0 7\"]"));
    assert!(written.ends_with("\n7... a6 8. a3 *\n"));
}

#[test]
fn a_tag_cannot_bring_in_another() {
    let game = Game::new("krida").unwrap();
    let evil = "x\"]\n[Variant \"chess\"]\n\n1. e4";
    let text = game.pgn([
        (evil, "a"),
        ("", "b"),
        ("White", evil),
        ("Variant", "chess"),
    ]);
    let games = pgn::parse(&text);
    assert_eq!((games.len(), &games[0].error), (1, &None), "{text}");
    assert_eq!(games[0].tag("Variant"), Some("krida"));
    assert_eq!(games[0].tags.len(), 8);
    assert!(games[0].tag("White").unwrap().starts_with("x\"] [Variant"));
}

type Expected = fn(&PgnFault) -> bool;

#[test]
fn what_is_wrong_is_named_and_what_came_before_is_kept() {
    let second = "\n\n[Variant \"krida\"]\n\n1. d3 *";
    let cases: [(String, Option<u16>, usize, Expected); 12] = [
        ("1. e4 *".to_owned(), None, 0, |fault| {
            *fault == PgnFault::NoVariant
        }),
        (
            "[Variant \"chess\"]\n\n1. e4".to_owned(),
            None,
            0,
            |fault| matches!(fault, PgnFault::Rules(_)),
        ),
        (
            "[Variant \"krida\"]\n[Options \"castling=yes\"]\n\n1. e3".to_owned(),
            None,
            0,
            |fault| matches!(fault, PgnFault::Rules(_)),
        ),
        (
            "[Variant \"krida\"]\n[Options \"nonsense\"]\n\n1. e3".to_owned(),
            None,
            0,
            |fault| matches!(fault, PgnFault::Options { .. }),
        ),
        (
            "[Variant \"krida\"]\n[FEN \"8/8\"]\n\n1. e3".to_owned(),
            None,
            0,
            |fault| matches!(fault, PgnFault::Fen(_)),
        ),
        (format!("{HEAD}1. e3 e6 2. Ke7 *"), Some(2), 2, |fault| {
            matches!(fault, PgnFault::Move(_)) && fault.to_string().contains("Ke7")
        }),
        (format!("{HEAD}1. e3 castles *"), Some(1), 1, |fault| {
            matches!(fault, PgnFault::Move(_))
        }),
        (format!("{HEAD}1. e3 (1. d3 *"), None, 1, |fault| {
            *fault == PgnFault::Parentheses
        }),
        (format!("{HEAD}1. e3) e6"), Some(1), 1, |fault| {
            *fault == PgnFault::Parentheses
        }),
        (format!("{HEAD}1. e3 {{never closed"), Some(1), 1, |fault| {
            matches!(fault, PgnFault::Syntax { .. })
        }),
        (format!("{HEAD}1. e3 $999"), Some(1), 1, |fault| {
            matches!(fault, PgnFault::Syntax { .. })
        }),
        (
            format!("{HEAD}1. e3 {}", "(1. d3 ".repeat(100)),
            Some(1),
            1,
            |fault| matches!(fault, PgnFault::Parentheses | PgnFault::TooDeep),
        ),
    ];
    for (text, turn, moves, expected) in cases {
        let games = pgn::parse(&text);
        let error = games[0]
            .error
            .clone()
            .unwrap_or_else(|| panic!("{text} is accepted"));
        assert!(expected(&error.fault), "{text}: {error}");
        assert_eq!(error.turn, turn, "{text}: {error}");
        assert_eq!(games[0].line.moves.len(), moves, "{text}");
        if !text.contains('{') {
            let both = pgn::parse(&(text.clone() + second));
            assert_eq!(
                both.last().map(|game| game.line.moves.len()),
                Some(1),
                "{text}"
            );
        }
        assert!(Game::from_pgn(&text).is_err());
    }
}

#[test]
fn the_end_of_a_game_ends_it() {
    let over = "[Variant \"krida\"]\n[FEN \"R6k/1R6/8/8/8/8/7p/K7 b - - 0 1\"]\n\n1... Kg7 0-1";
    let game = &pgn::parse(over)[0];
    assert!(matches!(
        game.error.as_ref().map(|error| &error.fault),
        Some(PgnFault::AfterEnd { .. })
    ));
    assert!(Game::from_pgn("").is_err() && pgn::parse(" \n\t").is_empty());
    let missing = &pgn::parse(&format!("{HEAD}1. e3"))[0];
    assert_eq!(
        (missing.result, missing.error.is_none()),
        (GameResult::Unknown, true)
    );
    let lost = &pgn::parse(&format!("{HEAD}1. e3 0-1"))[0];
    assert_eq!(lost.result, GameResult::Won(Color::Black));
}

#[test]
fn the_end_of_a_game_is_told() {
    let play = |options: &[(&str, &str)], fen: &str, text: &str| {
        let mut game = Game::with_options("krida", options.iter().copied(), Some(fen)).unwrap();
        game.play(text).unwrap();
        game
    };
    let bared = play(&[], "6k1/8/8/8/8/8/6n1/K6R w - - 0 1", "Rg1");
    assert!(!bared.pgn([]).contains("Termination"));
    let bared = play(&[], "7k/8/8/8/8/8/7n/K6R w - - 0 1", "Rxh2+");
    let text = bared.pgn([]);
    assert!(
        text.contains("[Result \"1-0\"]")
            && text.contains("[Termination \"bare king, lesser win\"]"),
        "{text}"
    );
    assert!(
        bared
            .pgn([("Termination", "normal")])
            .contains("[Termination \"normal\"]")
    );
    let mate = play(&[], "7k/R7/8/8/8/8/1R5p/K7 w - - 0 1", "Rb8#");
    let text = mate.pgn([]);
    assert!(text.contains("[Termination \"checkmate\"]"), "{text}");
    assert_eq!(Game::from_pgn(&text).unwrap().pgn([]), text);
}

#[test]
fn a_result_that_contradicts_the_moves_is_named_and_kept() {
    const MATE: &str = "[Variant \"krida\"]\n[FEN \"7k/R7/8/8/8/8/1R5p/K7 w - - 4 31\"]\n";
    const STALEMATE: &str =
        "[Variant \"chadarangam\"]\n[FEN \"k7/8/1Q6/8/8/8/P7/K7 b - - 4 31\"]\n";
    let wrong = [
        (
            format!("{MATE}\n31. Rb8# 0-1"),
            4,
            "0-1",
            "1-0: White has won by checkmate",
        ),
        (
            format!("{MATE}\n31. Rb8#\n1/2-1/2"),
            5,
            "1/2-1/2",
            "1-0: White has won by checkmate",
        ),
        (
            format!("{MATE}[Result \"0-1\"]\n\n31. Rb8#"),
            3,
            "0-1",
            "1-0: White has won by checkmate",
        ),
        (
            format!("{MATE}[Result \"0-1\"]\n\n31. Rb8# 1-0"),
            3,
            "0-1",
            "1-0: White has won by checkmate",
        ),
        (
            format!("{STALEMATE}\n1-0"),
            4,
            "1-0",
            "1/2-1/2: it is drawn by stalemate",
        ),
    ];
    for (text, line, given, end) in wrong {
        let game = &pgn::parse(&text)[0];
        let error = game
            .error
            .clone()
            .unwrap_or_else(|| panic!("{text} is accepted"));
        assert!(matches!(error.fault, PgnFault::Result { .. }), "{error}");
        assert_eq!((error.line, error.turn), (line, Some(31)), "{text}");
        let sentence = error.to_string();
        assert!(
            sentence.contains(&format!("the result {given} ")) && sentence.ends_with(end),
            "{sentence}"
        );
        assert_eq!(game.line.moves.len(), text.matches("Rb8").count());
        let kept = if text.ends_with("1-0") { "1-0" } else { given };
        assert_eq!(game.result.text(), kept, "{text}");
        assert!(Game::from_pgn(&text).is_err());
    }
    let right = [
        format!("{MATE}\n31. Rb8# 1-0"),
        format!("{MATE}\n31. Rb8# *"),
        format!("{MATE}[Result \"1-0\"]\n\n31. Rb8#"),
        format!("{MATE}[Result \"?\"]\n\n31. Rb8#"),
        format!("{MATE}\n31. Rb3 (31. Rb8# 0-1) 0-1"),
        format!("{STALEMATE}\n1/2-1/2"),
    ];
    for text in right {
        assert_eq!(pgn::parse(&text)[0].error, None, "{text}");
        Game::from_pgn(&text).unwrap();
    }
}

#[test]
fn what_a_text_says_beside_the_moves_comes_back() {
    let text = "[Event \"Museum \\\"evening\\\"\"]\n[Variant \"krida\"]\n[Annotator \"B\"]\n[Termination \"resignation\"]\n\n\
                {Before} 1. e3 $1 {good} e6 (1... d6 {or} 2. Nf3) 2. Nf3 0-1";
    let read = &pgn::parse(text)[0];
    assert_eq!(read.error, None);
    let mut game = Game::from_pgn(text).unwrap();
    let written = game.pgn([]);
    assert_eq!(written, pgn::write(read));
    for kept in [
        "[Event \"Museum \\\"evening\\\"\"]",
        "[Annotator \"B\"]",
        "[Result \"0-1\"]",
        "[Termination \"resignation\"]",
        "{Before} 1. e3 $1 {good} 1... e6 (1... d6 {or} 2. Nf3) 2. Nf3 0-1\n",
    ] {
        assert!(written.contains(kept), "{kept} in {written}");
    }
    let given = game.pgn([("Annotator", "C"), ("Result", "1-0")]);
    assert!(given.contains("[Annotator \"C\"]") && !given.contains("Annotator \"B\""));
    assert!(
        given.contains("[Event \"Museum") && given.ends_with(" 1-0\n"),
        "{given}"
    );

    game.undo();
    let back = game.pgn([]);
    assert!(
        back.ends_with("1... e6 (1... d6 {or} 2. Nf3) *\n") && !back.contains("Termination"),
        "{back}"
    );
    game.redo();
    assert_eq!(game.pgn([]), written);
    game.play("Nf6").unwrap();
    let on = game.pgn([]);
    assert!(
        on.ends_with("2. Nf3 Nf6 *\n") && !on.contains("Termination"),
        "{on}"
    );
    assert!(on.contains("[Annotator \"B\"]") && on.contains("{Before}"));
    game.undo();
    assert!(
        game.pgn([]).ends_with("2. Nf3 *\n"),
        "another move was played"
    );
}

/// The moves of a line and of all that branches off it.
fn moves_of(line: &pgn::Line) -> usize {
    let variations = line.moves.iter().flat_map(|node| &node.variations);
    line.moves.len() + variations.map(moves_of).sum::<usize>()
}

/// Whether the last game is refused for having too much of something, with the moves of all games.
fn too_much(text: &str, expected: &str, limit: usize) -> usize {
    let games = pgn::parse(text);
    let error = games
        .last()
        .and_then(|game| game.error.as_ref())
        .expect(expected);
    let PgnFault::TooMuch { things, most } = error.fault else {
        panic!("{expected}: {error}");
    };
    assert_eq!((things, most), (expected, limit));
    games.iter().map(|game| moves_of(&game.line)).sum()
}

#[test]
fn of_an_absurd_text_only_so_much_is_read() {
    let next = "\n\n[Variant \"krida\"]\n\n1. d3 *";
    let variations = format!("{HEAD}1. e3 {} *{next}", "(1. d3)".repeat(600_000));
    assert_eq!(
        too_much(&variations, "moves", pgn::MOST_MOVES),
        pgn::MOST_MOVES
    );
    let long = format!("{HEAD}{}*{next}", "Nf3 Nf6 Ng1 Ng8 ".repeat(200_000));
    assert_eq!(
        too_much(&long, "moves in a row", pgn::LONGEST_LINE),
        pgn::LONGEST_LINE
    );
    let games = format!("{HEAD}1. e9\n\n").repeat(pgn::MOST_GAMES + 100);
    assert_eq!(pgn::parse(&games).len(), pgn::MOST_GAMES + 1);
    assert_eq!(too_much(&games, "games", pgn::MOST_GAMES), 0);
    let tags = |number: usize| {
        (0..number)
            .map(|name| format!("[A{name} \"\"]\n"))
            .collect::<Vec<_>>()
            .concat()
    };
    let many = format!("{}{HEAD}1. e3 *{next}", tags(300_000));
    assert_eq!(too_much(&many, "tags of a game", pgn::MOST_TAGS), 0);
    let read = pgn::parse(&format!("{}{HEAD}1. e3 *", tags(pgn::MOST_TAGS - 1)));
    assert_eq!(
        (read[0].tags.len(), &read[0].error),
        (pgn::MOST_TAGS, &None)
    );
}

#[test]
fn as_much_as_is_read_is_read_to_the_end() {
    let most = format!("{HEAD}1. e3 {}*", "(1. d3)".repeat(pgn::MOST_MOVES - 1));
    let games = pgn::parse(&most);
    assert_eq!(
        (games[0].error.as_ref(), moves_of(&games[0].line)),
        (None, pgn::MOST_MOVES)
    );
    let game = format!("{HEAD}1. e3 *\n\n").repeat(pgn::MOST_GAMES);
    let games = pgn::parse(&game);
    assert_eq!(games.len(), pgn::MOST_GAMES);
    assert!(
        games
            .iter()
            .all(|game| game.error.is_none() && game.line.moves.len() == 1)
    );
}

/// Tags on one line were once looked through again for each of them.
#[test]
fn tags_may_share_a_line_but_no_tag_has_two() {
    let games = pgn::parse("[Event \"a\"][Variant \"krida\"] [White \"b\"]\n\n1. e3 *");
    assert_eq!(
        (games.len(), games[0].tags.len(), &games[0].error),
        (1, 3, &None)
    );
    for text in [
        "[Variant\n\"krida\"]",
        "[Variant \"kri\nda\"]",
        "[Variant \"krida\"\n]",
        "[Variant \"krida\\\n\"]",
    ] {
        let game = &pgn::parse(&format!("{text}\n\n1. e3 *"))[0];
        assert!(
            game.error.is_some() && game.tags.is_empty(),
            "{text}: {game:?}"
        );
    }
    let crowded = format!("{}\n{HEAD}1. e3 *", "[A \"\"]".repeat(600_000));
    assert_eq!(too_much(&crowded, "tags of a game", pgn::MOST_TAGS), 0);
}

#[test]
fn a_line_that_is_no_tag_does_not_cut_a_game_in_two() {
    let text = "[Options \"capture=maddat-mari\"]\n[White \"A\"B\"]\n[Variant \"chadarangam\"]\n\n1. g3 *\n\n\
                [Variant \"krida\"]\n\n1. e3 *";
    let games = pgn::parse(text);
    assert_eq!(games.len(), 2);
    let error = games[0].error.as_ref().unwrap();
    assert_eq!(error.line, 2);
    assert!(matches!(error.fault, PgnFault::Syntax { .. }), "{error}");
    assert_eq!(games[0].tag("Options"), Some("capture=maddat-mari"));
    assert!(games[1].error.is_none() && games[1].line.moves.len() == 1);
}

#[test]
fn a_game_without_moves_ends_where_the_next_one_begins() {
    let text = "[Event \"a\"]\n[Variant \"krida\"]\n\n\n[Event \"b\"]\n[Variant \"chadarangam\"]\n\n1. g3 Nf3 Bh3 *";
    let games = pgn::parse(text);
    let events: Vec<_> = games.iter().map(|game| game.tag("Event")).collect();
    assert_eq!(events, [Some("a"), Some("b")]);
    assert!(games.iter().all(|game| game.error.is_none()), "{games:?}");
    assert_eq!(games[1].line.moves.len(), 3);
}

#[test]
fn a_game_that_was_given_up_has_a_result() {
    let mut game = Game::new("krida").unwrap();
    game.play("e3").unwrap();
    let text = game.pgn([("Result", "0-1"), ("Termination", "resignation")]);
    assert!(
        text.contains("[Result \"0-1\"]") && text.ends_with("1. e3 0-1\n"),
        "{text}"
    );
    assert_eq!(pgn::parse(&text)[0].result, GameResult::Won(Color::Black));
    assert!(game.pgn([("Result", "<b>")]).ends_with("1. e3 *\n"));
    let without = format!("{HEAD}1. e3").replace("[Variant", "[Result \"1/2-1/2\"]\n[Variant");
    assert_eq!(pgn::parse(&without)[0].result, GameResult::Drawn);
}

#[test]
fn a_comment_ends_with_any_kind_of_line() {
    let games = pgn::parse("[Variant \"krida\"]\r\r1. e3 ; quiet\r1... e6 *");
    assert_eq!(games[0].line.moves.len(), 2, "{games:?}");
}
