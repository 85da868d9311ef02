//! What can be asked of the record.

use crate::game::Person;
use crate::rules::GameName;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordIntent {
    /// Show the results of one game, or of all.
    Of(Option<GameName>),
    /// Call and mark the user like this.
    Own(Person),
}
