//! A lesson from a saved game: the turns to ask are chosen in a dialog, each with the reason.

use super::intent::ModelIntent;
use super::jobs::{ReadJob, WritingJob};
use super::state::{EditedPart, LessonEditor, ModelGame};
use super::update::{changed, fresh_id};
use crate::app::effect::Effect;
use crate::app::file_dialog::state::Purpose;
use crate::app::state::{Dialog, State};
use crate::game::GameInProgress;
use crate::texts::messages::lesson_editor as say;
use crate::tutor::course_writing::AskedTurn;
use crate::tutor::schema::Lesson;

pub fn update(state: &mut State, intent: ModelIntent) {
    match intent {
        ModelIntent::Ask => {
            let Some(editor) = &state.writing.editor else { return };
            state.writing.game = Some(ModelGame::new(editor.game()));
            state.dialog = Some(Dialog::ModelGame);
        }
        ModelIntent::AskFile => state.effects.push(Effect::AskFile(Purpose::ModelGame)),
        ModelIntent::Open => {
            let open = state.session.as_ref().map(|session| session.game.clone());
            if let (Some(game), Some(open)) = (&mut state.writing.game, open) {
                let mut open = Box::new(open);
                open.go_to_end();
                game.take(open);
            }
        }
        ModelIntent::Read(path) => {
            if let Some(game) = &mut state.writing.game {
                game.is_reading = true;
                game.trouble = None;
                state.dialog = Some(Dialog::ModelGame);
                state.writing.jobs.push(WritingJob::Read(ReadJob::Game(path)));
            }
        }
        ModelIntent::Turn(turn, asked) => {
            if let Some(game) = &mut state.writing.game {
                game.asked.retain(|it| it.turn != turn);
                if asked {
                    game.asked.push(AskedTurn { turn, why: String::new() });
                    game.asked.sort_by_key(|it| it.turn);
                }
            }
        }
        ModelIntent::Why(turn, text) => {
            let mut asked = state.writing.game.iter_mut().flat_map(|game| &mut game.asked);
            if let Some(asked) = asked.find(|it| it.turn == turn) {
                asked.why = text;
            }
        }
        ModelIntent::Make => {
            let id = fresh_id(state);
            let Some(game) = state.writing.game.as_mut().filter(|game| game.is_ready()) else {
                return;
            };
            let Some(played) = game.game.clone() else { return };
            game.is_making = true;
            let title = match played.title() {
                "" => say::model_title().to_owned(),
                title => title.to_owned(),
            };
            let job = ReadJob::Lesson { id, title, game: played, asked: game.asked.clone() };
            state.writing.jobs.push(WritingJob::Read(job));
        }
    }
}

/// The game is read.
pub fn received(state: &mut State, read: Result<Box<GameInProgress>, String>) {
    let Some(game) = &mut state.writing.game else { return };
    match read {
        Ok(mut read) => {
            read.go_to_end();
            game.take(read);
        }
        Err(why) => {
            game.is_reading = false;
            game.trouble = Some(why);
        }
    }
}

/// The lesson is made: it comes last in the course.
pub fn made(state: &mut State, lesson: Lesson) {
    if !state.writing.game.as_ref().is_some_and(|game| game.is_making) {
        return;
    }
    state.writing.game = None;
    state.dialog.take_if(|dialog| matches!(dialog, Dialog::ModelGame));
    if let Some(editor) = &mut state.writing.editor {
        add(editor, lesson);
        changed(state);
    }
}

fn add(editor: &mut LessonEditor, lesson: Lesson) {
    editor.drafts.change(None, |course| course.lessons.push(lesson));
    editor.part = EditedPart::Step(editor.course().lessons.len() - 1, 0);
}
