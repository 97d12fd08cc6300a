//! Clauses C3 and C4: a pawn becomes the officer of its file, and waits on the far rank while there is no place.

use super::make::Undo;
use super::{Move, Piece, Position};
use crate::geometry::{Board, Color, Square, SquareSet, squares};
use crate::rules::{Class, Kind, Promotion, Rules};

/// Whether a square is light or dark, as on a chequered board.
pub(super) const fn shade(square: Square) -> u8 {
    (square.file() + square.rank()) % 2
}

/// The pairs of far squares of `color` on which pawns wait for the same place, from file a.
pub(super) fn pairs(rules: &Rules, color: Color) -> Vec<[Square; 2]> {
    let Promotion::ByFile(officers) = rules.clauses().promotion else {
        return Vec::new();
    };
    let far = rules.ruleset().board.far_rank(color);
    let square = |file| Square::new(file, far);
    let shares_a_place = |kind: Kind| !rules.movement(kind).is_diagonal_rider();
    let mut pairs = Vec::new();
    for (left, kind) in (0..).zip(officers) {
        for (right, other) in (0..).zip(officers).skip(usize::from(left) + 1) {
            if kind == other && shares_a_place(*kind) {
                pairs.extend(square(left).zip(square(right)).map(<[_; 2]>::from));
            }
        }
    }
    pairs
}

impl<B: Board> Position<B> {
    /// The pawns of a side that wait on the far rank for a place as an officer.
    ///
    /// ```
    /// # use buddhibala::{geometry::{Board8x8, Color, SquareSet}, notation::fen, rules::Rules};
    /// let rules = Rules::new("chadarangam", [])?;
    /// let waiting = fen::parse::<Board8x8>(&rules, "P7/7k/8/8/8/8/8/RR4K1 w - - 0 1")?;
    /// assert_eq!(waiting.waiting(Color::White).len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn waiting(&self, color: Color) -> B::Set {
        if self.has_places() {
            self.class(Class::Pawn) & self.sides[color] & B::FAR_RANK[color]
        } else {
            B::Set::EMPTY
        }
    }

    /// Whether officers have places for which pawns may wait.
    #[inline]
    pub(super) fn has_places(&self) -> bool {
        matches!(self.rules.clauses().promotion, Promotion::ByFile(_))
    }

    /// The pairs of pawns that wait for the same place, White's first, each in the order of arrival.
    #[must_use]
    pub fn line(&self) -> Vec<[Square; 2]> {
        let waiting = self.all_waiting();
        if !waiting.has_two() {
            return Vec::new();
        }
        Color::BOTH
            .into_iter()
            .flat_map(|color| pairs(&self.rules, color))
            .filter(|pair| pair.iter().all(|&square| waiting.has(square)))
            .map(|[a, b]| {
                let swapped = self.state.first_in_line.has(b);
                if swapped { [b, a] } else { [a, b] }
            })
            .collect()
    }

    /// The officer that a pawn of `color` becomes on the far square `square`, if there is a place for it.
    pub(super) fn free_office(&self, color: Color, square: Square) -> Option<Kind> {
        let Promotion::ByFile(officers) = self.rules.clauses().promotion else {
            return None;
        };
        let kind = *officers.get(usize::from(square.file()))?;
        let piece = Piece { color, kind };
        let mut holders =
            squares(self.sides[color]).filter(|&holder| self.piece_at(holder) == Some(piece));
        let free = if self.rules.movement(kind).is_diagonal_rider() {
            holders.all(|holder| shade(holder) != shade(square))
        } else {
            holders.count() < usize::from(self.rules.number(kind))
        };
        free.then_some(kind)
    }

    /// Makes officers of the pawns of `color` for which the loss of a man has freed a place.
    pub(super) fn convert_waiting(&mut self, color: Color, undo: &mut Undo<B>) {
        let waiting = self.waiting(color);
        if waiting.is_empty() {
            return;
        }
        let first = self.state.first_in_line;
        for square in squares(waiting & first).chain(squares(waiting & !first)) {
            if let Some(kind) = self.free_office(color, square) {
                self.convert(square, Piece { color, kind }, undo);
            }
        }
    }

    /// Moves men, and keeps who is first in line.
    #[inline(never)]
    pub(super) fn move_among_places(&mut self, turn: Move, undo: &mut Undo<B>) {
        let waiting = self.all_waiting();
        self.move_men(turn, undo);
        self.keep_line(waiting);
    }

    /// Keeps who is first in line, where before this turn the pawns `before` were waiting.
    fn keep_line(&mut self, before: B::Set) {
        let now = self.all_waiting();
        let first = self.state.first_in_line;
        self.state.first_in_line = B::Set::EMPTY;
        if !now.has_two() {
            return;
        }
        for color in Color::BOTH {
            for pair in pairs(&self.rules, color) {
                let is_first = |square: Square| {
                    let waited = before.has(square);
                    let [a, b] = pair.map(|square| before.has(square));
                    waited && (!(a && b) || first.has(square))
                };
                if pair.iter().all(|&square| now.has(square)) {
                    let one = pair.into_iter().find(|&square| is_first(square));
                    self.state.first_in_line |= one.map_or(B::Set::EMPTY, B::Set::of);
                }
            }
        }
    }

    /// The waiting pawns of both sides.
    pub(super) fn all_waiting(&self) -> B::Set {
        self.waiting(Color::White) | self.waiting(Color::Black)
    }
}
