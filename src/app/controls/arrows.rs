//! Arrow keys among places that lie about freely: holes of a board, cards of a page.

use egui::{EventFilter, FocusDirection, Id, Key, Modifiers, Rect, Ui, vec2};

/// Keeps the arrows for what has the keyboard; egui's own way of moving on would take them.
pub fn keep(ui: &Ui, id: Id) {
    let filter =
        EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
}

/// Gives the keyboard to a place; egui's own way of moving on must not follow.
pub fn focus(ui: &Ui, id: Id) {
    ui.memory_mut(|memory| {
        memory.request_focus(id);
        memory.move_focus(FocusDirection::None);
    });
}

/// Takes the arrow keys: each moves to the nearest place that way, at least `least` points on; from
/// nowhere to the first place.
pub fn walk(ui: &Ui, from: Option<(Id, Rect)>, places: &[(Id, Rect)], least: f32) {
    let ways = [
        (Key::ArrowLeft, vec2(-1.0, 0.0)),
        (Key::ArrowRight, vec2(1.0, 0.0)),
        (Key::ArrowUp, vec2(0.0, -1.0)),
        (Key::ArrowDown, vec2(0.0, 1.0)),
    ];
    for (key, way) in ways {
        if !ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            continue;
        }
        let to = match from {
            None => places.first(),
            Some((id, rect)) => places
                .iter()
                .filter(|(other, _)| *other != id)
                .filter_map(|place| {
                    let step = place.1.center() - rect.center();
                    let along = step.dot(way);
                    let aside = (step - way * along).length();
                    // Places stand in rows: a step aside counts double.
                    (along > least && aside < 2.0 * along).then_some((along + 2.0 * aside, place))
                })
                .min_by(|(one, _), (other, _)| one.total_cmp(other))
                .map(|(_, place)| place),
        };
        if let Some((id, _)) = to {
            focus(ui, *id);
        }
    }
}
