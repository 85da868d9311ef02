//! A board in print.

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{DynamicImage, RgbaImage};

use crate::draw::board::tones::{Material, SeedSet};
use crate::draw::board::view::{BoardMark, Spot};
use crate::draw::render::order::PictureError;
use crate::draw::render::studio::{Look, Studio};
use crate::draw::seed_layout::SeedLayout;
use crate::draw::theme::ThemeName;
use crate::narration::sheet as words;
use crate::rules::{BoardShape, Illegal, Move, Position};

/// How wide pictures are, in pixels: sharp in a column of 9 cm.
const WIDTH: u32 = 900;
/// Lines on white: they print well.
const LOOK: Look = Look {
    theme: ThemeName::Light,
    material: Material::Plain,
    seeds: SeedSet::Tamarind,
    flipped: false,
};

pub struct BoardPicture {
    /// A description for people who cannot see it.
    pub alt: String,
    pub png: Vec<u8>,
    pub size: [u32; 2],
    shape: BoardShape,
}

impl BoardPicture {
    pub fn is_round(&self) -> bool {
        self.shape == BoardShape::Ring
    }

    pub fn draw(
        position: &Position,
        flipped: bool,
        marks: Vec<BoardMark>,
    ) -> Result<BoardPicture, PictureError> {
        let look = Look { flipped, ..LOOK };
        let mut board = look.show(&SeedLayout::start(position));
        board.marks = marks;
        let image = Studio::for_paper(look.theme, board.geometry.form, WIDTH).draw(&board)?;
        let size = [image.width(), image.height()];
        let alt = words::board(&position.setup());
        Ok(BoardPicture { alt, png: small_png(&image)?, size, shape: position.shape() })
    }
}

/// A page has many pictures: without transparency, and packed as tightly as possible.
fn small_png(image: &RgbaImage) -> Result<Vec<u8>, PictureError> {
    let opaque = DynamicImage::ImageRgba8(image.clone()).into_rgb8();
    let mut file = Vec::new();
    let best = PngEncoder::new_with_quality(&mut file, CompressionType::Best, FilterType::Adaptive);
    let written = opaque.write_with_encoder(best);
    written.map_err(|_| PictureError::Undrawable)?;
    Ok(file)
}

/// The place where a move begins.
pub fn spot_of(mv: &Move) -> Option<Spot> {
    match mv {
        Move::Colour(hole, colour) => Some(Spot::Heap(*hole, *colour)),
        mv => mv.hole().map(Spot::from),
    }
}

/// The hole of a refused move, and the holes because of which it is refused.
pub fn refused(illegal: &Illegal, marks: &mut Vec<BoardMark>) {
    marks.extend(spot_of(&illegal.mv).map(BoardMark::Chosen));
    marks.extend(illegal.holes.iter().map(|hole| BoardMark::Lit((*hole).into())));
}
