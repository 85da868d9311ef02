//! The list of rules: game, search, options, and the titles under their headings.

use egui::{
    Align2, Id, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2,
    vec2,
};

use crate::app::intent::Intent;
use crate::app::new_game;
use crate::app::rulebook::intent::RulesIntent;
use crate::app::rulebook::state::Rulebook;
use crate::app::widgets::arrows;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::choices::choice;
use crate::app::widgets::paint::{ChipTone, chip, flow, focus_ring, label, line, paint_words, run};
use crate::app::widgets::search_field;
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration;
use crate::rulebook::listed::set_for;
use crate::rules::RuleId;
use crate::texts::messages as say;

const PAD: f32 = 14.0;
fn title_height() -> f32 {
    Sizes::grown(28.0)
}
const HEADING: f32 = 30.0;

pub fn title_id(rule: RuleId) -> Id {
    Id::unique(("rule title", rule.id()))
}

/// The entry above the titles.
pub fn how_id() -> Id {
    Id::unique("rule title: how to play")
}

pub fn search_id() -> Id {
    search_field::search_id(say::rulebook::search_rules())
}

pub fn list_ui(ui: &mut Ui, rect: Rect, book: &Rulebook, intents: &mut Vec<Intent>) {
    let inner = rect.shrink(PAD);
    let row = |y: f32, height: f32| {
        Rect::from_min_size(pos2(inner.min.x, inner.min.y + y), vec2(inner.width(), height))
    };
    let control = Sizes::get().height.button;
    games(ui, row(0.0, control), book, intents);
    let name = say::rulebook::search_rules();
    search_field::search_field(ui, row(control + 10.0, control), name, &book.search, intents);
    let changes = Sizes::grown(30.0);
    options(ui, row(2.0 * control + 18.0, changes), book, intents);
    let above = 2.0 * control + changes + 24.0;
    let titles_room = Rect::from_min_max(pos2(rect.min.x, inner.min.y + above), rect.max);
    titles(ui, titles_room.shrink2(vec2(PAD, 0.0)), book, intents);
}

/// From this width on the folded list is one line.
const ONE_LINE: f32 = 820.0;

pub fn folded_height(width: f32) -> f32 {
    let line = Sizes::get().height.button;
    if width < ONE_LINE { 2.0 * line + 20.0 } else { line + 14.0 }
}

/// The list in a narrow window: one line or two.
pub fn folded(ui: &mut Ui, bar: Rect, book: &Rulebook, intents: &mut Vec<Intent>) {
    let inner = bar.shrink2(vec2(PAD, 7.0));
    let gap = 8.0;
    let is_one = bar.width() >= ONE_LINE;
    let options_width =
        Button::new(say::rulebook::change_options()).look(ButtonLook::Link).small().width(ui)
            + 90.0;
    // Part of a line, given as fractions of its width.
    let place = |from: f32, to: f32, line: usize| {
        let beside = if is_one || line == 1 { options_width + gap } else { 0.0 };
        let room = inner.width() - beside;
        let y = inner.min.y + (Sizes::get().height.button + 6.0) * line as f32;
        let left = inner.min.x + from * room + if from > 0.0 { gap / 2.0 } else { 0.0 };
        let right = inner.min.x + to * room - if to < 1.0 { gap / 2.0 } else { 0.0 };
        Rect::from_min_max(pos2(left, y), pos2(right, y + Sizes::get().height.button))
    };
    let (game, rule, searched) = if is_one {
        (place(0.0, 0.27, 0), place(0.27, 0.7, 0), place(0.7, 1.0, 0))
    } else {
        (place(0.0, 0.38, 0), place(0.38, 1.0, 0), place(0.0, 1.0, 1))
    };
    games(ui, game, book, intents);
    let mut rules = book.listed_rules();
    if !rules.contains(&book.rule) {
        rules.insert(0, book.rule);
    }
    let titles = rules.iter().map(|rule| narration::rule(*rule).title.as_str());
    let names: Vec<&str> = std::iter::once(say::how::to_play()).chain(titles).collect();
    let read = rules.iter().position(|rule| *rule == book.rule).map_or(0, |at| at + 1);
    let chosen = if book.how_to_play { 0 } else { read };
    if let Some(picked) =
        choice(ui, rule, say::rulebook::rule(), &names, chosen, true, "rule to read")
    {
        let rule = picked.checked_sub(1).and_then(|at| rules.get(at));
        let intent = rule.map_or(RulesIntent::HowToPlay, |rule| RulesIntent::Read(*rule));
        intents.push(Intent::Rules(intent));
    }
    let name = say::rulebook::search_rules();
    search_field::search_field(ui, searched, name, &book.search, intents);
    let options = Rect::from_min_max(
        pos2(inner.max.x - options_width, searched.min.y),
        pos2(inner.max.x, searched.max.y),
    );
    set_options(ui, options, book, intents);
}

fn games(ui: &mut Ui, place: Rect, book: &Rulebook, intents: &mut Vec<Intent>) {
    let games: Vec<_> = narration::games().collect();
    let names: Vec<&str> = games.iter().map(|(_, text)| text.name.as_str()).collect();
    let chosen = games.iter().position(|(game, _)| *game == book.ruleset.name());
    let chosen = chosen.unwrap_or_default();
    if let Some(picked) = choice(ui, place, say::editor::game(), &names, chosen, true, "rules of") {
        intents.push(Intent::Rules(RulesIntent::Game(games[picked].0)));
    }
}

fn options(ui: &mut Ui, place: Rect, book: &Rulebook, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let says = run(say::rulebook::options_are(), Text::Chip, false, theme.muted);
    let at = pos2(place.min.x, place.center().y);
    let x = line(ui, at, Align2::LEFT_CENTER, &says).max.x + 8.0;
    set_options(ui, place.with_min_x(x), book, intents);
}

