//! Words about games written in forms for others.

use super::super::counted;
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
        ExportForm::Ogn => "Oware notation (.ogn)",
        ExportForm::MoveList => "Move list (.txt)",
        ExportForm::Picture => "Picture of the board (.png)",
        ExportForm::FilmOfTurn => "Film of the last turn (.gif)",
        ExportForm::FilmOfGame => "Film of the game (.gif)",
        ExportForm::Sheet => "Sheet of rules (.html)",
    }
}

/// What a form is for.
pub fn export_form_line(form: ExportForm) -> &'static str {
    match form {
        ExportForm::Ogn => {
            "For other programs that play Oware: the main line with its notes, without branches."
        }
        ExportForm::MoveList => {
            "Text for people: players, rules, every turn with what it took, notes and branches."
        }
        ExportForm::Picture => "The board as you see it, with its marks.",
        ExportForm::FilmOfTurn => "The turn that led to the point shown, seed by seed, repeated.",
        ExportForm::FilmOfGame => "Every turn of this line, sown fast. A long game takes a while.",
        ExportForm::Sheet => SAVE_A_SHEET_TIP,
    }
}

/// A game was written in another form.
pub fn game_exported(name: &str) -> String {
    format!("Exported as {name}.")
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
        0 => "Choosing its colours…".to_owned(),
        _ => format!("{drawn} of {}", counted(of as u32, "picture", "pictures")),
    }
}

/// A film of too many pictures.
pub fn film_too_long(pictures: usize, most: usize) -> String {
    format!(
        "The film would have {pictures} pictures, and {most} are the most. A film of one turn is \
         shorter."
    )
}

/// Why something was not drawn, as a sentence.
pub fn not_drawn(why: &str) -> String {
    let mut letters = why.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    format!("{}{}.", first.unwrap_or_default(), letters.as_str())
}

/// The name proposed for a sheet of rules, without its ending.
pub fn rules_file(game: GameName) -> String {
    format!("{game}-rules")
}
