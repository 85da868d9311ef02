//! Where each thing stands in the story card. The first line and the last turn keep their places,
//! whatever is told.

use egui::{Align2, Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::rules::chips;
use super::{Story, StoryButton, View, film};
use crate::app::controls::{
    Button, Look, Tone, chip_button_width, flow, galley, label, paint_key_cap, paint_words, run,
};
use crate::app::intent::{FilmIntent, Intent};
use crate::app::sizes::Sizes;
use crate::app::theme::{Text, Theme};
use crate::game::Entry;
use crate::texts::narration::{self, Told};
use crate::texts::{self, window as words};

/// Height of the first line, and of a row of chips.
const ROW: f32 = 26.0;
/// Between the first line and its reason.
const GAP: f32 = 5.0;
/// The line above the last turn, with the space around it.
const RULER: f32 = 19.0;
/// The film with the space above it.
const FILM: f32 = 36.0;
/// The whole card: what is told, its reason, the last turn, its film.
const WHOLE: f32 = ROW + GAP + ROW + RULER + ROW + FILM;

/// Writes the story into the card.
pub fn write(ui: &mut Ui, view: &View<'_>, rect: Rect, story: &Story, intents: &mut Vec<Intent>) {
    let last = story.last_turn.then(|| last_turn(view)).flatten();
    // Where there is no room for the film, the rest stands in the middle.
    let whole = if rect.height() >= WHOLE { WHOLE } else { WHOLE - FILM };
    let slack = (rect.height() - whole).max(0.0);
    let rect = rect.with_min_y(rect.min.y + (slack * 0.45).min(28.0));
    // A wide card has two columns: what is asked or previewed, and the last turn.
    if view.metrics.wide {
        let (left, right) = rect.split_left_right_at_fraction(0.56);
        if let Some(told) = &last {
            let edge = Stroke::new(1.0, Theme::of(ui.ctx()).line);
            ui.painter().vline(right.min.x, rect.y_range(), edge);
            let right = right.with_min_x(right.min.x + 20.0);
            upper(ui, view, left.with_max_x(left.max.x - 20.0), story, rect.max.y, intents);
            last_row(ui, view, right.with_max_y(right.min.y + ROW), told, intents);
            if right.height() >= ROW + FILM {
                let film_at = right.with_min_y(right.min.y + ROW + 8.0);
                film::rows(ui, view, film_at, intents);
            }
        } else {
            upper(ui, view, rect, story, rect.max.y, intents);
        }
        return;
    }
    let needs = upper_needs(ui, view, rect, story);
    let room = rect.height() - needs;
    let (with_last, with_film) = match &last {
        Some(_) => (room >= RULER + ROW - 6.0, room >= RULER + ROW + FILM - 6.0),
        None => (false, false),
    };
    let lower = if with_film {
        RULER + ROW + FILM
    } else if with_last {
        RULER + ROW
    } else {
        0.0
    };
    // The last turn stands in its own place, unless what is told needs more.
    let usual = rect.min.y + ROW + GAP + ROW;
    let end =
        if with_last { usual.min(rect.max.y - lower).max(rect.min.y + needs) } else { rect.max.y };
    upper(ui, view, rect, story, end, intents);
    let Some(told) = last.filter(|_| with_last) else { return };
    let theme = Theme::of(ui.ctx());
    ui.painter().hline(rect.x_range(), end + 0.5 * RULER, Stroke::new(1.0, theme.line));
    let row = Rect::from_min_size(pos2(rect.min.x, end + RULER), vec2(rect.width(), ROW));
    last_row(ui, view, row, &told, intents);
    if with_film {
        let at = Rect::from_min_max(pos2(rect.min.x, row.max.y + 4.0), rect.max);
        film::row(ui, view, at.with_max_y((at.min.y + 28.0).min(rect.max.y + 4.0)), intents);
    }
}

/// The words of the first line: in few words on a narrow card.
fn head<'a>(view: &View<'_>, story: &'a Story) -> &'a str {
    match &story.short {
        Some(short) if view.metrics.side.is_none() => short,
        _ => &story.head,
    }
}

/// How large the first line is written: smaller where it would take more than two lines.
fn head_size(ui: &Ui, view: &View<'_>, rect: Rect, story: &Story) -> (Text, usize) {
    let is_over = view.table.game.is_over() && !view.table.is_sowing();
    if is_over && rect.height() >= 110.0 && view.table.refusal.is_none() {
        return (Text::Page, 1);
    }
    let width = head_width(ui, rect, story);
    let theme = Theme::of(ui.ctx());
    let lines = |size| {
        let runs = [
            run(head(view, story), size, true, theme.text),
            run(&story.more, size, false, theme.text),
        ];
        flow(ui, &runs, width, 9).rows.len()
    };
    match lines(Text::Story) {
        fits @ 1..=2 if rect.height() >= 56.0 || fits == 1 => (Text::Story, fits),
        _ => (Text::Body, lines(Text::Body).clamp(1, 3)),
    }
}

fn head_width(ui: &Ui, rect: Rect, story: &Story) -> f32 {
    let disc = disc_width(ui, story);
    (rect.width() - disc - buttons_width(ui, &story.buttons)).max(60.0)
}

/// What the disc before the words takes.
fn disc_width(ui: &Ui, story: &Story) -> f32 {
    let Some(disc) = &story.disc else { return 0.0 };
    let ink = Theme::of(ui.ctx()).on_accent;
    galley(ui, disc, Text::Chip, true, ink).size().x.max(10.0) + 14.0 + 8.0
}

/// The height that what is told takes at least.
fn upper_needs(ui: &Ui, view: &View<'_>, rect: Rect, story: &Story) -> f32 {
    let (size, rows) = head_size(ui, view, rect, story);
    let line = if size == Text::Body { 20.0 } else { 22.0 };
    let head = (rows as f32 * line).max(ROW);
    let reason = !story.rules.is_empty() || !story.line.is_empty() || story.way_keys;
    head + if reason { GAP + ROW } else { 0.0 }
}

/// What is asked or previewed, and its reason, down to `end`.
fn upper(
    ui: &mut Ui,
    view: &View<'_>,
    rect: Rect,
    story: &Story,
    end: f32,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let (size, rows) = head_size(ui, view, rect, story);
    let width = head_width(ui, rect, story);
    if let Some(disc) = &story.disc {
        paint_disc(ui, rect.min + vec2(0.0, 12.0), disc);
    }
    let left = rect.min.x + disc_width(ui, story);
    let words = head(view, story);
    let more = if story.more.is_empty() { String::new() } else { format!(" {}", story.more) };
    let runs = [run(words, size, true, theme.text), run(&more, Text::Body, false, theme.text)];
    let most = if rect.height() < 40.0 { 1 } else { rows };
    let shown = label(ui, pos2(left, rect.min.y), width, most, &runs);
    let below = buttons(ui, rect, &story.buttons, intents);
    let y = shown.max.y.max(rect.min.y + ROW - 2.0) + GAP - 2.0;
    let room = Rect::from_min_max(pos2(left, y), pos2(rect.max.x, end.max(y)));
    let room =
        if y < below { room.with_max_x(rect.min.x + disc_width(ui, story) + width) } else { room };
    reason(ui, view, room, story, intents);
}

/// The hole the card speaks of, in a disc.
fn paint_disc(ui: &Ui, at: egui::Pos2, words: &str) {
    let theme = Theme::of(ui.ctx());
    let width = galley(ui, words, Text::Chip, true, theme.on_accent).size().x.max(10.0) + 14.0;
    let rect = Rect::from_min_size(pos2(at.x, at.y - 12.0), vec2(width, 24.0));
    ui.painter().rect_filled(rect, 12.0, theme.accent);
    let ink = theme.on_accent;
    paint_words(ui, rect.center(), Align2::CENTER_CENTER, words, Text::Chip, true, ink);
}

/// The rules and the sentence: beside each other where both fit in a row, else one above the
/// other where there is room, else the sentence cut short.
fn reason(ui: &mut Ui, view: &View<'_>, room: Rect, story: &Story, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    if room.height() < 18.0 {
        return;
    }
    let mut room = room;
    if story.explains {
        let button = explain_button();
        let width = button.width(ui);
        let at = pos2(room.max.x - width, room.max.y - 28.0);
        if button.show(ui, Rect::from_min_size(at, vec2(width, 28.0))).clicked() {
            intents.push(Intent::Film(FilmIntent::Open));
        }
    }
    let ends = if story.way_keys { way_keys(ui, room) } else { 0.0 };
    let chips_width: f32 = story
        .rules
        .iter()
        .map(|rule| chip_button_width(ui, &texts::rule(*rule).title, true, Tone::Accent) + 8.0)
        .sum();
    let line = [run(&story.line, Text::Chip, false, theme.muted)];
    let one_row = |width: f32| width > 60.0 && flow(ui, &line, width, 2).rows.len() <= 1;
    if story.line.is_empty() {
        chips(ui, pos2(room.min.x, room.min.y + 13.0), room.max.x - ends, &story.rules, "story");
        return;
    }
    if story.rules.is_empty() {
        let rows = lines_in(ui, room.height()).clamp(1, 3);
        label(ui, room.min + vec2(0.0, 2.0), room.width() - ends, rows, &line);
        return;
    }
    let beside = room.width() - ends - chips_width - 4.0;
    let wants_rows = view.metrics.side.is_some() || !one_row(beside);
    if one_row(beside) || room.height() < 2.0 * 20.0 + 4.0 {
        // Words that would be cut get the room of the second chip.
        let rules = if one_row(beside) { &story.rules[..] } else { &story.rules[..1] };
        let x = chips(ui, room.min + vec2(0.0, 13.0), room.max.x - ends, rules, "story") + 4.0;
        let rows = if wants_rows { lines_in(ui, room.height() + 4.0).clamp(1, 2) } else { 1 };
        let width = room.max.x - ends - x;
        if width > 60.0 {
            let words = flow(ui, &line, width, rows);
            let y = if words.rows.len() > 1 { 0.0 } else { 4.0 };
            label(ui, pos2(x, room.min.y + y), width, rows, &line);
        }
        return;
    }
    let rows = lines_in(ui, room.height() - ROW).clamp(1, 3);
    let shown = label(ui, room.min, room.width(), rows, &line);
    room.min.y = shown.max.y + 2.0;
    if room.height() >= 20.0 {
        let reserve = if story.explains { 90.0 } else { ends };
        chips(ui, room.min + vec2(0.0, 13.0), room.max.x - reserve, &story.rules, "story");
    }
}

