//! The page of the lesson editor: the outline, the board of the step, the fields, the buttons.

mod board;
mod fields;
pub(crate) mod foreign;
mod lesson;
pub(crate) mod model_game;
mod outline;
mod step;

use egui::{Align2, Rect, Ui, Vec2, pos2, vec2};

use super::intent::WritingIntent;
use super::state::{EditedPart, LessonEditor};
use crate::app::available::is_open;
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::state::State;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::metrics::Metrics;
use crate::app::widgets::paint::{galley, line, quiet_label, run};
use crate::app::widgets::panel::{Edge, panel};
use crate::app::widgets::scrolled;
use crate::draw::board::art::BoardArt;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages as say;

/// From this width on the outline is a column; below, a choice over the board.
const WITH_OUTLINE: f32 = 860.0;
const OUTLINE: f32 = 236.0;
const NARROW_OUTLINE: f32 = 200.0;
const GAP: f32 = 8.0;

/// The least page that has room for the editor.
const LEAST: Vec2 = vec2(720.0, 430.0);

/// The parts of the page.
struct WritingLayout {
    outline: Option<Rect>,
    middle: Rect,
    fields: Rect,
    control: Rect,
}

impl WritingLayout {
    fn of(page: Rect, metrics: &Metrics, has_board: bool) -> WritingLayout {
        let (upper, control) = page.split_top_bottom_at_y(page.max.y - metrics.control);
        let is_wide = page.width() >= 1100.0;
        let outline = (page.width() >= WITH_OUTLINE).then_some(if is_wide {
            OUTLINE
        } else {
            NARROW_OUTLINE
        });
        let (outline, rest) = match outline {
            Some(width) => {
                let (outline, rest) = upper.split_left_right_at_x(upper.min.x + width);
                (Some(outline), rest)
            }
            None => (None, upper),
        };
        let share = match (has_board, is_wide) {
            (false, _) => 0.0,
            (true, true) => 0.64,
            (true, false) => 0.54,
        };
        let (middle, fields) =
            rest.split_left_right_at_x((rest.min.x + share * rest.width()).round());
        WritingLayout { outline, middle, fields, control }
    }
}

pub fn lesson_editor_ui(
    ui: &mut Ui,
    page: Rect,
    metrics: &Metrics,
    state: &State,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let Some(editor) = state.writing.editor.as_deref() else { return };
    if page.width() < LEAST.x || page.height() < LEAST.y {
        too_small(ui, page, intents);
        return;
    }
    let has_board = editor.step().is_some();
    let layout = WritingLayout::of(page, metrics, has_board);
    let mut fields_place = layout.fields;
    if let Some(outline) = layout.outline {
        panel(ui, outline, Edge::Right);
        outline::outline_ui(ui, outline, editor, intents);
    }
    let mut middle = layout.middle;
    if layout.outline.is_none() {
        let place = if has_board { &mut middle } else { &mut fields_place };
        let row = Rect::from_min_size(
            place.min + vec2(10.0, 6.0),
            vec2(place.width() - 20.0, Sizes::get().height.small_button + 2.0),
        );
        outline::outline_row(ui, row, editor, intents);
        place.min.y = row.max.y;
    }
    if has_board {
        panel(ui, fields_place, Edge::Left);
        board::step_board_ui(ui, middle, state, editor, art, intents);
    }
    let salt = format!("fields {:?}", editor.part);
    let inner = fields_place.shrink2(vec2(if has_board { 14.0 } else { 24.0 }, 0.0));
    scrolled::scrolled(ui, (inner, fields_place), &salt, 1.0, |ui, top| {
        let width = if has_board { inner.width() - 10.0 } else { inner.width().min(640.0) };
        let at = top + vec2(0.0, 12.0);
        let mut fields = fields::Fields {
            ui,
            editor,
            at,
            width,
            focus: editor.is_new_part,
            intents,
            told: Vec::new(),
        };
        match editor.part {
            EditedPart::Course => lesson::course_fields(&mut fields),
            EditedPart::Lesson(number) => lesson::lesson_fields(&mut fields, number),
            EditedPart::Step(..) => step::step_fields(&mut fields),
        }
        fields.at.y + 14.0
    });
    panel(ui, layout.control, Edge::Top);
    buttons(ui, layout.control, state, editor, intents);
}

