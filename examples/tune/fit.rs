use buddhibala::rules::Weights;

use crate::samples::Samples;

/// Prints weights that foretell the samples better than the usual ones: for all of them together, and for each game by
/// itself, as columns for `src/rules/weights.rs`.
///
/// `pull` is what it costs to double a weight.
pub fn fit(samples: &[Samples], kept: &[String], pull: f64) {
    let mut found = vec![(
        "all".to_owned(),
        descend(&samples.iter().collect::<Vec<_>>(), kept, pull),
    )];
    if let [_, _, ..] = samples[..] {
        for samples in samples {
            found.push((samples.id().to_owned(), descend(&[samples], kept, pull)));
        }
    }
    for samples in samples {
        println!("{}: {} positions", samples.id(), samples.len());
        tell("usual", samples, &Weights::USUAL);
        for (what, weights) in &found {
            tell(what, samples, weights);
        }
    }
    let columns: Vec<String> = found
        .iter()
        .map(|(what, _)| format!("{what:>11}"))
        .collect();
    println!("{:18} {:>11} {}", "", "usual", columns.join(" "));
    for (at, name) in Weights::NAMES.iter().enumerate() {
        let usual = Weights::USUAL.values()[at];
        let values = found.iter().map(|(_, weights)| weights.values()[at]);
        let columns: Vec<String> = values.map(|value| format!("{value:>11}")).collect();
        println!("{name:18} {usual:>11} {}", columns.join(" "));
    }
}

/// Changes each weight by itself as long as that helps, by less and less.
fn descend(samples: &[&Samples], kept: &[String], pull: f64) -> Weights {
    let error = |weights: &Weights| error(samples, weights, pull);
    let mut weights = Weights::USUAL;
    let mut steps: Vec<i32> = weights.values().into_iter().map(first_step).collect();
    let mut least = error(&weights);
    for _ in 0..MOST_ROUNDS {
        let before = least;
        for (step, &name) in steps.iter_mut().zip(Weights::NAMES) {
            if kept.iter().any(|kept| kept == name) {
                continue;
            }
            let found = [*step, -*step]
                .into_iter()
                .any(|step| improve(&error, &mut weights, name, step, &mut least));
            if !found {
                *step = (*step / 2).max(1);
            }
        }
        if before - least < ENOUGH && steps.iter().all(|&step| step <= FINE) {
            break;
        }
    }
    weights
}

/// Less than this is no progress any more, when the steps are so small.
const ENOUGH: f64 = 1e-5;
const FINE: i32 = 2;
/// Of few positions one could learn for ever.
const MOST_ROUNDS: usize = 50;

fn first_step(value: i32) -> i32 {
    (value.abs() / 4).max(8)
}

/// Changes one weight as long as that helps; whether it did.
fn improve(
    error: &impl Fn(&Weights) -> f64,
    weights: &mut Weights,
    name: &str,
    step: i32,
    least: &mut f64,
) -> bool {
    let mut helped = false;
    loop {
        let mut changed = *weights;
        if let Some(value) = changed.get_mut(name) {
            *value += step;
        }
        let error = error(&changed);
        if error >= *least {
            return helped;
        }
        (*weights, *least, helped) = (changed, error, true);
    }
}

/// The sum over the games, so that each counts alike; and what it costs to go far from the usual weights, without which a
/// weight that hardly matters goes anywhere.
fn error(samples: &[&Samples], weights: &Weights, pull: f64) -> f64 {
    let far = weights.values().into_iter().zip(Weights::USUAL.values());
    let far =
        far.map(|(value, usual)| f64::from(value - usual) / f64::from(usual.abs().max(SMALL)));
    let far: f64 = far.map(|part| part * part).sum();
    samples
        .iter()
        .map(|samples| samples.error(weights))
        .sum::<f64>()
        + pull * far
}

/// A smaller weight is taken for so large.
const SMALL: i32 = 25;

fn tell(what: &str, samples: &Samples, weights: &Weights) {
    let [fitted, kept_out] = samples.errors(weights);
    println!("  {what}: error {fitted:.5}, in other games {kept_out:.5}");
}