/// The keys that choose a way, at the lower right; returns what they take.
fn way_keys(ui: &Ui, room: Rect) -> f32 {
    let theme = Theme::of(ui.ctx());
    let y = room.max.y - 12.0;
    let words = |ui: &Ui, x: f32, words: &str| {
        paint_words(ui, pos2(x, y), Align2::LEFT_CENTER, words, Text::Chip, false, theme.muted)
            .max
            .x
    };
    let width = 190.0_f32;
    if room.width() < 2.0 * width {
        return 0.0;
    }
    let mut x = room.max.x - width + 8.0;
    for key in ["←", "→"] {
        x += paint_key_cap(ui, pos2(x, y), key, theme.control) + 4.0;
    }
    x = words(ui, x, words::WAY_KEY) + 8.0;
    x += paint_key_cap(ui, pos2(x, y), "Enter", theme.control) + 4.0;
    words(ui, x, words::PLAY_KEY);
    width
}

/// How many lines of small words a height holds.
fn lines_in(ui: &Ui, height: f32) -> usize {
    let theme = Theme::of(ui.ctx());
    let line = flow(ui, &[run("x", Text::Chip, false, theme.muted)], 100.0, 1).size().y;
    (height / line.max(1.0)).max(0.0) as usize
}

fn explain_button() -> Button<'static> {
    Button::new(words::EXPLAIN).look(Look::Link).small().salt("story")
}

