//! Beside the board: the moves, the rounds of a match, the seeds taken.

use egui::{
    Align2, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::View;
use super::control_bar::walk;
use super::marks::Preview;
use super::strips::short;
use crate::app::controls::{
    Button, Look, Tabs, card, focus_ring, galley, label, line, paint_words, run,
};
use crate::app::intent::Intent;
use crate::app::sizes::Sizes;
use crate::app::state::Tab;
use crate::app::theme::{Text, Theme};
use crate::game::{Entry, NodeId};
use crate::rules::{BySide, GameName, Ruleset, Side};
use crate::texts::narration::Course;
use crate::texts::window as words;

/// The panel at the right of a wide window.
pub fn panel(ui: &mut Ui, rect: Rect, view: &View<'_>, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let (tabs_rect, rest) = rect.split_top_bottom_at_y(rect.min.y + 42.0);
    tabs(ui, tabs_rect, view, intents);
    let (rest, bar) = rest.split_top_bottom_at_y(rest.max.y - view.metrics.control);
    let graph_height = (rest.height() * 0.22).clamp(0.0, 128.0);
    let (list, graph_rect) = rest.split_top_bottom_at_y(rest.max.y - graph_height);
    match shown_tab(view) {
        Tab::Moves => moves(ui, list, view, intents),
        Tab::Match => rounds(ui, list.shrink2(vec2(16.0, 12.0)), view),
    }
    let lines = Stroke::new(1.0, theme.line);
    if graph_height > 80.0 {
        ui.painter().hline(rect.x_range(), graph_rect.min.y, lines);
        if view.table.name() == GameName::Ring && view.table.game.path().len() < 2 {
            ring_seeds(ui, graph_rect.shrink2(vec2(16.0, 10.0)));
        } else {
            graph(ui, graph_rect.shrink2(vec2(16.0, 10.0)), view);
        }
    }
    ui.painter().hline(rect.x_range(), bar.min.y, lines);
    walk(ui, view, bar.min.x + 9.0 + 170.0, bar.center().y, intents);
}

fn shown_tab(view: &View<'_>) -> Tab {
    if view.table.name() == GameName::Giuthi { view.table.tab } else { Tab::Moves }
}

fn tabs(ui: &mut Ui, rect: Rect, view: &View<'_>, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    ui.painter().hline(rect.x_range(), rect.max.y - 0.5, Stroke::new(1.0, theme.line));
    let mut tabs = vec![(Tab::Moves, words::MOVES)];
    if view.table.name() == GameName::Giuthi {
        tabs.push((Tab::Match, words::MATCH));
    }
    let labels: Vec<&str> = tabs.iter().map(|(_, label)| *label).collect();
    let chosen = tabs.iter().position(|(tab, _)| *tab == shown_tab(view)).unwrap_or_default();
    let row = Tabs { name: words::PLAY, words: &labels, chosen, small: false };
    let place = rect.with_min_x(rect.min.x + 8.0);
    if let Some(picked) = row.row(ui, place, "side") {
        intents.push(Intent::Tab(tabs[picked].0));
    }
}

/// One entry of the list: a turn, an agreement, a resignation.
struct Listed {
    id: NodeId,
    side: Side,
    words: String,
    gain: u16,
    eats: bool,
}

fn listed(view: &View<'_>) -> Vec<Listed> {
    let game = &view.table.game;
    game.line()
        .into_iter()
        .filter_map(|id| {
            let node = game.node(id);
            let (side, words) = match node.entry() {
                Entry::Start(_) => return None,
                Entry::Turn(turn) => (turn.mover, short(&turn.mv)),
                Entry::Resignation { side, .. } => (*side, words::RESIGNED.to_owned()),
                Entry::Agreement { .. } => {
                    let before = game.node(node.parent()?).entry().position();
                    (before.to_move(), words::AGREED.to_owned())
                }
            };
            let course = Course::of(node.entry().events());
            Some(Listed { id, side, words, gain: course.gain(), eats: course.eaten })
        })
        .collect()
}

/// The move that is previewed at the end of the record, as its entry would read.
pub fn previewed(view: &View<'_>, preview: Option<&Preview>) -> Option<(Side, String)> {
    let game = &view.table.game;
    let is_tip = game.node(game.current()).children().is_empty();
    let turn = &preview.filter(|_| is_tip)?.turn;
    let course = Course::of(&turn.events);
    let gain = match course.gain() {
        0 => String::new(),
        gain if course.eaten => format!(" {}", words::takes(gain, true)),
        gain => format!(" +{gain}"),
    };
    Some((turn.mover, format!("{}{gain} ?", short(&turn.mv))))
}

/// Letters of a move that fills its cell alone.
const LONG: usize = 6;

/// Rows of the list: South's cell and North's; a side that moves again goes on in its cell's row
/// below, unless its cell has room.
fn rows(list: Vec<Listed>, first: Side) -> Vec<BySide<Vec<Listed>>> {
    let mut rows: Vec<BySide<Vec<Listed>>> = Vec::new();
    let mut last = None;
    for entry in list {
        let new_row = match last {
            None => true,
            Some(last) => entry.side == first && last != first,
        };
        // A cell holds three short moves; a long one has it for itself.
        let full = rows.last().is_some_and(|row| {
            let cell = &row[entry.side];
            let is_long = |entry: &Listed| entry.words.chars().count() > LONG;
            cell.len() >= 3 || !cell.is_empty() && (is_long(&entry) || cell.iter().any(is_long))
        });
        if new_row || full {
            rows.push(BySide::new(Vec::new(), Vec::new()));
        }
        last = Some(entry.side);
        if let Some(row) = rows.last_mut() {
            row[entry.side].push(entry);
        }
    }
    rows
}

fn moves(ui: &mut Ui, rect: Rect, view: &View<'_>, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let game = &view.table.game;
    let list = listed(view);
    let first = game.node(NodeId::START).entry().position().to_move();
    if list.is_empty() {
        let says = match first {
            Side::South => words::NO_MOVE_YET,
            Side::North => words::NO_MOVE_YET_NORTH,
        };
        let runs = [run(says, Text::Body, false, theme.muted)];
        label(ui, rect.min + vec2(16.0, 14.0), rect.width() - 32.0, 2, &runs);
        return;
    }
    let players = game.players();
    let number_width = 42.0;
    let cell = (rect.width() - number_width - 8.0) / 2.0;
    for (at, side) in Side::ALL.into_iter().enumerate() {
        let head = format!("{} · {}", words::side(side), words::player_short(players[side]));
        let x = rect.min.x + number_width + at as f32 * cell + 8.0;
        let at = pos2(x, rect.min.y + 16.0);
        paint_words(ui, at, Align2::LEFT_CENTER, &head, Text::Chip, false, theme.muted);
    }
    let room = rect.with_min_y(rect.min.y + 28.0);
    list_rows(ui, room, rows(list, first), number_width, cell, view, intents);
}

fn list_rows(
    ui: &mut Ui,
    room: Rect,
    rows: Vec<BySide<Vec<Listed>>>,
    number_width: f32,
    cell: f32,
    view: &View<'_>,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let mut child = ui.new_child(UiBuilder::new().max_rect(room));
    child.set_clip_rect(room);
    let current = view.table.game.current();
    let height = Sizes::get().height.row;
    let seen = Id::unique("move last shown");
    let last: Option<NodeId> = ui.ctx().data(|data| data.get_temp(seen));
    egui::ScrollArea::vertical().auto_shrink([false, false]).show(&mut child, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let mut turn = 0;
        for (number, row) in rows.iter().enumerate() {
            let (_, rect) = ui.allocate_space(vec2(room.width() - 4.0, height));
            let at = pos2(rect.min.x + number_width - 8.0, rect.center().y);
            let figure = (number + 1).to_string();
            paint_words(ui, at, Align2::RIGHT_CENTER, &figure, Text::Chip, false, theme.muted);
            for (column, side) in Side::ALL.into_iter().enumerate() {
                let entries = &row[side];
                if entries.is_empty() {
                    continue;
                }
                let width = (cell - 4.0) / entries.len() as f32;
                for (at, entry) in entries.iter().enumerate() {
                    let x = rect.min.x + number_width + column as f32 * cell + at as f32 * width;
                    let place = Rect::from_min_size(pos2(x, rect.min.y), vec2(width, height));
                    turn += 1;
                    if move_cell(ui, place, entry, turn, entry.id == current) {
                        intents.push(Intent::Show(entry.id));
                    }
                    if entry.id == current && last != Some(current) {
                        ui.scroll_to_rect(place.expand2(vec2(0.0, height)), None);
                        ui.ctx().data_mut(|data| data.insert_temp(seen, current));
                    }
                }
            }
        }
        if let Some((side, words)) = &view.previewed {
            let column = if *side == Side::South { 0.0 } else { 1.0 };
            // In the last row, if its cell is free and the row is not over.
            let first = view.table.game.node(NodeId::START).entry().position().to_move();
            let last = rows.last().filter(|row| row[*side].is_empty() && *side != first);
            let top = ui.cursor().min.y - if last.is_some() { height } else { 0.0 };
            let at = pos2(room.min.x + number_width + column * cell, top);
            if last.is_none() {
                ui.allocate_space(vec2(room.width() - 4.0, height));
            }
            dashed_cell(ui, Rect::from_min_size(at, vec2(cell - 4.0, height)), words);
        }
        ui.add_space(6.0);
    });
}

