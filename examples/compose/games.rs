//! Games that the program plays against itself, and the puzzles in them.

use std::collections::BTreeMap;

use buddhibala::Game;
use buddhibala::search::Limits;

use crate::arguments::Arguments;
use crate::dice::Dice;
use crate::judge;
use crate::opening::fair_opening;
use crate::player::Player;
use crate::puzzle::Puzzle;
use crate::setting::Setting;

const PLAYED: &str = "A game that the program played against itself";
/// No puzzle has more turns.
const LONGEST: u16 = 12;
/// A game that goes on for so many plies is broken off.
const MOST_PLIES: usize = 300;

/// The puzzles in the game of that number, the best one for each goal: positions of one game are much alike.
pub fn mine(arguments: &Arguments, player: &Player, number: u64) -> Vec<Puzzle> {
    let mut best: BTreeMap<&str, Puzzle> = BTreeMap::new();
    for (ply, fen) in play(arguments, player, number) {
        let (who, seed) = (described(player), arguments.seed);
        let source = format!("{PLAYED}: {who}, seed {seed}, game {number}, after {ply} plies");
        let fen = without_idle_count(arguments, &fen);
        let Some(setting) = Setting::of_game(arguments, fen, source) else {
            continue;
        };
        for puzzle in judge::all(&setting) {
            match best.get(puzzle.goal) {
                Some(other) if merit(other) >= merit(&puzzle) => {}
                _ => {
                    best.insert(puzzle.goal, puzzle);
                }
            }
        }
    }
    best.into_values().collect()
}

/// Who plays, so that anybody can have him again.
fn described(player: &Player) -> String {
    let Limits { level, nodes, .. } = player.limits;
    let name = &player.name;
    match (level, nodes) {
        (Some(_), Some(nodes)) => format!("level {name} with {nodes} nodes"),
        (Some(_), None) => format!("level {name}"),
        (None, _) => format!("depth, nodes and error {name}"),
    }
}

/// Better are those that turn on the game's own clauses, and then the harder ones.
fn merit(puzzle: &Puzzle) -> (bool, u32) {
    (!puzzle.clauses.is_empty(), puzzle.difficulty)
}

/// The same position, with no checks given so far, where no puzzle could come to an end by their number.
fn without_idle_count(arguments: &Arguments, fen: &str) -> String {
    let limit = arguments.rules.clauses().check_limit;
    let is_idle = |field: &str| {
        let counts = field.strip_prefix("checks=").unwrap_or(field).split(',');
        let mut counts = counts.filter_map(|count| count.parse::<u16>().ok());
        field.starts_with("checks=") && counts.all(|count| count + LONGEST < limit)
    };
    let fields: Vec<&str> = fen.split(' ').filter(|field| !is_idle(field)).collect();
    fields.join(" ")
}

/// Every position of a game in which somebody is to move, with the number of plies before it.
fn play(arguments: &Arguments, player: &Player, number: u64) -> Vec<(usize, String)> {
    let mut dice = Dice(arguments.seed.rotate_left(32) ^ number);
    let mut game = fair_opening(&arguments.rules, dice.next());
    let mut positions = Vec::new();
    while is_going_on(&game) {
        positions.push((game.history().len(), game.fen()));
        let limits = Limits {
            seed: dice.next(),
            ..player.limits
        };
        let report = game.search(&limits, &|| 0.0).expect("the game goes on");
        game.play(&report.best.uci).expect("a legal turn");
    }
    positions
}

fn is_going_on(game: &Game) -> bool {
    let status = game.status();
    status.outcome.is_none() && status.claims.is_empty() && game.history().len() < MOST_PLIES
}
