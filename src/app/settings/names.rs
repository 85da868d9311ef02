//! The names of values in the settings file.

use super::{Counts, KeteTurns, Preview, ThemeChoice};
use crate::app::animation::Speed;
use crate::app::board::tones::{Material, SeedSet};
use crate::app::theme::ThemeName;
use crate::game::Tutoring;

/// A value with a name in the file.
pub trait Named: Copy + PartialEq + 'static {
    /// Every value with its name.
    const NAMES: &'static [(Self, &'static str)];

    /// Its name.
    fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(value, _)| *value == self).map_or("", |(_, name)| name)
    }

    /// The value of this name.
    fn named(name: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(_, other)| *other == name).map(|(value, _)| *value)
    }
}

impl Named for ThemeChoice {
    const NAMES: &'static [(ThemeChoice, &'static str)] = &[
        (ThemeChoice::System, "system"),
        (ThemeChoice::Always(ThemeName::Light), "light"),
        (ThemeChoice::Always(ThemeName::Dark), "dark"),
        (ThemeChoice::Always(ThemeName::HighContrast), "high-contrast"),
    ];
}

impl Named for Option<Material> {
    const NAMES: &'static [(Option<Material>, &'static str)] = &[
        (None, "of-theme"),
        (Some(Material::Iroko), "iroko"),
        (Some(Material::Walnut), "walnut"),
        (Some(Material::Soapstone), "soapstone"),
        (Some(Material::Plain), "plain"),
    ];
}

impl Named for SeedSet {
    const NAMES: &'static [(SeedSet, &'static str)] = &[
        (SeedSet::Nickernut, "nickernut"),
        (SeedSet::Ivory, "ivory"),
        (SeedSet::Tamarind, "tamarind"),
    ];
}

impl Named for Speed {
    const NAMES: &'static [(Speed, &'static str)] = &[
        (Speed::Slow, "slow"),
        (Speed::Normal, "normal"),
        (Speed::Fast, "fast"),
        (Speed::VeryFast, "very-fast"),
        (Speed::Off, "off"),
    ];
}

impl Named for KeteTurns {
    const NAMES: &'static [(KeteTurns, &'static str)] = &[
        (KeteTurns::SamePace, "same-pace"),
        (KeteTurns::AtMost8, "at-most-8-s"),
        (KeteTurns::AtMost4, "at-most-4-s"),
        (KeteTurns::AtMost2, "at-most-2-s"),
    ];
}

impl Named for Preview {
    const NAMES: &'static [(Preview, &'static str)] =
        &[(Preview::Full, "full"), (Preview::CountOnly, "count-only"), (Preview::Off, "off")];
}

impl Named for Tutoring {
    const NAMES: &'static [(Tutoring, &'static str)] =
        &[(Tutoring::Off, "off"), (Tutoring::Warn, "warn"), (Tutoring::Teach, "teach")];
}

impl Named for Counts {
    const NAMES: &'static [(Counts, &'static str)] =
        &[(Counts::Always, "always"), (Counts::OwnOnly, "own-only"), (Counts::Never, "never")];
}
