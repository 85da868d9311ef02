//! The inside of a block of wood or stone: a colour for every point of space. A board is cut out
//! of it, so that a carving shows the rings it cuts through.

use serde::Deserialize;

use super::tones::Stuff;

/// How the two colours of a material run through it. Lengths are board widths.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grain {
    /// Growth rings to a board width, counted outwards from the trunk's middle.
    pub rings: f32,
    /// How far the rings stray, in rings.
    pub waver: f32,
    /// How much longer than wide every feature is along the trunk.
    pub stretch: f32,
    /// Strength of the fine fibres, 0 to 1.
    pub fibre: f32,
    /// Darkness of the pores, 0 to 1.
    pub pores: f32,
    /// Strength of slow changes of tone, 0 to 1.
    pub drift: f32,
    /// How much closer the rings lie downwards: a carving cuts through more of them.
    pub depth: f32,
}

/// The trunk's middle: below the board, and off its centre line.
const TRUNK_Y: f32 = 0.30;
const TRUNK_DEPTH: f32 = 0.34;

/// Colours as red, green and blue from 0 to 1, as the screen counts them.
pub type Rgb = [f32; 3];

/// A material ready to be sampled.
pub struct WoodBlock<'a> {
    grain: &'a Grain,
    light: Rgb,
    ring: Rgb,
    /// 1 where a board has pixels enough for the finest fibres, less where they would flicker.
    detail: f32,
}

impl<'a> WoodBlock<'a> {
    /// A block of `stuff` for a board of so many pixels in width.
    pub fn new(stuff: &'a Stuff, width_px: usize) -> WoodBlock<'a> {
        WoodBlock {
            grain: &stuff.grain,
            light: rgb(stuff.light),
            ring: rgb(stuff.ring),
            detail: (width_px as f32 / 900.0).clamp(0.15, 1.0),
        }
    }

    /// The colour at a point; `z` is 0 on the board's top and negative inside.
    pub fn colour(&self, x: f32, y: f32, z: f32) -> Rgb {
        let Grain { rings, waver, stretch, fibre, pores, drift, depth } = *self.grain;
        let along = x / stretch;
        let bend = noise(x * 2.1, 3.5, 0.5) - 0.5;
        let sway = noise(x * 1.7, 9.5, 4.5) - 0.5;
        let (dy, dz) = (y - TRUNK_Y - 0.10 * bend, depth * z + TRUNK_DEPTH + 0.07 * sway);
        let stray = noise(along * 38.0, y * 15.0, z * 15.0) - 0.5;
        let ring = ((dy * dy + dz * dz).sqrt() * rings + waver * stray).rem_euclid(1.0);
        // A ring darkens slowly and ends abruptly.
        let dark = if ring < 0.82 { (ring / 0.82).powi(2) } else { (1.0 - ring) / 0.18 };

        let fine = noise(along * 420.0, y * 430.0, z * 430.0) - 0.5;
        let coarse = noise(along * 130.0, y * 120.0, z * 120.0) - 0.5;
        let slow = noise(x * 2.6, y * 4.2, z * 4.2 + 7.0) - 0.5;
        let pore = (noise(along * 330.0 + 50.0, y * 520.0, z * 520.0) - 0.76).max(0.0) * 4.0;
        let tone =
            1.0 + 2.0 * fibre * (0.45 * fine * self.detail + 0.75 * coarse) + 2.0 * drift * slow
                - pores * pore * self.detail * (0.4 + 0.6 * dark);
        let mix = (0.12 + 0.80 * dark + 0.25 * coarse).clamp(0.0, 1.0);
        std::array::from_fn(|at| (self.light[at] + (self.ring[at] - self.light[at]) * mix) * tone)
    }
}

/// A colour as three numbers from 0 to 1.
pub(crate) fn rgb(colour: egui::Color32) -> Rgb {
    [colour.r(), colour.g(), colour.b()].map(|part| f32::from(part) / 255.0)
}

/// Smooth noise, 0 to 1, that varies over a distance of 1.
pub(crate) fn noise(x: f32, y: f32, z: f32) -> f32 {
    let (fx, fy, fz) = (x.floor(), y.floor(), z.floor());
    let (ix, iy, iz) = (fx as i32, fy as i32, fz as i32);
    let (sx, sy, sz) = (ease(x - fx), ease(y - fy), ease(z - fz));
    let at = |dx, dy, dz| hash(ix + dx, iy + dy, iz + dz);
    let lerp = |a: f32, b: f32, t: f32| a + (b - a) * t;
    let near = lerp(lerp(at(0, 0, 0), at(1, 0, 0), sx), lerp(at(0, 1, 0), at(1, 1, 0), sx), sy);
    let far = lerp(lerp(at(0, 0, 1), at(1, 0, 1), sx), lerp(at(0, 1, 1), at(1, 1, 1), sx), sy);
    lerp(near, far, sz)
}

fn ease(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

/// A number from 0 to 1 that belongs to three whole numbers.
pub(crate) fn hash(x: i32, y: i32, z: i32) -> f32 {
    let mut bits = (x as u32).wrapping_mul(0x9E37_79B1)
        ^ (y as u32).wrapping_mul(0x85EB_CA77)
        ^ (z as u32).wrapping_mul(0xC2B2_AE3D);
    bits = (bits ^ (bits >> 15)).wrapping_mul(0x2C1B_3C6D);
    bits = (bits ^ (bits >> 12)).wrapping_mul(0x297A_2D39);
    bits ^= bits >> 15;
    (bits >> 8) as f32 / (1 << 24) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_is_smooth_and_stays_between_0_and_1() {
        let mut last = noise(-3.0, 0.3, 0.7);
        for step in 1..6000 {
            let here = noise(-3.0 + step as f32 / 1000.0, 0.3, 0.7);
            assert!((0.0..=1.0).contains(&here) && (here - last).abs() < 0.01);
            last = here;
        }
    }
}
