//! Reads the built-in assets and the colours in them.

use egui::Color32;
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize as _, Deserializer};

/// Reads a built-in asset. The unit tests read every one, so a bad one never ships.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> T {
    ron::from_str(text).unwrap_or_else(|error| panic!("built-in asset: {error}"))
}

/// Gives types `Type::get()`: the built-in asset of that type, read at the first use.
macro_rules! built_in {
    ($($type:ty: $path:literal,)*) => {$(
        impl $type {
            pub fn get() -> &'static $type {
                static READ: std::sync::LazyLock<$type> =
                    std::sync::LazyLock::new(|| $crate::draw::asset::read(include_str!($path)));
                &READ
            }
        }
    )*};
}
pub(crate) use built_in;

/// `RRGGBB` or `RRGGBBAA` (not premultiplied).
fn parse(hex: &str) -> Option<Color32> {
    if !hex.is_ascii() || (hex.len() != 6 && hex.len() != 8) {
        return None;
    }
    let byte = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).ok();
    let alpha = if hex.len() == 8 { byte(6)? } else { u8::MAX };
    Some(Color32::from_rgba_unmultiplied(byte(0)?, byte(2)?, byte(4)?, alpha))
}

/// A colour field, written `RRGGBB` or `RRGGBBAA`.
pub(crate) fn hex<'de, D: Deserializer<'de>>(from: D) -> Result<Color32, D::Error> {
    let hex = String::deserialize(from)?;
    parse(&hex).ok_or_else(|| D::Error::custom(format!("{hex} is no colour")))
}

pub(crate) fn hexes<'de, D: Deserializer<'de>, const N: usize>(
    from: D,
) -> Result<[Color32; N], D::Error> {
    let hex = Vec::<String>::deserialize(from)?;
    if hex.len() != N {
        return Err(D::Error::custom(format!("{N} colours are needed, not {}", hex.len())));
    }
    let mut colours = [Color32::TRANSPARENT; N];
    for (colour, hex) in colours.iter_mut().zip(&hex) {
        *colour = parse(hex).ok_or_else(|| D::Error::custom(format!("{hex} is no colour")))?;
    }
    Ok(colours)
}

/// The contrast of two opaque colours as WCAG defines it, from 1 (equal) to 21 (black and white).
#[cfg(test)]
pub(crate) fn contrast(a: Color32, b: Color32) -> f32 {
    let luminance = |colour: Color32| {
        let linear = |byte: u8| {
            let part = f32::from(byte) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(colour.r()) + 0.7152 * linear(colour.g()) + 0.0722 * linear(colour.b())
    };
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_read_with_and_without_transparency() {
        assert_eq!(parse("F3EFE8"), Some(Color32::from_rgb(0xF3, 0xEF, 0xE8)));
        assert_eq!(parse("00000080").map(|colour| colour.a()), Some(0x80));
        for wrong in ["", "F3EFE", "F3EFE8A", "G3EFE8", "éé00"] {
            assert_eq!(parse(wrong), None, "{wrong}");
        }
    }
}
