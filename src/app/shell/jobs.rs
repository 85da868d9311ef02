//! Sends jobs to other threads and receives their results.

use std::path::PathBuf;
use std::time::Duration;

use egui::Context;

use super::app::App;
use super::{file_answers, update};
use crate::app::class::intent::ClassIntent;
use crate::app::exercises::intent::DrillIntent;
use crate::app::intent::Intent;
use crate::app::page::Page;
use crate::app::{autosave, class, exercises, learn, lesson_editor, library, rulebook};
use crate::texts::messages as say;

impl App {
    /// Sends changed games and progress to be written, and receives what was read.
    pub(crate) fn keep(&mut self, now: f64) {
        autosave::update::follow(&mut self.state);
        for job in std::mem::take(&mut self.state.autosave.jobs) {
            self.autosave_writer.send(job);
        }
        for report in self.autosave_writer.reports() {
            let stay = self.state.stay();
            autosave::update::receive(&mut self.state, report, now);
            self.state.came_from(stay);
            update::do_asked(&mut self.state, now);
        }
        for job in std::mem::take(&mut self.state.learning.jobs) {
            self.course_worker.send(job);
        }
        for report in self.course_worker.reports() {
            learn::update::received(&mut self.state, report, now);
        }
        for files in std::mem::take(&mut self.state.class.jobs) {
            self.class_reader.send(files);
        }
        for report in self.class_reader.reports() {
            class::update::received(&mut self.state, report);
        }
        for job in std::mem::take(&mut self.state.writing.jobs) {
            self.lesson_workers.send(job);
        }
        for report in self.lesson_workers.reports() {
            lesson_editor::update::received(&mut self.state, report, now);
        }
        for job in std::mem::take(&mut self.state.rulebook.jobs) {
            self.examples.send(job);
        }
        for report in self.examples.reports() {
            rulebook::update::received(&mut self.state, report, now);
        }
    }

    /// Requests exercises and receives them; lets the opponent of a sparring game play.
    pub(crate) fn follow_drills(&mut self, ctx: &Context, now: f64) {
        if let Some(wanted) = self.state.learning.wanted.take() {
            let wake = ctx.clone();
            self.drill_worker.make(wanted, move || wake.request_repaint());
        }
        if let Some(rule) = exercises::update::spars_on(&self.state) {
            let (wake, sparring_player) = (ctx.clone(), &mut self.sparring_player);
            let repaint = move || wake.request_repaint();
            if let Some(secs) = sparring_player.follow(&mut self.state, rule, now, repaint) {
                ctx.request_repaint_after(Duration::from_secs_f64(secs));
            }
        }
        if let Some((order, made)) = self.drill_worker.made() {
            if made.is_none() {
                let again = Intent::Drill(DrillIntent::TenMore);
                self.state.notify_with(
                    say::crash::drills_failed(),
                    say::engine::try_again(),
                    again,
                    now,
                );
            }
            exercises::update::received(&mut self.state, &order, made.unwrap_or_default());
            ctx.request_repaint();
        }
    }

    /// Sends jobs to the file worker and receives its results.
    pub(crate) fn follow_files(&mut self, ctx: &Context, now: f64) {
        let wake = |ctx: &Context| {
            let ctx = ctx.clone();
            move || ctx.request_repaint()
        };
        loop {
            for (ticket, order) in self.state.file_jobs.take_orders() {
                self.files.take(ticket, order, wake(ctx));
            }
            let done = self.files.done(wake(ctx));
            if done.is_empty() {
                break;
            }
            for (ticket, done) in done {
                file_answers::file_done(&mut self.state, ticket, done, now);
                update::do_asked(&mut self.state, now);
            }
            ctx.request_repaint();
        }
        self.keep_recent(now);
    }

    /// Writes the list of recent files. The message about opening or saving a file matters more, so
    /// a failure here is reported after it.
    pub(crate) fn keep_recent(&mut self, now: f64) {
        let Some(file) = &self.recent else { return };
        if let Some(why) = self.state.file_jobs.follow_recent(file) {
            let says = say::files::RecentNotKept { why: why.to_string() };
            self.state.notify_unless_busy(says.text(), now);
        }
    }

    /// Sends the library's jobs and receives their results.
    pub(crate) fn follow_library(&mut self, ctx: &Context, now: f64) {
        let wake = || {
            let ctx = ctx.clone();
            move || ctx.request_repaint()
        };
        loop {
            for job in std::mem::take(&mut self.state.library.jobs) {
                self.library_worker.take(job, wake());
            }
            let reports = self.library_worker.reports(wake());
            if reports.is_empty() {
                return;
            }
            for report in reports {
                library::update::received(&mut self.state, report, now);
            }
            ctx.request_repaint();
        }
    }

    /// Files were dropped on the window: the page of a class takes all of them, else the first is
    /// opened.
    pub(super) fn take_dropped(&mut self, ctx: &Context, now: f64) {
        let dropped: Vec<PathBuf> = ctx.input(|input| {
            input.raw.dropped_files.iter().map(|file| file.path().to_owned()).collect()
        });
        let intent = match dropped.first() {
            None => return,
            Some(_) if self.state.page == Page::Class => Intent::Class(ClassIntent::Add(dropped)),
            Some(first) => Intent::OpenFile(first.clone()),
        };
        update::update(&mut self.state, intent, now);
    }
}
