//! Questions and forms in front of a page.

mod agree;
mod file;
mod question;
mod setting_up;

use egui::{Context, Frame, Id, Margin, Modal, Rect};

use super::board::art::BoardArt;
use super::intent::Intent;
use super::pages::new_game;
use super::sizes::Sizes;
use super::state::{Dialog, State};
use super::theme::Theme;

/// Shows the dialog that is open.
pub fn show(ctx: &Context, state: &State, art: &mut BoardArt, intents: &mut Vec<Intent>) {
    let Some(dialog) = &state.dialog else { return };
    match dialog {
        Dialog::NewGame => {
            let size = new_game::dialog_size(ctx.content_rect().size());
            modal(ctx, "new game dialog", size, intents, |ui, rect, intents| {
                new_game::show(ui, rect, state, art, intents);
            });
        }
        Dialog::File(dialog) => {
            let size = file::size(ctx.content_rect());
            modal(ctx, "file dialog", size, intents, |ui, rect, intents| {
                file::show(ui, rect, dialog, state.keeping.zone_secs, intents);
            });
        }
        Dialog::Agree => agree::show(ctx, state, intents),
        Dialog::EditorOptions => {
            if let Some(editor) = &state.editor {
                setting_up::options(ctx, state, editor, intents);
            }
        }
        Dialog::PasteFor { games, .. } => setting_up::which_game(ctx, games, intents),
        other => question::show(ctx, state, other, intents),
    }
}

/// A card of this size in front of everything; Escape closes it.
fn modal(
    ctx: &Context,
    id: &str,
    size: egui::Vec2,
    intents: &mut Vec<Intent>,
    content: impl FnOnce(&mut egui::Ui, Rect, &mut Vec<Intent>),
) {
    let theme = Theme::of(ctx);
    let frame = Frame::new().fill(theme.card).inner_margin(Margin::ZERO);
    // One that fills the window has no corners that the page behind could show through.
    let full = size == ctx.content_rect().size();
    let frame = if full {
        frame
    } else {
        frame
            .corner_radius(Sizes::get().radius.dialog)
            .stroke(egui::Stroke::new(1.0, theme.line))
            .shadow(theme.dialog_shadow())
    };
    let response = Modal::new(Id::unique(id)).frame(frame).show(ctx, |ui| {
        let (_, rect) = ui.allocate_space(size);
        content(ui, rect, intents);
    });
    let escaped = response.is_top_modal
        && !response.any_popup_open
        && ctx.input(|input| input.key_pressed(egui::Key::Escape));
    if escaped {
        intents.push(Intent::CloseDialog);
    }
}
