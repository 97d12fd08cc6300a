//! What a man is worth by how he moves on his board.

use super::{PAWN, Value};
use crate::geometry::{BoardId, Direction, Leaper, Set256, Square, SquareSet, squares};
use crate::rules::{Class, Kind, MAX_KINDS, Movement, Promotion, Rules, Weights};

const THOUSAND: u32 = 1000;
/// Of 10 men in the array how many are still there when it matters.
const MEN_LEFT: u32 = 6;

/// What each kind of men is worth; 0 for the King.
pub(super) fn values(rules: &Rules, weights: &Weights) -> [Value; MAX_KINDS] {
    let mut values = [0; MAX_KINDS];
    for kind in rules.kinds().filter(|&kind| kind != Kind::KING) {
        values[kind.index()] = value_of(rules, rules.movement(kind), weights);
    }
    values[rules.pawn().index()] = PAWN;
    let pawn = PAWN + weights.future * gain(rules, &values) / 100;
    for kind in rules.kinds().filter(|&kind| kind != rules.pawn()) {
        values[kind.index()] = values[kind.index()] * PAWN / pawn;
    }
    values
}

/// What promotion brings, on an average file.
fn gain(rules: &Rules, values: &[Value; MAX_KINDS]) -> Value {
    let promoted = match rules.clauses().promotion {
        Promotion::Never => PAWN,
        Promotion::Always(kind) | Promotion::OnMarkOrReturn(kind) => values[kind.index()],
        Promotion::ByFile(officers) => {
            let sum: Value = officers.iter().map(|kind| values[kind.index()]).sum();
            sum / Value::from(rules.ruleset().board.files())
        }
    };
    (promoted - PAWN).max(0)
}

/// What a man is worth who moves so: the squares that he reaches on an average square of a board as empty as it is when it
/// matters, less a quarter of the share of the board that he never comes to.
fn value_of(rules: &Rules, movement: Movement, weights: &Weights) -> Value {
    let board = rules.ruleset().board;
    let all = size(board);
    let men: u32 = rules
        .kinds()
        .map(|kind| 2 * u32::from(rules.number(kind)))
        .sum();
    let open = THOUSAND - THOUSAND * men * MEN_LEFT / (10 * all);
    let (mut leaps, mut rides) = (0, 0);
    for from in board.squares() {
        walk(board, movement, from, &mut |_, passed| match passed {
            None => leaps += THOUSAND,
            Some(passed) => {
                rides += (0..passed).fold(THOUSAND, |chance, _| chance * open / THOUSAND);
            }
        });
    }
    let visited = 3 * all + domain(board, movement).len();
    let [leaps, rides, thousand, visited, all] =
        [leaps / all, rides / all, THOUSAND, visited, all].map(u32::cast_signed);
    (leaps * weights.leap_reach + rides * weights.ride_reach) / thousand * visited / (4 * all)
}

/// How many squares a board has.
fn size(board: BoardId) -> u32 {
    u32::from(board.files()) * u32::from(board.ranks())
}

/// All squares that a man can come to from the middle of the board.
fn domain(board: BoardId, movement: Movement) -> Set256 {
    let middle = Square::new(board.files() / 2, board.ranks() / 2);
    let mut domain = Set256::EMPTY;
    let mut fresh = middle.map_or(domain, Set256::of);
    while !fresh.is_empty() {
        domain |= fresh;
        let mut seen = Set256::EMPTY;
        for from in squares(fresh) {
            walk(board, movement, from, &mut |to, _| seen |= Set256::of(to));
        }
        fresh = seen & !domain;
    }
    domain
}

/// Visits every square that a man reaches on an empty board, and tells how many squares he passes before if he slides.
#[inline(never)] // or it is there twice
fn walk(
    board: BoardId,
    movement: Movement,
    from: Square,
    visit: &mut dyn FnMut(Square, Option<u32>),
) {
    let step = |from: Square, (files, ranks)| from.offset(files, ranks).filter(|&to| board.has(to));
    for leaper in Leaper::ALL {
        if movement.has(Class::Leaper(leaper)) {
            for &leap in leaper.offsets() {
                if let Some(to) = step(from, leap) {
                    visit(to, None);
                }
            }
        }
    }
    for direction in Direction::ALL {
        let (files, ranks) = direction.step();
        let class = if files == 0 || ranks == 0 {
            Class::Orthogonal
        } else {
            Class::Diagonal
        };
        if movement.has(class) {
            let (mut at, mut passed) = (from, 0);
            while let Some(to) = step(at, (files, ranks)) {
                visit(to, Some(passed));
                at = to;
                passed += 1;
            }
        }
    }
}
