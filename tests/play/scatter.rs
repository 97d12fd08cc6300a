//! Positions made up at random, where pawns stand before the far rank and men in their way more often than in games.

use crate::dice::Dice;
use crate::oracle::board::{Board, Man, Side, Square};
use crate::oracle::far_rank::{pairs_of_rivals, place_is_free};
use crate::oracle::movement::king_is_attacked;
use crate::oracle::position::{Position, side_index};
use crate::oracle::rules::{FarRank, Game, Leap, Promotion, Rules};
use crate::oracle::strict;

/// A position that a FEN reader must accept.
pub fn scatter(rules: &Rules, dice: &mut Dice) -> Position {
    loop {
        let fen = try_to_scatter(rules, dice).fen();
        if let Ok(position) = strict::read(rules, &fen) {
            return position;
        }
    }
}

fn try_to_scatter(rules: &Rules, dice: &mut Dice) -> Position {
    let mut board = Board::empty(rules.files, rules.ranks);
    let most_officers = *dice.pick(&[1, 3, 8, 12]);
    let most_pawns = *dice.pick(&[1, 4, 8]);
    let promoted = rules.promoted().filter(|_| dice.one_in(3));
    for side in [Side::White, Side::Black] {
        put(&mut board, Man { side, letter: 'K' }, dice);
        for _ in 0..dice.below(most_officers + 1) {
            let (any, _) = *dice.pick(rules.men());
            let letter = promoted.filter(|_| !dice.one_in(4)).unwrap_or(any);
            let is_full = board.count(side, letter) >= rules.number_in_array(letter);
            if letter != 'K' && letter != 'P' && (!is_full || promoted == Some(letter)) {
                put(&mut board, Man { side, letter }, dice);
            }
        }
        if rules.promotion == Promotion::ByFile && dice.one_in(8) {
            scatter_new_knight(&mut board, side, dice);
        }
        for _ in 0..dice.below(most_pawns + 1) {
            put(&mut board, Man { side, letter: 'P' }, dice);
        }
        if rules.promotion == Promotion::ByFile {
            scatter_waiting(rules, &mut board, side, dice);
        }
    }
    let turn = *dice.pick(&[Side::White, Side::Black]);
    let mut position = with_counts(rules, board, turn, dice);
    if rules.check_limit > 0 && dice.one_in(4) {
        position.checks[side_index(turn)] = small(dice, 64);
        if position.in_check() {
            position.checks[side_index(turn.other())] = small(dice, 65);
        }
    }
    if rules.game == Game::Chadarangam {
        scatter_rights(&mut position, dice);
    }
    position
}

fn with_counts(rules: &Rules, board: Board, turn: Side, dice: &mut Dice) -> Position {
    Position {
        rules: rules.clone(),
        board,
        turn,
        halfmove: small(dice, 120),
        fullmove: 1 + small(dice, 200),
        checks: [0, 0],
        leap: [false, false],
        opening: [0, 0],
        moved: Vec::new(),
        waiting: Vec::new(),
    }
}

/// A pawn about to become a Knight (C5), with something where it arrives or where it would go on.
fn scatter_new_knight(board: &mut Board, side: Side, dice: &mut Dice) {
    let forward = side.forward();
    let arrival = Square {
        file: *dice.pick(&[2, 7]),
        rank: board.far_rank(side),
    };
    let inwards = if arrival.file == 2 { 2 } else { -2 };
    let targets = [(-1, -2 * forward), (1, -2 * forward), (inwards, -forward)];
    let targets = targets.map(|step| arrival.step(step));
    let pawn = Man { side, letter: 'P' };
    let enemy = side.other();
    let mut men = Vec::new();
    if dice.one_in(2) {
        men.push((arrival.step((0, -forward)), pawn));
        men.extend(targets.map(|target| (target, pawn)));
    } else {
        men.push((arrival.step((*dice.pick(&[-1, 1]), -forward)), pawn));
        for square in [arrival, *dice.pick(&targets)] {
            let letter = *dice.pick(&['R', 'B', 'N']);
            men.push((
                square,
                Man {
                    side: enemy,
                    letter,
                },
            ));
        }
    }
    for (square, man) in men {
        if board.at(square).is_none() {
            board.put(square, Some(man));
        }
    }
}

