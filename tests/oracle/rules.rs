//! The games and their options, as far as a referee must tell them apart.

use std::collections::BTreeMap;

/// The options that differ from their defaults, by name.
pub type Options = BTreeMap<String, String>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Game {
    Krida,
    Chadarangam,
    Shatranj14,
}

/// K3, C9 and S1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stalemate {
    Draw,
    RemoveJailer,
    RemoveAny,
    /// A side with King and pawns only loses, any other draws.
    PawnsOnlyLose,
}

/// K4 and C9.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BareKing {
    PlayOn,
    Draw,
    LesserWin,
    Win,
}

/// K1, C3 and S2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Promotion {
    /// To a Mantri, on the far rank where it is marked, else back on the square left.
    Mantri,
    /// To the officer of the file, if there is a place for it.
    ByFile,
    Wazir,
    Stays,
}

/// C1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leap {
    None,
    NoCapture,
    MayCapture,
}

/// C4: what a pawn does for which there is no place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FarRank {
    Wait,
    NoAdvance,
}

/// C5.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NewKnight {
    Stays,
    MayMove,
    MustMove,
}

/// C6: whether a King with pawns only may be checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PawnsOnly {
    NoCheck,
    CheckAllowed,
}

/// C7: whose only officer cannot be captured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mastu {
    None,
    /// That of a side without pawns.
    Alone,
    Officer,
}

/// C8.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Capture {
    MaraMari,
    MaddatMari,
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
    pub leap: Leap,
    /// C2: the moves in a row of each side at the beginning.
    pub opening: u32,
    pub far_rank: FarRank,
    pub new_knight: NewKnight,
    pub pawns_only: PawnsOnly,
    pub mastu: Mastu,
    pub capture: Capture,
    /// The men of the start position.
    pub array: &'static str,
}

/// A game without any clause, in which a pawn that arrives stays a pawn.
const PLAIN: Rules = Rules {
    game: Game::Shatranj14,
    files: 8,
    ranks: 8,
    stalemate: Stalemate::Draw,
    bare_king: BareKing::PlayOn,
    check_limit: 0,
    promotion: Promotion::Stays,
    dahja_is_bishop: false,
    leap: Leap::None,
    opening: 0,
    far_rank: FarRank::Wait,
    new_knight: NewKnight::Stays,
    pawns_only: PawnsOnly::CheckAllowed,
    mastu: Mastu::None,
    capture: Capture::MaraMari,
    array: "",
};

const KRIDA: Rules = Rules {
    game: Game::Krida,
    stalemate: Stalemate::RemoveJailer,
    bare_king: BareKing::LesserWin,
    check_limit: 64,
    promotion: Promotion::Mantri,
    array: "rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR",
    ..PLAIN
};

const CHADARANGAM: Rules = Rules {
    game: Game::Chadarangam,
    promotion: Promotion::ByFile,
    leap: Leap::MayCapture,
    opening: 3,
    new_knight: NewKnight::MustMove,
    pawns_only: PawnsOnly::NoCheck,
    mastu: Mastu::Officer,
    array: "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
    ..PLAIN
};

const SHATRANJ_14: Rules = Rules {
    files: 14,
    ranks: 14,
    promotion: Promotion::Wazir,
    array: "rndtbmkwsbtdnr/pppppppppppppp/14/14/14/14/14/14/14/14/14/14/PPPPPPPPPPPPPP/RNDTBSWKMBTDNR",
    ..PLAIN
};

impl Rules {
    /// # Panics
    /// On a name that is no game, option or value: the tests ask for none.
    pub fn new(variant: &str, options: &Options) -> Rules {
        let mut rules = match variant {
            "krida" => KRIDA,
            "chadarangam" => CHADARANGAM,
            "shatranj-14" => SHATRANJ_14,
            _ => panic!("no referee for {variant}"),
        };
        for (name, value) in options {
            let known = match rules.game {
                Game::Krida => rules.choose_for_krida(name, value),
                Game::Chadarangam => rules.choose_for_chadarangam(name, value),
                Game::Shatranj14 => rules.choose_for_shatranj_14(name, value),
            };
            assert!(known, "{variant} has no option {name}={value}");
        }
        rules
    }

