//! Reads the keys before anything is painted. The first that applies takes them: text field, open
//! dialog, sowing in flight, half-made move, focused control, page.
//!
//! The keys of the commands are here, those of a page in the `keys.rs` of its feature.

use egui::{Event, Id, Key, KeyboardShortcut, Popup, Ui};

use super::update::update;
use crate::app::analysis::intent::AnalysisIntent;
use crate::app::available::is_open;
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::page::Page;
use crate::app::session::intent::FilmIntent;
use crate::app::session::state::GameSession;
use crate::app::state::State;
use crate::app::widgets::key_input::pressed;
use crate::app::{
    after_game, comparison, exercises, learn, lesson_editor, library, play, presentation, rulebook,
    session,
};

/// Takes the keys that mean something now and performs their intents one by one, because the
/// meaning of a key may depend on the one before. Leaves the others to the controls.
pub fn play(ui: &mut Ui, state: &mut State, now: f64) {
    leave_field(ui, state);
    if alt_alone(ui) && state.dialog.is_none() {
        update(state, Intent::Command(Command::Menu), now);
    }
    let events = ui.input_mut(|input| std::mem::take(&mut input.events));
    let mut left = Vec::with_capacity(events.len());
    let mut waiting = events.into_iter().peekable();
    while let Some(event) = waiting.next() {
        let is_key = matches!(event, Event::Key { pressed: true, .. } | Event::Text(_));
        if !is_key && !matches!(event, Event::Copy | Event::Paste(_)) {
            left.push(event);
            continue;
        }
        let mut one = vec![event];
        // The text event of a key goes with the key.
        if matches!(one[0], Event::Key { .. })
            && let Some(text) = waiting.next_if(|event| matches!(event, Event::Text(_)))
        {
            one.push(text);
        }
        ui.input_mut(|input| input.events = one);
        let mut intents = Vec::new();
        take(ui, state, now, &mut intents);
        let rest = ui.input_mut(|input| std::mem::take(&mut input.events));
        left.extend(rest.into_iter().filter(|event| !is_no_press(event)));
        for intent in intents {
            ui.ctx().request_repaint();
            update(state, intent, now);
        }
    }
    ui.input_mut(|input| input.events = left);
}

/// Enter and Space press the focused control. With Ctrl or Alt they are commands or nothing:
/// Ctrl+Enter just after Kete's move must not play the user's turn.
fn is_no_press(event: &Event) -> bool {
    matches!(
        event,
        Event::Key { key: Key::Enter | Key::Space, pressed: true, modifiers, .. }
            if modifiers.command || modifiers.ctrl || modifiers.alt
    )
}

/// On a page, an Escape that leaves a text field does nothing else; in a dialog it also closes the
/// dialog.
fn leave_field(ui: &Ui, state: &State) {
    let id = Id::unique("a field was typed in");
    let types = ui.ctx().text_edit_focused();
    let typed: Option<bool> = ui.ctx().data(|data| data.get_temp(id));
    ui.ctx().data_mut(|data| data.insert_temp(id, types));
    if typed == Some(true) && !types && state.dialog.is_none() {
        pressed(ui, Key::Escape);
    }
}

/// Takes the keys that mean something now and returns their intents.
fn take(ui: &mut Ui, state: &State, now: f64, intents: &mut Vec<Intent>) {
    if state.dialog.is_some() {
        shortcuts(ui, state, intents, Command::works_over_dialogs);
        return;
    }
    shortcuts(ui, state, intents, |command| !command.is_plain_key());
    if let Some(editor) = state.writing.editor.as_ref().filter(|_| state.page == Page::LessonEditor)
    {
        lesson_editor::keys::page(ui, editor, intents);
    }
    if state.page == Page::Rules {
        rulebook::keys::search(ui, state);
    }
    if state.page == Page::Library {
        library::keys::search(ui, state, intents);
    }
    if ui.ctx().text_edit_focused() || Popup::is_any_open(ui.ctx()) {
        return;
    }
    if state.presentation.is_some() {
        presented(ui, state, now, intents);
        return;
    }
    clipboard(ui, state, intents);
    if state.compared().is_some() {
        comparison::keys::page(ui, intents);
        return;
    }
    if let Some(session) = state.session.as_ref().filter(|_| state.page == Page::After) {
        after_game::keys::page(ui, session, intents);
    }
    let on_session = state.board();
    if let Some(lesson) = state.lesson() {
        learn::keys::page(ui, lesson, intents);
    }
    if let Some(drill) = state.drill() {
        exercises::keys::page(ui, drill, intents);
    }
    if state.page == Page::Rules {
        rulebook::keys::page(ui, state, intents);
    }
    if state.page == Page::Library {
        library::keys::page(ui, state, intents);
    }
    if let Some(session) = on_session {
        board(ui, session, now, intents);
    }
    shortcuts(ui, state, intents, Command::is_plain_key);
}

