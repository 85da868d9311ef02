//! The game to continue.

use egui::{Rect, Ui, pos2, vec2};

use crate::app::autosave::kept::{KeptGame, summary};
use crate::app::intent::Intent;
use crate::app::state::State;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::paint::{card, label, run};
use crate::draw::board::art::BoardArt;
use crate::draw::board::paint::paint_board;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::texts::messages as say;

pub fn go_on_ui(
    ui: &mut Ui,
    rect: Rect,
    game: &KeptGame,
    state: &State,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    card(ui, rect, None);
    // In a narrow window there is no board: the text needs the width.
    let x = if rect.width() < 560.0 {
        rect.min.x + 15.0
    } else {
        let mut view = game.seed_layout.show(game.flipped, state.material(), state.seeds());
        view.labels = false;
        let form = view.geometry.form;
        let high = rect.height() - 14.0;
        let wide = (high / form.height()).min(132.0);
        let room = Rect::from_min_size(rect.min + vec2(14.0, 7.0), vec2(wide, high));
        paint_board(ui.painter(), form.fit(room), &view, art);
        room.max.x + 14.0
    };
    let discard = Button::new(say::labels::discard()).look(ButtonLook::Link);
    let go = Button::new(say::labels::go_on()).look(ButtonLook::Primary).salt("start");
    let height = Sizes::get().height.button;
    let (discard_width, go_width) = (discard.width(ui), go.width(ui));
    let middle = rect.center().y - height / 2.0;
    let at = pos2(rect.max.x - 16.0 - discard_width, middle);
    let discard_rect = Rect::from_min_size(at, vec2(discard_width, height));
    let at = pos2(discard_rect.min.x - 12.0 - go_width, middle);
    let go_rect = Rect::from_min_size(at, vec2(go_width, height));
    let width = go_rect.min.x - x - 12.0;
    let title = say::start::GoOnWith { game: &narration::game(game.name()).name }.text();
    let title_run = [run(&title, Text::CardTitle, true, theme.text)];
    label(ui, pos2(x, rect.min.y + 9.0), width, 1, &title_run);
    let says = summary(game);
    let says_run = [run(&says, Text::Chip, false, theme.muted)];
    label(ui, pos2(x, rect.min.y + 32.0), width, 1, &says_run);
    if go.show(ui, go_rect).clicked() {
        intents.push(Intent::Resume(game.path.clone()));
    }
    if discard.show(ui, discard_rect).clicked() {
        intents.push(Intent::Discard(game.name(), game.path.clone()));
    }
}
