use std::time::Instant;

use buddhibala::Game;
use buddhibala::geometry::{ByColor, Color};
use buddhibala::rules::Rules;
use buddhibala::search::{Limits, Score};

use crate::dice::Dice;
use crate::opening::fair_opening;
use crate::player::Player;

/// A game that goes on for so many plies is broken off. It is drawn unless both sides say of their last turn that the same
/// side is far ahead.
const MOST_PLIES: u32 = 300;
/// When both have said so for so many plies they need not go on.
const SURE_PLIES: u32 = 10;
/// So far, in hundredths of a pawn.
const FAR_AHEAD: i32 = 500;

/// A match between two.
pub struct Match<'a> {
    pub rules: &'a Rules,
    pub players: &'a [Player; 2],
    pub seed: u64,
}

/// How a game went for the first of the two.
pub struct Played {
    /// 2 for a win and 1 for a draw.
    pub halves: usize,
    pub plies: u32,
    /// How many turns each made.
    pub turns: [u32; 2],
    /// How deep its searches were together.
    pub depths: [u64; 2],
}

impl Match<'_> {
    /// Plays the game of that number: in even ones the first has White.
    pub fn play(&self, number: usize) -> Played {
        let opening = (number / 2) as u64;
        let first = [Color::White, Color::Black][number % 2];
        let mut dice = Dice(self.seed.rotate_left(32) ^ opening);
        let mut game = fair_opening(self.rules, dice.next());
        let mut said = ByColor([0, 0]);
        let mut sure = 0;
        let mut played = Played {
            halves: 1,
            plies: 0,
            turns: [0; 2],
            depths: [0; 2],
        };
        loop {
            let status = game.status();
            if status.outcome.is_some() || !status.claims.is_empty() {
                played.halves = halves(status.winner(), first);
                return played;
            }
            if played.plies == MOST_PLIES || sure == SURE_PLIES {
                played.halves = halves(far_ahead(said), first);
                return played;
            }
            let mover = game.turn();
            let seat = usize::from(mover != first);
            let (depth, value) = think(&mut game, &self.players[seat], dice.next());
            said[mover] = value;
            sure = far_ahead(said).map_or(0, |_| sure + 1);
            played.plies += 1;
            played.turns[seat] += 1;
            played.depths[seat] += u64::from(depth);
        }
    }
}

/// Makes a turn of that player; how deep he looked and what he thinks of his position.
fn think(game: &mut Game, player: &Player, seed: u64) -> (u32, i32) {
    let limits = Limits {
        seed,
        ..player.limits
    };
    let begun = Instant::now();
    let clock = || begun.elapsed().as_secs_f64() * 1000.0;
    let report = game.search(&limits, &clock).expect("the game goes on");
    game.play(&report.best.uci).expect("a legal turn");
    let value = match report.score {
        Score::Cp(value) => value,
        Score::MateIn(turns) => turns.signum() * i32::MAX,
    };
    (report.depth, value)
}

fn halves(winner: Option<Color>, first: Color) -> usize {
    winner.map_or(1, |winner| if winner == first { 2 } else { 0 })
}

/// The side that is far ahead if one asks both.
fn far_ahead(said: ByColor<i32>) -> Option<Color> {
    Color::BOTH
        .into_iter()
        .find(|&color| said[color] >= FAR_AHEAD && said[!color] <= -FAR_AHEAD)
}