/// The last turn in a row: its words, the rule that decided, `Explain`.
fn last_row(ui: &mut Ui, view: &View<'_>, row: Rect, told: &Told, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let middle = row.center().y;
    let title = format!("{}:", words::LAST_TURN);
    let left = pos2(row.min.x, middle);
    let (centre, ink) = (Align2::LEFT_CENTER, theme.muted);
    let mut x = paint_words(ui, left, centre, &title, Text::Chip, false, ink).max.x + 7.0;
    let mut right = row.max.x;
    if view.table.explained().is_some() {
        let button = explain_button();
        let width = button.width(ui);
        let at = Rect::from_min_size(pos2(right - width, middle - 14.0), vec2(width, 28.0));
        if button.show(ui, at).clicked() {
            intents.push(Intent::Film(FilmIntent::Open));
        }
        right = at.min.x - 6.0;
    }
    let chip = told
        .rules
        .first()
        .map_or(0.0, |rule| chip_button_width(ui, &texts::rule(*rule).title, true, Tone::Accent));
    let words = [run(&told.words, Text::Chip, false, theme.text)];
    let whole = flow(ui, &words, f32::INFINITY, 1).size().x;
    let with_chip = chip > 0.0 && right - x - chip - 12.0 >= whole.min(260.0);
    let width = right - x - if with_chip { chip + 12.0 } else { 0.0 };
    let shown = flow(ui, &words, width, 1);
    let is_cut = shown.elided;
    let place = Rect::from_min_size(pos2(x, middle - shown.size().y / 2.0), shown.size());
    // The live label says the same, so these words are only painted.
    ui.painter().galley(place.min, shown, theme.text);
    if is_cut {
        let id = egui::Id::unique("last turn cut short");
        ui.interact(place, id, egui::Sense::hover()).on_hover_text(&told.words);
    }
    x = place.max.x;
    if with_chip {
        chips(ui, pos2(x + 9.0, middle), right, &told.rules[..1], "last");
    }
}

