//! Random games, every position of which is compared with the slow referee's.
//!
//! `BUDDHIBALA_GAMES=5000 cargo test --test random_games` plays more of them, and `BUDDHIBALA_SEED` begins with another
//! seed than 1. Each game is a test of its own name, so that `... --test random_games -- --exact chadarangam` plays that
//! one only.
#![cfg(not(target_arch = "wasm32"))]

mod dice;
mod oracle;
mod play;
mod rows;

use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use buddhibala::geometry::{Board, Board8x8, Board14x14};
use buddhibala::notation::{coordinates, fen, read_move, san};
use buddhibala::position::{Move, Outcome, Position};
use buddhibala::rules::Rules;
use dice::Dice;
use oracle::outcome::Status;
use oracle::position::Position as Referee;
use oracle::rules::{Options, Rules as RefereeRules};
use oracle::turn::{Turn, conceivable};
use play::options::{COMBINATIONS_OF_CHADARANGAM, all_pairs, choices, pairs_in, random_options};
use play::{Plan, Seen, jail, met, scatter};

const GAMES: u64 = 300;
const FIRST_SEED: u64 = 1;

/// One position of so many is asked which options matter in it.
const SAMPLE: usize = 30;

fn number_from(variable: &str) -> Option<u64> {
    let text = std::env::var(variable).ok()?;
    Some(
        text.parse()
            .unwrap_or_else(|error| panic!("{variable}={text}: {error}")),
    )
}

fn rules(variant: &str, options: &Options) -> Rules {
    let options = options
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()));
    Rules::new(variant, options).expect("known options")
}

fn status<B: Board>(position: &Position<B>) -> Status {
    let outcome = position.outcome();
    let (state, grade) = match outcome {
        None => ("playing", None),
        Some(Outcome::Won { grade, .. }) => ("won", Some(grade.name().to_owned())),
        Some(Outcome::Drawn { .. }) => ("drawn", None),
    };
    Status {
        state: state.to_owned(),
        winner: outcome
            .and_then(Outcome::winner)
            .map(|color| color.letter().to_string()),
        reason: outcome.map(|outcome| outcome.reason().name().to_owned()),
        grade,
        check: position.is_check(),
    }
}

/// A legal turn as either judge tells it, and the position after it.
struct Judged {
    turn: Turn,
    chosen: Move,
    next: Referee,
}

/// Compares the position with the referee's, and each of its turns; returns what the referee makes of them.
fn compare<B: Board>(position: &mut Position<B>, referee: &Referee) -> Vec<Judged> {
    let fen = referee.fen();
    assert_eq!(fen::write(position), fen);
    assert_eq!(
        fen::parse::<B>(position.rules(), &fen).as_ref(),
        Ok(&*position)
    );
    assert_eq!(position.hash(), position.recomputed_hash());
    assert_eq!(status(position), referee.status());

    let legal = position.legal_moves();
    let accepted = referee.successors();
    let generated: BTreeMap<String, Move> = legal
        .iter()
        .map(|&turn| (coordinates::write(turn), turn))
        .collect();
    let expected: BTreeSet<String> = accepted.iter().map(|(turn, _)| turn.to_string()).collect();
    assert_eq!(generated.keys().cloned().collect::<BTreeSet<_>>(), expected);
    assert_eq!(legal.len(), expected.len(), "a turn is generated twice");
    assert_eq!(position.count_legal_moves() as usize, legal.len());

    let mut sans = BTreeSet::new();
    let mut judged = Vec::new();
    for (turn, next) in &accepted {
        let text = turn.to_string();
        let chosen = generated[&text];
        compare_successor(position, chosen, next);
        let san = san::write(position, &legal, chosen);
        assert_eq!(san, referee.san(*turn, next, &accepted));
        assert_eq!(read_move(position, &legal, &san), Ok(chosen), "{san}");
        assert!(sans.insert(san), "two turns are written alike: {sans:?}");
        judged.push(Judged {
            turn: *turn,
            chosen,
            next: next.clone(),
        });
    }
    judged
}

fn compare_successor<B: Board>(position: &mut Position<B>, turn: Move, next: &Referee) {
    let before = position.clone();
    let hash = position.hash();
    let undo = position.make(turn);
    assert_eq!(fen::write(position), next.fen(), "after {turn:?}");
    assert_eq!(position.is_check(), next.in_check(), "after {turn:?}");
    assert_eq!(
        position.hash(),
        position.recomputed_hash(),
        "after {turn:?}"
    );
    position.unmake(undo);
    assert_eq!(*position, before, "{turn:?} unmade");
    assert_eq!(position.hash(), hash, "{turn:?} unmade");
}

