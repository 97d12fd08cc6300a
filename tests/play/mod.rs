//! Which random games to play, and which turn to choose in them.
//!
//! Games that are random throughout seldom end; most of these begin in positions of the vectors or in made-up ones, and
//! each player follows a taste that leads to captures, to promotions, to checks or to stalemates.
#![allow(dead_code, reason = "each test file uses a part of it")]

pub mod met;
pub mod options;
mod scatter;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::dice::Dice;
use crate::oracle::board::Side;
use crate::oracle::position::Position;
use crate::oracle::rules::{Options, Rules};
use crate::oracle::{position::side_index, strict};
use options::options_of_game;
pub use scatter::{jail, scatter};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taste {
    Any,
    /// Captures and pawn moves.
    Greed,
    /// Turns that leave the opponent few answers, but no check.
    Squeeze,
    /// Checks.
    Chase,
}

const TASTES: [Taste; 4] = [Taste::Any, Taste::Greed, Taste::Squeeze, Taste::Chase];

/// One game: where it begins and how it goes on. Two plans of the same seed are the same.
pub struct Plan {
    pub seed: u64,
    pub variant: &'static str,
    pub options: Options,
    pub start: Position,
    pub tastes: [Taste; 2],
    pub most_plies: usize,
    pub dice: Dice,
}

impl Plan {
    /// `pool`: the positions that are known of this game, file by file.
    pub fn new(variant: &'static str, seed: u64, pool: &[Vec<String>]) -> Plan {
        let mut dice = Dice(seed);
        let options = options_of_game(variant, seed, &mut dice);
        let rules = Rules::new(variant, &options);
        let mut start = match dice.below(6) {
            0 => scatter(&rules, &mut dice),
            1..4 => known_position(&rules, pool, &mut dice),
            _ => Position::start(&rules),
        };
        let tastes = [*dice.pick(&TASTES), *dice.pick(&TASTES)];
        give_long_row_of_checks(&mut start, tastes, &mut dice);
        let most_plies = if start.board.ranks > 8 { 60 } else { 200 };
        Plan {
            seed,
            variant,
            options,
            start,
            tastes,
            most_plies,
            dice,
        }
    }

    /// The index of the turn to play. Each successor comes with the number of its legal turns.
    pub fn choose(&mut self, position: &Position, successors: &[(Position, usize)]) -> usize {
        let taste = self.tastes[side_index(position.turn)];
        if taste == Taste::Any || self.dice.one_in(6) {
            return self.dice.below(successors.len());
        }
        let weights: Vec<usize> = successors
            .iter()
            .map(|(next, answers)| weight(taste, position, next, *answers))
            .collect();
        self.dice.weighted(&weights)
    }
}

/// One that can arise under these rules too.
fn known_position(rules: &Rules, pool: &[Vec<String>], dice: &mut Dice) -> Position {
    loop {
        let file = dice.pick(pool);
        let fen = dice.pick(file);
        if let Ok(position) = strict::read(rules, fen) {
            return position;
        }
    }
}

/// A player who likes checks has already given so many that the limit comes in sight.
fn give_long_row_of_checks(start: &mut Position, tastes: [Taste; 2], dice: &mut Dice) {
    let mover = side_index(start.turn);
    let limit = usize::try_from(start.rules.check_limit).expect("a small number");
    if tastes[mover] == Taste::Chase && limit > 0 && start.checks == [0, 0] && !start.is_over() {
        start.checks[mover] = u32::try_from(limit - 1 - dice.below(4)).expect("a small number");
    }
}

fn weight(taste: Taste, before: &Position, next: &Position, answers: usize) -> usize {
    let opponent = before.turn.other();
    let captures = before.board.men_of(opponent).len() - next.board.men_of(opponent).len();
    match taste {
        Taste::Any => 1,
        Taste::Greed => 1 + 40 * captures + 5 * usize::from(next.halfmove == 0),
        Taste::Squeeze if next.in_check() => 1,
        Taste::Squeeze => 1 + 4000 / (1 + answers * answers),
        Taste::Chase => 1 + 200 * usize::from(next.in_check()),
    }
}

/// What a set of games has seen, so that a run that has missed a clause can be told from one that has not.
#[derive(Clone, Default, Debug)]
pub struct Seen {
    pub games: usize,
    pub positions: usize,
    pub turns: usize,
    pub removals: usize,
    pub promotions: usize,
    pub returns: usize,
    pub ends: BTreeMap<String, usize>,
    /// What `met` tells of the positions and of their turns.
    pub clauses: BTreeMap<String, usize>,
    pub options: BTreeSet<Options>,
}

fn count(numbers: &mut BTreeMap<String, usize>, name: &str) {
    *numbers.entry(name.to_owned()).or_default() += 1;
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} games with {} combinations of options, {} positions, {} turns, {} removals, {} promotions, {} returns",
            self.games,
            self.options.len(),
            self.positions,
            self.turns,
            self.removals,
            self.promotions,
            self.returns,
        )?;
        for (name, number) in self.ends.iter().chain(&self.clauses) {
            writeln!(f, "{number:>8} {name}")?;
        }
        Ok(())
    }
}

impl Seen {
    pub fn end(&mut self, reason: &str) {
        count(&mut self.ends, reason);
    }

    pub fn meet(&mut self, clause: &str) {
        count(&mut self.clauses, clause);
    }

    pub fn add(&mut self, other: &Seen) {
        self.games += other.games;
        self.positions += other.positions;
        self.turns += other.turns;
        self.removals += other.removals;
        self.promotions += other.promotions;
        self.returns += other.returns;
        for (reason, number) in &other.ends {
            *self.ends.entry(reason.clone()).or_default() += number;
        }
        for (clause, number) in &other.clauses {
            *self.clauses.entry(clause.clone()).or_default() += number;
        }
        self.options.extend(other.options.iter().cloned());
    }

    pub fn count_turn(&mut self, before: &Position, next: &Position) {
        self.turns += 1;
        let mover = before.turn;
        let pawns = |position: &Position| position.board.count(mover, 'P');
        let men = |position: &Position, side: Side| position.board.men_of(side);
        if pawns(next) < pawns(before) {
            self.promotions += 1;
            let far = before.board.far_rank(mover);
            let on_far_rank = |position: &Position| {
                men(position, mover)
                    .iter()
                    .filter(|(square, _)| square.rank == far)
                    .count()
            };
            self.returns += usize::from(on_far_rank(next) == on_far_rank(before));
        }
        self.removals += usize::from(men(next, mover) == men(before, mover));
    }
}
