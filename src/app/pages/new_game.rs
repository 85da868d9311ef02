//! The choice of a new game: which of the nine, who plays, by which options. The content of the
//! New game dialog, and of the Play page while there is no game.

use egui::accesskit::Role as NodeRole;
use egui::{Align2, Id, Rect, Role, Sense, Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use crate::app::board::art::BoardArt;
use crate::app::board::paint::paint_board;
use crate::app::controls::{
    Button, Look, Segments, Tone, chip, chip_width, choice, focus_ring, galley, label, line,
    paint_words, run, switch,
};
use crate::app::form::{Choice, first_level, has_effect};
use crate::app::intent::{FormIntent, Intent};
use crate::app::lying::{self, Lying};
use crate::app::settings::Preview;
use crate::app::sizes::Sizes;
use crate::app::state::State;
use crate::app::theme::{Text, Theme};
use crate::game::{Level, Player};
use crate::rules::{OptionValue, Side};
use crate::texts::{self, window as words};

const FOOT: f32 = 60.0;
/// The drawn start position is no wider than this, and no narrower.
const BOARD_MOST: f32 = 440.0;
const BOARD_LEAST: f32 = 100.0;
/// The height of the words and the switch below it.
const START_WORDS: f32 = 130.0;
/// An option's words keep this width beside its control.
const OPTION_WORDS: f32 = 180.0;

/// Shows the form as a page.
pub fn show_page(
    ui: &mut Ui,
    page: Rect,
    state: &State,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let small = page.width() < 1100.0;
    let size = if small {
        page.size()
    } else {
        vec2((page.width() - 64.0).min(1180.0), (page.height() - 32.0).min(860.0))
    };
    let rect = Rect::from_center_size(page.center(), size);
    ui.painter().rect_filled(rect, if small { 0.0 } else { 12.0 }, theme.card);
    show(ui, rect, state, art, intents);
}

/// Shows the form in `rect`; a dialog has its own heading and a way to cancel.
pub fn show(ui: &mut Ui, rect: Rect, state: &State, art: &mut BoardArt, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let in_dialog = state.table.is_some();
    let small = rect.width() < 960.0;
    let head_height = if small { 46.0 } else { 61.0 };
    let (head, rest) = rect.split_top_bottom_at_y(rect.min.y + head_height);
    let (body, foot) = rest.split_top_bottom_at_y(rest.max.y - FOOT);
    let heading =
        run(words::NEW_GAME, if small { Text::Section } else { Text::Page }, true, theme.text);
    line(ui, pos2(head.min.x + 22.0, head.center().y), Align2::LEFT_CENTER, &heading);
    let lines = Stroke::new(1.0, theme.line);
    ui.painter().hline(rect.x_range(), head.max.y, lines);
    ui.painter().hline(rect.x_range(), foot.min.y, lines);
    let body = super::unfinished::take_line(ui, body, state, intents);
    let list_width = if small { 176.0 } else { 212.0 };
    let (list, rest) = body.split_left_right_at_x(body.min.x + list_width);
    games(ui, list, state, intents);
    ui.painter().vline(list.max.x, body.y_range(), lines);
    let inner = |room: Rect| room.shrink2(vec2(20.0, 12.0));
    if !small {
        let (middle, right) = rest.split_left_right_at_x(rest.max.x - 252.0);
        ui.painter().vline(right.min.x, body.y_range(), lines);
        start(ui, right.shrink(16.0), state, art, intents);
        choices(ui, inner(middle), state, intents);
    } else if second_tab(ui, head) {
        start(ui, inner(rest), state, art, intents);
    } else {
        choices(ui, inner(rest), state, intents);
    }
    bottom(ui, foot, state, in_dialog, intents);
}

/// The two tabs of a narrow window, at the right of the heading; whether the second is open.
fn second_tab(ui: &mut Ui, head: Rect) -> bool {
    let id = Id::unique("new game tab");
    let second: bool = ui.ctx().data(|data| data.get_temp(id)).unwrap_or_default();
    let tabs = Segments {
        name: words::NEW_GAME,
        words: &[words::PLAYERS_AND_RULES, words::START_AND_PREVIEW],
        chosen: usize::from(second),
        enabled: true,
        height: 32.0,
    };
    let at = pos2(head.max.x - 20.0 - tabs.width(ui), head.center().y);
    let second = tabs.show(ui, at, "tabs").map_or(second, |picked| picked == 1);
    ui.ctx().data_mut(|data| data.insert_temp(id, second));
    second
}

fn games(ui: &mut Ui, rect: Rect, state: &State, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    ui.painter().rect_filled(rect, 0.0, theme.panel);
    let room = rect.shrink2(vec2(10.0, 10.0));
    let mut child = ui.new_child(UiBuilder::new().max_rect(room));
    child.set_clip_rect(room.expand(4.0));
    let height = (room.height() / 9.0 - 2.0).clamp(38.0, 57.0);
    egui::ScrollArea::vertical().show(&mut child, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for (game, text) in texts::games() {
            let (_, rect) = ui.allocate_space(vec2(room.width(), height));
            let id = Id::unique(("game", game));
            let response = ui.interact(rect, id, Sense::click());
            let current = state.form.name() == game;
            response
                .widget_info(|| WidgetInfo::selected(Role::RadioButton, true, current, &text.name));
            let radius = Sizes::get().radius.control;
            if current {
                ui.painter().rect_filled(rect, radius, theme.accent);
            } else if response.hovered() {
                ui.painter().rect_filled(rect, radius, theme.accent_soft);
            }
            let ink = if current { theme.on_accent } else { theme.text };
            let quiet = if current { theme.on_accent } else { theme.muted };
            let middle = rect.center().y;
            let x = rect.min.x + 10.0;
            let at = pos2(x, middle + 1.0);
            paint_words(ui, at, Align2::LEFT_BOTTOM, &text.name, Text::Body, current, ink);
            let at = pos2(x, middle + 1.0);
            paint_words(ui, at, Align2::LEFT_TOP, &text.short, Text::Caption, false, quiet);
            focus_ring(ui, &response, rect.shrink(4.0), radius);
            if response.clicked() && !current {
                intents.push(Intent::Form(FormIntent::Game(game)));
            }
        }
    });
}

