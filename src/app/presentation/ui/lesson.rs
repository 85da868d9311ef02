//! A lesson before a class: the text of the step, the board, the answers with their hands, and what
//! the teacher shows.

use egui::{Align2, Rect, Ui, pos2, vec2};

use super::controls::{self, Control};
use super::layout::{self, LessonNeeds, LessonPlaces};
use super::{fitted, pen, story_ui, votes};
use crate::app::intent::Intent;
use crate::app::learn::lesson::ActiveLesson;
use crate::app::presentation::intent::PresentIntent;
use crate::app::presentation::state::Presentation;
use crate::app::presentation::vote::{AnswerKind, VoteIntent};
use crate::app::session::feedback::FeedbackTone;
use crate::app::session::ui::class_board::ClassBoard;
use crate::app::state::State;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::metrics::Metrics;
use crate::app::widgets::paint::{card, paint_words};
use crate::draw::board::art::BoardArt;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages as say;
use crate::tutor::schema::LessonStep;

/// The most height of the text above the board.
const MOST_TEXT: f32 = 118.0;
/// The largest letters of a text are the second size: it is long.
const TEXT_SIZE: usize = 1;
/// Height below the board where there are answers, where only a reason will be given, and where a
/// turn is told.
const ANSWERS: f32 = 152.0;
const REASON: f32 = 112.0;
const TOLD: f32 = 76.0;
/// Width of the sign before what is said of the right answer.
const SIGN: f32 = 40.0;

pub fn lesson_ui(
    ui: &mut Ui,
    window: Rect,
    metrics: &Metrics,
    (state, presentation, lesson): (&State, &Presentation, &ActiveLesson),
    art: &mut BoardArt,
    now: f64,
    intents: &mut Vec<Intent>,
) {
    let Some(session) = &lesson.session else { return };
    let kind = AnswerKind::of(lesson);
    let task = match lesson.board_note_at_first().filter(|_| !lesson.is_over) {
        Some(note) => format!("{note} {}", lesson.task()),
        None => lesson.task(),
    };
    let words = match lesson.is_over {
        true => (say::presentation::end_of_lesson(), task.as_str()),
        false => (task.as_str(), ""),
    };
    let room = vec2(layout::text_width(window), MOST_TEXT);
    let text = fitted::galley_of(ui, room, words, TEXT_SIZE);
    let votes = &presentation.votes;
    let is_asked = votes.is_open && kind.is_some();
    let has_hands = votes.most() > 0 || lesson.hides_answer();
    let named = is_asked && !votes.options.is_empty() && has_hands;
    let answers = kind == Some(AnswerKind::Listed) || named;
    let below = match lesson.run.step() {
        _ if answers || is_asked => ANSWERS,
        _ if kind.is_some() => REASON,
        LessonStep::Show { .. } | LessonStep::Play { .. } if !lesson.is_over => TOLD,
        _ => 0.0,
    };
    let needs = LessonNeeds { text: text.size().y, below, answers };
    let places = layout::lesson(window, session.geometry().form, &needs);
    let marks = lesson.all_marks();
    let of = (state, session);
    let board = ClassBoard::new((places.board, places.said), metrics, of, Some(&marks), now);
    text_ui(ui, places.text, words);
    board.show(ui, art, intents);
    if answers && let Some(kind) = kind {
        votes::votes_ui(ui, places.answers, (kind, lesson, votes), intents);
    }
    said_ui(ui, places.said, (lesson, presentation), &board, intents);
    let spare = [places.answers, places.said, places.controls];
    let place = (window, spare.as_slice());
    pen::pen_ui(ui, place, board.frame(ui), &presentation.drawing, intents);
    controls_ui(ui, &places, (presentation, lesson), kind, intents);
}

fn text_ui(ui: &mut Ui, rect: Rect, words: (&str, &str)) {
    let galley = fitted::galley_of(ui, rect.size() + vec2(0.5, 0.5), words, TEXT_SIZE);
    fitted::paint(ui, rect, galley, words, Align2::LEFT_TOP, "text");
}

