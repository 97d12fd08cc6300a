use thiserror::Error;

use super::keys::Keys;
use super::places::{pairs, shade};
use super::{Piece, Placement, Position, State};
use crate::geometry::{Board, ByColor, Color, Square, SquareSet, squares};
use crate::rules::{BareKing, Class, FarRank, Kind, KingLeap, Promotion, Rules};

/// The greatest count of plies or turns that a position keeps: four digits in a FEN.
pub const MAX_COUNT: u16 = 9999;

/// A position as it is described, before anybody has asked whether it can arise.
#[derive(Clone)]
pub struct Setup {
    /// Where the men stand.
    pub placement: Placement,
    /// Who is to move.
    pub turn: Color,
    /// Plies since the last capture, removal or pawn move, up to [`MAX_COUNT`].
    pub halfmove: u16,
    /// The number of the turn, from 1 to [`MAX_COUNT`].
    pub fullmove: u16,
    /// How many of each player's last turns in a row gave check.
    pub checks: ByColor<u16>,
    /// Whether each King may still leap.
    pub leaps: ByColor<bool>,
    /// How many opening moves each player has left.
    pub opening: ByColor<u8>,
    /// Where the men stand that have moved in the opening turn under way.
    pub moved: Vec<Square>,
    /// The two squares of each pair of pawns that wait for the same place, in the order of their arrival. If there is no
    /// list, of each pair the pawn nearer to file a counts as first.
    pub waiting: Option<Vec<Square>>,
}

/// Why a described position cannot arise in a game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// A game of another board.
    #[error("the game is played on another board")]
    OtherBoard,
    /// A square that the board does not have.
    #[error("the board has no square {at}")]
    OffBoard {
        /// The square.
        at: Square,
    },
    /// A side has no King or several.
    #[error("{} has {} instead of 1", color.name(), crate::counted((*found).into(), "King"))]
    Kings {
        /// The side.
        color: Color,
        /// How many it has.
        found: u8,
        /// The second one, if there are several.
        at: Option<Square>,
    },
    /// A side has more men of a kind than can be.
    #[error("{} has {found} men {letter}, but can have at most {most} here", color.name())]
    TooMany {
        /// The side.
        color: Color,
        /// The letter of the kind.
        letter: char,
        /// How many it has.
        found: u8,
        /// How many it could have, its other men being what they are.
        most: u8,
        /// The first one too many.
        at: Square,
    },
    /// Two men of a side that move diagonally stand on squares of one colour.
    #[error("{} has two men {letter} on squares of one colour, one of them on {at}", color.name())]
    SameColour {
        /// The side.
        color: Color,
        /// The letter of the kind.
        letter: char,
        /// The second one.
        at: Square,
    },
    /// A pawn on a rank where none can stand.
    #[error("a pawn of {} cannot stand on {at}", color.name())]
    PawnRank {
        /// Its side.
        color: Color,
        /// Where it stands.
        at: Square,
    },
    /// The player not to move has his King alone, which would have ended the game a turn ago.
    #[error("{} has his King alone and is not to move: the game was over before", color.name())]
    BareOpponent {
        /// The player not to move.
        color: Color,
    },
    /// The King of the player not to move could be captured.
    #[error("{} is to move, but the King of {} is in check", color.name(), (!*color).name())]
    OpponentInCheck {
        /// The player to move.
        color: Color,
    },
    /// A row of checks that the rules do not allow.
    #[error("{} cannot have given {} in a row here", color.name(), crate::counted((*count).into(), "check"))]
    Checks {
        /// Whose row it is.
        color: Color,
        /// How many.
        count: u16,
    },
    /// A King who may not leap.
    #[error("the King of {} cannot have his leap here", color.name())]
    Leap {
        /// Whose King.
        color: Color,
    },
    /// A King in check who has pawns only and may not be checked.
    #[error("{} has King and pawns only and cannot be in check", color.name())]
    ForbiddenCheck {
        /// The player to move.
        color: Color,
    },
    /// A number of opening moves that cannot be left.
    #[error("{} cannot have {} left here", color.name(), crate::counted((*left).into(), "opening move"))]
    Opening {
        /// Whose moves.
        color: Color,
        /// How many.
        left: u8,
    },
    /// A King in check where no turn can have given it.
    #[error("{} cannot be in check in the opening: no opening move gives check or leaves one's own King attacked", color.name())]
    OpeningCheck {
        /// The player to move.
        color: Color,
    },
    /// The men that are said to have moved in the opening turn do not fit.
    #[error("the men that have moved cannot be those: {expected}")]
    Moved {
        /// What would be right.
        expected: &'static str,
    },
    /// The pawns that are said to wait are not the pairs that wait for the same place.
    #[error("exactly the pairs of pawns that wait for the same place are to be listed")]
    Waiting,
    /// A count beyond four digits, or a turn number 0.
    #[error("the count {count} is not from {least} to {MAX_COUNT}")]
    Count {
        /// The name of the FEN field.
        field: &'static str,
        /// The count.
        count: u16,
        /// The least that it may be.
        least: u16,
    },
}

