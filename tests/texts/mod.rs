//! Hostile texts, by families.

mod fens;
mod mutants;
mod pgns;
mod signs;

use std::collections::HashSet;

/// How a text is to be read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Notation {
    /// As a position of that game with its default options.
    Fen(&'static str),
    Pgn,
}

/// What must come of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// A typed error.
    Refused,
    /// A game.
    Read,
    /// Either of them: it may have become a good text by chance.
    Either,
}

/// One hostile text.
pub struct Case {
    pub family: &'static str,
    pub notation: Notation,
    pub text: String,
    pub expected: Expected,
}

impl Case {
    /// The family and the beginning of the text, for messages.
    pub fn name(&self) -> String {
        let excerpt: String = self.text.chars().take(200).collect();
        format!("{} as {:?}: {excerpt:?}", self.family, self.notation)
    }
}

/// Texts of one family after the other, each text once.
#[derive(Default)]
pub struct Texts {
    pub cases: Vec<Case>,
    known: HashSet<(Notation, String)>,
}

impl Texts {
    fn add(
        &mut self,
        family: &'static str,
        notation: Notation,
        expected: Expected,
        text: impl Into<String>,
    ) {
        let text = text.into();
        if self.known.insert((notation, text.clone())) {
            self.cases.push(Case {
                family,
                notation,
                text,
                expected,
            });
        }
    }
}

/// Every text written by hand or by rule, without those of chance.
pub fn written() -> Texts {
    let mut texts = Texts::default();
    fens::add(&mut texts);
    pgns::add(&mut texts);
    texts
}

/// Good texts changed by chance, the same on every machine.
pub fn mutated() -> Texts {
    let mut texts = Texts::default();
    mutants::add(&mut texts);
    texts
}
