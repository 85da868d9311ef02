//! The lesson being taken: its bar, the task, the board, the buttons.

use egui::text::CCursor;
use egui::{
    Align2, Galley, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::app::available::is_open;
use crate::app::command::Command;
use crate::app::comparison;
use crate::app::intent::Intent;
use crate::app::learn::intent::LearnIntent;
use crate::app::learn::lesson::ActiveLesson;
use crate::app::learn::steps::Primary;
use crate::app::session::ui::lesson::{LessonBoard, LessonRoom};
use crate::app::state::State;
use crate::app::teaching::{answers, bar, help, task as task_parts};
use crate::app::widgets::arrows;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::metrics::Metrics;
use crate::app::widgets::paint::{card, flow, focus_ring, galley, label, line, run};
use crate::app::widgets::panel::{Edge, panel};
use crate::app::widgets::rows::buttons_left;
use crate::app::widgets::stars;
use crate::app::words;
use crate::draw::animation::Speed;
use crate::draw::board::art::BoardArt;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::texts::messages as say;

/// Widths of a step in the bar, of the present one, and of the count of steps with the stars.
fn step_width() -> f32 {
    Sizes::grown(28.0)
}
fn here_width() -> f32 {
    Sizes::grown(36.0)
}
const COUNT_AND_STARS: f32 = 190.0;
/// The space before and after the title.
const TITLE_GAPS: f32 = 24.0;
/// From this height on, a page has room for two lines of a task.
const ROOMY: f32 = 620.0;

pub fn lesson_ui(
    ui: &mut Ui,
    page: Rect,
    metrics: &Metrics,
    (state, lesson): (&State, &ActiveLesson),
    art: &mut BoardArt,
    now: f64,
    intents: &mut Vec<Intent>,
) {
    let (bar, page) = bar::split(page, metrics);
    head(ui, bar, state, lesson, intents);
    let Some(session) = &lesson.session else { return };
    let marks = lesson.all_marks();
    // Space beside the text of a task: for its kind and the chosen answer.
    const BESIDE: f32 = 240.0;
    let says = lesson.task();
    let note = lesson.board_note_at_first().unwrap_or_default();
    let ink = Theme::of(ui.ctx()).text;
    // Where there is room, the board keeps its place from step to step.
    let has_room = metrics.side.is_some() && page.height() > ROOMY;
    let width = page.width() - metrics.side.unwrap_or(0.0) - BESIDE;
    let rows = |size| {
        let says = [&note, &says].map(|says| run(says, size, true, ink));
        flow(ui, &says, width, 9).rows.len()
    };
    let task_lines = match (rows(Text::CardTitle), rows(Text::Body)) {
        _ if has_room => 2,
        (1, _) => 1,
        // In smaller letters, three lines have room for two.
        (_, 0..=3) => 2,
        _ => 3,
    };
    let room = LessonRoom { task_lines };
    let board = LessonBoard::with_room(page, metrics, (state, session), &marks, now, room);
    let places = board.places();
    task(ui, places.task, lesson);
    if let Some(both) = state.compared() {
        comparison::ui::comparison_ui(ui, places.middle, both, state, art, intents);
    } else {
        answers::answers_ui(ui, places.story, lesson, &board, intents);
        board.show(ui, art, intents);
        fade_in(ui, &board, lesson, state, now);
    }
    let control = places.control;
    panel(ui, control, Edge::Top);
    controls(ui, control, state, lesson, intents);
    let column = help::column_place(ui, places);
    if let Some((room, is_low)) =
        column.filter(|_| places.side.is_some() || state.compared().is_none())
    {
        help::help_ui(ui, room, lesson, is_low, intents);
    }
}

/// The way back from a task, in words.
fn back_from_task(lesson: &ActiveLesson) -> &'static str {
    match lesson.daily() {
        Some(_) => say::daily::back(),
        None => say::coach::back_to_game(),
    }
}

