//! When Kete offers to end a game, accepts an offer, or gives up.

use super::ending::before;
use super::worker::{Prospect, ended_now};
use crate::app::session::state::GameSession;
use crate::game::{Agreement, NodeEntry, Player, decided, ends_within, round_decided};
use crate::rules::{Move, Side};

/// Turns without a gain before Kete may offer to end.
const STALLED: usize = 16;
/// Entries between two offers of Kete's.
const BETWEEN_OFFERS: usize = 20;
/// A game that is over in so many turns or fewer is not cut short: the winner may enjoy it.
pub const PLAYED_OUT: u32 = 3;

/// Who asks to end: the person, where one plays Kete; else the side to move.
pub fn asker(session: &GameSession) -> Side {
    let players = session.game.players();
    let persons: Vec<Side> =
        Side::ALL.into_iter().filter(|side| players[*side].is_person()).collect();
    match persons[..] {
        [only] => only,
        _ => session.mover(),
    }
}

pub(crate) fn kete_side(session: &GameSession) -> Option<Side> {
    let players = session.game.players();
    Side::ALL.into_iter().find(|side| matches!(players[*side], Player::Kete(_)))
}

/// Whether Kete gives up in place of the move it found: the game is lost whatever is played, and
/// would go on for some turns. A game that was taken back after Kete gave up, and that it is asked
/// to play on, it plays to its end; and a game of a lesson to its goal.
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

/// What Kete would offer a person to move where nothing changes any more: it is certain who wins,
/// or what ending gives is proven, or the seeds circle or nothing was taken for long and its search
/// sees no gain in playing on.
pub fn kete_would_offer(session: &GameSession, prospect: Prospect) -> Option<Agreement> {
    let kete = kete_side(session)?;
    let plays_person = session.game.players()[kete.other()].is_person();
    let awaits_person = session.game.player_to_move().is_some_and(Player::is_person);
    let here = session.game.path().len();
    let lately = session.record.kete_offered_at.is_some_and(|at| here < at + BETWEEN_OFFERS);
    let stalled = session.game.repeats_position() || session.game.turns_without_gain() >= STALLED;
    let agreement = session.game.on_offer().first().copied()?;
    let seeds = session.game.score_if(agreement)?;
    let ended = i32::from(seeds[kete]) - i32::from(seeds[kete.other()]);
    // Kete has moved since it looked: what it took then is not kept by ending now.
    let changes_nothing = match prospect {
        Prospect::Proven(seeds) => seeds == ended || (stalled && seeds < ended),
        Prospect::NoGain => stalled,
        Prospect::Gain | Prospect::Lost => false,
    };
    let told = round_decided(session.position()).is_some()
        && session.record.offered_decided == Some(session.game.rounds().len());
    let worth = changes_nothing || is_certain(session, kete, agreement, prospect);
    (plays_person && awaits_person && !lately && !told && worth).then_some(agreement)
}

/// Whether Kete has won whatever is played on, and the game would go on for some turns. A round of
/// Giuthi leaves its seeds to the next: there it is enough that the round has its winner, but Kete
/// must see no more seeds in playing on, and not give the match away.
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
        // What ending gave before Kete's move has to be kept by it.
        Prospect::NoGain => before(session).is_some_and(|before| ended_now(before, kete) <= now),
        Prospect::Gain | Prospect::Lost => false,
    };
    round_decided(position).is_some() && sees_no_gain && !gives_match
}
