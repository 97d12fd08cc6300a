use std::num::NonZeroUsize;

use buddhibala::rules::Rules;
use buddhibala::search::Level;

use crate::number::number;
use crate::player::Player;

pub const USAGE: &str = "usage: match VARIANT STRONGER WEAKER GAMES [--seed N] [--nodes N]
       match VARIANT all GAMES [--seed N] [--nodes N]
STRONGER and WEAKER are levels, or depth,nodes,error: 4,2000,46";

/// What to play.
pub struct Arguments {
    pub rules: Rules,
    /// The one that should win first.
    pub pairs: Vec<[Player; 2]>,
    pub games: usize,
    pub seed: u64,
}

impl Arguments {
    pub fn read(mut given: impl Iterator<Item = String>) -> Result<Arguments, String> {
        let (mut seed, mut nodes) = (1, None);
        let mut words = Vec::new();
        while let Some(word) = given.next() {
            match &*word {
                "--seed" => seed = number(&given.next().unwrap_or_default())?,
                "--nodes" => nodes = Some(number(&given.next().unwrap_or_default())?),
                _ => words.push(word),
            }
        }
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let (variant, pairs, games) = match words[..] {
            [variant, "all", games] => {
                let numbers = (2..).take_while(|&number| Level::new(number).is_some());
                let pairs = numbers.map(|number| [number.to_string(), (number - 1).to_string()]);
                (variant, pairs.collect(), games)
            }
            [variant, stronger, weaker, games] => {
                let pair = [stronger, weaker].map(str::to_owned);
                (variant, vec![pair], games)
            }
            _ => return Err("too few or too many arguments".to_owned()),
        };
        let rules = Rules::new(variant, []).map_err(|fault| fault.to_string())?;
        let read = |[stronger, weaker]: &[String; 2]| {
            Ok([Player::read(stronger, nodes)?, Player::read(weaker, nodes)?])
        };
        Ok(Arguments {
            rules,
            pairs: pairs.iter().map(read).collect::<Result<_, String>>()?,
            games: number::<NonZeroUsize>(games)?.get(),
            seed,
        })
    }
}
