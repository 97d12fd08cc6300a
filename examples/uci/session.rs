use std::io::Write;
use std::str::SplitWhitespace;

use buddhibala::Game;
use buddhibala::notation::{coordinates, fen, read_move};
use buddhibala::position::{AnyPosition, Move, start};
use buddhibala::search::{
    Branch, Limits, Proof, Report, Score, Searcher, Solution, SolveLimits, solve_until,
};

use super::console::Console;
use super::go::Go;
use super::settings::Settings;
use super::short;

/// A search that only `stop` ends has this limit, in milliseconds, so that the clock is looked at: a thousand years.
const NO_LIMIT: f64 = 3.2e13;

/// A proof gives up after so many nodes where nothing is said.
const PROOF: u64 = 1 << 28;

/// Down to this depth a count of sequences asks before each turn whether it is to be stopped.
const ASKING_DEPTH: u32 = 4;

/// So many nodes find a move where a proof has found none.
const SECOND_THOUGHT: u64 = 100_000;

/// What is set, the position, and what the search remembers.
pub struct Session<W: Write> {
    console: Console<W>,
    settings: Settings,
    searcher: Option<Searcher>,
    position: Box<dyn AnyPosition>,
    /// The repetition keys of the positions before.
    history: Vec<u64>,
}

impl<W: Write> Session<W> {
    pub fn new(console: Console<W>) -> Session<W> {
        let settings = Settings::default();
        let rules = settings.rules().expect("the default options");
        Session {
            console,
            position: start(&rules),
            settings,
            searcher: None,
            history: Vec::new(),
        }
    }

    /// Obeys until told to quit, or to the end of the input.
    pub fn run(&mut self) {
        while let Some(line) = self.console.next() {
            if line.trim() == "quit" {
                break;
            }
            if let Err(trouble) = self.obey(&line) {
                self.console.say(format!("info string {trouble}"));
            }
        }
    }

    fn obey(&mut self, line: &str) -> Result<(), String> {
        let mut words = line.split_whitespace();
        match words.next() {
            None | Some("stop" | "ponderhit" | "debug" | "register") => {}
            Some("uci") => self.introduce(),
            Some("isready") => self.console.say("readyok"),
            Some("ucinewgame") => self.searcher = None,
            Some("setoption") => self.set_option(line)?,
            Some("position") => self.set_position(words)?,
            Some("go") => self.go(&Go::read(words)?),
            Some("d") => self.draw(),
            Some(word) => {
                return Err(format!("unknown command: {}", short(word)));
            }
        }
        Ok(())
    }

    fn introduce(&self) {
        let version = env!("CARGO_PKG_VERSION");
        self.console.say(format!("id name buddhibala {version}"));
        self.console.say("id author the buddhibala contributors");
        for option in Settings::describe() {
            self.console.say(option);
        }
        self.console.say("uciok");
    }

    fn set_option(&mut self, line: &str) -> Result<(), String> {
        let rest = line.split_once("name").map_or("", |(_, rest)| rest);
        let (name, value) = rest.split_once(" value ").unwrap_or((rest, ""));
        self.settings.set(name.trim(), value.trim())?;
        let rules = self.settings.rules().map_err(|error| error.to_string())?;
        self.searcher = None;
        if *self.position.rules() != rules {
            self.position = start(&rules);
            self.history.clear();
        }
        Ok(())
    }

    /// Sets up a position; when anything in the command is wrong, the old one stays.
    fn set_position(&mut self, mut words: SplitWhitespace) -> Result<(), String> {
        let rules = self.settings.rules().map_err(|error| error.to_string())?;
        let mut position = match words.next() {
            Some("startpos") => match words.next() {
                None | Some("moves") => start(&rules),
                Some(word) => return Err(format!("moves is expected, not \"{}\"", short(word))),
            },
            Some("fen") => {
                let fields = words.by_ref().take_while(|&word| word != "moves");
                let text: Vec<&str> = fields.collect();
                fen::read(&rules, &text.join(" ")).map_err(|error| error.to_string())?
            }
            _ => return Err("position needs startpos or fen".to_owned()),
        };
        let mut history = Vec::new();
        for text in words {
            let legal = position.legal_moves();
            let turn = read_move(&*position, &legal, text).map_err(|error| error.to_string())?;
            history.push(position.repetition_key());
            position.play(turn);
        }
        self.position = position;
        self.history = history;
        Ok(())
    }

    fn draw(&self) {
        let fen = fen::write(&*self.position);
        self.console.say(&fen);
        let rules = self.position.rules();
        if let Ok(game) = Game::with_options(rules.ruleset().id, rules.options(), Some(&fen)) {
            self.console.say(game.ascii().trim_end());
        }
    }

    fn go(&mut self, go: &Go) {
        let endless = go.is_endless(self.position.turn());
        self.console.begin_search(endless);
        if let Some(depth) = go.perft {
            self.perft(depth);
            return;
        }
        let proven = go.mate.and_then(|turns| self.prove(turns, go));
        let best = match proven {
            Some(turn) => Some(turn),
            None => self.search(go),
        };
        if endless {
            self.console.wait_for_stop();
        }
        let text = best.map_or("(none)".to_owned(), coordinates::write);
        self.console.say(format!("bestmove {text}"));
    }

