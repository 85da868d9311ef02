//! The New game form: game, players, options, start position. It is a dialog, or the Play page
//! while there is no game.

pub(crate) mod clock;
pub(crate) mod person;
pub(crate) mod players;
pub(crate) mod rules;
pub(crate) mod start;
pub(crate) mod unfinished;

use egui::{
    Align2, Id, Key, Modifiers, Rect, Role, Sense, Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::intent::FormIntent;
use crate::app::autosave::kept;
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::state::State;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::choices::Segments;
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{flow, focus_ring, galley, line, paint_words, run};
use crate::app::widgets::rows::buttons_right;
use crate::app::widgets::scrolled::themed_bars;
use crate::app::words;
use crate::draw::board::art::BoardArt;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::texts::messages as say;

const FOOT: f32 = 60.0;
const START: f32 = 252.0;
/// From this width on the foot has the way to how the game is played.
const HOW_FROM: f32 = 700.0;
/// Narrower forms have no space for three columns.
const THREE_COLUMNS: f32 = 960.0;

/// A small window is filled.
pub fn dialog_size(window: egui::Vec2) -> egui::Vec2 {
    if is_small(window) {
        window
    } else {
        vec2((0.766 * window.x).clamp(THREE_COLUMNS, 1180.0), (window.y - 100.0).min(820.0))
    }
}

fn is_small(room: egui::Vec2) -> bool {
    room.x < 1100.0 || room.y < 640.0
}

/// Below this height the choices scroll.
const CHOICES_LEAST: f32 = 260.0;

pub fn show_page(
    ui: &mut Ui,
    page: Rect,
    state: &State,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let small = is_small(page.size());
    let size = if small {
        page.size()
    } else {
        vec2((page.width() - 64.0).min(1180.0), (page.height() - 32.0).min(820.0))
    };
    let rect = Rect::from_center_size(page.center(), size);
    let radius = if small { 0 } else { Sizes::get().radius.dialog };
    ui.painter().rect_filled(rect, radius, theme.card);
    if !small {
        let edge = Stroke::new(1.0, theme.line);
        ui.painter().rect_stroke(rect, radius, edge, egui::StrokeKind::Inside);
    }
    new_game_ui(ui, rect, state, art, intents);
}

/// A dialog has its own heading and a way to cancel.
pub fn new_game_ui(
    ui: &mut Ui,
    rect: Rect,
    state: &State,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let in_dialog = state.session.is_some();
    let small = rect.width() < THREE_COLUMNS;
    let head_height = if small { 46.0 } else { 61.0 };
    let (head, rest) = rect.split_top_bottom_at_y(rect.min.y + head_height);
    let (body, foot) = rest.split_top_bottom_at_y(rest.max.y - FOOT);
    let heading = run(
        say::labels::new_game(),
        if small { Text::Section } else { Text::Page },
        true,
        theme.text,
    );
    line(ui, pos2(head.min.x + 22.0, head.center().y), Align2::LEFT_CENTER, &heading);
    let lines = Stroke::new(1.0, theme.line);
    ui.painter().hline(rect.x_range(), head.max.y, lines);
    ui.painter().hline(rect.x_range(), foot.min.y, lines);
    let body = unfinished::take_line(ui, body, state, intents);
    // No name of a game is cut, however large the letters.
    let named = narration::games()
        .map(|(_, text)| galley(ui, &text.name, Text::Body, true, theme.text).size().x + 40.0)
        .fold(0.0, f32::max);
    let list_width =
        if small { (0.2 * rect.width()).clamp(128.0, 176.0).max(named) } else { 212.0 };
    let (list, rest) = body.split_left_right_at_x(body.min.x + list_width);
    games(ui, list, state, intents);
    ui.painter().vline(list.max.x, body.y_range(), lines);
    let inner = |room: Rect| room.shrink2(vec2(20.0, 12.0));
    if !small {
        let (middle, right) = rest.split_left_right_at_x(rest.max.x - START);
        ui.painter().vline(right.min.x, body.y_range(), lines);
        choices(ui, inner(middle), state, intents);
        start::start_ui(ui, right.shrink(16.0), state, art, intents);
    } else if second_tab(ui, head, in_dialog) {
        start::start_ui(ui, inner(rest), state, art, intents);
    } else {
        choices(ui, inner(rest), state, intents);
    }
    bottom(ui, foot, state, in_dialog, intents);
    if in_dialog {
        let place =
            Rect::from_center_size(pos2(head.max.x - 38.0, head.center().y), vec2(34.0, 34.0));
        let cross = Button::icon_only(Icon::Cross, say::labels::close())
            .look(ButtonLook::Bare)
            .salt("new game");
        if cross.show(ui, place).clicked() {
            intents.push(Intent::CloseDialog);
        }
    }
}

/// The two tabs of a narrow window; returns whether the second is open.
fn second_tab(ui: &mut Ui, head: Rect, in_dialog: bool) -> bool {
    let id = Id::unique("new game tab");
    let second: bool = ui.ctx().data(|data| data.get_temp(id)).unwrap_or_default();
    let tabs = Segments {
        name: say::labels::new_game(),
        words: &[say::labels::players_and_rules(), say::labels::start_and_preview()],
        chosen: usize::from(second),
        enabled: true,
        height: 32.0,
    };
    let right = head.max.x - if in_dialog { 66.0 } else { 20.0 };
    let at = pos2(right - tabs.width(ui), head.center().y);
    let second = tabs.show(ui, at, "tabs").map_or(second, |picked| picked == 1);
    ui.ctx().data_mut(|data| data.insert_temp(id, second));
    second
}

fn games(ui: &mut Ui, rect: Rect, state: &State, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    // Within the border of the form.
    ui.painter().rect_filled(rect.with_min_x(rect.min.x + 1.0), 0.0, theme.panel);
    let room = rect.shrink2(vec2(10.0, 10.0));
    let mut child = ui.new_child(UiBuilder::new().max_rect(room));
    child.set_clip_rect(room.expand(4.0));
    themed_bars(&mut child);
    let height = (room.height() / 9.0 - 2.0).clamp(Sizes::grown(38.0), 57.0);
    egui::ScrollArea::vertical().show(&mut child, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for (game, text) in narration::games() {
            let (_, rect) = ui.allocate_space(vec2(room.width(), height));
            let id = Id::unique(("game", game));
            let response = ui.interact(rect, id, Sense::click());
            let current = state.form.name() == game;
            response
                .widget_info(|| WidgetInfo::selected(Role::RadioButton, true, current, &text.name));
            ui.ctx().accesskit_node_builder(id, |node| node.set_description(text.line.as_str()));
            let radius = Sizes::get().radius.control;
            if current {
                ui.painter().rect_filled(rect, radius, theme.accent);
            } else if response.hovered() {
                ui.painter().rect_filled(rect, radius, theme.accent_soft);
            }
            let ink = if current { theme.on_accent } else { theme.text };
            let quiet = if current { theme.on_accent } else { theme.muted };
            let at = pos2(rect.min.x + 10.0, rect.center().y + 1.0);
            paint_words(ui, at, Align2::LEFT_BOTTOM, &text.name, Text::Body, current, ink);
            paint_words(ui, at, Align2::LEFT_TOP, &text.short, Text::Caption, false, quiet);
            focus_ring(ui, &response, rect.shrink2(vec2(4.0, 0.0)), radius);
            if response.gained_focus() {
                ui.scroll_to_rect(rect, None);
            }
            let by_enter = || ui.input(|input| input.key_pressed(Key::Enter));
            if response.clicked() && !current {
                intents.push(Intent::Form(FormIntent::Game(game)));
            } else if current && response.has_focus() && by_enter() {
                // It is chosen already: Enter starts the game, as the button says.
                intents.push(Intent::StartGame);
            }
        }
    });
}

