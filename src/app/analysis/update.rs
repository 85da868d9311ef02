//! The analysis of the position shown: its switch, its lines, the line being walked.

use super::beside::EngineBeside;
use super::intent::AnalysisIntent;
use super::solving::{SolvingOrder, may_be_solved};
use super::state::{MOST_LINES, PointedLine};
use super::status::{is_allowed, may_play_on};
use crate::app::page::Page;
use crate::app::session::state::GameSession;
use crate::app::session::variation_preview::Walked;
use crate::app::settings::state::{SettingsPage, SettingsTab};
use crate::app::state::{Dialog, State};

pub fn update(state: &mut State, wanted: AnalysisIntent, now: f64) {
    let allow_help = state.settings.allow_help;
    let Some(session) = &mut state.session else { return };
    let analysis = &mut state.analysis;
    match wanted {
        AnalysisIntent::Switch(on) => {
            analysis.on = on && is_allowed(&session.game, allow_help);
            if !analysis.on {
                analysis.pointed = None;
                session.leave_variation();
            }
        }
        AnalysisIntent::Lines(lines) => {
            analysis.lines = lines.clamp(1, MOST_LINES);
            analysis.pointed = None;
        }
        AnalysisIntent::Longer => {
            if let Some(known) = &mut analysis.known {
                known.look_longer();
            }
        }
        AnalysisIntent::Point(line) => analysis.pointed = line,
        AnalysisIntent::Beside(name) => {
            analysis.pointed = None;
            analysis.beside = name.map(EngineBeside::new);
        }
        AnalysisIntent::AskAgain => {
            if let Some(beside) = &mut analysis.beside {
                beside.fault = None;
            }
        }
        // The lines shown are those of the position before the turn that is being sown.
        AnalysisIntent::Walk(_) if session.is_sowing() => drop(session.finish_sowing(now)),
        AnalysisIntent::Walk(PointedLine::Beside) => {
            let here = session.game.current();
            let asked = analysis.beside.as_ref();
            if let Some((beside, advice)) = asked.and_then(|it| Some((it, it.advice(here)?))) {
                let moves = advice.line(session.position());
                session.walk_line(Walked::Beside(beside.name), &moves, now);
            }
        }
        AnalysisIntent::Walk(PointedLine::Kete(line)) => {
            let known = analysis.known_of(session, state.laid);
            if let Some(info) = known.and_then(|known| known.lines.get(line)).cloned() {
                let moves = info.pv.clone();
                session.walk_line(Walked::Kete(info), &moves, now);
            }
        }
        AnalysisIntent::Step(on) => session.step_variation(on, now),
        AnalysisIntent::Leave => {
            let to_report = session.variation.as_ref().is_some_and(|it| it.is_from_report());
            session.leave_variation();
            if to_report {
                state.page = Page::After;
            }
        }
        AnalysisIntent::PlayOn => play_on(session),
        AnalysisIntent::Solve => {
            let (at, position) = (session.landed_at(), *session.landed_position());
            if is_allowed(&session.game, allow_help) && may_be_solved(&position) {
                let order = SolvingOrder::Begin(position, (state.laid, at));
                analysis.solving.orders.push(order);
            }
        }
        AnalysisIntent::PauseSolving => analysis.solving.orders.push(SolvingOrder::Pause),
        AnalysisIntent::ForgetProof => {
            let order = SolvingOrder::Forget(*session.landed_position());
            analysis.solving.orders.push(order);
        }
        AnalysisIntent::ShowSetting => {
            let page = SettingsPage { tab: SettingsTab::Advanced, ..SettingsPage::default() };
            state.dialog = Some(Dialog::Settings(page));
        }
    }
}

/// Plays the line as far as it was walked, and goes on from there.
fn play_on(session: &mut GameSession) {
    let variation = session.variation.as_ref().filter(|_| may_play_on(&session.game));
    let Some(variation) = variation else { return };
    for mv in variation.moves() {
        if session.game.play(&mv).is_err() {
            break;
        }
    }
    session.moved_in_game();
    session.play_on = Some(session.game.current());
}
