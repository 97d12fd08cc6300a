//! Squares, men and the array that they stand on.

use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    White,
    Black,
}

impl Side {
    pub fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    pub fn letter(self) -> &'static str {
        match self {
            Side::White => "w",
            Side::Black => "b",
        }
    }

    /// The step in ranks of this side's pawns.
    pub fn forward(self) -> i32 {
        match self {
            Side::White => 1,
            Side::Black => -1,
        }
    }
}

/// Both counted from 1: e2 is file 5, rank 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Square {
    pub file: i32,
    pub rank: i32,
}

impl Square {
    /// The square of this name, on a board of any size.
    pub fn read(name: &str) -> Option<Square> {
        let mut letters = name.chars();
        let file = letters.next().filter(char::is_ascii_lowercase)?;
        let digits = letters.as_str();
        let plain = digits.chars().all(|digit| digit.is_ascii_digit()) && !digits.starts_with('0');
        Some(Square {
            file: i32::try_from(u32::from(file) - u32::from('a')).ok()? + 1,
            rank: digits.parse().ok().filter(|_| plain)?,
        })
    }

    pub fn step(self, (files, ranks): (i32, i32)) -> Square {
        Square {
            file: self.file + files,
            rank: self.rank + ranks,
        }
    }

    pub fn file_letter(self) -> char {
        "abcdefghijklmnopqrstuvwxyz"
            .chars()
            .nth(usize::try_from(self.file - 1).unwrap())
            .unwrap()
    }

    pub fn is_dark(self) -> bool {
        (self.file + self.rank) % 2 == 0
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file_letter(), self.rank)
    }
}

/// `letter` is a capital for either side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Man {
    pub side: Side,
    pub letter: char,
}

impl Man {
    pub fn is_king(self) -> bool {
        self.letter == 'K'
    }

    pub fn is_pawn(self) -> bool {
        self.letter == 'P'
    }

    pub fn is_officer(self) -> bool {
        !self.is_king() && !self.is_pawn()
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    pub files: i32,
    pub ranks: i32,
    men: Vec<Option<Man>>,
}

impl Board {
    pub fn empty(files: i32, ranks: i32) -> Board {
        let squares = usize::try_from(files * ranks).unwrap();
        Board {
            files,
            ranks,
            men: vec![None; squares],
        }
    }

    pub fn holds(&self, square: Square) -> bool {
        (1..=self.files).contains(&square.file) && (1..=self.ranks).contains(&square.rank)
    }

    fn index(&self, square: Square) -> usize {
        assert!(self.holds(square), "no such square: {square:?}");
        usize::try_from((square.rank - 1) * self.files + square.file - 1).unwrap()
    }

    pub fn at(&self, square: Square) -> Option<Man> {
        self.men[self.index(square)]
    }

    pub fn put(&mut self, square: Square, man: Option<Man>) {
        let index = self.index(square);
        self.men[index] = man;
    }

    /// From a1 along the ranks.
    pub fn squares(&self) -> Vec<Square> {
        let mut all = Vec::with_capacity(self.men.len());
        for rank in 1..=self.ranks {
            for file in 1..=self.files {
                all.push(Square { file, rank });
            }
        }
        all
    }

    pub fn men_of(&self, side: Side) -> Vec<(Square, Man)> {
        let mut found = Vec::new();
        let mut square = Square { file: 1, rank: 1 };
        for man in &self.men {
            found.extend(man.filter(|man| man.side == side).map(|man| (square, man)));
            square = self.next(square);
        }
        found
    }

    /// From a1 along the ranks.
    fn next(&self, square: Square) -> Square {
        if square.file < self.files {
            square.step((1, 0))
        } else {
            Square {
                file: 1,
                rank: square.rank + 1,
            }
        }
    }

    pub fn count(&self, side: Side, letter: char) -> usize {
        self.men_of(side)
            .iter()
            .filter(|(_, man)| man.letter == letter)
            .count()
    }

    pub fn king_of(&self, side: Side) -> Square {
        let men = self.men_of(side);
        let (square, _) = men
            .iter()
            .find(|(_, man)| man.is_king())
            .expect("a side without a King");
        *square
    }

    pub fn is_bare(&self, side: Side) -> bool {
        self.men_of(side).iter().all(|(_, man)| man.is_king())
    }

    pub fn officers(&self, side: Side) -> usize {
        let men = self.men_of(side);
        men.iter().filter(|(_, man)| man.is_officer()).count()
    }

    /// A King and at least one pawn, and nothing else.
    pub fn has_pawns_only(&self, side: Side) -> bool {
        self.officers(side) == 0 && !self.is_bare(side)
    }

    pub fn far_rank(&self, side: Side) -> i32 {
        match side {
            Side::White => self.ranks,
            Side::Black => 1,
        }
    }
}
