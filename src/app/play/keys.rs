//! The keys of a game's board.

use egui::{Event, FocusDirection, Key, Modifiers, Ui};

use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::session::intent::HolePart;
use crate::app::session::keys::{focused_hole, must_pass};
use crate::app::session::state::{GameSession, PendingMove};
use crate::app::session::ui::half_made::Choice;
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

/// For so many seconds after a sowing, Space and Enter may have been meant to skip it.
const TOO_LATE_SECS: f64 = 0.4;

/// Drops Space and Enter that came a moment too late to skip a sowing: they would play the hole
/// that has the focus, or answer the question about the house.
pub(crate) fn drop_late(ui: &Ui, session: &GameSession, now: f64) {
    let is_house = matches!(session.pending, PendingMove::House { .. });
    let would_play = is_house || focused_hole(ui, session).is_some();
    if would_play && now < session.sowing_over_at + TOO_LATE_SECS {
        pressed(ui, Key::Space);
        pressed(ui, Key::Enter);
    }
}

pub(crate) fn half_made(ui: &Ui, session: &GameSession, intents: &mut Vec<Intent>) {
    if session.round_to_read().is_some()
        && nothing_focused_but_a_hole(ui, session)
        && pressed(ui, Key::Enter)
    {
        intents.push(Intent::PlayOn);
    }
    if session.pending != PendingMove::None && pressed(ui, Key::Escape) {
        intents.push(Intent::CancelHalf);
        return;
    }
    match &session.pending {
        PendingMove::Way(hole) => {
            // The buttons may not have been shown yet.
            let focused = ui.memory(|memory| memory.focused());
            let at_button = Way::ALL.iter().any(|way| focused == Some(Choice::Way(*way).id()));
            if !at_button && pressed(ui, Key::Enter) {
                intents.extend(session.ways(*hole).first().map(|way| Intent::Way(*way)));
            }
            let on_screen = [(Key::ArrowLeft, true), (Key::ArrowRight, false)];
            for (key, left) in on_screen {
                if pressed(ui, key) {
                    // The arrow answers; it must not also move the focus to the next button.
                    ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
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
            let on_screen = [(Key::ArrowLeft, Colour::Red), (Key::ArrowRight, Colour::Blue)];
            for (key, colour) in
                on_screen.into_iter().chain([(Key::R, Colour::Red), (Key::B, Colour::Blue)])
            {
                if pressed(ui, key) {
                    ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
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
            if enter_completes(ui, session) && pressed(ui, Key::Enter) {
                intents.push(Intent::PlaceFive);
            }
        }
        PendingMove::Layout { .. } => {
            if enter_completes(ui, session) && pressed(ui, Key::Enter) {
                intents.push(Intent::StartRound);
            }
        }
        PendingMove::None => {}
    }
}

/// Whether Enter presses the primary button once all seeds are placed: holes can take no more.
fn enter_completes(ui: &Ui, session: &GameSession) -> bool {
    session.ready_move().is_some() && nothing_focused_but_a_hole(ui, session)
}

fn nothing_focused_but_a_hole(ui: &Ui, session: &GameSession) -> bool {
    let focused = ui.memory(|memory| memory.focused());
    let shape = session.seed_layout().setup().shape;
    let at_hole = |id| shape.holes().any(|hole| hole_id(hole, None) == id);
    focused.is_none_or(at_hole)
}

/// `+` on any keyboard layout.
fn plus(ui: &Ui) -> bool {
    typed(ui, "+", Key::Plus)
}

const LETTERS: [Key; 6] = [Key::A, Key::B, Key::C, Key::D, Key::E, Key::F];

/// Letters and digits name holes of the side to move.
pub(crate) fn holes(ui: &Ui, session: &GameSession, intents: &mut Vec<Intent>) {
    let laying_out = matches!(session.pending, PendingMove::Layout { .. });
    match session.position().shape() {
        BoardShape::TwoRows { .. } => {
            let own = session.seed_layout().setup().shape.holes_of(session.mover());
            for (hole, key) in own.zip(LETTERS) {
                let shifted = ui.input_mut(|input| input.consume_key(Modifiers::SHIFT, key));
                // `consume_key` ignores an extra Shift, so Shift is tried first.
                if laying_out && shifted {
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

/// A digit key, 0 for `1`, and whether Shift is held. On layouts with other signs on the digit
/// keys, the physical key counts.
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
    // On boards of two rows the key means the hole F.
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
    // No hole may be played then, so Enter on one passes too.
    let is_free = nothing_focused(ui) || focused_hole(ui, session).is_some();
    if must_pass(session) && is_free && pressed(ui, Key::Enter) {
        intents.push(Intent::Pass);
    }
}
