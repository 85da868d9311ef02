//! The page after the game: the lead through the game, its turning points, grades. It is also shown
//! for a game that still goes on, once its turns are analysed.
//!
//! | file | holds |
//! | --- | --- |
//! | `graph` | the lead through the game, with the moments as numbered points |
//! | `moments` | the moments as cards |
//! | `report` | grades counted, rules met |
//! | `turn_card` | the card of one turn: chosen in the list of moves, or the largest capture |
//! | here | layout, heading, progress, tabs, buttons |

pub(crate) mod graph;
pub(crate) mod moments;
pub(crate) mod report;
mod turn_card;

use egui::{Rect, Stroke, Ui, UiBuilder, pos2, vec2};

use crate::app::analysis::ui::whole_game;
use crate::app::coach::intent::CoachIntent;
use crate::app::coach::review::AfterTab;
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::play::ui::GamePage;
use crate::app::play::ui::side::{add_note, move_list, notes};
use crate::app::session::ui::control_bar::{swipe_walks, walk, walk_width};
use crate::app::session::ui::layout::SessionLayout;
use crate::app::session::ui::result;
use crate::app::session::ui::story::rules::{chip_width, chips};
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::metrics::Metrics;
use crate::app::widgets::paint::{card, flow, label, run, status};
use crate::app::widgets::panel::{Edge, panel};
use crate::app::widgets::scrolled::scrolled;
use crate::app::widgets::tabs::Tabs;
use crate::app::words;
use crate::draw::board::art::BoardArt;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages as say;

const GAP: f32 = 8.0;
const LEAST_GRAPH: f32 = 120.0;
/// The least height of the graph and one moment together.
const LEAST_ROOM: f32 = 330.0;
/// Height of the heading over the moments, and of a row of tabs.
fn line_height() -> f32 {
    Sizes::get().height.button
}

struct AfterPlaces {
    column: Rect,
    /// None in a window too small for one.
    side: Option<Rect>,
    /// Space at the left and right of the column.
    margin: f32,
    /// The graph is at the left, the moments at the right.
    wide: bool,
    /// One moment at a time.
    one: bool,
}

impl AfterPlaces {
    fn of(page: Rect, metrics: &Metrics) -> AfterPlaces {
        let width = metrics.side.or((!metrics.tiny).then_some(metrics.dock));
        let (column, side) = match width {
            Some(width) => {
                let (column, side) = page.split_left_right_at_x(page.max.x - width);
                (column, Some(side))
            }
            None => (page, None),
        };
        let margin = if metrics.side.is_some() { 22.0 } else { 14.0 };
        AfterPlaces { column, side, margin, wide: metrics.wide, one: metrics.side.is_none() }
    }
}

pub fn show_after(ui: &mut Ui, of: &GamePage<'_>, art: &mut BoardArt, intents: &mut Vec<Intent>) {
    let GamePage { page, metrics, state, session, now } = *of;
    let places = AfterPlaces::of(page, metrics);
    let view =
        &BoardContext::new(state, session, metrics, SessionLayout::board_alone(places.column), now);
    let inner = places.column.shrink2(vec2(places.margin, 0.0));
    let top = head(ui, inner.with_min_y(inner.min.y + 12.0), view);
    let review = &session.review;
    let practise = words::practise(review.own_tasks(), review.own_tasks_are_moments());
    let buttons = foot_buttons(ui, inner, view, &practise);
    let foot = buttons.iter().map(|(_, _, place)| place.min.y).fold(inner.max.y, f32::min);
    let mut room = Rect::from_min_max(pos2(inner.min.x, top + GAP), pos2(inner.max.x, foot - GAP));
    if places.side.is_none() {
        let row = room.with_max_y(room.min.y + line_height());
        tabs(ui, row, view, true, intents);
        room.min.y = row.max.y + 4.0;
    }
    if places.side.is_none() && session.review.shows_tab {
        card(ui, room, None);
        body(ui, room.shrink(2.0), view, intents);
    } else if places.wide {
        let (left, right) = room.split_left_right_at_fraction(0.57);
        graph::graph_ui(ui, left.with_max_x(left.max.x - GAP), view, intents);
        let right = right.with_min_x(right.min.x + GAP);
        let line = heading(ui, right, view, false, intents);
        moments::moments_ui(ui, right.with_min_y(line + 4.0), view, false, art, intents);
    } else if places.one && room.height() < LEAST_ROOM {
        // Too low for graph and card: both scroll.
        scrolled(ui, (room, room.expand(3.0)), "after", 8.0, |ui, top| {
            let whole = Rect::from_min_size(top, vec2(room.width() - 8.0, LEAST_ROOM));
            stacked(ui, whole, view, &places, art, intents);
            whole.max.y
        });
    } else {
        stacked(ui, room, view, &places, art, intents);
    }
    for (button, intent, place) in buttons {
        if button.show(ui, place).clicked() {
            intents.push(intent);
        }
    }
    if let Some(beside) = places.side {
        panel(ui, beside, Edge::Left);
        side(ui, beside, view, intents);
    }
}

