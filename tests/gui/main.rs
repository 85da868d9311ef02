//! Tests of the window without a window: the real painting code on a rasteriser of our own.

mod boards;
mod cpu_renderer;
mod keeping;
mod messages;
mod pages;
mod playing;
mod sowing;
mod start;
mod whole_games;
mod window;
