//! The table: headings that order it, and one row for each file. It takes the keyboard focus as a
//! whole and lays out only the rows in view, because there may be thousands of files.

use std::path::PathBuf;
use std::time::SystemTime;

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align2, Id, Rangef, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};

use crate::app::day::day_of;
use crate::app::intent::Intent;
use crate::app::library::intent::LibraryIntent;
use crate::app::library::order::{Column, RowOrder};
use crate::app::library::row::LibraryRow;
use crate::app::library::shelf::{Shelf, ShelfHeading, ShelfLine};
use crate::app::library::state::Library;
use crate::app::state::State;
use crate::app::widgets::arrows;
use crate::app::widgets::button::Button;
use crate::app::widgets::column_heading::column_heading;
use crate::app::widgets::paint::{focus_ring, label, paint_words, run};
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::rules::GameName;
use crate::texts::messages as say;

const PAD: f32 = 8.0;
const DATE: f32 = 108.0;
const MOVES: f32 = 74.0;
const PLACE: f32 = 136.0;
/// Narrower tables have no column of places.
const WITH_PLACE: f32 = 820.0;
/// Narrower tables have no column of moves.
const WITH_MOVES: f32 = 640.0;
/// Narrower tables have no column of players.
const WITH_PLAYERS: f32 = 520.0;

pub fn table_id() -> Id {
    Id::unique("library table")
}

fn view_id() -> Id {
    Id::unique("library view")
}

/// How many rows are in view.
pub fn rows_in_view(ui: &Ui) -> usize {
    let seen: Option<View> = ui.ctx().data(|data| data.get_temp(view_id()));
    seen.map_or(10, |view| view.rows).max(1)
}

/// Columns that do not fit are left out.
fn columns(room: Rect, shelf: Shelf) -> Vec<(Column, Rangef)> {
    let width = room.width();
    let moves = if width >= WITH_MOVES { MOVES } else { 0.0 };
    let game = (0.17 * width).clamp(142.0, 190.0);
    // The examples have titles for places, no date, and players named by their sides.
    let examples = shelf == Shelf::Examples;
    let date = if examples { 0.0 } else { DATE };
    let place = match examples {
        true => (0.34 * width).round(),
        false if width >= WITH_PLACE => PLACE,
        false => 0.0,
    };
    let free = width - game - date - moves - place;
    let has_players = width >= WITH_PLAYERS && !examples;
    let players = if has_players { (0.5 * free).round() } else { 0.0 };
    let widths = [game, players, free - players, date, moves, place];
    let mut x = room.min.x;
    let mut columns = Vec::new();
    for (column, width) in Column::ALL.iter().copied().zip(widths) {
        if width > 0.0 {
            columns.push((column, Rangef::new(x, x + width)));
        }
        x += width;
    }
    columns
}

/// With `raises` a click on a row opens the preview over the table.
pub fn table_ui(ui: &mut Ui, room: Rect, raises: bool, state: &State, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let radius = Sizes::get().radius.control;
    let library = &state.library;
    let head = Sizes::get().height.hit;
    let columns = columns(room.shrink2(vec2(4.0, 0.0)), library.shelf);
    for (column, range) in &columns {
        let place = Rect::from_x_y_ranges(*range, Rangef::new(room.min.y, room.min.y + head));
        let sorted = (library.order.column == *column).then_some(library.order.falls);
        let name = match (column, library.shelf) {
            (Column::Place, Shelf::Examples) => say::library::title(),
            _ => words::library_columns()[*column as usize],
        };
        let heading = column_heading(ui, place, "library column", name, PAD, sorted);
        if let Some(falls) = sorted {
            ui.ctx().accesskit_node_builder(heading.id, |node| {
                node.set_description(words::ordered(falls));
            });
        }
        if heading.clicked() {
            intents.push(Intent::Library(LibraryIntent::Order(*column)));
        }
    }
    let rect = room.with_min_y(room.min.y + head + 2.0);
    ui.painter().rect_filled(rect, radius, theme.card);
    ui.painter().rect_stroke(rect, radius, Stroke::new(1.0, theme.line), StrokeKind::Inside);
    if library.is_empty() {
        empty(ui, rect, state, intents);
        return;
    }
    let day = |row: &LibraryRow| days(row, state);
    let id = table_id();
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::ListBox, true, say::library::games_list());
        info.current_text_value = library.chosen().map(|row| spoken(row, &day(row).1));
        info
    });
    if response.has_focus() {
        // Up and down walk the rows.
        arrows::keep(ui, id);
    }
    let chosen = library.chosen_at;
    let painter = Painted { columns: &columns, chosen, raises, state };
    rows(ui, rect, &painter, intents);
    focus_ring(ui, &response, rect, radius);
}

/// The day of the last change: for the table, and for screen readers.
pub(crate) fn days(row: &LibraryRow, state: &State) -> (String, String) {
    let zone = state.autosave.zone_secs;
    let today = day_of(SystemTime::now(), zone);
    let Some(day) = row.modified.map(|when| day_of(when, zone)) else {
        return Default::default();
    };
    (words::day(day, today), words::day_spoken(day, today))
}

