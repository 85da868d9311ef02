//! The line on the start page that leads to today's position.

use egui::{Rect, Ui, pos2, vec2};

use crate::app::daily::intent::DailyIntent;
use crate::app::daily::shown::DailyShown;
use crate::app::intent::Intent;
use crate::app::state::State;
use crate::app::widgets::button::Button;
use crate::app::widgets::paint::{card, label, run};
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::texts::messages::daily as say;

pub fn daily_card(ui: &mut Ui, rect: Rect, state: &State, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    card(ui, rect, None);
    let shown = DailyShown::today_of(state);
    let button = Button::new(say::show()).salt("start daily");
    let size = vec2(button.width(ui), Sizes::get().height.button);
    let at = pos2(rect.max.x - 15.0 - size.x, rect.center().y - size.y / 2.0);
    let place = Rect::from_min_size(at, size);
    let x = rect.min.x + 15.0;
    let room = place.min.x - x - 12.0;
    let title = [run(say::today_title(), Text::CardTitle, true, theme.text)];
    label(ui, pos2(x, rect.min.y + 9.0), room, 1, &title);
    let solved = state.learning.progress.solved(shown.game, shown.day);
    let says = say::GameStatus {
        game: &narration::game(shown.game).name,
        status: words::daily_status(solved),
    };
    let says = says.text();
    let says = [run(&says, Text::Chip, false, theme.muted)];
    label(ui, pos2(x, rect.min.y + 32.0), room, 1, &says);
    if button.show(ui, place).clicked() {
        intents.push(Intent::Daily(DailyIntent::Open));
    }
}
