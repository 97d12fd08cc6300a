//! Moves and men as one text, in a protocol private to the package: to cross the boundary once is several times as
//! fast as to set properties one by one.

use std::fmt::Write;

use crate::game::{MoveInfo, Placed, SearchReport, Special, Standing};
use crate::geometry::{Color, Square};
use crate::position::Outcome;
use crate::search::{Branch, Proof, Score, Solution, SolveLimits};

/// A line for each move.
pub fn moves<'a>(moves: impl IntoIterator<Item = &'a MoveInfo>) -> String {
    let mut out = String::with_capacity(2048);
    for info in moves {
        if !out.is_empty() {
            out.push('\n');
        }
        push_move(&mut out, info);
    }
    out
}

/// One line.
pub fn one_move(info: &MoveInfo) -> String {
    moves([info])
}

/// A paragraph for each line of play, the best one first, with an empty line between: `cp 31 6 20412` or
/// `mate 2 6 20412` (score, depth, nodes), then a line for each move.
pub fn report(report: &SearchReport) -> String {
    let mut out = String::new();
    let lines = report.others.iter().map(|line| (line.score, &line.pv));
    for (score, pv) in std::iter::once((report.score, &report.pv)).chain(lines) {
        if !out.is_empty() {
            out.push_str("\n\n");
        }
        let (unit, value) = match score {
            Score::Cp(value) => ("cp", value),
            Score::MateIn(turns) => ("mate", turns),
        };
        // Writing to a string cannot fail.
        let _ = write!(out, "{unit} {value} {} {}", report.depth, report.nodes);
        for info in pv {
            out.push('\n');
            push_move(&mut out, info);
        }
    }
    out
}

/// A line `win 2 unique whole 20412`, `none 3 - whole 20412` or `undecided 1 - whole 20412`: how many turns the win takes, or
/// within how many there is none; `unique`, `several` or `-`; `whole` or `cut`; nodes. Then a line for each move of the
/// tree, before those that follow it: `level role reason grade` and the move, between tabs. `level` is 0 for the keys,
/// `role` is `main` or `dual`, reason and grade are empty while the game goes on.
pub fn solution(solution: &Solution<MoveInfo>, limits: &SolveLimits) -> String {
    let (outcome, turns) = match solution.proof {
        Proof::Win { turns } => ("win", turns),
        Proof::NoWin => ("none", limits.turns),
        Proof::Undecided { refuted } => ("undecided", refuted),
    };
    let unique = match solution.unique {
        Some(true) => "unique",
        Some(false) => "several",
        None => "-",
    };
    let tree = if solution.cut { "cut" } else { "whole" };
    let mut out = format!("{outcome} {turns} {unique} {tree} {}", solution.nodes);
    push_branches(&mut out, &solution.tree, 0);
    out
}

fn push_branches(out: &mut String, branches: &[Branch<MoveInfo>], level: u32) {
    for branch in branches {
        let (reason, grade) = match branch.end {
            Some(Outcome::Won { reason, grade, .. }) => (reason.name(), grade.name()),
            Some(Outcome::Drawn { .. }) | None => ("", ""),
        };
        let role = if branch.dual { "dual" } else { "main" };
        out.push('\n');
        for part in [&*level.to_string(), role, reason, grade] {
            out.push_str(part);
            out.push('\t');
        }
        push_move(out, &branch.turn);
        push_branches(out, &branch.next, level + 1);
    }
}

/// `uci san from to kind facts path captures conversions leaps`, between tabs. `facts` has a character each for colour,
/// piece, captured, promotion, check and the end of the turn; `path`, `captures` and `conversions` have blanks between
/// their squares or men; `leaps` has a letter for each player whose King loses his leap.
fn push_move(out: &mut String, info: &MoveInfo) {
    out.push_str(&info.uci);
    out.push('\t');
    out.push_str(&info.san);
    out.push('\t');
    info.from.push_to(out);
    out.push('\t');
    info.to.push_to(out);
    out.push('\t');
    out.push_str(info.kind.name());
    out.push('\t');
    out.extend([
        info.color.letter(),
        info.piece,
        info.captured.unwrap_or('-'),
        info.promotion.unwrap_or('-'),
        digit(info.check),
        digit(info.ends_turn),
    ]);
    out.push('\t');
    push_squares(out, &info.path);
    for standing in [&info.captures, &info.conversions] {
        out.push('\t');
        for (index, man) in standing.iter().enumerate() {
            if index > 0 {
                out.push(' ');
            }
            push_man(out, *man);
        }
    }
    out.push('\t');
    out.extend(info.leaps_lost.iter().copied().map(Color::letter));
}

/// `a1wR`: square, colour and letter.
fn push_man(out: &mut String, Standing { square, man }: Standing) {
    square.push_to(out);
    out.extend([man.color.letter(), man.letter]);
}

/// With blanks between them.
fn push_squares(out: &mut String, squares: &[Square]) {
    for (index, square) in squares.iter().enumerate() {
        if index > 0 {
            out.push(' ');
        }
        square.push_to(out);
    }
}

/// `a1wRm b1wN`: square, colour and letter of each man, and a small letter for each thing that is special about him.
pub fn men(men: &[Placed]) -> String {
    let mut out = String::with_capacity(8 * men.len());
    for placed in men {
        if !out.is_empty() {
            out.push(' ');
        }
        let (square, man) = (placed.square, placed.man);
        push_man(&mut out, Standing { square, man });
        out.extend(placed.special.iter().map(|special| match special {
            Special::Marked => 'm',
            Special::Waiting => 'w',
            Special::Mastu => 'o',
            Special::Supported => 's',
        }));
    }
    out
}

const fn digit(fact: bool) -> char {
    if fact { '1' } else { '0' }
}
