//! Another learner learns now: the files of the one before are written to their end, then those of
//! the new one are read, without a restart.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use egui::Context;

use super::app::App;
use super::other_windows::watched;
use super::watch::Watch;
use crate::app::kept_file::{Found, Kept as _};
use crate::app::learn::state::Learning;
use crate::app::learn::worker::CourseWorker;
use crate::app::learners::state::{LearnerId, LearnerList};
use crate::app::page::Page;
use crate::app::record::state::{MyRecord, Record};
use crate::app::settings::worker::SettingsFile;
use crate::app::{learn, record};
use crate::background::closing::Closing;
use crate::background::stop::StopToken;
use crate::background::task::{BackgroundTask, Missing};
use crate::files::{Folders, LOCK_NAME, NotMoved, Wastebasket};
use crate::texts::messages::learners as say;

/// Files of a learner being removed, and the learner's name.
pub(crate) struct Removal {
    name: String,
    task: BackgroundTask<Vec<PathBuf>>,
}

/// The folders of the learner with whom a window opens.
pub(super) fn of_current_learner(folders: Folders) -> Folders {
    let current = LearnerList::of(&folders).opens_with();
    folders.of_learner(current.as_deref())
}

/// The record of a learner. The first one's began with the finished games of before there was one.
pub(super) fn found_record(folders: &Folders, id: &LearnerId) -> Found<Record> {
    let mut found = Found::<Record>::read(folders.own_data().join(Record::FILE));
    if found.is_missing && id.is_none() {
        found.contents.games = record::earlier::games(&folders.finished());
    }
    found
}

impl App {
    /// Lets another learner learn in this window.
    pub(crate) fn switch_learner(&mut self, id: LearnerId, ctx: &Context, now: f64) {
        let Some(folders) = &self.state.folders else { return };
        let folders = folders.of_learner(id.as_deref());
        self.write_learner(now);
        self.state.learners.current = id;
        self.state.folders = Some(folders.clone());
        self.read_learner(&folders, ctx);
        self.state.page = Page::Start;
        self.state.dialog = None;
        self.keep(now);
    }

    /// Writes everything of the learner who learns now, and ends the threads that do.
    fn write_learner(&mut self, now: f64) {
        if let Some(session) = &mut self.state.session {
            // A game that has ended is not a game of the learner who comes.
            session.review.was_played = false;
        }
        // Of a learner who was removed nothing is written any more.
        let is_removed = !self.state.learners.list.has(&self.state.learners.current);
        if is_removed {
            self.state.learning.jobs.clear();
        }
        self.keep(now);
        let closing = &mut Closing::since(Instant::now());
        if !is_removed {
            self.settings_file.close(&self.state.settings, closing);
        }
        self.course_worker.close(closing);
        self.record.iter_mut().for_each(|file| file.close(closing));
    }

    /// Reads settings, progress and record, and starts the threads that write them.
    fn read_learner(&mut self, folders: &Folders, ctx: &Context) {
        let mode = self.art.mode();
        let wake = || {
            let ctx = ctx.clone();
            move || ctx.request_repaint()
        };
        let state = &mut self.state;
        self.settings_file = SettingsFile::open(Some(folders));
        self.settings_file.start(mode, ctx);
        // A new learner begins with the settings of the one before.
        if !self.settings_file.is_missing() {
            state.settings = self.settings_file.settings().clone();
        }
        self.course_worker = CourseWorker::start(Some(folders.clone()), mode, wake());
        let zone_secs = state.learning.zone_secs;
        state.learning = Learning::default();
        state.learning.zone_secs = zone_secs;
        learn::update::load(state);
        state.record = MyRecord::default();
        let found = found_record(folders, &state.learners.current);
        self.record = found.may_keep.then(|| found.start(mode, wake()));
        record::update::take_in(state, found.contents);
        found.messages.into_iter().for_each(|text| state.notify(text, 0.0));
        let files = watched(
            &self.course_worker,
            &self.settings_file,
            [
                self.choices.as_ref().map(|file| file.shared_file().clone()),
                self.record.as_ref().map(|file| file.shared_file().clone()),
                self.recent.as_ref().map(|file| file.shared_file().clone()),
                self.learners.as_ref().map(|file| file.shared_file().clone()),
            ],
        );
        self.watch = Watch::start(files, mode, wake());
    }

    /// Moves the files of a learner who was removed to the wastebasket, on a thread.
    pub(crate) fn throw_learner(&mut self, id: &LearnerId, name: String, ctx: &Context) {
        let Some(folders) = &self.state.folders else { return };
        let folders = folders.of_learner(id.as_deref());
        let (mode, basket) = (self.art.mode(), self.wastebasket.clone());
        let wake = ctx.clone();
        let work = move |_: &StopToken| throw(&folders, &basket);
        let task =
            BackgroundTask::begin(mode, "removing a learner", work, move || wake.request_repaint());
        self.removals.push(Removal { name, task });
    }

    /// Says how removing a learner has ended.
    pub(crate) fn follow_removals(&mut self, now: f64) {
        for Removal { name, task } in std::mem::take(&mut self.removals) {
            let says = match task.fetch() {
                Err(Missing::Coming) => {
                    self.removals.push(Removal { name, task });
                    continue;
                }
                Ok(left) if left.is_empty() => say::Removed { name }.text(),
                Ok(left) => {
                    let first = left.first().map(|file| file.display().to_string());
                    let file = first.unwrap_or_default();
                    say::NotRemoved { name, file }.text()
                }
                Err(Missing::Lost) => say::NotRemoved { name, file: String::new() }.text(),
            };
            self.state.notify(says, now);
        }
    }
}

/// Moves the files of a learner to the wastebasket, or deletes them where there is none; returns
/// those that stay.
fn throw(folders: &Folders, basket: &Wastebasket) -> Vec<PathBuf> {
    let files = match folders.learner() {
        Some(folder) => files_in(folder),
        None => LEARNERS_FILES.iter().map(|name| own_file(folders, name)).collect(),
    };
    let stay = files.into_iter().filter(|file| !is_thrown(file, basket)).collect();
    if let Some(folder) = folders.learner() {
        // What is left in it keeps the folder.
        let _ = fs::remove_file(folder.join(LOCK_NAME));
        let _ = fs::remove_dir(folder);
    }
    stay
}

/// The files of the first learner, which are among others.
const LEARNERS_FILES: [&str; 3] = ["progress.ron", Record::FILE, "settings.ron"];

fn own_file(folders: &Folders, name: &str) -> PathBuf {
    match name {
        "settings.ron" => folders.own_config().join(name),
        name => folders.own_data().join(name),
    }
}

fn files_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let files = entries.map(|entry| entry.path()).filter(|path| path.is_file());
    files.filter(|path| path.file_name().is_none_or(|name| name != LOCK_NAME)).collect()
}

/// Whether a file is gone.
fn is_thrown(file: &Path, basket: &Wastebasket) -> bool {
    match basket.throw(file) {
        Ok(()) => true,
        Err(NotMoved::NoWastebasket) => fs::remove_file(file).is_ok(),
        Err(NotMoved::System(kind)) => kind == std::io::ErrorKind::NotFound,
    }
}
