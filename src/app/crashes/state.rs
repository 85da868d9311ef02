//! Work that failed and may be tried again.

use crate::app::{learn, rulebook};

/// Work that failed and may be tried again.
#[derive(Debug)]
pub enum Again {
    /// Reading courses, reading or writing progress.
    Learning(learn::worker::CourseJob),
    /// Looking for an example of a rule.
    Rules(rulebook::worker::ExampleJob),
}
