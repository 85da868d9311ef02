//! Caches the pictures of boards and seeds. When a size changes, a thread carves the new board
//! while the old picture is shown stretched.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use egui::{ColorImage, Context, TextureHandle, TextureId, TextureOptions};

use super::bake::bake;
use super::geometry::BoardForm;
use super::sprites::{Dress, sheet};
use super::tones::Material;
use crate::background::Mode;
use crate::background::worker::{Desk, Work, Worker};

/// Debounce: a size is carved once it has been wanted for this long, in seconds.
const SETTLE_SECS: f64 = 0.15;
/// The most pictures kept; the least recently used go first.
const MOST_PICTURES: usize = 32;
/// How many times smaller than wanted the first sketch of a board is.
const SKETCH: usize = 3;

/// The wood looks the same whichever side is below, so the key has no side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct BoardKey {
    form: BoardForm,
    material: Material,
    width_px: usize,
}

struct BoardPicture {
    texture: TextureHandle,
    used: u64,
}

/// One for the whole window.
#[derive(Default)]
pub struct BoardArt {
    boards: HashMap<BoardKey, BoardPicture>,
    seeds: HashMap<(Dress, usize), BoardPicture>,
    /// Sizes wanted, but not yet carved: when first and when last, in seconds.
    wanted: HashMap<BoardKey, (f64, f64)>,
    sent: HashSet<BoardKey>,
    /// Boards whose carving panicked; their sketch stays.
    failed: HashSet<BoardKey>,
    carver: Option<Worker<Carver>>,
    mode: Mode,
    clock: u64,
}

struct Carver;

impl Work for Carver {
    type Job = BoardKey;
    type Report = (BoardKey, Option<ColorImage>);

    const NAME: &'static str = "board pictures";
    const TRIES: usize = 2;

    fn work(&mut self, key: &mut BoardKey, desk: &mut Desk<'_, Self::Report>) {
        desk.report((*key, carve(*key)));
    }

    fn failed(&mut self, key: BoardKey) -> Option<Self::Report> {
        Some((key, None))
    }
}

impl BoardArt {
    /// Carves on a thread; a board never seen before shows as a rough sketch at first.
    pub fn new() -> BoardArt {
        BoardArt::default()
    }

    /// Carves before the call returns, so that the first frame is the final one: for tests and
    /// screenshots.
    pub fn synchronous() -> BoardArt {
        BoardArt { mode: Mode::Inline, ..BoardArt::new() }
    }

    pub fn mode(&self) -> Mode {
        self.mode
    }

    pub fn carving(&self) -> bool {
        !self.sent.is_empty()
    }

    /// The picture of a board `width_px` pixels wide; `None` for a plain board.
    pub(crate) fn board(
        &mut self,
        ctx: &Context,
        form: BoardForm,
        material: Material,
        width_px: usize,
    ) -> Option<TextureId> {
        self.receive(ctx);
        self.clock += 1;
        let key = BoardKey { form, material, width_px };
        material.stuff()?;
        if !self.boards.contains_key(&key) {
            if self.mode == Mode::Inline {
                self.keep(ctx, key, carve(key)?, TextureOptions::NEAREST);
            } else {
                self.want(ctx, key)?;
            }
        }
        let found = match self.boards.get_mut(&key) {
            Some(exact) => Some(exact),
            None => (self.boards.iter_mut())
                .filter(|(other, _)| (other.form, other.material) == (form, material))
                .max_by_key(|(other, picture)| {
                    (picture.used, std::cmp::Reverse(other.width_px.abs_diff(width_px)))
                })
                .map(|(_, picture)| picture),
        };
        found.map(|picture| {
            picture.used = self.clock;
            picture.texture.id()
        })
    }

    /// The sheet of seeds with cells of about `side_px` pixels.
    pub(crate) fn seeds(&mut self, ctx: &Context, dress: Dress, side_px: f32) -> TextureId {
        // Steps of four: dragging the window's edge must not paint a new sheet every frame.
        let side = (side_px / 4.0).ceil().clamp(2.0, 64.0) as usize * 4;
        self.clock += 1;
        let clock = self.clock;
        forget(&mut self.seeds);
        let picture = self.seeds.entry((dress, side)).or_insert_with(|| BoardPicture {
            texture: ctx.load_texture("seeds", sheet(dress, side), TextureOptions::LINEAR),
            used: clock,
        });
        picture.used = clock;
        picture.texture.id()
    }

    fn keep(&mut self, ctx: &Context, key: BoardKey, image: ColorImage, options: TextureOptions) {
        forget(&mut self.boards);
        let texture = ctx.load_texture("board", image, options);
        self.boards.insert(key, BoardPicture { texture, used: self.clock });
    }

