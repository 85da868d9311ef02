//! The chip on a player's strip that says whether the house is closed, open or lost.

use egui::{Id, Pos2, Sense, Ui};

use super::view::BoardContext;
use crate::app::session::state::PendingMove;
use crate::app::widgets::paint::{ChipTone, chip, chip_width};
use crate::game::your_side;
use crate::rules::{BawoRow, Hole, RuleKind, Side, Step};
use crate::texts::messages::play as say;
use crate::texts::yes;

/// Shows the chip at `at` if the game has a house and the chip ends before `right`. Returns where
/// the next thing on the strip begins.
pub(super) fn house_chip(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    side: Side,
    at: Pos2,
    right: f32,
) -> f32 {
    let Some((words, tip)) = house_words(view, side) else { return at.x };
    if at.x + chip_width(ui, &words, ChipTone::Quiet) > right {
        return at.x;
    }
    let rect = chip(ui, at, &words, ChipTone::Quiet);
    ui.interact(rect, Id::unique(("house", side)), Sense::hover()).on_hover_text(tip);
    rect.max.x + 10.0
}

/// What the chip says, and what it explains.
fn house_words(view: &BoardContext<'_>, side: Side) -> Option<(String, String)> {
    let setup = &view.landed.setup;
    let hole = Hole::four_rows(side, BawoRow::Front, 4);
    let you = yes(your_side(view.session.game.players()) == Some(side));
    if setup.houses[side] {
        let open = yes(is_open(view, side));
        let tip = say::HouseLine { you, side }.text();
        let words = match view.hidden()[side] {
            true => say::House { open }.text(),
            false => say::HouseSeeds { open, count: setup.seeds_in(hole).seeds }.text(),
        };
        return Some((words, tip));
    }
    // Without extra seeds on either side the houses are ordinary holes. The hand that ended a game
    // is no extra seed.
    let is_lost = view.session.name().rule_about(RuleKind::HouseLost).is_some()
        && view.landed.to_move.is_some()
        && Side::ALL.into_iter().any(|side| setup.stores[side] > 0);
    is_lost.then(|| (say::house_lost().to_owned(), say::HouseLostLine { you, side, hole }.text()))
}

/// Whether the turn being played has eaten: it may spread the house.
fn is_open(view: &BoardContext<'_>, side: Side) -> bool {
    let session = view.session;
    let turn = match &session.pending {
        PendingMove::House { stopped, .. } => Some(stopped.as_ref()),
        _ => session.turn_being_sown(),
    };
    turn.is_some_and(|turn| {
        let eats = turn.events.iter().any(|event| matches!(event.step, Step::Eat { .. }));
        turn.mover == side && eats
    })
}
