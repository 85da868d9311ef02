//! Draws a board: wood, seeds, marks, counts. Nothing here listens to the pointer or the
//! keyboard; a page puts its buttons where the geometry says.

use egui::epaint::{Mesh, Vertex};
use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, TextureId, Vec2, pos2, vec2};

use super::art::BoardArt;
use super::easel::Easel;
use super::geometry::{BoardForm, Carving, Frame, Pit, is_house};
use super::seeds::{self, Seed};
use super::sprites::{self, Dress};
use super::tones::Material;
use super::view::{BoardMark, BoardView, Flight, SHADOW_WAY};
use crate::draw::sizes::Sizes;
use crate::draw::theme::Theme;
use crate::rules::board::{Colour, Place};

/// Width of a plain board's rims.
const RIM: f32 = 2.0;

/// Where a board meant for `rect` really is: on whole pixels, with the height of its form. Buttons
/// placed by it are exactly on the painted holes.
pub fn frame(painter: &Painter, rect: Rect, view: &BoardView) -> Frame {
    let pixels = painter.ctx().pixels_per_point();
    let whole = |points: f32| (points * pixels).round() / pixels;
    let width = whole(rect.width());
    let size = vec2(width, whole(width * view.geometry.form.height()));
    let min = pos2(whole(rect.min.x), whole(rect.min.y));
    Frame { rect: Rect::from_min_size(min, size) }
}

/// Draws the board into `rect`, whose width decides its size.
pub fn paint_board(painter: &Painter, rect: Rect, view: &BoardView, art: &mut BoardArt) {
    let frame = frame(painter, rect, view);
    if frame.rect.width() < 8.0 || !painter.is_visible() {
        return;
    }
    let theme = Theme::of(painter.ctx());
    let stuff = view.material.stuff();
    let easel = Easel::new(painter, frame, view.geometry, theme, stuff, view.magnified);
    easel.shadow();
    let width_px = (frame.rect.width() * painter.ctx().pixels_per_point()).round() as usize;
    // On a very large screen an old graphics card shows a smaller picture stretched.
    let width_px = width_px.min(painter.ctx().input(|input| input.max_texture_side));
    match art.board(painter.ctx(), view.geometry.form, view.material, width_px) {
        Some(texture) => {
            let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
            painter.image(texture, frame.rect, whole, Color32::WHITE);
        }
        None => easel.plain(),
    }
    easel.houses(view);
    let dress = dress(view, theme);
    let resting = seeds::at_rest(&view.geometry, view.pieces());
    let sheet = easel.sheet(art, dress);
    easel.seeds(sheet, dress, &resting, &[]);
    // Marks that follow the pointer fade in.
    let mut faint = painter.clone();
    faint.multiply_opacity(view.marks_in);
    let coming_easel = Easel { painter: &faint, written: easel.written.clone(), ..easel };
    let (steady, coming): (Vec<&BoardMark>, Vec<&BoardMark>) =
        view.marks.iter().partition(|mark| mark.is_steady());
    easel.rings(&steady);
    coming_easel.rings(&coming);
    if view.labels {
        easel.labels(view, sheet);
    }
    easel.focus_of(&view.marks);
    coming_easel.signs(&coming);
    easel.signs(&steady);
    easel.sweep(&view.sweep);
    easel.seeds(sheet, dress, &[], &view.flights);
    if let Some((at, text)) = &view.hand {
        easel.hand(*at, text);
    }
}

/// Draws single seeds outside a board, each `length` points long, in a row that starts at `left`:
/// a hand in a player's strip, the ring's legend. A counting game's seeds have no colour.
pub fn paint_seeds(
    painter: &Painter,
    left: Pos2,
    length: f32,
    view: &BoardView,
    colours: &[Option<Colour>],
    art: &mut BoardArt,
) {
    let dress = dress(view, Theme::of(painter.ctx()));
    let cell = length * sprites::CELL;
    let side_px = cell * painter.ctx().pixels_per_point();
    let mut mesh = Mesh::with_texture(art.seeds(painter.ctx(), dress, side_px));
    for (number, &colour) in colours.iter().enumerate() {
        let at = left + vec2((number as f32 + 0.5) * 1.1 * length, 0.0);
        let quad = Rect::from_center_size(at, Vec2::splat(cell));
        mesh.add_rect_with_uv(quad, sprites::cell((7 * number + 3) as u8, colour), Color32::WHITE);
    }
    painter.add(mesh);
}

fn dress(view: &BoardView, theme: &Theme) -> Dress {
    let plain = view.material == Material::Plain;
    match (view.geometry.form, plain) {
        (BoardForm::Ring, false) => Dress::Ring,
        (BoardForm::Ring, true) => Dress::PlainRing(theme.text, theme.card),
        (_, false) => Dress::Set(view.seeds.on(view.material)),
        (_, true) => Dress::PlainSet(theme.text, theme.card),
    }
}

