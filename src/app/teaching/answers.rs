//! The card under the board: what came of an answer, and answers to choose from.

use egui::{Rect, Ui, pos2, vec2};

use super::answer_buttons::AnswerButtons;
use super::so_far;
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::learn::intent::LearnIntent;
use crate::app::learn::lesson::ActiveLesson;
use crate::app::session::feedback::{Feedback, FeedbackTone};
use crate::app::session::intent::FilmIntent;
use crate::app::session::refused::Refused;
use crate::app::session::state::GameSession;
use crate::app::session::ui::lesson::LessonBoard;
use crate::app::session::ui::story::rules::chips as rule_chips;
use crate::app::session::ui::tap_buttons::{tap_buttons_ui, tap_width};
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{card, flow, paint_words, run, status};
use crate::app::widgets::rows::{buttons_left, wrapped};
use crate::app::widgets::scrolled::scrolled;
use crate::app::widgets::stars::stars_from;
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::game::your_side;
use crate::narration;
use crate::narration::turns::{self, Told};
use crate::rules::{BySide, RuleId, Side, Turn};
use crate::texts::messages as say;
use crate::tutor::schema::{LessonStep, Question};

/// Height of the stars at the end of a lesson.
const STAR: f32 = 28.0;
/// From this height on a card has space to spare.
const ROOMY: f32 = 104.0;
/// From this height on its words are larger.
const TALL: f32 = 160.0;
/// Height of two lines, and of one, above answers to choose from: they keep their place when a wrong
/// answer is explained.
const TWO_LINES: f32 = 58.0;
const ONE_LINE: f32 = 32.0;

/// Height of the row of steps, and of a row of rules.
fn film_height() -> f32 {
    Sizes::grown(28.0)
}

/// The most height of a film with all its rows.
fn open_film_height() -> f32 {
    40.0 + 2.0 * film_height()
}

/// Where the rules behind a text are shown.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub enum RulePlace {
    /// As chips below it.
    #[default]
    Chips,
    /// In a low card before the film or the buttons, as far as there is room.
    InRow,
    /// As cards beside the board.
    Beside,
}

#[derive(Default)]
struct Says {
    tone: Option<FeedbackTone>,
    head: String,
    line: String,
    rules: Vec<RuleId>,
    /// The text is about a refused move.
    is_refusal: bool,
    place: RulePlace,
    /// The steps of the turn are below.
    has_film: bool,
}

pub fn answers_ui(
    ui: &mut Ui,
    rect: Rect,
    lesson: &ActiveLesson,
    board: &LessonBoard<'_>,
    intents: &mut Vec<Intent>,
) {
    if lesson.is_game() && !lesson.is_over && lesson.feedback.is_none() {
        board.story(ui, intents);
        return;
    }
    // A task made from a game has no lesson around it. At the end the aim is the task.
    let has_aim = !lesson.is_from_game() && !lesson.is_over;
    let (rect, beside) = if has_aim { so_far::split(rect) } else { (rect, None) };
    if let Some(beside) = beside {
        so_far::so_far_ui(ui, beside, lesson);
    }
    let mut says = says(lesson, board);
    if !says.is_refusal {
        says.rules.retain(|rule| lesson.has_taught(*rule));
    }
    let beside = board.places().side.is_some() && lesson.feedback.is_some();
    says.place = match (beside, rect.height() > ROOMY) {
        (true, _) => RulePlace::Beside,
        (false, true) => RulePlace::Chips,
        (false, false) => RulePlace::InRow,
    };
    says.has_film = lesson.session.as_ref().is_some_and(|session| session.explained().is_some())
        && !lesson.takes_moves()
        // Below an open question it would show the turn before.
        && (lesson.question().is_none() || lesson.checked);
    card(ui, rect, border_of(ui, says.tone));
    let inner = rect.shrink2(vec2(14.0, 8.0));
    if board.by_hand(ui, inner, intents) {
        return;
    }
    // Whatever is said anew is read from its beginning.
    let salt = format!("answers {} {} {}", lesson.run.at(), says.head, says.line);
    scrolled(ui, (inner, Rect::EVERYTHING), &salt, 1.0, |ui, top| {
        let room = Rect::from_min_size(top, inner.size());
        inside(ui, room, lesson, board, &says, intents)
    });
}

fn border_of(ui: &Ui, tone: Option<FeedbackTone>) -> Option<egui::Color32> {
    let theme = Theme::of(ui.ctx());
    match tone? {
        FeedbackTone::Refused => Some(theme.bad),
        FeedbackTone::Right => Some(theme.good),
        FeedbackTone::Miss => None,
    }
}

