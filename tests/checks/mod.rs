//! What must hold whatever comes in, for `fuzz/` and for `tests/corpus.rs`: each check panics where it does not.
#![allow(dead_code)] // a fuzz target uses one of them

mod api;
mod bytes;

use buddhibala::Game;
use buddhibala::notation::pgn;
use buddhibala::rules::{self, Rules};
use bytes::Bytes;

/// A text as a FEN of some game.
pub fn fen(data: &[u8]) {
    let mut bytes = Bytes(data);
    let variant = bytes.variant();
    if let Ok(mut game) = Game::with_options(variant, [], Some(&bytes.text())) {
        is_whole(&mut game);
    }
}

/// A text as games in PGN.
pub fn pgn(data: &[u8]) {
    let text = Bytes(data).text();
    for game in pgn::parse(&text).iter().filter(|game| game.error.is_none()) {
        let written = pgn::write(game);
        let again = pgn::parse(&written);
        assert!(
            matches!(&again[..], [again] if again.line == game.line),
            "{written}"
        );
    }
    if let Ok(game) = Game::from_pgn(&text) {
        let again = Game::from_pgn(&game.pgn([])).expect("what was written can be read");
        assert_eq!(again.history(), game.history());
        assert_eq!(again.fen(), game.fen());
    }
}

/// A text as a move of a game that has gone on for a while.
pub fn san(data: &[u8]) {
    let mut bytes = Bytes(data);
    let mut game = bytes.game();
    let before = game.fen();
    let text = bytes.text();
    match game.play(&text) {
        Ok(played) => {
            game.undo();
            let moves = game.legal_moves();
            assert!(moves.contains(&played), "{text} in {before}");
            for form in [&played.san, &played.uci] {
                assert_eq!(game.play(form).as_ref(), Ok(&played));
                game.undo();
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    assert_eq!(game.fen(), before);
}

/// Squares, from which and to which a man may go just where the list of moves says so.
pub fn moves(data: &[u8]) {
    let mut bytes = Bytes(data);
    let game = bytes.game();
    if game.status().outcome.is_some() {
        return;
    }
    let moves = game.legal_moves();
    while let (Some(from), Some(to)) = (bytes.square(&game), bytes.square(&game)) {
        let is_listed = moves.iter().any(|turn| turn.from == from && turn.to == to);
        let verdict = game
            .why(&from.to_string(), &to.to_string())
            .expect("squares of the board");
        let is_allowed = verdict == buddhibala::game::Verdict::Allowed;
        assert_eq!(is_allowed, is_listed, "{from}{to} in {}", game.fen());
    }
}

/// A text as options, `name=value` with blanks between two.
pub fn options(data: &[u8]) {
    let mut bytes = Bytes(data);
    let variant = bytes.variant();
    let text = bytes.text();
    let given = text.split(' ').filter_map(|option| option.split_once('='));
    if let Ok(rules) = Rules::new(variant, given) {
        let again = Rules::new(variant, rules.options()).expect("the same options");
        assert_eq!(again, rules);
        let known = rules::find(variant).expect("a game").options;
        assert_eq!(rules.options().count(), known.len());
    }
    assert!(Rules::new(&text, []).is_err() || rules::find(&text).is_ok());
}

/// Everything that can be done with a game, in any order.
pub fn api(data: &[u8]) {
    api::drive(Bytes(data));
}

/// What can be asked of a game fits together, and asking changes nothing.
fn is_whole(game: &mut Game) {
    let fen = game.fen();
    let options: Vec<_> = game.rules().options().collect();
    let id = game.rules().ruleset().id;
    let again = Game::with_options(id, options, Some(&fen)).expect(&fen);
    assert_eq!(again.fen(), fen);
    assert_eq!(again.board(), game.board());
    let moves = game.legal_moves();
    assert_eq!(again.legal_moves(), moves);
    assert_eq!(game.perft(1), moves.len() as u64);
    assert_eq!(game.status().outcome.is_some(), moves.is_empty());
    for turn in moves {
        assert_eq!(game.play(&turn.uci).as_ref(), Ok(&turn));
        game.undo();
    }
    assert_eq!(game.fen(), fen);
    assert!(!game.ascii().is_empty());
}
