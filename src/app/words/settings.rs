//! Words of the settings, the keys page, the rules dialog and the messages.

use crate::texts::Language;
use crate::texts::messages::settings as say;

/// The tabs.
pub fn settings_tabs() -> [&'static str; 5] {
    [
        say::settings_tabs_general(),
        say::settings_tabs_tutor(),
        say::settings_tabs_play(),
        say::settings_tabs_files(),
        say::settings_tabs_advanced(),
    ]
}
/// The languages to choose from, the system's first.
pub fn languages() -> Vec<Option<Language>> {
    [None].into_iter().chain(Language::all().into_iter().map(Some)).collect()
}

/// A language by its own name, with how much of it there is.
pub fn language(language: Option<Language>) -> String {
    let Some(language) = language else { return say::languages_system().to_owned() };
    let percent = language.percent();
    let name = language.name();
    if percent == 100 { name.to_owned() } else { say::LanguageInPart { name, percent }.text() }
}

/// The themes, the desktop's first.
pub fn themes() -> [&'static str; 4] {
    [say::themes_system(), say::themes_light(), say::themes_dark(), say::themes_high_contrast()]
}
/// The boards, the theme's own first.
pub fn boards() -> [&'static str; 5] {
    [
        say::boards_of_the_theme(),
        say::boards_iroko(),
        say::boards_walnut(),
        say::boards_soapstone(),
        say::boards_plain(),
    ]
}
/// The seeds.
pub fn seed_sets() -> [&'static str; 3] {
    [say::seed_sets_nickernut(), say::seed_sets_ivory(), say::seed_sets_tamarind()]
}
/// How long Kete's turns may take on the board.
pub fn kete_turns() -> [&'static str; 4] {
    [
        say::kete_turns_same_pace_as_mine(),
        say::kete_turns_at_most_8_s(),
        say::kete_turns_at_most_4_s(),
        say::kete_turns_at_most_2_s(),
    ]
}
/// What pointing at a hole shows.
pub fn previews() -> [&'static str; 3] {
    [say::previews_full(), say::previews_count_only(), say::previews_off()]
}
/// Whose counts show.
pub fn counts() -> [&'static str; 3] {
    [say::counts_always(), say::counts_own_only(), say::counts_never()]
}

/// A setting: its name and one line of explanation.
#[derive(Clone, Copy, Debug)]
pub struct SettingText {
    pub name: &'static str,
    pub line: &'static str,
}

impl SettingText {
    pub fn new(name: &'static str, line: &'static str) -> SettingText {
        SettingText { name, line }
    }
}

/// How long ago something was: `2 min ago`.
pub fn ago(seconds: f64) -> String {
    let minutes = (seconds / 60.0).max(0.0) as u64;
    match minutes {
        0 => say::just_now().to_owned(),
        1..=59 => say::MinutesAgo { minutes }.text(),
        _ => say::HoursAgo { hours: minutes / 60 }.text(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_and_numbers_read_well() {
        assert_eq!(ago(3.0), "just now");
        assert_eq!(ago(130.0), "2 min ago");
        assert_eq!(ago(7300.0), "2 h ago");
        assert_eq!(
            say::FellBack { count: 1, names: "theme" }.text(),
            "1 setting could not be read and is as usual: theme."
        );
    }
}
