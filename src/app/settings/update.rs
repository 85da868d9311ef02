//! What a change of a setting does, and the search fields.

use super::state::SettingsTab;
use super::table::SettingsIntent;
use crate::app::effect::Effect;
use crate::app::page::Page;
use crate::app::state::{Dialog, State};

/// Changes a setting.
pub fn set(state: &mut State, change: SettingsIntent) {
    let before = state.settings.tutoring;
    state.settings.apply(&change);
    // A change for the tutor also applies to the open game.
    if let (SettingsIntent::Tutoring(_) | SettingsIntent::Reset(SettingsTab::Tutor), Some(table)) =
        (&change, &mut state.session)
    {
        let after = state.settings.tutoring;
        if before != after || matches!(change, SettingsIntent::Tutoring(_)) {
            let is_first = state.choices.is_first_game(table.game.players());
            table.set_tutoring(after.in_game(is_first));
        }
    }
    let folder = state.games_folder();
    let Some(Dialog::Settings(page)) = &mut state.dialog else { return };
    match change {
        SettingsIntent::Tab(tab) => page.tab = tab,
        SettingsIntent::FolderTyped(typed) => page.folder_typed = Some(typed),
        SettingsIntent::UseFolder => {
            if let Some(typed) = page.folder_typed.take() {
                state.settings.use_folder(&typed);
            }
        }
        SettingsIntent::Reset(_) => page.folder_typed = None,
        SettingsIntent::ShowGamesFolder => {
            state.effects.extend(folder.map(Effect::ShowFolder));
        }
        _ => {}
    }
}

/// Searches in the dialog on top, or else on the page.
pub fn search(state: &mut State, typed: String, now: f64) {
    match &mut state.dialog {
        Some(Dialog::Keys(search)) => *search = typed,
        None if state.page == Page::Rules => state.rulebook.look_for(typed),
        None if state.page == Page::Library => state.library.look_for(typed, now),
        _ => {}
    }
}
