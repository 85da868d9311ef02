//! The frame of a dialog in front of the page.

use egui::accesskit::Role;
use egui::{Context, Frame, Id, LayerId, Margin, Modal, Rect, Ui, UiBuilder, Vec2, vec2};

use crate::app::intent::Intent;
use crate::draw::sizes::Sizes;
use crate::draw::theme::Theme;

/// Paints a card of this size in front of everything, with its name for a screen reader. Escape
/// closes it.
pub(crate) fn modal(
    ctx: &Context,
    name: &str,
    size: Vec2,
    intents: &mut Vec<Intent>,
    content: impl FnOnce(&mut Ui, Rect, &mut Vec<Intent>),
) {
    let theme = Theme::of(ctx);
    let frame = Frame::new().fill(theme.card).inner_margin(Margin::ZERO);
    // If it fills the window, round corners would show the page behind.
    let full = size == ctx.content_rect().size();
    let frame = if full {
        frame
    } else {
        frame
            .corner_radius(Sizes::get().radius.dialog)
            .stroke(egui::Stroke::new(1.0, theme.line))
            .shadow(theme.dialog_shadow())
    };
    let response = Modal::new(Id::unique(("dialog", name))).frame(frame).show(ctx, |ui| {
        let (_, rect) = ui.allocate_space(size);
        let mut card = ui.new_child(
            UiBuilder::new()
                .id_salt("card")
                .max_rect(rect)
                .accessibility_role(Role::Dialog)
                .accessibility_label(name),
        );
        ctx.accesskit_node_builder(card.unique_id(), |node| node.set_modal());
        content(&mut card, rect, intents);
    });
    let escaped = response.is_top_modal
        && !response.any_popup_open
        && ctx.input(|input| input.key_pressed(egui::Key::Escape));
    if escaped {
        intents.push(Intent::CloseDialog);
    }
}

/// The same for a card as high as its content needs, which only a `Ui` can measure: `content` returns
/// that height. `first` is the height of the first frame.
pub(crate) fn fitted_modal(
    ctx: &Context,
    name: &str,
    (width, first): (f32, f32),
    intents: &mut Vec<Intent>,
    content: impl FnOnce(&mut Ui, Rect, &mut Vec<Intent>) -> f32,
) {
    let id = Id::unique(("dialog height", name));
    let height = ctx.data(|data| data.get_temp::<f32>(id)).unwrap_or(first);
    let size = vec2(width, height).min(ctx.content_rect().size());
    modal(ctx, name, size, intents, |ui, rect, intents| {
        let needed = content(ui, rect, intents);
        if (needed - height).abs() > 0.5 {
            ui.ctx().data_mut(|data| data.insert_temp(id, needed));
            ui.ctx().request_repaint();
        }
    });
}

/// Keeps an open list above the dialog that it belongs to. If press and release of a click come in
/// one frame, egui raises both, and the dialog could cover the list.
pub(crate) fn keep_above(ui: &Ui, list: LayerId) {
    let dialog = ui.layer_id();
    if dialog.order == list.order {
        ui.ctx().set_sublayer(dialog, list);
    }
}
