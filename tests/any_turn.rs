//! Any turn can be taken back, whether or not the rules allow it, and leaves no trace.
#![cfg(not(target_arch = "wasm32"))]

use buddhibala::geometry::{Board, Board8x8, Board14x14, Square};
use buddhibala::notation::fen;
use buddhibala::position::{Move, MoveKind, Position};
use buddhibala::rules::Rules;

fn kinds(rules: &Rules) -> impl Iterator<Item = MoveKind> {
    let changes = rules
        .kinds()
        .flat_map(|kind| [MoveKind::Promotion(kind), MoveKind::Return(kind)]);
    [MoveKind::Ordinary, MoveKind::Leap, MoveKind::Removal]
        .into_iter()
        .chain(changes)
}

/// Makes every turn from every square to each `step`th, and takes it back.
fn comes_back<B: Board>(id: &str, text: &str, step: usize) {
    let rules = Rules::new(id, []).expect(id);
    let before = fen::parse::<B>(&rules, text).expect(text);
    let mut position: Position<B> = before.clone();
    let squares: Vec<Square> = rules.ruleset().board.squares().collect();
    for (number, &from) in squares.iter().enumerate() {
        for &to in squares.iter().skip(number % step).step_by(step) {
            for kind in kinds(&rules) {
                for then in [None, squares.get(number * 7 % squares.len()).copied()] {
                    let turn = Move {
                        from,
                        to,
                        kind,
                        then,
                    };
                    let undo = position.make(turn);
                    position.unmake(undo);
                    assert_eq!(position, before, "{turn:?} in {text}");
                }
            }
        }
    }
}

#[test]
fn in_krida() {
    for text in [
        "rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w - - 0 1",
        "4k3/1P4P1/8/3m4/8/8/1p5p/R3K3 b - - 3 20",
    ] {
        comes_back::<Board8x8>("krida", text, 1);
    }
}

#[test]
fn in_chadarangam() {
    for text in [
        "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w Kk - 0 1 opening=3,3",
        "P7/7k/8/8/8/8/8/RR4K1 w - - 0 1",
        "6k1/2p5/2K4p/2p5/8/8/6pp/3Q4 b k - 53 28",
    ] {
        comes_back::<Board8x8>("chadarangam", text, 1);
    }
}

#[test]
fn in_shatranj_14() {
    let start = Position::<Board14x14>::start(&Rules::new("shatranj-14", []).expect("a game"));
    let text = fen::write(&start.expect("a start"));
    comes_back::<Board14x14>("shatranj-14", &text, 5);
}
