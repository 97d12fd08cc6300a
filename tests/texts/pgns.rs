use super::Expected::{self, Either, Read, Refused};
use super::signs::{INJECTIONS, NUMBERS, UNICODE};
use super::{Notation, Texts};

/// A good game of each kind, with comments, annotations and variations.
pub const GOOD: &[&str] = &[
    "[Event \"A \\\"quoted\\\" \\\\ event\"]\n[Variant \"krida\"]\n[Options \"bareKing=play-on\"]\n\n\
     {before} 1. e3! $10 {good} e6 (1... d6 {or} 2. Nf3 (2. f3) 2... Nf6) 2. Nf3 Nf6?! 3. d3 *\n",
    "[Variant \"chadarangam\"]\n[Options \"capture=maddat-mari\"]\n\n\
     1. g3 Nf3 Bh3 (1. a3 {and a4}) b6 Nc6 Ba6 2. Rf1 1/2-1/2\n",
    "[Variant \"chadarangam\"]\n[SetUp \"1\"]\n[FEN \"6k1/1P6/2p5/8/8/8/7p/K7 w - - 0 1\"]\n\n1. b8=Nxc6 Kg7 *\n",
    "[Variant \"shatranj-14\"]\n[White \"राजा\"]\n\n1. g3 g12 2. Nc3 Nc12 ; to the end\n 0-1\n",
];

const HEAD: &str = "[Variant \"krida\"]\n\n";

/// What stands for the moves of a game of Krida.
const MOVES: &[(&str, Expected, &[&str])] = &[
    (
        "a PGN: not closed",
        Refused,
        &[
            "1. e3 {",
            "{",
            "1. e3 (",
            "1. e3 (1. d3",
            "1. e3 ((1. d3)",
            "1. e3 (1. d3 {) *",
            "1. e3 [",
            "1. e3 [White",
            "1. e3 [White \"A",
            "1. e3 [White \"A\"",
            "1. e3 )",
            "(1. e3)",
            "1. e3 }",
            "1. e3 ]",
            "}{",
            "1. e3 {a} } *",
        ],
    ),
    (
        "a PGN: not closed",
        Read,
        &[
            "1. e3 ;",
            "1. e3 ; ( { [",
            "1. e3\n% ( { [\n e6",
            "1. e3 {( [ ; %} e6",
            "1. e3 () e6",
            "",
            "*",
        ],
    ),
    (
        "a PGN: annotations",
        Refused,
        &[
            "1. e3 $",
            "1. e3 $-1",
            "1. e3 $256",
            "1. e3 $99999999999999999999",
            "1. e3 $x",
            "1. e3 $１",
            "1. e3 !!!",
            "1. e3 ?!?",
            "! 1. e3",
            "$1 1. e3",
            "1. e3 ($1 1. d3) *",
        ],
    ),
    (
        "a PGN: annotations",
        Read,
        &[
            "1. e3 $0 $255",
            "1. e3!$1$1$1 $000001",
            "1. e3 !! ?? e6",
            "1.e3!?e6?!",
        ],
    ),
    (
        "a PGN: moves",
        Refused,
        &[
            "1. e4",
            "1. e3 e6 2. e3",
            "1. O-O",
            "1. --",
            "1. null",
            "1. e2e3e4",
            "1. e3 e6 Ke8",
            "1. x@e7",
            "1. xe7",
            "1. Nf3g1",
            "1. e3=M",
            "1. NaN",
            "1. e3 1-1",
            "1. e3 * 1. d3",
            "1. राजा",
            "1. ♘f3",
            "1. \u{202e}3e",
        ],
    ),
    (
        "a PGN: moves",
        Read,
        &[
            "e3 e6",
            "1. e2-e3",
            "1. e3 * [White \"late\"]\n e6 2. e4",
            "99. e3 e6 1. d3",
            "1...... e3",
            "0.e3 00000000000000000000001... e6",
            "18446744073709551616. e3",
            "1. e2e3 e7e6",
            "1. Pe3+# e6",
            "e3 * ",
        ],
    ),
];

