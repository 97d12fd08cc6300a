use std::fmt::Display;
use std::fs;

use buddhibala::geometry::Color;
use buddhibala::notation::fen;
use buddhibala::position::{AnyPosition, MoveKind, Setup, set_up};
use buddhibala::rules::{Rules, Weights};
use buddhibala::search::{Evaluation, Report, Score};

use crate::game::Game;
use crate::number::number as number_of;
use crate::opening::opening;
use crate::threads::on_all;

/// Of so many quiet positions one is taken, for those of a game are much alike.
const ONE_OF: usize = 3;
/// Of so many games one is left out of the fit, to see whether it holds for other games.
const ONE_KEPT_OUT_OF: usize = 5;

/// How much of what a position is worth the result of its game tells; the rest tells the search that was made there, for
/// a long game depends on much that came later.
const TOLD_BY_RESULT: f64 = 0.5;
/// What a hundredth of a pawn that a search finds changes about the expected result, in natural logarithms of the odds.
const SLOPE_OF_SEARCH: f64 = 0.004;

/// A quiet position, and what it was worth to White.
struct Sample {
    position: Box<dyn AnyPosition>,
    for_white: f64,
}

/// A position that was met, and what the search said of it to the player to move, in hundredths of a pawn.
struct Met {
    setup: Setup,
    said: i32,
}

/// What was met in games of one kind.
pub struct Samples {
    rules: Rules,
    fitted: Vec<Sample>,
    kept_out: Vec<Sample>,
    /// The same for what the usual weights say.
    slope: f64,
}

impl Samples {
    /// Plays games and takes quiet positions from them.
    pub fn play(rules: &Rules, games: usize, seed: u64, nodes: u64) -> Samples {
        let played = on_all(games, |number| {
            let start = opening(rules, seed, number as u64);
            let (mut met, mut quiet) = (Vec::new(), 0);
            let sides = [rules.ruleset().weights; 2];
            let result = Game::play(&*start, sides, nodes, &mut |position, report| {
                if let Score::Cp(said) = report.score
                    && is_quiet(position, report)
                {
                    quiet += 1;
                    if quiet % ONE_OF == 0 {
                        let setup = position.setup();
                        met.push(Met { setup, said });
                    }
                }
            });
            (met, result.for_white())
        });
        let mut samples = Samples::none(rules);
        for (number, (met, for_white)) in played.into_iter().enumerate() {
            samples.list(number).extend(met.iter().filter_map(|met| {
                let position = set_up(rules, &met.setup).ok()?;
                let said = expected(SLOPE_OF_SEARCH, for_white_of(&*position, met.said));
                Some(Sample {
                    position,
                    for_white: TOLD_BY_RESULT * for_white + (1.0 - TOLD_BY_RESULT) * said,
                })
            }));
        }
        samples.fit_slope();
        samples
    }

    /// Reads positions that somebody has scored.
    pub fn read(rules: &Rules, file: &str) -> Result<Samples, String> {
        let text = fs::read_to_string(file).map_err(|fault| format!("{file}: {fault}"))?;
        let mut samples = Samples::none(rules);
        for (number, line) in text.lines().enumerate() {
            let fault = |what: &dyn Display| format!("{file}, line {}: {what}", number + 1);
            let (fen, score) = line
                .split_once(';')
                .ok_or_else(|| fault(&"no FEN, semicolon and score"))?;
            let position = fen::read(rules, fen).map_err(|refusal| fault(&refusal))?;
            let score = number_of(score).map_err(|refusal| fault(&refusal))?;
            let for_white = expected(SLOPE_OF_SEARCH, for_white_of(&*position, score));
            samples.list(number).push(Sample {
                position,
                for_white,
            });
        }
        samples.fit_slope();
        Ok(samples)
    }

    fn none(rules: &Rules) -> Samples {
        Samples {
            rules: *rules,
            fitted: Vec::new(),
            kept_out: Vec::new(),
            slope: 0.0,
        }
    }

    /// Where the samples of the game or line of that number belong.
    fn list(&mut self, number: usize) -> &mut Vec<Sample> {
        if number.is_multiple_of(ONE_KEPT_OUT_OF) {
            &mut self.kept_out
        } else {
            &mut self.fitted
        }
    }

    /// Which game.
    pub fn id(&self) -> &'static str {
        self.rules.ruleset().id
    }

    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.fitted.len() + self.kept_out.len()
    }

    /// How far the results are from what is foretold: the mean square, in the games that are fitted and in the others.
    pub fn errors(&self, weights: &Weights) -> [f64; 2] {
        [self.error(weights), self.mean(&self.kept_out, weights)]
    }

    /// The same in the games that are fitted.
    pub fn error(&self, weights: &Weights) -> f64 {
        self.mean(&self.fitted, weights)
    }

    fn mean(&self, samples: &[Sample], weights: &Weights) -> f64 {
        let evaluation = Evaluation::with_weights(&self.rules, weights);
        let squares = samples.iter().map(|sample| {
            let value = evaluation.estimate(&*sample.position).unwrap_or_default();
            let expected = expected(self.slope, for_white_of(&*sample.position, value));
            (expected - sample.for_white).powi(2)
        });
        #[allow(clippy::cast_precision_loss)] // far below 2^52
        let number = samples.len().max(1) as f64;
        squares.sum::<f64>() / number
    }

    /// Finds what the usual weights say most about the results with.
    fn fit_slope(&mut self) {
        let mut best = (f64::INFINITY, 0.0);
        for step in 1..=60 {
            self.slope = f64::from(step) / 4_000.0;
            let error = self.error(&Weights::USUAL);
            if error < best.0 {
                best = (error, self.slope);
            }
        }
        self.slope = best.1;
    }
}

/// What White may expect of a position that is worth so much to him.
fn expected(slope: f64, for_white: i32) -> f64 {
    1.0 / (1.0 + (-slope * f64::from(for_white)).exp())
}

/// What is worth so much to the player to move, to White.
fn for_white_of(position: &dyn AnyPosition, value: i32) -> i32 {
    match position.turn() {
        Color::White => value,
        Color::Black => -value,
    }
}

/// Whether nothing is about to be taken or made, and the game is open.
pub fn is_quiet(position: &dyn AnyPosition, report: &Report) -> bool {
    let is_plain = matches!(report.best.kind, MoveKind::Ordinary | MoveKind::Leap)
        && position.placement().get(report.best.to).is_none();
    is_plain && !position.is_check() && position.setup().opening.0 == [0, 0]
}
