use super::Expected::{self, Either, Read, Refused};
use super::signs::{INJECTIONS, NUMBERS, UNICODE};
use super::{Notation, Texts};

/// Good positions of each game, from the plain to the odd.
pub const GOOD: &[(&str, &[&str])] = &[
    (
        "krida",
        &[
            "rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w - - 0 1",
            "k7/8/8/8/8/8/P6p/K2R4 w - - 70 99 checks=63,0",
        ],
    ),
    (
        "chadarangam",
        &[
            "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kk - 0 1 opening=3,3",
            "rnbkqbnr/pppppppp/8/8/8/5NP1/PPPPPP1P/RNBQKB1R w Kk - 1 1 opening=1,3 moved=f3,g3",
            "P6P/7k/8/4b3/8/8/8/R4RK1 b - - 0 1 waiting=h8,a8",
        ],
    ),
    (
        "shatranj-14",
        &[
            "rndtbmkwsbtdnr/pppppppppppppp/14/14/14/14/14/14/14/14/14/14/PPPPPPPPPPPPPP/RNDTBSWKMBTDNR w - - 0 1",
            "13k/P13/14/14/14/14/14/14/14/14/14/14/14/K3R9 b - - 12 345",
        ],
    ),
];

/// Fields that contradict the position, the game or themselves.
const FIELDS: &[(&str, Expected, &[&str])] = &[
    (
        "k7/8/8/8/8/8/P6p/K2R4 w - - 0 1",
        Refused,
        &[
            "checks=64,0",
            "checks=65,0",
            "checks=0,1",
            "checks=-1,0",
            "checks=1",
            "checks=1,2,3",
            "checks=,",
            "checks=",
            "checks",
            "checks==1,0",
            "checks=1;0",
            "checks= 1,0",
            "Checks=1,0",
            "checks=1,0 checks=1,0",
            "checks=1.0,0",
            "checks=99999,0",
            "opening=1,1",
            "moved=a2",
            "waiting=a8",
            "castling=KQkq",
            "=1,0",
            "=",
            "e3=checks",
        ],
    ),
    (
        "k7/8/8/8/8/8/P6p/K2R4 w - - 0 1",
        Read,
        &["checks=0,0", "checks=63,0", "checks=0063,0"],
    ),
    (
        "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kk - 0 1",
        Refused,
        &[
            "opening=4,3",
            "opening=3,4",
            "opening=256,3",
            "opening=259,3",
            "opening=0,2",
            "opening=3",
            "opening=3,3,3",
            "opening=3,3 opening=3,3",
            "opening=2,3",
            "opening=2,3 moved=",
            "opening=2,3 moved=e4",
            "opening=2,3 moved=e7",
            "opening=2,3 moved=i2",
            "opening=2,3 moved=a1,a1",
            "opening=1,3 moved=a1,b1,c1",
            "opening=3,3 moved=a1",
            "moved=a1",
            "waiting=a1",
            "waiting=a8,h8",
            "waiting=,",
            "waiting=a8,h8,a8,h8,a8,h8,a8,h8,a8,h8,a8,h8,a8,h8,a8,h8,a8,h8",
            "checks=1,0",
        ],
    ),
    (
        "13k/P13/14/14/14/14/14/14/14/14/14/14/14/K3R9 w - - 0 1",
        Refused,
        &["checks=0,0", "opening=0,0", "moved=a1", "waiting=a14"],
    ),
];

/// Positions that cannot be, in the order of the games.
const CONTRADICTIONS: &[(&str, &[&str])] = &[
    (
        "krida",
        &[
            "8/8/8/8/8/8/8/8 w - - 0 1",
            "kk6/8/8/8/8/8/8/K7 w - - 0 1",
            "k7/K7/7p/8/8/8/P7/8 w - - 0 1",
            "k7/7p/8/8/8/8/P7/R2K4 b Kk - 0 1",
            "k3P3/7p/8/8/8/8/8/3K4 b - - 0 1",
            "k7/7p/8/8/8/8/8/3K3P b - - 0 1",
            "r6k/7p/8/8/8/8/P7/K6R b - e3 0 1",
            "k7/7p/8/8/8/8/PPPPPPPP/KMM5 w - - 0 1",
            "k7/8/8/8/8/8/P6p/R2K4 w - - 0 0",
            "R6k/7p/8/8/8/8/P7/K7 w - - 0 1",
        ],
    ),
    (
        "chadarangam",
        &[
            "4k3/8/8/8/8/8/8/4KK2 w - - 0 1",
            "4k3/p7/8/8/8/8/8/QQ2K3 w - - 0 1",
            "4k3/p7/8/8/8/8/8/B1B1K3 w - - 0 1",
            "4k3/p7/8/8/8/8/8/4K2P w - - 0 1",
            "4k2p/8/8/8/8/8/P7/p3K3 w - - 0 1 waiting=a1,h1",
            "4k3/4r3/8/8/8/8/P7/4K3 w K - 0 1",
            "4k3/p7/8/8/8/8/P7/4K3 w kK - 0 1",
            "4k3/p7/8/8/8/8/P7/4K3 w KK - 0 1",
            "4k3/p7/8/8/8/8/P3R3/4K3 w - - 0 1",
            "4k3/p7/8/8/8/8/P3R3/4K3 b - - 0 1",
        ],
    ),
    (
        "shatranj-14",
        &[
            "14/14/14/14/14/14/14/14/14/14/14/14/14/14 w - - 0 1",
            "13k/14/14/14/14/14/14/14/14/14/14/14/14/KSS11 w - - 0 1",
            "P12k/14/14/14/14/14/14/14/14/14/14/14/14/K13 w - - 0 1",
            "13k/14/14/14/14/14/14/14/14/14/14/14/14/KMM11 w - - 0 1",
            "13k/14/14/14/14/14/14/14/14/14/14/14/14/KP12 w - - 0 1",
            "13k/13R/14/14/14/14/14/14/14/14/14/14/14/K13 w - - 0 1",
            "13k/14/14/14/14/14/14/14/14/14/14/14/14/K13 w Kk - 0 1",
            "13k/14/14/14/14/14/14/14/14/14/14/14/14/014 w - - 0 1",
            "13k/14/14/14/14/14/14/14/14/14/14/14/14/K112 w - - 0 1",
            "13k/14/14/14/14/14/14/14/14/14/14/14/14/K85 w - - 0 1",
        ],
    ),
];

