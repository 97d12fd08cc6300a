//! What the search finds, found again without bounds, order and table: each side's best of everything, White's the
//! greatest value and Black's the least.

use serde_json::Value as Json;

use super::super::score::{DRAW, Value, win};
use super::{Dice, Evaluation, Score, Searcher, never, options, random_positions, start, to_depth};
use crate::geometry::{Board, Board8x8, Board14x14, Color, SquareSet};
use crate::notation::fen;
use crate::position::QUIET_PLIES;
use crate::position::{Move, MoveKind, Outcome, Position, Reason};
use crate::rules::Rules;

struct Plain<B: Board> {
    position: Position<B>,
    evaluation: Evaluation,
    /// The keys of the positions on the way.
    path: Vec<u64>,
    changes: i32,
    /// Whether a draw for quiet plies could have been claimed at the start.
    is_unclaimed: bool,
    nodes: u32,
}

/// Positions in which plain search visits more are left out.
const MOST_NODES: u32 = 20_000;

impl<B: Board> Plain<B> {
    fn new(position: &Position<B>) -> Plain<B> {
        Plain {
            evaluation: Evaluation::new(position.rules()),
            position: position.clone(),
            path: Vec::new(),
            changes: 0,
            is_unclaimed: position.halfmove() >= QUIET_PLIES,
            nodes: 0,
        }
    }

    /// What White gets. Nothing when it takes too long to find out.
    fn for_white(&mut self, depth: u32) -> Option<Value> {
        self.nodes += 1;
        if self.nodes > MOST_NODES {
            return None;
        }
        let stalemate = match self.position.outcome() {
            Some(Outcome::Won { winner, grade, .. }) => {
                return Some(sign(winner) * win(grade, self.changes));
            }
            Some(drawn) if drawn.reason() != Reason::Stalemate => return Some(DRAW),
            outcome => outcome.is_some(),
        };
        if self.is_draw() {
            return Some(DRAW);
        }
        let turns = self.position.legal_moves();
        let turner = sign(self.position.turn());
        let mut values = Vec::new();
        if depth > 0 {
            if stalemate {
                return Some(DRAW);
            }
            for turn in turns {
                values.push(self.after(turn, depth - 1)?);
            }
        } else {
            let in_check = self.position.is_check();
            if !in_check {
                let value = self.evaluation.estimate(&self.position);
                values.push(turner * value.expect("a board of ours"));
            }
            for turn in turns {
                if in_check || self.is_noisy(turn) {
                    values.push(self.after(turn, 0)?);
                }
            }
        }
        values.into_iter().max_by_key(|value| turner * value)
    }

    fn after(&mut self, turn: Move, depth: u32) -> Option<Value> {
        let mover = self.position.turn();
        self.path.push(self.position.repetition_key());
        let undo = self.position.make(turn);
        let passes = i32::from(self.position.turn() != mover);
        self.changes += passes;
        let value = self.for_white(depth);
        self.changes -= passes;
        self.position.unmake(undo);
        self.path.pop();
        value
    }

    fn is_draw(&self) -> bool {
        let key = self.position.repetition_key();
        let since_root = self.path.get(1..).unwrap_or_default();
        let thrice = self.path.iter().filter(|&&earlier| earlier == key).count() >= 2;
        let quiet = self.position.halfmove() >= QUIET_PLIES && !self.is_unclaimed;
        let claimable = thrice || quiet;
        since_root.contains(&key) || (claimable && !self.path.is_empty())
    }

    fn is_noisy(&self, turn: Move) -> bool {
        match turn.kind {
            MoveKind::Ordinary | MoveKind::Leap => self.position.piece_at(turn.to).is_some(),
            MoveKind::Promotion(_) | MoveKind::Return(_) | MoveKind::Removal => true,
        }
    }
}

const fn sign(color: Color) -> Value {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}

