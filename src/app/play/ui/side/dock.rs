//! The dock of a narrow window: the side panel's tabs beside the story card, or raised over the
//! board when opened. In a window too small for it, it is shown only when opened.

use egui::{Id, Rect, Sense, Stroke, Ui, pos2, vec2};

use super::{body, move_list, rounds, shown_tab, tabs};
use crate::app::analysis::ui::lines;
use crate::app::intent::Intent;
use crate::app::session::state::SideTab;
use crate::app::session::ui::buttons::button_from_left;
use crate::app::session::ui::graph;
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::paint::card;
use crate::draw::sizes::Sizes;
use crate::draw::theme::Theme;
use crate::texts::messages as say;

/// Height of its head.
fn head_height() -> f32 {
    Sizes::grown(30.0)
}

/// Height of the graph in the raised dock.
const GRAPH: f32 = 104.0;

/// Shows the dock in its place, or raised over the board.
pub fn dock(ui: &mut Ui, rect: Option<Rect>, view: &BoardContext<'_>, intents: &mut Vec<Intent>) {
    let open = view.session.dock_open;
    let column = view.layout.column;
    let rect = match (rect, open) {
        (Some(rect), false) => rect,
        (Some(rect), true) => rect.with_min_y(view.layout.board.min.y),
        (None, true) => {
            let width = view.metrics.dock.min(column.width() - 16.0);
            let low = view.layout.control.min.y - 8.0;
            Rect::from_min_max(
                pos2(column.max.x - 8.0 - width, column.min.y + 8.0),
                pos2(column.max.x - 8.0, low),
            )
        }
        (None, false) => return,
    };
    let theme = Theme::of(ui.ctx());
    card(ui, rect, open.then_some(theme.accent));
    if open {
        // The board below must not take clicks meant for the dock.
        ui.interact(rect, Id::unique("dock"), Sense::CLICK);
    }
    let head = rect.with_max_y(rect.min.y + head_height());
    let before = intents.len();
    let end = tabs(ui, head.with_min_x(head.min.x + 6.0), view, true, intents);
    if !open && intents[before..].contains(&Intent::Tab(SideTab::Notes)) {
        // The closed dock is too low to write in.
        intents.push(Intent::Dock(true));
    }
    opener(ui, head, end, open, intents);
    let mut room = rect.with_min_y(head.max.y).shrink2(vec2(2.0, 2.0));
    if open && shown_tab(view) == SideTab::Moves && room.height() > 260.0 {
        let (list, graph) = room.split_top_bottom_at_y(room.max.y - GRAPH);
        ui.painter().hline(graph.x_range(), graph.min.y, Stroke::new(1.0, theme.line));
        graph::graph_ui(ui, graph.shrink2(vec2(12.0, 8.0)), view, intents);
        room = list;
    }
    match shown_tab(view) {
        // The closed dock has room for few lines.
        SideTab::Moves if !open => move_list::move_list_ui(ui, room, view, false, intents),
        SideTab::Analysis if !open => lines::lines_ui(ui, room, view, true, intents),
        SideTab::Match if !open => {
            let mut child = ui.new_child(egui::UiBuilder::new().max_rect(room));
            child.set_clip_rect(room);
            rounds::rounds_ui(&mut child, room.shrink2(vec2(10.0, 2.0)), view);
        }
        _ => body(ui, room, view, intents),
    }
}

/// `Open ▴`, `Lower ▾`.
fn opener(ui: &mut Ui, head: Rect, left: f32, open: bool, intents: &mut Vec<Intent>) {
    let words = if open { say::labels::lower_dock() } else { say::labels::open_dock() };
    // Beside four tabs there may be room for the sign only.
    let button = |shown| {
        let button = Button::signed(shown, words).look(ButtonLook::Link).small().salt("dock");
        if open { button.opens() } else { button.rises() }
    };
    let fits = left + button(words).width(ui) <= head.max.x - 3.0;
    let button = if fits { button(words) } else { button("") };
    let width = button.width(ui);
    let x = (head.max.x - width - 3.0).max(left);
    let height = Sizes::get().height.small_button;
    let at = pos2(x, head.center().y - height / 2.0);
    button_from_left(ui, (button, Intent::Dock(!open)), at, height, intents);
}
