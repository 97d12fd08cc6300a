use std::any::Any;

use super::{Move, Outcome, Piece, Placement, Position, Refusal, Setup, SetupError};
use crate::geometry::{Board, Board8x8, Board14x14, BoardId, ByColor, Color, Square, squares};
use crate::rules::{CaptureRule, Kind, Rules};

/// A [`Position`] of whatever board.
///
/// What generates turns and searches them is compiled for each board. All the rest, such as notation, needs a position
/// only through this, and is there once.
///
/// ```
/// use buddhibala::position::{AnyPosition, start};
/// use buddhibala::rules::Rules;
/// let mut position = start(&Rules::new("shatranj-14", [])?);
/// let turn = position.legal_moves()[0];
/// position.play(turn);
/// assert_eq!(position.setup().halfmove, 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait AnyPosition: Any {
    /// The same position once more.
    fn boxed(&self) -> Box<dyn AnyPosition>;
    /// What the position is made of.
    fn setup(&self) -> Setup;
    /// See [`Position::rules`].
    fn rules(&self) -> &Rules;
    /// See [`Position::placement`].
    fn placement(&self) -> &Placement;
    /// See [`Position::turn`].
    fn turn(&self) -> Color;
    /// See [`Position::fullmove`].
    fn fullmove(&self) -> u16;
    /// Whether each King may still leap.
    fn leaps(&self) -> ByColor<bool>;
    /// See [`Position::is_check`].
    fn is_check(&self) -> bool;
    /// See [`Position::is_checkmate`].
    fn is_checkmate(&self) -> bool;
    /// See [`Position::outcome`].
    fn outcome(&self) -> Option<Outcome>;
    /// See [`Position::repetition_key`].
    fn repetition_key(&self) -> u64;
    /// The pawns that wait on the far rank: see [`Position::waiting`].
    fn waiting(&self) -> Vec<Square>;
    /// The officers that cannot be captured because they are the only ones: see [`Position::untouchable`].
    fn mastu(&self) -> Vec<Square>;
    /// The men that cannot be captured because others support them, where the rules have that.
    fn supported(&self) -> Vec<Square>;
    /// See [`Position::legal_moves`].
    fn legal_moves(&self) -> Vec<Move>;
    /// See [`Position::why`].
    fn why(&self, from: Square, to: Square) -> Option<Refusal>;
    /// Makes a legal turn for good.
    fn play(&mut self, turn: Move);
    /// Shows the position after a legal turn, with every square that it changed and what stood there before, and takes the
    /// turn back.
    fn look_after(&mut self, turn: Move, look: &mut dyn FnMut(&dyn AnyPosition, &[Change]));
    /// See [`Position::perft`].
    fn perft(&mut self, depth: u32) -> u64;
}

/// A position with its board, for what is compiled for each.
pub enum OnBoard<'a> {
    /// On 64 squares.
    B8x8(&'a Position<Board8x8>),
    /// On 196 squares.
    B14x14(&'a Position<Board14x14>),
}

impl dyn AnyPosition {
    /// The position with its board; nothing for a board that no ruleset names.
    #[must_use]
    pub fn on_board(&self) -> Option<OnBoard<'_>> {
        let position: &dyn Any = self;
        let small = position.downcast_ref().map(OnBoard::B8x8);
        small.or_else(|| position.downcast_ref().map(OnBoard::B14x14))
    }
}

/// A square that a turn changed, and what stood there before.
pub type Change = (Square, Option<Piece>);

impl<B: Board> AnyPosition for Position<B> {
    fn boxed(&self) -> Box<dyn AnyPosition> {
        Box::new(self.clone())
    }

    fn setup(&self) -> Setup {
        Position::setup(self)
    }

    fn rules(&self) -> &Rules {
        Position::rules(self)
    }

    fn placement(&self) -> &Placement {
        Position::placement(self)
    }

    fn turn(&self) -> Color {
        Position::turn(self)
    }

    fn fullmove(&self) -> u16 {
        Position::fullmove(self)
    }

    fn leaps(&self) -> ByColor<bool> {
        self.state.leaps
    }

    fn is_check(&self) -> bool {
        Position::is_check(self)
    }

    fn is_checkmate(&self) -> bool {
        Position::is_checkmate(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Position::outcome(self)
    }

    fn repetition_key(&self) -> u64 {
        Position::repetition_key(self)
    }

    fn waiting(&self) -> Vec<Square> {
        squares(self.all_waiting()).collect()
    }

    fn mastu(&self) -> Vec<Square> {
        squares(self.untouchable(Color::White) | self.untouchable(Color::Black)).collect()
    }

    fn supported(&self) -> Vec<Square> {
        if self.rules.clauses().capture != CaptureRule::Unsupported {
            return Vec::new();
        }
        let men = self.placement.men();
        men.filter(|&(square, piece)| {
            piece.kind != Kind::KING && self.is_attacked(square, piece.color, self.occupied())
        })
        .map(|(square, _)| square)
        .collect()
    }

    fn legal_moves(&self) -> Vec<Move> {
        Position::legal_moves(self)
    }

    fn why(&self, from: Square, to: Square) -> Option<Refusal> {
        Position::why(self, from, to)
    }

    fn play(&mut self, turn: Move) {
        let _ = self.make(turn);
    }

    fn look_after(&mut self, turn: Move, look: &mut dyn FnMut(&dyn AnyPosition, &[Change])) {
        let undo = self.make(turn);
        look(self, undo.changes());
        self.unmake(undo);
    }

    fn perft(&mut self, depth: u32) -> u64 {
        Position::perft(self, depth)
    }
}

impl Clone for Box<dyn AnyPosition> {
    fn clone(&self) -> Box<dyn AnyPosition> {
        (**self).boxed()
    }
}

/// The position at the start of a game, on the board of the game.
#[must_use]
pub fn start(rules: &Rules) -> Box<dyn AnyPosition> {
    let setup = Setup::start(rules);
    match rules.ruleset().board {
        BoardId::B8x8 => Box::new(Position::<Board8x8>::assemble(rules, &setup)),
        BoardId::B14x14 => Box::new(Position::<Board14x14>::assemble(rules, &setup)),
    }
}

/// The position that `setup` describes, on the board of the game.
///
/// # Errors
///
/// If it cannot arise by the rules.
pub fn set_up(rules: &Rules, setup: &Setup) -> Result<Box<dyn AnyPosition>, SetupError> {
    Ok(match rules.ruleset().board {
        BoardId::B8x8 => Box::new(Position::<Board8x8>::new(rules, setup)?),
        BoardId::B14x14 => Box::new(Position::<Board14x14>::new(rules, setup)?),
    })
}
