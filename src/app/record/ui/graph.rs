//! The curves of the rating and of the accuracy.

use egui::{Align2, Id, Mesh, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::app::record::state::Accuracy;
use crate::app::widgets::paint::{galley, paint_words};
use crate::draw::theme::{Text, Theme};
use crate::game::Level;
use crate::rules::GameName;
use crate::search::strength;
use crate::texts::messages::my_record as say;
use crate::tutor::Rating;

/// The least distance of two labels of an axis.
const APART: f32 = 18.0;

/// A graph's area, and which values are at its edges.
struct Plot {
    rect: Rect,
    low: f64,
    high: f64,
    last: usize,
}

impl Plot {
    fn point(&self, at: usize, value: f64) -> Pos2 {
        // A single value is in the middle.
        let along = if self.last == 0 { 0.5 } else { at as f32 / self.last as f32 };
        pos2(self.rect.min.x + along * self.rect.width(), self.y(value))
    }

    fn y(&self, value: f64) -> f32 {
        let part = (value - self.low) / (self.high - self.low);
        self.rect.max.y - (part as f32).clamp(0.0, 1.0) * self.rect.height()
    }

    /// Horizontal lines with their labels; those too close to the one below have none.
    fn lines(&self, ui: &Ui, lines: &[(f64, String)]) {
        let theme = Theme::of(ui.ctx());
        let mut free = f32::INFINITY;
        for (value, says) in lines {
            let y = self.y(*value);
            ui.painter().hline(self.rect.x_range(), y, Stroke::new(1.0, theme.line));
            if free - y >= APART {
                let at = pos2(self.rect.min.x - 8.0, y);
                paint_words(ui, at, Align2::RIGHT_CENTER, says, Text::Caption, false, theme.muted);
                free = y;
            }
        }
    }

    fn curve(&self, ui: &Ui, values: &[f64]) {
        let theme = Theme::of(ui.ctx());
        let points = values.iter().enumerate().map(|(at, value)| self.point(at, *value));
        let points: Vec<Pos2> = points.collect();
        // Single games are seen as points while there are few.
        if points.len() as f32 * 12.0 <= self.rect.width() {
            for point in &points {
                ui.painter().circle_filled(*point, 3.0, theme.accent);
            }
        }
        if points.len() > 1 {
            ui.painter().add(Shape::line(points, Stroke::new(2.0, theme.accent)));
        }
    }

    fn name(&self, ui: &Ui, salt: &str, name: &str) {
        let response = ui.interact(self.rect, Id::unique(salt), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    }
}

/// The widest of these labels.
fn widest(ui: &Ui, lines: &[(f64, String)]) -> f32 {
    let ink = Theme::of(ui.ctx()).muted;
    let width = |says: &String| galley(ui, says, Text::Caption, false, ink).size().x;
    lines.iter().map(|(_, says)| width(says)).fold(0.0, f32::max)
}

/// The rating after each game, with its 95 % band, over lines at the strengths of the levels.
pub(super) fn rating_graph(ui: &Ui, rect: Rect, game: GameName, curve: &[Rating]) {
    if rect.height() < 40.0 || curve.is_empty() {
        return;
    }
    let theme = Theme::of(ui.ctx());
    let low = curve.iter().map(|rating| rating.from).fold(f64::INFINITY, f64::min);
    let high = curve.iter().map(|rating| rating.to).fold(f64::NEG_INFINITY, f64::max);
    let (low, high) = (low - 40.0, high + 40.0);
    let line = |level: Level| {
        let level = level.get();
        (strength(game, level), say::AxisLevel { level }.text())
    };
    let lines = Level::all().map(line).filter(|(value, _)| (low..=high).contains(value));
    let lines: Vec<_> = lines.collect();
    let left = widest(ui, &lines) + 10.0;
    let rect = Rect::from_min_max(rect.min + vec2(left, 4.0), rect.max - vec2(8.0, 4.0));
    let plot = Plot { rect, low, high, last: curve.len() - 1 };
    plot.lines(ui, &lines);
    let band = theme.accent.gamma_multiply(0.22);
    match curve {
        [only] => {
            let (top, end) = (plot.point(0, only.to), plot.point(0, only.from));
            let bar = Rect::from_min_max(top, end).expand2(vec2(8.0, 0.0));
            ui.painter().rect_filled(bar, 2.0, band);
        }
        _ => {
            let mut mesh = Mesh::default();
            for (at, rating) in (0..).zip(curve) {
                mesh.colored_vertex(plot.point(at as usize, rating.to), band);
                mesh.colored_vertex(plot.point(at as usize, rating.from), band);
                if at > 0 {
                    let corner: u32 = 2 * at;
                    mesh.add_triangle(corner - 2, corner - 1, corner);
                    mesh.add_triangle(corner - 1, corner, corner + 1);
                }
            }
            ui.painter().add(mesh);
        }
    }
    let values: Vec<f64> = curve.iter().map(|rating| rating.value).collect();
    plot.curve(ui, &values);
    let (first, last) = (values[0].round() as i32, values[values.len() - 1].round() as i32);
    let name = say::RatingGraph { count: values.len(), first, last }.text();
    plot.name(ui, "rating graph", &name);
}

/// The share of good moves in each reviewed game, in per cent.
pub(super) fn accuracy_graph(ui: &Ui, rect: Rect, accuracies: &[Accuracy]) {
    let (Some(first), Some(last)) = (accuracies.first(), accuracies.last()) else { return };
    if rect.height() < 40.0 {
        return;
    }
    let percents = [0, 25, 50, 75, 100];
    let lines = percents.map(|percent| (f64::from(percent), say::Percent { percent }.text()));
    let left = widest(ui, &lines) + 10.0;
    let rect = Rect::from_min_max(rect.min + vec2(left, 6.0), rect.max - vec2(8.0, 6.0));
    let plot = Plot { rect, low: 0.0, high: 100.0, last: accuracies.len() - 1 };
    plot.lines(ui, &lines);
    let values: Vec<f64> = accuracies.iter().map(|game| f64::from(game.percent())).collect();
    plot.curve(ui, &values);
    let (count, first, last) = (accuracies.len(), first.percent(), last.percent());
    plot.name(ui, "accuracy graph", &say::AccuracyGraph { count, first, last }.text());
}
