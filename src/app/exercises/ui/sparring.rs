//! A sparring game: its bar, the task, the board, the story card, the rule.

use egui::{Align2, Rect, Ui, pos2, vec2};

use crate::app::available::is_open;
use crate::app::command::Command;
use crate::app::exercises::intent::DrillIntent;
use crate::app::exercises::sparring::Sparring;
use crate::app::exercises::state::DrillOrder;
use crate::app::intent::Intent;
use crate::app::session::feedback::refused;
use crate::app::session::ui::lesson::LessonBoard;
use crate::app::session::ui::story::rules::chips as rule_chips;
use crate::app::session::ui::tap_buttons::{tap_buttons_ui, tap_width};
use crate::app::state::State;
use crate::app::teaching::answers::{RulePlace, feedback_card};
use crate::app::teaching::help::{column, column_place, rule_card};
use crate::app::teaching::{bar, task as task_parts};
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::metrics::Metrics;
use crate::app::widgets::paint::{ChipTone, card, chip, chip_width, label, line, run, status};
use crate::app::widgets::panel::{Edge, panel};
use crate::app::words;
use crate::draw::board::art::BoardArt;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration::{self, turns};
use crate::rules::RuleId;
use crate::texts::messages as say;

pub fn sparring_ui(
    ui: &mut Ui,
    page: Rect,
    metrics: &Metrics,
    (state, sparring): (&State, &Sparring),
    art: &mut BoardArt,
    now: f64,
    intents: &mut Vec<Intent>,
) {
    let (bar, page) = bar::split(page, metrics);
    head(ui, bar, sparring, intents);
    let Some(session) = &sparring.session else { return };
    let board = LessonBoard::new(page, metrics, state, session, &[], now);
    let places = board.places();
    task(ui, places.task, sparring);
    let is_low = places.side.is_none();
    story(ui, places.story, (sparring, is_low), &board, intents);
    board.show(ui, art, intents);
    let control = places.control;
    panel(ui, control, Edge::Top);
    controls(ui, control, state, intents);
    if let Some((room, is_low)) = column_place(ui, places) {
        aside(ui, room, sparring, is_low, intents);
    }
}

/// The way back to the courses, the rule, how often it has decided.
fn head(ui: &mut Ui, bar: Rect, sparring: &Sparring, intents: &mut Vec<Intent>) {
    let (back, is_pressed) = bar::bar_ui(ui, bar, say::drill::back_to_courses(), "sparring", 0.0);
    if is_pressed {
        intents.push(Intent::Drill(DrillIntent::Leave));
    }
    let counted = say::drill::Decided { count: sparring.decided() }.text();
    let width = chip_width(ui, &counted, ChipTone::Accent);
    let right = bar.max.x - 16.0 - width;
    chip(ui, pos2(right, bar.center().y), &counted, ChipTone::Accent);
    bar::title(ui, bar, (back, right - 12.0), &words::sparring_on(sparring.rule));
}

fn task(ui: &mut Ui, rect: Rect, sparring: &Sparring) {
    card(ui, rect, None);
    let says = words::sparring_line(sparring.rule);
    let (x, width) = (rect.min.x + 14.0, rect.width() - 28.0);
    let (larger, smallest) = ([Text::CardTitle, Text::Body], (Text::Chip, true));
    let (at, runs, _) =
        task_parts::fitted(ui, rect, (x, width), 3, (None, &says), &larger, smallest);
    label(ui, at, width, 3, &runs);
}

/// The story card: a refusal, help, the preview, or the last turn.
fn story(
    ui: &mut Ui,
    rect: Rect,
    (sparring, is_low): (&Sparring, bool),
    board: &LessonBoard<'_>,
    intents: &mut Vec<Intent>,
) {
    let Some(session) = &sparring.session else { return };
    if session.has_tutors_card() {
        board.story(ui, intents);
        return;
    }
    let inner = rect.shrink2(vec2(14.0, 8.0));
    let theme = Theme::of(ui.ctx());
    if board.is_by_hand() {
        card(ui, rect, None);
        board.by_hand(ui, inner, intents);
        return;
    }
    let feedback = session
        .refusal
        .as_ref()
        .map(|refusal| refused(refusal.words.clone(), refusal.rule.into_iter().collect()));
    // A low card needs its height for the film: rules are before it.
    let place = if is_low { RulePlace::InRow } else { RulePlace::Chips };
    feedback_card(ui, rect, feedback.as_ref(), place, |ui, room, top| {
        let mut y = top;
        if feedback.is_none() {
            let (head, below, rules) = says(sparring, board);
            let mut runs = vec![run(&head, Text::Story, true, theme.text)];
            let gap = if below.is_empty() { "" } else { " " };
            runs.push(run(gap, Text::Body, false, theme.text));
            runs.push(run(&below, Text::Body, false, theme.text));
            let tapped = tap_width(ui, session);
            let width = room.width() - 8.0 - tapped;
            tap_buttons_ui(ui, pos2(room.max.x - 4.0, y), session, intents);
            y = status(ui, pos2(room.min.x, y), width, 6, &runs).rect.max.y + 6.0;
            if tapped > 0.0 {
                y = y.max(room.min.y + Sizes::get().height.button + 6.0);
            }
            let has_room = !is_low || session.explained().is_none();
            if !rules.is_empty() && has_room {
                let at = pos2(room.min.x, y + Sizes::grown(28.0) / 2.0);
                rule_chips(ui, at, room.max.x - 4.0, &rules, "sparring");
                y += Sizes::grown(28.0) + 4.0;
            }
        }
        if session.explained().is_some() {
            let row = Rect::from_min_size(
                pos2(room.min.x, y),
                vec2(room.width() - 4.0, Sizes::grown(28.0)),
            );
            let rules = feedback.as_ref().filter(|_| is_low).map_or(&[][..], |it| &it.rules);
            let left = rule_chips(ui, row.left_center(), row.center().x, rules, "sparring");
            board.film(ui, row.with_min_x(left), intents);
            y = row.max.y + 4.0;
        }
        y
    });
}

