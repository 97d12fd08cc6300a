//! Random numbers that are the same on every machine.
#![allow(dead_code, reason = "each test file uses a part of it")]

/// `SplitMix64`, after Steele, Lea and Flood, 2014.
pub struct Dice(pub u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// From 0 to `end` - 1.
    pub fn below(&mut self, end: usize) -> usize {
        let end = u64::try_from(end).expect("a count");
        usize::try_from(self.next() % end).expect("less than a count")
    }

    pub fn one_in(&mut self, number: usize) -> bool {
        self.below(number) == 0
    }

    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    pub fn pick_mut<'a, T>(&mut self, items: &'a mut [T]) -> &'a mut T {
        let at = self.below(items.len());
        &mut items[at]
    }

    /// An index, each as likely as its weight is large.
    pub fn weighted(&mut self, weights: &[usize]) -> usize {
        let mut left = self.below(weights.iter().sum());
        for (index, &weight) in weights.iter().enumerate() {
            if left < weight {
                return index;
            }
            left -= weight;
        }
        unreachable!("the weights were summed up above")
    }
}
