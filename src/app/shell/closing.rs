//! The end of the window: stops all searches and writes everything unsaved.

use std::time::{Duration, Instant};

use egui::{Context, ViewportCommand};

use super::app::App;
use crate::app::{clock, crashes};
use crate::background::closing::Closing;

/// How long the window waits for a file that is being saved, so that a failure is still shown.
const FOR_A_SAVE: Duration = Duration::from_secs(1);

impl App {
    /// Closes the window if the file that it waits for takes too long.
    pub(crate) fn follow_closing(&mut self, ctx: &Context) {
        if !(self.state.file_jobs.closes && self.state.file_jobs.saving.is_some()) {
            self.asked_to_close = None;
            return;
        }
        let waited = self.asked_to_close.get_or_insert_with(Instant::now).elapsed();
        if waited < FOR_A_SAVE {
            ctx.request_repaint_after(FOR_A_SAVE - waited);
        } else if !self.state.may_close {
            self.state.may_close = true;
            ctx.send_viewport_cmd(ViewportCommand::Close);
        }
    }

    /// Ends everything. Waits for threads that write, but never for long.
    pub(crate) fn close(&mut self) {
        // Waits at the end of this function for all threads together.
        let closing = &mut Closing::since(self.asked_to_close.unwrap_or_else(Instant::now));
        if let Some(film) = &self.state.file_jobs.film {
            // Nothing waits for it.
            film.give_up();
        }
        // The last chance to write what could not be written before.
        crashes::update::try_again(&mut self.state);
        clock::update::note(&mut self.state);
        self.keep(0.0);
        self.kete.end();
        self.adviser.end();
        self.tester.end();
        self.clipboard.finish();
        self.watcher.end();
        self.analyser.end();
        self.solver.end();
        self.grader.end();
        self.tables.close(closing);
        self.library_worker.close(closing);
        self.files.close(closing);
        self.keep_recent(0.0);
        self.recent.iter_mut().for_each(|file| file.close(closing));
        self.settings_file.close(&self.state.settings, closing);
        self.autosave_writer.close(closing);
        self.course_worker.close(closing);
        self.learners.iter_mut().for_each(|file| file.close(closing));
        self.lesson_workers.close(closing);
        self.record.iter_mut().for_each(|file| file.close(closing));
        self.choices.iter_mut().for_each(|file| file.close(closing));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;
    use crate::app;
    use crate::app::file_jobs::state::FileOrder;
    use crate::app::file_jobs::worker::FileWorker;
    use crate::app::shell::window::WindowOptions;
    use crate::files::MayReplace;
    use crate::game::{GameInProgress, Player};
    use crate::rules::{BySide, GameName, RuleId, Ruleset};
    use crate::tutor::AnsweredIn;
    use app::state::State;

    fn app(data: &std::path::Path) -> App {
        let options = WindowOptions { data_dir: Some(data.to_owned()), ..WindowOptions::default() };
        App::for_tests(&Context::default(), &options, 1)
    }

    #[test]
    fn a_thread_that_hangs_keeps_no_window_open_and_nothing_else_is_lost() {
        let data = tempfile::tempdir().expect("a folder");
        let mut app = app(data.path());
        let (_open, never) = channel::<()>();
        let hangs = move || {
            let _ = never.recv();
            Ok(Vec::new())
        };
        app.files = FileWorker::default();
        let film = data.path().join("film.gif");
        app.files.take(1, FileOrder::Export(film, Box::new(hangs)), || ());
        let State { learning, settings, .. } = &mut app.state;
        learning.note(GameName::Owari, RuleId::OwariCapture, false, AnsweredIn::Games);
        learning.keep();
        settings.text_percent = 125;
        app.keep(0.0);
        let begun = Instant::now();
        eframe::App::on_exit(&mut app, None);
        drop(app);
        assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
        let folders = crate::files::Folders::under(data.path());
        let progress = crate::tutor::Progress::load(&folders).progress;
        assert!(progress.card(GameName::Owari, RuleId::OwariCapture).is_some());
        let settings = std::fs::read_to_string(folders.config().join("settings.ron"));
        assert!(settings.is_ok_and(|text| text.contains("125")));
    }

    #[test]
    fn a_save_that_hangs_keeps_the_window_open_for_a_moment_only() {
        let data = tempfile::tempdir().expect("a folder");
        let mut app = app(data.path());
        let players = BySide::new(Player::You, Player::Friend);
        let game = GameInProgress::new(Ruleset::new(GameName::Owari), players);
        // The job is never done, so no answer comes.
        let may = MayReplace::Known(None);
        app.state.file_jobs.save(&data.path().join("fox.kete"), game, 1, may);
        app.state.file_jobs.closes = true;
        let ctx = Context::default();
        let begun = Instant::now();
        while !app.state.may_close {
            assert!(begun.elapsed() < Duration::from_secs(20), "it waits for ever");
            app.follow_closing(&ctx);
            std::thread::sleep(Duration::from_millis(10));
        }
        assert!(begun.elapsed() >= FOR_A_SAVE);
        app.state.file_jobs.saving = None;
        app.follow_closing(&ctx);
        assert!(app.asked_to_close.is_none());
    }
}