impl SetupError {
    /// The name of the FEN field that is wrong.
    #[must_use]
    pub const fn field(&self) -> &'static str {
        match self {
            SetupError::OtherBoard
            | SetupError::OffBoard { .. }
            | SetupError::Kings { .. }
            | SetupError::TooMany { .. }
            | SetupError::SameColour { .. }
            | SetupError::PawnRank { .. }
            | SetupError::BareOpponent { .. } => "placement",
            SetupError::OpponentInCheck { .. } | SetupError::ForbiddenCheck { .. } => "turn",
            SetupError::Leap { .. } => "leap",
            SetupError::Opening { .. } | SetupError::OpeningCheck { .. } => "opening",
            SetupError::Moved { .. } => "moved",
            SetupError::Waiting => "waiting",
            SetupError::Checks { .. } => "checks",
            SetupError::Count { field, .. } => field,
        }
    }

    /// A stable word for the cause.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            SetupError::OtherBoard => "other-board",
            SetupError::OffBoard { .. } => "off-board",
            SetupError::Kings { .. } => "kings",
            SetupError::TooMany { .. } => "too-many",
            SetupError::SameColour { .. } => "same-colour",
            SetupError::PawnRank { .. } => "pawn-rank",
            SetupError::BareOpponent { .. } => "bare-opponent",
            SetupError::OpponentInCheck { .. } => "opponent-in-check",
            SetupError::Checks { .. } => "checks",
            SetupError::Leap { .. } => "leap",
            SetupError::ForbiddenCheck { .. } => "forbidden-check",
            SetupError::Opening { .. } => "opening",
            SetupError::OpeningCheck { .. } => "opening-check",
            SetupError::Moved { .. } => "moved",
            SetupError::Waiting => "waiting",
            SetupError::Count { .. } => "count",
        }
    }

    /// The side that the cause speaks of, where it speaks of one.
    #[must_use]
    pub const fn color(&self) -> Option<Color> {
        match self {
            SetupError::Kings { color, .. }
            | SetupError::TooMany { color, .. }
            | SetupError::SameColour { color, .. }
            | SetupError::PawnRank { color, .. }
            | SetupError::BareOpponent { color }
            | SetupError::OpponentInCheck { color }
            | SetupError::Checks { color, .. }
            | SetupError::Leap { color }
            | SetupError::ForbiddenCheck { color }
            | SetupError::Opening { color, .. }
            | SetupError::OpeningCheck { color } => Some(*color),
            _ => None,
        }
    }

    /// The square of the man that is wrong, where one is.
    #[must_use]
    pub const fn square(&self) -> Option<Square> {
        match self {
            SetupError::TooMany { at, .. }
            | SetupError::SameColour { at, .. }
            | SetupError::PawnRank { at, .. } => Some(*at),
            SetupError::Kings { at, .. } => *at,
            _ => None,
        }
    }
}

impl Setup {
    /// White to move at turn 1, nothing counted, no leaps and no opening moves.
    #[must_use]
    pub const fn new(placement: Placement) -> Setup {
        Setup {
            placement,
            turn: Color::White,
            halfmove: 0,
            fullmove: 1,
            checks: ByColor([0, 0]),
            leaps: ByColor([false, false]),
            opening: ByColor([0, 0]),
            moved: Vec::new(),
            waiting: None,
        }
    }

