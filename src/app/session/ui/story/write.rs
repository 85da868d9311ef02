//! The layout of the story card. The first line and the last turn keep their places, whatever is
//! between them.

use egui::{Align2, Pos2, Rect, Stroke, Ui, pos2, vec2};

use super::content::{KeyHint, Story, StoryButton};
use super::rules::{chip_width, chips, chips_width, sign_width, signs};
use super::{film, last_turn};
use crate::app::intent::Intent;
use crate::app::session::ui::buttons::button_from_right;
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::button::Button;
use crate::app::widgets::paint::{flow, galley, key_width, label, paint_key_cap, paint_words, run};
use crate::app::widgets::scrolled::{VISIBLE_BAR, scrolled_visibly};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages as say;

/// In less height than this a reason is left out.
const LEAST_REASON: f32 = 18.0;
/// More lines than a reason takes.
const MOST_ROWS: usize = 40;
/// Height of the first line.
const HEAD: f32 = 26.0;
/// Space between the first line and its reason.
const GAP: f32 = 5.0;
/// The part of a wide card that the last turn takes.
const COLUMN: f32 = 0.44;
/// The line above the last turn, with the space around it.
const RULER: f32 = 19.0;
const LEAST_RULER: f32 = 5.0;
/// The least height of a card with its buttons in a row of their own.
const LEAST_WITH_BUTTON_ROW: f32 = 104.0;
/// The least part of a card's width that its buttons leave to the words beside them.
const LEAST_WORDS: f32 = 0.4;

/// Height of a row of chips.
pub(super) fn row_height() -> f32 {
    Sizes::grown(26.0)
}

/// Height of the film with the space above it.
fn film_height() -> f32 {
    Sizes::grown(28.0) + 8.0
}

/// Heights of the last turn and its film where they are close together.
fn squeezed_heights() -> (f32, f32) {
    (Sizes::grown(24.0), Sizes::grown(24.0))
}

/// The least height of the last turn with its film.
fn least_with_film() -> f32 {
    let (row, film) = squeezed_heights();
    row + film + LEAST_RULER
}

/// Height of the whole card: first line, reason, last turn, film.
fn whole_height() -> f32 {
    HEAD + GAP + row_height() + RULER + row_height() + film_height()
}

