//! The last turn on the story card: its words, its rules, its film.

use egui::{Align2, Color32, Galley, Pos2, Rect, Ui, pos2};
use std::sync::Arc;

use super::film;
use super::rules::{chip_width, chips};
use super::write::row_height;
use crate::app::intent::Intent;
use crate::app::session::intent::FilmIntent;
use crate::app::session::ui::buttons::button_from_right;
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::paint::{flow, galley, paint_words, run};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::game::{NodeEntry, your_side_alone};
use crate::narration::turns::Told;
use crate::texts::messages as say;

/// The most lines of its words in a row.
const MOST_LINES: usize = 4;
/// Space after the words `Last turn`.
const AFTER_TITLE: f32 = 7.0;
/// Space between the words and the rule after them.
const BEFORE_CHIP: f32 = 12.0;

/// The last turn in words; none at the start and after a resignation.
pub fn last_turn(view: &BoardContext<'_>) -> Option<Told> {
    let game = &view.session.game;
    let node = game.node(game.current());
    match node.entry() {
        NodeEntry::Turn(_) => {
            let session = view.session;
            let reader = your_side_alone(game.players());
            let mut told = session.last_turn_text(view.hidden_of_played(), reader)?;
            if let Some(way) = session.new_way_in_words() {
                // After the move itself, where it is not cut.
                told.words = match told.words.split_once(". ") {
                    Some((plays, rest)) => format!("{plays}. {way} {rest}"),
                    None => format!("{} {way}", told.words),
                };
            }
            Some(told)
        }
        NodeEntry::Agreement { agreement, .. } => {
            Some(Told { words: view.session.where_we_are(), rules: vec![agreement.rule()] })
        }
        _ => None,
    }
}

/// `Explain`, with its upper right corner at `at`; returns its left end.
pub fn explain_button(ui: &mut Ui, at: Pos2, intents: &mut Vec<Intent>) -> f32 {
    let button = explain();
    button_from_right(ui, (button, Intent::Film(FilmIntent::Open)), at, explain_height(), intents)
}

fn explain_height() -> f32 {
    Sizes::get().height.small_button
}

fn explain() -> Button<'static> {
    Button::new(say::labels::explain()).look(ButtonLook::Link).small().salt("story")
}

/// The words of a row between these ends in at most so many lines, whether the rule has room after
/// them, and whether some are left out.
fn row_words(
    ui: &Ui,
    (left, right): (f32, f32),
    last: &Told,
    lines: usize,
    ink: Color32,
) -> (Arc<Galley>, bool, bool) {
    let of =
        |words: &str, width: f32| flow(ui, &[run(words, Text::Chip, false, ink)], width, lines);
    let chip = last.rules.first().map_or(0.0, |rule| chip_width(ui, *rule)) + BEFORE_CHIP;
    let beside = of(&last.words, right - left - chip);
    // Words that would be cut go without the rule.
    if !last.rules.is_empty() && !beside.elided {
        return (beside, true, false);
    }
    let whole = of(&last.words, right - left);
    if !whole.elided {
        return (whole, false, false);
    }
    // Whole sentences rather than half a sentence. The strip says what was played.
    let fits = |words: &String| !of(words, right - left).elided;
    let shown = fewer_sentences(&last.words).into_iter().find(fits);
    (shown.map_or(whole, |words| of(&words, right - left)), false, true)
}

/// The words with fewer and fewer sentences. Those after the first go before the last ones, which
/// say what was captured; then the last ones go, but if that leaves the first alone, the second.
fn fewer_sentences(words: &str) -> Vec<String> {
    let ends: Vec<usize> = words.match_indices(". ").map(|(at, _)| at + 1).collect();
    let Some(first) = ends.first() else { return Vec::new() };
    let without_middle = ends.iter().skip(1).map(|end| words[..*first].to_owned() + &words[*end..]);
    let from_second = words[*first..].trim_start();
    let without_last = ends.iter().skip(1).rev().map(|end| &words[..*end]);
    let second_alone = from_second.find(". ").map_or(from_second, |end| &from_second[..=end]);
    let shorter = without_last.chain([from_second, second_alone, &words[..*first]]);
    without_middle.chain(shorter.map(str::to_owned)).collect()
}

