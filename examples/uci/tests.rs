use std::sync::mpsc::channel;

use super::console::Console;
use super::session::Session;

/// What is answered to these lines, all of which are there from the beginning.
fn answers(commands: &str) -> Vec<String> {
    let (sender, lines) = channel();
    for line in commands.lines() {
        sender.send(line.trim().to_owned()).expect("a listener");
    }
    drop(sender);
    let mut session = Session::new(Console::new(lines, Vec::new()));
    session.run();
    let text = String::from_utf8(session.into_console().into_output()).expect("text");
    text.lines().map(str::to_owned).collect()
}

fn moves_of(answers: &[String]) -> Vec<&str> {
    let moves = answers
        .iter()
        .filter_map(|line| line.strip_prefix("bestmove "));
    moves.collect()
}

fn has(answers: &[String], beginning: &str) -> bool {
    answers.iter().any(|line| line.starts_with(beginning))
}

#[test]
fn it_introduces_itself() {
    let answers = answers("uci\nisready\nquit\nisready");
    assert!(answers[0].starts_with("id name buddhibala "));
    assert_eq!(answers[answers.len() - 2..], ["uciok", "readyok"]);
    for option in [
        "option name UCI_Variant type combo default krida var krida var chadarangam var shatranj-14",
        "option name Hash type spin default 64 min 1 max 1024",
        "option name checkLimit type combo default default var default var 64 var 0",
    ] {
        assert!(answers.iter().any(|line| line == option), "{answers:#?}");
    }
    assert!(has(
        &answers,
        "option name bareKing type combo default default var default "
    ));
}

#[test]
fn it_counts_what_every_variant_allows() {
    for variant in ["krida", "chadarangam", "shatranj-14"] {
        let answers = answers(&format!(
            "setoption name UCI_Variant value {variant}\nposition startpos\ngo perft 2"
        ));
        let game = buddhibala::Game::new(variant).expect(variant);
        let total = format!("Nodes searched: {}", game.perft(2));
        assert!(answers.contains(&total), "{answers:?}");
        for told in game.legal_moves() {
            assert!(has(&answers, &format!("{}: ", told.uci)), "{}", told.uci);
        }
    }
}

#[test]
fn it_looks_as_deep_as_told_and_answers_with_a_legal_move() {
    let answers = answers(
        "position startpos moves e2e3\ngo depth 3\ngo nodes 500\ngo movetime 5\ngo wtime 60 btime 60 winc 1 binc 1",
    );
    assert!(has(&answers, "info depth 3 multipv 1 score "));
    let line = answers.iter().find(|line| line.starts_with("info depth 3"));
    for word in [" nodes ", " nps ", " time ", " pv "] {
        assert!(line.is_some_and(|line| line.contains(word)), "{line:?}");
    }
    let mut game = buddhibala::Game::new("krida").expect("a game");
    game.play("e2e3").expect("a legal move");
    let moves = moves_of(&answers);
    assert_eq!(moves.len(), 4);
    for text in moves {
        assert!(game.play(text).is_ok(), "{text}");
        game.undo();
    }
}

#[test]
fn it_thinks_until_it_is_stopped() {
    let answers = answers(
        "position startpos\ngo infinite\nisready\nposition startpos moves e2e3\nstop\ngo depth 1",
    );
    let ready = answers.iter().position(|line| line == "readyok");
    let best = answers.iter().position(|line| line.starts_with("bestmove"));
    assert!(ready.is_some() && ready < best, "{answers:?}");
    assert_eq!(moves_of(&answers).len(), 2);
}

#[test]
fn the_end_of_the_input_ends_an_endless_search_only() {
    assert_eq!(moves_of(&answers("go infinite")).len(), 1);
    let answers = answers("go depth 4");
    assert!(has(&answers, "info depth 4 ") && moves_of(&answers).len() == 1);
}

