//! Draws a requested picture or film and returns the bytes of its file.

use std::fmt;
use std::io::{Cursor, Write};
use std::ops::Range;
use std::path::Path;

use ::gif::EncodingError;
use image::{ImageFormat, RgbaImage};

use super::film::{Film, done};
use super::gif::Gif;
use super::palette::Palette;
use super::raster::Undrawable;
use super::studio::{Look, Studio};
use crate::draw::animation::Speed;
use crate::draw::board::geometry::BoardForm;
use crate::draw::board::turn_marks;
use crate::draw::board::view::{BoardMark, BoardView};
use crate::draw::seed_layout::SeedLayout;
use crate::files::{try_place, write_whole};
use crate::game::GameInProgress;
use crate::narration::turns::ALL_SEEN;
use crate::rules::{Hole, Turn};
use crate::texts::messages::pictures as say;

/// The usual width, in pixels.
pub const PICTURE_WIDTH: u32 = 1200;
pub const FILM_WIDTH: u32 = 560;
/// The least, the usual and the greatest width.
const WIDTHS: [u32; 3] = [32, PICTURE_WIDTH, 4096];
const FILM_WIDTHS: [u32; 3] = [32, FILM_WIDTH, 1600];
pub const MOST_PICTURES: usize = 12_000;
/// Pictures from which the colours of a film are chosen.
const SAMPLES: usize = 16;

/// Called with the pictures drawn and their total; `false` cancels the film.
pub type DrawProgress<'a> = &'a mut dyn FnMut(usize, usize) -> bool;

#[derive(Clone, Debug, Default)]
pub struct Marked {
    pub lit: Vec<Hole>,
    /// The path of this turn.
    pub arrow: Option<Turn>,
    /// Everything that this turn would do.
    pub foreseen: Option<Turn>,
    /// What the last turn has done.
    pub last: bool,
}

impl Marked {
    pub fn marks(&self, game: &GameInProgress) -> Vec<BoardMark> {
        let mut marks = Vec::new();
        if self.last {
            marks.extend(done(game.node(game.current()).entry().events()));
        }
        if let Some(turn) = &self.foreseen
            && let Some(hole) = turn.mv.hole()
        {
            turn_marks::foreseen(turn, hole, ALL_SEEN, &mut marks);
        }
        marks.extend(self.lit.iter().map(|hole| BoardMark::Lit((*hole).into())));
        marks.extend(self.arrow.iter().flat_map(turn_marks::advice));
        marks
    }
}

pub struct PictureOrder {
    /// The current node is the position to draw.
    pub game: GameInProgress,
    /// The turns of a film, counted from 0; `None` for the whole game, and for a picture.
    pub turns: Option<Range<usize>>,
    pub marked: Marked,
    pub look: Look,
    pub speed: Speed,
    pub width: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureError {
    Ending,
    /// Turns were requested, but the ending is that of a single picture.
    NoFilm,
    /// Not in this range.
    Width(u32, u32),
    NoTurn,
    /// The film would have this many pictures.
    TooLong(usize),
    GivenUp,
    Undrawable,
}

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PictureError::Ending => f.write_str(say::no_such_form()),
            PictureError::NoFilm => f.write_str(say::film_needs_gif()),
            PictureError::Width(least, most) => f.write_str(&say::Width { least, most }.text()),
            PictureError::NoTurn => f.write_str(say::no_turn()),
            PictureError::TooLong(count) => {
                f.write_str(&say::TooLong { count, most: MOST_PICTURES }.text())
            }
            PictureError::GivenUp => f.write_str(say::given_up()),
            PictureError::Undrawable => f.write_str(say::undrawable()),
        }
    }
}

impl std::error::Error for PictureError {}

impl From<EncodingError> for PictureError {
    fn from(_: EncodingError) -> PictureError {
        PictureError::Undrawable
    }
}

impl From<Undrawable> for PictureError {
    fn from(_: Undrawable) -> PictureError {
        PictureError::Undrawable
    }
}

