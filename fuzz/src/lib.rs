//! What the fuzz targets do with their input. `tests/corpus.rs` includes the same files, so that
//! `cargo test` runs exactly this code on every stored input.

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
