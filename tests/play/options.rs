//! The options of each game, and which of them go together in the games that are played.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use crate::dice::Dice;
use crate::oracle::rules::Options;

type Choices = &'static [(&'static str, &'static [&'static str])];

/// A value of one option with a value of another.
type Pair = [(&'static str, &'static str); 2];

pub const COMBINATIONS_OF_CHADARANGAM: usize = 240;

static COMBINATIONS: LazyLock<Vec<Options>> = LazyLock::new(|| {
    let choices = choices("chadarangam");
    combinations(choices, COMBINATIONS_OF_CHADARANGAM)
});

pub fn choices(variant: &str) -> Choices {
    match variant {
        "krida" => &[
            ("stalemate", &["remove-jailer", "remove-any", "draw"]),
            ("bareKing", &["lesser-win", "win", "play-on"]),
            ("checkLimit", &["64", "0"]),
            ("array", &["facing", "crosswise"]),
        ],
        "chadarangam" => &[
            ("leap", &["may-capture", "no-capture", "none"]),
            ("opening", &["3", "0", "1", "2"]),
            ("farRank", &["wait", "no-advance"]),
            ("newKnight", &["must-move", "may-move", "stays"]),
            ("pawnsOnly", &["no-check", "check-allowed"]),
            ("mastu", &["officer", "alone", "none"]),
            ("capture", &["mara-mari", "maddat-mari"]),
            ("pawnsOnlyStalemate", &["draw", "win"]),
            ("bareKing", &["play-on", "draw", "lesser-win"]),
        ],
        "shatranj-14" => &[
            ("promotion", &["wazir", "none"]),
            ("dahja", &["rook", "bishop"]),
        ],
        _ => panic!("no options are known for {variant}"),
    }
}

/// Those of one game: chadarangam has so many that chance alone would not let each meet each other.
pub fn options_of_game(variant: &str, seed: u64, dice: &mut Dice) -> Options {
    if variant == "chadarangam" {
        let number = u64::try_from(COMBINATIONS.len()).expect("a count");
        COMBINATIONS[usize::try_from(seed % number).expect("a count")].clone()
    } else {
        random_options(variant, dice)
    }
}

pub fn random_options(variant: &str, dice: &mut Dice) -> Options {
    let mut options = Options::new();
    for (name, values) in choices(variant) {
        if !dice.one_in(3) {
            options.insert((*name).to_owned(), (*dice.pick(values)).to_owned());
        }
    }
    options
}

/// Every pair that there is.
pub fn all_pairs(choices: Choices) -> BTreeSet<Pair> {
    let mut pairs = BTreeSet::new();
    for (index, (one, values)) in choices.iter().enumerate() {
        for (two, others) in &choices[index + 1..] {
            for value in *values {
                pairs.extend(others.iter().map(|other| [(*one, *value), (*two, *other)]));
            }
        }
    }
    pairs
}

/// Those that meet in `options`.
pub fn pairs_in(choices: Choices, options: &Options) -> BTreeSet<Pair> {
    let chosen = |(name, value): (&str, &str)| options.get(name).is_some_and(|own| own == value);
    let mut pairs = all_pairs(choices);
    pairs.retain(|pair| pair.iter().copied().all(chosen));
    pairs
}

/// Different combinations; each is, of fifty, the one in which the most pairs meet that have not met since all had.
fn combinations(choices: Choices, number: usize) -> Vec<Options> {
    let mut dice = Dice(0);
    let mut chosen: Vec<Options> = Vec::new();
    let mut missing = BTreeSet::new();
    while chosen.len() < number {
        if missing.is_empty() {
            missing = all_pairs(choices);
        }
        let mut candidates: Vec<Options> =
            (0..50).map(|_| full_options(choices, &mut dice)).collect();
        candidates.retain(|options| !chosen.contains(options));
        let new_pairs =
            |options: &Options| pairs_in(choices, options).intersection(&missing).count();
        let best = candidates.into_iter().max_by_key(new_pairs);
        let best = best.expect("there are many more than are chosen");
        missing = &missing - &pairs_in(choices, &best);
        chosen.push(best);
    }
    chosen
}

fn full_options(choices: Choices, dice: &mut Dice) -> Options {
    let of_choice =
        |(name, values): &(&str, &[&str])| ((*name).to_owned(), (*dice.pick(values)).to_owned());
    choices.iter().map(of_choice).collect()
}
