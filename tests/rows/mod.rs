//! The vectors as data, and a table of how many rows each file has, so that a lost row is noticed.
#![allow(dead_code, reason = "each test file uses a part of it")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Deserializer, de::DeserializeOwned};

use crate::oracle::outcome::Status;
use crate::oracle::rules::Options;

/// Rows by file: krida, chadarangam, shatranj-14.
const COUNTS: [(&str, [usize; 3]); 10] = [
    ("badfens", [59, 70, 61]),
    ("clauses", [28, 58, 5]),
    ("fuzz", [320, 827, 132]),
    ("games", [29, 32, 33]),
    ("history-problems", [0, 5, 0]),
    ("mates", [6, 12, 1]),
    ("perft", [427, 1212, 151]),
    ("special_games", [98, 79, 3]),
    ("stalemates", [131, 57, 0]),
    ("waiting", [0, 254, 0]),
];
const VARIANTS: [&str; 3] = ["krida", "chadarangam", "shatranj-14"];

/// The games that these tests play.
pub const PLAYED: [&str; 3] = VARIANTS;

pub trait Row: DeserializeOwned {
    fn variant(&self) -> &str;
}

macro_rules! row {
    ($($name:ident),*) => {$(
        impl Row for $name {
            fn variant(&self) -> &str {
                &self.variant
            }
        }
    )*};
}
row!(
    PositionRow,
    PerftRow,
    GameRow,
    FenRow,
    MateRow,
    ProblemRow,
    AnyRow
);

/// A row of clauses, fuzz, stalemates or waiting.
#[derive(Clone, Debug, Deserialize)]
pub struct PositionRow {
    pub variant: String,
    #[serde(deserialize_with = "options")]
    pub options: Options,
    pub fen: String,
    #[serde(default)]
    pub note: String,
    pub legal: Vec<String>,
    pub san: Sans,
    pub status: Status,
    /// Nodes at depths 1 and 2.
    pub perft: Option<[u64; 2]>,
    pub after: BTreeMap<String, String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum Sans {
    InOrder(Vec<String>),
    ByTurn(BTreeMap<String, String>),
}

impl PositionRow {
    /// The SAN of each legal turn that the row tells, by coordinates.
    pub fn sans(&self) -> BTreeMap<String, String> {
        match &self.san {
            Sans::ByTurn(sans) => sans.clone(),
            Sans::InOrder(sans) => {
                assert_eq!(sans.len(), self.legal.len(), "{}", self.fen);
                self.legal
                    .iter()
                    .cloned()
                    .zip(sans.iter().cloned())
                    .collect()
            }
        }
    }
}

#[derive(Clone, Debug, Deserialize)]
pub struct PerftRow {
    pub variant: String,
    #[serde(deserialize_with = "options")]
    pub options: Options,
    pub fen: String,
    pub depth: u32,
    pub nodes: u64,
}

/// A row of games or `special_games`.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GameRow {
    pub variant: String,
    #[serde(deserialize_with = "options")]
    pub options: Options,
    pub start: String,
    pub moves: Vec<String>,
    pub san: Vec<String>,
    pub fens: Vec<String>,
    pub legal_counts: Vec<usize>,
    /// After each ply; `special_games` tells none.
    pub claims: Option<Vec<Vec<String>>>,
    pub result: Status,
}

#[derive(Clone, Debug, Deserialize)]
pub struct FenRow {
    pub variant: String,
    #[serde(deserialize_with = "options")]
    pub options: Options,
    pub fen: String,
    pub ok: bool,
    pub field: Option<String>,
    pub canonical: Option<String>,
    pub why: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct MateRow {
    pub variant: String,
    #[serde(deserialize_with = "options")]
    pub options: Options,
    pub fen: String,
    pub mate_in: u32,
    pub keys: Vec<String>,
}

/// A row of history-problems.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ProblemRow {
    pub variant: String,
    #[serde(deserialize_with = "options")]
    pub options: Options,
    pub fen: String,
    pub mate_in: u32,
    /// Not every problem tells them.
    pub keys: Option<Vec<String>>,
    pub line: Vec<String>,
    pub stipulation: String,
}

/// A row of which only the game matters.
#[derive(Clone, Debug, Deserialize)]
pub struct AnyRow {
    pub variant: String,
}

fn options<'de, D: Deserializer<'de>>(from: D) -> Result<Options, D::Error> {
    let values = BTreeMap::<String, serde_json::Value>::deserialize(from)?;
    let text = |value: serde_json::Value| match value {
        serde_json::Value::String(text) => text,
        other => other.to_string(),
    };
    Ok(values
        .into_iter()
        .map(|(name, value)| (name, text(value)))
        .collect())
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors")
}

/// All rows, after their numbers are seen to be right.
pub fn load<R: Row>(file: &str) -> Vec<R> {
    let path = folder().join(format!("{file}.jsonl"));
    let text =
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let read =
        |line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{file}: {error}: {line}"));
    let rows: Vec<R> = text.lines().map(read).collect();
    let count = |variant| rows.iter().filter(|row| row.variant() == variant).count();
    let (_, expected) = COUNTS
        .iter()
        .find(|(name, _)| *name == file)
        .unwrap_or_else(|| panic!("{file} is not in the table"));
    assert_eq!(
        &VARIANTS.map(count),
        expected,
        "rows of {VARIANTS:?} in {file}.jsonl"
    );
    let total = rows.len();
    assert_eq!(
        expected.iter().sum::<usize>(),
        total,
        "unknown games in {file}.jsonl"
    );
    println!("{file}: {total} rows");
    rows
}

/// The names of the files in the folder of vectors, and those in the table.
pub fn files() -> (BTreeSet<String>, BTreeSet<String>) {
    let found = fs::read_dir(folder())
        .expect("the folder of vectors")
        .map(|entry| {
            entry
                .expect("a file")
                .file_name()
                .into_string()
                .expect("a name")
        })
        .filter_map(|name| name.strip_suffix(".jsonl").map(str::to_owned))
        .collect();
    let expected = COUNTS.iter().map(|(name, _)| (*name).to_owned()).collect();
    (found, expected)
}

/// The positions that the vectors tell of a game, with the options that go with each, file by file.
pub fn positions(variant: &str) -> Vec<Vec<(Options, String)>> {
    let of_positions = |file| known(variant, file, |row: PositionRow| (row.options, row.fen));
    let mut files: Vec<Vec<(Options, String)>> = ["clauses", "fuzz", "stalemates", "waiting"]
        .map(of_positions)
        .into();
    files.push(known(variant, "perft", |row: PerftRow| {
        (row.options, row.fen)
    }));
    files.push(known(variant, "mates", |row: MateRow| {
        (row.options, row.fen)
    }));
    files.retain(|file| !file.is_empty());
    files
}

fn known<R: Row>(
    variant: &str,
    file: &str,
    position: impl Fn(R) -> (Options, String),
) -> Vec<(Options, String)> {
    let rows = load(file).into_iter();
    rows.filter(|row: &R| row.variant() == variant)
        .map(position)
        .collect()
}
