//! The fonts: Noto Sans for text, DejaVu Sans for the symbols it lacks, then those that languages of
//! the user's folder bring. No system font is used, so text looks the same on every machine.

use std::sync::Arc;

use egui::{Context, FontData, FontDefinitions, FontFamily};

use super::foreign;
use crate::texts::Language;

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
    let brought = Language::all().into_iter().flat_map(Language::fonts);
    let mut names = Vec::new();
    for (number, bytes) in brought.enumerate() {
        let name = format!("brought {number}");
        fonts.font_data.insert(name.clone(), Arc::new(FontData::from_static(bytes)));
        names.push(name);
    }
    for (family, faces) in [
        (FontFamily::Proportional, [REGULAR, SYMBOLS]),
        (FontFamily::Monospace, [REGULAR, SYMBOLS]),
        (bold_family(), [BOLD, SYMBOLS]),
    ] {
        let faces = faces.map(str::to_owned).into_iter().chain(names.iter().cloned());
        fonts.families.insert(family, faces.collect());
    }
    ctx.set_fonts(fonts);
    foreign::install(ctx);
}
