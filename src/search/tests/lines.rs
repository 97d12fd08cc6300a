use super::{TABLE, position};
use crate::geometry::Board14x14;
use crate::search::{Limits, Score, Searcher};

#[test]
fn the_better_lines_come_first() {
    let fen = "rndtbmkwsbtdnr/pppppppppppppp/14/14/14/14/14/14/14/14/14/3P10/PPP1PPPPPPPPPP/RNDTBSWKMBTDNR b - - 0 1";
    let position = position::<Board14x14>("shatranj-14", &[], fen);
    for depth in 1..=4 {
        let limits = Limits {
            depth: Some(depth),
            lines: 4,
            ..Limits::default()
        };
        let report = Searcher::new(TABLE).search(&position, &[], &limits, &|| 0.0);
        let report = report.expect("the game goes on");
        let others = report.others.iter().map(|line| line.score);
        let values: Vec<i32> = std::iter::once(report.score)
            .chain(others)
            .map(|score| match score {
                Score::Cp(value) => value,
                Score::MateIn(turns) => panic!("a mate in {turns}"),
            })
            .collect();
        assert_eq!(values.len(), 4);
        assert!(values.is_sorted_by(|a, b| a >= b), "{depth}: {values:?}");
    }
}