/// Who plays, the presets and the options.
fn choices(ui: &mut Ui, rect: Rect, state: &State, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let widths = Side::ALL.map(|side| player_width(ui, state, side));
    let stacked = widths[0] + widths[1] + 26.0 > rect.width();
    let mut y = rect.min.y;
    for (number, side) in Side::ALL.into_iter().enumerate() {
        let at = if stacked {
            pos2(rect.min.x, y + number as f32 * 62.0)
        } else {
            pos2(rect.min.x + number as f32 * (widths[0] + 26.0), y)
        };
        let width = if stacked { rect.width() } else { widths[number] };
        player(ui, Rect::from_min_size(at, vec2(width, 60.0)), side, state, intents);
    }
    y += if stacked { 126.0 } else { 64.0 };
    let levels = Side::ALL.into_iter().filter_map(|side| match state.form.players[side] {
        Player::Kete(level) => Some(texts::level(level.get())),
        _ => None,
    });
    let mut says: Vec<&str> = levels.collect();
    says.dedup();
    let says = says.join(" ");
    if !says.is_empty() {
        let runs = [run(&says, Text::Chip, false, theme.muted)];
        label(ui, pos2(rect.min.x, y), rect.width(), 1, &runs);
    }
    y += 30.0;
    ui.painter().hline(rect.x_range(), y, Stroke::new(1.0, theme.line));
    y += 27.0;
    presets(ui, pos2(rect.min.x, y), rect.max.x, state, intents);
    y += 24.0;
    let room = Rect::from_min_max(pos2(rect.min.x, y), rect.max);
    let mut child = ui.new_child(UiBuilder::new().max_rect(room));
    child.set_clip_rect(room.expand2(vec2(4.0, 0.0)));
    let options = state.form.ruleset.options();
    egui::ScrollArea::vertical()
        .id_salt(("options", state.form.name()))
        .auto_shrink([false, false])
        .show(&mut child, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for value in &options {
                option(ui, room.width() - 16.0, value, &options, state, intents);
            }
        });
}

