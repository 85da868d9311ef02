//! The unfinished game of the rule set chosen in the New game form.

use egui::{Rect, Stroke, Ui, pos2, vec2};

use crate::app::autosave;
use crate::app::autosave::kept::KeptGame;
use crate::app::autosave::kept::summary;
use crate::app::intent::Intent;
use crate::app::page::Page;
use crate::app::state::State;
use crate::app::widgets::button::Button;
use crate::app::widgets::paint::{label, run};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::texts::messages as say;

const HEIGHT: f32 = 52.0;

/// Shows a line with the unfinished game and `Go on` at the lower end of `room`, if there is such a
/// game; returns the space left above it.
pub fn take_line(ui: &mut Ui, room: Rect, state: &State, intents: &mut Vec<Intent>) -> Rect {
    let Some(game) = waiting(state) else { return room };
    let theme = Theme::of(ui.ctx());
    let (rest, place) = room.split_top_bottom_at_y(room.max.y - HEIGHT);
    ui.painter().rect_filled(place, 0.0, theme.accent_soft);
    ui.painter().hline(place.x_range(), place.min.y, Stroke::new(1.0, theme.line));
    let go = Button::new(say::labels::go_on()).salt("unfinished");
    let size = vec2(go.width(ui), Sizes::get().height.button);
    let at = pos2(place.max.x - 22.0 - size.x, place.center().y - size.y / 2.0);
    let x = place.min.x + 22.0;
    let width = at.x - 16.0 - x;
    let title = say::keeping::Waits { game: &narration::game(game.name()).name }.text();
    let title = [run(&title, Text::Body, true, theme.text)];
    label(ui, pos2(x, place.min.y + 6.0), width, 1, &title);
    let says = summary(&game);
    let says = [run(&says, Text::Chip, false, theme.text)];
    label(ui, pos2(x, place.min.y + 27.0), width, 1, &says);
    if go.show(ui, Rect::from_min_size(at, size)).clicked() {
        intents.push(Intent::Resume(game.path.clone()));
    }
    rest
}

/// Not offered: the game that is open behind the form.
fn waiting(state: &State) -> Option<KeptGame> {
    let going_on = autosave::update::going_on(state);
    let game = autosave::update::unfinished_of(state, going_on.as_deref(), state.form.name())?;
    let behind = state.session.as_ref().filter(|_| state.page == Page::Play);
    let is_behind = behind.is_some_and(|session| match &session.kept.path {
        Some(path) => *path == game.path,
        None => game.path.as_os_str().is_empty(),
    });
    (!is_behind).then(|| game.clone())
}
