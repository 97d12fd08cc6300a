use buddhibala::rules::{Rules, Weights};

use crate::number::number;

pub const USAGE: &str = "usage: tune fit VARIANT=GAMES... [--keep NAME,...] [--seed N] [--nodes N]
       tune fit VARIANT --scores FILE [--keep NAME,...]
       tune positions VARIANT GAMES [--seed N] [--nodes N]
       tune score VARIANT FILE [--nodes N]
       tune match VARIANT GAMES [NAME=VALUE...] [--against NAME=VALUE,...] [--seed N] [--nodes N]";

const USUAL_NODES: u64 = 4_000;

pub struct Arguments {
    pub task: Task,
    pub seed: u64,
    /// How many positions are visited for each turn.
    pub nodes: u64,
}

pub enum Task {
    /// Find better numbers from so many games of each of these rules, leaving those of some names as they are.
    Fit {
        variants: Vec<Rules>,
        games: Vec<usize>,
        kept: Vec<String>,
    },
    /// Find better numbers from positions of a file.
    FitScores {
        rules: Rules,
        file: String,
        kept: Vec<String>,
    },
    /// Print positions for such a file.
    Positions { rules: Rules, games: usize },
    /// Print the positions of a file with scores.
    Score { rules: Rules, file: String },
    /// Play the first numbers against the second.
    Match {
        rules: Rules,
        games: usize,
        sides: Box<[Weights; 2]>,
    },
}

impl Arguments {
    pub fn read(mut given: impl Iterator<Item = String>) -> Result<Arguments, String> {
        let (mut seed, mut nodes) = (1, USUAL_NODES);
        let mut kept = Vec::new();
        let mut scores = None;
        let mut against = Vec::new();
        let mut words = Vec::new();
        let mut pairs = Vec::new();
        while let Some(word) = given.next() {
            match &*word {
                "--seed" => seed = number(&given.next().unwrap_or_default())?,
                "--nodes" => nodes = number(&given.next().unwrap_or_default())?,
                "--keep" => kept = names(&given.next().unwrap_or_default())?,
                "--scores" => scores = given.next(),
                "--against" => {
                    against = given
                        .next()
                        .unwrap_or_default()
                        .split(',')
                        .map(str::to_owned)
                        .collect();
                }
                _ if word.contains('=') => pairs.push(word),
                _ => words.push(word),
            }
        }
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let pairs = pairs.iter().map(|text| pair(text));
        let pairs: Vec<(&str, &str)> = pairs.collect::<Result<_, _>>()?;
        let task = match words[..] {
            ["fit"] if !pairs.is_empty() => {
                let variants = pairs.iter().map(|(variant, _)| rules(variant));
                let games = pairs.iter().map(|(_, games)| number(games));
                Task::Fit {
                    variants: variants.collect::<Result<_, _>>()?,
                    games: games.collect::<Result<_, _>>()?,
                    kept,
                }
            }
            ["fit", variant] => Task::FitScores {
                rules: rules(variant)?,
                file: scores.ok_or("how many games, or which --scores?")?,
                kept,
            },
            ["positions", variant, games] => Task::Positions {
                rules: rules(variant)?,
                games: number(games)?,
            },
            ["score", variant, file] => Task::Score {
                rules: rules(variant)?,
                file: file.to_owned(),
            },
            ["match", variant, games] => {
                let rules = rules(variant)?;
                let mut sides = [rules.ruleset().weights; 2];
                for change in pairs {
                    apply(&mut sides[0], change)?;
                }
                for change in &against {
                    apply(&mut sides[1], pair(change)?)?;
                }
                Task::Match {
                    rules,
                    games: number(games)?,
                    sides: Box::new(sides),
                }
            }
            _ => return Err("too few or too many arguments".to_owned()),
        };
        Ok(Arguments { task, seed, nodes })
    }
}

fn rules(variant: &str) -> Result<Rules, String> {
    Rules::new(variant, []).map_err(|fault| fault.to_string())
}

fn names(text: &str) -> Result<Vec<String>, String> {
    let names = text.split(',').map(|name| {
        let is_known = Weights::NAMES.contains(&name);
        is_known
            .then(|| name.to_owned())
            .ok_or_else(|| unknown(name))
    });
    names.collect()
}

fn pair(text: &str) -> Result<(&str, &str), String> {
    text.split_once('=')
        .ok_or_else(|| format!("{text:?} is no name and value"))
}

fn apply(weights: &mut Weights, (name, value): (&str, &str)) -> Result<(), String> {
    *weights.get_mut(name).ok_or_else(|| unknown(name))? = number(value)?;
    Ok(())
}

fn unknown(name: &str) -> String {
    format!(
        "no number is named {name:?}, but these are: {}",
        Weights::NAMES.join(", ")
    )
}