/// Compares both searches, and tells whether it could.
fn agree<B: Board>(position: &Position<B>, depth: u32, table: usize) -> bool {
    let Some(value) = Plain::new(position).for_white(depth) else {
        return false;
    };
    let report = Searcher::new(table).search(position, &[], &to_depth(depth), &never);
    let found = report.expect("a game that goes on");
    let expected = Score::of(value * sign(position.turn()));
    assert_eq!(
        found.score,
        expected,
        "{} to depth {depth}",
        fen::write(position)
    );

    let mut after = Plain::new(position);
    let of_best = after
        .after(found.best, depth - 1)
        .map(|value| value * sign(position.turn()));
    assert_eq!(
        of_best.map(Score::of),
        Some(expected),
        "{}",
        fen::write(position)
    );
    true
}

/// The positions of the vectors in which the game goes on.
fn vectors<B: Board>(id: &str) -> Vec<Position<B>> {
    let rows = include_str!("../../../tests/vectors/fuzz.jsonl")
        .lines()
        .chain(include_str!("../../../tests/vectors/stalemates.jsonl").lines())
        .map(|line| serde_json::from_str::<Json>(line).expect(line))
        .filter(|row| row["variant"] == id);
    rows.filter_map(|row| {
        let options = options(&row);
        let options = options.iter().map(|(name, value)| (&**name, &**value));
        let rules = Rules::new(id, options).expect("known options");
        let position = fen::parse::<B>(&rules, row["fen"].as_str()?).expect("a good FEN");
        position.outcome().is_none().then_some(position)
    })
    .collect()
}

/// How many of the positions could be compared.
fn compare<B: Board>(positions: &[Position<B>], depth: u32, table: usize, men: u32) -> usize {
    let small = positions
        .iter()
        .filter(|position| position.occupied().len() <= men);
    small
        .filter(|position| agree(position, depth, table))
        .count()
}

#[test]
fn krida_is_searched_exactly() {
    let positions = vectors::<Board8x8>("krida");
    let compared =
        [(1, 32), (2, 16), (3, 8), (4, 5)].map(|(depth, men)| compare(&positions, depth, 0, men));
    println!("{compared:?}");
    assert!(compared.iter().all(|&number| number >= 30), "{compared:?}");
}

/// Here a side has several moves in a row while it opens the game, and a turn may have a second step.
#[test]
fn chadarangam_is_searched_exactly() {
    let positions = vectors::<Board8x8>("chadarangam");
    let compared =
        [(1, 32), (2, 20), (3, 10)].map(|(depth, men)| compare(&positions, depth, 0, men));
    println!("{compared:?}");
    assert!(compared.iter().all(|&number| number >= 30), "{compared:?}");
}

#[test]
fn an_opening_is_searched_exactly() {
    let mut dice = Dice(17);
    let mut openings = Vec::new();
    for plies in (0..6).cycle().take(30) {
        let mut position: Position<Board8x8> = start("chadarangam");
        for _ in 0..plies {
            let legal = position.legal_moves();
            let _ = position.make(legal[dice.roll(legal.len())]);
        }
        assert!(position.opening_moves(Color::Black) > 0);
        openings.push(position);
    }
    assert!(compare(&openings, 2, 0, 32) >= 20);
}

#[test]
fn shatranj_14_is_searched_exactly() {
    let positions = vectors::<Board14x14>("shatranj-14");
    let compared =
        [(1, 56), (2, 14), (3, 8)].map(|(depth, men)| compare(&positions, depth, 0, men));
    println!("{compared:?}");
    assert!(compared.iter().all(|&number| number >= 10), "{compared:?}");
}

/// Two plies deep no entry comes from a deeper search, so the table may change nothing.
#[test]
fn the_table_changes_no_value() {
    let mut positions = random_positions::<Board8x8>("krida", 3, 60);
    positions.extend(vectors::<Board8x8>("krida"));
    assert!(compare(&positions, 2, 1 << 12, 16) >= 50);
}
