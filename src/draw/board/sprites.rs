//! Pictures of the seeds, made once for each size: a sheet of equal cells that one mesh draws
//! from. Rows 0 to 3 hold the counting seeds' tones, then red, blue, and the shadow.

use egui::{Color32, ColorImage, Rect, Vec2, pos2, vec2};

use super::tones::{SeedSet, SeedTones};
use super::wood::{Rgb, noise, rgb};
use crate::rules::Colour;

/// How the seeds of a board look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dress {
    /// A counting game's set.
    Set(SeedSet),
    /// Red beads and blue lozenges.
    Ring,
    /// Flat counting seeds of a plain board, in the theme's text and ground colours.
    PlainSet(Color32, Color32),
    /// Flat beads and lozenges of a plain board, with lines in these colours.
    PlainRing(Color32, Color32),
}

const TURNS: usize = 12;
const TONES: usize = 4;
const ROWS: usize = TONES + 3;
const RED_ROW: usize = TONES;
const BLUE_ROW: usize = TONES + 1;
const SHADOW_ROW: usize = TONES + 2;
/// Half a cell, in halves of the longest seed: room for the shadow's soft edge.
pub const CELL: f32 = 1.16;
/// Width of an egg and of a lozenge to its length.
const EGG: f32 = 0.83;
/// Width of the dark line along the edge of an egg.
const RIM: f32 = 0.16;
const LOZENGE: f32 = 1.0 / 1.9;
/// The rim and the line of a flat seed, and how much of the ink is in its body.
const FLAT_RIM: f32 = 0.13;
const FLAT_LINE: f32 = 0.16;
const FLAT_BODY: f32 = 0.45;
/// How much thinner the line of a lozenge is.
const SLIM: f32 = 0.62;
/// A bead's size to a lozenge's length.
pub const BEAD: f32 = 0.64;
/// Half the size of a bead's sign.
const SIGN: f32 = 0.92;
const LIGHT: [f32; 3] = [-0.46, -0.58, 0.67];

/// Where a seed's picture is on the sheet, as a part of it.
pub fn cell(look: u8, colour: Option<Colour>) -> Rect {
    let look = usize::from(look);
    let row = match colour {
        None => look / TURNS % TONES,
        Some(Colour::Red) => RED_ROW,
        Some(Colour::Blue) => BLUE_ROW,
    };
    at(row, look % TURNS)
}

pub fn shadow_cell() -> Rect {
    at(SHADOW_ROW, 0)
}

/// Where the flat sign of a colour, shown beside counts, is on the ring's sheet.
pub fn sign_cell(colour: Colour) -> Rect {
    at(SHADOW_ROW, 1 + colour as usize)
}

fn at(row: usize, column: usize) -> Rect {
    let size = vec2(1.0 / TURNS as f32, 1.0 / ROWS as f32);
    let min = pos2(column as f32 * size.x, row as f32 * size.y);
    Rect::from_min_size(min, size)
}

/// Paints the sheet with cells of `side` pixels.
pub fn sheet(dress: Dress, side: usize) -> ColorImage {
    let side = side.max(4);
    let size = [TURNS * side, ROWS * side];
    let mut image = ColorImage::filled(size, Color32::TRANSPARENT);
    let rows: &[usize] = match dress {
        Dress::Set(_) | Dress::PlainSet(..) => &[0, 1, 2, 3, SHADOW_ROW],
        Dress::Ring | Dress::PlainRing(..) => &[RED_ROW, BLUE_ROW, SHADOW_ROW],
    };
    for &row in rows {
        let columns = match dress {
            _ if row != SHADOW_ROW => TURNS,
            Dress::Ring | Dress::PlainRing(..) => 1 + Colour::ALL.len(),
            Dress::Set(_) | Dress::PlainSet(..) => 1,
        };
        for column in 0..columns {
            let paint = Brush::new(dress, row, column, CELL * 2.0 / side as f32);
            for y in 0..side {
                for x in 0..side {
                    let middle = (vec2(x as f32, y as f32) + Vec2::splat(0.5)) / side as f32;
                    let pixel = paint.pixel((middle * 2.0 - Vec2::splat(1.0)) * CELL);
                    image[(column * side + x, row * side + y)] = pixel;
                }
            }
        }
    }
    image
}

