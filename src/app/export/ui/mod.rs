//! The export dialog: each form with its purpose.

pub(crate) mod filming;

use egui::{Context, Id, Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

use super::state::{ExportIntent, Exporting};
use crate::app::intent::Intent;
use crate::app::widgets::button::Button;
use crate::app::widgets::dialog_answer::AnswerButton;
use crate::app::widgets::keyboard::newly_focused;
use crate::app::widgets::modal::fitted_modal;
use crate::app::widgets::paint::{label, run};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages as say;

const WIDTH: f32 = 520.0;
const MARGIN: f32 = 22.0;
const GAP: f32 = 10.0;

pub fn export_ui(ctx: &Context, exporting: &Exporting, intents: &mut Vec<Intent>) {
    let title = say::export::export_the_game();
    fitted_modal(ctx, title, (WIDTH, 240.0), intents, |ui, rect, intents| {
        content(ui, rect, exporting, intents)
    });
}

/// Returns the height that shows everything; in a small window the forms scroll.
fn content(ui: &mut Ui, rect: Rect, exporting: &Exporting, intents: &mut Vec<Intent>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let inner = rect.shrink(MARGIN);
    let title = [run(say::export::export_the_game(), Text::Section, true, theme.text)];
    let top = label(ui, inner.min, inner.width(), 3, &title).max.y + GAP;
    let cancel = Button::new(say::labels::cancel()).salt("export");
    let size = vec2(cancel.width(ui), Sizes::get().height.button);
    let foot = inner.max.y - size.y - GAP;
    let room = Rect::from_min_max(pos2(inner.min.x, top), pos2(inner.max.x, foot.max(top)));
    let mut child = ui.new_child(UiBuilder::new().max_rect(room));
    let scroll = ScrollArea::vertical().id_salt("export forms").auto_shrink([false, false]);
    let answers = scroll.show(&mut child, |ui| answers(ui, exporting, intents)).inner;
    let place = Rect::from_min_size(pos2(inner.min.x, inner.max.y - size.y), size);
    if cancel.show(ui, place).clicked() {
        intents.push(Intent::CloseDialog);
    }
    top - rect.min.y + answers + GAP + size.y + MARGIN
}

/// Returns their height.
fn answers(ui: &mut Ui, exporting: &Exporting, intents: &mut Vec<Intent>) -> f32 {
    let (at, width) = (ui.max_rect().min, ui.max_rect().width());
    let mut y = ui.cursor().min.y;
    let begin = y;
    for (form, refusal) in &exporting.forms {
        let (name, purpose) = form.texts();
        let answer = AnswerButton {
            id: Id::unique(("export form", form)),
            name,
            brings: refusal.as_deref().unwrap_or(purpose),
            more: "",
            enabled: refusal.is_none(),
        };
        let (chosen, end) = answer.show(ui, pos2(at.x, y), width);
        if chosen {
            intents.push(Intent::Export(ExportIntent::Form(*form)));
        }
        y = end + GAP;
    }
    ui.allocate_space(vec2(width, y - begin));
    // A focused form scrolls into view.
    if let Some(answer) = newly_focused(ui, Id::unique("export form followed"))
        && answer.interact_rect != answer.rect
    {
        ui.scroll_to_rect(answer.rect.expand(GAP), None);
    }
    y - begin
}
