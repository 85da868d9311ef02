//! The courses and their lessons.

use std::sync::Arc;

use egui::{Align2, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::exercises::ui::review;
use crate::app::intent::Intent;
use crate::app::learn::course::{CourseEntry, CoursePart};
use crate::app::learn::intent::{LearnIntent, ProgressIntent};
use crate::app::learn::state::{CourseTrouble, Learning};
use crate::app::learn::ui::games::games_ui;
use crate::app::learn::ui::writing::{change_ui, writing_ui};
use crate::app::session::ui::how_to_play::how_to_play_ui;
use crate::app::session::ui::start_board::picture;
use crate::app::state::State;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{
    ChipTone, card, chip_width, flow, focus_ring, label, line, paint_words, quiet_label, run,
    status,
};
use crate::app::widgets::panel::{Edge, panel};
use crate::app::widgets::scrolled;
use crate::app::widgets::stars::paint_stars;
use crate::app::words;
use crate::app::worksheets::intent::WorksheetIntent;
use crate::draw::board::art::BoardArt;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::rules::Ruleset;
use crate::texts::messages as say;
use crate::tutor::wording::lessons;
use crate::tutor::{Problem, minutes};

const COURSES: f32 = 236.0;
/// Width of the review at the right.
const REVIEW: f32 = 268.0;
const COURSE: f32 = 46.0;
const LESSON: f32 = 64.0;
/// The height of all cards if an aim takes two lines.
const TALL_LESSON: f32 = 82.0;
/// Space beside the aim, for the number and borders.
const BESIDE: f32 = 74.0;
const GAP: f32 = 10.0;
/// The drawn board beside the title of a course.
const BOARD: egui::Vec2 = vec2(126.0, 64.0);
/// Headings narrower than this have no board.
const WITH_BOARD: f32 = 440.0;
/// The room that the buttons of the lesson editor need beside others.
const WITH_CHANGE: f32 = 360.0;
/// From this width on the review is beside the lessons.
const REVIEW_FROM: f32 = 1100.0;

/// Shows the courses at the left, the lessons of the chosen one, and the review.
pub fn map_ui(
    ui: &mut Ui,
    page: Rect,
    state: &State,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let learning = &state.learning;
    let page = match &learning.trouble {
        Some(trouble) => page.with_min_y(trouble_bar(ui, page, trouble, intents)),
        None => page,
    };
    let width = if page.width() < REVIEW_FROM { 0.24 * page.width() } else { COURSES };
    let (left, rest) = page.split_left_right_at_x(page.min.x + width.max(160.0));
    panel(ui, left, Edge::Right);
    courses(ui, left, state, intents);
    let has_review = page.width() >= REVIEW_FROM;
    let middle = if has_review {
        let (middle, right) = rest.split_left_right_at_x(rest.max.x - REVIEW);
        panel(ui, right, Edge::Left);
        scrolled(ui, right, "review", |ui, rect| {
            review::review_ui(ui, rect.shrink(16.0), learning, intents)
        });
        middle
    } else {
        rest
    };
    // Each course begins at its top.
    scrolled(ui, middle, &format!("lessons {}", learning.chosen), |ui, rect| {
        let inner = rect.shrink2(vec2(if has_review { 22.0 } else { 14.0 }, 14.0));
        let Some(course) = learning.shown() else {
            let says = run(say::learn::reading_courses(), Text::Body, false, theme.muted);
            return line(ui, inner.min, Align2::LEFT_TOP, &says).max.y;
        };
        let mut end = heading(ui, inner, course, state, art, intents);
        if let Some(game) = learning.introduced().filter(|_| learning.shows_how_to_play()) {
            let below = inner.with_min_y(end + 14.0);
            end = how_to_play_ui(ui, below, Ruleset::new(game), state, art);
        }
        end = if course.checking {
            let says = [run(say::learn::checking_course(), Text::Body, false, theme.muted)];
            label(ui, pos2(inner.min.x, end + 14.0), inner.width(), 3, &says).max.y
        } else if course.problems.is_empty() {
            cards(ui, inner.with_min_y(end + 14.0), course, learning, intents)
        } else {
            report(ui, inner.with_min_y(end + 14.0), course)
        };
        if course.is_for_everyone() {
            end = games_ui(ui, inner.with_min_y(end + 6.0), state, art, intents);
        }
        if !has_review {
            let below = Rect::from_min_size(pos2(inner.min.x, end + 16.0), inner.size());
            end = review::review_ui(ui, below, learning, intents);
        }
        end
    });
}

/// What is wrong with the progress file, across the page; returns the lower end.
fn trouble_bar(ui: &mut Ui, page: Rect, trouble: &CourseTrouble, intents: &mut Vec<Intent>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let height = Sizes::get().height.small_button;
    let show = Button::new(say::progress::show_the_file()).small().salt("trouble");
    let close =
        Button::icon_only(Icon::Cross, say::labels::close()).look(ButtonLook::Bare).salt("trouble");
    let (show_width, close_width) = (show.width(ui), close.width(ui));
    let left = page.min.x + 20.0;
    let width = page.max.x - 20.0 - close_width - 8.0 - show_width - 16.0 - left;
    let runs = [run(&trouble.words, Text::Body, true, theme.text)];
    let words_height = flow(ui, &runs, width, 4).size().y;
    let bar = page.with_max_y(page.min.y + words_height.max(height) + 16.0);
    ui.painter().rect_filled(bar, 0.0, theme.bad_soft);
    ui.painter().hline(bar.x_range(), bar.max.y - 0.5, Stroke::new(1.0, theme.bad));
    let middle = bar.center().y;
    status(ui, pos2(left, middle - words_height / 2.0), width, 4, &runs);
    let response = show.show_at(ui, pos2(left + width + 16.0, middle - height / 2.0), height);
    if response.clicked() {
        intents.push(Intent::Progress(ProgressIntent::ShowFile));
    }
    let at = pos2(response.rect.max.x + 8.0, response.rect.min.y);
    if close.show_at(ui, at, height).clicked() {
        intents.push(Intent::Progress(ProgressIntent::CloseBar));
    }
    bar.max.y
}

fn scrolled(ui: &mut Ui, room: Rect, salt: &str, show: impl FnOnce(&mut Ui, Rect) -> f32) {
    scrolled::themed_bars(ui);
    scrolled::scrolled(ui, (room, Rect::EVERYTHING), salt, 1.0, |ui, top| {
        show(ui, Rect::from_min_size(top, room.size())) + 14.0
    });
}

/// The list of the courses, with the progress of each.
fn courses(ui: &mut Ui, room: Rect, state: &State, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let learning = &state.learning;
    scrolled(ui, room, "courses", |ui, rect| {
        let inner = rect.shrink2(vec2(10.0, 14.0));
        let says = run(say::learn::courses(), Text::Chip, true, theme.muted);
        let mut y = line(ui, inner.min + vec2(10.0, 0.0), Align2::LEFT_TOP, &says).max.y + 8.0;
        let mut own_heading = false;
        for (number, course) in learning.courses.iter().enumerate() {
            if course.own && !own_heading {
                own_heading = true;
                let says = run(say::learn::own_courses(), Text::Chip, true, theme.muted);
                let at = pos2(inner.min.x + 10.0, y + 12.0);
                y = line(ui, at, Align2::LEFT_TOP, &says).max.y + 8.0;
            }
            let at = pos2(inner.min.x, y);
            let place = Rect::from_min_size(at, vec2(inner.width(), COURSE));
            let chosen = learning.chosen == number;
            if course_row(ui, place, (number, course), learning, chosen).clicked() {
                intents.push(Intent::Learn(LearnIntent::Course(number)));
            }
            y = place.max.y + 3.0;
        }
        if !own_heading {
            let at = pos2(inner.min.x + 10.0, y + 14.0);
            let title = [run(say::learn::own_courses(), Text::Chip, true, theme.muted)];
            y = label(ui, at, inner.width() - 20.0, 1, &title).max.y + 2.0;
            let how = say::learn::own_courses_how();
            y = quiet_label(ui, pos2(at.x, y), inner.width() - 20.0, 3, how);
            let show =
                Button::new(say::learn::show_courses_folder()).look(ButtonLook::Link).small();
            let show = show.show_small_at(ui, pos2(at.x, y + 4.0));
            if show.clicked() {
                intents.push(Intent::Progress(ProgressIntent::ShowCourses));
            }
            y += 4.0 + Sizes::get().height.small_button;
        }
        let at = pos2(inner.min.x + 10.0, y + 10.0);
        writing_ui(ui, at, inner.width() - 20.0, &state.writing, intents)
    });
}

fn course_row(
    ui: &mut Ui,
    rect: Rect,
    (number, course): (usize, &CourseEntry),
    learning: &Learning,
    chosen: bool,
) -> egui::Response {
    let theme = Theme::of(ui.ctx());
    let radius = Sizes::get().radius.control;
    let response = ui.interact(rect, Id::unique(("course", number)), Sense::click());
    let (done, of) = (course.done(&learning.progress), course.path().len());
    let name = match state_of(course) {
        None => words::course_name(course.title(), done, of),
        Some((state, _)) => format!("{}, {state}", course.title()),
    };
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &name));
    let ground = match (chosen, response.hovered()) {
        (true, _) => theme.accent_soft,
        (false, true) => theme.sunken,
        (false, false) => theme.panel,
    };
    ui.painter().rect_filled(rect, radius, ground);
    if chosen && theme.is_lined() {
        let stroke = Stroke::new(2.0, theme.accent);
        ui.painter().rect_stroke(rect, radius, stroke, StrokeKind::Inside);
    }
    let inner = rect.shrink2(vec2(10.0, 6.0));
    let ink = if chosen { theme.accent } else { theme.text };
    let middle = inner.min.y + 11.0;
    let is_whole = of > 0 && done == of;
    let (count, count_ink) = match state_of(course) {
        Some((state, true)) => (state, theme.bad),
        Some((state, false)) => (state, theme.muted),
        None if is_whole => (format!("✓ {done}/{of}"), theme.good),
        None => (format!("{done}/{of}"), theme.muted),
    };
    let at = pos2(inner.max.x, middle);
    let shown = paint_words(ui, at, Align2::RIGHT_CENTER, &count, Text::Chip, false, count_ink);
    let room = Rect::from_min_max(inner.min, pos2(shown.min.x - 6.0, inner.max.y));
    let title = flow(ui, &[run(course.title(), Text::Body, chosen, ink)], room.width(), 1);
    let at = pos2(inner.min.x, middle - title.size().y / 2.0);
    ui.painter().galley(at, title, ink);
    let track = Rect::from_min_max(pos2(inner.min.x, inner.max.y - 5.0), inner.max);
    ui.painter().rect_filled(track, 2.0, theme.sunken);
    ui.painter().rect_stroke(track, 2.0, Stroke::new(1.0, theme.line), StrokeKind::Inside);
    if of > 0 && done > 0 {
        let part = track.width() * done as f32 / of as f32;
        let ink = if is_whole { theme.good } else { theme.accent };
        ui.painter().rect_filled(track.with_max_x(track.min.x + part), 2.0, ink);
    }
    focus_ring(ui, &response, rect, radius);
    response
}

