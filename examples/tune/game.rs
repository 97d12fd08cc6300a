use buddhibala::geometry::Color;
use buddhibala::position::{AnyPosition, QUIET_PLIES};
use buddhibala::rules::Weights;
use buddhibala::search::{Limits, Report, Score, Searcher};

const TABLE_BYTES: usize = 1 << 18;
/// A game that goes on for so many plies is drawn.
const MOST_PLIES: usize = 300;
/// A position that stands so often is a draw.
const TIMES: usize = 3;
/// A game is won if both sides have said of so many plies that the same side is so far ahead, in hundredths of a pawn.
const SURE_PLIES: u32 = 6;
const FAR_AHEAD: i32 = 1_000;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Result {
    White,
    Black,
    Draw,
}

impl Result {
    /// The same for the other side.
    pub const fn swapped(self) -> Result {
        match self {
            Result::White => Result::Black,
            Result::Black => Result::White,
            Result::Draw => Result::Draw,
        }
    }

    /// What White gets of 1.
    pub const fn for_white(self) -> f64 {
        match self {
            Result::White => 1.0,
            Result::Black => 0.0,
            Result::Draw => 0.5,
        }
    }
}

/// A game between two evaluations.
pub struct Game {
    position: Box<dyn AnyPosition>,
    /// The key of every position before.
    keys: Vec<u64>,
    /// For how many plies the same side has been far ahead, and who.
    ahead: Option<(Color, u32)>,
}

impl Game {
    /// Plays a game to its end, and shows every position with what the search found there.
    pub fn play(
        start: &dyn AnyPosition,
        [white, black]: [Weights; 2],
        nodes: u64,
        watch: &mut dyn FnMut(&dyn AnyPosition, &Report),
    ) -> Result {
        let mut players = [white, black].map(|side| Searcher::with_weights(TABLE_BYTES, side));
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let mut game = Game {
            position: start.boxed(),
            keys: Vec::new(),
            ahead: None,
        };
        loop {
            if let Some(result) = game.result() {
                return result;
            }
            let player = &mut players[game.position.turn() as usize];
            let Some(report) = player.search(&*game.position, &game.keys, &limits, &|| 0.0) else {
                return Result::Draw;
            };
            watch(&*game.position, &report);
            game.note(report.score);
            game.keys.push(game.position.repetition_key());
            game.position.play(report.best);
        }
    }

    fn result(&self) -> Option<Result> {
        let won_by = |color| match color {
            Color::White => Result::White,
            Color::Black => Result::Black,
        };
        if let Some(outcome) = self.position.outcome() {
            return Some(outcome.winner().map_or(Result::Draw, won_by));
        }
        if let Some((color, SURE_PLIES..)) = self.ahead {
            return Some(won_by(color));
        }
        let key = self.position.repetition_key();
        let before = self.keys.iter().filter(|&&earlier| earlier == key).count();
        let is_drawn = before + 1 >= TIMES
            || self.position.setup().halfmove >= QUIET_PLIES
            || self.keys.len() >= MOST_PLIES;
        is_drawn.then_some(Result::Draw)
    }

    fn note(&mut self, score: Score) {
        let mover = self.position.turn();
        let value = match score {
            Score::Cp(value) => value,
            Score::MateIn(turns) => turns.signum() * FAR_AHEAD,
        };
        self.ahead = (value.abs() >= FAR_AHEAD).then(|| {
            let color = if value > 0 { mover } else { !mover };
            match self.ahead {
                Some((before, plies)) if before == color => (color, plies + 1),
                _ => (color, 1),
            }
        });
    }
}
