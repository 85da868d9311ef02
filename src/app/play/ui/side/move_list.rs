//! The list of moves. Only visible rows are painted, so that long games scroll smoothly.

use egui::{Align2, Id, Rect, Role, Sense, Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use super::rows::{MoveRow, rows, with_preview};
use super::turn_cell::{cell, dashed_cell};
use crate::app::intent::Intent;
use crate::app::session::ui::control_bar::swipe_walks;
use crate::app::session::ui::marks::MovePreview;
use crate::app::session::ui::names::{short, whole};
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::paint::{label, paint_words, run};
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::game::{NodeEntry, NodeId, your_side_alone};
use crate::narration::turns::Course;
use crate::rules::Side;
use crate::texts::messages as say;
use crate::texts::yes;

/// Width of the number of a turn.
const NUMBER: f32 = 41.0;
/// How far a branch is indented.
const STEP: f32 = 12.0;
/// The most steps of indentation.
const DEEPEST: usize = 4;
/// Height of the line with the players' names.
const HEAD: f32 = 28.0;

/// The notation of a turn or an end, as lists show it.
pub fn notation(entry: &NodeEntry) -> String {
    match entry {
        NodeEntry::Start(_) => say::labels::start_of_game_point().to_owned(),
        NodeEntry::Turn(turn) => short(&turn.mv),
        NodeEntry::Resignation { .. } => say::labels::resigned().to_owned(),
        NodeEntry::LostOnTime { .. } => say::clock::loses_on_time_short().to_owned(),
        NodeEntry::Agreement { .. } => say::labels::agreed().to_owned(),
    }
}

/// The same in full.
pub fn notation_in_full(entry: &NodeEntry) -> String {
    entry.turn().map_or_else(|| notation(entry), |turn| whole(&turn.mv))
}

/// The entry that the previewed move would have, if the game can go on with it.
pub fn previewed(view: &BoardContext<'_>, preview: Option<&MovePreview>) -> Option<(Side, String)> {
    let game = &view.session.game;
    let is_tip = game.node(game.current()).children().is_empty();
    let turn = &preview.filter(|_| is_tip)?.turn;
    let course = Course::of(&turn.events);
    let hides = course.takes_hidden(view.hidden());
    let gain = match course.gain() {
        0 => String::new(),
        _ if hides => format!(" {}", words::takes(None, course.eaten)),
        gain if course.eaten => format!(" {}", words::takes(Some(gain), true)),
        gain => format!(" +{gain}"),
    };
    Some((turn.mover, format!("{}{gain} …", short(&turn.mv))))
}

/// Shows the list, with the players' names above it if `head`.
pub fn move_list_ui(
    ui: &mut Ui,
    rect: Rect,
    view: &BoardContext<'_>,
    head: bool,
    intents: &mut Vec<Intent>,
) {
    swipe_walks(ui, rect, view, intents);
    let theme = Theme::of(ui.ctx());
    let game = &view.session.game;
    if game.is_empty() && view.previewed.is_none() {
        let side = game.position().to_move();
        let is_you = yes(words::is_you(game, side));
        let text = words::by_names(game, || say::play::NoMoveYet { is_you, side }.text());
        let runs = [run(&text, Text::Body, false, theme.muted)];
        label(ui, rect.min + vec2(16.0, 14.0), rect.width() - 32.0, 2, &runs);
        return;
    }
    let columns = Columns::of(rect);
    let mut room = rect;
    if head {
        let (players, people) = (game.players(), game.people());
        for side in Side::ALL {
            let player = words::player_short(&players[side], &people[side]);
            // Against a program the names are enough: “You” and “Kete”.
            let head = match your_side_alone(players) {
                Some(_) => player.to_owned(),
                None => say::record::SideAndPlayer { side, player }.text(),
            };
            let at = pos2(columns.cell(side, 0).0 + 8.0, rect.min.y + 16.0);
            paint_words(ui, at, Align2::LEFT_CENTER, &head, Text::Chip, false, theme.muted);
        }
        room.min.y += HEAD;
        room.max.y -= 6.0;
    }
    let left = game.forks_left(game.current());
    let mut list = rows(game, &|fork| view.session.is_unfolded(fork, &left));
    if let Some((side, _)) = &view.previewed {
        with_preview(&mut list, game, *side);
    }
    if !head {
        // The closed dock shows only whole rows.
        let row = Sizes::get().height.row;
        let rows = (room.height() / row).floor().max(1.0);
        room.max.y = room.min.y + rows * row;
    }
    scroll(ui, room, &columns, &list, view, intents);
}

/// The places of the cells in a row.
struct Columns {
    left: f32,
    width: f32,
}

impl Columns {
    fn of(rect: Rect) -> Columns {
        Columns { left: rect.min.x + NUMBER, width: (rect.width() - NUMBER - 8.0) / 2.0 }
    }

    /// Left and right end of a side's cell at a depth.
    fn cell(&self, side: Side, depth: usize) -> (f32, f32) {
        let indent = depth.min(DEEPEST) as f32 * STEP;
        let width = self.width - indent / 2.0;
        let left = self.left + indent + side.index() as f32 * width;
        (left, left + width - 4.0)
    }
}

/// The list's scrolling in the last frame.
#[derive(Clone, Copy, Default)]
struct LastShown {
    /// The move that was scrolled to, and the number of rows.
    place: Option<(NodeId, usize)>,
    offset: f32,
    /// The list's height.
    room: f32,
    /// The greatest offset.
    end: Option<f32>,
}

impl LastShown {
    /// Whether the part between these heights of the list was visible.
    fn saw(&self, top: f32, end: f32) -> bool {
        self.offset <= top + 0.5 && end <= self.offset + self.room + 0.5
    }
}

fn scroll(
    ui: &mut Ui,
    room: Rect,
    columns: &Columns,
    list: &[MoveRow],
    view: &BoardContext<'_>,
    intents: &mut Vec<Intent>,
) {
    let height = Sizes::get().height.row;
    let current = view.session.game.current();
    let mut child = ui.new_child(UiBuilder::new().max_rect(room));
    child.set_clip_rect(room.intersect(ui.clip_rect()));
    child.spacing_mut().item_spacing.y = 0.0;
    let mut area = egui::ScrollArea::vertical()
        .id_salt("moves")
        .min_scrolled_height(0.0)
        .auto_shrink([false, false]);
    // The list scrolls to the current move when that changes, keeps it visible when the list gets
    // lower, and otherwise stays where the person scrolls it.
    let seen = Id::unique("move last shown");
    let last: LastShown = ui.ctx().data(|data| data.get_temp(seen)).unwrap_or_default();
    let at = list.iter().position(|row| row.holds(current)).unwrap_or(0);
    let ahead = usize::from(view.previewed.is_some());
    let (top, end) = (at as f32 * height, (at + 1 + ahead) as f32 * height);
    let is_squeezed = last.room != room.height() && last.saw(top, end);
    let mut wanted = None;
    if last.place != Some((current, list.len())) || is_squeezed {
        // The rows before and after it are visible as well, if there is room.
        let above = height.min(room.height() - height).max(0.0);
        let below = if room.height() > 6.0 * height { height } else { 0.0 };
        let least = ((end + below - room.height()) / height).ceil() * height;
        let most = list.len() as f32 * height - room.height();
        let offset = last.offset.min(top - above).max(least).min(most).max(0.0);
        wanted = Some(offset);
        // An offset beyond the last frame's end would spring back.
        area = area.vertical_scroll_offset(last.end.map_or(offset, |most| offset.min(most)));
    }
    let shown = area.show_rows(&mut child, height, list.len(), |ui, range| {
        for row in &list[range] {
            let (_, rect) = ui.allocate_space(vec2(room.width() - 4.0, height));
            paint_row(ui, rect, columns, row, view, intents);
        }
    });
    let offset = shown.state.clamped_offset().y;
    // A list that has just grown is limited by its old end: the next frame gets there.
    let is_there = wanted.is_none_or(|wanted| (wanted - offset).abs() < 0.5);
    let here = LastShown {
        place: is_there.then_some((current, list.len())),
        offset: if is_there { offset } else { last.offset },
        room: room.height(),
        end: Some((shown.content_size.y - shown.inner_rect.height()).max(0.0)),
    };
    ui.ctx().data_mut(|data| data.insert_temp(seen, here));
    if !is_there {
        ui.ctx().request_repaint();
    }
}

fn paint_row(
    ui: &mut Ui,
    rect: Rect,
    columns: &Columns,
    row: &MoveRow,
    view: &BoardContext<'_>,
    intents: &mut Vec<Intent>,
) {
    if let Some(round) = row.round {
        return round_heading(ui, rect, round);
    }
    let theme = Theme::of(ui.ctx());
    if row.depth > 0 {
        let indent = row.depth.min(DEEPEST) as f32 * STEP;
        let x = columns.left - NUMBER + indent + 2.0;
        let band = rect.with_min_x(x);
        ui.painter().rect_filled(band, 0.0, theme.sunken);
        ui.painter().vline(x, rect.y_range(), Stroke::new(2.0, theme.control));
    }
    if let Some(number) = row.number {
        let x = columns.cell(Side::South, row.depth).0 - 8.0;
        let at = pos2(x, rect.center().y);
        let figure = number.to_string();
        paint_words(ui, at, Align2::RIGHT_CENTER, &figure, Text::Body, false, theme.muted);
    }
    for side in Side::ALL {
        let (left, right) = columns.cell(side, row.depth);
        let place = Rect::from_x_y_ranges(left..=right, rect.y_range());
        cell(ui, place, &row.cells[side], view, intents);
        if row.preview == Some(side)
            && let Some((_, words)) = &view.previewed
        {
            dashed_cell(ui, place, words);
        }
    }
}

/// Where a round of a match begins: its number, and a line on to the right edge.
fn round_heading(ui: &mut Ui, rect: Rect, number: usize) {
    let theme = Theme::of(ui.ctx());
    let text = say::play::RoundNumber { number }.text();
    let at = pos2(rect.min.x + 8.0, rect.center().y);
    let shown = paint_words(ui, at, Align2::LEFT_CENTER, &text, Text::Chip, true, theme.muted);
    let line = Stroke::new(1.0, theme.control);
    ui.painter().hline(shown.max.x + 10.0..=rect.max.x - 8.0, at.y, line);
    let response = ui.interact(rect, Id::unique(("round begins", number)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
}
