//! One file for each target: `run` takes any bytes and panics if Kete breaks a promise. `draw`
//! builds games and positions from bytes, `edit` edits texts.

pub mod clipboard;
pub mod course;
mod draw;
mod edit;
pub mod ogn;
pub mod options;
pub mod position;
pub mod progress;
pub mod protocol;
pub mod rules;
pub mod saved_game;
pub mod settings;
pub mod table_file;

/// A target: its name, and the function that takes its input.
pub type Target = (&'static str, fn(&[u8]));

pub const ALL: [Target; 11] = [
    ("clipboard", clipboard::run),
    ("course", course::run),
    ("ogn", ogn::run),
    ("options", options::run),
    ("position", position::run),
    ("progress", progress::run),
    ("protocol", protocol::run),
    ("rules", rules::run),
    ("saved_game", saved_game::run),
    ("settings", settings::run),
    ("table_file", table_file::run),
];

/// The first byte of an input that describes a text instead of being one.
const DESCRIBED: u8 = 1;

/// Runs `build` on bytes that describe a text, or `read` on an input that is the text itself.
fn build_or_read(
    data: &[u8],
    build: impl FnOnce(&mut arbitrary::Unstructured<'_>) -> arbitrary::Result<()>,
    read: impl FnOnce(&[u8]),
) {
    match described(data) {
        Some(mut bytes) => drop(build(&mut bytes)),
        None => read(data),
    }
}

/// The bytes that describe a text; `None` if the input is the text itself.
fn described(data: &[u8]) -> Option<arbitrary::Unstructured<'_>> {
    let (first, rest) = data.split_first()?;
    (*first == DESCRIBED).then(|| arbitrary::Unstructured::new(rest))
}