/// What is said: the answer with its reason, or how to vote, or the turn that is shown.
fn said_ui(
    ui: &mut Ui,
    rect: Rect,
    (lesson, presentation): (&ActiveLesson, &Presentation),
    board: &ClassBoard<'_>,
    intents: &mut Vec<Intent>,
) {
    if lesson.is_over {
        return;
    }
    if let Some(feedback) = lesson.feedback.as_ref().filter(|_| !lesson.hides_answer()) {
        let theme = Theme::of(ui.ctx());
        let is_right = feedback.tone == FeedbackTone::Right || lesson.checked;
        card(ui, rect, Some(if is_right { theme.good } else { theme.line }));
        let inner = rect.shrink2(vec2(12.0, 8.0));
        let mut place = inner;
        if is_right {
            let at = pos2(inner.min.x + 15.0, inner.min.y + 17.0);
            ui.painter().circle_filled(at, 15.0, theme.good);
            paint_words(ui, at, Align2::CENTER_CENTER, "✓", Text::Section, true, theme.card);
            place.min.x += SIGN;
        }
        let words = (feedback.head.as_str(), feedback.line.as_str());
        fitted::words_ui(ui, place, words, Align2::LEFT_TOP, "answer");
        return;
    }
    let Some(kind) = AnswerKind::of(lesson) else {
        board.announce(ui);
        let has_turns = lesson.session.as_ref().is_some_and(|session| !session.game.is_empty());
        let is_told = lesson.takes_moves() || has_turns;
        if is_told && (!lesson.takes_moves() || !board.asks(ui, intents)) {
            story_ui(ui, rect, board, intents);
        }
        return;
    };
    if presentation.votes.is_open {
        votes::how_ui(ui, rect, kind, &presentation.votes, intents);
    }
}

fn controls_ui(
    ui: &mut Ui,
    places: &LessonPlaces,
    (presentation, lesson): (&Presentation, &ActiveLesson),
    kind: Option<AnswerKind>,
    intents: &mut Vec<Intent>,
) {
    let present = Intent::Present;
    let bar = places.controls;
    let may_go_back = lesson.run.at() > 0 || lesson.is_over;
    let back = Button::new(say::presentation::step_back()).icon(Icon::Back).enabled(may_go_back);
    let is_open = presentation.votes.is_open;
    let look = if is_open { ButtonLook::Primary } else { ButtonLook::Outline };
    let vote = Button::new(say::presentation::vote()).key("V").look(look).enabled(kind.is_some());
    let mut left: Vec<Control> = vec![
        (back, present(PresentIntent::StepBack)),
        (vote, present(PresentIntent::Vote(VoteIntent::Open(!is_open)))),
    ];
    left.extend(controls::pen_controls(presentation));
    let next = Button::new(say::presentation::next());
    let right: Vec<Control> = match lesson.hides_answer() {
        true => {
            let show = Button::new(say::presentation::show_answer()).look(ButtonLook::Primary);
            vec![
                (next, present(PresentIntent::Next)),
                (show.key("Enter"), present(PresentIntent::ShowAnswer)),
            ]
        }
        false if lesson.is_over && lesson.next_title.is_some() => {
            let next = Button::new(say::presentation::next_lesson()).look(ButtonLook::Primary);
            vec![(next.key("Enter"), present(PresentIntent::NextLesson))]
        }
        false if lesson.is_over => Vec::new(),
        false => {
            let next = next.look(ButtonLook::Primary).key("Enter");
            vec![(next, present(PresentIntent::Next))]
        }
    };
    let bare = |row: Vec<Control>| -> Vec<Control> {
        row.into_iter().map(|(button, intent)| (button.without_key().small(), intent)).collect()
    };
    // In a narrow window, or in a language with long words, no button shows its key.
    let whole = controls::width_of(ui, &left) + controls::width_of(ui, &right) + 16.0;
    let (left, right) = if whole > bar.width() { (bare(left), bare(right)) } else { (left, right) };
    let width = controls::width_of(ui, &right);
    let place = bar.with_min_x(bar.max.x - width);
    controls::in_row(ui, bar.with_max_x(place.min.x - 16.0), left, intents);
    controls::in_row(ui, place.with_max_x(bar.max.x + 1.0), right, intents);
}
