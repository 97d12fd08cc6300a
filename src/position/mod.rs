//! The state of a game between two turns: legal turns, make and unmake, and what has ended it.
//!
//! The rules are interpreted here. Every special rule is a clause of [`Rules`] that the code asks for, each in one
//! file: `leap.rs`, `opening.rs`, `promotion.rs`, `places.rs`, `second_step.rs`, `bans.rs`, `removal.rs`, `ends.rs`.

mod any;
mod attacks;
mod bans;
mod ends;
mod generate;
mod keys;
mod leap;
mod make;
mod opening;
mod outcome;
mod perft;
mod piece;
mod placement;
mod places;
mod promotion;
mod removal;
mod second_step;
mod setup;
mod sink;
mod turn;
mod why;

pub use any::{AnyPosition, Change, OnBoard, set_up, start};
pub use ends::QUIET_PLIES;
pub use make::Undo;
pub use outcome::{Grade, Outcome, Reason};
pub use piece::Piece;
pub use placement::{Placement, PlacementError, PlacementFault};
pub(crate) use placement::{column, letter};
pub use setup::{MAX_COUNT, Setup, SetupError};
pub use turn::{Move, MoveKind};
pub use why::Refusal;

use crate::geometry::{Board, ByColor, Color, Leaper, Square, SquareSet, Tables};
use crate::rules::{Class, Kind, Rules};
use keys::Keys;

/// A position of a game, playable by its rules.
///
/// ```
/// use buddhibala::geometry::Board8x8;
/// use buddhibala::position::Position;
/// use buddhibala::rules::Rules;
/// let mut position = Position::<Board8x8>::start(&Rules::new("krida", [])?)?;
/// let before = position.clone();
/// let turn = position.legal_moves()[0];
/// let undo = position.make(turn);
/// assert_ne!(position, before);
/// position.unmake(undo);
/// assert_eq!(position, before);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Position<B: Board> {
    rules: Rules,
    tables: &'static Tables<B>,
    keys: Keys,
    marks: B::Set,
    placement: Placement,
    sides: ByColor<B::Set>,
    classes: [B::Set; Class::COUNT],
    state: State<B>,
}

/// Everything but the sets of men and what stands where. A turn saves it whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct State<B: Board> {
    turn: Color,
    kings: ByColor<Square>,
    /// The hash of what repetition compares.
    key: u64,
    halfmove: u16,
    fullmove: u16,
    checks: ByColor<u16>,
    /// Whether each King may still leap.
    leaps: ByColor<bool>,
    /// How many opening moves each player has left.
    opening: ByColor<u8>,
    /// Where the men stand that have moved in the opening turn under way.
    moved: B::Set,
    /// Of each two pawns that wait for the same place, the one that arrived first.
    first_in_line: B::Set,
    /// The men that attack the King of the player to move.
    checkers: B::Set,
}

