use serde::ser::{Serialize, SerializeStruct, Serializer};
use wasm_bindgen::JsValue;

/// A plain JavaScript value in the making. One type that serde writes takes a third of the room that a derived writer
/// for each kind of object takes.
pub enum View {
    Text(&'static str),
    Owned(String),
    Letter(char),
    Number(u32),
    Flag(bool),
    List(Vec<View>),
    Record(Vec<(&'static str, View)>),
}

impl View {
    pub fn list<T>(items: impl IntoIterator<Item = T>, view: impl Fn(T) -> View) -> View {
        View::List(items.into_iter().map(view).collect())
    }

    pub fn texts(items: impl IntoIterator<Item = &'static str>) -> View {
        View::list(items, View::Text)
    }

    /// The value itself.
    pub fn to_js(&self) -> Result<JsValue, JsValue> {
        serde_wasm_bindgen::to_value(self).map_err(JsValue::from)
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            View::Text(text) => serializer.serialize_str(text),
            View::Owned(text) => serializer.serialize_str(text),
            View::Letter(letter) => serializer.serialize_char(*letter),
            View::Number(number) => serializer.serialize_u32(*number),
            View::Flag(flag) => serializer.serialize_bool(*flag),
            View::List(items) => serializer.collect_seq(items),
            View::Record(fields) => {
                let mut record = serializer.serialize_struct("", fields.len())?;
                for (name, value) in fields {
                    record.serialize_field(name, value)?;
                }
                record.end()
            }
        }
    }
}
