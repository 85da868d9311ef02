//! Opens, tries, saves and leaves courses; what the workers report.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use super::draft_file::{CourseOnDisk, Draft};
use super::intent::WritingIntent;
use super::jobs::{CheckJob, FileJob, WritingJob, WritingReport};
use super::state::{EditedPart, LessonEditor};
use super::{board, fields, foreign, model_game, outline};
use crate::app::editor::intent::EditIntent;
use crate::app::file_name::file_name;
use crate::app::intent::Intent;
use crate::app::learn;
use crate::app::learn::lesson::ActiveLesson;
use crate::app::learn::state::LearnPage;
use crate::app::learn::worker::CourseJob;
use crate::app::page::Page;
use crate::app::state::State;
use crate::files::Fingerprint;
use crate::narration;
use crate::texts::messages::{labels, lesson_editor as say};
use crate::tutor::course_writing::{self, new_course, new_lesson};
use crate::tutor::schema::{Course, Track};

pub fn update(state: &mut State, intent: WritingIntent, now: f64) {
    match intent {
        WritingIntent::NewCourse => {
            let game = state.learning.shown().and_then(|course| course.game());
            let mut course = new_course(game.unwrap_or_else(narration::newcomers_game));
            let title = say::LessonNumber { number: 1 }.text();
            course.lessons.push(new_lesson(fresh_id(state), title));
            let mut editor = LessonEditor::new(course, EditedPart::Course);
            editor.is_new_part = true;
            begin(state, editor);
        }
        WritingIntent::Change(number) => change_own(state, number),
        WritingIntent::CopyLesson(course, lesson) => copy_lesson(state, course, lesson),
        WritingIntent::GoOn(path) => go_on(state, &path),
        WritingIntent::Discard(path) => discard(state, &path, now),
        WritingIntent::Restore(draft) => {
            state.writing.jobs.push(WritingJob::File(FileJob::Keep(draft.clone())));
            state.writing.left.push(*draft);
        }
        WritingIntent::Return => state.page = Page::LessonEditor,
        WritingIntent::Leave => {
            state.page = Page::Learn;
            state.learning.front = LearnPage::Courses;
        }
        WritingIntent::Save => save(state),
        WritingIntent::Foreign(wanted) => foreign::update(state, wanted, now),
        WritingIntent::Game(wanted) => model_game::update(state, wanted),
        WritingIntent::Try { from_here } => try_lesson(state, from_here),
        WritingIntent::Select(_)
        | WritingIntent::Outline(_)
        | WritingIntent::Field(_)
        | WritingIntent::Board(_)
        | WritingIntent::Undo
        | WritingIntent::Redo => in_course(state, intent),
    }
}

fn in_course(state: &mut State, intent: WritingIntent) {
    let taken = ids(state);
    let Some(editor) = &mut state.writing.editor else { return };
    match intent {
        WritingIntent::Select(part) => {
            editor.select(part);
            return;
        }
        WritingIntent::Outline(intent) => outline::update(editor, intent, || new_id(&taken)),
        WritingIntent::Field(intent) => fields::update(editor, intent),
        WritingIntent::Board(intent) => board::update(editor, intent),
        WritingIntent::Undo => editor.drafts.undo(),
        WritingIntent::Redo => editor.drafts.redo(),
        _ => return,
    }
    changed(state);
}

/// Changes the seeds of the board.
pub fn edit(state: &mut State, intent: &EditIntent, now: f64) {
    if let Some(editor) = &mut state.writing.editor {
        board::set_up(editor, intent, now);
        changed(state);
    }
}

/// Has the present draft checked and kept.
pub fn changed(state: &mut State) {
    if let Some(editor) = &mut state.writing.editor {
        editor.keep_selection();
        if editor.position.wrong_text.is_none() {
            editor.lay_board();
        }
    }
    check(state);
    keep(state);
}

/// Has the present draft checked, also anew in another language.
pub(crate) fn check(state: &mut State) {
    let Some(editor) = &mut state.writing.editor else { return };
    editor.version += 1;
    editor.is_checking = true;
    editor.faults.truncate(editor.drafts.now().lessons.len());
    let job = CheckJob {
        version: editor.version,
        course: Box::new(editor.course().clone()),
        first: editor.lesson_number().unwrap_or(0),
    };
    state.writing.jobs.push(WritingJob::Check(job));
}

/// Writes the draft, for after a crash; one that is saved needs none.
pub fn keep(state: &mut State) {
    let Some(editor) = &state.writing.editor else { return };
    let Some(draft) = editor.as_draft() else { return };
    let job = match editor.is_saved() {
        true => FileJob::Forget(draft.path),
        false => FileJob::Keep(Box::new(draft)),
    };
    state.writing.jobs.push(WritingJob::File(job));
}

