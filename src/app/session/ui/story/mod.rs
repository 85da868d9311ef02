//! The story card: what is asked or previewed, why with the rules, and the last turn with its
//! film. It carries the one live label that tells the course of play.
//!
//! | file | holds |
//! | --- | --- |
//! | here | the card's place, the live labels |
//! | `tell` | what it says |
//! | `write` | where each thing stands in it |
//! | `film` | a turn step by step |
//! | `rules` | rules as chips |

pub(crate) mod film;
pub(crate) mod rules;
pub(crate) mod tell;
pub(crate) mod write;

use egui::accesskit::Live;
use egui::{Color32, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use super::marks::MovePreview;
use super::view::BoardContext;
use super::{hand, result, warning};
use crate::app::intent::Intent;
use crate::app::widgets::button::ButtonLook;
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::card;
use crate::draw::sizes::Sizes;
use crate::draw::theme::Theme;
use crate::rules::RuleId;

/// A button of the card.
pub(crate) struct StoryButton {
    words: &'static str,
    icon: Option<Icon>,
    look: ButtonLook,
    key: Option<String>,
    intent: Intent,
    enabled: bool,
}

/// What the card says.
pub(crate) struct Story {
    /// The hole it is about, in a disc before the words.
    disc: Option<String>,
    /// The first line.
    head: String,
    /// The same in few words, where the card is narrow.
    short: Option<String>,
    /// Words behind the first line, in lighter letters.
    more: String,
    /// The second.
    line: String,
    /// The rules it rests on.
    rules: Vec<RuleId>,
    /// What can be pressed, the first at the right end.
    buttons: Vec<StoryButton>,
    /// The border.
    border: Option<Color32>,
    /// Whether the last turn stands below.
    last_turn: bool,
    /// Whether the half-made turn can be looked at step by step.
    explains: bool,
    /// Keys to choose a way, told at the right.
    way_keys: bool,
}

impl Story {
    fn new(head: impl Into<String>) -> Story {
        Story {
            disc: None,
            head: head.into(),
            short: None,
            more: String::new(),
            line: String::new(),
            rules: Vec::new(),
            buttons: Vec::new(),
            border: None,
            last_turn: true,
            explains: false,
            way_keys: false,
        }
    }
}

/// Shows the card.
pub fn story_ui(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    preview: Option<&MovePreview>,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let rect = view.layout.story;
    live(ui, rect, "course of play", &view.session.live_text);
    if result::is_shown(view) {
        return;
    }
    if let Some(help) = view.session.help.as_ref().filter(|_| view.session.refusal.is_none()) {
        let words = [help.head.as_str(), help.line.as_str()].join(" ");
        live(ui, rect, "help", words.trim_end());
    }
    // In a low card every line counts.
    let inner = rect.shrink2(vec2(16.0, if rect.height() < 120.0 { 7.0 } else { 10.0 }));
    if let Some(asked) = view.session.coach.warning.as_ref().filter(|_| !view.session.is_sowing()) {
        live(ui, rect, "help", &warning::told(asked));
        card(ui, rect, Some(theme.warn));
        let stroke = Stroke::new(2.0, theme.warn);
        let radius = Sizes::get().radius.card;
        ui.painter().rect_stroke(rect, radius, stroke, StrokeKind::Inside);
        warning::warning_ui(ui, view, rect.shrink2(vec2(16.0, 8.0)), asked, intents);
        return;
    }
    if view.session.explain.is_some_and(|explain| explain.open) {
        card(ui, rect, Some(theme.accent));
        film::whole(ui, view, inner, intents);
        return;
    }
    let at_rest = !view.session.is_sowing() && view.session.refusal.is_none();
    if at_rest && view.session.pending.is_by_hand() {
        card(ui, rect, None);
        hand::hand_ui(ui, view, inner, intents);
        return;
    }
    let story = tell::tell(view, preview, theme);
    card(ui, rect, story.border);
    // The card's own line would be hidden under a wide border.
    if let Some(border) = story.border {
        let stroke = Stroke::new(2.0, border);
        let radius = Sizes::get().radius.card;
        ui.painter().rect_stroke(rect, radius, stroke, StrokeKind::Inside);
    }
    write::write(ui, view, inner, &story, intents);
}

/// A label that is announced when it changes. The one of the course of play holds played turns,
/// refusals, offers and results; the other one answers.
fn live(ui: &Ui, rect: Rect, name: &str, said: &str) {
    let id = Id::unique(name);
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, said));
    ui.ctx().accesskit_node_builder(id, |node| node.set_live(Live::Polite));
}
