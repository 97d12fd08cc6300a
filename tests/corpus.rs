//! Runs the inputs of `tests/corpus` through the checks of the fuzz targets, and as many again changed by chance.
#![cfg(not(target_arch = "wasm32"))]

mod checks;
mod dice;

use std::fs;
use std::path::Path;

use dice::Dice;

/// How often each input is changed.
const MUTANTS: usize = 20;

type Check = fn(&[u8]);

const CHECKS: [(&str, Check); 6] = [
    ("fen", checks::fen),
    ("pgn", checks::pgn),
    ("san", checks::san),
    ("moves", checks::moves),
    ("options", checks::options),
    ("api", checks::api),
];

/// The inputs of a target, in the same order on every machine.
fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/corpus")
        .join(target);
    let mut files: Vec<_> = fs::read_dir(folder)
        .expect(target)
        .map(|entry| entry.expect(target).path())
        .collect();
    files.sort();
    files
        .iter()
        .map(|file| fs::read(file).expect(target))
        .collect()
}

/// Bytes exchanged, left out, doubled, or taken from another input.
fn mutate(input: &[u8], others: &[Vec<u8>], dice: &mut Dice) -> Vec<u8> {
    let mut mutant = input.to_vec();
    for _ in 0..=dice.below(4) {
        let at = dice.below(mutant.len() + 1);
        match dice.below(4) {
            0 => mutant.insert(at, u8::try_from(dice.below(256)).expect("a byte")),
            1 if at < mutant.len() => {
                mutant.remove(at);
            }
            2 if at < mutant.len() => mutant[at] ^= 1 << dice.below(8),
            _ => {
                let other = &others[dice.below(others.len())];
                mutant.truncate(at);
                mutant.extend(&other[dice.below(other.len() + 1)..]);
            }
        }
    }
    mutant
}

#[test]
fn nothing_in_the_corpus_breaks_a_check() {
    for (target, check) in CHECKS {
        let inputs = corpus(target);
        assert!(inputs.len() > 10, "{target} has {} inputs", inputs.len());
        let mut dice = Dice(1);
        for input in &inputs {
            check(input);
            for _ in 0..MUTANTS {
                check(&mutate(input, &inputs, &mut dice));
            }
        }
        println!("{target}: {} inputs", inputs.len());
    }
}
