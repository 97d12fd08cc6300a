use super::keys::Keys;
use super::{MAX_COUNT, Move, MoveKind, Piece, Position, State};
use crate::geometry::{Board, Color, Square};

/// The most squares that one turn changes.
const MAX_CHANGES: usize = 2;

/// What a turn has changed, for [`Position::unmake`].
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Undo<B: Board> {
    before: State<B>,
    changes: [Option<(Square<B>, Option<Piece>)>; MAX_CHANGES],
}

impl<B: Board> Position<B> {
    /// Plays a turn that [`Position::legal_moves`] gave for this position.
    ///
    /// Nothing is checked and nothing allocated. With any other turn the position stays memory-safe and can be undone,
    /// but need not be one that the rules allow.
    pub fn make(&mut self, turn: Move<B>) -> Undo<B> {
        let us = self.state.turn;
        let mut undo = Undo {
            before: self.state,
            changes: [None; MAX_CHANGES],
        };
        let irreversible = self.piece_at(turn.to).is_some() || self.is_pawn(turn.from);
        let mover = match turn.kind {
            MoveKind::Removal => None,
            MoveKind::Ordinary => self.piece_at(turn.from),
            MoveKind::Promotion | MoveKind::Return => Some(Piece {
                color: us,
                kind: self.promoted(),
            }),
        };
        if turn.kind == MoveKind::Return {
            self.change(&mut undo, 0, turn.to, None);
            self.change(&mut undo, 1, turn.from, mover);
        } else {
            self.change(&mut undo, 0, turn.from, None);
            self.change(&mut undo, 1, turn.to, mover);
        }
        self.pass_turn(irreversible);
        undo
    }

    /// Takes back the last turn that was made.
    pub fn unmake(&mut self, undo: Undo<B>) {
        for (square, before) in undo.changes.into_iter().rev().flatten() {
            self.put(square, before);
        }
        self.state = undo.before;
    }

    /// Gives the turn to the opponent and counts what the rules count.
    fn pass_turn(&mut self, irreversible: bool) {
        let us = self.state.turn;
        self.state.halfmove = if irreversible {
            0
        } else {
            (self.state.halfmove + 1).min(MAX_COUNT)
        };
        if us == Color::Black {
            self.state.fullmove = (self.state.fullmove + 1).min(MAX_COUNT);
        }
        self.state.turn = !us;
        self.state.key ^= Keys::BLACK_TO_MOVE;
        self.state.checkers = self.attackers(self.kings[!us], us, self.occupied());
        if self.rules.clauses().check_limit > 0 {
            self.state.checks[us] = if self.is_check() {
                self.state.checks[us] + 1
            } else {
                0
            };
        }
    }

    #[inline]
    fn change(&mut self, undo: &mut Undo<B>, at: usize, square: Square<B>, new: Option<Piece>) {
        let old = self.piece_at(square);
        undo.changes[at] = Some((square, old));
        for piece in [old, new].into_iter().flatten() {
            self.state.key ^= self.keys.man(piece, square);
        }
        self.put(square, new);
    }
}
