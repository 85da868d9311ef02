//! Short messages: the one shown above the control bar for a while, and those that were.

use std::collections::VecDeque;

use crate::app::intent::Intent;

/// The most messages that are kept.
const MOST: usize = 100;

/// A short message.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// The message.
    pub words: String,
    /// When it came, or was last looked at, in the window's seconds.
    pub since: f64,
    /// What can be done about it.
    pub action: Option<Action>,
}

/// What can be done about a message.
#[derive(Clone, Debug, PartialEq)]
pub struct Action {
    /// The words of its button.
    pub words: String,
    /// What the button does.
    pub intent: Intent,
}

/// A message that was shown.
#[derive(Clone, Debug, PartialEq)]
pub struct KeptMessage {
    /// The message.
    pub words: String,
    /// When it came, in the window's seconds.
    pub at: f64,
}

/// The messages of this session, newest first; the oldest make room.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Messages {
    kept: VecDeque<KeptMessage>,
}

impl Messages {
    /// Newest first.
    pub fn iter(&self) -> impl Iterator<Item = &KeptMessage> {
        self.kept.iter()
    }

    /// Whether there was none.
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    pub(crate) fn keep(&mut self, words: &str, at: f64) {
        self.kept.push_front(KeptMessage { words: words.to_owned(), at });
        self.kept.truncate(MOST);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::state::State;

    #[test]
    fn the_newest_message_stands_first_and_the_oldest_go() {
        let mut state = State::new(None, true);
        for number in 0..MOST + 5 {
            state.tell(number.to_string(), number as f64);
        }
        let kept: Vec<&str> = state.messages.iter().map(|kept| kept.words.as_str()).collect();
        assert_eq!((kept.len(), kept[0], kept[MOST - 1]), (MOST, "104", "5"));
        assert_eq!(state.notice.map(|notice| notice.words), Some("104".to_owned()));
    }
}
