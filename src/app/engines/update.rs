//! Other programs: adding and testing them, and what happens after a failure.

use std::path::{Path, PathBuf};

use super::intent::EngineIntent;
use super::state::EngineDraft;
use crate::app::effect::Effect;
use crate::app::endgame_tables::state::TableOrder;
use crate::app::settings::state::{SettingsPage, SettingsTab};
use crate::app::settings::table::SettingsIntent;
use crate::app::state::{Dialog, State};
use crate::app::words;
use crate::game::{Level, Player};

/// The level at which Kete plays on for an engine that failed.
const INSTEAD: u8 = 6;

pub fn update(state: &mut State, intent: EngineIntent) {
    let draft = &mut state.engines.draft;
    match intent {
        EngineIntent::Table(row, wanted) => state.endgames.update(row, wanted),
        EngineIntent::MakeTable(ruleset, seeds) => {
            state.endgames.orders.push(TableOrder::Build(ruleset, seeds));
        }
        EngineIntent::Name(name) => draft.name = name,
        EngineIntent::Program(program) => draft.program = program,
        EngineIntent::Arguments(arguments) => draft.arguments = arguments,
        EngineIntent::ChooseProgram => state.effects.push(Effect::AskProgram),
        EngineIntent::ProgramChosen(path) => program_chosen(state, &path),
        EngineIntent::Add => {
            if let Ok(engine) = draft.engine(&state.settings) {
                state.engines.draft = EngineDraft::default();
                state.engines.tried.remove(&engine.name);
                state.settings.apply(&SettingsIntent::AddEngine(engine));
            }
        }
        EngineIntent::Remove(name) => {
            state.engines.tried.remove(&name);
            state.settings.apply(&SettingsIntent::RemoveEngine(name));
        }
        EngineIntent::Test(name) => {
            state.engines.tried.remove(&name);
        }
        EngineIntent::KetePlaysOn => {
            let Some(trouble) = state.engine_trouble() else { return };
            let side = trouble.side;
            state.engines.trouble = None;
            if let (Some(session), Some(level)) = (&mut state.session, Level::new(INSTEAD)) {
                let mut players = session.game.players();
                players[side] = Player::Kete(level);
                session.game.set_players(players);
                session.play_on = Some(session.game.current());
            }
        }
        EngineIntent::TryAgain => {
            state.engines.trouble = None;
            if let Some(session) = &mut state.session {
                session.play_on = Some(session.game.current());
            }
        }
    }
}

pub fn program_chosen(state: &mut State, path: &Path) {
    state.engines.draft.program = path.to_string_lossy().into_owned();
    back_to_settings(state);
}

/// Closes the file dialog: back to the settings from which it was opened.
pub fn back_to_settings(state: &mut State) {
    let page = SettingsPage { tab: SettingsTab::Advanced, ..SettingsPage::default() };
    state.dialog = Some(Dialog::Settings(page));
}

/// Where the dialog looks for a program: in the folder of the one typed, or the current folder.
pub fn program_folder(state: &State) -> PathBuf {
    let typed = Path::new(state.engines.draft.program.trim());
    let folder = typed.parent().filter(|folder| folder.is_absolute());
    folder.map_or_else(|| std::env::current_dir().unwrap_or_default(), PathBuf::from)
}

/// Shows the failure of an engine at the board.
pub fn failed(state: &mut State) {
    state.thinking = None;
    let Some(trouble) = state.engine_trouble() else { return };
    let sentence = words::engine_failed(trouble.name, trouble.fault.as_ref());
    if let Some(session) = &mut state.session {
        session.live_text = sentence;
    }
}
