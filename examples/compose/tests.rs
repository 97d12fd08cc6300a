use buddhibala::notation::{coordinates, fen};
use buddhibala::rules::Rules;

use crate::arguments::Arguments;
use crate::hunt::Hunt;
use crate::puzzle::Puzzle;
use crate::setting::Setting;
use crate::{games, judge};

const NODES: u64 = 100_000;

/// In how many turns a man of that letter can be won, with which keys, and the main line.
fn hunted(variant: &str, text: &str, man: char) -> (Option<u32>, Vec<String>, Vec<String>) {
    let position = fen::read(&Rules::new(variant, []).unwrap(), text).unwrap();
    let mut hunt = Hunt::new(man, NODES);
    let least = hunt.least(&*position, 2).unwrap();
    let turns = least.unwrap_or(2);
    let keys = hunt.keys(&*position, turns).unwrap();
    let line = hunt.main_line(&*position, turns).unwrap();
    let written = |moves: Vec<_>| moves.into_iter().map(coordinates::write).collect();
    (least, written(keys), written(line))
}

fn asked(text: &str) -> Arguments {
    Arguments::read(text.split(' ').map(str::to_owned)).unwrap()
}

fn mined(text: &str) -> Vec<String> {
    let arguments = asked(text);
    let player = arguments.player.as_ref().unwrap();
    let puzzles = games::mine(&arguments, player, arguments.first as u64);
    puzzles.iter().map(Puzzle::json).collect()
}

#[test]
fn a_fork_wins_a_man_in_two_turns() {
    let (least, keys, line) = hunted("krida", "3r3k/p5p1/8/4N3/8/8/P7/K7 w - - 0 1", 'R');
    assert_eq!((least, keys), (Some(2), vec!["e5f7".to_owned()]));
    assert_eq!((&*line[0], &*line[2]), ("e5f7", "f7d8"));
}

#[test]
fn who_can_be_captured_in_return_has_won_nothing() {
    let guarded = "3r3k/p3r1p1/8/8/8/8/P2R4/K7 w - - 0 1";
    assert_eq!(hunted("krida", guarded, 'R').0, Some(1));
    let guarded_twice = "3rr2k/p5p1/8/8/8/8/P2R4/K7 w - - 0 1";
    assert_eq!(hunted("krida", guarded_twice, 'R').0, None);
    let mate = "k7/8/1K6/8/8/r7/7R/r7 w - - 0 1";
    assert_eq!(
        hunted("krida", mate, 'R').0,
        Some(1),
        "whatever wins the game is as good"
    );
}

#[test]
fn a_gain_is_judged_as_a_puzzle() {
    let arguments = asked("krida 1 --goal gain --games 3");
    let position = "3r3k/p5p1/8/4N3/8/8/P7/K7 w - - 0 1";
    let setting = Setting::of_game(&arguments, position.to_owned(), "a test".to_owned()).unwrap();
    let [puzzle] = &judge::all(&setting)[..] else {
        panic!("one puzzle");
    };
    assert_eq!(
        (puzzle.goal, puzzle.man, puzzle.turns),
        ("gain", Some('R'), Some(2))
    );
    assert!(puzzle.json().contains(r#""source":"a test""#));
}

#[test]
fn the_same_game_can_be_had_again() {
    let text = "krida 9 --games 2,60,90 --goal avoid --seed 1 --first 1";
    let first = mined(text);
    assert!(first[0].contains("depth, nodes and error 2,60,90, seed 1, game 1, after 248 plies"));
    assert_eq!(first, mined(text));
    let number = "krida 9 --games 2,60,90 --goal avoid --seed 1";
    assert_ne!(first, mined(number));
}

#[test]
fn what_depends_on_the_machine_is_refused() {
    let refused = |text: &str| Arguments::read(text.split(' ').map(str::to_owned)).is_err();
    assert!(refused("krida 1 --games 8") && !refused("krida 1 --games 8 --nodes 900"));
    assert!(
        refused("krida 1 --games 9") && refused("krida 1 --games") && refused("krida 1 --goal win")
    );
}