fn choices(ui: &mut Ui, rect: Rect, state: &State, intents: &mut Vec<Intent>) {
    if rect.height() >= CHOICES_LEAST {
        choices_in(ui, rect, state, intents);
        return;
    }
    // In a very low window everything scrolls.
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect));
    child.set_clip_rect(rect.intersect(ui.clip_rect()));
    egui::ScrollArea::vertical().id_salt("choices").show(&mut child, |ui| {
        let size = vec2(rect.width() - 8.0, 1.5 * CHOICES_LEAST);
        let (_, whole) = ui.allocate_space(size);
        choices_in(ui, whole, state, intents);
    });
}

fn choices_in(ui: &mut Ui, rect: Rect, state: &State, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let y = players::players_ui(ui, rect, state, intents);
    let y = clock::clock_ui(ui, rect.with_min_y(y), state.form.clock, intents) + 11.0;
    ui.painter().hline(rect.x_range(), y, Stroke::new(1.0, theme.line));
    let form = &state.form;
    let rules = rules::RulesForm {
        ruleset: form.ruleset,
        choice: form.choice(&state.choices),
        has_last: form.last_rules(&state.choices).is_some(),
    };
    let room = Rect::from_min_max(pos2(rect.min.x, y + 11.0), rect.max);
    match rules.show(ui, room) {
        Some(rules::Picked::Rules(choice)) => {
            intents.push(Intent::Form(FormIntent::Rules(choice)));
        }
        Some(rules::Picked::Option(name, value)) => {
            intents.push(Intent::Form(FormIntent::Option(name, value)));
        }
        None => {}
    }
}

