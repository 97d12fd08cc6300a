use super::{Evaluation, Value};
use crate::geometry::{Board, Color, Leaper, SquareSet, squares};
use crate::position::{Piece, Position};
use crate::rules::{Class, Kind};

/// How many squares officers reach, and how many of them beside the enemy King.
#[derive(Default)]
struct Reached {
    squares: Value,
    beside_king: Value,
}

impl Evaluation {
    /// What the squares are worth that the officers of a side reach.
    #[inline(never)] // or it is there twice
    pub(super) fn activity<B: Board>(&self, position: &Position<B>, color: Color) -> Value {
        let tables = B::tables();
        let own = position.men_of(color);
        let officers = position.officers(color);
        let occupied = position.occupied();
        let enemy = Piece {
            color: !color,
            kind: Kind::KING,
        };
        let zone = position.attacks_from(enemy, position.king(!color));
        let (mut leaps, mut rides) = (Reached::default(), Reached::default());
        for leaper in Leaper::ALL {
            for from in squares(position.class(Class::Leaper(leaper)) & officers) {
                leaps.add(tables.leap(leaper, from) & !own, zone);
            }
        }
        for from in squares(position.class(Class::Orthogonal) & officers) {
            rides.add(tables.rook(from, occupied) & !own, zone);
        }
        for from in squares(position.class(Class::Diagonal) & officers) {
            rides.add(tables.bishop(from, occupied) & !own, zone);
        }
        let weights = &self.weights;
        let thousandths = weights.leap_mobility * leaps.squares
            + weights.ride_mobility * rides.squares
            + weights.pressure * (leaps.beside_king + rides.beside_king);
        thousandths / 10
    }
}

impl Reached {
    fn add<S: SquareSet>(&mut self, reached: S, zone: S) {
        self.squares += reached.len().cast_signed();
        self.beside_king += (reached & zone).len().cast_signed();
    }
}
