//! The report: grades of both sides counted, seeds lost a turn, the rules that came in.

use egui::{Align2, Id, Rect, Role, Sense, Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use crate::app::play::ui::side::move_list::grade_ink;
use crate::app::session::ui::story::rules::chips;
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::paint::{label, line, paint_words, run};
use crate::app::words;
use crate::draw::theme::{Text, Theme};
use crate::game::Player;
use crate::rules::Side;
use crate::texts::messages as say;
use crate::tutor::{Grade, MetRule};

/// Height of a row of the table.
const ROW: f32 = 27.0;
/// Width of a side's column.
const COLUMN: f32 = 66.0;
/// The most rules that are listed.
const MOST_RULES: usize = 6;

/// Shows the tab.
pub fn report_ui(ui: &mut Ui, rect: Rect, view: &BoardContext<'_>) {
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect));
    child.set_clip_rect(rect.intersect(ui.clip_rect()));
    egui::ScrollArea::vertical().id_salt("report").auto_shrink([false, false]).show(
        &mut child,
        |ui| {
            let room = ui.max_rect();
            let from = ui.cursor().min + vec2(16.0, 12.0);
            let inner = Rect::from_min_max(from, pos2(room.max.x - 16.0, room.max.y));
            let below = report_table(ui, inner, view);
            let end = rules(ui, below, view);
            ui.allocate_space(vec2(room.width() - 8.0, end - ui.cursor().min.y + 12.0));
        },
    );
}

/// The grades counted, and what they rest on; returns the room left.
fn report_table(ui: &mut Ui, rect: Rect, view: &BoardContext<'_>) -> Rect {
    let theme = Theme::of(ui.ctx());
    let known = view.session.review.known();
    let players = view.session.game.players();
    let columns = Side::ALL.map(|side| words::report_column(side, players));
    let columns = [columns[0].as_str(), columns[1].as_str()];
    let rights = [rect.max.x - COLUMN, rect.max.x];
    let mut y = rect.min.y;
    for (column, right) in columns.iter().zip(rights) {
        let at = pos2(right, y + ROW / 2.0);
        paint_words(ui, at, Align2::RIGHT_CENTER, column, Text::Chip, true, theme.muted);
    }
    y += ROW;
    let tally = known.tally();
    for &grade in Grade::ALL {
        let values = Side::ALL.map(|side| tally[side].of(grade).to_string());
        let at = pos2(rect.min.x + 7.0, y + ROW / 2.0);
        let (sign, ink) = (words::grade_sign(grade), grade_ink(grade, theme));
        paint_words(ui, at, Align2::CENTER_CENTER, sign, Text::CardTitle, true, ink);
        let title = words::grade_title(grade);
        ReportRow { title, indent: 22.0, columns, values: &values }.show(ui, rect, y, view);
        y += ROW;
    }
    ui.painter().hline(rect.x_range(), y, Stroke::new(1.0, theme.line));
    let values = Side::ALL.map(|side| words::lost_a_move(&tally[side]));
    let lost =
        ReportRow { title: say::after::lost_a_move(), indent: 0.0, columns, values: &values };
    lost.show(ui, rect, y, view);
    y += ROW + 6.0;
    let why = format!("{} ", words::ungraded(&tally));
    let last = words::last_turns(known.proven_turns());
    let mut runs = vec![run(&why, Text::Chip, false, theme.muted)];
    if let Some(last) = &last {
        runs.push(run(last, Text::Chip, false, theme.muted));
        runs.push(run(say::after::proven(), Text::Chip, true, theme.good));
        runs.push(run(".", Text::Chip, false, theme.muted));
    }
    y = label(ui, pos2(rect.min.x, y), rect.width(), 6, &runs).max.y + 12.0;
    let edge = rect.x_range().expand(16.0);
    ui.painter().hline(edge, y, Stroke::new(1.0, theme.line));
    rect.with_min_y(y + 14.0)
}

/// A row with both sides' values; the person's own are bold.
struct ReportRow<'a> {
    title: &'a str,
    /// Room before the title.
    indent: f32,
    /// What stands over the values.
    columns: [&'a str; 2],
    values: &'a [String; 2],
}

impl ReportRow<'_> {
    /// Shows it across `rect`, from `y` down.
    fn show(&self, ui: &mut Ui, rect: Rect, y: f32, view: &BoardContext<'_>) {
        let theme = Theme::of(ui.ctx());
        let place = Rect::from_min_size(pos2(rect.min.x, y), vec2(rect.width(), ROW));
        let response = ui.interact(place, Id::unique(("report row", self.title)), Sense::hover());
        let values = [self.values[0].as_str(), self.values[1].as_str()];
        let name = words::report_row(self.title, self.columns, values);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
        let at = pos2(rect.min.x + self.indent, place.center().y);
        paint_words(ui, at, Align2::LEFT_CENTER, self.title, Text::Body, false, theme.text);
        for (number, value) in values.iter().enumerate() {
            let side = Side::ALL[number];
            let own = view.session.game.players()[side] == Player::You;
            let right = rect.max.x - (1 - number) as f32 * COLUMN;
            let at = pos2(right, place.center().y);
            paint_words(ui, at, Align2::RIGHT_CENTER, value, Text::Body, own, theme.text);
        }
    }
}

/// The rules that came in; returns where they end.
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
    // The one that ended the game stands last, and always.
    let (ended, others): (Vec<&MetRule>, Vec<&MetRule>) = met.iter().partition(|rule| rule.ended);
    for rule in others.into_iter().take(MOST_RULES - ended.len()).chain(ended) {
        chips(ui, pos2(rect.min.x, y + 14.0), rect.max.x, &[rule.rule], "report");
        let says = words::rule_met(rule, players);
        let runs = [run(&says, Text::Chip, false, theme.muted)];
        y = label(ui, pos2(rect.min.x + 2.0, y + 28.0), rect.width(), 2, &runs).max.y + 6.0;
    }
    let has_you = Side::ALL.into_iter().any(|side| players[side] == Player::You);
    if review.moved_boxes && has_you {
        let runs = [run(say::after::boxes_moved(), Text::Chip, false, theme.muted)];
        y = label(ui, pos2(rect.min.x, y + 2.0), rect.width(), 2, &runs).max.y;
    }
    y
}
