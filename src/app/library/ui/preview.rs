//! The preview: the last position, who played, how and why the game ended, what can be done with
//! it.

use egui::{Id, Rect, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use super::table;
use crate::app::autosave::kept::summary;
use crate::app::intent::Intent;
use crate::app::library::intent::LibraryIntent;
use crate::app::library::places::Place;
use crate::app::library::preview::SeenGame;
use crate::app::library::row::LibraryRow;
use crate::app::library::shelf::Shelf;
use crate::app::state::State;
use crate::app::widgets::appears::appears;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::paint::{label, run};
use crate::app::words;
use crate::draw::board::art::BoardArt;
use crate::draw::board::paint::paint_board;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::texts::messages as say;

/// From this width on the text is beside the board.
const BESIDE: f32 = 400.0;
/// Smaller boards have no letters and counts.
const WITH_LABELS: f32 = 440.0;
/// Part of the height that the board takes at most.
const BOARD_PART: f32 = 0.5;

/// With `in_front` there is a way back to the table.
pub fn preview_ui(
    ui: &mut Ui,
    rect: Rect,
    in_front: bool,
    state: &State,
    art: &mut BoardArt,
    now: f64,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let Some(row) = state.library.chosen() else {
        if !state.library.rows.is_empty() {
            let says = [run(say::library::choose_to_see(), Text::Body, false, theme.muted)];
            label(ui, rect.min, rect.width(), 3, &says);
        }
        return;
    };
    let choices = choices(in_front, state, row);
    let widths: Vec<f32> = choices.iter().map(|(button, _)| button.width(ui)).collect();
    let (places, height) = places(&widths, rect.width());
    let top = rect.max.y - height;
    let room = rect.with_max_y(top - 10.0);
    let mut child = ui.new_child(
        UiBuilder::new()
            .max_rect(room)
            .id_salt("library preview")
            .accessibility_role(Role::Group)
            .accessibility_label(say::library::chosen_game()),
    );
    child.set_clip_rect(room.expand2(vec2(6.0, 2.0)).intersect(ui.clip_rect()));
    let salt = ("library preview", &row.path);
    ScrollArea::vertical().id_salt(salt).auto_shrink([false, false]).show(&mut child, |ui| {
        let at = ui.cursor().min;
        let end = content(ui, Rect::from_min_size(at, room.size()), row, state, art, now);
        ui.allocate_space(vec2(room.width() - 1.0, end - at.y));
    });
    for (number, ((button, intent), place)) in choices.into_iter().zip(places).enumerate() {
        let response = button.show(ui, place.translate(vec2(rect.min.x, top)));
        // A preview that has just opened gets the keyboard.
        if number == 0 && in_front && appears(ui, response.id) {
            response.request_focus();
        }
        if response.clicked() {
            intents.push(Intent::Library(intent));
        }
    }
}

fn choices(
    in_front: bool,
    state: &State,
    row: &LibraryRow,
) -> Vec<(Button<'static>, LibraryIntent)> {
    let button = |words| Button::new(words).salt("library");
    let copies = state.library.seen().is_some() && row.found.is_ok();
    let mut choices = vec![
        (open(row), LibraryIntent::Open),
        (
            button(say::editor::copy()).tip(say::library::copy_tip()).enabled(copies),
            LibraryIntent::Copy,
        ),
    ];
    if row.place != Place::Example {
        let show = button(say::library::show_folder()).tip(say::library::show_folder_tip());
        choices.push((show, LibraryIntent::ShowFolder));
        choices.push((delete(), LibraryIntent::Delete));
    }
    if in_front {
        let back = button(say::library::back_to_list()).key("Esc").look(ButtonLook::Link);
        choices.push((back, LibraryIntent::Raise(false)));
    }
    choices
}

fn open(row: &LibraryRow) -> Button<'static> {
    let words = match row.place {
        Place::Unfinished => say::labels::go_on(),
        _ => say::labels::open(),
    };
    Button::new(words).look(ButtonLook::Primary).key("Enter").salt("library")
}

fn delete() -> Button<'static> {
    Button::new(say::library::delete_file()).key("Del").salt("library")
}

/// The buttons below a table that has no preview beside it.
pub fn choices_below(state: &State) -> Vec<(Button<'static>, LibraryIntent)> {
    let Some(row) = state.library.chosen() else { return Vec::new() };
    let mut choices = vec![(open(row), LibraryIntent::Open)];
    if row.place != Place::Example {
        choices.push((delete(), LibraryIntent::Delete));
    }
    choices
}

