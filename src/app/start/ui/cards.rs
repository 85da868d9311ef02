//! The cards of the games, and the extra card beside the games with two rows.

use egui::{Align2, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::autosave::kept::KeptGame;
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::learn::intent::LearnIntent;
use crate::app::learn::state::Learning;
use crate::app::new_game;
use crate::app::session::ui::start_board::picture;
use crate::app::state::State;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{card, flow, focus_ring, galley, label, line, run};
use crate::app::widgets::stars::paint_stars;
use crate::app::words;
use crate::draw::board::art::BoardArt;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::rules::{BoardShape, GameName, Ruleset};
use crate::texts::messages as say;
use crate::tutor::minutes;

/// Padding inside a card.
const PAD: f32 = 15.0;
/// Width of three stars with the space before them.
const STARS: f32 = 60.0;
/// Lines of a card's description, at most.
const LINE_ROWS: usize = 4;
/// From this height on the sixth card has a picture.
const HIGH: f32 = 240.0;

pub fn heading(game: GameName) -> &'static str {
    &narration::game(game).heading
}

/// Games on a round board have their own place in the layout.
pub fn is_round(game: GameName) -> bool {
    game.shape() == BoardShape::Ring
}

/// Smaller letters where they avoid a second line.
fn line_size(ui: &Ui, line: &str, width: f32) -> Text {
    let ink = egui::Color32::PLACEHOLDER;
    let fits = |text| galley(ui, line, text, false, ink).size().x <= width;
    if !fits(Text::Chip) && fits(Text::Caption) { Text::Caption } else { Text::Chip }
}

/// Height of title, description and buttons. Cards with two or four rows use the longest of their
/// descriptions, so that all boards are at one height.
pub fn below(ui: &Ui, width: f32, game: GameName) -> f32 {
    let theme = Theme::of(ui.ctx());
    let is_ring = is_round(game);
    let line_height = |line: &str| {
        let text = line_size(ui, line, width - 2.0 * PAD);
        let says = [run(line, text, false, theme.muted)];
        flow(ui, &says, width - 2.0 * PAD, LINE_ROWS).size().y
    };
    let highest = narration::games()
        .filter(|(other, _)| is_round(*other) == is_ring)
        .map(|(_, text)| line_height(&text.line))
        .fold(0.0, f32::max);
    highest + 42.0 + Sizes::get().height.small_button
}

