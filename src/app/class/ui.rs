//! The page of a class: what most learners miss, the table, and the files that were left out.

use egui::{
    Align2, Id, Rect, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::intent::ClassIntent;
use super::state::ClassPage;
use crate::app::intent::Intent;
use crate::app::state::State;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::choices::{Segments, choice};
use crate::app::widgets::paint::{
    card, flow, focus_ring, label, line, paint_words, quiet_label, run,
};
use crate::app::widgets::rows::wrapped;
use crate::app::widgets::scrolled::visible_bars;
use crate::draw::sheet::class::MISSED;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::texts::messages::class as say;
use crate::tutor::class_progress::{ClassCell, ClassColumn, ClassTable, is_missed};
use crate::tutor::wording::class as words;

const PAD: f32 = 16.0;
const GAP: f32 = 14.0;
const ROW: f32 = 30.0;
const HEAD: f32 = 62.0;
const NAME: f32 = 180.0;
const CELL: f32 = 118.0;

pub fn class_ui(ui: &mut Ui, page: Rect, state: &State, intents: &mut Vec<Intent>) {
    let of = &state.class;
    let inner = page.shrink2(vec2(20.0, 12.0));
    let top = head(ui, inner, of, intents) + GAP;
    let room = inner.with_min_y(top).expand2(vec2(6.0, 0.0));
    let mut child = ui.new_child(UiBuilder::new().max_rect(room));
    child.set_clip_rect(room.intersect(ui.clip_rect()));
    ScrollArea::vertical().id_salt("class").auto_shrink([false, false]).show(&mut child, |ui| {
        let at = ui.cursor().min + vec2(6.0, 2.0);
        let room = Rect::from_min_size(at, vec2(inner.width() - 8.0, room.height()));
        let end = content(ui, room, of, intents);
        ui.allocate_space(vec2(inner.width(), end - ui.cursor().min.y + 4.0));
    });
}

/// Title and buttons; returns the lower end.
fn head(ui: &mut Ui, inner: Rect, of: &ClassPage, intents: &mut Vec<Intent>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let height = Sizes::get().height.button;
    let back = Button::new(say::back()).look(ButtonLook::Link).salt("class");
    let back_at = inner.min - vec2(8.0, 0.0);
    let back = back.show_at(ui, back_at, height);
    if back.clicked() {
        intents.push(Intent::Class(ClassIntent::Leave));
    }
    let title = run(say::title(), Text::Page, true, theme.text);
    let at = pos2(back.rect.max.x + 10.0, inner.min.y + height / 2.0);
    line(ui, at, Align2::LEFT_CENTER, &title);
    let has_table = of.has_table();
    let is_empty = of.files.is_empty();
    let button = |words: &'static str| Button::new(words).salt("class");
    let first = |words| match is_empty {
        true => button(words).look(ButtonLook::Primary),
        false => button(words),
    };
    let buttons = [
        (first(say::add_file()), ClassIntent::AskFile),
        (button(say::add_folder()), ClassIntent::AskFolder),
        (button(say::print()).enabled(has_table), ClassIntent::Print),
        (button(say::save_csv()).enabled(has_table), ClassIntent::SaveCsv),
        (button(say::clear()).look(ButtonLook::Link).enabled(!is_empty), ClassIntent::Clear),
    ];
    let widths = buttons.each_ref().map(|(button, _)| button.width(ui));
    let places = wrapped(widths, inner.width(), height, vec2(8.0, 8.0));
    let from = vec2(inner.min.x, inner.min.y + height + 10.0);
    let mut end = from.y;
    for ((button, intent), place) in buttons.into_iter().zip(places) {
        let place = place.translate(from);
        if button.show(ui, place).clicked() {
            intents.push(Intent::Class(intent));
        }
        end = end.max(place.max.y);
    }
    end
}

/// Returns the lower end.
fn content(ui: &mut Ui, room: Rect, of: &ClassPage, intents: &mut Vec<Intent>) -> f32 {
    let mut y = room.min.y;
    let Some((class, table)) = of.class.as_ref().zip(of.table.as_ref()) else {
        let says = if of.is_reading { say::reading() } else { say::how() };
        return quiet_label(ui, pos2(room.min.x, y), room.width().min(620.0), 8, says);
    };
    if !table.rows.is_empty() {
        y = missed(ui, room, of) + GAP;
        y = choices(ui, room.with_min_y(y), of, intents) + 10.0;
        y = table_ui(ui, room.with_min_y(y), of, table, intents) + 8.0;
        let how = if of.by_rule { say::how_rules() } else { say::how_courses() };
        y = quiet_label(ui, pos2(room.min.x, y), room.width(), 3, how) + GAP;
    }
    if class.left_out.is_empty() {
        return y;
    }
    let theme = Theme::of(ui.ctx());
    let title = [run(say::left_out(), Text::CardTitle, true, theme.text)];
    y = label(ui, pos2(room.min.x, y), room.width(), 1, &title).max.y + 6.0;
    for (file, why) in &class.left_out {
        let says = words::left_out(file, why);
        let says = [run(&says, Text::Body, false, theme.text)];
        y = label(ui, pos2(room.min.x, y), room.width(), 4, &says).max.y + 4.0;
    }
    y
}

/// The rules most often missed; returns the lower end.
fn missed(ui: &mut Ui, room: Rect, of: &ClassPage) -> f32 {
    let theme = Theme::of(ui.ctx());
    let lines: Vec<String> = match of.missed.as_slice() {
        [] => vec![say::nothing_missed().to_owned()],
        rules => rules.iter().take(MISSED).map(words::missed).collect(),
    };
    let width = room.width() - 2.0 * PAD;
    let high = |ui: &Ui, says: &str| {
        flow(ui, &[run(says, Text::Body, false, theme.text)], width, 3).size().y + 4.0
    };
    let height = 2.0 * PAD + 28.0 + lines.iter().map(|says| high(ui, says)).sum::<f32>();
    let place = Rect::from_min_size(room.min, vec2(room.width(), height));
    card(ui, place, None);
    let inner = place.shrink(PAD);
    let title = [run(say::most_missed(), Text::CardTitle, true, theme.text)];
    label(ui, inner.min, width, 1, &title);
    let mut y = inner.min.y + 28.0;
    for says in &lines {
        let runs = [run(says, Text::Body, false, theme.text)];
        y = label(ui, pos2(inner.min.x, y), width, 3, &runs).max.y + 4.0;
    }
    place.max.y
}

/// How many learners there are, and what the table shows; returns the lower end.
fn choices(ui: &mut Ui, room: Rect, of: &ClassPage, intents: &mut Vec<Intent>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let height = Sizes::get().height.button;
    let words = [say::by_course(), say::by_rule()];
    let segments = Segments {
        name: say::what(),
        words: &words,
        chosen: usize::from(of.by_rule),
        enabled: true,
        height,
    };
    let middle = room.min.y + height / 2.0;
    let mut x = room.min.x + segments.width(ui) + 12.0;
    if let Some(picked) = segments.show(ui, pos2(room.min.x, middle), "class") {
        intents.push(Intent::Class(ClassIntent::ByRule(picked == 1)));
    }
    if of.by_rule && of.games.len() > 1 {
        let mut names = vec![say::all_games()];
        names.extend(of.games.iter().map(|game| narration::game(*game).name.as_str()));
        let chosen = of.game.and_then(|game| of.games.iter().position(|other| *other == game));
        let list = Rect::from_min_size(pos2(x, room.min.y), vec2(190.0, height));
        let chosen = chosen.map_or(0, |at| at + 1);
        if let Some(picked) = choice(ui, list, say::games(), &names, chosen, true, "class") {
            let game = picked.checked_sub(1).map(|at| of.games[at]);
            intents.push(Intent::Class(ClassIntent::Game(game)));
        }
        x = list.max.x + 12.0;
    }
    let count = of.table.as_ref().map_or(0, |table| table.rows.len());
    let says = say::Count { count }.text();
    let says = run(&says, Text::Body, false, theme.muted);
    line(ui, pos2(x, middle), Align2::LEFT_CENTER, &says);
    room.min.y + height
}

/// The names at the left, the cells in an area that scrolls to the right; returns the lower end.
fn table_ui(
    ui: &mut Ui,
    room: Rect,
    of: &ClassPage,
    table: &ClassTable,
    intents: &mut Vec<Intent>,
) -> f32 {
    let theme = Theme::of(ui.ctx());
    if table.columns.is_empty() {
        return quiet_label(ui, room.min, room.width(), 2, say::no_answers());
    }
    let height = HEAD + ROW * table.rows.len() as f32;
    let whole = Rect::from_min_size(room.min, vec2(room.width(), height + 14.0));
    let (names, cells) = whole.split_left_right_at_x(whole.min.x + NAME.min(0.4 * whole.width()));
    let heading = names.with_max_y(names.min.y + HEAD);
    heading_ui(ui, heading, say::learner(), order(of, None), None, intents);
    for (number, row) in table.rows.iter().enumerate() {
        let place = row_place(names, number);
        if !ui.is_rect_visible(place) {
            continue;
        }
        // A long name has two lines of smaller letters.
        let width = place.width() - 10.0;
        let name = |text| [run(&row.learner, text, true, theme.text)];
        let is_long = flow(ui, &name(Text::Body), width, 1).elided;
        let name = name(if is_long { Text::Caption } else { Text::Body });
        let name_height = flow(ui, &name, width, 2).size().y;
        let at = pos2(place.min.x + 4.0, place.center().y - name_height / 2.0);
        label(ui, at, width, 2, &name);
        ui.painter().hline(whole.x_range(), place.max.y, Stroke::new(1.0, theme.line));
    }
    let mut child = ui.new_child(UiBuilder::new().max_rect(cells));
    child.set_clip_rect(cells.intersect(ui.clip_rect()));
    visible_bars(&mut child);
    let area = ScrollArea::horizontal().id_salt(("class table", of.by_rule));
    area.auto_shrink([false, false]).show(&mut child, |ui| {
        let at = ui.cursor().min;
        for (number, column) in table.columns.iter().enumerate() {
            let place =
                Rect::from_min_size(pos2(at.x + CELL * number as f32, at.y), vec2(CELL, height));
            // A column is shown whole or not at all.
            let seen = ui.clip_rect().x_range().expand(1.0);
            if seen.contains(place.min.x) && seen.contains(place.max.x) && ui.is_rect_visible(place)
            {
                column_ui(ui, place, of, table, (number, column), intents);
            }
        }
        ui.allocate_space(vec2(CELL * table.columns.len() as f32, height));
    });
    whole.max.y
}

fn row_place(column: Rect, number: usize) -> Rect {
    let top = column.min.y + HEAD + ROW * number as f32;
    Rect::from_min_max(pos2(column.min.x, top), pos2(column.max.x, top + ROW))
}

/// Whether the table is sorted by a column, and in which order.
fn order(of: &ClassPage, column: Option<usize>) -> Option<bool> {
    (of.order.0 == column).then_some(of.order.1)
}

fn column_ui(
    ui: &mut Ui,
    place: Rect,
    of: &ClassPage,
    table: &ClassTable,
    (number, column): (usize, &ClassColumn),
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    // If all rules are of one game, it is not repeated.
    let one_game = of.game.is_some() || of.games.len() == 1;
    let title = match column {
        ClassColumn::Rule(_, rule) if one_game => narration::rule(*rule).title.clone(),
        column => words::heading(column),
    };
    let heading = place.with_max_y(place.min.y + HEAD);
    heading_ui(ui, heading, &title, order(of, Some(number)), Some(number), intents);
    for (at, row) in table.rows.iter().enumerate() {
        let place = row_place(place, at);
        let Some(cell) = row.cells.get(number).filter(|_| ui.is_rect_visible(place)) else {
            continue;
        };
        let is_missed = matches!(cell, ClassCell::Answers(record) if is_missed(record));
        if is_missed {
            ui.painter().rect_filled(place.shrink2(vec2(8.0, 3.0)), 4.0, theme.bad_soft);
        }
        let id = Id::unique(("class cell", at, number));
        let response = ui.interact(place, id, Sense::hover());
        let told = words::cell(cell);
        let name = say::CellName { learner: &row.learner, column: &title, cell: &told }.text();
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
        let is_nothing = words::short(cell) == "–";
        let ink = if is_nothing { theme.muted } else { theme.text };
        let short = words::short(cell);
        let at = place.center();
        paint_words(ui, at, Align2::CENTER_CENTER, &short, Text::Body, is_missed, ink);
        response.on_hover_text(told);
    }
}

/// The heading of a column: a click sorts by it.
fn heading_ui(
    ui: &mut Ui,
    place: Rect,
    title: &str,
    order: Option<bool>,
    column: Option<usize>,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let response = ui.interact(place, Id::unique(("class heading", column)), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, order.is_some(), title));
    let ink = if order.is_some() || response.hovered() { theme.text } else { theme.muted };
    let arrow = match order {
        Some(true) => " ↓",
        Some(false) => " ↑",
        None => "",
    };
    let says = format!("{title}{arrow}");
    let galley = flow(ui, &[run(&says, Text::Chip, true, ink)], place.width() - 8.0, 3);
    let is_cut = galley.elided;
    let at = pos2(place.min.x + 4.0, place.max.y - galley.size().y - 6.0);
    ui.painter().galley(at, galley, ink);
    ui.painter().hline(place.x_range(), place.max.y, Stroke::new(1.0, theme.control));
    focus_ring(ui, &response, place.shrink(2.0), Sizes::get().radius.tag);
    if response.clicked() {
        intents.push(Intent::Class(ClassIntent::Sort(column)));
    }
    if is_cut {
        response.on_hover_text(title);
    }
}
