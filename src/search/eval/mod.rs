//! How good a position looks.

mod activity;
mod clauses;
mod king;
mod memory;
mod pawns;
mod value;

use super::score::{MAX_ESTIMATE, Value, Window};
use crate::geometry::{Board, BoardId, Color, Square, SquareSet, squares};
use crate::position::{AnyPosition, Change, OnBoard, Piece, Position};
use crate::rules::{Class, Kind, MAX_KINDS, Rules, Weights};
use activity::Sight;
use clauses::clauses;
pub(super) use memory::Memory;
use value::values;

/// By definition, in hundredths of a pawn.
const PAWN: Value = 100;
/// The most that how the men stand may make up for, so that it need not be looked at where more is at stake.
pub(super) const MAX_STANDING: Value = 300;

/// What men are worth: officers by how they move on this board; and how well they stand.
///
/// Everything follows from the rules and the board, so a new game needs nothing here.
///
/// ```
/// use buddhibala::position::start;
/// use buddhibala::rules::{Rules, Weights};
/// use buddhibala::search::Evaluation;
/// let start = start(&Rules::new("krida", [])?);
/// let evaluation = Evaluation::new(start.rules());
/// assert_eq!(evaluation.estimate(&*start), Some(Weights::KRIDA.tempo));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Evaluation {
    weights: Weights,
    values: [Value; MAX_KINDS],
    /// The value of each man on each square: see [`place`].
    worth: Vec<Value>,
    /// How near to the middle each square is, from 0 to 100.
    centre: Vec<Value>,
    /// How many officers a side has in the array.
    officers: Value,
}

/// How many values a table has with one for each man on each square.
pub(super) const TABLE_LENGTH: usize = Color::BOTH.len() * MAX_KINDS * Square::COUNT;

/// Where in such a table the value for a man on a square is.
#[inline]
pub(super) const fn place(man: Piece, square: Square) -> usize {
    (man.color as usize * MAX_KINDS + man.kind.index()) * Square::COUNT + square.index()
}

impl Evaluation {
    /// The evaluation for these rules, by the numbers of the ruleset.
    #[must_use]
    pub fn new(rules: &Rules) -> Evaluation {
        Evaluation::with_weights(rules, &rules.ruleset().weights)
    }

    /// The same by other numbers.
    #[must_use]
    pub fn with_weights(rules: &Rules, weights: &Weights) -> Evaluation {
        let board = rules.ruleset().board;
        let officers = rules
            .kinds()
            .filter(|&kind| kind != Kind::KING && kind != rules.pawn());
        let mut evaluation = Evaluation {
            weights: *weights,
            values: [0; MAX_KINDS],
            worth: vec![0; TABLE_LENGTH],
            centre: vec![0; Square::COUNT],
            officers: officers.map(|kind| Value::from(rules.number(kind))).sum(),
        };
        for square in board.squares() {
            evaluation.centre[square.index()] = centre(board, square);
        }
        evaluation.values = values(rules, weights);
        for kind in rules.kinds().filter(|&kind| kind != Kind::KING) {
            for square in board.squares() {
                for color in Color::BOTH {
                    let man = Piece { color, kind };
                    evaluation.worth[place(man, square)] = evaluation.worth_on(rules, man, square);
                }
            }
        }
        evaluation
    }

    fn worth_on(&self, rules: &Rules, man: Piece, square: Square) -> Value {
        let board = rules.ruleset().board;
        let weights = &self.weights;
        let value = self.value(man.kind);
        let done = Value::from(way_done(board, man.color, square));
        let whole = Value::from(board.ranks() - 1);
        if man.kind == rules.pawn() {
            let advance = weights.pawn_rank * (2 * done - whole) / (2 * whole);
            return value + advance + weights.pawn_centre * (file_centre(board, square) - 50) / 100;
        }
        let movement = rules.movement(man.kind);
        let rides = movement.has(Class::Orthogonal) || movement.has(Class::Diagonal);
        let for_centre = if rides {
            weights.ride_centre
        } else {
            weights.leap_centre
        };
        value
            + for_centre * (self.centre[square.index()] - 50) / 100
            + weights.officer_rank * (2 * done - whole) / (2 * whole)
    }

    /// The value of a kind of men; 0 for the King.
    #[must_use]
    pub fn value(&self, kind: Kind) -> Value {
        self.values[kind.index()]
    }

    /// How good a position looks for the player to move; nothing for a board that no ruleset names.
    #[must_use]
    pub fn estimate(&self, position: &dyn AnyPosition) -> Option<Value> {
        Some(match position.on_board()? {
            OnBoard::B8x8(position) => self.estimate_at_once(position),
            OnBoard::B14x14(position) => self.estimate_at_once(position),
        })
    }