/// How much higher than one line the row is, if there is so much room to spare.
pub fn more_lines(ui: &Ui, view: &BoardContext<'_>, width: f32, last: &Told, spare: f32) -> f32 {
    let ink = Theme::of(ui.ctx()).text;
    let title = galley(ui, say::labels::last_turn_is(), Text::Chip, false, ink).size().x;
    let explain = match view.session.explained() {
        Some(_) => explain().width(ui) + 6.0,
        None => 0.0,
    };
    let ends = (title + AFTER_TITLE, width - explain);
    let height = |lines| row_words(ui, ends, last, lines, ink).0.size().y;
    let one = height(1);
    let more = |lines| height(lines) - one;
    (1..=MOST_LINES).rev().map(more).find(|more| *more <= spare).unwrap_or(0.0)
}

/// The last turn in a row: its words, its first rule, `Explain`. A higher row has more lines.
pub fn row(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    row: Rect,
    last: &Told,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let middle = row.min.y + 0.5 * row.height().min(row_height());
    let title = say::labels::last_turn_is();
    let left = pos2(row.min.x, middle);
    let (centre, ink) = (Align2::LEFT_CENTER, theme.muted);
    let x = paint_words(ui, left, centre, title, Text::Chip, false, ink).max.x + AFTER_TITLE;
    let mut right = row.max.x;
    if view.session.explained().is_some() {
        right = explain_button(ui, pos2(right, middle - explain_height() / 2.0), intents) - 6.0;
    }
    let line = row_words(ui, (x, right), last, 1, theme.text).0.size().y;
    let lines = 1 + ((row.height() - row_height()) / line + 0.1).max(0.0) as usize;
    let (shown, has_chip, is_cut) = row_words(ui, (x, right), last, lines, theme.text);
    let place = Rect::from_min_size(pos2(x, middle - line / 2.0), shown.size());
    // The live label says the same, so these words are only painted.
    ui.painter().galley(place.min, shown, theme.text);
    if is_cut {
        let id = egui::Id::unique("last turn cut short");
        ui.interact(place, id, egui::Sense::hover()).on_hover_text(&last.words);
    }
    if has_chip {
        chips(ui, pos2(place.max.x + 9.0, middle), right, &last.rules[..1], "last");
    }
}

/// The words of the column.
fn column_words(ui: &Ui, width: f32, last: &Told) -> Arc<Galley> {
    let ink = Theme::of(ui.ctx()).text;
    flow(ui, &[run(&last.words, Text::Body, false, ink)], width, 3)
}

/// The height of the column with its whole film.
pub fn column_height(ui: &Ui, view: &BoardContext<'_>, width: f32, last: &Told) -> f32 {
    let rules = if last.rules.is_empty() { 0.0 } else { row_height() + 6.0 };
    let words = column_words(ui, width, last).size().y + 4.0;
    row_height() + words + rules + film::height(ui, view, width)
}

/// The last turn in a separate column: its words, its rules, the film.
pub fn column(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    rect: Rect,
    last: &Told,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let (title, ink) = (say::labels::last_turn(), theme.muted);
    let at = pos2(rect.min.x, rect.min.y + 0.5 * row_height());
    paint_words(ui, at, Align2::LEFT_CENTER, title, Text::Chip, false, ink);
    if view.session.explained().is_some() {
        explain_button(ui, pos2(rect.max.x, at.y - explain_height() / 2.0), intents);
    }
    // The live label says the same, so these words are only painted.
    let shown = column_words(ui, rect.width(), last);
    let top = pos2(rect.min.x, rect.min.y + row_height());
    let mut y = top.y + shown.size().y + 4.0;
    ui.painter().galley(top, shown, theme.text);
    if !last.rules.is_empty() && y + row_height() <= rect.max.y {
        chips(ui, pos2(rect.min.x, y + 0.5 * row_height()), rect.max.x, &last.rules, "last");
        y += row_height() + 6.0;
    }
    if y + row_height() <= rect.max.y + 4.0 {
        film::rows(ui, view, rect.with_min_y(y), intents);
    }
}

#[cfg(test)]
mod tests {
    use super::fewer_sentences;

    #[test]
    fn a_low_card_leaves_out_whole_sentences() {
        let words = "South plays C, 4 seeds. Relay: 2 laps. Captures 3 at d.";
        let fewer = [
            "South plays C, 4 seeds. Captures 3 at d.",
            "South plays C, 4 seeds. Relay: 2 laps.",
            "Relay: 2 laps. Captures 3 at d.",
            "Relay: 2 laps.",
            "South plays C, 4 seeds.",
        ];
        assert_eq!(fewer_sentences(words), fewer);
        assert!(fewer_sentences("South passes.").is_empty());
    }
}
