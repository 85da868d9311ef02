//! The forms in which the game on the table is written for others.

use std::path::PathBuf;

use crate::game::{GameInProgress, ogn};
use crate::texts::messages as say;

/// A form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExportForm {
    /// The form of other programs for Oware.
    Ogn,
    /// The moves as text for people.
    MoveList,
    /// The board as it is shown.
    Picture,
    /// The turn that led to the point shown.
    FilmOfTurn,
    /// All turns of the line.
    FilmOfGame,
    /// Not the game, but its rules for the printer: asked for where rules are read.
    Sheet,
}

impl ExportForm {
    /// The forms of a game, as the dialog lists them.
    pub const ALL: [ExportForm; 5] = [
        ExportForm::Ogn,
        ExportForm::MoveList,
        ExportForm::Picture,
        ExportForm::FilmOfTurn,
        ExportForm::FilmOfGame,
    ];

    /// The endings of its files, without their dots.
    pub const fn endings(self) -> &'static [&'static str] {
        match self {
            ExportForm::Ogn => &[ogn::EXTENSION],
            ExportForm::MoveList => &["txt"],
            ExportForm::Picture => &["png"],
            ExportForm::FilmOfTurn | ExportForm::FilmOfGame => &["gif"],
            ExportForm::Sheet => &["html", "htm"],
        }
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            ExportForm::Ogn => say::export::ogn(),
            ExportForm::MoveList => say::export::move_list(),
            ExportForm::Picture => say::export::picture(),
            ExportForm::FilmOfTurn => say::export::film_of_turn(),
            ExportForm::FilmOfGame => say::export::film_of_game(),
            ExportForm::Sheet => say::export::sheet(),
        }
    }

    /// What it is for.
    pub fn purpose(self) -> &'static str {
        match self {
            ExportForm::Ogn => say::export::ogn_line(),
            ExportForm::MoveList => say::export::move_list_line(),
            ExportForm::Picture => say::export::picture_line(),
            ExportForm::FilmOfTurn => say::export::film_of_turn_line(),
            ExportForm::FilmOfGame => say::export::film_of_game_line(),
            ExportForm::Sheet => say::export::save_a_sheet_tip(),
        }
    }

    /// The title of the file dialog.
    pub fn dialog_title(self) -> &'static str {
        match self {
            ExportForm::Sheet => say::export::export_the_rules(),
            _ => say::export::export_the_game(),
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
            ExportForm::MoveList => {
                game.is_empty().then(|| say::export::no_moves_to_export().to_owned())
            }
            ExportForm::FilmOfTurn => {
                game.turns().is_empty().then(|| say::export::no_turn_to_film().to_owned())
            }
            ExportForm::FilmOfGame => game
                .turns_of_line()
                .is_empty()
                .then(|| say::export::no_moves_to_export().to_owned()),
            ExportForm::Picture | ExportForm::Sheet => None,
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
