//! Work that failed and can be tried again.

use crate::app::{learn, rulebook};

#[derive(Debug)]
pub enum Again {
    /// Courses and progress.
    Learning(learn::worker::CourseJob),
    /// Examples of rules.
    Rules(rulebook::worker::ExampleJob),
}
