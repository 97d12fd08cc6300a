use crate::geometry::{ByColor, Color, Square};
use crate::position::{Grade, Outcome, Reason};

/// What a move does, in one word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TurnKind {
    /// A man goes to an empty square.
    Step,
    /// A man takes an enemy man's place.
    Capture,
    /// The King uses his leap, capturing or not.
    Leap,
    /// A pawn becomes another man, capturing or not, returning or not.
    Promotion,
    /// An enemy man is taken off the board, and nobody moves.
    Removal,
}

impl TurnKind {
    /// The name that programs use, such as `capture`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            TurnKind::Step => "step",
            TurnKind::Capture => "capture",
            TurnKind::Leap => "leap",
            TurnKind::Promotion => "promotion",
            TurnKind::Removal => "removal",
        }
    }
}

/// A move with everything that a page would tell of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveInfo {
    /// Where the man stood; in a removal the square of the removed man.
    pub from: Square,
    /// Where he went; in a removal again the square of the removed man.
    pub to: Square,
    /// Every square that he stood on, the first one included, in a turn of more than one step; else nothing.
    pub path: Vec<Square>,
    /// The letter of the man that moved, upper case; in a removal that of the removed man.
    pub piece: char,
    /// Whose move it is.
    pub color: Color,
    /// The letter of the man that was captured or removed, upper case.
    pub captured: Option<char>,
    /// The letter of what a pawn became, upper case.
    pub promotion: Option<char>,
    /// What the move does.
    pub kind: TurnKind,
    /// The move as coordinates, such as `e2e3`.
    pub uci: String,
    /// The move in standard algebraic notation.
    pub san: String,
    /// Every man that is captured or removed, and where, in the order of the turn.
    pub captures: Vec<Standing>,
    /// Every waiting pawn of the opponent that becomes an officer by it, and what it becomes.
    pub conversions: Vec<Standing>,
    /// Whose King loses his leap by it.
    pub leaps_lost: Vec<Color>,
    /// Whether the enemy King is attacked afterwards.
    pub check: bool,
    /// Whether the opponent is to move afterwards.
    pub ends_turn: bool,
}

/// A man and where he stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The square.
    pub square: Square,
    /// The man.
    pub man: Man,
}

/// A man of one side, by letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Man {
    /// Whose he is.
    pub color: Color,
    /// His letter, upper case.
    pub letter: char,
}

/// A man on the board, with what is special about him there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placed {
    /// The square.
    pub square: Square,
    /// The man.
    pub man: Man,
    /// What is special about him.
    pub special: Vec<Special>,
}

/// Something special about a man where he stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Special {
    /// He stands on a marked square.
    Marked,
    /// He is a pawn that waits on the far rank for a place as an officer.
    Waiting,
    /// He is his side's only officer and cannot be captured.
    Mastu,
    /// He is supported by a man of his side, and supported men cannot be captured.
    Supported,
}

impl Special {
    /// The name that programs use, such as `waiting`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Special::Marked => "marked",
            Special::Waiting => "waiting",
            Special::Mastu => "mastu",
            Special::Supported => "supported",
        }
    }
}

/// Whether a game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum State {
    /// It goes on.
    Playing,
    /// Somebody has won.
    Won,
    /// Nobody has.
    Drawn,
}

impl State {
    /// The name that programs use, such as `playing`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            State::Playing => "playing",
            State::Won => "won",
            State::Drawn => "drawn",
        }
    }
}

/// A draw that a player may claim; nothing is drawn by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Claim {
    /// The position stands for the third time.
    Repetition,
    /// A hundred plies without a capture, a removal or a pawn move.
    FiftyMove,
}

impl Claim {
    /// The name that programs use, such as `fifty-move`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Claim::Repetition => "repetition",
            Claim::FiftyMove => "fifty-move",
        }
    }
}

/// Where a game stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Status {
    /// Who is to move.
    pub turn: Color,
    /// Whether his King is attacked.
    pub check: bool,
    /// How the game ended, if it has.
    pub outcome: Option<Outcome>,
    /// The draws that may be claimed now; none when the game is over.
    pub claims: Vec<Claim>,
    /// How many of each player's last turns in a row gave check; 0 where the rules do not count them.
    pub checks: ByColor<u16>,
    /// How many checks in a row win; 0 where the rules do not count them.
    pub check_limit: u16,
    /// Whose King may still leap.
    pub leaps: ByColor<bool>,
    /// How many opening moves each player has left.
    pub opening: ByColor<u8>,
    /// Where the men stand that have moved in the opening turn under way.
    pub moved: Vec<Square>,
    /// The pawns that wait on the far rank; of two that wait for the same place the first to arrive comes first.
    pub waiting: Vec<Square>,
    /// The officers that cannot be captured because they are their sides' only ones.
    pub mastu: Vec<Square>,
}

impl Status {
    /// Whether the game goes on.
    #[must_use]
    pub const fn state(&self) -> State {
        match self.outcome {
            None => State::Playing,
            Some(Outcome::Won { .. }) => State::Won,
            Some(Outcome::Drawn { .. }) => State::Drawn,
        }
    }

    /// Who has won.
    #[must_use]
    pub fn winner(&self) -> Option<Color> {
        self.outcome.and_then(Outcome::winner)
    }

    /// Why the game is over.
    #[must_use]
    pub fn reason(&self) -> Option<Reason> {
        self.outcome.map(Outcome::reason)
    }

    /// How much a win counts.
    #[must_use]
    pub const fn grade(&self) -> Option<Grade> {
        match self.outcome {
            Some(Outcome::Won { grade, .. }) => Some(grade),
            _ => None,
        }
    }
}