/// Why the lessons of a course cannot be taken, and whether the course has mistakes.
fn state_of(course: &CourseEntry) -> Option<(String, bool)> {
    match course.problems.len() {
        _ if course.checking => Some((say::learn::checking().to_owned(), false)),
        0 => None,
        count => Some((say::learn::Problems { count }.text(), true)),
    }
}

/// The title and size of the course; returns the lower end.
fn heading(
    ui: &mut Ui,
    inner: Rect,
    course: &CourseEntry,
    state: &State,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) -> f32 {
    let theme = Theme::of(ui.ctx());
    let mut lowest = inner.min.y;
    let mut room = inner;
    let is_introduced = state.learning.shows_how_to_play();
    // The card below has the board already.
    let with_board = inner.width() > WITH_BOARD && !is_introduced;
    if let Some(game) = course.game().filter(|_| with_board) {
        let at = pos2(inner.max.x - BOARD.x, inner.min.y);
        lowest = picture(ui, Rect::from_min_size(at, BOARD), Ruleset::new(game), state, art);
        room.max.x = at.x - 16.0;
    }
    let inner = room;
    let title = [run(course.title(), Text::Page, true, theme.text)];
    let y = label(ui, inner.min, inner.width(), 1, &title).max.y + 2.0;
    // If the title is the file's name, it is not repeated.
    let is_named = course.title() == course.file_name();
    let says = match &course.source {
        Some(source) if course.problems.is_empty() && !course.checking => {
            let path = course.path();
            let lessons = path.iter().map(|number| &course.lessons()[*number]);
            let all: u32 = lessons.map(|lesson| u32::from(minutes(lesson))).sum();
            let time = words::time_to_learn(all);
            let size = say::learn::CourseSize { count: path.len(), time: &time }.text();
            let any_order = match path.len() > 1 && !course.own {
                true => say::learn::any_order(),
                false => "",
            };
            let says = [source.course.audience.as_str(), &size, any_order].join(" ");
            if course.own && !is_named { format!("{} · {says}", course.file_name()) } else { says }
        }
        _ if is_named => {
            course.game().map(|game| narration::game(game).name.clone()).unwrap_or_default()
        }
        _ => course.file_name().to_owned(),
    };
    let says = [run(&says, Text::Body, false, theme.muted)];
    let mut end = label(ui, pos2(inner.min.x, y), inner.width(), 3, &says).max.y;
    let mut below = Rect::NOTHING;
    if state.learning.introduced().is_some() {
        let says = if is_introduced { say::learn::hide_how_to_play() } else { say::how::to_play() };
        let button = Button::new(says).icon(Icon::Book).salt("how to play");
        let shown = button.show_small_at(ui, pos2(inner.min.x, end + 8.0));
        if shown.clicked() {
            intents.push(Intent::Learn(LearnIntent::HowToPlay(!is_introduced)));
        }
        below = shown.rect;
        end = below.max.y;
    }
    if course.is_sound() {
        let button = Button::new(say::commands::worksheet()).look(ButtonLook::Link).small();
        let width = button.width(ui);
        // Beside the other button, or below it.
        let fits = below.max.x + 8.0 + width <= inner.max.x;
        let at = if fits && below.is_positive() {
            pos2(below.max.x + 8.0, below.min.y)
        } else {
            pos2(inner.min.x - 8.0, end + 8.0)
        };
        let shown = button.show_small_at(ui, at);
        if shown.clicked() {
            let wanted = WorksheetIntent::OfCourse(state.learning.chosen, None);
            intents.push(Intent::Worksheet(wanted));
        }
        (below, end) = (shown.rect, shown.rect.max.y);
    }
    // In a wide window it is beside the others.
    let at = match inner.max.x - below.max.x > WITH_CHANGE && below.is_positive() {
        true => pos2(below.max.x + 8.0, below.min.y),
        false => pos2(inner.min.x, end + 8.0),
    };
    let changed = change_ui(ui, at, course, state.learning.chosen, intents);
    end.max(changed).max(lowest)
}

