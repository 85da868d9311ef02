//! The visited pages, for back and forward as in a browser.

use super::page::Page;
use crate::app::learn::state::LearnPage;
use crate::rules::{RuleId, Ruleset};

/// The most steps in each direction.
pub(crate) const MOST: usize = 50;

/// A visited page, and the rule that was shown there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stay {
    pub(crate) page: Page,
    pub(crate) rule: Option<(Ruleset, RuleId)>,
    /// How the game is played was read there in place of a rule.
    pub(crate) how_to_play: bool,
    /// What the Learn page showed.
    pub(crate) front: Option<LearnPage>,
}

impl Stay {
    /// The page.
    pub fn page(&self) -> Page {
        self.page
    }
}

/// The pages before and after the one shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History {
    pub(crate) back: Vec<Stay>,
    pub(crate) forward: Vec<Stay>,
}

impl History {
    /// Call when another page or rule is shown; `left` is the previous one.
    pub fn leave(&mut self, left: Stay) {
        self.back.push(left);
        if self.back.len() > MOST {
            self.back.remove(0);
        }
        self.forward.clear();
    }
}
