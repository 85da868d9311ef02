//! The endgame tables in the settings: which there are, what larger ones would cost, and buttons to
//! build and delete them.

use egui::{Align2, Id, Rect, Stroke, Ui, pos2, vec2};

use super::state::{TableIntent, TableRow, TableTrouble};
use crate::app::day::day_of;
use crate::app::engines::intent::EngineIntent;
use crate::app::intent::Intent;
use crate::app::widgets::button::Button;
use crate::app::widgets::choices::Segments;
use crate::app::widgets::paint::{flow, label, paint_words, run, status};
use crate::app::widgets::progress::progress_bar;
use crate::app::widgets::setting_rows::{self, SettingRows};
use crate::app::words;
use crate::app::words::SettingText;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::search::tables::TableKind;
use crate::search::tables::wording as tables;
use crate::texts::messages as say;

/// The least width of the text beside the controls.
const WORDS: f32 = 250.0;
const GAP: f32 = 8.0;
const BAR: f32 = 150.0;

pub(crate) fn endgame_tables_ui(ui: &mut Ui, rows: &mut SettingRows<'_, '_>) {
    setting_rows::heading(
        ui,
        &SettingText::new(say::engine::set_tables(), say::engine::set_tables_line()),
    );
    let state = rows.state;
    if !state.endgames.has_folder {
        let theme = Theme::of(ui.ctx());
        let says = say::engine::no_table_folder();
        let runs = [run(says, Text::Chip, false, theme.text)];
        let height = flow(ui, &runs, ui.available_width(), 2).size().y;
        let (_, place) = ui.allocate_space(vec2(ui.available_width(), height + 12.0));
        label(ui, place.min, place.width(), 2, &runs);
        return;
    }
    for (number, row) in state.endgames.rows.iter().enumerate() {
        if let Some(intent) = table(ui, rows, number, row) {
            rows.intents.push(Intent::Engine(EngineIntent::Table(number, intent)));
        }
    }
}

fn table(
    ui: &mut Ui,
    rows: &SettingRows<'_, '_>,
    number: usize,
    row: &TableRow,
) -> Option<TableIntent> {
    let theme = Theme::of(ui.ctx());
    let width = ui.available_width();
    let name = words::table_name(row.name, row.preset);
    let sizes = &rows.state.endgames.sizes;
    let rules = words::table_rules(&row.ruleset);
    let says = sentences(rows, row);
    let trouble = row.trouble.as_ref().map(|trouble| match trouble {
        TableTrouble::Making(problem) => words::table_problem(problem),
        TableTrouble::Deleting(error) => words::table_not_deleted(error),
    });
    let bar = controls_width(ui, row, sizes);
    let beside = width - bar - 20.0 >= WORDS;
    let words_width = if beside { width - bar - 20.0 } else { width };
    let line = |words| [run(words, Text::Chip, false, theme.muted)];
    let mut high = 24.0 + flow(ui, &line(&rules), words_width, 2).size().y;
    for words in says.iter().chain(&trouble) {
        high += flow(ui, &line(words), words_width, 3).size().y;
    }
    let control = Sizes::get().height.button;
    let content = if beside { high.max(control) } else { high + 8.0 + control };
    let (_, rect) = ui.allocate_space(vec2(width, content + 18.0));
    let ui = &mut setting_rows::group(ui, rect, ("table", number), &name);
    let mut at = rect.min + vec2(0.0, 8.0);
    paint_words(ui, at, Align2::LEFT_TOP, &name, Text::Body, true, theme.text);
    at.y += 24.0;
    at.y = label(ui, at, words_width, 2, &line(&rules)).max.y;
    for words in &says {
        at.y = label(ui, at, words_width, 3, &line(words)).max.y;
    }
    if let Some(trouble) = &trouble {
        let runs = [run(trouble, Text::Chip, true, theme.bad)];
        status(ui, at, words_width, 3, &runs);
    }
    let corner = if beside {
        pos2(rect.max.x - bar, rect.min.y + 8.0)
    } else {
        pos2(rect.min.x, rect.min.y + 8.0 + high + 8.0)
    };
    ui.painter().hline(rect.x_range(), rect.max.y - 0.5, Stroke::new(1.0, theme.line));
    controls(ui, Rect::from_min_size(corner, vec2(bar, control)), number, row, sizes)
}

