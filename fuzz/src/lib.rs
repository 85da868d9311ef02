//! What the fuzz targets do with their bytes. `tests/corpus.rs` takes in the same files, so that
//! `cargo test` replays every stored input on exactly this code.

#[path = "../../tests/rules/grow.rs"]
#[allow(dead_code)]
mod grow;
#[path = "../../tests/rules/hear.rs"]
mod hear;
#[path = "../../tests/rules/promises.rs"]
mod promises;
#[path = "../../tests/rules/replay.rs"]
#[allow(dead_code)]
mod replay;
pub mod targets;
