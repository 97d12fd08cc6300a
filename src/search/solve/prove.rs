use super::SolveLimits;
use super::memory::Memory;
use crate::geometry::{Board, Color, Square};
use crate::position::{Grade, Move, Outcome, Position};
use crate::rules::MAX_KINDS;

/// Behind every check, whatever answers there are to it.
const QUIET: u32 = 1 << 10;

/// How much a capture is ahead among the answers.
const CAPTURE: u32 = 64;

/// After so many nodes it is asked whether to stop.
const ASKING_NODES: u64 = 1024;

/// The limit of nodes was met, or it was told to stop, so nothing is known.
pub(super) struct OutOfNodes;

/// A turn that may be tried, the lower the rank the earlier.
#[derive(Clone, Copy)]
struct Candidate {
    turn: Move,
    rank: u32,
}

/// A proof under way: the position that it has come to, and what it has proven before.
///
/// When a question cannot be answered the position is as before.
pub(super) struct Prover<'a, B: Board> {
    pub position: Position<B>,
    pub attacker: Color,
    lesser: bool,
    memory: Memory,
    most_nodes: u64,
    stop: &'a dyn Fn() -> bool,
    pub nodes: u64,
    generated: Vec<Move>,
    /// The turns of all positions on the way, those of the last one at the end.
    candidates: Vec<Candidate>,
    /// How often a man's going to a square held against an attack.
    held: Vec<u32>,
}

