//! Looks and speeds by their names, the same as in the settings file.

use super::studio::Look;
use crate::draw::animation::Speed;
use crate::draw::board::tones::{Material, SeedSet};
use crate::draw::named::Named;
use crate::draw::theme::{ThemeChoice, ThemeName};
use crate::narration::pictures as words;
use crate::texts::messages as say;

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

/// How a picture is to look and a film to sow, by names; what has none is as usual.
#[derive(Clone, Copy, Debug, Default)]
pub struct Names<'a> {
    /// The ground.
    pub theme: Option<&'a str>,
    /// The board.
    pub board: Option<&'a str>,
    /// The seeds.
    pub seeds: Option<&'a str>,
    /// How fast a film sows.
    pub speed: Option<&'a str>,
    /// North sits below.
    pub flipped: bool,
}

impl Names<'_> {
    /// The look of these names; what has none is as the window begins.
    ///
    /// # Errors
    /// A sentence with the names there are.
    pub fn look(&self) -> Result<Look, String> {
        let theme = match chosen(
            say::pictures::theme(),
            self.theme,
            ThemeChoice::Always(ThemeName::Light),
        )? {
            ThemeChoice::Always(theme) => theme,
            // No desktop is asked here.
            ThemeChoice::System => ThemeName::Light,
        };
        let material: Option<Material> = chosen(say::pictures::board(), self.board, None)?;
        let seeds: SeedSet = chosen(say::pictures::seeds(), self.seeds, SeedSet::default())?;
        let material = material.unwrap_or(theme.theme().board);
        Ok(Look { theme, material, seeds, flipped: self.flipped })
    }

    /// The speed of this name, or the usual one.
    ///
    /// # Errors
    /// A sentence with the names there are.
    pub fn speed(&self) -> Result<Speed, String> {
        chosen(say::pictures::speed(), self.speed, Speed::default())
    }
}
