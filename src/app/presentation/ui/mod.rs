//! Paints a presentation.
//!
//! | file | holds |
//! | --- | --- |
//! | here | a game before a class |
//! | `layout` | where everything is |
//! | `sides` | the players |
//! | `controls` | the buttons |
//! | `pen` | what is drawn over the board |
//! | `lesson`, `votes` | a lesson before a class, and the vote of hands |
//! | `fitted` | words as large as they fit |

mod controls;
mod fitted;
mod layout;
mod lesson;
mod pen;
mod sides;
mod votes;

use egui::{Align2, Rect, Ui, Vec2, vec2};

use super::state::Presentation;
use crate::app::intent::Intent;
use crate::app::session::state::GameSession;
use crate::app::session::ui::class_board::ClassBoard;
use crate::app::state::State;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::metrics::Metrics;
use crate::app::widgets::paint::card;
use crate::app::widgets::rows::buttons_right;
use crate::draw::board::art::BoardArt;
use crate::draw::sizes::Sizes;
use crate::draw::theme::Theme;
use crate::rules::Side;

/// Everything is laid out for a window of this size and then made as large as the real one.
const LAID_OUT: Vec2 = vec2(900.0, 600.0);

/// How much larger everything is in a window of this many points.
pub fn zoom(window: Vec2) -> f32 {
    (window / LAID_OUT).min_elem()
}

pub fn presentation_ui(
    ui: &mut Ui,
    window: Rect,
    (state, presentation): (&State, &Presentation),
    art: &mut BoardArt,
    now: f64,
    intents: &mut Vec<Intent>,
) {
    // Nothing is beside the board.
    let metrics = Metrics { side: None, wide: false, ..Metrics::of(window) };
    let mut wanted = Vec::new();
    if let Some(lesson) = state.lesson() {
        let of = (state, presentation, lesson);
        lesson::lesson_ui(ui, window, &metrics, of, art, now, &mut wanted);
    } else if let Some(session) = &state.session {
        let of = (state, presentation, session);
        game_ui(ui, window, &metrics, of, art, now, &mut wanted);
    }
    // The pen points at no hole.
    let pen = presentation.drawing.pen;
    intents.extend(wanted.into_iter().filter(|it| !pen || !matches!(it, Intent::Point(Some(_)))));
}

fn game_ui(
    ui: &mut Ui,
    window: Rect,
    metrics: &Metrics,
    (state, presentation, session): (&State, &Presentation, &GameSession),
    art: &mut BoardArt,
    now: f64,
    intents: &mut Vec<Intent>,
) {
    let places = layout::game(window, session.geometry().form, session.flipped);
    let row = controls::row_of(state, presentation);
    let shown = controls::visible(ui, now, &row);
    let bar = controls::place(ui, places.controls, &row);
    // What is told keeps clear of the controls.
    let story = match shown > 0.0 && bar.intersects(places.story) {
        true => places.story.with_max_y(bar.min.y - 4.0),
        false => places.story,
    };
    let of = (state, session);
    let board = ClassBoard::new((places.board, story), metrics, of, None, now);
    for side in [Side::South, Side::North] {
        sides::side_ui(ui, places.sides[side], (side, &board.side(side)), places.has_cards);
    }
    board.announce(ui);
    if !board.asks(ui, intents) {
        story_ui(ui, story, &board, intents);
    }
    board.show(ui, art, intents);
    let spare: Vec<Rect> = (shown > 0.0).then_some(bar).into_iter().collect();
    let place = (window, spare.as_slice());
    pen::pen_ui(ui, place, board.frame(ui), &presentation.drawing, intents);
    controls::floating(ui, bar, row, shown, intents);
}

/// The story of the turn, as large as it fits.
fn story_ui(ui: &mut Ui, rect: Rect, board: &ClassBoard<'_>, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let story = board.story(ui);
    let mut room = rect;
    if story.is_refusal {
        card(ui, rect, Some(theme.bad));
        room = rect.shrink2(vec2(14.0, 6.0));
    }
    if !story.answers.is_empty() {
        let height = Sizes::get().height.button;
        let at = room.right_bottom() - vec2(0.0, height);
        room.max.y = at.y - 6.0;
        let buttons = story.answers.iter().enumerate().map(|(number, (words, _))| {
            let look = if number == 0 { ButtonLook::Primary } else { ButtonLook::Outline };
            Button::new(words).look(look).salt("presented")
        });
        if let (Some(pressed), _) = buttons_right(ui, at, buttons.collect()) {
            intents.push(story.answers[pressed].1.clone());
        }
    }
    let words = (story.head.as_str(), story.line.as_str());
    // Beside a round board it is in the middle of its column.
    let is_column = room.height() > room.width() / 2.0;
    let align = if is_column { Align2::LEFT_CENTER } else { Align2::CENTER_TOP };
    fitted::words_ui(ui, room, words, align, "presented story");
}
