//! Krida Buddhibalasrita, "the play that rests on strength of intellect".
//!
//! South India, 17th or 18th century; the game of Nilakantha's *Bhagavantabhaskara*, as H. J. R. Murray gives it in
//! *A History of Chess*, 1913, pp. 63-66, and the Ludii Portal after him. Where they are silent the note at the rule
//! says whose reading it is.

use super::{
    BareKing, Clause, Kind, Man, Named, OptionSpec, OptionValue, Promotion, RuleText, Ruleset,
    Stalemate, Strength, Weights,
};
use crate::geometry::BoardId;

const MURRAY: &str = "Murray, A History of Chess, 1913, pp. 63-66";
const FACING: &str = "rncmkcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR";
const MANTRI: Kind = Kind::named(MEN, 'M');

pub(super) const KRIDA: Ruleset = Ruleset {
    id: "krida",
    name: "Krida Buddhibalasrita",
    names: &[Named {
        lang: "sa",
        text: "क्रीडा बुद्धिबलाश्रिता",
    }],
    board: BoardId::B8x8,
    // Ludii: four corners, two middle squares of each edge, four in the centre. Only those of the far rank act.
    marks: &[
        "a1", "d1", "e1", "h1", "a4", "d4", "e4", "h4", "a5", "d5", "e5", "h5", "a8", "d8", "e8",
        "h8",
    ],
    men: MEN,
    // Ludii; the text gives no array, and Ayer says only that like faces like.
    array: FACING,
    clauses: &[Clause::Promotion(Promotion::OnMarkOrReturn(MANTRI))],
    options: &[
        OptionSpec {
            name: "stalemate",
            about: "What a player does who is not in check and has no ordinary turn.",
            values: &[
                OptionValue {
                    name: "remove-jailer",
                    about: "He removes an enemy man that causes the stalemate (Nilakantha).",
                    clause: Clause::Stalemate(Stalemate::RemoveJailer),
                },
                OptionValue {
                    name: "remove-any",
                    about: "He removes any enemy man but the Raja (Kridakausalya 1871; Shastree 1814).",
                    clause: Clause::Stalemate(Stalemate::RemoveAny),
                },
                OptionValue {
                    name: "draw",
                    about: "The game is drawn, as in modern chess.",
                    clause: Clause::Stalemate(Stalemate::Draw),
                },
            ],
        },
        OptionSpec {
            name: "bareKing",
            about: "What it means to be left with the Raja alone.",
            values: &[
                OptionValue {
                    name: "lesser-win",
                    about: "The opponent wins at once, a lesser win (Nilakantha).",
                    clause: Clause::BareKing(BareKing::LesserWin),
                },
                OptionValue {
                    name: "win",
                    about: "The opponent wins at once, a full win.",
                    clause: Clause::BareKing(BareKing::Win),
                },
                OptionValue {
                    name: "play-on",
                    about: "Nothing: play goes on until checkmate.",
                    clause: Clause::BareKing(BareKing::PlayOn),
                },
            ],
        },
        OptionSpec {
            name: "checkLimit",
            about: "How many turns in a row that give check win the game.",
            values: &[
                OptionValue {
                    name: "64",
                    about: "Sixty-four checks in a row win (Nilakantha).",
                    clause: Clause::CheckLimit(64),
                },
                OptionValue {
                    name: "0",
                    about: "Checks are not counted.",
                    clause: Clause::CheckLimit(0),
                },
            ],
        },
        OptionSpec {
            name: "array",
            about: "Where Black's Raja and Mantri stand at the start.",
            values: &[
                OptionValue {
                    name: "facing",
                    about: "Like faces like: both Rajas on the e file (Ludii).",
                    clause: Clause::Array(FACING),
                },
                OptionValue {
                    name: "crosswise",
                    about: "Black's Raja on d8, his Mantri on e8: the modern Indian habit (Murray p. 80).",
                    clause: Clause::Array("rnckmcnr/pppppppp/8/8/8/8/PPPPPPPP/RNCMKCNR"),
                },
            ],
        },
    ],
    rules: &[
        RuleText {
            clause: "K1",
            text: "A Patti that reaches a marked square of the far rank becomes a Mantri there. On an unmarked one it goes \
                   back in the same turn to the square that it came from and becomes a Mantri there; what it captured \
                   stays captured.",
            codes: &["return"],
            source: MURRAY,
        },
        RuleText {
            clause: "K2",
            text: "Checkmate wins.",
            codes: &[],
            source: MURRAY,
        },
        RuleText {
            clause: "K3",
            text: "A player who is not in check and has no ordinary turn removes an enemy man that causes the stalemate. \
                   If none can be removed without exposing his own Raja, the game is drawn.",
            codes: &["removal-not-due", "no-removal", "not-the-jailer"],
            source: MURRAY,
        },
        RuleText {
            clause: "K4",
            text: "Who leaves the opponent with the Raja alone wins at once, a lesser win.",
            codes: &[],
            source: MURRAY,
        },
        RuleText {
            clause: "K5",
            text: "Who gives check on sixty-four turns in a row wins.",
            codes: &[],
            source: MURRAY,
        },
    ],
    levels: [
        Strength::new(2, 320, 97),
        Strength::new(3, 560, 71),
        Strength::new(3, 1_300, 49),
        Strength::new(4, 2_600, 38),
        Strength::new(64, 6_000, 28),
        Strength::new(64, 23_000, 10),
        Strength::new(64, 110_000, 0),
        Strength::FULL,
    ],
    weights: Weights::KRIDA,
    origin: "South India, 17th or 18th century",
    sources: &[
        "Nilakantha, Bhagavantabhaskara",
        MURRAY,
        "Ludii Portal, Krida Buddhibalasrita",
        "Kridakausalya, 1871",
        "Shastree, Essays on Chess, 1814",
    ],
};

const MEN: &[Man] = &[
    Man {
        letter: 'K',
        name: "Raja",
        meaning: "king",
        native: &[Named {
            lang: "sa",
            text: "राजा",
        }],
        number: 1,
        betza: "K",
        words: "One step any way.",
    },
    Man {
        letter: 'M',
        name: "Mantri",
        meaning: "minister",
        native: &[Named {
            lang: "sa",
            text: "मन्त्री",
        }],
        number: 1,
        betza: "F",
        words: "One step diagonally.",
    },
    Man {
        letter: 'C',
        name: "Karabha",
        meaning: "camel",
        native: &[Named {
            lang: "sa",
            text: "करभ",
        }],
        number: 2,
        betza: "A",
        words: "Exactly two squares diagonally, jumping over what stands between.",
    },
    Man {
        letter: 'N',
        // So the Ludii Portal; perhaps for vaji, horse, hence the native name.
        name: "Raji",
        meaning: "horse",
        native: &[Named {
            lang: "sa",
            text: "वाजी",
        }],
        number: 2,
        betza: "N",
        words: "One square straight and one diagonally on, jumping.",
    },
    Man {
        letter: 'R',
        name: "Kunjara",
        meaning: "elephant",
        native: &[Named {
            lang: "sa",
            text: "कुञ्जर",
        }],
        number: 2,
        betza: "R",
        words: "Any distance straight.",
    },
    Man {
        letter: 'P',
        name: "Patti",
        meaning: "foot-soldier",
        native: &[Named {
            lang: "sa",
            text: "पत्ति",
        }],
        number: 8,
        betza: "fmWfcF",
        words: "One step forward; captures one step diagonally forward.",
    },
];
