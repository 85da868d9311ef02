//! When the clock runs. The time of a person runs only while the person is to act: all seeds have
//! landed, the game is on the page and no dialog covers it. Kete's runs while Kete thinks.

use super::face;
use crate::app::board_intents::has_kete;
use crate::app::page::Page;
use crate::app::play::state::BREATH_SECS;
use crate::app::session::state::GameSession;
use crate::app::state::State;
use crate::draw::animation::Speed;
use crate::game::{Millis, Player};

/// A file that is written this often loses little if Kete is killed.
const NOTE_SECS: f64 = 10.0;

/// Lets time pass on the clock of the open game.
pub fn tick(state: &mut State, now: f64) {
    let is_shown = state.page == Page::Play;
    let is_covered = state.dialog.is_some();
    let thinks = state.thinking.is_some() && !has_kete(state);
    let breath = if state.settings.speed == Speed::Off { 0.0 } else { BREATH_SECS };
    let Some(session) = &mut state.session else { return };
    if session.game.time_control().is_none() {
        return;
    }
    count(session, now);
    if session.game.lose_on_time().is_some() {
        session.review.was_played = true;
        session.moved_in_game();
        state.thinking = None;
        return;
    }
    follow_game(session);
    if !is_shown && !session.clock.paused {
        pause(session, true);
    }
    let person = session.game.player_to_move().is_some_and(Player::is_person);
    let is_sowing = session.is_sowing() && !session.shows_expected();
    let may_run = !session.game.is_over() && !is_sowing && !session.locked;
    let runs = match person {
        true => !session.clock.paused && !is_covered && session.coach.waiting.is_none(),
        false => thinks && session.explain.is_none(),
    };
    let from = if person { now } else { now.max(session.settled_at + breath) };
    session.clock.since = (may_run && runs).then_some(from);
}

/// Counts the time since the last frame.
fn count(session: &mut GameSession, now: f64) {
    let clock = &mut session.clock;
    let Some(since) = clock.since.filter(|since| now > *since) else { return };
    let is_same = clock.at == session.game.current();
    if !is_same {
        // The turn that the time belonged to is over.
        return;
    }
    let passed = ((now - since) * 1000.0).floor();
    clock.since = Some(since + passed / 1000.0);
    session.game.spend(passed as Millis);
    if now - clock.noted >= NOTE_SECS {
        clock.noted = now;
        session.game.note_time();
    }
}

/// A move of a person starts a clock that waits. If another point of the game is shown, the clock
/// waits there.
fn follow_game(session: &mut GameSession) {
    let current = session.game.current();
    if session.clock.at == current {
        return;
    }
    session.clock.at = current;
    session.clock.since = None;
    let was_played = session.play_on == Some(current);
    let mover = session.game.mover_of(current);
    let by_person = mover.is_some_and(|side| session.game.players()[side].is_person());
    if by_person || !was_played {
        session.clock.paused = !was_played;
    }
}

/// Stops or starts the time of people.
pub fn pause(session: &mut GameSession, paused: bool) {
    session.clock.paused = paused;
    session.clock.since = None;
    session.game.note_time();
}

/// Makes the time used so far a part of the record, before the window closes.
pub fn note(state: &mut State) {
    if let Some(session) = &mut state.session {
        session.game.note_time();
    }
}

/// Whether the clock may be stopped or started.
pub fn may_pause(session: &GameSession) -> bool {
    session.game.time_control().is_some() && !session.game.is_over()
}

/// When a running clock shows something else, in the window's seconds.
pub fn next_change(session: &GameSession) -> Option<f64> {
    let since = session.clock.since?;
    let left = session.game.time_left(session.mover())?;
    Some(since + face::next_change(left))
}
