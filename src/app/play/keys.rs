//! The keys of a game's board.

use egui::{Event, Key, Modifiers, Ui};

use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::session::intent::HolePart;
use crate::app::session::keys::must_pass;
use crate::app::session::state::{GameSession, PendingMove};
use crate::app::session::ui::half_made::way_id;
use crate::app::session::update::hole_of_letter;
use crate::app::widgets::key_input::{FIGURES, nothing_focused, pressed, typed};
use crate::app::widgets::metrics::Metrics;
use crate::draw::board::hole_buttons::hole_id;
use crate::rules::{BawoRow, BoardShape, Colour, Hole, Way};

pub(crate) fn in_flight(ui: &Ui, intents: &mut Vec<Intent>) {
    if pressed(ui, Key::Enter) || pressed(ui, Key::Space) {
        intents.push(Intent::Command(Command::FinishSowing));
    } else if pressed(ui, Key::Escape) {
        intents.push(Intent::CancelHalf);
    }
}

pub(crate) fn half_made(ui: &Ui, session: &GameSession, intents: &mut Vec<Intent>) {
    if session.pending != PendingMove::None && pressed(ui, Key::Escape) {
        intents.push(Intent::CancelHalf);
        return;
    }
    match &session.pending {
        PendingMove::Way(hole) => {
            // The buttons may not have been shown yet.
            let focused = ui.memory(|memory| memory.focused());
            let at_button = Way::ALL.iter().any(|way| focused == Some(way_id(*way)));
            if !at_button && pressed(ui, Key::Enter) {
                intents.extend(session.ways(*hole).first().map(|way| Intent::Way(*way)));
            }
            let on_screen = [(Key::ArrowLeft, true), (Key::ArrowRight, false)];
            for (key, left) in on_screen {
                if pressed(ui, key) {
                    intents.push(Intent::Way(session.way_on_screen(left)));
                }
            }
            for (key, way) in [(Key::L, Way::Left), (Key::R, Way::Right)] {
                if pressed(ui, key) {
                    intents.push(Intent::Way(way));
                }
            }
        }
        PendingMove::Colour(hole) => {
            for (key, colour) in [(Key::R, Colour::Red), (Key::B, Colour::Blue)] {
                if pressed(ui, key) {
                    intents.push(Intent::Heap(*hole, colour));
                }
            }
        }
        PendingMove::House { .. } => {
            if plus(ui) {
                intents.push(Intent::SpreadIt);
            } else if nothing_focused(ui) && pressed(ui, Key::Enter) {
                intents.push(Intent::StopHere);
            }
        }
        PendingMove::Opening(_) => {
            if free_for_enter(ui, session) && pressed(ui, Key::Enter) {
                intents.push(Intent::PlaceFive);
            }
        }
        PendingMove::Filling { .. } => {
            if free_for_enter(ui, session) && pressed(ui, Key::Enter) {
                intents.push(Intent::StartRound);
            }
        }
        PendingMove::None => {}
    }
}

/// Whether Enter means the primary button of a hand that is empty: nothing has the keyboard but
/// perhaps a hole, into which no more seed can go.
fn free_for_enter(ui: &Ui, session: &GameSession) -> bool {
    let focused = ui.memory(|memory| memory.focused());
    let shape = session.seed_layout().setup().shape;
    let at_hole = |id| shape.holes().any(|hole| hole_id(hole, None) == id);
    session.ready_move().is_some() && focused.is_none_or(at_hole)
}

/// `+`, whatever the keyboard's layout.
fn plus(ui: &Ui) -> bool {
    typed(ui, "+", Key::Plus)
}

const LETTERS: [Key; 6] = [Key::A, Key::B, Key::C, Key::D, Key::E, Key::F];

/// Letters and figures name holes of the side to move.
pub(crate) fn holes(ui: &Ui, session: &GameSession, intents: &mut Vec<Intent>) {
    let filling = matches!(session.pending, PendingMove::Filling { .. });
    match session.position().shape() {
        BoardShape::TwoRows { .. } => {
            for (number, key) in LETTERS.into_iter().enumerate() {
                let Some(hole) = hole_of_letter(session, number) else { continue };
                let shifted = ui.input_mut(|input| input.consume_key(Modifiers::SHIFT, key));
                // `consume_key` takes Shift as well where it is not asked for.
                if filling && shifted {
                    intents.push(Intent::TakeFrom(hole));
                } else if shifted || pressed(ui, key) {
                    intents.push(Intent::Hole(hole, HolePart::Whole));
                }
            }
        }
        BoardShape::FourRows => {
            if let Some((number, shift)) = figure(ui) {
                let row = if shift { BawoRow::Back } else { BawoRow::Front };
                let hole = Hole::four_rows(session.mover(), row, number);
                intents.push(Intent::Hole(hole, HolePart::Whole));
            }
        }
        BoardShape::Ring => {
            if let Some((number, _)) = figure(ui) {
                let hole = BoardShape::Ring.holes_of(session.mover()).nth(number);
                intents.extend(hole.map(Intent::AskColour));
            }
        }
    }
}

/// A figure key, 0 for `1`, and whether Shift is held. Figures are known by their place on the
/// keyboard where the layout has other signs there.
fn figure(ui: &Ui) -> Option<(usize, bool)> {
    ui.input_mut(|input| {
        let mut found = None;
        input.events.retain(|event| {
            let Event::Key { key, physical_key, pressed: true, modifiers, .. } = event else {
                return true;
            };
            if modifiers.command || modifiers.alt {
                return true;
            }
            let at = |wanted: &Key| FIGURES.iter().position(|figure| figure == wanted);
            match physical_key.as_ref().and_then(at).or_else(|| at(key)) {
                Some(number) => {
                    found = Some((number, modifiers.shift));
                    false
                }
                None => true,
            }
        });
        found
    })
}

pub(crate) fn page(ui: &Ui, session: &GameSession, intents: &mut Vec<Intent>) {
    // On two rows of holes named by letters the key means the hole F.
    let may_flip = !matches!(session.name().shape(), BoardShape::TwoRows { .. });
    if may_flip && pressed(ui, Key::F) {
        intents.push(Intent::Command(Command::Flip));
    }
    if session.name().facts().has_houses && plus(ui) {
        intents.push(Intent::SpreadAhead);
    }
    let has_dock = Metrics::of(ui.ctx().content_rect()).side.is_none();
    if has_dock && session.dock_open && pressed(ui, Key::Escape) {
        intents.push(Intent::Dock(false));
    } else if session.shows_result() && pressed(ui, Key::Escape) {
        intents.push(Intent::ResultCard(false));
    } else if (session.refusal.is_some() || session.help.is_some() || session.coach.is_busy())
        && pressed(ui, Key::Escape)
    {
        intents.push(Intent::CancelHalf);
    }
    if must_pass(session) && nothing_focused(ui) && pressed(ui, Key::Enter) {
        intents.push(Intent::Pass);
    }
}
