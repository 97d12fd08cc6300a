use std::str::{FromStr, SplitWhitespace};

use buddhibala::geometry::Color;

use super::short;

/// What a `go` command asks for.
#[derive(Default)]
pub struct Go {
    pub depth: Option<u32>,
    pub nodes: Option<u64>,
    pub mate: Option<u32>,
    pub perft: Option<u32>,
    pub infinite: bool,
    move_time: Option<f64>,
    left: [Option<f64>; 2],
    gained: [f64; 2],
    moves_left: Option<f64>,
}

/// Time that is lost on the way to the clock, in milliseconds.
const MARGIN: f64 = 20.0;
/// For so many moves the time has to last, if nothing is said.
const MOVES: f64 = 30.0;

impl Go {
    /// Passes over words that it does not know, and refuses a limit that it cannot read: it would think without end.
    pub fn read(mut words: SplitWhitespace) -> Result<Go, String> {
        let mut go = Go::default();
        while let Some(word) = words.next() {
            if word == "infinite" {
                go.infinite = true;
                continue;
            }
            let given = words.clone().next().unwrap_or_default();
            match word {
                "depth" => go.depth = Some(whole(word, given)?),
                "nodes" => go.nodes = Some(whole(word, given)?),
                "mate" => go.mate = Some(whole(word, given)?),
                "perft" => go.perft = Some(whole(word, given)?),
                "movetime" => go.move_time = Some(time(word, given)?),
                "wtime" => go.left[0] = Some(time(word, given)?),
                "btime" => go.left[1] = Some(time(word, given)?),
                "winc" => go.gained[0] = time(word, given)?,
                "binc" => go.gained[1] = time(word, given)?,
                "movestogo" => go.moves_left = Some(time(word, given)?),
                _ => continue,
            }
            words.next();
        }
        Ok(go)
    }

    /// How long a player may think, in milliseconds. Without a limit of any kind he may think until he is stopped.
    pub fn time(&self, player: Color) -> Option<f64> {
        if let Some(time) = self.move_time {
            return Some(time.max(1.0));
        }
        let left = self.left[player as usize]?;
        let moves = self.moves_left.unwrap_or(MOVES).clamp(1.0, MOVES);
        let share = left / moves + 0.8 * self.gained[player as usize];
        Some(share.min(left - MARGIN).max(1.0))
    }

    /// Whether only `stop` ends the search.
    pub fn is_endless(&self, player: Color) -> bool {
        let limited = self.depth.is_some() || self.nodes.is_some() || self.time(player).is_some();
        self.infinite || !(limited || self.mate.is_some() || self.perft.is_some())
    }
}

fn whole<N: FromStr>(word: &str, given: &str) -> Result<N, String> {
    let number = given.parse();
    number.map_err(|_| format!("{word} needs a whole number, not \"{}\"", short(given)))
}

/// A time left may be below nothing.
fn time(word: &str, given: &str) -> Result<f64, String> {
    let number = given.parse().ok().filter(|time: &f64| time.is_finite());
    number.ok_or_else(|| format!("{word} needs a number, not \"{}\"", short(given)))
}
