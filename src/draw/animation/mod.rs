//! Animates a turn: a plan is made from its events, and what is visible is a pure function of the
//! plan and the time.

pub mod plan;
pub(crate) mod scene;

use super::sizes::{Sizes, Times};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, strum::VariantArray)]
pub enum Speed {
    Slow,
    #[default]
    Normal,
    Fast,
    VeryFast,
    /// Shows the end of the turn immediately.
    Off,
}

impl Speed {
    /// Every speed, slowest first.
    pub const ALL: &[Self] = <Self as strum::VariantArray>::VARIANTS;

    /// Seconds for one seed; `None` if nothing moves.
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

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    pub speed: Speed,
    /// The most seconds for the whole turn: a longer one is shown faster from start to end.
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
