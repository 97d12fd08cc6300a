use thiserror::Error;

use super::keys::Keys;
use super::{Piece, Placement, PlacementError, Position, State};
use crate::geometry::{Board, ByColor, Color, Coord, Square, SquareSet};
use crate::rules::{BareKing, Class, Kind, Promotion, Rules};

/// The greatest count of plies or turns that a position keeps: four digits in a FEN.
pub const MAX_COUNT: u16 = 9999;

/// A position as it is described, before anybody has asked whether it can arise.
#[derive(Clone, Copy)]
pub struct Setup<B: Board> {
    /// Where the men stand.
    pub placement: Placement<B>,
    /// Who is to move.
    pub turn: Color,
    /// Plies since the last capture, removal or pawn move, up to [`MAX_COUNT`].
    pub halfmove: u16,
    /// The number of the turn, from 1 to [`MAX_COUNT`].
    pub fullmove: u16,
    /// How many of each player's last turns in a row gave check.
    pub checks: ByColor<u16>,
}

/// Why a described position cannot arise in a game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// A side has no King or several.
    #[error("{} has {found} Kings instead of 1", color.name())]
    Kings {
        /// The side.
        color: Color,
        /// How many it has.
        found: u8,
        /// The second one, if there are several.
        at: Option<Coord>,
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
        at: Coord,
    },
    /// Two men of a side that move diagonally stand on squares of one colour.
    #[error("{} has two men {letter} on squares of one colour, one of them on {at}", color.name())]
    SameColour {
        /// The side.
        color: Color,
        /// The letter of the kind.
        letter: char,
        /// The second one.
        at: Coord,
    },
    /// A pawn on a rank where none can stand.
    #[error("a pawn of {} cannot stand on {at}", color.name())]
    PawnRank {
        /// Its side.
        color: Color,
        /// Where it stands.
        at: Coord,
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
    #[error("{} cannot have given {count} checks in a row here", color.name())]
    Checks {
        /// Whose row it is.
        color: Color,
        /// How many.
        count: u16,
    },
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
            SetupError::Kings { .. }
            | SetupError::TooMany { .. }
            | SetupError::SameColour { .. }
            | SetupError::PawnRank { .. }
            | SetupError::BareOpponent { .. } => "placement",
            SetupError::OpponentInCheck { .. } => "turn",
            SetupError::Checks { .. } => "checks",
            SetupError::Count { field, .. } => field,
        }
    }

    /// The square of the man that is wrong, where one is.
    #[must_use]
    pub const fn square(&self) -> Option<Coord> {
        match self {
            SetupError::TooMany { at, .. }
            | SetupError::SameColour { at, .. }
            | SetupError::PawnRank { at, .. } => Some(*at),
            SetupError::Kings { at, .. } => *at,
            _ => None,
        }
    }
}

impl<B: Board> Setup<B> {
    /// White to move at turn 1, nothing counted.
    #[must_use]
    pub const fn new(placement: Placement<B>) -> Setup<B> {
        Setup {
            placement,
            turn: Color::White,
            halfmove: 0,
            fullmove: 1,
            checks: ByColor([0, 0]),
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
                    at: square.coord(),
                });
            }
        }
        Ok(())
    }

    fn check_number(&self, rules: &Rules, piece: Piece) -> Result<(), SetupError> {
        let Piece { color, kind } = piece;
        let squares = || self.placement.men().filter(move |&(_, man)| man == piece);
        let coord = |place: u8| {
            squares()
                .nth(place.into())
                .map(|(square, _)| square.coord())
        };
        let found = count(squares());
        if kind == Kind::KING {
            return if found == 1 {
                Ok(())
            } else {
                Err(SetupError::Kings {
                    color,
                    found,
                    at: coord(1),
                })
            };
        }
        let most = self.most(rules, piece);
        if let (true, Some(at)) = (found > most, coord(most)) {
            return Err(SetupError::TooMany {
                color,
                letter: rules.letter(kind),
                found,
                most,
                at,
            });
        }
        if rules.movement(kind).is_diagonal_rider() {
            let shade = |square: Square<B>| (square.file() + square.rank()) % 2;
            let mut seen = [false; 2];
            for (square, _) in squares() {
                if std::mem::replace(&mut seen[usize::from(shade(square))], true) {
                    return Err(SetupError::SameColour {
                        color,
                        letter: rules.letter(kind),
                        at: square.coord(),
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
fn may_stand<B: Board>(rules: &Rules, color: Color, square: Square<B>) -> bool {
    let first = B::FAR_RANK[!color].has(square.index());
    let far = B::FAR_RANK[color].has(square.index());
    !first && (!far || rules.clauses().promotion == Promotion::Never)
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
    pub fn start(rules: &Rules) -> Result<Position<B>, PlacementError> {
        let placement = Placement::parse(rules, rules.array())?;
        Ok(Position::assemble(rules, &Setup::new(placement)))
    }

    /// The position that `setup` describes.
    ///
    /// # Errors
    ///
    /// If it cannot arise by the rules: see [`SetupError`].
    pub fn new(rules: &Rules, setup: &Setup<B>) -> Result<Position<B>, SetupError> {
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
        let position = Position::assemble(rules, setup);
        position.check_state()?;
        Ok(position)
    }

    fn assemble(rules: &Rules, setup: &Setup<B>) -> Position<B> {
        let corner = Square::from_index(0);
        let mut position = Position {
            rules: *rules,
            tables: B::tables(),
            keys: Keys::get(),
            marks: marks::<B>(rules),
            placement: Placement::empty(),
            sides: ByColor([B::Set::EMPTY; 2]),
            classes: [B::Set::EMPTY; Class::COUNT],
            kings: ByColor([corner; 2]),
            state: State {
                turn: setup.turn,
                key: 0,
                halfmove: setup.halfmove,
                fullmove: setup.fullmove,
                checks: setup.checks,
                checkers: B::Set::EMPTY,
            },
        };
        for (square, piece) in setup.placement.men() {
            position.put(square, Some(piece));
        }
        position.state.key = position.recomputed_hash() ^ Keys::checks(setup.checks);
        position.state.checkers = position.checkers_of(setup.turn);
        position
    }

    fn checkers_of(&self, color: Color) -> B::Set {
        self.attackers(self.kings[color], !color, self.occupied())
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

fn marks<B: Board>(rules: &Rules) -> B::Set {
    rules
        .ruleset()
        .marks
        .iter()
        .filter_map(|name| Square::<B>::at(name.parse().ok()?))
        .fold(B::Set::EMPTY, |marks, square| marks | square.set())
}
