//! The control bar: undo, redo, flip, the speed of sowing, ways to end.

use egui::{Align2, Id, Popup, Rect, Role, Ui, WidgetInfo, pos2, vec2};

use super::View;
use crate::app::animation::Speed;
use crate::app::command::Command;
use crate::app::controls::{Button, Tone, chip, chip_width, choice, line, popup_row, run};
use crate::app::frame::menu_entry;
use crate::app::icons::Icon;
use crate::app::intent::Intent;
use crate::app::sizes::Sizes;
use crate::app::table::Half;
use crate::app::theme::{Text, Theme};
use crate::app::update::is_open;
use crate::texts::window as words;

const WAYS: [(Command, Icon); 4] = [
    (Command::First, Icon::First),
    (Command::Back, Icon::Back),
    (Command::Forward, Icon::Forward),
    (Command::Last, Icon::Last),
];

/// How wide the four buttons are together.
pub const WALK_WIDTH: f32 = 4.0 * 38.0 + 3.0 * 6.0;

/// Shows the bar.
pub fn show(ui: &mut Ui, view: &View<'_>, intents: &mut Vec<Intent>) {
    let bar = view.layout.control;
    let compact = view.metrics.side.is_none();
    let middle = bar.center().y;
    let margin = if compact { 12.0 } else { 16.0 };
    let mut x = bar.min.x + margin;
    for (command, words, icon) in [
        (Command::Undo, Command::Undo.label(), Icon::Undo),
        (Command::Redo, Command::Redo.label(), Icon::Redo),
        (Command::Flip, words::FLIP, Icon::Flip),
    ] {
        let button = Button::new(words)
            .icon(icon)
            .small()
            .tip(command.tip())
            .enabled(is_open(view.state, command));
        x = place(ui, button, x, middle, command, intents) + 8.0;
        if command == Command::Redo && !compact {
            x += 12.0;
        }
    }
    let right = bar.max.x - margin;
    if compact {
        let left = more(ui, view, right, middle, intents);
        // Where the window is very narrow the keys and the menu remain.
        let fits = left - 12.0 - WALK_WIDTH > x;
        let left = if fits { walk(ui, view, left - 12.0, middle, intents) } else { left };
        layout_so_far(ui, view, left - 12.0, x, middle);
    } else {
        let left = end(ui, view, right, middle, intents);
        let left = speed(ui, view, left - 8.0, middle, intents);
        layout_so_far(ui, view, left - 16.0, x, middle);
    }
}

fn place(
    ui: &mut Ui,
    button: Button<'_>,
    x: f32,
    middle: f32,
    command: Command,
    intents: &mut Vec<Intent>,
) -> f32 {
    let height = Sizes::get().height.small_button;
    let width = button.width(ui);
    let rect = Rect::from_min_size(pos2(x, middle - height / 2.0), vec2(width, height));
    if button.show(ui, rect).clicked() {
        intents.push(Intent::Command(command));
    }
    rect.max.x
}

/// First, back, forward, last, ending at `right`; returns where they begin.
pub fn walk(
    ui: &mut Ui,
    view: &View<'_>,
    right: f32,
    middle: f32,
    intents: &mut Vec<Intent>,
) -> f32 {
    let size = vec2(38.0, Sizes::get().height.small_button);
    let mut x = right - WALK_WIDTH;
    let left = x;
    for (command, icon) in WAYS {
        let button = Button::icon_only(icon, command.label())
            .tip(command.tip())
            .enabled(is_open(view.state, command));
        let rect = Rect::from_min_size(pos2(x, middle - size.y / 2.0), size);
        if button.show(ui, rect).clicked() {
            intents.push(Intent::Command(command));
        }
        x += size.x + 6.0;
    }
    left
}

fn layout_so_far(ui: &mut Ui, view: &View<'_>, right: f32, left: f32, middle: f32) {
    if !matches!(view.table.half, Half::Filling { .. }) {
        return;
    }
    let layout: Vec<String> = view.table.layout().iter().map(u8::to_string).collect();
    let notation = format!("fill:{}", layout.join(","));
    let width = chip_width(ui, &notation, Tone::Quiet);
    if right - width > left {
        chip(ui, pos2(right - width, middle), &notation, Tone::Quiet);
    }
}

fn speed(ui: &mut Ui, view: &View<'_>, right: f32, middle: f32, intents: &mut Vec<Intent>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let size = vec2(112.0, Sizes::get().height.small_button);
    let rect = Rect::from_min_size(pos2(right - size.x, middle - size.y / 2.0), size);
    let says = run(words::SOWING, Text::Chip, false, theme.muted);
    let left = line(ui, pos2(rect.min.x - 9.0, middle), Align2::RIGHT_CENTER, &says).min.x;
    let chosen = Speed::ALL.iter().position(|speed| *speed == view.state.settings.speed);
    let chosen = chosen.unwrap_or_default();
    if let Some(picked) = choice(ui, rect, words::SOWING, &words::SPEEDS, chosen, true, "speed") {
        intents.push(Intent::Speed(Speed::ALL[picked]));
    }
    left
}

const ENDS: [Command; 4] = [Command::Agree, Command::Resign, Command::Save, Command::SaveAs];

fn end(ui: &mut Ui, view: &View<'_>, right: f32, middle: f32, intents: &mut Vec<Intent>) -> f32 {
    let button = Button::new(words::END).icon(Icon::Flag).small().opens();
    let height = Sizes::get().height.small_button;
    let width = button.width(ui);
    let rect = Rect::from_min_size(pos2(right - width, middle - height / 2.0), vec2(width, height));
    let response = button.show(ui, rect);
    Popup::menu(&response).align(egui::RectAlign::TOP_END).show(|ui| {
        ui.set_width(200.0);
        ui.spacing_mut().item_spacing.y = 0.0;
        for command in ENDS {
            entry(ui, view, command, intents);
        }
    });
    rect.min.x
}

fn entry(ui: &mut Ui, view: &View<'_>, command: Command, intents: &mut Vec<Intent>) {
    if menu_entry(ui, command, is_open(view.state, command)) {
        intents.push(Intent::Command(command));
        ui.close();
    }
}

/// What the narrow bar has no room for.
fn more(ui: &mut Ui, view: &View<'_>, right: f32, middle: f32, intents: &mut Vec<Intent>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let button = Button::new(words::MORE).small().opens();
    let height = Sizes::get().height.small_button;
    let width = button.width(ui);
    let rect = Rect::from_min_size(pos2(right - width, middle - height / 2.0), vec2(width, height));
    let response = button.show(ui, rect);
    Popup::menu(&response).align(egui::RectAlign::TOP_END).show(|ui| {
        ui.set_width(200.0);
        ui.spacing_mut().item_spacing.y = 0.0;
        entry(ui, view, Command::NewGame, intents);
        for command in ENDS {
            entry(ui, view, command, intents);
        }
        ui.separator();
        ui.label(egui::RichText::new(words::SOWING).color(theme.muted));
        for (number, speed) in Speed::ALL.into_iter().enumerate() {
            let chosen = view.state.settings.speed == speed;
            let words = words::SPEEDS[number];
            let row = popup_row(ui, Id::unique(("speed", number)), words, None, true, chosen);
            row.widget_info(|| WidgetInfo::selected(Role::MenuItemRadio, true, chosen, words));
            if row.clicked() {
                intents.push(Intent::Speed(speed));
                ui.close();
            }
        }
    });
    rect.min.x
}
