//! Looks and speeds by their names, the same as in the settings file.

use super::studio::Look;
use crate::draw::animation::Speed;
use crate::draw::board::tones::{Material, SeedSet};
use crate::draw::named::Named;
use crate::draw::theme::{ThemeChoice, ThemeName};
use crate::texts::messages::pictures as say;

/// A value by its name, or the usual one.
fn chosen<T: Named>(setting: &str, name: Option<&str>, usual: T) -> Result<T, String> {
    let Some(value) = name else { return Ok(usual) };
    T::named(value).ok_or_else(|| {
        let allowed: Vec<&str> = T::NAMES.iter().map(|(_, name)| *name).collect();
        say::NoValue { setting, value, allowed: allowed.join(", ") }.text()
    })
}

/// The look of a picture and the speed of a film, by name; a missing name means the usual value.
#[derive(Clone, Copy, Debug, Default)]
pub struct Names<'a> {
    pub theme: Option<&'a str>,
    pub board: Option<&'a str>,
    pub seeds: Option<&'a str>,
    pub speed: Option<&'a str>,
    pub flipped: bool,
}

impl Names<'_> {
    pub fn look(&self) -> Result<Look, String> {
        let theme = match chosen(say::theme(), self.theme, ThemeChoice::System)? {
            ThemeChoice::Always(theme) => theme,
            // Without a window the desktop's theme is unknown.
            ThemeChoice::System => ThemeName::Light,
        };
        let material: Option<Material> = chosen(say::board(), self.board, None)?;
        let seeds: SeedSet = chosen(say::seeds(), self.seeds, SeedSet::default())?;
        let material = material.unwrap_or(theme.theme().board);
        Ok(Look { theme, material, seeds, flipped: self.flipped })
    }

    pub fn speed(&self) -> Result<Speed, String> {
        chosen(say::speed(), self.speed, Speed::default())
    }
}
