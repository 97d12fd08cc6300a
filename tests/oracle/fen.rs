//! Reading a FEN that is known to be good, and writing the canonical one. `strict.rs` tells good from bad.

use super::board::{Board, Man, Side, Square};
use super::position::Position;
use super::rules::Rules;

impl Position {
    pub fn start(rules: &Rules) -> Position {
        Position::read(rules, &rules.start())
    }

    /// Opening moves that cannot be made are forgone at once (C2).
    pub fn read(rules: &Rules, fen: &str) -> Position {
        Position::read_as_written(rules, fen).forgo()
    }

    pub fn read_as_written(rules: &Rules, fen: &str) -> Position {
        let mut fields = fen.split_whitespace();
        let board = read_board(rules, fields.next().expect("no placement"));
        let turn = match fields.next().unwrap_or("w") {
            "w" => Side::White,
            "b" => Side::Black,
            other => panic!("{other} is neither w nor b"),
        };
        let leap = fields.next().unwrap_or("-");
        let en_passant = fields.next().unwrap_or("-");
        assert_eq!(en_passant, "-", "there is no en passant");
        let halfmove = number(fields.next().unwrap_or("0"));
        let fullmove = number(fields.next().unwrap_or("1"));
        let mut position = Position {
            rules: rules.clone(),
            board,
            turn,
            halfmove,
            fullmove,
            checks: [0, 0],
            leap: [leap.contains('K'), leap.contains('k')],
            opening: [0, 0],
            moved: Vec::new(),
            waiting: Vec::new(),
        };
        for field in fields {
            match field.split_once('=').expect("a named field") {
                ("checks", counts) => position.checks = read_counts(counts),
                ("opening", counts) => position.opening = read_counts(counts),
                ("moved", squares) => position.moved = read_squares(squares),
                ("waiting", squares) => position.waiting = read_squares(squares),
                (other, _) => panic!("there is no field {other}"),
            }
        }
        position
            .moved
            .sort_by_key(|square| (square.file, square.rank));
        position.list_waiting(None);
        position
    }

    pub fn fen(&self) -> String {
        let mut fields = vec![
            self.placement(),
            self.turn.letter().to_owned(),
            self.leap_letters().to_owned(),
            "-".to_owned(),
            self.halfmove.to_string(),
            self.fullmove.to_string(),
        ];
        for (name, counts) in [("checks", self.checks), ("opening", self.opening)] {
            if counts != [0, 0] {
                fields.push(format!("{name}={},{}", counts[0], counts[1]));
            }
        }
        for (name, squares) in [("moved", &self.moved), ("waiting", &self.waiting)] {
            if !squares.is_empty() {
                let squares: Vec<String> = squares.iter().map(ToString::to_string).collect();
                fields.push(format!("{name}={}", squares.join(",")));
            }
        }
        fields.join(" ")
    }

    fn leap_letters(&self) -> &'static str {
        match self.leap {
            [true, true] => "Kk",
            [true, false] => "K",
            [false, true] => "k",
            [false, false] => "-",
        }
    }

    fn placement(&self) -> String {
        let mut rows = Vec::new();
        for rank in (1..=self.board.ranks).rev() {
            let mut row = String::new();
            let mut empty = 0;
            for file in 1..=self.board.files {
                match self.board.at(Square { file, rank }) {
                    None => empty += 1,
                    Some(man) => {
                        if empty > 0 {
                            row += &empty.to_string();
                            empty = 0;
                        }
                        row.push(match man.side {
                            Side::White => man.letter,
                            Side::Black => man.letter.to_ascii_lowercase(),
                        });
                    }
                }
            }
            if empty > 0 {
                row += &empty.to_string();
            }
            rows.push(row);
        }
        rows.join("/")
    }
}

fn read_board(rules: &Rules, placement: &str) -> Board {
    let mut board = Board::empty(rules.files, rules.ranks);
    let mut rank = rules.ranks;
    for row in placement.split('/') {
        let mut file = 1;
        let mut digits = String::new();
        for letter in row.chars() {
            if letter.is_ascii_digit() {
                digits.push(letter);
                continue;
            }
            if !digits.is_empty() {
                file += digits.parse::<i32>().expect("a count of squares");
                digits.clear();
            }
            let side = if letter.is_ascii_uppercase() {
                Side::White
            } else {
                Side::Black
            };
            let man = Man {
                side,
                letter: letter.to_ascii_uppercase(),
            };
            board.put(Square { file, rank }, Some(man));
            file += 1;
        }
        rank -= 1;
    }
    assert_eq!(rank, 0, "every rank is given: {placement}");
    board
}

fn number(text: &str) -> u32 {
    text.parse().expect("a number")
}

fn read_counts(text: &str) -> [u32; 2] {
    let (white, black) = text.split_once(',').expect("two counts");
    [number(white), number(black)]
}

fn read_squares(text: &str) -> Vec<Square> {
    let read = |name| Square::read(name).expect("a square");
    text.split(',').map(read).collect()
}