/// The move that is only looked at; its preview is told elsewhere.
fn dashed_cell(ui: &Ui, rect: Rect, words: &str) {
    let theme = Theme::of(ui.ctx());
    let edge = rect.shrink2(vec2(1.0, 2.0));
    let corners = [
        edge.left_top(),
        edge.right_top(),
        edge.right_bottom(),
        edge.left_bottom(),
        edge.left_top(),
    ];
    let stroke = Stroke::new(1.0, theme.accent);
    ui.painter().extend(egui::Shape::dashed_line(&corners, stroke, 4.0, 3.0));
    let at = pos2(rect.min.x + 8.0, rect.center().y);
    paint_words(ui, at, Align2::LEFT_CENTER, words, Text::Body, false, theme.muted);
}

fn move_cell(ui: &mut Ui, rect: Rect, entry: &Listed, number: usize, current: bool) -> bool {
    let theme = Theme::of(ui.ctx());
    let id = Id::unique(("turn", entry.id));
    let response = ui.interact(rect, id, Sense::click());
    let name = words::turn_name(number, entry.side, &entry.words, entry.gain, entry.eats);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let ground = rect.shrink2(vec2(1.0, 1.0));
    let radius = 6;
    if current {
        ui.painter().rect_filled(ground, radius, theme.accent);
    } else if response.hovered() {
        ui.painter().rect_filled(ground, radius, theme.accent_soft);
    }
    let ink = if current { theme.on_accent } else { theme.text };
    let at = pos2(rect.min.x + 8.0, rect.center().y);
    let shown = paint_words(ui, at, Align2::LEFT_CENTER, &entry.words, Text::Body, current, ink);
    if entry.gain > 0 {
        let gain =
            if entry.eats { words::taken(entry.gain, true) } else { format!("+{}", entry.gain) };
        let ink = if current { theme.on_accent } else { theme.good };
        let at = pos2(shown.max.x + 8.0, rect.center().y);
        let width = galley(ui, &gain, Text::Chip, true, ink).size().x;
        if at.x + width <= rect.max.x {
            paint_words(ui, at, Align2::LEFT_CENTER, &gain, Text::Chip, true, ink);
        }
    }
    focus_ring(ui, &response, ground.shrink(3.0), radius);
    response.clicked()
}

