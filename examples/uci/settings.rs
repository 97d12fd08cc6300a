use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::str::FromStr;

use buddhibala::rules::{self, Rules, RulesError, Ruleset};

use super::short;

/// Stands for the value that a game has by itself.
const OWN: &str = "default";

const MOST_HASH: usize = 1024;
const MOST_LINES: u8 = 64;

/// What can be set with `setoption`.
pub struct Settings {
    pub variant: &'static Ruleset,
    /// The size of the table in megabytes.
    pub hash: usize,
    pub lines: u8,
    /// Options of rules, whichever game has them with that value.
    chosen: BTreeMap<&'static str, &'static str>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            variant: rules::all()[0],
            hash: 64,
            lines: 1,
            chosen: BTreeMap::new(),
        }
    }
}

/// Every option of every game with every value that any game has for it.
fn rule_options() -> BTreeMap<&'static str, Vec<&'static str>> {
    let mut options = BTreeMap::<_, Vec<_>>::new();
    for option in rules::all().iter().flat_map(|game| game.options) {
        let values = options.entry(option.name).or_default();
        for value in option.values {
            if !values.contains(&value.name) {
                values.push(value.name);
            }
        }
    }
    options
}

impl Settings {
    /// The lines that tell what can be set.
    pub fn describe() -> Vec<String> {
        let usual = Settings::default();
        let combo = |name: &str, default: &str, values: &[&str]| {
            let values = values.join(" var ");
            format!("option name {name} type combo default {default} var {values}")
        };
        let games: Vec<&str> = rules::all().iter().map(|game| game.id).collect();
        let mut lines = vec![
            combo("UCI_Variant", usual.variant.id, &games),
            format!(
                "option name Hash type spin default {} min 1 max {MOST_HASH}",
                usual.hash
            ),
            format!(
                "option name MultiPV type spin default {} min 1 max {MOST_LINES}",
                usual.lines
            ),
        ];
        for (name, values) in rule_options() {
            lines.push(combo(name, OWN, &[&[OWN], &values[..]].concat()));
        }
        lines
    }

    /// Sets an option; names are read without regard to case, as the protocol wants it.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let refused = || format!("{} cannot be \"{}\"", short(name), short(value));
        match &*name.to_lowercase() {
            "uci_variant" => {
                self.variant = rules::find(&short(value)).map_err(|error| error.to_string())?;
            }
            "hash" => self.hash = spin(value, &(1..=MOST_HASH)).ok_or_else(refused)?,
            "multipv" => self.lines = spin(value, &(1..=MOST_LINES)).ok_or_else(refused)?,
            lower => {
                let mut options = rule_options().into_iter();
                let found = options.find(|(known, _)| known.to_lowercase() == lower);
                let (known, values) =
                    found.ok_or_else(|| format!("there is no option {}", short(name)))?;
                if value == OWN {
                    self.chosen.remove(known);
                } else {
                    let value = values.into_iter().find(|known| *known == value);
                    let value = value.ok_or_else(refused)?;
                    if self.has(known) {
                        Rules::new(self.variant.id, [(known, value)])
                            .map_err(|error| error.to_string())?;
                    }
                    self.chosen.insert(known, value);
                }
            }
        }
        Ok(())
    }

    /// Whether the variant has an option of that name.
    fn has(&self, name: &str) -> bool {
        let mut options = self.variant.options.iter();
        options.any(|option| option.name == name)
    }

    /// The rules of the variant, with those of the options that were chosen for a game like it.
    pub fn rules(&self) -> Result<Rules, RulesError> {
        let chosen = self.chosen.iter().map(|(&name, &value)| (name, value));
        let allowed = chosen.filter(|&option| Rules::new(self.variant.id, [option]).is_ok());
        Rules::new(self.variant.id, allowed)
    }
}

fn spin<N: FromStr + PartialOrd>(value: &str, range: &RangeInclusive<N>) -> Option<N> {
    let number = value.parse().ok();
    number.filter(|number| range.contains(number))
}
