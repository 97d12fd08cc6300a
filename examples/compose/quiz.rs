//! Questions with one answer: which man may not be captured, which turn is the only one, which one avoids to lose?

use std::collections::BTreeMap;

use buddhibala::Game;
use buddhibala::game::Verdict;
use buddhibala::search::{Proof, SolveLimits};

use crate::puzzle::Puzzle;
use crate::setting::Setting;

/// The reasons that protect a man, whoever attacks him, and the clauses that they come from.
const PROTECTED: [(&str, &str); 2] = [("mastu", "C7"), ("supported", "C8")];
/// Among fewer there is no question.
const FEWEST: usize = 3;
const FEWEST_MOVES: usize = 8;

/// Of the enemy men that are attacked just one cannot be captured.
pub fn untouchable(setting: &Setting) -> Option<Puzzle> {
    let game = &setting.game;
    if game.status().outcome.is_some() || game.status().check {
        return None;
    }
    let (ours, theirs): (Vec<_>, Vec<_>) = game
        .board()
        .into_iter()
        .partition(|placed| placed.man.color == game.turn());
    let mut protected = BTreeMap::new();
    let mut capturable = 0;
    for enemy in theirs.iter().filter(|enemy| enemy.man.letter != 'K') {
        let to = enemy.square.to_string();
        let verdicts: Vec<Verdict> = ours
            .iter()
            .filter_map(|own| game.why(&own.square.to_string(), &to).ok())
            .collect();
        if verdicts.contains(&Verdict::Allowed) {
            capturable += 1;
            continue;
        }
        let clause = verdicts.iter().find_map(|verdict| match verdict {
            Verdict::Refused(why) => PROTECTED
                .iter()
                .find(|(code, _)| *code == why.code)
                .map(|(_, clause)| *clause),
            Verdict::Allowed => None,
        });
        if let Some(clause) = clause {
            protected.insert(to, clause);
        }
    }
    let (square, clause) = protected.first_key_value()?;
    let attacked = capturable + protected.len();
    (protected.len() == 1 && attacked >= FEWEST).then(|| Puzzle {
        goal: "untouchable",
        solution: vec![square.clone()],
        clauses: vec![clause],
        difficulty: rank(attacked - FEWEST),
        ..question(setting)
    })
}

/// There is one legal turn only, though many men could move.
pub fn only(setting: &Setting) -> Option<Puzzle> {
    let moves = setting.game.legal_moves();
    let [turn] = &moves[..] else {
        return None;
    };
    let opening = setting.game.status().opening[setting.game.turn()];
    let men = setting.game.board();
    let own = men
        .iter()
        .filter(|placed| placed.man.color == setting.game.turn())
        .count();
    (own > FEWEST && !setting.game.status().check).then(|| Puzzle {
        goal: "only",
        solution: vec![turn.uci.clone()],
        clauses: if opening > 0 { vec!["C2"] } else { Vec::new() },
        difficulty: rank(own - FEWEST),
        ..question(setting)
    })
}

/// After all turns but one the opponent has a forced win.
pub fn avoid(setting: &Setting) -> Option<Puzzle> {
    let turns = setting.arguments.turns.unwrap_or(1);
    let game = &setting.game;
    let moves = game.legal_moves();
    if moves.len() < FEWEST_MOVES || game.status().check {
        return None;
    }
    let mut safe = moves.iter().filter(|turn| {
        let mut after = game.clone();
        let is_played = after.play(&turn.uci).is_ok();
        is_played && !wins(&after, turns)
    });
    let turn = safe.next()?;
    safe.next().is_none().then(|| Puzzle {
        goal: "avoid",
        turns: Some(turns),
        solution: vec![turn.uci.clone()],
        difficulty: rank(moves.len() / FEWEST_MOVES + usize::from(turns > 1)),
        ..question(setting)
    })
}

/// Whether who is to move has a forced win within so many turns, a lesser one among them, as far as can be told.
fn wins(game: &Game, turns: u32) -> bool {
    let limits = SolveLimits {
        turns,
        lesser: true,
        ..SolveLimits::default()
    };
    game.solve(&limits)
        .is_some_and(|solution| solution.proof != Proof::NoWin)
}

fn rank(hardness: usize) -> u32 {
    u32::try_from(hardness).unwrap_or(5).clamp(1, 5)
}

fn question(setting: &Setting) -> Puzzle {
    Puzzle {
        themes: vec!["question"],
        ..Puzzle::about(setting)
    }
}
