use super::Clause;

/// Something that another serious source has otherwise, for the players to choose.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OptionSpec {
    /// The name that programs use, such as `bareKing`.
    pub name: &'static str,
    /// What is chosen, in a sentence.
    pub about: &'static str,
    /// The choices, the default first.
    pub values: &'static [OptionValue],
}

/// One choice of an option.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OptionValue {
    /// The name that programs use, such as `play-on`.
    pub name: &'static str,
    /// What it means and whose reading it is, in a sentence.
    pub about: &'static str,
    /// The clause that it puts in force.
    pub clause: Clause,
}
