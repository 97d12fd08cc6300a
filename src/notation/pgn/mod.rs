//! PGN of all three games: tags, moves, comments, numeric annotations and variations.
//!
//! `Variant` names the game and is required: a file without it is never read as orthodox chess. `Options` lists what
//! differs from the defaults, as in `capture=maddat-mari opening=0`.

mod lexer;
mod reader;
mod tree;
mod writer;

pub use reader::{PgnError, PgnFault, parse};
pub use tree::{GameResult, Line, Node, PgnGame, Tag};
pub use writer::write;
