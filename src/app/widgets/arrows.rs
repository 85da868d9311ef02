//! Arrow keys among places that are not in a list: the holes of a board, the cards of a page.

use egui::{EventFilter, FocusDirection, Id, Key, Modifiers, Rect, Ui, vec2};

const ARROWS: [Key; 4] = [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];

/// Keeps the arrow keys for the focused control; otherwise egui would move the focus with them.
pub fn keep(ui: &Ui, id: Id) {
    let filter =
        EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
}

/// The keys that walk through a list, and how many rows each moves; `page` is the number of rows of
/// a page.
pub fn walks(page: isize) -> [(Key, isize); 6] {
    [
        (Key::ArrowDown, 1),
        (Key::ArrowUp, -1),
        (Key::PageDown, page),
        (Key::PageUp, -page),
        (Key::Home, isize::MIN),
        (Key::End, isize::MAX),
    ]
}

/// The row of a list of `len` rows that is `step` rows from the chosen one.
pub fn row_after(chosen: Option<usize>, step: isize, len: usize) -> Option<usize> {
    let last = len.checked_sub(1)?;
    Some(match chosen {
        Some(chosen) => chosen.saturating_add_signed(step).min(last),
        None if step == isize::MIN || (step > 0 && step < isize::MAX) => 0,
        None => last,
    })
}

/// Gives the focus to a place; egui must not move it on.
pub fn focus(ui: &Ui, id: Id) {
    ui.memory_mut(|memory| {
        memory.request_focus(id);
        memory.move_focus(FocusDirection::None);
    });
}

/// Takes the arrow keys while nothing has the focus: any of them gives it to this place.
pub fn begin(ui: &Ui, place: Option<Id>) {
    if ui.memory(|memory| memory.focused()).is_some() {
        return;
    }
    let take = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    // Takes all of them, so that a second one in the same frame moves nothing else.
    let pressed = ARROWS.into_iter().filter(|key| take(*key)).count() > 0;
    if let Some(id) = place.filter(|_| pressed) {
        focus(ui, id);
    }
}

/// Takes the arrow keys: each moves to the nearest place in its direction, at least `least` points
/// away; without a focus to the first place.
pub fn walk(ui: &Ui, from: Option<(Id, Rect)>, places: &[(Id, Rect)], least: f32) {
    let ways = [vec2(-1.0, 0.0), vec2(1.0, 0.0), vec2(0.0, -1.0), vec2(0.0, 1.0)];
    for (key, way) in ARROWS.into_iter().zip(ways) {
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
                    // Places are in rows, so a step sideways counts double.
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
