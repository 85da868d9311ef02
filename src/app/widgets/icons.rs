//! The icons: lines 1.7 wide in a box of 18. A button with only an icon needs an accessible name
//! and a tooltip from its caller.

use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};

use crate::draw::sizes::Sizes;

/// The side of the box that icons are drawn in.
const BOX: f32 = 18.0;

/// What an icon shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::VariantArray)]
#[expect(missing_docs, reason = "the names say what is drawn")]
pub enum Icon {
    Undo,
    Redo,
    Bulb,
    Eye,
    Flip,
    Book,
    Folder,
    Disk,
    Note,
    Search,
    Swap,
    First,
    Back,
    Forward,
    Last,
    Warning,
    Clock,
    Cross,
    Menu,
    Flag,
    Gear,
}

impl Icon {
    /// Every icon.
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;

    /// Draws the icon in the middle of `rect`, as large as fits.
    pub fn paint(self, painter: &Painter, rect: Rect, colour: Color32) {
        let pen = Pen::new(painter, rect, colour);
        match self {
            Icon::Undo => pen.turn(1.0),
            Icon::Redo => pen.turn(-1.0),
            Icon::Bulb => {
                pen.arc((9.0, 7.4), 4.9, 125.0, 415.0);
                pen.line(&[(6.2, 11.4), (6.8, 13.2), (11.2, 13.2), (11.8, 11.4)]);
                pen.line(&[(7.4, 15.8), (10.6, 15.8)]);
            }
            Icon::Eye => {
                pen.arc((9.0, 14.0), 8.6, 215.0, 325.0);
                pen.arc((9.0, 4.0), 8.6, 35.0, 145.0);
                pen.circle((9.0, 9.0), 2.3);
            }
            Icon::Flip => {
                pen.line(&[(5.6, 15.0), (5.6, 3.4)]);
                pen.line(&[(2.6, 6.4), (5.6, 3.2), (8.6, 6.4)]);
                pen.line(&[(12.4, 3.0), (12.4, 14.6)]);
                pen.line(&[(9.4, 11.6), (12.4, 14.8), (15.4, 11.6)]);
            }
            Icon::Book => {
                pen.line(&[(9.0, 4.8), (9.0, 15.4)]);
                for side in [-1.0, 1.0] {
                    let x = |away: f32| 9.0 + side * away;
                    pen.line(&[
                        (x(0.0), 4.8),
                        (x(2.2), 3.5),
                        (x(7.0), 3.5),
                        (x(7.0), 13.8),
                        (x(2.4), 13.8),
                        (x(0.0), 15.2),
                    ]);
                }
            }
            Icon::Folder => pen.closed(&[
                (2.0, 4.0),
                (6.8, 4.0),
                (8.6, 6.2),
                (16.0, 6.2),
                (16.0, 14.6),
                (2.0, 14.6),
            ]),
            Icon::Disk => {
                let body = [(3.0, 3.0), (12.6, 3.0), (15.0, 5.4), (15.0, 15.0), (3.0, 15.0)];
                pen.closed(&body);
                pen.line(&[(6.0, 3.2), (6.0, 6.8), (11.4, 6.8), (11.4, 3.2)]);
                pen.line(&[(5.8, 14.8), (5.8, 10.4), (12.2, 10.4), (12.2, 14.8)]);
            }
            Icon::Note => pen.closed(&[
                (2.6, 3.4),
                (15.4, 3.4),
                (15.4, 12.4),
                (8.0, 12.4),
                (5.0, 15.4),
                (5.0, 12.4),
                (2.6, 12.4),
            ]),
            Icon::Search => {
                pen.circle((7.8, 7.8), 4.9);
                pen.line(&[(11.4, 11.4), (15.6, 15.6)]);
            }
            Icon::Swap => {
                pen.line(&[(2.6, 5.8), (15.2, 5.8)]);
                pen.line(&[(12.2, 2.8), (15.4, 5.8), (12.2, 8.8)]);
                pen.line(&[(15.4, 12.2), (2.8, 12.2)]);
                pen.line(&[(5.8, 9.2), (2.6, 12.2), (5.8, 15.2)]);
            }
            Icon::First => {
                pen.line(&[(4.0, 3.6), (4.0, 14.4)]);
                pen.closed(&[(14.2, 3.8), (14.2, 14.2), (7.0, 9.0)]);
            }
            Icon::Last => {
                pen.line(&[(14.0, 3.6), (14.0, 14.4)]);
                pen.closed(&[(3.8, 3.8), (3.8, 14.2), (11.0, 9.0)]);
            }
            Icon::Back => pen.filled(&[(13.2, 3.2), (13.2, 14.8), (4.2, 9.0)]),
            Icon::Forward => pen.filled(&[(4.8, 3.2), (4.8, 14.8), (13.8, 9.0)]),
            Icon::Warning => {
                pen.closed(&[(9.0, 2.6), (16.4, 15.2), (1.6, 15.2)]);
                pen.line(&[(9.0, 7.2), (9.0, 10.6)]);
                pen.dot((9.0, 12.9), 1.1);
            }
            Icon::Clock => {
                pen.circle((9.0, 9.0), 6.7);
                pen.line(&[(9.0, 5.0), (9.0, 9.2), (12.0, 10.9)]);
            }
            Icon::Cross => {
                pen.line(&[(4.0, 4.0), (14.0, 14.0)]);
                pen.line(&[(14.0, 4.0), (4.0, 14.0)]);
            }
            Icon::Menu => {
                for y in [4.4, 9.0, 13.6] {
                    pen.line(&[(2.6, y), (15.4, y)]);
                }
            }
            Icon::Flag => {
                pen.line(&[(4.2, 2.6), (4.2, 15.8)]);
                pen.line(&[(4.2, 3.4), (14.6, 3.4), (12.4, 6.6), (14.6, 9.8), (4.2, 9.8)]);
            }
            Icon::Gear => {
                const TEETH: usize = 8;
                // Half a tooth at its foot and at its tip, in radians, with the radius of each.
                const EDGE: [(f32, f32); 4] =
                    [(-0.27, 5.5), (-0.16, 7.4), (0.16, 7.4), (0.27, 5.5)];
                let outline = (0..TEETH).flat_map(|tooth| {
                    let middle = tooth as f32 / TEETH as f32 * std::f32::consts::TAU;
                    EDGE.map(|(beside, radius)| {
                        let way = Vec2::angled(middle + beside) * radius;
                        (9.0 + way.x, 9.0 + way.y)
                    })
                });
                pen.closed(&outline.collect::<Vec<_>>());
                pen.circle((9.0, 9.0), 2.4);
            }
        }
    }
}

