//! Games written in forms for others: the form is asked for, then the file; the worker writes it.

use std::path::{Path, PathBuf};

use super::saving::{file_name, folder, tell_or_show};
use crate::app::export::{ExportForm, ExportIntent, Exporting};
use crate::app::filing::Work;
use crate::app::state::{Dialog, State, Wish};
use crate::texts::{self, window as words};

/// Asks in which form the game on the table is to be written.
pub fn ask(state: &mut State) {
    if let Some(table) = &state.table {
        state.dialog = Some(Dialog::Export(Exporting::of(&table.game)));
    }
}

/// Does what is wanted.
pub fn update(state: &mut State, intent: ExportIntent) {
    match intent {
        ExportIntent::Form(form) => {
            if let Some(proposed) = proposed(state, form) {
                state.dialog = None;
                state.wishes.push(Wish::AskExport(form, proposed));
            }
        }
        ExportIntent::To(form, path) => export(state, form, &path),
    }
}

/// The file proposed: named as the game's own, or as the game; a name that is not taken.
fn proposed(state: &State, form: ExportForm) -> Option<PathBuf> {
    let table = state.table.as_ref()?;
    let own = table.file.as_deref();
    let stem = own.and_then(Path::file_stem).map(|stem| stem.to_string_lossy().into_owned());
    let stem = stem.unwrap_or_else(|| table.name().id().to_owned());
    let folder = own.and_then(Path::parent).map_or_else(|| folder(state), Path::to_owned);
    let ending = form.endings().first()?;
    let names = (1_u32..10_000).map(|number| match number {
        1 => folder.join(format!("{stem}.{ending}")),
        _ => folder.join(format!("{stem}-{number}.{ending}")),
    });
    let mut free = names.filter(|path| !path.exists());
    free.next()
}

/// Orders that the game on the table be written to a file in a form.
pub fn export(state: &mut State, form: ExportForm, path: &Path) {
    let Some(work) = work(state, form) else { return };
    if let Some(Dialog::File(dialog)) = &mut state.dialog {
        dialog.busy = Some(words::saving(&file_name(path)));
    }
    state.filing.export(path, work);
}

/// What makes the file, on the worker's thread.
fn work(state: &State, form: ExportForm) -> Option<Work> {
    let game = state.table.as_ref()?.game.clone();
    Some(match form {
        ExportForm::Ogn => {
            Box::new(move || game.to_ogn().map(String::into_bytes).map_err(|why| why.to_string()))
        }
        ExportForm::MoveList => Box::new(move || Ok(texts::move_list(&game).into_bytes())),
    })
}

/// Takes in that the game was written, or not.
pub fn exported(
    state: &mut State,
    path: &Path,
    written: Result<(), String>,
    awaited: bool,
    now: f64,
) {
    match written {
        Ok(()) => {
            let waits =
                matches!(&state.dialog, Some(Dialog::File(dialog)) if dialog.busy.is_some());
            if waits && awaited {
                state.dialog = None;
            }
            state.filing.folder = path.parent().map(Path::to_owned);
            state.tell(words::game_exported(&file_name(path)), now);
        }
        Err(why) if awaited => tell_or_show(state, why, now),
        Err(why) => state.tell(why, now),
    }
}
