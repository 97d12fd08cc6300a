use super::eval::{Evaluation, TABLE_LENGTH, place};
use super::limits::MAX_DEPTH;
use super::score::Value;
use crate::position::{Move, MoveKind, Placement};

/// In which order turns are tried: the better the first ones, the smaller the tree.
pub(super) struct Order {
    /// Quiet turns that refuted something at the same distance from the root.
    killers: Vec<[Option<Move>; 2]>,
    /// How often a man's going to a square refuted something, wherever.
    history: Vec<Value>,
}

const REMEMBERED: Value = 1 << 24;
const FORCING: Value = 1 << 23;
const KILLER: Value = 1 << 22;
const MAX_HISTORY: Value = 1 << 20;

/// Whether a turn takes a man or makes one.
pub(super) fn is_forcing(placement: &Placement, turn: Move) -> bool {
    !matches!(turn.kind, MoveKind::Ordinary | MoveKind::Leap) || placement.get(turn.to).is_some()
}

impl Order {
    pub fn new() -> Order {
        Order {
            killers: vec![[None; 2]; MAX_DEPTH],
            history: vec![0; TABLE_LENGTH],
        }
    }

    /// The higher, the earlier. `remembered` is the best turn of an earlier visit.
    pub fn rate(
        &self,
        evaluation: &Evaluation,
        placement: &Placement,
        turn: Move,
        ply: usize,
        remembered: Option<Move>,
    ) -> Value {
        if remembered == Some(turn) {
            return REMEMBERED;
        }
        let Some(mover) = placement.get(turn.from) else {
            return 0;
        };
        if is_forcing(placement, turn) {
            let taken = placement.get(turn.to);
            let gain = taken.map_or(0, |man| evaluation.value(man.kind));
            return FORCING + 16 * gain - evaluation.value(mover.kind);
        }
        let killers = self.killers.get(ply).unwrap_or(&[None; 2]);
        match killers.iter().position(|&killer| killer == Some(turn)) {
            Some(0) => KILLER + 1,
            Some(_) => KILLER,
            None => self.history[place(mover, turn.to)],
        }
    }

    /// Remembers a turn that refuted the one before it.
    pub fn learn(&mut self, placement: &Placement, turn: Move, ply: usize, depth: u32) {
        let Some(mover) = placement.get(turn.from) else {
            return;
        };
        if is_forcing(placement, turn) {
            return;
        }
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != Some(turn)
        {
            *killers = [Some(turn), killers[0]];
        }
        let count = &mut self.history[place(mover, turn.to)];
        *count = (*count + depth.pow(2).cast_signed()).min(MAX_HISTORY);
    }
}