/// A board that has changed fades in, so that the change is seen.
fn fade_in(ui: &Ui, board: &LessonBoard<'_>, lesson: &ActiveLesson, state: &State, now: f64) {
    let still_faded = lesson.still_faded(now);
    if still_faded > 0.0 && state.settings.speed != Speed::Off {
        let ground = Theme::of(ui.ctx()).window.gamma_multiply(still_faded);
        ui.painter().rect_filled(board.board(), 0.0, ground);
        ui.ctx().request_repaint();
    }
}

/// The way back to the course, the lesson's title, its steps, its stars.
fn head(ui: &mut Ui, bar: Rect, state: &State, lesson: &ActiveLesson, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let middle = bar.center().y;
    let from_game = lesson.is_from_game();
    let back = match from_game {
        _ if lesson.is_trial() => say::lesson_editor::back_to_editor().to_owned(),
        true => back_from_task(lesson).to_owned(),
        false => say::learn::CourseOf { course_title: &lesson.course_title }.text(),
    };
    let title = match &lesson.run.lesson().title {
        title if from_game => title.clone(),
        title => {
            let course = state.learning.courses.get(lesson.course);
            match course.and_then(|course| course.number_on_path(lesson.number)) {
                Some(number) => say::learn::LessonTitle { number, title }.text(),
                None => title.clone(),
            }
        }
    };
    let steps = here_width() + step_width() * lesson.run.states().len() as f32;
    let right = galley(ui, &title, Text::Story, true, theme.text).size().x + steps;
    let (back, is_pressed) = bar::bar_ui(ui, bar, &back, "lesson", right + COUNT_AND_STARS);
    if is_pressed {
        intents.push(Intent::Learn(LearnIntent::Leave));
    }
    if from_game && lesson.run.states().len() == 1 {
        bar::title(ui, bar, (back, bar.max.x - 12.0), &title);
        return;
    }
    let mut right = bar.max.x - 24.0;
    if !from_game {
        let best = state.learning.progress.stars(&lesson.run.lesson().id);
        right = stars::paint_stars(ui, pos2(right, middle), best) - 12.0;
        let stars = Rect::from_min_max(pos2(right, bar.min.y), pos2(bar.max.x - 24.0, bar.max.y));
        let response = ui.interact(stars, Id::unique("best stars"), Sense::hover());
        let name = say::learn::Stars { stars: best }.text();
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    }
    let (at, of) = (lesson.run.at(), lesson.run.states().len());
    let says = say::learn::StepOf { step: at + 1, of }.text();
    let width = |says: &str, size, bold| galley(ui, says, size, bold, theme.muted).size().x;
    // The segments say the same as the count, which gives its space to a long title.
    let titled = width(&title, Text::Chip, true) + TITLE_GAPS;
    let is_long = right - width(&says, Text::Chip, false) - 12.0 - steps < back + titled;
    let has_segments = match state.by_finger {
        // For a finger they are so wide that they could leave no room for the title.
        true => right - steps >= back + width(&title, Text::Story, true),
        // A very narrow bar only counts the steps.
        false => right - steps > back,
    };
    if !(is_long && has_segments) {
        let says = run(&says, Text::Chip, false, theme.muted);
        right = line(ui, pos2(right, middle), Align2::RIGHT_CENTER, &says).min.x - 12.0;
    }
    let left = match has_segments && right - steps > back {
        true => segments(ui, pos2(right, middle), lesson, intents),
        false => right,
    };
    bar::title(ui, bar, (back, left - 12.0), &title);
}