/// Paints one seed in a cell; its length goes from -1 to 1.
struct Brush {
    dress: Dress,
    row: usize,
    column: usize,
    number: usize,
    /// Along the seed.
    way: Vec2,
    pixel: f32,
}

impl Brush {
    fn new(dress: Dress, row: usize, column: usize, pixel: f32) -> Brush {
        let part = column as f32 / TURNS as f32;
        let angle = if row == BLUE_ROW {
            // Within 30 degrees of the diagonal from the upper left.
            (45.0 + 60.0 * (part - 0.46)).to_radians()
        } else {
            part * std::f32::consts::TAU + row as f32 * 0.4
        };
        let number = row * TURNS + column;
        Brush { dress, row, column, number, way: Vec2::angled(angle), pixel }
    }

    fn pixel(&self, at: Vec2) -> Color32 {
        let (cover, colour) = match (self.dress, self.row) {
            (_, SHADOW_ROW) if self.column == 1 => self.red_sign(at),
            (_, SHADOW_ROW) if self.column == 2 => self.blue_sign(at),
            (Dress::PlainSet(..) | Dress::PlainRing(..), SHADOW_ROW) => {
                return Color32::TRANSPARENT;
            }
            (_, SHADOW_ROW) => self.shadow(at),
            (Dress::Set(set), row) => self.egg(at, set, row),
            (Dress::Ring, RED_ROW) => self.bead(at),
            (Dress::Ring, _) => self.lozenge(at),
            (Dress::PlainSet(ink, ground), _) => self.flat_egg(at, ink, ground),
            (Dress::PlainRing(ink, ground), RED_ROW) => self.flat_bead(at, ink, ground),
            (Dress::PlainRing(ink, ground), _) => self.flat_lozenge(at, ink, ground),
        };
        let cover = cover.clamp(0.0, 1.0);
        let [r, g, b] = colour.map(|part| (part.clamp(0.0, 1.0) * cover * 255.0).round() as u8);
        Color32::from_rgba_premultiplied(r, g, b, (cover * 255.0).round() as u8)
    }

    /// The point in the seed's axes: x goes along the seed.
    fn turned(&self, at: Vec2) -> Vec2 {
        vec2(at.dot(self.way), at.dot(self.way.rot90()))
    }

    /// Cover of a pixel at a distance from an edge, negative inside.
    fn inside(&self, from_edge: f32) -> f32 {
        (0.5 - from_edge / self.pixel).clamp(0.0, 1.0)
    }

    fn shadow(&self, at: Vec2) -> (f32, Rgb) {
        let fade = (1.0 - at.length() / CELL).clamp(0.0, 1.0);
        (0.62 * fade.powf(1.2), rgb(SeedTones::get().shade))
    }

    fn egg(&self, at: Vec2, set: SeedSet, row: usize) -> (f32, Rgb) {
        let family = SeedTones::get().family(set);
        let along = self.turned(at);
        // Blunter at one end.
        let round = vec2(along.x, along.y / (EGG * (1.0 + 0.07 * along.x)));
        let from_edge = (round.length() - 1.0) * EGG;
        let speck = noise(round.x * 7.0 + 20.0, round.y * 7.0, self.number as f32 * 3.7);
        let speck = (2.2 * (speck - 0.55)).clamp(0.0, 1.0) * family.dents * 2.0;
        let tone = noise(round.x * 1.6, round.y * 1.6, 40.0 + self.number as f32 * 1.3);
        let mut body = blend(rgb(family.tones[row % TONES]), rgb(family.speck), speck);
        // Growth lines run round one end of a nut.
        let line = ((round - vec2(0.62, 0.25)).length() * 11.0).sin() * family.dents * 0.45;
        body = body.map(|part| part * (0.95 + 0.10 * tone + line));
        let normal = self.normal(vec2(along.x, along.y / (EGG * EGG)), round);
        let lit = lit(body, normal, Gloss { glint: 0.16, sharp: 14, ambient: 0.50 });
        // A dark line where the shell turns away keeps seeds of a heap apart.
        let rim = (1.0 + from_edge / RIM).clamp(0.0, 1.0).powi(2);
        let lit = blend(lit, rgb(family.speck).map(|part| 0.62 * part), 0.72 * rim);
        (self.inside(from_edge), blend(lit, rgb(SeedTones::get().glint), 0.9 * self.glint(at)))
    }

