//! On which clauses a solution turns.

use buddhibala::Game;
use buddhibala::game::{MoveInfo, TurnKind};
use buddhibala::position::{Outcome, Reason};
use buddhibala::rules::{BareKing, Clause, OptionSpec, Promotion};
use buddhibala::search::{Branch, Proof};

use crate::gains;
use crate::setting::Setting;
use crate::wins::solve;

/// What is to be reached by force.
#[derive(Clone, Copy)]
pub enum Aim {
    /// The end of the game.
    Win {
        /// If only for a lesser win.
        lesser: bool,
    },
    /// A man of this letter.
    Gain(char),
}

/// What is solved.
pub struct Solving<'a> {
    pub setting: &'a Setting<'a>,
    pub aim: Aim,
    pub turns: u32,
    pub key: &'a str,
}

/// The clauses that moves of the solution use, and those without which it would not be the solution.
pub fn of(solving: &Solving, tree: &[Branch<MoveInfo>]) -> Vec<&'static str> {
    let rules = &solving.setting.arguments.rules;
    let mut found = Vec::new();
    for text in rules.ruleset().rules {
        let is_used = tree.iter().any(|branch| uses(solving, text.clause, branch));
        let is_needed = || {
            let options = rules.ruleset().options.iter();
            options
                .filter(|option| clause_of(option) == Some(text.clause))
                .any(|option| needs(solving, option))
        };
        if is_used || is_needed() {
            found.push(text.clause);
        }
    }
    found
}

/// The clause that an option is about.
fn clause_of(option: &OptionSpec) -> Option<&'static str> {
    Some(match option.values.first()?.clause {
        Clause::Stalemate(_) => "K3",
        Clause::BareKing(BareKing::LesserWin) => "K4",
        Clause::CheckLimit(_) => "K5",
        Clause::KingLeap(_) => "C1",
        Clause::FarRank(_) => "C4",
        Clause::SecondStep(..) => "C5",
        Clause::PawnsOnlyCheck(_) => "C6",
        Clause::Mastu(_) => "C7",
        Clause::Capture(_) => "C8",
        Clause::BareKing(_) | Clause::PawnsOnlyStalemateLoses(_) => "C9",
        Clause::Promotion(_) => "S2",
        Clause::Moves(..) => "S3",
        _ => return None,
    })
}

/// Whether with another value of the option the same key is not the only solution any more.
fn needs(solving: &Solving, option: &OptionSpec) -> bool {
    let arguments = solving.setting.arguments;
    let in_force = arguments
        .rules
        .options()
        .find(|(name, _)| *name == option.name)
        .map_or("", |(_, value)| value);
    option
        .values
        .iter()
        .filter(|value| value.name != in_force)
        .any(|value| {
            let others = arguments
                .options
                .iter()
                .filter(|(name, _)| name != option.name)
                .map(|(name, value)| (&**name, &**value));
            let options = others.chain([(option.name, value.name)]);
            let id = arguments.rules.ruleset().id;
            let Ok(game) = Game::with_options(id, options, Some(&solving.setting.fen)) else {
                return true;
            };
            !is_solved_alike(solving, &game)
        })
}

/// Whether the same key is the only solution of that game, in as many turns.
pub fn is_solved_alike(solving: &Solving, game: &Game) -> bool {
    let turns = solving.turns;
    let lesser = match solving.aim {
        Aim::Win { lesser } => lesser,
        Aim::Gain(man) => return gains::is_gained_alike(game, man, turns, solving.key),
    };
    solve(game, lesser, turns).is_some_and(|solution| {
        let is_same = solution
            .keys()
            .next()
            .is_some_and(|key| key.uci == solving.key);
        solution.proof == Proof::Win { turns } && solution.unique == Some(true) && is_same
    })
}

fn uses(solving: &Solving, clause: &str, branch: &Branch<MoveInfo>) -> bool {
    let turn = &branch.turn;
    let promotes = turn.promotion.is_some();
    let promotion = solving.setting.arguments.rules.clauses().promotion;
    let here = match clause {
        "K1" => promotes && matches!(promotion, Promotion::OnMarkOrReturn(_)),
        "K3" => turn.kind == TurnKind::Removal,
        "K4" => matches!(
            branch.end,
            Some(Outcome::Won {
                reason: Reason::BareKing,
                ..
            })
        ),
        "C1" => turn.kind == TurnKind::Leap,
        "C3" | "S2" => promotes,
        "C4" => !turn.conversions.is_empty(),
        "C5" => turn.path.len() > 2,
        _ => false,
    };
    here || branch.next.iter().any(|next| uses(solving, clause, next))
}
