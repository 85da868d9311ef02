//! The dialog of a course from elsewhere: being checked, then what it is and what is wrong with it.

use egui::{Context, pos2, vec2};

use crate::app::intent::Intent;
use crate::app::lesson_editor::intent::{ForeignIntent, WritingIntent};
use crate::app::state::State;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::modal::modal;
use crate::app::widgets::paint::{label, run, status};
use crate::app::widgets::rows::buttons_right;
use crate::app::widgets::scrolled;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::rules::GameName;
use crate::texts::messages as say;
use crate::tutor::Problem;
use crate::tutor::wording::lessons;

const PAD: f32 = 20.0;
/// The most faults that are shown.
const MOST: usize = 20;

pub fn foreign_ui(ctx: &Context, state: &State, intents: &mut Vec<Intent>) {
    let Some(foreign) = &state.writing.foreign else { return };
    let size = vec2(560.0, 360.0).min(ctx.content_rect().size());
    let title = say::lesson_editor::foreign_title();
    modal(ctx, title, size, intents, |ui, rect, intents| {
        let theme = Theme::of(ui.ctx());
        let inner = rect.shrink(PAD);
        let runs = [run(title, Text::Section, true, theme.text)];
        let mut y = label(ui, inner.min, inner.width(), 2, &runs).max.y + 8.0;
        let foot = inner.max.y - Sizes::get().height.button;
        let course = foreign.found.as_ref().and_then(|found| found.source.as_ref());
        let course = course.map(|source| &source.course);
        let sound = foreign.is_sound();
        if let (Some(course), true) = (course, sound) {
            let name = if course.title.is_empty() { foreign.name() } else { &course.title };
            let runs = [run(name, Text::CardTitle, true, theme.text)];
            y = label(ui, pos2(inner.min.x, y), inner.width(), 2, &runs).max.y + 4.0;
        } else {
            let runs = [run(foreign.name(), Text::Body, true, theme.text)];
            y = label(ui, pos2(inner.min.x, y), inner.width(), 2, &runs).max.y + 4.0;
        }
        let says = match (&foreign.found, course) {
            (None, _) => say::lesson_editor::foreign_checking().to_owned(),
            (Some(_), Some(course)) if sound => {
                let game = course.ruleset.parse::<GameName>();
                let game = game.map_or("", |game| narration::game(game).name.as_str());
                let count = course.lessons.len();
                let is = say::lesson_editor::ForeignCourse { game, count }.text();
                format!("{is} {}", course.audience)
            }
            (Some(_), _) if foreign.is_readable() => say::lesson_editor::foreign_wrong().to_owned(),
            (Some(_), _) => say::lesson_editor::foreign_unreadable().to_owned(),
        };
        let runs = [run(&says, Text::Body, false, theme.text)];
        let shown = status(ui, pos2(inner.min.x, y), inner.width(), 5, &runs);
        y = shown.rect.max.y + 8.0;
        if let (Some(found), false) = (&foreign.found, sound) {
            let room = inner.with_min_y(y).with_max_y(foot - 12.0);
            scrolled::scrolled_visibly(ui, room, "foreign faults", |ui, top| {
                let mut at = top;
                for problem in found.problems.iter().take(MOST) {
                    let problem = Problem { file: foreign.name().to_owned(), ..problem.clone() };
                    let says = lessons::problem(&problem);
                    let runs = [run(&says, Text::Chip, false, theme.text)];
                    at.y = label(ui, at, room.width() - 20.0, 6, &runs).max.y + 4.0;
                }
                at.y
            });
        }
        let add = Button::new(say::lesson_editor::add_course())
            .look(ButtonLook::Primary)
            .enabled(sound)
            .salt("foreign");
        let change = Button::new(say::lesson_editor::change_foreign())
            .enabled(foreign.is_readable())
            .salt("foreign");
        let cancel = Button::new(say::labels::cancel()).salt("foreign");
        let buttons = vec![cancel, change, add];
        let (clicked, _) = buttons_right(ui, pos2(inner.max.x, foot), buttons);
        let does = |intent| Intent::Writing(WritingIntent::Foreign(intent));
        match clicked {
            Some(0) => intents.push(Intent::CloseDialog),
            Some(1) => intents.push(does(ForeignIntent::Change)),
            Some(_) => intents.push(does(ForeignIntent::Add)),
            None => {}
        }
    });
}