    /// The window's light on a polished shell: a small bright spot towards the upper left.
    fn glint(&self, at: Vec2) -> f32 {
        let way = vec2(LIGHT[0], LIGHT[1]).normalized();
        let spot = at - way * 0.40;
        let flat = vec2(spot.dot(way) / 0.15, spot.dot(way.rot90()) / 0.25);
        self.inside((flat.length() - 1.0) * 0.18)
    }

    fn bead(&self, at: Vec2) -> (f32, Rgb) {
        let red = &SeedTones::get().red;
        let at = at / BEAD;
        let normal = self.upright(at);
        // The eye is painted on the bead: a third of its width, at one side.
        let eye_at = self.way * 0.46;
        let eye = ((at - eye_at).length() - 0.33) * BEAD;
        let body = blend(rgb(red.body), rgb(red.mark), self.inside(eye));
        (
            self.inside((at.length() - 1.0) * BEAD),
            lit(body, normal, Gloss { glint: 0.75, sharp: 40, ambient: 0.50 }),
        )
    }

    fn lozenge(&self, at: Vec2) -> (f32, Rgb) {
        let blue = &SeedTones::get().blue;
        let along = self.turned(at);
        let edge = lozenge_edge(along);
        // Two flanks that fall away from the keel; the one towards the light is bright.
        let flank = along.y.signum() * 0.62 * self.way.rot90();
        let slope = (flank.x * LIGHT[0] + flank.y * LIGHT[1]) * 0.9;
        let rim = (1.0 + edge / (0.5 * LOZENGE)).clamp(0.0, 1.0);
        let light = 0.86 + slope - 0.22 * rim * rim;
        let body = rgb(blue.body).map(|part| part * light);
        // As on the eggs: a dark line along the edge.
        let line = (1.0 + edge / (0.4 * RIM)).clamp(0.0, 1.0).powi(2);
        let body = blend(body, rgb(blue.body).map(|part| 0.22 * part), 0.7 * line);
        let keel = self.inside(along.y.abs() - 0.075) * self.inside(along.x.abs() - 0.80);
        (self.inside(edge), blend(body, rgb(blue.mark), 0.92 * keel))
    }

    /// A bead with its eye, drawn flat in a pale line.
    fn red_sign(&self, at: Vec2) -> (f32, Rgb) {
        let red = &SeedTones::get().red;
        let away = at.length();
        let line = self.inside(away - SIGN) - self.inside(away - 0.80 * SIGN);
        let eye = self.inside((at - vec2(0.24, 0.0)).length() - 0.30);
        let body = blend(rgb(red.body), rgb(red.mark), eye);
        (self.inside(away - SIGN), blend(body, rgb(SeedTones::get().blue.mark), line))
    }

    /// A lozenge with its keel, lying flat.
    fn blue_sign(&self, at: Vec2) -> (f32, Rgb) {
        let blue = &SeedTones::get().blue;
        let edge = (at.x.abs() / 1.08 + at.y.abs() / 0.64 - 1.0) * 0.55;
        let keel = self.inside(at.y.abs() - 0.09) * self.inside(at.x.abs() - 0.66);
        (self.inside(edge), blend(rgb(blue.body), rgb(blue.mark), keel))
    }

    fn flat_egg(&self, at: Vec2, ink: Color32, ground: Color32) -> (f32, Rgb) {
        let along = self.turned(at);
        let from_edge = (vec2(along.x, along.y / EGG).length() - 1.0) * EGG;
        let body = blend(rgb(ground), rgb(ink), FLAT_BODY);
        (self.inside(from_edge), self.outlined(from_edge, body, (ink, ground)))
    }

    fn flat_bead(&self, at: Vec2, ink: Color32, ground: Color32) -> (f32, Rgb) {
        let red = &SeedTones::get().red;
        let away = at.length();
        let body = blend(rgb(red.body), rgb(red.mark), self.inside(away - 0.30 * BEAD));
        (self.inside(away - BEAD), self.outlined(away - BEAD, body, (ink, ground)))
    }

