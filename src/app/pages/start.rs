//! The start page: nine games as drawn cards, and the game to go on with.

use egui::{Align2, Id, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::board::art::BoardArt;
use crate::app::board::paint::paint_board;
use crate::app::board::tones::Material;
use crate::app::command::Command;
use crate::app::controls::{Button, Look, card, flow, focus_ring, galley, label, line, run};
use crate::app::icons::Icon;
use crate::app::intent::Intent;
use crate::app::lying::{self, Lying};
use crate::app::sizes::Sizes;
use crate::app::state::State;
use crate::app::table::Table;
use crate::app::theme::{Text, Theme};
use crate::game::{Player, score};
use crate::rules::{BySide, GameName, Ruleset, Side};
use crate::texts::{self, window as words};

const GAP: f32 = 14.0;
const HEADING: f32 = 26.0;
/// Space inside a card at its sides and its top.
const PAD: f32 = 15.0;
/// A card's line is no longer than this.
const LINE_ROWS: usize = 4;

/// Shows the page.
pub fn show(ui: &mut Ui, page: Rect, state: &State, art: &mut BoardArt, intents: &mut Vec<Intent>) {
    let margin = if page.width() < 1100.0 { 14.0 } else { 20.0 };
    let mut whole = ui.new_child(egui::UiBuilder::new().max_rect(page));
    egui::ScrollArea::vertical().auto_shrink([false, false]).show(&mut whole, |ui| {
        let left = page.min.x + margin;
        let width = page.width() - 2.0 * margin;
        let top = ui.cursor().min.y + 12.0;
        let mut y = top;
        if let Some(table) = &state.table {
            let rect = Rect::from_min_size(pos2(left, y), vec2(width, 61.0));
            go_on(ui, rect, table, state, art, intents);
            y = rect.max.y + 12.0;
        }
        let room = page.max.y - 14.0 - (y - top + page.min.y + 12.0);
        let end = if page.width() < 1100.0 {
            columns(ui, left, y, width, 2, state, art, intents)
        } else {
            with_ring_beside(ui, left, y, width, room, state, art, intents)
        };
        ui.allocate_space(vec2(width, end - top + 24.0));
    });
}

/// Cards under their headings in so many columns, `Open…` below.
#[expect(clippy::too_many_arguments, reason = "a place and what stands in it")]
fn columns(
    ui: &mut Ui,
    left: f32,
    top: f32,
    width: f32,
    columns: usize,
    state: &State,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) -> f32 {
    let card_width = (width - GAP * (columns as f32 - 1.0)) / columns as f32;
    let mut y = top;
    let mut opened = false;
    for (heading, games) in groups() {
        title(ui, pos2(left, y), heading);
        y += HEADING;
        for row in games.chunks(columns) {
            let is_ring = row.contains(&GameName::Ring);
            let height =
                if is_ring { 300.0 } else { 108.0 + below(ui, card_width, GameName::Owari) };
            for (number, game) in row.iter().enumerate() {
                let at = pos2(left + number as f32 * (card_width + GAP), y);
                let rect = Rect::from_min_size(at, vec2(card_width, height));
                game_card(ui, rect, *game, state, art, intents);
            }
            // The place left free beside the last card of a group.
            let free = row.len() < columns && (is_ring || games.len() > columns);
            if free && !opened {
                let at = pos2(left + row.len() as f32 * (card_width + GAP), y);
                open_card(ui, Rect::from_min_size(at, vec2(card_width, height)), intents);
                opened = true;
            }
            y += height + GAP;
        }
    }
    y
}

/// The wide page: rows of cards, the ring and `Open…` in a column at the right.
#[expect(clippy::too_many_arguments, reason = "a place and what stands in it")]
fn with_ring_beside(
    ui: &mut Ui,
    left: f32,
    top: f32,
    width: f32,
    room: f32,
    state: &State,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) -> f32 {
    let columns = 3;
    let card_width = (width - GAP * columns as f32) / (columns as f32 + 1.0);
    let across = |number: usize| left + number as f32 * (card_width + GAP);
    let rows: usize = groups()
        .iter()
        .filter(|(_, games)| !games.contains(&GameName::Ring))
        .map(|(_, games)| games.len().div_ceil(columns))
        .sum();
    let free = room - 2.0 * HEADING - GAP * rows as f32;
    let least = 88.0 + below(ui, card_width, GameName::Owari);
    let height = (free / rows as f32).clamp(least, 330.0);
    let mut y = top;
    let mut opened = false;
    for (heading, games) in groups() {
        if games.contains(&GameName::Ring) {
            title(ui, pos2(across(columns), top), heading);
            let at = pos2(across(columns), top + HEADING);
            let size = vec2(card_width, 2.0 * height + GAP);
            let rect = Rect::from_min_size(at, size);
            game_card(ui, rect, GameName::Ring, state, art, intents);
            continue;
        }
        title(ui, pos2(left, y), heading);
        y += HEADING;
        for row in games.chunks(columns) {
            for (number, game) in row.iter().enumerate() {
                let rect = Rect::from_min_size(pos2(across(number), y), vec2(card_width, height));
                game_card(ui, rect, *game, state, art, intents);
            }
            if row.len() < columns && !opened {
                let rect =
                    Rect::from_min_size(pos2(across(row.len()), y), vec2(card_width, height));
                open_card(ui, rect, intents);
                opened = true;
            }
            y += height + GAP;
        }
    }
    y
}

/// The headings with their games, in the order of the words.
fn groups() -> Vec<(&'static str, Vec<GameName>)> {
    let mut groups: Vec<(&str, Vec<GameName>)> = Vec::new();
    for (name, text) in texts::games() {
        match groups.last_mut() {
            Some((heading, games)) if *heading == text.heading => games.push(name),
            _ => groups.push((&text.heading, vec![name])),
        }
    }
    groups
}

fn title(ui: &mut Ui, at: egui::Pos2, heading: &str) {
    let theme = Theme::of(ui.ctx());
    line(ui, at, Align2::LEFT_TOP, &run(heading, Text::Chip, true, theme.muted));
}

/// Boards of related games differ at a glance.
fn material(game: GameName, state: &State) -> Material {
    let dark =
        matches!(game, GameName::Awale | GameName::Giuthi | GameName::BawoNtchuwa | GameName::Ring);
    match (state.material(), dark) {
        (Material::Iroko, true) => Material::Walnut,
        (material, _) => material,
    }
}

/// The size of a card's line: a little smaller where that spares a second row.
fn line_size(ui: &Ui, line: &str, width: f32) -> Text {
    let ink = egui::Color32::PLACEHOLDER;
    let fits = |text| galley(ui, line, text, false, ink).size().x <= width;
    if !fits(Text::Chip) && fits(Text::Caption) { Text::Caption } else { Text::Chip }
}

/// The height of title, line and button of a card. The line wraps; the cards of two and four
/// rows leave room for the longest of theirs, so that their boards stand at one height.
fn below(ui: &Ui, width: f32, game: GameName) -> f32 {
    let theme = Theme::of(ui.ctx());
    let is_ring = game == GameName::Ring;
    let line_height = |line: &str| {
        let text = line_size(ui, line, width - 2.0 * PAD);
        let says = [run(line, text, false, theme.muted)];
        flow(ui, &says, width - 2.0 * PAD, LINE_ROWS).size().y
    };
    let highest = texts::games()
        .filter(|(other, _)| (*other == GameName::Ring) == is_ring)
        .map(|(_, text)| line_height(&text.line))
        .fold(0.0, f32::max);
    highest + 70.0
}

fn game_card(
    ui: &mut Ui,
    rect: Rect,
    game: GameName,
    state: &State,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let text = texts::game(game);
    let id = Id::unique(("card", game));
    let response = ui.interact(rect, id, Sense::click());
    let name = format!("{}, {}. {}", text.name, text.heading.to_lowercase(), text.line);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let border = response.hovered().then_some(theme.accent);
    card(ui, rect, border);
    let start = Ruleset::new(game).start();
    let mut view = Lying::start(&start).show(false, material(game, state), state.settings.seeds);
    view.labels = false;
    let inner = rect.shrink(PAD);
    let below = below(ui, rect.width(), game);
    let room = Rect::from_min_max(inner.min, pos2(inner.max.x, rect.max.y - below));
    let room = room.translate(vec2(0.0, -2.0));
    let board = lying::form(game, start.shape()).fit(room);
    paint_board(ui.painter(), board, &view, art);
    let mut y = rect.max.y - below + 2.0;
    let title = run(&text.name, Text::CardTitle, true, theme.text);
    y = line(ui, pos2(inner.min.x, y), Align2::LEFT_TOP, &title).max.y + 1.0;
    let size = line_size(ui, &text.line, inner.width());
    let says = [run(&text.line, size, false, theme.muted)];
    label(ui, pos2(inner.min.x, y), inner.width(), LINE_ROWS, &says);
    let button = Button::new(words::PLAY).look(Look::Primary).small().salt(game);
    let size = vec2(button.width(ui), Sizes::get().height.small_button);
    let at = pos2(inner.min.x, rect.max.y - 11.0 - size.y);
    let play = button.show(ui, Rect::from_min_size(at, size));
    ui.ctx()
        .accesskit_node_builder(play.id, |node| node.set_description(words::play_game(&text.name)));
    focus_ring(ui, &response, rect, Sizes::get().radius.card);
    arrows(ui, &response, rect);
    if response.clicked() || play.clicked() {
        intents.push(Intent::NewGameOf(game));
    }
}

/// A card in focus is brought into view.
fn arrows(ui: &Ui, response: &Response, rect: Rect) {
    if response.gained_focus() {
        ui.scroll_to_rect(rect.expand(12.0), None);
    }
}

fn open_card(ui: &mut Ui, rect: Rect, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    card(ui, rect, None);
    let inner = rect.shrink(PAD);
    let says = [run(words::OPEN_LINE, Text::Chip, false, theme.muted)];
    let line_height = flow(ui, &says, inner.width(), LINE_ROWS).size().y;
    // As on the cards of the games: a picture, title, line and button.
    let below = (line_height + 70.0).max(below(ui, rect.width(), GameName::Owari));
    let picture = Rect::from_min_max(inner.min, pos2(inner.max.x, rect.max.y - below - 4.0));
    ui.painter().rect_filled(picture, Sizes::get().radius.card, theme.sunken);
    let icon = Rect::from_center_size(picture.center(), egui::Vec2::splat(54.0));
    Icon::Folder.paint(ui.painter(), icon, theme.muted);
    let at = pos2(inner.min.x, rect.max.y - below + 2.0);
    let title = run(words::OPEN_A_GAME, Text::CardTitle, true, theme.text);
    let y = line(ui, at, Align2::LEFT_TOP, &title).max.y + 1.0;
    label(ui, pos2(inner.min.x, y), inner.width(), LINE_ROWS, &says);
    let button = Button::new(Command::Open.label()).small().tip(Command::Open.tip());
    let size = vec2(button.width(ui), Sizes::get().height.small_button);
    let at = pos2(inner.min.x, rect.max.y - 11.0 - size.y);
    if button.show(ui, Rect::from_min_size(at, size)).clicked() {
        intents.push(Intent::Command(Command::Open));
    }
}

fn go_on(
    ui: &mut Ui,
    rect: Rect,
    table: &Table,
    state: &State,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    card(ui, rect, None);
    let mut view = table.lying().show(table.flipped, state.material(), state.settings.seeds);
    view.labels = false;
    let room = Rect::from_min_size(rect.min + vec2(14.0, 7.0), vec2(132.0, rect.height() - 14.0));
    paint_board(ui.painter(), view.geometry.form.fit(room), &view, art);
    let name = &texts::game(table.name()).name;
    let x = room.max.x + 14.0;
    let discard = Button::new(words::DISCARD).look(Look::Link);
    let go = Button::new(words::GO_ON).look(Look::Primary);
    let height = Sizes::get().height.button;
    let discard_width = discard.width(ui);
    let go_width = go.width(ui);
    let middle = rect.center().y;
    let at = pos2(rect.max.x - 16.0 - discard_width, middle - height / 2.0);
    let discard_rect = Rect::from_min_size(at, vec2(discard_width, height));
    let at = pos2(discard_rect.min.x - 12.0 - go_width, middle - height / 2.0);
    let go_rect = Rect::from_min_size(at, vec2(go_width, height));
    let width = go_rect.min.x - x - 12.0;
    let title = words::go_on_with(name);
    let title_run = [run(&title, Text::CardTitle, true, theme.text)];
    label(ui, pos2(x, rect.min.y + 9.0), width, 1, &title_run);
    let says = standing(table);
    let says_run = [run(&says, Text::Chip, false, theme.muted)];
    label(ui, pos2(x, rect.min.y + 32.0), width, 1, &says_run);
    if go.show(ui, go_rect).clicked() {
        intents.push(Intent::Go(crate::app::state::Page::Play));
    }
    if discard.show(ui, discard_rect).clicked() {
        intents.push(Intent::Discard);
    }
}

/// `You against Kete, level 4 · move 23 · you lead 5 to 4`.
fn standing(table: &Table) -> String {
    let BySide { south, north } = table.game.players();
    let (first, second) = if north == Player::You { (north, south) } else { (south, north) };
    let who = format!("{} against {}", words::player(first), words::player(second));
    let number = words::move_number(table.game.path().len());
    let seeds = score(table.position());
    let leader = if seeds.south >= seeds.north { Side::South } else { Side::North };
    let is_you = table.game.players()[leader] == Player::You;
    let (more, less) = (seeds[leader], seeds[leader.other()]);
    let lead = words::lead(words::side(leader), is_you, more, less);
    format!("{who} · {number} · {lead}")
}