/// A row for screen readers.
fn spoken(row: &LibraryRow, day: &str) -> String {
    match &row.found {
        Ok(game) => words::library_row(&game.spoken, day),
        Err(why) => say::library::BadRow { name: row.shown_name(), why }.text(),
    }
}

/// Shown instead of rows.
fn empty(ui: &mut Ui, rect: Rect, state: &State, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let library = &state.library;
    let says = match library.shelf {
        _ if library.on_shelf > 0 => say::library::no_game_fits(),
        _ if library.progress.is_some() => say::library::reading_folder(),
        Shelf::Finished => say::library::no_finished(),
        Shelf::Unfinished => say::library::no_unfinished(),
        Shelf::Saved => say::library::no_saved(),
        Shelf::Yours | Shelf::Examples => say::library::no_games(),
    };
    let runs = [run(says, Text::Body, false, theme.muted)];
    let end = label(ui, rect.min + vec2(14.0, 12.0), rect.width() - 28.0, 3, &runs).max.y;
    let (words, wanted) = match library.shelf {
        _ if library.on_shelf > 0 => (say::library::show_all_games(), LibraryIntent::ShowAll),
        Shelf::Yours => (say::library::see_examples(), LibraryIntent::Shelf(Shelf::Examples)),
        Shelf::Saved => (say::library::add_folder(), LibraryIntent::AskFolder),
        _ => return,
    };
    let button = Button::new(words);
    let size = vec2(button.width(ui), Sizes::get().height.button);
    let place = Rect::from_min_size(pos2(rect.min.x + 14.0, end + 8.0), size);
    if button.show(ui, place).clicked() {
        intents.push(Intent::Library(wanted));
    }
}

struct Painted<'a> {
    columns: &'a [(Column, Rangef)],
    chosen: Option<usize>,
    raises: bool,
    state: &'a State,
}

/// The view of the previous frame.
#[derive(Clone)]
pub(crate) struct View {
    changes: u64,
    wanted: (Shelf, Option<GameName>, String, RowOrder),
    chosen: Option<PathBuf>,
    /// The first row in view, and how much of it is scrolled out.
    first: Option<(PathBuf, f32)>,
    offset: f32,
    rows: usize,
}

/// The scroll offset to set, if any: a newly chosen row comes into view, and rows that come or go
/// above do not move those in view.
fn scrolled(library: &Library, last: &View, here: &View, room: f32, height: f32) -> Option<f32> {
    let mut offset = last.offset;
    if last.wanted != here.wanted {
        offset = 0.0;
    } else if last.changes != here.changes && offset > 0.5 {
        let first = last.first.as_ref();
        let first = first.and_then(|(path, above)| Some((library.number_of(path)?, above)));
        let line = |number| library.line_of(number) as f32;
        offset = first.map_or(offset, |(number, above)| height * line(number) + above);
    }
    if last.wanted != here.wanted || last.chosen != here.chosen {
        let line = library.line_of(library.chosen_at.unwrap_or(0));
        // The heading of a month comes into view with its first game.
        let above = line
            .checked_sub(1)
            .filter(|above| matches!(library.line(*above), ShelfLine::Heading(_)));
        let top = height * above.unwrap_or(line) as f32;
        let end = height * (line + 1) as f32;
        offset = offset.min(top).max(end - room);
    }
    let most = (height * library.lines() as f32 - room).max(0.0);
    let offset = offset.clamp(0.0, most);
    ((offset - last.offset).abs() > 0.1).then_some(offset)
}

fn rows(ui: &mut Ui, rect: Rect, painted: &Painted<'_>, intents: &mut Vec<Intent>) {
    let library = &painted.state.library;
    let height = Sizes::get().height.hit;
    let inner = rect.shrink(4.0);
    let mut child = ui.new_child(UiBuilder::new().max_rect(inner));
    child.set_clip_rect(rect.shrink(2.0).intersect(ui.clip_rect()));
    // The fade assumes the colour of a panel.
    child.spacing_mut().scroll.fade.strength = 0.0;
    let mut here = View {
        changes: library.changes,
        wanted: (library.shelf, library.filter, library.search.clone(), library.order),
        chosen: library.chosen().map(|row| row.path.clone()),
        first: None,
        offset: 0.0,
        rows: ((inner.height() / height) as usize).max(1),
    };
    let last: Option<View> = ui.ctx().data(|data| data.get_temp(view_id()));
    let wanted = last.and_then(|last| scrolled(library, &last, &here, inner.height(), height));
    let mut area = ScrollArea::vertical().id_salt("library rows").auto_shrink([false, false]);
    if let Some(offset) = wanted {
        area = area.vertical_scroll_offset(offset);
    }
    let shown = area.show_viewport(&mut child, |ui, view| {
        ui.set_height(height * library.lines() as f32);
        let corner = ui.max_rect().min;
        let first = (view.min.y / height).max(0.0) as usize;
        let until = ((view.max.y / height).ceil().max(0.0) as usize).min(library.lines());
        for line in first..until {
            let at = pos2(inner.min.x, corner.y + height * line as f32);
            let place = Rect::from_min_size(at, vec2(inner.width(), height));
            match library.line(line) {
                ShelfLine::Heading(number) => month(ui, place, &library.headings[number]),
                ShelfLine::Row(number) => {
                    if let Some(shown) = library.row(number) {
                        row(ui, place, number, shown, painted, intents);
                    }
                }
            }
        }
    });
    here.offset = shown.state.clamped_offset().y;
    let line = (here.offset / height) as usize;
    let number = [line, line + 1].into_iter().find_map(|line| match library.line(line) {
        ShelfLine::Row(number) => Some(number),
        ShelfLine::Heading(_) => None,
    });
    let number = number.unwrap_or(0);
    let above = here.offset - height * library.line_of(number) as f32;
    here.first = library.row(number).map(|row| (row.path.clone(), above));
    // A list that has just grown still has its old length: one more frame is needed.
    let is_there = wanted.is_none_or(|wanted| (wanted - here.offset).abs() < 0.5);
    if is_there {
        ui.ctx().data_mut(|data| data.insert_temp(view_id(), here));
    } else {
        ui.ctx().request_repaint();
    }
}

