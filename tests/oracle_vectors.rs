//! The referee of `tests/oracle` proved on the vectors, before it judges anything.
#![cfg(not(target_arch = "wasm32"))]

mod oracle;
mod rows;

use oracle::position::Position;
use oracle::rules::Rules;
use oracle::strict;
use rows::{FenRow, GameRow, MateRow, PerftRow, PositionRow, load};

/// Deeper counts are left to the crate: the referee is slow.
const MOST_NODES: u64 = 700;

fn sorted_legal(position: &Position) -> Vec<String> {
    let mut legal: Vec<String> = position
        .legal_turns()
        .iter()
        .map(ToString::to_string)
        .collect();
    legal.sort();
    legal
}

fn check_position(row: &PositionRow) {
    let rules = Rules::new(&row.variant, &row.options);
    let position = Position::read(&rules, &row.fen);
    let place = format!("{} {:?} {} {}", row.variant, row.options, row.fen, row.note);
    assert_eq!(position.fen(), row.fen, "{place}");
    assert_eq!(
        strict::read(&rules, &row.fen).as_ref(),
        Ok(&position),
        "{place}"
    );
    assert_eq!(position.status(), row.status, "{place}");
    let mut expected = row.legal.clone();
    expected.sort();
    assert_eq!(sorted_legal(&position), expected, "{place}");
    let successors = position.successors();
    let sans = row.sans();
    for (turn, next) in &successors {
        let text = turn.to_string();
        if let Some(san) = sans.get(&text) {
            assert_eq!(
                &position.san(*turn, next, &successors),
                san,
                "{place} {text}"
            );
        }
        if let Some(fen) = row.after.get(&text) {
            assert_eq!(&next.fen(), fen, "{place} {text}");
        }
    }
    if let Some([one, two]) = row.perft {
        assert_eq!(position.perft(1), one, "{place}");
        if two <= MOST_NODES {
            assert_eq!(position.perft(2), two, "{place}");
        }
    }
}

#[test]
fn clauses() {
    load("clauses").iter().for_each(check_position);
}

#[test]
fn fuzz() {
    load("fuzz").iter().for_each(check_position);
}

#[test]
fn stalemates() {
    load("stalemates").iter().for_each(check_position);
}

#[test]
fn waiting() {
    load("waiting").iter().for_each(check_position);
}

#[test]
fn perft() {
    let rows: Vec<PerftRow> = load("perft");
    let shallow: Vec<&PerftRow> = rows.iter().filter(|row| row.nodes <= MOST_NODES).collect();
    println!(
        "perft: {} rows of at most {MOST_NODES} nodes",
        shallow.len()
    );
    assert!(shallow.len() > 150);
    for row in shallow {
        let rules = Rules::new(&row.variant, &row.options);
        let nodes = Position::read(&rules, &row.fen).perft(row.depth);
        assert_eq!(nodes, row.nodes, "{row:?}");
    }
}

fn check_game(row: &GameRow) {
    let rules = Rules::new(&row.variant, &row.options);
    let mut position = Position::read(&rules, &row.start);
    for (ply, text) in row.moves.iter().enumerate() {
        let place = format!(
            "{} {:?} {} {text}",
            row.variant,
            row.options,
            position.fen()
        );
        let successors = position.successors();
        assert_eq!(successors.len(), row.legal_counts[ply], "{place}");
        let (turn, next) = successors
            .iter()
            .find(|(turn, _)| turn.to_string() == *text)
            .unwrap_or_else(|| panic!("not legal: {place}"));
        assert_eq!(
            position.san(*turn, next, &successors),
            row.san[ply],
            "{place}"
        );
        position = next.clone();
        assert_eq!(position.fen(), row.fens[ply], "{place}");
    }
    assert_eq!(position.status(), row.result, "{}", position.fen());
    assert_eq!(
        position.legal_turns().len(),
        row.legal_counts[row.moves.len()]
    );
}

#[test]
fn games() {
    load("games").iter().for_each(check_game);
}

#[test]
fn special_games() {
    load("special_games").iter().for_each(check_game);
}

#[test]
fn good_and_bad_fens() {
    let rows: Vec<FenRow> = load("badfens");
    for row in rows {
        let rules = Rules::new(&row.variant, &row.options);
        let read = strict::read(&rules, &row.fen).map(|position| position.fen());
        let expected = if row.ok {
            Ok(row.canonical.clone().expect("a canonical text"))
        } else {
            Err(row.field.clone().expect("a field"))
        };
        assert_eq!(read, expected, "{row:?}");
    }
}

/// The turns that force checkmate within `turns` turns of the mover's own.
fn mating_turns(position: &Position, turns: u32) -> Vec<String> {
    let next = position.successors().into_iter();
    next.filter(|(_, next)| is_lost_within(next, turns - 1))
        .map(|(turn, _)| turn.to_string())
        .collect()
}

fn is_lost_within(position: &Position, turns: u32) -> bool {
    if position.is_checkmate() || turns == 0 {
        return position.is_checkmate();
    }
    let answers = position.successors();
    !answers.is_empty()
        && answers
            .iter()
            .all(|(_, next)| !mating_turns(next, turns).is_empty())
}

#[test]
fn mates() {
    let rows: Vec<MateRow> = load("mates");
    for row in rows {
        let rules = Rules::new(&row.variant, &row.options);
        let position = Position::read(&rules, &row.fen);
        let mut keys = mating_turns(&position, row.mate_in);
        keys.sort();
        assert_eq!(keys, row.keys, "{row:?}");
    }
}
