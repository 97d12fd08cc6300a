use buddhibala::Game;
use buddhibala::search::{Limits, Score};

/// How many random plies a game begins with.
const PLIES: usize = 8;
/// How much better, in hundredths of a pawn, a side may stand after them.
const FAIR: i32 = 100;

/// A game after random plies that left neither side much better. The same number gives the same.
pub fn fair_opening(variant: &str, number: u64) -> Game {
    let mut dice = Dice(number);
    loop {
        if let Some(game) = opening(variant, &mut dice) {
            return game;
        }
    }
}

fn opening(variant: &str, dice: &mut Dice) -> Option<Game> {
    let mut game = Game::new(variant).ok()?;
    for _ in 0..PLIES {
        let legal = game.legal_moves();
        let at = dice.roll(legal.len())?;
        game.play(&legal[at].uci).ok()?;
    }
    let limits = Limits {
        nodes: Some(2_000),
        ..Limits::default()
    };
    let report = game.search(&limits, &|| 0.0)?;
    matches!(report.score, Score::Cp(value) if value.abs() <= FAIR).then_some(game)
}

/// Sebastiano Vigna's splitmix64.
pub struct Dice(pub u64);

impl Dice {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `sides`; nothing if there is none.
    fn roll(&mut self, sides: usize) -> Option<usize> {
        usize::try_from(self.next().checked_rem(sides as u64)?).ok()
    }
}