pub fn write(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    rect: Rect,
    story: &Story,
    intents: &mut Vec<Intent>,
) {
    let last = story.last_turn.then(|| last_turn::last_turn(view)).flatten();
    // Without room for the film, the rest is centred.
    let (whole, film) = (whole_height(), film_height());
    let without = (whole - film..whole).contains(&rect.height());
    let whole = if without { whole - film } else { whole };
    let slack = (rect.height() - whole).max(0.0);
    let highest = rect.min.y;
    let lowered = rect.with_min_y(rect.min.y + (slack * 0.45).min(28.0));
    // A wide card shows the last turn in a second column.
    if view.metrics.wide {
        let width = COLUMN * rect.width() - 20.0;
        let least =
            last.as_ref().map_or(0.0, |last| last_turn::column_height(ui, view, width, last));
        let top = lowered.min.y.min(rect.max.y - least).max(rect.min.y);
        let rect = rect.with_min_y(top);
        let (left, right) = rect.split_left_right_at_fraction(1.0 - COLUMN);
        if let Some(last) = &last {
            let edge = Stroke::new(1.0, Theme::of(ui.ctx()).line);
            ui.painter().vline(right.min.x, rect.y_range(), edge);
            let right = right.with_min_x(right.max.x - width);
            upper(ui, view, left.with_max_x(left.max.x - 20.0), story, rect.max.y, intents);
            last_turn::column(ui, view, right, last, intents);
        } else {
            upper(ui, view, rect, story, rect.max.y, intents);
        }
        return;
    }
    let rect = lowered;
    let needs = upper_needs(ui, view, rect, story);
    // In a low card the rules follow the first line, to make room for the last turn.
    let needs_beside = last.is_some() && rect.height() - needs < least_with_film();
    let beside = needs_beside.then(|| beside_head(ui, view, rect, story)).flatten();
    let needs = if beside.is_some() { row_height() } else { needs };
    let room = rect.height() - needs;
    let (with_last, with_film) = match &last {
        Some(_) => {
            let has_film = room >= least_with_film() && view.session.explained().is_some();
            (room >= row_height() + 4.0, has_film)
        }
        None => (false, false),
    };
    // In a low card that shows nothing else, the story is centred.
    let alone = !with_last && rect.height() < least_with_film();
    // A reason that does not fit is left out.
    let shown = if needs > rect.height() { HEAD } else { needs };
    let lowered = if alone { ((rect.height() - shown) / 2.0).max(0.0) } else { 0.0 };
    let rect = rect.with_min_y(rect.min.y + lowered);
    // In a low card they are closer together.
    let squeezed = with_film && room < RULER + row_height() + film_height() - 6.0;
    let usual = (row_height(), film_height());
    let (high, film) = if squeezed { squeezed_heights() } else { usual };
    let ruler = match (with_film, squeezed) {
        (true, false) => RULER,
        (true, true) => (room - high - film).clamp(LEAST_RULER, RULER),
        _ => RULER.min(room - row_height() + 4.0).max(8.0),
    };
    let lower = match (with_last, with_film) {
        (_, true) => ruler + high + film,
        (true, false) => ruler + row_height(),
        (false, false) => 0.0,
    };
    // The words of the last turn take more lines where there is room.
    let spare = (rect.height() - needs - lower).max(0.0);
    let more = last.as_ref().filter(|_| with_last).map_or(0.0, |last| {
        let most = spare + rect.min.y - highest;
        last_turn::more_lines(ui, view, rect.width(), last, most)
    });
    let rect = rect.with_min_y(rect.min.y - (more - spare).max(0.0));
    let (high, lower) = (high + more, lower + more);
    // The last turn keeps its place unless the story needs more room.
    let usual = rect.min.y + HEAD + GAP + row_height();
    let end =
        if with_last { usual.min(rect.max.y - lower).max(rect.min.y + needs) } else { rect.max.y };
    match beside {
        Some(x) => {
            let words = [run(head(view, story), Text::Story, true, Theme::of(ui.ctx()).text)];
            label(ui, rect.min, x - rect.min.x, 1, &words);
            chips(ui, pos2(x, rect.min.y + 12.0), rect.max.x, &story.rules, "story");
        }
        None => {
            let has_reason = upper(ui, view, rect, story, end, intents);
            if needs > rect.height() && !has_reason {
                chips_behind(ui, view, rect, story);
            }
        }
    }
    let Some(last) = last.filter(|_| with_last) else { return };
    let theme = Theme::of(ui.ctx());
    ui.painter().hline(rect.x_range(), end + 0.5 * ruler, Stroke::new(1.0, theme.line));
    let row = Rect::from_min_size(pos2(rect.min.x, end + ruler), vec2(rect.width(), high));
    last_turn::row(ui, view, row, &last, intents);
    if with_film {
        let below = row.max.y + if squeezed { 1.0 } else { 4.0 };
        let at = Rect::from_min_max(pos2(rect.min.x, below), rect.max);
        film::row(
            ui,
            view,
            at.with_max_y((at.min.y + Sizes::grown(28.0)).min(rect.max.y + 5.0)),
            intents,
        );
    }
}

/// The rules that fit at the end of the first line, if there is no second line.
fn chips_behind(ui: &mut Ui, view: &BoardContext<'_>, rect: Rect, story: &Story) {
    if !story.buttons.is_empty() {
        return;
    }
    let theme = Theme::of(ui.ctx());
    let words = galley(ui, head(view, story), Text::Story, true, theme.text).size().x;
    let at = rect.min + vec2(disc_width(ui, story) + words + 12.0, 12.0);
    match story.keeps_rules && at.x + chips_width(ui, &story.rules) > rect.max.x {
        true => signs(ui, pos2(at.x.min(rect.max.x - sign_width()), at.y), &story.rules, "story"),
        false => chips(ui, at, rect.max.x, &story.rules, "story"),
    };
}