impl Says {
    fn of(feedback: &Feedback) -> Says {
        Says {
            tone: Some(feedback.tone),
            head: feedback.head.clone(),
            line: feedback.line.clone(),
            rules: feedback.rules.clone(),
            is_refusal: feedback.refused.is_some(),
            ..Says::default()
        }
    }
}

/// A card with the feedback to an answer, and `more` below it: that gets the room and where to
/// begin, and returns the lower end. It also has to show the rules, unless `place` is chips.
pub fn feedback_card(
    ui: &mut Ui,
    rect: Rect,
    feedback: Option<&Feedback>,
    place: RulePlace,
    more: impl FnOnce(&mut Ui, Rect, f32) -> f32,
) {
    card(ui, rect, border_of(ui, feedback.map(|feedback| feedback.tone)));
    let inner = rect.shrink2(vec2(14.0, 8.0));
    scrolled(ui, (inner, Rect::EVERYTHING), "told", 1.0, |ui, top| {
        let room = Rect::from_min_size(top, inner.size());
        let below = feedback
            .map_or(top.y, |feedback| sentences(ui, room, &Says { place, ..Says::of(feedback) }).y);
        more(ui, room, below)
    });
}

fn says(lesson: &ActiveLesson, board: &LessonBoard<'_>) -> Says {
    if lesson.is_over {
        let open = lesson.run.states().iter().zip(1..).filter(|(state, _)| !state.done);
        let open: Vec<u32> = open.map(|(_, number)| number).collect();
        let (head, line) = match lesson.stars {
            Some(stars) => (say::learn::LessonDone { stars }.text(), lesson.after_words(stars)),
            None => {
                let (count, steps) = (open.len(), narration::list(&open));
                let open = say::learn::StepsOpen { count, steps }.text();
                let game = lesson.stopped_game().map(|step| say::learn::GameWaits { step }.text());
                let line = [open].into_iter().chain(game).collect::<Vec<_>>().join(" ");
                (say::learn::lesson_open().to_owned(), line)
            }
        };
        let tone = lesson.stars.map(|_| FeedbackTone::Right);
        return Says { tone, head, line, ..Says::default() };
    }
    let session = lesson.session.as_ref();
    if let Some(help) = session.and_then(|session| session.help.as_ref()) {
        let (head, line) = (help.head.clone(), help.line.clone());
        return Says { head, line, rules: help.rules.clone(), ..Says::default() };
    }
    let is_tapped = session.is_some_and(|session| session.tapped().is_some());
    if let Some(feedback) = lesson.feedback.as_ref().filter(|_| !is_tapped) {
        let mut says = Says::of(feedback);
        if let Some(refused) = feedback.refused.as_ref().filter(|refused| refused.sense_shown)
            && let Some(sense) = &narration::rule(refused.rule).sense
        {
            says.line = format!("{} {sense}", says.line);
        }
        return says;
    }
    if let Some(foretold) = board.foretold() {
        let (head, line, rules) = (foretold.head, foretold.line, foretold.rules);
        return Says { head, line, rules, ..Says::default() };
    }
    let is_shown = lesson.has_shown_all();
    match session.map(|session| course_of_play(session, is_shown)).filter(|text| !text.is_empty()) {
        Some(head) => Says { head, ..Says::default() },
        None if lesson.is_from_game() => {
            Says { line: say::learn::how_task().to_owned(), ..Says::default() }
        }
        None => Says { line: words::step_how(lesson.run.step()).to_owned(), ..Says::default() },
    }
}

/// What the board says of its last turn, with the learner as `you`; of all moves of it once they
/// were shown.
fn course_of_play(session: &GameSession, is_shown: bool) -> String {
    let you = your_side(session.game.players());
    let as_you = |turns: &[&Turn]| turns::moves_in_a_row(turns, turns::ALL_SEEN, you).words;
    if let Some(turn) = session.turn_being_sown() {
        // What comes of it is said when it has come.
        let told = as_you(&[turn]);
        return told.split_inclusive(". ").next().unwrap_or_default().trim_end().to_owned();
    }
    if is_shown && let Some(told) = session.last_turn_text(turns::ALL_SEEN, you) {
        return told.words;
    }
    let node = session.game.node(session.landed_at());
    // A move that gives another one is announced alone.
    let alone = node.entry().turn().filter(|turn| turns::turn(turn).words == session.live_text);
    if let Some(turn) = alone {
        return as_you(&[turn]);
    }
    let is_said = |told: &Told| told.words == session.live_text;
    let said = session.last_turn_text(turns::ALL_SEEN, None).filter(is_said);
    let said_to_you = said.and_then(|_| session.last_turn_text(turns::ALL_SEEN, you));
    said_to_you.map_or_else(|| session.live_text.clone(), |told| told.words)
}

