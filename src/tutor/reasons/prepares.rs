//! What a quiet move is for: a capture, or a further move at once, that it prepares for next turn.

use super::Haul;
use crate::rules::{Move, Position};
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
    /// Whether the turn still brings what it prepares after some reply, and after the replies that
    /// capture most: those one has to expect.
    fn outlasts_replies(&self, after: &Position) -> bool {
        let replies = after.moves();
        let replies = replies.iter().filter_map(|reply| Played::new(*after, reply).ok());
        let replies: Vec<Played> = replies.collect();
        // A reply that must be played is no surprise: what comes after it is what can be said.
        if let [only] = replies.as_slice() {
            return self.is_same_after(only);
        }
        let replies: Vec<(u16, bool)> = replies
            .iter()
            .map(|reply| (Haul::of(reply).captures(), self.is_left_by(reply)))
            .collect();
        let most = replies.iter().map(|(captures, _)| *captures).max().unwrap_or(0);
        let mut strongest = replies.iter().filter(|(captures, _)| *captures == most && most > 0);
        replies.iter().any(|(_, is_left)| *is_left) && strongest.all(|(_, is_left)| *is_left)
    }

    /// Whether the turn captures from the very same holes after a reply.
    fn is_same_after(&self, reply: &Played) -> bool {
        let turn = Played::new(reply.turn.after, &self.turn.turn.mv);
        turn.is_ok_and(|turn| turn.taken() == self.turn.taken()) && self.is_left_by(reply)
    }

    /// Whether the turn still brings what it prepares after a reply.
    fn is_left_by(&self, reply: &Played) -> bool {
        let (mv, mover, next) = (&self.turn.turn.mv, self.turn.turn.mover, reply.turn.after);
        let least = self.haul.captures().min(LEAST_PREPARED);
        let turn = Played::new(next, mv).ok().filter(|_| next.to_move() == mover);
        turn.map(|turn| Haul::of(&turn)).is_some_and(|haul| match self.haul.captures() {
            0 => haul.again,
            _ => haul.captures() >= least,
        })
    }

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
        let turns = turns.filter(|prepared| prepared.outlasts_replies(after));
        turns.reduce(|one, other| match other.haul.captures() > one.haul.captures() {
            true => other,
            false => one,
        })
    }
}
