//! What is drawn over the board, and the spot that follows the pen.

use egui::{Event, Id, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, WidgetInfo};

use crate::app::intent::Intent;
use crate::app::presentation::drawing::{Drawing, PenMove, PenStroke};
use crate::app::presentation::intent::PresentIntent;
use crate::draw::board::geometry::Frame;
use crate::draw::board::tones::MarkTones;
use crate::texts::messages::presentation as say;

/// Width of a line, and how much of its dark border shows at each side, in board widths.
const LINE: f32 = 0.0075;
const CASING: f32 = 0.0022;
/// The head of an arrow, in widths of its line.
const HEAD: f32 = 4.2;
/// Radius of the spot, in points.
const SPOT: f32 = 22.0;

/// Paints the drawing; with the pen, takes the pointer from everything below, but for a press in one
/// of the places that it must `spare`.
pub fn pen_ui(
    ui: &mut Ui,
    (window, spare): (Rect, &[Rect]),
    frame: Frame,
    drawing: &Drawing,
    intents: &mut Vec<Intent>,
) {
    let painter = ui.painter().with_clip_rect(window);
    for stroke in &drawing.strokes {
        paint(&painter, frame, stroke);
    }
    if !drawing.pen {
        return;
    }
    let id = Id::unique("presentation pen");
    let response = ui.interact(window, id, Sense::CLICK | Sense::DRAG);
    response.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, say::drawing()));
    response.on_hover_cursor(egui::CursorIcon::Crosshair);
    if !ui.is_enabled() {
        return;
    }
    let mut draw = |done| intents.push(Intent::Present(PresentIntent::Draw(done)));
    let (is_pressed, is_held, at) = ui.input(|input| {
        let pointer = &input.pointer;
        let at = pointer.press_origin().or(pointer.interact_pos());
        (pointer.primary_pressed(), pointer.primary_down(), at)
    });
    let mut is_down: bool = ui.ctx().data(|data| data.get_temp(id)).unwrap_or_default();
    let at = at.filter(|at| is_pressed && !spare.iter().any(|place| place.contains(*at)));
    if let Some(at) = at {
        let is_arrow = ui.input(|input| input.modifiers.shift);
        draw(PenMove::Down { at: frame.to_board(at), is_arrow });
        is_down = true;
    }
    if is_down {
        let moved = ui.input(|input| {
            let moved = input.events.iter().filter_map(|event| match event {
                Event::PointerMoved(at) => Some(*at),
                _ => None,
            });
            moved.collect::<Vec<_>>()
        });
        moved.into_iter().for_each(|at| draw(PenMove::To(frame.to_board(at))));
    }
    ui.ctx().data_mut(|data| data.insert_temp(id, is_down && is_held));
    if let Some(at) = ui.input(|input| input.pointer.hover_pos()) {
        spot(&painter, at);
    }
}

/// The spot that shows a class where the pen is.
fn spot(painter: &Painter, at: Pos2) {
    let tones = MarkTones::get();
    painter.circle_filled(at, SPOT, tones.pen.gamma_multiply(0.22));
    painter.circle_stroke(at, SPOT, Stroke::new(5.0, tones.casing));
    painter.circle_stroke(at, SPOT, Stroke::new(2.5, tones.pen));
}

fn paint(painter: &Painter, frame: Frame, stroke: &PenStroke) {
    let tones = MarkTones::get();
    let line = frame.length(LINE).max(3.0);
    let casing = frame.length(CASING).max(1.2);
    let points: Vec<Pos2> = stroke.points.iter().map(|at| frame.point(*at)).collect();
    for (width, ink) in [(line + 2.0 * casing, tones.casing), (line, tones.pen)] {
        // The casing of a line that crosses itself would show through.
        let ink = ink.to_opaque();
        if stroke.is_arrow && points.len() > 1 {
            arrow(painter, (points[0], points[1]), (line, width), ink);
            continue;
        }
        painter.add(Shape::line(points.clone(), Stroke::new(width, ink)));
        // Round ends and corners.
        painter.extend(points.iter().map(|at| Shape::circle_filled(*at, width / 2.0, ink)));
    }
}

fn arrow(
    painter: &Painter,
    (from, to): (Pos2, Pos2),
    (line, width): (f32, f32),
    ink: egui::Color32,
) {
    let way = (to - from).normalized();
    let head = (HEAD * line).min(from.distance(to));
    let more = (width - line) / 2.0;
    let neck = to - way * head;
    painter.line_segment([from, neck], Stroke::new(width, ink));
    painter.circle_filled(from, width / 2.0, ink);
    let aside = way.rot90() * (0.55 * head + 1.6 * more);
    let (tip, back) = (to + way * 2.0 * more, neck - way * more);
    let corners = vec![tip, back + aside, back - aside];
    painter.add(Shape::convex_polygon(corners, ink, Stroke::NONE));
}
