//! A game in one picture and five sentences, for someone who sees it for the first time.

use egui::{Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::start_board::picture;
use crate::app::state::State;
use crate::app::widgets::paint::{Run, card, flow, galley, label, run};
use crate::draw::board::art::BoardArt;
use crate::draw::board::geometry::BoardForm;
use crate::draw::seed_layout;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::rules::Ruleset;
use crate::texts::messages::how as say;

const PAD: f32 = 16.0;
const GAP: f32 = 8.0;
/// From this width on the picture is beside the sentences.
const BESIDE: f32 = 560.0;
/// The share of that width for the column with the picture, and its greatest width.
const SHARE: f32 = 0.36;
const WIDEST_COLUMN: f32 = 300.0;
/// From this width on the facts have a column of their own, and the picture is larger.
const THREE_COLUMNS: f32 = 1150.0;
const LARGE_COLUMN: f32 = 400.0;
/// From this width on a heading is beside its sentence.
const HEADING_BESIDE: f32 = 340.0;
/// Lines are no wider, about 75 letters.
const WIDEST_TEXT: f32 = 640.0;
/// More lines than any sentence needs, so that none is cut.
const ROWS: usize = 30;

/// Paints the card with its upper left corner at that of `room`; returns its lower end.
pub fn how_to_play_ui(
    ui: &mut Ui,
    room: Rect,
    ruleset: Ruleset,
    state: &State,
    art: &mut BoardArt,
) -> f32 {
    let how = &narration::game(ruleset.name()).how;
    let sentences = [
        (say::aim(), how.aim.as_str()),
        (say::owns(), &how.owns),
        (say::turn(), &how.turn),
        (say::capture(), &how.capture),
        (say::end(), &how.end),
    ];
    let facts = [
        (say::home(), how.home.as_str()),
        (say::length(), &how.length),
        (say::before(), &how.before),
    ];
    let inner = room.shrink2(vec2(PAD, 0.0));
    let top = room.min.y + PAD;
    let is_wide = inner.width() >= BESIDE;
    let has_three = inner.width() >= THREE_COLUMNS;
    let widest = if has_three { LARGE_COLUMN } else { WIDEST_COLUMN };
    let column = if is_wide { (SHARE * inner.width()).min(widest) } else { inner.width() };
    let picture_size = picture_size(ruleset, column.min(widest));
    // Where the columns of the facts and of the sentences begin, and their widths.
    let (left, right) = if is_wide {
        let middle = inner.min.x + column + 1.5 * PAD;
        let width = (inner.max.x - middle).min(WIDEST_TEXT);
        let width = if has_three { width.min(0.62 * (inner.max.x - middle)) } else { width };
        let last = middle + width + 2.0 * PAD;
        let facts = match has_three {
            true => (last, (inner.max.x - last).min(WIDEST_TEXT)),
            false => (inner.min.x, column),
        };
        (facts, (middle, width))
    } else {
        let width = inner.width().min(WIDEST_TEXT);
        ((inner.min.x, width), (inner.min.x, width))
    };
    // The card is painted before its content, so its height is counted first.
    let upper = top + picture_size.y + PAD;
    let of_sentences = height(ui, &sentences, right.1, Text::Body);
    let of_facts = height(ui, &facts, left.1, Text::Chip);
    let lowest = if has_three {
        upper.max(top + of_sentences).max(top + of_facts)
    } else if is_wide {
        (top + of_sentences).max(upper + of_facts)
    } else {
        upper + of_sentences + GAP + of_facts
    };
    let whole = Rect::from_min_max(room.min, pos2(room.max.x, lowest + PAD - GAP));
    card(ui, whole, None);
    let place = Rect::from_min_size(pos2(inner.min.x, top), picture_size);
    picture(ui, place, ruleset, state, art);
    let first = if is_wide { top } else { upper };
    let end = entries(ui, pos2(right.0, first), right.1, &sentences, Text::Body);
    let second = match (has_three, is_wide) {
        (true, _) => top,
        (false, true) => upper,
        (false, false) => end + GAP,
    };
    entries(ui, pos2(left.0, second), left.1, &facts, Text::Chip);
    whole.max.y
}

fn picture_size(ruleset: Ruleset, width: f32) -> Vec2 {
    let form = seed_layout::form(ruleset.name(), ruleset.start().shape());
    // A round board would be as high as the column is wide.
    let width = if form == BoardForm::Ring { 0.7 * width } else { width };
    vec2(width, width * form.height())
}

type Entry<'a> = (&'a str, &'a str);

/// The width of the headings where they are beside their sentences.
fn headings(ui: &Ui, entries: &[Entry<'_>]) -> f32 {
    let ink = Theme::of(ui.ctx()).muted;
    let widths =
        entries.iter().map(|(heading, _)| galley(ui, heading, Text::Chip, true, ink).size().x);
    widths.fold(0.0, f32::max).ceil() + 2.0 * GAP
}

/// Where a sentence begins, from the left and below its heading, and its width.
fn sentence_place(ui: &Ui, heading: &str, beside: f32, width: f32) -> (Vec2, f32) {
    if width >= HEADING_BESIDE {
        return (vec2(beside, 0.0), width - beside);
    }
    let ink = Theme::of(ui.ctx()).muted;
    let size = flow(ui, &[run(heading, Text::Chip, true, ink)], width, 1).size();
    (vec2(0.0, size.y), width)
}

/// The first sentence says it all, and is bold; what follows is more exact.
fn runs<'a>(ui: &Ui, sentences: &'a str, text: Text) -> Vec<Run<'a>> {
    let ink = Theme::of(ui.ctx()).text;
    let first = match text {
        Text::Body => sentences.find(". ").map_or(sentences.len(), |at| at + 2),
        _ => 0,
    };
    let (first, more) = sentences.split_at(first);
    vec![run(first, text, true, ink), run(more, text, false, ink)]
}

fn height(ui: &Ui, entries: &[Entry<'_>], width: f32, text: Text) -> f32 {
    let beside = headings(ui, entries);
    let heights = entries.iter().map(|(heading, sentence)| {
        let (at, wide) = sentence_place(ui, heading, beside, width);
        at.y + flow(ui, &runs(ui, sentence, text), wide, ROWS).size().y + GAP
    });
    heights.sum()
}

/// Each sentence with its heading; returns the lower end.
fn entries(ui: &mut Ui, top: Pos2, width: f32, entries: &[Entry<'_>], text: Text) -> f32 {
    let theme = Theme::of(ui.ctx());
    let column = headings(ui, entries);
    let mut y = top.y;
    for (heading, sentence) in entries {
        let (at, wide) = sentence_place(ui, heading, column, width);
        let beside = if at.x > 0.0 { at.x - GAP } else { width };
        let says = [run(heading, Text::Chip, true, theme.muted)];
        label(ui, pos2(top.x, y), beside, 1, &says);
        let at = pos2(top.x + at.x, y + at.y);
        y = label(ui, at, wide, ROWS, &runs(ui, sentence, text)).max.y + GAP;
    }
    y
}
