//! Reading a FEN that is known to be good, and writing the canonical one. `strict.rs` tells good from bad.

use super::board::{Board, Man, Side, Square};
use super::position::Position;
use super::rules::Rules;

impl Position {
    pub fn start(rules: &Rules) -> Position {
        Position::read(rules, rules.start)
    }

    pub fn read(rules: &Rules, fen: &str) -> Position {
        let mut fields = fen.split_whitespace();
        let board = read_board(rules, fields.next().expect("no placement"));
        let turn = match fields.next().unwrap_or("w") {
            "w" => Side::White,
            "b" => Side::Black,
            other => panic!("{other} is neither w nor b"),
        };
        let mut skipped = [fields.next(), fields.next()].into_iter().flatten();
        assert!(skipped.all(|field| field == "-"), "no leap, no en passant");
        let number = |text: &str| text.parse::<u32>().expect("a number");
        let halfmove = number(fields.next().unwrap_or("0"));
        let fullmove = number(fields.next().unwrap_or("1"));
        let mut checks = [0, 0];
        for field in fields {
            let pair = field.strip_prefix("checks=").expect("only checks=W,B");
            let (white, black) = pair.split_once(',').expect("two counts");
            checks = [number(white), number(black)];
        }
        Position {
            rules: rules.clone(),
            board,
            turn,
            halfmove,
            fullmove,
            checks,
        }
    }

    pub fn fen(&self) -> String {
        let [white, black] = self.checks;
        let checks = if self.checks == [0, 0] {
            String::new()
        } else {
            format!(" checks={white},{black}")
        };
        format!(
            "{} {} - - {} {}{checks}",
            self.placement(),
            self.turn.letter(),
            self.halfmove,
            self.fullmove
        )
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
