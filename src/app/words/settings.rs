//! Words of the settings, the keys page, the rules dialog and the messages.

use crate::narration::list;
use crate::texts::messages::settings as say;

/// The tabs.
pub fn settings_tabs() -> [&'static str; 5] {
    [
        say::settings_tabs_look(),
        say::settings_tabs_play(),
        say::settings_tabs_tutor(),
        say::settings_tabs_engine(),
        say::settings_tabs_files(),
    ]
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

/// A setting: its name and one line.
#[derive(Clone, Copy, Debug)]
pub struct SettingText {
    /// Its name.
    pub name: &'static str,
    /// One line of explanation.
    pub line: &'static str,
}

/// Light, dark or high contrast.
pub fn set_theme() -> SettingText {
    SettingText { name: say::set_theme(), line: say::set_theme_line() }
}
/// Size of everything.
pub fn set_text() -> SettingText {
    SettingText { name: say::set_text(), line: say::set_text_line() }
}
/// What boards are made of.
pub fn set_board() -> SettingText {
    SettingText { name: say::set_board(), line: say::set_board_line() }
}
/// What is sown.
pub fn set_seeds() -> SettingText {
    SettingText { name: say::set_seeds(), line: say::set_seeds_line() }
}
/// How fast seeds fall.
pub fn set_sowing() -> SettingText {
    SettingText { name: say::set_sowing(), line: say::set_sowing_line() }
}
/// How long Kete's turns take.
pub fn set_kete_turns() -> SettingText {
    SettingText { name: say::set_kete_turns(), line: say::set_kete_turns_line() }
}
/// What pointing shows.
pub fn set_preview() -> SettingText {
    SettingText { name: say::set_preview(), line: say::set_preview_line() }
}
/// Whose counts show.
pub fn set_counts() -> SettingText {
    SettingText { name: say::set_counts(), line: say::set_counts_line() }
}
/// Rings on holes.
pub fn set_rings() -> SettingText {
    SettingText { name: say::set_rings(), line: say::set_rings_line() }
}
/// Asking for the way.
pub fn set_way() -> SettingText {
    SettingText { name: say::set_way(), line: say::set_way_line() }
}
/// The folder of saved games.
pub fn set_folder() -> SettingText {
    SettingText { name: say::set_folder(), line: say::set_folder_line() }
}
/// The dialog in the window.
pub fn set_dialogs() -> SettingText {
    SettingText { name: say::set_dialogs(), line: say::set_dialogs_line() }
}

/// `110 %`.
pub fn percent(percent: u16) -> String {
    say::Percent { percent }.text()
}

/// The size of text has changed.
pub fn text_size_is(percent: u16) -> String {
    say::TextSize { percent }.text()
}

/// The settings file was no settings file.
pub fn settings_damaged(set_aside: &str) -> String {
    say::Damaged { name: set_aside }.text()
}

/// The settings file was written by a later version.
pub fn settings_later(set_aside: &str) -> String {
    say::Later { name: set_aside }.text()
}

/// The settings file could not be read at all.
pub fn settings_unreadable(why: &str) -> String {
    say::Unreadable { why }.text()
}

/// The file of the last choices for new games was none.
pub fn choices_damaged(set_aside: &str) -> String {
    say::ChoicesDamaged { name: set_aside }.text()
}

/// Something in the file of the last choices for new games was not understood.
pub fn choices_in_part(set_aside: &str) -> String {
    say::ChoicesInPart { name: set_aside }.text()
}

/// The last choices for new games could not be read at all.
pub fn choices_unreadable(why: &str) -> String {
    say::ChoicesUnreadable { why }.text()
}

/// The settings could not be written.
pub fn settings_not_kept(why: &str) -> String {
    say::NotKept { why }.text()
}

/// Some settings could not be read.
pub fn settings_fell_back(names: &[&str]) -> String {
    say::FellBack { count: names.len(), names: list(names) }.text()
}

/// A folder could not be shown.
pub fn cannot_show(folder: &str) -> String {
    say::CannotShow { folder }.text()
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
            settings_fell_back(&["theme"]),
            "1 setting could not be read and is as usual: theme."
        );
    }
}
