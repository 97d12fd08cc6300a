use super::super::eval::MAX_STANDING;
use super::{Evaluation, position, random_positions, start};
use crate::geometry::{Board, Board8x8, Board14x14, Square};
use crate::position::{Piece, Placement, Position, Setup};
use crate::rules::Weights;

fn values<B: Board>(id: &str) -> Vec<(char, i32)> {
    let start: Position<B> = start(id);
    let evaluation = Evaluation::new(start.rules());
    let kinds = start.rules().kinds();
    kinds
        .map(|kind| (start.rules().letter(kind), evaluation.value(kind)))
        .collect()
}

/// Those who leap are worth to each other what is known from play: alfil 1, ferz 1.5, knight 3. On a larger board a pawn
/// becomes more, so that it is worth more beside the officers.
#[test]
fn men_are_worth_what_they_reach() {
    let krida = [
        ('K', 0),
        ('M', 261),
        ('C', 171),
        ('N', 512),
        ('R', 815),
        ('P', 100),
    ];
    assert_eq!(values::<Board8x8>("krida"), krida);
    let shatranj: Vec<i32> = values::<Board14x14>("shatranj-14")
        .iter()
        .map(|&(_, value)| value)
        .collect();
    assert_eq!(shatranj, [0, 246, 1228, 1228, 700, 700, 700, 461, 219, 100]);
}

/// The same position with the sides changed.
fn mirrored<B: Board>(position: &Position<B>) -> Position<B> {
    let mut placement = Placement::EMPTY;
    for (square, man) in position.placement().men() {
        let rank = B::RANKS - 1 - square.rank();
        let square = Square::new(square.file(), rank).expect("a square");
        placement.set(
            square,
            Some(Piece {
                color: !man.color,
                ..man
            }),
        );
    }
    let setup = Setup {
        turn: !position.turn(),
        ..Setup::new(placement)
    };
    Position::new(position.rules(), &setup).expect("a position")
}

fn estimate<B: Board>(position: &Position<B>) -> i32 {
    let evaluation = Evaluation::new(position.rules());
    evaluation.estimate(position).expect("a board of ours")
}

fn standing<B: Board>(position: &Position<B>) -> i32 {
    Evaluation::new(position.rules()).standing(position)
}

fn is_fair<B: Board>(id: &str) {
    for position in random_positions::<B>(id, 9, 100) {
        assert_eq!(estimate(&position), estimate(&mirrored(&position)));
    }
}

#[test]
fn both_sides_are_judged_alike() {
    is_fair::<Board8x8>("krida");
    is_fair::<Board14x14>("shatranj-14");
}

#[test]
fn a_pawn_is_worth_more_near_its_promotion() {
    let [near, far] = [
        "13k/P13/14/14/14/14/14/14/14/14/14/14/14/K13 w - - 0 1",
        "13k/14/14/14/14/14/14/14/14/14/14/14/P13/K13 w - - 0 1",
    ]
    .map(|fen| estimate(&position::<Board14x14>("shatranj-14", &[], fen)));
    assert!(near > far + 100, "{near} {far}");
}

#[test]
fn a_free_officer_is_worth_more() {
    let [free, shut] = [
        "k7/8/8/8/4R3/8/p7/K7 w - - 0 1",
        "k7/8/8/8/8/8/pP6/KR6 w - - 0 1",
    ]
    .map(|fen| standing(&position::<Board8x8>("krida", &[], fen)));
    assert!(free > shut && free <= MAX_STANDING, "{free} {shut}");
}

#[test]
fn a_pawn_is_worth_more_where_its_place_is_free() {
    let [taken, free] = ["7k/8/P7/8/8/8/8/RR2K3", "7k/8/1P6/8/8/8/8/RR2K3"]
        .map(|men| standing(&position::<Board8x8>("chadarangam", &[], men)));
    assert!(free > taken + 20, "{free} {taken}");
}

#[test]
fn a_king_is_sheltered_while_there_is_danger() {
    let [safe, bare] = ["r3k1r1/8/8/8/8/8/PP6/K5R1", "r3k1r1/8/8/8/8/8/6PP/K5R1"]
        .map(|men| standing(&position::<Board8x8>("chadarangam", &[], men)));
    assert!(safe > bare, "{safe} {bare}");
}

/// How a position stands where only the weight of that name counts, for 100.
fn standing_by(name: &str, fen: &str) -> i32 {
    let position = position::<Board8x8>("krida", &[("bareKing", "play-on")], fen);
    let mut weights = Weights::USUAL;
    for name in Weights::NAMES {
        *weights.get_mut(name).expect("a weight") = 0;
    }
    *weights.get_mut(name).expect("a weight") = 100;
    Evaluation::with_weights(position.rules(), &weights).standing(&position)
}

#[test]
fn a_weight_counts_what_it_says() {
    for (name, fen, value) in [
        ("chain", "4k3/8/8/8/3P4/2P5/8/4K3", 100),
        ("chain", "4k3/8/8/8/2PP4/8/8/4K3", 0),
        ("phalanx", "4k3/8/8/8/2PP4/8/8/4K3", 100),
        ("phalanx", "4k3/8/8/7P/P7/8/8/4K3", 0),
        ("doubled", "4k3/8/3P4/8/3P4/8/8/4K3", 100),
        ("doubled", "4k3/8/3p4/8/3P4/8/8/4K3", 0),
        ("half_open_file", "4k3/3p4/8/8/8/8/8/3RK3", 100),
        ("half_open_file", "4k3/8/8/8/8/8/3P4/3RK3", 0),
        ("guarded", "4k3/8/8/8/3N4/2P5/8/4K3", 100),
        ("threatened", "4k3/8/3n4/2P5/8/8/8/4K3", 100),
        ("threatened", "4k3/8/3n4/3P4/8/8/8/4K3", 0),
        ("loose_officer", "k7/8/8/3n4/8/8/8/3RK3", 100),
        ("loose_officer", "k7/8/4p3/3n4/8/8/8/3RK3", 0),
        ("loose_pawn", "k7/8/8/3p4/8/8/8/3RK3", 100),
        ("loose_pawn", "8/8/4k3/3p4/8/8/8/3RK3", 0),
        ("passed", "k7/8/P7/8/8/8/8/4K3", 51),
        ("passed", "k7/1p6/P7/8/8/8/8/4K3", 0),
        ("blocked", "8/k7/P7/8/8/8/8/4K3", 51),
        ("blocked", "k7/8/P7/8/8/8/8/4K3", 0),
    ] {
        assert_eq!(standing_by(name, fen), value, "{name} in {fen}");
    }
}