    /// The start of a game: every right and every opening move that the rules give.
    #[must_use]
    pub fn start(rules: &Rules) -> Setup {
        let may_leap = rules.clauses().king_leap != KingLeap::Never;
        // The array of a ruleset can be read: a test has done so.
        let placement = Placement::parse(rules, rules.array()).unwrap_or(Placement::EMPTY);
        Setup {
            leaps: ByColor([may_leap; 2]),
            opening: ByColor([rules.clauses().opening; 2]),
            ..Setup::new(placement)
        }
    }

    fn check_squares(&self, rules: &Rules) -> Result<(), SetupError> {
        let board = rules.ruleset().board;
        let men = self.placement.men().map(|(square, _)| square);
        let listed = self.moved.iter().chain(self.waiting.iter().flatten());
        match men
            .chain(listed.copied())
            .find(|&square| !board.has(square))
        {
            Some(at) => Err(SetupError::OffBoard { at }),
            None => Ok(()),
        }
    }

    /// Everything that can be asked of the men alone.
    fn check_men(&self, rules: &Rules) -> Result<(), SetupError> {
        for color in Color::BOTH {
            for kind in rules.kinds() {
                self.check_number(rules, Piece { color, kind })?;
            }
        }
        for (square, piece) in self.placement.men() {
            if piece.kind == rules.pawn() && !may_stand(rules, piece.color, square) {
                return Err(SetupError::PawnRank {
                    color: piece.color,
                    at: square,
                });
            }
        }
        Ok(())
    }

    fn check_number(&self, rules: &Rules, piece: Piece) -> Result<(), SetupError> {
        let Piece { color, kind } = piece;
        let squares = || self.placement.men().filter(move |&(_, man)| man == piece);
        let nth = |place: u8| squares().nth(place.into()).map(|(square, _)| square);
        let found = count(squares());
        if kind == Kind::KING {
            return if found == 1 {
                Ok(())
            } else {
                Err(SetupError::Kings {
                    color,
                    found,
                    at: nth(1),
                })
            };
        }
        let most = self.most(rules, piece);
        if let (true, Some(at)) = (found > most, nth(most)) {
            return Err(SetupError::TooMany {
                color,
                letter: rules.letter(kind),
                found,
                most,
                at,
            });
        }
        if rules.movement(kind).is_diagonal_rider() {
            let mut seen = [false; 2];
            for (square, _) in squares() {
                if std::mem::replace(&mut seen[usize::from(shade(square))], true) {
                    return Err(SetupError::SameColour {
                        color,
                        letter: rules.letter(kind),
                        at: square,
                    });
                }
            }
        }
        Ok(())
    }

    /// How many men of a kind a side can have: as in the array, and one more for each pawn that it lacks where pawns
    /// become that kind.
    fn most(&self, rules: &Rules, piece: Piece) -> u8 {
        let in_array = rules.number(piece.kind);
        if rules.promoted() != Some(piece.kind) {
            return in_array;
        }
        let pawn = Piece {
            kind: rules.pawn(),
            ..piece
        };
        let pawns = count(self.placement.men().filter(|&(_, man)| man == pawn));
        in_array + rules.number(pawn.kind).saturating_sub(pawns)
    }
}

/// Whether a pawn can stand there: not on its first rank, and on the far one only where it is not promoted.
fn may_stand(rules: &Rules, color: Color, square: Square) -> bool {
    let is_on_far_rank = |color| square.rank() == rules.ruleset().board.far_rank(color);
    let (first, far) = (is_on_far_rank(!color), is_on_far_rank(color));
    let may_end_there = match rules.clauses().promotion {
        Promotion::Never => true,
        Promotion::ByFile(_) => rules.clauses().far_rank == FarRank::Wait,
        Promotion::Always(_) | Promotion::OnMarkOrReturn(_) => false,
    };
    !first && (!far || may_end_there)
}

fn count(men: impl Iterator) -> u8 {
    men.fold(0, |count: u8, _| count.saturating_add(1))
}

impl<B: Board> Position<B> {
    /// The position at the start of a game.
    ///
    /// # Errors
    ///
    /// If `B` is not the board of the game.
    pub fn start(rules: &Rules) -> Result<Position<B>, SetupError> {
        check_board::<B>(rules)?;
        Ok(Position::assemble(rules, &Setup::start(rules)))
    }

