//! The answers of a class with their hands: bars, figures, and a field for answers that are not
//! listed.

use egui::{Align2, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::fitted;
use crate::app::intent::Intent;
use crate::app::learn::lesson::ActiveLesson;
use crate::app::presentation::intent::PresentIntent;
use crate::app::presentation::vote::{AnswerKind, VoteIntent, VoteOption, Votes};
use crate::app::widgets::button::Button;
use crate::app::widgets::field::TextField;
use crate::app::widgets::paint::{flow, focus_ring, paint_words, run};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::texts::messages::presentation as say;

const GAP: f32 = 6.0;
/// The most height of an answer.
const MOST_HIGH: f32 = 46.0;
/// The most answers that are one below the other.
const MOST_ROWS: usize = 4;
/// Width of the figure of the hands.
const FIGURE: f32 = 34.0;
/// Opacity of a bar.
const BAR: f32 = 0.35;
/// Height of the field.
const FIELD: f32 = 38.0;
const MOST_LETTERS: usize = 20;

/// An answer as it is shown.
struct Row<'a> {
    number: usize,
    option: &'a VoteOption,
    /// Its letter in a quiz.
    letter: Option<&'static str>,
    /// The part of the most hands that it has.
    share: f32,
    is_chosen: bool,
    is_right: bool,
    /// Hands can be entered.
    is_open: bool,
}

pub fn votes_ui(
    ui: &mut Ui,
    rect: Rect,
    (kind, lesson, votes): (AnswerKind, &ActiveLesson, &Votes),
    intents: &mut Vec<Intent>,
) {
    let is_listed = kind == AnswerKind::Listed;
    let columns = votes.options.len().div_ceil(MOST_ROWS).max(1);
    let rows = votes.options.len().div_ceil(columns).max(1);
    let high = (rect.height() - GAP * (rows - 1) as f32) / rows as f32;
    let size =
        vec2((rect.width() - GAP * (columns - 1) as f32) / columns as f32, high.min(MOST_HIGH));
    let letters = ["a)", "b)", "c)", "d)"];
    let hides = lesson.hides_answer();
    for (number, option) in votes.options.iter().enumerate() {
        let (column, line) = (number % columns, number / columns);
        let at = rect.min + vec2(column as f32, line as f32) * (size + vec2(GAP, GAP));
        let row = Row {
            number,
            option,
            letter: letters.get(number).copied().filter(|_| is_listed),
            share: f32::from(option.hands) / f32::from(votes.most().max(1)),
            is_chosen: votes.is_open && hides && votes.chosen == number,
            is_right: !hides && lesson.is_answer(&option.answer),
            is_open: votes.is_open && hides,
        };
        row.show(ui, Rect::from_min_size(at, size), intents);
    }
}