fn says(sparring: &Sparring, board: &LessonBoard<'_>) -> (String, String, Vec<RuleId>) {
    let Some(session) = &sparring.session else { return Default::default() };
    if let Some(outcome) = session.game.outcome().filter(|_| !session.is_sowing()) {
        let head = turns::result(&outcome);
        return (head, say::drill::nothing_kept().to_owned(), outcome.rule.into_iter().collect());
    }
    if let Some(help) = &session.help {
        return (help.head.clone(), help.line.clone(), help.rules.clone());
    }
    if let Some(foretold) = board.foretold() {
        return (foretold.head, foretold.line, foretold.rules);
    }
    if session.live_text.is_empty() {
        return (String::new(), say::drill::sparring_begins().to_owned(), Vec::new());
    }
    let node = session.game.node(session.landed_at());
    let rules = node.entry().turn().map(|turn| turns::preview(turn).rules).unwrap_or_default();
    (session.live_text.clone(), String::new(), rules)
}

/// `Undo`, `What may I play?`, `Begin again`, and `Done` at the right.
fn controls(ui: &mut Ui, bar: Rect, state: &State, intents: &mut Vec<Intent>) {
    let height = Sizes::get().height.button.min(bar.height() - 8.0);
    let top = bar.center().y - height / 2.0;
    let done = Button::new(say::drill::done()).look(ButtonLook::Primary).salt("sparring");
    let at = pos2(bar.max.x - 16.0 - done.width(ui), top);
    let end = at.x - 12.0;
    let mut x = bar.min.x + 16.0;
    let command = |button: Button<'static>, icon, command| {
        (button.icon(icon).enabled(is_open(state, command)), Intent::Command(command))
    };
    let buttons = [
        command(Button::new(say::labels::undo()), Icon::Undo, Command::Undo),
        command(
            Button::new(say::labels::what_may_i_play()).key("M"),
            Icon::Eye,
            Command::WhatMayIPlay,
        ),
        (
            Button::new(say::drill::begin_again()).look(ButtonLook::Link),
            Intent::Drill(DrillIntent::SparAgain),
        ),
    ];
    for (button, intent) in buttons {
        let width = button.width(ui);
        if x + width > end {
            break;
        }
        if button.salt("sparring").show_at(ui, pos2(x, top), height).clicked() {
            intents.push(intent);
        }
        x += width + 8.0;
    }
    if done.show_at(ui, at, height).clicked() {
        intents.push(Intent::Drill(DrillIntent::SparDone));
    }
}

/// Beside the board: the rule, and ten exercises on it.
fn aside(ui: &mut Ui, room: Rect, sparring: &Sparring, is_low: bool, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    column(ui, room, "sparring aside", is_low, |ui, first| {
        let at = first.min;
        let y = rule_card(ui, first, sparring.rule, None, intents) + 12.0;
        let Some(name) = sparring.session.as_ref().map(|session| session.name()) else { return y };
        let says = run(&narration::game(name).name, Text::Chip, true, theme.muted);
        let y = line(ui, pos2(at.x, y), Align2::LEFT_TOP, &says).max.y + 6.0;
        let button = Button::new(say::drill::ten_drills()).salt("sparring");
        let response = button.show_small_at(ui, pos2(at.x, y));
        if response.clicked() {
            let order = DrillOrder::Rule(name, sparring.rule);
            intents.push(Intent::Drill(DrillIntent::Begin(order)));
        }
        response.rect.max.y + 6.0
    });
}
