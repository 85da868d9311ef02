//! The clock in a player's strip: a button that stops it or lets it run.

use egui::accesskit::Live;
use egui::{
    Align2, Color32, Id, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::face::{Urgency, digits, urgency};
use super::update::may_pause;
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::session::state::GameSession;
use crate::app::widgets::paint::{focus_ring, galley, paint_words};
use crate::app::words::key_name;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::rules::Side;
use crate::texts::messages::clock as say;

/// Space left and right of the digits.
const PAD: f32 = 9.0;
/// Room for the sign of a clock that waits.
const SIGN: f32 = 15.0;
/// The narrowest clock.
const LEAST: &str = "00:00";

/// What a clock needs to be painted.
struct Face {
    urgency: Urgency,
    digits: String,
}

impl Face {
    fn of(session: &GameSession, side: Side) -> Option<Face> {
        let left = session.game.time_left(side)?;
        let urgency = urgency(&session.game, side)?;
        Some(Face { urgency, digits: digits(left) })
    }

    /// The width with zeros for all digits, so that it does not change with them.
    fn width(&self, ui: &Ui) -> f32 {
        let zeros: String =
            self.digits.chars().map(|c| if c.is_ascii_digit() { '0' } else { c }).collect();
        let width =
            |text: &str| galley(ui, text, Text::Section, true, Color32::PLACEHOLDER).size().x;
        (width(&zeros).max(width(LEAST)) + 2.0 * PAD + SIGN).ceil()
    }
}

/// How wide the clock of a side is; nothing without a clock.
pub fn clock_width(ui: &Ui, session: &GameSession, side: Side) -> f32 {
    Face::of(session, side).map_or(0.0, |face| face.width(ui))
}

/// Paints the clock of a side with its right middle at `right`, and beside the digits a sign that
/// says whether it runs; returns its left end.
pub fn clock_ui(
    ui: &mut Ui,
    session: &GameSession,
    side: Side,
    right: Pos2,
    has_sign: bool,
    intents: &mut Vec<Intent>,
) -> f32 {
    let Some(face) = Face::of(session, side) else { return right.x };
    let theme = Theme::of(ui.ctx());
    let width = face.width(ui) - if has_sign { 0.0 } else { SIGN };
    let size = vec2(width, Sizes::get().height.hit);
    let rect = Rect::from_min_size(pos2(right.x - size.x, right.y - size.y / 2.0), size);
    let radius = Sizes::get().radius.tag;
    let is_mover = !session.game.is_over() && session.mover() == side;
    let paused = session.clock.paused;
    let is_open = may_pause(session);
    let id = Id::unique(("clock", side));
    let response = ui.interact(rect, id, if is_open { Sense::click() } else { Sense::hover() });
    let name = name(side, &face, is_mover && paused);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, is_open, &name));
    let (ground, ink) = match face.urgency {
        Urgency::Enough if response.hovered() && is_open => (theme.accent_soft, theme.text),
        Urgency::Enough => (theme.sunken, theme.text),
        Urgency::Short => (theme.warn_soft, theme.warn),
        Urgency::Over => (theme.bad_soft, theme.bad),
    };
    let painter = ui.painter();
    painter.rect_filled(rect, radius, ground);
    let edge = match face.urgency {
        _ if is_mover && !paused => Stroke::new(1.5, ink),
        Urgency::Enough if !theme.is_lined() => Stroke::NONE,
        _ => Stroke::new(1.0, ink),
    };
    painter.rect_stroke(rect, radius, edge, StrokeKind::Inside);
    if is_mover && has_sign {
        sign(ui, pos2(rect.min.x + PAD + 4.0, rect.center().y), paused, ink);
    }
    let at = pos2(rect.max.x - PAD, rect.center().y);
    paint_words(ui, at, Align2::RIGHT_CENTER, &face.digits, Text::Section, true, ink);
    if is_mover && !paused {
        warn(ui, rect, side, &face, session);
    }
    focus_ring(ui, &response, rect, radius);
    let tip = if paused { say::go_on_tip() } else { say::pause_tip() };
    let keys = key_name(&Command::Pause.keys().unwrap_or_default());
    let tip = crate::texts::messages::commands::WithKeys { tip, keys }.text();
    if is_open && response.on_hover_text(tip).clicked() {
        intents.push(Intent::PauseClock(!paused));
    }
    rect.min.x
}

/// Two bars while the clock waits, a triangle while it runs.
fn sign(ui: &Ui, at: Pos2, paused: bool, ink: Color32) {
    if paused {
        for x in [-3.0, 3.0] {
            let bar = Rect::from_center_size(at + vec2(x, 0.0), vec2(3.0, 11.0));
            ui.painter().rect_filled(bar, 0.0, ink);
        }
    } else {
        let corner = |x: f32, y: f32| at + vec2(x, y);
        let points = vec![corner(-4.0, -5.5), corner(5.0, 0.0), corner(-4.0, 5.5)];
        ui.painter().add(egui::Shape::convex_polygon(points, ink, Stroke::NONE));
    }
}

/// `South's clock: 4:32`, with a word if it waits or little is left.
fn name(side: Side, face: &Face, waits: bool) -> String {
    let time = face.digits.as_str();
    match face.urgency {
        Urgency::Over => say::FaceOver { side, time }.text(),
        _ if waits => say::FacePaused { side, time }.text(),
        Urgency::Short => say::FaceShort { side, time }.text(),
        Urgency::Enough => say::Face { side, time }.text(),
    }
}

/// A sentence for screen readers, which does not change while the time runs.
fn warn(ui: &Ui, rect: Rect, side: Side, face: &Face, session: &GameSession) {
    let Some(control) = session.game.time_control() else { return };
    let text = match face.urgency {
        Urgency::Enough => return,
        Urgency::Short => say::IsShort { side, seconds: control.warns_below() / 1000 }.text(),
        Urgency::Over => say::IsOver { side }.text(),
    };
    let id = Id::unique(("clock warning", side));
    let response = ui.interact(rect.shrink(4.0), id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
    ui.ctx().accesskit_node_builder(id, |node| node.set_live(Live::Polite));
}
