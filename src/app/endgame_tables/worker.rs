//! Looks for, measures, builds and deletes endgame tables in the background.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use egui::Context;

use super::state::{TableOrder, TableTrouble};
use crate::app::engines::intent::EngineIntent;
use crate::app::intent::Intent;
use crate::app::settings::state::SettingsTab;
use crate::app::state::{Dialog, State};
use crate::background::Mode;
use crate::background::closing::Closing;
use crate::background::stop::StopToken;
use crate::background::task::{BackgroundTask, Missing};
use crate::files::ReadProblem;
use crate::rules::Ruleset;
use crate::search::tables::file::{self, TableFault, TableFileInfo};
use crate::search::tables::wording as tables;
use crate::search::tables::{BuildSpeed, TableKind, TableStatus, TableStore};
use crate::texts::messages as say;

/// Seeds of the short trial in tests.
const QUICK_TRIAL: usize = 3;
/// A larger table is built once nobody has touched the window for so long, in seconds.
const IDLE_SECS: f64 = 30.0;
/// How often the progress is read again.
const LOOK: Duration = Duration::from_millis(250);

const PART: &str = "endgame tables";

type FoundTables = Vec<(TableKind, Result<Option<TableFileInfo>, TableFault>)>;

pub struct TableWorker {
    store: Option<TableStore>,
    mode: Mode,
    is_shown: bool,
    /// The files have to be looked at again.
    must_look: bool,
    looking: Option<BackgroundTask<FoundTables>>,
    measuring: Option<BackgroundTask<Vec<BuildSpeed>>>,
    paces: HashMap<TableKind, BuildSpeed>,
    /// Measuring has panicked; it is tried again when the page is opened again.
    cannot_measure: bool,
    /// When the window was last touched, or a search ran.
    busy_at: f64,
    /// The rules whose table is being built because nothing else happens.
    growing: Option<Ruleset>,
    /// The user has cancelled these: they do not grow again before the next start.
    declined: Vec<TableKind>,
}

impl TableWorker {
    /// If it runs inline, it measures a short trial only.
    pub fn new(store: Option<TableStore>, mode: Mode) -> TableWorker {
        TableWorker {
            store,
            mode,
            is_shown: false,
            must_look: false,
            looking: None,
            measuring: None,
            paces: HashMap::new(),
            cannot_measure: false,
            busy_at: 0.0,
            growing: None,
            declined: Vec::new(),
        }
    }

    pub fn follow(&mut self, state: &mut State, ctx: &Context, now: f64) {
        let is_shown = matches!(&state.dialog,
            Some(Dialog::Settings(page)) if page.tab == SettingsTab::Advanced);
        let is_new = !std::mem::replace(&mut self.is_shown, is_shown) && is_shown;
        let Some(store) = self.store.clone() else { return };
        if is_new {
            state.endgames.has_folder = true;
            state.endgames.list(&state.choices);
            self.must_look = true;
            self.cannot_measure = false;
        }
        store.set_most_unasked(state.settings.table_seeds.into());
        self.carry_out(&store, state, ctx);
        self.grow_when_idle(&store, state, ctx, now);
        report_unusable(&store, state, now);
        if !is_shown {
            return;
        }
        self.watch(&store, state, ctx);
        self.look(&store, state, ctx);
        self.measure(state, ctx);
    }

    fn carry_out(&mut self, store: &TableStore, state: &mut State, ctx: &Context) {
        for order in std::mem::take(&mut state.endgames.orders) {
            match order {
                TableOrder::Build(ruleset, seeds) => {
                    let wake = ctx.clone();
                    let wake = Arc::new(move || wake.request_repaint());
                    store.ensure(&ruleset, seeds, Some(wake));
                    // A small table may be there before its progress was ever seen.
                    self.must_look = true;
                }
                TableOrder::Cancel(ruleset) => {
                    self.declined.extend(TableKind::of(&ruleset));
                    store.cancel(&ruleset);
                }
                TableOrder::Delete(ruleset) => {
                    let deleted = store.delete(&ruleset);
                    let row = state.endgames.rows.iter_mut().find(|row| row.ruleset == ruleset);
                    if let Some(row) = row {
                        row.trouble = deleted.err().map(TableTrouble::Deleting);
                    }
                    self.must_look = true;
                }
            }
        }
    }

    /// Builds a larger table for the rules of the open game while nothing else happens. It gives
    /// way to a search, and begins again when the window is idle again.
    fn grow_when_idle(&mut self, store: &TableStore, state: &State, ctx: &Context, now: f64) {
        let is_building = |of: &Ruleset| matches!(store.status(of), TableStatus::Building(_));
        self.growing.take_if(|ruleset| !is_building(ruleset));
        let searches = state.thinking.is_some()
            || state.analysis.on
            || state.analysis.solving.running.is_some();
        if searches && let Some(ruleset) = self.growing.take() {
            store.cancel(&ruleset);
        }
        if searches || ctx.input(|input| !input.events.is_empty()) {
            self.busy_at = now;
        }
        let Some(ruleset) = state.session.as_ref().map(|session| session.game.ruleset()) else {
            return;
        };
        let is_declined = TableKind::of(&ruleset).is_ok_and(|kind| self.declined.contains(&kind));
        if searches || is_declined || !store.may_grow(&ruleset) {
            return;
        }
        let wait = self.busy_at + IDLE_SECS - now;
        if wait > 0.0 {
            ctx.request_repaint_after(Duration::from_secs_f64(wait));
        } else if let Some(seeds) = store.idle_growth(&ruleset) {
            self.growing = Some(ruleset);
            store.ensure(&ruleset, seeds, None);
        }
    }