fn who(name: &str, chosen: Player) -> Segments<'_> {
    let chosen = match chosen {
        Player::You => 0,
        Player::Friend => 1,
        Player::Kete(_) => 2,
    };
    Segments {
        name,
        words: &[words::YOU, words::FRIEND, words::KETE],
        chosen,
        enabled: true,
        height: 32.0,
    }
}

/// How wide a side's controls are: with a level for Kete.
fn player_width(ui: &Ui, state: &State, side: Side) -> f32 {
    let chosen = state.form.players[side];
    let level = if chosen.is_person() { 0.0 } else { 110.0 };
    who(words::side(side), chosen).width(ui) + level
}

fn player(ui: &mut Ui, rect: Rect, side: Side, state: &State, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let name = words::side(side);
    let mut group = ui.new_child(
        UiBuilder::new()
            .id_salt(("player", side))
            .max_rect(rect)
            .accessibility_role(NodeRole::Group)
            .accessibility_label(name),
    );
    let ui = &mut group;
    let disc = pos2(rect.min.x + 11.0, rect.min.y + 12.0);
    side_disc(ui, disc, 10.5, side);
    let title = if side == state.form.ruleset.start().to_move() {
        format!("{name}, {}", words::BEGINS)
    } else {
        name.to_owned()
    };
    let at = pos2(rect.min.x + 29.0, disc.y);
    paint_words(ui, at, Align2::LEFT_CENTER, &title, Text::Body, true, theme.text);
    let chosen = state.form.players[side];
    let segments = who(name, chosen);
    let at = pos2(rect.min.x, rect.min.y + 44.0);
    let width = segments.width(ui);
    if let Some(picked) = segments.show(ui, at, side) {
        let player = match picked {
            0 => Player::You,
            1 => Player::Friend,
            _ => Player::Kete(first_level()),
        };
        intents.push(Intent::Form(FormIntent::Player(side, player)));
    }
    if let Player::Kete(level) = chosen {
        let names: Vec<String> = Level::all().map(|level| words::level(level.get())).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let at = pos2(rect.min.x + width + 8.0, at.y - 16.0);
        let box_rect = Rect::from_min_size(at, vec2(102.0, 32.0));
        let shown = usize::from(level.get()) - 1;
        let picked = choice(ui, box_rect, names[shown], &names, shown, true, side);
        if let Some(level) = picked.and_then(|number| Level::new(number as u8 + 1)) {
            intents.push(Intent::Form(FormIntent::Player(side, Player::Kete(level))));
        }
    }
}

/// The letter disc of a side: South's solid, North's hollow.
pub fn side_disc(ui: &Ui, centre: egui::Pos2, radius: f32, side: Side) {
    let theme = Theme::of(ui.ctx());
    let letter = side.letter().to_string();
    let ink = match side {
        Side::South => {
            ui.painter().circle_filled(centre, radius, theme.text);
            theme.card
        }
        Side::North => {
            ui.painter().circle(centre, radius - 1.0, theme.card, Stroke::new(2.0, theme.text));
            theme.text
        }
    };
    let text = if radius > 12.0 { Text::Body } else { Text::Caption };
    paint_words(ui, centre, Align2::CENTER_CENTER, &letter, text, true, ink);
}

fn presets(ui: &mut Ui, at: egui::Pos2, right: f32, state: &State, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let title = run(words::RULES, Text::CardTitle, true, theme.text);
    let mut x = line(ui, at, Align2::LEFT_CENTER, &title).max.x + 9.0;
    let text = texts::game(state.form.name());
    let mut names = vec![words::AS_WRITTEN];
    let mut values: Vec<Option<&'static str>> = vec![None];
    for (preset, _) in state.form.ruleset.presets() {
        let label = text.presets.iter().find(|text| text.preset == *preset);
        names.push(label.map_or(preset, |text| text.label.as_str()));
        values.push(Some(preset));
    }
    let chosen = match state.form.choice() {
        Choice::AsWritten => 0,
        Choice::Preset(name) => {
            values.iter().position(|value| *value == Some(name)).unwrap_or_default()
        }
        Choice::Own => {
            names.push(words::YOUR_CHOICE);
            names.len() - 1
        }
    };
    let rect = Rect::from_min_size(pos2(x, at.y - 16.0), vec2(160.0, 32.0));
    if let Some(Some(value)) =
        choice(ui, rect, words::RULES, &names, chosen, names.len() > 1, "preset")
            .map(|number| values.get(number))
    {
        intents.push(Intent::Form(FormIntent::Preset(*value)));
    }
    x = rect.max.x;
    if state.form.changed() > 0 {
        let back = Button::new(words::BACK_TO_WRITTEN).look(Look::Link).small();
        let width = back.width(ui).min(right - x);
        let rect = Rect::from_min_size(pos2(right - width, at.y - 14.0), vec2(width, 28.0));
        if back.show(ui, rect).clicked() {
            intents.push(Intent::Form(FormIntent::Preset(None)));
        }
    }
}

