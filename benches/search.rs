//! How many positions a second the search visits, and how far it sees in one second, in 20 middlegames of each game.
//!
//! The results are also left in `search.json` in Cargo's target folder, where `benches/wasm.mjs` sets WebAssembly's
//! beside them.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Instant;
use std::{env, fs};

use buddhibala::Game;
use buddhibala::search::Limits;
use serde_json::json;

const POSITIONS: &str = include_str!("positions.json");

const SECOND: f64 = 1000.0;

fn main() {
    let games: BTreeMap<String, Vec<String>> =
        serde_json::from_str(POSITIONS).expect("lists of FENs");
    let mut results = BTreeMap::new();
    for (variant, fens) in &games {
        let (mut nodes, mut depth, mut seconds) = (0, 0, 0.0);
        for fen in fens {
            let game = Game::with_options(variant, [], Some(fen)).expect(fen);
            let begun = Instant::now();
            let limits = Limits {
                time_ms: Some(SECOND),
                ..Limits::default()
            };
            let clock = || begun.elapsed().as_secs_f64() * SECOND;
            let report = game.search(&limits, &clock).expect("a game that goes on");
            nodes += report.nodes;
            depth += report.depth;
            seconds += begun.elapsed().as_secs_f64();
        }
        #[allow(clippy::cast_precision_loss)] // far from 2^52
        let (a_second, average) = (nodes as f64 / seconds, f64::from(depth) / fens.len() as f64);
        println!(
            "search/{variant}: {:.2} million nodes a second, depth {average:.1} in one second",
            a_second / 1e6
        );
        results.insert(variant, json!({ "nodes": a_second, "depth": average }));
    }
    let target = env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".to_owned());
    let file = Path::new(&target).join("search.json");
    fs::write(file, json!(results).to_string()).expect("the target folder can be written");
}
