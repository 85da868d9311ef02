//! Questions and forms in front of a page.
//!
//! | file | holds |
//! | --- | --- |
//! | here | which dialog is open, and where the keyboard focus goes |
//! | `question` | short questions |
//! | `keys` | all keys, with a search |
//!
//! The other dialogs belong to the features in `app`.

pub(crate) mod keys;
pub(crate) mod question;

use std::mem::{Discriminant, discriminant};

use egui::{Context, FocusDirection, Id, Popup, Vec2, vec2};

use crate::app::editor::ui::dialogs;
use crate::app::export::ui::filming;
use crate::app::intent::Intent;
use crate::app::library::ui::{folders, tidy};
use crate::app::messages::ui;
use crate::app::play::ui::agree;
use crate::app::state::{Dialog, State};
use crate::app::widgets::button::Button;
use crate::app::widgets::modal::modal;
use crate::app::{export, file_dialog, learners, lesson_editor, new_game, settings, worksheets};
use crate::draw::board::art::BoardArt;
use crate::texts::messages as say;

/// Shows the dialog that is open.
pub fn dialogs_ui(
    ctx: &Context,
    state: &State,
    art: &mut BoardArt,
    now: f64,
    intents: &mut Vec<Intent>,
) {
    let Some(dialog) = &state.dialog else { return };
    let window = ctx.content_rect();
    match dialog {
        Dialog::NewGame => {
            let size = new_game::ui::dialog_size(window.size());
            modal(ctx, say::labels::new_game(), size, intents, |ui, rect, intents| {
                new_game::ui::new_game_ui(ui, rect, state, art, intents);
            });
        }
        Dialog::File(dialog) => {
            let size = file_dialog::ui::size(window);
            modal(ctx, file_dialog::ui::heading_of(dialog), size, intents, |ui, rect, intents| {
                file_dialog::ui::file_dialog_ui(
                    ui,
                    rect,
                    dialog,
                    state.autosave.zone_secs,
                    intents,
                );
            });
        }
        Dialog::Agree => agree::agree_ui(ctx, state, intents),
        Dialog::Export(exporting) => export::ui::export_ui(ctx, exporting, intents),
        Dialog::Worksheet(form) => worksheets::ui::worksheet_ui(ctx, state, form, intents),
        Dialog::AddLearner(form) => learners::ui::form_ui(ctx, form, intents),
        Dialog::Filming(film) => filming::filming_ui(ctx, film, intents),
        Dialog::EditorOptions => {
            if let Some(editor) = &state.editor {
                dialogs::options(ctx, state, editor, intents);
            }
        }
        Dialog::RuleOptions => dialogs::options_to_read(ctx, state, intents),
        Dialog::PasteFor { games, .. } => dialogs::which_game(ctx, games, intents),
        Dialog::Settings(page) => {
            let size = large(ctx, vec2(760.0, 752.0));
            modal(ctx, say::settings::settings(), size, intents, |ui, rect, intents| {
                settings::ui::settings_ui(ui, rect, state, page, art, intents);
            });
        }
        Dialog::Keys(search) => {
            let size = large(ctx, keys::size(ctx.content_rect().size()));
            modal(ctx, say::keys::keys(), size, intents, |ui, rect, intents| {
                keys::keys_ui(ui, rect, search, intents);
            });
        }
        Dialog::TidyUp(chosen) => {
            let size = large(ctx, vec2(640.0, 600.0));
            modal(ctx, say::library::tidy_up_title(), size, intents, |ui, rect, intents| {
                tidy::tidy_ui(ui, rect, state, chosen, intents);
            });
        }
        Dialog::LibraryFolders => {
            let size = large(ctx, vec2(640.0, 460.0));
            modal(ctx, say::library::folders_title(), size, intents, |ui, rect, intents| {
                folders::folders_ui(ui, rect, state, intents);
            });
        }
        Dialog::Course => lesson_editor::ui::foreign::foreign_ui(ctx, state, intents),
        Dialog::ModelGame => {
            let size = large(ctx, vec2(760.0, 640.0));
            let title = say::lesson_editor::from_game();
            modal(ctx, title, size, intents, |ui, rect, intents| {
                lesson_editor::ui::model_game::model_game_ui(ui, rect, state, intents);
            });
        }
        Dialog::Messages => {
            let size = large(ctx, vec2(620.0, 460.0));
            modal(ctx, say::settings::messages(), size, intents, |ui, rect, intents| {
                ui::list::list_ui(ui, rect, state, now, intents);
            });
        }
        other => question::question_ui(ctx, state, other, intents),
    }
}

