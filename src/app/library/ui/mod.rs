//! The library page: the table at the left, the preview at the right. In a narrow window the
//! preview covers the table.

pub(crate) mod folders;
pub(crate) mod preview;
pub(crate) mod table;
pub(crate) mod tidy;

use egui::{Pos2, Rect, Ui, pos2, vec2};

use super::intent::LibraryIntent;
use super::shelf::Shelf;
use super::tidy::TidyIntent;
use crate::app::intent::Intent;
use crate::app::state::State;
use crate::app::widgets;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::choices::{Segments, choice};
use crate::app::widgets::metrics::Metrics;
use crate::app::widgets::paint::{Run, flow, run, status};
use crate::app::widgets::panel::{Edge, panel};
use crate::app::widgets::search_field;
use crate::app::words;
use crate::draw::board::art::BoardArt;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::texts::messages as say;

/// Height of a line below the table.
const FOOT_LINE: f32 = 20.0;

pub fn search_id() -> egui::Id {
    search_field::search_id(say::library::search_games())
}

/// Whether the preview covers the table.
pub fn is_in_front(ui: &Ui, state: &State) -> bool {
    let metrics = Metrics::of(ui.ctx().content_rect());
    metrics.side.is_none() && state.library.raised && state.library.chosen().is_some()
}

pub fn library_ui(
    ui: &mut Ui,
    page: Rect,
    metrics: &Metrics,
    state: &State,
    art: &mut BoardArt,
    now: f64,
    intents: &mut Vec<Intent>,
) {
    let (left, right) = match metrics.side {
        Some(width) => {
            let (left, right) = page.split_left_right_at_x(page.max.x - width);
            (left, Some(right))
        }
        None => (page, None),
    };
    let inner = left.shrink(if metrics.tiny { 10.0 } else { 16.0 });
    let top = head(ui, inner, state, intents);
    let foot = Foot::of(ui, inner.width(), state);
    // Without a preview beside the table its buttons are below it.
    let tall = Sizes::get().height.button;
    let has_buttons = right.is_none() && state.library.chosen().is_some();
    let buttons_height = if has_buttons { tall + 6.0 } else { 0.0 };
    let foot_height = buttons_height + 6.0 + FOOT_LINE * foot.lines as f32;
    let room = Rect::from_min_max(pos2(inner.min.x, top), inner.max - vec2(0.0, foot_height));
    if is_in_front(ui, state) {
        let card = room.with_max_y(inner.max.y);
        widgets::paint::card(ui, card, None);
        preview::preview_ui(ui, card.shrink(14.0), true, state, art, now, intents);
        return;
    }
    table::table_ui(ui, room, right.is_none(), state, intents);
    let below = pos2(inner.min.x, room.max.y + 6.0);
    if has_buttons {
        let row = Rect::from_min_size(below, vec2(inner.width(), tall));
        buttons_below(ui, row, state, intents);
    }
    foot.show(ui, below + vec2(0.0, buttons_height), inner.width());
    if let Some(right) = right {
        panel(ui, right, Edge::Left);
        preview::preview_ui(ui, right.shrink(16.0), false, state, art, now, intents);
    }
}

/// Opens or deletes the chosen game, and says how else to open one.
fn buttons_below(ui: &mut Ui, row: Rect, state: &State, intents: &mut Vec<Intent>) {
    let mut x = row.min.x;
    for (button, wanted) in preview::choices_below(state) {
        let place = Rect::from_min_size(pos2(x, row.min.y), vec2(button.width(ui), row.height()));
        x = place.max.x + 8.0;
        if button.show(ui, place).clicked() {
            intents.push(Intent::Library(wanted));
        }
    }
    let theme = Theme::of(ui.ctx());
    let hint = [run(say::library::how_to_open(), Text::Chip, false, theme.muted)];
    let size = flow(ui, &hint, f32::INFINITY, 1).size();
    if x + 4.0 + size.x <= row.max.x {
        let at = pos2(x + 4.0, row.center().y - size.y / 2.0);
        status(ui, at, size.x + 1.0, 1, &hint);
    }
}

/// Shelf, filter and search; returns their lower end.
fn head(ui: &mut Ui, inner: Rect, state: &State, intents: &mut Vec<Intent>) -> f32 {
    let y = shelves(ui, inner, state, intents) + 8.0;
    let tall = Sizes::get().height.button;
    let games =
        Rect::from_min_size(inner.min, vec2((0.3 * inner.width()).clamp(150.0, 240.0), tall));
    let games = games.translate(vec2(0.0, y - inner.min.y));
    filter(ui, games, state, intents);
    let field = Rect::from_min_max(pos2(games.max.x + 8.0, y), pos2(inner.max.x, y + tall));
    let name = say::library::search_games();
    search_field::search_field(ui, field, name, &state.library.search, intents);
    y + tall + 8.0
}

