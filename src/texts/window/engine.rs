//! Words of what the computer player may use.

use super::SettingText;

/// Threads of a search.
pub const SET_THREADS: SettingText = SettingText {
    name: "Threads",
    line: "How many cores hints and analysis use. Kete's levels keep to one, so that each stays as strong as it is.",
};
/// Memory of a search.
pub const SET_MEMORY: SettingText = SettingText {
    name: "Memory",
    line: "For positions already looked at. More helps where Kete looks for long.",
};

/// `64 MB`.
pub fn megabytes(size: u16) -> String {
    format!("{size} MB")
}
