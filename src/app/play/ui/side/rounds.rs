//! The rounds of a Giuthi match, and what comes next while a round is laid out.

use egui::{Align2, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use crate::app::session::state::PendingMove;
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::paint::{flow, label, line, paint_words, run};
use crate::app::words;
use crate::draw::theme::{Text, Theme};
use crate::rules::{BoardShape, Side};
use crate::texts::messages as say;

/// Height of a row.
const ROW: f32 = 24.0;
/// Below this height there is no title.
const LOW: f32 = 150.0;

pub fn rounds_ui(ui: &mut Ui, rect: Rect, view: &BoardContext<'_>) {
    let theme = Theme::of(ui.ctx());
    let game = &view.session.game;
    // In a low panel the tab's name is the title.
    let mut y = if rect.height() < LOW {
        rect.min.y + ROW / 2.0
    } else {
        let title = run(say::labels::match_so_far(), Text::CardTitle, true, theme.text);
        line(ui, rect.min, Align2::LEFT_TOP, &title).max.y + 18.0
    };
    let columns = [0.0, 0.29, 0.57, 0.77].map(|part| rect.min.x + 8.0 + part * rect.width());
    let (players, people) = (game.players(), game.people());
    let heads = [
        say::labels::round(),
        say::labels::board(),
        words::side_column(Side::South, &players.south, &people.south),
        words::side_column(Side::North, &players.north, &people.north),
    ];
    for (x, head) in columns.iter().zip(heads) {
        paint_words(ui, pos2(*x, y), Align2::LEFT_CENTER, head, Text::Chip, true, theme.muted);
    }
    y += ROW;
    y = finished(ui, rect, y, &columns, view);
    if !is_over(view) {
        y = current(ui, rect, y, &columns, view);
    }
    let text = words::match_lost_at(game.ruleset().lost_at().unwrap_or_default());
    let runs = [run(&text, Text::Chip, false, theme.muted)];
    // The sentence is shown whole or not at all.
    if y - 6.0 + flow(ui, &runs, rect.width(), 3).size().y > rect.max.y {
        return;
    }
    y = label(ui, pos2(rect.min.x, y - 6.0), rect.width(), 3, &runs).max.y + 14.0;
    share(ui, Rect::from_min_size(pos2(rect.min.x, y), vec2(rect.width(), 7.0)), view);
    y += 46.0;
    if let PendingMove::Layout { laid, .. } = &view.session.pending {
        let left = view.session.seeds_to_lay() - laid.len();
        next(ui, Rect::from_min_max(pos2(rect.min.x, y), rect.max), left, view);
    }
}

/// Whether the match is over as far as its seeds have landed.
fn is_over(view: &BoardContext<'_>) -> bool {
    view.session.game.node(view.landed.at).entry().outcome().is_some()
}

/// The finished rounds, only the latest if there is no room for all; the winner's count is bold.
/// Returns where they end.
fn finished(ui: &mut Ui, rect: Rect, y: f32, columns: &[f32; 4], view: &BoardContext<'_>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let mut y = y;
    let rounds = view.session.game.rounds_to(view.landed.at);
    let fit = ((rect.max.y - y + ROW / 2.0) / ROW).max(1.0) as usize;
    let fit = fit - usize::from(!is_over(view));
    for round in rounds.iter().skip(rounds.len().saturating_sub(fit)) {
        let text = say::names::Round {
            number: round.number,
            count: round.holes,
            south: round.seeds.south,
            north: round.seeds.north,
        }
        .text();
        let row = Rect::from_min_size(pos2(rect.min.x, y - ROW / 2.0), vec2(rect.width(), ROW));
        let response = ui.interact(row, Id::unique(("round", round.number)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
        let cells = [
            round.number.to_string(),
            say::play::Holes { count: round.holes }.text(),
            round.seeds.south.to_string(),
            round.seeds.north.to_string(),
        ];
        for (number, (x, cell)) in columns.iter().zip(&cells).enumerate() {
            let bold = (number == 2 && round.winner == Some(Side::South))
                || (number == 3 && round.winner == Some(Side::North));
            paint_words(ui, pos2(*x, y), Align2::LEFT_CENTER, cell, Text::Chip, bold, theme.text);
        }
        y += ROW;
    }
    y
}

/// The round being played or laid out. Returns where it ends.
fn current(ui: &mut Ui, rect: Rect, y: f32, columns: &[f32; 4], view: &BoardContext<'_>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let row = Rect::from_min_size(pos2(rect.min.x, y - ROW / 2.0), vec2(rect.width(), ROW));
    ui.painter().rect_filled(row, 4.0, theme.accent_soft);
    if theme.is_lined() {
        let stroke = Stroke::new(1.0, theme.accent);
        ui.painter().rect_stroke(row, 4.0, stroke, StrokeKind::Inside);
    }
    let laying = !view.session.landed_position().layout_sizes().is_empty();
    let state = if laying { say::labels::laying_out() } else { say::labels::being_played() };
    let holes = match view.landed.setup.shape {
        BoardShape::TwoRows { holes } => say::play::Holes { count: holes }.text(),
        _ => String::new(),
    };
    let round = view.session.game.rounds_to(view.landed.at).len() + 1;
    let text = say::record::RoundNow { number: round, holes: &holes, state }.text();
    let number = round.to_string();
    let response = ui.interact(row, Id::unique("round now"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
    for (at, (x, cell)) in columns.iter().zip([&number, &holes, &state.to_owned()]).enumerate() {
        let at_cell = pos2(*x, y);
        paint_words(ui, at_cell, Align2::LEFT_CENTER, cell, Text::Chip, at == 0, theme.text);
    }
    y + ROW + 6.0
}

/// A bar of all seeds, with South's share from the left.
fn share(ui: &mut Ui, rect: Rect, view: &BoardContext<'_>) {
    let theme = Theme::of(ui.ctx());
    // Seeds in the air still belong to the side that had them.
    let sown = view.session.turn_being_sown().map(|_| view.session.landed_position().setup());
    let setup = sown.unwrap_or(view.landed.setup);
    let all = |side| u32::from(setup.stores[side]) + setup.on_side(side);
    let part = all(Side::South) as f32 / (all(Side::South) + all(Side::North)).max(1) as f32;
    ui.painter().rect_filled(rect, 3.5, theme.sunken);
    ui.painter().rect_stroke(rect, 3.5, Stroke::new(1.0, theme.control), StrokeKind::Inside);
    let done = rect.with_max_x(rect.min.x + part * rect.width());
    ui.painter().rect_filled(done, 3.5, theme.accent);
    let y = rect.max.y + 15.0;
    let players = view.session.game.players();
    for (side, x, align) in [
        (Side::South, rect.min.x, Align2::LEFT_CENTER),
        (Side::North, rect.max.x, Align2::RIGHT_CENTER),
    ] {
        let text = words::share(side, players[side], view.session.game.people()[side], all(side));
        line(ui, pos2(x, y), align, &run(&text, Text::Chip, false, theme.text));
    }
}

/// What comes next, in three steps.
fn next(ui: &mut Ui, rect: Rect, left: usize, view: &BoardContext<'_>) {
    let theme = Theme::of(ui.ctx());
    let edge = Stroke::new(1.0, theme.line);
    ui.painter().hline(rect.x_range().expand(16.0), rect.min.y - 8.0, edge);
    let title = run(say::labels::next(), Text::Chip, true, theme.text);
    let at = pos2(rect.min.x, rect.min.y + 6.0);
    let mut y = line(ui, at, Align2::LEFT_TOP, &title).max.y + 9.0;
    let layer = view.session.mover();
    let setup = view.session.position().setup();
    let keeps = setup.stores[layer.other()].saturating_sub(setup.stores[layer]);
    let game = &view.session.game;
    let steps = words::next_steps(layer, game.players(), game.people(), left, keeps);
    for (number, text) in steps.iter().enumerate() {
        let figure = (number + 1).to_string();
        let at = pos2(rect.min.x, y + 9.0);
        paint_words(ui, at, Align2::LEFT_CENTER, &figure, Text::Chip, true, theme.accent);
        let runs = [run(text, Text::Chip, false, theme.text)];
        let place = pos2(rect.min.x + 16.0, y);
        y = label(ui, place, rect.width() - 16.0, 2, &runs).max.y + 8.0;
    }
}