/// Positions of buttons of these widths, wrapped, and the total height.
fn places(widths: &[f32], width: f32) -> (Vec<Rect>, f32) {
    let height = Sizes::get().height.button;
    let (mut x, mut y) = (0.0, 0.0);
    let mut places = Vec::new();
    for wide in widths {
        if x > 0.0 && x + wide > width {
            (x, y) = (0.0, y + height + 8.0);
        }
        places.push(Rect::from_min_size(pos2(x, y), vec2(*wide, height)));
        x += wide + 8.0;
    }
    (places, y + height)
}

/// Returns the lower end.
fn content(
    ui: &mut Ui,
    room: Rect,
    row: &LibraryRow,
    state: &State,
    art: &mut BoardArt,
    now: f64,
) -> f32 {
    let beside = room.width() >= BESIDE;
    let column = if beside { 0.46 * room.width() } else { room.width() };
    let board_end = board(ui, room.with_max_x(room.min.x + column), beside, state, art, now);
    let words_room = match (beside, board_end) {
        // Space for the scroll bar.
        (true, Some(_)) => {
            room.with_min_x(room.min.x + column + 16.0).with_max_x(room.max.x - 10.0)
        }
        (false, Some(end)) => room.with_min_y(end + 12.0),
        (_, None) => room,
    };
    let end = description(ui, words_room, row, state);
    end.max(board_end.unwrap_or(end))
}

/// Returns the lower end, if there is a board.
fn board(
    ui: &mut Ui,
    room: Rect,
    beside: bool,
    state: &State,
    art: &mut BoardArt,
    now: f64,
) -> Option<f32> {
    let seen = state.library.preview(now)?.seen.as_deref().ok()?;
    let mut view = seen.kept.seed_layout.show(seen.kept.flipped, state.material(), state.seeds());
    let form = view.geometry.form;
    let part = if beside { 1.0 } else { BOARD_PART };
    let high = (part * room.height()).max(90.0).min(form.height() * room.width());
    let place = Rect::from_min_size(room.min, vec2(room.width(), high));
    let at = form.fit(place);
    view.labels = at.width() >= WITH_LABELS;
    if let Some(seen) = state.library.seen() {
        let response = ui.interact(place, Id::unique("library board"), Sense::hover());
        let says = say::library::LastPosition { position: &seen.position }.text();
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &says));
    }
    paint_board(ui.painter(), at, &view, art);
    Some(place.max.y)
}

/// The text about the game; returns its lower end.
fn description(ui: &mut Ui, room: Rect, row: &LibraryRow, state: &State) -> f32 {
    let theme = Theme::of(ui.ctx());
    let mut y = room.min.y;
    let mut say = |ui: &mut Ui, says: &str, text, bold, ink, rows, gap: f32| {
        if !says.is_empty() {
            let at = pos2(room.min.x, y);
            y = label(ui, at, room.width(), rows, &[run(says, text, bold, ink)]).max.y + gap;
        }
    };
    let name = match row.place {
        Place::Saved | Place::Folder => row.shown_name(),
        kept => kept.words(""),
    };
    let file = words::file_of(&name, &table::days(row, state).0);
    let game = match &row.found {
        Ok(game) => game,
        Err(why) => {
            say(ui, &row.shown_name(), Text::Section, true, theme.text, 3, 6.0);
            say(ui, why, Text::Body, false, theme.text, 8, 6.0);
            say(ui, say::labels::file_unchanged(), Text::Chip, false, theme.muted, 2, 0.0);
            return y;
        }
    };
    let name = &narration::game(game.name).name;
    let title = if game.title.is_empty() { name } else { &game.title };
    say(ui, title, Text::Section, true, theme.text, 3, 2.0);
    let seen = state.library.seen();
    let goes_on = seen.filter(|seen| seen.kept.is_unfinished());
    match goes_on {
        Some(seen) => {
            let score = summary(&seen.kept);
            say(ui, &score, Text::Body, false, theme.muted, 3, 8.0);
        }
        None => say(ui, &game.players, Text::Body, false, theme.muted, 2, 8.0),
    }
    let result = seen.map(|seen| seen.result.as_str()).unwrap_or_default();
    let result = if result.is_empty() { game.result.as_str() } else { result };
    say(ui, result, Text::CardTitle, true, theme.text, 2, 2.0);
    if let Some(SeenGame { why, comment, branches, .. }) = seen {
        say(ui, why, Text::Body, false, theme.text, 5, 8.0);
        say(ui, comment, Text::Body, false, theme.text, 12, 8.0);
        if *branches > 0 {
            let says = say::library::Branches { count: *branches }.text();
            say(ui, &says, Text::Chip, false, theme.muted, 1, 4.0);
        }
    }
    say(ui, &file, Text::Chip, false, theme.muted, 2, 2.0);
    if let Some(also) = row.also.first().filter(|_| state.library.shelf == Shelf::Yours) {
        let says = say::library::AlsoSaved { file: also.display().to_string() }.text();
        say(ui, &says, Text::Chip, false, theme.muted, 3, 0.0);
    }
    y
}
