//! What is noted in the record, and when.

use std::path::Path;
use std::time::SystemTime;

use super::intent::RecordIntent;
use super::state::{Accuracy, Record, RecordChange, RecordedGame};
use crate::app::effect::Effect;
use crate::app::session::state::GameSession;
use crate::app::state::State;
use crate::game::Person;
use crate::rules::Side;
use crate::tutor::{Grade, GradeTally};

pub fn update(state: &mut State, intent: RecordIntent) {
    match intent {
        RecordIntent::Of(game) => state.record.shown = game,
        RecordIntent::Own(person) if person == state.record.own() => {}
        RecordIntent::Own(person) => change(state, RecordChange::Own(person)),
    }
}

/// Changes the record here and on disk.
fn change(state: &mut State, change: RecordChange) {
    state.record.apply(&change);
    state.choices.rated = state.record.sure_ratings();
    state.effects.push(Effect::KeepRecord(change));
}

/// Takes in what all windows wrote.
pub fn take_in(state: &mut State, record: Record) {
    state.record.take_in(record);
    state.choices.rated = state.record.sure_ratings();
}

/// A person with a name plays: the name can be chosen again.
pub fn note_friend(state: &mut State, person: Person) {
    if person.name.is_some() && state.record.friends().first() != Some(&person) {
        change(state, RecordChange::Friend(person));
    }
}

/// Notes a game that has just ended, and the accuracy of one that has been reviewed.
pub fn tick(state: &mut State) {
    let Some(session) = &state.session else { return };
    // Its file names the game, also after a restart and in another window.
    let id = session.kept.path.as_deref().and_then(Path::file_stem).and_then(|id| id.to_str());
    let Some(id) = id else { return };
    let known = state.record.known().games.get(id);
    let found = match known {
        None => ended(session).map(|game| RecordChange::Ended(id.to_owned(), game)),
        Some(game) if game.accuracy.is_none() => accuracy(session, game.side)
            .map(|accuracy| RecordChange::Reviewed(id.to_owned(), accuracy)),
        Some(_) => None,
    };
    if let Some(found) = found {
        change(state, found);
    }
}

/// The game, if the user has just played it to its end.
fn ended(session: &GameSession) -> Option<RecordedGame> {
    let game = &session.game;
    let has_ended = game.is_over() && !session.is_sowing() && session.review.was_played;
    RecordedGame::of(game, SystemTime::now()).filter(|_| has_ended)
}

/// The good moves of a side in a game that is graded to its end.
fn accuracy(session: &GameSession, side: Side) -> Option<Accuracy> {
    let review = &session.review;
    let end = review.end()?;
    let is_over = session.game.node(end).entry().outcome().is_some();
    (is_over && review.is_done()).then(|| share_of_good(&review.known().tally()[side])).flatten()
}

/// `None` if no move has a grade.
fn share_of_good(tally: &GradeTally) -> Option<Accuracy> {
    Accuracy::new(tally.of(Grade::Best) + tally.of(Grade::Good), tally.graded())
}