/// Pawns on the far rank for which there is no place (C4).
fn scatter_waiting(rules: &Rules, board: &mut Board, side: Side, dice: &mut Dice) {
    let rank = board.far_rank(side);
    for file in 1..=rules.files {
        let square = Square { file, rank };
        let is_full = board.count(side, 'P') >= rules.number_in_array('P');
        let may_wait = board.at(square).is_none() && !place_is_free(rules, board, side, square);
        if rules.far_rank == FarRank::Wait && may_wait && !is_full && dice.one_in(3) {
            board.put(square, Some(Man { side, letter: 'P' }));
        }
    }
}

/// C1, C2 and C4.
fn scatter_rights(position: &mut Position, dice: &mut Dice) {
    let rules = &position.rules;
    if rules.leap != Leap::None {
        position.leap = [dice.one_in(2), dice.one_in(2)];
    }
    let men = position.board.men_of(position.turn);
    if rules.opening > 0 && dice.one_in(3) {
        let left = 1 + small(
            dice,
            usize::try_from(rules.opening).expect("a small number"),
        );
        let made = rules.opening - left;
        let different = if made == 2 {
            1 + dice.below(2)
        } else {
            made as usize
        };
        position.opening = match position.turn {
            Side::White => [left, rules.opening],
            Side::Black => [0, left],
        };
        position.moved = (0..different).map(|_| dice.pick(&men).0).collect();
        position
            .moved
            .sort_by_key(|square| (square.file, square.rank));
    }
    for pair in pairs_of_rivals(rules, &position.board) {
        let [one, two] = pair;
        position.waiting.extend(if dice.one_in(2) {
            [one, two]
        } else {
            [two, one]
        });
    }
}

/// A position whose player to move is stalemated, with more or less to be done about it.
pub fn jail(rules: &Rules, dice: &mut Dice) -> Position {
    loop {
        let position = try_to_jail(rules, dice);
        let attacked = |side| king_is_attacked(rules, &position.board, side);
        let quiet = !attacked(Side::White) && !attacked(Side::Black);
        let stuck = quiet && !position.has_ordinary_turn();
        if stuck && strict::faults(rules, &position.fen()).is_empty() {
            return position;
        }
    }
}

/// A King at the edge, pawns with something before them, and enemies around.
fn try_to_jail(rules: &Rules, dice: &mut Dice) -> Position {
    let mut board = Board::empty(rules.files, rules.ranks);
    let turn = *dice.pick(&[Side::White, Side::Black]);
    let file = 1 + i32::try_from(dice.below(3)).expect("a small number");
    let rank = *dice.pick(&[1, rules.ranks]);
    let king = Man {
        side: turn,
        letter: 'K',
    };
    board.put(Square { file, rank }, Some(king));
    let jailer = |letter| Man {
        side: turn.other(),
        letter,
    };
    let officers = &rules.men()[1..rules.men().len() - 1];
    put(&mut board, jailer('K'), dice);
    for _ in 0..dice.below(4) {
        let pawn = Man {
            side: turn,
            letter: 'P',
        };
        let square = *dice.pick(&board.squares());
        let ahead = square.step((0, turn.forward()));
        if board.holds(ahead) && board.at(square).is_none() && board.at(ahead).is_none() {
            board.put(square, Some(pawn));
            board.put(ahead, Some(jailer(*dice.pick(&['P', 'P', officers[0].0]))));
        }
    }
    for _ in 0..2 + dice.below(5) {
        let (letter, _) = *dice.pick(officers);
        let steps = (small_step(dice), small_step(dice));
        let near = Square { file, rank }.step(steps);
        if board.holds(near) && board.at(near).is_none() {
            board.put(near, Some(jailer(letter)));
        } else {
            put(&mut board, jailer(letter), dice);
        }
    }
    with_counts(rules, board, turn, dice)
}

/// From -4 to 4.
fn small_step(dice: &mut Dice) -> i32 {
    i32::try_from(dice.below(9)).expect("a small number") - 4
}

fn small(dice: &mut Dice, end: usize) -> u32 {
    u32::try_from(dice.below(end)).expect("a small number")
}

/// On an empty square; there are always some.
fn put(board: &mut Board, man: Man, dice: &mut Dice) {
    let near = board.far_rank(man.side) - man.side.forward();
    let home = board.far_rank(man.side.other());
    loop {
        let mut square = *dice.pick(&board.squares());
        if man.is_pawn() && dice.one_in(2) {
            square.rank = near;
        } else if !man.is_pawn() && dice.one_in(3) {
            square.rank = home;
        }
        if board.at(square).is_none() {
            board.put(square, Some(man));
            return;
        }
    }
}