/// What there is and what a larger table would cost, or the question before deleting it.
fn sentences(rows: &SettingRows<'_, '_>, row: &TableRow) -> Vec<String> {
    if row.asks_delete {
        return vec![say::engine::delete_table_line().to_owned()];
    }
    let Ok(kind) = TableKind::of(&row.ruleset) else { return Vec::new() };
    let state = rows.state;
    let mut says = Vec::new();
    if let Some(found) = &row.file {
        let written = row.there().and_then(|about| about.written);
        let (zone, today) = (state.autosave.zone_secs, state.learning.today());
        let day = written.map(|written| words::day(day_of(written, zone), today));
        says.push(words::table_there(&kind, found, day.as_deref()));
    }
    if let Some(seeds) = row.size(&state.endgames.sizes).filter(|_| row.coming.is_none()) {
        let time = row.pace.map(|pace| pace.cost(seeds).time.as_secs_f64());
        says.push(words::table_cost(&kind, seeds, time));
    }
    says
}

fn buttons(row: &TableRow, sizes: &[usize]) -> Vec<(&'static str, TableIntent)> {
    if row.coming.is_some() {
        return vec![(say::labels::cancel(), TableIntent::Cancel)];
    }
    if row.asks_delete {
        return vec![
            (say::engine::delete_table(), TableIntent::Delete),
            (say::labels::keep(), TableIntent::Keep),
        ];
    }
    let mut buttons = Vec::new();
    if row.size(sizes).is_some() && has_kind(row) {
        buttons.push((say::engine::build(), TableIntent::Build));
    }
    if row.file.as_ref().is_some_and(|file| !matches!(file, Ok(None))) {
        buttons.push((say::engine::delete(), TableIntent::AskDelete));
    }
    buttons
}

fn controls_width(ui: &Ui, row: &TableRow, sizes: &[usize]) -> f32 {
    let buttons = buttons(row, sizes);
    let widths = buttons.iter().map(|(words, _)| Button::new(words).width(ui) + GAP);
    let labels = size_labels(row, sizes);
    let before = if row.coming.is_some() {
        BAR + GAP
    } else if labels.is_empty() {
        0.0
    } else {
        let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
        segments(&labels, 0).width(ui) + GAP
    };
    before + widths.sum::<f32>() - GAP
}

/// Whether there can be tables for its rules at all.
fn has_kind(row: &TableRow) -> bool {
    TableKind::of(&row.ruleset).is_ok()
}

/// The sizes to choose from; none while the table is being built or deleted.
fn size_labels(row: &TableRow, sizes: &[usize]) -> Vec<String> {
    if row.coming.is_some() || row.asks_delete || !has_kind(row) {
        return Vec::new();
    }
    row.on_offer(sizes).into_iter().map(|seeds| say::engine::TableSize { seeds }.text()).collect()
}

fn segments<'a>(labels: &'a [&'a str], chosen: usize) -> Segments<'a> {
    let height = Sizes::get().height.button;
    Segments { name: say::engine::table_size_label(), words: labels, chosen, enabled: true, height }
}

fn controls(
    ui: &mut Ui,
    room: Rect,
    number: usize,
    row: &TableRow,
    sizes: &[usize],
) -> Option<TableIntent> {
    let mut wanted = None;
    let mut x = room.min.x;
    let labels = size_labels(row, sizes);
    if let Some(progress) = row.coming {
        let place = Rect::from_min_size(room.min, vec2(BAR, room.height()));
        let bar = Id::unique(("table bar", number));
        progress_bar(
            ui,
            place,
            bar,
            progress.done,
            &tables::progress(progress.seeds, progress.done),
        );
        x = place.max.x + GAP;
    } else if !labels.is_empty() {
        let (offered, size) = (row.on_offer(sizes), row.size(sizes));
        let chosen = offered.iter().position(|seeds| Some(*seeds) == size).unwrap_or_default();
        let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
        let segments = segments(&labels, chosen);
        x += segments.width(ui) + GAP;
        if let Some(picked) = segments.show(ui, room.left_center(), ("table", number)) {
            wanted = Some(TableIntent::Size(offered[picked]));
        }
    }
    for (says, intent) in buttons(row, sizes) {
        let button = Button::new(says).salt(("table", number));
        let response = button.show_at(ui, pos2(x, room.min.y), room.height());
        x = response.rect.max.x + GAP;
        if response.clicked() {
            wanted = Some(intent);
        }
    }
    wanted
}
