//! The file with the learner's progress: export, import, and what happens if it is damaged.

use std::path::{Path, PathBuf};

use super::intent::ProgressIntent;
use crate::app::effect::Effect;
use crate::app::file_dialog::state::Purpose;
use crate::app::file_jobs::update::{folder, notify_or_show};
use crate::app::file_name::file_name;
use crate::app::intent::Intent;
use crate::app::learn::state::CourseTrouble;
use crate::app::learn::worker::CourseJob;
use crate::app::state::{Dialog, State};
use crate::app::words;
use crate::files::{Folders, NotReplaced, free_name};
use crate::narration;
use crate::texts::messages as say;
use crate::tutor::wording as tutor_words;
use crate::tutor::{OwnProgress, Progress, ProgressError, progress_file};

pub fn update(state: &mut State, intent: ProgressIntent, now: f64) {
    match intent {
        ProgressIntent::Export => {
            let folder = folder(state);
            let stem = words::progress_file();
            let name = free_name(&folder, &stem, "ron");
            let proposed = name.unwrap_or_else(|| folder.join(format!("{stem}.ron")));
            state.effects.push(Effect::AskFile(Purpose::Export(proposed)));
        }
        ProgressIntent::Import => state.effects.push(Effect::AskFile(Purpose::Import)),
        ProgressIntent::ExportTo(path) => export(state, &path),
        ProgressIntent::ImportFrom(path) => import(state, &path),
        ProgressIntent::Add | ProgressIntent::Replace => {
            let Some((name, found)) = take_found(state) else { return };
            let text = if intent == ProgressIntent::Add {
                put(state, |own| own.import(found));
                say::progress::Added { name: &name }.text()
            } else {
                replace(state, found);
                say::progress::progress_replaced().to_owned()
            };
            let undo = Intent::Progress(ProgressIntent::Undo);
            state.notify_with(text, say::labels::undo(), undo, now);
        }
        ProgressIntent::Undo => {
            if let Some(import) = state.learning.before_import.take() {
                let (before, after) = *import;
                state.learning.progress.replace(after, before);
                state.learning.keep();
                state.notify(say::progress::progress_back(), now);
            }
        }
        ProgressIntent::ShowFile => {
            let file = state.learning.trouble.as_ref().map(|trouble| &trouble.file);
            let folder = file.and_then(|file| file.parent()).map(Path::to_owned);
            state.effects.extend(folder.map(Effect::ShowFolder));
        }
        ProgressIntent::ShowCourses => {
            let folder = state.folders.as_ref().map(Folders::tutorials);
            state.effects.extend(folder.map(Effect::ShowFolder));
        }
        ProgressIntent::CloseBar => state.learning.trouble = None,
    }
}

fn take_found(state: &mut State) -> Option<(String, Progress)> {
    match state.dialog.take() {
        Some(Dialog::Import { name, found }) => Some((name, *found)),
        other => {
            state.dialog = other;
            None
        }
    }
}

/// Changes the progress so that the change can be undone.
fn put(state: &mut State, change: impl FnOnce(&mut OwnProgress)) {
    let own = &mut state.learning.progress;
    let before = Progress::clone(own);
    change(own);
    state.learning.before_import = Some(Box::new((before, Progress::clone(own))));
    state.learning.keep();
}

fn replace(state: &mut State, progress: Progress) {
    put(state, |own| own.replace(Progress::clone(own), progress));
}

pub fn export(state: &mut State, path: &Path) {
    if let Some(Dialog::File(dialog)) = &mut state.dialog {
        dialog.busy = Some(say::files::Saving { name: file_name(path) }.text());
    }
    let own = || state.record.own().name.map(|name| name.to_string());
    let name = state.learners.name().map(str::to_owned).or_else(own).unwrap_or_default();
    let progress = Box::new(Progress::clone(&state.learning.progress).named(&name));
    state.learning.jobs.push(CourseJob::Export(progress, path.to_owned()));
}

/// Reads progress from a file. Nothing changes before the player has agreed.
pub fn import(state: &mut State, path: &Path) {
    if let Some(Dialog::File(dialog)) = &mut state.dialog {
        dialog.busy = Some(say::files::Opening { name: file_name(path) }.text());
    }
    state.learning.import(path.to_owned());
}

