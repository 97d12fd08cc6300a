use super::keys::Keys;
use super::{Change, MAX_COUNT, Move, MoveKind, Piece, Position, State};
use crate::geometry::{Board, Color, Square, SquareSet};
use crate::rules::Kind;

/// The most changes of squares that one turn makes: a pawn captures on arrival, a waiting pawn is converted, the new
/// officer goes on and captures, and another pawn is converted.
const MAX_CHANGES: usize = 8;

/// What a turn has changed, for [`Position::unmake`].
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Undo<B: Board> {
    before: State<B>,
    changes: [Change; MAX_CHANGES],
    count: usize,
}

impl<B: Board> Undo<B> {
    pub(super) const fn new(before: State<B>) -> Undo<B> {
        Undo {
            before,
            changes: [(Square::FIRST, None); MAX_CHANGES],
            count: 0,
        }
    }

    #[inline]
    fn note(&mut self, square: Square, before: Option<Piece>) {
        if let Some(change) = self.changes.get_mut(self.count) {
            *change = (square, before);
            self.count += 1;
        }
    }

    /// Each change that the turn made, in order: the square, and what stood on it before.
    #[must_use]
    pub fn changes(&self) -> &[Change] {
        self.changes.get(..self.count).unwrap_or_default()
    }
}

impl<B: Board> Position<B> {
    /// Plays a turn that [`Position::legal_moves`] gave for this position.
    ///
    /// Nothing is checked and nothing allocated. With any other turn the position stays memory-safe and can be undone,
    /// but need not be one that the rules allow.
    pub fn make(&mut self, turn: Move) -> Undo<B> {
        let mut undo = Undo::new(self.state);
        let irreversible = self.piece_at(turn.to).is_some() || self.is_pawn(turn.from);
        if self.has_places() {
            self.move_among_places(turn, &mut undo);
        } else {
            self.move_men(turn, &mut undo);
        }
        self.state.halfmove = if irreversible {
            0
        } else {
            (self.state.halfmove + 1).min(MAX_COUNT)
        };
        if turn.kind == MoveKind::Leap {
            self.state.leaps[self.state.turn] = false;
        }
        if !(self.in_opening() && self.goes_on_opening(turn)) {
            self.pass_turn();
        }
        undo
    }

    /// Gives the turn to the opponent without one. No rule allows it: a search asks what happens.
    ///
    /// Neither player may be in his opening moves, and the player to move must not be in check.
    pub fn make_null(&mut self) -> Undo<B> {
        let undo = Undo::new(self.state);
        self.state.halfmove = (self.state.halfmove + 1).min(MAX_COUNT);
        self.pass_turn();
        undo
    }

    /// Takes back the last turn that was made.
    pub fn unmake(&mut self, undo: Undo<B>) {
        if let &[(from, Some(man)), (to, None)] = undo.changes()
            && from != to
            && self.piece_at(to) == Some(man)
        {
            self.carry(man, to, from);
        } else {
            self.put_back(undo.changes());
        }
        self.state = undo.before;
    }

    fn put_back(&mut self, changes: &[Change]) {
        for &(square, before) in changes.iter().rev() {
            self.put(square, before);
        }
    }

    /// Does with the men all that a turn brings about, and nothing else.
    #[inline]
    pub(super) fn move_men(&mut self, turn: Move, undo: &mut Undo<B>) {
        if self.piece_at(turn.to).is_some() {
            self.take(turn.to, undo);
        }
        match turn.kind {
            MoveKind::Ordinary | MoveKind::Leap => self.shift(turn.from, turn.to, undo),
            _ => self.transform(turn, undo),
        }
        if let Some(then) = turn.then {
            self.step_on(turn.to, then, undo);
        }
    }

    /// Makes an officer of a pawn, where the turn does.
    #[inline(never)]
    fn transform(&mut self, turn: Move, undo: &mut Undo<B>) {
        match turn.kind {
            MoveKind::Promotion(kind) => {
                let officer = self.own(kind);
                self.lift(turn.from, undo);
                self.set_down(turn.to, officer, undo);
            }
            MoveKind::Return(kind) => {
                let officer = self.own(kind);
                self.convert(turn.from, officer, undo);
            }
            MoveKind::Removal | MoveKind::Ordinary | MoveKind::Leap => {}
        }
    }

    /// Takes a man from one square to another, which is empty.
    #[inline]
    fn shift(&mut self, from: Square, to: Square, undo: &mut Undo<B>) {
        let Some(man) = self.piece_at(from) else {
            return;
        };
        undo.note(from, Some(man));
        undo.note(to, None);
        self.state.key ^= self.keys.man(man, from) ^ self.keys.man(man, to);
        self.carry(man, from, to);
    }

    /// The same for everything that the state does not keep.
    #[inline]
    fn carry(&mut self, man: Piece, from: Square, to: Square) {
        self.toggle(man, B::Set::of(from) | B::Set::of(to));
        if man.kind == Kind::KING {
            self.state.kings[man.color] = to;
        }
        self.placement.set(from, None);
        self.placement.set(to, Some(man));
    }

    const fn own(&self, kind: Kind) -> Piece {
        Piece {
            color: self.state.turn,
            kind,
        }
    }

    /// Takes a man from one square to another and captures what stands there.
    #[inline(never)]
    pub(super) fn step_on(&mut self, from: Square, to: Square, undo: &mut Undo<B>) {
        self.take(to, undo);
        if let Some(mover) = self.lift(from, undo) {
            self.set_down(to, mover, undo);
        }
    }

    /// Takes the man on `square` off the board, with what his side gains by it.
    #[inline(never)]
    fn take(&mut self, square: Square, undo: &mut Undo<B>) {
        if let Some(piece) = self.lift(square, undo) {
            self.convert_waiting(piece.color, undo);
        }
    }

    /// Gives the turn to the opponent and counts what the rules count.
    pub(super) fn pass_turn(&mut self) {
        let us = self.state.turn;
        if us == Color::Black {
            self.state.fullmove = (self.state.fullmove + 1).min(MAX_COUNT);
        }
        self.state.turn = !us;
        self.state.key ^= Keys::BLACK_TO_MOVE;
        self.state.checkers = self.attackers(self.state.kings[!us], us, self.occupied());
        if self.is_check() {
            self.state.leaps[!us] = false;
        }
        if self.rules.clauses().check_limit > 0 {
            self.state.checks[us] = if self.is_check() {
                self.state.checks[us] + 1
            } else {
                0
            };
        }
        self.forgo_opening();
    }

    /// Takes the man on `square` off the board, if there is one.
    #[inline]
    fn lift(&mut self, square: Square, undo: &mut Undo<B>) -> Option<Piece> {
        let man = self.piece_at(square)?;
        undo.note(square, Some(man));
        self.state.key ^= self.keys.man(man, square);
        self.toggle(man, B::Set::of(square));
        self.placement.set(square, None);
        Some(man)
    }

    /// Puts a man on an empty square.
    #[inline]
    fn set_down(&mut self, square: Square, man: Piece, undo: &mut Undo<B>) {
        undo.note(square, None);
        self.state.key ^= self.keys.man(man, square);
        self.put(square, Some(man));
    }

    /// Makes another man of the one on `square`.
    pub(super) fn convert(&mut self, square: Square, man: Piece, undo: &mut Undo<B>) {
        let before = self.piece_at(square);
        undo.note(square, before);
        for man in before.into_iter().chain([man]) {
            self.state.key ^= self.keys.man(man, square);
        }
        self.put(square, Some(man));
    }
}
