//! The fonts: Noto Sans for text, DejaVu Sans for the symbols it lacks. No system font is used,
//! so text looks the same on every machine.

use std::sync::Arc;

use egui::{Context, FontData, FontDefinitions, FontFamily};

use super::foreign;

const REGULAR: &str = "noto sans";
const BOLD: &str = "noto sans bold";
const SYMBOLS: &str = "dejavu sans";

pub fn bold_family() -> FontFamily {
    FontFamily::Name("bold".into())
}

/// Installs the families `Proportional`, `Monospace` (the same) and [`bold_family`] into `ctx`;
/// harmful characters are shown as boxes. Call once, before the first frame.
pub fn install(ctx: &Context) {
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in [
        (REGULAR, notosans::REGULAR_TTF),
        (BOLD, notosans::BOLD_TTF),
        (SYMBOLS, dejavu::sans::regular()),
    ] {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    for (family, faces) in [
        (FontFamily::Proportional, [REGULAR, SYMBOLS]),
        (FontFamily::Monospace, [REGULAR, SYMBOLS]),
        (bold_family(), [BOLD, SYMBOLS]),
    ] {
        fonts.families.insert(family, faces.map(str::to_owned).to_vec());
    }
    ctx.set_fonts(fonts);
    foreign::install(ctx);
}
