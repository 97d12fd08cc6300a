//! A fourth game, as `docs/new-game.md` describes it: a ruleset is all that it takes.
#![cfg(not(target_arch = "wasm32"))]

use buddhibala::Game;
use buddhibala::geometry::BoardId;
use buddhibala::rules::{
    BareKing, Clause, Kind, Man, OptionSpec, OptionValue, Promotion, RuleText, Rules, Ruleset,
    Strength, Weights,
};
use buddhibala::search::{Limits, SolveLimits};

// begin: shown in docs/new-game.md
const MURRAY: &str = "Murray, A History of Chess, 1913, ch. XII";
const FERZ: Kind = Kind::named(MEN, 'F');

static SHATRANJ: Ruleset = Ruleset {
    id: "shatranj",
    name: "Shatranj",
    names: &[],
    board: BoardId::B8x8,
    marks: &[],
    men: MEN,
    array: "rnafkanr/pppppppp/8/8/8/8/PPPPPPPP/RNAFKANR",
    clauses: &[Clause::Promotion(Promotion::Always(FERZ))],
    options: &[OptionSpec {
        name: "bareKing",
        about: "What happens to a player whose Shah stands alone.",
        values: &[
            OptionValue {
                name: "win",
                about: "He has lost.",
                clause: Clause::BareKing(BareKing::Win),
            },
            OptionValue {
                name: "play-on",
                about: "Nothing.",
                clause: Clause::BareKing(BareKing::PlayOn),
            },
        ],
    }],
    rules: &[RuleText {
        clause: "A1",
        text: "A Baidaq that reaches the far rank becomes a Firzan.",
        codes: &[],
        source: MURRAY,
    }],
    levels: [
        Strength::new(1, 160, 120),
        Strength::new(2, 400, 80),
        Strength::new(3, 1_000, 60),
        Strength::new(4, 2_000, 45),
        Strength::new(64, 5_000, 30),
        Strength::new(64, 15_000, 15),
        Strength::new(64, 50_000, 0),
        Strength::FULL,
    ],
    weights: Weights::USUAL,
    origin: "Persia and the lands of the caliphs, from the 7th century",
    sources: &[MURRAY],
};

const MEN: &[Man] = &[
    man('K', "Shah", 1, "K", "One step any way."),
    man('F', "Firzan", 1, "F", "One step diagonally."),
    man(
        'A',
        "Fil",
        2,
        "A",
        "Exactly two squares diagonally, jumping.",
    ),
    man(
        'N',
        "Faras",
        2,
        "N",
        "One square straight and one diagonally on, jumping.",
    ),
    man('R', "Rukh", 2, "R", "Any distance straight."),
    man(
        'P',
        "Baidaq",
        8,
        "fmWfcF",
        "One step forward; captures one step diagonally forward.",
    ),
];

const fn man(
    letter: char,
    name: &'static str,
    number: u8,
    betza: &'static str,
    words: &'static str,
) -> Man {
    Man {
        letter,
        name,
        meaning: name,
        native: &[],
        number,
        betza,
        words,
    }
}
// end

fn game(fen: Option<&str>) -> Game {
    let rules = Rules::of(&SHATRANJ, []).expect("no options are given");
    Game::with_rules(&rules, fen).expect("a position of the game")
}

#[test]
fn the_page_shows_this_ruleset() {
    let (_, rest) = include_str!("new_game.rs")
        .split_once("shown in docs/new-game.md\n")
        .expect("begin");
    let (shown, _) = rest.split_once("// end\n").expect("end");
    let page = include_str!("../docs/new-game.md");
    assert!(
        page.contains(shown.trim_end()),
        "docs/new-game.md is out of date"
    );
}

/// Counts that other programs have published for Shatranj.
#[test]
fn it_is_played_at_once() {
    let mut game = game(None);
    assert_eq!(
        [1, 2, 3, 4].map(|depth| game.perft(depth)),
        [16, 256, 4_176, 68_122]
    );
    let report = game
        .search(
            &Limits {
                depth: Some(3),
                ..Limits::default()
            },
            &|| 0.0,
        )
        .expect("the game goes on");
    game.play(&report.best.san).expect("a legal move");
    assert_eq!(game.history().len(), 1);
}

#[test]
fn its_clauses_are_in_force() {
    let mut bare = game(Some("8/8/8/3k4/8/3p4/4N3/K7 w - - 0 1"));
    let _ = bare.play("Nc3+").expect("a check");
    assert!(bare.status().outcome.is_none());
    let bare = game(Some("8/8/8/3k4/8/8/4N3/K7 b - - 0 1"));
    assert_eq!(
        bare.status().winner(),
        Some(buddhibala::geometry::Color::White)
    );
    // To leave the Shah alone wins as mate does.
    let mate = game(Some("7k/R7/6K1/8/8/8/p7/8 w - - 0 1"));
    let solution = mate
        .solve(&SolveLimits::default())
        .expect("the game goes on");
    assert_eq!(
        solution.keys().map(|key| &*key.san).collect::<Vec<_>>(),
        ["Rxa2", "Ra8#"]
    );
}
