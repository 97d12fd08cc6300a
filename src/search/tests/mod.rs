mod endings;
mod estimates;
mod exchanges;
mod games;
mod levels;
mod limits;
mod lines;
mod minimax;
mod problems;
mod sides;

use super::{Evaluation, Limits, Report, Score, Searcher};
use crate::geometry::Board;
use crate::notation::{coordinates, fen};
use crate::position::{Move, Position};
use crate::rules::Rules;

const TABLE: usize = 1 << 20;

fn position<B: Board>(id: &str, options: &[(&str, &str)], fen: &str) -> Position<B> {
    let rules = Rules::new(id, options.iter().copied()).expect(id);
    fen::parse(&rules, fen).expect(fen)
}

/// The options of a row of the vectors, whose values may be numbers.
fn options(row: &serde_json::Value) -> Vec<(String, String)> {
    let options = row["options"].as_object().expect("options");
    let texts = options.iter().map(|(name, value)| {
        let text = value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned);
        (name.clone(), text)
    });
    texts.collect()
}

fn start<B: Board>(id: &str) -> Position<B> {
    Position::start(&Rules::new(id, []).expect(id)).expect(id)
}

fn never() -> f64 {
    panic!("the clock is read without a limit of time")
}

/// Every turn, so deep.
fn to_depth(depth: u32) -> Limits {
    Limits {
        depth: Some(depth),
        exact: true,
        ..Limits::default()
    }
}

/// A search with a table of its own.
fn search<B: Board>(position: &Position<B>, limits: &Limits) -> Report {
    Searcher::new(TABLE)
        .search(position, &[], limits, &never)
        .expect("a game that goes on")
}

/// The best turn as coordinates, and its score.
fn best<B: Board>(position: &Position<B>, depth: u32) -> (String, Score) {
    let report = search(position, &to_depth(depth));
    (coordinates::write(report.best), report.score)
}

fn turn<B: Board>(position: &Position<B>, text: &str) -> Move {
    let legal = position.legal_moves();
    let found = legal
        .into_iter()
        .find(|&turn| coordinates::write(turn) == text);
    found.expect(text)
}

/// Marsaglia's xorshift.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % sides as u64).expect("less than the sides")
    }
}

/// Positions of random games, each game begun where the last one ended, none of them over.
fn random_positions<B: Board>(id: &str, seed: u64, number: usize) -> Vec<Position<B>> {
    let mut dice = Dice(seed);
    let mut met = Vec::new();
    let mut at: Position<B> = start(id);
    while met.len() < number {
        let legal = at.legal_moves();
        if legal.is_empty() || at.halfmove() > 60 {
            at = start(id);
            continue;
        }
        if dice.roll(8) == 0 {
            met.push(at.clone());
        }
        let _ = at.make(legal[dice.roll(legal.len())]);
    }
    met
}
