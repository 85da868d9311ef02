//! Animated pictures in the GIF form (version 89a): one palette for all pictures, of each picture
//! only the part that changed, repeated for ever.

use super::palette::MOST;

/// What a pixel has that stays as it is.
const STAYS: u8 = MOST as u8;
/// Bits of a pixel.
const BITS: u8 = 8;
/// Codes of the packing after the 256 pixel values: forget what was learnt; the end.
const CLEAR: u16 = 1 << BITS;
const END: u16 = CLEAR + 1;
/// Codes have 12 bits at most.
const MOST_CODES: u16 = 4096;
/// Places in the table of what was learnt: a power of two, thrice the codes and more.
const PLACES: usize = 1 << 14;

/// A film as it is written.
pub struct Gif {
    bytes: Vec<u8>,
    width: u16,
    /// What is shown so far.
    shown: Option<Vec<u8>>,
}

impl Gif {
    /// An empty film of this size, in pixels, with at most 255 colours.
    pub fn new(width: u16, height: u16, colours: &[[u8; 3]]) -> Gif {
        let mut bytes = b"GIF89a".to_vec();
        bytes.extend(width.to_le_bytes());
        bytes.extend(height.to_le_bytes());
        // A palette of 256 colours; ground 0; square pixels.
        bytes.extend([0x80 | (BITS - 1) << 4 | (BITS - 1), 0, 0]);
        let mut table = colours.concat();
        table.resize(3 << BITS, 0);
        bytes.extend(table);
        // For ever.
        bytes.extend([0x21, 0xFF, 11]);
        bytes.extend(b"NETSCAPE2.0");
        bytes.extend([3, 1, 0, 0, 0]);
        Gif { bytes, width, shown: None }
    }

    /// Adds a picture, a palette number a pixel, that stands for so many hundredths of a second.
    pub fn add(&mut self, pixels: Vec<u8>, stands: u16) {
        let part = self.changed(&pixels);
        let [delay_low, delay_high] = stands.to_le_bytes();
        // The next picture is laid over this one.
        self.bytes.extend([0x21, 0xF9, 4, 0b0000_0101, delay_low, delay_high, STAYS, 0]);
        self.bytes.push(0x2C);
        for number in [part.left, part.top, part.width, part.height] {
            self.bytes.extend(number.to_le_bytes());
        }
        self.bytes.extend([0, BITS]);
        let mut packed = Packer::new();
        let shown = self.shown.as_deref();
        for y in part.top..part.top + part.height {
            let from = usize::from(y) * usize::from(self.width) + usize::from(part.left);
            for at in from..from + usize::from(part.width) {
                let stays = shown.is_some_and(|shown| shown[at] == pixels[at]);
                packed.put(if stays { STAYS } else { pixels[at] });
            }
        }
        for block in packed.finish().chunks(255) {
            self.bytes.push(block.len() as u8);
            self.bytes.extend(block);
        }
        self.bytes.push(0);
        self.shown = Some(pixels);
    }

    /// The whole file.
    pub fn finish(mut self) -> Vec<u8> {
        self.bytes.push(0x3B);
        self.bytes
    }

    /// The part that is new; of a picture without news its first pixel.
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

/// A part of a picture, in pixels.
struct Area {
    left: u16,
    top: u16,
    width: u16,
    height: u16,
}

/// Packs bytes after Lempel, Ziv and Welch, with codes that grow from 9 to 12 bits.
struct Packer {
    bytes: Vec<u8>,
    bits: u32,
    held: u32,
    /// Width of a code now.
    wide: u32,
    /// The code that what comes next will get.
    next: u16,
    /// The code of what was read and not yet written.
    open: Option<u16>,
    /// What was learnt: the code before and the byte after it, with their own code.
    learnt: Vec<(u32, u16)>,
}

impl Packer {
    fn new() -> Packer {
        let mut packer = Packer {
            bytes: Vec::new(),
            bits: 0,
            held: 0,
            wide: 0,
            next: 0,
            open: None,
            learnt: Vec::new(),
        };
        packer.forget();
        packer.write(CLEAR);
        packer
    }

    fn forget(&mut self) {
        self.learnt.clear();
        self.learnt.resize(PLACES, (u32::MAX, 0));
        self.wide = u32::from(BITS) + 1;
        self.next = END + 1;
    }

    fn put(&mut self, byte: u8) {
        let Some(open) = self.open else {
            self.open = Some(byte.into());
            return;
        };
        let pair = u32::from(open) << 8 | u32::from(byte);
        let mut place = pair.wrapping_mul(0x9E37_79B1) as usize >> 16 & (PLACES - 1);
        while self.learnt[place].0 != pair && self.learnt[place].0 != u32::MAX {
            place = (place + 1) & (PLACES - 1);
        }
        if self.learnt[place].0 == pair {
            self.open = Some(self.learnt[place].1);
            return;
        }
        self.write(open);
        self.open = Some(byte.into());
        if self.next < MOST_CODES {
            self.learnt[place] = (pair, self.next);
            // Readers learn a code one step later.
            if self.next == 1 << self.wide {
                self.wide += 1;
            }
            self.next += 1;
        } else {
            self.write(CLEAR);
            self.forget();
        }
    }

    fn write(&mut self, code: u16) {
        self.held |= u32::from(code) << self.bits;
        self.bits += self.wide;
        while self.bits >= 8 {
            self.bytes.push(self.held as u8);
            self.held >>= 8;
            self.bits -= 8;
        }
    }

    fn finish(mut self) -> Vec<u8> {
        if let Some(open) = self.open {
            self.write(open);
            // The reader has learnt one code more by then.
            if self.next == 1 << self.wide && self.next < MOST_CODES {
                self.wide += 1;
            }
        }
        self.write(END);
        if self.bits > 0 {
            self.bytes.push(self.held as u8);
        }
        self.bytes
    }
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

    /// Pictures that repeat themselves a little and not too much.
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
            let mut gif = Gif::new(width, height, &colours());
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
                gif.add(picture.clone(), 8 + number as u16);
            }
            let frames = read(gif.finish());
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
    fn what_stays_costs_next_to_nothing() {
        let pixels = picture(5, 120 * 90);
        let mut gif = Gif::new(120, 90, &colours());
        gif.add(pixels.clone(), 8);
        let before = gif.bytes.len();
        gif.add(pixels, 8);
        assert!(gif.bytes.len() - before < 40, "{}", gif.bytes.len() - before);
    }
}
