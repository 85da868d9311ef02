//! What a person may set: looks, play. Each has a value that is good to start with.

use super::animation::Speed;
use super::board::tones::{Material, SeedSet};
use super::theme::ThemeName;

/// The choice of a theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ThemeChoice {
    /// Light or dark as the desktop says.
    #[default]
    System,
    /// Always this one.
    Always(ThemeName),
}

/// What pointing at a hole shows of its move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Preview {
    /// Where the seeds go, what is taken, and a sentence.
    #[default]
    Full,
    /// The number of seeds alone.
    CountOnly,
    /// Nothing.
    Off,
}

/// Whose holes show their counts (`awale.count`: `seed-counts`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Counts {
    /// Everyone's.
    #[default]
    Always,
    /// Those of the persons who play.
    OwnOnly,
    /// Nobody's.
    Never,
}

/// What a person has set.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// The theme.
    pub theme: ThemeChoice,
    /// Size of the window's text, in percent: 90 to 150.
    pub text_percent: u16,
    /// The board; the theme's own until another is chosen.
    pub board: Option<Material>,
    /// The seeds of the counting games.
    pub seeds: SeedSet,
    /// How fast seeds are sown.
    pub speed: Speed,
    /// What pointing at a hole shows.
    pub preview: Preview,
    /// Whose holes show their counts.
    pub counts: Counts,
    /// Whether holes that may be played have a thin ring.
    pub playable_rings: bool,
    /// Whether the way is always asked for, never read from where a hole is clicked.
    pub ask_way: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            theme: ThemeChoice::System,
            text_percent: 100,
            board: None,
            seeds: SeedSet::Nickernut,
            speed: Speed::Normal,
            preview: Preview::Full,
            counts: Counts::Always,
            playable_rings: true,
            ask_way: false,
        }
    }
}
