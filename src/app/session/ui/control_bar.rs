//! The control bar: undo, redo, hint, flip, the speed of sowing, ways to end the game.

use egui::{Align2, Id, Popup, Rect, Role, Ui, WidgetInfo, pos2, vec2};

use super::buttons::{button_from_left, intent_button};
use super::view::BoardContext;
use crate::app::available::is_open;
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::session::state::PendingMove;
use crate::app::settings::table::SettingsIntent;
use crate::app::widgets::button::Button;
use crate::app::widgets::choices::{ROW_PAD, choice, popup_row};
use crate::app::widgets::finger::{self, Swipe};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::menu_entry::{entry_id, menu_entry, menu_keys, menu_width};
use crate::app::widgets::paint::{ChipTone, chip, chip_width, line, run};
use crate::app::words;
use crate::draw::animation::Speed;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages as say;

const WALK: [(Command, Icon); 4] = [
    (Command::First, Icon::First),
    (Command::Back, Icon::Back),
    (Command::Forward, Icon::Forward),
    (Command::Last, Icon::Last),
];

/// How wide each button of [`walk`] is.
fn walk_button() -> f32 {
    Sizes::grown(38.0)
}

/// How wide the four buttons of [`walk`] are together.
pub fn walk_width() -> f32 {
    4.0 * walk_button() + 3.0 * 6.0
}

