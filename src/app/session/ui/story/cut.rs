//! The ends of a film's row where it is cut.

use egui::{Color32, Mesh, Rect, Ui, pos2, vec2};

use crate::app::intent::Intent;
use crate::app::session::intent::FilmIntent;
use crate::app::session::ui::buttons::intent_button;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::draw::sizes::Sizes;
use crate::draw::theme::Theme;
use crate::texts::messages as say;

/// Width of the part that grows pale before a cut.
pub const FADE: f32 = 16.0;

/// Where the row is cut: a button with three points that opens the whole film.
pub fn more_behind(ui: &mut Ui, seen: Rect, intents: &mut Vec<Intent>) {
    let side = Sizes::get().height.small_button;
    let place = seen.with_min_x(seen.max.x - side);
    fade(ui, Rect::from_min_max(pos2(place.min.x - FADE, seen.min.y), place.left_bottom()), true);
    ui.painter().rect_filled(place, 0.0, Theme::of(ui.ctx()).card);
    let button = Button::signed("…", say::help::film_goes_on()).look(ButtonLook::Link).small();
    let button = button.tip(say::help::film_goes_on());
    let at = Rect::from_center_size(place.center(), vec2(side, side));
    intent_button(ui, (button, Intent::Film(FilmIntent::Open)), at, intents);
}

/// The film grows pale towards the end at which it is cut.
pub fn fade(ui: &Ui, place: Rect, to_right: bool) {
    let card = Theme::of(ui.ctx()).card;
    let clear = Color32::TRANSPARENT;
    let (left, right) = if to_right { (clear, card) } else { (card, clear) };
    let mut mesh = Mesh::default();
    for (at, colour) in [
        (place.left_top(), left),
        (place.right_top(), right),
        (place.right_bottom(), right),
        (place.left_bottom(), left),
    ] {
        mesh.colored_vertex(at, colour);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    ui.painter().add(mesh);
}
