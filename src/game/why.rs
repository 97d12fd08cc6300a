use crate::notation::Objection;

/// Whether a turn is allowed, and if not, why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is.
    Allowed,
    /// It is not.
    Refused(Objection),
}
