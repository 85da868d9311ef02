//! Carves a board: turns its geometry and a block of wood into a picture, lit from the upper
//! left. Made pixel by pixel on the processor, once for each size and material.

use std::thread::Builder;

use egui::{Color32, ColorImage, Pos2, Vec2, pos2, vec2};

use super::geometry::{BoardForm, Carving, Geometry, Pit, rounded_distance};
use super::tones::{Boards, Stuff};
use super::wood::{Rgb, WoodBlock, rgb};

/// The direction to the light (upper left), and its rise on the way.
const LIGHT_WAY: Vec2 = vec2(-0.6, -0.8);
const LIGHT_RISE: f32 = 0.90;
const AMBIENT: f32 = 0.31;
/// Depths of a bowl and of a house, in half widths.
const BOWL_DEPTH: f32 = 0.66;
const PYRAMID_DEPTH: f32 = 0.62;
/// Part of a house's half width that its slopes take; the rest is its floor.
const PYRAMID_SLOPE: f32 = 0.78;
/// The bowl's profile is `1 - u^ROUND`, `u` being 1 at the rim.
const ROUND: f32 = 2.4;
/// Width of the rounded rim of a pit, of the board's rounded edge, and where its engraved line
/// runs, in board widths.
const LIP: f32 = 0.0062;
const EDGE: f32 = 0.0110;
const LINE_INSET: f32 = 0.0126;
const LINE_HALF: f32 = 0.0025;

/// Carves the board into a picture `width` pixels wide, premultiplied, on as many threads as the
/// machine has (at most 4).
pub fn bake(form: BoardForm, stuff: &Stuff, width: usize) -> ColorImage {
    let height = (width as f32 * form.height()).round().max(1.0) as usize;
    let carver = Carver::new(form, stuff, width);
    let mut pixels = vec![Color32::TRANSPARENT; width * height];
    let threads = std::thread::available_parallelism().map_or(1, |count| count.get().min(4));
    // Many short bands, dealt in turn, so that no thread gets the empty middle alone.
    let mut bands: Vec<Vec<(usize, &mut [Color32])>> = (0..threads).map(|_| Vec::new()).collect();
    for (row, line) in pixels.chunks_mut(width.max(1)).enumerate() {
        bands[row / 8 % threads].push((row, line));
    }
    std::thread::scope(|scope| {
        for band in bands {
            let carve = || {
                for (row, line) in band {
                    carver.row(row, line);
                }
            };
            let name = "board pictures".to_owned();
            Builder::new().name(name).spawn_scoped(scope, carve).expect("a thread");
        }
    });
    ColorImage::new([width, height], pixels)
}

struct Carver<'a> {
    form: BoardForm,
    block: WoodBlock<'a>,
    gloss: f32,
    warmth: f32,
    glance: Rgb,
    pits: Vec<Pit>,
    groove: Option<[Pos2; 2]>,
    /// Size of a pixel in board widths.
    pixel: f32,
    /// Half the width of an engraved line: on small boards it must not fall between pixels.
    line: f32,
}

/// The surface at a point; `slope` is the gradient of its height.
#[derive(Clone, Copy, Default)]
struct Surface {
    slope: Vec2,
    depth: f32,
    /// Part of the light that is kept: 1 in the open.
    open: f32,
    /// Part of the direct light that a rim blocks.
    shadow: f32,
}

