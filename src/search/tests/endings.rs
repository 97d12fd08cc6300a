//! The clauses that end a game, or only seem to.

use super::{Score, Searcher, TABLE, best, never, position, search, to_depth, turn};
use crate::geometry::{Board8x8, Board14x14, Square};
use crate::notation::coordinates;
use crate::position::{Outcome, Position, Reason};

fn krida(fen: &str) -> Position<Board8x8> {
    position("krida", &[], fen)
}

fn expect(fen: &str, depth: u32, turn: &str, score: Score) {
    assert_eq!(best(&krida(fen), depth), (turn.to_owned(), score), "{fen}");
}

#[test]
fn a_king_is_bared() {
    expect(
        "7k/8/8/8/3n4/8/8/K2R4 w - - 0 1",
        3,
        "d1d4",
        Score::MateIn(1),
    );
}

#[test]
fn mate_is_better_than_a_bared_king() {
    expect(
        "k7/8/1K6/8/8/8/6nR/8 w - - 0 1",
        3,
        "h2h8",
        Score::MateIn(1),
    );
}

#[test]
fn a_last_man_is_saved() {
    let report = search(&krida("7k/8/8/8/3n4/8/8/K2R4 b - - 0 1"), &to_depth(2));
    assert_eq!(report.best.from, Square::new(3, 3).unwrap());
    assert!(matches!(report.score, Score::Cp(_)), "{:?}", report.score);
}

#[test]
fn the_better_man_is_removed() {
    let stalemate = "8/8/8/8/n1k5/3c4/3r4/K7 w - - 6 30";
    let position = position::<Board8x8>("krida", &[("bareKing", "play-on")], stalemate);
    assert_eq!(best(&position, 3).0, "x@d2");
}

#[test]
fn a_removal_bares_a_king() {
    let stalemate = "8/8/8/8/8/k7/P2n4/K7 w - - 0 1";
    expect(stalemate, 1, "x@d2", Score::MateIn(1));
    // Black may bring this about with Nd2.
    let before = best(&krida("8/8/8/8/8/k7/P7/K4n2 b - - 0 1"), 2);
    assert_ne!(before.0, "f1d2");
    let draw = position::<Board8x8>("krida", &[("stalemate", "draw")], stalemate);
    assert_eq!(
        Searcher::new(TABLE).search(&draw, &[], &to_depth(2), &never),
        None
    );
}

#[test]
fn a_loser_repeats_and_a_winner_does_not() {
    let losing = krida("k7/8/8/8/8/3rr3/8/N6K w - - 20 40");
    let winning = krida("k7/8/8/8/8/3rr3/8/N6K b - - 20 40");
    for (position, repeats) in [(losing, true), (winning, false)] {
        let usual = search(&position, &to_depth(4));
        let back = if repeats {
            turn(&position, "a1c2")
        } else {
            usual.best
        };
        let mut after = position.clone();
        let _ = after.make(back);
        let (here, there) = (position.repetition_key(), after.repetition_key());
        let history = [there, 0, here, 0, there, 0];
        let report = Searcher::new(TABLE).search(&position, &history, &to_depth(4), &never);
        let report = report.expect("a game that goes on");
        assert_eq!(report.best == back, repeats);
        assert_eq!(report.score == Score::Cp(0), repeats, "{:?}", report.score);
        assert_ne!(usual.score, Score::Cp(0));
    }
}

/// White's Knight checks from f7 and h6 for ever.
#[test]
fn perpetual_check_is_a_draw_until_it_wins() {
    let men = "5n1k/6cp/8/6N1/1r6/1r6/8/7K w - - 0 80";
    expect(men, 5, "g5f7", Score::Cp(0));
    // The fourth check from here is the 64th.
    expect(&format!("{men} checks=60,0"), 7, "g5f7", Score::MateIn(4));
    // The fifth is, and the position stands for the third time only then.
    expect(&format!("{men} checks=59,0"), 9, "g5f7", Score::MateIn(5));
    // It stands for the third time before the sixth.
    expect(&format!("{men} checks=58,0"), 11, "g5f7", Score::Cp(0));
}

#[test]
fn the_last_check_of_a_row_is_given() {
    let fen = "k7/8/8/8/8/8/p6R/K7 w - - 0 80 checks=63,0";
    expect(fen, 2, "h2h8", Score::MateIn(1));
}

#[test]
fn a_hundred_quiet_plies_are_a_draw() {
    let losing = krida("k7/8/8/8/8/3rr3/8/N6K w - - 99 80");
    assert_eq!(best(&losing, 3).1, Score::Cp(0));
    let (only, score) = best(&krida("k7/8/n7/8/8/3RR3/P7/7K w - - 99 80"), 3);
    assert_eq!(only, "a2a3");
    assert_ne!(score, Score::Cp(0));
    // Who did not claim it before may not want it.
    let unclaimed = krida("k7/8/n7/8/8/3RR3/P7/7K w - - 150 90");
    assert_ne!(best(&unclaimed, 3).1, Score::Cp(0));
    // Mate goes before.
    expect(
        "k7/8/1K6/8/8/8/6nR/8 w - - 99 80",
        3,
        "h2h8",
        Score::MateIn(1),
    );
}

/// The Shahzada on m2 may go to m12.
#[test]
fn a_winner_avoids_stalemate_where_it_is_a_draw() {
    let fen = "13k/14/14/14/14/14/14/14/14/14/14/14/12S1/K13 w - - 0 1";
    let winning = position::<Board14x14>("shatranj-14", &[], fen);
    let mut stalemate = winning.clone();
    let _ = stalemate.make(turn(&winning, "m2m12"));
    assert_eq!(
        stalemate.outcome().map(Outcome::reason),
        Some(Reason::Stalemate)
    );
    let report = search(&winning, &to_depth(2));
    assert_ne!(coordinates::write(report.best), "m2m12");
    assert!(
        matches!(report.score, Score::Cp(500..)),
        "{:?}",
        report.score
    );
}
