use super::{Evaluation, PAWN, Value, way_done};
use crate::geometry::{Board, Color, Square, SquareSet, squares};
use crate::position::Position;
use crate::rules::{Class, Kind, Promotion};

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
            + weights.threatened * count(position.officers(!color));
        let board = position.rules().ruleset().board;
        let whole = Value::from(board.ranks() - 1);
        for square in squares(pawns & !stopped_by::<B>(position, !color)) {
            let done = Value::from(way_done(board, color, square));
            let becomes = becomes(position, color, square);
            let gain = becomes.map_or(0, |kind| self.value(kind) - PAWN);
            let there = weights.passed + weights.promotion * gain / 100;
            sum += there * done * done / (whole * whole);
        }
        sum
    }
}

/// What a pawn would become on the file on which it stands, if it were there now.
fn becomes<B: Board>(position: &Position<B>, color: Color, pawn: Square) -> Option<Kind> {
    let rules = position.rules();
    match rules.clauses().promotion {
        Promotion::Never => None,
        Promotion::Always(kind) | Promotion::OnMarkOrReturn(kind) => Some(kind),
        Promotion::ByFile(officers) => {
            let kind = *officers.get(usize::from(pawn.file()))?;
            let is_of_kind = |&square: &Square| {
                position
                    .piece_at(square)
                    .is_some_and(|man| man.kind == kind)
            };
            let holders = squares(position.officers(color)).filter(is_of_kind).count();
            (holders < usize::from(rules.number(kind))).then_some(kind)
        }
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
