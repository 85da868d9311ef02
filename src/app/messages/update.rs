//! Shows a message and adds it to the list.

use super::state::{Action, KeptMessage, MOST, Notice};
use crate::app::intent::Intent;
use crate::app::state::State;

impl State {
    /// `now` is in seconds of the window's clock.
    pub fn notify(&mut self, words: impl Into<String>, now: f64) {
        self.show_notice(words.into(), None, now);
    }

    /// Shows a message unless another one is shown: then it goes only to the list.
    pub fn notify_unless_busy(&mut self, words: impl Into<String>, now: f64) {
        match self.notice {
            Some(_) => self.keep_message(&words.into(), now),
            None => self.notify(words, now),
        }
    }

    /// Shows a message with a button such as `Undo`.
    pub fn notify_with(
        &mut self,
        words: impl Into<String>,
        button: impl Into<String>,
        intent: Intent,
        now: f64,
    ) {
        let action = Action { words: button.into(), intent };
        self.show_notice(words.into(), Some(action), now);
    }

    /// The oldest messages are dropped.
    fn keep_message(&mut self, words: &str, at: f64) {
        self.messages.push_front(KeptMessage { words: words.to_owned(), at });
        self.messages.truncate(MOST);
    }

    fn show_notice(&mut self, words: String, action: Option<Action>, now: f64) {
        self.keep_message(&words, now);
        self.notice = Some(Notice { words, since: now, action });
    }
}