/// Some of what anybody could say: it is read if the referee accepts it, and else refused.
fn say_something<B: Board>(position: &Position<B>, referee: &Referee, dice: &mut Dice) {
    let legal = position.legal_moves();
    let read = |text: &str| {
        read_move(position, &legal, text)
            .ok()
            .map(coordinates::write)
    };
    let everything = conceivable(&referee.rules);
    for _ in 0..10 {
        let turn = *dice.pick(&everything);
        let accepted = referee.after(turn).map(|_| turn.to_string());
        assert_eq!(read(&turn.to_string()), accepted, "{turn}");
    }
    for _ in 0..legal.len().min(10) {
        let text = coordinates::write(*dice.pick(&legal));
        assert_eq!(read(&text).as_ref(), Some(&text));
    }
}

/// A failure inside is followed by what it happened in.
fn named<T>(description: &str, work: impl FnOnce() -> T) -> T {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| panic!("a difference in {description}"))
}

/// Counts the clauses that the position shows; those that forbid something only now and then, for it takes long to find
/// out whether they do.
fn meet_clauses(
    seen: &mut Seen,
    referee: &Referee,
    judged: &[Judged],
    options: &Options,
    dice: &mut Dice,
) {
    let mut shows_any = false;
    for Judged { turn, next, .. } in judged {
        for clause in met::in_turn(referee, *turn, next) {
            seen.meet(clause);
            shows_any = true;
        }
    }
    if judged.is_empty() || (shows_any && dice.one_in(4)) || dice.one_in(SAMPLE) {
        for clause in met::options_that_matter(referee, options) {
            seen.meet(&clause);
        }
    }
}

fn play_game<B: Board>(mut plan: Plan) -> Seen {
    let rules = rules(plan.variant, &plan.options);
    let mut referee = plan.start.clone();
    let mut position = fen::parse::<B>(&rules, &referee.fen()).unwrap();
    let mut seen = Seen {
        games: 1,
        options: [plan.options.clone()].into(),
        ..Seen::default()
    };
    let mut undos = Vec::new();
    let mut past = Vec::new();
    for _ in 0..=plan.most_plies {
        seen.positions += 1;
        let judged = compare(&mut position, &referee);
        say_something(&position, &referee, &mut plan.dice);
        if plan.variant == "chadarangam" {
            meet_clauses(&mut seen, &referee, &judged, &plan.options, &mut plan.dice);
        }
        if judged.is_empty() {
            break;
        }
        let successors: Vec<(Referee, usize)> = judged
            .iter()
            .map(|Judged { chosen, next, .. }| {
                let undo = position.make(*chosen);
                let answers = position.count_legal_moves() as usize;
                position.unmake(undo);
                (next.clone(), answers)
            })
            .collect();
        let Judged { chosen, next, .. } = &judged[plan.choose(&referee, &successors)];
        past.push(position.clone());
        undos.push(position.make(*chosen));
        seen.count_turn(&referee, next);
        referee = next.clone();
    }
    seen.end(
        &referee
            .status()
            .reason
            .unwrap_or_else(|| "stopped".to_owned()),
    );
    while let (Some(undo), Some(before)) = (undos.pop(), past.pop()) {
        position.unmake(undo);
        assert_eq!(position, before);
    }
    seen
}

fn play_games<B: Board>(variant: &'static str) -> Seen {
    let pool: Vec<Vec<String>> = rows::positions(variant)
        .into_iter()
        .map(|file| file.into_iter().map(|(_, fen)| fen).collect())
        .collect();
    let games = number_from("BUDDHIBALA_GAMES").unwrap_or(GAMES);
    let first = number_from("BUDDHIBALA_SEED").unwrap_or(FIRST_SEED);
    let next_game = AtomicU64::new(0);
    let work = || {
        let mut seen = Seen::default();
        loop {
            let game = next_game.fetch_add(1, Ordering::Relaxed);
            if game >= games {
                return seen;
            }
            let plan = Plan::new(variant, first + game, &pool);
            let description = format!(
                "seed {} of {variant} {:?} from {}",
                plan.seed,
                plan.options,
                plan.start.fen()
            );
            seen.add(&named(&description, || play_game::<B>(plan)));
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let mut seen = Seen::default();
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            seen.add(&worker.join().expect("a difference was found"));
        }
    });
    println!("{variant}: seeds {first} to {}: {seen}", first + games - 1);
    assert_eq!(seen.games as u64, games);
    seen
}

