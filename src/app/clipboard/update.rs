//! Copying and pasting positions and games.

use super::pasted::{Pasted, read};
use crate::app::editor::intent::EditIntent;
use crate::app::effect::Effect;
use crate::app::intent::Intent;
use crate::app::lesson_editor::intent::{ForeignIntent, WritingIntent};
use crate::app::new_game::update::{open_editor_with, rules_at_hand, rules_of, seen_board};
use crate::app::page::Page;
use crate::app::state::{Dialog, State};
use crate::app::{far_away, words};
use crate::narration;
use crate::rules::GameName;
use crate::texts::messages as say;
use crate::tutor::is_course_text;

/// `None` if no position is shown.
pub fn position_text(state: &State) -> Option<String> {
    match &state.editor {
        Some(editor) if state.page == Page::Editor => {
            editor.wrong_text.is_none().then(|| editor.text())
        }
        _ if state.page == Page::LessonEditor => {
            let editor = state.writing.editor.as_ref()?;
            editor.step()?;
            Some(editor.position.setup().to_string())
        }
        _ if state.page == Page::Library => state.library.seen().map(|seen| seen.position.clone()),
        _ => seen_board(state).map(|session| session.shown_position().setup().to_string()),
    }
}

pub fn copy_position(state: &mut State, now: f64) {
    if let Some(text) = position_text(state) {
        state.effects.push(Effect::Copy(text));
        state.notify(say::clipboard::position_copied(), now);
    }
}

/// In the library the chosen game, elsewhere the current one.
fn game_text(state: &State) -> Option<String> {
    match state.page {
        Page::Library => state.library.seen().map(|seen| seen.text.clone()),
        _ => state.session.as_ref().map(|session| session.game.to_save()),
    }
}

pub fn copy_game(state: &mut State, now: f64) {
    if let Some(text) = game_text(state) {
        state.effects.push(Effect::Copy(text));
        state.notify(say::clipboard::game_copied(), now);
    }
}

/// The moves as text for people.
pub fn copy_moves(state: &mut State, now: f64) {
    if let Some(session) = &state.session {
        state.effects.push(Effect::Copy(narration::move_list(&session.game)));
        state.notify(say::clipboard::moves_copied(), now);
    }
}

/// A game is opened, a course shown, a position goes to the editor, moves of a friend are played.
pub fn paste(state: &mut State, text: &str, now: f64) {
    if is_course_text(text) {
        let course = ForeignIntent::Paste(text.to_owned());
        state.ask(Intent::Writing(WritingIntent::Foreign(course)));
        return;
    }
    match read(text, rules_at_hand(state)) {
        Ok(Pasted::Game { game, more }) => {
            state.lay(*game);
            state.notify(words::game_pasted(more), now);
        }
        Ok(Pasted::Messages(found)) => far_away::update::receive(state, found, now),
        Ok(Pasted::Position(setup, _)) if state.page == Page::LessonEditor => {
            state.ask(Intent::Edit(EditIntent::Text(setup.to_string())));
        }
        Ok(Pasted::Position(setup, games)) => match games[..] {
            [only] => {
                let ruleset = rules_of(state, only);
                open_editor_with(state, ruleset, setup);
            }
            _ => state.dialog = Some(Dialog::PasteFor { setup, games }),
        },
        Err(why) => state.notify(why.text(), now),
    }
}

/// The person said which game the pasted position belongs to.
pub fn paste_for(state: &mut State, name: GameName) {
    if let Some(Dialog::PasteFor { setup, .. }) = state.dialog.take() {
        let ruleset = rules_of(state, name);
        open_editor_with(state, ruleset, setup);
    }
}
