//! The card of a player beside a ring.

use egui::{Align2, Rect, Ui, pos2, vec2};

use super::strips::{counted, state_of};
use super::view::BoardContext;
use crate::app::clock::ui::{clock_ui, clock_width};
use crate::app::intent::Intent;
use crate::app::widgets::paint::{ChipTone, chip, chip_width, galley, label, line, run};
use crate::app::widgets::side_disc::{player_seed, side_disc};
use crate::app::words;
use crate::draw::theme::{Text, Theme};
use crate::rules::Side;
use crate::texts::messages as say;

/// Name, count, clock, what the player does, and whose holes are whose.
pub(super) fn ring_card(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    (side, count): (Side, u16),
    rect: Rect,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let inner = rect.shrink2(vec2(13.0, 10.0));
    // A low card has name and count in one line.
    let low = rect.height() < 100.0;
    let top = if rect.height() < 66.0 { rect.center().y } else { inner.min.y + 14.0 };
    side_disc(ui, pos2(inner.min.x + 14.0, top), 13.0, side);
    let clock = clock_width(ui, view.session, side);
    let y = top + if low { 0.0 } else { 32.0 };
    let below = y + if low { 31.0 } else { 30.0 };
    let is_line = below + 10.0 > inner.max.y + 4.0;
    // A card of one line has the clock in place of the count, and of a name that is too long.
    let has_count = clock == 0.0 || !is_line;
    let name = view.player(side);
    let player = view.session.game.players()[side];
    let person = view.session.game.people()[side];
    let short = words::player_short(&player, &person);
    let room = inner.width() - 36.0 - if has_count { 0.0 } else { clock + 6.0 };
    let fits = |name: &str| galley(ui, name, Text::Body, true, theme.text).size().x <= room;
    let shown = if has_count || fits(&name) { name.as_str() } else { short };
    if has_count || fits(shown) {
        let name_run = run(shown, Text::Body, true, theme.text);
        let end = line(ui, pos2(inner.min.x + 36.0, top), Align2::LEFT_CENTER, &name_run).max.x;
        // A low card has the count at the right of the name.
        let room_end = inner.min.x + 36.0 + room - if low { 34.0 } else { 0.0 };
        if let Some(seed) = person.seed.filter(|_| end + 19.0 <= room_end) {
            player_seed(ui, pos2(end + 13.0, top), seed);
        }
    }
    if has_count {
        let count = count.to_string();
        let number = run(&count, Text::Section, true, theme.text);
        line(ui, pos2(inner.max.x, y), Align2::RIGHT_CENTER, &number);
    }
    if clock > 0.0 {
        // At the left before the count, or else at the right.
        let right = if low { inner.max.x } else { inner.min.x + clock };
        let at = pos2(right, if low && !is_line { below } else { y });
        clock_ui(ui, view.session, side, at, true, intents);
    } else if !low {
        let what = run(counted(view), Text::Chip, false, theme.muted);
        line(ui, pos2(inner.min.x, y), Align2::LEFT_CENTER, &what);
    }
    if is_line {
        return;
    }
    let state = state_of(view, side);
    let mut y = below;
    let room = inner.width() - if low && clock > 0.0 { clock + 8.0 } else { 0.0 };
    if let Some((words, tone)) = &state {
        if chip_width(ui, words, *tone) <= room {
            chip(ui, pos2(inner.min.x, y), words, *tone);
            y += 24.0;
        } else if room == inner.width() {
            // With large letters the words take two lines.
            let ink = theme.text;
            let runs = [run(words, Text::Chip, *tone != ChipTone::Quiet, ink)];
            y = label(ui, pos2(inner.min.x, y - 11.0), inner.width(), 2, &runs).max.y + 12.0;
        }
    }
    if y + 6.0 <= inner.max.y {
        let text = match side {
            Side::South => say::labels::odd_holes(),
            Side::North => say::labels::even_holes(),
        };
        if galley(ui, text, Text::Caption, false, theme.muted).size().x <= inner.width() {
            let text = run(text, Text::Caption, false, theme.muted);
            line(ui, pos2(inner.min.x, y), Align2::LEFT_CENTER, &text);
        }
    }
}
