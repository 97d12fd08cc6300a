use super::sink::{Count, Gather, Sink};
use super::{Move, MoveKind, Position};
use crate::geometry::{Board, Leaper, Square, SquareSet, squares};
use crate::rules::{Class, Stalemate};

/// Where turns are looked for.
#[derive(Clone, Copy)]
struct Wanted<B: Board> {
    officers: B::Set,
    pawns: B::Set,
}

impl<B: Board> Wanted<B> {
    const fn all() -> Wanted<B> {
        Wanted {
            officers: B::FULL,
            pawns: B::FULL,
        }
    }
}

impl<B: Board> Position<B> {
    /// Every legal turn; none when the game is over.
    ///
    /// ```
    /// # use buddhibala::{geometry::Board8x8, position::Position, rules::Rules};
    /// let start = Position::<Board8x8>::start(&Rules::new("krida", [])?)?;
    /// assert_eq!(start.legal_moves().len(), 16);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut list = Vec::new();
        self.legal_moves_into(&mut list);
        list
    }

    /// Adds every legal turn to `list`.
    pub fn legal_moves_into(&self, list: &mut Vec<Move>) {
        self.generate(Wanted::all(), Some(list), u32::MAX);
    }

    /// Adds every legal turn that takes a man or makes one to `list`, and perhaps others.
    pub fn forcing_moves_into(&self, list: &mut Vec<Move>) {
        let us = self.state.turn;
        let wanted = Wanted {
            officers: self.sides[!us],
            pawns: self.sides[!us] | B::FAR_RANK[us],
        };
        self.generate(wanted, Some(list), u32::MAX);
    }

    /// How many legal turns there are.
    #[must_use]
    pub fn count_legal_moves(&self) -> u32 {
        let all = Wanted::all();
        if !self.rules.has_bans() && self.end_of_play().is_none() {
            let found = self.count_safe_turns(all, u32::MAX);
            if found > 0 {
                return found;
            }
        }
        self.generate(all, None, u32::MAX)
    }

    /// Whether there is any legal turn.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        self.generate(Wanted::all(), None, 1) > 0
    }

    /// Whether the turn is legal. Any value may be asked for.
    #[must_use]
    pub fn is_legal(&self, turn: Move) -> bool {
        self.legal_moves().contains(&turn)
    }

    /// Adds the wanted legal turns to a list, if there is one, and counts them, or stops when there are `enough`. A removal
    /// is always wanted.
    fn generate(&self, wanted: Wanted<B>, mut list: Option<&mut Vec<Move>>, enough: u32) -> u32 {
        if self.end_of_play().is_some() {
            return 0;
        }
        let found = self.ordinary_turns(wanted, list.as_deref_mut(), enough);
        let may_remove = self.rules.clauses().stalemate != Stalemate::Draw && !self.is_check();
        if found > 0 || !may_remove || self.has_ordinary_turn() {
            return found;
        }
        let removable = self.removable();
        if let Some(list) = list {
            list.extend(squares(removable).map(Move::removal));
        }
        removable.len()
    }

    /// Whether the player to move has a turn that is no removal.
    pub(super) fn has_ordinary_turn(&self) -> bool {
        self.ordinary_turns(Wanted::all(), None, 1) > 0
    }

    fn ordinary_turns(&self, wanted: Wanted<B>, list: Option<&mut Vec<Move>>, enough: u32) -> u32 {
        let us = self.state.turn;
        let mut allowed = B::FULL & !self.sides[us];
        let has_bans = self.rules.has_bans();
        if list.is_none() && !has_bans {
            return self.count_safe_turns(wanted, enough);
        }
        let mut gather = Gather::new(list, enough, us);
        if !has_bans {
            self.safe_turns(allowed, wanted, &mut gather);
            return gather.count().found();
        }
        allowed &= !self.untouchable(!us);
        if self.judges_results() {
            let mut scratch = self.clone();
            gather.judging(&mut scratch, |judge| {
                self.safe_turns(allowed, wanted, judge);
            });
        } else {
            self.safe_turns(allowed, wanted, &mut gather);
        }
        if !gather.is_content() {
            self.second_steps(&mut gather);
        }
        gather.count().found()
    }

    /// How many turns there are where there are no bans.
    fn count_safe_turns(&self, wanted: Wanted<B>, enough: u32) -> u32 {
        let mut count = Count::up_to(enough);
        let allowed = B::FULL & !self.sides[self.state.turn];
        self.safe_turns(allowed, wanted, &mut count);
        count.found()
    }

    /// The turns of one step to `allowed` squares that leave one's own King safe.
    fn safe_turns(&self, allowed: B::Set, wanted: Wanted<B>, sink: &mut impl Sink<B>) {
        self.king_turns(allowed & wanted.officers, sink);
        let checkers = self.state.checkers;
        if checkers.has_two() || sink.is_content() {
            return;
        }
        let targets = match checkers.first() {
            None => allowed,
            Some(checker) => allowed & self.evasions(checker),
        };
        let pinned = self.pinned();
        self.pawn_turns(targets & wanted.pawns, pinned, sink);
        if !sink.is_content() {
            self.officer_turns(targets & wanted.officers, pinned, sink);
        }
    }

    fn king_turns(&self, allowed: B::Set, sink: &mut impl Sink<B>) {
        let us = self.state.turn;
        let king = self.state.kings[us];
        let without_king = self.occupied() ^ B::Set::of(king);
        let mut safe = B::Set::EMPTY;
        for to in squares(self.tables.leap(Leaper::King, king) & allowed) {
            if !self.is_attacked(to, !us, without_king) {
                safe |= B::Set::of(to);
            }
        }
        sink.man(king, safe, MoveKind::Ordinary);
        self.king_leaps(allowed, sink);
    }

    fn officer_turns(&self, targets: B::Set, pinned: B::Set, sink: &mut impl Sink<B>) {
        let us = self.state.turn;
        let king = self.state.kings[us];
        let own = self.sides[us] ^ B::Set::of(king);
        let occupied = self.occupied();
        let any_pinned = !pinned.is_empty();
        let mut offer = |from: Square, reached: B::Set| {
            let mut reached = reached & targets;
            if reached.is_empty() {
                return;
            }
            if any_pinned && pinned.has(from) {
                reached &= self.tables.ray_through(king, from);
            }
            sink.man(from, reached, MoveKind::Ordinary);
        };
        for leaper in Leaper::ALL {
            for from in squares(self.class(Class::Leaper(leaper)) & own) {
                offer(from, self.tables.leap(leaper, from));
            }
        }
        let open = !self.sides[us];
        for from in squares(self.class(Class::Orthogonal) & own) {
            if self.tables.leap(Leaper::Wazir, from).meets(open) {
                offer(from, self.tables.rook(from, occupied));
            }
        }
        for from in squares(self.class(Class::Diagonal) & own) {
            if self.tables.leap(Leaper::Ferz, from).meets(open) {
                offer(from, self.tables.bishop(from, occupied));
            }
        }
    }

    fn pawn_turns(&self, targets: B::Set, pinned: B::Set, sink: &mut impl Sink<B>) {
        let us = self.state.turn;
        let pawns = self.class(Class::Pawn) & self.sides[us];
        self.pawn_group(pawns & !pinned, targets, sink);
        for from in squares(pawns & pinned) {
            let line = self.tables.ray_through(self.state.kings[us], from);
            self.pawn_group(B::Set::of(from), targets & line, sink);
        }
        self.returns(pawns, sink);
    }

    /// Turns of pawns that end on the square they go to.
    fn pawn_group(&self, pawns: B::Set, targets: B::Set, sink: &mut impl Sink<B>) {
        let us = self.state.turn;
        let ahead = B::forward(pawns, us);
        let empty = targets & !self.occupied();
        let enemies = targets & self.sides[!us];
        let reached = [
            (0, ahead & empty),
            (-1, B::left(ahead) & enemies),
            (1, B::right(ahead) & enemies),
        ];
        if ahead.meets(B::FAR_RANK[us]) {
            self.arriving_group(reached, sink);
            return;
        }
        for (files, reached) in reached {
            if !reached.is_empty() {
                sink.pawns(reached, files, MoveKind::Ordinary);
            }
        }
    }

    /// The same where some reach the far rank. `reached` is where they go, by how many files to the right.
    #[inline(never)]
    fn arriving_group(&self, reached: [(i8, B::Set); 3], sink: &mut impl Sink<B>) {
        let far = B::FAR_RANK[self.state.turn];
        for (files, reached) in reached {
            self.arrivals(reached & far, files, sink);
            sink.pawns(reached & !far, files, MoveKind::Ordinary);
        }
    }
}