/// One option: name, line, control; greyed with the reason where it has no effect.
fn option(
    ui: &mut Ui,
    width: f32,
    value: &OptionValue,
    all: &[OptionValue],
    state: &State,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let Some(text) = texts::option(state.form.name(), value.name) else { return };
    let open = has_effect(all, value.name);
    let label_of = |wanted: &str| {
        let found = text.values.iter().find(|(name, _)| name == wanted);
        found.map_or("", |(_, label)| label.as_str())
    };
    let labels: Vec<&str> = value.values.iter().map(|value| label_of(value)).collect();
    let chosen = value.values.iter().position(|other| *other == value.value).unwrap_or_default();
    let mut sorted = value.values.to_vec();
    sorted.sort_unstable();
    let is_switch = sorted == ["no", "yes"];
    let segments =
        Segments { name: &text.name, words: &labels, chosen, enabled: open, height: 28.0 };
    let segments_width = segments.width(ui);
    let as_list = labels.len() > 6 || segments_width > width - OPTION_WORDS - 20.0;
    let control_width = match (is_switch, as_list) {
        (true, _) => 36.0,
        (_, true) => labels
            .iter()
            .map(|label| galley(ui, label, Text::Body, false, theme.text).size().x + 44.0)
            .fold(86.0, f32::max),
        _ => segments_width,
    };
    let says = match (&text.needs, open) {
        (Some(needs), false) => format!("{} ({needs})", text.line),
        _ => text.line.clone(),
    };
    let words_width = width - control_width - 20.0;
    let dim = |ink: egui::Color32| if open { ink } else { ink.gamma_multiply(0.7) };
    let runs = [run(&says, Text::Chip, false, dim(theme.muted))];
    let flow = crate::app::controls::flow(ui, &runs, words_width, 3);
    let height = (flow.size().y + 34.0).max(52.0);
    let (_, rect) = ui.allocate_space(vec2(width, height));
    let mut group = ui.new_child(
        UiBuilder::new()
            .id_salt(("option", value.name))
            .max_rect(rect)
            .accessibility_role(NodeRole::Group)
            .accessibility_label(&text.name),
    );
    let ui = &mut group;
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| node.set_description(says.as_str()));
    let top = rect.min.y + 7.0;
    let name = run(&text.name, Text::Body, true, dim(theme.text));
    let shown = paint_words(
        ui,
        pos2(rect.min.x, top),
        Align2::LEFT_TOP,
        name.words,
        name.text,
        true,
        name.ink,
    );
    let changed = value.value != value.default;
    let chip_at = pos2(shown.max.x + 8.0, shown.center().y);
    if changed
        && chip_at.x + chip_width(ui, words::CHANGED, Tone::Warn) < rect.max.x - control_width
    {
        chip(ui, chip_at, words::CHANGED, Tone::Warn);
    }
    label(ui, pos2(rect.min.x, top + 20.0), words_width, 3, &runs);
    let middle = rect.center().y - 1.0;
    let picked = if is_switch {
        let on = value.value == "yes";
        let at = pos2(rect.max.x, middle);
        let turned = switch(ui, at, &text.name, on, open, value.name);
        turned.then_some(if on { "no" } else { "yes" })
    } else if as_list {
        let at = pos2(rect.max.x - control_width, middle - 16.0);
        let place = Rect::from_min_size(at, vec2(control_width, 32.0));
        choice(ui, place, &text.name, &labels, chosen, open, value.name)
            .map(|number| value.values[number])
    } else {
        let at = pos2(rect.max.x - control_width, middle);
        segments.show(ui, at, value.name).map(|number| value.values[number])
    };
    ui.painter().hline(rect.x_range(), rect.max.y - 0.5, Stroke::new(1.0, theme.line));
    if let Some(picked) = picked {
        // The words are those of the game's own values.
        intents.push(Intent::Form(FormIntent::Option(value.name, picked)));
    }
}

