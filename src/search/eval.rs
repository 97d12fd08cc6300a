use super::score::Value;
use crate::geometry::{
    Board, BoardId, Color, Direction, Leaper, Set256, Square, SquareSet, squares,
};
use crate::position::{Change, Piece, Position};
use crate::rules::{Class, Kind, MAX_KINDS, Movement, Promotion, Rules};

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
pub(super) const TABLE_LENGTH: usize = Color::BOTH.len() * MAX_KINDS * Square::COUNT;

/// Where in such a table the value for a man on a square is.
#[inline]
pub(super) const fn place(man: Piece, square: Square) -> usize {
    (man.color as usize * MAX_KINDS + man.kind.index()) * Square::COUNT + square.index()
}

impl Evaluation {
    pub fn new(rules: &Rules) -> Evaluation {
        let board = rules.ruleset().board;
        let numbers = rules.kinds().map(|kind| rules.number(kind));
        let men: u32 = numbers.map(|number| 2 * u32::from(number)).sum();
        let open = THOUSAND - THOUSAND * men * MEN_LEFT / (10 * size(board));
        let mut evaluation = Evaluation {
            values: [0; MAX_KINDS],
            worth: vec![0; TABLE_LENGTH],
        };
        for kind in rules.kinds().filter(|&kind| kind != Kind::KING) {
            evaluation.values[kind.index()] = if kind == rules.pawn() {
                PAWN
            } else {
                value_of(board, rules.movement(kind), open)
            };
        }
        for kind in rules.kinds() {
            for square in board.squares() {
                for color in Color::BOTH {
                    let mut worth = evaluation.value(kind);
                    if kind == rules.pawn() {
                        let promoted = evaluation.promoted(rules, square);
                        worth += advance(board, promoted, color, square);
                    }
                    evaluation.worth[place(Piece { color, kind }, square)] = worth;
                }
            }
        }
        evaluation
    }

    /// What a pawn is worth when it has become what it becomes on that file.
    fn promoted(&self, rules: &Rules, square: Square) -> Value {
        match rules.clauses().promotion {
            Promotion::Never => PAWN,
            Promotion::Always(kind) | Promotion::OnMarkOrReturn(kind) => self.value(kind),
            // Its place may be taken.
            Promotion::ByFile(officers) => officers
                .get(usize::from(square.file()))
                .map_or(PAWN, |&kind| self.value(kind).midpoint(PAWN)),
        }
    }

    /// The value of a kind of men; 0 for the King.
    pub fn value(&self, kind: Kind) -> Value {
        self.values[kind.index()]
    }

    /// What White's men are worth more than Black's.
    pub fn balance<B: Board>(&self, position: &Position<B>) -> Value {
        self.men(position, Color::White) - self.men(position, Color::Black)
    }

    /// By how much a turn that was just made has changed the balance.
    pub fn shift<B: Board>(&self, position: &Position<B>, changes: &[Change]) -> Value {
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
}

/// How much more a pawn is worth on its way: a quarter of what its promotion brings, as the square of the way.
fn advance(board: BoardId, promoted: Value, color: Color, square: Square) -> Value {
    let done = square.rank().abs_diff(board.far_rank(!color));
    let (done, whole) = (Value::from(done), Value::from(board.ranks() - 1));
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
    let officers = own & !B::Set::of(position.king(color));
    let occupied = position.occupied();
    let mut reached = 0;
    for leaper in Leaper::ALL {
        for from in squares(position.class(Class::Leaper(leaper)) & officers) {
            reached += (tables.leap(leaper, from) & !own).len();
        }
    }
    for from in squares(position.class(Class::Orthogonal) & officers) {
        reached += (tables.rook(from, occupied) & !own).len();
    }
    for from in squares(position.class(Class::Diagonal) & officers) {
        reached += (tables.bishop(from, occupied) & !own).len();
    }
    reached
}

/// What a man is worth who moves so: the squares that he reaches on an average square of a board on which of a thousand
/// squares `open` are empty, less a quarter of the share of the board that he never comes to.
fn value_of(board: BoardId, movement: Movement, open: u32) -> Value {
    let all = size(board);
    let mut reached = 0;
    for from in board.squares() {
        walk(board, movement, from, &mut |_, passed| {
            reached += (0..passed).fold(THOUSAND, |chance, _| chance * open / THOUSAND);
        });
    }
    let visited = 3 * all + domain(board, movement).len();
    let value = reached / all * PER_REACH / THOUSAND * visited / (4 * all);
    value.cast_signed()
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

/// Visits every square that a man reaches on an empty board, and tells how many squares he passes before.
#[inline(never)] // or it is there twice
fn walk(board: BoardId, movement: Movement, from: Square, visit: &mut dyn FnMut(Square, u32)) {
    let step = |from: Square, (files, ranks)| from.offset(files, ranks).filter(|&to| board.has(to));
    for leaper in Leaper::ALL {
        if movement.has(Class::Leaper(leaper)) {
            for &leap in leaper.offsets() {
                if let Some(to) = step(from, leap) {
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
            while let Some(to) = step(at, (files, ranks)) {
                visit(to, passed);
                at = to;
                passed += 1;
            }
        }
    }
}
