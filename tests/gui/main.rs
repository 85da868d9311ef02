//! Tests of the window without a window: the real painting code on a rasteriser of our own.

mod boards;
mod clipboard;
mod coach;
mod colour_vision;
mod commands;
mod course_map;
mod cpu_renderer;
#[path = "../damage/mod.rs"]
mod damage;
mod drill;
mod editor;
mod ending;
mod files;
mod help;
mod keeping;
mod learn;
mod lessons;
mod messages;
mod new_game;
mod pages;
mod playing;
mod progress_file;
mod record;
mod room;
mod rules;
mod settings;
mod sowing;
mod sparring;
mod start;
mod story;
mod taking;
mod tutoring;
mod walk;
mod whole_games;
mod window;
mod wrong_answers;