impl Row<'_> {
    fn show(&self, ui: &mut Ui, rect: Rect, intents: &mut Vec<Intent>) {
        let theme = Theme::of(ui.ctx());
        let VoteOption { words, hands, .. } = self.option;
        let mut vote = |wanted| intents.push(Intent::Present(PresentIntent::Vote(wanted)));
        let id = Id::unique(("vote for", self.number));
        let buttons = if self.is_open { 2.0 * (button_width() + 4.0) } else { 0.0 };
        let hit = rect.with_max_x(rect.max.x - buttons);
        let response = ui.interact(hit, id, Sense::click());
        let option = match self.letter {
            Some(letter) => format!("{letter} {words}"),
            None => words.clone(),
        };
        let name = match self.is_right {
            true => say::HandsRight { option: &option, hands: *hands }.text(),
            false => say::Hands { option: &option, hands: *hands }.text(),
        };
        response
            .widget_info(|| WidgetInfo::selected(Role::RadioButton, true, self.is_chosen, &name));
        if response.clicked() || response.gained_focus() && !self.is_chosen {
            vote(VoteIntent::Choose(self.number));
        }
        let radius = Sizes::get().radius.control;
        let (bar, edge) = match (self.is_right, self.is_chosen) {
            (true, _) => (theme.good, Stroke::new(3.0, theme.good)),
            (false, true) => (theme.accent, Stroke::new(3.0, theme.accent)),
            (false, false) => (theme.accent, Stroke::new(1.0, theme.line_of_controls())),
        };
        // So strong that a projector shows it, and words on it can still be read.
        let bar = bar.gamma_multiply(BAR);
        ui.painter().rect_filled(rect, radius, theme.card);
        if *hands > 0 {
            // It ends before the figure.
            let width = (self.share * (hit.width() - FIGURE - 8.0)).max(8.0);
            let place = rect.with_max_x(rect.min.x + width);
            ui.painter().rect_filled(place, radius, bar);
        }
        ui.painter().rect_stroke(rect, radius, edge, StrokeKind::Inside);
        focus_ring(ui, &response, rect, radius);
        self.words(ui, hit, &option);
        if self.is_open {
            self.buttons(ui, rect, &option, intents);
        }
    }

    /// The words at the left, the hands at the right.
    fn words(&self, ui: &Ui, hit: Rect, option: &str) {
        let theme = Theme::of(ui.ctx());
        let mut left = hit.min.x + 10.0;
        if self.is_right {
            let at = pos2(left + 9.0, hit.center().y);
            paint_words(ui, at, Align2::CENTER_CENTER, "✓", Text::Section, true, theme.good);
            left += 24.0;
        }
        let has_figure = self.is_open || self.option.hands > 0;
        let right = hit.max.x - if has_figure { FIGURE + 8.0 } else { 8.0 };
        let lay = |size| flow(ui, &[run(option, size, true, theme.text)], right - left, 2);
        let sizes = [Text::Page, Text::Section, Text::Story, Text::Body, Text::Chip];
        let mut all = sizes.into_iter().map(lay);
        let fits = all.find(|galley| galley.size().y <= hit.height() - 2.0 && !galley.elided);
        let galley = fits.unwrap_or_else(|| lay(Text::Caption));
        let at = pos2(left, hit.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, theme.text);
        if has_figure {
            let at = pos2(hit.max.x - 8.0, hit.center().y);
            let hands = self.option.hands.to_string();
            paint_words(ui, at, Align2::RIGHT_CENTER, &hands, Text::Page, true, theme.text);
        }
    }

    fn buttons(&self, ui: &mut Ui, rect: Rect, option: &str, intents: &mut Vec<Intent>) {
        let hands = self.option.hands;
        let (fewer, more) = (say::OneFewer { option }.text(), say::OneMore { option }.text());
        let buttons = [
            (Button::signed("−", &fewer).enabled(hands > 0), hands.saturating_sub(1)),
            (Button::signed("+", &more), hands + 1),
        ];
        let mut x = rect.max.x - 2.0 * (button_width() + 4.0);
        for (button, hands) in buttons {
            let side = button_width().min(rect.height() - 4.0);
            let place = Rect::from_min_size(
                pos2(x, rect.center().y - side / 2.0),
                vec2(button_width(), side),
            );
            if button.show(ui, place).clicked() {
                let wanted = VoteIntent::Hands(self.number, hands);
                intents.push(Intent::Present(PresentIntent::Vote(wanted)));
            }
            x += button_width() + 4.0;
        }
    }
}

/// Width of one of the buttons after the figure; larger for a finger.
fn button_width() -> f32 {
    Sizes::get().height.small_button
}

/// How to vote, or what is wrong with what was typed, and the field.
pub fn how_ui(ui: &mut Ui, rect: Rect, kind: AnswerKind, votes: &Votes, intents: &mut Vec<Intent>) {
    let says = match (&votes.trouble, kind) {
        (Some(trouble), _) => trouble.as_str(),
        (None, AnswerKind::Listed) => say::how_choices(),
        (None, AnswerKind::Place | AnswerKind::Move) => say::how_holes(),
        (None, AnswerKind::Number) => say::how_numbers(),
    };
    let mut place = rect;
    if kind != AnswerKind::Listed {
        let hint = if kind == AnswerKind::Number { say::field_number() } else { say::field_hole() };
        let field = rect.with_max_y(rect.min.y + FIELD).with_max_x(rect.min.x + 240.0);
        let field = field.intersect(rect);
        let mut typed = votes.typed.clone();
        let text = TextField::new(say::field()).hint(hint).most(MOST_LETTERS);
        let done = text.show(ui, field, &mut typed);
        let mut vote = |wanted| intents.push(Intent::Present(PresentIntent::Vote(wanted)));
        if done.changed {
            vote(VoteIntent::Type(typed));
        }
        if done.entered {
            vote(VoteIntent::Enter);
            // The next answer can be typed at once.
            done.response.request_focus();
        }
        place.min.y = field.max.y + GAP;
    }
    let galley = fitted::galley_of(ui, place.size(), ("", says), 2);
    fitted::paint(ui, place, galley, ("", says), Align2::LEFT_TOP, "vote");
}