impl Carver<'_> {
    fn new(form: BoardForm, stuff: &Stuff, width: usize) -> Carver<'_> {
        let geometry = Geometry::new(form, false);
        Carver {
            form,
            block: WoodBlock::new(stuff, width),
            gloss: stuff.gloss,
            warmth: stuff.warmth,
            glance: rgb(Boards::get().light),
            pits: form.places().filter_map(|place| geometry.pit(place)).collect(),
            groove: geometry.grooves(),
            pixel: 1.0 / width.max(1) as f32,
            line: LINE_HALF.max(0.9 / width.max(1) as f32),
        }
    }

    fn row(&self, row: usize, line: &mut [Color32]) {
        let y = (row as f32 + 0.5) * self.pixel;
        let near: Vec<&Pit> = (self.pits.iter())
            .filter(|pit| (pit.centre.y - y).abs() < pit.half.y + LIP + self.pixel)
            .collect();
        for (column, out) in line.iter_mut().enumerate() {
            *out = self.pixel_at(pos2((column as f32 + 0.5) * self.pixel, y), &near);
        }
    }

    /// Four samples where a carved edge crosses the pixel, one elsewhere.
    fn pixel_at(&self, at: Pos2, near: &[&Pit]) -> Color32 {
        if !self.is_edge(at, near) {
            return self.sample(at, near);
        }
        let mut sum = [0_u32; 4];
        for (x, y) in [(-0.25, -0.25), (0.25, -0.25), (-0.25, 0.25), (0.25, 0.25)] {
            let colour = self.sample(at + vec2(x, y) * self.pixel, near);
            for (part, sum) in colour.to_array().into_iter().zip(&mut sum) {
                *sum += u32::from(part);
            }
        }
        let [r, g, b, a] = sum.map(|part| ((part + 2) / 4) as u8);
        Color32::from_rgba_premultiplied(r, g, b, a)
    }

    /// Whether an engraved line or the rim of a pit runs through this pixel.
    fn is_edge(&self, at: Pos2, near: &[&Pit]) -> bool {
        let half = vec2(0.5, self.form.height() / 2.0);
        let outside = rounded_distance(at - half.to_pos2(), half, self.form.corner());
        let on_line = (outside + LINE_INSET).abs() < self.line + self.pixel;
        let on_groove =
            self.groove.is_some_and(|[from, _]| (at.y - from.y).abs() < self.line + self.pixel);
        on_line || on_groove || near.iter().any(|pit| pit.distance(at).abs() < 1.5 * self.pixel)
    }

    fn sample(&self, at: Pos2, near: &[&Pit]) -> Color32 {
        let half = vec2(0.5, self.form.height() / 2.0);
        let edge = distance(at - half.to_pos2(), half, self.form.corner(), 0.0);
        let cover = (0.5 - edge.0 / self.pixel).clamp(0.0, 1.0);
        if cover == 0.0 {
            return Color32::TRANSPARENT;
        }
        let pit = (near.iter())
            .filter(|pit| (pit.centre.x - at.x).abs() < pit.half.x + LIP + self.pixel)
            .map(|pit| (pit, rim(pit, at)))
            .min_by(|(_, a), (_, b)| a.0.total_cmp(&b.0));
        // Pixels on the rim show a bit of both sides.
        let inside = pit.map_or(0.0, |(_, rim)| (0.5 - rim.0 / self.pixel).clamp(0.0, 1.0));
        let mut colour = [0.0; 3];
        if inside < 1.0 {
            let top = self.lit(at, self.top(at, edge, pit.map(|(_, rim)| rim)));
            colour = mix(colour, top, 1.0 - inside);
        }
        if let Some((pit, rim)) = pit
            && inside > 0.0
        {
            let within = (rim.0.min(0.0), rim.1);
            colour = mix(colour, self.lit(at, carved(pit, at, within)), inside);
        }
        let [r, g, b] = colour.map(|part| (part.clamp(0.0, 1.0) * cover * 255.0).round() as u8);
        Color32::from_rgba_premultiplied(r, g, b, (cover * 255.0).round() as u8)
    }

    /// The flat top with its rounded edge, engraved lines and the rims of pits.
    fn top(&self, at: Pos2, edge: (f32, Vec2), rim: Option<(f32, Vec2)>) -> Surface {
        let mut surface = Surface { open: 1.0, ..Surface::default() };
        let (outside, outwards) = edge;
        if outside > -EDGE {
            let fall = (1.0 + outside / EDGE).clamp(0.0, 1.0).powi(2);
            surface.slope -= 0.95 * fall * outwards;
            surface.open -= 0.10 * fall;
        }
        let thin = LINE_HALF / self.line;
        let across = (outside + LINE_INSET) / self.line;
        engrave(&mut surface, across, outwards, 0.36 * thin);
        if let Some([from, to]) = self.groove
            && at.x > from.x
            && at.x < to.x
        {
            let across = (at.y - from.y) / self.line;
            engrave(&mut surface, across, vec2(0.0, 1.0), 0.7 * thin);
        }
        if let Some((away, outwards)) = rim
            && away < LIP
        {
            let fall = (1.0 - away.max(0.0) / LIP).powi(2);
            surface.slope += 0.62 * fall * outwards;
        }
        surface
    }

    fn lit(&self, at: Pos2, surface: Surface) -> Rgb {
        let normal_length = (1.0 + surface.slope.length_sq()).sqrt();
        let light_length = (1.0 + LIGHT_RISE * LIGHT_RISE).sqrt();
        let towards = LIGHT_RISE - surface.slope.dot(LIGHT_WAY);
        // 1 on flat ground.
        let direct = (towards / (normal_length * LIGHT_RISE)).max(0.0) * (1.0 - surface.shadow);
        let light = surface.open * (AMBIENT + (1.0 - AMBIENT) * direct);
        // Varnish: a Blinn-Phong highlight for an eye straight above.
        let half_z = LIGHT_RISE / light_length + 1.0;
        let half_way = LIGHT_WAY / light_length;
        let half_length = (half_way.length_sq() + half_z * half_z).sqrt();
        let facing = (half_z - surface.slope.dot(half_way)) / (normal_length * half_length);
        let flat = half_z / half_length;
        let shine = (facing.max(0.0).powi(28) - flat.powi(28)).max(0.0);
        let shine = shine * self.gloss * surface.open * (1.0 - surface.shadow);
        let colour = self.block.colour(at.x, at.y, -surface.depth);
        let warm = [light.powf(1.0 - self.warmth), light, light.powf(1.0 + self.warmth)];
        std::array::from_fn(|part| colour[part] * warm[part] + self.glance[part] * shine)
    }
}

