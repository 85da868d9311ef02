//! Words about games written in forms for others.

use crate::app::export::ExportForm;

/// The title of the dialogs.
pub const EXPORT_THE_GAME: &str = "Export the game";
/// Nothing was played.
pub const NO_MOVES_TO_EXPORT: &str = "No move has been played yet.";

/// The name of a form.
pub fn export_form(form: ExportForm) -> &'static str {
    match form {
        ExportForm::Ogn => "Oware notation (.ogn)",
        ExportForm::MoveList => "Move list (.txt)",
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
    }
}

/// A game was written in another form.
pub fn game_exported(name: &str) -> String {
    format!("Exported as {name}.")
}
