//! The control bar: undo, redo, flip, the speed of sowing, ways to end.

use egui::{Align2, Id, Popup, Rect, Role, Ui, WidgetInfo, pos2, vec2};

use super::view::BoardContext;
use crate::app::available::is_open;
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::session::state::PendingMove;
use crate::app::settings::table::SettingsIntent;
use crate::app::widgets::button::Button;
use crate::app::widgets::choices::{choice, popup_row};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::menu_entry::menu_entry;
use crate::app::widgets::paint::{ChipTone, chip, chip_width, line, run};
use crate::app::words;
use crate::draw::animation::Speed;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages as say;

const WAYS: [(Command, Icon); 4] = [
    (Command::First, Icon::First),
    (Command::Back, Icon::Back),
    (Command::Forward, Icon::Forward),
    (Command::Last, Icon::Last),
];

/// How wide the four buttons are together.
pub const WALK_WIDTH: f32 = 4.0 * 38.0 + 3.0 * 6.0;

/// A button at the left.
struct Left {
    command: Command,
    words: &'static str,
    icon: Icon,
    /// Whether its words stay where there is little room.
    keeps_words: bool,
}

fn left() -> [Left; 5] {
    [
        Left::new(Command::Undo, say::labels::undo(), Icon::Undo, true),
        Left::new(Command::Redo, say::labels::redo(), Icon::Redo, true),
        Left::new(Command::Hint, say::labels::hint(), Icon::Bulb, true),
        Left::new(Command::WhatMayIPlay, say::labels::what_may_i_play(), Icon::Eye, true),
        Left::new(Command::Flip, say::labels::flip(), Icon::Flip, false),
    ]
}

/// What the speed and the ways to end take at the right.
const END_WIDTH: f32 = 300.0;

impl Left {
    const fn new(command: Command, words: &'static str, icon: Icon, keeps_words: bool) -> Left {
        Left { command, words, icon, keeps_words }
    }

    fn button(&self, compact: bool, words: bool) -> Button<'static> {
        if !words || (compact && !self.keeps_words) {
            return Button::icon_only(self.icon, self.words);
        }
        let button = Button::new(self.words).icon(self.icon).small();
        match self.command.keys() {
            Some(keys) if self.command == Command::Hint && !compact => button.key(keys),
            _ => button,
        }
    }
}

/// Shows the bar.
pub fn control_bar_ui(ui: &mut Ui, view: &BoardContext<'_>, intents: &mut Vec<Intent>) {
    let bar = view.layout.control;
    let compact = view.metrics.side.is_none();
    let middle = bar.center().y;
    let margin = if compact { 12.0 } else { 16.0 };
    let mut x = bar.min.x + margin;
    let right = bar.max.x - margin;
    // What stands at the right end keeps its room; words go before buttons do.
    let kept = if compact { more_width(ui) + 12.0 + WALK_WIDTH + 12.0 } else { END_WIDTH };
    let full: f32 = left().iter().map(|item| item.button(compact, true).width(ui) + 8.0).sum();
    let words = x + full + if compact { 0.0 } else { 24.0 } <= right - kept;
    for item in &left() {
        let command = item.command;
        let button = item
            .button(compact, words || item.keeps_words)
            .tip(command.tip())
            .enabled(is_open(view.state, command));
        if x + button.width(ui) > right - if compact { more_width(ui) + 8.0 } else { 120.0 } {
            break;
        }
        x = place(ui, button, x, middle, command, intents) + 8.0;
        if command == Command::Redo && !compact {
            x += 12.0;
        }
    }
    if compact {
        let left = more(ui, view, right, middle, intents);
        // Where the window is very narrow the keys and the menu remain.
        let fits = left - 12.0 - WALK_WIDTH > x;
        let left = if fits { walk(ui, view, left - 12.0, middle, intents) } else { left };
        layout_so_far(ui, view, left - 12.0, x, middle);
    } else {
        let left = end(ui, view, right, middle, intents);
        if !layout_so_far(ui, view, left - 8.0, x, middle) {
            speed(ui, view, left - 8.0, middle, x, intents);
        }
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
    view: &BoardContext<'_>,
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

/// The layout of a round in notation, in place of the speed; says whether there is one.
fn layout_so_far(ui: &mut Ui, view: &BoardContext<'_>, right: f32, left: f32, middle: f32) -> bool {
    if !matches!(view.session.pending, PendingMove::Filling { .. }) {
        return false;
    }
    let layout: Vec<String> = view.session.layout().iter().map(u8::to_string).collect();
    let notation = format!("fill:{}", layout.join(","));
    let width = chip_width(ui, &notation, ChipTone::Quiet);
    if right - width > left {
        chip(ui, pos2(right - width, middle), &notation, ChipTone::Quiet);
        let theme = Theme::of(ui.ctx());
        let says = run(say::labels::layout_so_far(), Text::Chip, false, theme.muted);
        let at = pos2(right - width - 9.0, middle);
        if at.x - 100.0 > left {
            line(ui, at, Align2::RIGHT_CENTER, &says);
        }
    }
    true
}

fn speed(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    right: f32,
    middle: f32,
    least: f32,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let size = vec2(112.0, Sizes::get().height.small_button);
    let rect = Rect::from_min_size(pos2(right - size.x, middle - size.y / 2.0), size);
    if rect.min.x < least {
        return;
    }
    let says = run(say::labels::sowing(), Text::Chip, false, theme.muted);
    if rect.min.x - 60.0 > least {
        line(ui, pos2(rect.min.x - 9.0, middle), Align2::RIGHT_CENTER, &says);
    }
    let chosen = Speed::ALL.iter().position(|speed| *speed == view.state.settings.speed);
    let chosen = chosen.unwrap_or_default();
    if let Some(picked) =
        choice(ui, rect, say::labels::sowing(), &words::speeds(), chosen, true, "speed")
    {
        intents.push(Intent::Settings(SettingsIntent::Speed(Speed::ALL[picked])));
    }
}

fn more_width(ui: &Ui) -> f32 {
    Button::new(say::labels::more()).small().opens().width(ui)
}

const ENDS: [Command; 5] =
    [Command::Agree, Command::Resign, Command::Save, Command::SaveAs, Command::CopyPosition];

fn end(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    right: f32,
    middle: f32,
    intents: &mut Vec<Intent>,
) -> f32 {
    let button = Button::new(say::labels::end()).icon(Icon::Flag).small().opens();
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

fn entry(ui: &mut Ui, view: &BoardContext<'_>, command: Command, intents: &mut Vec<Intent>) {
    if menu_entry(ui, command, is_open(view.state, command)) {
        intents.push(Intent::Command(command));
        ui.close();
    }
}

/// What the narrow bar has no room for.
fn more(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    right: f32,
    middle: f32,
    intents: &mut Vec<Intent>,
) -> f32 {
    let theme = Theme::of(ui.ctx());
    let button = Button::new(say::labels::more()).small().opens();
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
        entry(ui, view, Command::WhyNot, intents);
        ui.separator();
        ui.label(egui::RichText::new(say::labels::sowing()).color(theme.muted));
        for (number, speed) in Speed::ALL.iter().copied().enumerate() {
            let chosen = view.state.settings.speed == speed;
            let words = words::speeds()[number];
            let row = popup_row(ui, Id::unique(("speed", number)), words, None, true, chosen);
            row.widget_info(|| WidgetInfo::selected(Role::MenuItemRadio, true, chosen, words));
            if row.clicked() {
                intents.push(Intent::Settings(SettingsIntent::Speed(speed)));
                ui.close();
            }
        }
    });
    rect.min.x
}
