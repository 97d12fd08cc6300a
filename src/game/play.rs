use super::{
    Claim, Man, MoveInfo, Placed, PlayError, SearchReport, Special, Standing, Status, TurnKind,
    Verdict,
};
use crate::geometry::{Board, ByColor, Color, Coord, Square, SquareSet, squares};
use crate::notation::fen::{self, FenError};
use crate::notation::pgn::{GameResult, Line, Node, PgnGame, Tag};
use crate::notation::{coordinates, read_move, san};
use crate::position::{Move, MoveKind, Piece, Position, Undo, letter};
use crate::rules::{CaptureRule, Kind, Rules};
use crate::search::{Limits, Searcher};

/// Plies without a capture, a removal or a pawn move after which a draw may be claimed.
const QUIET_PLIES: u16 = 100;

/// How often a position must have stood for a draw to be claimed.
const REPETITIONS: usize = 3;

/// What a search may remember, in bytes.
const TABLE_BYTES: usize = 1 << 24;

/// A game on the board `B`.
#[derive(Clone)]
pub(super) struct Play<B: Board> {
    start: Position<B>,
    position: Position<B>,
    history: Vec<Ply<B>>,
    /// What was taken back, the next to redo last.
    undone: Vec<(Move<B>, MoveInfo)>,
}

/// A move that was played.
#[derive(Clone)]
struct Ply<B: Board> {
    turn: Move<B>,
    info: MoveInfo,
    undo: Undo<B>,
    /// The repetition key of the position before it.
    key: u64,
}

impl<B: Board> Play<B> {
    pub(super) fn new(rules: &Rules, fen: Option<&str>) -> Result<Play<B>, FenError> {
        let start = match fen {
            Some(fen) => fen::parse(rules, fen)?,
            None => fen::start(rules)?,
        };
        Ok(Play {
            position: start.clone(),
            start,
            history: Vec::new(),
            undone: Vec::new(),
        })
    }

    pub(super) fn rules(&self) -> &Rules {
        self.position.rules()
    }

    pub(super) fn turn(&self) -> Color {
        self.position.turn()
    }

    pub(super) fn legal_moves(&self, from: Option<Coord>) -> Vec<MoveInfo> {
        let mut position = self.position.clone();
        let legal = position.legal_moves();
        legal
            .iter()
            .filter(|turn| from.is_none_or(|from| turn.from.coord() == from))
            .map(|&turn| describe(&mut position, &legal, turn))
            .collect()
    }

    pub(super) fn play(&mut self, text: &str) -> Result<MoveInfo, PlayError> {
        if let Some(outcome) = self.position.outcome() {
            return Err(PlayError::GameOver(outcome));
        }
        let legal = self.position.legal_moves();
        let turn = read_move(&self.position, &legal, text)?;
        let info = describe(&mut self.position, &legal, turn);
        self.undone.clear();
        self.push(turn, info.clone());
        Ok(info)
    }

    fn push(&mut self, turn: Move<B>, info: MoveInfo) {
        self.history.push(Ply {
            turn,
            info,
            key: self.position.repetition_key(),
            undo: self.position.make(turn),
        });
    }

    pub(super) fn undo(&mut self) -> Option<MoveInfo> {
        let ply = self.history.pop()?;
        self.position.unmake(ply.undo);
        self.undone.push((ply.turn, ply.info.clone()));
        Some(ply.info)
    }

    pub(super) fn redo(&mut self) -> Option<MoveInfo> {
        let (turn, info) = self.undone.pop()?;
        self.push(turn, info.clone());
        Some(info)
    }

    pub(super) fn history(&self) -> impl ExactSizeIterator<Item = &MoveInfo> {
        self.history.iter().map(|ply| &ply.info)
    }

    pub(super) fn start_fen(&self) -> String {
        fen::write(&self.start)
    }

    pub(super) fn fen(&self) -> String {
        fen::write(&self.position)
    }

