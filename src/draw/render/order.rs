//! A picture or a film that was asked for, as the bytes of its file.

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
use crate::narration::pictures as words;
use crate::narration::turns::{ALL_SEEN, Course};
use crate::rules::{Hole, Turn};
use crate::texts::messages as say;

/// The usual width of a picture, in pixels.
pub const PICTURE_WIDTH: u32 = 1200;
/// The same of a film.
pub const FILM_WIDTH: u32 = 560;
/// Widths of a picture: the least, the usual, the most.
const WIDTHS: [u32; 3] = [32, PICTURE_WIDTH, 4096];
/// The same of a film.
const FILM_WIDTHS: [u32; 3] = [32, FILM_WIDTH, 1600];
/// A film has so many pictures at most.
pub const MOST_PICTURES: usize = 12_000;
/// Pictures of a film by which its colours are chosen.
const SAMPLES: usize = 16;

/// How far a film has come: pictures drawn, and how many there are. `false` gives it up.
pub type DrawProgress<'a> = &'a mut dyn FnMut(usize, usize) -> bool;

/// What is marked on a picture.
#[derive(Clone, Debug, Default)]
pub struct Marked {
    /// Holes that are lit.
    pub lit: Vec<Hole>,
    /// An arrow shows where this turn leads.
    pub arrow: Option<Turn>,
    /// The way of this turn, and all it does.
    pub foreseen: Option<Turn>,
    /// What the turn before has done.
    pub last: bool,
}

impl Marked {
    /// The marks at the point where a game stands.
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
        if let Some(turn) = &self.arrow
            && let (Some(from), Some(to)) = (turn.mv.hole(), Course::of(&turn.events).last)
        {
            marks.push(BoardMark::Hint { from: from.into(), to });
        }
        marks
    }
}

/// What is asked for on the command line.
pub struct PictureOrder<'a> {
    /// The game, standing where the picture shows it.
    pub game: &'a GameInProgress,
    /// The turns of a film, counted from 0; without them a film is of the whole game, and a picture
    /// is none.
    pub turns: Option<Range<usize>>,
    /// What is marked on a picture.
    pub marked: Marked,
    /// How it looks.
    pub look: Look,
    /// How fast a film sows.
    pub speed: Speed,
    /// Width in pixels.
    pub width: Option<u32>,
}

/// Why there is no picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureError {
    /// The file's ending names no form of pictures.
    Ending,
    /// Turns are asked for, but the ending is that of a single picture.
    NoFilm,
    /// Too narrow or too wide: from, to.
    Width(u32, u32),
    /// There is no turn to show.
    NoTurn,
    /// A film of so many pictures is too long.
    TooLong(usize),
    /// It was given up.
    GivenUp,
    /// It cannot be drawn.
    Undrawable,
}

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PictureError::Ending => f.write_str(say::pictures::no_such_form()),
            PictureError::NoFilm => f.write_str(say::pictures::film_needs_gif()),
            PictureError::Width(least, most) => f.write_str(&words::width(*least, *most)),
            PictureError::NoTurn => f.write_str(say::pictures::no_turn()),
            PictureError::TooLong(pictures) => {
                f.write_str(&words::too_long(*pictures, MOST_PICTURES))
            }
            PictureError::GivenUp => f.write_str(say::pictures::given_up()),
            PictureError::Undrawable => f.write_str(say::pictures::undrawable()),
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

impl PictureOrder<'_> {
    /// The bytes of the file: a single picture, or a film where its name ends in `.gif`.
    ///
    /// # Errors
    /// Why there is none.
    pub fn draw(&self, file: &Path, progress: DrawProgress<'_>) -> Result<Vec<u8>, PictureError> {
        let ending = file.extension().map(|ending| ending.to_string_lossy().to_lowercase());
        match ending.as_deref() {
            Some("png") if self.turns.is_some() => Err(PictureError::NoFilm),
            Some("png") => {
                let width = within(self.width, WIDTHS)?;
                let game = self.game;
                let mut board = self.look.show(&SeedLayout::at(game, game.current()));
                board.marks = self.marked.marks(game);
                png(&board, self.look, width)
            }
            Some("gif") => {
                let width = within(self.width, FILM_WIDTHS)?;
                let turns = self.turns.clone().unwrap_or(0..usize::MAX);
                let film = Film::new(self.game, turns, self.speed, self.look);
                gif(&film, self.look, width, progress)
            }
            _ => Err(PictureError::Ending),
        }
    }
}

/// Draws a picture or film and writes its file, whole or not at all; how far a film has come goes to
/// `told`, a line for each tenth.
///
/// # Errors
/// Why there is none, in one sentence.
pub fn draw_file(
    order: &PictureOrder<'_>,
    file: &Path,
    told: &mut dyn Write,
) -> Result<(), String> {
    // Whether it may stand there is found before it is drawn, which takes a while.
    try_place(file).map_err(|error| error.to_string())?;
    let mut tenths = 0;
    let bytes = order.draw(file, &mut |done, of| {
        if done * 10 / of > tenths {
            tenths = done * 10 / of;
            // Whether anyone reads it is no matter for the film.
            let _ = writeln!(told, "{}", words::progress(done, of));
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

/// A board as the bytes of a PNG file.
///
/// # Errors
/// Where it cannot be drawn.
pub fn png(board: &BoardView, look: Look, width: u32) -> Result<Vec<u8>, PictureError> {
    png_of(&Studio::new(look.theme, board.geometry.form, width).draw(board)?)
}

/// A picture as the bytes of a PNG file.
///
/// # Errors
/// Where it has no place in one.
pub fn png_of(picture: &RgbaImage) -> Result<Vec<u8>, PictureError> {
    let mut file = Cursor::new(Vec::new());
    let written = picture.write_to(&mut file, ImageFormat::Png);
    written.map_err(|_| PictureError::Undrawable)?;
    Ok(file.into_inner())
}

/// A film as the bytes of a GIF file.
///
/// # Errors
/// Where it has nothing to show, is too long, cannot be drawn or is given up.
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
        gif.add(palette.numbers(&picture), film.stands(number))?;
        if !progress(number + 1, pictures) {
            return Err(PictureError::GivenUp);
        }
    }
    Ok(gif.finish()?)
}

/// Pictures of a film, evenly spread, the first and the last among them.
fn sampled(pictures: usize) -> impl Iterator<Item = usize> {
    let samples = pictures.min(SAMPLES);
    (0..samples).map(move |at| at * (pictures - 1) / (samples - 1).max(1))
}
