//! The story card: a question or a preview, the reason with its rules, and the last turn with its
//! film. It also has the live label that announces the course of play.
//!
//! | file | holds |
//! | --- | --- |
//! | here | the card and the live labels |
//! | `tell` | what the card says |
//! | `content` | what the card consists of: lines, rules, buttons, keys |
//! | `write` | where the card shows it |
//! | `extra_seeds` | what it says of a house, and of extra seeds that are used up |
//! | `offer` | what it says of an offer to end the game |
//! | `round` | what it says when a round has ended |
//! | `expected` | what it says while the board plays what Kete expects |
//! | `large` | what it says before a class |
//! | `film` | a turn step by step |
//! | `asked` | what it says to a person to move |
//! | `film_items` | the items of a film and their places in rows |
//! | `last_turn` | the last turn in words, with its rules and its film |
//! | `part` | its parts: moves, laps |
//! | `pass` | a player who can only pass |
//! | `cut` | the ends of the film's row where it is cut |
//! | `rules` | rules as chips |

mod asked;
pub(crate) mod content;
pub(crate) mod cut;
mod expected;
mod extra_seeds;
pub(crate) mod film;
mod film_items;
pub(crate) mod large;
mod last_turn;
mod offer;
mod part;
mod pass;
mod round;
pub(crate) mod rules;
pub(crate) mod tell;
pub(crate) mod write;

use egui::accesskit::Live;
use egui::{Color32, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use super::marks::MovePreview;
use super::view::BoardContext;
use super::{hand, result, warning};
use crate::app::intent::Intent;
use crate::app::widgets::paint::card;
use crate::draw::sizes::Sizes;
use crate::draw::theme::Theme;

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
    } else if let Some(overlooked) = view.session.overlooked(view.hidden()) {
        live(ui, rect, "help", &overlooked);
    }
    // A low card needs every point for its lines.
    let inner = rect.shrink2(vec2(16.0, if rect.height() < 120.0 { 7.0 } else { 10.0 }));
    let session = view.session;
    let is_covered = session.is_sowing() || session.variation.is_some();
    if let Some(asked) = session.coach.warning.as_ref().filter(|_| !is_covered) {
        live(ui, rect, "help", &warning::text(asked));
        let rect = warning::place(ui, view, asked);
        bordered_card(ui, rect, theme.warn);
        warning::warning_ui(ui, view, rect, asked, intents);
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
    match story.border {
        Some(border) => bordered_card(ui, rect, border),
        None => card(ui, rect, None),
    }
    write::write(ui, view, inner, &story, intents);
}

/// A card with a border of two points, which covers the card's own line.
fn bordered_card(ui: &Ui, rect: Rect, border: Color32) {
    card(ui, rect, Some(border));
    let stroke = Stroke::new(2.0, border);
    ui.painter().rect_stroke(rect, Sizes::get().radius.card, stroke, StrokeKind::Inside);
}

/// A label that is announced when it changes. "Course of play" holds played turns, refusals,
/// offers and results, "help" holds answers.
pub(super) fn live(ui: &Ui, rect: Rect, name: &str, text: &str) {
    let id = Id::unique(name);
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    ui.ctx().accesskit_node_builder(id, |node| node.set_live(Live::Polite));
}