/// Heads of games, before a good move.
const HEADS: &[(&str, Expected, &[&str])] = &[
    (
        "a PGN: wrong game",
        Refused,
        &[
            "",
            "[Variant \"\"]",
            "[Variant \"chess\"]",
            "[Variant \"Standard\"]",
            "[Variant \" krida\"]",
            "[Variant \"krida\0\"]",
            "[Variant \"kr\u{131}da\"]",
            "[Variant \"\u{202e}adirk\"]",
            "[Variant \"__proto__\"]",
            "[Variant krida]",
            "[Variant 'krida']",
            "[Variant]",
            "[\"krida\"]",
            "[]",
            "[variant \"krida\"]",
            "[Variant \"krida]",
            "[Variant \"krida\\\"]",
            "[Váriant \"krida\"]",
            "[Variant \"krida\" \"chadarangam\"]",
            "[Variant \"chess\"]\n[Variant \"krida\"]",
            "[Variant \"krida\"]\n[Variant \"chess\"]",
            "[Variant \"krida\"]\n[Options \"stalemate=draw\"]\n[Options \"stalemate=draw\"]",
        ],
    ),
    (
        "a PGN: wrong game",
        Read,
        &[
            "[Variant \"KRIDA\"]",
            "[ Variant \"krida\" ]",
            "[Variant\"krida\"]",
            "[Variant \"\\k\\r\\i\\d\\a\"]",
            "\u{feff}[Variant \"krida\"]",
        ],
    ),
    (
        "a PGN: wrong options",
        Refused,
        &[
            "[Variant \"krida\"]\n[Options \"dahja=rook\"]",
            "[Variant \"krida\"]\n[Options \"capture=maddat-mari\"]",
            "[Variant \"krida\"]\n[Options \"leap=none\"]",
            "[Variant \"chadarangam\"]\n[Options \"array=facing\"]",
            "[Variant \"chadarangam\"]\n[Options \"checkLimit=64\"]",
            "[Variant \"chadarangam\"]\n[Options \"opening=4\"]",
            "[Variant \"chadarangam\"]\n[Options \"opening=03\"]",
            "[Variant \"chadarangam\"]\n[Options \"opening=3 opening=0\"]",
            "[Variant \"shatranj-14\"]\n[Options \"stalemate=draw\"]",
            "[Variant \"shatranj-14\"]\n[Options \"dahja=knight\"]",
            "[Variant \"krida\"]\n[Options \"bareKing\"]",
            "[Variant \"krida\"]\n[Options \"=win\"]",
            "[Variant \"krida\"]\n[Options \"bareKing=\"]",
            "[Variant \"krida\"]\n[Options \"bareKing=win,stalemate=draw\"]",
            "[Variant \"krida\"]\n[Options \"bareKing==win\"]",
            "[Variant \"krida\"]\n[Options \"BareKing=win\"]",
            "[Variant \"krida\"]\n[Options \"bare\u{200b}King=win\"]",
            "[Variant \"krida\"]\n[Options \"{}\"]",
            "[Variant \"krida\"]\n[Options \"null\"]",
        ],
    ),
    (
        "a PGN: contradictory",
        Refused,
        &[
            "[Variant \"krida\"]\n[FEN \"\"]",
            "[Variant \"krida\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]",
            "[Variant \"krida\"]\n[SetUp \"1\"]\n[FEN \"rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kk - 0 1\"]",
            "[Variant \"chadarangam\"]\n[FEN \"rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w - - 0 1\"]",
            "[Variant \"shatranj-14\"]\n[FEN \"rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w - - 0 1\"]",
            "[Variant \"krida\"]\n[FEN \"rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR b - - 0 1\"]",
            "[Variant \"krida\"]\n[FEN \"R6k/1R6/8/8/8/8/4P2p/K7 b - - 0 1\"]",
            "[Variant \"chadarangam\"]\n[Options \"leap=none\"]\n[FEN \"4k3/p7/8/8/8/8/4P3/4K3 w K - 0 1\"]",
        ],
    ),
    (
        "a PGN: contradictory",
        Read,
        &[
            "[Variant \"krida\"]\n[SetUp \"1\"]",
            "[Variant \"krida\"]\n[SetUp \"0\"]\n[FEN \"rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w - - 7 9\"]",
            "[Variant \"krida\"]\n[Result \"1-0\"]",
            "[Variant \"krida\"]\n[Result \"<b>\"]",
            "[Variant \"krida\"]\n[Date \"9999.99.99\"]\n[Round \"-1e999\"]",
            "[Variant \"krida\"]\n[White \"A\"]\n[White \"B\"]",
        ],
    ),
    (
        "a PGN: contradictory",
        Refused,
        &[
            "[Variant \"krida\"]\n[FEN \"R6k/1R6/8/8/8/8/7p/K7 b - - 0 1\"]\n\n0-1\n\n[Variant \"krida\"]",
            "[Variant \"krida\"]\n[Result \"1/2-1/2\"]\n[FEN \"R6k/1R6/8/8/8/8/7p/K7 b - - 0 1\"]\n\n1-0\n\n[Variant \"krida\"]",
        ],
    ),
];

