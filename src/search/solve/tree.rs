use super::branch::Branch;
use super::prove::Prover;
use crate::geometry::Board;
use crate::position::Move;

/// The moves of the attacker that win in the shortest time, one at least.
pub(super) struct Wins {
    pub turns: Vec<Move>,
    /// Whether all others are refuted.
    pub complete: bool,
}

/// Writes the solution down, as long as nodes and branches last.
pub(super) struct Planter<'a, B: Board> {
    prover: &'a mut Prover<B>,
    branches_left: usize,
    pub cut: bool,
}

impl<'a, B: Board> Planter<'a, B> {
    pub fn new(prover: &'a mut Prover<B>, branches: usize) -> Planter<'a, B> {
        Planter {
            prover,
            branches_left: branches,
            cut: false,
        }
    }

    /// The moves that win within so many turns, fewer of which do not suffice. It is known that there is one.
    pub fn wins(&mut self, turns: u32) -> Wins {
        let ordered = self.prover.ordered_attacks(turns);
        let mut wins = Wins {
            turns: Vec::new(),
            complete: true,
        };
        for turn in ordered {
            match self.prover.wins(turn, turns) {
                Some(true) => wins.turns.push(turn),
                Some(false) => {}
                None => {
                    wins.complete = false;
                    self.cut = true;
                    break;
                }
            }
        }
        wins
    }

    /// The attacker's moves, the first of them with all that follows.
    pub fn attacks(&mut self, wins: Wins, turns: u32) -> Vec<Branch<Move>> {
        self.take(wins.turns.len());
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
                Some(true) if self.branches_left > 0 => {
                    let wins = self.wins(within);
                    return self.attacks(wins, within);
                }
                Some(false) => {}
                Some(true) | None => break,
            }
        }
        self.cut = true;
        Vec::new()
    }

    /// Whether there is room for so many branches, which are then taken.
    fn take(&mut self, branches: usize) -> bool {
        match self.branches_left.checked_sub(branches) {
            Some(left) => {
                self.branches_left = left;
                true
            }
            None => {
                self.branches_left = 0;
                self.cut = true;
                false
            }
        }
    }
}
