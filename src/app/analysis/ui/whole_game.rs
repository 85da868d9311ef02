//! The analysis of the whole game beside the board: its button, how far it has come, the way to
//! the page after the game.

use egui::{Align2, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::analysis::standing::is_allowed;
use crate::app::coach::intent::CoachIntent;
use crate::app::intent::Intent;
use crate::app::session::ui::result;
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::paint::{flow, galley, paint_words, run, status};
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages as say;

/// Space above and below.
const PAD: f32 = 8.0;
/// Height of the progress, with its track.
const PROGRESS: f32 = 34.0;

/// What there is to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    /// Nothing.
    Nothing,
    /// It may be begun.
    May,
    /// It is at work, or was stopped.
    OnItsWay,
    /// Everything is known.
    Done,
}

fn standing(view: &BoardContext<'_>) -> Standing {
    let session = view.session;
    let review = &session.review;
    let covers = || session.game.line().last().is_some_and(|end| review.covers(*end));
    let may_begin = !session.game.is_empty()
        && !session.is_sowing()
        && view.lesson_marks.is_none()
        && is_allowed(&session.game, view.state.settings.allow_help);
    match () {
        () if !review.has_begun() || !covers() => match may_begin {
            true => Standing::May,
            false => Standing::Nothing,
        },
        () if review.is_done() => Standing::Done,
        () => Standing::OnItsWay,
    }
}

/// How high it is; nothing where there is nothing to be said.
pub fn height(ui: &Ui, width: f32, view: &BoardContext<'_>) -> f32 {
    let button = Sizes::get().height.small_button;
    match standing(view) {
        Standing::Nothing => 0.0,
        Standing::May => button + 2.0 * PAD,
        Standing::OnItsWay => PROGRESS + button + 2.0 * PAD,
        Standing::Done if is_on_card(view) => said(ui, width, view) + 2.0 * PAD,
        Standing::Done => said(ui, width, view) + 4.0 + button + 2.0 * PAD,
    }
}

/// Whether the card of the result offers the page after the game.
fn is_on_card(view: &BoardContext<'_>) -> bool {
    result::is_shown(view)
}

fn sum(view: &BoardContext<'_>) -> String {
    words::whole_game_done(view.session.review.moments_told(&view.session.game))
}

fn said(ui: &Ui, width: f32, view: &BoardContext<'_>) -> f32 {
    let theme = Theme::of(ui.ctx());
    flow(ui, &[run(&sum(view), Text::Chip, false, theme.text)], width, 2).size().y
}

/// Shows it; returns where it ends.
pub fn whole_game_ui(
    ui: &mut Ui,
    rect: Rect,
    view: &BoardContext<'_>,
    intents: &mut Vec<Intent>,
) -> f32 {
    let theme = Theme::of(ui.ctx());
    let button = Sizes::get().height.small_button;
    let mut y = rect.min.y + PAD;
    let review = &view.session.review;
    let buttons: Vec<(&str, ButtonLook, CoachIntent)> = match standing(view) {
        Standing::Nothing => return rect.min.y,
        Standing::May => {
            vec![(say::after::analyse_game(), ButtonLook::Outline, CoachIntent::Grade)]
        }
        Standing::OnItsWay => {
            let row = Rect::from_min_size(pos2(rect.min.x, y), vec2(rect.width(), PROGRESS));
            progress(ui, row, view);
            y += PROGRESS;
            let report = (say::learn::review(), ButtonLook::Link, CoachIntent::Review);
            match review.is_running() {
                true => {
                    vec![
                        (say::labels::cancel(), ButtonLook::Outline, CoachIntent::StopGrading),
                        report,
                    ]
                }
                false => {
                    vec![
                        (say::after::analyse_rest(), ButtonLook::Outline, CoachIntent::Grade),
                        report,
                    ]
                }
            }
        }
        Standing::Done => {
            let says = sum(view);
            let runs = [run(&says, Text::Chip, false, theme.text)];
            let at = pos2(rect.min.x, y);
            y = status(ui, at, rect.width(), 2, &runs).rect.max.y + 4.0;
            vec![(say::learn::review(), ButtonLook::Outline, CoachIntent::Review)]
        }
    };
    let mut x = rect.min.x;
    for (says, look, wanted) in buttons {
        if wanted == CoachIntent::Review && is_on_card(view) {
            continue;
        }
        let one = Button::new(says).look(look).small().salt("whole game");
        let place = Rect::from_min_size(pos2(x, y), vec2(one.width(ui), button));
        if one.show(ui, place).clicked() {
            intents.push(Intent::Coach(wanted));
        }
        x = place.max.x + 6.0;
    }
    y + button + PAD
}

/// How far it has come, with its track.
fn progress(ui: &mut Ui, rect: Rect, view: &BoardContext<'_>) {
    let theme = Theme::of(ui.ctx());
    let says = told(view);
    let response = ui.interact(rect, Id::unique("whole game"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &says));
    paint_words(ui, rect.min, Align2::LEFT_TOP, &says, Text::Chip, true, theme.text);
    let at = pos2(rect.min.x, rect.min.y + 20.0);
    track(ui, Rect::from_min_size(at, vec2(rect.width(), 6.0)), view);
}

/// The same in one row, with what can be done about it.
pub fn progress_line(ui: &mut Ui, row: Rect, view: &BoardContext<'_>, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let (says, wanted) = match view.session.review.is_running() {
        true => (say::labels::cancel(), CoachIntent::StopGrading),
        false if view.session.review.has_begun() => {
            (say::after::analyse_rest(), CoachIntent::Grade)
        }
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
    let says = told(view);
    let width = galley(ui, &says, Text::Body, true, theme.text).size().x;
    let left = row.with_max_x(at.x - 12.0);
    let response = ui.interact(left, Id::unique("whole game"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &says));
    paint_words(ui, row.left_center(), Align2::LEFT_CENTER, &says, Text::Body, true, theme.text);
    let from = row.min.x + width + 14.0;
    if left.max.x - from > 40.0 {
        let at = pos2(from, row.center().y - 3.0);
        track(ui, Rect::from_min_size(at, vec2((left.max.x - from).min(360.0), 6.0)), view);
    }
}

fn told(view: &BoardContext<'_>) -> String {
    let known = view.session.review.known();
    // Turns as the list of moves numbers them.
    let of = known.turns().last().map_or(0, |turn| turn.number);
    let number = |done: usize| known.turns().get(done).map_or(of, |turn| turn.number);
    let (done, _) = view.session.review.progress();
    match view.session.review.is_running() {
        true => words::analysing(number(done), of),
        false => words::stopped_at(done.checked_sub(1).map_or(0, number), of),
    }
}

fn track(ui: &Ui, track: Rect, view: &BoardContext<'_>) {
    let theme = Theme::of(ui.ctx());
    let (done, of) = view.session.review.progress();
    ui.painter().rect_filled(track, 3.0, theme.sunken);
    let part = done as f32 / of.max(1) as f32;
    let filled = track.with_max_x(track.min.x + part * track.width());
    ui.painter().rect_filled(filled, 3.0, theme.accent);
    let edge = Stroke::new(1.0, theme.control);
    ui.painter().rect_stroke(track, 3.0, edge, StrokeKind::Inside);
}
