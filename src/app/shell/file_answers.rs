//! What happens with a file that was chosen, read or written.

use crate::app::class::intent::ClassIntent;
use crate::app::file_dialog::state::{FileIntent, Follows, Purpose};
use crate::app::file_jobs::state::{Done, FileTicket};
use crate::app::file_jobs::update::{
    leave_overwrite, not_opened, not_saved, notify_or_show, open, opened, remember, save_to,
    saved_as, wrote,
};
use crate::app::intent::Intent;
use crate::app::lesson_editor::intent::{ModelIntent, WritingIntent};
use crate::app::state::{Dialog, State};
use crate::app::{engines, export, file_jobs, learn, library};
use crate::narration;
use crate::texts::messages as say;
use crate::tutor::is_course_file;

/// Handles what the user does in Kete's own file dialog.
pub fn in_dialog(state: &mut State, done: &FileIntent, now: f64) {
    let Some(Dialog::File(dialog)) = &mut state.dialog else { return };
    let endings = dialog.purpose.endings();
    match (dialog.apply(done), &dialog.purpose) {
        (Follows::Nothing, _) => {}
        (Follows::List(folder), _) => state.file_jobs.list(&folder, endings),
        (Follows::File(path), Purpose::Open) if is_course_file(&path) => {
            state.ask(Intent::OpenFile(path));
        }
        (Follows::File(path), Purpose::Open) => open(state, &path, now),
        (Follows::File(path), Purpose::ModelGame) => {
            state.ask(Intent::Writing(WritingIntent::Game(ModelIntent::Read(path))));
        }
        (Follows::File(path), Purpose::Save(_)) => save_to(state, &path),
        (Follows::File(path), Purpose::Folder) => library::update::folder_chosen(state, path, now),
        (Follows::File(path), Purpose::Program) => engines::update::program_chosen(state, &path),
        (Follows::File(path), Purpose::ClassFile | Purpose::ClassFolder) => {
            state.ask(Intent::Class(ClassIntent::Add(vec![path])));
        }
        (Follows::File(path), Purpose::Import) => learn::progress_file::import(state, &path),
        (Follows::File(path), Purpose::Export(_)) => learn::progress_file::export(state, &path),
        (Follows::File(path), Purpose::ExportGame(form, _)) => {
            let form = *form;
            export::update::export(state, form, &path);
        }
    }
}

/// Closes the dialog on top, or the question inside it; returns whether the dialog is closed.
pub fn close_question(state: &mut State) -> bool {
    match &mut state.dialog {
        Some(Dialog::File(dialog)) if dialog.replace.is_some() => {
            dialog.replace = None;
            true
        }
        Some(Dialog::File(dialog)) if dialog.purpose == Purpose::Program => {
            engines::update::back_to_settings(state);
            true
        }
        Some(Dialog::File(dialog)) if dialog.purpose == Purpose::ModelGame => {
            state.dialog = Some(Dialog::ModelGame);
            true
        }
        Some(Dialog::File(dialog)) if dialog.purpose.opens() => {
            // Drops what is still being read.
            state.file_jobs.opening = None;
            state.learning.cancel_import();
            false
        }
        Some(Dialog::File(_)) => {
            // No file was chosen, so the window stays open.
            state.file_jobs.closes = false;
            false
        }
        Some(Dialog::Filming(film)) => {
            film.give_up();
            state.file_jobs.give_up_film();
            false
        }
        Some(Dialog::Overwrite(_)) => {
            state.file_jobs.closes = false;
            leave_overwrite(state);
            true
        }
        Some(Dialog::Unsaved) => {
            state.file_jobs.closes = false;
            state.file_jobs.close_error = None;
            // Waits again for a film that is still being drawn.
            state.dialog = state.file_jobs.film.clone().map(Dialog::Filming);
            true
        }
        _ => false,
    }
}

/// Receives the results of the file worker.
pub fn file_done(state: &mut State, ticket: FileTicket, done: Done, now: f64) {
    let stay = state.stay();
    take_in(state, ticket, done, now);
    state.came_from(stay);
}

fn take_in(state: &mut State, ticket: FileTicket, done: Done, now: f64) {
    match done {
        Done::Loaded(path, loaded) => {
            if state.file_jobs.ends_opening(ticket) {
                match loaded {
                    Ok(loaded) => opened(state, &path, loaded, now),
                    Err(damaged) => not_opened(state, damaged, now),
                }
            }
        }
        Done::Saved(path, saved) => {
            match (state.file_jobs.ends_saving(ticket), saved) {
                (Some(saving), Ok(print)) => saved_as(state, &path, print, &saving, now),
                (Some(saving), Err(why)) => not_saved(state, path, &why, &saving, now),
                // A newer save was requested: wait only for that one.
                (None, Ok(print)) => {
                    wrote(state, &path, print);
                    remember(state, &path);
                }
                (None, Err(why)) => state.notify(narration::not_replaced(&path, &why), now),
            }
        }
        Done::Exported(path, written) => {
            let awaited = state.file_jobs.ends_exporting(ticket);
            export::update::exported(state, &path, written, awaited, now);
        }
        // After a cancel nobody needs a message.
        Done::GivenUp => {}
        Done::Listed(listing) => {
            if state.file_jobs.ends_listing(ticket)
                && let Some(Dialog::File(dialog)) = &mut state.dialog
            {
                dialog.show(listing);
            }
        }
        Done::Lost => {
            let file = state.file_jobs.opening.as_ref().map(|(_, path)| path.clone());
            let opening = state.file_jobs.ends_opening(ticket);
            let saved = state.file_jobs.ends_saving(ticket);
            let saving = saved.is_some();
            let again = match saved {
                Some(saving) => Some(Intent::SaveTo(saving.path)),
                None => file.filter(|_| opening).map(Intent::OpenFile),
            };
            let exporting = state.file_jobs.ends_exporting(ticket);
            if state.file_jobs.ends_listing(ticket)
                && let Some(Dialog::File(dialog)) = &mut state.dialog
            {
                dialog.not_listed();
            }
            if exporting {
                file_jobs::update::put_film_away(state);
            }
            if opening || saving || exporting {
                state.file_jobs.closes = false;
                match again {
                    Some(again) if state.dialog.is_none() => {
                        state.notify_with(
                            say::labels::file_lost(),
                            say::engine::try_again(),
                            again,
                            now,
                        );
                    }
                    _ => notify_or_show(state, say::labels::file_lost().to_owned(), now),
                }
            }
        }
    }
}
