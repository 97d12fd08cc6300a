use std::str::SplitWhitespace;

use buddhibala::geometry::Color;

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
    /// Reads what it can and passes over the rest.
    pub fn read(mut words: SplitWhitespace) -> Go {
        let mut go = Go::default();
        while let Some(word) = words.next() {
            if word == "infinite" {
                go.infinite = true;
                continue;
            }
            let Some(number) = words.clone().next() else {
                break;
            };
            let time = number.parse::<f64>().ok().filter(|time| time.is_finite());
            match word {
                "depth" => go.depth = number.parse().ok(),
                "nodes" => go.nodes = number.parse().ok(),
                "mate" => go.mate = number.parse().ok(),
                "perft" => go.perft = number.parse().ok(),
                "movetime" => go.move_time = time,
                "wtime" => go.left[0] = time,
                "btime" => go.left[1] = time,
                "winc" => go.gained[0] = time.unwrap_or_default(),
                "binc" => go.gained[1] = time.unwrap_or_default(),
                "movestogo" => go.moves_left = time,
                _ => continue,
            }
            words.next();
        }
        go
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
