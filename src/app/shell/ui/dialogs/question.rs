//! Short questions.

use std::path::Path;

use egui::{Context, Key, Modifiers, Rect, Ui, pos2, vec2};

use crate::app::autosave::kept;
use crate::app::autosave::update::going_on;
use crate::app::command::Command;
use crate::app::file_name::file_name;
use crate::app::intent::Intent;
use crate::app::learn::intent::ProgressIntent;
use crate::app::learners::intent::LearnersIntent;
use crate::app::library::intent::LibraryIntent;
use crate::app::session::state::GameSession;
use crate::app::state::{Dialog, State};
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::modal::modal;
use crate::app::widgets::paint::{flow, label, run};
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::game::your_side_alone;
use crate::narration::{self, crash as crash_words};
use crate::texts::messages as say;
use crate::texts::yes;
use crate::tutor::Progress;

/// An answer: its words and what it does.
type Choice = (String, ButtonLook, Intent);

const WIDTH: f32 = 520.0;

/// A sentence about the players of the game, by their names.
fn named(state: &State, make: impl FnOnce() -> String) -> String {
    match &state.session {
        Some(session) => words::by_names(&session.game, make),
        None => make(),
    }
}

/// Shows a question.
pub fn question_ui(ctx: &Context, state: &State, dialog: &Dialog, intents: &mut Vec<Intent>) {
    let game =
        state.session.as_ref().map_or("", |session| narration::game(session.name()).name.as_str());
    let in_rounds = |session: &GameSession| session.name().facts().has_rounds;
    let rounds = yes(state.session.as_ref().is_some_and(in_rounds));
    let choice = |words: &str, look, intent| (words.to_owned(), look, intent);
    let progress = Intent::Progress;
    let cancel = choice(say::labels::cancel(), ButtonLook::Outline, Intent::CloseDialog);
    let (title, says, choices): (String, String, Vec<Choice>) = match dialog {
        Dialog::Resign(side) => (
            named(state, || {
                let players = state.session.as_ref().map(|session| session.game.players());
                let is_you = yes(players.and_then(your_side_alone) == Some(*side));
                say::offers::ResignQuestion { is_you, side: *side }.text()
            }),
            format!(
                "{} {}",
                named(state, || say::offers::ResignLine { winner: side.other(), rounds }.text()),
                say::labels::sure_resign()
            ),
            vec![
                choice(say::labels::resign(), ButtonLook::Primary, Intent::ResignNow(*side)),
                cancel,
            ],
        ),
        Dialog::Discard(name, path) => (
            say::files::DiscardQuestion {
                game: &narration::game(*name).name,
                over: yes(has_end(state, path)),
            }
            .text(),
            discard_line(state, path),
            vec![
                // An accidental Enter must not delete anything.
                choice(
                    say::labels::discard(),
                    ButtonLook::Outline,
                    Intent::DiscardNow(path.clone()),
                ),
                choice(say::labels::keep(), ButtonLook::Primary, Intent::CloseDialog),
            ],
        ),
        Dialog::DeleteFile(path) => (
            delete_question(state, path),
            say::library::delete_line().to_owned(),
            vec![
                choice(
                    say::library::delete_now(),
                    ButtonLook::Outline,
                    Intent::Library(LibraryIntent::DeleteNow(path.clone())),
                ),
                choice(say::labels::keep(), ButtonLook::Primary, Intent::CloseDialog),
            ],
        ),
        Dialog::RemoveLearner(id) => {
            let name = state.learners.list.name(id).unwrap_or_default();
            let (lessons, games) =
                (state.learning.progress.lessons(), state.record.known().games.len());
            (
                say::learners::RemoveQuestion { name }.text(),
                say::learners::RemoveLine { name, lessons, games }.text(),
                vec![
                    choice(
                        say::learners::remove_now(),
                        ButtonLook::Outline,
                        Intent::Learners(LearnersIntent::Remove(id.clone())),
                    ),
                    choice(say::labels::keep(), ButtonLook::Primary, Intent::CloseDialog),
                ],
            )
        }
        Dialog::NoWastebasket(files) => (
            say::library::DeleteForGoodQuestion {
                count: files.len(),
                name: files.first().map(|file| file_name(file)).unwrap_or_default(),
            }
            .text(),
            say::library::no_wastebasket().to_owned(),
            vec![
                choice(
                    say::library::delete_for_good(),
                    ButtonLook::Outline,
                    Intent::Library(LibraryIntent::DeleteForGood(files.clone())),
                ),
                choice(say::labels::keep(), ButtonLook::Primary, Intent::CloseDialog),
            ],
        ),
        Dialog::Import { name, found } => {
            let own = &state.learning.progress;
            let count = |of: &Progress| (of.lessons(), of.cards().count());
            (
                say::progress::ImportQuestion { name }.text(),
                words::import_line(count(found), count(own)),
                vec![
                    choice(
                        say::progress::add_to_mine(),
                        ButtonLook::Primary,
                        progress(ProgressIntent::Add),
                    ),
                    choice(
                        say::progress::replace_mine(),
                        ButtonLook::Outline,
                        progress(ProgressIntent::Replace),
                    ),
                    cancel,
                ],
            )
        }
        Dialog::Overwrite(asked) => {
            let name = file_name(&asked.path);
            let overwrite = Intent::Overwrite(asked.clone());
            let save_as = Intent::Command(Command::SaveAs);
            let mut choices = vec![
                choice(say::labels::overwrite(), ButtonLook::Outline, overwrite),
                choice(Command::SaveAs.label(), ButtonLook::Outline, save_as),
            ];
            if !asked.is_read_only {
                let open = Intent::OpenFile(asked.path.clone());
                choices.push(choice(say::labels::open_it(), ButtonLook::Outline, open));
            }
            choices.push(choice(say::labels::cancel(), ButtonLook::Primary, Intent::CloseDialog));
            if asked.is_read_only {
                (
                    say::files::ReadOnly { name: &name }.text(),
                    say::files::OverwriteReadOnly { name: &name }.text(),
                    choices,
                )
            } else {
                (
                    say::files::HasChanged { name: &name }.text(),
                    say::files::OverwriteChanged { name: &name }.text(),
                    choices,
                )
            }
        }
        Dialog::Unsaved => (
            say::files::SaveQuestion { game }.text(),
            unsaved_line(state),
            vec![
                choice(say::labels::save(), ButtonLook::Primary, Intent::SaveAndQuit),
                choice(say::labels::do_not_save(), ButtonLook::Outline, Intent::QuitNow),
                cancel,
            ],
        ),
        Dialog::Crashed(reports) => {
            let kept = going_on(state);
            let mut choices = vec![
                choice(say::crash::show_reports(), ButtonLook::Outline, Intent::ShowReports),
                choice(say::labels::close(), ButtonLook::Outline, Intent::CloseDialog),
            ];
            if let Some(kept) = &kept {
                let go_on = Intent::Resume(kept.path.clone());
                choices.insert(0, choice(say::labels::go_on(), ButtonLook::Primary, go_on));
            }
            let says = crash_words::crashed_line(*reports, kept.is_some());
            (say::crash::crashed().to_owned(), says, choices)
        }
        Dialog::NewGame
        | Dialog::EditorOptions
        | Dialog::PasteFor { .. }
        | Dialog::File(_)
        | Dialog::Export(_)
        | Dialog::Worksheet(_)
        | Dialog::AddLearner(_)
        | Dialog::Filming(_)
        | Dialog::Agree
        | Dialog::Settings(_)
        | Dialog::Keys(_)
        | Dialog::RuleOptions
        | Dialog::TidyUp(_)
        | Dialog::LibraryFolders
        | Dialog::Course
        | Dialog::ModelGame
        | Dialog::Messages => return,
    };
    ask(ctx, &title, &says, &choices, intents);
}

