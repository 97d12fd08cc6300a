use std::fs;

use buddhibala::notation::fen;
use buddhibala::rules::Rules;
use buddhibala::search::{Limits, Score, Searcher};

use crate::threads::on_all;

const TABLE_BYTES: usize = 1 << 20;
/// In hundredths of a pawn: who is so far ahead has won, and by how much says little.
const DECIDED: i32 = 1_000;

/// Prints each position of a file with what a search of so many positions says of it.
pub fn print(rules: &Rules, file: &str, nodes: u64) -> Result<(), String> {
    let text = fs::read_to_string(file).map_err(|fault| format!("{file}: {fault}"))?;
    let fens: Vec<&str> = text.lines().collect();
    for (number, fen) in fens.iter().enumerate() {
        fen::read(rules, fen)
            .map_err(|refusal| format!("{file}, line {}: {refusal}", number + 1))?;
    }
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    let scores = on_all(fens.len(), |number| {
        let position = fen::read(rules, fens[number]).ok()?;
        let report = Searcher::new(TABLE_BYTES).search(&*position, &[], &limits, &|| 0.0);
        Some(report?.score)
    });
    for (fen, score) in fens.iter().zip(scores) {
        if let Some(Score::Cp(score)) = score
            && score.abs() < DECIDED
        {
            println!("{fen};{score}");
        }
    }
    Ok(())
}
