//! Draws pictures of boards: a context without a window, with the program's fonts, theme and
//! boards.

use egui::{Color32, Context, RawInput, Rect, Vec2, ViewportId, vec2};
use image::RgbaImage;

use super::raster::{Raster, Undrawable};
use crate::draw::board::art::BoardArt;
use crate::draw::board::geometry::BoardForm;
use crate::draw::board::paint::paint_board;
use crate::draw::board::tones::{Material, SeedSet};
use crate::draw::board::view::BoardView;
use crate::draw::fonts;
use crate::draw::seed_layout::SeedLayout;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{self, ThemeName};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    pub theme: ThemeName,
    pub material: Material,
    /// The seeds of the counting games.
    pub seeds: SeedSet,
    /// North is below.
    pub flipped: bool,
}

impl Look {
    pub fn show(&self, seed_layout: &SeedLayout) -> BoardView {
        seed_layout.show(self.flipped, self.material, self.seeds.on(self.material))
    }
}

/// The margin around a board, in parts of the picture's width; the ring's counts reach over its
/// rim.
const MARGIN: f32 = 0.030;
const RING_MARGIN: f32 = 0.050;
const PAPER_MARGIN: f32 = 0.004;
/// The widest texture, in pixels.
const MOST_TEXTURE: usize = 1 << 14;

/// Draws pictures of one size and look.
pub struct Studio {
    ctx: Context,
    raster: Raster,
    art: BoardArt,
    ground: Color32,
    /// Pixels.
    size: [u32; 2],
    /// Pixels a point: wide pictures show a board of the usual width in finer detail.
    scale: f32,
    margin: f32,
}

impl Studio {
    /// A studio for boards of this form, in pictures `width` pixels wide.
    pub fn new(theme: ThemeName, form: BoardForm, width: u32) -> Studio {
        let margin = if form == BoardForm::Ring { RING_MARGIN } else { MARGIN };
        let widest = Sizes::get().count.board_width;
        Studio::with(form, width, widest, margin, theme, theme.theme().window)
    }

    /// The same on the white of cards, with hardly any margin and with words large enough for a
    /// column of a printed page.
    pub fn for_paper(theme: ThemeName, form: BoardForm, width: u32) -> Studio {
        let margin = if form == BoardForm::Ring { RING_MARGIN } else { PAPER_MARGIN };
        let widest = match form {
            BoardForm::TwoRows { .. } => 480.0,
            BoardForm::FourRows { .. } => 530.0,
            BoardForm::Ring => 420.0,
        };
        Studio::with(form, width, widest, margin, theme, theme.theme().card)
    }

    fn with(
        form: BoardForm,
        width: u32,
        widest: f32,
        margin: f32,
        theme: ThemeName,
        ground: Color32,
    ) -> Studio {
        let ctx = Context::default();
        fonts::install(&ctx);
        theme::install(&ctx, theme);
        let points = (width as f32).min(widest);
        let scale = width as f32 / points;
        let margin = points * margin;
        let high = (points - 2.0 * margin) * form.height() + 2.0 * margin;
        let size = [width, (high * scale).round().max(1.0) as u32];
        let (raster, art) = (Raster::default(), BoardArt::synchronous());
        Studio { ctx, raster, art, ground, size, scale, margin }
    }

    /// Width and height of its pictures, in pixels.
    pub fn size(&self) -> [u32; 2] {
        self.size
    }

    pub fn draw(&mut self, view: &BoardView) -> Result<RgbaImage, Undrawable> {
        let [width, height] = self.size.map(|side| side as f32 / self.scale);
        let all = Rect::from_min_size(egui::Pos2::ZERO, vec2(width, height));
        let mut input = RawInput {
            screen_rect: Some(all),
            max_texture_side: Some(MOST_TEXTURE),
            time: Some(0.0),
            ..RawInput::default()
        };
        if let Some(viewport) = input.viewports.get_mut(&ViewportId::ROOT) {
            viewport.native_pixels_per_point = Some(self.scale);
        }
        let rect = view.geometry.form.fit(all.shrink2(Vec2::splat(self.margin)));
        let art = &mut self.art;
        let mut output = self.ctx.run_ui(input, |ui| paint_board(ui.painter(), rect, view, art));
        self.raster.take(&mut output.textures_delta);
        let scale = output.pixels_per_point;
        self.raster.draw(&self.ctx, output.shapes, scale, self.size, self.ground)
    }
}
