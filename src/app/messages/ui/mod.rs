//! The short message in the top bar or at the foot, with a button if something can be done about it.

pub(crate) mod list;

use std::sync::Arc;

use egui::accesskit::Live;
use egui::{Align2, Galley, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::intent::Intent;
use crate::app::state::State;
use crate::app::widgets::paint::{flow, focus_ring, galley, paint_words, run};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};

fn least_height() -> f32 {
    Sizes::grown(36.0)
}
const WIDEST: f32 = 760.0;
/// Space before and after the words.
const PAD: f32 = 14.0;
/// A hovered message restarts its time this often, in seconds.
const HOLD_AFTER: f64 = 0.5;

/// Below this width of the empty part of the top bar, the message is at the foot of the page.
const HEAD_LEAST: f32 = 200.0;

/// The sizes of its letters in the top bar, with the most lines: the first that fits is taken.
const IN_HEAD: [(Text, usize); 3] = [(Text::Body, 2), (Text::Chip, 2), (Text::Caption, 3)];

/// Shows the message in `head`, the empty part of the top bar, where it covers nothing. A long one
/// has smaller letters there. If it does not fit then either, it is over the buttons at the foot of
/// `page`. A click closes it.
pub fn notice(
    ui: &mut Ui,
    (head, page): (Rect, Rect),
    state: &State,
    now: f64,
    intents: &mut Vec<Intent>,
) {
    let Some(notice) = &state.notice else { return };
    let theme = Theme::of(ui.ctx());
    let radius = Sizes::get().radius.control;
    let action = notice.action.as_ref();
    let button = action.map_or(0.0, |action| {
        galley(ui, &action.words, Text::Body, true, theme.card).size().x + 24.0
    });
    let beside = if action.is_some() { button + 8.0 } else { 0.0 };
    let says = |room: Rect, (size, rows): (Text, usize)| {
        let widest = (room.width() - 16.0).min(WIDEST);
        let runs = [run(&notice.words, size, false, theme.card)];
        flow(ui, &runs, (widest - 2.0 * PAD - beside).max(60.0), rows)
    };
    let fits = |says: &Arc<Galley>| !says.elided && says.size().y <= head.height() - 2.0;
    let mut ways = IN_HEAD.into_iter().map(|way| says(head, way));
    let in_head = ways.find(fits).filter(|_| head.width() >= HEAD_LEAST + beside);
    let is_in_head = in_head.is_some();
    let says = in_head.unwrap_or_else(|| says(page, (Text::Body, 3)));
    let most = if is_in_head { head.height() - 2.0 } else { page.height() };
    let size = vec2(
        says.size().x + 2.0 * PAD + beside,
        (says.size().y + 8.0).max(least_height()).min(most),
    );
    let (room, top) = match is_in_head {
        true => (head, head.center().y - size.y / 2.0),
        false => (page, page.max.y - size.y - 4.0),
    };
    let at = pos2(room.center().x - size.x / 2.0, top);
    let rect = Rect::from_min_size(at, size);
    let id = Id::unique("notice");
    // It takes clicks, so that nothing it covers is clicked unseen.
    let response = ui.interact(rect, id, Sense::CLICK);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &notice.words));
    if response.clicked() {
        intents.push(Intent::CloseNotice);
    }
    ui.ctx().accesskit_node_builder(id, |node| node.set_live(Live::Polite));
    let painter = ui.painter();
    painter.rect_filled(rect, radius, theme.text);
    let cut = says.elided;
    painter.galley(pos2(rect.min.x + PAD, rect.center().y - says.size().y / 2.0), says, theme.card);
    let mut held = response.hovered();
    if let Some(action) = action {
        let place = Rect::from_center_size(
            pos2(rect.max.x - 5.0 - button / 2.0, rect.center().y),
            vec2(button, Sizes::get().height.hit),
        );
        let response = ui.interact(place, id.with("button"), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &action.words));
        let width = if response.hovered() { 2.0 } else { 1.0 };
        let stroke = Stroke::new(width, theme.card);
        ui.painter().rect_stroke(place, radius - 2, stroke, StrokeKind::Inside);
        let (words, ink) = (action.words.as_str(), theme.card);
        paint_words(ui, place.center(), Align2::CENTER_CENTER, words, Text::Body, true, ink);
        focus_ring(ui, &response, place, radius - 2);
        held |= response.hovered() || response.has_focus();
        if response.clicked() {
            intents.push(Intent::CloseNotice);
            intents.push(action.intent.clone());
        }
    }
    if cut {
        response.on_hover_text(&notice.words);
    }
    // A message that is being read, or whose button is about to be clicked, stays.
    if held && now - notice.since > HOLD_AFTER {
        intents.push(Intent::HoldNotice);
    }
}
