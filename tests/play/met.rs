//! Which clauses of chadarangam a turn or a position shows.

use crate::oracle::board::{Man, Side, Square};
use crate::oracle::far_rank::pawns_waiting;
use crate::oracle::movement::KNIGHT;
use crate::oracle::position::{Position, side_index};
use crate::oracle::rules::{Mastu, NewKnight, Options, Rules};
use crate::oracle::turn::Turn;

use super::options::choices;

/// What random games must show of a turn, by clause.
pub const TURNS: [&str; 23] = [
    "C1 leap",
    "C1 leap that captures",
    "C1 right lost by a check",
    "C2 last opening move by the same man",
    "C2 last opening move by another man",
    "C2 rest of the opening moves forgone",
    "C2 all opening moves forgone",
    "C2 leap in the opening",
    "C3 to R",
    "C3 to N",
    "C3 to B",
    "C3 to Q",
    "C4 begins to wait",
    "C4 begins to wait for a rival's place",
    "C4 waiting pawn captured",
    "C4 waiting pawn converted",
    "C4 first of two converted",
    "C5 second step",
    "C5 two captures",
    "C5 conversion before the second step",
    "C5 first capture leaves a mastu in reach",
    "C5 stays for want of a move",
    "C5 stays of its own will",
];

pub fn in_turn(before: &Position, turn: Turn, next: &Position) -> Vec<&'static str> {
    let mut met = in_opening(before, next);
    let (from, to, then) = match turn {
        Turn::Move { from, to } => (from, to, None),
        Turn::TwoSteps { from, to, then } => (from, to, Some(then)),
        Turn::Removal(_) => return met,
    };
    let man = before.board.at(from).expect("a man that moves");
    let mut note = |name, is_met: bool| {
        if is_met {
            met.push(name);
        }
    };
    let captures = |square: Square| before.board.at(square).is_some();
    let steps = (from.file - to.file).abs() + (from.rank - to.rank).abs();
    let leaps = man.is_king() && steps == 3;
    note("C1 leap", leaps);
    note("C1 leap that captures", leaps && captures(to));
    note("C2 leap in the opening", leaps && before.opens());
    let enemy = side_index(man.side.other());
    note(
        "C1 right lost by a check",
        before.leap[enemy] && !next.leap[enemy],
    );
    let freed = converted(before, next, man.side.other());
    note("C4 waiting pawn converted", !freed.is_empty());
    let had_rival = |square: &Square| before.waiting.contains(square);
    note("C4 first of two converted", freed.iter().any(had_rival));
    let waited = pawns_waiting(&before.board, man.side.other());
    note("C4 waiting pawn captured", waited.contains(&to));
    if let Some(then) = then {
        note("C5 second step", true);
        note("C5 two captures", captures(to) && captures(then));
        note("C5 conversion before the second step", !freed.is_empty());
        note(
            "C5 first capture leaves a mastu in reach",
            captures(to) && leaves_mastu(before, next, to),
        );
    }
    if man.is_pawn() && to.rank == before.board.far_rank(man.side) {
        met.extend(arrival(next, to, then.is_some()));
    }
    met
}

/// Of two enemy officers only one is left, and a Knight on `square` attacks it.
fn leaves_mastu(before: &Position, next: &Position, square: Square) -> bool {
    let enemy = before.turn.other();
    let in_reach = |&(other, man): &(Square, Man)| {
        man.is_officer() && KNIGHT.iter().any(|&step| square.step(step) == other)
    };
    before.rules.mastu != Mastu::None
        && before.board.officers(enemy) == 2
        && next.board.officers(enemy) == 1
        && next.board.men_of(enemy).iter().any(in_reach)
}

fn in_opening(before: &Position, next: &Position) -> Vec<&'static str> {
    let mut met = Vec::new();
    let mover = side_index(before.turn);
    let enemy = side_index(before.turn.other());
    if before.opening[mover] == 1 && before.rules.opening == 3 {
        met.push(match before.moved.len() {
            1 => "C2 last opening move by the same man",
            _ => "C2 last opening move by another man",
        });
    }
    if before.opening[mover] > 1 && next.opening[mover] == 0 {
        met.push("C2 rest of the opening moves forgone");
    }
    if next.opening[enemy] < before.opening[enemy] {
        met.push("C2 all opening moves forgone");
    }
    met
}

fn arrival(next: &Position, to: Square, goes_on: bool) -> Vec<&'static str> {
    if goes_on {
        return vec!["C3 to N"];
    }
    match next.board.at(to).expect("a man that has arrived").letter {
        'R' => vec!["C3 to R"],
        'B' => vec!["C3 to B"],
        'Q' => vec!["C3 to Q"],
        'P' if next.waiting.contains(&to) => {
            vec!["C4 begins to wait", "C4 begins to wait for a rival's place"]
        }
        'P' => vec!["C4 begins to wait"],
        _ => match next.rules.new_knight {
            NewKnight::MustMove => vec!["C3 to N", "C5 stays for want of a move"],
            NewKnight::MayMove => vec!["C3 to N", "C5 stays of its own will"],
            NewKnight::Stays => vec!["C3 to N"],
        },
    }
}

/// Where pawns have waited, and officers stand now.
fn converted(before: &Position, next: &Position, side: Side) -> Vec<Square> {
    let mut squares = pawns_waiting(&before.board, side);
    let is_officer = |man: Man| man.side == side && man.is_officer();
    squares.retain(|&square| next.board.at(square).is_some_and(is_officer));
    squares
}

/// The options whose other values would make another thing of this position: other turns, or another end.
pub fn options_that_matter(position: &Position, options: &Options) -> Vec<String> {
    let outlook = |position: &Position| (position.status(), position.successors_as_texts());
    let own = outlook(position);
    let mut met = Vec::new();
    for (name, values) in choices("chadarangam") {
        let chosen = options.get(*name).map_or(values[0], String::as_str);
        for value in values.iter().filter(|value| **value != chosen) {
            let mut others = options.clone();
            others.insert((*name).to_owned(), (*value).to_owned());
            let mut otherwise = position.clone();
            otherwise.rules = Rules::new("chadarangam", &others);
            if *name != "opening" && outlook(&otherwise) != own {
                met.push(format!("{name}={chosen}, not {value}"));
            }
        }
    }
    met
}

/// Everything that the function above may find; without the leap nobody has a right to it, whatever the others say.
pub fn all_that_may_matter() -> Vec<String> {
    let mut all = Vec::new();
    for (name, values) in choices("chadarangam") {
        for chosen in *values {
            let others = values.iter().filter(|value| *value != chosen);
            if *name != "opening" && (*name, *chosen) != ("leap", "none") {
                all.extend(others.map(|other| format!("{name}={chosen}, not {other}")));
            }
        }
    }
    all
}