/// Whether the options are changed, and the button to change them.
fn set_options(ui: &mut Ui, place: Rect, book: &Rulebook, intents: &mut Vec<Intent>) {
    let (says, tone) = match new_game::state::changed(&book.ruleset) {
        0 => (say::rulebook::options_as_written().to_owned(), ChipTone::Quiet),
        changed => (say::rulebook::OptionsChanged { count: changed }.text(), ChipTone::Warn),
    };
    chip(ui, pos2(place.min.x, place.center().y), &says, tone);
    let button = Button::new(say::rulebook::change_options()).look(ButtonLook::Link).small();
    let size = vec2(button.width(ui), Sizes::get().height.small_button);
    let at = pos2(place.max.x + 8.0 - size.x, place.center().y - size.y / 2.0);
    if button.show(ui, Rect::from_min_size(at, size)).clicked() {
        intents.push(Intent::Rules(RulesIntent::ShowOptions));
    }
}

fn titles(ui: &mut Ui, room: Rect, book: &Rulebook, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let parts = book.listed();
    if parts.is_empty() {
        let says = say::rulebook::NoRule { search: book.search.trim() }.text();
        let runs = [run(&says, Text::Body, false, theme.muted)];
        label(ui, room.min + vec2(8.0, 12.0), room.width() - 16.0, 4, &runs);
        return;
    }
    let shown_id = Id::unique("rule shown in the list");
    let here = (book.ruleset.name(), book.rule, book.how_to_play);
    let before = ui.ctx().data(|data| data.get_temp(shown_id));
    let is_new = before != Some(here);
    ui.ctx().data_mut(|data| data.insert_temp(shown_id, here));
    let mut child = ui.new_child(UiBuilder::new().max_rect(room).id_salt("rule titles"));
    child.set_clip_rect(room.expand2(vec2(6.0, 0.0)).intersect(ui.clip_rect()));
    child.spacing_mut().scroll = egui::style::ScrollStyle::thin();
    ScrollArea::vertical().id_salt("rule titles").auto_shrink([false, false]).show(
        &mut child,
        |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let width = room.width();
            if book.search.trim().is_empty() {
                let (_, row) = ui.allocate_space(vec2(width - 1.0, title_height()));
                let lit = book.how_to_play;
                if entry(ui, row, how_id(), say::how::to_play(), lit, false) {
                    intents.push(Intent::Rules(RulesIntent::HowToPlay));
                }
                if is_new && lit {
                    ui.scroll_to_rect(row.expand(title_height()), None);
                }
            }
            for (heading, rules) in &parts {
                let (_, row) = ui.allocate_space(vec2(width - 1.0, HEADING));
                let says = words::rule_heading(book.ruleset.name(), *heading);
                let at = pos2(row.min.x + 8.0, row.max.y - 4.0);
                let says = run(says, Text::Chip, true, theme.muted);
                line(ui, at, Align2::LEFT_BOTTOM, &says);
                for rule in rules {
                    let (_, row) = ui.allocate_space(vec2(width - 1.0, title_height()));
                    if title(ui, row, book, *rule) {
                        intents.push(Intent::Rules(RulesIntent::Read(*rule)));
                    }
                    if is_new && is_read(book, *rule) {
                        ui.scroll_to_rect(row.expand(title_height()), None);
                    }
                }
            }
            ui.add_space(14.0);
        },
    );
}

fn is_read(book: &Rulebook, rule: RuleId) -> bool {
    book.rule == rule && !book.how_to_play
}

fn title(ui: &mut Ui, row: Rect, book: &Rulebook, rule: RuleId) -> bool {
    let text = narration::rule(rule).title.as_str();
    let has_option = !set_for(&book.ruleset, rule).is_empty();
    entry(ui, row, title_id(rule), text, is_read(book, rule), has_option)
}

/// An entry of the list; returns whether it was clicked.
fn entry(ui: &mut Ui, row: Rect, id: Id, text: &str, lit: bool, has_option: bool) -> bool {
    let theme = Theme::of(ui.ctx());
    let radius = Sizes::get().radius.control;
    let response = ui.interact(row, id, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, lit, text));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        if has_option {
            node.set_description(say::rulebook::option());
        }
    });
    if lit {
        ui.painter().rect_filled(row, radius, theme.accent);
    } else if response.hovered() {
        ui.painter().rect_filled(row, radius, theme.accent_soft);
        if theme.is_lined() {
            let stroke = Stroke::new(1.0, theme.accent);
            ui.painter().rect_stroke(row, radius, stroke, StrokeKind::Inside);
        }
    }
    let ink = if lit { theme.on_accent } else { theme.text };
    let mut right = row.max.x - 8.0;
    if has_option {
        let ink = if lit { theme.on_accent } else { theme.muted };
        let at = pos2(right, row.center().y);
        let (align, says) = (Align2::RIGHT_CENTER, say::rulebook::option());
        right = paint_words(ui, at, align, says, Text::Caption, false, ink).min.x - 6.0;
    }
    let galley = flow(ui, &[run(text, Text::Body, lit, ink)], right - row.min.x - 8.0, 1);
    let at = pos2(row.min.x + 8.0, row.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink);
    focus_ring(ui, &response, row.shrink(3.0), radius);
    if response.has_focus() {
        // Up and Down move between titles.
        arrows::keep(ui, response.id);
    }
    if response.gained_focus() {
        ui.scroll_to_rect(row.expand(title_height()), None);
    }
    if response.clicked() {
        response.request_focus();
    }
    response.clicked()
}
