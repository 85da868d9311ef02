//! The search field of a page, with its key.

use egui::{Id, Rect, Ui, pos2};

use super::field::TextField;
use super::icons::Icon;
use super::paint::paint_key_cap;
use crate::app::intent::Intent;
use crate::draw::theme::Theme;
use crate::texts::messages as say;

const SEARCH_KEY: &str = "/";

/// The id of the search field with this name.
pub fn search_id(name: &str) -> Id {
    TextField::new(name).id()
}

/// Paints the field; each change adds a `Search` intent.
pub fn search_field(ui: &mut Ui, rect: Rect, name: &str, search: &str, intents: &mut Vec<Intent>) {
    let mut text = search.to_owned();
    let hint = if rect.width() > 190.0 { name } else { say::rulebook::search_short() };
    let field = TextField::new(name).hint(hint).icon(Icon::Search).most(60);
    let shown = field.show(ui, rect, &mut text);
    ui.ctx().accesskit_node_builder(shown.response.id, |node| {
        node.set_keyboard_shortcut(SEARCH_KEY);
    });
    if text.is_empty() && !shown.response.has_focus() {
        let at = pos2(rect.max.x - 26.0, rect.center().y);
        paint_key_cap(ui, at, SEARCH_KEY, Theme::of(ui.ctx()).muted);
    }
    if shown.changed {
        intents.push(Intent::Search(text));
    }
}
