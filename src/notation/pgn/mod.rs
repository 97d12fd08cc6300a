//! PGN of all three games: tags, moves, comments, numeric annotations and variations.
//!
//! `Variant` names the game and is required: a file without it is never read as orthodox chess. `Options` lists what
//! differs from the defaults, as in `capture=maddat-mari opening=0`.
//!
//! Of an absurd text only so much is read as a machine reads in about a second: [`MOST_GAMES`], [`MOST_MOVES`],
//! [`LONGEST_LINE`], [`MOST_TAGS`], [`DEEPEST`].

mod error;
mod games;
mod head;
mod lexer;
mod reader;
mod tree;
mod writer;

pub use error::{DEEPEST, LONGEST_LINE, MOST_GAMES, MOST_MOVES, MOST_TAGS, PgnError, PgnFault};
pub use games::{first, parse};
pub use tree::{GameResult, Line, Node, PgnGame, Tag};
pub use writer::write;
