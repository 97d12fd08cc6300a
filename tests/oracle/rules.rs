//! The games and their options, as far as a referee must tell them apart.

use std::collections::BTreeMap;

/// The options that differ from their defaults, by name.
pub type Options = BTreeMap<String, String>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Game {
    Krida,
    Shatranj14,
}

/// K3 and S1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stalemate {
    Draw,
    RemoveJailer,
    RemoveAny,
}

/// K4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BareKing {
    PlayOn,
    LesserWin,
    Win,
}

/// K1 and S2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Promotion {
    /// To a Mantri, on the far rank where it is marked, else back on the square left.
    Mantri,
    Wazir,
    Stays,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    pub game: Game,
    pub files: i32,
    pub ranks: i32,
    pub stalemate: Stalemate,
    pub bare_king: BareKing,
    /// K5; 0: checks are not counted.
    pub check_limit: u32,
    pub promotion: Promotion,
    /// S3.
    pub dahja_is_bishop: bool,
    pub start: &'static str,
}

impl Rules {
    /// # Panics
    /// On a name that is no game, option or value: the tests ask for none.
    pub fn new(variant: &str, options: &Options) -> Rules {
        let mut rules = match variant {
            "krida" => Rules {
                game: Game::Krida,
                files: 8,
                ranks: 8,
                stalemate: Stalemate::RemoveJailer,
                bare_king: BareKing::LesserWin,
                check_limit: 64,
                promotion: Promotion::Mantri,
                dahja_is_bishop: false,
                start: "rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w - - 0 1",
            },
            "shatranj-14" => Rules {
                game: Game::Shatranj14,
                files: 14,
                ranks: 14,
                stalemate: Stalemate::Draw,
                bare_king: BareKing::PlayOn,
                check_limit: 0,
                promotion: Promotion::Wazir,
                dahja_is_bishop: false,
                start: "rndtbmkwsbtdnr/pppppppppppppp/14/14/14/14/14/14/14/14/14/14/PPPPPPPPPPPPPP/RNDTBSWKMBTDNR w - - 0 1",
            },
            _ => panic!("no referee for {variant}"),
        };
        for (name, value) in options {
            match (variant, name.as_str(), value.as_str()) {
                ("krida", "stalemate", "remove-jailer") => {
                    rules.stalemate = Stalemate::RemoveJailer;
                }
                ("krida", "stalemate", "remove-any") => rules.stalemate = Stalemate::RemoveAny,
                ("krida", "stalemate", "draw") => rules.stalemate = Stalemate::Draw,
                ("krida", "bareKing", "lesser-win") => rules.bare_king = BareKing::LesserWin,
                ("krida", "bareKing", "win") => rules.bare_king = BareKing::Win,
                ("krida", "bareKing", "play-on") => rules.bare_king = BareKing::PlayOn,
                ("krida", "checkLimit", "64") => rules.check_limit = 64,
                ("krida", "checkLimit", "0") => rules.check_limit = 0,
                ("krida", "array", "facing") | ("shatranj-14", "promotion", "wazir") => {}
                ("krida", "array", "crosswise") => {
                    rules.start = "rnckmcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w - - 0 1";
                }
                ("shatranj-14", "promotion", "none") => rules.promotion = Promotion::Stays,
                ("shatranj-14", "dahja", "rook") => rules.dahja_is_bishop = false,
                ("shatranj-14", "dahja", "bishop") => rules.dahja_is_bishop = true,
                _ => panic!("{variant} has no option {name}={value}"),
            }
        }
        rules
    }

    /// The letters of the men, the King and the pawn among them, and how many of each the array has.
    pub fn men(&self) -> &'static [(char, usize)] {
        match self.game {
            Game::Krida => &[('K', 1), ('M', 1), ('C', 2), ('N', 2), ('R', 2), ('P', 8)],
            Game::Shatranj14 => &[
                ('K', 1),
                ('M', 1),
                ('W', 1),
                ('S', 1),
                ('R', 2),
                ('D', 2),
                ('T', 2),
                ('B', 2),
                ('N', 2),
                ('P', 14),
            ],
        }
    }

    /// The officer that a pawn may become.
    pub fn promoted(&self) -> Option<char> {
        match self.promotion {
            Promotion::Mantri => Some('M'),
            Promotion::Wazir => Some('W'),
            Promotion::Stays => None,
        }
    }

    pub fn bare_king_ends(&self) -> bool {
        self.bare_king != BareKing::PlayOn
    }
}
