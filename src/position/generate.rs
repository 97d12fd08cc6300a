use super::{Move, MoveKind, Position};
use crate::geometry::{Board, Color, Leaper, Square, SquareSet, squares};
use crate::rules::Class;

/// Where the generator puts what it finds. Counting needs no list.
pub(super) trait Sink<B: Board> {
    /// One man may go to each of these squares.
    fn man(&mut self, from: Square, targets: B::Set, kind: MoveKind);
    /// One turn.
    fn turn(&mut self, turn: Move);
    /// To each of these squares a pawn of the player to move may go from one rank behind it, `files` to the left.
    fn pawns(&mut self, targets: B::Set, files: i8, kind: MoveKind);
    /// Whether nothing was found yet.
    fn is_empty(&self) -> bool;
    /// Whether it needs no more.
    fn is_content(&self) -> bool {
        false
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
        self.generate(&mut List {
            start: list.len(),
            turns: list,
            back: back(self.state.turn),
        });
    }

    /// How many legal turns there are.
    #[must_use]
    pub fn count_legal_moves(&self) -> u32 {
        let mut count = Count::all();
        self.generate(&mut count);
        count.found
    }

    /// Whether there is any legal turn.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        let mut count = Count::up_to(1);
        self.generate(&mut count);
        count.found > 0
    }

    /// Whether the turn is legal. Any value may be asked for.
    #[must_use]
    pub fn is_legal(&self, turn: Move) -> bool {
        self.legal_moves().contains(&turn)
    }

    fn generate(&self, sink: &mut dyn Sink<B>) {
        if self.end_of_play().is_some() {
            return;
        }
        self.ordinary_turns(sink);
        if sink.is_empty() && !self.is_check() {
            self.removals(sink);
        }
    }

    /// Whether the player to move has a turn that is no removal.
    pub(super) fn has_ordinary_turn(&self) -> bool {
        let mut count = Count::up_to(1);
        self.ordinary_turns(&mut count);
        count.found > 0
    }

    fn ordinary_turns(&self, sink: &mut dyn Sink<B>) {
        let us = self.state.turn;
        let mut allowed = B::FULL & !self.sides[us];
        let has_bans = self.rules.has_bans();
        if has_bans {
            allowed &= !self.untouchable(!us);
        }
        if has_bans && self.judges_results() {
            let scratch = self.clone();
            self.safe_turns(allowed, &mut Permitted { sink, scratch });
        } else {
            self.safe_turns(allowed, sink);
        }
        if has_bans && !sink.is_content() {
            self.second_steps(sink);
        }
    }

    /// The turns of one step to `allowed` squares that leave one's own King safe.
    fn safe_turns(&self, allowed: B::Set, sink: &mut dyn Sink<B>) {
        self.king_turns(allowed, sink);
        let checkers = self.state.checkers;
        if checkers.has_two() || sink.is_content() {
            return;
        }
        let targets = match checkers.first() {
            None => allowed,
            Some(checker) => allowed & self.evasions(checker),
        };
        let pinned = self.pinned();
        self.pawn_turns(targets, pinned, sink);
        if !sink.is_content() {
            self.officer_turns(targets, pinned, sink);
        }
    }

    fn king_turns(&self, allowed: B::Set, sink: &mut dyn Sink<B>) {
        let us = self.state.turn;
        let king = self.kings[us];
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

    fn officer_turns(&self, targets: B::Set, pinned: B::Set, sink: &mut dyn Sink<B>) {
        let us = self.state.turn;
        let king = self.kings[us];
        let own = self.sides[us] ^ B::Set::of(king);
        let occupied = self.occupied();
        let mut offer = |from: Square, reached: B::Set| {
            let mut reached = reached & targets;
            if pinned.has(from) {
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

    fn pawn_turns(&self, targets: B::Set, pinned: B::Set, sink: &mut dyn Sink<B>) {
        let us = self.state.turn;
        let pawns = self.class(Class::Pawn) & self.sides[us];
        self.pawn_group(pawns & !pinned, targets, sink);
        for from in squares(pawns & pinned) {
            let line = self.tables.ray_through(self.kings[us], from);
            self.pawn_group(B::Set::of(from), targets & line, sink);
        }
        self.returns(pawns, sink);
    }

    /// Turns of pawns that end on the square they go to.
    fn pawn_group(&self, pawns: B::Set, targets: B::Set, sink: &mut dyn Sink<B>) {
        let us = self.state.turn;
        let ahead = B::forward(pawns, us);
        let empty = targets & !self.occupied();
        let enemies = targets & self.sides[!us];
        self.offer_pawns(ahead & empty, 0, sink);
        self.offer_pawns(B::left(ahead) & enemies, -1, sink);
        self.offer_pawns(B::right(ahead) & enemies, 1, sink);
    }

    fn offer_pawns(&self, reached: B::Set, files: i8, sink: &mut dyn Sink<B>) {
        let far = B::FAR_RANK[self.state.turn];
        sink.pawns(reached & !far, files, MoveKind::Ordinary);
        let arriving = reached & far;
        if !arriving.is_empty() {
            self.arrivals(arriving, files, sink);
        }
    }
}

/// How many ranks up it is from where a pawn arrives to where it came from.
const fn back(color: Color) -> i8 {
    match color {
        Color::White => -1,
        Color::Black => 1,
    }
}

struct List<'a> {
    turns: &'a mut Vec<Move>,
    start: usize,
    back: i8,
}

impl<B: Board> Sink<B> for List<'_> {
    #[inline]
    fn man(&mut self, from: Square, targets: B::Set, kind: MoveKind) {
        self.turns
            .extend(squares(targets).map(|to| Move::new(from, to, kind)));
    }

    #[inline]
    fn turn(&mut self, turn: Move) {
        self.turns.push(turn);
    }

    #[inline]
    fn pawns(&mut self, targets: B::Set, files: i8, kind: MoveKind) {
        for to in squares(targets) {
            if let Some(from) = to.offset(-files, self.back) {
                self.turns.push(Move::new(from, to, kind));
            }
        }
    }

    fn is_empty(&self) -> bool {
        self.turns.len() == self.start
    }
}

/// Passes on what the bans permit.
struct Permitted<'a, B: Board> {
    sink: &'a mut dyn Sink<B>,
    scratch: Position<B>,
}

