//! The draws that a player may claim: the third repetition and a hundred quiet plies.
#![cfg(not(target_arch = "wasm32"))]

mod dice;
mod oracle;
mod subject;

use std::collections::HashMap;

use buddhibala::Game;
use buddhibala::game::MoveInfo;
use dice::Dice;
use oracle::rules::Options;
use subject::game;

const FIFTY: &str = "fifty-move";
const THIRD: &str = "repetition";

fn claims(game: &Game) -> Vec<&'static str> {
    let status = game.status();
    status.claims.iter().map(|claim| claim.name()).collect()
}

fn play(game: &mut Game, turns: &str) {
    for turn in turns.split_whitespace() {
        game.play(turn).unwrap_or_else(|error| panic!("{error}"));
    }
}

#[test]
fn the_first_position_counts_as_the_first_time() {
    let mut game = Game::new("krida").unwrap();
    for round in 1..=3 {
        play(&mut game, "Nf3 Nf6 Ng1");
        assert_eq!(claims(&game), if round == 3 { vec![THIRD] } else { vec![] });
        play(&mut game, "Ng8");
        assert_eq!(claims(&game), if round == 1 { vec![] } else { vec![THIRD] });
    }
    assert!(!game.legal_moves().is_empty(), "a claim ends nothing");
}

#[test]
fn taking_back_takes_the_claim_back_and_playing_again_restores_it() {
    let mut game = Game::new("shatranj-14").unwrap();
    play(&mut game, "Nl3 Nl12 Nm1 Nm14 Nl3 Nl12 Nm1 Nm14");
    assert_eq!(claims(&game), [THIRD]);
    game.undo();
    assert_eq!(claims(&game), [""; 0]);
    game.redo();
    assert_eq!(claims(&game), [THIRD]);
    play(&mut game, "a3");
    assert_eq!(claims(&game), [""; 0]);
}

#[test]
fn who_is_to_move_matters_and_rows_of_checks_do_not() {
    let fen = "k7/8/8/8/8/8/P6p/K2R4 w - - 0 1";
    let mut game = game("krida", &Options::new(), fen);
    play(&mut game, "Rd8 Ka7 Rd1 Ka8 Rd8");
    assert!(game.fen().ends_with("checks=1,0"), "{}", game.fen());
    play(&mut game, "Ka7 Re8 Ka6 Rd8 Ka7 Rd1 Ka8");
    assert_eq!(
        claims(&game),
        [THIRD],
        "the start for the third time: {}",
        game.fen()
    );
    play(&mut game, "Rd8");
    assert_eq!(claims(&game), [THIRD]);
}

#[test]
fn a_hundred_plies_without_capture_removal_or_pawn_move() {
    let fen = "k7/8/8/8/8/1n6/P6p/K2R4 w - - 98 90";
    let mut game = game("krida", &Options::new(), fen);
    play(&mut game, "Kb2");
    assert_eq!(claims(&game), [""; 0]);
    play(&mut game, "Nd4");
    assert_eq!(claims(&game), [FIFTY]);
    play(&mut game, "Kb1");
    assert_eq!(claims(&game), [FIFTY]);
    game.undo();
    play(&mut game, "a3");
    assert_eq!(claims(&game), [""; 0], "a pawn move");
    game.undo();
    play(&mut game, "Rxd4");
    assert_eq!(claims(&game), [""; 0], "a capture");
}

#[test]
fn a_removal_begins_the_count_anew() {
    let fen = "k1CN4/1CK5/pM1R4/N7/8/8/8/8 b - - 120 143";
    let mut game = game("krida", &Options::new(), fen);
    assert_eq!(claims(&game), [FIFTY]);
    play(&mut game, "x@b6");
    assert_eq!(claims(&game), [""; 0]);
}

#[test]
fn a_finished_game_offers_none() {
    let game = game(
        "krida",
        &Options::new(),
        "R6k/1R6/8/8/8/8/7p/K7 b - - 150 160",
    );
    assert_eq!(claims(&game), [""; 0]);
}

/// Men, side to move and leap rights: what stands in the first three fields, and no game here counts more.
fn what_repeats(fen: &str) -> String {
    fen.split(' ').take(3).collect::<Vec<_>>().join(" ")
}

/// Mostly back to where the man came from.
fn back_or_anywhere(game: &Game, legal: &[MoveInfo], dice: &mut Dice) -> String {
    let history = game.history();
    let own = history.len().checked_sub(2).map(|last| history[last]);
    let back = legal
        .iter()
        .find(|turn| own.is_some_and(|own| (own.from, own.to) == (turn.to, turn.from)));
    match back {
        Some(turn) if !dice.one_in(3) => turn.uci.clone(),
        _ => dice.pick(legal).uci.clone(),
    }
}

#[test]
fn random_endings_agree_with_a_count_of_texts() {
    let starts = [
        ("krida", "k7/8/8/8/8/8/P6p/K2R4 w - - 60 99"),
        ("krida", "8/8/3k4/8/8/3K4/7C/c7 w - - 90 99"),
        (
            "shatranj-14",
            "k13/14/14/14/14/14/14/14/14/14/14/14/14/KN12 w - - 70 99",
        ),
    ];
    let mut found = HashMap::new();
    for seed in 0..60 {
        let (variant, fen) = starts[usize::try_from(seed % 3).unwrap()];
        let mut game = game(variant, &Options::new(), fen);
        let mut dice = Dice(seed);
        let mut times: HashMap<String, usize> = HashMap::new();
        loop {
            let fen = game.fen();
            let halfmove: u32 = fen.split(' ').nth(4).unwrap().parse().unwrap();
            let stood = times.entry(what_repeats(&fen)).or_default();
            *stood += 1;
            let legal = game.legal_moves();
            let mut expected = Vec::new();
            if !legal.is_empty() && *stood >= 3 {
                expected.push(THIRD);
            }
            if !legal.is_empty() && halfmove >= 100 {
                expected.push(FIFTY);
            }
            assert_eq!(claims(&game), expected, "seed {seed}: {fen}");
            for claim in expected {
                *found.entry(claim).or_insert(0) += 1;
            }
            if legal.is_empty() || game.history().len() > 150 {
                break;
            }
            let turn = back_or_anywhere(&game, &legal, &mut dice);
            game.play(&turn).unwrap();
        }
    }
    println!("claims: {found:?}");
    assert!(found[THIRD] > 100 && found[FIFTY] > 100, "{found:?}");
}
