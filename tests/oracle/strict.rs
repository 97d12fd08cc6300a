//! Which FEN texts a reader must take, and which field it must blame for the others.

use super::board::{Board, Side, Square};
use super::movement::king_is_attacked;
use super::position::{Position, side_index};
use super::rules::{Promotion, Rules};

/// The name of the field at fault.
pub type Blame = String;

/// The position that a good text means, or the first field at fault in the order in which they are written.
pub fn read(rules: &Rules, fen: &str) -> Result<Position, Blame> {
    let fields: Vec<&str> = fen.split_whitespace().collect();
    let placement = fields.first().copied().unwrap_or("");
    check_placement_text(rules, placement)?;
    check_field(&fields, 1, "turn", |text| text == "w" || text == "b")?;
    check_field(&fields, 2, "leap", |text| text == "-")?;
    check_field(&fields, 3, "en-passant", |text| text == "-")?;
    check_field(&fields, 4, "halfmove", |text| number(text).is_some())?;
    check_field(&fields, 5, "fullmove", |text| {
        number(text).is_some_and(|turns| turns > 0)
    })?;
    let named = fields.get(6..).unwrap_or(&[]);
    for (index, field) in named.iter().enumerate() {
        let (name, value) = field.split_once('=').unwrap_or((field, ""));
        let good = name == "checks" && index == 0 && rules.has_checks() && is_pair(value);
        if !good {
            return Err(name.to_owned());
        }
    }
    let position = Position::read(rules, fen);
    check_men(&position)?;
    check_state(&position)?;
    Ok(position)
}

impl Rules {
    fn has_checks(&self) -> bool {
        self.game == super::rules::Game::Krida
    }
}

fn check_field(
    fields: &[&str],
    index: usize,
    name: &str,
    is_good: impl Fn(&str) -> bool,
) -> Result<(), Blame> {
    match fields.get(index) {
        Some(text) if !is_good(text) => Err(name.to_owned()),
        _ => Ok(()),
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

fn blame_placement_unless(good: bool) -> Result<(), Blame> {
    if good {
        Ok(())
    } else {
        Err("placement".to_owned())
    }
}

fn check_placement_text(rules: &Rules, placement: &str) -> Result<(), Blame> {
    let rows: Vec<&str> = placement.split('/').collect();
    blame_placement_unless(rows.len() == usize::try_from(rules.ranks).unwrap())?;
    for row in rows {
        blame_placement_unless(width(rules, row) == Some(rules.files))?;
    }
    Ok(())
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

fn check_men(position: &Position) -> Result<(), Blame> {
    let rules = &position.rules;
    let board = &position.board;
    for side in [Side::White, Side::Black] {
        blame_placement_unless(board.count(side, 'K') == 1)?;
        let missing = array_number(rules, 'P').checked_sub(board.count(side, 'P'));
        blame_placement_unless(missing.is_some())?;
        for &(letter, in_array) in rules.men() {
            let promoted = if rules.promoted() == Some(letter) {
                missing.unwrap_or(0)
            } else {
                0
            };
            blame_placement_unless(board.count(side, letter) <= in_array + promoted)?;
        }
        for (square, man) in board.men_of(side) {
            let first_rank = board.far_rank(side.other());
            let may_stand_far = rules.promotion == Promotion::Stays;
            let badly = square.rank == first_rank
                || (square.rank == board.far_rank(side) && !may_stand_far);
            blame_placement_unless(!man.is_pawn() || !badly)?;
        }
        for letter in bound_to_colour(rules) {
            blame_placement_unless(on_two_colours(board, side, *letter))?;
        }
    }
    Ok(())
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
        super::rules::Game::Krida => &[],
        super::rules::Game::Shatranj14 if rules.dahja_is_bishop => &['B', 'D'],
        super::rules::Game::Shatranj14 => &['B'],
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

fn check_state(position: &Position) -> Result<(), Blame> {
    let rules = &position.rules;
    let idle = position.turn.other();
    if king_is_attacked(rules, &position.board, idle) {
        return Err("turn".to_owned());
    }
    blame_placement_unless(!(rules.bare_king_ends() && position.board.is_bare(idle)))?;
    let limit = rules.check_limit;
    let movers = position.checks[side_index(position.turn)];
    let idles = position.checks[side_index(idle)];
    let unearned = idles > 0 && !position.in_check();
    let good = match limit {
        0 => movers == 0 && idles == 0,
        _ => movers < limit && idles <= limit && !unearned,
    };
    if good {
        Ok(())
    } else {
        Err("checks".to_owned())
    }
}