/// Where the rules begin after the first line; `None` if they do not fit there, or if more than
/// the rules belongs below it.
fn beside_head(ui: &Ui, view: &BoardContext<'_>, rect: Rect, story: &Story) -> Option<f32> {
    let is_bare = story.line.is_empty()
        && story.more.is_empty()
        && story.disc.is_none()
        && story.buttons.is_empty()
        && !story.explains
        && story.keys.is_empty()
        && !story.rules.is_empty();
    let theme = Theme::of(ui.ctx());
    let words = galley(ui, head(view, story), Text::Story, true, theme.text).size().x;
    let fits = words + 12.0 + chips_width(ui, &story.rules) <= rect.width();
    (is_bare && fits).then_some(rect.min.x + words + 12.0)
}

/// The words of the first line, which are fewer on a narrow card.
fn head<'a>(view: &BoardContext<'_>, story: &'a Story) -> &'a str {
    match &story.short {
        Some(short) if view.metrics.side.is_none() => short,
        _ => &story.head,
    }
}

/// The words after the first line, unless they would push the reason out of the card.
fn more<'a>(ui: &Ui, rect: Rect, story: &'a Story) -> &'a str {
    let theme = Theme::of(ui.ctx());
    let runs = [
        run(&story.head, Text::Story, true, theme.text),
        run(" ", Text::Story, true, theme.text),
        run(&story.more, Text::Body, false, theme.text),
    ];
    let rows = flow(ui, &runs, head_width(ui, rect, story), 3).rows.len();
    if rows > 1 && rect.height() < 100.0 { "" } else { &story.more }
}

/// The size of the first line's letters, smaller if it would take more than two lines; and its lines.
fn head_size(ui: &Ui, view: &BoardContext<'_>, rect: Rect, story: &Story) -> (Text, usize) {
    let is_over = view.session.game.is_over() && !view.session.is_sowing();
    if is_over && rect.height() >= 110.0 && view.session.refusal.is_none() {
        return (Text::Page, 1);
    }
    let width = head_width(ui, rect, story);
    let theme = Theme::of(ui.ctx());
    let lines = |size| {
        let runs = [
            run(head(view, story), size, true, theme.text),
            run(" ", size, true, theme.text),
            run(more(ui, rect, story), Text::Body, false, theme.text),
        ];
        flow(ui, &runs, width, 9).rows.len()
    };
    match lines(Text::Story) {
        fits @ 1..=2 if rect.height() >= 56.0 || fits == 1 => (Text::Story, fits),
        _ => (Text::Body, lines(Text::Body).clamp(1, 3)),
    }
}

fn head_width(ui: &Ui, rect: Rect, story: &Story) -> f32 {
    let beside = match has_button_row(ui, rect, story) {
        true => 0.0,
        false => buttons_width(ui, rect, &story.buttons),
    };
    (rect.width() - disc_width(ui, story) - beside).max(60.0)
}

/// Whether the buttons have a row of their own, as beside them the first line would be cut.
fn has_button_row(ui: &Ui, rect: Rect, story: &Story) -> bool {
    let words = rect.width() - buttons_width(ui, rect, &story.buttons);
    !story.last_turn && rect.height() >= LEAST_WITH_BUTTON_ROW && words < LEAST_WORDS * rect.width()
}

/// The width that the disc takes before the words.
fn disc_width(ui: &Ui, story: &Story) -> f32 {
    let Some(disc) = &story.disc else { return 0.0 };
    let ink = Theme::of(ui.ctx()).on_accent;
    galley(ui, disc, Text::Chip, true, ink).size().x.max(10.0) + 14.0 + 8.0
}

