//! The grades of one side, counted.

use super::Finding;
use crate::tutor::grades::{Cost, Grade};

/// The grades of one side, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GradeTally {
    counts: [u32; Grade::ALL.len()],
    /// Turns without a choice.
    pub only: u32,
    /// Turns that were searched but have no grade.
    pub open: u32,
    lost: u32,
    weighed: u32,
}

impl GradeTally {
    /// How many turns have this grade.
    pub fn of(&self, grade: Grade) -> u32 {
        self.counts[grade as usize]
    }

    /// Turns with a grade.
    pub fn graded(&self) -> u32 {
        self.counts.iter().sum()
    }

    /// The mean loss of seeds per turn, over the turns with a grade. In Bawo without those that
    /// lost the game or gave away a win. `None` if there is no such turn.
    pub fn lost_a_turn(&self) -> Option<f64> {
        (self.weighed > 0).then(|| f64::from(self.lost) / f64::from(self.weighed))
    }

    pub(super) fn add(&mut self, found: &Finding) {
        match found {
            Finding::Unknown | Finding::Hinted(_) => {}
            Finding::Only => self.only += 1,
            Finding::Unweighed | Finding::Open => self.open += 1,
            Finding::Graded(graded) => {
                self.counts[graded.grade() as usize] += 1;
                if graded.cost == Cost::Seeds {
                    self.lost += graded.seeds_lost();
                    self.weighed += 1;
                }
            }
        }
    }
}
