use js_sys::{JsString, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::failure::{bad_argument, failure};

/// No text that means anything here is longer. A longer one is refused before it is copied into this memory, which
/// never shrinks.
const LONGEST_TEXT: u32 = 4096;

/// Reads a text; one that is far too long is refused with the code of what it was meant to be.
pub fn text(value: &JsValue, argument: &str, too_long: &str) -> Result<String, JsValue> {
    let Some(string) = value.dyn_ref::<JsString>() else {
        return Err(bad_argument(argument, "a string"));
    };
    if string.length() > LONGEST_TEXT {
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

/// Reads a whole number between two bounds, both allowed and both small enough to be exact.
pub fn integer(value: &JsValue, argument: &str, least: f64, most: f64) -> Result<f64, JsValue> {
    value
        .as_f64()
        .filter(|number| number.fract() == 0.0 && (least..=most).contains(number))
        .ok_or_else(|| bad_argument(argument, "a whole number within bounds"))
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
