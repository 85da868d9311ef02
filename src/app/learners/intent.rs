//! What can be asked about learners.

use super::state::LearnerId;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LearnersIntent {
    /// Ask for the name of a new learner.
    Ask,
    /// The name of the new learner, as typed.
    Name(String),
    /// The name of the first learner, as typed.
    FirstName(String),
    /// Add the new learner, who learns from now on.
    Add,
    /// This learner learns now.
    Switch(LearnerId),
    /// Ask whether to remove the learner who learns now.
    AskRemove,
    /// Remove this learner: the user has confirmed.
    Remove(LearnerId),
}
