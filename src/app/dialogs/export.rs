//! In which form to export the game, each form with what it is for.

use egui::{Context, Id, Rect, Ui, pos2, vec2};

use super::answer::Answer;
use super::modal;
use crate::app::controls::{Button, label, run};
use crate::app::export::{ExportIntent, Exporting};
use crate::app::intent::Intent;
use crate::app::sizes::Sizes;
use crate::app::theme::{Text, Theme};
use crate::texts::window as words;

const WIDTH: f32 = 520.0;
const MARGIN: f32 = 22.0;

/// Shows the question.
pub fn show(ctx: &Context, exporting: &Exporting, intents: &mut Vec<Intent>) {
    let width = WIDTH.min(ctx.content_rect().width());
    // The height follows from the words, which only a `Ui` can measure.
    let id = Id::unique("export height");
    let height = ctx.data(|data| data.get_temp::<f32>(id)).unwrap_or(240.0);
    modal(ctx, words::EXPORT_THE_GAME, vec2(width, height), intents, |ui, rect, intents| {
        let needed = content(ui, rect, exporting, intents);
        if (needed - height).abs() > 0.5 {
            ui.ctx().data_mut(|data| data.insert_temp(id, needed));
            ui.ctx().request_repaint();
        }
    });
}

fn content(ui: &mut Ui, rect: Rect, exporting: &Exporting, intents: &mut Vec<Intent>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let inner = rect.shrink(MARGIN);
    let title = [run(words::EXPORT_THE_GAME, Text::Section, true, theme.text)];
    let mut y = label(ui, inner.min, inner.width(), 3, &title).max.y + 10.0;
    for (form, refusal) in &exporting.forms {
        let answer = Answer {
            id: Id::unique(("export form", form)),
            name: words::export_form(*form),
            brings: refusal.as_deref().unwrap_or_else(|| words::export_form_line(*form)),
            more: "",
            enabled: refusal.is_none(),
        };
        let (chosen, end) = answer.show(ui, pos2(inner.min.x, y), inner.width());
        if chosen {
            intents.push(Intent::Export(ExportIntent::Form(*form)));
        }
        y = end + 10.0;
    }
    y += 4.0;
    let height = Sizes::get().height.button;
    let cancel = Button::new(words::CANCEL).salt("export");
    let place = Rect::from_min_size(pos2(inner.min.x, y), vec2(cancel.width(ui), height));
    if cancel.show(ui, place).clicked() {
        intents.push(Intent::CloseDialog);
    }
    place.max.y + MARGIN - rect.min.y
}
