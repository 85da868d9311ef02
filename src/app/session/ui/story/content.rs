//! What the story card consists of.

use std::borrow::Cow;

use egui::Color32;

use crate::app::intent::Intent;
use crate::app::widgets::button::ButtonLook;
use crate::app::widgets::icons::Icon;
use crate::rules::RuleId;

/// A button of the card.
pub(crate) struct StoryButton {
    pub(crate) words: Cow<'static, str>,
    pub(crate) icon: Option<Icon>,
    pub(crate) look: ButtonLook,
    pub(crate) key: Option<String>,
    pub(crate) intent: Intent,
    pub(crate) enabled: bool,
    /// Wider than its words, as the main answer of a finger.
    pub(crate) wide: bool,
}

/// The caps of keys, pressed one after the other, and what they do.
pub(crate) struct KeyHint {
    pub(crate) caps: Vec<String>,
    pub(crate) does: &'static str,
}

pub(crate) struct Story {
    /// The hole it is about, in a disc before the first line.
    pub(crate) disc: Option<String>,
    pub(crate) head: String,
    /// The first line in few words, for a narrow card.
    pub(crate) short: Option<String>,
    /// Words after the first line, in lighter letters.
    pub(crate) more: String,
    /// The second line: the reason.
    pub(crate) line: String,
    /// The rules behind it.
    pub(crate) rules: Vec<RuleId>,
    /// Where the names of the rules do not fit, icons lead to them: a refusal has its rule always.
    pub(crate) keeps_rules: bool,
    /// The buttons, the first at the right end.
    pub(crate) buttons: Vec<StoryButton>,
    pub(crate) border: Option<Color32>,
    /// Whether the last turn is shown below.
    pub(crate) last_turn: bool,
    /// Whether a button opens the film of the half-made turn.
    pub(crate) explains: bool,
    /// Keys and what they do, shown at the right.
    pub(crate) keys: Vec<KeyHint>,
}

impl Story {
    pub(crate) fn new(head: impl Into<String>) -> Story {
        Story {
            disc: None,
            head: head.into(),
            short: None,
            more: String::new(),
            line: String::new(),
            rules: Vec::new(),
            keeps_rules: false,
            buttons: Vec::new(),
            border: None,
            last_turn: true,
            explains: false,
            keys: Vec::new(),
        }
    }
}

pub(crate) fn button(
    words: impl Into<Cow<'static, str>>,
    look: ButtonLook,
    key: Option<String>,
    intent: Intent,
) -> StoryButton {
    StoryButton { words: words.into(), icon: None, look, key, intent, enabled: true, wide: false }
}
