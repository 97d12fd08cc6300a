use buddhibala::rules::{Rules, find};
use buddhibala::search::Level;

use crate::judge::GOALS;
use crate::number::number;
use crate::player::Player;
use crate::puzzle::Puzzle;

pub const USAGE: &str =
    "usage: compose VARIANT PUZZLES [--clause C] [--goal G] [--turns N] [--option NAME=VALUE]... [--leaps Kk]
       [--counts checks=62,0] [--seed N] [--first N] [--tries N]
       compose VARIANT PUZZLES --games PLAYER [--nodes N] [--clause C] [--goal G] [--turns N] [--option NAME=VALUE]...
       [--seed N] [--first N] [--tries N]
goals: mate, bare-king, gain, untouchable, only, avoid
PLAYER is a level, or depth,nodes,error: 6,4000,60; --nodes is for the strongest level";

/// What to compose.
pub struct Arguments {
    pub rules: Rules,
    /// The options that are not as usual.
    pub options: Vec<(String, String)>,
    pub puzzles: usize,
    /// On which clause each solution shall turn.
    pub clause: Option<String>,
    pub goal: Option<String>,
    /// In how many turns.
    pub turns: Option<u32>,
    /// Who may still leap, as in a FEN.
    pub leaps: String,
    /// The named fields of the FEN, such as `checks=62,0`.
    pub counts: String,
    pub seed: u64,
    /// The number of the first setting or game.
    pub first: usize,
    /// How many of them to try at most.
    pub tries: usize,
    /// Who plays the games that the positions are from; nobody where they are set up at random.
    pub player: Option<Player>,
}

impl Arguments {
    pub fn read(mut given: impl Iterator<Item = String>) -> Result<Arguments, String> {
        let mut words = Vec::new();
        let mut options = Vec::new();
        let (mut clause, mut goal, mut turns) = (None, None, None);
        let (mut leaps, mut counts) = ("-".to_owned(), String::new());
        let (mut seed, mut first, mut tries) = (1, 0, 1_000_000);
        let (mut player, mut nodes) = (None, None);
        while let Some(word) = given.next() {
            let mut value = || given.next().ok_or(format!("{word} needs a value"));
            match &*word {
                "--clause" => clause = Some(value()?),
                "--goal" => goal = Some(value()?),
                "--leaps" => leaps = value()?,
                "--counts" => counts = value()?,
                "--turns" => turns = Some(number(&value()?)?),
                "--seed" => seed = number(&value()?)?,
                "--games" => player = Some(value()?),
                "--nodes" => nodes = Some(number(&value()?)?),
                "--first" => first = number(&value()?)?,
                "--tries" => tries = number(&value()?)?,
                "--option" => {
                    let text = value()?;
                    let (name, value) = text
                        .split_once('=')
                        .ok_or_else(|| format!("{text:?} is not like name=value"))?;
                    options.push((name.to_owned(), value.to_owned()));
                }
                _ => words.push(word),
            }
        }
        let [variant, puzzles] = &words[..] else {
            return Err("too few or too many arguments".to_owned());
        };
        let chosen = options.iter().map(|(name, value)| (&**name, &**value));
        let rules = Rules::new(variant, chosen).map_err(|fault| fault.to_string())?;
        if let Some(clause) = &clause {
            let known = find(variant).map_err(|fault| fault.to_string())?.rules;
            if !known.iter().any(|rule| rule.clause == clause) {
                return Err(format!("{variant} has no clause {clause}"));
            }
        }
        if let Some(goal) = &goal
            && !GOALS.contains(&&**goal)
        {
            return Err(format!("there is no goal {goal}"));
        }
        let player = player.map(|name| Player::read(&name, nodes)).transpose()?;
        let is_strongest = |player: &Player| player.limits.level == Some(Level::STRONGEST);
        if nodes.is_none() && player.as_ref().is_some_and(is_strongest) {
            return Err(
                "the strongest level needs --nodes, or its games are never the same".to_owned(),
            );
        }
        Ok(Arguments {
            rules,
            options,
            puzzles: number(puzzles)?,
            clause,
            goal,
            turns,
            leaps,
            counts,
            seed,
            first,
            tries,
            player,
        })
    }

    pub fn wants(&self, puzzle: &Puzzle) -> bool {
        self.clause
            .as_deref()
            .is_none_or(|clause| puzzle.clauses.contains(&clause))
            && self.goal.as_deref().is_none_or(|goal| goal == puzzle.goal)
            && self.turns.is_none_or(|turns| Some(turns) == puzzle.turns)
    }
}