/// The file name of an autosaved game means nothing to a reader.
fn delete_question(state: &State, path: &std::path::Path) -> String {
    let kept = state.library.chosen().filter(|row| row.place.is_kept());
    match kept.and_then(|row| row.game_name()) {
        Some(game) => say::library::DeleteKeptQuestion { game: &narration::game(game).name }.text(),
        None => say::library::DeleteQuestion { name: file_name(path) }.text(),
    }
}

/// What the game's file does not contain yet, or why it could not be written.
/// Whether the game to discard was played to its end, whichever line is shown.
fn has_end(state: &State, path: &Path) -> bool {
    let listed = state.autosave.games.iter().find(|game| game.path == path);
    match (listed, &state.session) {
        (Some(kept), _) => kept.has_end,
        (None, Some(session)) => kept::has_end(&session.game),
        (None, None) => false,
    }
}

/// What is lost with a discarded game.
fn discard_line(state: &State, path: &Path) -> String {
    let lost = say::files::DiscardLost { over: yes(has_end(state, path)) }.text();
    // A game without a path is in no file of Kete's.
    let file = state.session.as_ref().and_then(|session| session.file.as_deref());
    let rest = match (path.as_os_str().is_empty(), file) {
        (false, _) => say::library::delete_line().to_owned(),
        (true, Some(file)) => say::files::FileStays { name: file_name(file) }.text(),
        (true, None) => say::files::discard_for_good().to_owned(),
    };
    format!("{lost} {rest}")
}

