//! The bar at the top of every page.

use egui::{
    Align2, Id, Popup, PopupCloseBehavior, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::dialogs;
use super::menu::{menu_entries, menu_id};
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::page::Page;
use crate::app::state::State;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::{self, Icon};
use crate::app::widgets::paint::{Run, focus_ring, galley, line, paint_words};
use crate::app::widgets::panel::{Edge, panel};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages as say;

/// The least window width for the hint of the keys page.
const HINT_FROM: f32 = 1100.0;

/// The least window width for the name of the program.
const NAME_FROM: f32 = 560.0;

/// Paints the bar; returns the part without tabs and buttons.
pub fn top_bar_ui(ui: &mut Ui, bar: Rect, state: &State, intents: &mut Vec<Intent>) -> Rect {
    let theme = Theme::of(ui.ctx());
    panel(ui, bar, Edge::Bottom);
    let middle = bar.center().y;
    let icon = Vec2::splat(Sizes::get().height.button);
    let menu = Rect::from_center_size(pos2(bar.min.x + 29.0, middle), icon);
    let button = Button::icon_only(Icon::Menu, say::labels::menu())
        .look(ButtonLook::Bare)
        .tip(Command::Menu.tip());
    let response = button.show(ui, menu);
    Popup::menu(&response)
        .id(menu_id())
        .close_behavior(PopupCloseBehavior::CloseOnClick)
        .accessible_name(say::labels::menu())
        .show(|ui| menu_entries(ui, state, intents));
    let mark = Rect::from_center_size(pos2(bar.min.x + 67.0, middle), vec2(21.0, 21.0));
    icons::paint_mark(ui.painter(), mark, theme.accent, theme.on_accent);
    let name = Run { words: say::labels::kete(), text: Text::Section, bold: true, ink: theme.text };
    let at = pos2(bar.min.x + 86.0, middle);
    // In the narrowest window the tabs need its space.
    let (mut x, pad) = match bar.width() < NAME_FROM {
        true => (at.x, 10.0),
        false => (line(ui, at, Align2::LEFT_CENTER, &name).max.x + 18.0, 14.5),
    };
    for page in Page::ALL {
        let label = match page {
            Page::Start => say::labels::start(),
            Page::Play => say::labels::play(),
            Page::Learn => say::learn::learn(),
            Page::Rules => say::labels::rules(),
            Page::Library => say::library::library(),
            Page::Record
            | Page::Daily
            | Page::Class
            | Page::Damaged
            | Page::After
            | Page::Editor
            | Page::LessonEditor => continue,
        };
        let width = galley(ui, label, Text::Body, true, theme.text).size().x + 2.0 * pad;
        let rect = Rect::from_min_size(pos2(x, bar.min.y), vec2(width, bar.height()));
        x += width + 4.0;
        let is_under = [
            (Page::After, Page::Play),
            (Page::LessonEditor, Page::Learn),
            (Page::Class, Page::Learn),
        ];
        let current = state.page == page || is_under.contains(&(state.page, page));
        let id = Id::unique(("tab", label));
        let response = ui.interact(rect, id, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Tab, true, label));
        ui.ctx().accesskit_node_builder(id, |node| node.set_selected(current));
        let ink = if current {
            theme.accent
        } else if response.hovered() {
            theme.text
        } else {
            theme.muted
        };
        paint_words(ui, rect.center(), Align2::CENTER_CENTER, label, Text::Body, true, ink);
        if current {
            let under = rect.with_min_y(rect.max.y - 3.0);
            ui.painter().rect_filled(under, 0.0, theme.accent);
        }
        focus_ring(ui, &response, rect.shrink(5.0), 4);
        if response.clicked() {
            intents.push(match page {
                Page::Rules => Intent::Command(Command::Rulebook),
                page => Intent::Go(page),
            });
        }
    }
    let gear = Rect::from_center_size(pos2(bar.max.x - 29.0, middle), icon);
    let mut end = gear.min.x;
    if bar.width() >= HINT_FROM {
        let key = Command::Keys.keys().unwrap_or_default();
        let hint = dialogs::keys::hint(ui, pos2(gear.min.x - 6.0, middle), &key);
        end = hint.rect.min.x;
        if hint.clicked() {
            intents.push(Intent::Command(Command::Keys));
        }
    }
    let button = Button::icon_only(Icon::Gear, say::settings::settings())
        .look(ButtonLook::Bare)
        .tip(Command::Settings.tip());
    if button.show(ui, gear).clicked() {
        intents.push(Intent::Command(Command::Settings));
    }
    bar.with_min_x(x).with_max_x(end)
}
