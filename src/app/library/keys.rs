//! The keys of the library page.

use egui::{Key, Popup, Ui};

use super::intent::LibraryIntent;
use super::ui;
use crate::app::intent::Intent;
use crate::app::state::State;
use crate::app::widgets::arrows;
use crate::app::widgets::key_input::{pressed, typed};

/// `/` goes to the search field; Down or Enter goes from there to the table.
pub(crate) fn search(ui: &Ui, state: &State, intents: &mut Vec<Intent>) {
    let types = ui.ctx().text_edit_focused();
    if types {
        let in_search = ui.memory(|memory| memory.focused()) == Some(ui::search_id());
        let leaves = in_search && (pressed(ui, Key::ArrowDown) || pressed(ui, Key::Enter));
        if leaves && !state.library.is_empty() {
            arrows::focus(ui, ui::table::table_id());
            if state.library.chosen_at.is_none() {
                intents.push(Intent::Library(LibraryIntent::Choose(0)));
            }
        }
    } else if !Popup::is_any_open(ui.ctx()) && typed(ui, "/", Key::Slash) {
        ui.memory_mut(|memory| memory.request_focus(ui::search_id()));
    }
}

/// Up and Down walk the table, Enter opens, Delete asks, Space shows the preview over the table in
/// a narrow window; Escape goes back.
pub(crate) fn page(ui: &Ui, state: &State, intents: &mut Vec<Intent>) {
    let raised = ui::is_in_front(ui, state);
    let mut wants = |wanted| intents.push(Intent::Library(wanted));
    let focused = ui.memory(|memory| memory.focused());
    let in_table = focused == Some(ui::table::table_id());
    if focused.is_none() || in_table {
        let page = ui::table::rows_in_view(ui) as isize;
        for (key, step) in arrows::walks(page) {
            if pressed(ui, key) {
                if !raised {
                    arrows::focus(ui, ui::table::table_id());
                }
                wants(LibraryIntent::Walk(step));
            }
        }
        if pressed(ui, Key::Enter) {
            wants(LibraryIntent::Open);
        }
        if in_table && pressed(ui, Key::Space) {
            wants(LibraryIntent::Raise(true));
        }
    }
    if pressed(ui, Key::Delete) {
        wants(LibraryIntent::Delete);
    }
    if raised {
        if pressed(ui, Key::Escape) {
            arrows::focus(ui, ui::table::table_id());
            wants(LibraryIntent::Raise(false));
        }
    } else if !state.library.search.is_empty() && pressed(ui, Key::Escape) {
        intents.push(Intent::Search(String::new()));
    }
}