/// A segment for each step, from the left; a click goes to the step. Returns where they begin.
fn segments(
    ui: &mut Ui,
    right: egui::Pos2,
    lesson: &ActiveLesson,
    intents: &mut Vec<Intent>,
) -> f32 {
    let theme = Theme::of(ui.ctx());
    let states = lesson.run.states();
    let is_here = |step| step == lesson.run.at() && !lesson.is_over;
    let width = |step| if is_here(step) { here_width() } else { step_width() };
    let start = right.x - (0..states.len()).map(width).sum::<f32>();
    let mut x = start;
    for (step, state) in states.iter().enumerate() {
        let (here, width) = (is_here(step), width(step));
        let hit =
            Rect::from_min_size(pos2(x, right.y - step_width() / 2.0), vec2(width, step_width()));
        x = hit.max.x;
        let response = ui.interact(hit, Id::unique(("step", step)), Sense::click());
        let name = words::step_name(step + 1, state.done);
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, here, &name));
        let bar = Rect::from_center_size(hit.center(), vec2(width - 6.0, 8.0));
        let ink = match (here, state.done) {
            (true, _) => theme.accent,
            (false, true) => theme.good,
            (false, false) => theme.sunken,
        };
        let bar = if here { bar.expand2(vec2(0.0, 2.0)) } else { bar };
        ui.painter().rect_filled(bar, 4.0, ink);
        let stroke = Stroke::new(1.0, if here || state.done { ink } else { theme.control });
        ui.painter().rect_stroke(bar, 4.0, stroke, StrokeKind::Inside);
        focus_ring(ui, &response, hit.shrink(3.0), 5);
        if response.clicked() {
            intents.push(Intent::Learn(LearnIntent::Step(step)));
        }
        response.on_hover_text(name);
    }
    start
}

fn task(ui: &mut Ui, rect: Rect, lesson: &ActiveLesson) {
    card(ui, rect, None);
    let kind = match lesson.stars {
        Some(_) if lesson.is_over => say::learn::you_can_now(),
        _ if lesson.is_over => say::learn::the_aim(),
        _ => words::step_kind(lesson.run.step()),
    };
    let x = task_parts::kind_chip(ui, rect, kind);
    let remark = match (&lesson.guess, lesson.so_far()) {
        (Some(guess), _) => {
            Some(say::learn::YourAnswer { answer: lesson.guess_words(guess) }.text())
        }
        (None, Some((so_far, wanted))) => Some(say::learn::SoFar { count: so_far, wanted }.text()),
        (None, None) => lesson
            .store_counts()
            .map(|(mine, theirs)| say::lesson::Standing { mine, theirs }.text()),
    };
    let right = task_parts::remark(ui, rect, remark.as_deref());
    let text = lesson.task();
    let width = (right - x).max(40.0);
    let (larger, smallest) =
        ([Text::Task, Text::CardTitle, Text::Body, Text::Chip], (Text::Caption, false));
    let note = lesson.board_note();
    let says = (note.as_deref(), text.as_str());
    let (at, _, galley) = task_parts::fitted(ui, rect, (x, width), 9, says, &larger, smallest);
    task_parts::task_ui(ui, at, says, galley.clone());
    // The note and the blank after it come first.
    let before = note.as_ref().map_or(0, |note| note.chars().count() + 1);
    new_words(ui, at, (&text, before), &galley, lesson);
}

