//! Buttons, chips, fields, tabs and the like, drawn with the theme's colours and sizes.

pub(crate) mod appears;
pub(crate) mod arrows;
pub(crate) mod button;
pub(crate) mod choices;
pub(crate) mod column_heading;
pub(crate) mod dialog_answer;
pub(crate) mod dialog_head;
pub(crate) mod field;
pub(crate) mod finger;
pub(crate) mod folder_path;
pub mod icons;
pub(crate) mod key_input;
pub(crate) mod keyboard;
pub(crate) mod menu_entry;
pub(crate) mod metrics;
pub(crate) mod modal;
pub(crate) mod paint;
pub(crate) mod panel;
pub(crate) mod progress;
pub(crate) mod rows;
pub(crate) mod scrolled;
pub(crate) mod search_field;
pub(crate) mod setting_rows;
pub(crate) mod side_disc;
pub(crate) mod stars;
pub(crate) mod tabs;
