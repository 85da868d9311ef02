//! The rules of a game: every title with its sentence, its sense and its id, as the options make
//! them, with a search.

use egui::{
    Align2, CornerRadius, Id, Rect, Role, ScrollArea, Sense, Stroke, Ui, UiBuilder, WidgetInfo,
    pos2, vec2,
};

use super::head::{cross, head, is_small, search};
use crate::app::controls::{
    Tone, chip, chip_width, choice, flow, focus_ring, label, paint_words, run,
};
use crate::app::intent::Intent;
use crate::app::rulebook::{self, RulesPage};
use crate::app::sizes::Sizes;
use crate::app::theme::{Text, Theme};
use crate::rules::RuleId;
use crate::texts::{self, window as words};

/// The width of the list of titles.
const TITLES: f32 = 250.0;

/// Rules under a heading.
struct Part {
    heading: String,
    rules: Vec<RuleId>,
}

fn parts(page: &RulesPage) -> Vec<Part> {
    let game = page.ruleset.name();
    let rules = rulebook::rules_of(game);
    let fitting = |rules: Vec<RuleId>| {
        rules
            .into_iter()
            .filter(|rule| rulebook::speaks_of(&page.ruleset, *rule, &page.search))
            .collect()
    };
    let mut parts = vec![
        Part { heading: texts::game(game).name.clone(), rules: fitting(rules.own) },
        Part { heading: words::COMMON_RULES.to_owned(), rules: fitting(rules.common) },
    ];
    parts.retain(|part: &Part| !part.rules.is_empty());
    parts
}

/// Shows the dialog.
pub fn show(ui: &mut Ui, rect: Rect, page: &RulesPage, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let frame = head(ui, rect, words::RULES_OF);
    let end = search(ui, frame.free, words::SEARCH_RULES, &page.search, intents);
    let mut body = frame.body;
    // The games stand beside the title, or below it where that has no room.
    let beside = end - frame.free.min.x >= 190.0;
    let place = if beside {
        let width = (end - frame.free.min.x - 16.0).min(210.0);
        let at = pos2(frame.free.min.x, frame.free.center().y - 17.0);
        Rect::from_min_size(at, vec2(width, 34.0))
    } else {
        let (row, rest) = body.split_top_bottom_at_y(body.min.y + 46.0);
        body = rest;
        Rect::from_min_size(row.min + vec2(16.0, 8.0), vec2((row.width() - 32.0).min(240.0), 34.0))
    };
    games(ui, place, page, intents);
    let parts = parts(page);
    if parts.is_empty() {
        let says = words::no_rule(page.search.trim());
        let runs = [run(&says, Text::Body, false, theme.muted)];
        label(ui, body.min + vec2(26.0, 20.0), body.width() - 52.0, 3, &runs);
    } else {
        let with_titles = body.width() >= 700.0;
        if with_titles {
            let (list, rest) = body.split_left_right_at_x(body.min.x + TITLES);
            let full = rect.size() == ui.ctx().content_rect().size();
            let sw = if full { 0 } else { Sizes::get().radius.dialog };
            let corner = CornerRadius { sw, ..CornerRadius::ZERO };
            ui.painter().rect_filled(list.shrink2(vec2(0.5, 0.5)), corner, theme.panel);
            ui.painter().vline(list.max.x, list.y_range(), Stroke::new(1.0, theme.line));
            titles(ui, list, page, &parts, intents);
            body = rest;
        }
        let margin = if is_small(rect) { 16.0 } else { 26.0 };
        texts_of(ui, body.shrink2(vec2(margin, 4.0)), page, &parts);
    }
    cross(ui, rect, intents);
}

fn games(ui: &mut Ui, place: Rect, page: &RulesPage, intents: &mut Vec<Intent>) {
    let games: Vec<_> = texts::games().collect();
    let names: Vec<&str> = games.iter().map(|(_, text)| text.name.as_str()).collect();
    let chosen = games.iter().position(|(game, _)| *game == page.ruleset.name());
    let chosen = chosen.unwrap_or_default();
    if let Some(picked) = choice(ui, place, words::GAME, &names, chosen, true, "rules of") {
        intents.push(Intent::RulesOf(games[picked].0));
    }
}

