//! The analysis of the whole game beside the board: its button, its progress, and the way to the
//! page after the game.

use egui::{Align2, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::analysis::status::is_allowed;
use crate::app::coach::intent::CoachIntent;
use crate::app::intent::Intent;
use crate::app::session::ui::result;
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::paint::{flow, galley, paint_words, run, status};
use crate::app::widgets::rows::buttons_left;
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages as say;

const PAD: f32 = 8.0;
/// Height of the progress with its bar.
const PROGRESS: f32 = 34.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Unavailable,
    MayBegin,
    /// It is running, or was stopped.
    Begun,
    Done,
}

fn stage(view: &BoardContext<'_>) -> Stage {
    let session = view.session;
    let review = &session.review;
    let covers = || session.game.line().last().is_some_and(|end| review.covers(*end));
    let may_begin = !session.game.is_empty()
        && !session.is_sowing()
        && view.lesson_marks.is_none()
        && is_allowed(&session.game, view.state.settings.allow_help);
    if !review.has_begun() || !covers() {
        if may_begin { Stage::MayBegin } else { Stage::Unavailable }
    } else if review.is_done() {
        Stage::Done
    } else {
        Stage::Begun
    }
}

pub fn height(ui: &Ui, width: f32, view: &BoardContext<'_>) -> f32 {
    let button = Sizes::get().height.small_button;
    match stage(view) {
        Stage::Unavailable => 0.0,
        Stage::MayBegin => button + 2.0 * PAD,
        Stage::Begun => PROGRESS + button + 2.0 * PAD,
        Stage::Done => {
            let theme = Theme::of(ui.ctx());
            let says = summary(view);
            let runs = [run(&says, Text::Chip, false, theme.text)];
            // The card of the result, if it is shown, offers the page after the game.
            let below = if result::is_shown(view) { 0.0 } else { 4.0 + button };
            flow(ui, &runs, width, 2).size().y + below + 2.0 * PAD
        }
    }
}

fn summary(view: &BoardContext<'_>) -> String {
    words::whole_game_done(view.session.review.moments_to_report(&view.session.game))
}

/// The button of an analysis that has begun.
fn next_step(view: &BoardContext<'_>) -> (&'static str, CoachIntent) {
    match view.session.review.is_running() {
        true => (say::labels::cancel(), CoachIntent::StopGrading),
        false => (say::after::analyse_rest(), CoachIntent::Grade),
    }
}

pub fn whole_game_ui(
    ui: &mut Ui,
    rect: Rect,
    view: &BoardContext<'_>,
    intents: &mut Vec<Intent>,
) -> f32 {
    let theme = Theme::of(ui.ctx());
    let button = Sizes::get().height.small_button;
    let mut y = rect.min.y + PAD;
    let (first, review) = match stage(view) {
        Stage::Unavailable => return rect.min.y,
        Stage::MayBegin => (Some((say::after::analyse_game(), CoachIntent::Grade)), None),
        Stage::Begun => {
            let row = Rect::from_min_size(pos2(rect.min.x, y), vec2(rect.width(), PROGRESS));
            progress(ui, row, view);
            y += PROGRESS;
            (Some(next_step(view)), Some(ButtonLook::Link))
        }
        Stage::Done => {
            let says = summary(view);
            let runs = [run(&says, Text::Chip, false, theme.text)];
            let at = pos2(rect.min.x, y);
            y = status(ui, at, rect.width(), 2, &runs).rect.max.y + 4.0;
            (None, Some(ButtonLook::Outline))
        }
    };
    let first = first.map(|(says, wanted)| (Button::new(says), wanted));
    let review = review
        .filter(|_| !result::is_shown(view))
        .map(|look| (Button::new(say::learn::review()).look(look), CoachIntent::Review));
    let buttons = first.into_iter().chain(review);
    let buttons =
        buttons.map(|(button, wanted)| (button.small().salt("whole game"), Intent::Coach(wanted)));
    buttons_left(ui, pos2(rect.min.x, y), (button, 6.0), buttons, intents);
    y + button + PAD
}

fn progress(ui: &mut Ui, rect: Rect, view: &BoardContext<'_>) {
    let theme = Theme::of(ui.ctx());
    let says = progress_text(view);
    let response = ui.interact(rect, Id::unique("whole game"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &says));
    paint_words(ui, rect.min, Align2::LEFT_TOP, &says, Text::Chip, true, theme.text);
    let at = pos2(rect.min.x, rect.min.y + 20.0);
    progress_bar(ui, Rect::from_min_size(at, vec2(rect.width(), 6.0)), view);
}

/// The same in one row, with the button.
pub fn progress_line(ui: &mut Ui, row: Rect, view: &BoardContext<'_>, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let (says, wanted) = match view.session.review.has_begun() {
        true => next_step(view),
        false => (say::after::analyse_game(), CoachIntent::Grade),
    };
    let button = Button::new(says).small().salt("after progress");
    let size = vec2(button.width(ui), Sizes::get().height.small_button);
    let at = pos2(row.max.x - size.x, row.center().y - size.y / 2.0);
    let may = wanted != CoachIntent::Grade
        || is_allowed(&view.session.game, view.state.settings.allow_help);
    if may && button.show(ui, Rect::from_min_size(at, size)).clicked() {
        intents.push(Intent::Coach(wanted));
    }
    if !view.session.review.has_begun() {
        return;
    }
    let says = progress_text(view);
    let width = galley(ui, &says, Text::Body, true, theme.text).size().x;
    let left = row.with_max_x(at.x - 12.0);
    let response = ui.interact(left, Id::unique("whole game"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &says));
    paint_words(ui, row.left_center(), Align2::LEFT_CENTER, &says, Text::Body, true, theme.text);
    let from = row.min.x + width + 14.0;
    if left.max.x - from > 40.0 {
        let at = pos2(from, row.center().y - 3.0);
        progress_bar(ui, Rect::from_min_size(at, vec2((left.max.x - from).min(360.0), 6.0)), view);
    }
}

fn progress_text(view: &BoardContext<'_>) -> String {
    let known = view.session.review.known();
    // The numbers of the turns in the list of moves.
    let of = known.turns().last().map_or(0, |turn| turn.number);
    let number = |done: usize| known.turns().get(done).map_or(of, |turn| turn.number);
    let (done, _) = view.session.review.progress();
    match view.session.review.is_running() {
        true => say::after::Analysing { turn: number(done), of }.text(),
        false => say::after::StoppedAt { done: done.checked_sub(1).map_or(0, number), of }.text(),
    }
}

fn progress_bar(ui: &Ui, track: Rect, view: &BoardContext<'_>) {
    let theme = Theme::of(ui.ctx());
    let (done, of) = view.session.review.progress();
    ui.painter().rect_filled(track, 3.0, theme.sunken);
    let part = done as f32 / of.max(1) as f32;
    let filled = track.with_max_x(track.min.x + part * track.width());
    ui.painter().rect_filled(filled, 3.0, theme.accent);
    let edge = Stroke::new(1.0, theme.control);
    ui.painter().rect_stroke(track, 3.0, edge, StrokeKind::Inside);
}
