//! Rasterises egui's triangles on the processor, the same on every machine: no graphics card and no
//! display needed.

use std::collections::HashMap;

use egui::epaint::{ClippedShape, ImageDelta, Mesh, Primitive, Vertex};
use egui::{Color32, ColorImage, Context, TextureFilter, TextureId, TexturesDelta};
use image::RgbaImage;

/// The shapes have parts that only a graphics card draws, or a texture that is unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undrawable;

#[derive(Default)]
pub struct Raster {
    textures: HashMap<TextureId, (ColorImage, TextureFilter)>,
}

/// Where a mesh may draw, in pixels: left, top, right, bottom.
type Clip = [i64; 4];

/// Sub-pixel steps of the coverage test: 24.8 fixed point.
const STEPS: f32 = 256.0;

impl Raster {
    /// Applies the texture changes of a frame.
    pub fn take(&mut self, delta: &mut TexturesDelta) {
        for (id, changes) in delta.set.drain() {
            for change in changes {
                self.change(id, change);
            }
        }
        for id in delta.free.drain() {
            self.textures.remove(&id);
        }
    }

    /// Draws `shapes` with `scale` pixels a point into a picture of `size` pixels.
    pub fn draw(
        &self,
        ctx: &Context,
        shapes: Vec<ClippedShape>,
        scale: f32,
        size: [u32; 2],
        ground: Color32,
    ) -> Result<RgbaImage, Undrawable> {
        let [width, height] = size.map(i64::from);
        let ground = ground.to_normalized_gamma_f32();
        let mut pixels = vec![ground; (width * height) as usize];
        for part in ctx.tessellate(shapes, scale) {
            let Primitive::Mesh(mesh) = part.primitive else { return Err(Undrawable) };
            let edge = |at: f32, most: i64| ((at * scale).round() as i64).clamp(0, most);
            let rect = part.clip_rect;
            let clip = [
                edge(rect.min.x, width),
                edge(rect.min.y, height),
                edge(rect.max.x, width),
                edge(rect.max.y, height),
            ];
            self.mesh(&mesh, clip, scale, width, &mut pixels)?;
        }
        let bytes = pixels.iter().flatten().map(|part| (part * 255.0).round() as u8).collect();
        RgbaImage::from_raw(size[0], size[1], bytes).ok_or(Undrawable)
    }

    fn change(&mut self, id: TextureId, change: ImageDelta) {
        let egui::ImageData::Color(image) = change.image;
        let Some([left, top]) = change.pos else {
            self.textures.insert(id, ((*image).clone(), change.options.magnification));
            return;
        };
        // A patch always comes after its texture.
        let Some((whole, _)) = self.textures.get_mut(&id) else { return };
        for y in 0..image.height() {
            for x in 0..image.width() {
                whole[(left + x, top + y)] = image[(x, y)];
            }
        }
    }

    fn mesh(
        &self,
        mesh: &Mesh,
        clip: Clip,
        scale: f32,
        width: i64,
        pixels: &mut [[f32; 4]],
    ) -> Result<(), Undrawable> {
        let (texture, filter) = self.textures.get(&mesh.texture_id).ok_or(Undrawable)?;
        for corners in mesh.indices.chunks_exact(3) {
            let corners = [0, 1, 2].map(|at| &mesh.vertices[corners[at] as usize]);
            triangle(corners, clip, scale, |x, y, [u, v], colour| {
                let texel = sample(texture, *filter, u, v);
                let source: [f32; 4] = std::array::from_fn(|at| colour[at] * texel[at]);
                let target = &mut pixels[(y * width + x) as usize];
                for at in 0..4 {
                    target[at] = (source[at] + target[at] * (1.0 - source[3])).clamp(0.0, 1.0);
                }
            });
        }
        Ok(())
    }
}

/// Calls `paint` for every pixel whose middle the triangle covers. Top-left rule: a pixel on an
/// edge belongs to the triangle whose top or left edge it is.
fn triangle(
    mut corners: [&Vertex; 3],
    clip: Clip,
    scale: f32,
    mut paint: impl FnMut(i64, i64, [f32; 2], [f32; 4]),
) {
    let fixed = |corner: &Vertex| {
        let fix = |at: f32| (at * scale * STEPS).round() as i64;
        [fix(corner.pos.x), fix(corner.pos.y)]
    };
    let area = |a: [i64; 2], b: [i64; 2], c: [i64; 2]| {
        (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    };
    let mut at = corners.map(fixed);
    if area(at[0], at[1], at[2]) < 0 {
        corners.swap(1, 2);
        at.swap(1, 2);
    }
    let whole = area(at[0], at[1], at[2]);
    if whole == 0 {
        return;
    }
    let colours = corners.map(|corner| corner.color.to_array().map(|part| f32::from(part) / 255.0));
    let first = |axis: usize| at.iter().map(|corner| corner[axis]).min().unwrap_or(0) >> 8;
    let last = |axis: usize| (at.iter().map(|corner| corner[axis]).max().unwrap_or(0) >> 8) + 1;
    let edges = [(1, 2), (2, 0), (0, 1)];
    let owned = edges.map(|(from, to)| {
        let (dx, dy) = (at[to][0] - at[from][0], at[to][1] - at[from][1]);
        dy < 0 || (dy == 0 && dx > 0)
    });
    for y in first(1).max(clip[1])..last(1).min(clip[3]) {
        for x in first(0).max(clip[0])..last(0).min(clip[2]) {
            let middle = [x * 256 + 128, y * 256 + 128];
            let parts = edges.map(|(from, to)| area(at[from], at[to], middle));
            if (0..3).any(|edge| parts[edge] < 0 || (parts[edge] == 0 && !owned[edge])) {
                continue;
            }
            let parts = parts.map(|part| part as f32 / whole as f32);
            let mix = |of: [f32; 3]| (0..3).map(|corner| of[corner] * parts[corner]).sum::<f32>();
            let uv = [mix(corners.map(|c| c.uv.x)), mix(corners.map(|c| c.uv.y))];
            paint(x, y, uv, std::array::from_fn(|part| mix(colours.map(|colour| colour[part]))));
        }
    }
}

fn sample(image: &ColorImage, filter: TextureFilter, u: f32, v: f32) -> [f32; 4] {
    let [width, height] = image.size;
    let texel = |x: f32, y: f32| {
        let x = (x.max(0.0) as usize).min(width - 1);
        let y = (y.max(0.0) as usize).min(height - 1);
        image[(x, y)].to_array().map(|part| f32::from(part) / 255.0)
    };
    let (x, y) = (u * width as f32, v * height as f32);
    if filter == TextureFilter::Nearest {
        return texel(x.floor(), y.floor());
    }
    let (x, y) = (x - 0.5, y - 0.5);
    let (fx, fy) = (x - x.floor(), y - y.floor());
    let (x, y) = (x.floor(), y.floor());
    let [a, b, c, d] = [texel(x, y), texel(x + 1.0, y), texel(x, y + 1.0), texel(x + 1.0, y + 1.0)];
    std::array::from_fn(|at| {
        let (top, low) = (a[at] + (b[at] - a[at]) * fx, c[at] + (d[at] - c[at]) * fx);
        top + (low - top) * fy
    })
}
