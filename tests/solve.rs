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
use rows::{MateRow, ProblemRow, load};
use subject::{game, pairs};

/// In how many turns a player wins at the soonest, found by trying everything.
struct Plain {
    attacker: Color,
    lesser: bool,
    nodes: u64,
}

/// Plain search gives up after so many positions.
const MOST_NODES: u64 = 20_000;

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
        let mut least = None;
        let mut most = Some(0);
        let mut turns = turns;
        for turn in position.legal_moves() {
            if turns == 0 {
                return Ok(least);
            }
            let length = self.soonest_by(position, turn, turns)?;
            match (length, position.turn() == self.attacker) {
                (Some(length), true) => {
                    least = Some(length);
                    turns = length - 1;
                }
                (None, true) => {}
                (Some(_), false) => most = most.max(length),
                (None, false) => return Ok(None),
            }
        }
        Ok(if position.turn() == self.attacker {
            least
        } else {
            most
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
    let Some(length) = expected else {
        assert_eq!(solution.proof, Proof::NoWin, "{place}");
        assert_eq!((solution.tree.len(), solution.unique), (0, None), "{place}");
        return Ok(Some(solution));
    };
    let is_unique = solution.keys().count() == 1;
    assert_eq!(solution.proof, Proof::Win { turns: length }, "{place}");
    assert!(!solution.cut, "{place}");
    assert_eq!(solution.unique, Some(is_unique), "{place}");
    check_attacks(position, &solution.tree, length, lesser)?;
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
fn positions(variant: &str) -> Vec<Box<dyn AnyPosition>> {
    let rows = rows::positions(variant).into_iter().flatten();
    rows.map(|(options, text)| {
        let rules = Rules::new(variant, pairs(&options)).expect("known options");
        fen::read(&rules, &text).expect("a good FEN")
    })
    .collect()
}

/// Those with few men.
fn small(positions: &[Box<dyn AnyPosition>]) -> Vec<Box<dyn AnyPosition>> {
    let few = positions
        .iter()
        .filter(|position| position.placement().men().count() <= 7);
    few.cloned().collect()
}

/// A position with these men on squares chosen by dice, if the rules allow it.
fn scatter(dice: &mut Dice, rules: &Rules, men: &str, tail: &str) -> Option<Box<dyn AnyPosition>> {
    let board = rules.ruleset().board;
    let (files, ranks) = (usize::from(board.files()), usize::from(board.ranks()));
    let mut squares = vec![None; files * ranks];
    for man in men.chars() {
        *dice.pick_mut(&mut squares) = Some(man);
    }
    let rank = |rank: &[Option<char>]| -> String {
        let texts = rank.chunk_by(|a, b| a.is_none() && b.is_none());
        texts
            .map(|group| group[0].map_or_else(|| group.len().to_string(), String::from))
            .collect()
    };
    let placement: Vec<String> = squares.chunks(files).map(rank).collect();
    fen::read(rules, &format!("{} {tail}", placement.join("/"))).ok()
}

/// Small endings, in many of which there is a win.
fn endings(
    variant: &str,
    options: &[(&str, &str)],
    men: &[&str],
    tail: &str,
    number: usize,
) -> Vec<Box<dyn AnyPosition>> {
    let rules = Rules::new(variant, options.iter().copied()).expect("known options");
    let mut dice = Dice(number as u64);
    let mut found = Vec::new();
    while found.len() < number {
        let men = *dice.pick(men);
        found.extend(scatter(&mut dice, &rules, men, tail));
    }
    found
}

fn tally(positions: &[Box<dyn AnyPosition>], turns: u32, lesser: bool) -> Tally {
    let mut tally = Tally::default();
    for position in positions {
        tally.add(&**position, turns, lesser);
    }
    println!("{turns} {lesser} {tally:?}");
    tally
}

#[test]
fn krida_is_solved_exactly() {
    let known = positions("krida");
    let men = ["KRRkp", "KRRkm", "KRNkpp", "KRRMk"];
    let mut few = small(&known);
    for stalemate in ["remove-jailer", "draw"] {
        let options = [("stalemate", stalemate), ("bareKing", "play-on")];
        few.extend(endings("krida", &options, &men, "w - - 0 1", 40));
    }
    few.extend(endings("krida", &[], &men, "w - - 0 1 checks=62,0", 40));
    let one = [false, true].map(|lesser| tally(&known, 1, lesser));
    let two = [false, true].map(|lesser| tally(&few, 2, lesser));
    let three = tally(&few[few.len() - 120..], 3, false);
    assert!(one[0].compared > 800 && two[1].compared > 200);
    assert!(two[0].wins > 40 && two[1].wins > two[0].wins && three.longer > 20);
}

/// With second steps, conversions and stalemates that lose.
#[test]
fn chadarangam_is_solved_exactly() {
    let known = positions("chadarangam");
    let lost = [("pawnsOnlyStalemate", "win")];
    let men = ["KQkp", "KRNkp", "KQPkpp"];
    let mut few = small(&known);
    few.extend(endings("chadarangam", &lost, &men, "w K - 0 1", 60));
    let men = ["KQRkn", "KPPQkn", "KRRk", "KQPkr"];
    few.extend(endings("chadarangam", &[], &men, "w Kk - 0 1", 60));
    let found = [tally(&known, 1, false), tally(&few, 2, false)];
    let three = tally(&few[few.len() - 120..], 3, false);
    assert!(found[0].compared > 2000 && found[1].compared > 200);
    assert!(found[1].wins > 50 && found[1].several > 5 && three.longer > 10);
}

#[test]
fn shatranj_14_is_solved_exactly() {
    let known = positions("shatranj-14");
    let men = ["KWRk", "KWSk", "KWSRkp", "KSRMk"];
    let few = endings("shatranj-14", &[], &men, "w - - 0 1", 60);
    let found = [tally(&known, 1, false), tally(&few, 2, false)];
    assert!(found[0].compared > 200 && found[1].compared > 30 && found[1].wins > 5);
}

/// None of several moves in a row captures or gives check, so the first of two turns prepares the win.
#[test]
fn opening_turns_are_one_turn() {
    for (opening, men, fields) in [
        ("1", ["KQRk", "KRRkp"], "opening=1,0"),
        ("1", ["KQRk", "KRRkp"], "opening=1,1"),
        ("2", ["KQk", "KRRk"], "opening=2,0"),
        ("2", ["KRk", "KRkp"], "opening=2,2"),
    ] {
        let options = [("opening", opening)];
        let tail = format!("w Kk - 0 1 {fields}");
        let few = endings("chadarangam", &options, &men, &tail, 60);
        let found = tally(&few, 2, false);
        assert!(found.compared > 20 && found.longer > 0, "{fields}");
    }
}

fn uci<'a>(moves: impl Iterator<Item = &'a MoveInfo>) -> Vec<String> {
    let mut texts: Vec<String> = moves.map(|told| told.uci.clone()).collect();
    texts.sort();
    texts
}

fn within(turns: u32) -> SolveLimits {
    SolveLimits {
        turns,
        ..SolveLimits::default()
    }
}

#[test]
fn mate_problems_have_their_length_and_keys() {
    let mut nodes = 0;
    for row in load::<MateRow>("mates") {
        let game = game(&row.variant, &row.options, &row.fen);
        let solution = game.solve(&within(row.mate_in + 1)).expect(&row.fen);
        nodes += solution.nodes;
        let proof = Proof::Win { turns: row.mate_in };
        assert_eq!(solution.proof, proof, "{}", row.fen);
        assert_eq!(uci(solution.keys()), row.keys, "{}", row.fen);
        assert!(!solution.cut, "{}", row.fen);
        let shorter = game.solve(&within(row.mate_in - 1)).expect(&row.fen);
        assert_eq!(shorter.proof, Proof::NoWin, "{}", row.fen);
    }
    println!("{nodes} nodes");
}

#[test]
fn historical_problems_have_their_length_and_keys() {
    let mut sooner = 0;
    for row in load::<ProblemRow>("history-problems") {
        let game = game(&row.variant, &row.options, &row.fen);
        let solution = game.solve(&within(row.mate_in)).expect(&row.fen);
        let Proof::Win { turns } = solution.proof else {
            panic!("{}: {:?}", row.fen, solution.proof);
        };
        let keys = uci(solution.keys());
        assert!(keys.contains(&row.line[0]), "{}: {keys:?}", row.fen);
        if turns < row.mate_in {
            // Two problems ask for mate by a pawn, which in one of them takes longer.
            assert!(row.stipulation.contains("with the pawn"), "{}", row.fen);
            sooner += 1;
            continue;
        }
        assert!(row.keys.is_none_or(|told| told == keys), "{}", row.fen);
        let shorter = game.solve(&within(row.mate_in - 1)).expect(&row.fen);
        assert_eq!(shorter.proof, Proof::NoWin, "{}", row.fen);
    }
    assert_eq!(sooner, 1);
}

#[test]
fn whoever_stops_early_claims_nothing() {
    let rows = load::<MateRow>("mates");
    for row in rows.iter().filter(|row| row.mate_in > 1) {
        let game = game(&row.variant, &row.options, &row.fen);
        let mut seen = [false; 3];
        for nodes in (0..12).map(|power| 1 << power) {
            let limits = SolveLimits {
                nodes,
                ..within(row.mate_in)
            };
            let solution = game.solve(&limits).expect(&row.fen);
            assert!(solution.nodes <= nodes, "{}", row.fen);
            match solution.proof {
                Proof::Undecided { refuted } => {
                    assert!(refuted < row.mate_in && solution.tree.is_empty());
                    seen[0] = true;
                }
                Proof::Win { turns } => {
                    assert_eq!(turns, row.mate_in, "{}", row.fen);
                    assert!(solution.keys().all(|key| row.keys.contains(&key.uci)));
                    assert!(solution.keys().count() > 0, "{}", row.fen);
                    seen[if solution.cut { 1 } else { 2 }] = true;
                    assert!(solution.cut || solution.unique.is_some(), "{}", row.fen);
                }
                Proof::NoWin => panic!("{}: refuted", row.fen),
            }
        }
        assert!(seen[0], "{}", row.fen);
    }
}

fn count(branches: &[Branch<MoveInfo>]) -> usize {
    branches.iter().map(|branch| 1 + count(&branch.next)).sum()
}

#[test]
fn a_tree_keeps_within_its_bound() {
    let fen = "6k1/5ppp/6b1/2B5/2qpN3/8/PP6/K3R3 w - - 0 1";
    let game = Game::with_options("chadarangam", [], Some(fen)).expect(fen);
    let whole = game.solve(&within(4)).expect("a game that goes on");
    assert!(!whole.cut);
    let size = count(&whole.tree);
    for branches in [0, 1, 10, size - 1, size] {
        let limits = SolveLimits {
            branches,
            ..within(4)
        };
        let solution = game.solve(&limits).expect("a game that goes on");
        assert_eq!(
            (solution.proof, solution.unique),
            (whole.proof, whole.unique)
        );
        assert!(solution.keys().eq(whole.keys()));
        assert!(count(&solution.tree) <= branches.max(1));
        assert_eq!(solution.cut, branches < size, "{branches} of {size}");
    }
}
