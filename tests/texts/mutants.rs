use super::Expected::Either;
use super::{Notation, Texts, fens, pgns, signs};
use crate::dice::Dice;

/// Of each good text.
const MUTANTS: usize = 150;

/// What means something in one of the notations.
const ALPHABET: &str =
    "KQRBNPMCSWDTkqrbnpmcswdt12345678901/ -=,abcdefgh\"\\[](){};%$!?.*+#x@\n\r\t";

pub fn add(texts: &mut Texts) {
    let mut dice = Dice(1814);
    let alphabet: Vec<char> = ALPHABET.chars().collect();
    for &(variant, good) in fens::GOOD {
        for fen in good {
            for _ in 0..MUTANTS {
                let text = mutate(&mut dice, &alphabet, fen);
                texts.add("a FEN: mutated", Notation::Fen(variant), Either, text);
            }
        }
    }
    for good in pgns::GOOD {
        for _ in 0..MUTANTS {
            let text = mutate(&mut dice, &alphabet, good);
            texts.add("a PGN: mutated", Notation::Pgn, Either, text);
        }
    }
}

/// From one to four small changes.
fn mutate(dice: &mut Dice, alphabet: &[char], good: &str) -> String {
    let mut text: Vec<char> = good.chars().collect();
    for _ in 0..=dice.below(4) {
        let at = dice.below(text.len());
        let end = (at + 1 + dice.below(8)).min(text.len());
        match dice.below(6) {
            0 => drop(text.drain(at..end)),
            1 => text.insert(at, *dice.pick(alphabet)),
            2 => text[at] = *dice.pick(alphabet),
            3 => text.swap(at, end - 1),
            4 => {
                let part = text[at..end].to_vec();
                let to = dice.below(text.len());
                text.splice(to..to, part);
            }
            _ => {
                let sign = dice.pick(signs::UNICODE);
                text.splice(at..at, sign.chars());
            }
        }
        if text.is_empty() {
            break;
        }
    }
    text.into_iter().collect()
}