/// The last turn in words; the start and a resignation have none.
fn last_turn(view: &View<'_>) -> Option<Told> {
    let game = &view.table.game;
    let node = game.node(game.current());
    let before = game.node(node.parent()?).entry().position();
    match node.entry() {
        Entry::Turn(turn) => Some(narration::turn(before, turn)),
        Entry::Agreement { agreement, .. } => {
            Some(Told { words: view.table.where_we_are(), rules: vec![agreement.rule()] })
        }
        _ => None,
    }
}

/// A button of the card.
fn story_button(of: &StoryButton) -> Button<'_> {
    let button = Button::new(of.words).look(of.look).salt("story");
    let button = match of.icon {
        Some(icon) => button.icon(icon),
        None => button,
    };
    match &of.key {
        Some(key) => button.key(key.clone()),
        None => button,
    }
}

/// What the buttons take of the card's width, the gaps before them included.
fn buttons_width(ui: &Ui, list: &[StoryButton]) -> f32 {
    let widths: f32 = list.iter().map(|button| story_button(button).width(ui) + 8.0).sum();
    if list.is_empty() { 0.0 } else { widths + 8.0 }
}

/// Buttons at the right end of the card, beside the first line; returns where they end below.
fn buttons(ui: &mut Ui, rect: Rect, list: &[StoryButton], intents: &mut Vec<Intent>) -> f32 {
    let height = Sizes::get().height.button;
    let y = rect.min.y - 3.0;
    let mut x = rect.max.x;
    for button in list {
        let shown = story_button(button);
        let size = Vec2::new(shown.width(ui), height);
        x -= size.x;
        if shown.show(ui, Rect::from_min_size(pos2(x, y), size)).clicked() {
            intents.push(button.intent.clone());
        }
        x -= 8.0;
    }
    if list.is_empty() { rect.min.y } else { y + height }
}
