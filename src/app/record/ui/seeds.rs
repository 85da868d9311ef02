//! The choice of a coloured seed.

use std::fmt::Debug;
use std::hash::Hash;

use egui::{Id, Pos2, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, vec2};

use crate::app::widgets::paint::focus_ring;
use crate::app::widgets::side_disc::player_seed;
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::Theme;
use crate::game::SeedColour;

/// Width of one seed's button.
fn cell() -> f32 {
    Sizes::grown(30.0)
}

/// Width of the whole choice.
pub fn width() -> f32 {
    cell() * (SeedColour::ALL.len() + 1) as f32
}

/// A row of seeds with its left middle at `at`, the first for none; returns the one just chosen.
pub fn seeds_ui(
    ui: &mut Ui,
    at: Pos2,
    chosen: Option<SeedColour>,
    salt: impl Hash + Debug,
) -> Option<Option<SeedColour>> {
    let theme = Theme::of(ui.ctx());
    let base = Id::unique(("seeds", salt));
    let choices = [None].into_iter().chain(SeedColour::ALL.iter().copied().map(Some));
    let mut picked = None;
    for (number, seed) in choices.enumerate() {
        let centre = at + vec2((number as f32 + 0.5) * cell(), 0.0);
        let rect = Rect::from_center_size(centre, Vec2::splat(cell()));
        let response = ui.interact(rect, base.with(number), Sense::click());
        let is_chosen = seed == chosen;
        let name = words::seed_colour(seed);
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_chosen, name));
        if is_chosen {
            ui.painter().circle_stroke(centre, 11.0, Stroke::new(2.0, theme.accent));
        } else if response.hovered() {
            ui.painter().circle_filled(centre, 11.0, theme.accent_soft);
        }
        match seed {
            Some(seed) => player_seed(ui, centre, seed),
            None => {
                let stroke = Stroke::new(1.5, theme.control);
                ui.painter().circle_stroke(centre, 6.0, stroke);
                let away = Vec2::splat(4.2);
                ui.painter().line_segment([centre - away, centre + away], stroke);
            }
        }
        focus_ring(ui, &response, rect.shrink(2.0), 6);
        if response.on_hover_text(name).clicked() && !is_chosen {
            picked = Some(seed);
        }
    }
    picked
}