impl<B: Board> Position<B> {
    /// The rules that are played.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Who is to move.
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.state.turn
    }

    /// What stands on a square.
    #[must_use]
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.placement.get(square)
    }

    /// Where the men stand.
    #[must_use]
    pub const fn placement(&self) -> &Placement {
        &self.placement
    }

    /// The squares of a side's men.
    #[must_use]
    #[inline]
    pub fn men_of(&self, color: Color) -> B::Set {
        self.sides[color]
    }

    /// The squares of all men that move so.
    #[must_use]
    #[inline]
    pub fn class(&self, class: Class) -> B::Set {
        self.classes[class.index()]
    }

    /// The squares that a man of `kind` and `color` on `from` attacks.
    #[must_use]
    pub fn attacks_from(&self, piece: Piece, from: Square) -> B::Set {
        let movement = self.rules.movement(piece.kind);
        let mut reached = B::Set::EMPTY;
        for leaper in Leaper::ALL {
            if movement.has(Class::Leaper(leaper)) {
                reached |= self.tables.leap(leaper, from);
            }
        }
        if movement.has(Class::Orthogonal) {
            reached |= self.tables.rook(from, self.occupied());
        }
        if movement.has(Class::Diagonal) {
            reached |= self.tables.bishop(from, self.occupied());
        }
        if movement.has(Class::Pawn) {
            reached |= self.tables.pawn_captures(piece.color, from);
        }
        reached
    }

    /// The squares of all men.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> B::Set {
        self.sides[Color::White] | self.sides[Color::Black]
    }

    /// Where a side's King stands.
    #[must_use]
    #[inline]
    pub fn king(&self, color: Color) -> Square {
        self.state.kings[color]
    }

    /// The squares that carry a mark.
    #[must_use]
    pub const fn marks(&self) -> B::Set {
        self.marks
    }

    /// The men that attack the King of the player to move.
    #[must_use]
    pub const fn checkers(&self) -> B::Set {
        self.state.checkers
    }

    /// Whether the King of the player to move is attacked.
    #[must_use]
    #[inline]
    pub fn is_check(&self) -> bool {
        !self.state.checkers.is_empty()
    }

    /// Plies since the last capture, removal or pawn move; it stays at [`MAX_COUNT`] when it gets there.
    #[must_use]
    pub const fn halfmove(&self) -> u16 {
        self.state.halfmove
    }

    /// The number of the turn, from 1, one up after each turn of Black; it stays at [`MAX_COUNT`] when it gets there.
    #[must_use]
    pub const fn fullmove(&self) -> u16 {
        self.state.fullmove
    }

    /// How many of a player's last turns in a row gave check; 0 where the rules do not count them.
    #[must_use]
    pub fn checks(&self, color: Color) -> u16 {
        self.state.checks[color]
    }

    /// Whether a side's King may still leap.
    #[must_use]
    pub fn may_leap(&self, color: Color) -> bool {
        self.state.leaps[color]
    }

    /// How many opening moves a player has left.
    #[must_use]
    pub fn opening_moves(&self, color: Color) -> u8 {
        self.state.opening[color]
    }

    /// Where the men stand that have moved in the opening turn under way.
    #[must_use]
    pub const fn moved(&self) -> B::Set {
        self.state.moved
    }

    /// A hash of everything that the legal turns and the outcome depend on.
    #[must_use]
    #[inline]
    pub fn hash(&self) -> u64 {
        self.repetition_key() ^ Keys::checks(self.state.checks)
    }

    /// A hash of what repetition compares: all but the counts of checks and of plies.
    #[must_use]
    #[inline]
    pub fn repetition_key(&self) -> u64 {
        let state = &self.state;
        state.key
            ^ Keys::rights(state.leaps, state.opening)
            ^ Keys::squares(state.moved, state.first_in_line)
    }

    /// [`Position::hash`] made anew from the men and the counts. The two are always equal.
    #[must_use]
    pub fn recomputed_hash(&self) -> u64 {
        let counted = self.hash() ^ self.state.key;
        self.men_key() ^ counted
    }

    /// The part of the hash that turns keep up to date: the men, and who is to move.
    fn men_key(&self) -> u64 {
        let turn = match self.state.turn {
            Color::White => 0,
            Color::Black => Keys::BLACK_TO_MOVE,
        };
        let men = self.placement.men();
        men.fold(turn, |key, (square, piece)| {
            key ^ self.keys.man(piece, square)
        })
    }

    /// Puts a man on a square, or takes him away, and keeps all but the key in step.
    #[inline]
    fn put(&mut self, square: Square, piece: Option<Piece>) {
        let set = B::Set::of(square);
        if let Some(old) = self.placement.get(square) {
            self.toggle(old, set);
        }
        if let Some(new) = piece {
            self.toggle(new, set);
            if new.kind == Kind::KING {
                self.state.kings[new.color] = square;
            }
        }
        self.placement.set(square, piece);
    }

    #[inline]
    fn toggle(&mut self, piece: Piece, set: B::Set) {
        self.sides[piece.color] ^= set;
        for class in self.rules.movement(piece.kind).indices() {
            self.classes[class] ^= set;
        }
    }
}

impl<B: Board> PartialEq for Position<B> {
    /// Equal in every bit that a turn may change.
    fn eq(&self, other: &Position<B>) -> bool {
        self.rules == other.rules
            && self.placement == other.placement
            && self.sides == other.sides
            && self.classes == other.classes
            && self.state == other.state
    }
}

impl<B: Board> Eq for Position<B> {}

impl<B: Board> std::fmt::Debug for Position<B> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Position")
            .field("game", &self.rules.ruleset().id)
            .field("placement", &self.placement.text(&self.rules))
            .field("state", &self.state)
            .finish_non_exhaustive()
    }
}
