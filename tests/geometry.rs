//! Sets and attack tables against a walk over files and ranks.
#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeSet;

use buddhibala::geometry::{
    Board, Board8x8, Board14x14, Color, Direction, Leaper, Set64, Set256, Square, SquareSet,
    squares,
};
use proptest::prelude::*;

type Place = (i32, i32);

fn places<B: Board>(set: B::Set) -> BTreeSet<Place> {
    squares(set)
        .map(|square| (i32::from(square.file()), i32::from(square.rank())))
        .collect()
}

fn on_board<B: Board>((file, rank): Place) -> bool {
    (0..i32::from(B::FILES)).contains(&file) && (0..i32::from(B::RANKS)).contains(&rank)
}

fn all_places<B: Board>() -> Vec<Place> {
    (0..i32::from(B::RANKS))
        .flat_map(|rank| (0..i32::from(B::FILES)).map(move |file| (file, rank)))
        .collect()
}

fn square((file, rank): Place) -> Square {
    let [file, rank] = [file, rank].map(|number| u8::try_from(number).unwrap());
    Square::new(file, rank).unwrap()
}

fn set_of<B: Board>(places: &BTreeSet<Place>) -> B::Set {
    places
        .iter()
        .fold(B::Set::EMPTY, |set, &place| set | B::Set::of(square(place)))
}

fn walk<B: Board>(from: Place, steps: &[Place], occupied: &BTreeSet<Place>) -> BTreeSet<Place> {
    let mut seen = BTreeSet::new();
    for step in steps {
        let mut at = (from.0 + step.0, from.1 + step.1);
        while on_board::<B>(at) {
            seen.insert(at);
            if occupied.contains(&at) {
                break;
            }
            at = (at.0 + step.0, at.1 + step.1);
        }
    }
    seen
}

