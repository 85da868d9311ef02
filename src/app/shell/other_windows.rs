//! Shows what other windows on the same data folder have written.

use super::app::App;
use crate::app::kept_file::KeptFile;
use crate::app::learn::worker::CourseJob;
use crate::app::record;

/// A file that several windows write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SharedKind {
    Progress,
    Settings,
    Choices,
    Recent,
    Record,
}

impl App {
    /// Reads files that other windows have changed. Progress and recent files arrive with the other
    /// reports of their threads.
    pub(crate) fn follow_other_windows(&mut self) {
        for file in self.watch.changed() {
            match file {
                SharedKind::Progress => self.state.learning.jobs.push(CourseJob::LookAtProgress),
                SharedKind::Settings => self.settings_file.look(),
                SharedKind::Choices => self.choices.iter().for_each(KeptFile::look),
                SharedKind::Record => self.record.iter().for_each(KeptFile::look),
                SharedKind::Recent => self.recent.iter().for_each(KeptFile::look),
            }
        }
        if let Some(choices) = self.choices.as_ref().and_then(|file| file.news().contents) {
            self.state.choices.take_in(choices);
        }
        if let Some(record) = self.record.as_ref().and_then(|file| file.news().contents) {
            record::update::take_in(&mut self.state, record);
        }
        if let Some(settings) = self.settings_file.news(&self.state.settings) {
            self.state.settings = settings;
        }
    }
}
