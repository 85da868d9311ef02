//! Where a game turned, under its list of moves: how far the grading has come, then up to three
//! turns with what was better.

use egui::{Align2, Id, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::super::View;
use super::super::strips::short;
use super::move_list::grade_ink;
use crate::app::controls::{Button, Look, flow, galley, paint_words, run};
use crate::app::intent::{CoachIntent, Intent};
use crate::app::sizes::Sizes;
use crate::app::theme::{Text, Theme};
use crate::game::NodeId;
use crate::rules::Side;
use crate::texts::window as words;
use crate::tutor::Graded;

/// Height of a row of words, and of one that can be pressed.
const LINE: f32 = 22.0;
const ROW: f32 = 30.0;
/// Room for the sign of the grade.
const SIGN: f32 = 20.0;
/// Space above and below.
const PAD: f32 = 10.0;

/// A moment as it is told.
struct Moment<'a> {
    id: NodeId,
    graded: &'a Graded,
    words: String,
    may_find: bool,
}

fn moments<'a>(view: &View<'a>) -> Vec<Moment<'a>> {
    let (game, review) = (&view.table.game, &view.table.review);
    let told = review.moments().iter().filter_map(|id| {
        let id = *id;
        let graded = review.graded(id)?;
        let number = game.turn_number(id);
        let (mv, better) = (short(&graded.mv), short(&graded.best));
        let words = words::moment(number, &mv, graded.loss(), &better);
        let losses = &review.judged(id)?.losses;
        let may_find = losses.iter().any(|(_, lost)| *lost <= 1);
        Some(Moment { id, graded, words, may_find })
    });
    told.collect()
}

/// Whether a game that is over may be graded by a press.
fn may_begin(view: &View<'_>) -> bool {
    let game = &view.table.game;
    let players = game.players();
    let has_person = Side::ALL.into_iter().any(|side| players[side].is_person());
    game.is_over() && !view.table.is_sowing() && has_person
}

/// The heading once everything is graded.
fn heading(view: &View<'_>) -> String {
    words::moments_heading(view.table.review.moments().len())
}

fn is_running(view: &View<'_>) -> bool {
    let (done, of) = view.table.review.progress();
    done < of
}

/// How high it is; nothing where there is nothing to be said.
pub fn height(ui: &Ui, width: f32, view: &View<'_>) -> f32 {
    let review = &view.table.review;
    if !review.has_begun() {
        return if may_begin(view) { 34.0 + PAD } else { 0.0 };
    }
    if is_running(view) {
        return LINE + 12.0 + 2.0 * PAD;
    }
    let theme = Theme::of(ui.ctx());
    let heading = heading(view);
    let head = flow(ui, &[run(&heading, Text::Chip, true, theme.text)], width, 2).size().y + 4.0;
    let list = moments(view);
    let rows: f32 =
        list.iter().map(|moment| if fits(ui, width, moment) { ROW } else { 2.0 * ROW }).sum();
    head + rows + 2.0 * PAD
}

fn link(moment: &Moment<'_>, ui: &Ui) -> f32 {
    galley(ui, &moment.words, Text::Chip, false, egui::Color32::PLACEHOLDER).size().x
}

fn find<'a>(moment: &Moment<'_>) -> Button<'a> {
    Button::new(words::FIND_BETTER).look(Look::Link).small().salt(("find", moment.id))
}

/// Whether the words and the button stand in one row.
fn fits(ui: &Ui, width: f32, moment: &Moment<'_>) -> bool {
    let button = if moment.may_find { find(moment).width(ui) } else { 0.0 };
    SIGN + link(moment, ui) + 8.0 + button <= width
}

/// Shows it.
pub fn show(ui: &mut Ui, rect: Rect, view: &View<'_>, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let review = &view.table.review;
    if !review.has_begun() {
        let button = Button::new(words::GRADE_MOVES).small().salt("moments");
        let size = vec2(button.width(ui), Sizes::get().height.small_button);
        let place = Rect::from_min_size(rect.min + vec2(0.0, 6.0), size);
        if button.show(ui, place).clicked() {
            intents.push(Intent::Coach(CoachIntent::Grade));
        }
        return;
    }
    let mut y = rect.min.y + PAD;
    if is_running(view) {
        let (done, of) = review.progress();
        let says = words::grading(done, of);
        let at = pos2(rect.min.x, y);
        let response = ui.interact(
            Rect::from_min_size(at, vec2(rect.width(), LINE + 12.0)),
            Id::unique("grading"),
            Sense::hover(),
        );
        response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &says));
        paint_words(ui, at, Align2::LEFT_TOP, &says, Text::Chip, true, theme.text);
        let track = Rect::from_min_size(at + vec2(0.0, LINE + 2.0), vec2(rect.width(), 6.0));
        ui.painter().rect_filled(track, 3.0, theme.sunken);
        let part = done as f32 / of.max(1) as f32;
        let filled = track.with_max_x(track.min.x + part * track.width());
        ui.painter().rect_filled(filled, 3.0, theme.accent);
        let edge = Stroke::new(1.0, theme.control);
        ui.painter().rect_stroke(track, 3.0, edge, egui::StrokeKind::Inside);
        return;
    }
    let says = heading(view);
    let runs = [run(&says, Text::Chip, true, theme.text)];
    let head = flow(ui, &runs, rect.width(), 2).size().y;
    crate::app::controls::status(ui, pos2(rect.min.x, y), rect.width(), 2, &runs);
    y += head + 4.0;
    for moment in moments(view) {
        y = row(ui, rect, y, &moment, intents);
    }
}

/// One moment; returns where the next begins.
fn row(ui: &mut Ui, rect: Rect, y: f32, moment: &Moment<'_>, intents: &mut Vec<Intent>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let in_one = fits(ui, rect.width(), moment);
    let button = find(moment);
    let button_width = if moment.may_find { button.width(ui) } else { 0.0 };
    let right = if in_one { rect.max.x - button_width } else { rect.max.x };
    let place = Rect::from_min_max(pos2(rect.min.x, y), pos2(right, y + ROW));
    let response = ui.interact(place, Id::unique(("moment", moment.id)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &moment.words));
    let radius = Sizes::get().radius.tag;
    if response.hovered() {
        ui.painter().rect_filled(place, radius, theme.accent_soft);
    }
    let middle = place.center().y;
    let grade = moment.graded.grade();
    let at = pos2(place.min.x + 0.5 * SIGN - 2.0, middle);
    let ink = grade_ink(grade, theme);
    paint_words(ui, at, Align2::CENTER_CENTER, words::grade_sign(grade), Text::Body, true, ink);
    let at = pos2(place.min.x + SIGN, middle);
    paint_words(ui, at, Align2::LEFT_CENTER, &moment.words, Text::Chip, false, theme.accent);
    crate::app::controls::focus_ring(ui, &response, place.shrink(2.0), radius);
    if response.clicked() {
        intents.push(Intent::Show(moment.id));
    }
    let mut end = place.max.y;
    if moment.may_find {
        let size = vec2(button_width, 28.0);
        let at = if in_one {
            pos2(right, middle - 14.0)
        } else {
            end += ROW;
            pos2(rect.min.x + SIGN - 8.0, place.max.y)
        };
        if button.show(ui, Rect::from_min_size(at, size)).clicked() {
            intents.push(Intent::Coach(CoachIntent::FindBetter(moment.id)));
        }
    }
    end
}
