//! Each level is to beat the ones below, and from 4 on to give nothing away. `examples/match` plays longer matches.

use super::super::Level;
use super::super::exchange::exchange;
use super::{Dice, Evaluation, Limits, Score, never, random_positions, search, start, to_depth};
use crate::Game;
use crate::geometry::{Board, Board8x8, Board14x14, Color};
use crate::notation::fen;
use crate::position::{Move, Position};
use crate::rules::Kind;

fn at_level(level: u8, seed: u64) -> Limits {
    Limits {
        seed,
        ..Limits::from(Level::new(level).expect("a level"))
    }
}

fn value(score: Score) -> i32 {
    match score {
        Score::Cp(value) => value,
        Score::MateIn(turns) => turns.signum() * 10_000,
    }
}

/// What a game after a few random plies brings the player of White: 2 for a win, 1 for a draw. It is broken off after 200
/// plies, and won by whoever is 500 ahead in the last two searches.
fn play(id: &str, opening: u64, levels: [u8; 2]) -> u32 {
    const MOST_PLIES: usize = 200;
    let mut dice = Dice(opening);
    let mut game = Game::new(id).expect(id);
    for _ in 0..4 {
        let legal = game.legal_moves();
        let at = dice.roll(legal.len());
        game.play(&legal[at].uci).expect("a legal turn");
    }
    let mut said = [0; 2];
    while game.status().outcome.is_none() && game.status().claims.is_empty() {
        if game.history().len() == MOST_PLIES {
            return match said {
                [white, black] if white >= 500 && black <= -500 => 2,
                [white, black] if white <= -500 && black >= 500 => 0,
                _ => 1,
            };
        }
        let mover = game.turn() as usize;
        let limits = at_level(levels[mover], game.history().len() as u64 + 1);
        let report = game.search(&limits, &never).expect("a game that goes on");
        said[mover] = value(report.score);
        game.play(&report.best.uci).expect("a legal turn");
    }
    match game.status().winner() {
        Some(Color::White) => 2,
        Some(Color::Black) => 0,
        None => 1,
    }
}

#[test]
fn a_level_beats_the_one_two_below() {
    const OPENINGS: u64 = 2;
    for id in ["krida", "chadarangam", "shatranj-14"] {
        for level in 3..=5 {
            let halves: u32 = (1..=OPENINGS)
                .map(|opening| {
                    let white = play(id, opening, [level, level - 2]);
                    white + 2 - play(id, opening, [level - 2, level])
                })
                .sum();
            println!("{id}: level {level} scores {halves} of {}", 4 * OPENINGS);
            assert!(
                halves > 4,
                "{id}: level {level} scores {halves} halves of 8"
            );
        }
    }
}

/// The officer that is worth most, of those that `color` has.
fn strongest<B: Board>(
    position: &Position<B>,
    evaluation: &Evaluation,
    color: Color,
) -> Option<Kind> {
    let men = position.placement().men();
    let own = men.filter(|(_, man)| man.color == color && man.kind != position.rules().pawn());
    own.map(|(_, man)| man.kind)
        .filter(|&kind| kind != Kind::KING)
        .max_by_key(|&kind| evaluation.value(kind))
}

/// Whether the opponent would win most of what the strongest officer is worth by taking it, if it were his turn.
fn hangs<B: Board>(position: &Position<B>, evaluation: &Evaluation) -> Option<Kind> {
    let us = position.turn();
    let kind = strongest(position, evaluation, us)?;
    if position.is_check() || position.opening_moves(us) > 0 {
        return None;
    }
    let mut passed = position.clone();
    let _ = passed.make_null();
    passed
        .legal_moves()
        .into_iter()
        .any(|turn| {
            let taken = passed.piece_at(turn.to);
            taken.is_some_and(|man| man.color == us && man.kind == kind)
                && exchange(&passed, evaluation, turn) > evaluation.value(kind) / 2
        })
        .then_some(kind)
}

/// What a turn costs, as a search says to which the limits before and after it apply.
fn cost<B: Board>(position: &Position<B>, turn: Move, [before, after]: &[Limits; 2]) -> i32 {
    let best = value(search(position, before).score);
    let mut next = position.clone();
    let _ = next.make(turn);
    if next.outcome().is_some() {
        return 0;
    }
    let left = value(search(&next, after).score);
    let kept = if next.turn() == position.turn() {
        left
    } else {
        -left
    };
    best - kept
}

/// How many positions were tried.
fn keeps_the_strongest<B: Board>(id: &str) -> usize {
    let start: Position<B> = start(id);
    let evaluation = Evaluation::new(start.rules());
    let deeply = Limits {
        nodes: Some(20_000),
        ..Limits::default()
    };
    // What is lost at once may come back, and what is lost in the end may not be seen by a player of that level.
    let judges = [[to_depth(2), to_depth(1)], [deeply, deeply]];
    let mut tried = 0;
    for position in random_positions::<B>(id, 23, 150) {
        let Some(kind) = hangs(&position, &evaluation) else {
            continue;
        };
        if tried == 12 {
            break;
        }
        tried += 1;
        for (level, seed) in [(4, 1), (4, 2), (4, 3), (5, 1)] {
            let turn = search(&position, &at_level(level, seed)).best;
            let is_given_away = judges
                .iter()
                .all(|judge| cost(&position, turn, judge) >= evaluation.value(kind));
            assert!(
                !is_given_away,
                "level {level}, seed {seed}: {turn:?} in {}",
                fen::write(&position)
            );
        }
    }
    tried
}

#[test]
fn level_4_gives_the_strongest_officer_for_nothing_nowhere() {
    let tried = [
        keeps_the_strongest::<Board8x8>("krida"),
        keeps_the_strongest::<Board8x8>("chadarangam"),
        keeps_the_strongest::<Board14x14>("shatranj-14"),
    ];
    println!("{tried:?}");
    assert!(tried.iter().all(|&tried| tried >= 4), "{tried:?}");
}
