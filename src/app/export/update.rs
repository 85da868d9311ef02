//! Exporting: the form is asked for, then the file; the file worker writes it.

use std::ops::Range;
use std::path::{Path, PathBuf};

use super::state::{ExportForm, ExportIntent, Exporting};
use crate::app::effect::Effect;
use crate::app::file_jobs;
use crate::app::file_jobs::state::{FileWork, NotMade};
use crate::app::file_jobs::update::{close_busy_dialog, folder, game_stem, notify_or_show};
use crate::app::file_name::file_name;
use crate::app::session::ui::shown::board_shown;
use crate::app::state::{Dialog, State};
use crate::app::words;
use crate::draw::animation::Speed;
use crate::draw::render::film::Film;
use crate::draw::render::filming::Filming;
use crate::draw::render::order::{
    FILM_WIDTH, MOST_PICTURES, PICTURE_WIDTH, PictureError, gif, png,
};
use crate::draw::render::studio::Look;
use crate::draw::sheet::class::class_page;
use crate::draw::sheet::sheet;
use crate::files::free_name;
use crate::game::{GameInProgress, ogn};
use crate::narration;
use crate::texts::messages as say;
use crate::tutor::class_progress::ClassTable;
use crate::tutor::wording::class::csv;

/// Opens the dialog. A picture will show the board as it is now.
pub fn ask(state: &mut State, now: f64) {
    state.file_jobs.board = board_shown(state, now).map(Box::new);
    if let Some(session) = &state.session {
        state.dialog = Some(Dialog::Export(Exporting::of(&session.game)));
    }
}

pub fn update(state: &mut State, intent: ExportIntent) {
    match intent {
        ExportIntent::Form(form) => {
            if let Some(proposed) = proposed(state, form) {
                state.dialog = None;
                state.effects.push(Effect::AskExport(form, proposed));
            }
        }
        ExportIntent::To(form, path) => export(state, form, &path),
    }
}

/// Named like the game's own file, or like the game; a free name.
fn proposed(state: &State, form: ExportForm) -> Option<PathBuf> {
    let of_game = ExportForm::ALL.contains(&form);
    let session = state.session.as_ref().filter(|_| of_game);
    let own = session.and_then(|session| session.file.as_deref());
    let stem = own.and_then(Path::file_stem).map(|stem| stem.to_string_lossy().into_owned());
    let stem = match (stem, session) {
        (Some(stem), _) => stem,
        (None, Some(session)) => game_stem(state, session),
        (None, None) if form == ExportForm::Worksheet => words::worksheet_file(),
        (None, None) if form != ExportForm::Sheet => words::class_file(),
        (None, None) => words::rules_file(state.rulebook.ruleset.name()),
    };
    let folder = own.and_then(Path::parent).map_or_else(|| folder(state), Path::to_owned);
    free_name(&folder, &stem, form.endings().first()?)
}

pub fn export(state: &mut State, form: ExportForm, path: &Path) {
    let film = Filming::default();
    let Some(work) = work(state, form, film.clone()) else { return };
    if matches!(form, ExportForm::FilmOfTurn | ExportForm::FilmOfGame) {
        state.file_jobs.film = Some(film.clone());
        state.dialog = Some(Dialog::Filming(film));
    } else if let Some(Dialog::File(dialog)) = &mut state.dialog {
        dialog.busy = Some(say::files::Saving { name: file_name(path) }.text());
    }
    state.file_jobs.export(path, work);
}

/// Makes the file's content, on the worker's thread.
fn work(state: &State, form: ExportForm, filming: Filming) -> Option<FileWork> {
    if form == ExportForm::Sheet {
        let ruleset = state.rulebook.ruleset;
        return Some(Box::new(move || sheet(&ruleset).map_err(not_drawn)));
    }
    if form == ExportForm::Worksheet {
        let order = state.worksheet.clone()?;
        return Some(Box::new(move || {
            order.pages().map_err(|why| NotMade::Because(words::not_drawn(&why)))
        }));
    }
    if matches!(form, ExportForm::ClassPage | ExportForm::ClassCsv) {
        let (class, table) = (state.class.class.clone()?, state.class.table.clone()?);
        return Some(Box::new(move || {
            Ok(match form {
                ExportForm::ClassCsv => csv_for_spreadsheets(&table),
                _ => class_page(&class, &table),
            })
        }));
    }
    let session = state.session.as_ref()?;
    let look = Look {
        theme: state.theme,
        material: state.material(),
        seeds: state.seeds(),
        flipped: session.flipped,
    };
    let game = session.game.clone();
    Some(match form {
        ExportForm::Ogn => {
            let because = |why: ogn::NoOgn| NotMade::Because(why.to_string());
            Box::new(move || game.to_ogn().map(String::into_bytes).map_err(because))
        }
        ExportForm::MoveList => Box::new(move || Ok(narration::move_list(&game).into_bytes())),
        ExportForm::Picture => {
            let board = state.file_jobs.board.clone()?;
            Box::new(move || png(&board, look, PICTURE_WIDTH).map_err(not_drawn))
        }
        ExportForm::FilmOfTurn => {
            let turns = game.turns().len();
            let turns = turns.checked_sub(1)?..turns;
            Box::new(move || film(&game, turns, Speed::Normal, look, &filming))
        }
        ExportForm::FilmOfGame => {
            Box::new(move || film(&game, 0..usize::MAX, Speed::Fast, look, &filming))
        }
        ExportForm::Sheet
        | ExportForm::Worksheet
        | ExportForm::ClassPage
        | ExportForm::ClassCsv => return None,
    })
}

/// CSV with the mark by which spreadsheets know UTF-8.
fn csv_for_spreadsheets(table: &ClassTable) -> Vec<u8> {
    format!("\u{feff}{}", csv(table)).into_bytes()
}

/// Draws a film until it is cancelled.
fn film(
    game: &GameInProgress,
    turns: Range<usize>,
    speed: Speed,
    look: Look,
    filming: &Filming,
) -> Result<Vec<u8>, NotMade> {
    let film = Film::new(game, turns, speed, look);
    let note = &mut |drawn, of| filming.note(drawn, of);
    gif(&film, look, FILM_WIDTH, note).map_err(not_drawn)
}

fn not_drawn(why: PictureError) -> NotMade {
    match why {
        PictureError::GivenUp => NotMade::GivenUp,
        PictureError::TooLong(pictures) => {
            NotMade::Because(say::export::TooLong { count: pictures, most: MOST_PICTURES }.text())
        }
        why => NotMade::Because(words::not_drawn(&why.to_string())),
    }
}

pub fn exported(
    state: &mut State,
    path: &Path,
    written: Result<(), String>,
    awaited: bool,
    now: f64,
) {
    if awaited {
        file_jobs::update::put_film_away(state);
    }
    match written {
        Ok(()) => {
            if awaited {
                close_busy_dialog(state);
            }
            state.file_jobs.folder = path.parent().map(Path::to_owned);
            state.notify(words::game_exported(&file_name(path)), now);
        }
        // The question before closing is about another file.
        Err(why) if awaited && !matches!(state.dialog, Some(Dialog::Unsaved)) => {
            notify_or_show(state, why, now);
        }
        Err(why) => state.notify(why, now),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_message_about_a_film_too_long_names_no_command_line_option() {
        let NotMade::Because(why) = not_drawn(PictureError::TooLong(13_000)) else {
            panic!("a sentence belongs here")
        };
        assert!(why.contains("13000") && why.contains("12000") && !why.contains("--"), "{why}");
        assert_eq!(not_drawn(PictureError::GivenUp), NotMade::GivenUp);
    }
}
