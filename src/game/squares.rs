use super::describe::path;
use super::{Game, MoveInfo, PlayError};
use crate::geometry::Square;
use crate::notation::{MoveError, coordinates, way};
use crate::position::Move;

impl Game {
    /// Plays the move of the man on `from` who goes to `to`, and forgets what was undone. A removal has the same square
    /// twice.
    ///
    /// `via` lists every square on the way, both ends among them, where those two leave a choice; none or two of them are a
    /// turn of one step, which is also meant where nothing is said.
    ///
    /// ```
    /// use buddhibala::Game;
    /// let mut game = Game::with_options("chadarangam", [], Some("8/1P5k/8/8/8/8/8/6K1 w"))?;
    /// game.play_squares("b7", "b8", None).unwrap_err();
    /// assert_eq!(game.play_squares("b7", "b8", Some(&["b7", "b8", "d7"]))?.uci, "b7b8d7");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the game is over, a text names no square of the board, or no legal move or more than one fits; the game is then as
    /// before.
    pub fn play_squares(
        &mut self,
        from: &str,
        to: &str,
        via: Option<&[&str]>,
    ) -> Result<MoveInfo, PlayError> {
        let ends = [self.square(from)?, self.square(to)?];
        let via = via.map(|via| self.squares(via)).transpose()?;
        self.check_running()?;
        let legal = self.position.legal_moves();
        let fits = |turn: &Move| {
            let told = via.as_deref().unwrap_or_default();
            [turn.from, turn.to] == ends && told == &path(*turn)[..]
        };
        let text = || [from, to].concat();
        if let Some(&turn) = legal.iter().find(|turn| fits(turn)) {
            return Ok(self.make(&legal, turn));
        }
        let alike = legal.iter().filter(|turn| [turn.from, turn.to] == ends);
        let alike: Vec<Move> = alike.copied().collect();
        match (&alike[..], &via) {
            (&[turn], None) => Ok(self.make(&legal, turn)),
            ([_, ..], None) => Err(PlayError::Move(MoveError::Ambiguous {
                text: text(),
                candidates: alike.into_iter().map(coordinates::write).collect(),
            })),
            _ => {
                let then = via.and_then(|via| via.get(2).copied());
                let refusal = way(&*self.position, &legal, ends, then);
                let (position, from) = (&*self.position, Some(ends[0]));
                let error = MoveError::illegal(position, &legal, &text(), from, Some(refusal));
                Err(PlayError::Move(error))
            }
        }
    }

    /// The squares of a way of more than one step; none for one step.
    fn squares(&self, names: &[&str]) -> Result<Vec<Square>, PlayError> {
        let squares: Result<Vec<Square>, PlayError> =
            names.iter().map(|name| self.square(name)).collect();
        squares.map(|squares| {
            if squares.len() > 2 {
                squares
            } else {
                Vec::new()
            }
        })
    }
}
