//! Snapshots: only the part that a test judges, smaller if colours and places still show, without
//! alpha.

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use egui_kittest::{Harness, SnapshotOptions, SnapshotResult, try_image_snapshot_options};
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::imageops::{crop_imm, thumbnail};
use image::{ColorType, RgbaImage};

/// Pixels of a whole picture that may differ: floating point is not the same everywhere.
const MOST_DIFFERENT: usize = 12;
/// Bytes of all snapshots together.
const MOST_BYTES: u64 = 1_300_000;

/// The part and scale of a picture that a snapshot keeps.
#[derive(Clone, Debug)]
pub struct Kept {
    /// Each kept pixel is the mean of a square with this side.
    shrink: u32,
    /// The part of the width and of the height, in percent.
    columns: Range<u32>,
    rows: Range<u32>,
}

impl Kept {
    /// Every pixel: thin lines and small words are judged.
    pub const SHARP: Kept = Kept { shrink: 1, columns: 0..100, rows: 0..100 };
    /// Colours and places on a board.
    pub const HALF: Kept = Kept { shrink: 2, ..Kept::SHARP };
    /// Colours and places on a page.
    pub const THIRD: Kept = Kept { shrink: 3, ..Kept::SHARP };

    /// Keeps only these percents of the width.
    pub const fn columns(self, columns: Range<u32>) -> Kept {
        Kept { shrink: self.shrink, columns, rows: self.rows }
    }

    /// Keeps only these percents of the height.
    pub const fn rows(self, rows: Range<u32>) -> Kept {
        Kept { shrink: self.shrink, columns: self.columns, rows }
    }

    fn of(&self, picture: &RgbaImage) -> RgbaImage {
        let (width, height) = picture.dimensions();
        let x = width * self.columns.start / 100;
        let y = height * self.rows.start / 100;
        // Whole squares only, so that each kept pixel is the mean of the same number.
        let across = (width * self.columns.end / 100 - x) / self.shrink;
        let down = (height * self.rows.end / 100 - y) / self.shrink;
        let part = crop_imm(picture, x, y, across * self.shrink, down * self.shrink).to_image();
        if self.shrink == 1 { part } else { thumbnail(&part, across, down) }
    }

    fn options(&self) -> SnapshotOptions {
        let most = MOST_DIFFERENT / (self.shrink * self.shrink) as usize;
        SnapshotOptions::new().max_failed_pixels(most)
    }

    /// Whether the comparison would notice `bad` in place of `good`.
    pub fn tells_apart(&self, good: &RgbaImage, bad: &RgbaImage) -> bool {
        let folder = tempfile::tempdir().expect("a folder");
        self.of(good).save(folder.path().join("good.png")).expect("written");
        let options = self.options().output_path(folder.path());
        try_image_snapshot_options(&self.of(bad), "good", &options).is_err()
    }
}

/// Compares a picture of the window with its snapshot; under `UPDATE_SNAPSHOTS` replaces it instead.
pub fn compare<State>(harness: &mut Harness<'_, State>, name: &str, kept: &Kept) -> SnapshotResult {
    let picture = kept.of(&harness.render().expect("a picture"));
    let result = try_image_snapshot_options(&picture, name, &kept.options());
    if is_updating() {
        pack(&folder().join(name).with_extension("png"));
    }
    result
}

/// Whether snapshots are being replaced instead of compared.
pub fn is_updating() -> bool {
    std::env::var_os("UPDATE_SNAPSHOTS").is_some()
}

fn folder() -> PathBuf {
    SnapshotOptions::new().output_path
}

/// Rewrites a picture with the best compression and without alpha.
fn pack(path: &Path) {
    let picture = image::open(path).expect("just compared");
    if picture.color() == ColorType::Rgb8 {
        return;
    }
    let mut packed = Vec::new();
    let encoder =
        PngEncoder::new_with_quality(&mut packed, CompressionType::Best, FilterType::Adaptive);
    picture.to_rgb8().write_with_encoder(encoder).expect("written to memory");
    fs::write(path, packed).expect("written");
}

#[test]
fn snapshots_are_small_and_without_alpha() {
    if is_updating() {
        // Other tests are writing them at this moment.
        return;
    }
    let mut bytes = 0;
    for file in fs::read_dir(folder()).expect("the kept pictures") {
        let path = file.expect("readable").path();
        // Left over from a failed comparison.
        if path.file_stem().is_some_and(|stem| Path::new(stem).extension().is_some()) {
            continue;
        }
        bytes += path.metadata().expect("readable").len();
        assert_eq!(image::open(&path).expect("a picture").color(), ColorType::Rgb8, "{path:?}");
    }
    assert!(bytes <= MOST_BYTES, "{bytes} bytes");
}
