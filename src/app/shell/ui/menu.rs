//! The list of commands that opens at the left of the top bar.

use egui::{Align2, Context, Id, Popup, Ui, Vec2, vec2};

use crate::app::available::is_open;
use crate::app::command::{Command, CommandGroup};
use crate::app::intent::Intent;
use crate::app::state::State;
use crate::app::widgets::menu_entry::{OPENING, entry_id, menu_entry};
use crate::app::widgets::paint::{line, run};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};

/// The id of the menu.
pub(crate) fn menu_id() -> Id {
    Id::unique("menu popup")
}

/// Opens or closes the menu.
pub fn toggle_menu(ctx: &Context) {
    Popup::toggle_id(ctx, menu_id());
    // If a key opened the menu, the first entry gets the focus.
    ctx.data_mut(|data| data.insert_temp(menu_id(), OPENING));
    ctx.request_repaint();
}

/// Gives the first entry the focus while the menu opens, if a key opened it.
fn focus_first(ui: &Ui) {
    let left: u8 = ui.ctx().data(|data| data.get_temp(menu_id())).unwrap_or_default();
    if left == 0 {
        return;
    }
    if let Some(first) = CommandGroup::ALL.iter().copied().flat_map(listed).next() {
        ui.memory_mut(|memory| memory.request_focus(entry_id(first)));
    }
    ui.ctx().data_mut(|data| data.insert_temp(menu_id(), left - 1));
    ui.ctx().request_repaint();
}

/// The width of a column.
const COLUMN: f32 = 236.0;
/// The space between columns.
const GAP: f32 = 16.0;
/// The height of a heading.
const HEADING: f32 = 22.0;

/// The commands of a group, as the menu lists them.
fn listed(group: CommandGroup) -> impl Iterator<Item = Command> {
    let commands = Command::ALL.iter().copied().filter(move |command| command.group() == group);
    commands.filter(|command| command.is_in_menu())
}

fn height_of(groups: &[CommandGroup]) -> f32 {
    let of =
        |group: &CommandGroup| HEADING + listed(*group).count() as f32 * Sizes::get().height.hit;
    groups.iter().map(of).sum()
}

/// The groups in as few columns as fit the height of `space`, but no more than fit its width.
fn columns(space: Vec2) -> Vec<&'static [CommandGroup]> {
    let most = ((space.x + GAP) / (COLUMN + GAP)).floor().max(1.0) as usize;
    let mut columns = Vec::new();
    let mut rest: &'static [CommandGroup] = CommandGroup::ALL;
    while !rest.is_empty() {
        let fitting = (1..=rest.len()).take_while(|count| height_of(&rest[..*count]) <= space.y);
        // The last column takes everything that is left, and scrolls.
        let is_last = columns.len() + 1 == most;
        let count = if is_last { rest.len() } else { fitting.last().unwrap_or(1) };
        let (column, after) = rest.split_at(count);
        columns.push(column);
        rest = after;
    }
    columns
}

/// The commands in their groups.
pub(crate) fn menu_entries(ui: &mut Ui, state: &State, intents: &mut Vec<Intent>) {
    let space = ui.ctx().content_rect().size() - vec2(40.0, 80.0);
    focus_first(ui);
    let columns = columns(space);
    let width = columns.len() as f32 * (COLUMN + GAP) - GAP;
    ui.set_min_width(width);
    ui.set_max_width(width);
    ui.set_max_height(space.y);
    ui.spacing_mut().item_spacing = vec2(GAP, 0.0);
    // If the menu is longer than the window, its scroll bar shows that there is more.
    ui.spacing_mut().scroll = egui::style::ScrollStyle::solid();
    egui::ScrollArea::vertical().max_height(space.y).show(ui, |ui| {
        ui.horizontal_top(|ui| {
            for groups in columns {
                ui.vertical(|ui| {
                    ui.set_width(COLUMN);
                    for group in groups {
                        entries(ui, *group, state, intents);
                    }
                });
            }
        });
    });
}

fn entries(ui: &mut Ui, group: CommandGroup, state: &State, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let (_, place) = ui.allocate_space(vec2(ui.available_width(), HEADING));
    let heading = run(group.words(), Text::Caption, true, theme.muted);
    line(ui, place.left_bottom() + vec2(10.0, -4.0), Align2::LEFT_BOTTOM, &heading);
    for command in listed(group) {
        if menu_entry(ui, command, is_open(state, command)) {
            intents.push(Intent::Command(command));
            ui.close();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_menu_has_as_many_columns_as_it_needs() {
        let whole: usize = CommandGroup::ALL.iter().map(|group| listed(*group).count()).sum();
        let tall = height_of(CommandGroup::ALL);
        assert_eq!(columns(vec2(2000.0, tall)).len(), 1);
        assert!(columns(vec2(2000.0, tall - 1.0)).len() >= 2);
        assert_eq!(columns(vec2(300.0, 200.0)).len(), 1);
        for space in [vec2(860.0, 560.0), vec2(1240.0, 720.0), vec2(440.0, 280.0)] {
            let columns = columns(space);
            let listed: usize =
                columns.iter().flat_map(|groups| groups.iter()).map(|g| listed(*g).count()).sum();
            assert_eq!(listed, whole);
            let wide = columns.len() as f32 * (COLUMN + GAP) - GAP;
            assert!(wide <= space.x.max(COLUMN));
            if space.x > 800.0 {
                assert!(columns.iter().all(|groups| height_of(groups) <= space.y), "{space}");
            }
        }
    }
}
