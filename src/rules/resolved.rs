use super::{Clause, Clauses, Kind, MAX_KINDS, Movement, Promotion, RulesError, Ruleset, find};

const MAX_OPTIONS: usize = 12;

/// What is being played: a ruleset with a value for each of its options.
///
/// ```
/// use buddhibala::rules::Rules;
/// let rules = Rules::new("krida", [("bareKing", "play-on")])?;
/// assert!(rules.options().any(|chosen| chosen == ("bareKing", "play-on")));
/// assert!(Rules::new("krida", [("dahja", "rook")]).is_err());
/// # Ok::<(), buddhibala::rules::RulesError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    ruleset: &'static Ruleset,
    /// For each option, the place of the chosen value.
    chosen: [u8; MAX_OPTIONS],
    array: &'static str,
    movements: [Movement; MAX_KINDS],
    clauses: Clauses,
    has_bans: bool,
}

impl Rules {
    /// The game `id` with these options, the rest at their defaults.
    ///
    /// # Errors
    ///
    /// An unknown game, option or value, or an option given twice.
    pub fn new<'a>(
        id: &str,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Rules, RulesError> {
        Rules::of(find(id)?, options)
    }

    /// The game that a ruleset describes, with these options, the rest at their defaults: also one that is not among
    /// [`all`](super::all). `tests/new_game.rs` has an example.
    ///
    /// # Errors
    ///
    /// An unknown option or value, or an option given twice.
    pub fn of<'a>(
        ruleset: &'static Ruleset,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Rules, RulesError> {
        let mut given = [None; MAX_OPTIONS];
        for (name, value) in options {
            let (at, place) = ruleset.locate(name, value)?;
            if given[at].replace(place).is_some() {
                return Err(RulesError::RepeatedOption {
                    option: ruleset.options[at].name,
                });
            }
        }
        Ok(Rules::resolve(
            ruleset,
            given.map(Option::unwrap_or_default),
        ))
    }

    fn resolve(ruleset: &'static Ruleset, chosen: [u8; MAX_OPTIONS]) -> Rules {
        let mut rules = Rules {
            ruleset,
            chosen,
            array: ruleset.array,
            movements: [Movement::NONE; MAX_KINDS],
            clauses: Clauses::MODERN,
            has_bans: false,
        };
        for (movement, man) in rules.movements.iter_mut().zip(ruleset.men) {
            *movement = man.movement();
        }
        let of_options = ruleset
            .options
            .iter()
            .zip(chosen)
            .map(|(option, place)| option.values[usize::from(place)].clause);
        for clause in ruleset.clauses.iter().copied().chain(of_options) {
            rules.put_in_force(clause);
        }
        rules.has_bans = rules.clauses.have_bans();
        rules
    }

    fn put_in_force(&mut self, clause: Clause) {
        match clause {
            Clause::Array(array) => self.array = array,
            Clause::Moves(kind, movement) => self.movements[kind.index()] = movement,
            other => self.clauses.put_in_force(other),
        }
    }

    /// The ruleset.
    #[must_use]
    pub const fn ruleset(&self) -> &'static Ruleset {
        self.ruleset
    }

    /// Every option with the value in force.
    pub fn options(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let chosen = self.chosen;
        self.ruleset
            .options
            .iter()
            .zip(chosen)
            .map(|(option, place)| (option.name, option.values[usize::from(place)].name))
    }

    /// The placement at the start, as in a FEN.
    #[must_use]
    pub const fn array(&self) -> &'static str {
        self.array
    }

    /// The special rules in force.
    #[must_use]
    #[inline]
    pub const fn clauses(&self) -> &Clauses {
        &self.clauses
    }

    /// Whether some clause looks at what a turn captures or brings about, beyond the safety of one's own King.
    #[must_use]
    #[inline]
    pub const fn has_bans(&self) -> bool {
        self.has_bans
    }

    /// How a kind moves.
    #[must_use]
    #[inline]
    pub const fn movement(&self, kind: Kind) -> Movement {
        self.movements[kind.index()]
    }

    /// The kinds of the game, the King first.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> {
        (0..self.ruleset.men.len()).map(Kind::from_index)
    }

    /// The pawn.
    #[must_use]
    #[inline]
    pub const fn pawn(&self) -> Kind {
        Kind::from_index(self.ruleset.men.len() - 1)
    }

    /// The letter of a kind, upper case.
    #[must_use]
    pub const fn letter(&self, kind: Kind) -> char {
        self.ruleset.men[kind.index()].letter
    }

    /// The kind with that letter, upper case.
    #[must_use]
    pub fn kind(&self, letter: char) -> Option<Kind> {
        self.kinds().find(|&kind| self.letter(kind) == letter)
    }

    /// How many men of a kind a side has in the array.
    #[must_use]
    pub const fn number(&self, kind: Kind) -> u8 {
        self.ruleset.men[kind.index()].number
    }

    /// What pawns become, where that is one kind.
    #[must_use]
    pub const fn promoted(&self) -> Option<Kind> {
        match self.clauses.promotion {
            Promotion::Never | Promotion::ByFile(_) => None,
            Promotion::Always(kind) | Promotion::OnMarkOrReturn(kind) => Some(kind),
        }
    }
}

impl PartialEq for Rules {
    fn eq(&self, other: &Rules) -> bool {
        self.ruleset.id == other.ruleset.id && self.chosen == other.chosen
    }
}

impl Eq for Rules {}

impl Ruleset {
    /// The place of an option, and that of one of its values.
    fn locate(&'static self, name: &str, value: &str) -> Result<(usize, u8), RulesError> {
        let at = self
            .options
            .iter()
            .position(|option| option.name == name)
            .ok_or_else(|| RulesError::UnknownOption {
                variant: self.id,
                given: crate::excerpt(name),
                known: self.options.iter().map(|option| option.name).collect(),
            })?;
        let option = &self.options[at];
        let place = (0..)
            .zip(option.values)
            .find_map(|(place, allowed)| (allowed.name == value).then_some(place))
            .ok_or_else(|| RulesError::UnknownValue {
                variant: self.id,
                option: option.name,
                given: crate::excerpt(value),
                allowed: option.values.iter().map(|allowed| allowed.name).collect(),
            })?;
        Ok((at, place))
    }
}
