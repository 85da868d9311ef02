//! The column beside the board: where a wrong guess would be right, rules, hints.

use egui::{Align, Align2, Id, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::app::intent::Intent;
use crate::app::learn::intent::LearnIntent;
use crate::app::learn::lesson::ActiveLesson;
use crate::app::rulebook;
use crate::app::session::refused::Refused;
use crate::app::session::ui::lesson::LessonPlaces;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{card, flow, label, line, paint_words, run};
use crate::app::widgets::panel::{Edge, panel};
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::rules::{RuleId, RuleKind};
use crate::texts::messages as say;
use crate::tutor::schema::LessonStep;

const PAD: f32 = 14.0;
/// The same in a low dock.
const LOW_PAD: f32 = 9.0;
/// The most lines of a hint or a rule: more than any has.
const MOST_LINES: usize = 20;
/// Width of the scroll bar in a low dock.
const SCROLL_BAR: f32 = 14.0;

/// The place beside the board, and whether it is a low dock below it.
pub fn column_place(ui: &Ui, places: LessonPlaces) -> Option<(Rect, bool)> {
    let Some(side) = places.side else { return Some((places.dock?, true)) };
    panel(ui, side, Edge::Left);
    Some((side.shrink(14.0), false))
}

/// A column that scrolls. `show` gets the place of the first part and returns the lower end of the
/// last one. A low dock shows its scroll bar, so that one sees that it goes on.
pub fn column(
    ui: &mut Ui,
    room: Rect,
    salt: impl egui::AsIdSalt + Copy,
    is_low: bool,
    show: impl FnOnce(&mut Ui, Rect) -> f32,
) {
    let mut area = ui.new_child(egui::UiBuilder::new().max_rect(room).id_salt(salt));
    if is_low {
        let solid = egui::style::ScrollStyle::solid();
        // The handle must be visible on any ground.
        area.spacing_mut().scroll = egui::style::ScrollStyle { foreground_color: true, ..solid };
    }
    let aside = if is_low { SCROLL_BAR } else { 4.0 };
    egui::ScrollArea::vertical().id_salt(salt).auto_shrink([false, false]).show(&mut area, |ui| {
        let top = ui.cursor().min;
        let width = room.width() - aside;
        let at = top + vec2(2.0, 2.0);
        let end = show(ui, Rect::from_min_size(at, vec2(width, 400.0)));
        ui.allocate_space(vec2(width, end - top.y));
    });
}

/// Shows what helps with the step. In a low dock the hints come before the rules.
pub fn help_ui(
    ui: &mut Ui,
    room: Rect,
    lesson: &ActiveLesson,
    is_low: bool,
    intents: &mut Vec<Intent>,
) {
    // Each step begins at the top, and so do the rules after its answer.
    let is_done = lesson.is_answered() || lesson.is_over;
    column(ui, room, ("lesson help", lesson.run.at(), is_done), is_low, |ui, first| {
        let mut y = first.min.y;
        let mut next = |ui: &mut Ui, show: &mut dyn FnMut(&mut Ui, Rect) -> f32| {
            let end = show(ui, Rect::from_min_size(pos2(first.min.x, y), first.size()));
            if end > y {
                y = end + 12.0;
            }
        };
        if let Some(feedback) = &lesson.feedback
            && let Some(found) = &feedback.elsewhere
        {
            let both = feedback.both.is_some();
            next(ui, &mut |ui, rect| elsewhere(ui, rect, found, both, is_low, intents));
        }
        let is_refusal = lesson.refused().is_some();
        let may_show =
            |rule: &RuleId| is_refusal || lesson.has_taught(*rule) && rule.kind() != RuleKind::Over;
        let rules: Vec<RuleId> = shown_rules(lesson).into_iter().filter(may_show).collect();
        // Below two rules there may be no space for them.
        let hints_first = is_low || rules.len() > 1;
        if hints_first {
            next(ui, &mut |ui, rect| hints(ui, rect, lesson, is_low, intents));
        }
        for rule in rules {
            next(ui, &mut |ui, rect| {
                let refused = lesson.refused().filter(|refused| refused.rule == rule);
                rule_card(ui, rect, rule, refused, intents)
            });
        }
        if !hints_first {
            next(ui, &mut |ui, rect| hints(ui, rect, lesson, is_low, intents));
        }
        if !is_low && lesson.takes_moves() && !lesson.is_over {
            ask_why(ui, room, y);
        }
        y
    });
}

/// At the foot of the panel: how to ask why a hole may not be played.
fn ask_why(ui: &mut Ui, room: Rect, below: f32) {
    let theme = Theme::of(ui.ctx());
    let runs = [run(say::lesson::ask_why(), Text::Chip, false, theme.muted)];
    let width = room.width() - 4.0;
    let top = room.max.y - flow(ui, &runs, width, 3).size().y;
    if top > below + 12.0 {
        label(ui, pos2(room.min.x + 2.0, top), width, 3, &runs);
    }
}

/// The rules to show: those of the feedback, else those of the step unless they would give its
/// answer away.
fn shown_rules(lesson: &ActiveLesson) -> Vec<RuleId> {
    if lesson.is_over {
        let about = &lesson.run.lesson().rules;
        return about.iter().filter_map(|id| id.parse().ok()).take(3).collect();
    }
    match (&lesson.feedback, lesson.run.step()) {
        (Some(feedback), _) if !feedback.rules.is_empty() => {
            feedback.rules.iter().copied().take(2).collect()
        }
        (_, LessonStep::Say { .. } | LessonStep::Show { .. } | LessonStep::Play { .. }) => {
            lesson.rules.clone()
        }
        _ => lesson.hints.iter().filter_map(|hint| hint.rule).take(1).collect(),
    }
}

/// The rules under which a wrong guess would be right, in amber. In a low dock the button comes
/// before the text.
fn elsewhere(
    ui: &mut Ui,
    rect: Rect,
    (head, says): &(String, String),
    both: bool,
    is_low: bool,
    intents: &mut Vec<Intent>,
) -> f32 {
    let theme = Theme::of(ui.ctx());
    let pad = if is_low { LOW_PAD } else { PAD };
    let width = rect.width() - 2.0 * pad;
    let runs = [run(says, Text::Body, false, theme.text)];
    let title = [run(head, Text::CardTitle, true, theme.text)];
    let needs = flow(ui, &title, width - 28.0, 3).size().y + 8.0;
    let says_height = flow(ui, &runs, width, 8).size().y;
    let button_height = if both { Sizes::get().height.small_button + 8.0 } else { 0.0 };
    let height = needs + says_height + button_height + 2.0 * pad;
    let whole = rect.with_max_y(rect.min.y + height);
    let radius = Sizes::get().radius.card;
    ui.painter().rect_filled(whole, radius, theme.warn_soft);
    let stroke = Stroke::new(1.0, theme.warn);
    ui.painter().rect_stroke(whole, radius, stroke, StrokeKind::Inside);
    let at = whole.min + vec2(pad, pad);
    Icon::Swap.paint(ui.painter(), Rect::from_min_size(at, vec2(18.0, 18.0)), theme.warn);
    label(ui, at + vec2(28.0, 0.0), width - 28.0, 3, &title);
    let above = if is_low { button_height } else { 0.0 };
    label(ui, at + vec2(0.0, needs + above), width, 8, &runs);
    if both {
        let button = Button::new(say::lesson::show_both());
        let below = if is_low { 0.0 } else { says_height + 8.0 };
        if button.show_small_at(ui, at + vec2(0.0, needs + below)).clicked() {
            intents.push(Intent::Learn(LearnIntent::SideBySide));
        }
    }
    whole.max.y
}

/// A rule: its title, sentence, sense, `Open the rule`. After a refusal by this rule, a
/// button that shows the reason on the board instead of the sense.
pub fn rule_card(
    ui: &mut Ui,
    rect: Rect,
    rule: RuleId,
    refused: Option<&Refused>,
    intents: &mut Vec<Intent>,
) -> f32 {
    let theme = Theme::of(ui.ctx());
    let text = narration::rule(rule);
    let width = rect.width() - 2.0 * PAD - 4.0;
    let title = [run(&text.title, Text::CardTitle, true, theme.text)];
    let says = rulebook::state::sentence_here(ui.ctx(), rule);
    let sentence = [run(&says, Text::Body, false, theme.text)];
    // After a refusal the sense is shown on request.
    let sense = text.sense.as_ref().filter(|_| refused.is_none());
    let sense = sense.map(|sense| [run(sense, Text::Chip, false, theme.muted)]);
    let title_height = flow(ui, &title, width - 26.0, 2).size().y + 4.0;
    let sentence_height = flow(ui, &sentence, width, MOST_LINES).size().y + 4.0;
    let sense_height =
        sense.as_ref().map_or(0.0, |sense| flow(ui, sense, width, MOST_LINES).size().y + 4.0);
    let shows = refused.filter(|refused| refused.can_show());
    let show_height = if shows.is_some() { Sizes::get().height.small_button + 8.0 } else { 0.0 };
    let height = title_height
        + sentence_height
        + sense_height
        + show_height
        + Sizes::grown(28.0)
        + 2.0
        + 2.0 * PAD;
    let whole = rect.with_max_y(rect.min.y + height);
    card(ui, whole, None);
    let edge = whole.with_max_x(whole.min.x + 5.0).shrink2(vec2(0.0, 6.0));
    ui.painter().rect_filled(edge, 2.0, theme.accent);
    let at = whole.min + vec2(PAD + 4.0, PAD);
    let book = Rect::from_min_size(at, vec2(18.0, 18.0));
    Icon::Book.paint(ui.painter(), book, theme.accent);
    label(ui, at + vec2(26.0, 0.0), width - 26.0, 2, &title);
    let mut y = at.y + title_height;
    label(ui, pos2(at.x, y), width, MOST_LINES, &sentence);
    y += sentence_height;
    if let Some(sense) = &sense {
        label(ui, pos2(at.x, y), width, MOST_LINES, sense);
        y += sense_height;
    }
    if let Some(refused) = shows {
        let says = say::lesson::ShowMe { move_: &refused.mv }.text();
        let look = if refused.is_shown() { ButtonLook::Outline } else { ButtonLook::Primary };
        let button = Button::new(&says).icon(Icon::Forward).look(look).salt("refused");
        if button.show_small_at(ui, pos2(at.x, y + 4.0)).clicked() {
            intents.push(Intent::Learn(LearnIntent::ShowRefused));
        }
        y += show_height;
    }
    let button =
        Button::new(say::rulebook::open_rule()).look(ButtonLook::Link).small().salt(rule.id());
    let response = button.show_at(ui, pos2(at.x - 8.0, y), Sizes::grown(28.0));
    if response.clicked() {
        intents.push(Intent::OpenRule(rule));
    }
    whole.max.y
}

fn hint_button(says: &str) -> Button<'_> {
    Button::new(says).icon(Icon::Bulb).key("H").small().salt("lesson")
}

