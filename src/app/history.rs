//! The pages one has been on: back and forward as in a browser. Leaving a page loses nothing.

use super::state::{Page, State};

/// Steps that are kept each way.
const MOST: usize = 50;

/// The pages before and after the one shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History {
    back: Vec<Page>,
    forward: Vec<Page>,
}

impl History {
    /// Another page was shown; `left` is the one before it.
    pub fn leave(&mut self, left: Page) {
        self.back.push(left);
        if self.back.len() > MOST {
            self.back.remove(0);
        }
        self.forward.clear();
    }
}

impl State {
    /// Whether there is a page to go back to.
    pub fn may_go_back(&self) -> bool {
        self.history.back.iter().any(|page| *page != self.page && self.is_there(*page))
    }

    /// Whether there is a page to go forward to.
    pub fn may_go_forward(&self) -> bool {
        self.history.forward.iter().any(|page| *page != self.page && self.is_there(*page))
    }

    /// Goes to the page before.
    pub fn go_back(&mut self) {
        while let Some(page) = self.history.back.pop() {
            if page != self.page && self.is_there(page) {
                self.history.forward.push(self.page);
                self.page = page;
                return;
            }
        }
    }

    /// Goes forward again.
    pub fn go_forward(&mut self) {
        while let Some(page) = self.history.forward.pop() {
            if page != self.page && self.is_there(page) {
                self.history.back.push(self.page);
                self.page = page;
                return;
            }
        }
    }

    /// Whether a page can be shown again.
    fn is_there(&self, page: Page) -> bool {
        match page {
            Page::Start | Page::Play | Page::Learn => true,
            Page::Editor => self.editor.is_some(),
            Page::Damaged => self.filing.damaged.is_some(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn back_and_forward_walk_the_pages() {
        let mut state = State::new(None, true);
        assert!(!state.may_go_back() && !state.may_go_forward());
        state.history.leave(Page::Start);
        state.page = Page::Play;
        state.go_back();
        assert_eq!(state.page, Page::Start);
        assert!(state.may_go_forward() && !state.may_go_back());
        state.go_forward();
        assert_eq!(state.page, Page::Play);
        state.go_back();
        // A new way from here: what lay ahead is gone.
        state.history.leave(Page::Start);
        state.page = Page::Play;
        assert!(!state.may_go_forward() && state.may_go_back());
    }

    #[test]
    fn steps_without_end_are_not_kept() {
        let mut history = History::default();
        (0..MOST * 3).for_each(|_| history.leave(Page::Start));
        assert_eq!(history.back.len(), MOST);
    }
}
