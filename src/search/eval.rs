use super::score::{MAX_ESTIMATE, Value};
use crate::geometry::{Board, ByColor, Color, Direction, Leaper, Square, SquareSet, squares};
use crate::position::Position;
use crate::rules::{Class, Kind, MAX_KINDS, Movement, Rules};

/// By definition, in hundredths of a pawn.
const PAWN: Value = 100;
/// What a square that an officer reaches on average is worth in his value; so a knight of chess is worth 325.
const PER_REACH: Value = 62;
/// What a square that he reaches now is worth.
const PER_SQUARE: Value = 3;
/// Of 10 men in the array how many are still there when it matters.
const MEN_LEFT: u32 = 6;
const THOUSAND: u32 = 1000;

/// What positions are worth at sight: men by their values, pawns by their advance, and mobility.
///
/// Everything follows from the rules and the board, so a new game needs nothing here.
pub(super) struct Evaluation<B: Board> {
    values: [Value; MAX_KINDS],
    /// The value of a man on each square.
    worth: Box<ByColor<[B::PerSquare<i16>; MAX_KINDS]>>,
}

impl<B: Board> Evaluation<B> {
    pub fn new(rules: &Rules) -> Evaluation<B> {
        let mut values = [0; MAX_KINDS];
        for kind in rules.kinds().filter(|&kind| kind != Kind::KING) {
            values[kind.index()] = if kind == rules.pawn() {
                PAWN
            } else {
                value_of::<B>(rules, rules.movement(kind))
            };
        }
        let mut evaluation = Evaluation {
            values,
            worth: Box::new(ByColor([[B::per_square(0); MAX_KINDS]; 2])),
        };
        for color in Color::BOTH {
            for kind in rules.kinds() {
                for square in squares::<B>(B::FULL) {
                    let mut worth = evaluation.value(kind);
                    if kind == rules.pawn() {
                        worth += evaluation.advance(rules, color, square);
                    }
                    #[allow(clippy::cast_possible_truncation)] // far below 16 bits
                    let worth = worth as i16;
                    evaluation.worth[color][kind.index()].as_mut()[square.index()] = worth;
                }
            }
        }
        evaluation
    }

    /// The value of a kind of men; 0 for the King.
    pub fn value(&self, kind: Kind) -> Value {
        self.values[kind.index()]
    }

    /// How much nearer to his promotion a pawn is worth: a quarter of what it brings, as the square of the way.
    fn advance(&self, rules: &Rules, color: Color, square: Square<B>) -> Value {
        let gain = rules.promoted().map_or(0, |kind| self.value(kind) - PAWN);
        let done = match color {
            Color::White => square.rank(),
            Color::Black => B::RANKS - 1 - square.rank(),
        };
        let (done, whole) = (Value::from(done), Value::from(B::RANKS - 1));
        gain.max(0) * done * done / (4 * whole * whole)
    }

    /// How good a position looks for the player to move.
    pub fn estimate(&self, position: &Position<B>) -> Value {
        let us = position.turn();
        let value = self.side(position, us) - self.side(position, !us);
        value.clamp(-MAX_ESTIMATE, MAX_ESTIMATE)
    }

    fn side(&self, position: &Position<B>, color: Color) -> Value {
        let worth = &self.worth[color];
        let men = squares::<B>(position.men_of(color)).map(|square| {
            position.piece_at(square).map_or(0, |man| {
                Value::from(worth[man.kind.index()].as_ref()[square.index()])
            })
        });
        men.sum::<Value>() + PER_SQUARE * mobility(position, color).cast_signed()
    }
}

/// How many squares the officers of a side reach together.
fn mobility<B: Board>(position: &Position<B>, color: Color) -> u32 {
    let tables = B::tables();
    let own = position.men_of(color);
    let officers = own & !position.king(color).set();
    let occupied = position.occupied();
    let mut reached = 0;
    for leaper in Leaper::ALL {
        for from in squares::<B>(position.class(Class::Leaper(leaper)) & officers) {
            reached += (tables.leap(leaper, from) & !own).len();
        }
    }
    for from in squares::<B>(position.class(Class::Orthogonal) & officers) {
        reached += (tables.rook(from, occupied) & !own).len();
    }
    for from in squares::<B>(position.class(Class::Diagonal) & officers) {
        reached += (tables.bishop(from, occupied) & !own).len();
    }
    reached
}

/// What a man is worth who moves so: the squares that he reaches on an average square of a half empty board, less a
/// quarter of the share of the board that he never comes to.
fn value_of<B: Board>(rules: &Rules, movement: Movement) -> Value {
    let men: u32 = rules
        .kinds()
        .map(|kind| u32::from(2 * rules.number(kind)))
        .sum();
    let all = B::FULL.len();
    let open = THOUSAND - THOUSAND * men * MEN_LEFT / (10 * all);
    let reached: u32 = squares::<B>(B::FULL)
        .map(|from| expected::<B>(movement, from, open))
        .sum();
    let visited = 3 * all + domain::<B>(movement).len();
    let average = (reached / all).cast_signed() * PER_REACH / THOUSAND.cast_signed();
    average * visited.cast_signed() / (4 * all).cast_signed()
}

/// How many thousandths of squares a man reaches from `from` if each of a thousand squares is empty in `open` cases.
fn expected<B: Board>(movement: Movement, from: Square<B>, open: u32) -> u32 {
    let tables = B::tables();
    let leaps = Leaper::ALL
        .into_iter()
        .filter(|&leaper| movement.has(Class::Leaper(leaper)))
        .map(|leaper| THOUSAND * tables.leap(leaper, from).len());
    let rides = Direction::ALL
        .into_iter()
        .zip([Class::Orthogonal, Class::Diagonal].into_iter().cycle())
        .filter(|&(_, class)| movement.has(class))
        .map(|(direction, _)| {
            let length = tables.ray(direction, from).len() as usize;
            std::iter::successors(Some(THOUSAND), |chance| Some(chance * open / THOUSAND))
                .take(length)
                .sum()
        });
    leaps.chain(rides).sum()
}

/// All squares that a man can come to from the middle of the board.
fn domain<B: Board>(movement: Movement) -> B::Set {
    let tables = B::tables();
    let middle = squares::<B>(B::FULL)
        .find(|square| square.file() == B::FILES / 2 && square.rank() == B::RANKS / 2);
    let mut visited = B::Set::EMPTY;
    let mut fresh = middle.map_or(B::Set::EMPTY, Square::set);
    while !fresh.is_empty() {
        visited |= fresh;
        let mut seen = B::Set::EMPTY;
        for from in squares::<B>(fresh) {
            for leaper in Leaper::ALL {
                if movement.has(Class::Leaper(leaper)) {
                    seen |= tables.leap(leaper, from);
                }
            }
            if movement.has(Class::Orthogonal) {
                seen |= tables.rook_lines(from);
            }
            if movement.has(Class::Diagonal) {
                seen |= tables.bishop_lines(from);
            }
        }
        fresh = seen & !visited;
    }
    visited
}
