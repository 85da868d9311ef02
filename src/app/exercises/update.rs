//! Exercises and sparring games: what an intent does.

use super::intent::DrillIntent;
use super::sparring::Sparring;
use super::state::{DrillOrder, DrillRun, DrillStage, Drilling};
use super::worker::WantedDrills;
use crate::app::board::Board;
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::learn::state::{LearnPage, Learning};
use crate::app::page::Page;
use crate::app::session::state::GameSession;
use crate::app::settings::state::PreviewSetting;
use crate::app::state::State;
use crate::rules::{GameName, RuleId, Ruleset};
use crate::texts::messages as say;
use crate::tutor::drills::{MadeDrills, TEN, cannot_show};
use crate::tutor::wording::drills as drill_words;
use crate::tutor::{AnsweredIn, is_only_asked, rules_of};

pub fn update(state: &mut State, intent: DrillIntent, now: f64) {
    let speed = state.settings.speed;
    match intent {
        DrillIntent::Begin(order) => begin(state, order),
        DrillIntent::TenMore => {
            if let Some(drilling) = state.learning.drilling.take() {
                begin(state, drilling.order);
            }
        }
        DrillIntent::GoOn if state.learning.drilling.is_some() => show(state),
        DrillIntent::GoOn => {}
        DrillIntent::Rule(rule) => state.learning.rule = Some(rule),
        DrillIntent::Leave => state.learning.front = LearnPage::Courses,
        DrillIntent::Done => {
            state.learning.front = LearnPage::Courses;
            state.learning.drilling = None;
        }
        DrillIntent::Spar(game, rule) => spar(state, game, rule, false),
        DrillIntent::SparAgain => {
            let sparring = state.learning.sparring.as_deref();
            let on = sparring.and_then(|it| Some((it.session.as_ref()?.name(), it.rule)));
            if let Some((game, rule)) = on {
                spar(state, game, rule, true);
            }
        }
        DrillIntent::SparDone => {
            state.learning.front = LearnPage::Courses;
            state.learning.sparring = None;
        }
        DrillIntent::Choose(answer) => in_session(state, |run| run.choose(answer)),
        DrillIntent::Primary => in_session(state, |run| run.go_on(now, speed)),
        DrillIntent::Skip => in_session(state, DrillRun::skip),
        DrillIntent::ShowRule => in_session(state, |run| run.shows_rule = true),
        DrillIntent::Twin => in_session(state, DrillRun::try_twin),
    }
}

/// Changes the session that is shown, and notes its answers in the review boxes.
fn in_session(state: &mut State, change: impl FnOnce(&mut DrillRun)) {
    let Some(run) = state.learning.drill_mut() else { return };
    change(run);
    let notes = std::mem::take(&mut run.notes);
    if notes.is_empty() {
        return;
    }
    for (game, rule, is_right) in notes {
        state.learning.note(game, rule, is_right, AnsweredIn::Review);
    }
    state.learning.keep();
}

fn show(state: &mut State) {
    state.learning.front = LearnPage::Drill;
    state.page = Page::Learn;
    state.dialog = None;
}

/// Shows a sparring game: the one in progress if it is about this rule, else a new one.
fn spar(state: &mut State, game: GameName, rule: RuleId, anew: bool) {
    let is_it = |other: &Sparring| {
        let name = other.session.as_ref().map(GameSession::name);
        (name, other.rule) == (Some(game), rule) && !anew
    };
    if !state.learning.sparring.as_deref().is_some_and(is_it) {
        let Some(sparring) = Sparring::begin(game, rule) else { return };
        state.learning.sparring = Some(Box::new(sparring));
    }
    state.learning.front = LearnPage::Sparring;
    state.page = Page::Learn;
    state.dialog = None;
}

/// The rule of the sparring game, if that is shown.
pub fn spars_on(state: &State) -> Option<RuleId> {
    state.sparring().map(|sparring| sparring.rule)
}

