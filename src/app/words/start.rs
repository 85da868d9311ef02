//! Words of the start page.

use crate::texts::messages::start as say;

/// `you lead 5 to 4`, `South leads 5 to 4`, `5 all`.
pub fn lead(who: &str, is_you: bool, more: u16, less: u16) -> String {
    if more == less {
        say::Level { count: more }.text()
    } else if is_you {
        say::YouLead { more, less }.text()
    } else {
        say::Leads { who, more, less }.text()
    }
}
