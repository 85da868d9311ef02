//! A session of exercises: its bar, the question, the board, the answers, the rule, the result.

use egui::{Align2, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::exercises::choices::AnswerChoices;
use crate::app::exercises::intent::DrillIntent;
use crate::app::exercises::state::{DrillOrder, DrillRun, DrillStage, Drilling, Next};
use crate::app::intent::Intent;
use crate::app::session::ui::lesson::LessonBoard;
use crate::app::state::State;
use crate::app::teaching::answer_buttons::AnswerButtons;
use crate::app::teaching::answers::{RulePlace, feedback_card};
use crate::app::teaching::help::{column, column_place, rule_card};
use crate::app::teaching::{bar, task as task_parts};
use crate::app::widgets::appears::appears;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::metrics::Metrics;
use crate::app::widgets::paint::{card, flow, label, line, paint_words, run, status};
use crate::app::widgets::panel::{Edge, panel};
use crate::app::widgets::rows::buttons_left;
use crate::app::widgets::scrolled::scrolled;
use crate::app::words;
use crate::draw::board::art::BoardArt;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration::capitalised;
use crate::rules::RuleId;
use crate::texts::messages as say;
use crate::tutor::drills::DrillState as Answered;

pub fn drill_ui(
    ui: &mut Ui,
    page: Rect,
    metrics: &Metrics,
    (state, drilling): (&State, &Drilling),
    art: &mut BoardArt,
    now: f64,
    intents: &mut Vec<Intent>,
) {
    let (bar, page) = bar::split(page, metrics);
    let run = match &drilling.stage {
        DrillStage::Running(run) => Some(run.as_ref()),
        _ => None,
    };
    head(ui, bar, drilling, run, intents);
    match (&drilling.stage, run) {
        (_, Some(run)) if !run.is_over => {
            exercise(ui, page, metrics, (state, run), art, now, intents)
        }
        (_, Some(run)) => end(ui, page, state, run, intents),
        (DrillStage::NothingDue(next), _) => {
            let says = words::nothing_due(*next, state.learning.today());
            let mixed = DrillIntent::Begin(DrillOrder::Mixed);
            message(ui, page, &says, Some((say::drill::ten_mixed(), mixed)), intents);
        }
        (DrillStage::None(why), _) => {
            let says = format!("{} {}", say::drill::no_drills(), sentence(why));
            message(ui, page, &says, None, intents);
        }
        _ => message(ui, page, say::drill::making_drills(), None, intents),
    }
}

/// Turns a reason into a sentence.
fn sentence(why: &str) -> String {
    match capitalised(why.trim_end_matches('.')) {
        words if words.is_empty() => words,
        words => format!("{words}."),
    }
}

/// The way back to the courses, the title, the progress.
fn head(
    ui: &mut Ui,
    bar: Rect,
    drilling: &Drilling,
    of: Option<&DrillRun>,
    intents: &mut Vec<Intent>,
) {
    let (back, is_pressed) = bar::bar_ui(ui, bar, say::drill::back_to_courses(), "drill", 0.0);
    if is_pressed {
        let over = of.is_none_or(|run| run.is_over);
        let leave = if over { DrillIntent::Done } else { DrillIntent::Leave };
        intents.push(Intent::Drill(leave));
    }
    let drilled = drilling.order.drilled();
    let title = match of.filter(|run| !run.is_over) {
        Some(run) => words::drill_at(drilled, run.place + 1, run.session.states().len()),
        None => words::drill_title(drilled),
    };
    let mut right = bar.max.x - 20.0;
    if let Some(run) = of {
        right = dots(ui, pos2(right, bar.center().y), run) - 16.0;
    }
    bar::title(ui, bar, (back, right), &title);
}

/// A dot for each exercise: right, wrong or open. Returns where they begin.
fn dots(ui: &mut Ui, right: egui::Pos2, of: &DrillRun) -> f32 {
    const STEP: f32 = 23.0;
    let theme = Theme::of(ui.ctx());
    let states = of.session.states();
    let start = right.x - STEP * states.len() as f32;
    let whole = Rect::from_min_max(pos2(start, right.y - 12.0), pos2(right.x, right.y + 12.0));
    let (good, bad, open) = of.counts();
    let name = say::drill::Dots { right: good, wrong: bad, open }.text();
    let response = ui.interact(whole, Id::unique("drill dots"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    for (number, state) in states.iter().enumerate() {
        let at = pos2(start + STEP * (number as f32 + 0.5), right.y);
        let here = number == of.place && !of.is_over && !of.is_twin;
        let (ground, border, sign) = match state {
            Answered::Right => (theme.good, theme.good, "✓"),
            Answered::Wrong => (theme.bad, theme.bad, "✗"),
            Answered::Open => (theme.card, theme.control, ""),
        };
        ui.painter().circle(at, 8.0, ground, Stroke::new(1.5, border));
        paint_words(ui, at, Align2::CENTER_CENTER, sign, Text::Caption, true, theme.card);
        if here {
            ui.painter().circle_stroke(at, 10.5, Stroke::new(2.0, theme.accent));
        }
    }
    response.on_hover_text(name);
    start
}

fn exercise(
    ui: &mut Ui,
    page: Rect,
    metrics: &Metrics,
    (state, of): (&State, &DrillRun),
    art: &mut BoardArt,
    now: f64,
    intents: &mut Vec<Intent>,
) {
    let Some(game_session) = &of.game_session else { return };
    let marks = of.marks();
    let board = LessonBoard::new(page, metrics, state, game_session, &marks, now);
    let places = board.places();
    task(ui, places.task, of);
    answers(ui, places.story, of, &board, intents);
    board.show(ui, art, intents);
    let control = places.control;
    panel(ui, control, Edge::Top);
    controls(ui, control, of, intents);
    if let Some((room, is_low)) = column_place(ui, places) {
        aside(ui, room, of, is_low, intents);
    }
}

fn task(ui: &mut Ui, rect: Rect, of: &DrillRun) {
    card(ui, rect, None);
    let kind = if of.is_twin { say::drill::twin_chip() } else { say::drill::drill_chip() };
    let x = task_parts::kind_chip(ui, rect, kind);
    let shows_answer = !of.chosen.is_empty()
        && matches!(of.choices, AnswerChoices::Place | AnswerChoices::Several(_));
    let answer = shows_answer.then(|| say::learn::YourAnswer { answer: of.chosen_words() }.text());
    let right = task_parts::remark(ui, rect, answer.as_deref());
    let question = of.question();
    let width = (right - x).max(40.0);
    let (larger, smallest) = ([Text::Task, Text::CardTitle, Text::Body], (Text::Chip, true));
    let (at, runs, _) =
        task_parts::fitted(ui, rect, (x, width), 4, (None, &question), &larger, smallest);
    label(ui, at, width, 4, &runs);
}

/// The card under the board: how to answer, the answers, the feedback.
fn answers(
    ui: &mut Ui,
    rect: Rect,
    of: &DrillRun,
    board: &LessonBoard<'_>,
    intents: &mut Vec<Intent>,
) {
    let places = board.places();
    let is_alone = places.side.is_none() && places.dock.is_none();
    let place = if is_alone { RulePlace::Chips } else { RulePlace::Beside };
    feedback_card(ui, rect, of.feedback.as_ref(), place, |ui, room, top| {
        let mut y = top;
        if of.feedback.is_none() {
            let theme = Theme::of(ui.ctx());
            let mut says = words::drill_how(of.drill.asked).to_owned();
            if !of.drill.before.is_empty() && of.drill.rule == RuleId::GameRepetition {
                says = format!("{} {says}", say::drill::look_through());
            }
            let runs = [run(&says, Text::Body, false, theme.text)];
            y = status(ui, pos2(room.min.x, y), room.width() - 8.0, 3, &runs).rect.max.y + 8.0;
            return choices(ui, room, y, of, intents);
        }
        let session = of.game_session.as_ref();
        let has_film = session.is_some_and(|session| session.explained().is_some());
        if has_film && of.drill.mv.is_some_and(|mv| of.drill.position.is_legal(&mv)) {
            let row = Rect::from_min_size(
                pos2(room.min.x, y),
                vec2(room.width() - 4.0, Sizes::grown(28.0)),
            );
            board.film(ui, row, intents);
            y = row.max.y + 6.0;
        }
        y
    });
}

/// The answers to choose from; returns the lower end.
fn choices(ui: &mut Ui, room: Rect, top: f32, of: &DrillRun, intents: &mut Vec<Intent>) -> f32 {
    let mut choose = |answer: String| intents.push(Intent::Drill(DrillIntent::Choose(answer)));
    let mut flowing = AnswerButtons::new(room, top);
    match &of.choices {
        AnswerChoices::Place => {
            let chosen = of.chosen.first().map(String::as_str);
            if of.asks_store() && flowing.store(ui, chosen) {
                choose("store".to_owned());
            }
        }
        AnswerChoices::Number => {
            let now = of.chosen.first().and_then(|number| number.parse().ok());
            if let Some(number) = flowing.numbers(ui, now) {
                choose(number.to_string());
            }
        }
        AnswerChoices::One(all) => {
            for (number, answer) in all.iter().enumerate() {
                let key = (number + 1).to_string();
                let says = of.choice_words(answer);
                if flowing.choice(ui, &says, Some(&key), of.is_chosen(answer)) {
                    choose(answer.clone());
                }
            }
        }
        AnswerChoices::Several(all) => {
            for answer in all {
                let says = of.choice_words(answer);
                if flowing.tick(ui, &says, of.is_chosen(answer)) {
                    choose(answer.clone());
                }
            }
        }
    }
    flowing.end()
}

/// `Skip`, the twin, and the primary button at the right.
fn controls(ui: &mut Ui, bar: Rect, of: &DrillRun, intents: &mut Vec<Intent>) {
    let height = Sizes::get().height.button.min(bar.height() - 8.0);
    let top = bar.center().y - height / 2.0;
    let may_skip = of.feedback.is_none() && of.may_skip();
    let skip =
        Button::new(say::labels::skip()).look(ButtonLook::Link).enabled(may_skip).salt("drill");
    let skip = skip.tip(say::drill::skip_tip());
    let response = skip.show_at(ui, pos2(bar.min.x + 16.0, top), height);
    if response.clicked() {
        intents.push(Intent::Drill(DrillIntent::Skip));
    }
    if of.may_try_twin() {
        let button = Button::new(say::drill::twin()).icon(Icon::Swap).salt("drill");
        let at = pos2(response.rect.max.x + 8.0, top);
        if button.show_at(ui, at, height).clicked() {
            intents.push(Intent::Drill(DrillIntent::Twin));
        }
    }
    let next = of.next();
    let (says, enabled) = match next {
        Next::Check(enabled) => (say::learn::check(), enabled),
        Next::Continue => (say::learn::r#continue(), true),
        Next::Back => (say::drill::back_to_drill(), true),
    };
    let button =
        Button::new(says).look(ButtonLook::Primary).key("Enter").enabled(enabled).salt("drill");
    let at = pos2(bar.max.x - 16.0 - button.width(ui), top);
    let response = button.show_at(ui, at, height);
    // A primary button that is new takes the keyboard focus once, unless several answers are being
    // chosen.
    let shown = Id::unique("drill goes on");
    let takes = match next {
        Next::Check(enabled) => enabled && !matches!(of.choices, AnswerChoices::Several(_)),
        Next::Continue | Next::Back => true,
    };
    let open = of.session.left();
    let key = takes.then(|| format!("{} {open} {} {next:?}", of.place, of.is_twin));
    let before: Option<Option<String>> = ui.ctx().data(|data| data.get_temp(shown));
    if key.is_some() && before.as_ref() != Some(&key) {
        response.request_focus();
    }
    ui.ctx().data_mut(|data| data.insert_temp(shown, key));
    if response.clicked() {
        intents.push(Intent::Drill(DrillIntent::Primary));
    }
}

/// Beside the board: the rule after the answer, or on request; how the session goes.
fn aside(ui: &mut Ui, room: Rect, of: &DrillRun, is_low: bool, intents: &mut Vec<Intent>) {
    /// The most rules of a turn that are shown.
    const MOST: usize = 2;
    let theme = Theme::of(ui.ctx());
    column(ui, room, "drill aside", is_low, |ui, first| {
        let (at, width) = (first.min, first.width());
        let mut y = at.y;
        if of.shows_rule || of.feedback.is_some() {
            let feedback = of.feedback.as_ref().map_or(&[][..], |feedback| &feedback.rules);
            let others = feedback.iter().filter(|rule| **rule != of.drill.rule && !is_low);
            for rule in [&of.drill.rule].into_iter().chain(others).take(MOST) {
                let place = Rect::from_min_size(pos2(at.x, y), first.size());
                y = rule_card(ui, place, *rule, None, intents) + 12.0;
            }
        } else {
            let button =
                Button::new(say::drill::show_the_rule()).icon(Icon::Book).key("H").salt("drill");
            let size = vec2(button.width(ui).min(width), Sizes::get().height.button);
            let place = Rect::from_min_size(at, size);
            if button.show(ui, place).clicked() {
                intents.push(Intent::Drill(DrillIntent::ShowRule));
            }
            y = place.max.y + 16.0;
        }
        let (good, bad, open) = of.counts();
        let says = run(say::drill::this_session(), Text::Chip, true, theme.muted);
        y = line(ui, pos2(at.x, y), Align2::LEFT_TOP, &says).max.y + 2.0;
        let says = say::drill::Dots { right: good, wrong: bad, open }.text();
        let says = [run(&says, Text::Body, false, theme.text)];
        label(ui, pos2(at.x, y), width, 2, &says).max.y + 4.0
    });
}

/// The result of the session: how many were right, which rules moved to another box.
fn end(ui: &mut Ui, page: Rect, state: &State, of: &DrillRun, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let learning = &state.learning;
    let moved = of.moved(&learning.progress, learning.today());
    let width = (page.width() - 32.0).min(560.0);
    let rows = moved.len().max(1) as f32;
    let height = (152.0 + 24.0 * rows).min(page.height() - 32.0);
    let rect = Rect::from_center_size(page.center(), vec2(width, height));
    card(ui, rect, None);
    let inner = rect.shrink(24.0);
    let (good, _, _) = of.counts();
    let says = say::drill::Result { right: good, of: of.session.states().len() }.text();
    let runs = [run(&says, Text::Page, true, theme.text)];
    let y = status(ui, inner.min, inner.width(), 1, &runs).rect.max.y + 10.0;
    let foot = inner.max.y - Sizes::get().height.button;
    let list = Rect::from_min_max(pos2(inner.min.x, y), pos2(inner.max.x, foot - 14.0));
    scrolled(ui, (list, Rect::EVERYTHING), "drill end", 8.0, |ui, top| {
        let mut y = top.y;
        let mut say = |ui: &mut Ui, says: &str| {
            let runs = [run(says, Text::Body, false, theme.text)];
            y = label(ui, pos2(top.x, y), list.width() - 8.0, 2, &runs).max.y + 4.0;
        };
        if moved.is_empty() {
            say(ui, say::drill::nothing_moved_box());
        }
        for (game, rule, days) in &moved {
            say(ui, &words::next_in(*game, *rule, *days));
        }
        y
    });
    let mut x = inner.min.x;
    let buttons = [
        (Button::new(say::drill::done()).look(ButtonLook::Primary).key("Enter"), DrillIntent::Done),
        (Button::new(say::drill::ten_more()), DrillIntent::TenMore),
    ];
    for (number, (button, intent)) in buttons.into_iter().enumerate() {
        let button = button.salt("drill");
        let response = button.show_at(ui, pos2(x, foot), Sizes::get().height.button);
        x = response.rect.max.x + 8.0;
        if number == 0 && appears(ui, Id::unique(("takes keyboard", "drill end"))) {
            response.request_focus();
        }
        if response.clicked() {
            intents.push(Intent::Drill(intent));
        }
    }
}

/// A sentence in the middle of the page, with buttons.
fn message(
    ui: &mut Ui,
    page: Rect,
    says: &str,
    button: Option<(&str, DrillIntent)>,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let width = (page.width() - 32.0).min(520.0);
    let runs = [run(says, Text::Story, true, theme.text)];
    let high = flow(ui, &runs, width - 48.0, 6).size().y;
    let height = Sizes::get().height.button;
    let rect = Rect::from_center_size(page.center(), vec2(width, high + height + 66.0));
    ui.painter().rect_filled(rect, Sizes::get().radius.card, theme.card);
    let stroke = Stroke::new(1.0, theme.line);
    ui.painter().rect_stroke(rect, Sizes::get().radius.card, stroke, StrokeKind::Inside);
    let inner = rect.shrink(24.0);
    status(ui, inner.min, inner.width(), 6, &runs);
    let done = (say::drill::back_to_courses(), DrillIntent::Done);
    let buttons = button.into_iter().chain([done]).enumerate().map(|(number, (says, intent))| {
        let look = if number == 0 { ButtonLook::Primary } else { ButtonLook::Outline };
        (Button::new(says).look(look).salt("drill message"), Intent::Drill(intent))
    });
    let at = pos2(inner.min.x, inner.max.y - height);
    buttons_left(ui, at, (height, 8.0), buttons, intents);
}