/// The lessons as cards in columns, read down one column after the other; returns the lower end.
fn cards(
    ui: &mut Ui,
    room: Rect,
    course: &CourseEntry,
    learning: &Learning,
    intents: &mut Vec<Intent>,
) -> f32 {
    let columns = ((room.width() + GAP) / 360.0).floor().clamp(1.0, 3.0) as usize;
    let width = (room.width() - GAP * (columns - 1) as f32) / columns as f32;
    let next = course.next(&learning.progress);
    // All aims must be readable: if one takes two lines, all cards are higher.
    let is_long = |number: usize| {
        let beside = if next == Some(number) { beside_button(ui) } else { BESIDE };
        aim_of(ui, &course.lessons()[number], width - beside, 2).rows.len() > 1
    };
    let height = if (0..course.lessons().len()).any(is_long) { TALL_LESSON } else { LESSON };
    let mut top = room.min;
    for part in CoursePart::ALL {
        let numbers = course.part(part);
        if numbers.is_empty() {
            continue;
        }
        if let Some(heading) = heading_of(part) {
            let says = [run(heading, Text::CardTitle, true, Theme::of(ui.ctx()).text)];
            let at = pos2(top.x, top.y + 8.0);
            top.y = label(ui, at, room.width(), 1, &says).max.y + 8.0;
        }
        let rows = numbers.len().div_ceil(columns);
        for (at, number) in numbers.into_iter().enumerate() {
            let (column, row) = (at / rows, at % rows);
            let at = top + vec2(column as f32 * (width + GAP), row as f32 * (height + GAP));
            let place = Rect::from_min_size(at, vec2(width, height));
            if lesson_card(ui, place, course, number, learning, next == Some(number)) {
                let begin = LearnIntent::Begin(learning.chosen, number);
                intents.push(Intent::Learn(begin));
            }
        }
        top.y += rows as f32 * (height + GAP);
    }
    top.y
}

