//! When Kete offers to end a game, and when it resigns.

use super::ending::before;
use super::worker::{Prospect, ended_now};
use crate::app::session::state::GameSession;
use crate::game::{Agreement, NodeEntry, Player, STALLED, decided, ends_within, round_decided};
use crate::narration::turns::Course;
use crate::rules::{BoardShape, Move, Side};

/// Entries between two offers by Kete.
const BETWEEN_OFFERS: usize = 20;
/// A game that is over in at most this many turns is played to its end, for the winner's pleasure.
pub const PLAYED_OUT: u32 = 3;

/// Who asks to end the game: the only person here, else the side to move.
pub fn asker(session: &GameSession) -> Side {
    let players = session.game.players();
    let persons: Vec<Side> =
        Side::ALL.into_iter().filter(|side| players[*side].plays_here()).collect();
    match persons[..] {
        [only] => only,
        _ => session.mover(),
    }
}

pub(crate) fn kete_side(session: &GameSession) -> Option<Side> {
    let players = session.game.players();
    Side::ALL.into_iter().find(|side| matches!(players[*side], Player::Kete(_)))
}

/// Whether Kete resigns instead of playing the move it found: the game is lost and would go on for
/// some turns. It never resigns in a lesson, nor again in a game in which the person took its
/// resignation back.
pub fn kete_gives_up(session: &GameSession, found: &Move, prospect: Prospect) -> bool {
    if session.to_goal || session.awaits_kete().is_none() {
        return false;
    }
    let (game, kete) = (&session.game, session.mover());
    let gave_up =
        |id| matches!(game.node(id).entry(), NodeEntry::Resignation { side, .. } if *side == kete);
    if game.path().into_iter().any(|id| game.node(id).children().iter().copied().any(gave_up)) {
        return false;
    }
    let ends = || game.look_ahead(found).is_ok_and(|turn| turn.after.outcome().is_some());
    let is_lost = decided(session.position()) == Some(kete.other());
    let is_long = || !ends() && !ends_within(session.position(), PLAYED_OUT);
    prospect == Prospect::Lost || (is_lost && is_long())
}

/// What Kete would offer a person to move: when the winner is certain, when it is proven that
/// ending now changes nothing, or when positions repeat or no seeds were captured for long and
/// Kete's search sees no gain in playing on. A game of a lesson is played to its goal.
pub fn kete_would_offer(session: &GameSession, prospect: Prospect) -> Option<Agreement> {
    let kete = kete_side(session)?;
    let plays_person = session.game.players()[kete.other()].is_person();
    let awaits_person = session.game.player_to_move().is_some_and(Player::is_person);
    let here = session.game.path().len();
    let lately = session.record.kete_offered_at.is_some_and(|at| here < at + BETWEEN_OFFERS);
    let stalled = session.game.repeats_position() || is_stalled(session);
    let agreement = session.game.on_offer().first().copied()?;
    let seeds = session.game.score_if(agreement)?;
    let ended = i32::from(seeds[kete]) - i32::from(seeds[kete.other()]);
    // The search was before Kete's move: seeds that the move sowed away are lost by ending now.
    let changes_nothing = match prospect {
        Prospect::Proven(seeds) => seeds == ended || (stalled && seeds < ended),
        Prospect::NoGain => stalled,
        Prospect::Gain | Prospect::Lost => false,
    };
    let has_offered = round_decided(session.position()).is_some()
        && session.record.offered_decided == Some(session.game.rounds().len());
    let worth = changes_nothing || is_certain(session, kete, agreement, prospect);
    let may_offer = plays_person && awaits_person && !session.to_goal;
    (may_offer && !lately && !has_offered && worth).then_some(agreement)
}

/// Whether the last seeds only move on: no seed was captured for long, no move captures now, and
/// most of the seeds are in the stores.
fn is_stalled(session: &GameSession) -> bool {
    let (game, setup) = (&session.game, session.position().setup());
    let captures =
        |mv: &Move| game.look_ahead(mv).is_ok_and(|turn| Course::of(&turn.events).gain() > 0);
    let is_late =
        setup.shape == BoardShape::FourRows || 2 * session.seeds_in_holes() <= setup.total();
    game.turns_without_gain() >= STALLED
        && is_late
        && !session.position().moves().iter().any(captures)
}

/// Whether Kete has certainly won, and the game would go on for some turns. In Giuthi the seeds of
/// a round count in the next: there the round must be decided, Kete must see no more seeds in
/// playing on, and ending must not lose the match.
fn is_certain(session: &GameSession, kete: Side, agreement: Agreement, prospect: Prospect) -> bool {
    let position = session.position();
    if session.to_goal || ends_within(position, PLAYED_OUT) {
        return false;
    }
    if !session.name().facts().has_rounds {
        return decided(position) == Some(kete);
    }
    let outcome = session.game.outcome_if(agreement);
    let gives_match = outcome.is_some_and(|outcome| outcome.winner != Some(kete));
    let now = ended_now(position, kete);
    let sees_no_gain = match prospect {
        Prospect::Proven(seeds) => seeds <= now,
        // Kete's move must not have made ending worse.
        Prospect::NoGain => before(session).is_some_and(|before| ended_now(before, kete) <= now),
        Prospect::Gain | Prospect::Lost => false,
    };
    round_decided(position).is_some() && sees_no_gain && !gives_match
}
