use std::collections::BTreeMap;

use buddhibala::Game;
use buddhibala::game::Man;
use buddhibala::geometry::{BoardId, Color, Square};
use buddhibala::position::{Piece, Placement};
use buddhibala::rules::{Kind, Rules};

use crate::arguments::Arguments;
use crate::dice::Dice;

/// How many men a setting has, Kings included.
const FEWEST: usize = 4;
const MOST: usize = 11;
/// A King is set to the edge or beside it so often in so many settings, where mates are.
const AT_EDGE: usize = 3;
const OF: usize = 4;
/// How many files and ranks away from him the others stand at most.
const REACH: u8 = 4;

/// Where men stand.
pub type Men = BTreeMap<Square, Man>;

/// Men on a board, in a position that the rules allow.
pub struct Setting<'a> {
    pub arguments: &'a Arguments,
    pub game: Game,
    pub fen: String,
    /// Where it is from, if it is no random one.
    pub source: Option<String>,
}

impl<'a> Setting<'a> {
    /// Sets men up at random; nothing if no game comes to that.
    pub fn roll(arguments: &'a Arguments, dice: &mut Dice) -> Option<Setting<'a>> {
        let rules = &arguments.rules;
        let mut men = Men::new();
        let prey = place_of_king(arguments.board(), dice)?;
        men.insert(prey, man(Color::Black, 'K'));
        // The other men stand near the King who is to be mated, or on a large board they would seldom meet.
        let mut put = |man: Man, dice: &mut Dice| {
            let square = near(prey, arguments.board(), dice)?;
            men.entry(square).or_insert(man);
            Some(())
        };
        put(man(Color::White, 'K'), dice)?;
        let kinds: Vec<Kind> = rules.kinds().filter(|&kind| kind != Kind::KING).collect();
        for _ in 2..FEWEST + dice.roll(MOST - FEWEST + 1)? {
            put(any_man(rules, &kinds, dice)?, dice)?;
        }
        let counts = arguments.counts.replace("MOVED", &two_of_white(&men));
        let fields = format!("w {} - 0 1 {counts}", arguments.leaps);
        let game = set_up(rules, &men, &fields)?;
        Some(Setting {
            arguments,
            fen: game.fen(),
            game,
            source: None,
        })
    }

    /// A position of a game.
    pub fn of_game(arguments: &'a Arguments, fen: String, source: String) -> Option<Setting<'a>> {
        Some(Setting {
            arguments,
            game: Game::with_rules(&arguments.rules, Some(&fen)).ok()?,
            fen,
            source: Some(source),
        })
    }

    /// The same with other men.
    pub fn with(&self, men: &Men) -> Option<Game> {
        let (_, fields) = self.fen.split_once(' ')?;
        set_up(&self.arguments.rules, men, fields)
    }
}

impl Arguments {
    fn board(&self) -> BoardId {
        self.rules.ruleset().board
    }
}

/// A game with these men, and with the other fields of a FEN.
fn set_up(rules: &Rules, men: &Men, fields: &str) -> Option<Game> {
    let mut placement = Placement::EMPTY;
    for (&square, man) in men {
        let (color, kind) = (man.color, rules.kind(man.letter)?);
        placement.set(square, Some(Piece { color, kind }));
    }
    let fen = format!("{} {fields}", placement.text(rules));
    Game::with_rules(rules, Some(&fen)).ok()
}

/// The squares of the first two of White's men, who have moved where `moved=MOVED` is asked for.
fn two_of_white(men: &Men) -> String {
    let white = men.iter().filter(|(_, man)| man.color == Color::White);
    let mut squares: Vec<Square> = white.take(2).map(|(&square, _)| square).collect();
    squares.sort_by_key(|square| (square.file(), square.rank()));
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    names.join(",")
}

const fn man(color: Color, letter: char) -> Man {
    Man { color, letter }
}

fn place_of_king(board: BoardId, dice: &mut Dice) -> Option<Square> {
    let (files, ranks) = (board.files(), board.ranks());
    let (mut file, mut rank) = (roll(dice, files)?, roll(dice, ranks)?);
    if dice.roll(OF)? < AT_EDGE {
        match dice.roll(4)? {
            0 => file = roll(dice, 2)?,
            1 => file = files - 1 - roll(dice, 2)?,
            2 => rank = roll(dice, 2)?,
            _ => rank = ranks - 1 - roll(dice, 2)?,
        }
    }
    Square::new(file, rank)
}

/// A square within so many files and ranks.
fn near(of: Square, board: BoardId, dice: &mut Dice) -> Option<Square> {
    let mut along = |at: u8, length: u8| -> Option<u8> {
        let low = at.saturating_sub(REACH);
        let high = (at + REACH).min(length - 1);
        Some(low + roll(dice, high - low + 1)?)
    };
    Square::new(
        along(of.file(), board.files())?,
        along(of.rank(), board.ranks())?,
    )
}

/// A man of either side: pawns twice as often as any other kind, and rather more men for the side that is to win.
fn any_man(rules: &Rules, kinds: &[Kind], dice: &mut Dice) -> Option<Man> {
    let at = dice.roll(kinds.len() + 1)?;
    let kind = kinds.get(at).copied().unwrap_or(rules.pawn());
    let color = if dice.roll(5)? < 3 {
        Color::White
    } else {
        Color::Black
    };
    Some(man(color, rules.letter(kind)))
}

fn roll(dice: &mut Dice, sides: u8) -> Option<u8> {
    u8::try_from(dice.roll(sides.into())?).ok()
}