/// The graph above, the moments below it.
fn stacked(
    ui: &mut Ui,
    room: Rect,
    view: &BoardContext<'_>,
    places: &AfterPlaces,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    // Of one moment at a time the board must be legible.
    let share = if places.one { 0.32 } else { 0.45 };
    let height = (room.height() * share).max(LEAST_GRAPH);
    let (upper, lower) = room.split_top_bottom_at_y(room.min.y + height);
    graph::graph_ui(ui, upper, view, intents);
    let lower = lower.with_min_y(lower.min.y + GAP);
    let line = heading(ui, lower, view, places.one, intents);
    moments::moments_ui(ui, lower.with_min_y(line + 4.0), view, places.one, art, intents);
}

/// Result, reason and rule; returns the lower end.
fn head(ui: &mut Ui, rect: Rect, view: &BoardContext<'_>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let end = end(view);
    let outcome = view.session.game.node(end).entry().outcome();
    let title = match &outcome {
        Some(outcome) => words::by_names(&view.session.game, || result::title(view, outcome)),
        None => say::after::game_so_far().to_owned(),
    };
    let reason = words::by_names(&view.session.game, || result::reason_of(view, end));
    // The words need their width: the list of rules has this one too.
    let rule = outcome.and_then(|outcome| outcome.rule).map(|rule| (rule, chip_width(ui, rule)));
    let rule = rule.filter(|(_, chip)| rect.width() - chip >= 300.0);
    let width = rect.width() - rule.map_or(0.0, |(_, chip)| chip + 16.0);
    let title = [run(&title, Text::Page, true, theme.text)];
    let shown = label(ui, rect.min, width, 2, &title);
    let runs = [run(&reason, Text::Body, false, theme.muted)];
    let reason = label(ui, pos2(rect.min.x, shown.max.y), width, 3, &runs);
    if let Some((rule, chip)) = rule {
        let middle = (rect.min.y + reason.max.y) / 2.0;
        chips(ui, pos2(rect.max.x - chip, middle), rect.max.x, &[rule], "after");
    }
    reason.max.y
}

/// The progress of the analysis, or what the moments are; if one moment is shown at a time, also
/// the buttons to the others. Returns the lower end.
fn heading(
    ui: &mut Ui,
    rect: Rect,
    view: &BoardContext<'_>,
    one: bool,
    intents: &mut Vec<Intent>,
) -> f32 {
    let theme = Theme::of(ui.ctx());
    let review = &view.session.review;
    let mut row = rect.with_max_y(rect.min.y + line_height());
    let count = review.moments().len();
    if let Some(chosen) = review.chosen().filter(|_| one && count > 1) {
        for (icon, name, to) in [
            (Icon::Forward, say::after::next_moment(), chosen + 1),
            (Icon::Back, say::after::moment_before(), chosen.wrapping_sub(1)),
        ] {
            let button = Button::icon_only(icon, name).tip(name).enabled(to < count);
            let at = pos2(row.max.x - 38.0, row.center().y - 14.0);
            if button.show(ui, Rect::from_min_size(at, vec2(38.0, 28.0))).clicked() {
                intents.push(Intent::Coach(CoachIntent::Moment(to)));
            }
            row.max.x = at.x - 6.0;
        }
    }
    if !review.is_done() {
        whole_game::progress_line(ui, row, view, intents);
        return row.max.y;
    }
    let is_turn = turn_card::is_chosen(view);
    let says = match is_turn {
        true => say::after::chosen_turn().to_owned(),
        false => words::moments_heading(review.moments_to_report(&view.session.game)),
    };
    // In a narrow column the letters are smaller.
    let is_cut = |size| flow(ui, &[run(&says, size, true, theme.text)], row.width(), 1).elided;
    let size = if is_cut(Text::Section) { Text::Body } else { Text::Section };
    let runs = [run(&says, size, true, theme.text)];
    let height = flow(ui, &runs, row.width(), 1).size().y;
    let at = pos2(row.min.x, row.center().y - height / 2.0);
    let shown = status(ui, at, row.width(), 1, &runs).rect;
    let why = [run(say::after::why_moments(), Text::Chip, false, theme.muted)];
    let size = flow(ui, &why, f32::INFINITY, 1).size();
    if count > 0 && !is_turn && shown.max.x + 10.0 + size.x < row.max.x {
        let at = pos2(shown.max.x + 10.0, row.center().y - size.y / 2.0 + 1.0);
        label(ui, at, size.x + 2.0, 1, &why);
    }
    row.max.y
}