/// A line cut into the top; `across` goes from -1 on its one side to 1 on the other.
fn engrave(surface: &mut Surface, across: f32, way: Vec2, steep: f32) {
    if across.abs() < 1.0 {
        let wall = (1.0 - across.abs()).sqrt();
        surface.slope += across.signum() * steep * wall * way;
        surface.open *= 1.0 - 0.5 * steep * wall;
    }
}

/// The surface inside a pit; `rim` is the distance from its rim (negative) and the way out.
fn carved(pit: &Pit, at: Pos2, rim: (f32, Vec2)) -> Surface {
    let reach = pit.half.min_elem();
    let (depth, steep) = profile(pit, rim.0);
    let full = reach * if pit.carving == Carving::Bowl { BOWL_DEPTH } else { PYRAMID_DEPTH };
    // Does the pit's own wall block the light?
    let mut shadow: f32 = 0.0;
    const STEPS: i32 = 7;
    for step in 1..=STEPS {
        let go = depth / LIGHT_RISE * step as f32 / STEPS as f32;
        let there = self::rim(pit, at + LIGHT_WAY * go).0.min(0.0);
        let ray = -depth + LIGHT_RISE * go;
        shadow = shadow.max((-profile(pit, there).0 - ray) / (0.10 * reach));
    }
    Surface {
        slope: steep * rim.1,
        depth,
        open: 1.0 - 0.42 * depth / full,
        shadow: 0.86 * shadow.clamp(0.0, 1.0),
    }
}

