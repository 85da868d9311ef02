//! Shows what other windows on the same data folder have written.

use super::app::App;
use crate::app::kept_file::KeptFile;
use crate::app::learn::worker::{CourseJob, CourseWorker};
use crate::app::settings::worker::SettingsFile;
use crate::app::{learners, record};
use crate::files::SharedFile;

/// A file that several windows write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SharedKind {
    Progress,
    Settings,
    Choices,
    Recent,
    Record,
    Learners,
}

/// The files that other windows may change: of courses and settings, then last choices, record,
/// recent files and learners.
pub(super) fn watched(
    courses: &CourseWorker,
    settings: &SettingsFile,
    [choices, record, recent, learners]: [Option<SharedFile>; 4],
) -> Vec<(SharedKind, SharedFile)> {
    let files = [
        (SharedKind::Progress, courses.shared_file().cloned()),
        (SharedKind::Settings, settings.shared_file().cloned()),
        (SharedKind::Choices, choices),
        (SharedKind::Record, record),
        (SharedKind::Recent, recent),
        (SharedKind::Learners, learners),
    ];
    files.into_iter().filter_map(|(name, file)| Some((name, file?))).collect()
}

impl App {
    /// Reads files that other windows have changed. Progress and recent files arrive with the other
    /// reports of their threads.
    pub(crate) fn follow_other_windows(&mut self, now: f64) {
        for file in self.watch.changed() {
            match file {
                SharedKind::Progress => self.state.learning.jobs.push(CourseJob::LookAtProgress),
                SharedKind::Settings => self.settings_file.look(),
                SharedKind::Choices => self.choices.iter().for_each(KeptFile::look),
                SharedKind::Record => self.record.iter().for_each(KeptFile::look),
                SharedKind::Learners => self.learners.iter().for_each(KeptFile::look),
                SharedKind::Recent => self.recent.iter().for_each(KeptFile::look),
            }
        }
        if let Some(choices) = self.choices.as_ref().and_then(|file| file.news().contents) {
            self.state.choices.take_in(choices);
        }
        if let Some(record) = self.record.as_ref().and_then(|file| file.news().contents) {
            record::update::take_in(&mut self.state, record);
        }
        if let Some(list) = self.learners.as_ref().and_then(|file| file.news().contents) {
            learners::update::take_in(&mut self.state, list, now);
        }
        if let Some(settings) = self.settings_file.news(&self.state.settings) {
            self.state.settings = settings;
        }
    }
}
