//! Indian chess of Andhra, Chadarangam.
//!
//! The game that K. R. Banerjee learnt in Andhra as a boy and described in 2001, with its two forms *maddat mari* and
//! *mara mari*. H. J. R. Murray, *A History of Chess*, 1913, pp. 78-85, D. Forbes, *The History of Chess*, 1860, pp.
//! 250-258, and the *Essays on Chess* of T. Shastree, 1814, that he quotes, describe its neighbours and supply the
//! options. Where all are silent the note at the rule says whose reading it is.

use super::{
    BareKing, CaptureRule, Clause, FarRank, Kind, KingLeap, Man, Mastu, Named, OptionSpec,
    OptionValue, Promotion, RuleText, Ruleset, SecondStep, Strength, Weights,
};
use crate::geometry::BoardId;

const BANERJEE: &str = "K. R. Banerjee, The Indian Chess, 2001";
const HORSE: Kind = Kind::named(MEN, 'N');

/// The officer that a pawn becomes on each file, from file a.
const OFFICER_OF_FILE: &[Kind] = &[
    Kind::named(MEN, 'R'),
    HORSE,
    Kind::named(MEN, 'B'),
    Kind::named(MEN, 'Q'),
    Kind::named(MEN, 'Q'),
    Kind::named(MEN, 'B'),
    HORSE,
    Kind::named(MEN, 'R'),
];

pub(super) const CHADARANGAM: Ruleset = Ruleset {
    id: "chadarangam",
    name: "Chadarangam",
    names: &[Named {
        lang: "te",
        text: "చదరంగం",
    }],
    board: BoardId::B8x8,
    marks: &[],
    men: MEN,
    // Each King to the right of his Queen as his own player sees it, so King faces Queen.
    array: "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
    clauses: &[Clause::Promotion(Promotion::ByFile(OFFICER_OF_FILE))],
    options: &[
        OptionSpec {
            name: "capture",
            about: "Which men may be captured.",
            values: &[
                OptionValue {
                    name: "mara-mari",
                    about: "Any, as in modern chess (Banerjee).",
                    clause: Clause::Capture(CaptureRule::Any),
                },
                OptionValue {
                    name: "maddat-mari",
                    about: "Only a man that no other man of his side supports (Banerjee; Murray p. 84).",
                    clause: Clause::Capture(CaptureRule::Unsupported),
                },
            ],
        },
        OptionSpec {
            name: "leap",
            about: "Whether the King may once move like a horse.",
            values: &[
                OptionValue {
                    name: "may-capture",
                    about: "Once, while he has never been in check, also capturing (Banerjee; Forbes p. 258).",
                    clause: Clause::KingLeap(KingLeap::MayCapture),
                },
                OptionValue {
                    name: "no-capture",
                    about: "Once, to an empty square only (Shastree 1814).",
                    clause: Clause::KingLeap(KingLeap::ToEmpty),
                },
                OptionValue {
                    name: "none",
                    about: "The King has no leap.",
                    clause: Clause::KingLeap(KingLeap::Never),
                },
            ],
        },
        OptionSpec {
            name: "opening",
            about: "With how many moves in a row each player begins.",
            values: &[
                OptionValue {
                    name: "3",
                    about: "Three, by three men or all by one (Banerjee).",
                    clause: Clause::Opening(3),
                },
                OptionValue {
                    name: "0",
                    about: "None: turns alternate from the start.",
                    clause: Clause::Opening(0),
                },
                OptionValue {
                    name: "1",
                    about: "One, which cannot capture or give check.",
                    clause: Clause::Opening(1),
                },
                OptionValue {
                    name: "2",
                    about: "Two, by two men or both by one, as other accounts have it.",
                    clause: Clause::Opening(2),
                },
            ],
        },
        OptionSpec {
            name: "farRank",
            about: "What a pawn may do whose place as an officer is taken.",
            values: &[
                OptionValue {
                    name: "wait",
                    about: "It may go to the far rank and wait there (Banerjee).",
                    clause: Clause::FarRank(FarRank::Wait),
                },
                OptionValue {
                    name: "no-advance",
                    about: "It cannot enter the far rank (Hindustani; Murray p. 81).",
                    clause: Clause::FarRank(FarRank::NoAdvance),
                },
            ],
        },
        OptionSpec {
            name: "newKnight",
            about: "Whether a pawn that becomes a horse moves like one in the same turn.",
            values: &[
                OptionValue {
                    name: "must-move",
                    about: "It moves at once, if it can (Banerjee).",
                    clause: Clause::SecondStep(HORSE, SecondStep::Must),
                },
                OptionValue {
                    name: "may-move",
                    about: "It may move at once.",
                    clause: Clause::SecondStep(HORSE, SecondStep::May),
                },
                OptionValue {
                    name: "stays",
                    about: "It stays where it is.",
                    clause: Clause::SecondStep(HORSE, SecondStep::Never),
                },
            ],
        },
        OptionSpec {
            name: "pawnsOnly",
            about: "Whether a King who has only pawns may be checked.",
            values: &[
                OptionValue {
                    name: "no-check",
                    about: "He cannot be checked (Banerjee).",
                    clause: Clause::PawnsOnlyCheck(false),
                },
                OptionValue {
                    name: "check-allowed",
                    about: "He can, as in modern chess.",
                    clause: Clause::PawnsOnlyCheck(true),
                },
            ],
        },
        OptionSpec {
            name: "mastu",
            about: "Whether a side's only officer, the mastu, can be captured.",
            values: &[
                OptionValue {
                    name: "officer",
                    about: "It cannot, whether there are pawns or not (Banerjee, in our reading).",
                    clause: Clause::Mastu(Mastu::OnlyOfficer),
                },
                OptionValue {
                    name: "alone",
                    about: "It cannot while King and officer are alone.",
                    clause: Clause::Mastu(Mastu::OnlyMan),
                },
                OptionValue {
                    name: "none",
                    about: "It can, as in modern chess.",
                    clause: Clause::Mastu(Mastu::Capturable),
                },
            ],
        },
        OptionSpec {
            name: "pawnsOnlyStalemate",
            about: "What it means if a side with King and pawns only is stalemated.",
            values: &[
                OptionValue {
                    name: "draw",
                    about: "A draw, as in modern chess (Banerjee).",
                    clause: Clause::PawnsOnlyStalemateLoses(false),
                },
                OptionValue {
                    name: "win",
                    about: "The opponent wins.",
                    clause: Clause::PawnsOnlyStalemateLoses(true),
                },
            ],
        },
        OptionSpec {
            name: "bareKing",
            about: "What it means to be left with the King alone.",
            values: &[
                OptionValue {
                    name: "play-on",
                    about: "Nothing: he can still be mated (Banerjee).",
                    clause: Clause::BareKing(BareKing::PlayOn),
                },
                OptionValue {
                    name: "draw",
                    about: "The game is drawn at once.",
                    clause: Clause::BareKing(BareKing::Draw),
                },
                OptionValue {
                    name: "lesser-win",
                    about: "The opponent wins at once, a lesser win: burd (Murray p. 82).",
                    clause: Clause::BareKing(BareKing::LesserWin),
                },
            ],
        },
    ],
    rules: &[
        RuleText {
            clause: "C1",
            text: "Once in the game, while he has never been in check, a King may move like a horse. The leap attacks and \
                   guards nothing.",
            codes: &["no-leap", "leap-lost", "leap-in-check", "leap-captures"],
            source: "Banerjee; Forbes, The History of Chess, 1860, p. 258, for the capture",
        },
        RuleText {
            clause: "C2",
            text: "White begins with three moves in a row, then Black has three: by three different men or all by the same \
                   one, without capture and without check.",
            codes: &["opening-capture", "opening-check", "opening-man"],
            source: BANERJEE,
        },
        RuleText {
            clause: "C3",
            text: "A pawn on the far rank becomes the officer of that file, if its side has fewer of them than at the start; \
                   a cart only where none stands on squares of that colour.",
            codes: &[],
            source: BANERJEE,
        },
        RuleText {
            clause: "C4",
            text: "If there is no place the pawn waits on the far rank, and becomes that officer as soon as its side loses \
                   a man that frees the place.",
            codes: &["waiting", "no-place", "conversion"],
            source: BANERJEE,
        },
        RuleText {
            clause: "C5",
            text: "A pawn that becomes a horse by its own arrival moves like a horse in the same turn.",
            codes: &["second-step"],
            source: BANERJEE,
        },
        RuleText {
            clause: "C6",
            text: "A King left with pawns only cannot be checked.",
            codes: &["pawns-only"],
            source: BANERJEE,
        },
        RuleText {
            clause: "C7",
            text: "A side's only officer is mastu: it cannot be captured.",
            codes: &["mastu"],
            source: BANERJEE,
        },
        RuleText {
            clause: "C8",
            text: "In maddat mari a man that is supported by another cannot be captured; in mara mari any man can.",
            codes: &["supported"],
            source: "Banerjee; Murray, A History of Chess, 1913, p. 84",
        },
        RuleText {
            clause: "C9",
            text: "Checkmate wins and stalemate draws. A bare King plays on.",
            codes: &[],
            source: BANERJEE,
        },
    ],
    levels: [
        Strength::new(1, 160, 130),
        Strength::new(2, 390, 92),
        Strength::new(4, 1_120, 58),
        Strength::new(64, 3_800, 34),
        Strength::new(64, 13_500, 17),
        Strength::new(64, 48_000, 5),
        Strength::new(64, 170_000, 0),
        Strength::FULL,
    ],
    weights: Weights::CHADARANGAM,
    origin: "Andhra, South India, 20th century",
    sources: &[
        BANERJEE,
        "Murray, A History of Chess, 1913, pp. 78-85",
        "Forbes, The History of Chess, 1860, pp. 250-258",
        "Shastree, Essays on Chess, 1814",
    ],
};