pub fn exported(state: &mut State, path: &Path, written: Result<(), NotReplaced>, now: f64) {
    match written {
        Ok(()) => {
            close_dialog(state);
            state.file_jobs.folder = path.parent().map(Path::to_owned);
            state.notify(say::progress::Exported { name: file_name(path) }.text(), now);
        }
        Err(why) => notify_or_show(state, narration::not_replaced(path, &why), now),
    }
}

/// Takes over what was read: immediately if there is no progress yet, else after a question.
pub fn imported(
    state: &mut State,
    path: &Path,
    read: Result<Box<Progress>, ProgressError>,
    now: f64,
) {
    let name = file_name(path);
    match read {
        Err(error) => notify_or_show(state, words::cannot_import(&name, &error), now),
        Ok(found) => {
            close_dialog(state);
            state.file_jobs.folder = path.parent().map(Path::to_owned);
            if state.learning.progress.is_empty() {
                let says = words::imported(&name, (found.lessons(), found.cards().count()));
                replace(state, *found);
                state.notify(says, now);
            } else {
                state.dialog = Some(Dialog::Import { name, found });
            }
        }
    }
}

fn close_dialog(state: &mut State) {
    if matches!(&state.dialog, Some(Dialog::File(dialog)) if dialog.busy.is_some()) {
        state.dialog = None;
    }
}

/// Notes what was wrong with the progress file when it was read.
pub fn found(state: &mut State, set_aside: &Option<PathBuf>, error: Option<&ProgressError>) {
    let here = state.folders.as_ref().map(progress_file);
    state.learning.trouble = match (set_aside, error) {
        (Some(path), _) => {
            Some(CourseTrouble { words: tutor_words::set_aside(path), file: path.clone() })
        }
        (None, Some(error)) => here.map(|file| CourseTrouble {
            words: say::progress::LeftAlone { why: tutor_words::progress_error(error) }.text(),
            file,
        }),
        (None, None) => None,
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::file_jobs::state::Done;
    use crate::app::learn::worker::CourseReport;
    use crate::app::shell::{file_answers, update};
    use crate::app::{file_jobs, learn};

    fn wanted(state: &mut State) -> u64 {
        match state.learning.jobs.pop() {
            Some(CourseJob::Import(number, _)) => number,
            other => panic!("an import was asked for, not {other:?}"),
        }
    }

    fn read(state: &mut State, number: u64) {
        let mut progress = Progress::default();
        progress.earn("OW1", 2);
        let report =
            CourseReport::Imported(number, PathBuf::from("mia.ron"), Ok(Box::new(progress)));
        learn::update::received(state, report, 0.0);
    }

    #[test]
    fn a_cancelled_import_changes_nothing() {
        let mut state = State::new(None, true);
        file_jobs::update::show_dialog(&mut state, Purpose::Import, Path::new("/tmp"));
        import(&mut state, Path::new("mia.ron"));
        let number = wanted(&mut state);
        update::update(&mut state, Intent::CloseDialog, 0.0);
        assert!(state.dialog.is_none());
        read(&mut state, number);
        assert!(state.learning.progress.is_empty());
        // The same for an import that was replaced by another.
        import(&mut state, Path::new("mia.ron"));
        let first = wanted(&mut state);
        import(&mut state, Path::new("ben.ron"));
        let second = wanted(&mut state);
        read(&mut state, first);
        assert!(state.learning.progress.is_empty());
        read(&mut state, second);
        assert_eq!(state.learning.progress.stars("OW1"), 2);
    }

    #[test]
    fn a_folder_whose_listing_panicked_is_not_waited_for() {
        let mut state = State::new(None, true);
        file_jobs::update::show_dialog(&mut state, Purpose::Import, Path::new("/tmp"));
        let (ticket, _) = state.file_jobs.take_orders().pop().expect("a folder is to be listed");
        file_answers::file_done(&mut state, ticket, Done::Lost, 0.0);
        let Some(Dialog::File(dialog)) = &state.dialog else { panic!("the dialog stays") };
        assert!(!dialog.is_listing && dialog.error.is_some());
    }
}
