//! Which FEN texts a reader must take, and which field it must blame for the others.

use super::board::{Board, Side, Square};
use super::movement::king_is_attacked;
use super::position::{Position, side_index};
use super::rules::{Game, Promotion, Rules};

/// The position that a good text means, or a field at fault.
pub fn read(rules: &Rules, fen: &str) -> Result<Position, String> {
    match faults(rules, fen).into_iter().next() {
        Some(field) => Err(field),
        None => Ok(Position::read(rules, fen)),
    }
}

/// Every field at fault, as far as it can be told: a text that cannot be read hides what it might have said.
pub fn faults(rules: &Rules, fen: &str) -> Vec<String> {
    let fields: Vec<&str> = fen.split_ascii_whitespace().collect();
    let mut faults = faults_of_text(rules, &fields);
    let placement = fields.first().copied().unwrap_or("");
    if faults.first().is_none_or(|field| field != "placement") {
        let alone = Position::read(rules, placement);
        if !has_possible_men(&alone) {
            faults.push("placement".to_owned());
        }
    }
    if faults.is_empty() {
        faults = faults_of_state(&Position::read(rules, fen));
    }
    faults
}

fn faults_of_text(rules: &Rules, fields: &[&str]) -> Vec<String> {
    let is_good = |index: usize, text: &str| match index {
        0 => is_placement(rules, text),
        1 => text == "w" || text == "b",
        2 | 3 => text == "-",
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
    for (index, field) in fields.iter().skip(names.len()).enumerate() {
        let (name, value) = field.split_once('=').unwrap_or((field, ""));
        let good = rules.game == Game::Krida && name == "checks" && index == 0 && is_pair(value);
        if !good {
            faults.push(name.to_owned());
        }
    }
    faults
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

fn has_possible_men(position: &Position) -> bool {
    [Side::White, Side::Black]
        .into_iter()
        .all(|side| has_possible_numbers(position, side) && has_possible_squares(position, side))
}

fn has_possible_numbers(position: &Position, side: Side) -> bool {
    let Position { rules, board, .. } = position;
    let missing = array_number(rules, 'P').saturating_sub(board.count(side, 'P'));
    let most = |letter: char, in_array: usize| {
        if rules.promoted() == Some(letter) {
            in_array + missing
        } else {
            in_array
        }
    };
    board.count(side, 'K') == 1
        && rules
            .men()
            .iter()
            .all(|&(letter, in_array)| board.count(side, letter) <= most(letter, in_array))
}

fn has_possible_squares(position: &Position, side: Side) -> bool {
    let Position { rules, board, .. } = position;
    let first_rank = board.far_rank(side.other());
    let far_rank = board.far_rank(side);
    let may_stand_far = rules.promotion == Promotion::Stays;
    let pawns_stand_well = board.men_of(side).iter().all(|(square, man)| {
        !man.is_pawn() || (square.rank != first_rank && (square.rank != far_rank || may_stand_far))
    });
    pawns_stand_well
        && bound_to_colour(rules)
            .iter()
            .all(|&letter| on_two_colours(board, side, letter))
}

fn array_number(rules: &Rules, letter: char) -> usize {
    rules
        .men()
        .iter()
        .find(|(man, _)| *man == letter)
        .map_or(0, |&(_, number)| number)
}

fn bound_to_colour(rules: &Rules) -> &'static [char] {
    match rules.game {
        Game::Krida => &[],
        Game::Shatranj14 if rules.dahja_is_bishop => &['B', 'D'],
        Game::Shatranj14 => &['B'],
    }
}

fn on_two_colours(board: &Board, side: Side, letter: char) -> bool {
    let men = board.men_of(side);
    let squares: Vec<Square> = men
        .iter()
        .filter(|(_, man)| man.letter == letter)
        .map(|&(square, _)| square)
        .collect();
    match squares[..] {
        [one, two] => one.is_dark() != two.is_dark(),
        _ => true,
    }
}

fn faults_of_state(position: &Position) -> Vec<String> {
    let rules = &position.rules;
    let idle = position.turn.other();
    let mut faults = Vec::new();
    if king_is_attacked(rules, &position.board, idle) {
        faults.push("turn".to_owned());
    }
    if rules.bare_king_ends() && position.board.is_bare(idle) {
        faults.push("placement".to_owned());
    }
    let limit = rules.check_limit;
    let movers = position.checks[side_index(position.turn)];
    let idles = position.checks[side_index(idle)];
    let unearned = idles > 0 && !position.in_check();
    let good = match limit {
        0 => movers == 0 && idles == 0,
        _ => movers < limit && idles <= limit && !unearned,
    };
    if !good {
        faults.push("checks".to_owned());
    }
    faults
}
