//! Every row of the vectors for the games that the crate plays.
#![cfg(not(target_arch = "wasm32"))]

mod oracle;
mod rows;
mod subject;

use std::collections::{BTreeMap, BTreeSet};

use buddhibala::Game;
use buddhibala::search::{Limits, Score};
use rows::{AnyRow, FenRow, GameRow, MateRow, PLAYED, PerftRow, PositionRow, files, load};
use subject::{game, pairs, status};

/// Plays each legal turn by its coordinates and by its SAN: both must be that turn, and lead to the FEN expected.
fn check_turns(game: &mut Game, after: &BTreeMap<String, String>, place: &str) {
    let fen = game.fen();
    let mut sans = BTreeSet::new();
    for turn in game.legal_moves() {
        assert!(
            sans.insert(turn.san.clone()),
            "{place}: {} means two turns",
            turn.san
        );
        for text in [&turn.uci, &turn.san] {
            let played = game
                .play(text)
                .unwrap_or_else(|error| panic!("{place}: {error}"));
            assert_eq!(played, turn, "{place}: {text}");
            if let Some(fen) = after.get(&turn.uci) {
                assert_eq!(&game.fen(), fen, "{place}: {text}");
            }
            game.undo();
            assert_eq!(game.fen(), fen, "{place}: {text} undone");
        }
    }
}

fn check_position(row: &PositionRow) {
    let mut game = game(&row.variant, &row.options, &row.fen);
    let place = format!("{} {:?} {} {}", row.variant, row.options, row.fen, row.note);
    assert_eq!(game.fen(), row.fen, "{place}");
    assert_eq!(status(&game), row.status, "{place}");
    let turns = game.legal_moves();
    let mut legal: Vec<String> = turns.iter().map(|turn| turn.uci.clone()).collect();
    let mut expected = row.legal.clone();
    legal.sort();
    expected.sort();
    assert_eq!(legal, expected, "{place}");
    let sans: BTreeMap<String, String> =
        turns.into_iter().map(|turn| (turn.uci, turn.san)).collect();
    assert_eq!(sans, row.sans(), "{place}");
    assert!(
        row.after.keys().all(|turn| sans.contains_key(turn)),
        "{place}"
    );
    check_turns(&mut game, &row.after, &place);
    if let Some(nodes) = row.perft {
        assert_eq!([game.perft(1), game.perft(2)], nodes, "{place}");
    }
}

#[test]
fn the_crate_plays_what_these_tests_play() {
    let ids: Vec<&str> = buddhibala::rules::all()
        .iter()
        .map(|game| game.id)
        .collect();
    assert_eq!(ids, PLAYED);
}

#[test]
fn no_file_and_no_row_is_lost() {
    let (found, expected) = files();
    assert_eq!(found, expected);
    for file in found {
        load::<AnyRow>(&file);
    }
}

#[test]
fn clauses() {
    load("clauses").iter().for_each(check_position);
}

#[test]
fn fuzz() {
    load("fuzz").iter().for_each(check_position);
}

#[test]
fn stalemates() {
    load("stalemates").iter().for_each(check_position);
}

#[test]
fn waiting() {
    load("waiting").iter().for_each(check_position);
}

#[test]
fn perft() {
    let rows: Vec<PerftRow> = load("perft");
    for row in &rows {
        let nodes = game(&row.variant, &row.options, &row.fen).perft(row.depth);
        assert_eq!(nodes, row.nodes, "{row:?}");
    }
    let nodes: u64 = rows.iter().map(|row| row.nodes).sum();
    println!("perft: {nodes} nodes");
}

fn check_game(row: &GameRow) {
    let mut game = game(&row.variant, &row.options, &row.start);
    let mut by_san = game_again(row);
    for (ply, text) in row.moves.iter().enumerate() {
        let place = format!("{} {:?} {} {text}", row.variant, row.options, game.fen());
        assert_eq!(game.legal_moves().len(), row.legal_counts[ply], "{place}");
        let played = game
            .play(text)
            .unwrap_or_else(|error| panic!("{place}: {error}"));
        assert_eq!(&played.uci, text, "{place}");
        assert_eq!(played.san, row.san[ply], "{place}");
        let played = by_san
            .play(&row.san[ply])
            .unwrap_or_else(|error| panic!("{place}: {error}"));
        assert_eq!(&played.uci, text, "{place}");
        assert_eq!(game.fen(), row.fens[ply], "{place}");
        assert_eq!(by_san.fen(), row.fens[ply], "{place}");
        if let Some(claims) = &row.claims {
            let claimed: Vec<&str> = game
                .status()
                .claims
                .iter()
                .map(|claim| claim.name())
                .collect();
            assert_eq!(&claimed, &claims[ply], "{place}");
        }
    }
    assert_eq!(status(&game), row.result, "{}", game.fen());
    assert_eq!(game.legal_moves().len(), row.legal_counts[row.moves.len()]);
    take_back_and_replay(&mut game, row);
}

