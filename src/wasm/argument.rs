use std::ops::RangeInclusive;

use js_sys::{JsString, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::failure::{bad_argument, failure};
use crate::search::{Level, Limits, SolveLimits};

/// No text that means anything here is longer. A longer one is refused before it is copied into this memory, which
/// never shrinks.
const LONGEST_TEXT: u32 = 4096;

/// A PGN text may be a file of many games.
const LONGEST_PGN: u32 = 1 << 22;

const DEEPEST_SEARCH: u64 = 64;
const MOST_LINES: u64 = 16;
/// The largest whole number that JavaScript has without gaps.
const LARGEST_INTEGER: u64 = (1 << 53) - 1;
const LONGEST_MS: f64 = 24.0 * 60.0 * 60.0 * 1000.0;

/// Reads a text; one that is far too long is refused with the code of what it was meant to be.
pub fn text(value: &JsValue, argument: &str, too_long: &str) -> Result<String, JsValue> {
    text_up_to(value, argument, too_long, LONGEST_TEXT)
}

/// Reads a PGN text.
pub fn pgn(value: &JsValue) -> Result<String, JsValue> {
    text_up_to(value, "pgn", "bad-pgn", LONGEST_PGN)
}

fn text_up_to(
    value: &JsValue,
    argument: &str,
    too_long: &str,
    longest: u32,
) -> Result<String, JsValue> {
    let Some(string) = value.dyn_ref::<JsString>() else {
        return Err(bad_argument(argument, "a string"));
    };
    if string.length() > longest {
        let message = [argument, " is longer than any text that means something"].concat();
        return Err(failure(too_long, &message, &[]));
    }
    Ok(String::from(string))
}

/// Reads a text that may be left out.
pub fn optional_text(
    value: &JsValue,
    argument: &str,
    too_long: &str,
) -> Result<Option<String>, JsValue> {
    if value.is_undefined() {
        return Ok(None);
    }
    text(value, argument, too_long).map(Some)
}

/// Reads a whole number.
pub fn integer(
    value: &JsValue,
    argument: &str,
    bounds: RangeInclusive<u64>,
) -> Result<u64, JsValue> {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    // above 2^64 it becomes too large for any bounds
    let whole = |number: &f64| (number.fract() == 0.0 && *number >= 0.0).then_some(*number as u64);
    let number = value
        .as_f64()
        .as_ref()
        .and_then(whole)
        .filter(|number| bounds.contains(number));
    number.ok_or_else(|| bad_argument(argument, "a whole number within bounds"))
}

fn optional_integer(
    value: &JsValue,
    argument: &str,
    bounds: RangeInclusive<u64>,
) -> Result<Option<u64>, JsValue> {
    if value.is_undefined() {
        return Ok(None);
    }
    integer(value, argument, bounds).map(Some)
}

/// Reads the limits of a search, each of which may be left out.
pub fn limits(
    level: &JsValue,
    depth: &JsValue,
    nodes: &JsValue,
    time_ms: &JsValue,
    seed: &JsValue,
    lines: &JsValue,
) -> Result<Limits, JsValue> {
    #[allow(clippy::cast_possible_truncation)] // the bounds are small
    Ok(Limits {
        level: optional_integer(level, "level", 1..=8)?.and_then(|level| Level::new(level as u8)),
        depth: optional_integer(depth, "depth", 1..=DEEPEST_SEARCH)?.map(|depth| depth as u32),
        nodes: optional_integer(nodes, "nodes", 1..=LARGEST_INTEGER)?,
        time_ms: milliseconds(time_ms)?,
        seed: optional_integer(seed, "seed", 0..=LARGEST_INTEGER)?.unwrap_or_default(),
        lines: optional_integer(lines, "multiPv", 1..=MOST_LINES)?.unwrap_or_default() as u8,
        ..Limits::default()
    })
}

/// Reads what a solver is to prove.
pub fn solve_limits(
    mate_in: &JsValue,
    lesser: &JsValue,
    nodes: &JsValue,
) -> Result<SolveLimits, JsValue> {
    let mut limits = SolveLimits::default();
    let most = SolveLimits::MOST_TURNS.into();
    #[allow(clippy::cast_possible_truncation)] // the bounds are small
    let turns = integer(mate_in, "mateIn", 1..=most)? as u32;
    limits.turns = turns;
    if !lesser.is_undefined() {
        let flag = lesser.as_bool();
        limits.lesser = flag.ok_or_else(|| bad_argument("lesser", "true or false"))?;
    }
    if let Some(nodes) = optional_integer(nodes, "nodes", 1..=LARGEST_INTEGER)? {
        limits.nodes = nodes;
    }
    Ok(limits)
}

fn milliseconds(value: &JsValue) -> Result<Option<f64>, JsValue> {
    if value.is_undefined() {
        return Ok(None);
    }
    let time = value
        .as_f64()
        .filter(|time| *time > 0.0 && *time <= LONGEST_MS);
    time.map(Some)
        .ok_or_else(|| bad_argument("timeMs", "a number of milliseconds above 0, at most a day"))
}

/// Reads `{ name: value }`, all of it text.
pub fn options(value: &JsValue) -> Result<Vec<(String, String)>, JsValue> {
    if value.is_undefined() {
        return Ok(Vec::new());
    }
    let refused = |_| bad_argument("options", "an object that can be read");
    if !value.is_object() {
        return Err(bad_argument("options", "an object"));
    }
    let mut options = Vec::new();
    // Reflect, unlike Object.entries, hands back what a proxy or a getter throws.
    for name in Reflect::own_keys(value).map_err(refused)? {
        let chosen = Reflect::get(value, &name).map_err(refused)?;
        options.push((
            text(&name, "the name of an option", "bad-option")?,
            text(&chosen, "the value of an option", "bad-option")?,
        ));
    }
    Ok(options)
}