/// This size, or the whole window if that is small.
fn large(ctx: &Context, size: Vec2) -> Vec2 {
    let window = ctx.content_rect().size();
    let small = window.x < 1100.0 || window.y < size.y + 24.0;
    if small { window } else { size }
}

/// The dialog that has the keyboard focus, and what had it before.
#[derive(Clone, Copy)]
struct Keyboard {
    dialog: Discriminant<Dialog>,
    before: Option<Id>,
    /// Frames since it opened.
    frames: u32,
    /// It is closed and gives the focus back.
    closes: bool,
}

/// Frames until the dialog and its controls have their final size and place.
const SETTLING: u32 = 4;

fn keyboard_id() -> Id {
    Id::unique("dialog keyboard")
}

/// A dialog that opens gives the focus to its first control; when the last one closes, the focus
/// goes back to where it was. Call this before anything is painted, so that the page behind the
/// dialog loses the focus.
pub fn hand_keyboard(ctx: &Context, state: &State) {
    let Some(dialog) = &state.dialog else {
        give_back(ctx);
        return;
    };
    // Enter starts the game in the New game form, which is usually right as it opens. In dialogs
    // that end or delete a game, an accidental Enter must do nothing.
    let first = match dialog {
        Dialog::NewGame => Some(Button::new(say::labels::play()).salt("new game").id()),
        Dialog::Discard(..)
        | Dialog::DeleteFile(_)
        | Dialog::RemoveLearner(_)
        | Dialog::NoWastebasket(_) => Some(Button::new(say::labels::keep()).salt("question").id()),
        Dialog::Resign(_) | Dialog::Overwrite(_) => {
            Some(Button::new(say::labels::cancel()).salt("question").id())
        }
        _ => None,
    };
    let kind = discriminant(dialog);
    let focused = ctx.memory(|memory| memory.focused());
    let last: Option<Keyboard> = ctx.data(|data| data.get_temp(keyboard_id()));
    let mut keyboard = match last {
        Some(last) if last.dialog == kind && !last.closes => {
            Keyboard { frames: last.frames + 1, ..last }
        }
        // One dialog leads to another: the focus will go back to where it was before the first.
        Some(last) => Keyboard { dialog: kind, frames: 0, closes: false, ..last },
        None => Keyboard { dialog: kind, before: focused, frames: 0, closes: false },
    };
    let free = if keyboard.frames == 0 {
        Popup::close_all(ctx);
        ctx.memory_mut(|memory| focused.into_iter().for_each(|id| memory.surrender_focus(id)));
        true
    } else {
        focused.is_none()
    };
    if keyboard.frames < SETTLING {
        if free {
            ctx.memory_mut(|memory| match first {
                Some(id) => memory.request_focus(id),
                None => memory.move_focus(FocusDirection::Next),
            });
        }
    } else {
        keyboard.frames = SETTLING;
    }
    ctx.data_mut(|data| data.insert_temp(keyboard_id(), keyboard));
}

fn give_back(ctx: &Context) {
    let last: Option<Keyboard> = ctx.data(|data| data.get_temp(keyboard_id()));
    let Some(keyboard) = last else { return };
    if !keyboard.closes {
        // For one more frame egui lets nothing behind the dialog have the focus.
        let closing = Keyboard { closes: true, ..keyboard };
        ctx.data_mut(|data| data.insert_temp(keyboard_id(), closing));
        ctx.request_repaint();
        return;
    }
    ctx.data_mut(|data| data.remove::<Keyboard>(keyboard_id()));
    let free = ctx.memory(|memory| memory.focused()).is_none();
    if let Some(before) = keyboard.before.filter(|_| free) {
        ctx.memory_mut(|memory| memory.request_focus(before));
    }
}
