use super::{Move, MoveKind, Position};
use crate::geometry::{Board, Color, Square, SquareSet, squares};

/// Where the generator puts what it finds.
pub(super) trait Sink<B: Board> {
    /// One man may go to each of these squares.
    fn man(&mut self, from: Square, targets: B::Set, kind: MoveKind);
    /// To each of these squares a pawn may go from one rank behind it, `files` to the left.
    fn pawns(&mut self, targets: B::Set, files: i8, kind: MoveKind);
    /// One turn.
    fn turn(&mut self, turn: Move);
    /// How many turns it has, and needs.
    fn count(&self) -> Count;
    /// Whether it needs no more.
    #[inline]
    fn is_content(&self) -> bool {
        self.count().is_content()
    }
}

/// Counts turns, and needs no more when there are `enough`. It needs not know them one by one.
#[derive(Clone, Copy)]
pub(super) struct Count {
    found: u32,
    enough: u32,
}

impl Count {
    pub const fn up_to(enough: u32) -> Count {
        Count { found: 0, enough }
    }

    /// How many there are.
    #[inline]
    pub const fn found(self) -> u32 {
        self.found
    }

    #[inline]
    const fn is_content(self) -> bool {
        self.found >= self.enough
    }
}

impl<B: Board> Sink<B> for Count {
    #[inline]
    fn man(&mut self, _: Square, targets: B::Set, _: MoveKind) {
        self.found += targets.len();
    }

    #[inline]
    fn pawns(&mut self, targets: B::Set, _: i8, _: MoveKind) {
        self.found += targets.len();
    }

    #[inline]
    fn turn(&mut self, _: Move) {
        self.found += 1;
    }

    #[inline]
    fn count(&self) -> Count {
        *self
    }
}

/// Looks at turns one by one: lists them, or counts those that stand a trial.
pub(super) struct Gather<'a, B: Board> {
    count: Count,
    list: Option<&'a mut Vec<Move>>,
    /// Where each turn is tried before it is taken, if a clause looks at what turns bring about.
    scratch: Option<&'a mut Position<B>>,
    /// How many ranks up it is from where a pawn arrives to where it came from.
    back: i8,
}

impl<'a, B: Board> Gather<'a, B> {
    /// For turns of that player, no more than `enough` of which are needed.
    pub const fn new(list: Option<&'a mut Vec<Move>>, enough: u32, us: Color) -> Gather<'a, B> {
        Gather {
            count: Count::up_to(enough),
            list,
            scratch: None,
            back: match us {
                Color::White => -1,
                Color::Black => 1,
            },
        }
    }

    /// Lets `generate` find turns that are each tried on `scratch`, the position itself.
    pub fn judging(&mut self, scratch: &mut Position<B>, generate: impl FnOnce(&mut Gather<B>)) {
        let mut judge = Gather {
            list: self.list.as_deref_mut(),
            scratch: Some(scratch),
            ..*self
        };
        generate(&mut judge);
        self.count = judge.count;
    }
}

impl<B: Board> Sink<B> for Gather<'_, B> {
    #[inline]
    fn man(&mut self, from: Square, targets: B::Set, kind: MoveKind) {
        for to in squares(targets) {
            self.turn(Move::new(from, to, kind));
        }
    }

    #[inline]
    fn pawns(&mut self, targets: B::Set, files: i8, kind: MoveKind) {
        for to in squares(targets) {
            if let Some(from) = to.offset(-files, self.back) {
                self.turn(Move::new(from, to, kind));
            }
        }
    }

    #[inline]
    fn turn(&mut self, turn: Move) {
        if let Some(scratch) = &mut self.scratch
            && (self.count.is_content() || !scratch.permits(turn))
        {
            return;
        }
        self.count.found += 1;
        if let Some(list) = &mut self.list {
            list.push(turn);
        }
    }

    #[inline]
    fn count(&self) -> Count {
        self.count
    }
}
