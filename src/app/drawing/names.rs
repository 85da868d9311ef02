//! Looks and speeds by their names, the same as in the settings file.

use super::studio::Look;
use crate::app::animation::Speed;
use crate::app::board::tones::{Material, SeedSet};
use crate::app::settings::{Named, ThemeChoice};
use crate::app::theme::ThemeName;
use crate::texts::pictures as words;

/// A value by its name.
fn named<T: Named>(setting: &str, name: &str) -> Result<T, String> {
    T::named(name).ok_or_else(|| {
        let allowed: Vec<&str> = T::NAMES.iter().map(|(_, name)| *name).collect();
        words::no_value(setting, name, &allowed)
    })
}

/// A value by its name, or the usual one.
fn chosen<T: Named>(setting: &str, name: Option<&str>, usual: T) -> Result<T, String> {
    name.map_or(Ok(usual), |name| named(setting, name))
}

impl Look {
    /// The look of these names; what has none is as the window begins.
    ///
    /// # Errors
    /// A sentence with the names there are.
    pub fn named(
        theme: Option<&str>,
        board: Option<&str>,
        seeds: Option<&str>,
        flipped: bool,
    ) -> Result<Look, String> {
        let theme = match chosen("theme", theme, ThemeChoice::Always(ThemeName::Light))? {
            ThemeChoice::Always(theme) => theme,
            // No desktop is asked here.
            ThemeChoice::System => ThemeName::Light,
        };
        let material: Option<Material> = chosen("board", board, None)?;
        let seeds: SeedSet = chosen("set of seeds", seeds, SeedSet::default())?;
        Ok(Look { theme, material: material.unwrap_or(theme.theme().board), seeds, flipped })
    }
}

/// The speed of this name, or the usual one.
///
/// # Errors
/// A sentence with the names there are.
pub fn speed_named(speed: Option<&str>) -> Result<Speed, String> {
    chosen("speed", speed, Speed::default())
}
