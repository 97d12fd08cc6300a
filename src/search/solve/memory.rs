use crate::position::Move;

/// What is proven about a position.
#[derive(Clone, Copy)]
pub(super) struct Known {
    key: u64,
    /// A winning turn of the attacker, or an answer that held against the longest attack.
    pub best: Option<Move>,
    proven: u8,
    refuted: u8,
}

impl Known {
    const NEVER: u8 = u8::MAX;

    const fn nothing(key: u64) -> Known {
        Known {
            key,
            best: None,
            proven: Known::NEVER,
            refuted: 0,
        }
    }

    /// Whether the attacker wins within so many of his turns, if that is known.
    pub fn verdict(&self, turns: u32) -> Option<bool> {
        if u32::from(self.proven) <= turns {
            Some(true)
        } else if u32::from(self.refuted) >= turns {
            Some(false)
        } else {
            None
        }
    }

    /// Within how many turns there is no win.
    pub fn refuted(&self) -> u32 {
        self.refuted.into()
    }

    fn work(&self) -> u8 {
        if self.proven == Known::NEVER {
            self.refuted
        } else {
            self.proven.max(self.refuted)
        }
    }
}

/// Proofs by the hash of the position. They hold for one attacker and one kind of win.
///
/// Two places belong to a hash: the first is for what took most work, the second for anything.
pub(super) struct Memory {
    entries: Vec<[Known; 2]>,
}

impl Memory {
    const MOST_BYTES: usize = 1 << 24;

    /// A memory that has room for so many positions, as far as it may grow.
    pub fn new(nodes: u64) -> Memory {
        let most = Memory::MOST_BYTES / size_of::<[Known; 2]>();
        let wanted = usize::try_from(nodes).map_or(most, |nodes| nodes.clamp(1, most));
        Memory {
            entries: vec![[Known::nothing(0); 2]; 1 << wanted.ilog2()],
        }
    }

    #[allow(clippy::cast_possible_truncation)] // the low bits are what is wanted
    fn place(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    pub fn find(&self, key: u64) -> Known {
        let places = &self.entries[self.place(key)];
        let found = places.iter().find(|known| known.key == key);
        found.copied().unwrap_or(Known::nothing(key))
    }

    pub fn store(&mut self, key: u64, turns: u32, won: bool, best: Option<Move>) {
        let mut known = self.find(key);
        #[allow(clippy::cast_possible_truncation)] // at most MOST_TURNS
        let turns = turns as u8;
        if won {
            known.proven = known.proven.min(turns);
        } else {
            known.refuted = known.refuted.max(turns);
        }
        known.best = best.or(known.best);
        let place = self.place(key);
        let [first, second] = &mut self.entries[place];
        if first.key == key {
            *first = known;
        } else if second.key != key && first.work() <= known.work() {
            *second = *first;
            *first = known;
        } else {
            *second = known;
        }
    }
}
