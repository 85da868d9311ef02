//! The clock of the new game: none, for the game or for each move.

use egui::accesskit::Role as NodeRole;
use egui::{Align2, Color32, Rect, Ui, UiBuilder, pos2, vec2};

use crate::app::clock::choice::{
    ClockKind, at_zero_words, increment_words, increments, time_words, times,
};
use crate::app::intent::Intent;
use crate::app::new_game::intent::FormIntent;
use crate::app::widgets::choices::choice;
use crate::app::widgets::paint::{galley, paint_words};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::game::{AtZero, TimeBudget, TimeControl};
use crate::texts::messages::clock as say;

fn height() -> f32 {
    Sizes::grown(32.0)
}
const GAP: f32 = 8.0;

/// One list of values of the row.
struct Part {
    name: &'static str,
    words: Vec<String>,
    chosen: usize,
}

impl Part {
    fn new<T: PartialEq>(name: &'static str, all: &[T], chosen: &T, words: Vec<String>) -> Part {
        let chosen = all.iter().position(|value| value == chosen).unwrap_or_default();
        Part { name, words, chosen }
    }

    fn width(&self, ui: &Ui) -> f32 {
        let width =
            |words: &String| galley(ui, words, Text::Body, false, Color32::PLACEHOLDER).size().x;
        self.words.iter().map(width).fold(0.0, f32::max) + 40.0
    }
}

/// The row, on several lines if it is too wide; returns its lower end.
pub fn clock_ui(
    ui: &mut Ui,
    room: Rect,
    clock: Option<TimeControl>,
    intents: &mut Vec<Intent>,
) -> f32 {
    let theme = Theme::of(ui.ctx());
    let mut group = ui.new_child(
        UiBuilder::new()
            .id_salt("clock")
            .max_rect(room)
            .accessibility_role(NodeRole::Group)
            .accessibility_label(say::clock()),
    );
    let ui = &mut group;
    let mut corner = room.min;
    let title = pos2(corner.x, corner.y + height() / 2.0);
    paint_words(ui, title, Align2::LEFT_CENTER, say::clock(), Text::Body, true, theme.text);
    let wide = galley(ui, say::clock(), Text::Body, true, Color32::PLACEHOLDER).size().x;
    corner.x += wide + 12.0;
    let first = corner.x;
    for (number, part) in parts(clock).iter().enumerate() {
        let width = part.width(ui).min(room.max.x - first);
        if corner.x > first && corner.x + width > room.max.x {
            corner = pos2(first, corner.y + height() + GAP);
        }
        let place = Rect::from_min_size(corner, vec2(width, height()));
        let words: Vec<&str> = part.words.iter().map(String::as_str).collect();
        let salt = ("clock", number);
        if let Some(picked) = choice(ui, place, part.name, &words, part.chosen, true, salt) {
            intents.push(Intent::Form(FormIntent::Clock(changed(clock, number, picked))));
        }
        corner.x = place.max.x + GAP;
    }
    corner.y + height()
}

fn parts(clock: Option<TimeControl>) -> Vec<Part> {
    let kinds = ClockKind::ALL;
    let words = kinds.map(|kind| kind.words().to_owned()).to_vec();
    let mut parts = vec![Part::new(say::clock(), &kinds, &ClockKind::of(clock), words)];
    let Some(clock) = clock else { return parts };
    let all = times(clock.budget);
    let words = all.iter().copied().map(time_words).collect();
    parts.push(Part::new(say::time(), &all, &clock.time(), words));
    let words = AtZero::ALL.iter().map(|at_zero| at_zero_words(*at_zero).to_owned()).collect();
    parts.push(Part::new(say::at_zero(), AtZero::ALL, &clock.at_zero, words));
    if let TimeBudget::Game { increment, .. } = clock.budget {
        let all = increments();
        let words = all.iter().copied().map(increment_words).collect();
        parts.insert(2, Part::new(say::increment_name(), &all, &increment, words));
    }
    parts
}

/// The clock with another value in one of [`parts`].
fn changed(clock: Option<TimeControl>, part: usize, picked: usize) -> Option<TimeControl> {
    if part == 0 {
        return ClockKind::ALL.get(picked).and_then(|kind| kind.usual(clock));
    }
    let mut clock = clock?;
    match (&mut clock.budget, part) {
        (TimeBudget::Game { increment, .. }, 2) => {
            *increment = increments().get(picked).copied()?;
        }
        (budget, 1) => {
            let picked = times(*budget).get(picked).copied()?;
            match budget {
                TimeBudget::Game { time, .. } | TimeBudget::Move(time) => *time = picked,
            }
        }
        _ => clock.at_zero = AtZero::ALL.get(picked).copied()?,
    }
    Some(clock)
}