/// The titles in a list; a press brings the rule into view.
fn titles(ui: &mut Ui, rect: Rect, page: &RulesPage, parts: &[Part], intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let room = rect.shrink2(vec2(10.0, 6.0));
    let mut child = ui.new_child(UiBuilder::new().max_rect(room));
    child.set_clip_rect(room.expand(4.0).intersect(rect).intersect(ui.clip_rect()));
    let radius = Sizes::get().radius.control;
    ScrollArea::vertical().id_salt("rule titles").auto_shrink([false, false]).show(
        &mut child,
        |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let width = ui.available_width() - 4.0;
            for part in parts {
                let (_, row) = ui.allocate_space(vec2(width, 34.0));
                let at = pos2(row.min.x + 8.0, row.max.y - 6.0);
                let heading = part.heading.as_str();
                let bottom = Align2::LEFT_BOTTOM;
                paint_words(ui, at, bottom, heading, Text::Chip, true, theme.muted);
                for rule in &part.rules {
                    let (_, row) = ui.allocate_space(vec2(width, Sizes::get().height.hit));
                    let title = texts::rule(*rule).title.as_str();
                    let response =
                        ui.interact(row, Id::unique(("rule title", rule.id())), Sense::click());
                    let lit = page.at == Some(*rule);
                    response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, lit, title));
                    if lit {
                        ui.painter().rect_filled(row, radius, theme.accent);
                    } else if response.hovered() {
                        ui.painter().rect_filled(row, radius, theme.accent_soft);
                    }
                    let ink = if lit { theme.on_accent } else { theme.text };
                    let runs = [run(title, Text::Chip, lit, ink)];
                    let galley = flow(ui, &runs, row.width() - 14.0, 1);
                    let y = row.center().y - galley.size().y / 2.0;
                    ui.painter().galley(pos2(row.min.x + 8.0, y), galley, ink);
                    focus_ring(ui, &response, row.shrink2(vec2(4.0, 0.0)), radius);
                    if response.gained_focus() {
                        ui.scroll_to_rect(row, None);
                    }
                    if response.clicked() {
                        intents.push(Intent::OpenRule(*rule));
                    }
                }
            }
        },
    );
}

/// The rules themselves.
fn texts_of(ui: &mut Ui, room: Rect, page: &RulesPage, parts: &[Part]) {
    let theme = Theme::of(ui.ctx());
    // The rule asked for is brought into view once, not held there.
    let seen = Id::unique("rule brought into view");
    let asked = page.at.map(|rule| (page.ruleset.name(), rule));
    let last = ui.ctx().data(|data| data.get_temp::<Option<(_, RuleId)>>(seen)).flatten();
    let mut brought = last;
    if asked.is_none() {
        brought = None;
    }
    let mut child = ui.new_child(UiBuilder::new().max_rect(room));
    child.set_clip_rect(room.expand2(vec2(12.0, 0.0)).intersect(ui.clip_rect()));
    ScrollArea::vertical().id_salt("rules").auto_shrink([false, false]).show(&mut child, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        // No line has more than some 70 letters.
        let width = (ui.available_width() - 12.0).min(600.0);
        options_line(ui, width, page);
        for part in parts {
            let (_, row) = ui.allocate_space(vec2(width, 44.0));
            let heading = [run(&part.heading, Text::Section, true, theme.text)];
            label(ui, row.min + vec2(0.0, 14.0), width, 1, &heading);
            for rule in &part.rules {
                let place = one_rule(ui, width, page, *rule);
                if page.at == Some(*rule) && last != asked {
                    ui.scroll_to_rect(place.expand(8.0), Some(egui::Align::TOP));
                    brought = asked;
                }
            }
        }
        ui.add_space(24.0);
    });
    ui.ctx().data_mut(|data| data.insert_temp(seen, brought));
}

