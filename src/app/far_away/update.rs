//! Copying one's own moves, and playing those that a friend sent.

use crate::app::autosave::update::resume;
use crate::app::effect::Effect;
use crate::app::page::Page;
use crate::app::session::state::{GameSession, Offered};
use crate::app::state::State;
use crate::app::words;
use crate::draw::animation::Pace;
use crate::game::by_message::{BadMessage, Message, Misfit, NewMoves};
use crate::game::{GameTag, NodeEntry, Person, Player};
use crate::narration;
use crate::rules::BySide;
use crate::texts::messages::far_away as say;

/// Copies the latest own moves at the point shown.
pub fn copy_moves(state: &mut State, now: f64) {
    let Some(session) = &mut state.session else { return };
    let Some(message) = Message::of(&session.game, session.game.current()) else { return };
    session.sent = session.sent.max(Some(session.game.path().len() - 1));
    let game = &narration::game(session.name()).name;
    state.effects.push(Effect::Copy(words::message_text(game, &message)));
    state.notify(say::copied(), now);
}

/// Opens the game that the messages belong to, or begins it, and plays what is new in them.
pub fn receive(state: &mut State, found: Vec<Result<Message, BadMessage>>, now: f64) {
    let tag = match found.last() {
        Some(Ok(message)) => message.tag(),
        Some(Err(why)) => return state.notify(words::bad_message(*why), now),
        None => return,
    };
    let messages = found.into_iter().flatten().filter(|message| message.tag() == tag);
    let messages: Vec<Message> = messages.collect();
    if state.session.as_ref().and_then(tag_of) == Some(tag) {
        return play(state, &messages, now);
    }
    let kept = state.autosave.games.iter().find(|game| game.tag() == Some(tag));
    if let Some(path) = kept.map(|game| game.path.clone()) {
        state.messages_to_play = messages;
        return resume(state, path);
    }
    let Some(mut game) = messages.iter().find_map(Message::start) else {
        return state.notify(say::unknown_game(), now);
    };
    let name = &narration::game(game.ruleset().name()).name;
    let players = game.players();
    game.set_people(BySide::from_fn(|side| match players[side] {
        Player::You => state.record.own(),
        _ => Person::default(),
    }));
    state.lay(game);
    state.notify(say::Begun { game: name }.text(), now);
    play(state, &messages, now);
}

/// Plays the messages that waited for their game to be opened.
pub fn play_waiting(state: &mut State, now: f64) {
    let messages = std::mem::take(&mut state.messages_to_play);
    let tag = state.session.as_ref().and_then(tag_of);
    if messages.first().is_some_and(|first| Some(first.tag()) == tag) {
        play(state, &messages, now);
    }
}

fn tag_of(session: &GameSession) -> Option<GameTag> {
    session.game.far_away().map(|(tag, _)| tag)
}

/// Plays the messages that fit. If none does, says why the last one does not.
fn play(state: &mut State, messages: &[Message], now: f64) {
    state.page = Page::Play;
    state.dialog = None;
    let pace = state.settings.machine_pace();
    let Some(session) = &mut state.session else { return };
    session.finish_sowing(now);
    let mut misfit = None;
    let mut has_played = false;
    for message in messages {
        match message.fit(&session.game) {
            Ok(new) => {
                enter(session, new, now, pace);
                has_played = true;
            }
            // An invitation is known once its game is open: it only shows the game.
            Err(Misfit::Known(_)) if message.is_invitation() => {}
            Err(why) => misfit = Some(why),
        }
    }
    if let Some(why) = misfit.filter(|_| !has_played) {
        let words = words::misfit(&why);
        session.refuse_words(words, None, Vec::new(), now);
    }
}

/// Plays what is new. An agreement is first an offer to the person here.
fn enter(session: &mut GameSession, new: NewMoves, now: f64, pace: Pace) {
    session.game.go_to(new.after);
    session.moved_in_game();
    for entry in new.entries {
        match entry {
            // A game with someone far away has no clock.
            NodeEntry::Start(_) | NodeEntry::LostOnTime { .. } => {}
            NodeEntry::Turn(turn) => {
                session.finish_sowing(now);
                session.commit_turn(turn, 0, now, pace);
            }
            NodeEntry::Agreement { agreement, .. } => {
                let by = session.game.far_away().map(|(_, far)| far);
                let at = session.game.current();
                session.record.offer = by.map(|by| Offered { by, agreement, at });
            }
            NodeEntry::Resignation { side, .. } => {
                session.game.resign(side);
                session.review.was_played = true;
                session.moved_in_game();
            }
        }
    }
}