/// The numbers of the games are large enough by far, so a clause that was not met means that the games are played badly.
fn assert_met(seen: &Seen, ends: &[&str]) {
    for end in ends {
        assert!(
            seen.ends.contains_key(*end),
            "no game ended by {end}: {seen}"
        );
    }
    assert!(seen.promotions > 0, "{seen}");
}

/// Compares positions that games seldom reach, each with all its turns.
fn compare_made_up<B: Board>(
    variant: &str,
    positions: u64,
    make_up: fn(&RefereeRules, &mut Dice) -> Referee,
) -> Seen {
    let mut seen = Seen::default();
    for seed in 0..positions {
        let mut dice = Dice(seed);
        let options = random_options(variant, &mut dice);
        let referee = make_up(&RefereeRules::new(variant, &options), &mut dice);
        let description = format!("seed {seed} of {variant} {options:?}: {}", referee.fen());
        named(&description, || {
            let rules = rules(variant, &options);
            let mut position = fen::parse::<B>(&rules, &referee.fen()).unwrap();
            let judged = compare(&mut position, &referee);
            seen.positions += 1;
            seen.turns += judged.len();
            if variant == "chadarangam" {
                meet_clauses(&mut seen, &referee, &judged, &options, &mut dice);
            }
        });
    }
    println!("{variant}: {seen}");
    seen
}

#[test]
fn scattered_krida() {
    assert!(compare_made_up::<Board8x8>("krida", 10_000, scatter).turns > 50_000);
}

#[test]
fn scattered_shatranj_14() {
    assert!(compare_made_up::<Board14x14>("shatranj-14", 2500, scatter).turns > 30_000);
}

#[test]
fn stalemated_krida() {
    assert!(compare_made_up::<Board8x8>("krida", 1000, jail).turns > 1000);
}

#[test]
fn stalemated_chadarangam() {
    assert_eq!(
        compare_made_up::<Board8x8>("chadarangam", 500, jail).turns,
        0
    );
}

#[test]
fn stalemated_shatranj_14() {
    assert_eq!(
        compare_made_up::<Board14x14>("shatranj-14", 300, jail).turns,
        0
    );
}

#[test]
fn krida() {
    let seen = play_games::<Board8x8>("krida");
    if seen.games as u64 >= GAMES {
        assert_met(
            &seen,
            &[
                "checkmate",
                "bare-king",
                "bare-kings",
                "sixty-four-checks",
                "stalemate",
                "stopped",
            ],
        );
        assert!(seen.removals > 0 && seen.returns > 0, "{seen}");
    }
}

#[test]
fn chadarangam() {
    let mut seen = play_games::<Board8x8>("chadarangam");
    let scattered = compare_made_up::<Board8x8>("chadarangam", 5000, scatter);
    assert!(scattered.turns > 50_000);
    if seen.games as u64 >= GAMES {
        assert_options_meet(&seen.options);
        seen.add(&scattered);
        let ends = [
            "checkmate",
            "bare-king",
            "bare-kings",
            "stalemate",
            "stopped",
        ];
        assert_met(&seen, &ends);
        let mut clauses = met::all_that_may_matter();
        clauses.extend(met::TURNS.map(str::to_owned));
        for clause in clauses {
            assert!(seen.clauses.contains_key(&clause), "no {clause}: {seen}");
        }
    }
}

/// Of the options of the games that were played, each value has met each value of each other.
fn assert_options_meet(played: &BTreeSet<Options>) {
    let choices = choices("chadarangam");
    let covered: BTreeSet<_> = played
        .iter()
        .flat_map(|options| pairs_in(choices, options))
        .collect();
    assert_eq!(covered, all_pairs(choices));
    assert!(played.len() >= 200, "{}", played.len());
    assert_eq!(played.len(), COMBINATIONS_OF_CHADARANGAM);
    println!(
        "{} combinations of options, {} pairs",
        played.len(),
        covered.len()
    );
}

#[test]
fn the_games_know_every_option() {
    for game in buddhibala::rules::all() {
        let known: BTreeMap<&str, Vec<&str>> = choices(game.id)
            .iter()
            .map(|(name, values)| (*name, values.to_vec()))
            .collect();
        let options: BTreeMap<&str, Vec<&str>> = game
            .options
            .iter()
            .map(|option| {
                (
                    option.name,
                    option.values.iter().map(|value| value.name).collect(),
                )
            })
            .collect();
        assert_eq!(known, options);
    }
}

#[test]
fn shatranj_14() {
    let seen = play_games::<Board14x14>("shatranj-14");
    if seen.games as u64 >= GAMES {
        assert_met(&seen, &["checkmate", "bare-kings", "stopped"]);
    }
}