    pub(super) fn board(&self) -> Vec<Placed> {
        let position = &self.position;
        let mastu = Color::BOTH.map(|color| position.untouchable(color));
        let waiting = Color::BOTH.map(|color| position.waiting(color));
        let shields = self.rules().clauses().capture == CaptureRule::Unsupported;
        let men = position.placement().men();
        men.map(|(square, piece)| {
            let is_in = |sets: [B::Set; 2]| sets.iter().any(|set| set.has(square.index()));
            let Standing { square: at, man } = standing(self.rules(), square, piece);
            let supported = shields
                && piece.kind != Kind::KING
                && position.is_attacked(square, piece.color, position.occupied());
            let special = [
                (position.marks().has(square.index()), Special::Marked),
                (is_in(waiting), Special::Waiting),
                (is_in(mastu), Special::Mastu),
                (supported, Special::Supported),
            ];
            Placed {
                square: at,
                man,
                special: special
                    .into_iter()
                    .filter_map(|(is, special)| is.then_some(special))
                    .collect(),
            }
        })
        .collect()
    }

    pub(super) fn ascii(&self) -> String {
        let mut text = String::new();
        for rank in (0..B::RANKS).rev() {
            for file in 0..B::FILES {
                let Some(square) = Square::<B>::at(Coord { file, rank }) else {
                    continue;
                };
                let marked = self.position.marks().has(square.index());
                let sign = match self.position.piece_at(square) {
                    Some(piece) => letter(self.rules(), piece),
                    None if marked => '+',
                    None => '.',
                };
                if file > 0 {
                    text.push(' ');
                }
                text.push(sign);
            }
            text.push('\n');
        }
        text
    }

    pub(super) fn perft(&self, depth: u32) -> u64 {
        self.position.clone().perft(depth)
    }

    pub(super) fn status(&self) -> Status {
        let outcome = self.position.outcome();
        Status {
            turn: self.position.turn(),
            check: self.position.is_check(),
            outcome,
            claims: if outcome.is_none() {
                self.claims()
            } else {
                Vec::new()
            },
            checks: ByColor(Color::BOTH.map(|color| self.position.checks(color))),
            check_limit: self.rules().clauses().check_limit,
            leaps: ByColor(Color::BOTH.map(|color| self.position.may_leap(color))),
            opening: ByColor(Color::BOTH.map(|color| self.position.opening_moves(color))),
            moved: coords::<B>(self.position.moved()),
            waiting: self.waiting(),
            mastu: coords::<B>(
                self.position.untouchable(Color::White) | self.position.untouchable(Color::Black),
            ),
        }
    }

    pub(super) fn why(&self, from: Coord, to: Coord) -> Option<Verdict> {
        let (from, to) = (Square::at(from)?, Square::at(to)?);
        let refusal = self.position.why(from, to);
        Some(refusal.map_or(Verdict::Allowed, |refusal| {
            Verdict::of(self.rules(), refusal)
        }))
    }

    /// The game as a file has it, with these tags.
    pub(super) fn pgn(&self, tags: Vec<Tag>) -> PgnGame {
        let mut position = self.start.clone();
        let mut moves = Vec::new();
        for ply in &self.history {
            moves.push(Node {
                number: position.fullmove(),
                color: ply.info.color,
                uci: ply.info.uci.clone(),
                san: ply.info.san.clone(),
                nags: Vec::new(),
                comments: Vec::new(),
                variations: Vec::new(),
            });
            let _ = position.make(ply.turn);
        }
        let usual = fen::start(self.rules()).is_ok_and(|usual: Position<B>| usual == self.start);
        let outcome = self.position.outcome();
        PgnGame {
            tags,
            rules: Some(*self.rules()),
            start: (!usual).then(|| self.start_fen()),
            line: Line {
                comments: Vec::new(),
                moves,
            },
            result: outcome.map_or(GameResult::Unknown, |outcome| {
                outcome.winner().map_or(GameResult::Drawn, GameResult::Won)
            }),
            error: None,
        }
    }

    fn waiting(&self) -> Vec<Coord> {
        let mut waiting = self.position.line().concat();
        let all = Color::BOTH.map(|color| coords::<B>(self.position.waiting(color)));
        for coord in all.concat() {
            if !waiting.contains(&coord) {
                waiting.push(coord);
            }
        }
        waiting
    }

    fn claims(&self) -> Vec<Claim> {
        let now = self.position.repetition_key();
        let before = self.history.iter().filter(|ply| ply.key == now).count();
        let repeated = before + 1 >= REPETITIONS;
        let quiet = self.position.halfmove() >= QUIET_PLIES;
        [(repeated, Claim::Repetition), (quiet, Claim::FiftyMove)]
            .into_iter()
            .filter_map(|(may, claim)| may.then_some(claim))
            .collect()
    }

