//! A session of exercises: its bar, the question, the board, the answers, the rule, its end.

use egui::{Align2, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::exercises::choices::AnswerChoices;
use crate::app::exercises::intent::DrillIntent;
use crate::app::exercises::state::{DrillOrder, DrillRun, DrillStage, Drilling, Next};
use crate::app::intent::Intent;
use crate::app::messages::ui::notice;
use crate::app::session::ui::lesson::LessonBoard;
use crate::app::state::State;
use crate::app::teaching::answers::{RulePlace, told_card};
use crate::app::teaching::bar;
use crate::app::teaching::flowing::Flow;
use crate::app::teaching::help::{beside, rule_card};
use crate::app::widgets::appears::appears;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::metrics::Metrics;
use crate::app::widgets::paint::{card, flow, galley, label, line, paint_words, run, status};
use crate::app::widgets::panel::{Edge, panel};
use crate::app::words;
use crate::draw::board::art::BoardArt;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages as say;
use crate::tutor::drills::DrillState as Answered;
use crate::tutor::wording::drills as drill_words;

/// Shows the session that was asked for.
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
            message(
                ui,
                page,
                &format!("{} {}", say::drill::no_drills(), sentence(why)),
                None,
                intents,
            );
        }
        _ => message(ui, page, say::drill::making_drills(), None, intents),
    }
}

/// A reason as a sentence of its own.
fn sentence(why: &str) -> String {
    let mut letters = why.trim_end_matches('.').chars();
    match letters.next() {
        Some(first) => format!("{}{}.", first.to_uppercase(), letters.as_str()),
        None => String::new(),
    }
}

