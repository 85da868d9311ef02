//! A task made from a mistake in a game.

use crate::app::page::Page;
use crate::rules::Move;
use crate::tutor::schema::Step;

/// A task from a game: the step that asks for a better move, and what each move loses in seeds.
pub struct Task {
    /// The step.
    pub step: Step,
    /// What each move loses.
    pub losses: Vec<(Move, u32)>,
}

/// What is known of a lesson made of tasks from a game.
#[derive(Clone, Debug)]
pub struct FromGame {
    /// What each move loses in each step.
    pub(crate) losses: Vec<Vec<(Move, u32)>>,
    /// The page that it leads back to.
    pub back: Page,
}