/// Draws in the coordinates of the box.
struct Pen<'a> {
    painter: &'a Painter,
    corner: Pos2,
    unit: f32,
    stroke: Stroke,
}

impl Pen<'_> {
    fn new<'a>(painter: &'a Painter, rect: Rect, colour: Color32) -> Pen<'a> {
        let side = rect.width().min(rect.height());
        let unit = side / BOX;
        let stroke = Stroke::new(Sizes::get().line.icon * unit, colour);
        let corner = rect.center() - Vec2::splat(side / 2.0);
        Pen { painter, corner, unit, stroke }
    }

    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        self.corner + vec2(x, y) * self.unit
    }

    fn line(&self, points: &[(f32, f32)]) {
        let points: Vec<_> = points.iter().map(|&point| self.at(point)).collect();
        // Round ends, as drawn with a pen.
        for end in [points.first(), points.last()].into_iter().flatten() {
            self.painter.circle_filled(*end, self.stroke.width / 2.0, self.stroke.color);
        }
        self.painter.add(Shape::line(points, self.stroke));
    }

    fn closed(&self, points: &[(f32, f32)]) {
        let points = points.iter().map(|&point| self.at(point)).collect();
        self.painter.add(Shape::closed_line(points, self.stroke));
    }

    fn filled(&self, points: &[(f32, f32)]) {
        let points = points.iter().map(|&point| self.at(point)).collect();
        self.painter.add(Shape::convex_polygon(points, self.stroke.color, Stroke::NONE));
    }

    fn circle(&self, centre: (f32, f32), radius: f32) {
        self.painter.circle_stroke(self.at(centre), radius * self.unit, self.stroke);
    }

    fn dot(&self, centre: (f32, f32), radius: f32) {
        self.painter.circle_filled(self.at(centre), radius * self.unit, self.stroke.color);
    }

    /// Part of a circle; degrees go clockwise from the right.
    fn arc(&self, centre: (f32, f32), radius: f32, from: f32, to: f32) {
        let points: Vec<_> = (0..=24)
            .map(|step| {
                let way = Vec2::angled((from + (to - from) * step as f32 / 24.0).to_radians());
                (centre.0 + way.x * radius, centre.1 + way.y * radius)
            })
            .collect();
        self.line(&points);
    }

    /// An arrow that turns back: to the left (1) or to the right (-1).
    fn turn(&self, side: f32) {
        let x = |away: f32| 9.0 - side * away;
        self.line(&[(x(2.4), 3.2), (x(6.0), 6.8), (x(2.4), 10.4)]);
        let bow = (0..=16).map(|step| {
            let way = Vec2::angled((-90.0 + 180.0 * step as f32 / 16.0).to_radians());
            (x(-(1.6 + 4.0 * way.x)), 10.8 + 4.0 * way.y)
        });
        let shaft = [(x(5.6), 6.8)].into_iter().chain(bow).chain([(x(2.0), 14.8)]);
        self.line(&shaft.collect::<Vec<_>>());
    }
}

