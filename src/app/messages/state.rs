//! Short messages: the one shown above the control bar for a while, and earlier ones.

use std::collections::VecDeque;

use crate::app::intent::Intent;

pub(crate) const MOST: usize = 100;

#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    pub words: String,
    /// When it appeared or was last hovered, in seconds of the window's clock.
    pub since: f64,
    pub action: Option<Action>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Action {
    pub words: String,
    pub intent: Intent,
}

#[derive(Clone, Debug, PartialEq)]
pub struct KeptMessage {
    pub words: String,
    /// In seconds of the window's clock.
    pub at: f64,
}

/// The messages of this session, newest first.
pub type Messages = VecDeque<KeptMessage>;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::state::State;

    #[test]
    fn the_newest_message_is_first_and_the_oldest_are_dropped() {
        let mut state = State::new(None, true);
        for number in 0..MOST + 5 {
            state.notify(number.to_string(), number as f64);
        }
        let kept: Vec<&str> = state.messages.iter().map(|kept| kept.words.as_str()).collect();
        assert_eq!((kept.len(), kept[0], kept[MOST - 1]), (MOST, "104", "5"));
        assert_eq!(state.notice.map(|notice| notice.words), Some("104".to_owned()));
    }
}
