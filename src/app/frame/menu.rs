//! The list of commands that opens at the left of the top bar.

use egui::{Context, Id, Popup, Role, Ui, WidgetInfo};

use crate::app::command::{Command, Group};
use crate::app::controls::popup_row;
use crate::app::intent::Intent;
use crate::app::state::State;
use crate::app::theme::{Text, Theme};
use crate::app::update::is_open;

/// What the menu is known by.
pub(super) fn menu_id() -> Id {
    Id::unique("menu popup")
}

/// Opens or closes the menu.
pub fn toggle_menu(ctx: &Context) {
    Popup::toggle_id(ctx, menu_id());
    // Opened by a key: the first entry has the keyboard.
    ctx.data_mut(|data| data.insert_temp(menu_id(), true));
    ctx.request_repaint();
}

const MENU_WIDTH: f32 = 260.0;

/// The commands in their groups.
pub(super) fn menu_entries(ui: &mut Ui, state: &State, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    ui.set_min_width(MENU_WIDTH);
    ui.set_max_width(MENU_WIDTH);
    ui.set_max_height(ui.ctx().content_rect().height() - 70.0);
    ui.spacing_mut().item_spacing.y = 0.0;
    // Where the menu is longer than the window its bar tells that more follows.
    ui.spacing_mut().scroll = egui::style::ScrollStyle::solid();
    egui::ScrollArea::vertical().max_height(ui.ctx().content_rect().height() - 80.0).show(
        ui,
        |ui| {
            for (number, group) in Group::ALL.into_iter().enumerate() {
                if number > 0 {
                    ui.add_space(6.0);
                }
                let heading = egui::RichText::new(group.words())
                    .text_style(Text::Caption.bold())
                    .color(theme.muted);
                ui.label(heading);
                let commands = Command::ALL.into_iter().filter(|command| command.group() == group);
                for command in commands.filter(|command| *command != Command::Menu) {
                    let by_key = ui.ctx().data(|data| data.get_temp(menu_id())).unwrap_or(false);
                    if by_key {
                        ui.memory_mut(|memory| memory.request_focus(Id::unique(("menu", command))));
                        ui.ctx().data_mut(|data| data.insert_temp(menu_id(), false));
                    }
                    if menu_entry(ui, command, is_open(state, command)) {
                        intents.push(Intent::Command(command));
                        ui.close();
                    }
                }
            }
        },
    );
}

/// One line of a menu; its key is no part of its name. Returns whether it was clicked.
pub fn menu_entry(ui: &mut Ui, command: Command, enabled: bool) -> bool {
    let id = Id::unique(("menu", command));
    let keys = command.keys();
    let row = popup_row(ui, id, command.label(), keys.as_deref(), enabled, false);
    row.widget_info(|| WidgetInfo::labeled(Role::MenuItem, enabled, command.label()));
    row.clicked()
}
