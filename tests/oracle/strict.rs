//! Which FEN texts a reader must take, and which field it must blame for the others.

mod men;
mod state;
mod text;

use super::position::Position;
use super::rules::Rules;

/// The position that a good text means, or a field at fault.
pub fn read(rules: &Rules, fen: &str) -> Result<Position, String> {
    match faults(rules, fen).into_iter().next() {
        Some(field) => Err(field),
        None => Ok(Position::read(rules, fen)),
    }
}

/// Every field at fault, as far as it can be told: a text that cannot be read hides what it might have said.
pub fn faults(rules: &Rules, fen: &str) -> Vec<String> {
    let fields: Vec<&str> = fen.split_ascii_whitespace().collect();
    let mut faults = text::faults(rules, &fields);
    let placement = fields.first().copied().unwrap_or("");
    if faults.first().is_none_or(|field| field != "placement") {
        let readable = if faults.is_empty() { fen } else { placement };
        let position = Position::read_as_written(rules, readable);
        if !men::are_possible(&position) {
            faults.push("placement".to_owned());
        }
        if readable == fen && men::are_two_kings(&position) {
            faults.extend(state::faults(&position, &fields));
        }
    }
    if faults.is_empty() {
        faults = state::faults_of_men(&Position::read(rules, fen));
    }
    faults
}