/// Returns the card's id.
pub fn cards_ui(
    ui: &mut Ui,
    rect: Rect,
    game: GameName,
    unfinished: Option<&KeptGame>,
    state: &State,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) -> Id {
    let theme = Theme::of(ui.ctx());
    let text = narration::game(game);
    let unfinished = unfinished.map(|kept| kept.move_number);
    let id = Id::unique(("card", game));
    let response = ui.interact(rect, id, Sense::click());
    let course = state.learning.course_of(game).map(|at| &state.learning.courses[at]);
    let learnt = course.map(|course| (course.done(&state.learning.progress), course.path().len()));
    let name = words::card_name(&text.name, &text.heading, unfinished, learnt);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    ui.ctx().accesskit_node_builder(id, |node| node.set_description(text.line.as_str()));
    let border = response.hovered().then_some(theme.accent);
    card(ui, rect, border);
    let inner = rect.shrink(PAD);
    let below = below(ui, rect.width(), game);
    let room = Rect::from_min_max(inner.min, pos2(inner.max.x, rect.max.y - below));
    let room = room.translate(vec2(0.0, -2.0));
    picture(ui, room, Ruleset::new(game), state, art);
    let mut y = rect.max.y - below + 2.0;
    let title = run(&text.name, Text::CardTitle, true, theme.text);
    y = line(ui, pos2(inner.min.x, y), Align2::LEFT_TOP, &title).max.y + 1.0;
    let size = line_size(ui, &text.line, inner.width());
    let says = [run(&text.line, size, false, theme.muted)];
    label(ui, pos2(inner.min.x, y), inner.width(), LINE_ROWS, &says);
    let button = Button::new(say::labels::play()).look(ButtonLook::Primary).small().salt(game);
    let size = vec2(button.width(ui), Sizes::get().height.small_button);
    let at = pos2(inner.min.x, rect.max.y - 11.0 - size.y);
    let place = Rect::from_min_size(at, size);
    let play = button.show(ui, place);
    ui.ctx().accesskit_node_builder(play.id, |node| {
        node.set_description(say::names::PlayGame { game: &text.name }.text())
    });
    let mut end = place.max.x;
    if let Some(course) = course {
        let button = Button::new(say::learn::learn()).small().salt(game);
        let size = vec2(button.width(ui), Sizes::get().height.small_button);
        let at = Rect::from_min_size(pos2(end + 6.0, place.min.y), size);
        let learn = button.show(ui, at);
        let says = say::learn::LearnGame { game: &text.name }.text();
        ui.ctx().accesskit_node_builder(learn.id, |node| node.set_description(says));
        if learn.clicked() {
            intents.push(Intent::Learn(LearnIntent::CourseOf(game)));
        }
        let how = Button::icon_only(Icon::Book, say::how::to_play())
            .look(ButtonLook::Link)
            .small()
            .tip(Command::HowToPlay.tip())
            .salt(("how", game));
        let size = vec2(how.width(ui), size.y);
        let at = Rect::from_min_size(pos2(at.max.x + 2.0, place.min.y), size);
        let how = how.show(ui, at);
        let says = say::rulebook::HowToPlayGame { game: &text.name }.text();
        ui.ctx().accesskit_node_builder(how.id, |node| node.set_description(says));
        if how.clicked() {
            intents.push(Intent::HowToPlay(game));
        }
        end = at.max.x;
        let progress = &state.learning.progress;
        let (done, of) = (course.done(progress), course.path().len());
        let says = match state.record.games_of(game) {
            played if played > 0 && done == 0 => say::learn::GamesPlayed { count: played }.text(),
            _ => words::course_progress(done, of),
        };
        let stars = course.least_stars(progress);
        let free = inner.max.x - end - 8.0 - if stars > 0 { STARS } else { 0.0 };
        let fits = |says: &str| galley(ui, says, Text::Chip, false, theme.muted).size().x <= free;
        let says = if fits(&says) { says } else { say::learn::ProgressShort { done, of }.text() };
        if unfinished.is_none() && fits(&says) {
            let middle = place.center().y;
            let mut right = inner.max.x;
            if stars > 0 {
                right = paint_stars(ui, pos2(right, middle), stars) - 7.0;
            }
            let says = run(&says, Text::Chip, false, theme.muted);
            line(ui, pos2(right, middle), Align2::RIGHT_CENTER, &says);
        }
    }
    if let Some(number) = unfinished {
        let says = say::keeping::UnfinishedAt { number }.text();
        let free = inner.max.x - end - 8.0;
        let wide = galley(ui, &says, Text::Chip, false, theme.muted).size().x <= free;
        let says = if wide { says } else { say::start::MoveNumber { number }.text() };
        let says = run(&says, Text::Chip, false, theme.muted);
        line(ui, pos2(inner.max.x, place.center().y), Align2::RIGHT_CENTER, &says);
    }
    focus_ring(ui, &response, rect, Sizes::get().radius.card);
    if response.gained_focus() {
        ui.scroll_to_rect(rect.expand(12.0), None);
    }
    if response.clicked() || play.clicked() {
        intents.push(Intent::NewGameOf(game));
    }
    id
}

/// The sixth card for someone who has begun to learn: the next lesson.
fn next_lesson(
    ui: &mut Ui,
    rect: Rect,
    learning: &Learning,
    (course, number): (usize, usize),
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let of = &learning.courses[course];
    let lesson = &of.lessons()[number];
    let inner = rect.shrink(PAD);
    let small = run(say::learn::your_next_lesson(), Text::Chip, true, theme.muted);
    let mut y = line(ui, inner.min, Align2::LEFT_TOP, &small).max.y + 6.0;
    let title = say::learn::CourseLesson {
        course_title: of.title(),
        number: number + 1,
        title: &lesson.title,
    }
    .text();
    let title = [run(&title, Text::CardTitle, true, theme.text)];
    y = label(ui, pos2(inner.min.x, y), inner.width(), 2, &title).max.y + 6.0;
    let button = say::learn::GoOnFor { minutes: minutes(lesson) }.text();
    let button = Button::new(&button).look(ButtonLook::Primary).salt("sixth");
    if text_and_button(ui, inner.with_min_y(y), &lesson.aim, button) {
        intents.push(Intent::Learn(LearnIntent::Begin(course, number)));
    }
}

