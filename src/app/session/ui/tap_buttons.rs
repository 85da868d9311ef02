//! The buttons for what a finger has tapped: *Play*, and the ways or colours to choose from. They are
//! in the card that tells of the move.

use egui::{Pos2, Ui};

use super::buttons::button_from_right;
use super::names::short;
use super::story::content::{StoryButton, button};
use crate::app::intent::Intent;
use crate::app::session::state::{GameSession, Pointed};
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::rules::{Colour, Move, Way};
use crate::texts::messages as say;

/// Space between two buttons.
const GAP: f32 = 8.0;

/// The buttons from right to left; none while nothing is tapped.
pub fn tap_buttons(session: &GameSession) -> Vec<StoryButton> {
    let Some(tapped) = session.tapped() else { return Vec::new() };
    let play = tapped.mv.map(|mv| {
        let words = say::coach::PlayIt { move_: short(&mv) }.text();
        StoryButton { wide: true, ..button(words, ButtonLook::Primary, None, Intent::PlayTapped) }
    });
    let others = session.tap_choices(tapped.hole).into_iter().rev();
    let others = others.filter(|choice| choice.mv != tapped.mv);
    play.into_iter().chain(others.filter_map(choose)).collect()
}

/// The button that chooses a way or a colour, and previews its move.
fn choose(choice: Pointed) -> Option<StoryButton> {
    let words = match choice.mv? {
        Move::Way { hole, way, .. } => words::way_name(hole, way == Way::Left),
        Move::Colour(hole, colour) => words::colour_name(hole, colour == Colour::Red),
        _ => return None,
    };
    Some(button(words, ButtonLook::Outline, None, Intent::Tap(Some(choice))))
}

fn shown(of: &StoryButton) -> Button<'_> {
    let button = Button::new(&of.words).look(of.look).salt("tapped");
    if of.wide { button.wide() } else { button }
}

/// The width that the buttons take, with the space before them.
pub fn tap_width(ui: &Ui, session: &GameSession) -> f32 {
    tap_buttons(session).iter().map(|of| shown(of).width(ui) + GAP).sum()
}

/// The buttons with their upper right corner at `at`.
pub fn tap_buttons_ui(ui: &mut Ui, at: Pos2, session: &GameSession, intents: &mut Vec<Intent>) {
    let height = Sizes::get().height.button;
    let mut at = at;
    for of in tap_buttons(session) {
        at.x = button_from_right(ui, (shown(&of), of.intent.clone()), at, height, intents) - GAP;
    }
}
