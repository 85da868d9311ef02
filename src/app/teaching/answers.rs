//! The card under the board: what an answer came to, and answers to choose from.

use egui::{Rect, Ui, pos2, vec2};

use super::flowing::Flow;
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::learn::intent::LearnIntent;
use crate::app::learn::lesson::ActiveLesson;
use crate::app::session::feedback::{Feedback, FeedbackTone};
use crate::app::session::intent::FilmIntent;
use crate::app::session::refused::Refused;
use crate::app::session::ui::lesson::LessonBoard;
use crate::app::session::ui::story::rules::{chips as rule_chips, signs as rule_signs};
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{card, flow, paint_words, run, status};
use crate::app::widgets::stars::stars_from;
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::rules::{BySide, RuleId, Side};
use crate::texts::messages as say;
use crate::tutor::schema::{LessonStep, Question};

/// Room that a star takes at the end of a lesson.
const STAR: f32 = 28.0;
/// From this height on a card has room to spare.
const ROOMY: f32 = 120.0;

/// Where the rules of what is said stand.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub enum RulePlace {
    /// As chips below it.
    #[default]
    Chips,
    /// As signs before what can be done, where every line counts.
    Signs,
    /// As cards beside the board.
    Beside,
}

/// What the card says.
#[derive(Default)]
struct Says {
    tone: Option<FeedbackTone>,
    head: String,
    line: String,
    rules: Vec<RuleId>,
    /// It is the refusal that stands in the lesson.
    is_refusal: bool,
    place: RulePlace,
}

/// Shows the card.
pub fn answers_ui(
    ui: &mut Ui,
    rect: Rect,
    lesson: &ActiveLesson,
    board: &LessonBoard<'_>,
    intents: &mut Vec<Intent>,
) {
    if lesson.is_game() && !lesson.is_over && lesson.told.is_none() {
        board.story(ui, intents);
        return;
    }
    let mut says = says(lesson, board);
    let beside = board.places().side.is_some() && lesson.told.is_some();
    says.place = match (beside, rect.height() > ROOMY) {
        (true, _) => RulePlace::Beside,
        (false, true) => RulePlace::Chips,
        (false, false) => RulePlace::Signs,
    };
    card(ui, rect, border_of(ui, says.tone));
    let inner = rect.shrink2(vec2(14.0, 8.0));
    if board.by_hand(ui, inner, intents) {
        return;
    }
    let mut area = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("answers"));
    egui::ScrollArea::vertical().id_salt("answers").auto_shrink([false, false]).show(
        &mut area,
        |ui| {
            let top = ui.cursor().min;
            let room = Rect::from_min_size(top, inner.size());
            let end = inside(ui, room, lesson, board, &says, intents);
            ui.allocate_space(vec2(room.width() - 1.0, end - top.y));
        },
    );
}

/// The border of a card that tells something in this tone.
fn border_of(ui: &Ui, tone: Option<FeedbackTone>) -> Option<egui::Color32> {
    let theme = Theme::of(ui.ctx());
    match tone {
        Some(FeedbackTone::Refused) => Some(theme.bad),
        Some(FeedbackTone::Right) => Some(theme.good),
        _ => None,
    }
}

/// A card that tells what an answer came to, with `more` below it: it gets the room and where to
/// begin, and says where it ends. Rules that stand elsewhere are for `more` to show.
pub fn told_card(
    ui: &mut Ui,
    rect: Rect,
    told: Option<&Feedback>,
    place: RulePlace,
    more: impl FnOnce(&mut Ui, Rect, f32) -> f32,
) {
    let says = told.map(|told| Says {
        tone: Some(told.tone),
        head: told.head.clone(),
        line: told.line.clone(),
        rules: told.rules.clone(),
        is_refusal: told.refused.is_some(),
        place,
    });
    card(ui, rect, border_of(ui, told.map(|told| told.tone)));
    let inner = rect.shrink2(vec2(14.0, 8.0));
    let mut area = ui.new_child(egui::UiBuilder::new().max_rect(inner).id_salt("told"));
    egui::ScrollArea::vertical().id_salt("told").auto_shrink([false, false]).show(
        &mut area,
        |ui| {
            let top = ui.cursor().min;
            let room = Rect::from_min_size(top, inner.size());
            let below = says.map_or(top.y, |says| sentences(ui, room, &says).y);
            let end = more(ui, room, below);
            ui.allocate_space(vec2(room.width() - 1.0, end - top.y));
        },
    );
}