    /// The position that `setup` describes.
    ///
    /// # Errors
    ///
    /// If it cannot arise by the rules: see [`SetupError`].
    pub fn new(rules: &Rules, setup: &Setup) -> Result<Position<B>, SetupError> {
        check_board::<B>(rules)?;
        setup.check_squares(rules)?;
        setup.check_men(rules)?;
        for (field, count, least) in [
            ("halfmove", setup.halfmove, 0),
            ("fullmove", setup.fullmove, 1),
        ] {
            if count < least || count > MAX_COUNT {
                return Err(SetupError::Count {
                    field,
                    count,
                    least,
                });
            }
        }
        let mut position = Position::assemble(rules, setup);
        position.check_state()?;
        position.check_leaps()?;
        position.check_opening(&setup.moved)?;
        position.line_up(setup.waiting.as_deref())?;
        position.settle_opening();
        // The turn may have passed to the other player.
        position.check_state()?;
        Ok(position)
    }

    /// What the position is made of: [`Position::new`] makes the same of it.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let state = &self.state;
        let line = self.line().concat();
        Setup {
            placement: self.placement,
            turn: state.turn,
            halfmove: state.halfmove,
            fullmove: state.fullmove,
            checks: state.checks,
            leaps: state.leaps,
            opening: state.opening,
            moved: squares(state.moved).collect(),
            waiting: (!line.is_empty()).then_some(line),
        }
    }

    pub(super) fn assemble(rules: &Rules, setup: &Setup) -> Position<B> {
        let mut position = Position {
            rules: *rules,
            tables: B::tables(),
            keys: Keys::get(),
            marks: marks::<B>(rules),
            placement: Placement::EMPTY,
            sides: ByColor([B::Set::EMPTY; 2]),
            classes: [B::Set::EMPTY; Class::COUNT],
            state: State {
                turn: setup.turn,
                kings: ByColor([Square::FIRST; 2]),
                key: 0,
                halfmove: setup.halfmove,
                fullmove: setup.fullmove,
                checks: setup.checks,
                leaps: setup.leaps,
                opening: setup.opening,
                moved: setup
                    .moved
                    .iter()
                    .fold(B::Set::EMPTY, |moved, &square| moved | B::Set::of(square)),
                first_in_line: B::Set::EMPTY,
                checkers: B::Set::EMPTY,
            },
        };
        for (square, piece) in setup.placement.men() {
            position.put(square, Some(piece));
        }
        position.state.key = position.men_key();
        position.state.checkers = position.checkers_of(setup.turn);
        position
    }

    fn checkers_of(&self, color: Color) -> B::Set {
        self.attackers(self.state.kings[color], !color, self.occupied())
    }

    /// Everything that depends on who is to move.
    fn check_state(&self) -> Result<(), SetupError> {
        let us = self.state.turn;
        if self.rules.clauses().bare_king != BareKing::PlayOn && self.is_bare(!us) {
            return Err(SetupError::BareOpponent { color: !us });
        }
        if !self.checkers_of(!us).is_empty() {
            return Err(SetupError::OpponentInCheck { color: us });
        }
        if self.is_check() && self.is_exempt_from_check(us) {
            return Err(SetupError::ForbiddenCheck { color: us });
        }
        let limit = self.rules.clauses().check_limit;
        for color in Color::BOTH {
            let count = self.state.checks[color];
            let possible = if color == us {
                count == 0 || count < limit
            } else {
                count == 0 || (count <= limit && self.is_check())
            };
            if !possible {
                return Err(SetupError::Checks { color, count });
            }
        }
        Ok(())
    }
}

impl<B: Board> Position<B> {
    fn check_leaps(&self) -> Result<(), SetupError> {
        let leaps = self.rules.clauses().king_leap != KingLeap::Never;
        for color in Color::BOTH {
            let lost = !leaps || !self.checkers_of(color).is_empty();
            if self.state.leaps[color] && lost {
                return Err(SetupError::Leap { color });
            }
        }
        Ok(())
    }

