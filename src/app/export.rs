//! The forms in which the game on the table is written for others.

use std::path::PathBuf;

use crate::game::{GameInProgress, ogn};
use crate::texts::window as words;

/// A form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExportForm {
    /// The form of other programs for Oware.
    Ogn,
    /// The moves as text for people.
    MoveList,
}

impl ExportForm {
    /// All forms, as the dialog lists them.
    pub const ALL: [ExportForm; 2] = [ExportForm::Ogn, ExportForm::MoveList];

    /// The endings of its files, without their dots.
    pub const fn endings(self) -> &'static [&'static str] {
        match self {
            ExportForm::Ogn => &[ogn::EXTENSION],
            ExportForm::MoveList => &["txt"],
        }
    }
}

/// The question in which form to export.
pub struct Exporting {
    /// What can be chosen, and for what cannot why not.
    pub forms: Vec<(ExportForm, Option<String>)>,
}

impl Exporting {
    /// What can be chosen for a game.
    pub fn of(game: &GameInProgress) -> Exporting {
        let refusal = |form: ExportForm| match form {
            ExportForm::Ogn => game.to_ogn().err().map(|why| why.to_string()),
            ExportForm::MoveList => game.is_empty().then(|| words::NO_MOVES_TO_EXPORT.to_owned()),
        };
        Exporting { forms: ExportForm::ALL.map(|form| (form, refusal(form))).to_vec() }
    }
}

/// What is wanted of exporting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExportIntent {
    /// In this form: ask for the file.
    Form(ExportForm),
    /// Write it to this file.
    To(ExportForm, PathBuf),
}
