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
            ExportForm::Sheet => &["html", "htm"],
        }
    }

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

    pub fn dialog_title(self) -> &'static str {
        match self {
            ExportForm::Sheet => say::export::export_the_rules(),
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

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExportIntent {
    /// Ask for a file.
    Form(ExportForm),
    To(ExportForm, PathBuf),
}