/// The least height of first line and reason.
fn upper_needs(ui: &Ui, view: &BoardContext<'_>, rect: Rect, story: &Story) -> f32 {
    let (size, rows) = head_size(ui, view, rect, story);
    let line = if size == Text::Body { 20.0 } else { 22.0 };
    let head = (rows as f32 * line).max(HEAD);
    let is_there = !story.rules.is_empty() || !story.line.is_empty() || !story.keys.is_empty();
    // The buttons at the right reach below a first line of one row.
    let is_beside = rows == 1 && !story.buttons.is_empty();
    let disc = disc_width(ui, story);
    let width = if is_beside { head_width(ui, rect, story) } else { rect.width() - disc };
    let words = head + if is_there { GAP + reason_height(ui, rect, width, story) } else { 0.0 };
    match story.buttons.is_empty() {
        true => words,
        // They begin a little above the first line.
        false => words.max(Sizes::get().height.button - 1.0),
    }
}

/// The height of the rules and the sentence, as [`reason`] places them.
fn reason_height(ui: &Ui, rect: Rect, width: f32, story: &Story) -> f32 {
    let theme = Theme::of(ui.ctx());
    let line = [run(&story.line, Text::Chip, false, theme.muted)];
    let beside = |taken: f32| flow(ui, &line, (width - taken).max(60.0), 9);
    let all = chips_width(ui, &story.rules);
    let first = chips_width(ui, story.rules.get(..1).unwrap_or_default());
    let least = if story.keeps_rules { sign_width() + 4.0 } else { 0.0 };
    let shown = [(all + 4.0, 1), (first + 4.0, 2), (least, 9)]
        .map(|(taken, most)| (beside(taken), most))
        .into_iter()
        .find(|(words, most)| words.rows.len() <= *most);
    // A fourth line only if the last turn keeps its film.
    let free = rect.height() - HEAD - GAP - RULER - least_with_film();
    let least = if story.rules.is_empty() { HEAD } else { row_height() };
    let most = free.clamp(2.1 * HEAD, 3.1 * HEAD);
    shown.map_or(least, |(words, _)| words.size().y.clamp(least, most))
}

/// First line and reason, down to `end`. Returns whether there was space for the reason.
fn upper(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    rect: Rect,
    story: &Story,
    end: f32,
    intents: &mut Vec<Intent>,
) -> bool {
    let theme = Theme::of(ui.ctx());
    let (size, rows) = head_size(ui, view, rect, story);
    let width = head_width(ui, rect, story);
    if let Some(disc) = &story.disc {
        paint_disc(ui, rect.min + vec2(0.0, 12.0), disc);
    }
    let left = rect.min.x + disc_width(ui, story);
    let words = head(view, story);
    let more = match more(ui, rect, story) {
        "" => String::new(),
        more => format!(" {more}"),
    };
    let runs = [run(words, size, true, theme.text), run(&more, Text::Body, false, theme.text)];
    let most = if rect.height() < 40.0 { 1 } else { rows };
    let shown = label(ui, pos2(left, rect.min.y), width, most, &runs);
    let has_row = has_button_row(ui, rect, story);
    let row = if has_row { rect.max.y - Sizes::get().height.button + 3.0 } else { rect.min.y };
    let below = buttons(ui, rect.with_min_y(row), &story.buttons, intents);
    let (below, end) = if has_row { (rect.min.y, end.min(row - 6.0)) } else { (below, end) };
    let y = shown.max.y.max(rect.min.y + HEAD - 2.0) + GAP - 2.0;
    let room = Rect::from_min_max(pos2(left, y), pos2(rect.max.x, end.max(y)));
    let room = if y < below { beside_or_under(ui, room, left + width, below, story) } else { room };
    let has_space = room.height() >= LEAST_REASON;
    if has_space {
        reason(ui, room, story, intents);
    }
    has_space
}