impl<'a, B: Board> Prover<'a, B> {
    pub fn new(
        position: &Position<B>,
        limits: &SolveLimits,
        stop: &'a dyn Fn() -> bool,
    ) -> Prover<'a, B> {
        Prover {
            position: position.clone(),
            attacker: position.turn(),
            lesser: limits.lesser,
            memory: Memory::new(limits.nodes),
            most_nodes: limits.nodes,
            stop,
            nodes: 0,
            generated: Vec::new(),
            candidates: Vec::new(),
            held: vec![0; MAX_KINDS * Square::COUNT],
        }
    }

    /// Whether the attacker, who is to move, wins within so many of his turns.
    pub fn attack(&mut self, turns: u32) -> Result<bool, OutOfNodes> {
        let key = self.position.hash();
        let known = self.memory.find(key);
        if let Some(won) = known.verdict(turns) {
            return Ok(won);
        }
        for within in known.refuted() + 1..=turns {
            let start = self.generate();
            let winning = self
                .rate_attacks(start, within, known.best)
                .and_then(|()| self.first_win(start, within));
            self.candidates.truncate(start);
            let winning = winning?;
            self.memory.store(key, within, winning.is_some(), winning);
            if winning.is_some() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether the defender, who is to move, is lost within so many turns of the attacker.
    fn defend(&mut self, turns: u32) -> Result<bool, OutOfNodes> {
        let key = self.position.hash();
        let known = self.memory.find(key);
        if let Some(won) = known.verdict(turns) {
            return Ok(won);
        }
        let start = self.generate();
        if start == self.candidates.len() {
            return Ok(self.is_win(self.position.outcome()));
        }
        self.rate_defences(start, known.best);
        let holding = self.first_hold(start, turns);
        self.candidates.truncate(start);
        let holding = holding?;
        self.memory.store(key, turns, holding.is_none(), holding);
        Ok(holding.is_none())
    }

    /// Whether a turn of the attacker wins within `turns`, of which it is the first or a part of the first.
    pub fn wins(&mut self, turn: Move, turns: u32) -> Result<bool, OutOfNodes> {
        self.count()?;
        let undo = self.position.make(turn);
        let won = if self.position.turn() == self.attacker {
            self.attack(turns)
        } else if turns > 1 {
            self.defend(turns - 1)
        } else {
            Ok(self.has_won())
        };
        self.position.unmake(undo);
        won
    }

    /// Whether an answer of the defender holds against `turns` more of the attacker.
    fn holds(&mut self, turn: Move, turns: u32) -> Result<bool, OutOfNodes> {
        self.count()?;
        let undo = self.position.make(turn);
        let won = if self.position.turn() == self.attacker {
            self.attack(turns)
        } else {
            self.defend(turns)
        };
        self.position.unmake(undo);
        won.map(|won| !won)
    }

    fn first_win(&mut self, start: usize, turns: u32) -> Result<Option<Move>, OutOfNodes> {
        for at in start..self.candidates.len() {
            let turn = self.pick(at);
            if self.wins(turn, turns)? {
                return Ok(Some(turn));
            }
        }
        Ok(None)
    }

    fn first_hold(&mut self, start: usize, turns: u32) -> Result<Option<Move>, OutOfNodes> {
        for at in start..self.candidates.len() {
            let turn = self.pick(at);
            if self.holds(turn, turns)? {
                let place = self.place(turn);
                self.held[place] = self.held[place].saturating_add(1);
                return Ok(Some(turn));
            }
        }
        Ok(None)
    }

    /// The turn by which the attacker, who is to move, is known to win.
    pub fn remembered_win(&self) -> Option<Move> {
        let known = self.memory.find(self.position.hash());
        let won = known.verdict(SolveLimits::MOST_TURNS) == Some(true);
        known
            .best
            .filter(|&turn| won && self.position.is_legal(turn))
    }

    /// The turns of the attacker in the order in which they are tried.
    pub fn ordered_attacks(&mut self, turns: u32) -> Result<Vec<Move>, OutOfNodes> {
        let best = self.memory.find(self.position.hash()).best;
        let start = self.generate();
        let rated = self.rate_attacks(start, turns, best);
        let ordered = (start..self.candidates.len())
            .map(|at| self.pick(at))
            .collect();
        self.candidates.truncate(start);
        rated.map(|()| ordered)
    }

    /// Checks first, of them and of the others those that leave the fewest answers. The last turn is not worth rating.
    fn rate_attacks(
        &mut self,
        start: usize,
        turns: u32,
        best: Option<Move>,
    ) -> Result<(), OutOfNodes> {
        for at in start..self.candidates.len() {
            let turn = self.candidates[at].turn;
            self.candidates[at].rank = if Some(turn) == best || turns == 1 {
                0
            } else {
                self.count()?;
                let undo = self.position.make(turn);
                let check = self.position.is_check();
                let answers = self.position.count_legal_moves();
                self.position.unmake(undo);
                1 + answers + if check { 0 } else { QUIET }
            };
        }
        Ok(())
    }

    /// What has often held goes first.
    fn rate_defences(&mut self, start: usize, best: Option<Move>) {
        for at in start..self.candidates.len() {
            let turn = self.candidates[at].turn;
            self.candidates[at].rank = if Some(turn) == best {
                0
            } else {
                let captures = self.position.piece_at(turn.to).is_some();
                let promise = self.held[self.place(turn)].min(u32::MAX / 2)
                    + if captures { CAPTURE } else { 0 };
                u32::MAX - promise
            };
        }
    }

    /// Where a man's going to a square is counted.
    fn place(&self, turn: Move) -> usize {
        let mover = self.position.piece_at(turn.from);
        let kind = mover.map_or(0, |man| man.kind.index());
        kind * Square::COUNT + turn.to.index()
    }

    /// Puts the legal turns at the end of the candidates, and tells where they start.
    fn generate(&mut self) -> usize {
        let start = self.candidates.len();
        self.position.legal_moves_into(&mut self.generated);
        let turns = self.generated.drain(..);
        self.candidates
            .extend(turns.map(|turn| Candidate { turn, rank: 0 }));
        start
    }

    /// Brings the first of the candidates from `at` on to `at`.
    fn pick(&mut self, at: usize) -> Move {
        let mut first = at;
        for other in at + 1..self.candidates.len() {
            if self.candidates[other].rank < self.candidates[first].rank {
                first = other;
            }
        }
        self.candidates.swap(at, first);
        self.candidates[at].turn
    }

    fn count(&mut self) -> Result<(), OutOfNodes> {
        if self.nodes >= self.most_nodes {
            return Err(OutOfNodes);
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(ASKING_NODES) && (self.stop)() {
            self.most_nodes = self.nodes;
        }
        Ok(())
    }

    /// Whether the attacker has won by what he just did.
    fn has_won(&self) -> bool {
        let position = &self.position;
        let may_be_over = position.is_check()
            || position.end_of_play().is_some()
            || position.loses_by_stalemate();
        may_be_over && self.is_win(position.outcome())
    }

    fn is_win(&self, outcome: Option<Outcome>) -> bool {
        match outcome {
            Some(Outcome::Won { winner, grade, .. }) => {
                winner == self.attacker && (self.lesser || grade == Grade::Full)
            }
            Some(Outcome::Drawn { .. }) | None => false,
        }
    }
}