/// The record of a Giuthi match.
fn rounds(ui: &mut Ui, rect: Rect, view: &View<'_>) {
    let theme = Theme::of(ui.ctx());
    let game = &view.table.game;
    let title = run(words::MATCH_SO_FAR, Text::CardTitle, true, theme.text);
    let mut y = line(ui, rect.min, Align2::LEFT_TOP, &title).max.y + 14.0;
    let players = game.players();
    let columns = [0.0, 0.29, 0.57, 0.78].map(|part| rect.min.x + 8.0 + part * rect.width());
    let heads = [
        words::ROUND,
        words::BOARD,
        words::side_column(Side::South, players.south),
        words::side_column(Side::North, players.north),
    ];
    for (x, head) in columns.iter().zip(heads) {
        paint_words(ui, pos2(*x, y), Align2::LEFT_CENTER, head, Text::Chip, true, theme.muted);
    }
    y += 26.0;
    let rounds = game.rounds();
    for round in &rounds {
        let says =
            words::round_told(round.number, round.pots, round.seeds.south, round.seeds.north);
        let row = Rect::from_min_size(pos2(rect.min.x, y - 13.0), vec2(rect.width(), 26.0));
        let id = Id::unique(("round", round.number));
        let response = ui.interact(row, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &says));
        let cells = [
            round.number.to_string(),
            words::pots(round.pots),
            round.seeds.south.to_string(),
            round.seeds.north.to_string(),
        ];
        for (number, (x, cell)) in columns.iter().zip(&cells).enumerate() {
            let bold = (number == 2 && round.winner == Some(Side::South))
                || (number == 3 && round.winner == Some(Side::North));
            paint_words(ui, pos2(*x, y), Align2::LEFT_CENTER, cell, Text::Chip, bold, theme.text);
        }
        y += 24.0;
    }
    if !game.is_over() {
        let row = Rect::from_min_size(pos2(rect.min.x, y - 13.0), vec2(rect.width(), 26.0));
        ui.painter().rect_filled(row, 4.0, theme.accent_soft);
        let laying = !view.table.position().layout_sizes().is_empty();
        let state = if laying { words::LAYING_OUT } else { words::BEING_PLAYED };
        let pots = match view.table.lying().setup().shape {
            crate::rules::BoardShape::TwoRows { pots } => words::pots(pots.into()),
            _ => String::new(),
        };
        let cells = [(rounds.len() + 1).to_string(), pots, state.to_owned()];
        for (number, (x, cell)) in columns.iter().zip(&cells).enumerate() {
            let at = pos2(*x, y);
            paint_words(ui, at, Align2::LEFT_CENTER, cell, Text::Chip, number == 0, theme.text);
        }
        y += 24.0;
    }
    let lose_at = match game.ruleset() {
        Ruleset::Giuthi(rules) => rules.lose_at,
        _ => 0,
    };
    let says = words::match_lost_at(lose_at);
    let runs = [run(&says, Text::Chip, false, theme.muted)];
    y = label(ui, pos2(rect.min.x, y), rect.width(), 3, &runs).max.y + 14.0;
    share(ui, Rect::from_min_size(pos2(rect.min.x, y), vec2(rect.width(), 7.0)), view);
}