/// The place of the reason: beside the buttons up to `right`, unless a long one has more room under
/// them.
fn beside_or_under(ui: &Ui, room: Rect, right: f32, below: f32, story: &Story) -> Rect {
    let (beside, under) = (room.with_max_x(right), room.with_min_y(below));
    let line = [run(&story.line, Text::Chip, false, Theme::of(ui.ctx()).muted)];
    let is_cut =
        |place: Rect| flow(ui, &line, place.width().max(60.0), MOST_ROWS).size().y > place.height();
    if is_cut(beside) && under.area() > beside.area() { under } else { beside }
}

/// The hole the card is about, in a disc.
fn paint_disc(ui: &Ui, at: Pos2, words: &str) {
    let theme = Theme::of(ui.ctx());
    let width = galley(ui, words, Text::Chip, true, theme.on_accent).size().x.max(10.0) + 14.0;
    let rect = Rect::from_min_size(pos2(at.x, at.y - 12.0), vec2(width, 24.0));
    ui.painter().rect_filled(rect, 12.0, theme.accent);
    let ink = theme.on_accent;
    paint_words(ui, rect.center(), Align2::CENTER_CENTER, words, Text::Chip, true, ink);
}

/// The rules and the sentence: in one row if both fit; else one above the other if there is room;
/// else the first rule, if the sentence then takes two rows; else icons that are kept; else the
/// sentence alone.
fn reason(ui: &mut Ui, room: Rect, story: &Story, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let mut room = room;
    let mut ends = 0.0;
    if story.explains {
        let at = room.right_top() - vec2(0.0, 1.0);
        ends = room.max.x - last_turn::explain_button(ui, at, intents) + 8.0;
    } else if !story.keys.is_empty() {
        ends = keys(ui, room, &story.keys);
    }
    room.max.x -= ends;
    let right = room.max.x;
    let at = room.min + vec2(0.0, 0.5 * row_height());
    if story.line.is_empty() {
        chips(ui, at, right, &story.rules, "story");
        return;
    }
    let line = [run(&story.line, Text::Chip, false, theme.muted)];
    let rows_in = |ui: &Ui, width: f32| match width > 60.0 {
        true => flow(ui, &line, width, MOST_ROWS).rows.len(),
        false => usize::MAX,
    };
    let put = |ui: &mut Ui, x: f32, most: usize| {
        let needs = rows_in(ui, right - x);
        if needs > most {
            // More than there is room for: it scrolls.
            let place = Rect::from_min_max(pos2(x, room.min.y), pos2(right, room.max.y));
            scrolled_visibly(ui, place, "reason", |ui, top| {
                label(ui, top, place.width() - VISIBLE_BAR, MOST_ROWS, &line).max.y
            });
            return;
        }
        // One line is in the middle of the chips beside it.
        let lowered = if story.rules.is_empty() { 4.0 } else { 0.5 * row_height() - 9.0 };
        let y = if needs > 1 { room.min.y } else { room.min.y + lowered };
        label(ui, pos2(x, y), right - x, most, &line);
    };
    let lines = lines_in(ui, room.height() + 4.0).max(1);
    if story.rules.is_empty() {
        put(ui, room.min.x, lines.min(4));
        return;
    }
    let whole = chips_width(ui, &story.rules);
    let above = rows_in(ui, room.width());
    let line_height = room.height() / lines.max(1) as f32;
    if rows_in(ui, room.width() - whole - 4.0) <= 1 {
        let x = chips(ui, at, right, &story.rules, "story") + 4.0;
        put(ui, x, 1);
    } else if above as f32 * line_height + row_height() <= room.height() + 4.0 {
        let shown = label(ui, room.min, room.width(), above, &line);
        let below = pos2(room.min.x, shown.max.y + 2.0 + 0.5 * row_height());
        chips(ui, below, room.max.x, &story.rules, "story");
    } else {
        let first = chip_width(ui, story.rules[0]);
        let x = if rows_in(ui, room.width() - first - 12.0) <= lines.min(2) {
            chips(ui, at, right, &story.rules[..1], "story") + 4.0
        } else if story.keeps_rules {
            signs(ui, at, &story.rules, "story") + 4.0
        } else {
            room.min.x
        };
        put(ui, x, lines.clamp(1, 3));
    }
}

