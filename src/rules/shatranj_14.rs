//! Shatranj of the Punjab on fourteen by fourteen squares.
//!
//! 19th and early 20th century; H. J. R. Murray, *A History of Chess*, 1913, p. 347, after Lala Raja Babu Sahib,
//! *Mo'allim-ul-Shatranj*, 1901, and the Ludii Portal after him. Where they are silent the note at the rule says whose
//! reading it is.

use super::{
    Clause, Kind, Man, Movement, Named, OptionSpec, OptionValue, Promotion, RuleText, Ruleset,
    Strength, Weights,
};
use crate::geometry::BoardId;

const MURRAY: &str = "Murray, A History of Chess, 1913, p. 347";
const WAZIR: Kind = Kind::named(MEN, 'W');
const DAHJA: Kind = Kind::named(MEN, 'D');

pub(super) const SHATRANJ_14: Ruleset = Ruleset {
    id: "shatranj-14",
    name: "Shatranj (14x14)",
    names: &[
        Named {
            lang: "ur",
            text: "شطرنج",
        },
        Named {
            lang: "hi",
            text: "शतरंज",
        },
    ],
    board: BoardId::B14x14,
    marks: &[],
    men: MEN,
    // Each player sees, from his own left, R N D T B S W K M B T D N R.
    array: "rndtbmkwsbtdnr/pppppppppppppp/14/14/14/14/14/14/14/14/14/14/PPPPPPPPPPPPPP/RNDTBSWKMBTDNR",
    clauses: &[],
    options: &[
        OptionSpec {
            name: "promotion",
            about: "What becomes of a Paidal on the far rank.",
            values: &[
                OptionValue {
                    name: "wazir",
                    about: "It becomes a Wazir, any number of them (Gollon after Murray).",
                    clause: Clause::Promotion(Promotion::Always(WAZIR)),
                },
                OptionValue {
                    name: "none",
                    about: "Nothing: it stands there and cannot move (our source text names no promotion).",
                    clause: Clause::Promotion(Promotion::Never),
                },
            ],
        },
        OptionSpec {
            name: "dahja",
            about: "How the Dahja moves.",
            values: &[
                OptionValue {
                    name: "rook",
                    about: "Any distance straight (Murray).",
                    clause: Clause::Moves(DAHJA, Movement::from_betza("R")),
                },
                OptionValue {
                    name: "bishop",
                    about: "Any distance diagonally (Gollon; the flag-car of the Kridakausalya's 14x14 game).",
                    clause: Clause::Moves(DAHJA, Movement::from_betza("B")),
                },
            ],
        },
    ],
    rules: &[
        RuleText {
            clause: "S1",
            text: "Checkmate wins. Stalemate is a draw.",
            codes: &[],
            source: "Murray p. 347 for checkmate; the sources are silent on stalemate, so modern chess",
        },
        RuleText {
            clause: "S2",
            text: "A Paidal that reaches the far rank becomes a Wazir.",
            codes: &["pawn-at-end"],
            source: "Gollon, Chess Variations, after Murray",
        },
        RuleText {
            clause: "S3",
            text: "The Dahja moves any distance straight.",
            codes: &[],
            source: MURRAY,
        },
    ],
    levels: [
        Strength::new(1, 280, 130),
        Strength::new(3, 720, 82),
        Strength::new(3, 1_250, 64),
        Strength::new(4, 3_000, 46),
        Strength::new(64, 6_000, 35),
        Strength::new(64, 17_000, 18),
        Strength::new(64, 80_000, 4),
        Strength::FULL,
    ],
    weights: Weights::SHATRANJ_14,
    origin: "Punjab, 19th and early 20th century",
    sources: &[
        MURRAY,
        "Lala Raja Babu Sahib, Mo'allim-ul-Shatranj, Delhi, 1901",
        "Ludii Portal, Shatranj (14x14)",
        "Gollon, Chess Variations",
    ],
};

const MEN: &[Man] = &[
    Man {
        letter: 'K',
        name: "Raja",
        meaning: "king",
        native: &native("راجا", "राजा"),
        number: 1,
        betza: "K",
        words: "One step any way.",
    },
    Man {
        letter: 'M',
        name: "Rani",
        meaning: "queen",
        native: &native("رانی", "रानी"),
        number: 1,
        betza: "K",
        words: "One step any way; she can be captured like any man.",
    },
    Man {
        letter: 'W',
        name: "Wazir",
        meaning: "minister",
        native: &native("وزیر", "वज़ीर"),
        number: 1,
        betza: "Q",
        words: "Any distance straight or diagonally.",
    },
    Man {
        letter: 'S',
        name: "Shahzada",
        meaning: "prince",
        native: &native("شہزادہ", "शहज़ादा"),
        number: 1,
        betza: "Q",
        words: "Any distance straight or diagonally.",
    },
    Man {
        letter: 'R',
        name: "Rukh",
        meaning: "rook",
        native: &native("رخ", "रुख़"),
        number: 2,
        betza: "R",
        words: "Any distance straight.",
    },
    Man {
        letter: 'D',
        name: "Dahja",
        meaning: "standard",
        native: &native("دھجا", "धजा"),
        number: 2,
        betza: "R",
        words: "Any distance straight.",
    },
    Man {
        letter: 'T',
        name: "Ratha",
        meaning: "chariot",
        native: &native("رتھ", "रथ"),
        number: 2,
        betza: "R",
        words: "Any distance straight.",
    },
    Man {
        letter: 'B',
        name: "Fil",
        meaning: "elephant",
        native: &native("فیل", "फ़ील"),
        number: 2,
        betza: "B",
        words: "Any distance diagonally.",
    },
    Man {
        letter: 'N',
        name: "Ghora",
        meaning: "horse",
        native: &native("گھوڑا", "घोड़ा"),
        number: 2,
        betza: "N",
        words: "One square straight and one diagonally on, jumping.",
    },
    Man {
        letter: 'P',
        name: "Paidal",
        meaning: "foot-soldier",
        native: &native("پیدل", "पैदल"),
        number: 14,
        betza: "fmWfcF",
        words: "One step forward; captures one step diagonally forward.",
    },
];

const fn native(urdu: &'static str, hindi: &'static str) -> [Named; 2] {
    [
        Named {
            lang: "ur",
            text: urdu,
        },
        Named {
            lang: "hi",
            text: hindi,
        },
    ]
}
