//! The film of a turn: one small block for each step. A click shows the board at that step.

use egui::{
    Align2, Color32, EventFilter, Id, Key, Modifiers, Pos2, Rect, Role, ScrollArea, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use super::cut::{self, FADE};
use super::film_items::{
    AROUND, FilmItem, GAP, all_items, block_height, folded, in_rows, row_height,
};
use super::part::{Part, has_parts};
use super::rules::chips;
use crate::app::coach::intent::CoachIntent;
use crate::app::intent::Intent;
use crate::app::rulebook;
use crate::app::session::intent::FilmIntent;
use crate::app::session::state::PendingMove;
use crate::app::session::ui::buttons::{button_from_right, intent_button};
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{flow, focus_ring, label, paint_words, run};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration::turns::{Block, Kind};
use crate::rules::RuleId;
use crate::texts::messages as say;

/// Width of a scroll bar.
const SCROLL_BAR: f32 = 14.0;
/// The most rows of the sentence that says why the turn was good or bad.
const WHY_ROWS: usize = 2;

/// Side of the play button, and height of the other buttons and of a row of rules.
fn button_side() -> f32 {
    Sizes::get().height.small_button
}

/// The film in one row after its play button. If it is too long, all laps but the one shown are
/// folded, and the rest scrolls.
pub fn row(ui: &mut Ui, view: &BoardContext<'_>, rect: Rect, intents: &mut Vec<Intent>) {
    let film = view.session.film(view.hidden_of_played());
    if film.is_empty() {
        return;
    }
    let left = play_button(ui, rect.min, intents);
    strip(ui, view, rect.with_min_x(left), &film, intents);
}

/// Runs the film; returns where the film's blocks begin.
fn play_button(ui: &mut Ui, at: Pos2, intents: &mut Vec<Intent>) -> f32 {
    let button = Button::icon_only(Icon::Forward, say::labels::play_film())
        .look(ButtonLook::Link)
        .tip(say::labels::play_film());
    let place = Rect::from_min_size(at, vec2(button_side(), button_side()));
    intent_button(ui, (button, Intent::Film(FilmIntent::Play)), place, intents);
    place.max.x + 4.0
}

/// The film in as many rows as it needs, scrolling if they do not fit. Returns where it ends.
pub fn rows(ui: &mut Ui, view: &BoardContext<'_>, rect: Rect, intents: &mut Vec<Intent>) -> f32 {
    let film = view.session.film(view.hidden_of_played());
    if film.is_empty() {
        return rect.min.y;
    }
    if rect.height() < 2.0 * row_height() {
        row(ui, view, rect, intents);
        return rect.min.y + row_height();
    }
    let open = view.session.explain.is_some_and(|explain| explain.open);
    let left = if open { rect.min.x } else { play_button(ui, rect.min, intents) };
    let room = rect.with_min_x(left);
    let items = all_items(&film);
    // Each part begins a row, unless that takes too many rows.
    let width = room.width() - SCROLL_BAR;
    let (mut places, mut y) = in_rows(ui, &items, width, true);
    if y + block_height() > room.height() {
        (places, y) = in_rows(ui, &items, width, false);
    }
    let size = vec2(room.width() - 12.0, y + block_height() + 4.0);
    // If it scrolls, it shows whole rows.
    let rest = if size.y > room.height() {
        (room.height() - block_height() - 4.0) % row_height()
    } else {
        0.0
    };
    let room = room.with_max_y(room.max.y - rest);
    ground(ui, view, room, &film, intents);
    let area = ScrollArea::vertical().id_salt("film in rows").auto_shrink(false);
    inside(ui, room, |ui| {
        area.show(ui, |ui| blocks(ui, view, size, &items, &places, &film, intents));
    });
    room.max.y.min(room.min.y + size.y)
}

/// The height of all rows of the film, each part in a row of its own.
pub fn height(ui: &Ui, view: &BoardContext<'_>, width: f32) -> f32 {
    let film = view.session.film(view.hidden_of_played());
    if film.is_empty() {
        return 0.0;
    }
    in_rows(ui, &all_items(&film), width - button_side() - 4.0 - SCROLL_BAR, true).1
        + block_height()
        + 4.0
}

/// The blocks in one row.
pub fn strip(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    room: Rect,
    film: &[Block],
    intents: &mut Vec<Intent>,
) {
    let line = |items: &[FilmItem<'_>]| in_rows(ui, items, f32::INFINITY, false).0;
    let is_long =
        |items: &[FilmItem<'_>]| line(items).last().is_some_and(|last| last.max.x > room.width());
    let mut items = all_items(film);
    if is_long(&items) {
        items.retain(|item| !matches!(item, FilmItem::Last));
    }
    if is_long(&items) && has_parts(film) {
        let shown = view.session.explain.and_then(|explain| film.get(explain.step));
        items = folded(film, shown.or(film.first()).map(|block| Part::of(film, block)));
    }
    if is_long(&items) {
        // Only numbers, so that more parts fit.
        for item in &mut items {
            if let FilmItem::Folded(part, step, steps) = *item {
                *item = FilmItem::FoldedNumber(part, step, steps);
            }
        }
    }
    let places = line(&items);
    let x = places.last().map_or(0.0, |last| last.max.x + GAP);
    ground(ui, view, room, film, intents);
    let area = ScrollArea::horizontal()
        .id_salt("film in a row")
        .scroll_bar_visibility(egui::scroll_area::ScrollBarVisibility::AlwaysHidden)
        .auto_shrink(false);
    inside(ui, room, |ui| {
        let size = vec2(x, block_height() + 4.0);
        let shown = area.show(ui, |ui| blocks(ui, view, size, &items, &places, film, intents));
        let (seen, passed) = (shown.inner_rect, shown.state.clamped_offset().x);
        if size.x - GAP - passed > seen.width() + 1.0 {
            cut::more_behind(ui, seen, intents);
        }
        if passed > 1.0 {
            cut::fade(ui, seen.with_max_x(seen.min.x + FADE), false);
        }
    });
}

fn inside(ui: &mut Ui, room: Rect, show: impl FnOnce(&mut Ui)) {
    let mut child = ui.new_child(UiBuilder::new().id_salt("film").max_rect(room));
    // A solid scroll bar shows that there is more.
    child.spacing_mut().scroll = egui::style::ScrollStyle::solid();
    child.set_clip_rect(room.expand(2.0).intersect(ui.clip_rect()));
    show(&mut child);
}

/// The film as one control that can have the focus: ← and → step, Enter runs it.
fn ground(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    room: Rect,
    film: &[Block],
    intents: &mut Vec<Intent>,
) {
    let id = Id::unique("film of the turn");
    let response = ui.interact(room, id, Sense::click());
    let step = view.session.explain.map(|explain| explain.step);
    let (value, description) = match step.and_then(|step| Some((step, film.get(step)?))) {
        Some((step, block)) => {
            let value =
                say::help::FilmBlock { step: step + 1, of: film.len(), words: &block.words }.text();
            let description = format!("{value}. {}", block.says);
            (value, description)
        }
        None => (say::labels::film().to_owned(), say::labels::film().to_owned()),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::ListBox, true, say::labels::film()));
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_value(value);
        node.set_description(description);
    });
    focus_ring(ui, &response, room.shrink(2.0), 4);
    if !response.has_focus() {
        return;
    }
    let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
    let pressed = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
    for _ in 0..pressed(Key::ArrowLeft) {
        intents.push(Intent::Film(FilmIntent::Back));
    }
    for _ in 0..pressed(Key::ArrowRight) {
        let first = Intent::Film(FilmIntent::Step(0));
        intents.push(if step.is_some() { Intent::Film(FilmIntent::On) } else { first });
    }
    if response.clicked() && !response.clicked_by(egui::PointerButton::Primary) {
        intents.push(Intent::Film(FilmIntent::Play));
    }
}

