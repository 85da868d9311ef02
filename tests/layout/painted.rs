//! The texts of a frame, in the order in which they are painted, with what is behind each.

use egui::epaint::{ClippedShape, Mesh, Shape, TextShape};
use egui::{Color32, Pos2, Rect};

/// What is painted behind a text.
#[derive(Clone, Copy, PartialEq)]
pub enum Ground {
    /// One colour.
    Plain(Color32),
    /// A picture: only the drawn frame shows its colours.
    Picture,
}

/// A text of a frame.
pub struct PaintedText {
    pub text: String,
    /// The rectangle of its ink, and the part of it that is not clipped.
    pub ink: Rect,
    pub visible: Rect,
    /// What clips it.
    pub clip: Rect,
    /// Whether it ends in “…” because it did not fit.
    pub is_elided: bool,
    /// The colour of its faintest letters, and their size in points.
    pub colour: Color32,
    pub size: f32,
    pub ground: Ground,
    /// The place in the order of painting.
    order: usize,
}

/// A filled area: where it is, what it shows, its place in the order of painting.
struct Area {
    rect: Rect,
    ground: Ground,
    order: usize,
}

/// Everything that a frame paints.
pub struct Painted {
    pub texts: Vec<PaintedText>,
    areas: Vec<Area>,
}

impl Painted {
    /// Reads a frame painted on a window of one colour.
    pub fn of(shapes: &[ClippedShape], window: Color32) -> Painted {
        let everything = Area { rect: Rect::EVERYTHING, ground: Ground::Plain(window), order: 0 };
        let mut painted = Painted { texts: Vec::new(), areas: vec![everything] };
        let mut order = 0;
        for ClippedShape { shape, clip_rect, .. } in shapes {
            painted.add(shape, *clip_rect, &mut order);
        }
        painted
    }

    fn add(&mut self, shape: &Shape, clip: Rect, order: &mut usize) {
        *order += 1;
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.add(shape, clip, order)),
            Shape::Rect(rect) => {
                let is_picture = rect.brush.is_some();
                self.fill(rect.rect.intersect(clip), rect.fill, is_picture, *order);
            }
            Shape::Circle(circle) => {
                let side = circle.radius * std::f32::consts::SQRT_2;
                let inside = Rect::from_center_size(circle.center, egui::Vec2::splat(side));
                self.fill(inside.intersect(clip), circle.fill, false, *order);
            }
            Shape::Mesh(mesh) => self.mesh(mesh, clip, *order),
            Shape::Text(text) => self.text(text, clip, *order),
            Shape::Path(_) | Shape::LineSegment { .. } | Shape::Ellipse(_) => {}
            Shape::Noop | Shape::Band(_) | Shape::QuadraticBezier(_) | Shape::CubicBezier(_) => {}
            Shape::Callback(_) => {}
        }
    }

    fn mesh(&mut self, mesh: &Mesh, clip: Rect, order: usize) {
        let opaque = mesh.vertices.iter().all(|vertex| vertex.color.a() == 255);
        if opaque && !mesh.vertices.is_empty() {
            self.fill(mesh.calc_bounds().intersect(clip), Color32::WHITE, true, order);
        }
    }

    fn fill(&mut self, rect: Rect, colour: Color32, is_picture: bool, order: usize) {
        if !rect.is_positive() || colour.a() == 0 {
            return;
        }
        let ground = match (is_picture, colour.a()) {
            (true, _) => Ground::Picture,
            (false, 255) => Ground::Plain(colour),
            (false, _) => match self.ground_at(rect.center(), rect) {
                Ground::Plain(below) => Ground::Plain(over(colour, below)),
                Ground::Picture => Ground::Picture,
            },
        };
        self.areas.push(Area { rect, ground, order });
    }

    /// The last area that holds a point and most of a rectangle's width.
    fn ground_at(&self, at: Pos2, of: Rect) -> Ground {
        let covers = |area: &&Area| {
            area.rect.contains(at) && area.rect.intersect(of).width() >= 0.6 * of.width()
        };
        self.areas.iter().rev().find(covers).map_or(Ground::Picture, |area| area.ground)
    }

    fn text(&mut self, text: &TextShape, clip: Rect, order: usize) {
        let galley = &text.galley;
        let ink = galley.mesh_bounds.translate(text.pos.to_vec2());
        let visible = ink.intersect(clip);
        let words = galley.text().trim();
        if words.is_empty() || !visible.is_positive() || text.opacity_factor < 0.9 {
            return;
        }
        let ground = self.ground_at(visible.center(), visible);
        let shown = galley.job.sections.iter().map(|section| {
            let given = section.format.color;
            let own = if given == Color32::PLACEHOLDER { text.fallback_color } else { given };
            (text.override_text_color.unwrap_or(own), section.format.font_id.size)
        });
        let faintest = |ground: Color32| move |(ink, _): &(Color32, f32)| contrast(*ink, ground);
        let below = match ground {
            Ground::Plain(colour) => colour,
            Ground::Picture => Color32::WHITE,
        };
        let key = faintest(below);
        let least = shown.min_by(|one, other| key(one).total_cmp(&key(other)));
        let Some((colour, size)) = least else { return };
        self.texts.push(PaintedText {
            text: words.to_owned(),
            ink,
            visible,
            clip,
            is_elided: galley.elided,
            colour,
            size,
            ground,
            order,
        });
    }

    /// Whether something opaque painted later covers a part of a text.
    pub fn is_hidden(&self, text: &PaintedText, part: Rect) -> bool {
        let later = self.areas.iter().rev().take_while(|area| area.order > text.order);
        later.into_iter().any(|area| area.rect.expand(0.5).contains_rect(part))
    }

    /// Pairs of texts that can both be read and lie over each other.
    pub fn overlaps(&self) -> Vec<(&PaintedText, &PaintedText)> {
        let mut found = Vec::new();
        for (number, one) in self.texts.iter().enumerate() {
            for other in &self.texts[number + 1..] {
                let both = one.visible.intersect(other.visible);
                let crosses = both.width() > 1.5 && both.height() > 1.5;
                // A text painted twice at one place is bold or a shadow.
                let is_again = one.text == other.text && one.ink.min.distance(other.ink.min) < 2.5;
                if crosses && !is_again && !self.is_hidden(one, both) {
                    found.push((one, other));
                }
            }
        }
        found
    }
}

/// A translucent colour on another.
fn over(top: Color32, below: Color32) -> Color32 {
    let rest = 255 - u32::from(top.a());
    let [r, g, b] = [0, 1, 2].map(|part| {
        let below = u32::from(below.to_array()[part]) * rest / 255;
        (u32::from(top.to_array()[part]) + below).min(255) as u8
    });
    Color32::from_rgb(r, g, b)
}

/// The contrast ratio of WCAG 2.2, 1 to 21, of a text's colour on its ground.
pub fn contrast(ink: Color32, ground: Color32) -> f32 {
    let luminance = |colour: Color32| {
        let part = |part: u8| {
            let part = f32::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(colour.r()) + 0.7152 * part(colour.g()) + 0.0722 * part(colour.b())
    };
    let (ink, ground) = (luminance(over(ink, ground)), luminance(ground));
    (ink.max(ground) + 0.05) / (ink.min(ground) + 0.05)
}
