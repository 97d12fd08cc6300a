use super::coordinates::Coordinates;
use super::pattern::Pattern;
use crate::geometry::Square;
use crate::position::{AnyPosition, Move, Refusal};

/// Why a text that fits no legal turn does not: what is to be said of the squares that it names, or of all men alike that
/// it may mean.
pub(super) fn refusal(
    position: &dyn AnyPosition,
    legal: &[Move],
    coordinates: Option<Coordinates>,
    pattern: Option<Pattern>,
) -> Option<Refusal> {
    if let Some(Coordinates { from, to, then }) = coordinates {
        return Some(way(position, legal, [from.unwrap_or(to), to], then));
    }
    let pattern = pattern?;
    let to = pattern.to.square;
    let then = pattern.then.map(|then| then.square);
    let from = if pattern.removal {
        Some(to)
    } else {
        pattern.origin()
    };
    if let Some(from) = from {
        return Some(way(position, legal, [from, to], then));
    }
    let refusals = candidates(position, pattern).map(|from| way(position, legal, [from, to], then));
    shared(refusals.collect())
}

/// Why the man on the first square may not go to the second, and on to `then`, if he is said to go on.
///
/// Something is always found: where such a turn is legal, the text has said something else of it.
pub(crate) fn way(
    position: &dyn AnyPosition,
    legal: &[Move],
    [from, to]: [Square; 2],
    then: Option<Square>,
) -> Refusal {
    if let Some(refusal) = position.why(from, to) {
        return refusal;
    }
    let mut alike = legal
        .iter()
        .filter(|turn| (turn.from, turn.to) == (from, to));
    if alike.any(|turn| turn.then == then) {
        Refusal::SaidOtherwise(from, to)
    } else {
        Refusal::SecondStep(then)
    }
}

/// The squares of the men of the player to move whom a text may mean.
fn candidates(position: &dyn AnyPosition, pattern: Pattern) -> impl Iterator<Item = Square> {
    let us = position.turn();
    let kind = pattern.mover.unwrap_or(position.rules().pawn());
    let to = pattern.to.square;
    // A pawn whose file is not told goes straight ahead.
    let own_file = pattern.mover.is_none().then_some(to.file());
    let file = pattern.file.or(own_file);
    let men = position.placement().men();
    men.filter(move |&(from, man)| {
        (man.color, man.kind) == (us, kind)
            && from != to
            && file.is_none_or(|file| from.file() == file)
            && pattern.rank.is_none_or(|rank| from.rank() == rank)
    })
    .map(|(from, _)| from)
}

/// What is to be said of the men who come nearest to the turn, if it is the same of all.
fn shared(mut refusals: Vec<Refusal>) -> Option<Refusal> {
    let nearest = refusals.iter().copied().map(remoteness).min()?;
    refusals.retain(|refusal| remoteness(*refusal) == nearest);
    let first = *refusals.first()?;
    let same = refusals
        .iter()
        .all(|refusal| refusal.code() == first.code());
    same.then_some(first)
}

/// Men whom only a clause keeps from the turn come first, then those for whom men stand in the wrong place, and last those
/// who do not move so at all.
const fn remoteness(refusal: Refusal) -> u8 {
    match refusal {
        Refusal::Movement(_) | Refusal::Waiting | Refusal::PawnAtEnd => 2,
        Refusal::Blocked(_) | Refusal::PawnAhead(_) | Refusal::PawnDiagonal(_) => 1,
        _ => 0,
    }
}
