//! What several windows on one data folder share: what one of them has written the others show.

use egui::Context;

use super::app::App;
use crate::app::learn::worker::CourseJob;

/// A file that several windows write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SharedKind {
    Progress,
    Settings,
    Choices,
    Recent,
}

impl App {
    /// Has read what other windows have written, and shows what came of it. The progress and the
    /// recent files come with the other reports of their threads.
    pub(crate) fn follow_other_windows(&mut self, ctx: &Context) {
        for file in self.watch.changed() {
            match file {
                SharedKind::Progress => self.state.learning.jobs.push(CourseJob::LookAtProgress),
                SharedKind::Settings => self.settings_file.look(ctx),
                SharedKind::Choices => self.choices.iter().for_each(|keeper| keeper.look()),
                SharedKind::Recent => self.state.file_jobs.look_at_recent(),
            }
        }
        if let Some(choices) = self.choices.as_ref().and_then(|keeper| keeper.news()) {
            self.state.choices.take_in(choices);
        }
        if let Some(settings) = self.settings_file.news(&self.state.settings) {
            self.state.settings = settings;
        }
    }
}