/// Underlines the words that are used for the first time; a click shows what they mean.
/// `before` is the number of letters shown before the text.
fn new_words(
    ui: &mut Ui,
    at: egui::Pos2,
    (text, before): (&str, usize),
    shown: &Galley,
    lesson: &ActiveLesson,
) {
    let theme = Theme::of(ui.ctx());
    for word in &lesson.new_words {
        let chars = |bytes: usize| CCursor::new(before + text[..bytes].chars().count());
        // A word that begins a line begins there, not at the end of the line before.
        let from = CCursor { prefer_next_row: true, ..chars(word.at.start) };
        let to = chars(word.at.end);
        let (from, to) = (shown.pos_from_cursor(from), shown.pos_from_cursor(to));
        // A word broken at the end of a line is underlined up to there.
        let right = if to.min.y == from.min.y { to.min.x } else { shown.size().x };
        let place = Rect::from_min_max(from.min, pos2(right, from.max.y));
        let place = place.translate(at.to_vec2());
        let hit = Rect::from_center_size(
            place.center(),
            place.size().max(Vec2::splat(Sizes::get().height.hit)),
        );
        let response =
            ui.interact(hit, Id::unique(("new word", word.word.as_str())), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Link, true, &word.word));
        let open = egui::Popup::is_id_open(ui.ctx(), egui::Popup::default_response_id(&response));
        let thick = if response.hovered() || open { 2.5 } else { 1.5 };
        let stroke = Stroke::new(thick, theme.accent);
        ui.painter().hline(place.x_range(), place.max.y - 2.0, stroke);
        focus_ring(ui, &response, place, 3);
        let response = response.on_hover_cursor(egui::CursorIcon::PointingHand);
        egui::Popup::menu(&response).width(300.0).show(|ui| {
            ui.set_width(280.0);
            let mut say = |words: &str, size: Text, bold: bool| {
                let runs = [run(words, size, bold, theme.text)];
                let at = ui.cursor().min;
                let shown = label(ui, at, 280.0, 6, &runs);
                ui.allocate_rect(shown, Sense::hover());
            };
            say(&word.word, Text::CardTitle, true);
            say(&words::meaning_sentence(&word.means), Text::Body, false);
        });
    }
}

