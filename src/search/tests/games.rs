//! Through the game, which knows what was played.

use super::{Score, never, to_depth};
use crate::Game;
use crate::search::{Level, Limits};

#[test]
fn the_line_can_be_played() {
    for id in ["krida", "chadarangam", "shatranj-14"] {
        let mut game = Game::new(id).expect(id);
        let limits = Limits {
            nodes: Some(5_000),
            ..Limits::default()
        };
        let report = game.search(&limits, &never).expect("a game that goes on");
        assert_eq!(report.pv[0], report.best);
        assert!(report.pv.len() > 1, "{report:?}");
        for told in report.pv {
            assert_eq!(game.play(&told.san), Ok(told));
        }
    }
}

#[test]
fn what_was_played_counts() {
    let fen = "k7/8/8/8/8/3rr3/8/N6K w - - 20 40";
    let mut game = Game::with_options("krida", [], Some(fen)).expect(fen);
    let losing = game
        .search(&to_depth(4), &never)
        .expect("a game that goes on");
    for _ in 0..2 {
        for told in ["Nc2", "Kb8", "Na1", "Ka8"] {
            game.play(told).expect(told);
        }
    }
    let drawing = game
        .search(&to_depth(4), &never)
        .expect("a game that goes on");
    assert_eq!(
        (drawing.best.san.as_str(), drawing.score),
        ("Nc2", Score::Cp(0))
    );
    assert_ne!(losing.score, drawing.score);
}

#[test]
fn a_stronger_level_wins() {
    for id in ["krida", "shatranj-14"] {
        let mut game = Game::new(id).expect(id);
        let mut levels = [2, 1].into_iter().cycle();
        while game.status().outcome.is_none() {
            let ply = game.history().len() as u64;
            let limits = Limits {
                seed: ply + 1,
                ..Limits::from(Level::new(levels.next().expect("one more")).expect("a level"))
            };
            let report = game.search(&limits, &never).expect("a game that goes on");
            game.play(&report.best.uci).expect("a legal move");
            assert!(ply < 600, "{id}: {}", game.fen());
        }
        assert_eq!(
            game.status().winner(),
            Some(crate::geometry::Color::White),
            "{id}: {}",
            game.fen()
        );
    }
}
