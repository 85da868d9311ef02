//! Harmful characters (see [`is_harmful`]) in what the window shows: painted text has a box for
//! each, accessible names a replacement character. Both happen inside egui, so no page can forget
//! it, and the texts in the state stay as people wrote them.

use std::borrow::Cow;

use egui::accesskit::Node;
use egui::{
    Color32, ColorImage, Context, FontPriority, FullOutput, GlyphBitmap, GlyphRasterizer,
    GlyphRasterizerRequest, Plugin, RasterizedGlyph, vec2,
};

use crate::files::{is_harmful, visible};

/// From now on `ctx` shows no harmful character. Call once.
pub fn install(ctx: &Context) {
    let boxes = GlyphRasterizer::new("kete: harmful characters", stand_in);
    ctx.add_glyph_rasterizer(boxes.with_priority(FontPriority::Highest));
    ctx.add_plugin(AccessibleTexts);
}

/// A box for a harmful character. A line break comes here only if the text has a single line.
fn stand_in(request: &GlyphRasterizerRequest<'_>) -> Option<RasterizedGlyph> {
    let first = request.cluster.chars().next()?;
    if first == '\t' || !is_harmful(first) {
        return None;
    }
    let em = request.font_size_px;
    let side = |part: f32| (part * em).round().max(3.0) as usize;
    let (width, height) = (side(0.50), side(0.70));
    let line = (0.07 * em).round().max(1.0) as usize;
    // egui replaces white by the colour of the text.
    let mut image = ColorImage::filled([width, height], Color32::WHITE);
    for y in line..height.saturating_sub(line) {
        for x in line..width.saturating_sub(line) {
            image[(x, y)] = Color32::TRANSPARENT;
        }
    }
    let space = (0.06 * em).round();
    let offset_px = vec2(space, -(height as f32));
    Some(RasterizedGlyph {
        bitmap: GlyphBitmap { image, offset_px, is_color: false },
        advance_px: width as f32 + 2.0 * space,
    })
}

/// Replaces harmful characters in the texts for screen readers.
struct AccessibleTexts;

impl Plugin for AccessibleTexts {
    fn debug_name(&self) -> &'static str {
        "accessible texts"
    }

    fn output_hook(&mut self, _ctx: &Context, output: &mut FullOutput) {
        let update = output.platform_output.accesskit_update.as_mut();
        for (_, node) in update.into_iter().flat_map(|update| &mut update.nodes) {
            make_visible(node);
        }
    }
}

fn make_visible(node: &mut Node) {
    /// The visible form of a text with a harmful character.
    fn changed(text: Option<&str>) -> Option<String> {
        match visible(text?) {
            Cow::Borrowed(_) => None,
            Cow::Owned(text) => Some(text),
        }
    }
    if let Some(text) = changed(node.label()) {
        node.set_label(text);
    }
    if let Some(text) = changed(node.description()) {
        node.set_description(text);
    }
    if let Some(text) = changed(node.placeholder()) {
        node.set_placeholder(text);
    }
    if let Some(text) = changed(node.value()) {
        // A line in a field also says how many bytes each of its characters has.
        if !node.character_lengths().is_empty() {
            let lengths: Vec<u8> = text.chars().map(|letter| letter.len_utf8() as u8).collect();
            node.set_character_lengths(lengths);
        }
        node.set_value(text);
    }
}
