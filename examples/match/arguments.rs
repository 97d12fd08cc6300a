use buddhibala::search::Level;

pub const USAGE: &str = "usage: match VARIANT STRONGER WEAKER GAMES [--seed N] [--nodes N]
       match VARIANT all GAMES [--seed N] [--nodes N]";

/// What to play.
pub struct Arguments {
    pub variant: String,
    /// The numbers of the levels, the one that should win first.
    pub pairs: Vec<(u8, u8)>,
    pub games: usize,
    pub seed: u64,
    /// How many positions level 8 visits in place of a second's thought.
    pub nodes: Option<u64>,
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
                let strongest = (2..).take_while(|&number| Level::new(number).is_some());
                (
                    variant,
                    strongest.map(|number| (number, number - 1)).collect(),
                    games,
                )
            }
            [variant, stronger, weaker, games] => {
                (variant, vec![(level(stronger)?, level(weaker)?)], games)
            }
            _ => return Err("too few or too many arguments".to_owned()),
        };
        buddhibala::Game::new(variant).map_err(|fault| fault.to_string())?;
        Ok(Arguments {
            variant: variant.to_owned(),
            pairs,
            games: number(games)?,
            seed,
            nodes,
        })
    }
}

fn level(text: &str) -> Result<u8, String> {
    let level: u8 = number(text)?;
    Level::new(level)
        .map(|_| level)
        .ok_or_else(|| format!("there is no level {level}"))
}

fn number<N: std::str::FromStr>(text: &str) -> Result<N, String> {
    text.parse()
        .map_err(|_| format!("{text:?} is no such number"))
}
