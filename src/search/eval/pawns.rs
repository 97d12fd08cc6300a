use super::activity::Sight;
use super::{Evaluation, PAWN, Stage, Value, way_done};
use crate::geometry::{Board, Color, Square, SquareSet, squares};
use crate::position::Position;
use crate::rules::{Class, Kind, Promotion};

impl Evaluation {
    /// What the pawns of a side are worth beyond their advance: what they guard, how they stand beside each other, and that
    /// nothing stops them.
    #[inline(never)] // or it is there twice
    pub(super) fn pawns<B: Board>(
        &self,
        position: &Position<B>,
        color: Color,
        ours: &Sight<B>,
        theirs: &Sight<B>,
        stage: Stage,
    ) -> Value {
        let weights = &self.weights;
        let men = position.men_of(color);
        let pawns = position.class(Class::Pawn) & men;
        let count = |set: B::Set| set.len().cast_signed();
        let riders = position.class(Class::Orthogonal) & position.officers(color);
        let doubled = pawns & ours.front;
        let mut sum = weights.guarded * count(ours.by_pawns & position.officers(color))
            + weights.chain * count(ours.by_pawns & pawns)
            + weights.phalanx * count(pawns & B::left(pawns))
            + weights.doubled * count(doubled)
            + weights.isolated * count(pawns & !(B::left(ours.files) | B::right(ours.files)))
            + weights.stuck * count(B::forward(pawns, color) & position.occupied())
            + weights.half_open_file * count(riders & !ours.files)
            + stage.late(weights.pawn_late) * count(pawns);
        let board = position.rules().ruleset().board;
        let whole = Value::from(board.ranks() - 1);
        let stopped = theirs.front | B::left(theirs.front) | B::right(theirs.front);
        for square in squares(pawns & !stopped) {
            let done = Value::from(way_done(board, color, square));
            let becomes = becomes(position, color, square);
            let gain = becomes.map_or(0, |kind| self.value(kind) - PAWN);
            let ahead = B::forward(B::Set::of(square), color);
            let mut there = stage.late(weights.passed) + weights.promotion * gain / 100;
            if ahead.meets(position.occupied()) {
                there += weights.blocked;
            }
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