fn says(lesson: &ActiveLesson, board: &LessonBoard<'_>) -> Says {
    if lesson.is_over {
        let open = lesson.run.states().iter().filter(|state| !state.done).count();
        let (head, line) = match lesson.stars {
            Some(stars) => (
                words::lesson_done(stars),
                words::after_lesson(stars, lesson.next_title.as_deref()),
            ),
            None => (say::learn::lesson_open().to_owned(), words::steps_open(open)),
        };
        let tone = lesson.stars.map(|_| FeedbackTone::Right);
        return Says { tone, head, line, ..Says::default() };
    }
    let help = lesson.session.as_ref().and_then(|session| session.help.as_ref());
    if let Some(help) = help {
        let (head, line) = (help.head.clone(), help.line.clone());
        return Says { head, line, rules: help.rules.clone(), ..Says::default() };
    }
    if let Some(told) = &lesson.told {
        let (head, mut line) = (told.head.clone(), told.line.clone());
        let refused = told.refused.as_ref();
        if let Some(refused) = refused.filter(|refused| refused.sense_shown)
            && let Some(sense) = &narration::rule(refused.rule).sense
        {
            line = format!("{line} {sense}");
        }
        let rules = told.rules.clone();
        let is_refusal = refused.is_some();
        return Says { tone: Some(told.tone), head, line, rules, is_refusal, ..Says::default() };
    }
    if let Some(foretold) = board.foretold() {
        let (head, line, rules) = (foretold.head, foretold.line, foretold.rules);
        return Says { head, line, rules, ..Says::default() };
    }
    let session = lesson.session.as_ref();
    let said = session.map(|session| session.live_text.clone()).filter(|said| !said.is_empty());
    match said {
        Some(head) => Says { head, ..Says::default() },
        None => {
            let line = words::step_how(lesson.run.step()).to_owned();
            Says { line, ..Says::default() }
        }
    }
}

/// Shows what is said and by which rules; returns where to go on.
fn sentences(ui: &mut Ui, room: Rect, says: &Says) -> egui::Pos2 {
    let theme = Theme::of(ui.ctx());
    let mut y = room.min.y;
    let mut x = room.min.x;
    if let Some(tone) = says.tone {
        let (ink, sign) = match tone {
            FeedbackTone::Right => (theme.good, "✓"),
            FeedbackTone::Miss => (theme.warn, "!"),
            FeedbackTone::Refused => (theme.bad, "✗"),
        };
        let at = pos2(x + 13.0, y + 14.0);
        ui.painter().circle_filled(at, 13.0, ink);
        paint_words(ui, at, egui::Align2::CENTER_CENTER, sign, Text::Body, true, theme.card);
        x += 36.0;
    }
    // The reason stands on its own line where the card has room for it.
    let between = if room.height() > ROOMY { "\n" } else { " " };
    let gap = if says.head.is_empty() || says.line.is_empty() { "" } else { between };
    let mut runs = vec![run(&says.head, Text::Story, true, theme.text)];
    if !says.line.is_empty() {
        runs.push(run(gap, Text::Body, false, theme.text));
        runs.push(run(&says.line, Text::Body, false, theme.text));
    }
    if says.head.is_empty() && says.line.is_empty() {
        y += 0.0;
    } else {
        let width = room.max.x - x - 4.0;
        let height = flow(ui, &runs, width, 6).size().y;
        let lift = if height < 28.0 { (28.0 - height) / 2.0 } else { 0.0 };
        status(ui, pos2(x, y + lift), width, 6, &runs);
        y += height.max(28.0) + 4.0;
    }
    if !says.rules.is_empty() && says.place == RulePlace::Chips {
        rule_chips(ui, pos2(x, y + 14.0), room.max.x - 4.0, &says.rules, "lesson");
        y += 32.0;
    }
    pos2(x, y)
}

/// Shows what the card holds; returns where it ends.
fn inside(
    ui: &mut Ui,
    room: Rect,
    lesson: &ActiveLesson,
    board: &LessonBoard<'_>,
    says: &Says,
    intents: &mut Vec<Intent>,
) -> f32 {
    let egui::Pos2 { x, mut y } = sentences(ui, room, says);
    if let Some(stars) = lesson.stars.filter(|_| lesson.is_over) {
        // Painted: the sentence has said it.
        stars_from(ui, pos2(x, y + STAR / 2.0), stars);
        return y + STAR;
    }
    y = choices(ui, room, y, lesson, intents);
    let session = lesson.session.as_ref();
    if session.is_some_and(|session| session.explained().is_some()) && !lesson.takes_moves() {
        let row = Rect::from_min_size(pos2(room.min.x, y), vec2(room.width() - 4.0, 28.0));
        let left = signs(ui, row.left_center(), says);
        board.film(ui, row.with_min_x(left), intents);
        y = row.max.y + 4.0;
        if room.height() > ROOMY && lesson.told.is_some() {
            y = watch(ui, pos2(x, y + 4.0), lesson, intents);
        }
    }
    let asks = lesson.takes_moves() && session.is_some_and(|session| session.may_ask());
    if asks && lesson.told.is_some() {
        let open = Button::new(say::labels::what_may_i_play()).icon(Icon::Eye).small().key("M");
        let mut buttons = vec![(open, Intent::Command(Command::WhatMayIPlay))];
        let has_sense = |refused: &&Refused| {
            !refused.sense_shown && narration::rule(refused.rule).sense.is_some()
        };
        if lesson.refused().filter(has_sense).is_some() && says.is_refusal {
            let why = Button::new(say::lesson::why_a_rule()).look(ButtonLook::Link).small();
            buttons.push((why, Intent::Learn(LearnIntent::Sense)));
        }
        let mut left = signs(ui, pos2(x, y + 14.0), says);
        for (button, intent) in buttons {
            let size = vec2(button.width(ui), Sizes::get().height.small_button);
            if left + size.x > room.max.x && left > x {
                left = x;
                y += size.y + 4.0;
            }
            let place = Rect::from_min_size(pos2(left, y), size);
            if button.show(ui, place).clicked() {
                intents.push(intent);
            }
            left = place.max.x + 8.0;
        }
        y += Sizes::get().height.small_button + 4.0;
    }
    y
}