fn game_again(row: &GameRow) -> Game {
    game(&row.variant, &row.options, &row.start)
}

fn take_back_and_replay(game: &mut Game, row: &GameRow) {
    for ply in (0..row.moves.len()).rev() {
        let undone = game.undo().expect("a turn to take back");
        assert_eq!(undone.uci, row.moves[ply]);
        let expected = if ply == 0 {
            &row.start
        } else {
            &row.fens[ply - 1]
        };
        assert_eq!(&game.fen(), expected);
    }
    assert!(game.undo().is_none());
    assert_eq!(game.fen(), game.start_fen());
    for (text, fen) in row.moves.iter().zip(&row.fens) {
        let redone = game.redo().expect("a turn to play again");
        assert_eq!(&redone.uci, text);
        assert_eq!(&game.fen(), fen);
    }
    assert!(game.redo().is_none());
}

#[test]
fn games() {
    let rows: Vec<GameRow> = load("games");
    rows.iter().for_each(check_game);
    println!("games: {} plies", plies(&rows));
}

#[test]
fn special_games() {
    let rows: Vec<GameRow> = load("special_games");
    rows.iter().for_each(check_game);
    println!("special_games: {} plies", plies(&rows));
}

fn plies(rows: &[GameRow]) -> usize {
    rows.iter().map(|row| row.moves.len()).sum()
}

#[test]
fn good_and_bad_fens() {
    let rows: Vec<FenRow> = load("badfens");
    for row in &rows {
        let read = Game::with_options(&row.variant, pairs(&row.options), Some(&row.fen));
        match read {
            Ok(game) => {
                assert!(row.ok, "accepted: {row:?}");
                assert_eq!(Some(game.fen()), row.canonical, "{row:?}");
            }
            Err(buddhibala::game::GameError::Fen(error)) => {
                assert!(!row.ok, "{error}: {row:?}");
                assert_eq!(Some(&error.field), row.field.as_ref(), "{error}: {row:?}");
            }
            Err(error) => panic!("{error}: {row:?}"),
        }
    }
    let bad = rows.iter().filter(|row| !row.ok).count();
    println!("badfens: {bad} bad, {} good", rows.len() - bad);
    assert!(bad > 0 && bad < rows.len());
}

/// The turns that force checkmate within `turns` of the mover's own.
fn mating_turns(game: &mut Game, turns: u32) -> Vec<String> {
    let mut found = Vec::new();
    for turn in game.legal_moves() {
        game.play(&turn.uci).expect("a legal turn");
        if is_lost_within(game, turns - 1) {
            found.push(turn.uci);
        }
        game.undo();
    }
    found
}

fn is_lost_within(game: &mut Game, turns: u32) -> bool {
    if status(game).reason.as_deref() == Some("checkmate") {
        return true;
    }
    let answers = game.legal_moves();
    turns > 0
        && !answers.is_empty()
        && answers.into_iter().all(|answer| {
            game.play(&answer.uci).expect("a legal turn");
            let lost = !mating_turns(game, turns).is_empty();
            game.undo();
            lost
        })
}

#[test]
fn mates() {
    let rows: Vec<MateRow> = load("mates");
    for row in &rows {
        let mut game = game(&row.variant, &row.options, &row.fen);
        let mut keys = mating_turns(&mut game, row.mate_in);
        keys.sort();
        assert_eq!(keys, row.keys, "{row:?}");
        // The search counts a claim as a draw, so it is asked as if the last capture had just been made.
        let mut fields: Vec<_> = row.fen.split(' ').collect();
        fields[4] = "0";
        let game = self::game(&row.variant, &row.options, &fields.join(" "));
        let limits = Limits {
            depth: Some(2 * row.mate_in - 1),
            exact: true,
            ..Limits::default()
        };
        let found = game.search(&limits, &|| 0.0).expect("a running game");
        assert!(row.keys.contains(&found.best.uci), "{row:?}");
        assert_eq!(
            found.score,
            Score::MateIn(row.mate_in.cast_signed()),
            "{row:?}"
        );
    }
}
