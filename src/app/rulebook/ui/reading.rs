//! The rule: its title, how well it is known, its text under the current options, its example, and
//! links to further rules.

use egui::{Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

use super::example;
use crate::app::exercises::intent::DrillIntent;
use crate::app::exercises::state::DrillOrder;
use crate::app::export::state::{ExportForm, ExportIntent};
use crate::app::intent::Intent;
use crate::app::rulebook::intent::RulesIntent;
use crate::app::rulebook::state::Rulebook;
use crate::app::session::ui::how_to_play::how_to_play_ui;
use crate::app::state::State;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::metrics::Metrics;
use crate::app::widgets::paint::{
    ChipTone, chip, chip_button, chip_button_width, chip_width, label, run,
};
use crate::app::words;
use crate::draw::board::art::BoardArt;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::rulebook::headings::parts;
use crate::rulebook::listed::set_for;
use crate::rulebook::related::{related_rules, similar_rules};
use crate::rules::{GameName, RuleId, Ruleset};
use crate::texts::messages as say;
use crate::tutor::drills::cannot_show;

/// Lines are no wider, about 75 letters.
const WIDEST_TEXT: f32 = 640.0;
/// The example is no wider.
const WIDEST_CARD: f32 = 1240.0;

pub fn reading_ui(
    ui: &mut Ui,
    room: Rect,
    metrics: &Metrics,
    state: &State,
    art: &mut BoardArt,
    now: f64,
    intents: &mut Vec<Intent>,
) {
    let book = &state.rulebook;
    let margin = if metrics.side.is_some() { 28.0 } else { 14.0 };
    let mut whole = ui.new_child(UiBuilder::new().max_rect(room).id_salt("rule read"));
    // Each rule starts at its top.
    let area = ScrollArea::vertical()
        .id_salt(("rule read", book.ruleset.name(), book.rule.id(), book.how_to_play))
        .auto_shrink([false, false]);
    area.show(&mut whole, |ui| {
        let top = ui.cursor().min;
        let width = (room.width() - 2.0 * margin).min(WIDEST_CARD);
        let x = room.center().x - width / 2.0;
        let y = top.y + if metrics.side.is_some() { 20.0 } else { 10.0 };
        let mut column = Rect::from_min_size(pos2(x, y), vec2(width, room.height()));
        if metrics.side.is_none() && book.listed().is_empty() {
            let theme = Theme::of(ui.ctx());
            let says = say::rulebook::NoRule { search: book.search.trim() }.text();
            let runs = [run(&says, Text::Body, false, theme.muted)];
            column.min.y = label(ui, column.min, column.width(), 2, &runs).max.y + 8.0;
        }
        let mut y = head(ui, column, state, intents);
        if book.how_to_play {
            y = how_to_play_ui(ui, column.with_min_y(y + 4.0), book.ruleset, state, art);
            y = by_theme(ui, column.with_min_y(y + 14.0), book);
            ui.allocate_space(vec2(room.width() - 1.0, y + 18.0 - top.y));
            return;
        }
        y = sentence(ui, column.with_min_y(y), state);
        let gap = if metrics.side.is_some() { 14.0 } else { 10.0 };
        let seen = Rect::from_min_max(pos2(column.min.x, y + gap), pos2(column.max.x, room.max.y));
        let below = if metrics.side.is_some() { 78.0 } else { 12.0 };
        // The card fits the visible part, wherever the page is scrolled.
        let height = room.max.y - room.min.y - (y + gap - top.y) - below;
        y = example::example_ui(ui, (seen, height), metrics, state, art, now, intents);
        y = leads(ui, column.with_min_y(y + gap + 2.0), state, intents);
        ui.allocate_space(vec2(room.width() - 1.0, y + 18.0 - top.y));
    });
}

/// All rules of the game, each in a sentence, under their headings.
fn by_theme(ui: &mut Ui, column: Rect, book: &Rulebook) -> f32 {
    let theme = Theme::of(ui.ctx());
    let width = column.width().min(WIDEST_TEXT + 60.0);
    let mut y = column.min.y;
    for (heading, rules) in parts(book.ruleset.name()) {
        let says = words::rule_heading(book.ruleset.name(), heading);
        let says = [run(says, Text::CardTitle, true, theme.text)];
        y = label(ui, pos2(column.min.x, y + 8.0), width, 1, &says).max.y + 4.0;
        for rule in rules {
            let title = format!("{}  ", narration::rule(rule).title);
            let sentence = narration::sentence(&book.ruleset, rule);
            let says = [
                run(&title, Text::Body, true, theme.text),
                run(&sentence, Text::Body, false, theme.text),
            ];
            y = label(ui, pos2(column.min.x, y), width, 12, &says).max.y + 6.0;
        }
    }
    y
}

fn head(ui: &mut Ui, column: Rect, state: &State, intents: &mut Vec<Intent>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let book = &state.rulebook;
    let game = book.ruleset.name();
    // Exercises use the written rules.
    let may_drill = !book.how_to_play && cannot_show(&Ruleset::new(game), book.rule).is_none();
    let drill = Button::new(say::rulebook::drill_this_rule());
    let size = vec2(drill.width(ui), Sizes::get().height.button);
    let sheet = Button::new(say::export::save_a_sheet())
        .look(ButtonLook::Link)
        .small()
        .tip(say::export::save_a_sheet_tip());
    let sheet_size = vec2(sheet.width(ui), Sizes::get().height.small_button);
    let width = column.width() - sheet_size.x.max(size.x) - 16.0;
    let title = match book.how_to_play {
        true => say::rulebook::HowToPlayGame { game: &narration::game(game).name }.text(),
        false => narration::rule(book.rule).title.clone(),
    };
    let title = [run(&title, Text::Page, true, theme.text)];
    let mut end = label(ui, column.min, width, 2, &title).max.y + 1.0;
    if !book.how_to_play {
        let card = state.learning.progress.card(game, book.rule);
        let facts = words::rule_facts(book.rule, book.lessons(), card.map(|card| card.place));
        let facts = [run(&facts, Text::Caption, false, theme.muted)];
        end = label(ui, pos2(column.min.x, end), width, 2, &facts).max.y + 8.0;
    }
    let at = pos2(column.max.x - size.x, column.min.y + 4.0);
    if may_drill && drill.show(ui, Rect::from_min_size(at, size)).clicked() {
        let order = DrillOrder::Rule(game, book.rule);
        intents.push(Intent::Drill(DrillIntent::Begin(order)));
    }
    let y = if may_drill { at.y + size.y + 2.0 } else { at.y };
    let at = pos2(column.max.x + 8.0 - sheet_size.x, y);
    if sheet.show(ui, Rect::from_min_size(at, sheet_size)).clicked() {
        intents.push(Intent::Export(ExportIntent::Form(ExportForm::Sheet)));
    }
    end.max(at.y + sheet_size.y)
}

/// The rule's sentence, its purpose, and the options it depends on.
fn sentence(ui: &mut Ui, column: Rect, state: &State) -> f32 {
    let theme = Theme::of(ui.ctx());
    let book = &state.rulebook;
    let width = column.width().min(WIDEST_TEXT);
    let sentence = narration::sentence(&book.ruleset, book.rule);
    let sentence = [run(&sentence, Text::Story, false, theme.text)];
    let mut y = label(ui, column.min, width, 12, &sentence).max.y;
    if let Some(sense) = &narration::rule(book.rule).sense {
        let sense = [run(sense, Text::Body, false, theme.muted)];
        y = label(ui, pos2(column.min.x, y + 2.0), width, 6, &sense).max.y;
    }
    let sets = set_for(&book.ruleset, book.rule);
    if sets.is_empty() {
        return y;
    }
    y += 18.0;
    let mut x = column.min.x;
    for set in &sets {
        let tone = if set.changed { ChipTone::Warn } else { ChipTone::Quiet };
        let says = say::rulebook::OptionIs { option: set.name, value: set.value }.text();
        let wide = chip_width(ui, &says, tone);
        if x > column.min.x && x + wide > column.max.x {
            x = column.min.x;
            y += 29.0;
        }
        chip(ui, pos2(x, y), &says, tone);
        x += wide + 8.0;
    }
    y + 13.0
}

/// What to read next, and similar rules of other games; side by side if there is space.
fn leads(ui: &mut Ui, column: Rect, state: &State, intents: &mut Vec<Intent>) -> f32 {
    let book = &state.rulebook;
    let game = book.ruleset.name();
    let next = related_rules(game, book.rule);
    let others = similar_rules(game, book.rule);
    let side_by_side = column.width() >= 620.0 && !next.is_empty() && !others.is_empty();
    let (left, right) = if side_by_side {
        let middle = column.min.x + 0.46 * column.width();
        (column.with_max_x(middle - 16.0), column.with_min_x(middle))
    } else {
        (column, column)
    };
    let mut end = column.min.y;
    if !next.is_empty() {
        end = chips_under(ui, left, &next, intents, game);
    }
    if !others.is_empty() {
        let place = if side_by_side { right } else { right.with_min_y(end + 12.0) };
        end = end.max(in_other_games(ui, place, &others, intents));
    }
    end
}

fn chips_under(
    ui: &mut Ui,
    room: Rect,
    rules: &[RuleId],
    intents: &mut Vec<Intent>,
    game: GameName,
) -> f32 {
    let theme = Theme::of(ui.ctx());
    let heading = [run(say::rulebook::reads_on(), Text::CardTitle, true, theme.text)];
    let mut y = label(ui, room.min, room.width(), 1, &heading).max.y + 18.0;
    let mut x = room.min.x;
    for rule in rules {
        let title = &narration::rule(*rule).title;
        let width = chip_button_width(ui, title, true, ChipTone::Accent);
        if x > room.min.x && x + width > room.max.x {
            x = room.min.x;
            y += 32.0;
        }
        let salt = ("reads on", rule.id());
        let chip = chip_button(ui, pos2(x, y), title, Some(Icon::Book), ChipTone::Accent, salt);
        if chip.clicked() {
            intents.push(Intent::Rules(RulesIntent::Follow(game, *rule)));
        }
        x += width + 8.0;
    }
    y + 12.0
}

fn in_other_games(
    ui: &mut Ui,
    room: Rect,
    others: &[(GameName, RuleId)],
    intents: &mut Vec<Intent>,
) -> f32 {
    let theme = Theme::of(ui.ctx());
    let heading = [run(say::rulebook::in_other_games(), Text::CardTitle, true, theme.text)];
    let mut y = label(ui, room.min, room.width(), 1, &heading).max.y + 3.0;
    for (game, rule) in others {
        let name = words::rule_of_game(*game, *rule);
        let link = Button::new(&name).look(ButtonLook::Link).small().salt("in other games");
        let size = vec2(link.width(ui).min(room.width() + 8.0), Sizes::get().height.small_button);
        let place = Rect::from_min_size(pos2(room.min.x - 8.0, y), size);
        let response = link.show(ui, place);
        if response.clicked() {
            intents.push(Intent::Rules(RulesIntent::Follow(*game, *rule)));
        }
        let sentence = narration::sentence(&Ruleset::new(*game), *rule);
        let runs = [run(&sentence, Text::Chip, false, theme.muted)];
        let width = room.width().min(WIDEST_TEXT);
        y = label(ui, pos2(room.min.x, place.max.y - 3.0), width, 3, &runs).max.y + 4.0;
    }
    y
}
