use super::{Clause, LEVELS, Man, OptionSpec, Strength, Weights};
use crate::geometry::BoardId;

/// A name in one language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Named {
    /// The language as a BCP 47 tag, such as `te`.
    pub lang: &'static str,
    /// The name, in that language's script.
    pub text: &'static str,
}

/// One rule in words, with the place that it comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RuleText {
    /// The clause, such as `K1`.
    pub clause: &'static str,
    /// What it says, in one or two sentences.
    pub text: &'static str,
    /// The reasons for refusing a turn, as [`crate::position::Refusal::code`] names them, that are this rule's.
    pub codes: &'static [&'static str],
    /// Where it comes from.
    pub source: &'static str,
}

impl Ruleset {
    /// Whether the game has a clause about checks in a row, in force or not.
    #[must_use]
    pub fn knows_checks(&self) -> bool {
        self.states(|clause| matches!(clause, Clause::CheckLimit(_)))
    }

    /// Whether the game has a clause about opening moves, in force or not.
    #[must_use]
    pub fn knows_opening(&self) -> bool {
        self.states(|clause| matches!(clause, Clause::Opening(_)))
    }

    /// Whether the game has a clause about a King's leap, in force or not.
    #[must_use]
    pub fn knows_leap(&self) -> bool {
        self.states(|clause| matches!(clause, Clause::KingLeap(_)))
    }

    /// Whether the game has a clause about stalemate, in force or not.
    #[must_use]
    pub fn knows_removal(&self) -> bool {
        self.states(|clause| matches!(clause, Clause::Stalemate(_)))
    }

    /// Whether the game has a clause about pawns that wait for a place, in force or not.
    #[must_use]
    pub fn knows_waiting(&self) -> bool {
        self.states(|clause| matches!(clause, Clause::FarRank(_)))
    }

    fn states(&self, wanted: impl Fn(&Clause) -> bool) -> bool {
        let of_options = self.options.iter().flat_map(|option| option.values);
        self.clauses
            .iter()
            .chain(of_options.map(|value| &value.clause))
            .any(wanted)
    }
}

/// A game as data.
#[derive(Debug)]
pub struct Ruleset {
    /// The name that programs use, such as `krida`.
    pub id: &'static str,
    /// The name that people use.
    pub name: &'static str,
    /// The name in other languages and scripts.
    pub names: &'static [Named],
    /// The board.
    pub board: BoardId,
    /// The squares that carry a mark, such as `a1`.
    pub marks: &'static [&'static str],
    /// The men: the King first, the pawn last.
    pub men: &'static [Man],
    /// The placement at the start, as in a FEN.
    pub array: &'static str,
    /// The clauses that no option changes.
    pub clauses: &'static [Clause],
    /// What may be chosen.
    pub options: &'static [OptionSpec],
    /// The special rules in words.
    pub rules: &'static [RuleText],
    /// What the levels of the computer are, the weakest first: found by matches, `examples/match`.
    pub levels: [Strength; LEVELS],
    /// How the computer judges positions: found from games, `examples/tune`.
    pub weights: Weights,
    /// Where and when it was played.
    pub origin: &'static str,
    /// The books and pages that the rules come from.
    pub sources: &'static [&'static str],
}