/// The start position, and how the board helps.
fn start(ui: &mut Ui, rect: Rect, state: &State, art: &mut BoardArt, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let title = run(words::STARTS_FROM, Text::Body, true, theme.text);
    let mut y = line(ui, rect.min, Align2::LEFT_TOP, &title).max.y + 10.0;
    let position = state.form.ruleset.start();
    let mut view = Lying::start(&position).show(false, state.material(), state.settings.seeds);
    view.labels = false;
    let form = lying::form(state.form.name(), position.shape());
    // What stands below the board needs its room too.
    let high = (rect.max.y - y - START_WORDS) / form.height();
    let width = rect.width().min(BOARD_MOST).min(high.max(BOARD_LEAST));
    let size = vec2(width, width * form.height());
    let board = Rect::from_min_size(pos2(rect.min.x, y), size);
    paint_board(ui.painter(), board, &view, art);
    y = board.max.y + 14.0;
    let usual = run(words::USUAL_START, Text::Body, false, theme.text);
    y = line(ui, pos2(rect.min.x, y), Align2::LEFT_TOP, &usual).max.y + 14.0;
    ui.painter().hline(rect.x_range(), y, Stroke::new(1.0, theme.line));
    y += 16.0;
    let on = state.settings.preview == Preview::Full;
    let at = pos2(rect.min.x + 36.0, y + 10.0);
    if switch(ui, at, words::PREVIEW, on, true, "preview") {
        intents.push(Intent::Preview(if on { Preview::Off } else { Preview::Full }));
    }
    let at = pos2(rect.min.x + 46.0, y + 10.0);
    paint_words(ui, at, Align2::LEFT_CENTER, words::PREVIEW, Text::Body, false, theme.text);
    let says = [run(words::PREVIEW_LINE, Text::Caption, false, theme.muted)];
    label(ui, pos2(rect.min.x + 46.0, y + 22.0), rect.width() - 46.0, 3, &says);
}

fn bottom(ui: &mut Ui, rect: Rect, state: &State, in_dialog: bool, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let middle = rect.center().y;
    let height = Sizes::get().height.button;
    let play = Button::new(words::PLAY).look(Look::Primary).key("Enter").salt("new game");
    let width = play.width(ui) + 12.0;
    let at = pos2(rect.max.x - 22.0 - width, middle - height / 2.0);
    let play_rect = Rect::from_min_size(at, vec2(width, height));
    let cancel = Button::new(words::CANCEL);
    let width = cancel.width(ui);
    let at = pos2(play_rect.min.x - 8.0 - width, middle - height / 2.0);
    let cancel_rect = Rect::from_min_size(at, vec2(width, height));
    let mut says = words::differing(state.form.changed());
    if let Some(table) = &state.table
        && !table.game.is_over()
        && !table.game.is_empty()
    {
        says = format!("{says} {}", words::is_kept(&texts::game(table.name()).name));
    }
    let runs = [run(&says, Text::Chip, false, theme.muted)];
    let width = cancel_rect.min.x - rect.min.x - 36.0;
    let height = crate::app::controls::flow(ui, &runs, width, 2).size().y;
    let at = pos2(rect.min.x + 22.0, middle - height / 2.0);
    let place = label(ui, at, width, 2, &runs);
    let live = Id::unique("options foot");
    let response = ui.interact(place, live, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Status, true, &says));
    ui.ctx().accesskit_node_builder(live, |node| node.set_live(egui::accesskit::Live::Polite));
    if in_dialog && cancel.show(ui, cancel_rect).clicked() {
        intents.push(Intent::CloseDialog);
    }
    let free =
        ui.memory(|memory| memory.focused()).is_none() && !egui::Popup::is_any_open(ui.ctx());
    let by_key =
        free && ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Enter));
    if play.show(ui, play_rect).clicked() || by_key {
        intents.push(Intent::StartGame);
    }
}