    fn search(&mut self, go: &Go) -> Option<Move> {
        let player = self.position.turn();
        let second_thought = go.mate.map(|_| SECOND_THOUGHT);
        let time = go.time(player).unwrap_or(NO_LIMIT);
        let limits = Limits {
            depth: go.depth,
            nodes: go.nodes.or(second_thought),
            time_ms: Some(time - self.console.milliseconds()),
            lines: self.settings.lines,
            ..Limits::default()
        };
        let bytes = self.settings.hash << 20;
        let searcher = self.searcher.get_or_insert_with(|| Searcher::new(bytes));
        let console = &self.console;
        let report = searcher.analyse(
            &*self.position,
            &self.history,
            &limits,
            &|| console.clock(),
            &mut |report| tell(console, report),
        );
        if let Some(report) = &report {
            tell(console, report);
        }
        report.map(|report| report.best)
    }

    /// The first turn of a win within so many turns, if there is one.
    fn prove(&self, turns: u32, go: &Go) -> Option<Move> {
        let limits = SolveLimits {
            turns,
            nodes: go.nodes.unwrap_or(PROOF),
            ..SolveLimits::default()
        };
        let time = go.time(self.position.turn()).unwrap_or(f64::INFINITY);
        let is_over = || self.console.clock() >= time;
        let solution = solve_until(&*self.position, &limits, &is_over)?;
        match solution.proof {
            Proof::Win { turns } => self.tell_proof(&solution, turns),
            Proof::NoWin => {
                let sentence = format!("info string there is no win within {}", in_turns(turns));
                self.console.say(sentence);
            }
            Proof::Undecided { refuted } => {
                let sentence = format!(
                    "info string there is no win within {}, more is not known",
                    in_turns(refuted)
                );
                self.console.say(sentence);
            }
        }
        solution.keys().next().copied()
    }

    fn tell_proof(&self, solution: &Solution<Move>, turns: u32) {
        let mut pv = Vec::new();
        let mut branches = &solution.tree;
        while let Some(Branch { turn, next, .. }) = branches.iter().max_by_key(|it| length(it)) {
            pv.push(*turn);
            branches = next;
        }
        let line = Line {
            depth: 2 * turns - 1,
            score: Score::MateIn(turns.cast_signed()),
            nodes: solution.nodes,
            pv: &pv,
        };
        line.tell(&self.console, 1);
    }

    /// Counts sequences of so many plies, by their first turn and all together.
    fn perft(&self, depth: u32) {
        let mut total = 0;
        if depth == 0 {
            total = 1;
        } else {
            for turn in self.position.legal_moves() {
                let Some(nodes) = self.perft_after(&*self.position, turn, depth - 1) else {
                    self.console
                        .say("info string stopped before all were counted");
                    return;
                };
                self.console
                    .say(format!("{}: {nodes}", coordinates::write(turn)));
                total += nodes;
            }
        }
        self.console.say(format!("\nNodes searched: {total}\n"));
    }

    /// How many sequences go on after a turn; nothing when it was stopped.
    fn perft_after(&self, position: &dyn AnyPosition, turn: Move, depth: u32) -> Option<u64> {
        if self.console.is_stopped() {
            return None;
        }
        let mut after = position.boxed();
        after.play(turn);
        if depth < ASKING_DEPTH {
            return Some(after.perft(depth));
        }
        let turns = after.legal_moves();
        let counts = turns
            .iter()
            .map(|&turn| self.perft_after(&*after, turn, depth - 1));
        counts.sum()
    }

    #[cfg(test)]
    pub fn into_console(self) -> Console<W> {
        self.console
    }
}

fn in_turns(turns: u32) -> String {
    format!("{turns} turn{}", if turns == 1 { "" } else { "s" })
}

/// How many moves the longest line has.
fn length(branch: &Branch<Move>) -> usize {
    1 + branch.next.iter().map(length).max().unwrap_or_default()
}

/// What an `info` line tells.
struct Line<'a> {
    depth: u32,
    score: Score,
    nodes: u64,
    pv: &'a [Move],
}

impl Line<'_> {
    fn tell<W: Write>(&self, console: &Console<W>, number: usize) {
        let score = match self.score {
            Score::Cp(value) => format!("cp {value}"),
            Score::MateIn(turns) => format!("mate {turns}"),
        };
        let milliseconds = console.milliseconds();
        #[allow(clippy::cast_precision_loss)] // a rate
        let rate = self.nodes as f64 * 1000.0 / milliseconds.max(1.0);
        let pv: Vec<String> = self.pv.iter().copied().map(coordinates::write).collect();
        console.say(format!(
            "info depth {} multipv {number} score {score} nodes {} nps {rate:.0} time {milliseconds:.0} pv {}",
            self.depth,
            self.nodes,
            pv.join(" ")
        ));
    }
}

fn tell<W: Write>(console: &Console<W>, report: &Report) {
    let best = (report.score, &report.pv);
    let others = report.others.iter().map(|line| (line.score, &line.pv));
    for (at, (score, pv)) in std::iter::once(best).chain(others).enumerate() {
        let line = Line {
            depth: report.depth,
            score,
            nodes: report.nodes,
            pv,
        };
        line.tell(console, at + 1);
    }
}