    fn check_opening(&self, moved: &[Square]) -> Result<(), SetupError> {
        let us = self.state.turn;
        let all = self.rules.clauses().opening;
        let left = self.state.opening;
        for color in Color::BOTH {
            let possible = match (us, color) {
                (Color::White, Color::Black) => [0, all].contains(&left[color]),
                (Color::Black, Color::White) => left[color] == 0,
                _ => left[color] <= all,
            };
            let skips_white = us != color && left[us] == 0 && left[color] > 0;
            if !possible || (skips_white && !self.has_forgone_opening()) {
                return Err(SetupError::Opening {
                    color,
                    left: left[color],
                });
            }
        }
        if self.is_check() && !self.may_open_in_check(moved) {
            return Err(SetupError::OpeningCheck { color: us });
        }
        self.check_moved(moved)
    }

    /// Whether the player to move may be in check, as far as the opening goes (C2).
    ///
    /// No opening move gives check or leaves one's own King attacked, and before Black's first turn nobody attacks White.
    /// Black may be in check before his own first, by an ordinary turn of a White who had no opening move.
    fn may_open_in_check(&self, moved: &[Square]) -> bool {
        let opening = self.state.opening;
        match self.state.turn {
            Color::White => opening == ByColor([0, 0]),
            Color::Black => moved.is_empty(),
        }
    }

    /// Whether the player to move, who has no opening moves left, may be one who could not make any.
    fn has_forgone_opening(&self) -> bool {
        let mut before = self.clone();
        before.state.opening[self.state.turn] = self.rules.clauses().opening;
        !before.has_ordinary_turn()
    }

    fn check_moved(&self, moved: &[Square]) -> Result<(), SetupError> {
        let us = self.state.turn;
        let left = self.state.opening[us];
        let refuse = |expected| Err(SetupError::Moved { expected });
        let made = match left {
            0 => 0,
            left => usize::from(self.rules.clauses().opening - left),
        };
        let distinct = self.state.moved.len() as usize == moved.len();
        let fits = moved.len() == made || (made > 0 && moved.len() == 1);
        if !distinct || !fits {
            return refuse("after one opening move one man has moved, after two one or two");
        }
        let second_rank = B::forward(B::FAR_RANK[!us], us);
        for &square in moved {
            if !self.sides[us].has(square) {
                return refuse("they are men of the player to move");
            }
            if self.is_pawn(square) && second_rank.has(square) {
                return refuse("a pawn on its first square has not moved");
            }
        }
        Ok(())
    }

    /// Notes which of two pawns that wait for the same place was first, and whether the pawns that wait have to.
    fn line_up(&mut self, order: Option<&[Square]>) -> Result<(), SetupError> {
        let waiting = self.all_waiting();
        for color in Color::BOTH {
            for square in squares(self.waiting(color)) {
                if self.free_office(color, square).is_some() {
                    return Err(SetupError::PawnRank { color, at: square });
                }
            }
        }
        let is_waiting = |&square: &Square| waiting.has(square);
        let mut pairs: Vec<[Square; 2]> = Color::BOTH
            .into_iter()
            .flat_map(|color| pairs(&self.rules, color))
            .filter(|pair| pair.iter().all(is_waiting))
            .collect();
        if let Some(order) = order {
            let (given, rest) = order.as_chunks::<2>();
            if !rest.is_empty() || given.len() != pairs.len() || pairs.is_empty() {
                return Err(SetupError::Waiting);
            }
            for pair in &mut pairs {
                let [a, b] = *pair;
                *pair = *given
                    .iter()
                    .find(|given| **given == [a, b] || **given == [b, a])
                    .ok_or(SetupError::Waiting)?;
            }
        }
        self.state.first_in_line = pairs
            .iter()
            .fold(B::Set::EMPTY, |first, &[a, _]| first | B::Set::of(a));
        Ok(())
    }
}

fn check_board<B: Board>(rules: &Rules) -> Result<(), SetupError> {
    if rules.ruleset().board == B::ID {
        Ok(())
    } else {
        Err(SetupError::OtherBoard)
    }
}

fn marks<B: Board>(rules: &Rules) -> B::Set {
    rules
        .ruleset()
        .marks
        .iter()
        .filter_map(|name| name.parse().ok())
        .fold(B::Set::EMPTY, |marks, square| marks | B::Set::of(square))
}
