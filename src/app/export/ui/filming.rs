//! The progress of a film that is being drawn, and the button to cancel it.

use std::time::Duration;

use egui::{Context, Id, Rect, pos2, vec2};

use crate::app::intent::Intent;
use crate::app::widgets::button::Button;
use crate::app::widgets::modal::modal;
use crate::app::widgets::paint::{label, run};
use crate::app::widgets::progress::progress_bar;
use crate::app::words;
use crate::draw::render::filming::Filming;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages as say;

const SIZE: egui::Vec2 = vec2(420.0, 164.0);
const MARGIN: f32 = 22.0;
/// How often the progress is updated.
const LOOK_AGAIN: Duration = Duration::from_millis(100);

pub fn filming_ui(ctx: &Context, film: &Filming, intents: &mut Vec<Intent>) {
    ctx.request_repaint_after(LOOK_AGAIN);
    let size = SIZE.min(ctx.content_rect().size());
    modal(ctx, say::export::drawing_the_film(), size, intents, |ui, rect, intents| {
        let theme = Theme::of(ui.ctx());
        let inner = rect.shrink(MARGIN);
        let title = [run(say::export::drawing_the_film(), Text::Section, true, theme.text)];
        let y = label(ui, inner.min, inner.width(), 1, &title).max.y + 10.0;
        let (drawn, of) = film.progress();
        let place = Rect::from_min_size(pos2(inner.min.x, y), vec2(inner.width(), 30.0));
        let part = drawn as f32 / of.max(1) as f32;
        progress_bar(ui, place, Id::unique("film bar"), part, &words::film_drawn(drawn, of));
        let cancel = Button::new(say::labels::cancel()).salt("film");
        let size = vec2(cancel.width(ui), Sizes::get().height.button);
        let place = Rect::from_min_size(inner.max - size, size);
        if cancel.show(ui, place).clicked() {
            intents.push(Intent::CloseDialog);
        }
    });
}