fn unsaved_line(state: &State) -> String {
    if let Some(error) = &state.file_jobs.close_error {
        return match state.autosave.fails {
            Some(_) => error.clone(),
            None => say::files::KeptAllTheSame { why: error }.text(),
        };
    }
    if let Some(why) = &state.autosave.fails {
        return why.clone();
    }
    let file = state.session.as_ref().and_then(|session| session.file.as_deref());
    say::files::Unsaved { name: file.map(file_name).unwrap_or_default() }.text()
}

fn ask(ctx: &Context, title: &str, says: &str, choices: &[Choice], intents: &mut Vec<Intent>) {
    let width = WIDTH.min(ctx.content_rect().width());
    // The height depends on the words, which only a `Ui` can measure.
    let id = egui::Id::unique(("question height", title));
    let height = ctx.data(|data| data.get_temp::<f32>(id)).unwrap_or(150.0);
    modal(ctx, title, vec2(width, height), intents, |ui, rect, intents| {
        let needed = content(ui, rect, title, says, choices, intents);
        if (needed - height).abs() > 0.5 {
            ui.ctx().data_mut(|data| data.insert_temp(id, needed));
            ui.ctx().request_repaint();
        }
    });
}

fn content(
    ui: &mut Ui,
    rect: Rect,
    title: &str,
    says: &str,
    choices: &[Choice],
    intents: &mut Vec<Intent>,
) -> f32 {
    let theme = Theme::of(ui.ctx());
    let inner = rect.shrink(22.0);
    let title_run = [run(title, Text::Section, true, theme.text)];
    let mut y = label(ui, inner.min, inner.width(), 3, &title_run).max.y + 8.0;
    if !says.is_empty() {
        let runs = [run(says, Text::Body, false, theme.muted)];
        let height = flow(ui, &runs, inner.width(), 12).size().y;
        label(ui, pos2(inner.min.x, y), inner.width(), 12, &runs);
        y += height + 8.0;
    }
    y += 8.0;
    let height = Sizes::get().height.button;
    let mut x = inner.min.x;
    let mut first = true;
    for (words, look, intent) in choices {
        let button = Button::new(words).look(*look).salt("question");
        let width = button.width(ui);
        if x + width > inner.max.x {
            x = inner.min.x;
            y += height + 8.0;
        }
        let place = Rect::from_min_size(pos2(x, y), vec2(width, height));
        let response = button.show(ui, place);
        x = place.max.x + 8.0;
        let free = ui.memory(|memory| memory.focused()).is_none();
        let by_key = first
            && *look == ButtonLook::Primary
            && free
            && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        first = false;
        if response.clicked() || by_key {
            intents.push(intent.clone());
        }
    }
    y + height + 22.0 - rect.min.y
}
