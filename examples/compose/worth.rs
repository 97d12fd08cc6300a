use buddhibala::Game;
use buddhibala::game::MoveInfo;
use buddhibala::rules::{Kind, Rules};
use buddhibala::search::Evaluation;

/// What the men of a game are worth.
pub struct Worth<'a> {
    rules: &'a Rules,
    evaluation: Evaluation,
}

impl<'a> Worth<'a> {
    pub fn by(rules: &'a Rules) -> Worth<'a> {
        Worth {
            rules,
            evaluation: Evaluation::new(rules),
        }
    }

    /// What a man of that letter is worth, in hundredths of a pawn.
    pub fn of(&self, letter: char) -> i32 {
        let kind = self.rules.kind(letter);
        kind.map_or(0, |kind| self.evaluation.value(kind))
    }

    /// What a turn takes.
    pub fn taken_by(&self, turn: &MoveInfo) -> i32 {
        let captures = turn.captures.iter();
        captures.map(|taken| self.of(taken.man.letter)).sum()
    }

    /// The letters of the officers that the player to move could win, the most valuable first.
    pub fn prey(&self, game: &Game) -> Vec<char> {
        let officer = |letter| {
            let kind = self.rules.kind(letter);
            kind.is_some_and(|kind| kind != Kind::KING && kind != self.rules.pawn())
        };
        let men = game.board().into_iter().map(|placed| placed.man);
        let enemies = men.filter(|man| man.color != game.turn() && officer(man.letter));
        let mut letters: Vec<char> = enemies.map(|man| man.letter).collect();
        letters.sort_by_key(|&letter| (-self.of(letter), letter));
        letters.dedup();
        letters
    }
}