/// Begins a session, or returns to one about the same.
fn begin(state: &mut State, order: DrillOrder) {
    show(state);
    let learning = &mut state.learning;
    let goes_on = learning.drilling.as_ref().is_some_and(|drilling| {
        let runs = matches!(&drilling.stage, DrillStage::Running(run) if !run.is_over);
        drilling.order == order && (runs || matches!(drilling.stage, DrillStage::Making))
    });
    if goes_on {
        return;
    }
    let rules = rules_for(learning, &order);
    let stage = if rules.is_empty() {
        match order {
            DrillOrder::Review => DrillStage::NothingDue(learning.next_due()),
            DrillOrder::Rule(..) | DrillOrder::Mixed => {
                DrillStage::None(say::drill::no_drills().to_owned())
            }
        }
    } else {
        learning.wanted = Some(WantedDrills { order: order.clone(), rules });
        DrillStage::Making
    };
    learning.drilling = Some(Drilling { order, stage });
}

/// The rules of a session, the most important ones first.
fn rules_for(learning: &Learning, order: &DrillOrder) -> Vec<(GameName, RuleId)> {
    match order {
        DrillOrder::Review => learning.due(),
        DrillOrder::Rule(game, rule) => vec![(*game, *rule)],
        DrillOrder::Mixed => mixed_rules(learning),
    }
}

/// What was practised, the hardest first; then other rules of the course shown.
fn mixed_rules(learning: &Learning) -> Vec<(GameName, RuleId)> {
    let known = learning.progress.hard(TEN);
    let mut rules: Vec<(GameName, RuleId)> =
        known.into_iter().map(|(game, rule, _)| (game, rule)).collect();
    rules.retain(|(game, rule)| cannot_show(&Ruleset::new(*game), *rule).is_none());
    let game = learning
        .shown()
        .and_then(|course| course.game())
        .unwrap_or_else(crate::narration::newcomers_game);
    let ruleset = Ruleset::new(game);
    let can = |rule: &RuleId| !is_only_asked(*rule) && cannot_show(&ruleset, *rule).is_none();
    let others = rules_of(game).into_iter().filter(can).map(|rule| (game, rule));
    let new: Vec<_> = others.filter(|pair| !rules.contains(pair)).collect();
    // Rules of the game itself are more telling than those of all games.
    let (own, common): (Vec<_>, Vec<_>) = new
        .into_iter()
        .partition(|(_, rule)| game.id().split('-').next() == rule.id().split('.').next());
    rules.extend(own.into_iter().chain(common));
    rules.truncate(TEN);
    rules
}

/// Starts the session with the exercises that were made.
pub fn received(state: &mut State, order: &DrillOrder, made: MadeDrills) {
    let learning = &mut state.learning;
    let drilling = learning.drilling.as_mut().filter(|other| other.order == *order);
    let Some(drilling) = drilling.filter(|it| matches!(it.stage, DrillStage::Making)) else {
        return;
    };
    let reasons = made.without.iter();
    let reasons: Vec<String> =
        reasons.map(|(game, rule, why)| drill_words::none(*game, *rule, *why)).collect();
    drilling.stage = match DrillRun::begin(made.drills, &learning.progress) {
        Some(run) => DrillStage::Running(Box::new(run)),
        None => DrillStage::None(reasons.join("; ")),
    };
}

/// Carries out an intent on the board, by `act`. In an exercise a click answers; a sparring game is
/// like any other.
pub fn on_board(
    state: &mut State,
    intent: Intent,
    now: f64,
    act: impl FnOnce(&mut State, Board, Intent, f64),
) {
    let Some(run) = state.learning.drill_mut() else {
        act(state, Board::Sparring, intent, now);
        return;
    };
    let session = run.game_session.as_ref();
    let is_busy = session.is_some_and(|session| session.is_sowing() || session.explain.is_some());
    if !is_busy {
        match intent {
            Intent::Hole(hole, _) | Intent::Heap(hole, _) | Intent::AskColour(hole) => {
                run.press(hole);
                return;
            }
            Intent::Pass => return,
            _ => {}
        }
    }
    if matches!(intent, Intent::Command(Command::WhatMayIPlay | Command::WhyNot)) {
        return;
    }
    act(state, Board::Exercise, intent, now);
}

pub fn tick(state: &mut State, now: f64) {
    if state.page != Page::Learn {
        return;
    }
    let foresees = state.settings.preview == PreviewSetting::Full;
    if let Some(run) = state.learning.drill_mut() {
        run.tick(now);
    } else if state.learning.front == LearnPage::Sparring
        && let Some(sparring) = &mut state.learning.sparring
    {
        sparring.tick(now, foresees);
    }
}