/// `Back`, `Repeat step`, `Skip`, and the primary button at the right.
fn controls(
    ui: &mut Ui,
    bar: Rect,
    state: &State,
    lesson: &ActiveLesson,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let height = Sizes::get().height.button.min(bar.height() - 8.0);
    let top = bar.center().y - height / 2.0;
    let left = pos2(bar.min.x + 16.0, top);
    let may_go_back = lesson.run.at() > 0 || lesson.is_over;
    let back = Button::new(say::editor::back()).icon(Icon::Back).salt("lesson back");
    let skip = Button::new(say::labels::skip()).look(ButtonLook::Link);
    let buttons = [
        (back.enabled(may_go_back), LearnIntent::Back),
        (Button::new(say::learn::repeat_step()).icon(Icon::Undo), LearnIntent::Repeat),
        (skip.enabled(!lesson.is_over), LearnIntent::Skip),
    ];
    // Nothing comes after the exercise of a day.
    let shown = if lesson.daily().is_some() { 2 } else { 3 };
    let buttons = buttons.into_iter().take(shown);
    let buttons = buttons.map(|(button, intent)| (button, Intent::Learn(intent)));
    let mut x = buttons_left(ui, left, (height, 8.0), buttons, intents);
    if lesson.is_game() && !lesson.is_over {
        let buttons = [
            (Button::new(Command::Undo.label()).icon(Icon::Undo), Command::Undo),
            (Button::new(Command::Hint.label()).icon(Icon::Bulb).key("H"), Command::Hint),
        ];
        for (button, command) in buttons {
            let button = button.enabled(is_open(state, command)).salt("lesson");
            // The primary button needs its space.
            if x + button.width(ui) > bar.max.x - 230.0 {
                break;
            }
            let response = button.tip(command.tip()).show_at(ui, pos2(x, top), height);
            if response.clicked() {
                intents.push(Intent::Command(command));
            }
            x = response.rect.max.x + 8.0;
        }
    }
    let mut right = bar.max.x - 16.0;
    let primary = lesson.primary();
    let leads_to = state.learning.leads_to();
    let to_game = leads_to.map(|game| say::learn::LearnGame { game: &narration::game(game).name });
    let to_game = to_game.map(|message| message.text()).unwrap_or_default();
    let shown = Id::unique("lesson goes on");
    let goes_on = primary.filter(|primary| {
        matches!(
            primary,
            Primary::Continue | Primary::NextLesson | Primary::Leave | Primary::Check(true)
        )
    });
    let moment = goes_on.map(|primary| (lesson.number, lesson.run.at(), lesson.is_over, primary));
    let key = format!("{moment:?}");
    let before: Option<String> = ui.ctx().data(|data| data.get_temp(shown));
    if let Some(primary) = primary {
        let (says, enabled) = match primary {
            Primary::Continue => (say::learn::r#continue(), true),
            Primary::Check(enabled) => (say::learn::check(), enabled),
            Primary::GiveUp => (say::learn::give_up_goal(), true),
            Primary::OpenStep => (say::learn::open_step(), true),
            Primary::NextLesson => (say::learn::next_lesson(), true),
            Primary::Leave if lesson.daily().is_some() => (say::daily::to_calendar(), true),
            Primary::Leave if lesson.is_trial() => (say::lesson_editor::back_to_editor(), true),
            Primary::Leave if lesson.is_from_game() => (say::coach::back_to_game(), true),
            Primary::Leave => match leads_to {
                Some(_) => (to_game.as_str(), true),
                None => (say::learn::back_to_course(), true),
            },
        };
        let look = match primary {
            Primary::GiveUp => ButtonLook::Outline,
            _ => ButtonLook::Primary,
        };
        let button = Button::new(says).look(look).enabled(enabled);
        let button = if primary == Primary::GiveUp { button } else { button.key("Enter") };
        // All primary buttons of a step end and begin at the same place.
        let like = [say::learn::r#continue(), say::learn::check()];
        let like = like.map(|says| Button::new(says).key("Enter").width(ui));
        let width = like.into_iter().fold(button.width(ui), f32::max);
        let at = pos2(right - width, top);
        let response = button.show(ui, Rect::from_min_size(at, vec2(width, height)));
        // A primary button that is new takes the keyboard focus once.
        if goes_on.is_some() && before.as_deref() != Some(&key) {
            response.request_focus();
        }
        if response.has_focus() {
            // An arrow key pressed for a way, of which there was only one, must not take it away.
            arrows::keep(ui, response.id);
        }
        if response.clicked() {
            intents.push(Intent::Learn(LearnIntent::Primary));
        }
        right = at.x - 12.0;
    }
    ui.ctx().data_mut(|data| data.insert_temp(shown, key));
    let mut others = Vec::new();
    if primary == Some(Primary::OpenStep) {
        let courses = &state.learning.courses;
        let next = courses.get(lesson.course).and_then(|course| course.after(lesson.number));
        let next = next.map(|next| LearnIntent::Begin(lesson.course, next));
        others.extend(next.map(|next| (Button::new(say::learn::next_lesson()), next)));
    }
    if leads_to.is_some() {
        others.push((Button::new(say::learn::all_games()), LearnIntent::Leave));
    }
    if lesson.may_follow() {
        let follow = Button::new(say::daily::follow()).icon(Icon::Forward);
        others.push((follow, LearnIntent::Follow));
    }
    if lesson.offers_twin() {
        others.push((Button::new(say::lesson::try_twin()), LearnIntent::Twin));
    }
    if lesson.run.twin().is_some() {
        let back = Button::new(say::lesson::back_to_step()).icon(Icon::Undo);
        others.push((back, LearnIntent::LeaveTwin));
    }
    for (button, intent) in others {
        let at = pos2(right - button.width(ui), top);
        if at.x < x {
            break;
        }
        if button.show_at(ui, at, height).clicked() {
            intents.push(Intent::Learn(intent));
        }
        right = at.x - 8.0;
    }
    let state = lesson.run.state();
    if state.misses > 0 && !lesson.is_over {
        let says = match lesson.checked && !state.done {
            true => say::learn::stays_open().to_owned(),
            false => say::learn::Tries { count: state.misses }.text(),
        };
        if galley(ui, &says, Text::Chip, false, theme.muted).size().x <= right - x {
            let says = run(&says, Text::Chip, false, theme.muted);
            line(ui, pos2(right, bar.center().y), Align2::RIGHT_CENTER, &says);
        }
    }
}
