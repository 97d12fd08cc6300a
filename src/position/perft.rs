use super::{Move, Position};
use crate::geometry::Board;

impl<B: Board> Position<B> {
    /// How many sequences of `depth` plies there are. A finished game has none but the empty one.
    ///
    /// ```
    /// # use buddhibala::{geometry::Board8x8, position::Position, rules::Rules};
    /// let mut start = Position::<Board8x8>::start(&Rules::new("krida", [])?)?;
    /// assert_eq!(start.perft(3), 4_176);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn perft(&mut self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.perft_from(depth, &mut Vec::new())
    }

    fn perft_from(&mut self, depth: u32, stack: &mut Vec<Move>) -> u64 {
        if depth == 1 {
            return self.count_legal_moves().into();
        }
        let start = stack.len();
        self.legal_moves_into(stack);
        let mut nodes = 0;
        for at in start..stack.len() {
            let undo = self.make(stack[at]);
            nodes += self.perft_from(depth - 1, stack);
            self.unmake(undo);
        }
        stack.truncate(start);
        nodes
    }
}
