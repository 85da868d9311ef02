//! The report: the grades of both sides counted, seeds lost a turn, the rules that came up.

use egui::{Align2, Id, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::app::play::ui::side::turn_cell::grade_ink;
use crate::app::session::ui::story::rules::chips;
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::paint::{label, line, paint_words, quiet_label, run};
use crate::app::widgets::scrolled::scrolled;
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::game::Player;
use crate::rules::{BoardShape, Side};
use crate::texts::messages as say;
use crate::tutor::{Grade, MetRule};

fn row_height() -> f32 {
    Sizes::grown(27.0)
}
/// Width of a side's column.
const COLUMN: f32 = 66.0;
const MOST_RULES: usize = 6;
const MOST_HINTS: usize = 3;

pub fn report_ui(ui: &mut Ui, rect: Rect, view: &BoardContext<'_>) {
    scrolled(ui, (rect, rect), "report", 8.0, |ui, top| {
        let right = pos2(ui.max_rect().max.x - 16.0, ui.max_rect().max.y);
        let below = report_table(ui, Rect::from_min_max(top + vec2(16.0, 12.0), right), view);
        rules(ui, below, view) + 12.0
    });
}

/// The grades counted, and how deep Kete looked; returns the room left.
fn report_table(ui: &mut Ui, rect: Rect, view: &BoardContext<'_>) -> Rect {
    let theme = Theme::of(ui.ctx());
    let known = view.session.review.known();
    let players = view.session.game.players();
    let columns =
        Side::ALL.map(|side| words::report_column(side, players, view.session.game.people()));
    let columns = [columns[0].as_str(), columns[1].as_str()];
    let rights = [rect.max.x - COLUMN, rect.max.x];
    let mut y = rect.min.y;
    for (column, right) in columns.iter().zip(rights) {
        let at = pos2(right, y + row_height() / 2.0);
        paint_words(ui, at, Align2::RIGHT_CENTER, column, Text::Chip, true, theme.muted);
    }
    y += row_height();
    let tally = known.tally();
    for &grade in Grade::ALL {
        let values = Side::ALL.map(|side| tally[side].of(grade).to_string());
        let at = pos2(rect.min.x + 7.0, y + row_height() / 2.0);
        let (sign, ink) = (words::grade_sign(grade), grade_ink(grade, theme));
        paint_words(ui, at, Align2::CENTER_CENTER, sign, Text::CardTitle, true, ink);
        let title = words::grade_title(grade);
        row(ui, rect.with_min_y(y), view, (title, 22.0), columns, &values);
        y += row_height();
    }
    ui.painter().hline(rect.x_range(), y, Stroke::new(1.0, theme.line));
    // Bawo counts no seeds: a blunder there loses the game.
    if view.session.position().shape() != BoardShape::FourRows {
        let values = Side::ALL.map(|side| words::lost_a_move(&tally[side]));
        row(ui, rect.with_min_y(y), view, (say::after::lost_a_move(), 0.0), columns, &values);
        y += row_height();
    }
    y += 6.0;
    let why = format!("{} ", words::ungraded(&tally));
    let last = words::last_turns(known.proven_turns());
    let mut runs = vec![run(&why, Text::Chip, false, theme.muted)];
    if let Some(last) = &last {
        runs.push(run(last, Text::Chip, false, theme.muted));
        runs.push(run(say::after::proven(), Text::Chip, true, theme.good));
        runs.push(run(".", Text::Chip, false, theme.muted));
    }
    y = label(ui, pos2(rect.min.x, y), rect.width(), 6, &runs).max.y + 12.0;
    for (turn, graded) in known.hinted().take(MOST_HINTS) {
        let (number, move_, better) = (turn.number, &turn.mv, &graded.best);
        let says = say::after::Hinted { number, move_, better }.text();
        y = quiet_label(ui, pos2(rect.min.x, y - 8.0), rect.width(), 3, &says) + 12.0;
    }
    let edge = rect.x_range().expand(16.0);
    ui.painter().hline(edge, y, Stroke::new(1.0, theme.line));
    rect.with_min_y(y + 14.0)
}

/// A row with both sides' values, its title indented; the person's own values are bold.
fn row(
    ui: &mut Ui,
    rect: Rect,
    view: &BoardContext<'_>,
    (title, indent): (&str, f32),
    columns: [&str; 2],
    values: &[String; 2],
) {
    let theme = Theme::of(ui.ctx());
    let place = Rect::from_min_size(rect.min, vec2(rect.width(), row_height()));
    let response = ui.interact(place, Id::unique(("report row", title)), Sense::hover());
    let values = [values[0].as_str(), values[1].as_str()];
    let name = words::report_row(title, columns, values);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    let at = pos2(rect.min.x + indent, place.center().y);
    paint_words(ui, at, Align2::LEFT_CENTER, title, Text::Body, false, theme.text);
    for (number, value) in values.iter().enumerate() {
        let own = view.session.game.players()[Side::ALL[number]] == Player::You;
        let at = pos2(rect.max.x - (1 - number) as f32 * COLUMN, place.center().y);
        paint_words(ui, at, Align2::RIGHT_CENTER, value, Text::Body, own, theme.text);
    }
}

/// The rules that came up; returns the lower end.
fn rules(ui: &mut Ui, rect: Rect, view: &BoardContext<'_>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let review = &view.session.review;
    let met = review.known().rules_met();
    if met.is_empty() {
        return rect.min.y;
    }
    let players = view.session.game.players();
    let title = run(say::after::rules_met(), Text::Body, true, theme.text);
    let mut y = line(ui, rect.min, Align2::LEFT_TOP, &title).max.y + 6.0;
    // The rule that ended the game is always listed, as the last one.
    let (ended, others): (Vec<&MetRule>, Vec<&MetRule>) = met.iter().partition(|rule| rule.ended);
    for rule in others.into_iter().take(MOST_RULES - ended.len()).chain(ended) {
        chips(ui, pos2(rect.min.x, y + 14.0), rect.max.x, &[rule.rule], "report");
        let says = words::by_names(&view.session.game, || words::rule_met(rule, players));
        y = quiet_label(ui, pos2(rect.min.x + 2.0, y + 28.0), rect.width(), 2, &says) + 6.0;
    }
    let has_you = Side::ALL.into_iter().any(|side| players[side] == Player::You);
    if review.moved_boxes && has_you {
        let at = pos2(rect.min.x, y + 2.0);
        y = quiet_label(ui, at, rect.width(), 2, say::after::boxes_moved());
    }
    y
}
