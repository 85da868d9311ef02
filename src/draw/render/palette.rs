//! The colours of a film (median cut): one palette for all its pictures, so that unchanged parts do
//! not flicker.

use std::collections::BTreeMap;

use image::RgbaImage;

/// The most colours; one more number is needed for unchanged pixels.
pub const MOST: usize = 255;
/// Bits of each channel by which similar colours are counted as one, and by which they are looked
/// up.
const COUNT_BITS: u32 = 5;
const LOOK_BITS: u32 = 6;
const UNKNOWN: u16 = u16::MAX;

type PaletteColour = [u8; 3];

/// Similar colours: their sums and how often they occurred.
#[derive(Clone, Copy, Default)]
struct Seen {
    sums: [u64; 3],
    count: u64,
}

impl Seen {
    fn mean(&self, part: usize) -> f64 {
        self.sums[part] as f64 / self.count as f64
    }

    /// The weight: small marks must keep their colours beside large areas.
    fn weight(&self) -> f64 {
        (self.count as f64).sqrt()
    }
}

pub struct Palette {
    colours: Vec<PaletteColour>,
    nearest: Vec<u16>,
}

impl Palette {
    /// The colours that reproduce these pictures best.
    pub fn of<'a>(pictures: impl IntoIterator<Item = &'a RgbaImage>) -> Palette {
        // Sorted by colour: the same pictures always have the same palette.
        let mut seen: BTreeMap<u32, Seen> = BTreeMap::new();
        for pixel in pictures.into_iter().flat_map(RgbaImage::pixels) {
            let [r, g, b, _] = pixel.0;
            let entry = seen.entry(cell([r, g, b], COUNT_BITS) as u32).or_default();
            entry.count += 1;
            for (sum, part) in entry.sums.iter_mut().zip([r, g, b]) {
                *sum += u64::from(part);
            }
        }
        let mut boxes = vec![Part::new(seen.into_values().collect())];
        while boxes.len() < MOST {
            let widest = (boxes.iter().enumerate())
                .filter(|(_, part)| part.seen.len() > 1)
                .max_by(|(_, a), (_, b)| a.spread.total_cmp(&b.spread));
            let Some((at, _)) = widest else { break };
            let (one, other) = boxes.swap_remove(at).split();
            boxes.extend([one, other]);
        }
        let colours = boxes.iter().filter_map(Part::colour).collect();
        Palette { colours, nearest: vec![UNKNOWN; 1 << (3 * LOOK_BITS)] }
    }

    pub fn colours(&self) -> &[PaletteColour] {
        &self.colours
    }

    /// For each pixel the number of the nearest colour.
    pub fn numbers(&mut self, picture: &RgbaImage) -> Vec<u8> {
        let number = |pixel: &image::Rgba<u8>| {
            let [r, g, b, _] = pixel.0;
            let at = cell([r, g, b], LOOK_BITS);
            if self.nearest[at] == UNKNOWN {
                self.nearest[at] = nearest(&self.colours, [r, g, b]) as u16;
            }
            self.nearest[at] as u8
        };
        picture.pixels().map(number).collect()
    }
}

fn cell(colour: PaletteColour, bits: u32) -> usize {
    colour.into_iter().fold(0, |cell, part| (cell << bits) | (usize::from(part) >> (8 - bits)))
}

fn nearest(colours: &[PaletteColour], colour: PaletteColour) -> usize {
    let away = |other: &PaletteColour| -> i32 {
        let part = |at: usize| i32::from(other[at]) - i32::from(colour[at]);
        // The eye distinguishes greens best and blues worst.
        3 * part(0).pow(2) + 4 * part(1).pow(2) + 2 * part(2).pow(2)
    };
    let found = colours.iter().enumerate().min_by_key(|(_, other)| away(other));
    found.map_or(0, |(at, _)| at)
}

/// Colours that share one palette entry until they are split.
struct Part {
    seen: Vec<Seen>,
    /// The spread of its colours, and on which channel it is largest.
    spread: f64,
    axis: usize,
}

impl Part {
    fn new(seen: Vec<Seen>) -> Part {
        let spreads = [0, 1, 2].map(|part| {
            let all: f64 = seen.iter().map(Seen::weight).sum();
            let mean = seen.iter().map(|one| one.weight() * one.mean(part)).sum::<f64>() / all;
            seen.iter().map(|one| one.weight() * (one.mean(part) - mean).powi(2)).sum::<f64>()
        });
        let axis = (0..3).max_by(|a, b| spreads[*a].total_cmp(&spreads[*b])).unwrap_or(0);
        Part { spread: spreads[axis], axis, seen }
    }

    /// Splits it at the mean of its widest channel. It has at least two colours.
    fn split(mut self) -> (Part, Part) {
        let axis = self.axis;
        self.seen.sort_by(|a, b| a.mean(axis).total_cmp(&b.mean(axis)));
        let all: f64 = self.seen.iter().map(Seen::weight).sum();
        let sum: f64 = self.seen.iter().map(|one| one.weight() * one.mean(axis)).sum();
        let lower = self.seen.partition_point(|one| one.mean(axis) < sum / all);
        let lower = lower.clamp(1, self.seen.len() - 1);
        let upper = self.seen.split_off(lower);
        (Part::new(self.seen), Part::new(upper))
    }

    fn colour(&self) -> Option<PaletteColour> {
        let count: u64 = self.seen.iter().map(|one| one.count).sum();
        let sum = |part: usize| self.seen.iter().map(|one| one.sums[part]).sum::<u64>();
        (count > 0).then(|| [0, 1, 2].map(|part| ((sum(part) + count / 2) / count) as u8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::Rgba;

    #[test]
    fn few_colours_are_kept_as_they_are() {
        let colours = [[250, 240, 230, 255], [10, 20, 30, 255], [0, 210, 255, 255]];
        let picture = RgbaImage::from_fn(60, 10, |x, _| Rgba(colours[x as usize % 3]));
        let mut palette = Palette::of([&picture]);
        assert_eq!(palette.colours().len(), 3);
        let numbers = palette.numbers(&picture);
        for (number, pixel) in numbers.iter().zip(picture.pixels()) {
            assert_eq!(palette.colours()[usize::from(*number)], pixel.0[..3]);
        }
    }

    #[test]
    fn many_colours_come_near() {
        let picture = RgbaImage::from_fn(256, 256, |x, y| Rgba([x as u8, y as u8, 90, 255]));
        let mut palette = Palette::of([&picture]);
        assert_eq!(palette.colours().len(), MOST);
        let numbers = palette.numbers(&picture);
        for (number, pixel) in numbers.iter().zip(picture.pixels()) {
            let near = palette.colours()[usize::from(*number)];
            let away = (0..3).map(|part| near[part].abs_diff(pixel.0[part])).max();
            assert!(away < Some(24), "{near:?} {pixel:?}");
        }
    }
}