/// Shows a text and its rules; returns where to go on.
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
    // The reason is on a line of its own if the card has space for it.
    let between = if room.height() > ROOMY { "\n" } else { " " };
    let gap = if says.head.is_empty() || says.line.is_empty() { "" } else { between };
    let runs_in = |head, line| {
        let mut runs = vec![run(&says.head, head, true, theme.text)];
        if !says.line.is_empty() {
            runs.push(run(gap, line, false, theme.text));
            runs.push(run(&says.line, line, false, theme.text));
        }
        runs
    };
    let width = room.max.x - x - 4.0;
    let below = match says.has_film {
        true => film_height() + 4.0,
        false if says.is_refusal => Sizes::get().height.small_button,
        false => 0.0,
    };
    let sizes = match room.height() > TALL {
        true => (Text::Section, Text::Story),
        false => (Text::Story, Text::Body),
    };
    let usual = runs_in(sizes.0, sizes.1);
    // Smaller letters, before the row of steps is cut.
    let is_long = flow(ui, &usual, width, 6).size().y + below > room.height();
    let runs = if is_long { runs_in(Text::Body, Text::Chip) } else { usual };
    if !says.head.is_empty() || !says.line.is_empty() {
        let height = flow(ui, &runs, width, 6).size().y;
        let lift = if height < 28.0 { (28.0 - height) / 2.0 } else { 0.0 };
        status(ui, pos2(x, y + lift), width, 6, &runs);
        y += height.max(28.0) + 4.0;
    }
    if !says.rules.is_empty() && says.place == RulePlace::Chips {
        let middle = y + film_height() / 2.0;
        rule_chips(ui, pos2(x, middle), room.max.x - 4.0, &says.rules, "lesson");
        y += film_height() + 4.0;
    }
    pos2(x, y)
}

/// Shows the content of the card; returns the lower end.
fn inside(
    ui: &mut Ui,
    room: Rect,
    lesson: &ActiveLesson,
    board: &LessonBoard<'_>,
    says: &Says,
    intents: &mut Vec<Intent>,
) -> f32 {
    let session = lesson.session.as_ref();
    let tapped = session.map_or(0.0, |session| tap_width(ui, session));
    let told = room.with_max_x(room.max.x - tapped);
    let egui::Pos2 { x, mut y } = sentences(ui, told, says);
    if let Some(session) = session.filter(|_| tapped > 0.0) {
        tap_buttons_ui(ui, room.right_top() - vec2(4.0, 0.0), session, intents);
        y = y.max(room.min.y + Sizes::get().height.button + 4.0);
    }
    if let Some(stars) = lesson.stars.filter(|_| lesson.is_over) {
        // Painted only: the sentence has said it.
        stars_from(ui, pos2(x, y + STAR / 2.0), stars);
        return y + STAR;
    }
    y = choices(ui, room, y, lesson, intents);
    // A film that was opened at its cut end has all its rows; the card scrolls.
    let is_open = session.and_then(|session| session.explain).is_some_and(|film| film.open);
    // Half a row below a long reason is none.
    let has_space = is_open || lesson.feedback.is_none() || y + film_height() <= room.max.y + 4.0;
    if says.has_film && has_space {
        let most = open_film_height();
        let height = if is_open { most } else { (room.max.y - y).clamp(film_height(), most) };
        let row = Rect::from_min_size(pos2(room.min.x, y), vec2(room.width() - 4.0, height));
        let left = in_row(ui, pos2(row.min.x, y + film_height() / 2.0), row.center().x, says);
        y = board.film(ui, row.with_min_x(left), intents) + 4.0;
        // The film has the same steps: without space for the buttons it is enough.
        let fits = y + 8.0 + Sizes::get().height.small_button <= room.max.y;
        if fits && room.height() > ROOMY && lesson.feedback.is_some() {
            y = watch(ui, pos2(x, y + 4.0), lesson, intents);
        }
    }
    let asks = lesson.takes_moves() && session.is_some_and(|session| session.may_ask());
    // Half a button below a long reply is none. What was asked already is not worth scrolling.
    let is_new = says.is_refusal && lesson.refused().is_some_and(|refused| !refused.sense_shown);
    let fits = is_new || y + Sizes::get().height.small_button <= room.max.y + 4.0;
    if asks && lesson.feedback.is_some() && fits {
        let open = Button::new(say::labels::what_may_i_play()).icon(Icon::Eye).small().key("M");
        let mut buttons = vec![(open, Intent::Command(Command::WhatMayIPlay))];
        let has_sense = |refused: &&Refused| {
            !refused.sense_shown && narration::rule(refused.rule).sense.is_some()
        };
        if lesson.refused().filter(has_sense).is_some() && says.is_refusal {
            let why = Button::new(say::lesson::why_a_rule()).look(ButtonLook::Link).small();
            buttons.push((why, Intent::Learn(LearnIntent::Sense)));
        }
        let height = Sizes::get().height.small_button;
        let widths: Vec<f32> = buttons.iter().map(|(button, _)| button.width(ui)).collect();
        let right = room.max.x - widths.iter().map(|width| width + 8.0).sum::<f32>();
        let from = pos2(in_row(ui, pos2(x, y + height / 2.0), right, says), y);
        let places = wrapped(widths, room.max.x - from.x, height, vec2(8.0, 4.0));
        for ((button, intent), place) in buttons.into_iter().zip(places) {
            let place = place.translate(from.to_vec2());
            y = place.max.y;
            if button.show(ui, place).clicked() {
                intents.push(intent);
            }
        }
        y += 4.0;
    }
    y
}

