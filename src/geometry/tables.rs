use super::{Board, ByColor, Color, Leaper, Square, SquareSet, squares};

/// The eight ways along which riders go, clockwise from White's forward.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// Up a file.
    North,
    /// Up and right.
    NorthEast,
    /// Along a rank to the right.
    East,
    /// Down and right.
    SouthEast,
    /// Down a file.
    South,
    /// Down and left.
    SouthWest,
    /// Along a rank to the left.
    West,
    /// Up and left.
    NorthWest,
}

impl Direction {
    /// All of them, in the order of their numbers.
    pub const ALL: [Direction; 8] = [
        Direction::North,
        Direction::NorthEast,
        Direction::East,
        Direction::SouthEast,
        Direction::South,
        Direction::SouthWest,
        Direction::West,
        Direction::NorthWest,
    ];

    /// One step, in files and ranks.
    #[must_use]
    pub const fn step(self) -> (i8, i8) {
        Leaper::King.offsets()[self as usize]
    }

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 4) % 8]
    }

    /// The way that leads from one square to another, if a line does.
    #[must_use]
    pub fn between(from: Square, to: Square) -> Option<Direction> {
        use std::cmp::Ordering::{Equal, Greater, Less};
        let files = to.file().abs_diff(from.file());
        let ranks = to.rank().abs_diff(from.rank());
        if files != 0 && ranks != 0 && files != ranks {
            return None;
        }
        match (to.file().cmp(&from.file()), to.rank().cmp(&from.rank())) {
            (Equal, Equal) => None,
            (Equal, Greater) => Some(Direction::North),
            (Greater, Greater) => Some(Direction::NorthEast),
            (Greater, Equal) => Some(Direction::East),
            (Greater, Less) => Some(Direction::SouthEast),
            (Equal, Less) => Some(Direction::South),
            (Less, Less) => Some(Direction::SouthWest),
            (Less, Equal) => Some(Direction::West),
            (Less, Greater) => Some(Direction::NorthWest),
        }
    }
}

/// What each kind of movement reaches from each square of a board.
///
/// Made once for each board, in well under a millisecond: 13 KiB for 64 squares, 130 KiB for 196.
///
/// ```
/// use buddhibala::geometry::{Board, Board8x8, Set64, Square, SquareSet};
/// let a1 = Square::new(0, 0).unwrap();
/// let seen = Board8x8::tables().rook(a1, Set64::EMPTY);
/// assert_eq!(seen.len(), 14);
/// ```
pub struct Tables<B: Board> {
    leaps: [B::PerSquare<B::Set>; Leaper::ALL.len()],
    pawn_captures: ByColor<B::PerSquare<B::Set>>,
    rays: B::PerSquare<[B::Set; Direction::ALL.len()]>,
    crosses: B::PerSquare<[B::Set; 2]>,
}

impl<B: Board> Tables<B> {
    pub(super) fn new() -> Tables<B> {
        let mut tables: Tables<B> = Tables {
            leaps: Leaper::ALL.map(|leaper| leaps::<B>(leaper.offsets())),
            pawn_captures: ByColor([
                leaps::<B>(&[(-1, 1), (1, 1)]),
                leaps::<B>(&[(-1, -1), (1, -1)]),
            ]),
            rays: B::per_square([B::Set::EMPTY; 8]),
            crosses: B::per_square([B::Set::EMPTY; 2]),
        };
        for square in squares(B::FULL) {
            let rays = Direction::ALL.map(|direction| ray::<B>(square, direction));
            tables.rays.as_mut()[B::slot(square)] = rays;
            tables.crosses.as_mut()[B::slot(square)] = [0, 1]
                .map(|first| rays[first] | rays[first + 2] | rays[first + 4] | rays[first + 6]);
        }
        tables
    }

    /// Where a leaper on `from` leaps.
    #[must_use]
    #[inline]
    pub fn leap(&self, leaper: Leaper, from: Square) -> B::Set {
        self.leaps[leaper as usize].as_ref()[B::slot(from)]
    }

    /// Where a pawn of `color` on `from` captures.
    #[must_use]
    #[inline]
    pub fn pawn_captures(&self, color: Color, from: Square) -> B::Set {
        self.pawn_captures[color].as_ref()[B::slot(from)]
    }

    /// Every square that lies in `direction` from `from`, up to the edge.
    #[must_use]
    #[inline]
    pub fn ray(&self, direction: Direction, from: Square) -> B::Set {
        self.rays.as_ref()[B::slot(from)][direction as usize]
    }

    /// What a rook on `from` sees: up to and with the first man in each direction.
    #[must_use]
    #[inline]
    pub fn rook(&self, from: Square, occupied: B::Set) -> B::Set {
        use Direction::{East, North, South, West};
        let rays = &self.rays.as_ref()[B::slot(from)];
        occupied.line(rays[South as usize], rays[North as usize])
            | occupied.line(rays[West as usize], rays[East as usize])
    }

    /// What a bishop on `from` sees: up to and with the first man in each direction.
    #[must_use]
    #[inline]
    pub fn bishop(&self, from: Square, occupied: B::Set) -> B::Set {
        use Direction::{NorthEast, NorthWest, SouthEast, SouthWest};
        let rays = &self.rays.as_ref()[B::slot(from)];
        occupied.line(rays[SouthWest as usize], rays[NorthEast as usize])
            | occupied.line(rays[SouthEast as usize], rays[NorthWest as usize])
    }

    /// What a rook sees from `from` on an empty board.
    #[must_use]
    #[inline]
    pub fn rook_lines(&self, from: Square) -> B::Set {
        self.crosses.as_ref()[B::slot(from)][0]
    }

    /// What a bishop sees from `from` on an empty board.
    #[must_use]
    #[inline]
    pub fn bishop_lines(&self, from: Square) -> B::Set {
        self.crosses.as_ref()[B::slot(from)][1]
    }

    /// The squares strictly between two squares of one line; none where no line joins them.
    #[must_use]
    pub fn between(&self, a: Square, b: Square) -> B::Set {
        match Direction::between(a, b) {
            Some(way) => self.ray(way, a) & self.ray(way.opposite(), b),
            None => B::Set::EMPTY,
        }
    }

    /// The ray from `from` through `through` to the edge, without `from`; none where no line joins them.
    #[must_use]
    pub fn ray_through(&self, from: Square, through: Square) -> B::Set {
        match Direction::between(from, through) {
            Some(way) => self.ray(way, from),
            None => B::Set::EMPTY,
        }
    }
}

fn leaps<B: Board>(offsets: &[(i8, i8)]) -> B::PerSquare<B::Set> {
    let mut table = B::per_square(B::Set::EMPTY);
    for from in squares(B::FULL) {
        for &(files, ranks) in offsets {
            if let Some(to) = from.offset(files, ranks).filter(|&to| B::has(to)) {
                table.as_mut()[B::slot(from)] |= B::Set::of(to);
            }
        }
    }
    table
}

fn ray<B: Board>(from: Square, direction: Direction) -> B::Set {
    let (files, ranks) = direction.step();
    let on = |at: Square| at.offset(files, ranks).filter(|&to| B::has(to));
    std::iter::successors(on(from), |&at| on(at))
        .fold(B::Set::EMPTY, |seen, at| seen | B::Set::of(at))
}
