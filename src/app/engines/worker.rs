//! Asks programs what they can play, once each until they are to be tested again.

use std::collections::HashMap;

use egui::Context;

use super::state::EngineTest;
use crate::app::page::Page;
use crate::app::session::state::SideTab;
use crate::app::settings::engines::Engine;
use crate::app::settings::state::SettingsTab;
use crate::app::state::{Dialog, State};
use crate::background::Mode;
use crate::background::task::{BackgroundTask, Missing};
use crate::game::EngineName;
use crate::search::external_engine::{Abilities, EngineFault, KillSwitch};

/// A program that is being asked. Dropping this ends the program.
struct Asking {
    engine: Engine,
    task: BackgroundTask<Result<Abilities, EngineFault>>,
    kill_switch: KillSwitch,
}

impl Drop for Asking {
    fn drop(&mut self) {
        self.kill_switch.end();
    }
}

#[derive(Default)]
pub struct Tester {
    asking: Vec<Asking>,
    /// The settings of each engine when it was asked.
    asked: HashMap<EngineName, Engine>,
}

impl Tester {
    pub fn end(&mut self) {
        self.asking.clear();
    }

    /// Asks programs that have not been tested, if the page needs to know, and takes their answers.
    pub fn follow(&mut self, state: &mut State, ctx: &Context) {
        let matters = match &state.dialog {
            Some(Dialog::NewGame) => true,
            Some(Dialog::Settings(page)) => page.tab == SettingsTab::Advanced,
            _ if state.page != Page::Play => false,
            _ => match &state.session {
                None => true,
                // The analysis can ask a program, too.
                Some(session) => state.analysis.on && session.tab == SideTab::Analysis,
            },
        };
        if matters {
            for engine in &state.settings.engines {
                let is_known = state.engines.tried.contains_key(&engine.name)
                    && self.asked.get(&engine.name) == Some(engine);
                if is_known {
                    continue;
                }
                let (program, patience) = (engine.program(), state.engines.patience);
                let wake = ctx.clone();
                let kill_switch = KillSwitch::default();
                let held = kill_switch.clone();
                let task = BackgroundTask::begin(
                    Mode::Threads,
                    "engine test",
                    move |_| program.abilities_in(&held, patience),
                    move || wake.request_repaint(),
                );
                self.asking.retain(|other| other.engine.name != engine.name);
                self.asking.push(Asking { engine: engine.clone(), task, kill_switch });
                self.asked.insert(engine.name, engine.clone());
                state.engines.tried.insert(engine.name, EngineTest::Coming);
            }
        }
        let tried = &mut state.engines.tried;
        // Drops programs that were removed or are to be tested again.
        self.asking.retain(|asking| tried.contains_key(&asking.engine.name));
        self.asking.retain(|Asking { engine, task, .. }| {
            let found = match task.fetch() {
                Err(Missing::Coming) => return true,
                Err(Missing::Lost) => EngineTest::Failed(EngineFault::Ended(None)),
                Ok(Ok(abilities)) => EngineTest::Plays(abilities),
                Ok(Err(fault)) => EngineTest::Failed(fault),
            };
            tried.insert(engine.name, found);
            false
        });
    }
}
