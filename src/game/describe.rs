use super::{Man, MoveInfo, Standing, TurnKind};
use crate::geometry::{Color, Square};
use crate::notation::{coordinates, san};
use crate::position::{AnyPosition, Change, Move, MoveKind, Piece, Placement};
use crate::rules::Rules;

/// What a legal turn does; `legal` are all legal turns of the position, which is as before when the call ends.
pub(super) fn describe(position: &mut dyn AnyPosition, legal: &[Move], turn: Move) -> MoveInfo {
    let rules = *position.rules();
    let before = position.placement();
    let letter_on = |square| before.get(square).map(|piece| rules.letter(piece.kind));
    let captured = letter_on(turn.to);
    let color = position.turn();
    let mut info = MoveInfo {
        from: turn.from,
        to: turn.to,
        path: path(turn),
        piece: letter_on(turn.from).unwrap_or_default(),
        color,
        captured,
        promotion: turn.promotion().map(|kind| rules.letter(kind)),
        kind: match turn.kind {
            MoveKind::Promotion(_) | MoveKind::Return(_) => TurnKind::Promotion,
            MoveKind::Removal => TurnKind::Removal,
            MoveKind::Leap => TurnKind::Leap,
            MoveKind::Ordinary if captured.is_some() => TurnKind::Capture,
            MoveKind::Ordinary => TurnKind::Step,
        },
        uci: coordinates::write(turn),
        san: san::body(&rules, before, legal, turn),
        captures: Vec::new(),
        conversions: Vec::new(),
        leaps_lost: Vec::new(),
        check: false,
        ends_turn: true,
    };
    let leaps = position.leaps();
    position.look_after(turn, &mut |after, changes| {
        info.san.push_str(san::suffix(after));
        info.check = after.is_check();
        info.ends_turn = after.turn() != color;
        info.leaps_lost = Color::BOTH
            .into_iter()
            .filter(|&color| leaps[color] && !after.leaps()[color])
            .collect();
        note_effects(&mut info, &rules, after.placement(), changes);
    });
    if let Some(first) = info.captures.first() {
        info.captured.get_or_insert(first.man.letter);
    }
    info
}

/// Every square that the man stands on, in a turn of more than one step; else nothing.
pub(super) fn path(turn: Move) -> Vec<Square> {
    if turn.rests_on() == turn.to {
        Vec::new()
    } else {
        [turn.from, turn.to, turn.rests_on()].into()
    }
}

/// Notes what a turn that was just made did to the opponent's men: those captured, and the pawns that became officers.
fn note_effects(info: &mut MoveInfo, rules: &Rules, now: &Placement, changes: &[Change]) {
    for (at, &(square, before)) in changes.iter().enumerate() {
        let Some(lost) = before.filter(|piece| piece.color != info.color) else {
            continue;
        };
        let mut later = changes.iter().skip(at + 1);
        let after = later
            .find_map(|&(other, before)| (other == square).then_some(before))
            .unwrap_or(now.get(square));
        match after {
            Some(piece) if piece.color == lost.color => {
                info.conversions.push(standing(rules, square, piece));
            }
            _ => info.captures.push(standing(rules, square, lost)),
        }
    }
}

pub(super) fn standing(rules: &Rules, square: Square, piece: Piece) -> Standing {
    Standing {
        square,
        man: Man {
            color: piece.color,
            letter: rules.letter(piece.kind),
        },
    }
}
