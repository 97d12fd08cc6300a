//! The fields one by one, as texts.

use crate::oracle::board::{Board, Square};
use crate::oracle::rules::{Game, Leap, Rules};

pub fn faults(rules: &Rules, fields: &[&str]) -> Vec<String> {
    let is_good = |index: usize, text: &str| match index {
        0 => is_placement(rules, text),
        1 => text == "w" || text == "b",
        2 => text == "-" || (rules.leap != Leap::None && ["Kk", "K", "k"].contains(&text)),
        3 => text == "-",
        4 => number(text).is_some(),
        _ => number(text).is_some_and(|turns| turns > 0),
    };
    let names = [
        "placement",
        "turn",
        "leap",
        "en-passant",
        "halfmove",
        "fullmove",
    ];
    let defaults = ["", "w", "-", "-", "0", "1"];
    let mut faults = Vec::new();
    for (index, name) in names.into_iter().enumerate() {
        if !is_good(index, fields.get(index).copied().unwrap_or(defaults[index])) {
            faults.push(name.to_owned());
        }
    }
    let mut seen = Vec::new();
    for field in fields.iter().skip(names.len()) {
        let (name, value) = field.split_once('=').unwrap_or((field, ""));
        if seen.contains(&name) || !is_named_field(rules, name, value) {
            faults.push(name.to_owned());
        }
        seen.push(name);
    }
    faults
}

fn is_named_field(rules: &Rules, name: &str, value: &str) -> bool {
    match (rules.game, name) {
        (Game::Krida, "checks") | (Game::Chadarangam, "opening") => is_pair(value),
        (Game::Chadarangam, "moved" | "waiting") => {
            let board = Board::empty(rules.files, rules.ranks);
            let on_board = |name| Square::read(name).is_some_and(|square| board.holds(square));
            value.split(',').all(on_board)
        }
        _ => false,
    }
}

fn number(text: &str) -> Option<u32> {
    let good = !text.is_empty() && text.len() <= 4 && text.chars().all(|c| c.is_ascii_digit());
    if good { text.parse().ok() } else { None }
}

fn is_pair(text: &str) -> bool {
    text.split_once(',')
        .is_some_and(|(white, black)| number(white).is_some() && number(black).is_some())
}

fn is_placement(rules: &Rules, text: &str) -> bool {
    let rows: Vec<&str> = text.split('/').collect();
    rows.len() == usize::try_from(rules.ranks).unwrap()
        && rows
            .iter()
            .all(|row| width(rules, row) == Some(rules.files))
}

fn width(rules: &Rules, row: &str) -> Option<i32> {
    let mut total = 0;
    let mut rest = row;
    while let Some(letter) = rest.chars().next() {
        let end = rest
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(rest.len());
        let (digits, after_digits) = rest.split_at(end);
        if digits.is_empty() {
            let is_man =
                |&(man, _): &(char, usize)| letter == man || letter == man.to_ascii_lowercase();
            if !rules.men().iter().any(is_man) {
                return None;
            }
            total += 1;
            rest = &rest[letter.len_utf8()..];
        } else {
            if digits.starts_with('0') || digits.len() > 2 {
                return None;
            }
            total += digits.parse::<i32>().ok()?;
            rest = after_digits;
        }
    }
    Some(total)
}
