//! What a presentation knows. Nothing of it is stored.

use super::drawing::Drawing;
use super::vote::Votes;
use crate::app::page::Page;
use crate::game::NodeId;

pub struct Presentation {
    /// The page to go back to.
    pub back: Page,
    pub drawing: Drawing,
    /// The turns of the game are played one after the other.
    pub plays: bool,
    pub votes: Votes,
    /// What is shown, if it is known already.
    pub(super) shown: Option<Shown>,
}

/// What is shown. A drawing is about one point of a game, a vote about one step of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shown {
    /// The number of the game, or of the lesson and its step, and whether it is over.
    pub(super) step: (u64, usize, usize, bool),
    pub(super) point: Option<NodeId>,
}

impl Presentation {
    pub fn new(back: Page) -> Presentation {
        Presentation {
            back,
            drawing: Drawing::default(),
            plays: false,
            votes: Votes::default(),
            shown: None,
        }
    }
}
