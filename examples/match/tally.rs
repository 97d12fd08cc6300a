use std::fmt;

use crate::play::Played;

/// What came of the games so far.
#[derive(Default)]
pub struct Tally {
    /// How many were lost, drawn and won.
    results: [u32; 3],
    plies: u32,
    turns: [u32; 2],
    depths: [u64; 2],
}

impl Tally {
    pub fn add(&mut self, played: &Played) {
        self.results[played.halves] += 1;
        self.plies += played.plies;
        for player in 0..2 {
            self.turns[player] += played.turns[player];
            self.depths[player] += played.depths[player];
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [lost, drawn, won] = self.results;
        let games = f64::from(lost + drawn + won).max(1.0);
        let share = (f64::from(won) + f64::from(drawn) / 2.0) / games;
        let (low, high) = wilson(share, games);
        #[allow(clippy::cast_precision_loss)] // far below 2^52
        let [first, second] =
            [0, 1].map(|at| self.depths[at] as f64 / f64::from(self.turns[at].max(1)));
        write!(
            f,
            "{games} {won} {drawn} {lost} {:.1}% ({:.0} to {:.0}) {first:.1} {second:.1}, {:.0}",
            100.0 * share,
            100.0 * low,
            100.0 * high,
            f64::from(self.plies) / games
        )
    }
}

/// Wilson's interval for a share of wins at 95 percent. Draws vary less than wins and losses, so it is rather too wide.
fn wilson(share: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let square = Z * Z / games;
    let middle = (share + square / 2.0) / (1.0 + square);
    let reach =
        Z / (1.0 + square) * (share * (1.0 - share) / games + square / (4.0 * games)).sqrt();
    (middle - reach, middle + reach)
}
