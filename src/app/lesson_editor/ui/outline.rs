//! The lessons and steps at the left, and what can be done with the selected one.

use egui::{Align2, Id, Popup, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::intent::Intent;
use crate::app::lesson_editor::intent::{ModelIntent, OutlineIntent, WritingIntent};
use crate::app::lesson_editor::state::{EditedPart, LessonEditor};
use crate::app::widgets::button::Button;
use crate::app::widgets::choices::{choice, popup_row};
use crate::app::widgets::paint::{flow, focus_ring, paint_words, run, shortened};
use crate::app::widgets::rows::wrapped;
use crate::app::widgets::scrolled;
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages::lesson_editor as say;
use crate::tutor::course_writing::StepKind;

const ROW: f32 = 30.0;
const GAP: f32 = 6.0;

pub fn outline_ui(ui: &mut Ui, place: Rect, editor: &LessonEditor, intents: &mut Vec<Intent>) {
    let foot_width = place.width() - 20.0;
    let foot_height = foot_places(ui, foot_width, editor).last().map_or(0.0, |at| at.max.y) + 14.0;
    let (upper, foot) = place.split_top_bottom_at_y(place.max.y - foot_height);
    scrolled::scrolled(ui, (upper, upper), "outline", 1.0, |ui, top| {
        let width = upper.width() - 20.0;
        let mut at = top + vec2(10.0, 10.0);
        let title = match editor.course().title.trim() {
            "" => say::the_course(),
            title => title,
        };
        let mut row = |ui: &mut Ui, row: OutlineRow<'_>| {
            let rect = Rect::from_min_size(at, vec2(width, Sizes::grown(ROW)));
            at.y = rect.max.y + 2.0;
            if part_row(ui, rect, &row, editor.part == row.part) {
                intents.push(Intent::Writing(WritingIntent::Select(row.part)));
            }
        };
        let part = EditedPart::Course;
        row(ui, OutlineRow { part, name: title, shown: title, faults: 0 });
        for (number, lesson) in editor.course().lessons.iter().enumerate() {
            let name = &say::LessonRow { number: number + 1, title: &lesson.title }.text();
            let faults = editor.count_faults(number, None);
            let part = EditedPart::Lesson(number);
            row(ui, OutlineRow { part, name, shown: name, faults });
            if editor.lesson_number() == Some(number) {
                for (at, step) in lesson.steps.iter().enumerate() {
                    let faults = editor.count_faults(number, Some(at));
                    let name = &words::step_row(at + 1, step, words::kind_of_step);
                    let shown = &words::step_row(at + 1, step, words::short_kind_of_step);
                    let part = EditedPart::Step(number, at);
                    row(ui, OutlineRow { part, name, shown, faults });
                }
            }
        }
        at.y
    });
    foot_ui(ui, foot.shrink2(vec2(10.0, 6.0)), editor, intents);
}

struct OutlineRow<'a> {
    part: EditedPart,
    /// What a screen reader says, and the pointer over a row that is cut.
    name: &'a str,
    /// What has room.
    shown: &'a str,
    faults: usize,
}

/// Returns whether the row is clicked.
fn part_row(ui: &mut Ui, rect: Rect, row: &OutlineRow<'_>, chosen: bool) -> bool {
    let &OutlineRow { part, name: words, shown: in_row, faults: count } = row;
    let is_step = matches!(part, EditedPart::Step(..));
    let theme = Theme::of(ui.ctx());
    let radius = Sizes::get().radius.control;
    let response = ui.interact(rect, Id::unique(("outline", part)), Sense::click());
    let name = match count {
        0 => words.to_owned(),
        count => say::RowToMend { name: words, count }.text(),
    };
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &name));
    let ground = match (chosen, response.hovered()) {
        (true, _) => theme.accent_soft,
        (false, true) => theme.sunken,
        (false, false) => theme.panel,
    };
    ui.painter().rect_filled(rect, radius, ground);
    let ink = if chosen { theme.accent } else { theme.text };
    let mut right = rect.max.x - 8.0;
    if count > 0 {
        let at = pos2(right, rect.center().y);
        let says = count.to_string();
        let shown = paint_words(ui, at, Align2::RIGHT_CENTER, &says, Text::Chip, true, theme.bad);
        right = shown.min.x - 6.0;
    }
    let left = rect.min.x + if is_step { 24.0 } else { 8.0 };
    let bold = !is_step || chosen;
    let fits =
        |words: &str| !flow(ui, &[run(words, Text::Chip, bold, ink)], right - left, 1).elided;
    let shown = shortened(in_row, fits);
    let is_cut = shown != in_row;
    let galley = flow(ui, &[run(&shown, Text::Chip, bold, ink)], right - left, 1);
    ui.painter().galley(pos2(left, rect.center().y - galley.size().y / 2.0), galley, ink);
    focus_ring(ui, &response, rect, radius);
    if response.gained_focus() {
        ui.scroll_to_rect(rect.expand(4.0), None);
    }
    let clicked = response.clicked();
    if is_cut {
        response.on_hover_text(words);
    }
    clicked
}

