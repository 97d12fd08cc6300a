//! The solver against plain exhaustive search, and the mate problems of the vectors.
#![cfg(not(target_arch = "wasm32"))]

mod dice;
mod oracle;
mod rows;
mod subject;

use buddhibala::Game;
use buddhibala::game::MoveInfo;
use buddhibala::geometry::Color;
use buddhibala::notation::fen;
use buddhibala::position::{AnyPosition, Grade, Move, Outcome};
use buddhibala::rules::Rules;
use buddhibala::search::{Branch, Proof, Solution, SolveLimits, solve};
use dice::Dice;
use rows::{MateRow, load};
use subject::{game, pairs};

/// In how many turns a player wins at the soonest, found by trying everything.
struct Plain {
    attacker: Color,
    lesser: bool,
    nodes: u64,
}

/// Plain search gives up after so many positions.
const MOST_NODES: u64 = 60_000;

struct TooLong;

impl Plain {
    fn new(position: &dyn AnyPosition, lesser: bool) -> Plain {
        Plain {
            attacker: position.turn(),
            lesser,
            nodes: 0,
        }
    }

    /// The least number of his turns, at most `turns`, that the attacker needs; 0 if he has won.
    fn soonest(&mut self, position: &dyn AnyPosition, turns: u32) -> Result<Option<u32>, TooLong> {
        self.nodes += 1;
        if self.nodes > MOST_NODES {
            return Err(TooLong);
        }
        if let Some(outcome) = position.outcome() {
            return Ok(self.has_won(outcome).then_some(0));
        }
        let attacks = position.turn() == self.attacker;
        if !attacks && turns == 0 {
            return Ok(None);
        }
        let mut lengths = Vec::new();
        for turn in position.legal_moves() {
            lengths.push(self.soonest_by(position, turn, turns)?);
        }
        Ok(if attacks {
            lengths.into_iter().flatten().min()
        } else {
            let all: Option<Vec<u32>> = lengths.into_iter().collect();
            all.and_then(|all| all.into_iter().max())
        })
    }

    fn soonest_by(
        &mut self,
        position: &dyn AnyPosition,
        turn: Move,
        turns: u32,
    ) -> Result<Option<u32>, TooLong> {
        let mut after = position.boxed();
        after.play(turn);
        let spent = u32::from(position.turn() == self.attacker && after.turn() != self.attacker);
        Ok(self
            .soonest(&*after, turns - spent)?
            .map(|length| length + spent))
    }

    fn has_won(&self, outcome: Outcome) -> bool {
        match outcome {
            Outcome::Won { winner, grade, .. } => {
                winner == self.attacker && (self.lesser || grade == Grade::Full)
            }
            Outcome::Drawn { .. } => false,
        }
    }
}

/// Compares a whole solution, with its tree, with plain search. Nothing if that takes too long.
fn compare(
    position: &dyn AnyPosition,
    turns: u32,
    lesser: bool,
) -> Result<Option<Solution<Move>>, TooLong> {
    if position.outcome().is_some() {
        assert!(solve(position, &SolveLimits::default()).is_none());
        return Ok(None);
    }
    let expected = Plain::new(position, lesser).soonest(position, turns)?;
    let limits = SolveLimits {
        turns,
        lesser,
        ..SolveLimits::default()
    };
    let solution = solve(position, &limits).expect("a game that goes on");
    let place = format!("{} {lesser}", fen::write(position));
    match expected {
        Some(length) => {
            assert_eq!(solution.proof, Proof::Win { turns: length }, "{place}");
            assert!(!solution.cut, "{place}");
            assert_eq!(
                solution.unique,
                Some(solution.keys().count() == 1),
                "{place}"
            );
            check_attacks(position, &solution.tree, length, lesser)?;
        }
        None => {
            assert_eq!(solution.proof, Proof::NoWin, "{place}");
            assert_eq!((solution.tree.len(), solution.unique), (0, None), "{place}");
        }
    }
    Ok(Some(solution))
}