/// The heading over the lessons of a part; the rules need none.
fn heading_of(part: CoursePart) -> Option<&'static str> {
    match part {
        CoursePart::Rules => None,
        CoursePart::Strategy => Some(say::learn::playing_well()),
        CoursePart::Model => Some(say::learn::model_games()),
        CoursePart::From => Some(say::learn::from_other_games()),
    }
}

/// The space that the number and the longer of the buttons of the next lesson take beside its words.
fn beside_button(ui: &Ui) -> f32 {
    let buttons = [say::labels::go_on(), say::learn::start_lesson()];
    let widths = buttons.map(|says| Button::new(says).small().width(ui));
    BESIDE + 10.0 + widths.into_iter().fold(0.0, f32::max)
}

/// The aim of a lesson, laid out in this width.
fn aim_of(
    ui: &Ui,
    lesson: &crate::tutor::schema::Lesson,
    width: f32,
    rows: usize,
) -> Arc<egui::Galley> {
    let aim = [run(&lesson.aim, Text::Chip, false, Theme::of(ui.ctx()).muted)];
    flow(ui, &aim, width, rows)
}

fn lesson_card(
    ui: &mut Ui,
    rect: Rect,
    course: &CourseEntry,
    number: usize,
    learning: &Learning,
    is_next: bool,
) -> bool {
    let theme = Theme::of(ui.ctx());
    let lesson = &course.lessons()[number];
    let stars = learning.progress.stars(&lesson.id);
    let id = Id::unique(("lesson", learning.chosen, number));
    let response = ui.interact(rect, id, Sense::click());
    let shown_number = course.number_on_path(number);
    let name = words::lesson_name(shown_number, &lesson.title, stars);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let left_at = left_at(learning, &lesson.id);
    let left_at = left_at.map(|(at, of)| say::learn::StepOf { step: at + 1, of }.text());
    let description = match &left_at {
        Some(step) => format!("{step}. {}", lesson.aim),
        None => lesson.aim.clone(),
    };
    ui.ctx().accesskit_node_builder(id, |node| node.set_description(description));
    card(ui, rect, (is_next || response.hovered()).then_some(theme.accent));
    let disc = pos2(rect.min.x + 31.0, rect.center().y);
    disc_of(ui, disc, shown_number, stars, is_next);
    let x = rect.min.x + 60.0;
    let mut begins = response.clicked();
    let right = rect.max.x - 14.0;
    let wide = rect.width() - if is_next { beside_button(ui) } else { BESIDE };
    let aim = aim_of(ui, lesson, wide, 2);
    let is_cut = aim.elided;
    let upper = rect.center().y - if aim.rows.len() > 1 { 20.0 } else { 11.0 };
    let end = if is_next {
        let says =
            if left_at.is_some() { say::labels::go_on() } else { say::learn::start_lesson() };
        let button = Button::new(says).look(ButtonLook::Primary).small();
        let size = vec2(button.width(ui), Sizes::get().height.small_button);
        let mut at = pos2(right - size.x, rect.center().y - size.y / 2.0);
        let mut end = at.x;
        if let Some(step) = &left_at {
            at.y += 10.0;
            let above = pos2(right, at.y - 4.0);
            let ink = theme.accent;
            let place = paint_words(ui, above, Align2::RIGHT_BOTTOM, step, Text::Chip, true, ink);
            end = end.min(place.min.x);
        }
        let start = button.show(ui, Rect::from_min_size(at, size));
        begins |= start.clicked();
        let title = lesson.title.as_str();
        ui.ctx().accesskit_node_builder(start.id, |node| node.set_description(title));
        end
    } else if let Some(step) = &left_at {
        let at = pos2(right, upper);
        paint_words(ui, at, Align2::RIGHT_CENTER, step, Text::Chip, true, theme.accent).min.x
    } else if stars > 0 {
        paint_stars(ui, pos2(right, upper), stars)
    } else {
        let says = say::learn::Minutes { minutes: minutes(lesson) }.text();
        let at = pos2(right, upper);
        paint_words(ui, at, Align2::RIGHT_CENTER, &says, Text::Chip, false, theme.muted).min.x
    };
    let title = [run(&lesson.title, Text::Body, true, theme.text)];
    let galley = flow(ui, &title, end - x - 8.0, 1);
    let at = pos2(x, upper - galley.size().y / 2.0);
    ui.painter().galley(at, galley, theme.text);
    let at = pos2(x, upper + 23.0 - aim.rows.first().map_or(0.0, |row| row.height() / 2.0));
    ui.painter().galley(at, aim, theme.muted);
    focus_ring(ui, &response, rect, Sizes::get().radius.card);
    if response.gained_focus() {
        ui.scroll_to_rect(rect.expand(12.0), None);
    }
    if is_cut {
        response.on_hover_text(&lesson.aim);
    }
    begins
}