/// What differs from the written rules.
fn options_line(ui: &mut Ui, width: f32, page: &RulesPage) {
    let theme = Theme::of(ui.ctx());
    let changed = rulebook::changed(&page.ruleset);
    let says = if changed.is_empty() {
        words::RULES_AS_WRITTEN.to_owned()
    } else {
        let sets = changed.iter().map(|set| words::option_is(set.name, set.value));
        sets.collect::<Vec<_>>().join(" · ")
    };
    let runs = [
        run(words::OPTIONS_ARE, Text::Chip, true, theme.muted),
        run(" ", Text::Chip, false, theme.muted),
        run(&says, Text::Chip, false, theme.muted),
    ];
    let height = flow(ui, &runs, width, 6).size().y + 12.0;
    let (_, row) = ui.allocate_space(vec2(width, height));
    label(ui, row.min + vec2(0.0, 10.0), width, 6, &runs);
}

fn one_rule(ui: &mut Ui, width: f32, page: &RulesPage, rule: RuleId) -> Rect {
    let theme = Theme::of(ui.ctx());
    let text = texts::rule(rule);
    let sense = text.sense.as_deref().unwrap_or_default();
    let title = [run(&text.title, Text::CardTitle, true, theme.text)];
    let sentence = texts::sentence(&page.ruleset, rule);
    let body = [run(&sentence, Text::Body, false, theme.text)];
    let why = [run(sense, Text::Body, false, theme.muted)];
    let id = [run(rule.id(), Text::Caption, false, theme.muted)];
    let sets = rulebook::set_for(&page.ruleset, rule);
    let heights = [
        flow(ui, &title, width, 2).size().y,
        flow(ui, &body, width, 20).size().y,
        if sense.is_empty() { 0.0 } else { flow(ui, &why, width, 10).size().y },
    ];
    // Chips in as many lines as they need.
    let words_of: Vec<(String, Tone)> = sets
        .iter()
        .map(|set| {
            let tone = if set.changed { Tone::Warn } else { Tone::Quiet };
            (words::option_is(set.name, set.value), tone)
        })
        .collect();
    let mut lines = if words_of.is_empty() { 0 } else { 1 };
    let mut x = 0.0;
    let places: Vec<(f32, usize)> = words_of
        .iter()
        .map(|(words, tone)| {
            let wide = chip_width(ui, words, *tone);
            if x > 0.0 && x + wide > width {
                x = 0.0;
                lines += 1;
            }
            let place = (x, lines - 1);
            x += wide + 8.0;
            place
        })
        .collect();
    let chips = lines as f32 * 29.0;
    let high = heights.iter().sum::<f32>() + chips + 18.0 + 26.0;
    let (_, rect) = ui.allocate_space(vec2(width, high));
    if page.at == Some(rule) {
        let lit = rect.expand2(vec2(10.0, 0.0));
        ui.painter().rect_filled(lit, Sizes::get().radius.control, theme.accent_soft);
        let edge = lit.with_max_x(lit.min.x + 4.0);
        ui.painter().rect_filled(edge, 2.0, theme.accent);
    }
    let mut y = rect.min.y + 9.0;
    y = label(ui, pos2(rect.min.x, y), width, 2, &title).max.y + 2.0;
    y = label(ui, pos2(rect.min.x, y), width, 20, &body).max.y;
    if !sense.is_empty() {
        y = label(ui, pos2(rect.min.x, y), width, 10, &why).max.y;
    }
    for ((words, tone), (x, line)) in words_of.iter().zip(places) {
        let at = pos2(rect.min.x + x, y + 16.0 + line as f32 * 29.0);
        chip(ui, at, words, *tone);
    }
    y += chips;
    label(ui, pos2(rect.min.x, y + 2.0), width, 1, &id);
    rect
}