fn month(ui: &mut Ui, rect: Rect, heading: &ShelfHeading) {
    let theme = Theme::of(ui.ctx());
    let says = say::library::MonthHeading { month: &heading.month, count: heading.games }.text();
    let response = ui.interact(rect, Id::unique(("library month", heading.line)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, &says));
    let at = pos2(rect.min.x + PAD, rect.max.y - 5.0);
    paint_words(ui, at, Align2::LEFT_BOTTOM, &says, Text::Chip, true, theme.muted);
    let stroke = Stroke::new(1.0, theme.line);
    ui.painter().hline(rect.x_range(), rect.max.y - 2.0, stroke);
}

fn row(
    ui: &mut Ui,
    rect: Rect,
    number: usize,
    row: &LibraryRow,
    painted: &Painted<'_>,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let radius = Sizes::get().radius.tag;
    let (day, day_spoken) = days(row, painted.state);
    let chosen = painted.chosen == Some(number);
    let id = Id::unique(("library row", number));
    let response = ui.interact(rect, id, Sense::CLICK);
    let name = spoken(row, &day_spoken);
    response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, chosen, &name));
    ui.ctx().accesskit_node_builder(id, |node| node.set_selected(chosen));
    let (ink, quiet) = match (chosen, &row.found) {
        (true, _) => (theme.on_accent, theme.on_accent),
        (false, Ok(_)) => (theme.text, theme.muted),
        (false, Err(_)) => (theme.muted, theme.muted),
    };
    if chosen {
        ui.painter().rect_filled(rect, radius, theme.accent);
    } else if response.hovered() {
        ui.painter().rect_filled(rect, radius, theme.accent_soft);
        if theme.is_lined() {
            let stroke = Stroke::new(1.0, theme.accent);
            ui.painter().rect_stroke(rect, radius, stroke, StrokeKind::Inside);
        }
    }
    let cell = |range: Rangef, says: &str, bold, ink| {
        let width = range.span() - 2.0 * PAD;
        let font = if bold { Text::Body.bold_font(ui.ctx()) } else { Text::Body.font(ui.ctx()) };
        let mut job = LayoutJob::simple_singleline(says.to_owned(), font, ink);
        // A long name is cut at the letter that no longer fits.
        job.wrap = TextWrapping::truncate_at_width(width);
        let words = ui.painter().layout_job(job);
        let at = pos2(range.min + PAD, rect.center().y - words.size().y / 2.0);
        ui.painter().galley(at, words, ink);
    };
    match &row.found {
        Ok(game) => {
            for (column, range) in painted.columns {
                match column {
                    Column::Game => cell(*range, &narration::game(game.name).name, true, ink),
                    Column::Players => cell(*range, &game.players, false, ink),
                    Column::Result => cell(*range, &game.result, false, ink),
                    Column::Date => cell(*range, &day, false, quiet),
                    Column::Moves => cell(*range, &game.turns.to_string(), false, quiet),
                    Column::Place => cell(*range, row.place_shown(), false, quiet),
                }
            }
        }
        Err(why) => {
            let mut free: Option<Rangef> = None;
            for (column, range) in painted.columns {
                match column {
                    Column::Game => cell(*range, &row.shown_name(), false, ink),
                    Column::Players | Column::Result => {
                        let from = free.map_or(range.min, |free| free.min);
                        free = Some(Rangef::new(from, range.max));
                    }
                    Column::Date => cell(*range, &day, false, quiet),
                    Column::Moves => {}
                    Column::Place => cell(*range, row.place_shown(), false, quiet),
                }
            }
            if let Some(range) = free {
                cell(range, why, false, ink);
            }
        }
    }
    let wants = |wanted| Intent::Library(wanted);
    if response.double_clicked() && !painted.raises {
        intents.push(wants(LibraryIntent::Open));
    } else if response.clicked() {
        ui.memory_mut(|memory| memory.request_focus(table_id()));
        intents.push(wants(LibraryIntent::Choose(number)));
        if painted.raises {
            intents.push(wants(LibraryIntent::Raise(true)));
        }
    }
}
