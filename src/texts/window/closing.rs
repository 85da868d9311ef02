//! Words about closing the window.

use super::super::messages::closing as say;

/// Something that was not waited for when the window closed: `writing your settings`.
pub fn not_waited_for(what: &str) -> String {
    say::NotWaitedFor { what }.text()
}