/// A button at the left.
struct Left {
    command: Command,
    words: &'static str,
    icon: Icon,
    /// Whether it keeps its words if there is little room.
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

/// Width of the speed and the ways to end at the right.
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

pub fn control_bar_ui(ui: &mut Ui, view: &BoardContext<'_>, intents: &mut Vec<Intent>) {
    let bar = view.layout.control;
    swipe_walks(ui, bar, view, intents);
    let compact = view.metrics.side.is_none();
    let middle = bar.center().y;
    let margin = if compact { 12.0 } else { 16.0 };
    let mut x = bar.min.x + margin;
    let right = bar.max.x - margin;
    // The right end keeps its room; buttons lose their words before they are left out.
    let kept =
        if compact { more_button().width(ui) + 12.0 + walk_width() + 12.0 } else { END_WIDTH };
    let full: f32 = left().iter().map(|item| item.button(compact, true).width(ui) + 8.0).sum();
    let words = x + full + if compact { 0.0 } else { 24.0 } <= right - kept;
    for item in &left() {
        let command = item.command;
        let button = item
            .button(compact, words || item.keeps_words)
            .tip(command.tip())
            .enabled(is_open(view.state, command));
        if x + button.width(ui)
            > right - if compact { more_button().width(ui) + 8.0 } else { 120.0 }
        {
            break;
        }
        let button = (button, Intent::Command(command));
        let at = pos2(x, middle - small_height() / 2.0);
        x = button_from_left(ui, button, at, small_height(), intents) + 8.0;
        if command == Command::Redo && !compact {
            x += 12.0;
        }
    }
    if compact {
        let left = more(ui, view, right, middle, intents);
        // In a very narrow window the keys and the menu remain.
        let fits = left - 12.0 - walk_width() > x;
        let left = if fits { walk(ui, view, left - 12.0, middle, intents) } else { left };
        layout_so_far(ui, view, left - 12.0, x, middle);
    } else {
        let left = end(ui, view, right, middle, intents);
        if !layout_so_far(ui, view, left - 8.0, x, middle) {
            speed(ui, view, left - 8.0, middle, x, intents);
        }
    }
}

fn small_height() -> f32 {
    Sizes::get().height.small_button
}

/// A finger that swipes over a place goes one move forward or back, as it turns a page.
pub fn swipe_walks(ui: &Ui, place: Rect, view: &BoardContext<'_>, intents: &mut Vec<Intent>) {
    let is_covered = !ui.is_enabled() || Popup::is_any_open(ui.ctx());
    let command = match finger::swipe_in(ui.ctx(), place) {
        Some(Swipe::Left) if !is_covered => Command::Forward,
        Some(Swipe::Right) if !is_covered => Command::Back,
        _ => return,
    };
    if is_open(view.state, command) {
        intents.push(Intent::Command(command));
    }
}

/// First, back, forward, last, ending at `right`; returns where they begin.
pub fn walk(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    right: f32,
    middle: f32,
    intents: &mut Vec<Intent>,
) -> f32 {
    let size = vec2(walk_button(), small_height());
    let left = right - walk_width();
    let mut place = Rect::from_min_size(pos2(left, middle - size.y / 2.0), size);
    for (command, icon) in WALK {
        let button = Button::icon_only(icon, command.label())
            .tip(command.tip())
            .enabled(is_open(view.state, command));
        intent_button(ui, (button, Intent::Command(command)), place, intents);
        place = place.translate(vec2(size.x + 6.0, 0.0));
    }
    left
}

/// The layout of a round so far, in place of the speed; returns whether there is one.
fn layout_so_far(ui: &mut Ui, view: &BoardContext<'_>, right: f32, left: f32, middle: f32) -> bool {
    if !matches!(view.session.pending, PendingMove::Layout { .. }) {
        return false;
    }
    let layout = words::seeds_by_hole(view.session.layout().iter());
    let width = chip_width(ui, &layout, ChipTone::Quiet);
    if right - width > left {
        chip(ui, pos2(right - width, middle), &layout, ChipTone::Quiet);
        let at = pos2(right - width - 9.0, middle);
        if at.x - 100.0 > left {
            let theme = Theme::of(ui.ctx());
            let title = run(say::labels::layout_so_far(), Text::Chip, false, theme.muted);
            line(ui, at, Align2::RIGHT_CENTER, &title);
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
    let size = vec2(112.0, small_height());
    let rect = Rect::from_min_size(pos2(right - size.x, middle - size.y / 2.0), size);
    if rect.min.x < least {
        return;
    }
    if rect.min.x - 60.0 > least {
        let title = run(say::labels::sowing(), Text::Chip, false, theme.muted);
        line(ui, pos2(rect.min.x - 9.0, middle), Align2::RIGHT_CENTER, &title);
    }
    let chosen = Speed::ALL.iter().position(|speed| *speed == view.state.settings.speed);
    let chosen = chosen.unwrap_or_default();
    if let Some(picked) =
        choice(ui, rect, say::labels::sowing(), &words::speeds(), chosen, true, "speed")
    {
        intents.push(Intent::Settings(SettingsIntent::Speed(Speed::ALL[picked])));
    }
}

fn more_button() -> Button<'static> {
    Button::new(say::labels::more()).small().opens()
}

const ENDS: [Command; 2] = [Command::Agree, Command::Resign];
/// What the menu of a narrow bar has, over the speeds.
const MORE: [Command; 7] = [
    Command::NewGame,
    Command::Agree,
    Command::Resign,
    Command::Save,
    Command::SaveAs,
    Command::CopyPosition,
    Command::WhyNot,
];

/// The rows of these commands that can be chosen.
fn open_rows(view: &BoardContext<'_>, commands: impl IntoIterator<Item = Command>) -> Vec<Id> {
    let open = commands.into_iter().filter(|command| is_open(view.state, *command));
    open.map(entry_id).collect()
}

/// A button that opens a menu above it; returns where it begins.
fn menu_button(
    ui: &mut Ui,
    button: Button<'_>,
    right: f32,
    middle: f32,
    rows: &[Id],
    commands: &[Command],
    entries: impl FnOnce(&mut Ui),
) -> f32 {
    let size = vec2(button.width(ui), small_height());
    let rect = Rect::from_min_size(pos2(right - size.x, middle - size.y / 2.0), size);
    let response = button.show(ui, rect);
    Popup::menu(&response).align(egui::RectAlign::TOP_END).show(|ui| {
        ui.set_width(menu_width(ui, commands.iter().copied()).max(200.0));
        ui.spacing_mut().item_spacing.y = 0.0;
        menu_keys(ui, response.id.with("keys"), rows);
        entries(ui);
    });
    rect.min.x
}

fn end(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    right: f32,
    middle: f32,
    intents: &mut Vec<Intent>,
) -> f32 {
    let button = Button::new(say::labels::end()).icon(Icon::Flag).small().opens();
    let rows = open_rows(view, ENDS);
    menu_button(ui, button, right, middle, &rows, &ENDS, |ui| {
        for command in ENDS {
            entry(ui, view, command, intents);
        }
    })
}

fn entry(ui: &mut Ui, view: &BoardContext<'_>, command: Command, intents: &mut Vec<Intent>) {
    if menu_entry(ui, command, is_open(view.state, command)) {
        intents.push(Intent::Command(command));
        ui.close();
    }
}

fn speed_id(number: usize) -> Id {
    Id::unique(("speed", number))
}

/// The menu of what a narrow bar has no room for.
fn more(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    right: f32,
    middle: f32,
    intents: &mut Vec<Intent>,
) -> f32 {
    let theme = Theme::of(ui.ctx());
    let mut rows = open_rows(view, MORE);
    rows.extend((0..Speed::ALL.len()).map(speed_id));
    menu_button(ui, more_button(), right, middle, &rows, &MORE, |ui| {
        for command in MORE {
            entry(ui, view, command, intents);
        }
        ui.separator();
        ui.horizontal(|ui| {
            ui.add_space(ROW_PAD);
            ui.spacing_mut().item_spacing.x = 0.0;
            ui.label(egui::RichText::new(say::labels::sowing()).color(theme.muted));
        });
        for (number, speed) in Speed::ALL.iter().copied().enumerate() {
            let chosen = view.state.settings.speed == speed;
            let words = words::speeds()[number];
            let row = popup_row(ui, speed_id(number), words, None, true, chosen);
            row.widget_info(|| WidgetInfo::selected(Role::MenuItemRadio, true, chosen, words));
            if row.clicked() {
                intents.push(Intent::Settings(SettingsIntent::Speed(speed)));
                ui.close();
            }
        }
    })
}