/// The step reached in a lesson and the number of steps, if it was begun and is not finished.
fn left_at(learning: &Learning, lesson: &str) -> Option<(usize, usize)> {
    let begun = learning.progress.begun(lesson)?;
    Some((begun.at, begun.steps()))
}

/// The number of a lesson on the path, or an arrow; a tick if it is done.
fn disc_of(ui: &Ui, at: egui::Pos2, number: Option<usize>, stars: u8, is_next: bool) {
    let theme = Theme::of(ui.ctx());
    let number = number.map_or("→".to_owned(), |number| number.to_string());
    let (ground, border, ink, says) = match (stars, is_next) {
        (1.., _) => (theme.good, theme.good, theme.card, "✓"),
        (_, true) => (theme.accent, theme.accent, theme.on_accent, number.as_str()),
        _ => (theme.card, theme.control, theme.muted, number.as_str()),
    };
    ui.painter().circle(at, 17.0, ground, Stroke::new(1.5, border));
    paint_words(ui, at, Align2::CENTER_CENTER, says, Text::Body, true, ink);
}

/// The mistakes in an own course; returns the lower end.
fn report(ui: &mut Ui, room: Rect, course: &CourseEntry) -> f32 {
    let theme = Theme::of(ui.ctx());
    let head = say::learn::Problems { count: course.problems.len() }.text();
    let width = chip_width(ui, &head, ChipTone::Quiet);
    let says = [run(&head, Text::CardTitle, true, theme.bad)];
    let mut y = label(ui, room.min, room.width().max(width), 1, &says).max.y + 8.0;
    for problem in &course.problems {
        let says = match course.in_the_editor() {
            Some(lessons) => lessons::problem_beside(problem, lessons),
            // The folder is known: the name of the file is enough.
            None => {
                let file = course.file_name().to_owned();
                lessons::problem(&Problem { file, ..problem.clone() })
            }
        };
        let says = [run(&says, Text::Body, false, theme.text)];
        y = label(ui, pos2(room.min.x, y), room.width(), 6, &says).max.y + 6.0;
    }
    y
}