/// What can be added, and done with the selected part, in the order of the buttons.
fn actions(editor: &LessonEditor) -> [(&'static str, bool, OutlineAction); 7] {
    let has_part = editor.part != EditedPart::Course;
    let may_add = editor.lesson().is_some();
    let change = |intent| OutlineAction::Does(WritingIntent::Outline(intent));
    [
        (say::new_step(), may_add, OutlineAction::NewStep),
        (say::new_lesson(), true, change(OutlineIntent::NewLesson)),
        (say::up(), has_part, change(OutlineIntent::Up)),
        (say::down(), has_part, change(OutlineIntent::Down)),
        (say::copy(), has_part, change(OutlineIntent::Copy)),
        (say::delete(), has_part, change(OutlineIntent::Delete)),
        (say::from_game(), true, OutlineAction::Does(WritingIntent::Game(ModelIntent::Ask))),
    ]
}

#[derive(Clone)]
enum OutlineAction {
    /// Opens the list of kinds.
    NewStep,
    Does(WritingIntent),
}

fn action_button(words: &'static str, enabled: bool, action: &OutlineAction) -> Button<'static> {
    let button = match action {
        OutlineAction::NewStep => Button::new(words).rises(),
        OutlineAction::Does(WritingIntent::Outline(OutlineIntent::Up)) => {
            Button::signed("▲", words).tip(words)
        }
        OutlineAction::Does(WritingIntent::Outline(OutlineIntent::Down)) => {
            Button::signed("▼", words).tip(words)
        }
        OutlineAction::Does(_) => Button::new(words),
    };
    button.small().enabled(enabled).salt("outline")
}

/// The places of the buttons below the outline, from the origin.
fn foot_places(ui: &Ui, width: f32, editor: &LessonEditor) -> Vec<Rect> {
    let height = Sizes::get().height.small_button;
    let wide = |(words, enabled, action): &(&'static str, bool, OutlineAction)| {
        action_button(words, *enabled, action).width(ui)
    };
    let widths: Vec<f32> = actions(editor).iter().map(wide).collect();
    wrapped(widths, width, height, vec2(GAP, GAP))
}

fn foot_ui(ui: &mut Ui, place: Rect, editor: &LessonEditor, intents: &mut Vec<Intent>) {
    let places = foot_places(ui, place.width(), editor);
    let origin = place.min.to_vec2();
    for ((words, enabled, action), at) in actions(editor).into_iter().zip(places) {
        let response = action_button(words, enabled, &action).show(ui, at.translate(origin));
        match action {
            OutlineAction::NewStep => kinds(&response, intents),
            OutlineAction::Does(intent) if response.clicked() => {
                intents.push(Intent::Writing(intent));
            }
            OutlineAction::Does(_) => {}
        }
    }
}

/// The list of kinds of a new step.
fn kinds(response: &Response, intents: &mut Vec<Intent>) {
    Popup::menu(response).show(|ui| {
        ui.set_width(300.0);
        ui.spacing_mut().item_spacing.y = 0.0;
        egui::ScrollArea::vertical().max_height(340.0).show(ui, |ui| {
            for kind in StepKind::ALL {
                let words = words::kind_of_step(kind);
                let row = popup_row(ui, response.id.with(kind), words, None, true, false);
                row.widget_info(|| WidgetInfo::labeled(Role::MenuItem, true, words));
                if row.clicked() {
                    let new = WritingIntent::Outline(OutlineIntent::NewStep(kind));
                    intents.push(Intent::Writing(new));
                    ui.close();
                }
            }
        });
    });
}

/// All parts and actions in one row, where there is no room for the outline.
pub fn outline_row(ui: &mut Ui, place: Rect, editor: &LessonEditor, intents: &mut Vec<Intent>) {
    let more = Button::new(crate::texts::messages::labels::more()).small().opens().salt("outline");
    let width = more.width(ui);
    let (left, right) = place.split_left_right_at_x(place.max.x - width);
    part_choice(ui, left.with_max_x(left.max.x - GAP), editor, intents);
    let response = more.show(ui, right);
    Popup::menu(&response).show(|ui| {
        ui.set_width(220.0);
        ui.spacing_mut().item_spacing.y = 0.0;
        for (number, (words, enabled, action)) in actions(editor).into_iter().enumerate() {
            let row = popup_row(ui, response.id.with(number), words, None, enabled, false);
            row.widget_info(|| WidgetInfo::labeled(Role::MenuItem, enabled, words));
            if row.clicked() {
                // The kind of the new step is chosen over its board.
                let read = WritingIntent::Outline(OutlineIntent::NewStep(StepKind::Read));
                intents.push(Intent::Writing(match action {
                    OutlineAction::NewStep => read,
                    OutlineAction::Does(intent) => intent,
                }));
                ui.close();
            }
        }
    });
}

fn part_choice(ui: &mut Ui, place: Rect, editor: &LessonEditor, intents: &mut Vec<Intent>) {
    let mut parts = vec![EditedPart::Course];
    let mut names = vec![say::the_course().to_owned()];
    for (number, lesson) in editor.course().lessons.iter().enumerate() {
        parts.push(EditedPart::Lesson(number));
        names.push(say::LessonRow { number: number + 1, title: &lesson.title }.text());
        for (at, step) in lesson.steps.iter().enumerate() {
            parts.push(EditedPart::Step(number, at));
            names.push(words::step_row(at + 1, step, words::short_kind_of_step));
        }
    }
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let chosen = parts.iter().position(|part| *part == editor.part).unwrap_or_default();
    if let Some(picked) = choice(ui, place, say::outline(), &names, chosen, true, "edited part") {
        intents.push(Intent::Writing(WritingIntent::Select(parts[picked])));
    }
}
