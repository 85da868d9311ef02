//! The pages one has been on, for going back and forward as in a browser.

use super::page::Page;
use crate::app::learn::state::LearnPage;
use crate::rules::{RuleId, Ruleset};

/// Steps that are kept each way.
pub(crate) const MOST: usize = 50;

/// A page one has been on, and the rule that was read there.
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
    /// Another page was shown, or another rule; `left` is the one before it.
    pub fn leave(&mut self, left: Stay) {
        self.back.push(left);
        if self.back.len() > MOST {
            self.back.remove(0);
        }
        self.forward.clear();
    }
}
