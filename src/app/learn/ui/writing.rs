//! The way from the Learn page into the lesson editor.

use egui::{Popup, Pos2, Rect, Role, Ui, WidgetInfo, pos2, vec2};

use crate::app::intent::Intent;
use crate::app::learn::course::CourseEntry;
use crate::app::learn::intent::ProgressIntent;
use crate::app::lesson_editor::intent::WritingIntent;
use crate::app::lesson_editor::state::LessonWriting;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::choices::popup_row;
use crate::app::widgets::paint::shortened;
use crate::draw::sizes::Sizes;
use crate::texts::messages as say;
use crate::tutor::schema;

/// What leads to the lesson editor: a new course, and the courses that are not saved; returns the
/// lower end.
pub(crate) fn writing_ui(
    ui: &mut Ui,
    at: Pos2,
    width: f32,
    writing: &LessonWriting,
    intents: &mut Vec<Intent>,
) -> f32 {
    let height = Sizes::get().height.small_button;
    let mut at = at;
    let mut button = |ui: &mut Ui, button: Button<'_>, intent| {
        let place = Rect::from_min_size(at, vec2(width, height));
        if button.small().salt("writing").show(ui, place).clicked() {
            intents.push(Intent::Writing(intent));
        }
        at.y = place.max.y + 6.0;
    };
    let new = Button::new(say::lesson_editor::new_course()).tip(say::lesson_editor::new_tip());
    button(ui, new, WritingIntent::NewCourse);
    let title = |course: &schema::Course| match course.title.trim() {
        "" => say::lesson_editor::without_title().to_owned(),
        title => title.to_owned(),
    };
    let go_on = |title: &str| say::lesson_editor::GoOn { title }.text();
    let discard = |title: &str| say::lesson_editor::Discard { title }.text();
    if let Some(editor) = writing.editor.as_ref().filter(|editor| !editor.is_saved()) {
        let title = title(editor.course());
        let (words, whole) = (fitting(ui, &title, width, go_on), go_on(&title));
        button(ui, Button::new(&words).named(&whole), WritingIntent::Return);
    }
    for draft in &writing.left {
        let name = title(&draft.course);
        let (words, whole) = (fitting(ui, &name, width, go_on), go_on(&name));
        button(ui, Button::new(&words).named(&whole), WritingIntent::GoOn(draft.path.clone()));
        let (words, whole) = (fitting(ui, &name, width, discard), discard(&name));
        let discard = Button::new(&words).named(&whole).look(ButtonLook::Link);
        button(ui, discard, WritingIntent::Discard(draft.path.clone()));
    }
    at.y
}

/// Words about a title, which is shortened until they fit into a button.
fn fitting(ui: &Ui, title: &str, width: f32, words: impl Fn(&str) -> String) -> String {
    let fits = |title: &str| Button::new(&words(title)).small().width(ui) <= width;
    words(&shortened(title, fits))
}

/// The way into the lesson editor: an own course is changed, of another one a lesson is copied.
/// Returns the lower end.
pub(crate) fn change_ui(
    ui: &mut Ui,
    at: Pos2,
    course: &CourseEntry,
    number: usize,
    intents: &mut Vec<Intent>,
) -> f32 {
    let does = Intent::Writing;
    if course.own {
        let is_there = course.source.is_some() && !course.checking;
        let button = Button::new(say::lesson_editor::change_course()).enabled(is_there);
        let shown = button.salt("writing").show_small_at(ui, at);
        if shown.clicked() {
            intents.push(does(WritingIntent::Change(number)));
        }
        let folder = Button::new(say::learn::show_courses_folder()).look(ButtonLook::Link);
        let beside = pos2(shown.rect.max.x + 8.0, at.y);
        if folder.salt("own course").show_small_at(ui, beside).clicked() {
            intents.push(Intent::Progress(ProgressIntent::ShowCourses));
        }
        return shown.rect.max.y;
    }
    if course.lessons().is_empty() {
        return at.y;
    }
    let button = Button::new(say::lesson_editor::copy_lesson()).opens().salt("writing");
    let shown = button.show_small_at(ui, at);
    Popup::menu(&shown).show(|ui| {
        ui.set_width(300.0);
        ui.spacing_mut().item_spacing.y = 0.0;
        egui::ScrollArea::vertical().max_height(300.0).show(ui, |ui| {
            for (at, lesson) in course.lessons().iter().enumerate() {
                let name = say::lesson_editor::CopyOne { title: &lesson.title }.text();
                let row = popup_row(ui, shown.id.with(at), &lesson.title, None, true, false);
                row.widget_info(|| WidgetInfo::labeled(Role::MenuItem, true, &name));
                if row.clicked() {
                    intents.push(does(WritingIntent::CopyLesson(number, at)));
                    ui.close();
                }
            }
        });
    });
    shown.rect.max.y
}
