//! *Solve this*, under the lines: its buttons, how far it has come, what is proven.

use egui::{Rect, Stroke, Ui, vec2};

use crate::app::analysis::intent::AnalysisIntent;
use crate::app::analysis::solving::{EndedProof, RunningProof, SolvingStage, may_be_solved};
use crate::app::analysis::status::AnalysisStatus;
use crate::app::intent::Intent;
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::paint::{label, run, status as status_label};
use crate::app::widgets::rows::wrapped;
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages::solving as say;

const PAD: f32 = 8.0;
/// Space between buttons.
const GAP: f32 = 6.0;
/// The most rows of a text.
const ROWS: usize = 8;

/// A sentence with its buttons.
struct Part {
    says: Option<Says>,
    buttons: Vec<(Button<'static>, Intent)>,
}

enum Says {
    /// It changes every second, so a screen reader reads it only when asked.
    Progress(String),
    Final(String),
    Fault(String),
}

/// Shows what there is to show; returns the lower end.
pub fn solving_ui(
    ui: &mut Ui,
    rect: Rect,
    view: &BoardContext<'_>,
    status: AnalysisStatus<'_>,
    intents: &mut Vec<Intent>,
) -> f32 {
    let parts = parts(view, status);
    if parts.is_empty() {
        return rect.min.y;
    }
    let line = Stroke::new(1.0, Theme::of(ui.ctx()).line);
    ui.painter().hline(rect.x_range(), rect.min.y, line);
    let mut rest = rect.with_min_y(rect.min.y + PAD);
    for part in parts {
        rest.min.y = part_ui(ui, rest, part, intents) + PAD;
    }
    rest.min.y
}

fn part_ui(ui: &mut Ui, rect: Rect, part: Part, intents: &mut Vec<Intent>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let mut y = rect.min.y;
    let (at, width) = (rect.min, rect.width());
    match &part.says {
        Some(Says::Progress(words)) => {
            y = label(ui, at, width, ROWS, &[run(words, Text::Body, false, theme.text)]).max.y;
        }
        Some(Says::Final(words)) => {
            let runs = [run(words, Text::Body, true, theme.good)];
            y = status_label(ui, at, width, ROWS, &runs).rect.max.y;
        }
        Some(Says::Fault(words)) => {
            let runs = [run(words, Text::Chip, false, theme.bad)];
            y = status_label(ui, at, width, ROWS, &runs).rect.max.y;
        }
        None => {}
    }
    if part.buttons.is_empty() {
        return y;
    }
    if part.says.is_some() {
        y += GAP;
    }
    let height = Sizes::get().height.small_button;
    let widths: Vec<f32> = part.buttons.iter().map(|(button, _)| button.width(ui)).collect();
    let places = wrapped(widths, width, height, vec2(GAP, GAP));
    let from = vec2(rect.min.x, y);
    for ((button, intent), place) in part.buttons.into_iter().zip(places) {
        let place = place.translate(from);
        let response = button.show(ui, place);
        if response.gained_focus() {
            ui.scroll_to_rect(response.rect, None);
        }
        if response.clicked() {
            intents.push(intent);
        }
        y = place.max.y;
    }
    y
}

fn button(name: &'static str, wanted: AnalysisIntent) -> (Button<'static>, Intent) {
    (Button::new(name).small().salt("solving"), Intent::Analysis(wanted))
}

fn pause() -> (Button<'static>, Intent) {
    let (button, intent) = button(say::pause(), AnalysisIntent::PauseSolving);
    (button.tip(say::pause_tip()), intent)
}

fn forget() -> (Button<'static>, Intent) {
    let (button, intent) = button(say::forget(), AnalysisIntent::ForgetProof);
    (button.tip(say::forget_tip()), intent)
}

fn parts(view: &BoardContext<'_>, status: AnalysisStatus<'_>) -> Vec<Part> {
    if matches!(status, AnalysisStatus::NotAllowed) || view.lesson_marks.is_some() {
        return Vec::new();
    }
    let (solving, position) = (&view.state.analysis.solving, view.session.landed_position());
    let mut parts = Vec::new();
    parts.extend(solving.fault(position).map(|words| {
        let says = Some(Says::Fault(words.to_owned()));
        Part { says, buttons: Vec::new() }
    }));
    match solving.running_at(position) {
        Some(running) => parts.push(of_running(running)),
        None => parts.extend(of_stopped(view, status)),
    }
    let other = solving.running.as_ref().filter(|running| running.position != *position);
    parts.extend(other.map(|running| of_other(view, running)));
    parts
}

/// The search for a proof of the position shown.
fn of_running(running: &RunningProof) -> Part {
    let RunningProof { position, stage, found, .. } = running;
    let says = match stage {
        SolvingStage::Reads => say::reading().to_owned(),
        SolvingStage::Searches => words::solving(position, found.known.as_ref(), found.effort),
        SolvingStage::Ends => say::stops().to_owned(),
    };
    let buttons = match stage {
        SolvingStage::Ends => Vec::new(),
        _ => vec![pause(), forget()],
    };
    Part { says: Some(Says::Progress(says)), buttons }
}

/// What came of an earlier search for the position shown, and the buttons to begin or to go on.
fn of_stopped(view: &BoardContext<'_>, status: AnalysisStatus<'_>) -> Option<Part> {
    let (solving, position) = (&view.state.analysis.solving, view.session.landed_position());
    let is_kept = solving.is_kept(position);
    let paused = match solving.ended(position) {
        Some(EndedProof::Over(proof)) => {
            let says = words::solved(position, proof.as_ref());
            let says = match proof {
                Some(proof) if proof.is_complete() => Says::Final(says),
                _ => Says::Progress(says),
            };
            return Some(Part { says: Some(says), buttons: Vec::new() });
        }
        Some(EndedProof::Paused(found)) => Some(found),
        None => None,
    };
    let is_open = matches!(status, AnalysisStatus::Looks(Some(known)) if !known.is_proven());
    if !may_be_solved(position) || !(is_open || paused.is_some() && is_kept) {
        return None;
    }
    let (says, buttons) = if is_kept {
        let says = match paused {
            Some(found) if found.effort.0 > 0 => {
                words::solving_paused(position, found.known.as_ref(), found.effort)
            }
            _ => say::unfinished().to_owned(),
        };
        let go_on = button(say::go_on(), AnalysisIntent::Solve);
        (Some(Says::Progress(says)), vec![go_on, forget()])
    } else {
        let (button, intent) = button(say::solve_this(), AnalysisIntent::Solve);
        (None, vec![(button.tip(say::solve_this_tip()), intent)])
    };
    Some(Part { says, buttons })
}

/// The search for a proof of another position.
fn of_other(view: &BoardContext<'_>, running: &RunningProof) -> Part {
    let says = match running.stage {
        SolvingStage::Ends => say::stops().to_owned(),
        _ => words::solving_another(running.found.effort),
    };
    let shown = running.node_in(view.state.laid).filter(|at| view.session.game.has(*at));
    let show = shown.map(|at| {
        let button = Button::new(say::show_it()).look(ButtonLook::Link).small().salt("solving");
        (button, Intent::Show(at))
    });
    let pause = (running.stage != SolvingStage::Ends).then(pause);
    Part { says: Some(Says::Progress(says)), buttons: show.into_iter().chain(pause).collect() }
}
