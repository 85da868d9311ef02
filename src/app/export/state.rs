//! The forms in which a game can be exported.

use std::path::PathBuf;

use crate::game::{GameInProgress, ogn};
use crate::texts::messages as say;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExportForm {
    /// Open Game Notation, used by other programs for Oware.
    Ogn,
    /// The moves as text for people.
    MoveList,
    /// The board as it is now.
    Picture,
    /// The turn that led to the position shown.
    FilmOfTurn,
    /// All turns of the main line.
    FilmOfGame,
    /// The rules for printing, exported from the rules page.
    Sheet,
    /// Lessons or exercises for printing, exported from the Learn page.
    Worksheet,
    /// A class's progress for the printer.
    ClassPage,
    /// A class's progress for spreadsheets.
    ClassCsv,
}

impl ExportForm {
    /// As the dialog lists them.
    pub const ALL: [ExportForm; 5] = [
        ExportForm::Ogn,
        ExportForm::MoveList,
        ExportForm::Picture,
        ExportForm::FilmOfTurn,
        ExportForm::FilmOfGame,
    ];

    /// File extensions, without dots.
    pub const fn endings(self) -> &'static [&'static str] {
        match self {
            ExportForm::Ogn => &[ogn::EXTENSION],
            ExportForm::MoveList => &["txt"],
            ExportForm::Picture => &["png"],
            ExportForm::FilmOfTurn | ExportForm::FilmOfGame => &["gif"],
            ExportForm::Sheet | ExportForm::Worksheet | ExportForm::ClassPage => &["html", "htm"],
            ExportForm::ClassCsv => &["csv"],
        }
    }

    /// The form's name and purpose.
    pub fn texts(self) -> (&'static str, &'static str) {
        use say::export as it;
        match self {
            ExportForm::Ogn => (it::ogn(), it::ogn_line()),
            ExportForm::MoveList => (it::move_list(), it::move_list_line()),
            ExportForm::Picture => (it::picture(), it::picture_line()),
            ExportForm::FilmOfTurn => (it::film_of_turn(), it::film_of_turn_line()),
            ExportForm::FilmOfGame => (it::film_of_game(), it::film_of_game_line()),
            ExportForm::Sheet => (it::sheet(), it::save_a_sheet_tip()),
            ExportForm::Worksheet => (say::worksheet::form(), say::commands::worksheet_tip()),
            ExportForm::ClassPage => (say::class::page_form(), say::class::title()),
            ExportForm::ClassCsv => (say::class::csv_form(), say::class::title()),
        }
    }

    pub fn dialog_title(self) -> &'static str {
        match self {
            ExportForm::Sheet => say::export::export_the_rules(),
            ExportForm::Worksheet => say::worksheet::save_title(),
            ExportForm::ClassPage | ExportForm::ClassCsv => say::class::save_title(),
            _ => say::export::export_the_game(),
        }
    }
}

pub struct Exporting {
    /// Each form, with the reason if it cannot be chosen.
    pub forms: Vec<(ExportForm, Option<String>)>,
}

impl Exporting {
    pub fn of(game: &GameInProgress) -> Exporting {
        let no_moves = || say::export::no_moves_to_export().to_owned();
        let refusal = |form: ExportForm| match form {
            ExportForm::Ogn => game.to_ogn().err().map(|why| why.to_string()),
            ExportForm::MoveList if game.is_empty() => Some(no_moves()),
            ExportForm::FilmOfGame if game.turns_of_line().is_empty() => Some(no_moves()),
            ExportForm::FilmOfTurn if game.turns().is_empty() => {
                Some(say::export::no_turn_to_film().to_owned())
            }
            _ => None,
        };
        Exporting { forms: ExportForm::ALL.map(|form| (form, refusal(form))).to_vec() }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExportIntent {
    /// Ask for a file.
    Form(ExportForm),
    To(ExportForm, PathBuf),
}