/// The tabs of the side panel; `alone` above the column, with one more for the moments.
fn tabs(ui: &mut Ui, rect: Rect, view: &BoardContext<'_>, alone: bool, intents: &mut Vec<Intent>) {
    let review = &view.session.review;
    let mut all = vec![
        (AfterTab::Report, say::after::report()),
        (AfterTab::Moves, say::labels::moves()),
        (AfterTab::Notes, say::labels::notes()),
    ];
    let of_tab = all.iter().position(|(tab, _)| *tab == review.tab).unwrap_or_default();
    let mut chosen = of_tab;
    if alone {
        all.insert(0, (AfterTab::Report, say::after::moments()));
        chosen = if review.shows_tab { of_tab + 1 } else { 0 };
    }
    let labels: Vec<&str> = all.iter().map(|(_, label)| *label).collect();
    let name = Command::AfterGame.label();
    let row = Tabs { name, words: &labels, chosen, small: alone };
    if let Some(picked) = row.row(ui, rect, "after") {
        let moments = alone && picked == 0;
        intents.push(Intent::Coach(match moments {
            true => CoachIntent::AfterMoments,
            false => CoachIntent::AfterTab(all[picked].0),
        }));
    }
}

fn body(ui: &mut Ui, rect: Rect, view: &BoardContext<'_>, intents: &mut Vec<Intent>) {
    match view.session.review.tab {
        AfterTab::Report => report::report_ui(ui, rect, view),
        AfterTab::Moves => {
            let mut child = ui.new_child(UiBuilder::new().max_rect(rect));
            child.set_clip_rect(rect.intersect(ui.clip_rect()));
            move_list::move_list_ui(&mut child, rect, view, true, intents);
        }
        AfterTab::Notes => notes::notes_ui(ui, rect, view, intents),
    }
}

/// The panel beside the column, with the buttons that walk through the game.
fn side(ui: &mut Ui, rect: Rect, view: &BoardContext<'_>, intents: &mut Vec<Intent>) {
    let line = Stroke::new(1.0, Theme::of(ui.ctx()).line);
    let (head, rest) = rect.split_top_bottom_at_y(rect.min.y + Sizes::grown(42.0));
    ui.painter().hline(head.x_range(), head.max.y - 0.5, line);
    tabs(ui, head.with_min_x(head.min.x + 8.0), view, false, intents);
    let (rest, bar) = rest.split_top_bottom_at_y(rest.max.y - view.metrics.control);
    body(ui, rest, view, intents);
    swipe_walks(ui, bar, view, intents);
    ui.painter().hline(rect.x_range(), bar.min.y, line);
    let left = bar.min.x + 9.0;
    walk(ui, view, left + walk_width(), bar.center().y, intents);
    add_note(ui, bar, left + walk_width() + 6.0, intents);
}

/// The buttons at the foot of the page, in as many rows as they need, each with its place.
fn foot_buttons<'a>(
    ui: &Ui,
    inner: Rect,
    view: &BoardContext<'a>,
    practise: &'a str,
) -> Vec<(Button<'a>, Intent, Rect)> {
    let exercises = Button::new(practise).look(ButtonLook::Link);
    let is_over = view.session.game.node(end(view)).entry().outcome().is_some();
    let mut buttons = vec![
        (Button::new(say::labels::save_game()), Intent::Command(Command::Save)),
        (
            exercises.enabled(view.session.review.own_tasks() > 0),
            Intent::Coach(CoachIntent::Exercises),
        ),
        (
            Button::new(Command::NewGame.label()).look(ButtonLook::Link),
            Intent::Command(Command::NewGame),
        ),
    ];
    if is_over {
        let rematch = Button::new(say::labels::rematch()).look(ButtonLook::Primary);
        buttons.insert(0, (rematch, Intent::Rematch));
    }
    let height = Sizes::get().height.button;
    let widths: Vec<f32> = buttons.iter().map(|(button, _)| button.width(ui)).collect();
    // The row of each button, and its distance from the left.
    let mut spots: Vec<(usize, f32)> = Vec::new();
    let (mut row, mut x) = (0, 0.0);
    for width in &widths {
        if x > 0.0 && x + width > inner.width() {
            (row, x) = (row + 1, 0.0);
        }
        spots.push((row, x));
        x += width + GAP;
    }
    // `New game` alone in a second row is left out: the menu has it too.
    if row > 0 && spots.pop_if(|(_, x)| *x == 0.0).is_some() {
        buttons.pop();
        row -= 1;
    }
    // In a single row the last button is at the right end.
    if let (0, Some(last)) = (row, spots.len().checked_sub(1)) {
        spots[last].1 = inner.width() - widths[last];
    }
    let above = if view.metrics.side.is_some() { 9.0 } else { 6.0 };
    let top = inner.max.y - above - row as f32 * (height + 4.0) - height;
    let place = |((row, x), width)| {
        let at = pos2(inner.min.x + x, top + row as f32 * (height + 4.0));
        Rect::from_min_size(at, vec2(width, height))
    };
    let places = spots.into_iter().zip(widths).map(place);
    let placed = buttons.into_iter().zip(places);
    placed.map(|((button, intent), place)| (button.salt("after"), intent, place)).collect()
}

fn end(view: &BoardContext<'_>) -> crate::game::NodeId {
    view.session.review.end().unwrap_or(view.session.game.current())
}
