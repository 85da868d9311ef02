//! The messages that people see: looks them up in `assets/texts/*/*.ftl` by id and fills in their
//! variables. It knows nothing of their meaning; `narration` chooses the messages about a game.

mod format;
pub(crate) mod messages;
mod pseudo;

#[doc(hidden)]
pub use format::show_pseudo_language;
pub(crate) use format::{Argument, OneSide, Text, Value, called};

/// The spelling of a condition in messages that choose their words by it.
pub(crate) const fn yes(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}
