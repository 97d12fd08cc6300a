use super::score::Value;
use crate::geometry::{Board, Color, Coord, Direction, Leaper, Square, SquareSet, squares};
use crate::position::{Piece, Position};
use crate::rules::{Class, Kind, MAX_KINDS, Movement, Rules};

/// By definition, in hundredths of a pawn.
const PAWN: Value = 100;
/// What a square that an officer reaches on average is worth in his value; so a knight of chess is worth 325.
const PER_REACH: u32 = 62;
/// What a square that he reaches now is worth.
const PER_SQUARE: Value = 3;
/// The most that mobility may make up for, so that it need not be counted where more is at stake.
pub(super) const MAX_MOBILITY: Value = 150;
/// Of 10 men in the array how many are still there when it matters.
const MEN_LEFT: u32 = 6;
const THOUSAND: u32 = 1000;

/// What men are worth: officers by how they move on this board, pawns by their advance.
///
/// Everything follows from the rules and the board, so a new game needs nothing here.
pub(super) struct Evaluation {
    values: [Value; MAX_KINDS],
    /// The value of each man on each square: see [`place`].
    worth: Vec<Value>,
}

/// How many values a table has with one for each man on each square.
pub(super) const fn table_length<B: Board>() -> usize {
    Color::BOTH.len() * MAX_KINDS * B::Set::CAPACITY
}

/// Where in such a table the value for a man on a square is.
#[inline]
pub(super) const fn place<B: Board>(man: Piece, square: Square<B>) -> usize {
    (man.color as usize * MAX_KINDS + man.kind.index()) * B::Set::CAPACITY + square.index()
}

impl Evaluation {
    pub fn new<B: Board>(rules: &Rules) -> Evaluation {
        let numbers = rules.kinds().map(|kind| rules.number(kind));
        let men: u32 = numbers.map(|number| 2 * u32::from(number)).sum();
        let open = THOUSAND - THOUSAND * men * MEN_LEFT / (10 * B::FULL.len());
        let mut evaluation = Evaluation {
            values: [0; MAX_KINDS],
            worth: vec![0; table_length::<B>()],
        };
        for kind in rules.kinds().filter(|&kind| kind != Kind::KING) {
            evaluation.values[kind.index()] = if kind == rules.pawn() {
                PAWN
            } else {
                value_of::<B>(rules.movement(kind), open)
            };
        }
        let promoted = rules.promoted().map_or(PAWN, |kind| evaluation.value(kind));
        for color in Color::BOTH {
            for kind in rules.kinds() {
                for square in squares::<B>(B::FULL) {
                    let mut worth = evaluation.value(kind);
                    if kind == rules.pawn() {
                        worth += advance(promoted, color, square);
                    }
                    evaluation.worth[place(Piece { color, kind }, square)] = worth;
                }
            }
        }
        evaluation
    }

    /// The value of a kind of men; 0 for the King.
    pub fn value(&self, kind: Kind) -> Value {
        self.values[kind.index()]
    }

    /// What the men of the player to move are worth more than the opponent's.
    pub fn material<B: Board>(&self, position: &Position<B>) -> Value {
        let us = position.turn();
        self.men(position, us) - self.men(position, !us)
    }

    fn men<B: Board>(&self, position: &Position<B>, color: Color) -> Value {
        squares::<B>(position.men_of(color))
            .filter_map(|square| self.worth.get(place(position.piece_at(square)?, square)))
            .sum()
    }
}

/// How much more a pawn is worth on its way: a quarter of what its promotion brings, as the square of the way.
fn advance<B: Board>(promoted: Value, color: Color, square: Square<B>) -> Value {
    let done = match color {
        Color::White => square.rank(),
        Color::Black => B::RANKS - 1 - square.rank(),
    };
    let (done, whole) = (Value::from(done), Value::from(B::RANKS - 1));
    (promoted - PAWN).max(0) * done * done / (4 * whole * whole)
}

/// How much better the player to move stands by mobility, within [`MAX_MOBILITY`].
pub(super) fn mobility<B: Board>(position: &Position<B>) -> Value {
    let us = position.turn();
    let [ours, theirs] = [us, !us].map(|color| reached(position, color).cast_signed());
    (PER_SQUARE * (ours - theirs)).clamp(-MAX_MOBILITY, MAX_MOBILITY)
}

/// How many squares the officers of a side reach together.
#[inline(never)] // or it is there twice
fn reached<B: Board>(position: &Position<B>, color: Color) -> u32 {
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

/// What a man is worth who moves so: the squares that he reaches on an average square of a board on which of a thousand
/// squares `open` are empty, less a quarter of the share of the board that he never comes to.
fn value_of<B: Board>(movement: Movement, open: u32) -> Value {
    let all = B::FULL.len();
    let mut reached = 0;
    for from in squares::<B>(B::FULL) {
        walk(movement, from, &mut |_, passed| {
            reached += (0..passed).fold(THOUSAND, |chance, _| chance * open / THOUSAND);
        });
    }
    let visited = 3 * all + domain::<B>(movement).len();
    let value = reached / all * PER_REACH / THOUSAND * visited / (4 * all);
    value.cast_signed()
}

/// All squares that a man can come to from the middle of the board.
fn domain<B: Board>(movement: Movement) -> B::Set {
    let (file, rank) = (B::FILES / 2, B::RANKS / 2);
    let mut domain = B::Set::EMPTY;
    let mut fresh = Square::<B>::at(Coord { file, rank }).map_or(domain, Square::set);
    while !fresh.is_empty() {
        domain |= fresh;
        let mut seen = B::Set::EMPTY;
        for from in squares::<B>(fresh) {
            walk(movement, from, &mut |to, _| seen |= to.set());
        }
        fresh = seen & !domain;
    }
    domain
}

/// Visits every square that a man reaches on an empty board, and tells how many squares he passes before.
#[inline(never)] // or it is there twice
fn walk<B: Board>(movement: Movement, from: Square<B>, visit: &mut dyn FnMut(Square<B>, u32)) {
    for leaper in Leaper::ALL {
        if movement.has(Class::Leaper(leaper)) {
            for &(files, ranks) in leaper.offsets() {
                if let Some(to) = from.offset(files, ranks) {
                    visit(to, 0);
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
            while let Some(to) = at.offset(files, ranks) {
                visit(to, passed);
                at = to;
                passed += 1;
            }
        }
    }
}