/// In a window that has no room for a board beside fields: only that, and the way back.
fn too_small(ui: &mut Ui, page: Rect, intents: &mut Vec<Intent>) {
    let inner = page.shrink(16.0);
    let says = say::lesson_editor::too_small();
    let end = quiet_label(ui, inner.min, inner.width(), 6, says);
    let leave = Button::new(say::lesson_editor::leave()).salt("lesson editor");
    if leave.show_small_at(ui, pos2(inner.min.x, end + GAP)).clicked() {
        intents.push(Intent::Writing(WritingIntent::Leave));
    }
}

fn buttons(
    ui: &mut Ui,
    bar: Rect,
    state: &State,
    editor: &LessonEditor,
    intents: &mut Vec<Intent>,
) {
    let height = Sizes::get().height.button.min(bar.height() - 8.0);
    let top = bar.center().y - height / 2.0;
    let narrow = bar.width() < 900.0;
    let margin = if narrow { 10.0 } else { 16.0 };
    let walk = |command: Command, icon: Icon| {
        let button = match narrow {
            true => Button::icon_only(icon, command.label()),
            false => Button::new(command.label()).icon(icon),
        };
        button.tip(command.tip()).enabled(is_open(state, command)).salt("lesson editor")
    };
    let has_lesson = editor.lesson().is_some_and(|lesson| !lesson.steps.is_empty());
    let may_try = has_lesson && (editor.step().is_none() || editor.board().is_ok());
    let try_words = match editor.part {
        EditedPart::Step(..) => say::lesson_editor::try_from_here(),
        _ => say::lesson_editor::try_lesson(),
    };
    let try_ = Button::new(try_words).enabled(may_try).tip(say::lesson_editor::try_tip());
    let try_ = if narrow { try_.small() } else { try_ };
    let all = [
        (walk(Command::Undo, Icon::Undo), Intent::Command(Command::Undo)),
        (walk(Command::Redo, Icon::Redo), Intent::Command(Command::Redo)),
        (
            try_.salt("lesson editor"),
            Intent::Writing(WritingIntent::Try { from_here: editor.step().is_some() }),
        ),
    ];
    let mut x = bar.min.x + margin;
    for (button, intent) in all {
        let rect = Rect::from_min_size(pos2(x, top), vec2(button.width(ui), height));
        if button.show(ui, rect).clicked() {
            intents.push(intent);
        }
        x = rect.max.x + GAP;
    }
    let save = Button::new(say::lesson_editor::save())
        .look(ButtonLook::Primary)
        .enabled(!editor.is_saved() && !editor.is_saving)
        .tip(Command::Save.tip())
        .salt("lesson editor");
    let leave = Button::new(say::lesson_editor::leave()).salt("lesson editor");
    let (save_width, leave_width) = (save.width(ui), leave.width(ui));
    let save_place =
        Rect::from_min_size(pos2(bar.max.x - margin - save_width, top), vec2(save_width, height));
    let leave_place = Rect::from_min_size(
        pos2(save_place.min.x - GAP - leave_width, top),
        vec2(leave_width, height),
    );
    let theme = Theme::of(ui.ctx());
    let says = state_of(editor);
    let room = leave_place.min.x - GAP - x;
    let says_run = run(&says, Text::Chip, false, theme.muted);
    let wide = galley(ui, &says, Text::Chip, false, theme.muted).size().x;
    if wide <= room {
        line(ui, pos2(leave_place.min.x - GAP, bar.center().y), Align2::RIGHT_CENTER, &says_run);
    }
    if leave.show(ui, leave_place).clicked() {
        intents.push(Intent::Writing(WritingIntent::Leave));
    }
    if save.show(ui, save_place).clicked() {
        intents.push(Intent::Writing(WritingIntent::Save));
    }
}

/// How far the course is: checked, saved.
fn state_of(editor: &LessonEditor) -> String {
    let count = (0..editor.course().lessons.len())
        .map(|lesson| editor.count_faults(lesson, None))
        .sum::<usize>();
    let checked = match (editor.is_checking, count) {
        (true, _) => say::lesson_editor::checking().to_owned(),
        (false, 0) => say::lesson_editor::all_right().to_owned(),
        (false, count) => say::lesson_editor::ToMend { count }.text(),
    };
    let saved = match editor.is_saved() {
        true => say::lesson_editor::is_saved(),
        false => say::lesson_editor::is_draft(),
    };
    format!("{checked} {saved}")
}