fn blocks(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    size: egui::Vec2,
    items: &[FilmItem<'_>],
    places: &[Rect],
    film: &[Block],
    intents: &mut Vec<Intent>,
) {
    let (area, _) = ui.allocate_exact_size(size, Sense::hover());
    let here = view.session.explain.map(|explain| explain.step);
    let theme = Theme::of(ui.ctx());
    let mut button = |ui: &mut Ui, rect: Rect, id: Id, name: &str, step: usize| {
        let response = ui.interact(rect.expand2(AROUND), id, Sense::CLICK);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
        if response.clicked() {
            intents.push(Intent::Film(FilmIntent::Step(step)));
        }
        response
    };
    let caption = |ui: &Ui, at: Pos2, words: &str| {
        paint_words(ui, at, Align2::LEFT_CENTER, words, Text::Caption, false, theme.muted);
    };
    // A block at the edge of a row that scrolls is shown whole or not at all: half a word would be
    // wrong.
    let seen = ui.clip_rect().x_range().expand(1.0);
    for (item, place) in items.iter().zip(places) {
        let rect = place.translate(area.min.to_vec2());
        let is_whole = seen.contains(rect.min.x) && seen.contains(rect.max.x);
        match item {
            FilmItem::Step(step, block) => {
                let name =
                    say::help::FilmBlock { step: step + 1, of: film.len(), words: &block.words }
                        .text();
                let response = button(ui, rect, Id::unique(("film step", *step)), &name, *step);
                let current = here == Some(*step);
                if is_whole {
                    let look = look(theme, block.kind, current);
                    paint(ui, rect, &block.words, look, response.hovered());
                }
                if current {
                    follow(ui, *step, rect);
                }
                // The card says the same of the step shown.
                if !current {
                    response.on_hover_text(&block.says);
                }
            }
            FilmItem::Folded(part, step, steps) | FilmItem::FoldedNumber(part, step, steps) => {
                let (number, first) = (part.words(), &film[*step].words);
                let name = say::help::FilmPartName { number: &number, first, count: *steps }.text();
                let response = button(ui, rect, Id::unique(("film part", *step)), &name, *step);
                let look = (theme.accent_soft, theme.accent, true);
                let words = match item {
                    FilmItem::FoldedNumber(..) => part.number().to_string(),
                    _ => number,
                };
                if is_whole {
                    paint(ui, rect, &words, look, response.hovered());
                }
                response.on_hover_text(name);
            }
            FilmItem::Heading(part) if is_whole => caption(ui, rect.left_center(), &part.words()),
            FilmItem::Last if is_whole => {
                caption(ui, rect.left_center() + vec2(2.0, 0.0), say::labels::last());
            }
            FilmItem::Heading(_) | FilmItem::Last => {}
        }
    }
}

/// Scrolls to the step shown, once after each change.
fn follow(ui: &Ui, step: usize, rect: Rect) {
    let id = Id::unique("film followed to");
    let before: Option<usize> = ui.ctx().data(|data| data.get_temp(id));
    if before != Some(step) {
        ui.scroll_to_rect(rect.expand(40.0), None);
        ui.ctx().data_mut(|data| data.insert_temp(id, step));
    }
}

/// Background, text colour and weight of a block.
fn look(theme: &Theme, kind: Kind, current: bool) -> (Color32, Color32, bool) {
    if current {
        return (theme.accent, theme.on_accent, true);
    }
    match kind {
        Kind::Lift => (theme.text, theme.card, true),
        Kind::Drop => (theme.sunken, theme.text, false),
        Kind::Gain => (theme.good_soft, theme.good, true),
        Kind::Rule => (theme.warn_soft, theme.warn, true),
        Kind::End => (theme.card, theme.muted, false),
    }
}

fn paint(ui: &Ui, rect: Rect, words: &str, look: (Color32, Color32, bool), hovered: bool) {
    let (ground, ink, bold) = look;
    let theme = Theme::of(ui.ctx());
    let radius = Sizes::get().radius.tag + 2;
    ui.painter().rect_filled(rect, radius, ground);
    if hovered || theme.is_lined() {
        let stroke = Stroke::new(1.0, if hovered { theme.accent } else { theme.line });
        ui.painter().rect_stroke(rect, radius, stroke, StrokeKind::Inside);
    }
    paint_words(ui, rect.center(), Align2::CENTER_CENTER, words, Text::Chip, bold, ink);
}

/// The film in the whole card: the step shown in a sentence, the blocks, the step's rule.
pub fn whole(ui: &mut Ui, view: &BoardContext<'_>, rect: Rect, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let film = view.session.film(view.hidden_of_played());
    let Some(explain) = view.session.explain else { return };
    let Some(block) = film.get(explain.step) else { return };
    let plays = explain.plays;
    let head = rect.with_max_y(rect.min.y + button_side());
    let list = [
        (
            Button::icon_only(Icon::Cross, say::labels::close_film())
                .look(ButtonLook::Bare)
                .small()
                .tip(say::labels::close_film()),
            FilmIntent::Close,
        ),
        (
            Button::new(if plays { say::labels::stop_film() } else { say::labels::play_turn() })
                .small()
                .salt("film"),
            FilmIntent::Play,
        ),
        (
            Button::new(say::labels::step_on())
                .small()
                .icon(Icon::Forward)
                .enabled(explain.step + 1 < film.len()),
            FilmIntent::On,
        ),
        (
            Button::new(say::labels::step_back())
                .small()
                .icon(Icon::Back)
                .enabled(explain.step > 0),
            FilmIntent::Back,
        ),
    ];
    let mut x = head.max.x;
    for (button, intent) in list {
        let button = (button, Intent::Film(intent));
        x = button_from_right(ui, button, pos2(x, head.min.y), button_side(), intents) - 8.0;
    }
    let number = say::help::FilmStep { step: explain.step + 1, of: film.len() }.text();
    let at = pos2(head.min.x, head.center().y);
    let ink = theme.muted;
    let left =
        paint_words(ui, at, Align2::LEFT_CENTER, &number, Text::Chip, false, ink).max.x + 10.0;
    let mut room = rect.with_min_y(head.max.y + 8.0);
    // The last step also says why the turn was good or bad: below the film, or else in the head.
    let why = view.session.why_shown().filter(|_| explain.step + 1 == film.len());
    let why = why.unwrap_or_default();
    let reason = [run(why, Text::Body, true, theme.text)];
    let why_height = match why.is_empty() {
        true => 0.0,
        false => flow(ui, &reason, room.width(), WHY_ROWS).size().y + 6.0,
    };
    let is_below = room.height() >= button_side() + row_height() + why_height;
    let says = match why_height > 0.0 && !is_below {
        true => format!("{} {}", block.says, why),
        false => block.says.clone(),
    };
    let text = [run(&says, Text::Body, true, theme.text)];
    let rows = if flow(ui, &text, x - left, 1).elided { 2 } else { 1 };
    let top = head.min.y + if rows > 1 { -6.0 } else { 4.0 };
    label(ui, pos2(left, top), x - left, rows, &text);
    if room.height() >= button_side() + row_height() {
        let why_height = if is_below { why_height } else { 0.0 };
        let most = room.max.y - button_side() - why_height;
        room.max.y = most - 4.0;
        let end = rows_or_strip(ui, view, room, &film, intents);
        let top = (end + 10.0).min(most);
        if why_height > 0.0 {
            label(ui, pos2(room.min.x, top - 4.0), room.width(), WHY_ROWS, &reason);
        }
        let top = top + why_height;
        let row = Rect::from_min_size(pos2(room.min.x, top), vec2(room.width(), button_side()));
        let right = other_rules(ui, view, row, intents);
        rule_row(ui, row.with_max_x(right), block.rule);
    } else {
        let row = Rect::from_min_size(room.min, vec2(room.width(), button_side()));
        room.max.x = other_rules(ui, view, row, intents);
        let end =
            chips(ui, pos2(room.min.x, row.center().y - 1.0), room.max.x, &[block.rule], "film");
        strip(ui, view, room.with_min_x(end + 4.0), &film, intents);
    }
}

/// The link to the same move under other options, at the right end of a row; returns where it begins.
fn other_rules(ui: &mut Ui, view: &BoardContext<'_>, row: Rect, intents: &mut Vec<Intent>) -> f32 {
    let game = &view.session.game;
    let is_turn = game.node(game.current()).entry().turn().is_some();
    if !is_turn || !matches!(view.session.pending, PendingMove::None) {
        return row.max.x;
    }
    let button = Button::new(say::coach::under_other_rules()).look(ButtonLook::Link).small();
    let button = (button, Intent::Coach(CoachIntent::OtherRules));
    button_from_right(ui, button, row.right_top(), button_side(), intents) - 10.0
}

fn rows_or_strip(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    room: Rect,
    film: &[Block],
    intents: &mut Vec<Intent>,
) -> f32 {
    if room.height() >= 2.0 * row_height() {
        rows(ui, view, room, intents)
    } else {
        strip(ui, view, room, film, intents);
        room.min.y + row_height()
    }
}

/// The rule of a step: its title as a chip, and its sentence.
fn rule_row(ui: &mut Ui, rect: Rect, rule: RuleId) {
    let theme = Theme::of(ui.ctx());
    let x = chips(ui, pos2(rect.min.x, rect.center().y), rect.max.x, &[rule], "film") + 4.0;
    let text = rulebook::state::sentence_here(ui.ctx(), rule);
    let sentence = [run(&text, Text::Chip, false, theme.muted)];
    let width = rect.max.x - x;
    // The chip opens what has no room here: half a sentence would be none.
    if width > 80.0 && !flow(ui, &sentence, width, 2).elided {
        let rows = if flow(ui, &sentence, width, 1).elided { 2 } else { 1 };
        let y = rect.center().y - if rows > 1 { 17.0 } else { 9.0 };
        label(ui, pos2(x, y), width, rows, &sentence);
    }
}