impl<B: Board> Sink<B> for Permitted<'_, B> {
    fn man(&mut self, from: Square, targets: B::Set, kind: MoveKind) {
        for to in squares(targets) {
            self.turn(Move::new(from, to, kind));
        }
    }

    fn turn(&mut self, turn: Move) {
        if !self.is_content() && self.scratch.permits(turn) {
            self.sink.turn(turn);
        }
    }

    fn pawns(&mut self, targets: B::Set, files: i8, kind: MoveKind) {
        let back = back(self.scratch.state.turn);
        for to in squares(targets) {
            if let Some(from) = to.offset(-files, back) {
                self.turn(Move::new(from, to, kind));
            }
        }
    }

    fn is_empty(&self) -> bool {
        self.sink.is_empty()
    }

    fn is_content(&self) -> bool {
        self.sink.is_content()
    }
}

/// Counts turns, and needs no more when there are `enough`.
struct Count {
    found: u32,
    enough: u32,
}

impl Count {
    const fn all() -> Count {
        Count::up_to(u32::MAX)
    }

    const fn up_to(enough: u32) -> Count {
        Count { found: 0, enough }
    }
}

impl<B: Board> Sink<B> for Count {
    #[inline]
    fn man(&mut self, _: Square, targets: B::Set, _: MoveKind) {
        self.found += targets.len();
    }

    #[inline]
    fn turn(&mut self, _: Move) {
        self.found += 1;
    }

    #[inline]
    fn pawns(&mut self, targets: B::Set, _: i8, _: MoveKind) {
        self.found += targets.len();
    }

    fn is_empty(&self) -> bool {
        self.found == 0
    }

    fn is_content(&self) -> bool {
        self.found >= self.enough
    }
}