    /// Whether there is such an option with such a value.
    fn choose_for_krida(&mut self, name: &str, value: &str) -> bool {
        match (name, value) {
            ("stalemate", "remove-jailer") => self.stalemate = Stalemate::RemoveJailer,
            ("stalemate", "remove-any") => self.stalemate = Stalemate::RemoveAny,
            ("stalemate", "draw") => self.stalemate = Stalemate::Draw,
            ("bareKing", "lesser-win") => self.bare_king = BareKing::LesserWin,
            ("bareKing", "win") => self.bare_king = BareKing::Win,
            ("bareKing", "play-on") => self.bare_king = BareKing::PlayOn,
            ("checkLimit", "64") => self.check_limit = 64,
            ("checkLimit", "0") => self.check_limit = 0,
            ("array", "facing") => self.array = KRIDA.array,
            ("array", "crosswise") => {
                self.array = "rnckmcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR";
            }
            _ => return false,
        }
        true
    }

    fn choose_for_chadarangam(&mut self, name: &str, value: &str) -> bool {
        match (name, value) {
            ("leap", "may-capture") => self.leap = Leap::MayCapture,
            ("leap", "no-capture") => self.leap = Leap::NoCapture,
            ("leap", "none") => self.leap = Leap::None,
            ("opening", "0") => self.opening = 0,
            ("opening", "1") => self.opening = 1,
            ("opening", "2") => self.opening = 2,
            ("opening", "3") => self.opening = 3,
            ("farRank", "wait") => self.far_rank = FarRank::Wait,
            ("farRank", "no-advance") => self.far_rank = FarRank::NoAdvance,
            ("newKnight", "must-move") => self.new_knight = NewKnight::MustMove,
            ("newKnight", "may-move") => self.new_knight = NewKnight::MayMove,
            ("newKnight", "stays") => self.new_knight = NewKnight::Stays,
            ("pawnsOnly", "no-check") => self.pawns_only = PawnsOnly::NoCheck,
            ("pawnsOnly", "check-allowed") => self.pawns_only = PawnsOnly::CheckAllowed,
            ("mastu", "officer") => self.mastu = Mastu::Officer,
            ("mastu", "alone") => self.mastu = Mastu::Alone,
            ("mastu", "none") => self.mastu = Mastu::None,
            ("capture", "mara-mari") => self.capture = Capture::MaraMari,
            ("capture", "maddat-mari") => self.capture = Capture::MaddatMari,
            ("pawnsOnlyStalemate", "draw") => self.stalemate = Stalemate::Draw,
            ("pawnsOnlyStalemate", "win") => self.stalemate = Stalemate::PawnsOnlyLose,
            ("bareKing", "play-on") => self.bare_king = BareKing::PlayOn,
            ("bareKing", "draw") => self.bare_king = BareKing::Draw,
            ("bareKing", "lesser-win") => self.bare_king = BareKing::LesserWin,
            _ => return false,
        }
        true
    }

    fn choose_for_shatranj_14(&mut self, name: &str, value: &str) -> bool {
        match (name, value) {
            ("promotion", "wazir") => self.promotion = Promotion::Wazir,
            ("promotion", "none") => self.promotion = Promotion::Stays,
            ("dahja", "rook") => self.dahja_is_bishop = false,
            ("dahja", "bishop") => self.dahja_is_bishop = true,
            _ => return false,
        }
        true
    }

    /// The FEN of the start position.
    pub fn start(&self) -> String {
        let leap = match self.leap {
            Leap::None => "-",
            Leap::NoCapture | Leap::MayCapture => "Kk",
        };
        let opening = match self.opening {
            0 => String::new(),
            moves => format!(" opening={moves},{moves}"),
        };
        format!("{} w {leap} - 0 1{opening}", self.array)
    }

    /// The letters of the men, the King and the pawn among them, and how many of each the array has.
    pub fn men(&self) -> &'static [(char, usize)] {
        match self.game {
            Game::Krida => &[('K', 1), ('M', 1), ('C', 2), ('N', 2), ('R', 2), ('P', 8)],
            Game::Chadarangam => &[('K', 1), ('Q', 1), ('R', 2), ('B', 2), ('N', 2), ('P', 8)],
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

    /// How many men of this letter the array has.
    pub fn number_in_array(&self, letter: char) -> usize {
        let men = self.men().iter();
        men.filter(|(man, _)| *man == letter)
            .map(|&(_, number)| number)
            .sum()
    }

    /// The officer of which a side may have more than in the array.
    pub fn promoted(&self) -> Option<char> {
        match self.promotion {
            Promotion::Mantri => Some('M'),
            Promotion::Wazir => Some('W'),
            Promotion::ByFile | Promotion::Stays => None,
        }
    }

    pub fn bare_king_ends(&self) -> bool {
        self.bare_king != BareKing::PlayOn
    }
}
