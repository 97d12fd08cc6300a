use super::activity::{Sight, king_zone};
use super::{Evaluation, Value};
use crate::geometry::{Board, Color, SquareSet};
use crate::position::Position;

impl Evaluation {
    /// What the place of a King is worth: sheltered while the enemy has officers, in the middle when they are gone.
    pub(super) fn king<B: Board>(
        &self,
        position: &Position<B>,
        color: Color,
        theirs: &Sight<B>,
    ) -> Value {
        let weights = &self.weights;
        let zone = king_zone(position, color);
        let beside = zone & position.men_of(color);
        let free = zone & !position.men_of(color) & !theirs.all;
        let centre = self.centre[position.king(color).index()];
        let danger = self.officers_left(position, !color);
        let early = weights.shelter * beside.len().cast_signed()
            + weights.air * free.len().cast_signed()
            + weights.king_centre_early * centre / 100;
        let late = weights.king_centre_late * centre / 100;
        (early * danger + late * (100 - danger)) / 100
    }
}
