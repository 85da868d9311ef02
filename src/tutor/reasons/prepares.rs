//! What a quiet move is for: a capture, or a further move at once, that it prepares for next turn.

use super::Haul;
use crate::rules::Move;
use crate::tutor::played::Played;

/// A turn that a move makes possible: its mover could play it next, if the other side changed
/// nothing on the board.
#[derive(Clone, Debug)]
pub struct Prepared {
    /// The turn.
    pub turn: Played,
    /// What it brings.
    pub haul: Haul,
}

/// The fewest seeds that are worth preparing for.
const LEAST_PREPARED: u16 = 2;

impl Prepared {
    /// The largest capture that a turn makes possible and that the same hole does not make at once;
    /// otherwise a further move. `None` if there is neither, or the turn itself ends the game or
    /// gives another move.
    pub(super) fn by(played: &Played) -> Option<Prepared> {
        let after = &played.turn.after;
        let mover = played.turn.mover;
        let has_reply = after.outcome().is_none() && after.to_move() != mover;
        if !has_reply || after.placements().next().is_some() || !after.layout_sizes().is_empty() {
            return None;
        }
        let mut setup = after.setup();
        setup.to_move = mover;
        let next = after.ruleset().position(&setup).ok().filter(|next| next.outcome().is_none())?;
        let at_once = |mv: &Move| Some(Haul::of(&Played::new(played.before, mv).ok()?));
        let turns = next.moves().into_iter().filter_map(|mv| {
            let turn = Played::new(next, &mv).ok()?;
            let (haul, now) = (Haul::of(&turn), at_once(&mv));
            let least = now.as_ref().map_or(LEAST_PREPARED, |now| now.captures() + LEAST_PREPARED);
            let is_new = haul.captures() >= least;
            let is_free = haul.again && !now.is_some_and(|now| now.again);
            (is_new || is_free).then_some(Prepared { turn, haul })
        });
        turns.reduce(|one, other| match other.haul.captures() > one.haul.captures() {
            true => other,
            false => one,
        })
    }
}
