//! Tests of the window without a window: the real painting code on a rasteriser of our own.

mod boards;
mod cpu_renderer;
#[path = "../damage/mod.rs"]
mod damage;
mod ending;
mod files;
mod help;
mod keeping;
mod messages;
mod pages;
mod playing;
mod record;
mod sowing;
mod start;
mod story;
mod whole_games;
mod window;
