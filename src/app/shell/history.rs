//! Back and forward through the visited pages, as in a browser. Leaving a page loses nothing.

use crate::app::history::Stay;
use crate::app::learn::state::LearnPage;
use crate::app::page::Page;
use crate::app::state::State;

impl State {
    /// The page shown, as an entry of the history.
    pub fn stay(&self) -> Stay {
        let rule = (self.rulebook.ruleset, self.rulebook.rule);
        let front = (self.page == Page::Learn).then_some(self.learning.front);
        Stay {
            page: self.page,
            rule: (self.page == Page::Rules).then_some(rule),
            how_to_play: self.page == Page::Rules && self.rulebook.how_to_play,
            front,
        }
    }

    /// Records a change of page that a file from the disk caused.
    pub fn came_from(&mut self, stay: Stay) {
        if self.page != stay.page {
            self.history.leave(stay);
        }
    }

    fn go(&mut self, to: Stay) {
        self.page = to.page;
        if let Some((ruleset, rule)) = to.rule {
            self.rulebook.open(ruleset, Some(rule));
            self.rulebook.how_to_play = to.how_to_play;
        }
        if let Some(front) = to.front {
            self.learning.front = front;
        }
    }

    /// Whether there is a page to go back to.
    pub fn may_go_back(&self) -> bool {
        let here = self.stay();
        self.history.back.iter().any(|stay| *stay != here && self.is_there(stay))
    }

    /// Whether there is a page to go forward to.
    pub fn may_go_forward(&self) -> bool {
        let here = self.stay();
        self.history.forward.iter().any(|stay| *stay != here && self.is_there(stay))
    }

    /// Goes back to the previous page.
    pub fn go_back(&mut self) {
        let here = self.stay();
        while let Some(stay) = self.history.back.pop() {
            if stay != here && self.is_there(&stay) {
                self.history.forward.push(here);
                return self.go(stay);
            }
        }
    }

    /// Goes forward again.
    pub fn go_forward(&mut self) {
        let here = self.stay();
        while let Some(stay) = self.history.forward.pop() {
            if stay != here && self.is_there(&stay) {
                self.history.back.push(here);
                return self.go(stay);
            }
        }
    }

    /// Whether the page can still be shown.
    fn is_there(&self, stay: &Stay) -> bool {
        let learning = &self.learning;
        match stay.page {
            Page::Start
            | Page::Play
            | Page::Rules
            | Page::Library
            | Page::Record
            | Page::Daily
            | Page::Class => true,
            Page::Learn => match stay.front.unwrap_or_default() {
                LearnPage::Courses => true,
                LearnPage::Lesson => learning.lesson.is_some(),
                LearnPage::Drill => learning.drilling.is_some(),
                LearnPage::Sparring => learning.sparring.is_some(),
            },
            Page::After => self.session.as_ref().is_some_and(|session| session.review.has_begun()),
            Page::LessonEditor => self.writing.editor.is_some(),
            Page::Editor => self.editor.is_some(),
            Page::Damaged => self.file_jobs.damaged.is_some(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::history::{History, MOST};

    #[test]
    fn back_and_forward_walk_the_pages() {
        let mut state = State::new(None, true);
        assert!(!state.may_go_back() && !state.may_go_forward());
        state.history.leave(state.stay());
        state.page = Page::Play;
        state.go_back();
        assert_eq!(state.page, Page::Start);
        assert!(state.may_go_forward() && !state.may_go_back());
        state.go_forward();
        assert_eq!(state.page, Page::Play);
        state.go_back();
        // Any other step clears the pages ahead.
        state.history.leave(state.stay());
        state.page = Page::Play;
        assert!(!state.may_go_forward() && state.may_go_back());
    }

    #[test]
    fn steps_without_end_are_not_kept() {
        let stay = State::new(None, true).stay();
        let mut history = History::default();
        (0..MOST * 3).for_each(|_| history.leave(stay));
        assert_eq!(history.back.len(), MOST);
    }
}