    /// Notes that a size is wanted, and orders it once it has stayed the same for a while.
    fn want(&mut self, ctx: &Context, key: BoardKey) -> Option<()> {
        let known = (self.boards.keys())
            .any(|other| (other.form, other.material) == (key.form, key.material));
        let now = ctx.input(|input| input.time);
        if !known {
            let width_px = (key.width_px / SKETCH).max(1);
            let sketch = BoardKey { width_px, ..key };
            self.keep(ctx, sketch, carve(sketch)?, TextureOptions::LINEAR);
        }
        self.wanted.retain(|other, (_, last)| *other == key || now - *last < 2.0 * SETTLE_SECS);
        let (first, last) = self.wanted.entry(key).or_insert((now, now));
        if now - *last > 2.0 * SETTLE_SECS {
            *first = now;
        }
        *last = now;
        let waited = now - *first;
        if self.sent.contains(&key) || self.failed.contains(&key) {
            return Some(());
        }
        if !known || waited >= SETTLE_SECS {
            self.sent.insert(key);
            let carver = self.carver.get_or_insert_with(|| {
                let ctx = ctx.clone();
                Worker::start(Carver, Mode::Threads, move || ctx.request_repaint())
            });
            carver.send(key);
        } else {
            ctx.request_repaint_after(Duration::from_secs_f64(SETTLE_SECS - waited));
        }
        Some(())
    }

    fn receive(&mut self, ctx: &Context) {
        let ready = self.carver.as_ref().map(Worker::reports).unwrap_or_default();
        for (key, image) in ready {
            self.sent.remove(&key);
            self.wanted.remove(&key);
            match image {
                // While the window is resized it is stretched, which must not show blocks.
                Some(image) => self.keep(ctx, key, image, TextureOptions::LINEAR),
                None => drop(self.failed.insert(key)),
            }
        }
    }
}

fn carve(key: BoardKey) -> Option<ColorImage> {
    Some(bake(key.form, key.material.stuff()?, key.width_px))
}

/// Makes room for one more picture.
fn forget<K: Clone + Eq + std::hash::Hash>(pictures: &mut HashMap<K, BoardPicture>) {
    while pictures.len() >= MOST_PICTURES {
        let oldest = pictures.iter().min_by_key(|(_, picture)| picture.used);
        let Some(key) = oldest.map(|(key, _)| key.clone()) else { return };
        pictures.remove(&key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORM: BoardForm = BoardForm::TwoRows { holes: 6 };

    /// Runs a frame at `secs` in which a board of `width_px` is wanted; returns the widths of the
    /// pictures that are new in it, and whether they are smooth where they are stretched.
    fn frame(ctx: &Context, art: &mut BoardArt, secs: f64, width_px: usize) -> Vec<(usize, bool)> {
        let input = egui::RawInput { time: Some(secs), ..Default::default() };
        let mut output = ctx.run_ui(input, |ui| {
            assert!(art.board(ui.ctx(), FORM, Material::Iroko, width_px).is_some());
        });
        let new = output.textures_delta.set.iter();
        let smooth = TextureOptions::LINEAR.magnification;
        let new = new
            .flat_map(|(_, deltas)| deltas)
            .map(|delta| (delta.image.width(), delta.options.magnification == smooth))
            .collect();
        output.textures_delta.clear();
        new
    }

    fn wait(ctx: &Context, art: &mut BoardArt, secs: f64, width_px: usize) -> Vec<(usize, bool)> {
        let mut new = Vec::new();
        for _ in 0..500 {
            new.extend(frame(ctx, art, secs, width_px));
            if !art.carving() {
                return new;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("the picture never came");
    }

    fn has(art: &BoardArt, width_px: usize) -> bool {
        art.boards.keys().any(|key| key.width_px == width_px)
    }

    #[test]
    fn a_new_size_is_carved_once_it_has_stayed() {
        let ctx = Context::default();
        let mut art = BoardArt::new();
        wait(&ctx, &mut art, 1.0, 80);
        assert!(has(&art, 80));
        // While the window is dragged, the old picture is shown.
        for (step, width) in [90, 96, 102].into_iter().enumerate() {
            frame(&ctx, &mut art, 2.0 + 0.05 * step as f64, width);
        }
        assert!(art.sent.is_empty());
        frame(&ctx, &mut art, 2.35, 102);
        wait(&ctx, &mut art, 2.40, 102);
        assert!(has(&art, 102) && !has(&art, 96));
    }

    #[test]
    fn a_carved_board_is_smooth_while_the_window_is_resized() {
        let ctx = Context::default();
        let mut art = BoardArt::new();
        let mut new = wait(&ctx, &mut art, 1.0, 80);
        // The picture is handed over in the frame after it has come.
        new.extend(frame(&ctx, &mut art, 1.1, 84));
        let carved: Vec<_> = new.iter().filter(|(width, _)| *width == 80).collect();
        assert_eq!(carved, [&(80, true)], "{new:?}");
    }

    #[test]
    fn a_synchronous_board_is_carved_in_the_first_frame() {
        let mut art = BoardArt::synchronous();
        frame(&Context::default(), &mut art, 0.0, 64);
        assert!(has(&art, 64) && !art.carving());
    }

    #[test]
    fn only_so_many_pictures_are_kept() {
        let ctx = Context::default();
        let mut art = BoardArt::synchronous();
        for width in 10..80 {
            frame(&ctx, &mut art, 0.0, width);
        }
        assert!(art.boards.len() <= MOST_PICTURES && has(&art, 79));
    }
}
