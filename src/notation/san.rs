//! Standard algebraic notation: `Nf3`, `axb8=M+`, `b8=N-c6` or `b8=Nxc6` where a turn has a second step, and `xd5` with no mover for a removal.

use crate::position::{AnyPosition, Move, Placement};
use crate::rules::{Kind, Rules};

/// The SAN of a legal turn; `legal` are all legal turns of the position, which is as before when the call ends.
///
/// ```
/// use buddhibala::notation::{fen, san};
/// use buddhibala::rules::Rules;
/// let rules = Rules::new("krida", [])?;
/// let mut position = fen::read(&rules, "8/5P2/4k3/8/8/8/7p/K7 w - - 0 1")?;
/// let legal = position.legal_moves();
/// let texts: Vec<_> = legal.iter().map(|&turn| san::write(&mut *position, &legal, turn)).collect();
/// assert!(texts.contains(&"f8=M+".to_owned()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write(position: &mut dyn AnyPosition, legal: &[Move], turn: Move) -> String {
    let mut text = body(position.rules(), position.placement(), legal, turn);
    position.look_after(turn, &mut |after, _| text.push_str(suffix(after)));
    text
}

/// What follows the move, for the position after it.
pub(crate) fn suffix(after: &dyn AnyPosition) -> &'static str {
    match (after.is_check(), after.is_checkmate()) {
        (_, true) => "#",
        (true, false) => "+",
        (false, false) => "",
    }
}

/// All but the sign of check or checkmate.
pub(crate) fn body(rules: &Rules, placement: &Placement, legal: &[Move], turn: Move) -> String {
    let mut text = String::new();
    let captures = placement.get(turn.to).is_some();
    if let Some(piece) = placement.get(turn.from).filter(|_| !turn.is_removal()) {
        if piece.kind != rules.pawn() {
            text.push(rules.letter(piece.kind));
            push_origin(&mut text, placement, legal, turn, piece.kind);
        } else if captures {
            text.push(turn.from.file_letter());
        }
    }
    if captures {
        text.push('x');
    }
    turn.to.push_to(&mut text);
    if let Some(kind) = turn.promotion() {
        text.push('=');
        text.push(rules.letter(kind));
    }
    if let Some(then) = turn.then {
        let captures = placement.get(then).is_some();
        text.push(if captures { 'x' } else { '-' });
        then.push_to(&mut text);
    }
    text
}

/// As much of the square the man comes from as tells him from the others that could go there: the file, else the rank,
/// else both.
fn push_origin(text: &mut String, placement: &Placement, legal: &[Move], turn: Move, kind: Kind) {
    let from = turn.from;
    let (mut rivals, mut same_file, mut same_rank) = (false, false, false);
    for other in legal {
        let is_alike = placement
            .get(other.from)
            .is_some_and(|man| man.kind == kind);
        if other.to == turn.to && other.from != from && is_alike {
            rivals = true;
            same_file |= other.from.file() == from.file();
            same_rank |= other.from.rank() == from.rank();
        }
    }
    let mut square = String::new();
    from.push_to(&mut square);
    let (file, rank) = square.split_at(1);
    if rivals && (!same_file || same_rank) {
        text.push_str(file);
    }
    if same_file {
        text.push_str(rank);
    }
}