pub fn add(texts: &mut Texts) {
    for &(variant, good) in GOOD {
        let notation = Notation::Fen(variant);
        let mut refuse = |family, text: String| texts.add(family, notation, Refused, text);
        for other in GOOD.iter().filter(|(other, _)| *other != variant) {
            for text in other.1 {
                refuse("a FEN of another game", (*text).to_owned());
            }
        }
        for text in INJECTIONS {
            refuse("a FEN: injection", (*text).to_owned());
            refuse("a FEN: injection", format!("{} {text}", good[0]));
            refuse(
                "a FEN: injection",
                good[0].replacen(' ', &format!("{text} "), 1),
            );
        }
        for fen in good {
            texts.add("a good FEN", notation, Read, *fen);
            spoil(texts, notation, fen);
        }
        spoil_numbers(texts, notation, good[0]);
        huge(texts, notation, good[0]);
    }
    for &(variant, positions) in CONTRADICTIONS {
        for fen in positions {
            texts.add(
                "a FEN: contradictory",
                Notation::Fen(variant),
                Refused,
                *fen,
            );
        }
    }
    let owners = ["krida", "krida", "chadarangam", "shatranj-14"];
    for (&(fen, expected, fields), variant) in FIELDS.iter().zip(owners) {
        for field in fields {
            let text = format!("{fen} {field}");
            texts.add(
                "a FEN: named fields",
                Notation::Fen(variant),
                expected,
                text,
            );
        }
    }
}

/// One good text cut, doubled, and with signs that do not belong there.
fn spoil(texts: &mut Texts, notation: Notation, fen: &str) {
    for length in 0..fen.len() {
        texts.add("a FEN: truncated", notation, Either, &fen[..length]);
    }
    let mut refuse = |family, text: String| texts.add(family, notation, Refused, text);
    let fields: Vec<&str> = fen.split(' ').collect();
    refuse("a FEN: doubled", format!("{fen}{fen}"));
    refuse("a FEN: doubled", format!("{fen} {fen}"));
    refuse("a FEN: doubled", format!("{0}/{0} w", fields[0]));
    for (index, field) in fields.iter().enumerate() {
        let mut doubled = fields.clone();
        doubled.insert(index, field);
        // Zeros, dashes and counts may stand for their neighbours.
        if !matches!(index, 2..=5) {
            refuse("a FEN: doubled", doubled.join(" "));
        }
        let mut missing = fields.clone();
        missing.remove(index);
        if index < 2 {
            refuse("a FEN: a field is missing", missing.join(" "));
        }
    }
    for sign in UNICODE {
        refuse("a FEN: Unicode", format!("{sign}{fen}"));
        refuse("a FEN: Unicode", format!("{fen}{sign}"));
        refuse("a FEN: Unicode", fen.replacen('/', sign, 1));
        refuse("a FEN: Unicode", fen.replacen(' ', sign, 1));
        refuse(
            "a FEN: Unicode",
            fen.replacen([' ', '/'], &format!("{sign}/"), 1),
        );
    }
    for blank in ["\r\n", "\t", "\n\n", "\r", "\u{c}", " \t\r\n "] {
        let text = fen.replace(' ', blank);
        texts.add(
            "a FEN: blanks",
            notation,
            Read,
            format!("{blank}{text}{blank}"),
        );
    }
}

fn spoil_numbers(texts: &mut Texts, notation: Notation, fen: &str) {
    let fields: Vec<&str> = fen.split(' ').collect();
    for index in [4, 5] {
        for number in NUMBERS {
            let mut spoilt = fields.clone();
            spoilt[index] = number;
            texts.add("a FEN: numbers", notation, Refused, spoilt.join(" "));
        }
    }
    for number in NUMBERS {
        let text = format!("{number}{}", &fen[fen.find('/').unwrap_or_default()..]);
        texts.add("a FEN: numbers", notation, Refused, text);
    }
}

fn huge(texts: &mut Texts, notation: Notation, fen: &str) {
    const MANY: usize = 1_000_000;
    let mut refuse = |text: String| texts.add("a FEN: huge", notation, Refused, text);
    for part in ["/", "8/", "1", "K", "k/", "=", "-", "é", "💥", "\0"] {
        refuse(part.repeat(MANY));
        refuse(format!("{fen} {}", part.repeat(MANY)));
    }
    refuse(format!("{fen} {}", "a=b ".repeat(MANY)));
    refuse(format!("{fen} {}", "checks=1,1 ".repeat(MANY)));
    refuse(format!("{fen} waiting={}", "a8,".repeat(MANY)));
    refuse(format!("{fen} moved={}a1", "a1,".repeat(MANY)));
    let blanks = " ".repeat(MANY);
    let text = format!("{blanks}{fen}{blanks}");
    texts.add("a FEN: huge", notation, Read, text);
}
