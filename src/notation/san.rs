//! Standard algebraic notation: `Nf3`, `axb8=M+`, `b8=N-c6` or `b8=Nxc6` where a turn has a second step, and `xd5` with no mover for a removal.

use std::fmt::Write;

use crate::geometry::Board;
use crate::position::{Move, Position};
use crate::rules::Kind;

/// The SAN of a legal turn; `legal` are all legal turns of the position, which is as before when the call ends.
///
/// ```
/// use buddhibala::geometry::Board8x8;
/// use buddhibala::notation::{fen, san};
/// use buddhibala::rules::Rules;
/// let rules = Rules::new("krida", [])?;
/// let mut position = fen::parse::<Board8x8>(&rules, "8/5P2/4k3/8/8/8/7p/K7 w - - 0 1")?;
/// let legal = position.legal_moves();
/// let texts: Vec<_> = legal.iter().map(|&turn| san::write(&mut position, &legal, turn)).collect();
/// assert!(texts.contains(&"f8=M+".to_owned()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write<B: Board>(position: &mut Position<B>, legal: &[Move<B>], turn: Move<B>) -> String {
    let mut text = String::new();
    write_body(&mut text, position, legal, turn);
    let undo = position.make(turn);
    if position.is_check() {
        text.push(if position.is_checkmate() { '#' } else { '+' });
    }
    position.unmake(undo);
    text
}

fn write_body<B: Board>(
    text: &mut String,
    position: &Position<B>,
    legal: &[Move<B>],
    turn: Move<B>,
) {
    let rules = position.rules();
    let captures = position.piece_at(turn.to).is_some();
    if let Some(piece) = position.piece_at(turn.from).filter(|_| !turn.is_removal()) {
        if piece.kind != rules.pawn() {
            text.push(rules.letter(piece.kind));
            write_origin(text, position, legal, turn, piece.kind);
        } else if captures {
            text.push(file_letter(turn.from.file()));
        }
    }
    if captures {
        text.push('x');
    }
    // Writing to a string cannot fail.
    let _ = write!(text, "{}", turn.to);
    if let Some(kind) = position.promotion(turn) {
        text.push('=');
        text.push(rules.letter(kind));
    }
    if let Some(then) = turn.then {
        let captures = position.piece_at(then).is_some();
        let _ = write!(text, "{}{then}", if captures { 'x' } else { '-' });
    }
}

/// As much of the square the man comes from as tells him from the others that could go there: the file, else the rank,
/// else both.
fn write_origin<B: Board>(
    text: &mut String,
    position: &Position<B>,
    legal: &[Move<B>],
    turn: Move<B>,
    kind: Kind,
) {
    let rivals = || {
        legal.iter().filter(|other| {
            other.to == turn.to
                && other.from != turn.from
                && position
                    .piece_at(other.from)
                    .is_some_and(|man| man.kind == kind)
        })
    };
    if rivals().next().is_none() {
        return;
    }
    let from = turn.from;
    let same_file = rivals().any(|other| other.from.file() == from.file());
    let same_rank = rivals().any(|other| other.from.rank() == from.rank());
    if !same_file || same_rank {
        text.push(file_letter(from.file()));
    }
    if same_file {
        text.push_str(&(from.rank() + 1).to_string());
    }
}

fn file_letter(file: u8) -> char {
    char::from(b'a' + file)
}
