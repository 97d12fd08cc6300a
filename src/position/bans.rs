//! Clauses C6, C7 and C8, and the bans of C2: what a turn may not capture and may not bring about.

use super::make::Undo;
use super::{Move, Position};
use crate::geometry::{Board, Color, Square, SquareSet};
use crate::rules::{CaptureRule, Class, Mastu};

impl<B: Board> Position<B> {
    /// The officers of a side: its men but King and pawns.
    #[must_use]
    #[inline]
    pub fn officers(&self, color: Color) -> B::Set {
        self.sides[color] & !self.class(Class::Pawn) & !B::Set::of(self.state.kings[color])
    }

    /// The officer of a side that cannot be captured because it is the only one: its mastu (C7).
    ///
    /// ```
    /// # use buddhibala::{geometry::{Board8x8, Color, SquareSet}, notation::fen, rules::Rules};
    /// let rules = Rules::new("chadarangam", [])?;
    /// let position = fen::parse::<Board8x8>(&rules, "4k3/8/8/8/8/8/r7/R3K3 w - - 0 1")?;
    /// assert_eq!(position.untouchable(Color::Black).len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn untouchable(&self, color: Color) -> B::Set {
        let mastu = self.rules.clauses().mastu;
        if mastu == Mastu::Capturable {
            return B::Set::EMPTY;
        }
        let officers = self.officers(color);
        let has_pawns = self.class(Class::Pawn).meets(self.sides[color]);
        if officers.has_two() || !mastu.protects(has_pawns) {
            B::Set::EMPTY
        } else {
            officers
        }
    }

    /// Whether a side has pawns, but no officer, and may for that not be checked (C6).
    ///
    /// ```
    /// # use buddhibala::{geometry::{Board8x8, Color}, notation::fen, rules::Rules};
    /// let rules = Rules::new("chadarangam", [])?;
    /// let position = fen::parse::<Board8x8>(&rules, "4k3/8/8/8/8/r7/4P3/4K3 w - - 0 1")?;
    /// assert!(position.is_exempt_from_check(Color::White));
    /// assert!(!position.is_exempt_from_check(Color::Black));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_exempt_from_check(&self, color: Color) -> bool {
        !self.rules.clauses().pawns_only_check
            && self.officers(color).is_empty()
            && !self.is_bare(color)
    }

    /// Whether the side might be exempt after one more turn of the opponent.
    fn is_almost_exempt(&self, color: Color) -> bool {
        !self.officers(color).has_two() && self.class(Class::Pawn).meets(self.sides[color])
    }

    /// Whether what stands on `square` could not have been captured there because `color` supports the square (C8).
    ///
    /// To be asked when the capture, and the conversion that it brings, have been made.
    pub(super) fn shields(&self, color: Color, square: Square) -> bool {
        self.rules.clauses().capture == CaptureRule::Unsupported
            && self.is_attacked(square, color, self.occupied())
    }

    /// Whether the player to move may leave the men as they stand now: his own King is safe, and the other one is not
    /// attacked where he may not be.
    pub(super) fn may_result(&self) -> bool {
        let us = self.state.turn;
        let occupied = self.occupied();
        let no_check = self.in_opening() || self.is_exempt_from_check(!us);
        let exposes = self.is_attacked(self.state.kings[us], !us, occupied);
        !exposes && (!no_check || !self.is_attacked(self.state.kings[!us], us, occupied))
    }

    /// Whether the turns here must be tried one by one, because a clause looks at what they bring about.
    pub(super) fn judges_results(&self) -> bool {
        let us = self.state.turn;
        let clauses = self.rules.clauses();
        clauses.capture == CaptureRule::Unsupported
            || self.in_opening()
            || (!clauses.pawns_only_check && self.is_almost_exempt(!us))
            || !self.waiting(!us).is_empty()
    }

    /// Whether the bans allow a turn that is legal without them. The men stand afterwards as before.
    pub(super) fn permits(&mut self, turn: Move) -> bool {
        let us = self.state.turn;
        let captures = self.piece_at(turn.to).is_some();
        if self.in_opening() && (captures || !self.may_open_with(turn.from)) {
            return false;
        }
        let mut undo = Undo::new(self.state);
        self.move_men(turn, &mut undo);
        let permitted = !(captures && self.shields(!us, turn.to)) && self.may_result();
        self.unmake(undo);
        permitted
    }
}
