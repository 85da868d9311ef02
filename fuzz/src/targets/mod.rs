//! One file for each target: `run` takes any bytes and panics if Kete breaks a promise.
//!
//! | file | feeds |
//! | --- | --- |
//! | `saved_game`, `ogn` | readers of games |
//! | `settings`, `progress` | readers of settings and progress |
//! | `course` | the reader and the checker of courses |
//! | `table_file` | the reader of endgame tables, and a search that uses the result |
//! | `position` | position strings and moves |
//! | `protocol` | sessions of the text protocol |
//! | `clipboard` | pasted texts |
//! | `options` | options of all games, in every text that contains them |
//! | `rules` | the plain version of the rules against the fast one |
//! | `draw`, `edit` | shared: games and positions built from bytes, texts edited by bytes |

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

/// Every target.
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

/// The bytes that describe a text; `None` if the input is the text itself.
fn described(data: &[u8]) -> Option<arbitrary::Unstructured<'_>> {
    let (first, rest) = data.split_first()?;
    (*first == DESCRIBED).then(|| arbitrary::Unstructured::new(rest))
}