impl Easel<'_> {
    /// The board's soft shadow on the table.
    fn shadow(&self) {
        if self.stuff.is_none() {
            return;
        }
        let rect = self.frame.rect;
        let blur = (0.030 * rect.width()).clamp(4.0, 22.0);
        let drop = match self.geometry.form {
            BoardForm::Ring => vec2(0.3, 1.0),
            _ => vec2(0.0, 1.0),
        };
        let half = vec2(0.5, 0.5 * self.geometry.form.height());
        let board = Pit::bowl(half.to_pos2(), half, self.geometry.form.corner());
        let line = |out: f32| {
            let mut line = self.outline(&board, out * blur);
            line.iter_mut().for_each(|at| *at += 0.28 * blur * drop);
            line
        };
        let colour = self.theme.shadow;
        let fading =
            [(-0.5, colour), (0.1, colour.gamma_multiply(0.3)), (0.5, Color32::TRANSPARENT)];
        self.painter.add(halo(fading.map(|(out, tone)| (line(out), tone))));
    }

    /// A board without relief: the ground of cards, rims in the colour of text.
    fn plain(&self) {
        let stroke = Stroke::new(RIM, self.theme.text);
        let rect = self.frame.rect;
        if self.geometry.form == BoardForm::Ring {
            let radius = rect.width() / 2.0 - 0.5 * RIM;
            self.painter.circle(rect.center(), radius, self.theme.card, stroke);
        } else {
            let corner = self.frame.length(self.geometry.form.corner()).min(250.0) as u8;
            self.painter.rect(rect, corner, self.theme.card, stroke, StrokeKind::Inside);
        }
        for place in self.geometry.form.places() {
            self.painter.add(Shape::closed_line(self.rim(place.into(), -0.5 * RIM), stroke));
        }
        if let Some(groove) = self.geometry.grooves() {
            let line = Stroke::new(Sizes::get().line.thin, self.theme.text);
            self.painter.line_segment(groove.map(|at| self.frame.point(at)), line);
        }
    }

    /// Frames the open houses.
    fn houses(&self, view: &BoardView) {
        for place in self.geometry.form.places() {
            let Place::Hole(hole) = place else { continue };
            let square = (self.geometry.pit(place))
                .is_some_and(|pit| pit.carving == Carving::Pyramid && is_house(hole));
            if square && view.houses[hole.owner()] {
                let rim = self.rim(place.into(), 3.6 * self.scale);
                let ink = self.ink().gamma_multiply(0.85);
                self.painter.add(Shape::closed_line(rim, Stroke::new(1.6 * self.scale, ink)));
            }
        }
    }

    /// Half the length of the longest seed of a dress, in board units.
    fn longest(&self, dress: Dress) -> f32 {
        let colour = matches!(dress, Dress::Ring | Dress::PlainRing(..)).then_some(Colour::Blue);
        seeds::half_length(self.geometry.form, colour)
    }

    /// The side of a seed's cell on the screen, in points.
    fn cell(&self, dress: Dress) -> f32 {
        2.0 * sprites::CELL * self.frame.length(self.longest(dress))
    }

    fn sheet(&self, art: &mut BoardArt, dress: Dress) -> TextureId {
        let ctx = self.painter.ctx();
        art.seeds(ctx, dress, self.cell(dress) * ctx.pixels_per_point())
    }

    /// All seeds in one mesh: first every shadow, then every seed.
    fn seeds(&self, sheet: TextureId, dress: Dress, resting: &[Seed], flights: &[Flight]) {
        if resting.is_empty() && flights.is_empty() {
            return;
        }
        let form = self.geometry.form;
        let longest = self.longest(dress);
        let mut mesh = SeedMesh { mesh: Mesh::with_texture(sheet), cell: self.cell(dress) };
        for seed in resting {
            mesh.shadow(self.frame.point(seed.at), seed.half / longest, 0.0);
        }
        for flight in flights {
            // The higher a seed is, the further away is its shadow.
            let shift = SHADOW_WAY * flight.height * 0.5;
            let rise = (flight.height / 0.06).clamp(0.0, 1.0);
            let half = seeds::half_length(form, flight.colour);
            mesh.shadow(self.frame.point(flight.at + shift), half / longest, rise);
        }
        for seed in resting {
            mesh.seed(self.frame.point(seed.at), sprites::cell(seed.look, seed.colour), 1.0);
        }
        for flight in flights {
            let at = flight.at - vec2(0.0, flight.height);
            let cell = sprites::cell(flight.look, flight.colour);
            mesh.seed(self.frame.point(at), cell, 1.0 + 1.2 * flight.height);
        }
        self.painter.add(mesh.mesh);
    }
}

struct SeedMesh {
    mesh: Mesh,
    cell: f32,
}

impl SeedMesh {
    /// The shadow of a seed of part `size` of the longest; `rise` 0 to 1 makes it wide and faint.
    fn shadow(&mut self, at: Pos2, size: f32, rise: f32) {
        let cell = self.cell * size;
        let centre = at + vec2(0.07, 0.10) * cell;
        let quad = Rect::from_center_size(centre, Vec2::splat(cell * (1.0 + 0.25 * rise)));
        let tone = Color32::WHITE.gamma_multiply(1.0 - 0.45 * rise);
        self.mesh.add_rect_with_uv(quad, sprites::shadow_cell(), tone);
    }

    fn seed(&mut self, at: Pos2, cell: Rect, grow: f32) {
        let quad = Rect::from_center_size(at, Vec2::splat(self.cell * grow));
        self.mesh.add_rect_with_uv(quad, cell, Color32::WHITE);
    }
}

/// A band that blends from tone to tone between closed lines with the same number of points. The
/// inside of the first line is left out: the board covers it, and filling it twice costs time.
fn halo<const N: usize>(lines: [(Vec<Pos2>, Color32); N]) -> Shape {
    let mut mesh = Mesh { texture_id: TextureId::default(), ..Mesh::default() };
    let points = lines.first().map_or(0, |(line, _)| line.len()) as u32;
    for (line, color) in lines {
        let uv = egui::epaint::WHITE_UV;
        mesh.vertices.extend(line.into_iter().map(|pos| Vertex { pos, uv, color }));
    }
    for band in 0..N.saturating_sub(1) as u32 {
        for at in 0..points {
            let (here, next) = (band * points + at, band * points + (at + 1) % points);
            mesh.add_triangle(here, here + points, next);
            mesh.add_triangle(next, here + points, next + points);
        }
    }
    Shape::mesh(mesh)
}
