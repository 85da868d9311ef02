//! What lessons, exercises and sparring games share beside the board.

pub(crate) mod answers;
pub(crate) mod bar;
pub(crate) mod ends;
pub(crate) mod flowing;
pub(crate) mod help;
