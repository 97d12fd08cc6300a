use thiserror::Error;

/// Why a game cannot be set up as asked.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RulesError {
    /// No game has that id.
    #[error("there is no game \"{given}\"; the games are {}", ids())]
    UnknownVariant {
        /// The refused id.
        given: String,
    },
    /// The game has no option of that name.
    #[error("{variant} has no option \"{given}\"; its options are {}", known.join(", "))]
    UnknownOption {
        /// The game.
        variant: &'static str,
        /// The refused name.
        given: String,
        /// The names that it has.
        known: Vec<&'static str>,
    },
    /// The option has no such value.
    #[error("the option {option} of {variant} cannot be \"{given}\"; it may be {}", allowed.join(", "))]
    UnknownValue {
        /// The game.
        variant: &'static str,
        /// The option.
        option: &'static str,
        /// The refused value.
        given: String,
        /// The values that it may have.
        allowed: Vec<&'static str>,
    },
    /// The same option was given twice.
    #[error("the option {option} is given twice")]
    RepeatedOption {
        /// The option.
        option: &'static str,
    },
}

fn ids() -> String {
    let ids: Vec<_> = super::all().iter().map(|game| game.id).collect();
    ids.join(", ")
}
