//! The chosen file and the preview of its game.

use std::path::PathBuf;

use super::jobs::LibraryJob;
use super::preview::{GamePreview, SeenGame};
use super::row::LibraryRow;
use super::state::Library;
use crate::app::widgets::arrows;
use crate::rules::Ruleset;

/// Seconds for which the previous preview stays while the next one loads.
const KEEP_PREVIOUS_SECS: f64 = 0.3;

impl Library {
    /// Keeps the choice while its row is shown; otherwise chooses the first row.
    pub(crate) fn choose_one(&mut self, now: f64) {
        if self.chosen_at.is_none() {
            self.chosen = self.row(0).map(|row| row.path.clone());
            self.chosen_at = self.chosen.is_some().then_some(0);
            self.raised = false;
        }
        self.ask_preview(now);
    }

    /// Orders a preview of the chosen game, unless it is there or already ordered.
    pub(crate) fn ask_preview(&mut self, now: f64) {
        let Some(row) = self.chosen() else {
            self.preview = None;
            return;
        };
        let is_there = self.preview.as_ref().is_some_and(|preview| preview.path == row.path);
        let asked = LibraryJob::Preview(row.place, row.path.clone());
        if !is_there && !self.jobs.contains(&asked) {
            self.jobs.retain(|job| !matches!(job, LibraryJob::Preview(..)));
            self.jobs.push(asked);
            self.asked_at = now;
        }
    }

    /// The chosen row, if search and filter let it through.
    pub fn chosen(&self) -> Option<&LibraryRow> {
        self.row(self.chosen_at?)
    }

    pub fn chosen_path(&self) -> Option<PathBuf> {
        Some(self.chosen()?.path.clone())
    }

    pub fn choose(&mut self, number: usize, now: f64) {
        if let Some(row) = self.row(number) {
            self.chosen = Some(row.path.clone());
            self.chosen_at = Some(number);
            self.ask_preview(now);
        }
    }

    /// Moves the choice by `step` rows; `isize::MIN` and `isize::MAX` lead to the ends.
    pub fn walk(&mut self, step: isize, now: f64) {
        if let Some(next) = arrows::row_after(self.chosen_at, step, self.len()) {
            self.choose(next, now);
        }
    }

    /// When the previous preview disappears.
    pub fn next_change(&self, now: f64) -> Option<f64> {
        let due = self.asked_at + KEEP_PREVIOUS_SECS;
        (now < due && self.chosen.is_some() && self.current_preview().is_none()).then_some(due)
    }

    /// The preview of the chosen game, or for a moment still the previous one.
    pub fn preview(&self, now: f64) -> Option<&GamePreview> {
        let is_near = now - self.asked_at < KEEP_PREVIOUS_SECS;
        self.preview.as_ref().filter(|_| is_near || self.current_preview().is_some())
    }

    /// The preview, if it is of the chosen file.
    fn current_preview(&self) -> Option<&GamePreview> {
        let path = self.chosen_path()?;
        self.preview.as_ref().filter(|preview| preview.path == path)
    }

    /// The chosen game, once it is loaded without a fault.
    pub fn seen(&self) -> Option<&SeenGame> {
        self.current_preview()?.seen.as_deref().ok()
    }

    pub fn ruleset(&self) -> Option<Ruleset> {
        self.seen().map(|seen| seen.kept.ruleset)
    }

    /// A game with a fault moves to the unreadable files.
    pub fn take_preview(&mut self, preview: GamePreview, now: f64) {
        if self.chosen_path().as_ref() != Some(&preview.path) {
            return;
        }
        let row = self.rows.iter_mut().find(|row| row.path == preview.path);
        let row = row.filter(|row| row.found.is_ok());
        let faulty = row.zip(preview.seen.as_ref().err()).map(|(row, why)| row.fail(why.clone()));
        self.preview = Some(preview);
        if faulty.is_some() {
            self.changes += 1;
            self.arrange(now);
        }
    }
}