/// The text and the button below it; returns whether that was clicked.
fn text_and_button(ui: &mut Ui, room: Rect, text: &str, button: Button<'_>) -> bool {
    let theme = Theme::of(ui.ctx());
    let size = vec2(button.width(ui).min(room.width()), Sizes::get().height.button);
    let lowest = room.max.y - size.y;
    let rows = ((lowest - 8.0 - room.min.y) / 18.0).floor().max(1.0) as usize;
    let text = [run(text, Text::Chip, false, theme.text)];
    let end = label(ui, room.min, room.width(), rows, &text).max.y;
    let at = pos2(room.min.x, (end + 16.0).min(lowest));
    button.show(ui, Rect::from_min_size(at, size)).clicked()
}

/// The first lesson for newcomers: course, lesson and minutes.
fn first_lesson(learning: &Learning) -> Option<(usize, usize, u8)> {
    let everyone = learning.courses.iter().position(|course| {
        course.is_for_everyone() && course.is_sound() && course.done(&learning.progress) == 0
    });
    let at = everyone.or_else(|| learning.course_of(narration::newcomers_game()))?;
    let course = learning.courses.get(at).filter(|course| course.is_sound())?;
    Some((at, 0, minutes(course.lessons().first()?)))
}

/// The sixth card: a game to begin with, the next lesson, or the game played last once more.
pub fn sixth(
    ui: &mut Ui,
    rect: Rect,
    state: &State,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let radius = Sizes::get().radius.card;
    ui.painter().rect_filled(rect, radius, theme.accent_soft);
    if theme.is_lined() {
        let stroke = Stroke::new(1.0, theme.line);
        ui.painter().rect_stroke(rect, radius, stroke, StrokeKind::Inside);
    }
    let last = state.autosave.games.first();
    if let Some((course, number)) = state.learning.next_lesson() {
        next_lesson(ui, rect, &state.learning, (course, number), intents);
        return;
    }
    let first = first_lesson(&state.learning);
    let begins = first.map_or(say::keeping::first_lesson().to_owned(), |(_, _, minutes)| {
        say::learn::FirstLesson { minutes }.text()
    });
    let begin = match first {
        Some((course, number, _)) => LearnIntent::Begin(course, number),
        None => LearnIntent::CourseOf(narration::newcomers_game()),
    };
    let (small, title, says, button, intent) = match last {
        None => (
            None,
            say::keeping::first_game(),
            say::start::what_mancala_is().to_owned(),
            begins.as_str(),
            Intent::Learn(begin),
        ),
        Some(game) => (
            Some(say::keeping::played_last()),
            narration::game(game.name()).name.as_str(),
            words::again_as(
                game.players,
                game.again.people(),
                new_game::state::changed(&game.ruleset),
            ),
            say::keeping::play_again(),
            Intent::PlayAgain(game.path.clone()),
        ),
    };
    let inner = rect.shrink(PAD);
    let mut y = inner.min.y;
    let name = last.map_or_else(narration::newcomers_game, |game| game.name());
    if rect.height() > HIGH {
        let room = Rect::from_min_size(inner.min, vec2(inner.width(), rect.height() - HIGH + 60.0));
        let ruleset = last.map_or(Ruleset::new(name), |game| game.ruleset);
        y = picture(ui, room, ruleset, state, art) + 12.0;
    }
    if let Some(small) = small {
        let small = run(small, Text::Chip, true, theme.muted);
        y = line(ui, pos2(inner.min.x, y), Align2::LEFT_TOP, &small).max.y + 6.0;
    }
    let title = run(title, Text::CardTitle, true, theme.text);
    y = line(ui, pos2(inner.min.x, y), Align2::LEFT_TOP, &title).max.y + 6.0;
    let button = Button::new(button).look(ButtonLook::Primary).salt("sixth");
    if text_and_button(ui, inner.with_min_y(y), &says, button) {
        intents.push(intent);
    }
}
