use buddhibala::notation::fen;
use buddhibala::position::AnyPosition;
use buddhibala::rules::{Kind, Rules};
use buddhibala::search::{Limits, Searcher};

use crate::dice::Dice;
use crate::opening::opening;
use crate::samples::is_quiet;
use crate::threads::on_all;

const TABLE_BYTES: usize = 1 << 18;
/// Of so many turns one is any, so that the sides come to stand unequally.
const ONE_RANDOM_OF: usize = 12;
/// Of so many quiet positions one is taken.
const ONE_OF: usize = 3;
const MOST_PLIES: usize = 180;
/// So many of 10 officers must be left: another engine may know other endings than the rules do.
const OFFICERS_LEFT: usize = 4;

/// Prints quiet positions of games in which some turns are made at random.
pub fn print(rules: &Rules, games: usize, seed: u64, nodes: u64) {
    for fens in on_all(games, |number| met(rules, seed, number as u64, nodes)) {
        for fen in fens {
            println!("{fen}");
        }
    }
}

fn met(rules: &Rules, seed: u64, number: u64, nodes: u64) -> Vec<String> {
    let mut dice = Dice(seed ^ number.rotate_left(32));
    let mut position = opening(rules, seed, number);
    let mut searcher = Searcher::new(TABLE_BYTES);
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    let mut fens = Vec::new();
    for _ in 0..MOST_PLIES {
        let legal = position.legal_moves();
        let Some(report) = searcher.search(&*position, &[], &limits, &|| 0.0) else {
            break;
        };
        if !has_officers(&*position) {
            break;
        }
        if is_quiet(&*position, &report) && dice.roll(ONE_OF) == Some(0) {
            fens.push(fen::write(&*position));
        }
        let any = dice.roll(legal.len()).map(|at| legal[at]);
        let turn = any.filter(|_| dice.roll(ONE_RANDOM_OF) == Some(0));
        position.play(turn.unwrap_or(report.best));
    }
    fens
}

fn has_officers(position: &dyn AnyPosition) -> bool {
    let rules = position.rules();
    let is_officer = |kind: Kind| kind != Kind::KING && kind != rules.pawn();
    let men = rules.ruleset().board.squares();
    let men = men.filter_map(|square| position.placement().get(square));
    let left = men.filter(|man| is_officer(man.kind)).count();
    let kinds = rules.kinds().filter(|&kind| is_officer(kind));
    let all: usize = kinds.map(|kind| 2 * usize::from(rules.number(kind))).sum();
    10 * left >= OFFICERS_LEFT * all
}
