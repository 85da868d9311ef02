//! Words about games written in forms for others.

use super::super::messages::export as say;
use crate::app::export::state::ExportForm;
use crate::rules::GameName;

/// The name of a form.
pub fn export_form(form: ExportForm) -> &'static str {
    match form {
        ExportForm::Ogn => say::ogn(),
        ExportForm::MoveList => say::move_list(),
        ExportForm::Picture => say::picture(),
        ExportForm::FilmOfTurn => say::film_of_turn(),
        ExportForm::FilmOfGame => say::film_of_game(),
        ExportForm::Sheet => say::sheet(),
    }
}

/// What a form is for.
pub fn export_form_line(form: ExportForm) -> &'static str {
    match form {
        ExportForm::Ogn => say::ogn_line(),
        ExportForm::MoveList => say::move_list_line(),
        ExportForm::Picture => say::picture_line(),
        ExportForm::FilmOfTurn => say::film_of_turn_line(),
        ExportForm::FilmOfGame => say::film_of_game_line(),
        ExportForm::Sheet => say::save_a_sheet_tip(),
    }
}

/// A game was written in another form.
pub fn game_exported(name: &str) -> String {
    say::Exported { name }.text()
}

/// The title of the file dialog.
pub fn export_title(form: ExportForm) -> &'static str {
    match form {
        ExportForm::Sheet => say::export_the_rules(),
        _ => say::export_the_game(),
    }
}

/// How far a film has come.
pub fn film_drawn(drawn: usize, of: usize) -> String {
    match of {
        0 => say::choosing_colours().to_owned(),
        of => say::Drawn { done: drawn, of }.text(),
    }
}

/// A film of too many pictures.
pub fn film_too_long(pictures: usize, most: usize) -> String {
    say::TooLong { count: pictures, most }.text()
}

/// Why something was not drawn, as a sentence.
pub fn not_drawn(why: &str) -> String {
    let mut letters = why.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    let why = format!("{}{}", first.unwrap_or_default(), letters.as_str());
    say::NotDrawn { why }.text()
}

/// The name proposed for a sheet of rules, without its ending.
pub fn rules_file(game: GameName) -> String {
    format!("{game}-rules")
}