/// The keys of a presentation.
fn presented(ui: &Ui, state: &State, now: f64, intents: &mut Vec<Intent>) {
    presentation::keys::page(ui, state, intents);
    if let Some(session) = state.board() {
        board(ui, session, now, intents);
    }
    shortcuts(ui, state, intents, Command::is_plain_key);
}

/// The keys of a board that is played on.
fn board(ui: &Ui, session: &GameSession, now: f64, intents: &mut Vec<Intent>) {
    play::keys::drop_late(ui, session, now);
    let before = intents.len();
    if session.shows_expected() {
        session::keys::line(ui, intents);
    }
    if session.explain.is_some() && pressed(ui, Key::Escape) {
        intents.push(Intent::Film(FilmIntent::Close));
    } else if session.variation.is_some() && pressed(ui, Key::Escape) {
        intents.push(Intent::Analysis(AnalysisIntent::Leave));
    } else if session.is_sowing() {
        play::keys::in_flight(ui, intents);
    } else {
        play::keys::half_made(ui, session, intents);
    }
    if intents.len() == before {
        play::keys::holes(ui, session, intents);
        // A key that names a hole first ends the animation, so that no key is lost.
        if intents.len() > before && session.is_sowing() && session.explain.is_none() {
            intents.insert(before, Intent::Command(Command::FinishSowing));
        }
    }
    if intents.len() == before {
        play::keys::page(ui, session, intents);
    }
}

/// Whether Alt was pressed and released with nothing between: this opens the menu.
fn alt_alone(ui: &Ui) -> bool {
    let id = egui::Id::unique("alt alone");
    let mut held: bool = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let mut alone = false;
    ui.input(|input| {
        for event in &input.events {
            match event {
                Event::Key { key: Key::AltLeft, pressed, repeat, .. } => {
                    alone |= held && !pressed;
                    held = *pressed && (held || !repeat);
                }
                Event::Key { .. }
                | Event::Text(_)
                | Event::PointerButton { .. }
                | Event::MouseWheel { .. }
                | Event::WindowFocused(_) => held = false,
                _ => {}
            }
        }
    });
    ui.data_mut(|data| data.insert_temp(id, held));
    alone
}

/// The keys of those commands that `takes` names.
fn shortcuts(ui: &Ui, state: &State, intents: &mut Vec<Intent>, takes: impl Fn(Command) -> bool) {
    // Shortcuts with more modifiers first: Ctrl+Shift+S before Ctrl+S.
    let mut commands = Command::ALL.to_vec();
    commands
        .sort_by_key(|command| command.shortcut().is_none_or(|shortcut| !shortcut.modifiers.shift));
    for command in commands {
        let Some(shortcut) = command.shortcut() else { continue };
        if command.is_of_clipboard() && ui.ctx().text_edit_focused() {
            continue;
        }
        if !takes(command) {
            continue;
        }
        if !is_open(state, command) {
            // Alt with an arrow is never an arrow, even if there is no page to go to.
            if shortcut.modifiers.alt {
                ui.input_mut(|input| input.consume_shortcut(&shortcut));
            }
            let is_full = command == Command::Present && state.presentation.is_none();
            // On a page without a board its key fills the screen.
            if is_full && ui.input_mut(|input| input.consume_shortcut(&shortcut)) {
                intents.push(Intent::Command(Command::FullScreen));
            }
            continue;
        }
        // A text field with the focus handles these itself; in the lesson editor they are one history.
        let undoes =
            matches!(command, Command::Undo | Command::Redo) && state.page != Page::LessonEditor;
        if undoes && ui.ctx().text_edit_focused() {
            continue;
        }
        // `+` may be typed with Shift or without.
        let other = (command == Command::Larger)
            .then(|| KeyboardShortcut::new(shortcut.modifiers, Key::Equals));
        let pressed = |keys: &KeyboardShortcut| ui.input_mut(|input| input.consume_shortcut(keys));
        if pressed(&shortcut) || other.is_some_and(|keys| pressed(&keys)) {
            intents.push(Intent::Command(command));
        }
    }
}

/// Copy and paste arrive as separate events, not as keys.
fn clipboard(ui: &Ui, state: &State, intents: &mut Vec<Intent>) {
    ui.input_mut(|input| {
        input.events.retain(|event| {
            match event {
                Event::Copy if is_open(state, Command::CopyPosition) => {
                    intents.push(Intent::Command(Command::CopyPosition));
                }
                Event::Paste(text) => intents.push(Intent::Paste(text.clone())),
                _ => return true,
            }
            false
        });
    });
}
