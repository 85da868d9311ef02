//! The list of moves. Only visible rows are painted, so that long games scroll smoothly.

use egui::{
    Align2, Color32, Id, Popup, Rect, Response, Role, Sense, Stroke, Ui, UiBuilder, WidgetInfo,
    pos2, vec2,
};

use super::rows::{MoveRow, rows, with_preview};
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::session::ui::marks::MovePreview;
use crate::app::session::ui::names::short;
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::choices::popup_row;
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{focus_ring, galley, label, paint_words, run};
use crate::app::words;
use crate::app::words::Signs;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::game::{NodeEntry, NodeId, TurnMark};
use crate::narration::turns::Course;
use crate::rules::Side;
use crate::texts::messages as say;
use crate::tutor::{Grade, Graded};

/// Width of the number of a turn.
const NUMBER: f32 = 41.0;
/// How far a branch is indented.
const STEP: f32 = 12.0;
/// The most steps of indentation.
const DEEPEST: usize = 4;
/// Height of the line with the players' names.
const HEAD: f32 = 28.0;

/// Width of the sign of a grade.
const GRADE: f32 = 18.0;

/// The colour of a grade's sign.
pub fn grade_ink(grade: Grade, theme: &Theme) -> Color32 {
    match grade {
        Grade::Best | Grade::Good => theme.good,
        Grade::Inaccuracy | Grade::Mistake => theme.warn,
        Grade::Blunder => theme.bad,
    }
}

/// A turn as the list shows it.
struct ListedMove {
    side: Side,
    words: String,
    gain: u16,
    eats: bool,
    /// The eaten seeds were in a hole whose count is hidden.
    veiled: bool,
    signs: Signs,
    /// How many other moves were tried in its place.
    others: usize,
}

fn listed(view: &BoardContext<'_>, id: NodeId) -> Option<ListedMove> {
    let game = &view.session.game;
    let node = game.node(id);
    let side = game.mover_of(id)?;
    let events = node.entry().events();
    // A turn that is being sown shows only what it has gained so far.
    let sown = view.landed.sown.filter(|_| id == game.current() && id != view.landed.at);
    let course = Course::of(&events[..sown.unwrap_or(events.len()).min(events.len())]);
    let graded = view.session.review.known().graded(id);
    Some(ListedMove {
        side,
        words: notation(node.entry()),
        gain: course.gain(),
        eats: course.eaten,
        veiled: course.eaten && course.takes_hidden(view.hidden_of_played()),
        signs: Signs {
            mark: node.mark(),
            note: !node.comment().is_empty(),
            loss: graded.filter(|_| sown.is_none()).map(Graded::loss),
        },
        others: game.others(id).len(),
    })
}

/// The notation of a turn or an end, as lists show it.
pub fn notation(entry: &NodeEntry) -> String {
    match entry {
        NodeEntry::Start(_) => say::labels::start_of_game_point().to_owned(),
        NodeEntry::Turn(turn) => short(&turn.mv),
        NodeEntry::Resignation { .. } => say::labels::resigned().to_owned(),
        NodeEntry::Agreement { .. } => say::labels::agreed().to_owned(),
    }
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
    Some((turn.mover, format!("{}{gain} ?", short(&turn.mv))))
}

