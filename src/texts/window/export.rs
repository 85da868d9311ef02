//! Words about games written in forms for others.

use super::super::messages::export as say;
use crate::app::export::state::ExportForm;
use crate::rules::GameName;

/// The title of the dialogs.
pub const EXPORT_THE_GAME: &str = "Export the game";
/// The title where the rules are exported.
pub const EXPORT_THE_RULES: &str = "Save a printable sheet";
/// The button for it.
pub const SAVE_A_SHEET: &str = "Save a printable sheet…";
/// What it does.
pub const SAVE_A_SHEET_TIP: &str = "These rules with pictures, to be printed on two pages";
/// The title while a film is drawn.
pub const DRAWING_THE_FILM: &str = "Drawing the film";
/// The start has no turn before it.
pub const NO_TURN_TO_FILM: &str = "No turn led to the point shown.";
/// Nothing was played.
pub const NO_MOVES_TO_EXPORT: &str = "No move has been played yet.";

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
        ExportForm::Sheet => SAVE_A_SHEET_TIP,
    }
}

/// A game was written in another form.
pub fn game_exported(name: &str) -> String {
    say::Exported { name }.text()
}

/// The title of the file dialog.
pub fn export_title(form: ExportForm) -> &'static str {
    match form {
        ExportForm::Sheet => EXPORT_THE_RULES,
        _ => EXPORT_THE_GAME,
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
