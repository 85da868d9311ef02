//! The messages that people see: looks them up in `assets/texts/*/*.ftl` by id and fills in their
//! variables. It knows nothing of their meaning; `narration` chooses the messages about a game.

pub(crate) mod catalogue;
mod elision;
mod format;
mod language;
pub(crate) mod messages;
mod pairs;
mod pseudo;
mod search;
mod translated;

#[doc(hidden)]
pub use format::fixed_messages;
pub(crate) use format::{Argument, OneSide, Text, Value, called};
#[doc(hidden)]
pub use language::show_pseudo_language;
pub use language::{Language, PerLanguage};
pub use pairs::{in_quotes, translated_pairs, translations};
pub use search::as_searched;
pub use translated::{Missing, Translated, translated_messages};

/// The spelling of a condition in messages that choose their words by it.
pub(crate) const fn yes(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}

/// A number with so many digits after the point, as this language writes it: `1.5`.
pub(crate) fn decimal(value: f64, digits: usize) -> String {
    format!("{value:.digits$}").replace('.', messages::common::decimal_point())
}