/// Shows the list, with the players' names above it if `head`.
pub fn move_list_ui(
    ui: &mut Ui,
    rect: Rect,
    view: &BoardContext<'_>,
    head: bool,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let game = &view.session.game;
    if game.is_empty() && view.previewed.is_none() {
        let text = match game.position().to_move() {
            Side::South => say::labels::no_move_yet(),
            Side::North => say::labels::no_move_yet_north(),
        };
        let runs = [run(text, Text::Body, false, theme.muted)];
        label(ui, rect.min + vec2(16.0, 14.0), rect.width() - 32.0, 2, &runs);
        return;
    }
    let columns = Columns::of(rect);
    let mut room = rect;
    if head {
        let (players, people) = (game.players(), game.people());
        for side in Side::ALL {
            let player = words::player_short(&players[side], &people[side]);
            let head = say::record::SideAndPlayer { side, player }.text();
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

/// The turns of one side in a row; the last one gets the remaining width.
fn cell(
    ui: &mut Ui,
    place: Rect,
    ids: &[NodeId],
    view: &BoardContext<'_>,
    intents: &mut Vec<Intent>,
) {
    let current = view.session.game.current();
    let mut x = place.min.x;
    for (number, id) in ids.iter().enumerate() {
        let Some(entry) = listed(view, *id) else { continue };
        let is_last = number + 1 == ids.len();
        let width = if is_last { place.max.x - x } else { natural_width(ui, &entry) };
        let rest = (place.max.x - x).max(0.0);
        let rect = Rect::from_min_size(pos2(x, place.min.y), vec2(width.min(rest), place.height()));
        x = rect.max.x;
        let fork = (entry.others > 0).then(|| fork_place(rect));
        let hit = fork.map_or(rect, |fork| rect.with_max_x(fork.min.x));
        let response = turn(ui, rect, hit, *id, &entry, *id == current, view);
        if response.clicked() {
            intents.push(Intent::Show(*id));
        }
        menu(&response, *id, &entry, view, intents);
        if let Some(fork) = fork {
            unfold(ui, fork, *id, &entry, *id == current, view, intents);
        }
    }
}

/// The place of the sign that unfolds branches.
fn fork_place(cell: Rect) -> Rect {
    cell.with_min_x((cell.max.x - 28.0).max(cell.min.x))
}

fn gain_words(entry: &ListedMove) -> String {
    match entry.gain {
        0 => String::new(),
        gain if entry.eats => words::taken((!entry.veiled).then_some(gain), true),
        gain => format!("+{gain}"),
    }
}

fn natural_width(ui: &Ui, entry: &ListedMove) -> f32 {
    let words = galley(ui, &entry.words, Text::Body, true, Color32::PLACEHOLDER).size().x;
    let gain = match entry.gain {
        0 => 0.0,
        _ => galley(ui, &gain_words(entry), Text::Chip, true, Color32::PLACEHOLDER).size().x + 6.0,
    };
    let mark = if entry.signs.mark.is_some() { 16.0 } else { 0.0 };
    let note = if entry.signs.note { 18.0 } else { 0.0 };
    let grade = if entry.signs.loss.is_some() { GRADE } else { 0.0 };
    let fork = if entry.others > 0 { 28.0 } else { 0.0 };
    (words + gain + mark + note + grade + fork + 14.0).max(Sizes::get().height.hit)
}

fn turn(
    ui: &mut Ui,
    rect: Rect,
    hit: Rect,
    id: NodeId,
    entry: &ListedMove,
    current: bool,
    view: &BoardContext<'_>,
) -> Response {
    let theme = Theme::of(ui.ctx());
    let widget = Id::unique(("turn", id));
    let response = ui.interact(hit, widget, Sense::click());
    response.widget_info(|| {
        let number = view.session.game.turn_number(id);
        let gain = match entry.gain {
            0 => String::new(),
            gain => words::takes((!entry.veiled).then_some(gain), entry.eats),
        };
        let name = words::turn_name(number, entry.side, &entry.words, &gain);
        WidgetInfo::labeled(Role::Button, true, words::with_signs(name, entry.signs))
    });
    ui.ctx().accesskit_node_builder(widget, |node| node.set_selected(current));
    let ground = rect.shrink2(vec2(1.0, 1.0));
    let radius = 6;
    if current {
        ui.painter().rect_filled(ground, radius, theme.accent);
    } else if response.hovered() {
        ui.painter().rect_filled(ground, radius, theme.accent_soft);
    }
    let middle = rect.center().y;
    let ink_or = |ink: Color32| if current { theme.on_accent } else { ink };
    let ink = ink_or(theme.text);
    let at = pos2(rect.min.x + 8.0, middle);
    let mut x =
        paint_words(ui, at, Align2::LEFT_CENTER, &entry.words, Text::Body, current, ink).max.x;
    if let Some(mark) = entry.signs.mark {
        let ink = ink_or(match mark {
            TurnMark::Good => theme.good,
            TurnMark::Doubtful => theme.warn,
            TurnMark::Mistake => theme.bad,
        });
        let sign = words::mark_sign(mark);
        let at = pos2(x + 5.0, middle);
        x = paint_words(ui, at, Align2::LEFT_CENTER, sign, Text::Body, true, ink).max.x;
    }
    let mut right = hit.max.x;
    if entry.signs.note {
        let place = Rect::from_center_size(pos2(right - 12.0, middle), vec2(15.0, 15.0));
        Icon::Note.paint(ui.painter(), place, ink_or(theme.muted));
        right -= 22.0;
    }
    let graded = entry.signs.loss.map_or(0.0, |_| GRADE);
    if entry.gain > 0 {
        let ink = ink_or(theme.good);
        let gain = gain_words(entry);
        let at = pos2(x + 7.0, middle);
        let width = galley(ui, &gain, Text::Chip, true, ink).size().x;
        if at.x + width + graded <= right {
            x = paint_words(ui, at, Align2::LEFT_CENTER, &gain, Text::Chip, true, ink).max.x;
        }
    }
    if let Some(loss) = entry.signs.loss {
        let ink = ink_or(grade_ink(loss.grade, theme));
        let at = pos2(x + 0.5 * GRADE + 3.0, middle);
        let sign = words::grade_sign(loss.grade);
        paint_words(ui, at, Align2::CENTER_CENTER, sign, Text::Body, true, ink);
    }
    focus_ring(ui, &response, ground.shrink(3.0), radius);
    if entry.signs.loss.is_some()
        && response.hovered()
        && let Some(why) = view.session.why(id)
    {
        return response.on_hover_text(why);
    }
    response
}

/// The sign at the end of a turn that has branches.
fn unfold(
    ui: &mut Ui,
    place: Rect,
    id: NodeId,
    entry: &ListedMove,
    current: bool,
    view: &BoardContext<'_>,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let game = &view.session.game;
    let Some(fork) = game.node(id).parent() else { return };
    let open = view.session.is_unfolded(fork, &game.forks_left(game.current()));
    let widget = Id::unique(("branches", id));
    let response = ui.interact(place.expand2(vec2(0.0, 1.0)), widget, Sense::click());
    let name = say::record::OtherMoves {
        count: entry.others,
        number: game.turn_number(id),
        mover: entry.side,
    }
    .text();
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    ui.ctx().accesskit_node_builder(widget, |node| node.set_expanded(open));
    let ink = match (current, open) {
        (true, _) => theme.on_accent,
        (false, true) => theme.accent,
        (false, false) => theme.muted,
    };
    if response.hovered() && !current {
        ui.painter().rect_filled(place.shrink(2.0), Sizes::get().radius.tag, theme.accent_soft);
    }
    paint_words(ui, place.center(), Align2::CENTER_CENTER, "⋮", Text::CardTitle, true, ink);
    focus_ring(ui, &response, place.shrink(4.0), Sizes::get().radius.tag);
    if response.clicked() {
        intents.push(Intent::Unfold(fork, !open));
    }
    response.on_hover_text(name);
}

/// The context menu of a turn.
fn menu(
    response: &Response,
    id: NodeId,
    entry: &ListedMove,
    view: &BoardContext<'_>,
    intents: &mut Vec<Intent>,
) {
    let game = &view.session.game;
    Popup::context_menu(response).show(|ui| {
        ui.set_width(220.0);
        ui.spacing_mut().item_spacing.y = 0.0;
        let mut row = |ui: &mut Ui, words: &str, chosen: bool, wants: Vec<Intent>| {
            let widget = Id::unique(("turn menu", id, words));
            let row = popup_row(ui, widget, words, None, true, chosen);
            row.widget_info(|| WidgetInfo::selected(Role::MenuItem, true, chosen, words));
            if row.clicked() {
                intents.extend(wants);
                ui.close();
            }
        };
        for &mark in TurnMark::ALL {
            let chosen = entry.signs.mark == Some(mark);
            let wants = Intent::Mark(id, (!chosen).then_some(mark));
            row(ui, words::mark(mark), chosen, vec![wants]);
        }
        let note = vec![Intent::Show(id), Intent::Command(Command::AddNote)];
        row(ui, Command::AddNote.label(), false, note);
        if !game.node(id).entry().events().is_empty() {
            row(ui, say::labels::explain(), false, vec![Intent::Explain(id)]);
        }
        if !game.is_on_main_line(id) {
            row(ui, say::labels::make_main(), false, vec![Intent::MakeMain(id)]);
        }
        if game.node(id).entry().outcome().is_none() {
            row(ui, say::labels::play_on(), false, vec![Intent::Show(id), Intent::PlayOn]);
        }
    });
}

/// The previewed move.
fn dashed_cell(ui: &Ui, rect: Rect, words: &str) {
    let theme = Theme::of(ui.ctx());
    let edge = rect.shrink2(vec2(1.0, 1.0));
    let corners = [
        edge.left_top(),
        edge.right_top(),
        edge.right_bottom(),
        edge.left_bottom(),
        edge.left_top(),
    ];
    let stroke = Stroke::new(2.0, theme.accent);
    ui.painter().extend(egui::Shape::dashed_line(&corners, stroke, 5.0, 3.0));
    let at = pos2(rect.min.x + 10.0, rect.center().y);
    paint_words(ui, at, Align2::LEFT_CENTER, words, Text::Body, false, theme.accent);
}
