use serde_json::Value as Json;

use super::{Score, best, options, position};
use crate::geometry::{Board, Board8x8, Board14x14};

/// The first turn that the search finds and its score, the depth no greater than the problem is long.
fn solve<B: Board>(problem: &Json, turns: i32) -> (String, Score) {
    let options: Vec<(String, String)> = options(problem);
    let options: Vec<(&str, &str)> = options
        .iter()
        .map(|(name, value)| (&**name, &**value))
        .collect();
    let text = |field: &str| problem[field].as_str().expect("a text");
    let position = position::<B>(text("variant"), &options, text("fen"));
    best(&position, (2 * turns - 1).cast_unsigned())
}

#[test]
fn mate_problems_are_solved() {
    let mut solved = 0;
    for line in include_str!("../../../tests/vectors/mates.jsonl").lines() {
        let problem: Json = serde_json::from_str(line).expect(line);
        let turns = i32::try_from(problem["mateIn"].as_i64().expect(line)).expect(line);
        let (key, score) = match problem["variant"].as_str() {
            Some("shatranj-14") => solve::<Board14x14>(&problem, turns),
            _ => solve::<Board8x8>(&problem, turns),
        };
        assert_eq!(score, Score::MateIn(turns), "{line}");
        assert!(
            problem["keys"]
                .as_array()
                .expect(line)
                .contains(&key.clone().into()),
            "{key}: {line}"
        );
        solved += 1;
    }
    assert_eq!(solved, 19);
}
