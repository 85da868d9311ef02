//! The review beside the lessons: what is due, one rule to practise, how well the rules are known.

use std::fmt::Debug;
use std::hash::Hash;

use egui::{Align2, Id, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::class::intent::ClassIntent;
use crate::app::exercises::intent::DrillIntent;
use crate::app::exercises::state::{DrillOrder, DrillStage};
use crate::app::intent::Intent;
use crate::app::learn::intent::ProgressIntent;
use crate::app::learn::state::Learning;
use crate::app::rulebook::intent::RulesIntent;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::choices::choice;
use crate::app::widgets::paint::{card, flow, focus_ring, galley, label, line, paint_words, run};
use crate::app::widgets::rows::wrapped;
use crate::app::words;
use crate::app::worksheets::intent::WorksheetIntent;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::texts::messages as say;
use crate::tutor::drills::{cannot_show, ruleset_for};
use crate::tutor::{DAYS, Mastery, can_spar};

/// Height of the highest bar of a box.
const BAR: f32 = 32.0;
const PAD: f32 = 15.0;
const WIDEST: f32 = 420.0;
/// The most lines that say what the bars mean.
const MEANING_ROWS: usize = 8;

/// Shows the review from the top of a room; returns the lower end.
pub fn review_ui(ui: &mut Ui, room: Rect, learning: &Learning, intents: &mut Vec<Intent>) -> f32 {
    let room = Rect::from_min_size(room.min, vec2(room.width().min(WIDEST), room.height()));
    let mut y = review(ui, room, learning, intents) + 14.0;
    y = one_rule(ui, room.with_min_y(y), learning, intents) + 14.0;
    y = mastery(ui, room.with_min_y(y), learning, intents) + 10.0;
    files(ui, room.with_min_y(y), intents)
}

/// The buttons that export and import the progress, and the way to that of a class.
fn files(ui: &mut Ui, room: Rect, intents: &mut Vec<Intent>) -> f32 {
    let height = Sizes::get().height.small_button;
    let buttons = [
        (Button::new(say::progress::export_progress()), ProgressIntent::Export),
        (
            Button::new(say::progress::import_short()).named(say::progress::import_progress()),
            ProgressIntent::Import,
        ),
    ];
    let class = (Button::new(say::class::open()), Intent::Class(ClassIntent::Open));
    let [export, import] = buttons.map(|(button, intent)| (button, Intent::Progress(intent)));
    let buttons = [export, import, class]
        .map(|(button, intent)| (button.look(ButtonLook::Link).small().salt("review"), intent));
    let widths = buttons.each_ref().map(|(button, _)| button.width(ui));
    let places = wrapped(widths, room.width() + 16.0, height, vec2(8.0, 0.0));
    // The words of a link are in line with the cards above.
    let from = room.min.to_vec2() - vec2(8.0, 0.0);
    for ((button, intent), place) in buttons.into_iter().zip(&places) {
        if button.show(ui, place.translate(from)).clicked() {
            intents.push(intent);
        }
    }
    room.min.y + places.last().map_or(0.0, |place| place.max.y)
}

/// A button as wide as a card; returns whether it was clicked, and its lower end.
fn wide(ui: &mut Ui, inner: Rect, y: f32, button: Button<'_>) -> (bool, f32) {
    let size = vec2(inner.width(), Sizes::get().height.button);
    let place = Rect::from_min_size(pos2(inner.min.x, y), size);
    (button.show(ui, place).clicked(), place.max.y)
}

/// What is due, and the review boxes.
fn review(ui: &mut Ui, room: Rect, learning: &Learning, intents: &mut Vec<Intent>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let progress = &learning.progress;
    let boxes = progress.boxes();
    let is_empty = boxes.iter().all(|count| *count == 0);
    let today = learning.today();
    let due = learning.due().len();
    let going = learning.drilling.as_ref().and_then(|drilling| match &drilling.stage {
        DrillStage::Running(run) if !run.is_over => {
            let of = run.session.states().len();
            Some(words::drill_at(drilling.order.drilled(), run.place + 1, of))
        }
        _ => None,
    });
    let says = match (is_empty, due) {
        (true, _) => say::learn::review_empty().to_owned(),
        (false, 0) => words::nothing_due(learning.next_due(), today),
        (false, _) => String::new(),
    };
    let width = room.width() - 2.0 * PAD;
    let says_run = [run(&says, Text::Chip, false, theme.muted)];
    let says_height = match due {
        0 => flow(ui, &says_run, width, 4).size().y,
        _ => 26.0,
    };
    let button = Sizes::get().height.button;
    let meaning = [run(say::learn::boxes_mean(), Text::Caption, false, theme.muted)];
    let meaning_height = flow(ui, &meaning, width, MEANING_ROWS).size().y + 6.0;
    let boxes_height = if is_empty { 0.0 } else { BAR + 46.0 + meaning_height };
    let going_height = if going.is_some() { button + 8.0 } else { 0.0 };
    let height = 2.0 * PAD + 28.0 + says_height + boxes_height + 12.0 + button + going_height;
    let place = Rect::from_min_size(room.min, vec2(room.width(), height));
    card(ui, place, None);
    let inner = place.shrink(PAD);
    let title = [run(say::learn::review(), Text::CardTitle, true, theme.text)];
    let mut y = label(ui, inner.min, inner.width(), 1, &title).min.y + 28.0;
    let at = pos2(inner.min.x, y);
    if due > 0 {
        due_today(ui, at, due);
    } else {
        label(ui, at, width, 4, &says_run);
    }
    y += says_height;
    if !is_empty {
        let rect = Rect::from_min_size(pos2(inner.min.x, y), vec2(width, boxes_height));
        let (above, below) = rect.split_top_bottom_at_y(rect.max.y - meaning_height);
        bars(ui, above, boxes);
        label(ui, below.min + vec2(0.0, 6.0), width, MEANING_ROWS, &meaning);
    }
    y += boxes_height + 12.0;
    if let Some(going) = &going {
        let button =
            Button::new(say::drill::go_on_drill()).look(ButtonLook::Primary).tip(going.as_str());
        let (clicked, end) = wide(ui, inner, y, button.salt("review"));
        if clicked {
            intents.push(Intent::Drill(DrillIntent::GoOn));
        }
        y = end + 8.0;
    }
    let these = words::drill_these(due);
    let (button, order) = match due {
        0 => (Button::new(say::drill::ten_mixed()), DrillOrder::Mixed),
        _ if going.is_some() => (Button::new(&these), DrillOrder::Review),
        _ => (Button::new(&these).look(ButtonLook::Primary), DrillOrder::Review),
    };
    if wide(ui, inner, y, button.salt("review")).0 {
        intents.push(Intent::Drill(DrillIntent::Begin(order)));
    }
    place.max.y
}

/// `6 rules are due today`, with a large number.
fn due_today(ui: &mut Ui, at: egui::Pos2, due: usize) {
    let theme = Theme::of(ui.ctx());
    let whole = words::due_today(due);
    let figure = due.to_string();
    let rest = whole.strip_prefix(&figure).unwrap_or(&whole).to_owned();
    let large = galley(ui, &figure, Text::Section, true, theme.accent);
    let words = galley(ui, &rest, Text::Body, false, theme.text);
    let size = vec2(large.size().x + words.size().x, 24.0);
    let rect = Rect::from_min_size(at, size);
    let response = ui.interact(rect, Id::unique("due today"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &whole));
    let middle = rect.center().y;
    let x = at.x + large.size().x;
    ui.painter().galley(pos2(at.x, middle - large.size().y / 2.0), large, theme.accent);
    ui.painter().galley(pos2(x, middle - words.size().y / 2.0), words, theme.text);
}

/// A bar for each box, with its count above and its days below.
fn bars(ui: &mut Ui, rect: Rect, boxes: [usize; DAYS.len()]) {
    let theme = Theme::of(ui.ctx());
    let most = boxes.iter().copied().max().unwrap_or(1).max(1) as f32;
    let width = rect.width() / boxes.len() as f32;
    let ground = rect.max.y - 18.0;
    for (number, (count, days)) in boxes.into_iter().zip(DAYS).enumerate() {
        let x = rect.min.x + number as f32 * width;
        let high = (BAR * count as f32 / most).max(2.0);
        let bar = Rect::from_min_max(pos2(x + 3.0, ground - high), pos2(x + width - 3.0, ground));
        // The longer the interval, the fuller the colour.
        let full = 0.45 + 0.55 * number as f32 / (DAYS.len() - 1) as f32;
        let ink = theme.card.lerp_to_gamma(theme.accent, full);
        ui.painter().rect_filled(bar, 3.0, ink);
        let at = pos2(bar.center().x, bar.min.y - 2.0);
        let says = count.to_string();
        paint_words(ui, at, Align2::CENTER_BOTTOM, &says, Text::Caption, true, theme.text);
        let at = pos2(bar.center().x, ground + 3.0);
        let says = say::learn::BoxDays { days }.text();
        paint_words(ui, at, Align2::CENTER_TOP, &says, Text::Caption, false, theme.muted);
        let whole = bar.with_min_y(rect.min.y).with_max_y(rect.max.y);
        let response = ui.interact(whole, Id::unique(("box", number)), Sense::hover());
        let name = say::learn::BoxName { count, days }.text();
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
        response.on_hover_text(name);
    }
}

/// A rule to choose, with ten exercises or a sparring game on it.
fn one_rule(ui: &mut Ui, room: Rect, learning: &Learning, intents: &mut Vec<Intent>) -> f32 {
    let Some((game, rules, chosen)) = learning.rules_to_drill() else { return room.min.y - 14.0 };
    let theme = Theme::of(ui.ctx());
    let why_not = cannot_show(&ruleset_for(game, chosen), chosen);
    let says = why_not.map_or(say::drill::drill_one_line(), words::cannot_drill);
    let width = room.width() - 2.0 * PAD;
    let says_run = [run(says, Text::Chip, false, theme.muted)];
    let says_height = flow(ui, &says_run, width, 4).size().y;
    let button_height = Sizes::get().height.small_button;
    let may_spar = can_spar(game, chosen);
    let tip = if may_spar { say::drill::spar_tip() } else { say::drill::no_spar_tip() };
    let ten = Button::new(say::drill::ten_drills()).enabled(why_not.is_none()).small();
    let ten = ten.salt("review");
    let spar = Button::new(say::drill::spar_on_it()).look(ButtonLook::Link).enabled(may_spar);
    let spar = spar.small().tip(tip).salt("review");
    let print = Button::new(say::worksheet::print_exercises()).look(ButtonLook::Link).small();
    let print = print.enabled(why_not.is_none()).salt("review");
    let widths = [ten.width(ui), spar.width(ui), print.width(ui)];
    let places = wrapped(widths, width, button_height, vec2(8.0, 4.0));
    let field = Sizes::get().height.button;
    let height = 2.0 * PAD + 28.0 + field + 8.0 + says_height + 10.0 + places[2].max.y;
    let place = Rect::from_min_size(room.min, vec2(room.width(), height));
    card(ui, place, None);
    let inner = place.shrink(PAD);
    let title = [run(say::drill::drill_one_rule(), Text::CardTitle, true, theme.text)];
    let mut y = label(ui, inner.min, width, 1, &title).min.y + 28.0;
    let titles: Vec<&str> =
        rules.iter().map(|rule| narration::rule(*rule).title.as_str()).collect();
    let at = rules.iter().position(|rule| *rule == chosen).unwrap_or_default();
    let field = Rect::from_min_size(pos2(inner.min.x, y), vec2(width, Sizes::get().height.button));
    let picked =
        choice(ui, field, say::drill::drill_one_rule(), &titles, at, true, ("drill", game));
    if let Some(rule) = picked.and_then(|number| rules.get(number)) {
        intents.push(Intent::Drill(DrillIntent::Rule(*rule)));
    }
    y = label(ui, pos2(inner.min.x, field.max.y + 8.0), width, 4, &says_run).min.y + says_height;
    let [ten_at, spar_at, print_at] =
        [places[0], places[1], places[2]].map(|place| place.translate(vec2(inner.min.x, y + 10.0)));
    if ten.show(ui, ten_at).clicked() {
        let order = DrillOrder::Rule(game, chosen);
        intents.push(Intent::Drill(DrillIntent::Begin(order)));
    }
    if spar.show(ui, spar_at).clicked() {
        intents.push(Intent::Drill(DrillIntent::Spar(game, chosen)));
    }
    if print.show(ui, print_at).clicked() {
        intents.push(Intent::Worksheet(WorksheetIntent::OfExercises(game, chosen)));
    }
    place.max.y
}

/// How well each rule of the course shown is known, the least known first, and why Kete thinks so.
/// Each title leads to the rule.
fn mastery(ui: &mut Ui, room: Rect, learning: &Learning, intents: &mut Vec<Intent>) -> f32 {
    let Some(game) = learning.shown().and_then(|course| course.game()) else { return room.min.y };
    let known = learning.progress.mastery(game);
    if known.is_empty() {
        return room.min.y;
    }
    let theme = Theme::of(ui.ctx());
    let title = say::learn::RulesOfGame { game: &narration::game(game).name }.text();
    let runs = [run(&title, Text::Chip, true, theme.text)];
    let mut y = label(ui, room.min, room.width(), 2, &runs).max.y + 4.0;
    for (rule, record) in &known {
        let (level, ink) = match record.mastery() {
            level @ (Mastery::NotYet | Mastery::Shaky) => (level, theme.warn),
            level @ Mastery::Growing => (level, theme.muted),
            level @ Mastery::Firm => (level, theme.good),
        };
        let at = pos2(room.max.x, y + 14.0);
        let says = run(words::mastery(level), Text::Chip, true, ink);
        let right = line(ui, at, Align2::RIGHT_CENTER, &says).min.x;
        let hit = Rect::from_min_max(
            pos2(room.min.x - 8.0, y),
            pos2(right - 6.0, y + Sizes::grown(28.0)),
        );
        let title = &narration::rule(*rule).title;
        let link = rule_link(ui, hit, title, ("mastery", game, rule.id()));
        if link.clicked() {
            intents.push(Intent::Rules(RulesIntent::Follow(game, *rule)));
        }
        y = link.rect.max.y - Sizes::grown(28.0);
        let rests = words::rests_on(record, learning.today());
        let runs = [run(&rests, Text::Caption, false, theme.muted)];
        y = label(ui, pos2(room.min.x, y + Sizes::grown(28.0) - 2.0), room.width(), 2, &runs).max.y
            + 6.0;
    }
    y
}

/// A title that leads to a rule, in two lines if it is long.
fn rule_link(ui: &mut Ui, hit: Rect, title: &str, salt: impl Hash + Debug) -> Response {
    let theme = Theme::of(ui.ctx());
    let ink = theme.accent;
    let says = flow(ui, &[run(title, Text::Chip, true, ink)], hit.width() - 16.0, 2);
    let radius = Sizes::get().radius.control;
    let more = says.rows.last().map_or(0.0, |row| row.min_y());
    let size = vec2(says.size().x + 16.0, hit.height() + more);
    let place = Rect::from_min_size(hit.min, size);
    let response = ui.interact(place, Id::unique(("rule link", salt)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, title));
    if response.hovered() {
        ui.painter().rect_filled(place, radius, theme.accent_soft);
    }
    let at = pos2(place.min.x + 8.0, place.center().y - says.size().y / 2.0);
    ui.painter().galley(at, says, ink);
    focus_ring(ui, &response, place.shrink(2.0), radius);
    response.on_hover_text(title)
}