/// The program's mark: a disc with four holes.
pub fn paint_mark(painter: &Painter, rect: Rect, disc: Color32, holes: Color32) {
    let radius = rect.width().min(rect.height()) / 2.0;
    painter.circle_filled(rect.center(), radius, disc);
    for at in HOLES {
        painter.circle_filled(rect.center() + at * radius, HOLE * radius, holes);
    }
}

const HOLES: [Vec2; 4] =
    [vec2(-0.36, -0.36), vec2(0.36, -0.36), vec2(-0.36, 0.36), vec2(0.36, 0.36)];
const HOLE: f32 = 0.225;

/// The window's icon: `assets/icon/kete.svg` at 128 pixels.
pub fn window_icon() -> egui::IconData {
    eframe::icon_data::from_png_bytes(include_bytes!("../../../assets/icon/128.png"))
        .unwrap_or_else(|error| panic!("built-in asset: {error}"))
}

/// A key cap, as drawn on buttons and in hints: never part of a control's name.
pub fn paint_key(painter: &Painter, rect: Rect, border: Color32) {
    let corner = CornerRadius::same(Sizes::get().radius.tag);
    let line = Stroke::new(Sizes::get().line.thin, border);
    painter.rect_stroke(rect, corner, line, StrokeKind::Inside);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_icon_is_a_round_board_with_four_holes() {
        let icon = window_icon();
        assert_eq!((icon.width, icon.height), (128, 128));
        let pixel = |x: usize, y: usize| &icon.rgba[(y * 128 + x) * 4..][..4];
        assert_eq!(pixel(0, 0)[3], 0, "the corners are free");
        let bright =
            |(x, y): (usize, usize)| pixel(x, y).iter().map(|&part| u32::from(part)).sum::<u32>();
        let wood = bright((64, 40));
        for beside_the_seeds in [(26, 76), (102, 76), (40, 22), (72, 30)] {
            assert!(bright(beside_the_seeds) + 100 < wood, "{beside_the_seeds:?} lies in a hole");
        }
        for seed in [(40, 88), (80, 90), (88, 31), (32, 32)] {
            assert!(bright(seed) > wood + 100, "a seed lies at {seed:?}");
        }
    }
}
