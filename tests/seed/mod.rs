//! Random cases that are the same in every run, unless `PROPTEST_RNG_SEED` or `PROPTEST_CASES` says otherwise.

use proptest::prelude::ProptestConfig;
use proptest::test_runner::RngSeed;

pub fn config(cases: u32) -> ProptestConfig {
    let mut config = ProptestConfig::default();
    if std::env::var("PROPTEST_CASES").is_err() {
        config.cases = cases;
    }
    if std::env::var("PROPTEST_RNG_SEED").is_err() {
        config.rng_seed = RngSeed::Fixed(14);
    }
    config.failure_persistence = None;
    config
}
