//! Animated GIFs: one palette for all pictures; of each picture only the part that changed;
//! repeated for ever.

use gif::{Encoder, EncodingError, Frame, Repeat};

use super::palette::MOST;

/// The number of a pixel that stays as it is.
const STAYS: u8 = MOST as u8;

pub struct Gif {
    encoder: Encoder<Vec<u8>>,
    width: u16,
    /// The pixels shown so far.
    shown: Option<Vec<u8>>,
}

impl Gif {
    /// An empty film of this size, in pixels, with at most 255 colours.
    pub fn new(width: u16, height: u16, colours: &[[u8; 3]]) -> Result<Gif, EncodingError> {
        let mut palette = colours.concat();
        // `STAYS` is a number of the palette too.
        palette.resize(3 * (MOST + 1), 0);
        let mut encoder = Encoder::new(Vec::new(), width, height, &palette)?;
        encoder.set_repeat(Repeat::Infinite)?;
        Ok(Gif { encoder, width, shown: None })
    }

    /// Adds a picture, one palette number per pixel, shown for `delay` hundredths of a second.
    pub fn add(&mut self, pixels: Vec<u8>, delay: u16) -> Result<(), EncodingError> {
        let Area { left, top, width, height } = self.changed(&pixels);
        let shown = self.shown.as_deref();
        let new_or_stays = |at: usize| {
            let stays = shown.is_some_and(|shown| shown[at] == pixels[at]);
            if stays { STAYS } else { pixels[at] }
        };
        let row = |y: u16| {
            let from = usize::from(y) * usize::from(self.width) + usize::from(left);
            from..from + usize::from(width)
        };
        let buffer: Vec<u8> = (top..top + height).flat_map(row).map(new_or_stays).collect();
        // The next picture is drawn over this one.
        self.encoder.write_frame(&Frame {
            delay,
            transparent: Some(STAYS),
            left,
            top,
            width,
            height,
            buffer: buffer.into(),
            ..Frame::default()
        })?;
        self.shown = Some(pixels);
        Ok(())
    }

    pub fn finish(self) -> Result<Vec<u8>, EncodingError> {
        self.encoder.into_inner()
    }

    /// The area that changed; of an unchanged picture its first pixel.
    fn changed(&self, pixels: &[u8]) -> Area {
        let width = usize::from(self.width).max(1);
        let height = pixels.len() / width;
        let whole = Area { left: 0, top: 0, width: self.width, height: height as u16 };
        let Some(shown) = &self.shown else { return whole };
        let row = |y: usize| y * width..(y + 1) * width;
        let differs = |y: &usize| shown[row(*y)] != pixels[row(*y)];
        let Some(top) = (0..height).find(differs) else {
            return Area { left: 0, top: 0, width: 1, height: 1 };
        };
        let bottom = (top..height).rev().find(differs).unwrap_or(top);
        let (mut left, mut right) = (width - 1, 0);
        for y in top..=bottom {
            let news = |x: &usize| shown[y * width + x] != pixels[y * width + x];
            left = (0..left).find(news).unwrap_or(left);
            right = (right + 1..width).rev().find(news).unwrap_or(right);
        }
        Area {
            left: left as u16,
            top: top as u16,
            width: (right - left + 1) as u16,
            height: (bottom - top + 1) as u16,
        }
    }
}

struct Area {
    left: u16,
    top: u16,
    width: u16,
    height: u16,
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use image::codecs::gif::GifDecoder;
    use image::{AnimationDecoder as _, Frame};

    use super::*;

    fn read(bytes: Vec<u8>) -> Vec<Frame> {
        let decoder = GifDecoder::new(Cursor::new(bytes)).expect("a GIF");
        decoder.into_frames().collect_frames().expect("whole pictures")
    }

    fn colours() -> Vec<[u8; 3]> {
        (0..MOST).map(|at| [at as u8, (7 * at % 256) as u8, 255 - at as u8]).collect()
    }

    /// A picture with some repetition, but not too much.
    fn picture(seed: u32, pixels: usize) -> Vec<u8> {
        let mut state = seed;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            state >> 24
        };
        let mut pixels_so_far: Vec<u8> = Vec::with_capacity(pixels);
        while pixels_so_far.len() < pixels {
            let (colour, length) = (next() as u8 % MOST as u8, 1 + next() as usize % 5);
            pixels_so_far.extend(std::iter::repeat_n(colour, length));
        }
        pixels_so_far.truncate(pixels);
        pixels_so_far
    }

    fn another(colour: u8) -> u8 {
        ((usize::from(colour) + 9) % MOST) as u8
    }

    #[test]
    fn what_is_written_is_read_again() {
        for (width, height) in [(1, 1), (3, 2), (61, 47), (200, 180)] {
            let pixels = usize::from(width) * usize::from(height);
            let mut gif = Gif::new(width, height, &colours()).expect("a film");
            let mut pictures: Vec<Vec<u8>> = (1..4).map(|seed| picture(seed, pixels)).collect();
            // One pixel is new, then one column, then nothing.
            let mut last = pictures[2].clone();
            last[pixels / 2] = another(last[pixels / 2]);
            pictures.push(last.clone());
            for y in 0..usize::from(height) {
                let at = y * usize::from(width) + usize::from(width) / 3;
                last[at] = another(last[at]);
            }
            pictures.push(last.clone());
            pictures.push(last);
            for (number, picture) in pictures.iter().enumerate() {
                gif.add(picture.clone(), 8 + number as u16).expect("added");
            }
            let frames = read(gif.finish().expect("a film"));
            assert_eq!(frames.len(), pictures.len(), "{width} by {height}");
            for (number, (frame, picture)) in frames.iter().zip(&pictures).enumerate() {
                let (millis, _) = frame.delay().numer_denom_ms();
                assert_eq!(millis, 10 * (8 + number as u32));
                for (pixel, colour) in frame.buffer().pixels().zip(picture) {
                    assert_eq!(pixel.0[..3], colours()[usize::from(*colour)], "picture {number}");
                    assert_eq!(pixel.0[3], 255);
                }
            }
        }
    }

    #[test]
    fn an_unchanged_picture_costs_next_to_nothing() {
        let pixels = picture(5, 120 * 90);
        let size = |pictures: usize| {
            let mut gif = Gif::new(120, 90, &colours()).expect("a film");
            for _ in 0..pictures {
                gif.add(pixels.clone(), 8).expect("added");
            }
            gif.finish().expect("a film").len()
        };
        let more = size(2) - size(1);
        assert!(more < 40, "{more}");
    }
}
