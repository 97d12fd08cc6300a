use super::score::Value;
use crate::position::Move;

/// How a stored value compares with the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What was found about a position.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    key: u64,
    pub best: Option<Move>,
    value: i16,
    depth: u8,
    age: u8,
    bound: Bound,
}

impl Entry {
    pub fn value(&self) -> Value {
        self.value.into()
    }

    /// Whether it decides a search that deep in a window from `alpha` to `beta`, its value there being `value`.
    pub fn decides(&self, depth: u32, value: Value, alpha: Value, beta: Value) -> bool {
        u32::from(self.depth) >= depth
            && match self.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= beta,
                Bound::AtMost => value <= alpha,
            }
    }
}

/// What was found about positions, by their hashes: the transposition table.
///
/// A position may only ever push out another one. The best turn in an entry is a hint and must be looked for among the
/// legal ones.
pub(super) struct Table {
    entries: Vec<Entry>,
    most_entries: usize,
    age: u8,
}

impl Table {
    /// An empty table that may grow to `bytes`. Its length is a power of two, or 0 below the size of one entry.
    pub fn new(bytes: usize) -> Table {
        Table {
            entries: Vec::new(),
            most_entries: bytes / size_of::<Entry>(),
            age: 0,
        }
    }

    const NOTHING: Entry = Entry {
        key: 0,
        best: None,
        value: 0,
        depth: 0,
        age: 0,
        bound: Bound::AtMost,
    };

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.entries.clear();
    }

    /// Has room for a search of so many nodes, as far as it may grow. Older entries give way to any new one from now on.
    pub fn begin_search(&mut self, nodes: u64) {
        let wanted =
            usize::try_from(nodes).map_or(self.most_entries, |nodes| nodes.min(self.most_entries));
        let length = wanted.checked_ilog2().map_or(0, |log| 1 << log);
        if length > self.entries.len() {
            self.entries = vec![Table::NOTHING; length];
        }
        self.age = self.age.wrapping_add(1);
    }

    #[allow(clippy::cast_possible_truncation)] // the low bits are what is wanted
    fn place(&self, key: u64) -> usize {
        key as usize & self.entries.len().wrapping_sub(1)
    }

    pub fn find(&self, key: u64) -> Option<Entry> {
        let entry = self.entries.get(self.place(key))?;
        (entry.key == key && entry.best.is_some()).then_some(*entry)
    }

    pub fn store(&mut self, key: u64, depth: u32, bound: Bound, value: Value, best: Move) {
        let place = self.place(key);
        let age = self.age;
        let Some(entry) = self.entries.get_mut(place) else {
            return;
        };
        #[allow(clippy::cast_possible_truncation)] // at most MAX_DEPTH, and values fit 16 bits
        let (depth, value) = (depth as u8, value as i16);
        if entry.age == age && entry.key != key && entry.depth > depth {
            return;
        }
        *entry = Entry {
            key,
            best: Some(best),
            value,
            depth,
            age,
            bound,
        };
    }
}
