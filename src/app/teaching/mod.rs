//! What lessons, exercises and sparring games share on the page around the board.

pub(crate) mod answer_buttons;
pub(crate) mod answers;
pub(crate) mod bar;
pub(crate) mod help;
pub(crate) mod nearby_results;
pub(crate) mod so_far;
pub(crate) mod task;