/// Seeds in all, South's from the left.
fn share(ui: &Ui, rect: Rect, view: &View<'_>) {
    let theme = Theme::of(ui.ctx());
    let setup = view.table.position().setup();
    let all = |side| f32::from(setup.stores[side]) + setup.on_side(side) as f32;
    let part = all(Side::South) / (all(Side::South) + all(Side::North)).max(1.0);
    ui.painter().rect_filled(rect, 3.5, theme.sunken);
    ui.painter().rect_stroke(rect, 3.5, Stroke::new(1.0, theme.control), StrokeKind::Inside);
    let done = rect.with_max_x(rect.min.x + part * rect.width());
    ui.painter().rect_filled(done, 3.5, theme.accent);
    let y = rect.max.y + 14.0;
    let says = |side: Side| format!("{} {}", words::side(side), all(side));
    let at = pos2(rect.min.x, y);
    paint_words(ui, at, Align2::LEFT_CENTER, &says(Side::South), Text::Chip, false, theme.text);
    let at = pos2(rect.max.x, y);
    paint_words(ui, at, Align2::RIGHT_CENTER, &says(Side::North), Text::Chip, false, theme.text);
}

/// What the ring's seeds look like and where they go.
fn ring_seeds(ui: &mut Ui, rect: Rect) {
    let theme = Theme::of(ui.ctx());
    let title = run(words::HOW_TO_TELL, Text::Chip, true, theme.text);
    let mut y = line(ui, rect.min, Align2::LEFT_TOP, &title).max.y + 4.0;
    for says in [words::RED_SEEDS, words::BLUE_SEEDS] {
        let runs = [run(says, Text::Chip, false, theme.muted)];
        y = label(ui, pos2(rect.min.x, y), rect.width(), 2, &runs).max.y + 2.0;
    }
}

