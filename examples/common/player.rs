use buddhibala::search::{Level, Limits};

use crate::number::number;

/// One who plays.
pub struct Player {
    /// As he was asked for.
    pub name: String,
    pub limits: Limits,
}

impl Player {
    /// Reads a level, or `depth,nodes,error`. The strongest level visits so many positions in place of a second's thought.
    pub fn read(name: &str, strongest: Option<u64>) -> Result<Player, String> {
        let fields: Vec<&str> = name.split(',').collect();
        let limits = match fields[..] {
            [level] => {
                let level: Level = Level::new(number(level)?)
                    .ok_or_else(|| format!("there is no level {level}"))?;
                Limits {
                    nodes: strongest.filter(|_| level == Level::STRONGEST),
                    ..Limits::from(level)
                }
            }
            [depth, nodes, error] => Limits {
                depth: Some(number(depth)?),
                nodes: Some(number(nodes)?),
                error: number(error)?,
                ..Limits::default()
            },
            _ => return Err(format!("{name:?} is neither a level nor depth,nodes,error")),
        };
        Ok(Player {
            name: name.to_owned(),
            limits,
        })
    }
}
