//! The library page: the table at the left, the preview at the right. In a narrow window the
//! preview covers the table.

pub(crate) mod preview;
pub(crate) mod table;
pub(crate) mod tidy;

use egui::{Rect, Ui, pos2, vec2};

use super::intent::LibraryIntent;
use super::shelf::Shelf;
use super::tidy::TidyIntent;
use crate::app::intent::Intent;
use crate::app::state::State;
use crate::app::widgets;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::choices::{Segments, choice};
use crate::app::widgets::folder_path::folder_path;
use crate::app::widgets::metrics::Metrics;
use crate::app::widgets::paint::{run, status};
use crate::app::widgets::panel::{Edge, panel};
use crate::app::widgets::search_field;
use crate::app::words;
use crate::draw::board::art::BoardArt;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::texts::messages as say;

/// Narrower pages have shorter words on their buttons.
const WORDY: f32 = 640.0;
/// Height of the count below the table.
const FOOT: f32 = 26.0;

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
    let room = Rect::from_min_max(pos2(inner.min.x, top), inner.max - vec2(0.0, FOOT));
    if is_in_front(ui, state) {
        let card = room.with_max_y(inner.max.y);
        widgets::paint::card(ui, card, None);
        preview::preview_ui(ui, card.shrink(14.0), true, state, art, now, intents);
        return;
    }
    table::table_ui(ui, room, right.is_none(), state, intents);
    count(ui, pos2(inner.min.x, inner.max.y - FOOT + 6.0), inner.width(), state);
    if let Some(right) = right {
        panel(ui, right, Edge::Left);
        preview::preview_ui(ui, right.shrink(16.0), false, state, art, now, intents);
    }
}

/// Shelf, folder, filter and search; returns their lower end.
fn head(ui: &mut Ui, inner: Rect, state: &State, intents: &mut Vec<Intent>) -> f32 {
    let inner = inner.with_min_y(shelves(ui, inner, state, intents) + 8.0);
    let y = match state.library.shelf {
        Shelf::Saved => folder_line(ui, inner, state, intents) + 6.0,
        Shelf::Finished | Shelf::Unfinished => inner.min.y,
    };
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

/// The choice of a shelf, and tidying up; returns the lower end.
fn shelves(ui: &mut Ui, inner: Rect, state: &State, intents: &mut Vec<Intent>) -> f32 {
    let height = Sizes::get().height.small_button;
    let shelf = state.library.shelf;
    let chosen = Shelf::ALL.iter().position(|other| *other == shelf).unwrap_or(0);
    let shelves = Segments {
        name: say::library::shelf(),
        words: &words::shelves(),
        chosen,
        enabled: true,
        height,
    };
    let middle = inner.min.y + height / 2.0;
    if let Some(picked) = shelves.show(ui, pos2(inner.min.x, middle), "library shelf") {
        intents.push(Intent::Library(LibraryIntent::Shelf(Shelf::ALL[picked])));
    }
    if shelf == Shelf::Finished {
        let button = Button::new(say::library::tidy_up())
            .look(ButtonLook::Link)
            .small()
            .tip(say::library::tidy_up_tip());
        let button = button.enabled(!state.library.rows.is_empty());
        let width = button.width(ui);
        let at = pos2(inner.max.x + 8.0 - width, inner.min.y);
        if button.show(ui, Rect::from_min_size(at, vec2(width, height))).clicked() {
            intents.push(Intent::Library(LibraryIntent::Tidy(TidyIntent::Open)));
        }
    }
    inner.min.y + height
}

/// The folder and the links to other folders; returns the lower end.
fn folder_line(ui: &mut Ui, inner: Rect, state: &State, intents: &mut Vec<Intent>) -> f32 {
    let height = Sizes::get().height.small_button;
    let wordy = inner.width() >= WORDY;
    let other =
        if wordy { say::library::other_folder() } else { say::library::other_folder_short() };
    let mut buttons = vec![(
        Button::new(other).named(say::library::other_folder()).look(ButtonLook::Link).small(),
        LibraryIntent::AskFolder,
    )];
    if state.library.is_elsewhere() {
        let back = Button::new(say::library::your_games()).look(ButtonLook::Link).small();
        let back = back.tip(say::library::your_games_tip());
        buttons.insert(0, (back, LibraryIntent::Folder(None)));
    }
    let wide: f32 = buttons.iter().map(|(button, _)| button.width(ui) + 4.0).sum();
    let mut x = inner.max.x + 8.0 - wide;
    let line = Rect::from_min_max(inner.min, pos2(x - 8.0, inner.min.y + height));
    if let Some(folder) = &state.library.folder {
        folder_path(ui, line, folder);
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

/// The number of games, or the progress of the scan.
fn count(ui: &mut Ui, at: egui::Pos2, width: f32, state: &State) {
    let theme = Theme::of(ui.ctx());
    let library = &state.library;
    let says = match library.progress {
        Some(progress) if progress.read > 0 || library.rows.is_empty() => {
            words::reading_files(progress.read, progress.of)
        }
        _ if library.rows.is_empty() => return,
        _ => {
            let (shown, of) = (library.len(), library.rows.len());
            if library.shelf.is_kept() && shown == of && library.unreadable() == 0 {
                let room = library.disk_use();
                words::games_take(room.games, room.bytes)
            } else {
                words::library_count(shown, of, library.unreadable(), library.more)
            }
        }
    };
    status(ui, at, width, 1, &[run(&says, Text::Chip, false, theme.muted)]);
}