    fn estimate_at_once<B: Board>(&self, position: &Position<B>) -> Value {
        let balance = self.balance(position);
        self.estimate_within(position, balance, 0, Window::FULL, &mut Memory::default())
    }

    /// The same, where White's men are known to be worth `balance` more than Black's and the position is misjudged by
    /// `error`; outside the window only on which side of it.
    pub(super) fn estimate_within<B: Board>(
        &self,
        position: &Position<B>,
        balance: Value,
        error: Value,
        window: Window,
        memory: &mut Memory,
    ) -> Value {
        let us = position.turn();
        let material = match us {
            Color::White => balance,
            Color::Black => -balance,
        };
        let [ours, theirs] = [us, !us].map(|color| clauses(position, &self.weights, color));
        let sure = material + ours - theirs + self.weights.tempo + error;
        let value = if sure - MAX_STANDING >= window.beta {
            sure - MAX_STANDING
        } else if sure + MAX_STANDING <= window.alpha {
            sure + MAX_STANDING
        } else {
            sure + memory.standing(position.hash(), || self.standing(position))
        };
        value.clamp(-MAX_ESTIMATE, MAX_ESTIMATE)
    }

    /// How much better the men of the player to move stand, within [`MAX_STANDING`].
    pub(super) fn standing<B: Board>(&self, position: &Position<B>) -> Value {
        let us = position.turn();
        let stage = self.stage(position);
        let mut ours = Sight::of_pawns(position, us);
        let mut theirs = Sight::of_pawns(position, !us);
        ours.look(position, us, theirs.by_pawns);
        theirs.look(position, !us, ours.by_pawns);
        let of_side = |color, sight: &Sight<B>, other: &Sight<B>| {
            self.activity(sight, stage)
                + self.threats(position, color, sight, other)
                + self.pawns(position, color, sight, other, stage)
                + self.king(position, color, other)
        };
        let (ours, theirs) = (of_side(us, &ours, &theirs), of_side(!us, &theirs, &ours));
        (ours - theirs).clamp(-MAX_STANDING, MAX_STANDING)
    }

    /// What White's men are worth more than Black's.
    pub(super) fn balance<B: Board>(&self, position: &Position<B>) -> Value {
        self.men(position, Color::White) - self.men(position, Color::Black)
    }

    /// By how much a turn that was just made has changed the balance.
    pub(super) fn shift<B: Board>(&self, position: &Position<B>, changes: &[Change]) -> Value {
        let signed = |square, man: Option<Piece>| {
            man.map_or(0, |man| {
                let worth = self.worth[place(man, square)];
                if man.color == Color::White {
                    worth
                } else {
                    -worth
                }
            })
        };
        let mut shift = 0;
        for (at, &(square, before)) in changes.iter().enumerate() {
            let mut later = changes[at + 1..].iter();
            let after = later
                .find(|&&(other, _)| other == square)
                .map_or_else(|| position.piece_at(square), |&(_, before)| before);
            shift += signed(square, after) - signed(square, before);
        }
        shift
    }

    fn men<B: Board>(&self, position: &Position<B>, color: Color) -> Value {
        squares(position.men_of(color))
            .filter_map(|square| self.worth.get(place(position.piece_at(square)?, square)))
            .sum()
    }

    fn stage<B: Board>(&self, position: &Position<B>) -> Stage {
        let [white, black] = Color::BOTH.map(|color| self.officers_left(position, color));
        Stage(i32::midpoint(white, black))
    }

    /// How many of 100 of his officers a side has left.
    fn officers_left<B: Board>(&self, position: &Position<B>, color: Color) -> Value {
        let left = position.officers(color).len().cast_signed();
        (100 * left / self.officers.max(1)).min(100)
    }
}

/// How far a game has come: 100 when all officers are there, 0 when none is.
#[derive(Clone, Copy)]
pub(super) struct Stage(Value);

impl Stage {
    /// What counts so much at the beginning, and nothing when the officers are gone.
    fn early(self, value: Value) -> Value {
        value * self.0 / 100
    }

    /// The other way round.
    fn late(self, value: Value) -> Value {
        value * (100 - self.0) / 100
    }
}

/// How many ranks a man of that colour has come forward.
fn way_done(board: BoardId, color: Color, square: Square) -> u8 {
    square.rank().abs_diff(board.far_rank(!color))
}

/// How near to the middle a square is, from 0 in the corner to 100.
fn centre(board: BoardId, square: Square) -> Value {
    let ranks = nearness(board.ranks(), square.rank());
    i32::midpoint(file_centre(board, square), ranks)
}

/// How near to the middle its file is, from 0 at the edge to 100.
fn file_centre(board: BoardId, square: Square) -> Value {
    nearness(board.files(), square.file())
}

fn nearness(length: u8, at: u8) -> Value {
    let from_edge = at.min(length - 1 - at);
    100 * Value::from(from_edge) / Value::from((length - 1) / 2)
}
