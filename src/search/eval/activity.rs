use super::{Evaluation, Stage, Value};
use crate::geometry::{Board, Color, Leaper, SquareSet, squares};
use crate::position::{Piece, Position};
use crate::rules::{Class, Kind};

/// What the men of a side attack.
pub(super) struct Sight<B: Board> {
    /// What its pawns attack.
    pub by_pawns: B::Set,
    /// What any of its men attack.
    pub all: B::Set,
    /// The squares in front of its pawns, on their files.
    pub front: B::Set,
    /// All squares of their files.
    pub files: B::Set,
    /// How many squares officers reach where no pawn attacks them: those to which they leap, and to which they slide.
    leaps: Value,
    rides: Value,
    /// How many squares beside the enemy King they reach, one counted for each officer.
    beside_king: Value,
}

impl<B: Board> Sight<B> {
    /// What the pawns of a side attack, and nothing yet of what its other men do.
    pub fn of_pawns(position: &Position<B>, color: Color) -> Sight<B> {
        let pawns = position.class(Class::Pawn) & position.men_of(color);
        let by_pawns = pawn_captures::<B>(pawns, color);
        let [front, back] = [color, !color].map(|color| front::<B>(pawns, color));
        Sight {
            by_pawns,
            all: by_pawns,
            front,
            files: pawns | front | back,
            leaps: 0,
            rides: 0,
            beside_king: 0,
        }
    }

    /// Looks at what the King and the officers of a side attack too.
    #[inline(never)] // or it is there twice
    pub fn look(&mut self, position: &Position<B>, color: Color, by_enemy_pawns: B::Set) {
        let tables = B::tables();
        let officers = position.officers(color);
        let occupied = position.occupied();
        let zone = king_zone(position, !color);
        let free = !(position.men_of(color) | by_enemy_pawns);
        self.all |= king_zone(position, color);
        let mut add = |reached: B::Set| {
            self.all |= reached;
            self.beside_king += (reached & zone).len().cast_signed();
            (reached & free).len().cast_signed()
        };
        for leaper in Leaper::ALL {
            for from in squares(position.class(Class::Leaper(leaper)) & officers) {
                self.leaps += add(tables.leap(leaper, from));
            }
        }
        for from in squares(position.class(Class::Orthogonal) & officers) {
            self.rides += add(tables.rook(from, occupied));
        }
        for from in squares(position.class(Class::Diagonal) & officers) {
            self.rides += add(tables.bishop(from, occupied));
        }
    }
}

impl Evaluation {
    /// What the squares are worth that the officers of a side reach.
    pub(super) fn activity<B: Board>(&self, sight: &Sight<B>, stage: Stage) -> Value {
        let weights = &self.weights;
        let thousandths = stage.early(weights.leap_mobility) * sight.leaps
            + weights.ride_mobility * sight.rides
            + stage.early(weights.pressure) * sight.beside_king;
        thousandths / 10
    }

    /// What it is worth to attack men whom nothing guards, and officers by a pawn.
    pub(super) fn threats<B: Board>(
        &self,
        position: &Position<B>,
        color: Color,
        ours: &Sight<B>,
        theirs: &Sight<B>,
    ) -> Value {
        let weights = &self.weights;
        let loose = ours.all & !theirs.all & !position.untouchable(!color);
        let officers = position.officers(!color);
        let pawns = position.class(Class::Pawn) & position.men_of(!color);
        let steps = B::forward(position.class(Class::Pawn) & position.men_of(color), color)
            & !position.occupied()
            & (!theirs.all | ours.by_pawns);
        let next = pawn_captures::<B>(steps, color);
        weights.push * (next & officers).len().cast_signed()
            + weights.harried * (ours.all & officers & !theirs.by_pawns).len().cast_signed()
            + weights.loose_officer * (loose & officers).len().cast_signed()
            + weights.loose_pawn * (loose & pawns).len().cast_signed()
            + weights.threatened * (ours.by_pawns & officers).len().cast_signed()
    }
}

/// What pawns on those squares attack.
fn pawn_captures<B: Board>(set: B::Set, color: Color) -> B::Set {
    let ahead = B::forward(set, color);
    B::left(ahead) | B::right(ahead)
}

/// The squares in front of those, on their files.
fn front<B: Board>(set: B::Set, color: Color) -> B::Set {
    let mut front = B::forward(set, color);
    for _ in 2..B::RANKS {
        front |= B::forward(front, color);
    }
    front
}

/// The squares beside a King.
pub(super) fn king_zone<B: Board>(position: &Position<B>, color: Color) -> B::Set {
    let kind = Kind::KING;
    position.attacks_from(Piece { color, kind }, position.king(color))
}
