use buddhibala::Game;
use buddhibala::geometry::Square;
use buddhibala::rules;

/// A game has gone on for fewer moves than this.
const MOST_MOVES: usize = 48;

/// Bytes from which decisions are taken, one after the other.
pub struct Bytes<'a>(pub &'a [u8]);

impl Bytes<'_> {
    pub fn next(&mut self) -> Option<usize> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first.into())
    }

    /// One of the games.
    pub fn variant(&mut self) -> &'static str {
        let all = rules::all();
        all[self.next().unwrap_or(0) % all.len()].id
    }

    /// All that is left.
    pub fn text(&mut self) -> String {
        String::from_utf8_lossy(std::mem::take(&mut self.0)).into_owned()
    }

    /// One of the game's options each, as the bytes say, or its usual value.
    pub fn options(&mut self, variant: &str) -> Vec<(&'static str, &'static str)> {
        let ruleset = rules::find(variant).expect("a game");
        let options = ruleset.options.iter();
        options
            .map(|option| {
                let value = self.next().unwrap_or(0) % option.values.len();
                (option.name, option.values[value].name)
            })
            .collect()
    }

    /// A game in which some moves have been played.
    pub fn game(&mut self) -> Game {
        let variant = self.variant();
        let options = self.options(variant);
        let mut game = Game::with_options(variant, options, None).expect("a start");
        for _ in 0..self.next().unwrap_or(0) % MOST_MOVES {
            let Some(at) = self.next() else {
                break;
            };
            play(&mut game, at);
        }
        game
    }

    /// A square of the game's board.
    pub fn square(&mut self, game: &Game) -> Option<Square> {
        let byte = self.next()?;
        game.rules().ruleset().board.squares().nth(byte)
    }
}

/// Plays one of the legal moves, if there is one.
pub fn play(game: &mut Game, at: usize) {
    let moves = game.legal_moves();
    if let Some(turn) = at.checked_rem(moves.len()).and_then(|at| moves.get(at)) {
        game.play(&turn.uci).expect("a legal move");
    }
}
