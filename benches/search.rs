//! How many positions a second the search visits, how far it sees in one second, how long it takes to a fixed depth, and
//! by how much each ply is more work than the one before, in 20 middlegames of each game.
//!
//! The results are left in `search.json` in Cargo's target folder: `benches/table.mjs` prints them beside WebAssembly's.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Instant;
use std::{env, fs};

use buddhibala::Game;
use buddhibala::search::Limits;
use serde_json::json;

const POSITIONS: &str = include_str!("positions.json");

/// To these depths the time is taken; `benches/table.mjs` reads them from the results.
const DEPTHS: [(&str, u32); 3] = [("krida", 9), ("chadarangam", 8), ("shatranj-14", 7)];

const SECOND: f64 = 1000.0;

/// What one search took.
struct Taken {
    nodes: u64,
    depth: u32,
    seconds: f64,
    /// The nodes after each depth.
    after: Vec<u64>,
}

fn search(variant: &str, fen: &str, limits: &Limits) -> Taken {
    let game = Game::with_options(variant, [], Some(fen)).expect(fen);
    let begun = Instant::now();
    let clock = || begun.elapsed().as_secs_f64() * SECOND;
    let mut after = Vec::new();
    let report = game
        .analyse(limits, &clock, &mut |report| after.push(report.nodes))
        .expect("a game that goes on");
    Taken {
        nodes: report.nodes,
        depth: report.depth,
        seconds: begun.elapsed().as_secs_f64(),
        after,
    }
}

/// By how much the last plies were each more work than the one before: two at once, for odd and even ones differ.
#[allow(clippy::cast_precision_loss)] // far from 2^52
fn branching(after: &[u64]) -> Option<f64> {
    let [.., before, _, last] = after else {
        return None;
    };
    Some((*last as f64 / *before as f64).sqrt())
}

#[allow(clippy::cast_precision_loss)] // far from 2^52
fn main() {
    let games: BTreeMap<String, Vec<String>> =
        serde_json::from_str(POSITIONS).expect("lists of FENs");
    let mut results = BTreeMap::new();
    for (variant, depth) in DEPTHS {
        let fens = &games[variant];
        let mean = |values: Vec<f64>| values.iter().sum::<f64>() / values.len().max(1) as f64;
        let second = Limits {
            time_ms: Some(SECOND),
            ..Limits::default()
        };
        let timed: Vec<Taken> = fens
            .iter()
            .map(|fen| search(variant, fen, &second))
            .collect();
        let to_depth = Limits {
            depth: Some(depth),
            ..Limits::default()
        };
        let deep: Vec<Taken> = fens
            .iter()
            .map(|fen| search(variant, fen, &to_depth))
            .collect();
        let nodes: u64 = timed.iter().map(|taken| taken.nodes).sum();
        let seconds: f64 = timed.iter().map(|taken| taken.seconds).sum();
        results.insert(
            variant,
            json!({
                "nodes": nodes as f64 / seconds,
                "depth": mean(timed.iter().map(|taken| f64::from(taken.depth)).collect()),
                "toDepth": depth,
                "secondsToDepth": mean(deep.iter().map(|taken| taken.seconds).collect()),
                "branching": mean(deep.iter().filter_map(|taken| branching(&taken.after)).collect()),
            }),
        );
    }
    let target = env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".to_owned());
    let file = Path::new(&target).join("search.json");
    fs::write(file, json!(results).to_string()).expect("the target folder can be written");
}
