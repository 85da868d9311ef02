//! Sentences about what speaks for a move.

use super::reasons::{begun, captured, if_you_play, in_order, in_turn, why_not};
use crate::narration::move_in_sentence;
use crate::rules::{Move, Position};
use crate::texts::messages::reasons as say;
use crate::texts::yes;
use crate::tutor::grades::Weighed;
use crate::tutor::played::Played;
use crate::tutor::reasons::{
    Deed, Haul, Merits, Prepared, Punishment, most_captured, next_capture,
};

/// What speaks for a move: `E captures 4 in d.` `After A North could play b and
/// capture 5 in C; after D it cannot.` Empty if nothing can be shown.
pub fn merits(of: &Merits) -> Vec<String> {
    let move_ = of.turn.turn.mv;
    let mut words = Vec::new();
    if !of.haul.captured.is_empty() {
        let (eats, taken) = (yes(of.haul.eats), captured(&of.haul));
        words.push(say::Captures { move_, eats, taken }.text());
    } else if of.haul.again {
        words.push(say::Again { move_ }.text());
    }
    words.extend(saves(of));
    words.extend(prepares(of));
    words
}

/// `After A North could play b and capture 5 in C; after D it cannot.`
pub fn saves(of: &Merits) -> Option<String> {
    let threat = of.saved_from.as_ref()?;
    Some(saved(&of.turn, threat))
}

/// The same for a hint, where nobody has spoken of the other move yet: `A would be worse. North could then
/// play b and capture 5 in C; after D it cannot.`
pub fn saves_from(of: &Merits) -> Option<String> {
    let threat = of.saved_from.as_ref()?;
    Some(saved_from(&of.turn, threat))
}

/// What a move that brings more at once than another does not bring in the end, and the reply to it
/// that the other prevents, or how the other goes on to its capture: `D takes 2 seeds now, but in the
/// end it brings no more than A.`
pub fn no_less(
    tempting: &Haul,
    of: &Move,
    quiet: &Played,
    threat: Option<&Punishment>,
    weighed: &Weighed,
) -> String {
    let (eats, count) = (yes(tempting.eats), tempting.takes());
    let (tempting, move_) = (move_in_sentence(of), move_in_sentence(&quiet.turn.mv));
    let said = begun(&say::NoLess { tempting, eats, count, move_ }.text());
    let why = threat.map(if_you_play).or_else(|| {
        let line = in_turn(&next_capture(quiet, weighed)?, Some(quiet.turn.mover));
        Some(say::ExpectsLine { line }.text())
    });
    [said].into_iter().chain(why).collect::<Vec<_>>().join(" ")
}

/// What a quiet move is for: `B prepares E: next turn E could capture 4 in d.`
pub fn prepares(of: &Merits) -> Option<String> {
    if let Some((next, count)) = of.ends_with {
        return Some(say::EndsWith { move_: of.turn.turn.mv, next, count }.text());
    }
    let Prepared { turn, haul } = of.prepares.as_ref()?;
    let is_quiet = of.haul.takes() == 0 && !of.haul.again;
    let (move_, next, eats) = (of.turn.turn.mv, turn.turn.mv, yes(haul.eats));
    let taken = Some(captured(haul)).filter(|_| haul.captures() > 0);
    is_quiet.then(|| match taken {
        Some(taken) => say::Prepares { move_, next, eats, taken }.text(),
        None => say::PreparesAgain { move_, next }.text(),
    })
}

/// The same as [`saves_from`] of a threat, if the move prevents it.
pub fn prevents(mv: &Move, before: &Position, threat: &Punishment) -> Option<String> {
    let turn = Played::new(*before, mv).ok()?;
    threat.is_prevented_by(&turn).then(|| saved_from(&turn, threat))
}

pub(super) fn saved(turn: &Played, threat: &Punishment) -> String {
    let (move_, most) = (turn.turn.mv, most_captured(turn));
    let (own, reply) = (in_order(&threat.own), in_order(&threat.replies));
    let (other, eats) = (threat.turn.turn.mover, yes(threat.haul.eats));
    if threat.haul.deed() == Deed::Wins {
        return say::SavesGame { move_, own, other, reply }.text();
    }
    let taken = captured(&threat.haul);
    say::Saves { move_, own, other, reply, eats, taken, most }.text()
}

fn saved_from(turn: &Played, threat: &Punishment) -> String {
    let move_ = turn.turn.mv;
    // A question about several moves would be none about the first of them.
    let [own] = threat.own.as_slice() else { return saved(turn, threat) };
    let (reply, other) = (in_order(&threat.replies), threat.turn.turn.mover);
    let reason = match threat.haul.deed() {
        Deed::Wins => say::SavesGameFrom { move_, other, reply }.text(),
        _ => {
            let (eats, taken) = (yes(threat.haul.eats), captured(&threat.haul));
            let most = most_captured(turn);
            let takes = Played::new(turn.before, own).map_or(0, |own| Haul::of(&own).takes());
            say::SavesFrom { move_, takes, other, reply, eats, taken, most }.text()
        }
    };
    why_not(own, &reason)
}
