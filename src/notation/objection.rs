use crate::geometry::Square;
use crate::position::Refusal;
use crate::rules::{Kind, Rules};

/// Why a turn is not allowed, for programs and for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Objection {
    /// The clause of the game's rules that forbids it, such as `C7`; none where it is how men move, or the safety of one's
    /// own King.
    pub clause: Option<&'static str>,
    /// The reason as programs know it, such as `mastu`: see [`Refusal::code`].
    pub code: &'static str,
    /// The square that the reason speaks of, such as that of the man who would attack the King.
    pub at: Option<Square>,
    /// The letter of the man that the reason speaks of, upper case.
    pub piece: Option<char>,
    /// The reason as a sentence.
    pub text: String,
}

impl Objection {
    /// What a refusal means in a game.
    #[must_use]
    pub fn of(rules: &Rules, refusal: Refusal) -> Objection {
        let code = refusal.code();
        let clause = rules
            .ruleset()
            .rules
            .iter()
            .find_map(|rule| rule.codes.contains(&code).then_some(rule.clause));
        Objection {
            clause,
            code,
            at: refusal.at(),
            piece: refusal
                .kind()
                .map(|kind| rules.ruleset().men[kind.index()].letter),
            text: sentence(rules, refusal),
        }
    }
}

/// The names of the men that a sentence speaks of.
struct Names<'a>(&'a Rules);

impl Names<'_> {
    fn of(&self, kind: Kind) -> &'static str {
        self.0.ruleset().men[kind.index()].name
    }

    fn king(&self) -> &'static str {
        self.of(Kind::KING)
    }

    fn pawn(&self) -> &'static str {
        self.of(self.0.pawn())
    }
}

fn sentence(rules: &Rules, refusal: Refusal) -> String {
    let names = Names(rules);
    let (king, pawn) = (names.king(), names.pawn());
    let attacked = |at: Square| format!("attacked by the man on {at}");
    match refusal {
        Refusal::GameOver(outcome) => format!("the game is over: {outcome}"),
        Refusal::NoMan(at) => format!("there is no man on {at}"),
        Refusal::NotYours(at) => format!("the man on {at} is the opponent's"),
        Refusal::OwnMan(at) => format!("one's own man stands on {at}"),
        Refusal::King(_) => format!("the {king} is never taken"),
        Refusal::Movement(mover) => format!(
            "the {} does not move so: {}",
            names.of(mover),
            rules.ruleset().men[mover.index()]
                .words
                .trim_end_matches('.')
                .to_ascii_lowercase()
        ),
        Refusal::Blocked(at) => format!("a man stands between, on {at}"),
        Refusal::PawnAhead(at) => {
            format!("the {pawn} does not capture straight ahead, and {at} is taken")
        }
        Refusal::PawnDiagonal(at) => {
            format!("the {pawn} goes diagonally only to capture, and {at} is empty")
        }
        Refusal::StillInCheck(at) => format!("the {king} would still be {}", attacked(at)),
        Refusal::ExposesKing(at) => format!("the {king} would be {}", attacked(at)),
        Refusal::ReturnHelpsNot => {
            format!("the {pawn} goes back to its square, and the {king} is still attacked")
        }
        Refusal::NoRemovalNow => {
            "a man is removed only by a player who is not in check and has no other turn".to_owned()
        }
        Refusal::NoRemoval => "nobody is removed by these rules".to_owned(),
        Refusal::NotTheJailer => {
            "another man causes the stalemate: without this one there would still be no turn"
                .to_owned()
        }
        Refusal::PawnAtEnd => format!("a {pawn} on the far rank stays there for good"),
        Refusal::NoLeap => format!("the {king} has no leap by these rules"),
        Refusal::LeapLost => {
            format!("the {king} has used his leap, or has lost it because he was in check")
        }
        Refusal::LeapInCheck => format!("the {king} may not leap while he is in check"),
        Refusal::LeapCaptures => format!("the {king} may leap only to an empty square"),
        Refusal::OpeningCapture => "none of the opening moves may capture".to_owned(),
        Refusal::OpeningCheck => "none of the opening moves may give check".to_owned(),
        Refusal::OpeningMan { other: true } => {
            "the opening moves are made by different men, and this one has moved".to_owned()
        }
        Refusal::OpeningMan { other: false } => {
            "the opening moves were begun by one man alone, who makes the rest of them".to_owned()
        }
        Refusal::Waiting => {
            format!("the {pawn} waits for a place as an officer and cannot move")
        }
        Refusal::NoPlace => {
            format!(
                "there is no place for another officer of that file, so the {pawn} may not enter"
            )
        }
        Refusal::Conversion(at) => format!(
            "the capture makes an officer of the {pawn} waiting on {at}, who would attack the {king}"
        ),
        Refusal::PawnsOnly => format!("a {king} who has pawns only cannot be checked"),
        Refusal::Mastu(officer) => format!(
            "the {} is mastu: its side's only officer cannot be captured",
            names.of(officer)
        ),
        Refusal::Supported(at) => {
            format!(
                "the man is supported from {at}, and in maddat mari no such man can be captured"
            )
        }
        Refusal::SecondStep(None) => {
            "the new officer goes on in the same turn, and it is not said where to".to_owned()
        }
        Refusal::SecondStep(Some(at)) => {
            format!("no new officer can go on to {at} in the same turn")
        }
        Refusal::OffBoard(at) => format!("the board has no square {at}"),
        Refusal::SaidOtherwise(from, to) => {
            format!("{from}{to} is legal, but the text says something else of it")
        }
    }
}
