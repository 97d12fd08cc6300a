use super::{TABLE, position};
use crate::geometry::Board14x14;
use crate::search::{Limits, Score, Searcher};

const OPENED: &str = "rndtbmkwsbtdnr/pppppppppppppp/14/14/14/14/14/14/14/14/14/3P10/PPP1PPPPPPPPPP/RNDTBSWKMBTDNR b - - 0 1";

fn lines(limits: &Limits) -> (u32, Vec<i32>) {
    let position = position::<Board14x14>("shatranj-14", &[], OPENED);
    let report = Searcher::new(TABLE).search(&position, &[], limits, &|| 0.0);
    let report = report.expect("the game goes on");
    let others = report.others.iter().map(|line| line.score);
    let values = std::iter::once(report.score)
        .chain(others)
        .map(|score| match score {
            Score::Cp(value) => value,
            Score::MateIn(turns) => panic!("a mate in {turns}"),
        });
    (report.depth, values.collect())
}

#[test]
fn the_better_lines_come_first() {
    for depth in 1..=4 {
        let (reached, values) = lines(&Limits {
            depth: Some(depth),
            lines: 4,
            ..Limits::default()
        });
        assert_eq!((reached, values.len()), (depth, 4));
        assert!(values.is_sorted_by(|a, b| a >= b), "{depth}: {values:?}");
    }
}

#[test]
fn lines_that_were_broken_off_are_all_of_the_last_whole_depth() {
    let mut seen = 0;
    for nodes in (1..=40).map(|step| step * 150) {
        let limited = |depth| Limits {
            depth,
            nodes: Some(nodes),
            lines: 4,
            ..Limits::default()
        };
        let (reached, values) = lines(&limited(None));
        assert!(values.is_sorted_by(|a, b| a >= b), "{nodes}: {values:?}");
        if reached > 0 {
            seen += 1;
            assert_eq!(lines(&limited(Some(reached))), (reached, values), "{nodes}");
        }
    }
    assert!(seen > 20);
}
