use buddhibala::Game;
use buddhibala::search::{Limits, SolveLimits};

use super::bytes::{Bytes, play};
use super::is_whole;

/// Does with a game what the bytes say.
pub fn drive(mut bytes: Bytes) {
    let mut game = bytes.game();
    while let (Some(what), Some(how)) = (bytes.next(), bytes.next()) {
        match what % 10 {
            0..=2 => play(&mut game, how),
            3 => goes_back_and_forth(&mut game, how),
            4 => is_whole(&mut game),
            5 => searches(&game, how),
            6 => solves(&game, how),
            7 => game = reread(&game),
            8 => {
                let before = game.fen();
                let text = String::from_utf8_lossy(bytes.0).into_owned();
                if game.play(&text).is_err() {
                    assert_eq!(game.fen(), before);
                }
            }
            _ => {
                // Without a move to take back there may still be one to play again: asking took it back.
                if let Some(undone) = game.undo() {
                    assert_eq!(game.redo(), Some(undone));
                }
            }
        }
    }
    is_whole(&mut game);
}

fn goes_back_and_forth(game: &mut Game, plies: usize) {
    let (fen, length) = (game.fen(), game.history().len());
    let undone = (0..plies % 8).filter_map(|_| game.undo()).count();
    assert_eq!(game.history().len(), length - undone);
    for _ in 0..undone {
        game.redo();
    }
    assert_eq!(game.fen(), fen);
}

fn searches(game: &Game, nodes: usize) {
    let limits = Limits {
        nodes: Some(nodes as u64),
        lines: 2,
        ..Limits::default()
    };
    let report = game.search(&limits, &|| 0.0);
    assert_eq!(report.is_some(), game.status().outcome.is_none());
    if let Some(report) = report {
        assert!(game.legal_moves().contains(&report.best));
        assert_eq!(report.pv.first(), Some(&report.best));
    }
}

fn solves(game: &Game, nodes: usize) {
    let limits = SolveLimits {
        turns: 2,
        nodes: 8 * nodes as u64,
        ..SolveLimits::default()
    };
    if let Some(solution) = game.solve(&limits) {
        let moves = game.legal_moves();
        assert!(solution.keys().all(|key| moves.contains(key)));
    }
}

/// The same game out of its own record.
fn reread(game: &Game) -> Game {
    let again = Game::from_pgn(&game.pgn([])).expect("what was written can be read");
    assert_eq!(again.fen(), game.fen());
    assert_eq!(again.history(), game.history());
    again
}