/// Shows a course in the editor. What was open before stays as a draft.
pub fn begin(state: &mut State, mut editor: LessonEditor) {
    put_away(state);
    let folders = state.folders.as_ref();
    let path = folders.map(|folders| Draft::new_path(folders, moment()));
    editor.draft = editor.draft.or(path);
    state.writing.editor = Some(Box::new(editor));
    state.page = Page::LessonEditor;
    state.dialog = None;
    check(state);
}

/// Lists the open draft among those that are not saved.
fn put_away(state: &mut State) {
    let Some(editor) = state.writing.editor.take() else { return };
    let is_new = editor.saved.is_none() && !editor.drafts.may_undo() && editor.file.is_none();
    if !editor.is_saved() && !is_new {
        state.writing.left.extend(editor.as_draft());
    }
}

fn change_own(state: &mut State, number: usize) {
    let Some(of) = state.learning.courses.get(number).filter(|course| course.own) else { return };
    let Some(source) = &of.source else { return };
    let path = PathBuf::from(&of.file);
    let is_open = state
        .writing
        .editor
        .as_ref()
        .is_some_and(|editor| editor.file.as_ref().is_some_and(|file| file.path == path));
    if is_open {
        state.page = Page::LessonEditor;
        return;
    }
    // A draft that was not saved has later changes.
    let draft = state.writing.left.iter().find(|draft| draft.file.as_ref() == Some(&path));
    if let Some(draft) = draft.map(|draft| draft.path.clone()) {
        go_on(state, &draft);
        return;
    }
    let part =
        if source.course.lessons.is_empty() { EditedPart::Course } else { EditedPart::Lesson(0) };
    let print = Some(Fingerprint::of(source.text.as_bytes()));
    let mut editor = LessonEditor::new(source.course.clone(), part);
    editor.saved = Some(source.course.clone());
    editor.file = Some(CourseOnDisk { path, print });
    begin(state, editor);
}

/// Begins a new course with a copy of a lesson.
fn copy_lesson(state: &mut State, course: usize, lesson: usize) {
    let id = fresh_id(state);
    let Some(source) = state.learning.courses.get(course).and_then(|of| of.source.clone()) else {
        return;
    };
    let Some(lesson) = source.course.lessons.get(lesson) else { return };
    let mut copy = lesson.clone();
    copy.id = id;
    // Alone in its course it is no side path.
    copy.track = match copy.track {
        Track::From(_) => Track::Rules,
        track => track,
    };
    let title = say::CopyOf { title: &copy.title }.text();
    let copied = Course {
        title,
        from: Vec::new(),
        for_everyone: false,
        lessons: vec![copy],
        ..Course::clone(&source.course)
    };
    begin(state, LessonEditor::new(copied, EditedPart::Step(0, 0)));
    keep(state);
}

/// Throws a draft away; the message offers it back.
fn discard(state: &mut State, path: &std::path::Path, now: f64) {
    let Some(at) = state.writing.left.iter().position(|draft| draft.path == path) else { return };
    let draft = Box::new(state.writing.left.remove(at));
    state.writing.jobs.push(WritingJob::File(FileJob::Forget(draft.path.clone())));
    let back = Intent::Writing(WritingIntent::Restore(draft));
    state.notify_with(say::discarded(), labels::undo(), back, now);
}

fn go_on(state: &mut State, path: &std::path::Path) {
    let Some(at) = state.writing.left.iter().position(|draft| draft.path == path) else { return };
    let draft = state.writing.left.remove(at);
    let entries = &state.learning.courses;
    let file = draft.file.map(|path| {
        let shown = path.display().to_string();
        let entry = entries.iter().find(|course| course.own && course.file == shown);
        let source = entry.and_then(|course| course.source.clone());
        (path, source)
    });
    let mut editor = LessonEditor::new(draft.course, EditedPart::Course);
    editor.draft = Some(draft.path);
    if let Some((path, source)) = file {
        let print = source.as_ref().map(|source| Fingerprint::of(source.text.as_bytes()));
        editor.saved = source.map(|source| source.course.clone());
        editor.file = Some(CourseOnDisk { path, print });
    }
    begin(state, editor);
}

fn save(state: &mut State) {
    let Some(editor) = &mut state.writing.editor else { return };
    if editor.is_saving {
        return;
    }
    editor.is_saving = true;
    let course = Box::new(editor.course().clone());
    let job = FileJob::Save { course, file: editor.file.clone() };
    state.writing.jobs.push(WritingJob::File(job));
}

