//! Through the game, which knows what was played.

use super::{Score, never, to_depth};
use crate::Game;
use crate::search::Limits;

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
