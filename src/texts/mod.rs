//! The messages that people see: looks them up in `assets/texts/*/*.ftl` by id and fills in their
//! variables. It knows nothing of their meaning; `narration` chooses the messages about a game.

mod elision;
mod format;
mod language;
pub(crate) mod messages;
mod pseudo;

pub(crate) use format::{Argument, OneSide, Text, Value, called};
#[doc(hidden)]
pub use language::show_pseudo_language;
pub use language::{Language, PerLanguage};

/// The spelling of a condition in messages that choose their words by it.
pub(crate) const fn yes(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}