    pub(super) fn search(&self, limits: &Limits, clock: &dyn Fn() -> f64) -> Option<SearchReport> {
        let keys: Vec<u64> = self.history.iter().map(|ply| ply.key).collect();
        let mut searcher = Searcher::new(TABLE_BYTES);
        let report = searcher.search(&self.position, &keys, limits, clock)?;
        let pv = self.describe_line(&report.pv);
        Some(SearchReport {
            best: pv.first()?.clone(),
            score: report.score,
            pv,
            depth: report.depth,
            nodes: report.nodes,
        })
    }

    fn describe_line(&self, line: &[Move<B>]) -> Vec<MoveInfo> {
        let mut position = self.position.clone();
        let mut told = Vec::new();
        for &turn in line {
            let legal = position.legal_moves();
            told.push(describe(&mut position, &legal, turn));
            let _ = position.make(turn);
        }
        told
    }
}

/// What a legal turn does; `legal` are all legal turns of the position, which is as before when the call ends.
fn describe<B: Board>(position: &mut Position<B>, legal: &[Move<B>], turn: Move<B>) -> MoveInfo {
    let rules = *position.rules();
    let letter_on = |square| {
        position
            .piece_at(square)
            .map(|piece| rules.letter(piece.kind))
    };
    let captured = letter_on(turn.to);
    let piece = letter_on(turn.from).unwrap_or_default();
    let color = position.turn();
    let kind = match turn.kind {
        MoveKind::Promotion | MoveKind::Return => TurnKind::Promotion,
        MoveKind::Removal => TurnKind::Removal,
        MoveKind::Leap => TurnKind::Leap,
        MoveKind::Ordinary if captured.is_some() => TurnKind::Capture,
        MoveKind::Ordinary => TurnKind::Step,
    };
    let promotion = position.promotion(turn).map(|kind| rules.letter(kind));
    let path = if turn.rests_on() == turn.to {
        Vec::new()
    } else {
        [turn.from, turn.to, turn.rests_on()]
            .map(Square::coord)
            .into()
    };
    let san = san::write(position, legal, turn);
    let leaps = Color::BOTH.map(|color| position.may_leap(color));
    let undo = position.make(turn);
    let (check, ends_turn) = (position.is_check(), position.turn() != color);
    let leaps_lost = Color::BOTH
        .into_iter()
        .zip(leaps)
        .filter_map(|(color, had)| (had && !position.may_leap(color)).then_some(color))
        .collect();
    let (taken, conversions) = effects(position, &undo, !color);
    position.unmake(undo);
    MoveInfo {
        from: turn.from.coord(),
        to: turn.to.coord(),
        path,
        piece,
        color,
        captured: captured.or(taken.first().map(|first| first.man.letter)),
        promotion,
        kind,
        uci: coordinates::write(turn),
        san,
        captures: taken,
        conversions,
        leaps_lost,
        check,
        ends_turn,
    }
}

/// What a turn that was just made did to the men of `color`: those captured, and the pawns that became officers.
fn effects<B: Board>(
    position: &Position<B>,
    undo: &Undo<B>,
    color: Color,
) -> (Vec<Standing>, Vec<Standing>) {
    let (mut captures, mut conversions) = (Vec::new(), Vec::new());
    let rules = position.rules();
    for (at, (square, before)) in undo.changes().enumerate() {
        let Some(lost) = before.filter(|piece| piece.color == color) else {
            continue;
        };
        let mut later = undo.changes().skip(at + 1);
        let after = later
            .find_map(|(other, before)| (other == square).then_some(before))
            .unwrap_or(position.piece_at(square));
        match after {
            Some(piece) if piece.color == color => {
                conversions.push(standing(rules, square, piece));
            }
            _ => captures.push(standing(rules, square, lost)),
        }
    }
    (captures, conversions)
}

fn standing<B: Board>(rules: &Rules, square: Square<B>, piece: Piece) -> Standing {
    Standing {
        square: square.coord(),
        man: Man {
            color: piece.color,
            letter: rules.letter(piece.kind),
        },
    }
}

fn coords<B: Board>(set: B::Set) -> Vec<Coord> {
    squares::<B>(set).map(Square::coord).collect()
}