/// The branches must be all the moves that win in `length` turns and not sooner, the first one with its whole tree.
fn check_attacks(
    position: &dyn AnyPosition,
    branches: &[Branch<Move>],
    length: u32,
    lesser: bool,
) -> Result<(), TooLong> {
    let place = fen::write(position);
    let mut winning = Vec::new();
    for turn in position.legal_moves() {
        let mut plain = Plain::new(position, lesser);
        if plain.soonest_by(position, turn, length)? == Some(length) {
            winning.push(turn);
        }
    }
    assert_eq!(branches.len(), winning.len(), "{place}");
    for (at, branch) in branches.iter().enumerate() {
        assert!(winning.contains(&branch.turn), "{place}");
        assert_eq!(branch.dual, at > 0, "{place}");
        assert!(!branch.dual || branch.next.is_empty(), "{place}");
    }
    let main = &branches[0];
    let mut after = position.boxed();
    after.play(main.turn);
    assert_eq!(main.end, after.outcome(), "{place}");
    match main.end {
        Some(_) => assert!(main.next.is_empty(), "{place}"),
        None if after.turn() == position.turn() => {
            check_attacks(&*after, &main.next, length, lesser)?;
        }
        None => check_defences(&*after, &main.next, length - 1, lesser)?,
    }
    Ok(())
}

fn check_defences(
    position: &dyn AnyPosition,
    branches: &[Branch<Move>],
    turns: u32,
    lesser: bool,
) -> Result<(), TooLong> {
    let answers: Vec<Move> = branches.iter().map(|branch| branch.turn).collect();
    assert_eq!(answers, position.legal_moves(), "{}", fen::write(position));
    for branch in branches {
        assert!(!branch.dual && branch.end.is_none());
        let mut after = position.boxed();
        after.play(branch.turn);
        if after.turn() == position.turn() {
            check_defences(&*after, &branch.next, turns, lesser)?;
            continue;
        }
        let soonest = Plain::new(&*after, lesser).soonest(&*after, turns)?;
        let length = soonest.expect("a win after every answer");
        check_attacks(&*after, &branch.next, length, lesser)?;
    }
    Ok(())
}

/// How many positions could be compared, and in how many there is a win.
#[derive(Default, Debug)]
struct Tally {
    compared: usize,
    wins: usize,
    longer: usize,
    several: usize,
}

impl Tally {
    fn add(&mut self, position: &dyn AnyPosition, turns: u32, lesser: bool) {
        let Ok(Some(solution)) = compare(position, turns, lesser) else {
            return;
        };
        self.compared += 1;
        if let Proof::Win { turns } = solution.proof {
            self.wins += 1;
            self.longer += usize::from(turns > 1);
            self.several += usize::from(solution.unique == Some(false));
        }
    }
}

/// The positions that the vectors tell of a game.
fn positions(variant: &str) -> impl Iterator<Item = Box<dyn AnyPosition>> {
    rows::positions(variant)
        .into_iter()
        .flatten()
        .map(move |(options, text)| {
            let rules = Rules::new(variant, pairs(&options)).expect("known options");
            fen::read(&rules, &text).expect("a good FEN")
        })
}

#[test]
fn krida_is_solved_exactly() {
    let mut tally = [Tally::default(), Tally::default()];
    for position in positions("krida") {
        for turns in [1, 2, 3] {
            tally[0].add(&*position, turns, false);
            tally[1].add(&*position, turns, true);
        }
    }
    println!("{tally:?}");
    let [full, lesser] = tally;
    assert!(
        full.compared > 700 && full.wins > 30 && full.longer > 5,
        "{full:?}"
    );
    assert!(lesser.wins > full.wins && lesser.several > 10, "{lesser:?}");
}

/// With second steps, conversions and stalemates that lose.
#[test]
fn chadarangam_is_solved_exactly() {
    let mut tally = Tally::default();
    for position in positions("chadarangam") {
        for turns in [1, 2, 3] {
            tally.add(&*position, turns, turns == 2);
        }
    }
    println!("{tally:?}");
    assert!(
        tally.compared > 1500 && tally.wins > 30 && tally.longer > 10,
        "{tally:?}"
    );
}

#[test]
fn shatranj_14_is_solved_exactly() {
    let mut tally = Tally::default();
    for position in positions("shatranj-14") {
        for turns in [1, 2] {
            tally.add(&*position, turns, false);
        }
    }
    println!("{tally:?}");
    assert!(tally.compared > 100 && tally.wins > 0, "{tally:?}");
}
