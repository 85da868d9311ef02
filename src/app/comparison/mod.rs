//! Two turns side by side: two moves of one position, or one move under two sets of rules.

pub(crate) mod keys;
pub(crate) mod side_by_side;
pub(crate) mod state;
pub(crate) mod ui;
