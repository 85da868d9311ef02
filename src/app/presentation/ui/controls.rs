//! The buttons of a presentation.

use egui::{Event, Id, Key, Rect, Ui, UiBuilder, vec2};

use crate::app::available::is_open;
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::presentation::intent::PresentIntent;
use crate::app::presentation::state::Presentation;
use crate::app::presentation::update::play_or_pause;
use crate::app::state::State;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::rows::{buttons_left, wrapped};
use crate::draw::sizes::Sizes;
use crate::draw::theme::Theme;
use crate::texts::messages as say;

/// Seconds for which the buttons stay after the pointer has moved, and in which they fade.
const STAYS_SECS: f64 = 2.5;
const FADES_SECS: f64 = 0.4;
/// Space between the buttons, and around them.
const GAP: f32 = 8.0;
const PAD: f32 = 6.0;

/// A button with what it asks for.
pub type Control = (Button<'static>, Intent);

/// The buttons for the pen, and the one that leaves.
pub fn pen_controls(presentation: &Presentation) -> [Control; 3] {
    let drawing = &presentation.drawing;
    let pen = Button::new(say::presentation::draw()).key("I");
    let look = if drawing.pen { ButtonLook::Primary } else { ButtonLook::Outline };
    let wipe = Button::new(say::presentation::wipe()).key("X");
    [
        (pen.look(look), Intent::Present(PresentIntent::Pen(!drawing.pen))),
        (wipe.enabled(!drawing.strokes.is_empty()), Intent::Present(PresentIntent::Wipe)),
        (Button::new(say::presentation::leave()).key("Esc"), Intent::Present(PresentIntent::Leave)),
    ]
}

/// The buttons of a game.
pub fn row_of(state: &State, presentation: &Presentation) -> Vec<Control> {
    let step = |icon, command: Command, intent| {
        let button = Button::icon_only(icon, command.label()).salt("presented");
        (button.tip(command.tip()).enabled(is_open(state, command)), intent)
    };
    let forward = Intent::Present(PresentIntent::Forward);
    let session = state.session.as_ref();
    let pauses = presentation.plays || session.is_some_and(|session| session.is_moving());
    let words = match pauses {
        true => Command::Pause.label(),
        false if session.is_some_and(|session| session.is_paused()) => say::labels::go_on(),
        false => say::presentation::play(),
    };
    let play = play_or_pause(state);
    let button = Button::new(words).key("P").salt("presented").enabled(play.is_some());
    let play = (button, play.unwrap_or(Intent::Present(PresentIntent::Play(false))));
    let mut row = vec![
        step(Icon::Back, Command::Back, Intent::Command(Command::Back)),
        step(Icon::Forward, Command::Forward, forward),
        play,
    ];
    row.extend(pen_controls(presentation));
    row
}

fn height() -> f32 {
    Sizes::get().height.button
}

/// The width of buttons in a row.
pub fn width_of(ui: &Ui, row: &[Control]) -> f32 {
    let widths: f32 = row.iter().map(|(button, _)| button.width(ui)).sum();
    widths + GAP * row.len().saturating_sub(1) as f32
}

/// The places of the buttons of a game, from the origin: in several rows where they have little room.
fn places(ui: &Ui, width: f32, row: &[Control]) -> Vec<Rect> {
    let widths: Vec<f32> = row.iter().map(|(button, _)| button.width(ui)).collect();
    wrapped(widths, width - 2.0 * PAD, height(), vec2(GAP, GAP))
}

/// Where the buttons of a game are, at the lower edge of `room`.
pub fn place(ui: &Ui, room: Rect, row: &[Control]) -> Rect {
    let whole = places(ui, room.width(), row).into_iter().reduce(Rect::union);
    let size = whole.unwrap_or(Rect::ZERO).size() + vec2(2.0 * PAD, 2.0 * PAD);
    let middle = room.center_bottom() - vec2(0.0, size.y / 2.0);
    Rect::from_center_size(middle, size)
}

/// How far the buttons of a game can be seen, 0 to 1: after the pointer has moved, and while one of
/// them has the keyboard.
pub fn visible(ui: &Ui, now: f64, row: &[Control]) -> f32 {
    let id = Id::unique("presentation stirred");
    let moves = ui.input(|input| {
        let is_move = |event: &Event| matches!(event, Event::PointerMoved(_));
        let moves = input.events.iter().any(is_move);
        moves || input.pointer.any_down() || input.key_pressed(Key::Tab)
    });
    let since: Option<f64> = ui.ctx().data(|data| data.get_temp(id)).filter(|_| !moves);
    let since = since.unwrap_or(now);
    ui.ctx().data_mut(|data| data.insert_temp(id, since));
    let focused = ui.memory(|memory| memory.focused());
    if row.iter().any(|(button, _)| focused == Some(button.id())) {
        return 1.0;
    }
    let over = now - since - STAYS_SECS;
    let wait = if over < 0.0 { -over } else { 1.0 / 60.0 };
    if over < FADES_SECS {
        ui.ctx().request_repaint_after(std::time::Duration::from_secs_f64(wait));
    }
    (1.0 - over / FADES_SECS).clamp(0.0, 1.0) as f32
}

/// The buttons of a game over the lower edge. Screen readers find them also when they have faded.
pub fn floating(ui: &mut Ui, bar: Rect, row: Vec<Control>, shown: f32, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let mut child = ui.new_child(UiBuilder::new().max_rect(bar));
    child.set_opacity(shown);
    let radius = Sizes::get().radius.card;
    child.painter().add(theme.dialog_shadow().as_shape(bar, radius));
    child.painter().rect_filled(bar, radius, theme.card);
    let places = places(ui, bar.width() + 1.0, &row);
    for ((button, intent), place) in row.into_iter().zip(places) {
        let place = place.translate((bar.min + vec2(PAD, PAD)).to_vec2());
        if button.show(&mut child, place).clicked() {
            intents.push(intent);
        }
    }
}

/// Buttons in a place of their own: without their keys where there is too little room.
pub fn in_row(ui: &mut Ui, place: Rect, row: Vec<Control>, intents: &mut Vec<Intent>) {
    let fits = width_of(ui, &row) <= place.width();
    let row = row.into_iter().map(|(button, intent)| match fits {
        true => (button, intent),
        false => (button.without_key(), intent),
    });
    let at = egui::pos2(place.min.x, place.center().y - height() / 2.0);
    buttons_left(ui, at, (height(), GAP), row, intents);
}
