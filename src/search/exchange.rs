//! What a capture wins when both sides go on capturing on its square: static exchange evaluation.

use super::eval::Evaluation;
use super::score::Value;
use crate::geometry::{Board, ByColor, Color, Square, SquareSet, squares};
use crate::position::{Move, MoveKind, Piece, Position};
use crate::rules::{CaptureRule, Class, Kind};

/// Worth more than all that can be won for him.
const KING: Value = 20_000;

/// Longer than any exchange is worth following.
const LONGEST: usize = 24;

/// What the mover wins by a turn, if both sides capture on its square as long as it pays. A second step is left out.
///
/// The clauses count: a side's last officer may not be capturable, nor a supported man, and a King who has pawns only
/// may not be attacked.
pub(super) fn exchange<B: Board>(
    position: &Position<B>,
    evaluation: &Evaluation,
    turn: Move,
) -> Value {
    let worth = |kind: Kind| {
        if kind == Kind::KING {
            KING
        } else {
            evaluation.value(kind)
        }
    };
    let Some(mover) = position.piece_at(turn.from) else {
        return 0;
    };
    let taken = position.piece_at(turn.to);
    let won = taken.map_or(0, |man| worth(man.kind));
    let becomes = turn.promotion().unwrap_or(mover.kind);
    let won = won + worth(becomes) - worth(mover.kind);
    // Who supports the square would have made the capture illegal.
    let is_safe = position.rules().clauses().capture == CaptureRule::Unsupported;
    if matches!(turn.kind, MoveKind::Return(_) | MoveKind::Removal) || (is_safe && taken.is_some())
    {
        return won;
    }
    let mut fight = Fight {
        position,
        square: turn.to,
        left: (position.occupied() & !B::Set::of(turn.from)) | B::Set::of(turn.to),
        officers: ByColor(Color::BOTH.map(|color| position.officers(color).len())),
    };
    fight.note_loss(taken);
    let mut gains = [0; LONGEST];
    gains[0] = won;
    let mut length = 1;
    let mut standing = Piece {
        kind: becomes,
        ..mover
    };
    while length < LONGEST {
        let Some((from, next)) = fight.least_capturer(standing, &worth) else {
            break;
        };
        gains[length] = worth(standing.kind) - gains[length - 1];
        fight.left &= !B::Set::of(from);
        fight.note_loss(Some(standing));
        standing = next;
        length += 1;
    }
    // Nobody has to go on.
    for at in (1..length).rev() {
        gains[at - 1] = -gains[at].max(-gains[at - 1]);
    }
    gains[0]
}

struct Fight<'a, B: Board> {
    position: &'a Position<B>,
    square: Square,
    /// Where men still stand.
    left: B::Set,
    /// How many officers each side has.
    officers: ByColor<u32>,
}

impl<B: Board> Fight<'_, B> {
    fn note_loss(&mut self, man: Option<Piece>) {
        if let Some(man) = man
            && man.kind != Kind::KING
            && man.kind != self.position.rules().pawn()
        {
            self.officers[man.color] = self.officers[man.color].saturating_sub(1);
        }
    }

    /// The least man that may capture what stands on the square.
    fn least_capturer(
        &self,
        standing: Piece,
        worth: &impl Fn(Kind) -> Value,
    ) -> Option<(Square, Piece)> {
        let side = !standing.color;
        if self.is_mastu(standing) {
            return None;
        }
        let attackers = self.position.attackers(self.square, side, self.left) & self.left;
        let able = squares(attackers)
            .filter_map(|from| Some((from, self.position.piece_at(from)?)))
            .filter(|&(_, man)| !self.checks_exempt(man));
        let (from, man) = able.min_by_key(|(_, man)| worth(man.kind))?;
        let is_guarded = || {
            let guards = self
                .position
                .attackers(self.square, standing.color, self.left);
            guards.meets(self.left)
        };
        (man.kind != Kind::KING || !is_guarded()).then_some((from, man))
    }

    /// Whether the man is his side's only officer and for that cannot be captured.
    fn is_mastu(&self, man: Piece) -> bool {
        let rules = self.position.rules();
        let is_officer = man.kind != Kind::KING && man.kind != rules.pawn();
        is_officer
            && self.officers[man.color] == 1
            && rules.clauses().mastu.protects(self.has_pawns(man.color))
    }

    /// Whether the man, on the square, would attack a King that may not be attacked.
    fn checks_exempt(&self, man: Piece) -> bool {
        let them = !man.color;
        !self.position.rules().clauses().pawns_only_check
            && self.officers[them] == 0
            && self.has_pawns(them)
            && self
                .position
                .attacks_from(man, self.square)
                .has(self.position.king(them))
    }

    fn has_pawns(&self, color: Color) -> bool {
        let pawns = self.position.class(Class::Pawn) & self.position.men_of(color);
        pawns.meets(self.left)
    }
}
