//! Tidying up: the space that finished games take, by month, and which of them to delete.

use egui::{
    Align2, CornerRadius, Id, Rect, Role, ScrollArea, Sense, Shape, Stroke, StrokeKind, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};

use crate::app::intent::Intent;
use crate::app::library::intent::LibraryIntent;
use crate::app::library::tidy::{DiskUse, TidyIntent, TidyUp};
use crate::app::state::State;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::choices::switch;
use crate::app::widgets::dialog_head::{cross, head};
use crate::app::widgets::paint::{focus_ring, label, paint_words, run, status};
use crate::app::widgets::rows::buttons_right;
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages as say;

const PAD: f32 = 22.0;

pub fn tidy_ui(ui: &mut Ui, rect: Rect, state: &State, chosen: &TidyUp, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let sizes = Sizes::get();
    let mut wants = |wanted| intents.push(Intent::Library(LibraryIntent::Tidy(wanted)));
    let body = head(ui, rect, say::library::tidy_up_title()).body.shrink2(vec2(PAD, 0.0));
    let library = &state.library;
    let all = library.disk_use();
    let says = match library.progress {
        Some(progress) => words::reading_files(progress.read, progress.of),
        None => words::tidy_line(all.games, all.bytes),
    };
    let runs = [run(&says, Text::Body, false, theme.text)];
    let mut y = label(ui, body.min + vec2(0.0, 12.0), body.width(), 3, &runs).max.y + 10.0;
    y = quick_choices(ui, Rect::from_min_max(pos2(body.min.x, y), body.max), &mut wants) + 8.0;

    let foot = body.max.y - 14.0 - sizes.height.button;
    let annotated = foot - 14.0 - sizes.height.hit;
    months(
        ui,
        Rect::from_min_max(pos2(body.min.x, y), pos2(body.max.x, annotated - 8.0)),
        &library.months(),
        chosen,
        &mut wants,
    );
    let middle = annotated + sizes.height.hit / 2.0;
    let at = pos2(body.max.x, middle);
    if switch(ui, at, say::library::annotated_too(), chosen.annotated_too, true, "tidy") {
        wants(TidyIntent::AnnotatedToo(!chosen.annotated_too));
    }
    let at = pos2(body.min.x, middle);
    let ink = theme.text;
    paint_words(ui, at, Align2::LEFT_CENTER, say::library::annotated_too(), Text::Body, false, ink);

    let free = chosen.disk_use(library);
    let delete = Button::new(say::library::to_the_wastebasket()).look(ButtonLook::Primary);
    let close = Button::new(say::labels::cancel()).salt("tidy");
    let buttons = vec![close, delete.enabled(free.games > 0)];
    let (clicked, left) = buttons_right(ui, pos2(body.max.x, foot), buttons);
    match clicked {
        Some(0) => intents.push(Intent::CloseDialog),
        Some(_) => intents.push(Intent::Library(LibraryIntent::Tidy(TidyIntent::Delete))),
        None => {}
    }
    let says = words::tidy_chosen(free.games, free.bytes);
    let runs = [run(&says, Text::Chip, true, theme.text)];
    let at = pos2(body.min.x, foot + 8.0);
    status(ui, at, left - 12.0 - body.min.x, 2, &runs);
    cross(ui, rect, intents);
}

/// Buttons that select several months; returns the lower end.
fn quick_choices(ui: &mut Ui, room: Rect, wants: &mut impl FnMut(TidyIntent)) -> f32 {
    let height = Sizes::get().height.small_button;
    let older = words::older_than().map(|(months, says)| (says, TidyIntent::OlderThan(months)));
    let (mut x, mut y) = (room.min.x, room.min.y);
    for (says, wanted) in
        older.into_iter().chain([(say::library::choose_nothing(), TidyIntent::Nothing)])
    {
        let button = Button::new(says).small().salt("tidy");
        let width = button.width(ui);
        if x > room.min.x && x + width > room.max.x {
            (x, y) = (room.min.x, y + height + 6.0);
        }
        if button.show(ui, Rect::from_min_size(pos2(x, y), vec2(width, height))).clicked() {
            wants(wanted);
        }
        x += width + 8.0;
    }
    y + height
}

fn months(
    ui: &mut Ui,
    room: Rect,
    months: &[(i64, DiskUse)],
    chosen: &TidyUp,
    wants: &mut impl FnMut(TidyIntent),
) {
    let theme = Theme::of(ui.ctx());
    let corner = Sizes::get().radius.control;
    ui.painter().rect_stroke(room, corner, Stroke::new(1.0, theme.line), StrokeKind::Inside);
    let inner = room.shrink(4.0);
    let mut child = ui.new_child(UiBuilder::new().max_rect(inner));
    child.set_clip_rect(room.shrink(2.0).intersect(ui.clip_rect()));
    child.spacing_mut().item_spacing.y = 0.0;
    let height = Sizes::get().height.hit;
    let area = ScrollArea::vertical().id_salt("tidy months").auto_shrink([false, false]);
    area.show_rows(&mut child, height, months.len(), |ui, range| {
        for (month, of) in &months[range] {
            let (_, rect) = ui.allocate_space(vec2(inner.width() - 8.0, height));
            if row(ui, rect, *month, of, chosen.has(*month)) {
                wants(TidyIntent::Month(*month));
            }
        }
    });
}

/// Returns whether the month was clicked.
fn row(ui: &mut Ui, rect: Rect, month: i64, of: &DiskUse, is_chosen: bool) -> bool {
    let theme = Theme::of(ui.ctx());
    let radius = Sizes::get().radius.tag;
    let name = words::month(month);
    let says = words::tidy_month(of.games, of.annotated, of.bytes);
    let response = ui.interact(rect, Id::unique(("tidy month", month)), Sense::click());
    let spoken = say::library::MonthRow { month: &name, games: &says }.text();
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, is_chosen, &spoken));
    if response.hovered() {
        ui.painter().rect_filled(rect, radius, theme.accent_soft);
    }
    let tick = Rect::from_center_size(pos2(rect.min.x + 16.0, rect.center().y), vec2(18.0, 18.0));
    let corner = CornerRadius::same(radius);
    if is_chosen {
        ui.painter().rect_filled(tick, corner, theme.accent);
        let corner = |x: f32, y: f32| tick.min + vec2(x, y);
        let points = vec![corner(4.0, 9.5), corner(7.5, 13.0), corner(14.0, 5.5)];
        ui.painter().add(Shape::line(points, Stroke::new(2.0, theme.on_accent)));
    } else {
        let stroke = Stroke::new(1.0, theme.control);
        ui.painter().rect_stroke(tick, corner, stroke, StrokeKind::Inside);
    }
    let middle = rect.center().y;
    let at = pos2(tick.max.x + 10.0, middle);
    paint_words(ui, at, Align2::LEFT_CENTER, &name, Text::Body, is_chosen, theme.text);
    let at = pos2(rect.max.x - 8.0, middle);
    paint_words(ui, at, Align2::RIGHT_CENTER, &says, Text::Chip, false, theme.muted);
    focus_ring(ui, &response, rect.shrink(3.0), radius);
    if response.gained_focus() {
        ui.scroll_to_rect(rect, None);
    }
    response.clicked()
}