#[test]
fn it_proves_mates() {
    let answers = answers(
        "position fen M5C1/2PP1M2/7k/2P4p/5R2/8/6KR/3M4 w - - 1 36
        go mate 2
        go mate 1
        setoption name UCI_Variant value chadarangam
        setoption name pawnsonly value check-allowed
        position fen 7k/8/p4K2/P1B3P1/8/8/8/8 w - - 0 1
        go mate 4
        setoption name pawnsOnly value default
        position fen 7k/8/p4K2/P1B3P1/8/8/8/8 w - - 0 1
        go mate 4",
    );
    assert!(has(&answers, "info depth 3 multipv 1 score mate 2 nodes "));
    assert!(has(&answers, "info depth 7 multipv 1 score mate 4 nodes "));
    let none = answers
        .iter()
        .filter(|line| line.starts_with("info string there is no win within "));
    assert_eq!(none.count(), 2);
    let moves = moves_of(&answers);
    assert_eq!((moves.len(), moves[0], moves[2]), (4, "f4g4", "f6f7"));
}

#[test]
fn a_proof_and_a_count_end_when_they_are_told_to() {
    for go in ["mate 64\nstop", "mate 64 movetime 5", "mate 64 nodes 500"] {
        let answers = answers(&format!("go {go}"));
        let unknown = answers
            .iter()
            .filter(|line| line.ends_with(", more is not known"));
        assert_eq!(
            (unknown.count(), moves_of(&answers).len()),
            (1, 1),
            "{answers:#?}"
        );
    }
    let answers = answers("go perft 64\nstop");
    assert_eq!(answers, ["info string stopped before all were counted"]);
}

#[test]
fn the_end_of_the_input_does_not_end_a_count() {
    assert!(has(&answers("go perft 3"), "Nodes searched: "));
}

#[test]
fn an_option_that_a_game_does_not_have_so_leaves_its_own() {
    let start = |variant: &str| {
        let game = buddhibala::Game::new(variant).expect(variant);
        game.fen()
    };
    let answers = answers(
        "setoption name bareKing value win
        setoption name UCI_Variant value chadarangam
        setoption name bareKing value win
        position startpos
        d
        setoption name UCI_Variant value krida
        position startpos
        d",
    );
    let troubles = answers
        .iter()
        .filter(|line| line.starts_with("info string "));
    assert_eq!(troubles.count(), 1, "{answers:#?}");
    for variant in ["chadarangam", "krida"] {
        assert!(answers.contains(&start(variant)), "{answers:#?}");
    }
}

#[test]
fn it_tells_several_lines() {
    let answers = answers("setoption name MultiPV value 3\nposition startpos\ngo depth 2");
    for number in 1..=3 {
        assert!(
            has(&answers, &format!("info depth 2 multipv {number} ")),
            "{answers:?}"
        );
    }
}

#[test]
fn it_has_no_move_when_the_game_is_over() {
    let fen = "R6k/1R6/8/8/8/8/7p/K7 b - - 0 1";
    let answers = answers(&format!(
        "position fen {fen}\ngo depth 3\ngo mate 2\ngo perft 1"
    ));
    assert_eq!(moves_of(&answers), ["(none)", "(none)"]);
    assert!(answers.contains(&"Nodes searched: 0".to_owned()));
}

#[test]
fn it_survives_garbage_and_keeps_its_position() {
    let long = "e2e9".repeat(1000);
    let answers = answers(&format!(
        "{long}\nsetoption name {long} value {long}\nsetoption name UCI_Variant value {long}\ngo depth {long}
        \u{0}\u{fffd} \u{1f40e}\nposition\nposition fen\nposition fen 8/8 w moves\nposition startpos moves e2e5
        setoption\nsetoption name\nsetoption name Hash value -1\nsetoption name MultiPV value 300
        setoption name UCI_Variant value chess\nsetoption name stalemate value maybe\nsetoption name leap value none
        position startpos moves e2e3\nposition startpos moves e2e3 zzzz\nposition startpos e2e4
        go depth x nodes\ngo perft\ngo perft -1\ngo movetime nan depth 1\ngo depth 99999999999999999999 nodes 10\nd
        go depth 1",
    ));
    let troubles = answers
        .iter()
        .filter(|line| line.starts_with("info string "));
    assert_eq!(troubles.count(), 22, "{answers:#?}");
    let fen = "rncmkcnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNCMKCNR b - - 0 1";
    assert!(answers.iter().any(|line| line == fen), "{answers:#?}");
    assert_eq!(moves_of(&answers).len(), 1, "{answers:#?}");
    assert!(answers.iter().all(|line| line.len() < 300), "{answers:#?}");
}