/// The choice of a shelf, the folders, and tidying up; returns the lower end.
fn shelves(ui: &mut Ui, inner: Rect, state: &State, intents: &mut Vec<Intent>) -> f32 {
    let height = Sizes::get().height.small_button;
    let shelf = state.library.shelf;
    let mut buttons = vec![(
        Button::new(say::library::folders()).tip(say::library::folders_tip()),
        LibraryIntent::Folders,
    )];
    if shelf == Shelf::Finished {
        let button = Button::new(say::library::tidy_up()).tip(say::library::tidy_up_tip());
        let button = button.enabled(state.library.on_shelf > 0);
        buttons.insert(0, (button, LibraryIntent::Tidy(TidyIntent::Open)));
    }
    let buttons: Vec<_> = buttons
        .into_iter()
        .map(|(button, wanted)| (button.look(ButtonLook::Link).small(), wanted))
        .collect();
    let wide: f32 = buttons.iter().map(|(button, _)| button.width(ui) + 4.0).sum();
    let mut x = inner.max.x + 8.0 - wide;
    let chosen = Shelf::ALL.iter().position(|other| *other == shelf).unwrap_or(0);
    let (name, words) = (say::library::shelf(), words::shelves());
    let segments = Segments { name, words: &words, chosen, enabled: true, height };
    let picked = if segments.width(ui) <= x - 8.0 - inner.min.x {
        segments.show(ui, inner.min + vec2(0.0, height / 2.0), "library shelf")
    } else {
        let size = vec2((x - 8.0 - inner.min.x).min(200.0), height);
        let place = Rect::from_min_size(inner.min, size);
        choice(ui, place, name, &words, chosen, true, "library shelf")
    };
    if let Some(picked) = picked {
        intents.push(Intent::Library(LibraryIntent::Shelf(Shelf::ALL[picked])));
    }
    for (button, wanted) in buttons {
        let place = Rect::from_min_size(pos2(x, inner.min.y), vec2(button.width(ui), height));
        x = place.max.x + 4.0;
        if button.show(ui, place).clicked() {
            intents.push(Intent::Library(wanted));
        }
    }
    inner.min.y + height
}

fn filter(ui: &mut Ui, place: Rect, state: &State, intents: &mut Vec<Intent>) {
    let games: Vec<_> = narration::games().collect();
    let mut names = vec![say::library::all_games_label()];
    names.extend(games.iter().map(|(_, text)| text.name.as_str()));
    let of = state.library.filter;
    let chosen = of.and_then(|of| games.iter().position(|(game, _)| *game == of));
    let chosen = chosen.map_or(0, |at| at + 1);
    if let Some(picked) =
        choice(ui, place, say::library::games_shown(), &names, chosen, true, "library games")
    {
        let game = picked.checked_sub(1).map(|at| games[at].0);
        intents.push(Intent::Library(LibraryIntent::Filter(game)));
    }
}

/// What is below the table: how the person's games ended, and the number of games or how far the scan
/// is. It is one line if both fit.
struct Foot {
    /// How they ended in bold, and more about it.
    record: Option<(String, String)>,
    count: Option<String>,
    lines: usize,
}

impl Foot {
    fn of(ui: &Ui, width: f32, state: &State) -> Foot {
        let (record, count) = (state.library.record.words(), count(state));
        let mut foot = Foot { record, count, lines: 1 };
        let wide = |runs: &[Run<'_>]| flow(ui, runs, f32::INFINITY, 1).size().x;
        let theme = Theme::of(ui.ctx());
        let both = foot.record_runs(theme).zip(foot.count_run(theme));
        if both.is_some_and(|(record, count)| wide(&record) + wide(&[count]) + 24.0 > width) {
            foot.lines = 2;
        }
        foot
    }

    fn record_runs(&self, theme: &Theme) -> Option<[Run<'_>; 2]> {
        let (ends, more) = self.record.as_ref()?;
        let bold = run(ends, Text::Chip, true, theme.text);
        Some([bold, run(more, Text::Chip, false, theme.muted)])
    }

    fn count_run(&self, theme: &Theme) -> Option<Run<'_>> {
        Some(run(self.count.as_ref()?, Text::Chip, false, theme.muted))
    }

    fn show(&self, ui: &mut Ui, at: Pos2, width: f32) {
        let theme = Theme::of(ui.ctx());
        let mut next = at;
        if let Some(runs) = self.record_runs(theme) {
            status(ui, at, width, 1, &runs);
            next.y += FOOT_LINE * (self.lines - 1) as f32;
        }
        if let Some(count) = self.count_run(theme) {
            let runs = [count];
            let wide = flow(ui, &runs, f32::INFINITY, 1).size().x;
            if self.lines == 1 && self.record.is_some() {
                next.x += width - wide;
            }
            status(ui, next, width.min(wide + 1.0), 1, &runs);
        }
    }
}

fn count(state: &State) -> Option<String> {
    let library = &state.library;
    match library.progress {
        Some(progress) if progress.read > 0 || library.rows.is_empty() => {
            Some(words::reading_files(progress.read, progress.of))
        }
        _ if library.on_shelf == 0 => lost_folders(state),
        _ => {
            let (shown, of) = (library.len(), library.on_shelf);
            let is_whole = shown == of && library.unreadable() == 0;
            let count = if library.shelf == Shelf::Finished && is_whole {
                let room = library.disk_use();
                words::games_take(room.games, room.bytes)
            } else {
                words::library_count(shown, of, library.unreadable(), library.more)
            };
            Some(lost_folders(state).map_or(count.clone(), |lost| format!("{count} {lost}")))
        }
    }
}

fn lost_folders(state: &State) -> Option<String> {
    let library = &state.library;
    let lost = say::library::FoldersLost { count: library.problems.len() };
    library.has_lost_folders().then(|| lost.text())
}