/// Files of quite other kinds.
const FOREIGN: &[&str] = &[
    "",
    " \r\n\t ",
    "\u{feff}",
    "null",
    "undefined",
    "0",
    "[]",
    "{}",
    "{\"moves\":[\"e3\"]}",
    "[Variant]",
    "<?xml version=\"1.0\"?><pgn/>",
    "\u{89}PNG\r\n\u{1a}\n",
    "%PDF-1.7",
    "PK\u{3}\u{4}",
    "#!/bin/sh\nexit 1",
    "e2,e3\nd7,d6\n",
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0",
    "[Event \"?\"]\n\n1. e4 e5 *",
    "\0\0\0\0",
    "*",
    "1-0",
    "((((((((",
    "$$$$",
    ";",
    "%",
];

pub fn add(texts: &mut Texts) {
    let mut add = |family, expected, text: String| texts.add(family, Notation::Pgn, expected, text);
    for &(family, expected, moves) in MOVES {
        for text in moves {
            add(family, expected, format!("{HEAD}{text}"));
        }
    }
    for &(family, expected, heads) in HEADS {
        for head in heads {
            add(family, expected, format!("{head}\n\n1. e3 *"));
        }
    }
    for text in FOREIGN {
        add("a PGN: another kind of file", Refused, (*text).to_owned());
    }
    for number in NUMBERS {
        add(
            "a PGN: numbers",
            Refused,
            format!("{HEAD}1. e3 ${number}x e9"),
        );
        add("a PGN: numbers", Either, format!("{HEAD}{number}. e3 *"));
        add("a PGN: numbers", Either, format!("{HEAD}{number} e3 *"));
        let fen = format!("rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR w - - {number} 1");
        let tags = format!("[Variant \"krida\"]\n[FEN \"{fen}\"]\n\n1. e3 *");
        add("a PGN: numbers", Refused, tags);
    }
    for sign in UNICODE.iter().chain(INJECTIONS) {
        let quoted = sign.replace('\\', "\\\\").replace('"', "\\\"");
        add(
            "a PGN: signs",
            Read,
            format!("[White \"{quoted}\"]\n{HEAD}1. e3 *"),
        );
        add(
            "a PGN: signs",
            Either,
            format!("{HEAD}1. e3 {{a {sign} b}} e6 *"),
        );
        add(
            "a PGN: signs",
            Either,
            format!("{HEAD}1. e3 ; {sign}\n e6 *"),
        );
        add("a PGN: signs", Refused, format!("{HEAD}1. e{sign}3 *"));
        add(
            "a PGN: signs",
            Refused,
            format!("[{sign} \"x\"]\n{HEAD}1. e9 *"),
        );
    }
    for good in GOOD {
        add("a good PGN", Read, (*good).to_owned());
        for (length, _) in good.char_indices() {
            add("a PGN: truncated", Either, good[..length].to_owned());
            add("a PGN: beheaded", Either, good[length..].to_owned());
        }
        add("a PGN: doubled", Read, format!("{good}\n{good}"));
        add("a PGN: doubled", Either, format!("{good}{good}"));
        add(
            "a PGN: doubled",
            Either,
            good.replace('\n', &format!("\n{good}")),
        );
        for blank in [
            "\r\n",
            "\r",
            "\n\n\n",
            "\t\n",
            "\u{b}\n",
            "\u{85}\n",
            "\u{2028}\n",
            "\n\r",
        ] {
            add("a PGN: blanks", Either, good.replace('\n', blank));
            add("a PGN: blanks", Either, good.replace(' ', blank));
        }
        add(
            "a PGN: blanks",
            Read,
            format!("\u{feff}{}", good.replace('\n', "\r\n")),
        );
        add("a PGN: blanks", Either, format!("\u{feff}\u{feff}{good}"));
    }
    huge(&mut add);
}