    fn flat_lozenge(&self, at: Vec2, ink: Color32, ground: Color32) -> (f32, Rgb) {
        let blue = &SeedTones::get().blue;
        let along = self.turned(at);
        let from_edge = lozenge_edge(along);
        let keel = self.inside(along.y.abs() - 0.05) * self.inside(along.x.abs() - 0.60);
        let body = blend(rgb(blue.body), rgb(blue.mark), keel);
        // So slim a seed has a thinner line.
        let lined = self.outlined(from_edge / SLIM, body, (ink, ground));
        (self.inside(from_edge), lined)
    }

    /// A flat body with a line around it, and around that a rim of the ground's colour, which keeps
    /// seeds that overlap apart.
    fn outlined(&self, from_edge: f32, body: Rgb, (ink, ground): (Color32, Color32)) -> Rgb {
        let lined = blend(rgb(ink), body, self.inside(from_edge + FLAT_RIM + FLAT_LINE));
        blend(rgb(ground), lined, self.inside(from_edge + FLAT_RIM))
    }

    /// The surface's direction on an egg, from its slope along and across.
    fn normal(&self, slope: Vec2, round: Vec2) -> [f32; 3] {
        let up = (1.0 - round.length_sq()).max(0.0).sqrt();
        let flat = self.way * slope.x + self.way.rot90() * slope.y;
        let length = (flat.length_sq() + up * up).sqrt().max(1e-6);
        [flat.x / length, flat.y / length, up / length]
    }

    fn upright(&self, at: Vec2) -> [f32; 3] {
        let up = (1.0 - at.length_sq()).max(0.0).sqrt();
        let length = (at.length_sq() + up * up).sqrt().max(1e-6);
        [at.x / length, at.y / length, up / length]
    }
}

/// The distance from the edge of a lozenge: pointed at both ends, its sides curved.
fn lozenge_edge(along: Vec2) -> f32 {
    let x = along.x.abs();
    if x >= 1.0 {
        return x - 1.0;
    }
    (along.y.abs() - LOZENGE * (1.0 - x.powf(1.7))) * 0.85
}

/// How a shell takes the light.
struct Gloss {
    /// Strength and sharpness of its highlight.
    glint: f32,
    sharp: i32,
    ambient: f32,
}

fn lit(body: Rgb, normal: [f32; 3], Gloss { glint, sharp, ambient }: Gloss) -> Rgb {
    let dot = |a: [f32; 3], b: [f32; 3]| a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    let direct = dot(normal, LIGHT).max(0.0);
    let light = ambient + 0.60 * direct - 0.20 * (1.0 - normal[2]).powi(2);
    let half = {
        let half = [LIGHT[0], LIGHT[1], LIGHT[2] + 1.0];
        half.map(|part| part / dot(half, half).sqrt())
    };
    let shine = glint * dot(normal, half).max(0.0).powi(sharp);
    let white = rgb(SeedTones::get().glint);
    std::array::from_fn(|at| body[at] * light + (white[at] - 0.5 * body[at]) * shine)
}