/// The seeds taken through the game: South in the accent, North dashed.
fn graph(ui: &mut Ui, rect: Rect, view: &View<'_>) {
    let theme = Theme::of(ui.ctx());
    let game = &view.table.game;
    let course = game.course();
    let is_bawo = matches!(
        view.table.name(),
        GameName::BawoBeginner | GameName::BawoAdvanced | GameName::BawoNtchuwa
    );
    let title = if is_bawo { words::FRONT_ROW_TITLE } else { words::SEEDS_TAKEN_TITLE };
    let title_run = run(title, Text::Chip, true, theme.text);
    let shown = line(ui, rect.min, Align2::LEFT_TOP, &title_run);
    let at = game.path().len() - 1;
    let Some(now) = course.get(at).copied() else { return };
    let says = words::course(now.south, now.north);
    let says_run = run(&says, Text::Chip, false, theme.muted);
    line(ui, pos2(rect.max.x, rect.min.y), Align2::RIGHT_TOP, &says_run);
    let plot =
        Rect::from_min_max(pos2(rect.min.x + 4.0, shown.max.y + 10.0), rect.max - vec2(4.0, 4.0));
    if course.len() < 2 || plot.height() < 16.0 {
        return;
    }
    let most = course.iter().map(|seeds| seeds.south.max(seeds.north)).max().unwrap_or(1).max(1);
    let point = |number: usize, count: u16| {
        let x = plot.min.x + plot.width() * number as f32 / (course.len() - 1) as f32;
        let y = plot.max.y - plot.height() * f32::from(count) / f32::from(most);
        pos2(x, y)
    };
    ui.painter().hline(plot.x_range(), plot.max.y, Stroke::new(1.0, theme.line));
    for side in [Side::North, Side::South] {
        let mut points: Vec<egui::Pos2> = Vec::new();
        for (number, seeds) in course.iter().enumerate() {
            if let Some(last) = points.last().copied() {
                let next = point(number, seeds[side]);
                points.push(pos2(next.x, last.y));
            }
            points.push(point(number, seeds[side]));
        }
        if side == Side::South {
            ui.painter().add(egui::Shape::line(points, Stroke::new(2.0, theme.accent)));
        } else {
            let stroke = Stroke::new(2.0, theme.muted);
            ui.painter().extend(egui::Shape::dashed_line(&points, stroke, 4.0, 3.0));
        }
    }
    if at + 1 < course.len() {
        let x = point(at, 0).x;
        ui.painter().vline(x, plot.y_range(), Stroke::new(1.0, theme.control));
    }
}

/// The dock of a narrow window: the last moves, to be raised over the board.
pub fn dock(ui: &mut Ui, rect: Rect, view: &View<'_>, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let open = view.table.dock_open;
    let rect = if open { rect.with_min_y(view.layout.board.min.y) } else { rect };
    card(ui, rect, open.then_some(theme.accent));
    if open {
        // Nothing of the board below takes a click meant for the list.
        ui.interact(rect, Id::unique("dock"), Sense::CLICK);
    }
    let head = rect.with_max_y(rect.min.y + 28.0);
    let mut x = head.min.x + 11.0;
    let mut tabs = vec![(Tab::Moves, words::MOVES)];
    if view.table.name() == GameName::Giuthi {
        tabs.push((Tab::Match, words::MATCH));
    }
    for (tab, label) in tabs {
        let current = tab == shown_tab(view);
        let width = galley(ui, label, Text::Chip, current, theme.text).size().x;
        let place =
            Rect::from_min_size(pos2(x - 4.0, head.min.y), vec2(width + 8.0, head.height()));
        let id = Id::unique(("dock tab", label));
        let response = ui.interact(place, id, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Tab, true, label));
        ui.ctx().accesskit_node_builder(id, |node| node.set_selected(current));
        let ink = if current { theme.text } else { theme.muted };
        paint_words(ui, place.center(), Align2::CENTER_CENTER, label, Text::Chip, current, ink);
        focus_ring(ui, &response, place.shrink(3.0), 4);
        if response.clicked() {
            intents.push(Intent::Tab(tab));
        }
        x += width + 12.0;
    }
    let words_of = if open { words::LOWER_DOCK } else { words::OPEN_DOCK };
    let button = Button::new(words_of).look(Look::Link).small().salt("dock");
    let width = button.width(ui);
    let place = Rect::from_min_size(pos2(head.max.x - width - 3.0, head.min.y), vec2(width, 28.0));
    if button.show(ui, place).clicked() {
        intents.push(Intent::Dock(!open));
    }
    let body = rect.with_min_y(head.max.y).shrink2(vec2(2.0, 2.0));
    match shown_tab(view) {
        Tab::Moves => moves(ui, body, view, intents),
        Tab::Match => {
            let mut child = ui.new_child(UiBuilder::new().max_rect(body));
            child.set_clip_rect(body);
            rounds(&mut child, body.shrink2(vec2(10.0, 2.0)), view);
        }
    }
}
