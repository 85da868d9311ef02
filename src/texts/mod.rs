//! The messages that people see: looks them up in `assets/texts/*/*.ftl` by id and fills in their
//! variables. This room knows nothing of what they are about; `narration` says what they say of a
//! game.
//!
//! | file | holds |
//! | --- | --- |
//! | `messages` | a Rust item for each message, as `build.rs` writes it |
//! | `format` | the bundle of a language, what may be put in for a variable, what was formatted |
//! | `pseudo` | the language of the tests that look for words which are no message |

mod format;
pub(crate) mod messages;
mod pseudo;

#[doc(hidden)]
pub use format::show_pseudo_language;
pub(crate) use format::{Argument, OneSide, Text, Value};
