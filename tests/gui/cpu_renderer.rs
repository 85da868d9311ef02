//! Pictures of a window under test, drawn by the program's own rasteriser.

use egui::{Context, FullOutput, TexturesDelta};
use egui_kittest::TestRenderer;
use image::RgbaImage;
use kete::draw::render::raster::Raster;

/// The program's rasteriser behind the trait of the harness.
#[derive(Default)]
pub struct CpuRenderer(Raster);

impl TestRenderer for CpuRenderer {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        self.0.take(delta);
    }

    fn render(&mut self, ctx: &Context, output: &FullOutput) -> Result<RgbaImage, String> {
        let scale = output.pixels_per_point;
        let size = ctx.content_rect().size() * scale;
        let size = [size.x, size.y].map(|side| side.round() as u32);
        let ground = ctx.global_style().visuals.panel_fill;
        let drawn = self.0.draw(ctx, output.shapes.clone(), scale, size, ground);
        drawn.map_err(|undrawable| format!("{undrawable:?}"))
    }
}
