//! The list of all keys: the commands in their groups and the keys of the board, with a search.

use egui::{
    Id, Rect, Response, Role, ScrollArea, Sense, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use crate::app::command::{Command, CommandGroup};
use crate::app::intent::Intent;
use crate::app::widgets;
use crate::app::widgets::dialog_head::{cross, head, is_small, search};
use crate::app::widgets::paint::{flow, galley, key_width, label, paint_key_cap, paint_words, run};
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::texts::as_searched;
use crate::texts::messages as say;

/// What the keys of one line do, and the keys.
struct KeyEntry {
    words: &'static str,
    keys: Vec<String>,
}

/// Lines under a heading.
struct KeyPart {
    heading: &'static str,
    entries: Vec<KeyEntry>,
}

/// How close the lines are.
#[derive(Clone, Copy)]
struct Density {
    /// Height of a line.
    row: f32,
    /// Height of a heading, and the part of it above its words.
    heading: f32,
    above: f32,
}

const ROOMY: Density = Density { row: 30.0, heading: 42.0, above: 14.0 };
/// Where all lines then fit without scrolling.
const CLOSE: Density = Density { row: 22.0, heading: 30.0, above: 7.0 };

impl Density {
    fn height(self, part: &KeyPart) -> f32 {
        self.heading + part.entries.len() as f32 * self.row
    }
}

/// The space between two columns.
const GAP: f32 = 40.0;
/// Space for the head of the dialog, and below the columns.
const AROUND: f32 = 78.0;
/// From this window width on there are two columns, and three.
const TWO_COLUMNS: f32 = 1100.0;
const THREE_COLUMNS: f32 = 1240.0;

fn columns_in(window: Vec2) -> usize {
    1 + usize::from(window.x >= TWO_COLUMNS) + usize::from(window.x >= THREE_COLUMNS)
}

/// The size of the dialog: where there is room, all keys are seen without scrolling.
pub fn size(window: Vec2) -> Vec2 {
    let columns = columns_in(window);
    if columns < 3 {
        return vec2(900.0, 680.0);
    }
    let tall = tallest(&parts(""), density(window, &parts("")), columns);
    vec2(1200.0, (tall + AROUND).min(window.y - 24.0))
}

/// How close the lines must be for all of them to be seen, if they can.
fn density(window: Vec2, parts: &[KeyPart]) -> Density {
    let columns = columns_in(window);
    let is_roomy = columns < 3 || tallest(parts, ROOMY, columns) + AROUND <= window.y - 24.0;
    if is_roomy { ROOMY } else { CLOSE }
}

/// The height of the longest column.
fn tallest(parts: &[KeyPart], density: Density, columns: usize) -> f32 {
    let heights: Vec<f32> = parts.iter().map(|part| density.height(part)).collect();
    let ends = balanced(&heights, columns);
    let begins = std::iter::once(&0).chain(&ends);
    begins.zip(&ends).map(|(from, to)| heights[*from..*to].iter().sum()).fold(0.0, f32::max)
}

/// The lines that contain all the words searched for.
fn parts(search: &str) -> Vec<KeyPart> {
    let wanted = as_searched(search.trim());
    let fits = |words: &str, keys: &str| {
        wanted.is_empty()
            || as_searched(words).contains(&wanted)
            || as_searched(keys).contains(&wanted)
    };
    let fixed = |list: &[(&'static str, &'static str)]| {
        let fitting = list.iter().copied().filter(|(keys, words)| fits(words, keys));
        fitting
            .map(|(keys, words)| KeyEntry {
                words,
                keys: keys.split(' ').map(str::to_owned).collect(),
            })
            .collect()
    };
    let mut parts =
        vec![KeyPart { heading: say::keys::on_the_board(), entries: fixed(&words::board_keys()) }];
    for &group in CommandGroup::ALL {
        let entries = Command::ALL.iter().copied().filter(|command| command.group() == group);
        let entries = entries.filter_map(|command| {
            let keys = command.keys()?;
            let entry = KeyEntry { words: command.label(), keys: vec![keys.clone()] };
            let tip = command.tip();
            (fits(entry.words, &keys) || fits(&tip, "")).then_some(entry)
        });
        parts.push(KeyPart { heading: group.words(), entries: entries.collect() });
        if group == CommandGroup::Move {
            // Here it makes three columns that are about as long.
            let entries = fixed(&words::rules_keys());
            parts.push(KeyPart { heading: say::keys::in_the_rules(), entries });
        }
    }
    let after = Command::AfterGame.label();
    parts.push(KeyPart { heading: after, entries: fixed(&words::after_keys()) });
    // The buttons of a presentation show these keys. Here they are found by searching: there is no
    // room for all of them.
    if !wanted.is_empty() {
        let entries = fixed(&words::presentation_keys());
        parts.push(KeyPart { heading: say::presentation::keys(), entries });
    }
    parts.push(KeyPart {
        heading: say::keys::everywhere(),
        entries: fixed(&words::everywhere_keys()),
    });
    parts.retain(|part| !part.entries.is_empty());
    parts
}

/// Shows the dialog.
pub fn keys_ui(ui: &mut Ui, rect: Rect, typed: &str, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let frame = head(ui, rect, say::keys::keys());
    search(ui, frame.free, say::keys::search_keys(), typed, intents);
    let margin = if is_small(rect) { 16.0 } else { 26.0 };
    let room = frame.body.shrink2(vec2(margin, 4.0));
    let parts = parts(typed);
    if parts.is_empty() {
        let says = words::no_key(typed.trim());
        let runs = [run(&says, Text::Body, false, theme.muted)];
        label(ui, room.min + vec2(0.0, 16.0), room.width(), 2, &runs);
    }
    let mut child = ui.new_child(UiBuilder::new().max_rect(room));
    child.set_clip_rect(room.intersect(ui.clip_rect()));
    ScrollArea::vertical().auto_shrink([false, false]).show(&mut child, |ui| {
        let width = ui.available_width() - 8.0;
        let window = ui.ctx().content_rect().size();
        let (columns, density) = (columns_in(window), density(window, &parts));
        let column = (width - GAP * (columns - 1) as f32) / columns as f32;
        let heights: Vec<f32> = parts.iter().map(|part| density.height(part)).collect();
        let ends = balanced(&heights, columns);
        let (_, whole) = ui.allocate_space(vec2(width, tallest(&parts, density, columns) + 8.0));
        let mut at = whole.min;
        for (number, part) in parts.iter().enumerate() {
            if ends.contains(&number) {
                at = pos2(at.x + column + GAP, whole.min.y);
            }
            at.y = show_part(ui, at, column, part, density);
        }
    });
    cross(ui, rect, intents);
}

/// Where each column ends, as the number of parts up to there, so that the longest column is as
/// short as can be.
fn balanced(heights: &[f32], columns: usize) -> Vec<usize> {
    let filled = |limit: f32| {
        let (mut ends, mut column) = (Vec::new(), 0.0);
        for (number, height) in heights.iter().enumerate() {
            if number > 0 && column + height > limit {
                ends.push(number);
                column = 0.0;
            }
            column += height;
        }
        ends.push(heights.len());
        ends
    };
    // The longest column is one of these runs of parts.
    let runs = (0..heights.len()).flat_map(|from| {
        heights[from..].iter().scan(0.0, |sum, height| {
            *sum += height;
            Some(*sum)
        })
    });
    let longest = heights.iter().copied().fold(0.0, f32::max);
    let mut limits: Vec<f32> = runs.filter(|run| *run >= longest).collect();
    limits.sort_by(f32::total_cmp);
    let mut fitting = limits.into_iter().map(|limit| filled(limit + 0.1));
    fitting.find(|ends| ends.len() <= columns).unwrap_or_else(|| vec![heights.len()])
}

/// Shows a heading with its lines; returns where they end.
fn show_part(ui: &mut Ui, at: egui::Pos2, width: f32, part: &KeyPart, density: Density) -> f32 {
    let theme = Theme::of(ui.ctx());
    let heading = [run(part.heading, Text::Body, true, theme.muted)];
    label(ui, at + vec2(0.0, density.above), width, 1, &heading);
    let mut y = at.y + density.heading;
    for entry in &part.entries {
        let row = Rect::from_min_size(pos2(at.x, y), vec2(width, density.row));
        let spoken: Vec<String> = entry.keys.iter().map(|keys| words::key_name(keys)).collect();
        let spoken = say::keys::Entry { what: entry.words, keys: spoken.join(" ") }.text();
        let id = Id::unique(("key entry", part.heading, &spoken));
        let response = ui.interact(row, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
        // Key caps from right to left, with a `+` between the keys of a chord.
        let mut x = row.max.x;
        for chord in entry.keys.iter().rev() {
            for (number, key) in split(chord).iter().rev().enumerate() {
                if number > 0 {
                    x -= 5.0;
                }
                let cap = key_width(ui, key);
                x -= cap;
                paint_key_cap(ui, pos2(x, row.center().y), key, theme.text);
            }
            x -= 10.0;
        }
        let runs = [run(entry.words, Text::Body, false, theme.text)];
        let says = flow(ui, &runs, x - row.min.x, 1);
        let cut = says.elided;
        let middle = row.center().y - says.size().y / 2.0;
        ui.painter().galley(pos2(row.min.x, middle), says, theme.text);
        if cut {
            response.on_hover_text(entry.words);
        }
        y += density.row;
    }
    y
}

/// The keys of a chord: `Ctrl+Shift+S` as three; a `+` alone is itself.
fn split(chord: &str) -> Vec<&str> {
    match chord {
        "+" => vec!["+"],
        _ => match chord.strip_suffix("++") {
            Some(before) => before.split('+').chain(["+"]).collect(),
            None => chord.split('+').collect(),
        },
    }
}

/// Draws the button `Press ? for all keys` with its right middle at `at`.
pub fn hint(ui: &mut Ui, at: egui::Pos2, key: &str) -> Response {
    let theme = Theme::of(ui.ctx());
    let words_width = |words: &str| galley(ui, words, Text::Chip, false, theme.muted).size().x;
    let cap = key_width(ui, key);
    let (before, after) = (words_width(say::keys::press()), words_width(say::keys::for_all_keys()));
    let width = before + cap + after + 12.0;
    let height = Sizes::grown(30.0);
    let rect = Rect::from_min_size(
        pos2(at.x - width - 12.0, at.y - height / 2.0),
        vec2(width + 12.0, height),
    );
    let id = Id::unique("keys hint");
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, say::keys::keys()));
    ui.ctx().accesskit_node_builder(id, |node| node.set_keyboard_shortcut(key));
    let ink = if response.hovered() { theme.text } else { theme.muted };
    let middle = |x: f32| pos2(x, at.y);
    let x = rect.min.x + 6.0;
    let left = egui::Align2::LEFT_CENTER;
    paint_words(ui, middle(x), left, say::keys::press(), Text::Chip, false, ink);
    paint_key_cap(ui, middle(x + before + 6.0), key, ink);
    let x = x + before + cap + 12.0;
    paint_words(ui, middle(x), left, say::keys::for_all_keys(), Text::Chip, false, ink);
    widgets::paint::focus_ring(ui, &response, rect, 4);
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_with_a_key_is_listed_once() {
        let parts = parts("");
        for &command in Command::ALL {
            let listed = parts
                .iter()
                .flat_map(|part| &part.entries)
                .filter(|entry| entry.words == command.label())
                .count();
            assert_eq!(listed, usize::from(command.keys().is_some()), "{command:?}");
        }
    }

    #[test]
    fn a_search_finds_words_and_keys() {
        let found = |typed: &str| {
            parts(typed).iter().flat_map(|part| &part.entries).map(|entry| entry.words).collect()
        };
        let save: Vec<&str> = found("ctrl+shift+s");
        assert_eq!(save, [Command::SaveAs.label()]);
        let undo: Vec<&str> = found(" UNDO ");
        assert_eq!(undo, [Command::Undo.label()]);
        let none: Vec<&str> = found("no such thing");
        assert!(none.is_empty());
    }

    #[test]
    fn chords_are_split_into_their_keys() {
        assert_eq!(split("Ctrl+Shift+S"), ["Ctrl", "Shift", "S"]);
        assert_eq!(split("+"), ["+"]);
        assert_eq!(split("Ctrl++"), ["Ctrl", "+"]);
        assert_eq!(split("A–F"), ["A–F"]);
    }

    #[test]
    fn columns_are_about_as_long() {
        assert_eq!(balanced(&[5.0, 3.0, 4.0, 3.0], 2), [2, 4]);
        assert_eq!(balanced(&[5.0, 3.0, 4.0, 3.0], 3), [1, 3, 4]);
        assert_eq!(balanced(&[5.0, 3.0], 1), [2]);
        assert_eq!(balanced(&[], 2), [0]);
    }
}
