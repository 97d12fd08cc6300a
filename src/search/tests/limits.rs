use std::cell::Cell;
use std::collections::BTreeSet;

use super::super::Level;
use super::{
    Limits, Score, Searcher, TABLE, never, position, random_positions, search, start, to_depth,
};
use crate::geometry::{Board, Board8x8, Board14x14};
use crate::notation::{coordinates, fen};
use crate::position::Position;

fn to_nodes(nodes: u64) -> Limits {
    Limits {
        nodes: Some(nodes),
        ..Limits::default()
    }
}

#[test]
fn depth_is_kept() {
    let start: Position<Board8x8> = start("krida");
    for depth in 1..=4 {
        assert_eq!(search(&start, &to_depth(depth)).depth, depth);
    }
    assert_eq!(search(&start, &to_depth(0)).depth, 1);
}

#[test]
fn nodes_are_kept() {
    let start: Position<Board8x8> = start("krida");
    for nodes in [0, 1, 2, 10, 1_000, 20_000] {
        let report = search(&start, &to_nodes(nodes));
        assert_eq!(report.nodes, nodes);
        assert!(start.is_legal(report.best) && report.pv[0] == report.best);
    }
    assert!(search(&start, &to_nodes(20_000)).depth > search(&start, &to_nodes(500)).depth);
}

/// A clock that goes one millisecond on whenever it is read.
#[test]
fn time_is_kept() {
    let start: Position<Board14x14> = start("shatranj-14");
    for (time, nodes) in [(5.0, 5 * 1024), (0.0, 1024), (-1.0, 1024), (f64::NAN, 1024)] {
        let now = Cell::new(100.0);
        let clock = || {
            now.set(now.get() + 1.0);
            now.get()
        };
        let limits = Limits {
            time_ms: Some(time),
            ..Limits::default()
        };
        let report = Searcher::new(TABLE).search(&start, &[], &limits, &clock);
        assert_eq!(report.map(|report| report.nodes), Some(nodes), "{time} ms");
    }
}

/// Who is broken off when he has looked at one turn, which loses soon, does not know that all do. Each position with the
/// turns in which its player cannot be made to lose.
#[test]
fn a_limit_makes_no_loss() {
    let no_capture = [("leap", "no-capture")];
    let two_moves = [("opening", "2"), ("farRank", "no-advance")];
    let positions = [
        (
            "chadarangam",
            &[][..],
            "6k1/2p5/2K4p/2p5/8/8/6pp/3Q4 b k - 53 28",
            6,
        ),
        (
            "chadarangam",
            &no_capture,
            "8/8/8/8/k2q4/8/8/K3n3 w - - 71 52",
            2,
        ),
        (
            "chadarangam",
            &two_moves,
            "8/5r2/8/1q2R3/8/1Nn2k2/p2Pn3/2R2K2 w Kk - 91 33",
            4,
        ),
        ("krida", &[], "8/6P1/2cK4/8/7c/8/1p2p3/r3k3 w - - 27 51", 3),
    ];
    for (id, options, text, safe) in positions {
        let position: Position<Board8x8> = position(id, options, text);
        for nodes in (50..4_000).step_by(50).chain([20_000]) {
            let score = search(&position, &to_nodes(nodes)).score;
            let is_false = matches!(score, Score::MateIn(turns) if (-safe..0).contains(&turns));
            assert!(!is_false, "{score:?} with {nodes} nodes in {text}");
        }
    }
}

#[test]
fn the_nearest_limit_stops() {
    let start: Position<Board8x8> = start("krida");
    let limits = Limits {
        depth: Some(2),
        ..Limits::from(Level::STRONGEST)
    };
    assert_eq!(search(&start, &limits).depth, 2);
    let now = Cell::new(0.0);
    let clock = || {
        now.set(now.get() + 100.0);
        now.get()
    };
    let strongest = Limits::from(Level::STRONGEST);
    let report = Searcher::new(TABLE).search(&start, &[], &strongest, &clock);
    assert_eq!(report.map(|report| report.nodes / 1024), Some(10));
    assert_eq!(
        search(&start, &Limits::default()),
        search(
            &start,
            &Limits {
                level: Level::new(4),
                ..Limits::default()
            }
        )
    );
}

#[test]
fn the_same_limits_find_the_same() {
    for position in random_positions::<Board8x8>("krida", 11, 10) {
        for seed in [0, 1, u64::MAX] {
            let limits = Limits {
                seed,
                ..to_nodes(3_000)
            };
            assert_eq!(search(&position, &limits), search(&position, &limits));
        }
    }
}

#[test]
fn a_seed_chooses() {
    let start: Position<Board8x8> = start("krida");
    for level in 1..=8 {
        let chosen: BTreeSet<String> = (1..=20)
            .map(|seed| {
                let limits = Limits {
                    level: Level::new(level),
                    nodes: Some(5_000),
                    seed,
                    ..Limits::default()
                };
                coordinates::write(search(&start, &limits).best)
            })
            .collect();
        assert!(chosen.len() > 1, "level {level} always plays {chosen:?}");
    }
}

#[test]
fn the_weakest_level_gives_no_officer_away() {
    // The rook on d4 is attacked by a pawn, and may take a rook that nothing guards.
    let position = position::<Board8x8>("krida", &[], "4k3/8/8/4p3/3R3r/8/PPP5/3K4 w - - 0 1");
    for seed in 0..20 {
        let limits = Limits {
            seed,
            ..Limits::from(Level::new(1).expect("a level"))
        };
        assert_eq!(
            coordinates::write(search(&position, &limits).best),
            "d4h4",
            "seed {seed}"
        );
    }
}

/// The small table is full of other positions, and shared by all.
fn plays_legally<B: Board>(id: &str) {
    let mut searcher = Searcher::new(1 << 10);
    for position in random_positions::<B>(id, 5, 200) {
        let report = searcher
            .search(&position, &[], &to_nodes(300), &never)
            .expect("a game that goes on");
        assert_eq!(report.pv[0], report.best);
        let mut at = position.clone();
        for turn in report.pv {
            assert!(
                at.is_legal(turn),
                "{turn:?} after {}",
                fen::write(&position)
            );
            let _ = at.make(turn);
        }
    }
}

#[test]
fn only_legal_turns_are_found() {
    plays_legally::<Board8x8>("krida");
    plays_legally::<Board8x8>("chadarangam");
    plays_legally::<Board14x14>("shatranj-14");
}

#[test]
fn a_searcher_may_change_games() {
    let mate = "k6r/8/1K6/8/8/8/7R/8 w - - 14 18";
    let mut searcher = Searcher::new(TABLE);
    for options in [&[][..], &[("bareKing", "play-on")], &[]] {
        let position = position::<Board8x8>("krida", options, mate);
        let report = searcher
            .search(&position, &[], &to_depth(3), &never)
            .expect("a game that goes on");
        assert_eq!(report.score, Score::MateIn(1));
        assert_eq!(report, search(&position, &to_depth(3)));
    }
}

#[test]
fn a_finished_game_has_no_best_turn() {
    let mate = position::<Board8x8>("krida", &[], "R6k/1R6/8/8/8/8/7p/K7 b - - 0 1");
    let bare = position::<Board8x8>("krida", &[], "7k/8/8/8/8/8/8/K6R b - - 0 1");
    for over in [mate, bare] {
        assert_eq!(
            Searcher::new(TABLE).search(&over, &[], &to_depth(3), &never),
            None
        );
    }
}
