//! The holes of a board as buttons: where each can be pressed, and under which name a screen reader
//! finds it. What a press does is up to the page.

use egui::accesskit::Role as NodeRole;
use egui::{Id, Rect, Ui, UiBuilder, vec2};

use super::geometry::{BoardForm, Frame, Geometry};
use super::view::Spot;
use crate::draw::sizes::Sizes;
use crate::rules::{Colour, Hole, Side};

/// How much wider than its rim a hole may be pressed: neighbours must not overlap.
const WIDEST: f32 = 1.18;

/// A hole, or in the ring one colour of a hole, and where on the screen it is pressed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HoleButton {
    pub hole: Hole,
    pub colour: Option<Colour>,
    pub rect: Rect,
}

impl HoleButton {
    pub fn id(&self) -> Id {
        hole_id(self.hole, self.colour)
    }

    pub fn spot(&self) -> Spot {
        match self.colour {
            Some(colour) => Spot::Heap(self.hole, colour),
            None => self.hole.into(),
        }
    }

    /// The ui for a colour's button: in the group of its hole, which has this name. The group is
    /// made with the first colour; the second joins it.
    pub fn in_group(&self, ui: &mut Ui, name: String) -> Ui {
        let group = Id::unique(("ring hole", self.hole.to_string()));
        let colour = self.colour.unwrap_or(Colour::Red);
        if colour == Colour::Red {
            let whole = self.rect.union(self.rect.translate(vec2(self.rect.width(), 0.0)));
            ui.new_child(
                UiBuilder::new()
                    .scope_id(group)
                    .max_rect(whole)
                    .accessibility_role(NodeRole::Group)
                    .accessibility_label(name),
            );
        }
        ui.new_child(
            UiBuilder::new()
                .id_salt(("heap", self.hole.to_string(), colour as u8))
                .max_rect(self.rect)
                .accessibility_parent(group),
        )
    }
}

pub fn hole_id(hole: Hole, colour: Option<Colour>) -> Id {
    Id::unique(("hole", hole.to_string(), colour.map(|colour| colour as u8)))
}

/// In the order of reading: the holes of the side drawn below, then the other's.
pub fn hole_buttons(geometry: &Geometry, frame: &Frame, flipped: bool) -> Vec<HoleButton> {
    let least = Sizes::get().height.hole_hit;
    let lower = if flipped { Side::North } else { Side::South };
    let mut buttons = Vec::new();
    let shape = geometry.form.shape();
    for hole in [lower, lower.other()].into_iter().flat_map(|side| shape.holes_of(side)) {
        let Some(pit) = geometry.pit(hole.into()) else { continue };
        if geometry.form == BoardForm::Ring {
            buttons.extend(Colour::ALL.into_iter().filter_map(|colour| {
                let half = geometry.heap_rect(hole.into(), colour)?;
                Some(HoleButton { hole, colour: Some(colour), rect: frame.rect(half) })
            }));
        } else {
            let rect = frame.rect(pit.rect());
            let size = rect.size().max(vec2(least, least)).min(rect.size() * WIDEST);
            let rect = Rect::from_center_size(rect.center(), size);
            buttons.push(HoleButton { hole, colour: None, rect });
        }
    }
    buttons
}