/// Back to the courses, what is drilled, and how far it has come.
fn head(
    ui: &mut Ui,
    bar: Rect,
    drilling: &Drilling,
    of: Option<&DrillRun>,
    intents: &mut Vec<Intent>,
) {
    let (back, is_pressed) = bar::bar_ui(ui, bar, say::drill::back_to_courses(), "drill");
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

/// A dot an exercise: right, wrong, open. Returns where they begin.
fn dots(ui: &mut Ui, right: egui::Pos2, of: &DrillRun) -> f32 {
    const STEP: f32 = 23.0;
    let theme = Theme::of(ui.ctx());
    let states = of.session.states();
    let start = right.x - STEP * states.len() as f32;
    let whole = Rect::from_min_max(pos2(start, right.y - 12.0), pos2(right.x, right.y + 12.0));
    let (good, bad, open) = of.counts();
    let name = words::drill_dots(good, bad, open);
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

/// One exercise on the page.
fn exercise(
    ui: &mut Ui,
    page: Rect,
    metrics: &Metrics,
    (state, of): (&State, &DrillRun),
    art: &mut BoardArt,
    now: f64,
    intents: &mut Vec<Intent>,
) {
    let _theme = Theme::of(ui.ctx());
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
    if let Some(side) = places.side {
        panel(ui, side, Edge::Left);
        aside(ui, side.shrink(14.0), of, false, intents);
    } else if let Some(dock) = places.dock {
        aside(ui, dock, of, true, intents);
    }
    notice(ui, places.notice, state, now, intents);
}

/// The question.
fn task(ui: &mut Ui, rect: Rect, of: &DrillRun) {
    let theme = Theme::of(ui.ctx());
    card(ui, rect, None);
    let kind = if of.is_twin { say::drill::twin_chip() } else { say::drill::drill_chip() };
    let size = galley(ui, kind, Text::Chip, true, theme.on_accent).size();
    let at = pos2(rect.min.x + 14.0, rect.center().y - 12.0);
    let chip = Rect::from_min_size(at, vec2(size.x + 20.0, 24.0));
    ui.painter().rect_filled(chip, 12.0, theme.accent);
    let says = run(kind, Text::Chip, true, theme.on_accent);
    line(ui, chip.center(), Align2::CENTER_CENTER, &says);
    let x = chip.max.x + 12.0;
    let mut right = rect.max.x - 14.0;
    if !of.chosen.is_empty()
        && matches!(of.choices, AnswerChoices::Place | AnswerChoices::Several(_))
    {
        let says = words::your_answer(&of.said());
        let says = run(&says, Text::Chip, false, theme.muted);
        let at = pos2(right, rect.center().y);
        right = line(ui, at, Align2::RIGHT_CENTER, &says).min.x - 10.0;
    }
    let question = drill_words::question(&of.drill);
    let width = (right - x).max(40.0);
    let sizes = [Text::Task, Text::CardTitle, Text::Body, Text::Chip];
    let height =
        |ui: &Ui, size| flow(ui, &[run(&question, size, true, theme.text)], width, 4).size().y;
    let fits = |size: &Text| height(ui, *size) <= rect.height() - 2.0;
    let size = sizes.into_iter().find(fits).unwrap_or(Text::Chip);
    let runs = [run(&question, size, true, theme.text)];
    let at = pos2(x, rect.center().y - height(ui, size) / 2.0);
    label(ui, at, width, 4, &runs);
}

/// The card under the board: how to answer, the answers, what an answer came to.
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
    told_card(ui, rect, of.told.as_ref(), place, |ui, room, top| {
        let mut y = top;
        if of.told.is_none() {
            let theme = Theme::of(ui.ctx());
            let mut says = words::drill_how(of.drill.asked).to_owned();
            if !of.drill.before.is_empty() && of.drill.rule == crate::rules::RuleId::GameRepetition
            {
                says = format!("{} {says}", say::drill::look_through());
            }
            let runs = [run(&says, Text::Body, false, theme.text)];
            y = status(ui, pos2(room.min.x, y), room.width() - 8.0, 3, &runs).rect.max.y + 8.0;
            return choices(ui, room, y, of, intents);
        }
        let film =
            of.game_session.as_ref().is_some_and(|game_session| game_session.explained().is_some());
        let is_legal = of.drill.mv.is_some_and(|mv| of.drill.position.is_legal(&mv));
        if film && is_legal {
            let row = Rect::from_min_size(pos2(room.min.x, y), vec2(room.width() - 4.0, 28.0));
            board.film(ui, row, intents);
            y = row.max.y + 6.0;
        }
        y
    });
}

/// Answers to choose from; returns where they end.
fn choices(ui: &mut Ui, room: Rect, top: f32, of: &DrillRun, intents: &mut Vec<Intent>) -> f32 {
    let mut choose = |answer: String| intents.push(Intent::Drill(DrillIntent::Choose(answer)));
    let mut flowing = Flow::new(room, top);
    match &of.choices {
        AnswerChoices::Place => {
            if of.asks_store() {
                let says = words::store_answer(of.drill.position.to_move());
                if flowing.choice(ui, &says, None, of.is_chosen("store")) {
                    choose("store".to_owned());
                }
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

/// `Skip`, and the primary button at the right.
fn controls(ui: &mut Ui, bar: Rect, of: &DrillRun, intents: &mut Vec<Intent>) {
    let height = Sizes::get().height.button.min(bar.height() - 8.0);
    let top = bar.center().y - height / 2.0;
    let may_skip = of.told.is_none() && of.may_skip();
    let skip =
        Button::new(say::labels::skip()).look(ButtonLook::Link).enabled(may_skip).salt("drill");
    let place = Rect::from_min_size(pos2(bar.min.x + 16.0, top), vec2(skip.width(ui), height));
    if skip.tip(say::drill::skip_tip()).show(ui, place).clicked() {
        intents.push(Intent::Drill(DrillIntent::Skip));
    }
    if of.may_try_twin() {
        let button = Button::new(say::drill::twin()).icon(Icon::Swap).salt("drill");
        let size = vec2(button.width(ui), height);
        let place = Rect::from_min_size(pos2(place.max.x + 8.0, top), size);
        if button.show(ui, place).clicked() {
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
    let width = button.width(ui);
    let place = Rect::from_min_size(pos2(bar.max.x - 16.0 - width, top), vec2(width, height));
    let response = button.show(ui, place);
    // What comes next by Enter takes the keyboard once, when it appears; while several answers are
    // being chosen it does not.
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

/// Beside the board: the rule once the question is answered, or asked for; how the session goes.
fn aside(ui: &mut Ui, room: Rect, of: &DrillRun, is_low: bool, intents: &mut Vec<Intent>) {
    /// Rules of a turn that are shown, where there is room.
    const MOST: usize = 2;
    let theme = Theme::of(ui.ctx());
    beside(ui, room, "drill aside", is_low, |ui, first| {
        let (at, width) = (first.min, first.width());
        let mut y = at.y;
        if of.shows_rule || of.told.is_some() {
            let told = of.told.as_ref().map_or(&[][..], |told| &told.rules);
            let others = told.iter().filter(|rule| **rule != of.drill.rule && !is_low);
            for rule in [&of.drill.rule].into_iter().chain(others).take(MOST) {
                let place = Rect::from_min_size(pos2(at.x, y), first.size());
                y = rule_card(ui, place, *rule, intents) + 12.0;
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
        let says = words::drill_dots(good, bad, open);
        let says = [run(&says, Text::Body, false, theme.text)];
        label(ui, pos2(at.x, y), width, 2, &says).max.y + 4.0
    });
}

/// How a session went: right of ten, what moved to another box, and on.
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
    let says = words::drill_result(good, of.session.states().len());
    let runs = [run(&says, Text::Page, true, theme.text)];
    let y = status(ui, inner.min, inner.width(), 1, &runs).rect.max.y + 10.0;
    let foot = inner.max.y - Sizes::get().height.button;
    let list = Rect::from_min_max(pos2(inner.min.x, y), pos2(inner.max.x, foot - 14.0));
    let mut area = ui.new_child(egui::UiBuilder::new().max_rect(list).id_salt("drill end"));
    egui::ScrollArea::vertical().id_salt("drill end").auto_shrink([false, false]).show(
        &mut area,
        |ui| {
            let top = ui.cursor().min;
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
            ui.allocate_space(vec2(list.width() - 8.0, y - top.y));
        },
    );
    let mut x = inner.min.x;
    let buttons = [
        (Button::new(say::drill::done()).look(ButtonLook::Primary).key("Enter"), DrillIntent::Done),
        (Button::new(say::drill::ten_more()), DrillIntent::TenMore),
    ];
    for (number, (button, intent)) in buttons.into_iter().enumerate() {
        let button = button.salt("drill");
        let size = vec2(button.width(ui), Sizes::get().height.button);
        let response = button.show(ui, Rect::from_min_size(pos2(x, foot), size));
        x += size.x + 8.0;
        if number == 0 {
            take_keyboard(ui, &response, "drill end");
        }
        if response.clicked() {
            intents.push(Intent::Drill(intent));
        }
    }
}

/// What a page is for takes the keyboard once, when the page appears.
fn take_keyboard(ui: &Ui, response: &egui::Response, page: &str) {
    if appears(ui, Id::unique(("takes keyboard", page))) {
        response.request_focus();
    }
}

/// A sentence in the middle of the page, with something to do about it.
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
    let mut x = inner.min.x;
    for (number, (says, intent)) in button.into_iter().chain([done]).enumerate() {
        let look = if number == 0 { ButtonLook::Primary } else { ButtonLook::Outline };
        let button = Button::new(says).look(look).salt("drill message");
        let size = vec2(button.width(ui), height);
        let response = button.show(ui, Rect::from_min_size(pos2(x, inner.max.y - height), size));
        x += size.x + 8.0;
        if response.clicked() {
            intents.push(Intent::Drill(intent));
        }
    }
}
