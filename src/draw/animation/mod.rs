//! How a turn is shown: a plan made from its events. What can be seen of it is a pure function of
//! the plan and the time.
//!
//! | file | holds |
//! | --- | --- |
//! | `plan` | when each event of a turn is shown |
//! | `scene` | what can be seen at one moment |

pub mod plan;
pub(crate) mod scene;

use super::sizes::{Sizes, Times};

/// How fast seeds are sown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::VariantArray)]
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
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;

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

/// How a turn is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// How fast seeds are sown.
    pub speed: Speed,
    /// The most seconds that the whole turn may take: a longer one is shown faster from its first
    /// seed to its last.
    pub most_secs: Option<f64>,
}

impl From<Speed> for Pace {
    fn from(speed: Speed) -> Pace {
        let most = Sizes::get().time.very_fast_turn;
        Pace { speed, most_secs: (speed == Speed::VeryFast).then(|| secs(most)) }
    }
}

impl Pace {
    /// The same, but no turn takes longer than this.
    pub fn at_most(self, most_secs: Option<f64>) -> Pace {
        let both = [self.most_secs, most_secs].into_iter().flatten();
        Pace { most_secs: both.min_by(f64::total_cmp), ..self }
    }
}

pub(crate) fn secs(millis: u64) -> f64 {
    Times::span(millis).as_secs_f64()
}
