//! The board that is played on: moves, sowing, previews, hints and story card. Games, lessons,
//! exercises, sparring games and rule examples all use it.

pub(crate) mod aim;
pub(crate) mod counts;
pub(crate) mod expected;
pub(crate) mod explain;
pub mod feedback;
pub(crate) mod hand;
pub(crate) mod help;
pub mod intent;
pub(crate) mod keys;
pub(crate) mod landed;
pub(crate) mod moves;
pub(crate) mod passing;
pub(crate) mod record;
pub(crate) mod record_update;
pub mod refused;
pub(crate) mod rounds;
pub(crate) mod seeds_shown;
pub(crate) mod showing;
pub(crate) mod sowing;
pub mod state;
pub(crate) mod tap;
pub(crate) mod ui;
pub mod update;
pub(crate) mod variation_preview;
