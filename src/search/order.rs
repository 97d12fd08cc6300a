use super::eval::{Evaluation, TABLE_LENGTH, place};
use super::exchange::exchange;
use super::limits::MAX_DEPTH;
use super::score::Value;
use crate::geometry::Board;
use crate::position::{Move, MoveKind, Placement, Position};

/// In which order turns are tried: the better the first ones, the smaller the tree.
pub(super) struct Order {
    /// Quiet turns that refuted something at the same distance from the root.
    killers: Vec<[Option<Move>; 2]>,
    /// How well a man's going to a square has done, wherever: from -[`MAX_HISTORY`] to [`MAX_HISTORY`].
    history: Vec<Value>,
}

const REMEMBERED: Value = 1 << 24;
const FORCING: Value = 1 << 23;
const KILLER: Value = 1 << 22;
/// The most that a man's going to a square may have proved.
pub(super) const MAX_HISTORY: Value = 1 << 14;
/// Below every quiet turn: a capture that loses more than it takes.
const LOSING: Value = -(1 << 23);

/// Whether a turn that promises so much is a quiet one that has refuted nothing here, or a capture that loses more than it
/// takes.
pub(super) const fn is_plain(promise: Value) -> bool {
    promise < KILLER
}

/// Whether it is such a capture.
pub(super) const fn is_losing(promise: Value) -> bool {
    promise < -MAX_HISTORY
}

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
    pub fn rate<B: Board>(
        &self,
        evaluation: &Evaluation,
        position: &Position<B>,
        turn: Move,
        ply: usize,
        remembered: Option<Move>,
    ) -> Value {
        if remembered == Some(turn) {
            return REMEMBERED;
        }
        let Some(mover) = position.piece_at(turn.from) else {
            return 0;
        };
        if is_forcing(position.placement(), turn) {
            let taken = position.piece_at(turn.to);
            let gain = taken.map_or(0, |man| evaluation.value(man.kind));
            let cost = evaluation.value(mover.kind);
            let loses = gain < cost && exchange(position, evaluation, turn) < 0;
            return if loses { LOSING } else { FORCING } + 16 * gain - cost;
        }
        let killers = self.killers.get(ply).unwrap_or(&[None; 2]);
        match killers.iter().position(|&killer| killer == Some(turn)) {
            Some(0) => KILLER + 1,
            Some(_) => KILLER,
            None => self.history[place(mover, turn.to)],
        }
    }

    /// How well a quiet turn of that kind has done.
    pub fn history(&self, placement: &Placement, turn: Move) -> Value {
        let mover = placement.get(turn.from);
        mover.map_or(0, |mover| self.history[place(mover, turn.to)])
    }

    /// Remembers that the last of these turns refuted the one before them, and the others did not.
    pub fn learn(&mut self, placement: &Placement, tried: &[Move], ply: usize, depth: u32) {
        let Some((&refuting, failed)) = tried.split_last() else {
            return;
        };
        if is_forcing(placement, refuting) {
            return;
        }
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != Some(refuting)
        {
            *killers = [Some(refuting), killers[0]];
        }
        let bonus = (16 * depth * depth).min(1 << 10).cast_signed();
        self.count(placement, refuting, bonus);
        for &turn in failed.iter().filter(|&&turn| !is_forcing(placement, turn)) {
            self.count(placement, turn, -bonus);
        }
    }

    /// The nearer to the end of the scale, the less a further step counts.
    fn count(&mut self, placement: &Placement, turn: Move, bonus: Value) {
        if let Some(mover) = placement.get(turn.from) {
            let count = &mut self.history[place(mover, turn.to)];
            *count += bonus - *count * bonus.abs() / MAX_HISTORY;
        }
    }
}
