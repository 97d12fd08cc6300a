//! What captures win when both sides go on capturing.

use super::super::exchange::exchange;
use super::{Evaluation, position, turn};
use crate::geometry::{Board8x8, Board14x14};
use crate::rules::Kind;

fn of_8x8(id: &str, options: &[(&str, &str)], fen: &str, text: &str) -> String {
    let position = position::<Board8x8>(id, options, fen);
    let evaluation = Evaluation::new(position.rules());
    let found = exchange(&position, &evaluation, turn(&position, text));
    let rules = position.rules();
    let worth = |letter| {
        let kind: Kind = rules.kind(letter).expect("a man");
        evaluation.value(kind)
    };
    // A sum of men is easier to judge than a number.
    let sums = [
        ("0", 0),
        ("P", worth('P')),
        ("N", worth('N')),
        ("R", worth('R')),
        ("N-P", worth('N') - worth('P')),
        ("P-R", worth('P') - worth('R')),
        ("N-R", worth('N') - worth('R')),
        ("-N", -worth('N')),
    ];
    let named = sums.iter().find(|&&(_, value)| value == found);
    named.map_or_else(|| found.to_string(), |(name, _)| (*name).to_owned())
}

#[test]
fn exchanges_are_followed_to_their_end() {
    let krida = |fen, text| of_8x8("krida", &[], fen, text);
    // Nobody takes back.
    assert_eq!(krida("4k3/7p/8/3n4/8/8/8/K2R4 w - - 0 1", "d1d5"), "N");
    // A pawn does.
    assert_eq!(krida("4k3/7p/4p3/3n4/8/8/8/K2R4 w - - 0 1", "d1d5"), "N-R");
    assert_eq!(krida("4k3/7p/4p3/3p4/8/8/8/K2R4 w - - 0 1", "d1d5"), "P-R");
    // The second rook looks through the first one.
    assert_eq!(krida("3r1k2/7p/8/3p4/8/8/3R4/K2R4 w - - 0 1", "d2d5"), "P");
    // A King takes back what nobody guards.
    assert_eq!(krida("8/7p/3k4/3n4/8/8/8/K2R4 w - - 0 1", "d1d5"), "N-R");
    assert_eq!(krida("8/7p/3k4/3n4/8/8/3R4/K2R4 w - - 0 1", "d2d5"), "N");
    // To go where one is taken.
    assert_eq!(krida("4k3/7p/4p3/8/5N2/8/8/K7 w - - 0 1", "f4d5"), "-N");
}

#[test]
fn the_clauses_count_in_exchanges() {
    let chadarangam = |options, fen, text| of_8x8("chadarangam", options, fen, text);
    // White's only officer cannot be taken back (C7), the first of two can.
    let only = "4k3/8/4p3/3p4/8/8/n7/K2R4 w - - 0 1";
    assert_eq!(chadarangam(&[], only, "d1d5"), "P");
    let two = "4k3/8/4p3/3p4/8/8/n7/K2R3N w - - 0 1";
    assert_eq!(chadarangam(&[], two, "d1d5"), "P-R");
    let modern = &[("mastu", "none")];
    assert_eq!(chadarangam(modern, only, "d1d5"), "P-R");
    // What may be taken in maddat mari is not guarded (C8).
    let free = "4k3/8/8/3p4/8/8/n7/K2R3N w - - 0 1";
    let maddat_mari = &[("capture", "maddat-mari")];
    assert_eq!(chadarangam(maddat_mari, free, "d1d5"), "P");
    // To take back, Black's rook would check a King who has pawns only, and may not (C6).
    let exempt = "3rk3/8/8/3n4/4P3/8/P7/3K4 w - - 0 1";
    assert_eq!(chadarangam(&[], exempt, "e4d5"), "N");
    let allowed = &[("pawnsOnly", "check-allowed"), ("mastu", "none")];
    assert_eq!(chadarangam(allowed, exempt, "e4d5"), "N-P");
}

#[test]
fn exchanges_on_the_large_board() {
    let fen = "k13/13p/14/14/14/14/3p10/14/14/14/14/14/14/K2R10 w - - 0 1";
    let position = position::<Board14x14>("shatranj-14", &[], fen);
    let evaluation = Evaluation::new(position.rules());
    let takes = turn(&position, "d1d8");
    assert_eq!(
        exchange(&position, &evaluation, takes),
        evaluation.value(position.rules().pawn())
    );
}
