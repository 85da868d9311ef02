//! Words about closing the window.

/// Something that was not waited for when the window closed: `writing your settings`.
pub fn not_waited_for(what: &str) -> String {
    format!("Kete closed before it had finished {what}.")
}