/// The rules as signs, where they stand so; returns where they end.
fn signs(ui: &mut Ui, at: egui::Pos2, says: &Says) -> f32 {
    match says.place {
        RulePlace::Signs => rule_signs(ui, at, &says.rules, "lesson"),
        _ => at.x,
    }
}

/// The buttons that step through the turn below its film; returns where they end.
fn watch(ui: &mut Ui, at: egui::Pos2, lesson: &ActiveLesson, intents: &mut Vec<Intent>) -> f32 {
    let Some(session) = &lesson.session else { return at.y };
    let explain = session.explain;
    let steps = session.film(BySide::new(false, false)).len();
    let runs = explain.is_some_and(|explain| explain.plays);
    let may_go_on = explain.is_none_or(|explain| explain.step + 1 < steps);
    let may_go_back = explain.is_some_and(|explain| explain.step > 0);
    let on = if explain.is_some() { FilmIntent::On } else { FilmIntent::Step(0) };
    let play = if runs { say::labels::stop_film() } else { say::lesson::watch_turn() };
    let buttons = [
        (
            Button::new(say::labels::step_back()).icon(Icon::Back).enabled(may_go_back),
            FilmIntent::Back,
        ),
        (Button::new(play).icon(Icon::Forward), FilmIntent::Play),
        (Button::new(say::labels::step_on()).icon(Icon::Forward).enabled(may_go_on), on),
    ];
    let height = Sizes::get().height.small_button;
    let mut x = at.x;
    for (button, wanted) in buttons {
        let button = button.small().salt("watch");
        let place = Rect::from_min_size(pos2(x, at.y), vec2(button.width(ui), height));
        if button.show(ui, place).clicked() {
            intents.push(Intent::Film(wanted));
        }
        x = place.max.x + 8.0;
    }
    at.y + height + 4.0
}

/// Answers to choose from; returns where they end.
fn choices(
    ui: &mut Ui,
    room: Rect,
    top: f32,
    lesson: &ActiveLesson,
    intents: &mut Vec<Intent>,
) -> f32 {
    if lesson.is_over {
        return top;
    }
    let mut learn = |intent| intents.push(Intent::Learn(intent));
    let mut flowing = Flow::new(room, top);
    match lesson.run.step() {
        LessonStep::Quiz { choices, .. } => {
            for (number, words) in choices.iter().enumerate() {
                let number = number + 1;
                let chosen = lesson.choice == Some(number);
                if flowing.choice(ui, words, Some(&number.to_string()), chosen) {
                    learn(LearnIntent::Choose(number));
                }
            }
        }
        LessonStep::Predict { .. } if lesson.checked => return top,
        LessonStep::Predict { what: Question::Last, .. } => {
            for (guess, side) in lesson.stores() {
                let chosen = lesson.guess.as_ref() == Some(&guess);
                if flowing.choice(ui, &words::store_answer(side), None, chosen) {
                    learn(LearnIntent::Guess(Some(guess)));
                }
            }
        }
        LessonStep::Predict { what: Question::Next, .. } => {
            for side in Side::ALL {
                let guess = side.to_string();
                let chosen = lesson.guess.as_ref() == Some(&guess);
                if flowing.choice(ui, words::side(side), None, chosen) {
                    learn(LearnIntent::Guess(Some(guess)));
                }
            }
        }
        LessonStep::Predict { what: Question::Result, .. } => {
            for guess in lesson.ends() {
                let chosen = lesson.guess.as_ref() == Some(&guess);
                if flowing.choice(ui, &lesson.guess_words(&guess), None, chosen) {
                    learn(LearnIntent::Guess(Some(guess)));
                }
            }
        }
        LessonStep::Predict { what: Question::Takes | Question::Laps, .. } => {
            let now = lesson.guess.as_ref().and_then(|guess| guess.parse().ok());
            if let Some(number) = flowing.numbers(ui, now) {
                learn(LearnIntent::Guess(Some(number.to_string())));
            }
        }
        _ => return top,
    }
    flowing.end()
}