/// What the form will do, and whether it cannot be done.
fn summary(state: &State) -> (String, bool) {
    if let Err(faults) = state.form.position() {
        let set = state.form.ruleset.set_size();
        let setup = state.form.start().copied();
        let what = setup.map(|setup| words::setup_sentence(&setup, set, &faults));
        return (say::new_game::StartNotPossible { why: what.unwrap_or_default() }.text(), true);
    }
    if let Some((name, why)) = state.engine_unable() {
        return (words::engine_unable(name, &state.form.ruleset, why.as_ref()), true);
    }
    let mut says = say::new_game::Differing { count: state.form.changed() }.text();
    if state.form.start().is_some() {
        says = format!("{says} {}", say::editor::from_position());
    }
    if let Some(session) = state.session.as_ref().filter(|session| !session.game.is_empty()) {
        let over = match (session.game.line_is_over(), kept::has_end(&session.game)) {
            (true, _) => "yes",
            (false, true) => "part",
            (false, false) => "no",
        };
        let game = &narration::game(session.name()).name;
        says = format!("{says} {}", say::new_game::IsKept { game, over }.text());
    }
    (says, false)
}

fn bottom(ui: &mut Ui, rect: Rect, state: &State, in_dialog: bool, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let middle = rect.center().y;
    let (says, is_wrong) = summary(state);
    let mut buttons = Vec::new();
    let has_how = rect.width() >= HOW_FROM;
    if has_how {
        let how = Button::new(Command::HowToPlay.label()).look(ButtonLook::Link).icon(Icon::Book);
        buttons.push(how.tip(Command::HowToPlay.tip()).salt("new game"));
    }
    if in_dialog {
        buttons.push(Button::new(say::labels::cancel()).salt("new game"));
    }
    let play =
        Button::new(say::labels::play()).look(ButtonLook::Primary).key("Enter").salt("new game");
    buttons.push(play.enabled(!is_wrong));
    let at = pos2(rect.max.x - 22.0, middle - Sizes::get().height.button / 2.0);
    // The sentence comes before the buttons in reading order, but needs their width.
    let width = buttons.iter().map(|button| button.width(ui) + 8.0).sum::<f32>() + 36.0;
    let ink = if is_wrong { theme.bad } else { theme.muted };
    let galley = flow(ui, &[run(&says, Text::Chip, false, ink)], rect.width() - width, 3);
    let place =
        Rect::from_min_size(pos2(rect.min.x + 22.0, middle - galley.size().y / 2.0), galley.size());
    let live = Id::unique("options foot");
    let response = ui.interact(place, live, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, &says));
    ui.ctx().accesskit_node_builder(live, |node| node.set_live(egui::accesskit::Live::Polite));
    ui.painter().galley(place.min, galley, ink);
    let (clicked, _) = buttons_right(ui, at, buttons);
    // Without the first button the others keep their numbers.
    match clicked.map(|clicked| clicked + usize::from(!has_how)) {
        Some(0) => intents.push(Intent::HowToPlay(state.form.name())),
        Some(1) if in_dialog => intents.push(Intent::CloseDialog),
        Some(_) => intents.push(Intent::StartGame),
        None => {}
    }
    let nobody = ui.memory(|memory| memory.focused()).is_none();
    let free = nobody && !egui::Popup::is_any_open(ui.ctx()) && state.dialog.is_some() == in_dialog;
    if free && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter)) {
        intents.push(Intent::StartGame);
    }
}