/// The keys and what they do, at the right; returns the width they take.
fn keys(ui: &Ui, room: Rect, hints: &[KeyHint]) -> f32 {
    let theme = Theme::of(ui.ctx());
    let y = room.min.y + 13.0;
    let ink = theme.muted;
    let word = |words: &str| galley(ui, words, Text::Chip, false, ink).size().x;
    let cap = |key: &str| key_width(ui, key);
    let width =
        |hint: &KeyHint| hint.caps.iter().map(|key| cap(key) + 4.0).sum::<f32>() + word(hint.does);
    let width = hints.iter().map(width).sum::<f32>() + 10.0 * (hints.len() as f32 - 1.0);
    if room.width() < 2.5 * width {
        return 0.0;
    }
    let mut x = room.max.x - width;
    for hint in hints {
        for key in &hint.caps {
            x += paint_key_cap(ui, pos2(x, y), key, theme.muted) + 4.0;
        }
        let (at, align) = (pos2(x, y), Align2::LEFT_CENTER);
        x = paint_words(ui, at, align, hint.does, Text::Chip, false, ink).max.x + 10.0;
    }
    width + 12.0
}

/// How many lines of small letters fit into a height.
fn lines_in(ui: &Ui, height: f32) -> usize {
    let theme = Theme::of(ui.ctx());
    let line = flow(ui, &[run("x", Text::Chip, false, theme.muted)], 100.0, 1).size().y;
    (height / line.max(1.0)).max(0.0) as usize
}

/// A button of the card; a `compact` one has no room for key and, beside an icon, words.
fn story_button(of: &StoryButton, compact: bool) -> Button<'_> {
    let tip = match &of.key {
        Some(key) => say::commands::WithKeys { tip: &of.words, keys: key }.text(),
        None => of.words.to_string(),
    };
    let button = match (of.icon, compact) {
        (Some(icon), true) => Button::icon_only(icon, &of.words).tip(tip),
        (Some(icon), false) => Button::new(&of.words).icon(icon),
        (None, _) => Button::new(&of.words),
    };
    let button = button.look(of.look).salt("story").enabled(of.enabled);
    let button = if of.wide { button.wide() } else { button };
    match &of.key {
        Some(key) if !compact => button.key(key.clone()),
        _ => button,
    }
}

/// Whether the buttons of the card lose their words because they would take more than half of it.
fn is_compact(ui: &Ui, rect: Rect, list: &[StoryButton]) -> bool {
    let whole: f32 = list.iter().map(|button| story_button(button, false).width(ui) + 8.0).sum();
    list.len() > 2 && whole > 0.5 * rect.width()
}

/// The width that the buttons take, with the space before them.
fn buttons_width(ui: &Ui, rect: Rect, list: &[StoryButton]) -> f32 {
    let compact = is_compact(ui, rect, list);
    let widths: f32 = list.iter().map(|button| story_button(button, compact).width(ui) + 8.0).sum();
    if list.is_empty() { 0.0 } else { widths + 8.0 }
}

/// Buttons at the right end of the first line; returns their lower end.
fn buttons(ui: &mut Ui, rect: Rect, list: &[StoryButton], intents: &mut Vec<Intent>) -> f32 {
    let height = Sizes::get().height.button;
    let compact = is_compact(ui, rect, list);
    let y = rect.min.y - 3.0;
    let mut x = rect.max.x;
    for button in list {
        let shown = (story_button(button, compact), button.intent.clone());
        x = button_from_right(ui, shown, pos2(x, y), height, intents) - 8.0;
    }
    if list.is_empty() { rect.min.y } else { y + height }
}
