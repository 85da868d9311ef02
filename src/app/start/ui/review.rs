//! The rules that are due for review.

use egui::{Rect, Ui, pos2, vec2};

use crate::app::exercises::intent::DrillIntent;
use crate::app::exercises::state::DrillOrder;
use crate::app::intent::Intent;
use crate::app::state::State;
use crate::app::widgets::button::Button;
use crate::app::widgets::paint::{card, label, run};
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::rules::RuleId;
use crate::texts::messages as say;
use crate::tutor::drills::TEN;

/// Rules that are listed by name.
const NAMED: usize = 3;
/// Seconds an exercise takes.
const SECS: usize = 24;

/// The longest overdue first; empty if reminders are off.
pub fn due(state: &State) -> Vec<RuleId> {
    if !state.settings.review_reminders {
        return Vec::new();
    }
    state.learning.due().into_iter().map(|(_, rule)| rule).collect()
}

pub fn review_ui(ui: &mut Ui, rect: Rect, due: &[RuleId], intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    card(ui, rect, None);
    let says = say::drill::DrillFor { minutes: (TEN * SECS).div_ceil(60).max(1) }.text();
    let button = Button::new(&says).salt("start review");
    let height = Sizes::get().height.button;
    let width = button.width(ui);
    let at = pos2(rect.max.x - 15.0 - width, rect.center().y - height / 2.0);
    let place = Rect::from_min_size(at, vec2(width, height));
    let x = rect.min.x + 15.0;
    let room = place.min.x - x - 12.0;
    let title = say::drill::ReviewDue { count: due.len() }.text();
    let runs = [run(&title, Text::CardTitle, true, theme.text)];
    label(ui, pos2(x, rect.min.y + 9.0), room, 1, &runs);
    let mut known: Vec<RuleId> = Vec::new();
    for rule in due {
        if !known.contains(rule) {
            known.push(*rule);
        }
    }
    known.truncate(NAMED);
    let says = words::due_titles(&known, due.len());
    let runs = [run(&says, Text::Chip, false, theme.muted)];
    label(ui, pos2(x, rect.min.y + 32.0), room, 1, &runs);
    if button.show(ui, place).clicked() {
        intents.push(Intent::Drill(DrillIntent::Begin(DrillOrder::Review)));
    }
}
