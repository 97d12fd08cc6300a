use super::{Evaluation, Value, way_done};
use crate::geometry::{Board, Color, Square, SquareSet, squares};
use crate::position::Position;
use crate::rules::{Class, Promotion};

impl Evaluation {
    /// What the pawns of a side are worth beyond their advance: what they guard and attack, and that nothing stops them.
    #[inline(never)] // or it is there twice
    pub(super) fn pawns<B: Board>(&self, position: &Position<B>, color: Color) -> Value {
        let weights = &self.weights;
        let pawns = position.class(Class::Pawn) & position.men_of(color);
        let ahead = B::forward(pawns, color);
        let sides = [B::left(ahead), B::right(ahead)];
        let count = |men: B::Set| -> Value {
            sides
                .iter()
                .map(|&side| (side & men).len().cast_signed())
                .sum()
        };
        let mut sum = weights.guarded * count(position.men_of(color))
            + weights.threatened * count(position.officers(!color))
            + weights.waiting * position.waiting(color).len().cast_signed();
        let board = position.rules().ruleset().board;
        let whole = Value::from(board.ranks() - 1);
        for square in squares(pawns & !stopped_by::<B>(position, !color)) {
            let done = Value::from(way_done(board, color, square));
            let mut worth = weights.passed;
            if 2 * done > whole && self.has_free_place(position, color, square) {
                worth += weights.free_place;
            }
            sum += worth * done * done / (whole * whole);
        }
        sum
    }

    /// Whether a pawn would at once become the officer of the file on which it goes forward.
    fn has_free_place<B: Board>(&self, position: &Position<B>, color: Color, pawn: Square) -> bool {
        let rules = position.rules();
        let Promotion::ByFile(officers) = rules.clauses().promotion else {
            return false;
        };
        let Some(&kind) = officers.get(usize::from(pawn.file())) else {
            return false;
        };
        let holders = squares(position.officers(color))
            .filter(|&square| {
                position
                    .piece_at(square)
                    .is_some_and(|man| man.kind == kind)
            })
            .count();
        holders < usize::from(rules.number(kind))
    }
}

/// The squares from which a pawn must pass pawns of `color`, or be taken by them, on its way.
fn stopped_by<B: Board>(position: &Position<B>, color: Color) -> B::Set {
    let mut files = position.class(Class::Pawn) & position.men_of(color);
    for _ in 1..B::RANKS {
        files |= B::forward(files, color);
    }
    let ahead = B::forward(files, color);
    ahead | B::left(ahead) | B::right(ahead)
}
