use super::Value;

/// How well positions stand that were looked at before, by their hashes: a search comes to most of them more than once.
///
/// A position may only ever push out another one.
#[derive(Default)]
pub(in crate::search) struct Memory {
    entries: Vec<(u64, Value)>,
}

impl Memory {
    const LENGTH: usize = 1 << 13;

    /// What is remembered for that hash, or found out now.
    pub fn standing(&mut self, hash: u64, find_out: impl FnOnce() -> Value) -> Value {
        #[allow(clippy::cast_possible_truncation)] // the high bits are what is wanted
        let place = (hash >> 48) as usize & (self.entries.len().wrapping_sub(1));
        match self.entries.get_mut(place) {
            Some(entry) if entry.0 == hash => entry.1,
            Some(entry) => {
                *entry = (hash, find_out());
                entry.1
            }
            None => find_out(),
        }
    }

    /// Begins to remember.
    pub fn open() -> Memory {
        Memory {
            entries: vec![(0, 0); Memory::LENGTH],
        }
    }
}
