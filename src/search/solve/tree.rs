use super::branch::Branch;
use super::prove::{OutOfNodes, Prover};
use crate::geometry::Board;
use crate::position::Move;

/// The moves of the attacker that win in the shortest time.
pub(super) struct Wins {
    pub turns: Vec<Move>,
    /// Whether all others are refuted.
    pub complete: bool,
}

/// Writes the solution down, as long as nodes and branches last.
pub(super) struct Planter<'a, 'p, B: Board> {
    prover: &'a mut Prover<'p, B>,
    branches_left: usize,
    pub cut: bool,
}

impl<'a, 'p, B: Board> Planter<'a, 'p, B> {
    pub fn new(prover: &'a mut Prover<'p, B>, branches: usize) -> Planter<'a, 'p, B> {
        Planter {
            prover,
            branches_left: branches,
            cut: false,
        }
    }

    /// The moves that win within so many turns, fewer of which do not suffice. It is known that there is one.
    pub fn wins(&mut self, turns: u32) -> Wins {
        let mut turns_won = Vec::new();
        let complete = self.gather_wins(turns, &mut turns_won).is_ok();
        self.cut |= !complete;
        if turns_won.is_empty() {
            turns_won.extend(self.prover.remembered_win());
        }
        Wins {
            turns: turns_won,
            complete,
        }
    }

    fn gather_wins(&mut self, turns: u32, won: &mut Vec<Move>) -> Result<(), OutOfNodes> {
        for turn in self.prover.ordered_attacks(turns)? {
            if self.prover.wins(turn, turns)? {
                won.push(turn);
            }
        }
        Ok(())
    }

    /// The first moves of the solution: the keys, whether there is room for them or not.
    pub fn root(&mut self, wins: Wins, turns: u32) -> Vec<Branch<Move>> {
        self.take(wins.turns.len());
        self.attacks(wins, turns)
    }

    /// The attacker's moves, the first of them with all that follows.
    fn attacks(&mut self, wins: Wins, turns: u32) -> Vec<Branch<Move>> {
        let mut branches: Vec<Branch<Move>> = wins
            .turns
            .into_iter()
            .enumerate()
            .map(|(at, turn)| Branch::bare(turn, at > 0))
            .collect();
        if let Some(main) = branches.first_mut() {
            self.grow_attack(main, turns);
        }
        branches
    }

    fn grow_attack(&mut self, branch: &mut Branch<Move>, turns: u32) {
        let undo = self.prover.position.make(branch.turn);
        branch.end = self.prover.position.outcome();
        if branch.end.is_none() {
            branch.next = if self.prover.position.turn() == self.prover.attacker {
                self.shortest_attacks(turns)
            } else {
                self.defences(turns - 1)
            };
        }
        self.prover.position.unmake(undo);
    }

    /// Every answer with all that follows, or none if there is no room for them.
    fn defences(&mut self, turns: u32) -> Vec<Branch<Move>> {
        let answers = self.prover.position.legal_moves();
        if !self.take(answers.len()) {
            return Vec::new();
        }
        let mut branches = Vec::with_capacity(answers.len());
        for turn in answers {
            let mut branch = Branch::bare(turn, false);
            let undo = self.prover.position.make(turn);
            branch.next = if self.prover.position.turn() == self.prover.attacker {
                self.shortest_attacks(turns)
            } else {
                self.defences(turns)
            };
            self.prover.position.unmake(undo);
            branches.push(branch);
        }
        branches
    }

    fn shortest_attacks(&mut self, turns: u32) -> Vec<Branch<Move>> {
        for within in 1..=turns {
            match self.prover.attack(within) {
                Ok(true) if self.branches_left > 0 => {
                    let wins = self.wins(within);
                    if self.take(wins.turns.len()) {
                        return self.attacks(wins, within);
                    }
                    break;
                }
                Ok(false) => {}
                Ok(true) | Err(OutOfNodes) => break,
            }
        }
        self.cut = true;
        Vec::new()
    }

    /// Whether there is room for so many branches, which are then taken.
    fn take(&mut self, branches: usize) -> bool {
        let left = self.branches_left.checked_sub(branches);
        self.branches_left = left.unwrap_or_default();
        self.cut |= left.is_none();
        left.is_some()
    }
}
