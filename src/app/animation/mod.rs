//! How a turn is shown: a plan made from its events. What can be seen of it is a pure function of
//! the plan and the time.
//!
//! | file | holds |
//! | --- | --- |
//! | `plan` | when each event of a turn is shown |
//! | `scene` | what can be seen at one moment |

mod plan;
mod scene;

pub use plan::Plan;
pub use scene::Scene;

use super::sizes::{Sizes, Times};

/// How fast seeds are sown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// To count along.
    Slow,
    /// The usual.
    #[default]
    Normal,
    /// For those who know the game.
    Fast,
    /// Just a hint of movement.
    VeryFast,
    /// The end of the turn shows at once.
    Off,
}

impl Speed {
    /// Every speed, slowest first.
    pub const ALL: [Speed; 5] =
        [Speed::Slow, Speed::Normal, Speed::Fast, Speed::VeryFast, Speed::Off];

    /// Seconds for one seed; `None` where nothing moves.
    fn seed_secs(self) -> Option<f64> {
        let seed = &Sizes::get().time.seed;
        let millis = match self {
            Speed::Slow => seed.slow,
            Speed::Normal => seed.normal,
            Speed::Fast => seed.fast,
            Speed::VeryFast => seed.very_fast,
            Speed::Off => return None,
        };
        Some(secs(millis))
    }
}

fn secs(millis: u64) -> f64 {
    Times::span(millis).as_secs_f64()
}
