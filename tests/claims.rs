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

#[test]
fn a_lost_leap_makes_another_position() {
    let fen = "3k3n/p7/8/8/8/8/P7/R3K2N w Kk - 0 1";
    let mut game = game("chadarangam", &Options::new(), fen);
    for round in 1..=3 {
        play(&mut game, "Rd1+ Kc8 Ra1");
        assert_eq!(claims(&game), if round == 3 { vec![THIRD] } else { vec![] });
        play(&mut game, "Kd8");
        // White to move for the second, third and fourth time, but the first time Black could leap.
        assert_eq!(claims(&game), if round == 3 { vec![THIRD] } else { vec![] });
    }
}

#[test]
fn positions_of_the_opening_are_others_than_those_after_it() {
    let mut game = Game::new("chadarangam").unwrap();
    play(&mut game, "Nf3 Ng1 Nf3 Nc6 Nb8 Nc6 Ng1 Nb8");
    assert_eq!(claims(&game), [""; 0], "the array for the third time");
    play(&mut game, "Nf3 Nc6 Ng1 Nb8 Nf3");
    assert_eq!(claims(&game), [""; 0]);
    play(&mut game, "Nc6");
    assert_eq!(claims(&game), [THIRD]);
}

#[test]
fn an_opening_move_is_a_quiet_ply_and_a_new_officer_is_none() {
    let fen = "4k3/p7/8/8/8/8/P7/R3K3 w Kk - 98 60 opening=3,3";
    let mut game = game("chadarangam", &Options::new(), fen);
    play(&mut game, "Rb1 Rc1");
    assert_eq!(claims(&game), [FIFTY]);
    play(&mut game, "Rb1");
    assert_eq!(claims(&game), [FIFTY]);
    play(&mut game, "a6");
    assert_eq!(claims(&game), [""; 0], "a pawn move");
    let fen = "P6k/8/8/4b3/8/8/8/R4RK1 w - - 99 60";
    let mut game = subject::game("chadarangam", &Options::new(), fen);
    play(&mut game, "Rf2");
    assert_eq!(claims(&game), [FIFTY]);
    play(&mut game, "Kg8");
    assert_eq!(claims(&game), [FIFTY]);
    play(&mut game, "Rf7");
    assert_eq!(claims(&game), [FIFTY]);
    play(&mut game, "Kxf7");
    assert_eq!(
        claims(&game),
        [""; 0],
        "a capture that makes an officer of a waiting pawn"
    );
    assert!(game.fen().starts_with("R7/5k2/"), "{}", game.fen());
}

/// Men, side to move and leap rights, which stand in the first three fields, and what an opening and a row of waiting pawns
/// add after the six; not the checks.
fn what_repeats(fen: &str) -> String {
    let fields = fen.split(' ').enumerate();
    let repeated =
        fields.filter(|(at, field)| *at < 3 || (*at > 5 && !field.starts_with("checks=")));
    repeated
        .map(|(_, field)| field)
        .collect::<Vec<_>>()
        .join(" ")
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
        ("chadarangam", "3k3n/p7/8/8/8/8/P7/R3K2N w Kk - 60 99"),
        (
            "chadarangam",
            "4k3/p7/8/8/8/8/P7/R3K3 w Kk - 70 99 opening=3,3",
        ),
        (
            "chadarangam",
            "P6P/7k/8/4b3/8/8/8/R4RK1 b - - 80 99 waiting=h8,a8",
        ),
    ];
    let mut found: HashMap<_, HashMap<_, usize>> = HashMap::new();
    for seed in 0..120 {
        let (variant, fen) = starts[usize::try_from(seed).unwrap() % starts.len()];
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
                *found.entry(variant).or_default().entry(claim).or_default() += 1;
            }
            if legal.is_empty() || game.history().len() > 150 {
                break;
            }
            let turn = back_or_anywhere(&game, &legal, &mut dice);
            game.play(&turn).unwrap();
        }
    }
    println!("claims: {found:?}");
    for (variant, least) in [("krida", 100), ("chadarangam", 100), ("shatranj-14", 50)] {
        let found = &found[variant];
        assert!(
            found[THIRD] > least && found[FIFTY] > least,
            "{variant}: {found:?}"
        );
    }
}
