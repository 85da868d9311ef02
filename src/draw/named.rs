//! Values that have a name in the settings file and on the command line.

use crate::draw::animation::Speed;
use crate::draw::board::tones::{Material, SeedSet};
use crate::draw::theme::{ThemeChoice, ThemeName};

pub trait Named: Copy + PartialEq + 'static {
    const NAMES: &'static [(Self, &'static str)];

    fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(value, _)| *value == self).map_or("", |(_, name)| name)
    }

    fn named(name: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(_, other)| *other == name).map(|(value, _)| *value)
    }
}

/// Gives each value of some types its name.
macro_rules! names {
    ($($type:ty { $($value:expr => $name:literal),* $(,)? })*) => {$(
        impl $crate::draw::named::Named for $type {
            const NAMES: &'static [($type, &'static str)] = &[$(($value, $name)),*];
        }
    )*};
}
pub(crate) use names;

names! {
    ThemeChoice {
        ThemeChoice::System => "system",
        ThemeChoice::Always(ThemeName::Light) => "light",
        ThemeChoice::Always(ThemeName::Dark) => "dark",
        ThemeChoice::Always(ThemeName::HighContrast) => "high-contrast",
    }
    Option<Material> {
        None => "of-theme",
        Some(Material::Iroko) => "iroko",
        Some(Material::Walnut) => "walnut",
        Some(Material::Soapstone) => "soapstone",
        Some(Material::Plain) => "plain",
    }
    SeedSet {
        SeedSet::Nickernut => "nickernut",
        SeedSet::Ivory => "ivory",
        SeedSet::Tamarind => "tamarind",
    }
    Speed {
        Speed::Slow => "slow",
        Speed::Normal => "normal",
        Speed::Fast => "fast",
        Speed::VeryFast => "very-fast",
        Speed::Off => "off",
    }
}