/// Whether a hint was opened since the last frame.
fn is_new_hint(ui: &Ui, opened: usize) -> bool {
    let id = Id::unique("hints opened");
    let before = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default(id), opened));
    opened > before
}

/// The hints: the open ones in words, the others by name. In a low dock the button is beside the
/// title, and the last hint comes first.
fn hints(
    ui: &mut Ui,
    rect: Rect,
    lesson: &ActiveLesson,
    is_low: bool,
    intents: &mut Vec<Intent>,
) -> f32 {
    let theme = Theme::of(ui.ctx());
    let asks = lesson.asks() && !lesson.rungs.is_empty();
    if !asks || lesson.is_over || lesson.checked || lesson.is_answered() {
        return rect.min.y;
    }
    let (opened, all) = (&lesson.hints, lesson.rungs.len());
    let pad = if is_low { LOW_PAD } else { PAD };
    let width = rect.width() - 2.0 * pad;
    let closed = lesson.rungs.iter().skip(opened.len());
    let mut rungs: Vec<(bool, &str)> = opened
        .iter()
        .map(|hint| (true, hint.words.as_str()))
        .chain(closed.map(|rung| (false, words::rung_name(*rung))))
        .collect();
    if is_low {
        rungs[..opened.len()].reverse();
    }
    let rung_height = |ui: &Ui, says: &str| {
        flow(ui, &[run(says, Text::Body, false, theme.text)], width - 22.0, MOST_LINES).size().y
            + 4.0
    };
    let heights: f32 = rungs.iter().map(|(_, says)| rung_height(ui, says)).sum();
    let high = Sizes::get().height.small_button;
    let (head, foot) = if is_low { (high + 4.0, 0.0) } else { (26.0, high + 6.0) };
    let whole = rect.with_max_y(rect.min.y + heights + head + foot + 2.0 * pad);
    card(ui, whole, None);
    let at = whole.min + vec2(pad, pad);
    let title = run(say::learn::hints(), Text::CardTitle, true, theme.text);
    let says = words::next_hint(lesson.rungs.get(opened.len()).copied());
    // Beside the title there may be room for the short name only.
    let beside =
        if is_low { flow(ui, std::slice::from_ref(&title), width, 1).size().x + 8.0 } else { 0.0 };
    let is_wide = hint_button(&says).width(ui) > width - beside;
    let says = if is_wide { say::learn::next_hint() } else { &says };
    // Its name is the same whatever it gives next: programs know it by that.
    let button = hint_button(says).named(say::learn::next_hint()).enabled(lesson.may_hint());
    let size = vec2(button.width(ui), high);
    let place = if is_low {
        line(ui, at + vec2(0.0, high / 2.0), Align2::LEFT_CENTER, &title);
        Rect::from_min_size(pos2(whole.max.x - pad - size.x, at.y), size)
    } else {
        line(ui, at, Align2::LEFT_TOP, &title);
        let used = say::learn::HintsUsed { used: opened.len(), of: all }.text();
        let used = run(&used, Text::Chip, false, theme.muted);
        line(ui, pos2(whole.max.x - pad, at.y + 2.0), Align2::RIGHT_TOP, &used);
        Rect::from_min_size(pos2(at.x, at.y + head + heights + 4.0), size)
    };
    let mut y = at.y + head;
    let is_new = is_new_hint(ui, opened.len());
    let newest = if is_low { Some(0) } else { opened.len().checked_sub(1) };
    let newest = newest.filter(|_| is_new);
    for (number, (is_open, says)) in rungs.iter().enumerate() {
        let (sign, ink) = if *is_open { ("✓", theme.good) } else { ("○", theme.muted) };
        paint_words(ui, pos2(at.x, y), Align2::LEFT_TOP, sign, Text::Body, false, ink);
        let ink = if *is_open { theme.text } else { theme.muted };
        let runs = [run(says, Text::Body, false, ink)];
        label(ui, pos2(at.x + 22.0, y), width - 22.0, MOST_LINES, &runs);
        let row = Rect::from_min_size(pos2(at.x, y), vec2(width, rung_height(ui, says)));
        if newest == Some(number) {
            // In a low dock the button stays in sight above it.
            let seen = if is_low { whole.with_max_y(row.max.y) } else { row };
            ui.scroll_to_rect(seen, is_low.then_some(Align::TOP));
        }
        y = row.max.y;
    }
    if button.show(ui, place).clicked() {
        intents.push(Intent::Learn(LearnIntent::Hint));
    }
    whole.max.y
}
