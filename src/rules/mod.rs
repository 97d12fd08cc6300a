//! The games as data: board, men, array, and a named clause for each special rule.
//!
//! A game is one file here and its row in [`all`]. Whoever interprets a game asks [`Rules`] for a clause, never which
//! game it is.

mod chadarangam;
mod clause;
mod error;
mod krida;
mod man;
mod movement;
mod options;
mod resolved;
mod ruleset;
mod shatranj_14;
mod strength;
mod weights;

pub use clause::{
    BareKing, CaptureRule, Clause, Clauses, FarRank, KingLeap, Mastu, Promotion, SecondStep,
    Stalemate,
};
pub use error::RulesError;
pub use man::{Kind, MAX_KINDS, Man};
pub use movement::{Class, Movement};
pub use options::{OptionSpec, OptionValue};
pub use resolved::Rules;
pub use ruleset::{Named, RuleText, Ruleset};
pub use strength::{LEVELS, Strength};
pub use weights::Weights;

/// Every game, in the order in which they are shown.
///
/// ```
/// let ids: Vec<_> = buddhibala::rules::all().iter().map(|game| game.id).collect();
/// assert!(ids.contains(&"krida") && ids.contains(&"shatranj-14"));
/// ```
#[must_use]
pub fn all() -> &'static [&'static Ruleset] {
    &[
        &krida::KRIDA,
        &chadarangam::CHADARANGAM,
        &shatranj_14::SHATRANJ_14,
    ]
}

/// The game of that id.
///
/// # Errors
///
/// [`RulesError::UnknownVariant`] for any other text.
pub fn find(id: &str) -> Result<&'static Ruleset, RulesError> {
    all()
        .iter()
        .copied()
        .find(|ruleset| ruleset.id == id)
        .ok_or_else(|| RulesError::UnknownVariant {
            given: crate::excerpt(id),
        })
}
