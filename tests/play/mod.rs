//! Which random games to play, and which turn to choose in them.
//!
//! Games that are random throughout seldom end; most of these begin in positions of the vectors or in made-up ones, and
//! each player follows a taste that leads to captures, to promotions, to checks or to stalemates.
#![allow(dead_code, reason = "each test file uses a part of it")]

mod scatter;

use crate::dice::Dice;
use crate::oracle::board::Side;
use crate::oracle::position::Position;
use crate::oracle::rules::{Options, Rules};
use crate::oracle::{position::side_index, strict};
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
    /// `pool`: positions of this game with the options under which they are known to be good.
    pub fn new(variant: &'static str, seed: u64, pool: &[Vec<(Options, String)>]) -> Plan {
        let mut dice = Dice(seed);
        let mut options = random_options(variant, &mut dice);
        let mut start = Position::start(&Rules::new(variant, &options));
        let beginning = dice.below(6);
        if beginning == 0 {
            start = scatter(&start.rules, &mut dice);
        } else if beginning < 4 {
            let file = dice.pick(pool);
            let (known, fen) = dice.pick(file);
            let rules = Rules::new(variant, &options);
            start = strict::read(&rules, fen).unwrap_or_else(|_| {
                options = known.clone();
                Position::read(&Rules::new(variant, known), fen)
            });
        }
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

/// A player who likes checks has already given so many that the limit comes in sight.
fn give_long_row_of_checks(start: &mut Position, tastes: [Taste; 2], dice: &mut Dice) {
    let mover = side_index(start.turn);
    let limit = usize::try_from(start.rules.check_limit).expect("a small number");
    if tastes[mover] == Taste::Chase && limit > 0 && start.checks == [0, 0] && !start.is_over() {
        start.checks[mover] = u32::try_from(limit - 1 - dice.below(4)).expect("a small number");
    }
}

fn weight(taste: Taste, before: &Position, next: &Position, answers: usize) -> usize {
    let opponent = next.turn;
    let captures = before.board.men_of(opponent).len() - next.board.men_of(opponent).len();
    match taste {
        Taste::Any => 1,
        Taste::Greed => 1 + 40 * captures + 5 * usize::from(next.halfmove == 0),
        Taste::Squeeze if next.in_check() => 1,
        Taste::Squeeze => 1 + 4000 / (1 + answers * answers),
        Taste::Chase => 1 + 200 * usize::from(next.in_check()),
    }
}

pub fn random_options(variant: &str, dice: &mut Dice) -> Options {
    let all: &[(&str, &[&str])] = match variant {
        "krida" => &[
            ("stalemate", &["remove-jailer", "remove-any", "draw"]),
            ("bareKing", &["lesser-win", "win", "play-on"]),
            ("checkLimit", &["64", "0"]),
            ("array", &["facing", "crosswise"]),
        ],
        "shatranj-14" => &[
            ("promotion", &["wazir", "none"]),
            ("dahja", &["rook", "bishop"]),
        ],
        _ => panic!("no options are known for {variant}"),
    };
    let mut options = Options::new();
    for (name, values) in all {
        if !dice.one_in(3) {
            options.insert((*name).to_owned(), (*dice.pick(values)).to_owned());
        }
    }
    options
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
    pub ends: std::collections::BTreeMap<String, usize>,
}

impl Seen {
    pub fn end(&mut self, reason: &str) {
        *self.ends.entry(reason.to_owned()).or_default() += 1;
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