fn huge(add: &mut impl FnMut(&'static str, Expected, String)) {
    const MANY: usize = 300_000;
    let mut add = |expected, text: String| add("a PGN: huge", expected, text);
    for part in [
        "(", ")", "{", "}", "[", "]", "(1. d3 ", "$1 ", "!", "? ", "e3 ", "1.", "%\n", "\"", "\\",
        "é", "-",
    ] {
        let many = part.repeat(MANY);
        add(Either, many.clone());
        add(Either, format!("{HEAD}1. e3 {many}"));
        add(Either, format!("[White \"{many}\"]\n{HEAD}1. e3 *"));
    }
    add(Read, format!("{HEAD}1. e3 {{{}}} *", "long ".repeat(MANY)));
    add(Read, format!("{HEAD}1. e3 {} *", "$7 ".repeat(MANY)));
    add(Read, format!("{HEAD}1. e3 {} *", "{a}".repeat(MANY)));
    add(
        Read,
        format!("{}{HEAD}1. e3 *", "[White \"A\"]\n".repeat(200)),
    );
    add(
        Refused,
        format!("{}{HEAD}1. e3 *", "[White \"A\"]\n".repeat(MANY)),
    );
    add(Read, format!("{HEAD}1. e3 {} *", "(1. d3)".repeat(10_000)));
    add(
        Refused,
        format!("{HEAD}1. e3 {} *", "(1. d3)".repeat(600_000)),
    );
    add(Refused, format!("{HEAD}{}", "e3 ".repeat(MANY)));
    add(
        Refused,
        format!("{HEAD}{}*", "Nf3 Nf6 Ng1 Ng8 ".repeat(MANY)),
    );
    add(Refused, format!("{}{HEAD}1. e3 *", "[A \"\"]".repeat(MANY)));
    let names = (0..MANY).map(|name| format!("[A{name} \"\"]\n"));
    add(Refused, names.collect::<Vec<_>>().concat());
    add(Refused, format!("{HEAD}1. e9\n\n").repeat(MANY / 2));
    add(Read, format!("{HEAD}{}*", "Nf3 Nf6 Ng1 Ng8 ".repeat(1000)));
    add(Read, format!("{HEAD}1. e3 *\n\n").repeat(10_000));
    add(Refused, "[Variant \"chess\"]\n\n*\n\n".repeat(10_000));
    for depth in [1, 63, 64] {
        add(Read, nested(depth));
    }
    for depth in [65, 66, 1000, 100_000] {
        add(Refused, nested(depth));
    }
}

/// Variations within variations.
fn nested(depth: usize) -> String {
    format!(
        "{HEAD}1. e3 {}{} *",
        "(1. d3 ".repeat(depth),
        ")".repeat(depth)
    )
}
