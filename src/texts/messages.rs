//! The messages of `assets/texts/*/*.ftl` as Rust items, which `build.rs` writes: a module for each
//! file. A message without variables is a function, one with variables a struct:
//! `play::LookingAt { turn, of }.text()`. An unused one stops the build.

#![deny(dead_code)]

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
