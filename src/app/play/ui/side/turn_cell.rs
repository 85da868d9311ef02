//! A cell of the list of moves: the turns of one side, with their grades, branches and menus.

use egui::{
    Align2, Color32, Id, Popup, Rect, Response, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2,
};

use super::move_list::{notation, notation_in_full};
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::choices::popup_row;
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{focus_ring, galley, paint_words};
use crate::app::words;
use crate::app::words::Signs;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::game::{NodeId, TurnMark};
use crate::narration::turns::Course;
use crate::rules::Side;
use crate::texts::messages as say;
use crate::tutor::{Grade, Graded};

/// Width of the sign of a grade.
const GRADE: f32 = 18.0;
/// The part of a turn's width that it can do without.
const SPARE: f32 = 5.0;

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
    /// The same in full, for its name.
    in_full: String,
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
        in_full: notation_in_full(node.entry()),
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

/// The turns of one side in a row; the last one gets the remaining width.
pub(super) fn cell(
    ui: &mut Ui,
    place: Rect,
    ids: &[NodeId],
    view: &BoardContext<'_>,
    intents: &mut Vec<Intent>,
) {
    let current = view.session.game.current();
    let entries: Vec<(NodeId, ListedMove)> =
        ids.iter().filter_map(|id| Some((*id, listed(view, *id)?))).collect();
    let natural: Vec<f32> = entries.iter().map(|(_, entry)| natural_width(ui, entry)).collect();
    let narrower = narrower_by(&natural, place.width());
    let mut x = place.min.x;
    for (number, (id, entry)) in entries.iter().enumerate() {
        let is_last = number + 1 == entries.len();
        let rest = (place.max.x - x).max(0.0);
        let own = (natural[number] - narrower).max(Sizes::get().height.hit);
        let width = if is_last { rest } else { own };
        let rect = Rect::from_min_size(pos2(x, place.min.y), vec2(width.min(rest), place.height()));
        x = rect.max.x;
        let fork = (entry.others > 0).then(|| fork_place(rect));
        let hit = fork.map_or(rect, |fork| rect.with_max_x(fork.min.x));
        let response = turn(ui, rect, hit, *id, entry, *id == current, view);
        if response.clicked() {
            intents.push(Intent::Show(*id));
        }
        menu(&response, *id, entry, view, intents);
        if let Some(fork) = fork {
            unfold(ui, fork, *id, entry, *id == current, view, intents);
        }
    }
}

/// How much narrower each turn of a cell becomes, so that the last one ends inside of it.
fn narrower_by(natural: &[f32], room: f32) -> f32 {
    let excess = natural.iter().sum::<f32>() - room;
    (excess / natural.len().max(1) as f32).clamp(0.0, SPARE)
}

/// Width of the sign that unfolds branches.
fn fork_width() -> f32 {
    Sizes::get().height.hit
}

/// The place of the sign that unfolds branches.
fn fork_place(cell: Rect) -> Rect {
    cell.with_min_x((cell.max.x - fork_width()).max(cell.min.x))
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
    let fork = if entry.others > 0 { fork_width() } else { 0.0 };
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
        let name = words::turn_name(number, entry.side, &entry.in_full, &gain);
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
    if !response.hovered() {
        return response;
    }
    match tip(view, id, entry) {
        tip if tip.is_empty() => response,
        tip => response.on_hover_text(tip),
    }
}

/// What the letters and the sign of a turn mean, and why it was good or bad.
fn tip(view: &BoardContext<'_>, id: NodeId, entry: &ListedMove) -> String {
    let turn = view.session.game.node(id).entry().turn();
    let way = turn.and_then(|turn| view.session.way_in_words(&turn.mv));
    let layout = (entry.words != entry.in_full).then(|| entry.in_full.clone());
    let grade = entry.signs.loss.map(words::sign_in_words);
    let why = entry.signs.loss.and_then(|_| view.session.why(id));
    let lines: Vec<String> = [way, layout, grade, why].into_iter().flatten().collect();
    lines.join("\n")
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
    let hit = place.expand2(vec2(0.0, 0.5 * (Sizes::get().height.hit - place.height())));
    let response = ui.interact(hit, widget, Sense::click());
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
pub(super) fn dashed_cell(ui: &Ui, rect: Rect, words: &str) {
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
