//! What the story card consists of.

use std::borrow::Cow;

use egui::Color32;

use crate::app::intent::Intent;
use crate::app::widgets::button::ButtonLook;
use crate::app::widgets::icons::Icon;
use crate::rules::RuleId;

/// A button of the card.
pub(crate) struct StoryButton {
    pub(super) words: Cow<'static, str>,
    pub(super) icon: Option<Icon>,
    pub(super) look: ButtonLook,
    pub(super) key: Option<String>,
    pub(super) intent: Intent,
    pub(super) enabled: bool,
}

/// The caps of keys, pressed one after the other, and what they do.
pub(crate) struct KeyHint {
    pub(super) caps: Vec<String>,
    pub(super) does: &'static str,
}

pub(crate) struct Story {
    /// The hole it is about, in a disc before the first line.
    pub(super) disc: Option<String>,
    pub(super) head: String,
    /// The first line in few words, for a narrow card.
    pub(super) short: Option<String>,
    /// Words after the first line, in lighter letters.
    pub(super) more: String,
    /// The second line: the reason.
    pub(super) line: String,
    /// The rules behind it.
    pub(super) rules: Vec<RuleId>,
    /// Where the names of the rules do not fit, icons lead to them: a refusal has its rule always.
    pub(super) keeps_rules: bool,
    /// The buttons, the first at the right end.
    pub(super) buttons: Vec<StoryButton>,
    pub(super) border: Option<Color32>,
    /// Whether the last turn is shown below.
    pub(super) last_turn: bool,
    /// Whether a button opens the film of the half-made turn.
    pub(super) explains: bool,
    /// Keys and what they do, shown at the right.
    pub(super) keys: Vec<KeyHint>,
}

impl Story {
    pub(super) fn new(head: impl Into<String>) -> Story {
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

pub(super) fn button(
    words: impl Into<Cow<'static, str>>,
    look: ButtonLook,
    key: Option<String>,
    intent: Intent,
) -> StoryButton {
    StoryButton { words: words.into(), icon: None, look, key, intent, enabled: true }
}