/// Takes the lesson as a learner sees it; the progress does not change.
fn try_lesson(state: &mut State, from_here: bool) {
    let Some(editor) = &state.writing.editor else { return };
    let Some(number) = editor.lesson_number() else { return };
    let step = match editor.part {
        EditedPart::Step(_, step) if from_here => step,
        _ => 0,
    };
    if let Some(lesson) = ActiveLesson::trial(editor.course(), number, step, Page::LessonEditor) {
        learn::update::begin_task(state, lesson);
    }
}

/// Takes over what the workers report.
pub fn received(state: &mut State, report: WritingReport, now: f64) {
    match report {
        WritingReport::Checked { version, lesson, faults, completed } => {
            let Some(editor) = &mut state.writing.editor else { return };
            if version != editor.version {
                return;
            }
            if editor.faults.len() <= lesson {
                editor.faults.resize(lesson + 1, Vec::new());
            }
            editor.faults[lesson] = faults;
            if let Some(completed) = completed {
                editor.drafts.complete(|course| {
                    if let Some(lesson) = course.lessons.get_mut(lesson) {
                        *lesson = *completed;
                    }
                });
                keep(state);
            }
        }
        WritingReport::AllChecked(version) => {
            if let Some(editor) = &mut state.writing.editor {
                editor.is_checking &= version != editor.version;
            }
        }
        WritingReport::Drafts(left) => {
            if !left.is_empty() {
                state.notify_unless_busy(say::drafts_left(), now);
            }
            state.writing.left = left;
        }
        WritingReport::NotKept(error) => {
            state.notify(say::NotKept { why: error.to_string() }.text(), now);
        }
        WritingReport::Saved { course, file, is_other } => {
            saved(state, *course, file, is_other, now)
        }
        WritingReport::NotSaved(why) => {
            if let Some(editor) = &mut state.writing.editor {
                editor.is_saving = false;
            }
            state.notify(say::NotSaved { why }.text(), now);
        }
        WritingReport::Added(path) => {
            state.notify(say::Added { name: file_name(&path) }.text(), now);
            show_on_learn(state, path);
            state.page = Page::Learn;
            state.learning.front = LearnPage::Courses;
        }
        WritingReport::Course(found) => foreign::received(state, found),
        WritingReport::Game(read) => model_game::received(state, read),
        WritingReport::Lesson(lesson) => model_game::made(state, *lesson),
        WritingReport::Failed => {
            let writing = &mut state.writing;
            if let Some(editor) = &mut writing.editor {
                editor.is_saving = false;
                editor.is_checking = false;
            }
            writing.game.iter_mut().for_each(|game| {
                game.is_making = false;
                game.is_reading = false;
            });
            state.notify(say::failed(), now);
        }
    }
}

fn saved(state: &mut State, course: Course, file: CourseOnDisk, is_other: bool, now: f64) {
    let name = file_name(&file.path);
    let says = match is_other {
        true => say::SavedAsOther { name: &name }.text(),
        false => say::Saved { name: &name }.text(),
    };
    let faults = state.writing.editor.as_ref().map_or(0, |editor| editor.count_all_faults());
    let says = match faults {
        0 => says,
        count => format!("{says} {}", say::ToMendFirst { count }.text()),
    };
    state.notify(says, now);
    show_on_learn(state, file.path.clone());
    if let Some(editor) = &mut state.writing.editor {
        editor.is_saving = false;
        editor.saved = Some(course);
        editor.file = Some(file);
        keep(state);
    }
}

/// Has the own courses listed again, and this one shown then.
fn show_on_learn(state: &mut State, path: PathBuf) {
    state.writing.wanted = Some(path);
    state.learning.jobs.push(CourseJob::LookAgain);
}

/// Chooses the course that was just saved or added, once it is listed.
pub fn follow(state: &mut State) {
    let Some(path) = &state.writing.wanted else { return };
    let shown = path.display().to_string();
    let at = state.learning.courses.iter().position(|course| course.own && course.file == shown);
    if let Some(at) = at {
        state.learning.chosen = at;
        state.writing.wanted = None;
    }
}

/// Looks for drafts of earlier windows.
pub fn load(state: &mut State) {
    state.writing.jobs.push(WritingJob::File(FileJob::FindDrafts));
}

/// The ids of all known lessons.
fn ids(state: &State) -> Vec<String> {
    let listed = state.learning.courses.iter().flat_map(|course| course.lessons());
    let open = state.writing.editor.iter().flat_map(|editor| &editor.course().lessons);
    listed.chain(open).map(|lesson| lesson.id.clone()).collect()
}

fn new_id(taken: &[String]) -> String {
    course_writing::fresh_id(moment(), |id| taken.iter().any(|other| other == id))
}

/// An id for a new lesson.
pub fn fresh_id(state: &State) -> String {
    new_id(&ids(state))
}

/// The time in milliseconds since 1970.
fn moment() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