const MEN: &[Man] = &[
    Man {
        letter: 'K',
        name: "Raju",
        meaning: "king",
        native: &[telugu("రాజు")],
        number: 1,
        betza: "K",
        words: "One step any way; once in the game a leap like a horse's.",
    },
    Man {
        letter: 'Q',
        name: "Mantri",
        meaning: "minister",
        native: &[telugu("మంత్రి")],
        number: 1,
        betza: "Q",
        words: "Any distance straight or diagonally.",
    },
    Man {
        letter: 'R',
        name: "Enugu",
        meaning: "elephant",
        native: &[telugu("ఏనుగు")],
        number: 2,
        betza: "R",
        words: "Any distance straight.",
    },
    Man {
        letter: 'B',
        name: "Sakatam",
        meaning: "cart",
        native: &[telugu("శకటం")],
        number: 2,
        betza: "B",
        words: "Any distance diagonally.",
    },
    Man {
        letter: 'N',
        name: "Gurram",
        meaning: "horse",
        native: &[telugu("గుర్రం")],
        number: 2,
        betza: "N",
        words: "One square straight and one diagonally on, jumping.",
    },
    Man {
        letter: 'P',
        name: "Bantu",
        meaning: "foot-soldier",
        native: &[telugu("బంటు")],
        number: 8,
        betza: "fmWfcF",
        words: "One step forward, never two; captures one step diagonally forward.",
    },
];

const fn telugu(text: &'static str) -> Named {
    Named { lang: "te", text }
}
