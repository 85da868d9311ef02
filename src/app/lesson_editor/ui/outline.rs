//! The lessons and steps at the left, and what can be done with the selected one.

use egui::{Align2, Id, Popup, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::intent::Intent;
use crate::app::lesson_editor::intent::{ModelIntent, OutlineIntent, WritingIntent};
use crate::app::lesson_editor::state::{EditedPart, LessonEditor};
use crate::app::widgets::button::Button;
use crate::app::widgets::choices::popup_row;
use crate::app::widgets::paint::{flow, focus_ring, paint_words, run};
use crate::app::widgets::scrolled;
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages::lesson_editor as say;
use crate::tutor::course_writing::StepKind;

const ROW: f32 = 30.0;
const GAP: f32 = 6.0;

pub fn outline_ui(ui: &mut Ui, place: Rect, editor: &LessonEditor, intents: &mut Vec<Intent>) {
    let height = Sizes::get().height.small_button;
    let foot_height = 3.0 * (height + GAP) + 10.0;
    let (upper, foot) = place.split_top_bottom_at_y(place.max.y - foot_height);
    scrolled::themed_bars(ui);
    scrolled::scrolled(ui, (upper, upper), "outline", 1.0, |ui, top| {
        let width = upper.width() - 20.0;
        let mut at = top + vec2(10.0, 10.0);
        let title = match editor.course().title.trim() {
            "" => say::the_course(),
            title => title,
        };
        let mut row = |ui: &mut Ui, part, words: &str, indent: f32, count| {
            let rect = Rect::from_min_size(at, vec2(width, ROW));
            at.y += ROW + 2.0;
            if part_row(ui, rect, part, words, indent, count, editor.part == part) {
                intents.push(Intent::Writing(WritingIntent::Select(part)));
            }
        };
        row(ui, EditedPart::Course, title, 0.0, 0);
        for (number, lesson) in editor.course().lessons.iter().enumerate() {
            let words = say::LessonRow { number: number + 1, title: &lesson.title }.text();
            let count = editor.count_faults(number, None);
            row(ui, EditedPart::Lesson(number), &words, 0.0, count);
            if editor.lesson_number() == Some(number) {
                for (at, step) in lesson.steps.iter().enumerate() {
                    let count = editor.count_faults(number, Some(at));
                    let words = words::step_row(at + 1, step);
                    row(ui, EditedPart::Step(number, at), &words, 16.0, count);
                }
            }
        }
        at.y
    });
    foot_ui(ui, foot.shrink2(vec2(10.0, 6.0)), editor, intents);
}

/// A row; returns whether it is clicked.
fn part_row(
    ui: &mut Ui,
    rect: Rect,
    part: EditedPart,
    words: &str,
    indent: f32,
    count: usize,
    chosen: bool,
) -> bool {
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
        let shown =
            paint_words(ui, at, Align2::RIGHT_CENTER, &says, Text::Chip, true, theme.bad);
        right = shown.min.x - 6.0;
    }
    let left = rect.min.x + 8.0 + indent;
    let bold = !matches!(part, EditedPart::Step(..)) || chosen;
    let galley = flow(ui, &[run(words, Text::Chip, bold, ink)], right - left, 1);
    let is_cut = galley.elided;
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

fn foot_ui(ui: &mut Ui, place: Rect, editor: &LessonEditor, intents: &mut Vec<Intent>) {
    let height = Sizes::get().height.small_button;
    let mut does = |intent| intents.push(Intent::Writing(WritingIntent::Outline(intent)));
    let has_part = editor.part != EditedPart::Course;
    let may_add = editor.lesson().is_some();
    let row = |number: usize| place.min.y + number as f32 * (height + GAP);
    // New parts.
    let half = (place.width() - GAP) / 2.0;
    let new_step = Button::new(say::new_step()).small().rises().enabled(may_add).salt("outline");
    let at = Rect::from_min_size(pos2(place.min.x, row(0)), vec2(half, height));
    let response = new_step.show(ui, at);
    Popup::menu(&response).show(|ui| {
        ui.set_width(300.0);
        ui.spacing_mut().item_spacing.y = 0.0;
        egui::ScrollArea::vertical().max_height(340.0).show(ui, |ui| {
            for kind in StepKind::ALL {
                let words = words::step_kind(kind);
                let row = popup_row(ui, response.id.with(kind), words, None, true, false);
                row.widget_info(|| WidgetInfo::labeled(Role::MenuItem, true, words));
                if row.clicked() {
                    does(OutlineIntent::NewStep(kind));
                    ui.close();
                }
            }
        });
    });
    let at = Rect::from_min_size(pos2(place.min.x + half + GAP, row(0)), vec2(half, height));
    if Button::new(say::new_lesson()).small().salt("outline").show(ui, at).clicked() {
        does(OutlineIntent::NewLesson);
    }
    // The selected part.
    let quarter = (place.width() - 3.0 * GAP) / 4.0;
    let changes = [
        ("▲", say::up(), OutlineIntent::Up),
        ("▼", say::down(), OutlineIntent::Down),
        ("", say::copy(), OutlineIntent::Copy),
        ("", say::delete(), OutlineIntent::Delete),
    ];
    for (number, (sign, words, intent)) in changes.into_iter().enumerate() {
        let x = place.min.x + number as f32 * (quarter + GAP);
        let at = Rect::from_min_size(pos2(x, row(1)), vec2(quarter, height));
        let button = if sign.is_empty() { Button::new(words) } else { Button::signed(sign, words) };
        if button.small().enabled(has_part).salt("outline").show(ui, at).clicked() {
            does(intent);
        }
    }
    let from_game = Button::new(say::from_game()).small().salt("outline");
    let at = Rect::from_min_size(pos2(place.min.x, row(2)), vec2(place.width(), height));
    if from_game.show(ui, at).clicked() {
        intents.push(Intent::Writing(WritingIntent::Game(ModelIntent::Ask)));
    }
}
