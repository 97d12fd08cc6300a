//! Whether men could ever stand so.

use crate::oracle::board::{Board, Side, Square};
use crate::oracle::far_rank::place_is_free;
use crate::oracle::position::Position;
use crate::oracle::rules::{FarRank, Game, Promotion, Rules};

pub fn are_possible(position: &Position) -> bool {
    [Side::White, Side::Black]
        .into_iter()
        .all(|side| has_possible_numbers(position, side) && has_possible_squares(position, side))
}

pub fn are_two_kings(position: &Position) -> bool {
    [Side::White, Side::Black]
        .into_iter()
        .all(|side| position.board.count(side, 'K') == 1)
}

fn has_possible_numbers(position: &Position, side: Side) -> bool {
    let Position { rules, board, .. } = position;
    let missing = rules
        .number_in_array('P')
        .saturating_sub(board.count(side, 'P'));
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
    let may_stand_far = |square| match rules.promotion {
        Promotion::Mantri | Promotion::Wazir => false,
        Promotion::Stays => true,
        Promotion::ByFile => {
            rules.far_rank == FarRank::Wait && !place_is_free(rules, board, side, square)
        }
    };
    let pawns_stand_well = board.men_of(side).iter().all(|&(square, man)| {
        let is_far = square.rank == far_rank;
        !man.is_pawn() || (square.rank != first_rank && (!is_far || may_stand_far(square)))
    });
    pawns_stand_well
        && bound_to_colour(rules)
            .iter()
            .all(|&letter| on_two_colours(board, side, letter))
}

fn bound_to_colour(rules: &Rules) -> &'static [char] {
    match rules.game {
        Game::Krida => &[],
        Game::Shatranj14 if rules.dahja_is_bishop => &['B', 'D'],
        Game::Chadarangam | Game::Shatranj14 => &['B'],
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
