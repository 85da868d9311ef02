//! The ways to end by agreement, each with what it would bring.

use egui::{
    Align2, Context, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::modal;
use crate::app::controls::{Button, flow, focus_ring, label, line, paint_words, run};
use crate::app::intent::Intent;
use crate::app::sizes::Sizes;
use crate::app::state::State;
use crate::app::table::Table;
use crate::app::theme::{Text, Theme};
use crate::game::Agreement;
use crate::texts::{self, window as words};

const WIDTH: f32 = 520.0;
const MARGIN: f32 = 22.0;

/// Shows the question.
pub fn show(ctx: &Context, state: &State, intents: &mut Vec<Intent>) {
    let Some(table) = &state.table else { return };
    let width = WIDTH.min(ctx.content_rect().width());
    // The height follows from the words, which only a `Ui` can measure.
    let id = Id::unique("agree height");
    let height = ctx.data(|data| data.get_temp::<f32>(id)).unwrap_or(240.0);
    modal(ctx, words::AGREE_HOW, vec2(width, height), intents, |ui, rect, intents| {
        let needed = content(ui, rect, table, intents);
        if (needed - height).abs() > 0.5 {
            ui.ctx().data_mut(|data| data.insert_temp(id, needed));
            ui.ctx().request_repaint();
        }
    });
}

fn content(ui: &mut Ui, rect: Rect, table: &Table, intents: &mut Vec<Intent>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let inner = rect.shrink(MARGIN);
    let title = [run(words::AGREE_HOW, Text::Section, true, theme.text)];
    let mut y = label(ui, inner.min, inner.width(), 3, &title).max.y + 10.0;
    for agreement in table.game.on_offer() {
        y = way(ui, pos2(inner.min.x, y), inner.width(), table, *agreement, intents) + 10.0;
    }
    y += 4.0;
    let height = Sizes::get().height.button;
    let cancel = Button::new(words::CANCEL).salt("agree");
    let place = Rect::from_min_size(pos2(inner.min.x, y), vec2(cancel.width(ui), height));
    if cancel.show(ui, place).clicked() {
        intents.push(Intent::CloseDialog);
    }
    let says = run(words::BOTH_MUST_AGREE, Text::Chip, false, theme.muted);
    line(ui, pos2(inner.max.x, place.center().y), Align2::RIGHT_CENTER, &says);
    place.max.y + MARGIN - rect.min.y
}

/// One way: its name, what it would bring, the rule's sentence. Returns where it ends.
fn way(
    ui: &mut Ui,
    at: egui::Pos2,
    width: f32,
    table: &Table,
    agreement: Agreement,
    intents: &mut Vec<Intent>,
) -> f32 {
    let theme = Theme::of(ui.ctx());
    let name = words::agreement(agreement);
    let score = table.game.score_if(agreement).unwrap_or_default();
    let brings = words::would_bring(table.name(), agreement, table.seeds_in_holes(), score);
    let room = width - 28.0;
    let sentence = &texts::sentence(&table.game.ruleset(), agreement.rule());
    let brings_of = flow(ui, &[run(&brings, Text::Body, false, theme.text)], room, 3);
    let sentence_of = flow(ui, &[run(sentence, Text::Chip, false, theme.muted)], room, 5);
    let title_height = 24.0;
    let height = 10.0 + title_height + brings_of.size().y + 4.0 + sentence_of.size().y + 12.0;
    let place = Rect::from_min_size(at, vec2(width, height));
    let id = Id::unique(("way to end", agreement));
    let response = ui.interact(place, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    ui.ctx().accesskit_node_builder(id, |node| node.set_description(brings.as_str()));
    let radius = Sizes::get().radius.control;
    let lively = response.hovered();
    let (ground, edge) =
        if lively { (theme.accent_soft, theme.accent) } else { (theme.card, theme.control) };
    ui.painter().rect_filled(place, radius, ground);
    ui.painter().rect_stroke(place, radius, Stroke::new(1.0, edge), StrokeKind::Inside);
    let x = place.min.x + 14.0;
    let middle = place.min.y + 8.0 + title_height / 2.0;
    paint_words(ui, pos2(x, middle), Align2::LEFT_CENTER, name, Text::Body, true, theme.accent);
    let y = place.min.y + 8.0 + title_height;
    let below = y + brings_of.size().y + 4.0;
    ui.painter().galley(pos2(x, y), brings_of, theme.text);
    ui.painter().galley(pos2(x, below), sentence_of, theme.muted);
    focus_ring(ui, &response, place, radius);
    if response.clicked() {
        intents.push(Intent::Offer(agreement));
    }
    place.max.y
}