    fn watch(&mut self, store: &TableStore, state: &mut State, ctx: &Context) {
        for row in &mut state.endgames.rows {
            let coming = match store.status(&row.ruleset) {
                TableStatus::Building(progress) => Some(progress),
                _ => None,
            };
            if row.coming.is_some() && coming.is_none() {
                self.must_look = true;
            }
            if coming.is_some() {
                ctx.request_repaint_after(LOOK);
            } else if let Some(problem) = store.problem(&row.ruleset) {
                row.trouble = Some(TableTrouble::Making(problem));
            }
            row.coming = coming;
        }
    }

    fn look(&mut self, store: &TableStore, state: &mut State, ctx: &Context) {
        if self.must_look && self.looking.is_none() {
            self.must_look = false;
            let rows = state.endgames.rows.iter();
            let kinds: Vec<_> = rows.filter_map(|row| TableKind::of(&row.ruleset).ok()).collect();
            let folder = store.folder().to_owned();
            let work = move |_: &StopToken| {
                let found =
                    |kind: TableKind| match file::inspect(&file::path(&folder, &kind), &kind) {
                        Ok(about) => (kind, Ok(Some(about))),
                        Err(TableFault::Unreadable(ReadProblem::Missing)) => (kind, Ok(None)),
                        Err(fault) => (kind, Err(fault)),
                    };
                kinds.into_iter().map(found).collect()
            };
            self.looking = Some(self.begin(ctx, work));
        }
        let Some(looking) = &self.looking else { return };
        match looking.fetch() {
            Err(Missing::Coming) => {}
            Err(Missing::Lost) => self.looking = None,
            Ok(found) => {
                self.looking = None;
                for row in &mut state.endgames.rows {
                    let kind = TableKind::of(&row.ruleset);
                    let about = found.iter().find(|(other, _)| Ok(*other) == kind);
                    row.file = about.map(|(_, about)| about.clone());
                }
            }
        }
    }

    /// Measures how fast tables are built, while no table is being built.
    fn measure(&mut self, state: &mut State, ctx: &Context) {
        let rows = &mut state.endgames.rows;
        if let Some(measuring) = &self.measuring {
            match measuring.fetch() {
                Err(Missing::Coming) => return,
                Err(Missing::Lost) => self.cannot_measure = true,
                Ok(paces) => {
                    self.paces.extend(paces.into_iter().map(|pace| (*pace.kind(), pace)));
                }
            }
            self.measuring = None;
        }
        let mut unknown = Vec::new();
        for row in rows.iter_mut().filter(|row| row.pace.is_none()) {
            let Ok(kind) = TableKind::of(&row.ruleset) else { continue };
            row.pace = self.paces.get(&kind).copied();
            if row.pace.is_none() {
                unknown.push(kind);
            }
        }
        let is_quiet = rows.iter().all(|row| row.coming.is_none());
        if !self.cannot_measure && !unknown.is_empty() && is_quiet && self.looking.is_none() {
            let quick = self.mode == Mode::Inline;
            let measure = move |kind: &TableKind| match quick {
                true => BuildSpeed::measure_with(kind, QUICK_TRIAL),
                false => BuildSpeed::measure(kind),
            };
            let work = move |stop: &StopToken| {
                unknown.iter().take_while(|_| !stop.is_stopped()).map(measure).collect()
            };
            self.measuring = Some(self.begin(ctx, work));
        }
    }

    fn begin<T: Send + 'static>(
        &self,
        ctx: &Context,
        work: impl FnOnce(&StopToken) -> T + Send + 'static,
    ) -> BackgroundTask<T> {
        let ctx = ctx.clone();
        BackgroundTask::begin(self.mode, PART, work, move || ctx.request_repaint())
    }

    /// Stops building. A file that is being written gets the time to be finished.
    pub fn close(&self, closing: &mut Closing) {
        if let Some(store) = self.store.clone() {
            closing.wait_until(say::closing::writing_table(), move || store.stop());
        }
    }
}

/// Reports files that could not be used. A table larger than what Kete builds unasked is built
/// again only if the player asks.
fn report_unusable(store: &TableStore, state: &mut State, now: f64) {
    for unusable in store.take_unusable() {
        let text = tables::unusable(&unusable);
        let first = store.first_seeds(&unusable.kind);
        let larger = unusable.seeds.filter(|seeds| *seeds > first);
        match larger.filter(|_| unusable.set_aside.is_some()) {
            Some(seeds) => {
                let make = EngineIntent::MakeTable(unusable.kind.ruleset(), seeds);
                state.notify_with(
                    text,
                    say::engine::BuildAgain { seeds }.text(),
                    Intent::Engine(make),
                    now,
                );
            }
            None => state.notify(text, now),
        }
    }
}
