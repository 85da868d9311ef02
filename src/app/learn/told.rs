//! What is told about an answer on the Learn page.

use crate::app::session::feedback::{Told, Tone, told};
use crate::rules::RuleId;

/// What is told of a refused move where nothing is asked.
pub fn refused(head: String, rules: Vec<RuleId>) -> Told {
    Told { rules, ..told(Tone::Refused, head, String::new()) }
}