/// Depth of a pit and its slope at a distance (negative) from the rim.
fn profile(pit: &Pit, from_rim: f32) -> (f32, f32) {
    let reach = pit.half.min_elem();
    let in_part = (-from_rim / reach).clamp(0.0, 1.0);
    match pit.carving {
        Carving::Bowl => {
            let u = 1.0 - in_part;
            let steep = BOWL_DEPTH * ROUND * u.powf(ROUND - 1.0);
            (BOWL_DEPTH * reach * (1.0 - u.powf(ROUND)), steep)
        }
        Carving::Pyramid if in_part < PYRAMID_SLOPE => {
            (PYRAMID_DEPTH * reach * in_part / PYRAMID_SLOPE, PYRAMID_DEPTH / PYRAMID_SLOPE)
        }
        Carving::Pyramid => (PYRAMID_DEPTH * reach, 0.0),
    }
}

/// The distance of a point from a pit's rim, negative inside, and the way out.
fn rim(pit: &Pit, at: Pos2) -> (f32, Vec2) {
    // A gouge leaves no sharp valleys in the corners of a bowl; a house has them.
    let soften = match pit.carving {
        Carving::Bowl => 0.5 * (pit.half.min_elem() - pit.corner).max(0.0),
        Carving::Pyramid => 0.0,
    };
    distance(at - pit.centre, pit.half, pit.corner, soften)
}

/// [`rounded_distance`] with its gradient; `soften` rounds the valleys inside.
fn distance(at: Vec2, half: Vec2, corner: f32, soften: f32) -> (f32, Vec2) {
    let over = vec2(at.x.abs() - half.x + corner, at.y.abs() - half.y + corner);
    let sign = vec2(at.x.signum(), at.y.signum());
    if over.x > 0.0 && over.y > 0.0 {
        let length = over.length();
        return (length - corner, sign * over / length.max(f32::MIN_POSITIVE));
    }
    let away = rounded_distance(at, half, corner);
    if soften > 0.0 {
        let part = (0.5 + 0.5 * (over.x - over.y) / soften).clamp(0.0, 1.0);
        return (away, (sign * vec2(part, 1.0 - part)).normalized());
    }
    (away, if over.x > over.y { vec2(sign.x, 0.0) } else { vec2(0.0, sign.y) })
}

fn mix(base: Rgb, with: Rgb, part: f32) -> Rgb {
    std::array::from_fn(|at| base[at] + with[at] * part)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::board::tones::Material;
    use crate::rules::{Hole, Place, Side};

    fn bright(image: &ColorImage, at: Pos2) -> i32 {
        let [width, _] = image.size;
        let pixel = image[((at.x * width as f32) as usize, (at.y * width as f32) as usize)];
        i32::from(pixel.r()) + i32::from(pixel.g()) + i32::from(pixel.b())
    }

    #[test]
    fn a_pit_is_dark_towards_the_light_and_bright_away_from_it() {
        let form = BoardForm::TwoRows { holes: 6 };
        for stuff in Material::ALL.iter().copied().filter_map(Material::stuff) {
            let image = bake(form, stuff, 400);
            let pit = Geometry::new(form, false)
                .pit(Place::Hole(Hole::two_rows(Side::South, 2)))
                .expect("C is on this board");
            let aside = 0.7 * pit.half.x * LIGHT_WAY;
            let near = bright(&image, pit.centre + aside);
            let far = bright(&image, pit.centre - aside);
            let top = bright(&image, pos2(0.5, 0.5 * form.height()));
            assert!(2 * near < far && 5 * near < 3 * top, "{near} {far} {top}");
        }
    }

    #[test]
    fn corners_are_clear_and_the_middle_is_solid() {
        for form in [
            BoardForm::TwoRows { holes: 4 },
            BoardForm::FourRows { trays: true, houses: true },
            BoardForm::Ring,
        ] {
            let stuff = Material::Iroko.stuff().expect("iroko is carved");
            let image = bake(form, stuff, 120);
            let [width, height] = image.size;
            assert_eq!(height, (120.0 * form.height()).round() as usize);
            for corner in [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)] {
                assert_eq!(image[corner], Color32::TRANSPARENT);
            }
            assert_eq!(image[(width / 2, height / 2)].a(), 255);
        }
    }
}
