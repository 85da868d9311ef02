//! Words of the settings, the keys page, the rules dialog and the messages.

use super::super::list;
use super::super::messages::settings as say;

/// Heading of the settings.
pub const SETTINGS: &str = "Settings";
/// The tabs.
pub const SETTINGS_TABS: [&str; 5] = ["Look", "Play", "Tutor", "Engine", "Files"];
/// Everything of this tab as at first.
pub const RESET_TAB: &str = "Reset this tab";
/// Tooltip of the close cross.
pub const CLOSE_TIP: &str = "Close (Esc)";
/// The themes, the desktop's first.
pub const THEMES: [&str; 4] = ["System", "Light", "Dark", "High contrast"];
/// The boards, the theme's own first.
pub const BOARDS: [&str; 5] = ["Of the theme", "Iroko", "Walnut", "Soapstone", "Plain"];
/// The seeds.
pub const SEED_SETS: [&str; 3] = ["Nickernut", "Ivory", "Tamarind"];
/// Why seeds cannot be chosen.
pub const TAMARIND_NEEDS: &str = "stone or plain only";
/// How long Kete's turns may take on the board.
pub const KETE_TURNS: [&str; 4] =
    ["Same pace as mine", "At most 8 s", "At most 4 s", "At most 2 s"];
/// What pointing at a hole shows.
pub const PREVIEWS: [&str; 3] = ["Full", "Count only", "Off"];
/// Whose counts show.
pub const COUNTS: [&str; 3] = ["Always", "Own only", "Never"];
/// The usual folder is in use.
pub const USUAL_FOLDER: &str = "The usual folder";
/// There is no usual folder.
pub const NO_USUAL_FOLDER: &str = "none: the system knows no home folder";
/// The folder is chosen.
pub const USE_FOLDER: &str = "Use";
/// The folder typed must be a whole path.
pub const WHOLE_PATH: &str = "Give the whole path, from the root on.";

/// A setting: its name and one line.
pub struct SettingText {
    /// Its name.
    pub name: &'static str,
    /// One line of explanation.
    pub line: &'static str,
}

/// Light, dark or high contrast.
pub const SET_THEME: SettingText =
    SettingText { name: "Theme", line: "System follows the desktop." };
/// Size of everything.
pub const SET_TEXT: SettingText = SettingText {
    name: "Text size",
    line: "Zooms the whole window. Ctrl and + or − do it as well.",
};
/// What boards are made of.
pub const SET_BOARD: SettingText =
    SettingText { name: "Board", line: "What all boards are made of." };
/// What is sown.
pub const SET_SEEDS: SettingText =
    SettingText { name: "Seeds", line: "The ring keeps its own red and blue ones." };
/// How fast seeds fall.
pub const SET_SOWING: SettingText = SettingText {
    name: "Sowing",
    line: "How fast seeds fall. Off shows the end of a turn at once.",
};
/// How long Kete's turns take.
pub const SET_KETE_TURNS: SettingText = SettingText {
    name: "Kete's turns",
    line: "Kete's long turns can be shown in less time than yours.",
};
/// What pointing shows.
pub const SET_PREVIEW: SettingText =
    SettingText { name: "Preview", line: "What pointing at a hole shows of its move." };
/// Whose counts show.
pub const SET_COUNTS: SettingText =
    SettingText { name: "Counts", line: "Which holes show how many seeds they hold." };
/// Rings on holes.
pub const SET_RINGS: SettingText = SettingText {
    name: "Ring on playable holes",
    line: "A thin white ring on the holes you may play.",
};
/// Asking for the way.
pub const SET_WAY: SettingText = SettingText {
    name: "Ask for the direction",
    line: "Where a hole can go left or right, a click always asks which.",
};
/// The folder of saved games.
pub const SET_FOLDER: SettingText =
    SettingText { name: "Folder for saved games", line: "Save and Open begin there." };
/// The dialog in the window.
pub const SET_DIALOGS: SettingText = SettingText {
    name: "Always the file dialog in the window",
    line: "Else the desktop's own is used where there is one.",
};

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

/// Why a file could not be set aside.
pub const NOT_SET_ASIDE: &str = "the file is damaged and could not be set aside.";

/// The settings could not be written.
pub fn settings_not_kept(why: &str) -> String {
    say::NotKept { why }.text()
}

/// Why something could not be written where Kete itself failed.
pub const WRITING_FAILED: &str = "Kete failed while it wrote them.";

/// Some settings could not be read.
pub fn settings_fell_back(names: &[&str]) -> String {
    say::FellBack { count: names.len(), names: list(names) }.text()
}

/// A folder could not be shown.
pub fn cannot_show(folder: &str) -> String {
    say::CannotShow { folder }.text()
}

/// Heading of the messages.
pub const MESSAGES: &str = "Messages";
/// There are none.
pub const NO_MESSAGES: &str = "No messages yet.";

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