impl PictureOrder {
    /// The bytes of the file: a film if the name ends in `.gif`, otherwise a picture.
    pub fn draw(&self, file: &Path, progress: DrawProgress<'_>) -> Result<Vec<u8>, PictureError> {
        let ending = file.extension().map(|ending| ending.to_string_lossy().to_lowercase());
        match ending.as_deref() {
            Some("png") if self.turns.is_some() => Err(PictureError::NoFilm),
            Some("png") => {
                let width = within(self.width, WIDTHS)?;
                let game = &self.game;
                let mut board = self.look.show(&SeedLayout::at(game, game.current()));
                board.marks = self.marked.marks(game);
                png(&board, self.look, width)
            }
            Some("gif") => {
                let width = within(self.width, FILM_WIDTHS)?;
                let turns = self.turns.clone().unwrap_or(0..usize::MAX);
                let film = Film::new(&self.game, turns, self.speed, self.look);
                gif(&film, self.look, width, progress)
            }
            _ => Err(PictureError::Ending),
        }
    }
}

/// Draws a picture or film and writes its file, whole or not at all. A film's progress goes to
/// `log`, a line for each tenth.
pub fn draw_file(order: &PictureOrder, file: &Path, log: &mut dyn Write) -> Result<(), String> {
    // Drawing takes a while: first check whether the file can be written.
    try_place(file).map_err(|error| error.to_string())?;
    let mut tenths = 0;
    let bytes = order.draw(file, &mut |done, of| {
        if done * 10 / of > tenths {
            tenths = done * 10 / of;
            // If nobody can read the progress, the film is still good.
            let _ = writeln!(log, "{}", say::Progress { done, of }.text());
        }
        true
    });
    let bytes = bytes.map_err(|why| why.to_string())?;
    write_whole(file, &bytes).map_err(|error| error.to_string())
}

fn within(width: Option<u32>, [least, usual, most]: [u32; 3]) -> Result<u32, PictureError> {
    let width = width.unwrap_or(usual);
    match (least..=most).contains(&width) {
        true => Ok(width),
        false => Err(PictureError::Width(least, most)),
    }
}

pub fn png(board: &BoardView, look: Look, width: u32) -> Result<Vec<u8>, PictureError> {
    png_of(&Studio::new(look.theme, board.geometry.form, width).draw(board)?)
}

pub fn png_of(picture: &RgbaImage) -> Result<Vec<u8>, PictureError> {
    let mut file = Cursor::new(Vec::new());
    let written = picture.write_to(&mut file, ImageFormat::Png);
    written.map_err(|_| PictureError::Undrawable)?;
    Ok(file.into_inner())
}

pub fn gif(
    film: &Film,
    look: Look,
    width: u32,
    progress: DrawProgress<'_>,
) -> Result<Vec<u8>, PictureError> {
    let form: BoardForm = film.form().ok_or(PictureError::NoTurn)?;
    let pictures = film.len();
    if pictures > MOST_PICTURES {
        return Err(PictureError::TooLong(pictures));
    }
    let mut studio = Studio::new(look.theme, form, width);
    let samples: Vec<RgbaImage> = sampled(pictures)
        .map(|number| studio.draw(&film.view(number)))
        .collect::<Result<_, Undrawable>>()?;
    let mut palette = Palette::of(&samples);
    drop(samples);
    let [wide, high] = studio.size().map(|side| side as u16);
    let mut gif = Gif::new(wide, high, palette.colours())?;
    for number in 0..pictures {
        let picture = studio.draw(&film.view(number))?;
        gif.add(palette.numbers(&picture), film.delay(number))?;
        if !progress(number + 1, pictures) {
            return Err(PictureError::GivenUp);
        }
    }
    Ok(gif.finish()?)
}

/// Picture numbers of a film, evenly spread, including the first and the last.
fn sampled(pictures: usize) -> impl Iterator<Item = usize> {
    let samples = pictures.min(SAMPLES);
    (0..samples).map(move |at| at * (pictures - 1) / (samples - 1).max(1))
}