fn blend(from: Rgb, to: Rgb, part: f32) -> Rgb {
    std::array::from_fn(|at| from[at] + (to[at] - from[at]) * part)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Mean lightness (0 to 1) of what covers a cell, over the middle of the seed.
    fn lightness(image: &ColorImage, cell: Rect, part: f32) -> Vec<f32> {
        let [width, height] = image.size;
        let area = Rect::from_center_size(cell.center(), cell.size() * part);
        let mut found = Vec::new();
        for y in (area.min.y * height as f32) as usize..(area.max.y * height as f32) as usize {
            for x in (area.min.x * width as f32) as usize..(area.max.x * width as f32) as usize {
                let [r, g, b] = rgb(image[(x, y)]);
                if image[(x, y)].a() == 255 {
                    found.push(0.299 * r + 0.587 * g + 0.114 * b);
                }
            }
        }
        found
    }

    #[test]
    fn red_and_blue_can_be_told_apart_in_grey() {
        let image = sheet(Dress::Ring, 32);
        for look in 0..TURNS {
            let red = lightness(&image, cell(look as u8, Some(Colour::Red)), 0.5);
            let blue = lightness(&image, cell(look as u8, Some(Colour::Blue)), 0.5);
            let darkest = red.iter().copied().fold(1.0, f32::min);
            let lightest = blue.iter().copied().fold(0.0, f32::max);
            assert!(darkest < 0.15 && lightest > 0.80, "{look}: {darkest} {lightest}");
        }
    }

    /// Where flat seeds overlap, each is seen by its line.
    #[test]
    fn a_flat_seed_has_a_line_around_it() {
        let (white, black) = (Color32::WHITE, Color32::BLACK);
        for (ink, ground) in [(white, black), (black, white)] {
            for (dress, colours) in [
                (Dress::PlainSet(ink, ground), &[None][..]),
                (Dress::PlainRing(ink, ground), &[Some(Colour::Red), Some(Colour::Blue)]),
            ] {
                let (side, away) = (64, |one: Rgb, other: Rgb| {
                    (0..3).map(|part| (one[part] - other[part]).abs()).fold(0.0, f32::max)
                });
                let image = sheet(dress, side);
                for &colour in colours {
                    let cell = cell(0, colour);
                    let row = (cell.center().y * image.size[1] as f32) as usize;
                    let line: Vec<Rgb> = (0..side / 2)
                        .map(|x| image[(x, row)])
                        .filter(|pixel| pixel.a() == 255)
                        .map(rgb)
                        .collect();
                    let has = |wanted: Rgb| line.iter().position(|it| away(*it, wanted) < 0.1);
                    let (rim, lined) = (has(rgb(ground)), has(rgb(ink)));
                    assert!(rim < lined && rim.is_some(), "{dress:?} {colour:?}: {line:?}");
                    let body = line.iter().skip(lined.unwrap_or(0));
                    let own = body.filter(|it| away(**it, rgb(ink)) > 0.3).count();
                    assert!(own > 3, "{dress:?} {colour:?}: {line:?}");
                }
            }
        }
    }

    /// The words of the ring's legend name these colours.
    #[test]
    fn flat_red_is_red_and_flat_blue_is_blue() {
        let image = sheet(Dress::PlainRing(Color32::WHITE, Color32::BLACK), 64);
        let has = |cell: Rect, wanted: Color32| {
            let [wide, high] = image.size.map(|size| size as f32);
            let inside = |x: usize, y: usize| cell.contains(pos2(x as f32 / wide, y as f32 / high));
            let pixels = (0..image.size[1]).flat_map(|y| (0..image.size[0]).map(move |x| (x, y)));
            pixels.filter(|&(x, y)| inside(x, y) && image[(x, y)] == wanted).count() > 40
        };
        let tones = SeedTones::get();
        for look in 0..TURNS as u8 {
            assert!(has(cell(look, Some(Colour::Red)), tones.red.body), "{look}");
            assert!(has(cell(look, Some(Colour::Blue)), tones.blue.body), "{look}");
        }
    }

    #[test]
    fn every_seed_has_a_picture_that_fits_its_cell() {
        let ink = (Color32::WHITE, Color32::BLACK);
        for dress in [
            Dress::Set(SeedSet::Tamarind),
            Dress::Ring,
            Dress::PlainSet(ink.0, ink.1),
            Dress::PlainRing(ink.0, ink.1),
        ] {
            let image = sheet(dress, 28);
            let colours: &[Option<Colour>] = match dress {
                Dress::Set(_) | Dress::PlainSet(..) => &[None],
                _ => &[Some(Colour::Red), Some(Colour::Blue)],
            };
            for look in 0..4 * TURNS {
                for &colour in colours {
                    let cell = cell(look as u8, colour);
                    assert!(lightness(&image, cell, 1.0).len() > 60, "{dress:?} {look}");
                    let corner =
                        cell.min.to_vec2() * vec2(image.size[0] as f32, image.size[1] as f32);
                    assert_eq!(image[(corner.x as usize, corner.y as usize)].a(), 0);
                }
            }
        }
    }
}
