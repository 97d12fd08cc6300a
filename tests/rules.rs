//! Rulesets as data: each is whole, and only its own options are taken.
#![cfg(not(target_arch = "wasm32"))]

use buddhibala::geometry::{Board, Board8x8, Board14x14, BoardId, Square};
use buddhibala::position::Position;
use buddhibala::rules::{self, Clause, Kind, Rules, RulesError, Ruleset};

/// The rules of a game with one option changed, for each value of each option.
fn every_value(game: &'static Ruleset) -> Vec<Rules> {
    let values = game.options.iter().flat_map(|option| {
        let name = option.name;
        option.values.iter().map(move |value| (name, value.name))
    });
    values
        .map(|chosen| Rules::new(game.id, [chosen]).unwrap())
        .collect()
}

#[test]
fn men_agree_with_the_array() {
    for game in rules::all() {
        for rules in every_value(game) {
            match game.board {
                BoardId::B8x8 => array_is_whole::<Board8x8>(&rules),
                BoardId::B14x14 => array_is_whole::<Board14x14>(&rules),
            }
        }
        assert_eq!(game.men[0].letter, 'K');
        assert_eq!(game.men.last().map(|man| man.letter), Some('P'));
        let mut letters: Vec<_> = game.men.iter().map(|man| man.letter).collect();
        letters.sort_unstable();
        letters.dedup();
        assert_eq!(letters.len(), game.men.len(), "{}", game.id);
    }
}

fn array_is_whole<B: Board>(rules: &Rules) {
    let start = Position::<B>::start(rules).unwrap();
    for kind in rules.kinds() {
        let men = start.placement().men().filter(|(_, man)| man.kind == kind);
        assert_eq!(
            men.count(),
            2 * usize::from(rules.number(kind)),
            "{}",
            rules.letter(kind)
        );
    }
    assert!(!start.is_check() && start.outcome().is_none());
}

#[test]
fn marks_are_squares() {
    for game in rules::all() {
        for mark in game.marks {
            let square: Square = mark.parse().unwrap();
            assert!(game.board.has(square));
        }
    }
}

#[test]
fn options_are_described_and_distinct() {
    for game in rules::all() {
        for option in game.options {
            assert!(option.about.ends_with('.') && option.values.len() >= 2);
            let clauses: Vec<Clause> = option.values.iter().map(|value| value.clause).collect();
            for (i, value) in option.values.iter().enumerate() {
                assert!(value.about.ends_with('.'), "{} {}", option.name, value.name);
                assert!(!clauses[..i].contains(&value.clause));
            }
        }
        let named = |man: &rules::Man| man.native.iter().all(|name| !name.text.is_empty());
        assert!(game.men.iter().all(named));
    }
}

#[test]
fn defaults_are_the_first_values() {
    for game in rules::all() {
        let rules = Rules::new(game.id, []).unwrap();
        let first = game
            .options
            .iter()
            .map(|option| (option.name, option.values[0].name));
        assert!(rules.options().eq(first));
    }
}

#[test]
fn every_option_is_taken_as_given() {
    for game in rules::all() {
        for option in game.options {
            for value in option.values {
                let rules = Rules::new(game.id, [(option.name, value.name)]).unwrap();
                assert!(
                    rules
                        .options()
                        .any(|chosen| chosen == (option.name, value.name))
                );
            }
        }
    }
}

#[test]
fn what_a_game_does_not_have_is_refused_by_name() {
    let unknown = Rules::new("chess", []).unwrap_err();
    assert_eq!(
        unknown,
        RulesError::UnknownVariant {
            given: "chess".to_owned()
        }
    );
    assert!(unknown.to_string().contains("krida, "));
    for (variant, option) in [
        ("krida", "dahja"),
        ("shatranj-14", "stalemate"),
        ("krida", ""),
    ] {
        let error = Rules::new(variant, [(option, "rook")]).unwrap_err();
        assert!(matches!(&error, RulesError::UnknownOption { given, .. } if given == option));
    }
    let error = Rules::new("krida", [("bareKing", "Win")]).unwrap_err();
    assert!(matches!(
        &error,
        RulesError::UnknownValue { given, allowed, .. } if given == "Win" && allowed.len() == 3
    ));
    let twice = Rules::new("krida", [("bareKing", "win"), ("bareKing", "win")]).unwrap_err();
    assert_eq!(twice, RulesError::RepeatedOption { option: "bareKing" });
}

#[test]
fn the_king_is_the_first_kind() {
    for game in rules::all() {
        let rules = Rules::new(game.id, []).unwrap();
        assert_eq!(rules.kind('K'), Some(Kind::KING));
        assert_eq!(rules.kind('P'), Some(rules.pawn()));
        assert_eq!(rules.kind('k'), None);
    }
}