/// The rules that fit before the film or the buttons, if that is their place; returns where they
/// end.
fn in_row(ui: &mut Ui, at: egui::Pos2, right: f32, says: &Says) -> f32 {
    match says.place {
        RulePlace::InRow => rule_chips(ui, at, right, &says.rules, "lesson"),
        _ => at.x,
    }
}

/// The buttons that step through the turn, below its film; returns the lower end.
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
    let buttons =
        buttons.map(|(button, wanted)| (button.small().salt("watch"), Intent::Film(wanted)));
    buttons_left(ui, at, (height, 8.0), buttons, intents);
    at.y + height + 4.0
}

/// The answers to choose from; returns the lower end.
fn choices(
    ui: &mut Ui,
    room: Rect,
    top: f32,
    lesson: &ActiveLesson,
    intents: &mut Vec<Intent>,
) -> f32 {
    if lesson.is_over || lesson.checked {
        return top;
    }
    let kept = if room.height() > TWO_LINES + STAR { TWO_LINES } else { ONE_LINE };
    let mut buttons = AnswerButtons::new(room, top.max(room.min.y + kept));
    let mut learn = |intent| intents.push(Intent::Learn(intent));
    let guesses: Vec<(String, String)> = match lesson.run.step() {
        LessonStep::Quiz { choices, .. } => {
            for ((words, number), letter) in choices.iter().zip(1..).zip(["a)", "b)", "c)", "d)"]) {
                let chosen = lesson.choice == Some(number);
                if buttons.choice(ui, words, Some(letter), chosen) {
                    learn(LearnIntent::Choose(number));
                }
            }
            return buttons.end();
        }
        LessonStep::Predict { what: Question::Takes | Question::Laps, .. } => {
            let now = lesson.guess.as_ref().and_then(|guess| guess.parse().ok());
            if let Some(number) = buttons.numbers(ui, now) {
                learn(LearnIntent::Guess(Some(number.to_string())));
            }
            return buttons.end();
        }
        LessonStep::Predict { what: Question::Last, .. } => {
            if lesson.asks_store() && buttons.store(ui, lesson.guess.as_deref()) {
                learn(LearnIntent::Guess(Some("store".to_owned())));
            }
            return buttons.end();
        }
        LessonStep::Predict { what: Question::Next, .. } => {
            let sides = Side::ALL.into_iter().map(|side| side.to_string());
            sides.map(|side| (side.clone(), lesson.guess_words(&side))).collect()
        }
        LessonStep::Predict { what: Question::Result, .. } => {
            let ends = lesson.ends().into_iter();
            ends.map(|guess| (guess.clone(), lesson.guess_words(&guess))).collect()
        }
        _ => return top,
    };
    for (guess, words) in guesses {
        if buttons.choice(ui, &words, None, lesson.guess.as_ref() == Some(&guess)) {
            learn(LearnIntent::Guess(Some(guess)));
        }
    }
    buttons.end()
}
