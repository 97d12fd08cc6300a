//! Nowhere does the search count on the sides taking turns: the one place where values change sides is tried here on
//! made-up games in which who moves next is thrown with dice.

use super::super::score::{Value, Window};
use super::Dice;
use crate::geometry::Color;

/// A made-up game: whose turn it is, and what each of his turns leads to; at the end what White gets.
enum Fork {
    End(Value),
    Turn(Color, Vec<Fork>),
}

impl Fork {
    fn throw(dice: &mut Dice, height: usize) -> Fork {
        if height == 0 || dice.roll(8) == 0 {
            let values: Value = 40;
            return Fork::End(i32::try_from(dice.roll(81)).expect("small") - values);
        }
        let color = Color::BOTH[dice.roll(2)];
        let width = 1 + dice.roll(4);
        Fork::Turn(
            color,
            (0..width).map(|_| Fork::throw(dice, height - 1)).collect(),
        )
    }

    /// What White gets if both play best.
    fn for_white(&self) -> Value {
        match self {
            Fork::End(value) => *value,
            Fork::Turn(Color::White, forks) => {
                forks.iter().map(Fork::for_white).max().expect("a turn")
            }
            Fork::Turn(Color::Black, forks) => {
                forks.iter().map(Fork::for_white).min().expect("a turn")
            }
        }
    }

    /// Whose value is asked for: at the end White's.
    fn mover(&self) -> Color {
        match self {
            Fork::End(_) => Color::White,
            Fork::Turn(color, _) => *color,
        }
    }

    /// The same for the player to move, by alpha-beta.
    fn by_windows(&self, window: Window, visited: &mut u32) -> Value {
        *visited += 1;
        let forks = match self {
            Fork::End(value) => return *value,
            Fork::Turn(_, forks) => forks,
        };
        let Window { mut alpha, beta } = window;
        let mut best = Value::MIN;
        for fork in forks {
            let passes = fork.mover() != self.mover();
            let value =
                Window { alpha, beta }.across(passes, |window| fork.by_windows(window, visited));
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    fn size(&self) -> u32 {
        match self {
            Fork::End(_) => 1,
            Fork::Turn(_, forks) => 1 + forks.iter().map(Fork::size).sum::<u32>(),
        }
    }
}

#[test]
fn one_side_may_move_several_times_in_a_row() {
    let mut dice = Dice(7);
    let (mut visited, mut size) = (0, 0);
    for _ in 0..2_000 {
        let game = Fork::throw(&mut dice, 6);
        let sign = if game.mover() == Color::White { 1 } else { -1 };
        assert_eq!(
            sign * game.by_windows(Window::FULL, &mut visited),
            game.for_white()
        );
        size += game.size();
    }
    assert!(
        visited < size / 2,
        "{visited} of {size}: nothing was cut off"
    );
}