const STRAIGHT: [Place; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [Place; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

fn the_board_is_whole<B: Board>() {
    assert_eq!(
        places::<B>(B::FULL),
        all_places::<B>().into_iter().collect()
    );
    for place in all_places::<B>() {
        let here = square(place);
        assert_eq!(here.to_string().parse(), Ok(here));
        assert_eq!(B::FIRST_FILE.has(here), place.0 == 0);
        assert_eq!(B::LAST_FILE.has(here), place.0 == i32::from(B::FILES) - 1);
        let far = [i32::from(B::RANKS) - 1, 0];
        for color in Color::BOTH {
            let is_far = place.1 == far[color as usize];
            assert_eq!(B::FAR_RANK[color].has(here), is_far);
        }
        for file_step in -3..=3_i8 {
            for rank_step in -3..=3_i8 {
                let target = (
                    place.0 + i32::from(file_step),
                    place.1 + i32::from(rank_step),
                );
                let reached = here.offset(file_step, rank_step).filter(|&to| B::has(to));
                assert_eq!(reached.is_some(), on_board::<B>(target));
                assert!(reached.is_none_or(|reached| reached == square(target)));
            }
        }
    }
}

fn leaps_are_as_walked<B: Board>() {
    let reach = |from: Place, steps: &[Place]| -> BTreeSet<Place> {
        let targets = steps.iter().map(|step| (from.0 + step.0, from.1 + step.1));
        targets.filter(|&to| on_board::<B>(to)).collect()
    };
    let distance = |from: Place, to: Place| {
        let (files, ranks) = ((from.0 - to.0).abs(), (from.1 - to.1).abs());
        (files.max(ranks), files.min(ranks))
    };
    for from in all_places::<B>() {
        for leaper in Leaper::ALL {
            let shapes: &[Place] = match leaper {
                Leaper::Wazir => &[(1, 0)],
                Leaper::Ferz => &[(1, 1)],
                Leaper::King => &[(1, 0), (1, 1)],
                Leaper::Dabbaba => &[(2, 0)],
                Leaper::Alfil => &[(2, 2)],
                Leaper::Knight => &[(2, 1)],
            };
            let expected = all_places::<B>()
                .into_iter()
                .filter(|&to| shapes.contains(&distance(from, to)))
                .collect();
            let leaps = B::tables().leap(leaper, square(from));
            assert_eq!(places::<B>(leaps), expected, "{leaper:?} from {from:?}");
        }
        for (color, up) in [(Color::White, 1), (Color::Black, -1)] {
            let captures = B::tables().pawn_captures(color, square(from));
            assert_eq!(places::<B>(captures), reach(from, &[(-1, up), (1, up)]));
        }
    }
}

fn lines_are_as_walked<B: Board>() {
    let tables = B::tables();
    let nobody = BTreeSet::new();
    for a in all_places::<B>() {
        let from = square(a);
        assert_eq!(
            places::<B>(tables.rook_lines(from)),
            walk::<B>(a, &STRAIGHT, &nobody)
        );
        assert_eq!(
            places::<B>(tables.bishop_lines(from)),
            walk::<B>(a, &DIAGONAL, &nobody)
        );
        for b in all_places::<B>() {
            let way = Direction::ALL.into_iter().find(|way| {
                let (files, ranks) = way.step();
                walk::<B>(a, &[(files.into(), ranks.into())], &nobody).contains(&b)
            });
            assert_eq!(Direction::between(from, square(b)), way);
            let (ray, between) = match way {
                None => (BTreeSet::new(), BTreeSet::new()),
                Some(way) => {
                    let (files, ranks) = way.step();
                    let step = [(files.into(), ranks.into())];
                    let mut between = walk::<B>(a, &step, &BTreeSet::from([b]));
                    between.remove(&b);
                    (walk::<B>(a, &step, &nobody), between)
                }
            };
            assert_eq!(places::<B>(tables.ray_through(from, square(b))), ray);
            assert_eq!(places::<B>(tables.between(from, square(b))), between);
        }
    }
}

#[test]
fn boards_are_whole() {
    the_board_is_whole::<Board8x8>();
    the_board_is_whole::<Board14x14>();
}

#[test]
fn leaps() {
    leaps_are_as_walked::<Board8x8>();
    leaps_are_as_walked::<Board14x14>();
}

#[test]
fn lines() {
    lines_are_as_walked::<Board8x8>();
    lines_are_as_walked::<Board14x14>();
}

fn riders_are_as_walked<B: Board>(occupied: &BTreeSet<Place>) {
    let set = set_of::<B>(occupied);
    for from in all_places::<B>() {
        let here = square(from);
        let rook = B::tables().rook(here, set);
        assert_eq!(places::<B>(rook), walk::<B>(from, &STRAIGHT, occupied));
        let bishop = B::tables().bishop(here, set);
        assert_eq!(places::<B>(bishop), walk::<B>(from, &DIAGONAL, occupied));
    }
}

fn shifts_are_as_walked<B: Board>(men: &BTreeSet<Place>) {
    let set = set_of::<B>(men);
    let moved = |files, ranks| -> BTreeSet<Place> {
        let targets = men.iter().map(|at| (at.0 + files, at.1 + ranks));
        targets.filter(|&to| on_board::<B>(to)).collect()
    };
    assert_eq!(places::<B>(B::forward(set, Color::White)), moved(0, 1));
    assert_eq!(places::<B>(B::forward(set, Color::Black)), moved(0, -1));
    assert_eq!(places::<B>(B::left(set)), moved(-1, 0));
    assert_eq!(places::<B>(B::right(set)), moved(1, 0));
}

/// The square of a set's bit.
fn of_bit<S: SquareSet>(bit: usize) -> Square {
    let stride = usize::try_from(S::STRIDE).unwrap();
    let [file, rank] = [bit % stride, bit / stride].map(|number| u8::try_from(number).unwrap());
    Square::new(file, rank).unwrap()
}

fn sets_are_sets<S: SquareSet>(members: &BTreeSet<usize>, others: &BTreeSet<usize>) {
    let capacity = usize::try_from(S::STRIDE * S::STRIDE).unwrap();
    let set = |bits: &BTreeSet<usize>| {
        let kept: BTreeSet<usize> = bits.range(..capacity).copied().collect();
        let add = |set, &bit: &usize| set | S::of(of_bit::<S>(bit));
        let set = kept.iter().fold(S::EMPTY, add);
        (kept, set)
    };
    let list = |set: S| -> Vec<Square> { squares(set).collect() };
    let named = |bits: &BTreeSet<usize>| -> Vec<Square> {
        bits.iter().map(|&bit| of_bit::<S>(bit)).collect()
    };
    let ((a, a_set), (b, b_set)) = (set(members), set(others));
    assert_eq!(list(a_set), named(&a));
    assert_eq!(a_set.first(), named(&a).first().copied());
    assert_eq!(list(a_set.without_first()), named(&a)[a.len().min(1)..]);
    assert_eq!(a_set.len() as usize, a.len());
    assert_eq!(a_set.is_empty(), a.is_empty());
    assert_eq!(a_set.has_two(), a.len() >= 2);
    assert_eq!(a_set.meets(b_set), !a.is_disjoint(&b));
    assert_eq!(list(a_set & b_set), named(&(&a & &b)));
    assert_eq!(list(a_set | b_set), named(&(&a | &b)));
    assert_eq!(list(a_set ^ b_set), named(&(&a ^ &b)));
    assert_eq!(list(a_set & !b_set), named(&(&a - &b)));
    for by in [0_u32, 1, 7, 16, 63] {
        let shift = by as usize;
        let raised = a.iter().map(|bit| bit + shift);
        let raised: BTreeSet<usize> = raised.filter(|&bit| bit < capacity).collect();
        assert_eq!(list(a_set.raised(by)), named(&raised));
        let lowered = a.iter().filter_map(|bit| bit.checked_sub(shift));
        assert_eq!(list(a_set.lowered(by)), named(&lowered.collect()));
    }
    for bit in 0..capacity {
        assert_eq!(a_set.has(of_bit::<S>(bit)), a.contains(&bit));
    }
}

fn crowd() -> impl Strategy<Value = BTreeSet<Place>> {
    prop::collection::btree_set((0..14_i32, 0..14_i32), 0..80)
}

proptest! {
    #[test]
    fn riders_and_shifts(men in crowd()) {
        riders_are_as_walked::<Board14x14>(&men);
        shifts_are_as_walked::<Board14x14>(&men);
        let small = men.into_iter().filter(|&at| on_board::<Board8x8>(at)).collect();
        riders_are_as_walked::<Board8x8>(&small);
        shifts_are_as_walked::<Board8x8>(&small);
    }

    #[test]
    fn sets(
        a in prop::collection::btree_set(0..256_usize, 0..60),
        b in prop::collection::btree_set(0..256_usize, 0..60),
    ) {
        sets_are_sets::<Set64>(&a, &b);
        sets_are_sets::<Set256>(&a, &b);
    }
}
