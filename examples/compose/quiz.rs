//! Which man may not be captured?

use std::collections::BTreeMap;

use buddhibala::game::Verdict;

use crate::puzzle::Puzzle;
use crate::setting::Setting;

/// The reasons that protect a man, whoever attacks him, and the clauses that they come from.
const PROTECTED: [(&str, &str); 2] = [("mastu", "C7"), ("supported", "C8")];
/// Among fewer there is no question.
const FEWEST: usize = 3;

/// The question in a setting: of the enemy men that are attacked just one cannot be captured.
pub fn ask(setting: &Setting) -> Option<Puzzle> {
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
        if verdicts.iter().any(|verdict| *verdict == Verdict::Allowed) {
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
        variant: setting.arguments.rules.ruleset().id,
        options: setting.arguments.options.clone(),
        fen: setting.fen.clone(),
        goal: "untouchable",
        turns: None,
        solution: vec![square.clone()],
        clauses: vec![clause],
        themes: vec!["question"],
        difficulty: u32::try_from(attacked - 2).unwrap_or(5).clamp(1, 5),
    })
}
