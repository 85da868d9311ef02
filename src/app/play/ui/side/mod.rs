//! The side panel: tabs with moves, match, analysis and notes, and the graph of captured seeds.
//! `dock` shows the same in a narrow window.

pub(crate) mod dock;
pub(crate) mod move_list;
pub(crate) mod notes;
pub(crate) mod rounds;
pub(crate) mod rows;
pub(crate) mod turn_cell;

use egui::{Align2, Rect, Stroke, Ui, pos2, vec2};

use crate::app::analysis::ui::{chance, lines, whole_game};
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::session::state::SideTab;
use crate::app::session::ui::buttons::button_from_left;
use crate::app::session::ui::control_bar::{swipe_walks, walk, walk_width};
use crate::app::session::ui::graph;
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{flow, label, line, run};
use crate::app::widgets::tabs::Tabs;
use crate::draw::board::art::BoardArt;
use crate::draw::board::paint::paint_seeds;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::rules::{Colour, MoveChoice};
use crate::texts::messages as say;

/// The panel at the right of a wide window.
pub fn panel(
    ui: &mut Ui,
    rect: Rect,
    view: &BoardContext<'_>,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let (head, rest) = rect.split_top_bottom_at_y(rect.min.y + Sizes::grown(42.0));
    ui.painter().hline(head.x_range(), head.max.y - 0.5, Stroke::new(1.0, theme.line));
    tabs(ui, head.with_min_x(head.min.x + 8.0), view, false, intents);
    let (rest, bar) = rest.split_top_bottom_at_y(rest.max.y - view.metrics.control);
    let line = Stroke::new(1.0, theme.line);
    // Match and notes need the room of the graph.
    let with_graph = shown_tab(view) == SideTab::Moves;
    let graph_height = if with_graph { (rest.height() * 0.22).clamp(0.0, 128.0) } else { 0.0 };
    let chance = chance::chance(view).filter(|_| graph_height > 80.0);
    let (rest, below) = match chance {
        Some(_) => rest.split_top_bottom_at_y(rest.max.y - chance::HEIGHT),
        None => (rest, Rect::NOTHING),
    };
    if let Some(chance) = &chance {
        chance::chance_ui(ui, below.shrink2(vec2(16.0, 4.0)), chance);
    }
    let (mut list, graph) = rest.split_top_bottom_at_y(rest.max.y - graph_height);
    if graph_height > 80.0 {
        ui.painter().hline(rect.x_range(), graph.min.y, line);
        graph::graph_ui(ui, graph.shrink2(vec2(16.0, 10.0)), view, intents);
        if view.session.name().facts().choice == MoveChoice::Colour && list.height() > 320.0 {
            let needed = seeds_height(ui, list.width() - 32.0) + 24.0;
            let (upper, seeds) = list.split_top_bottom_at_y(list.max.y - needed);
            ui.painter().hline(rect.x_range(), seeds.min.y, line);
            ring_seeds(ui, seeds.shrink2(vec2(16.0, 12.0)), view, art);
            list = upper;
        }
    } else {
        list = rest;
    }
    body(ui, list, view, intents);
    ui.painter().hline(rect.x_range(), bar.min.y, line);
    let left = bar.min.x + 9.0;
    swipe_walks(ui, bar, view, intents);
    walk(ui, view, left + walk_width(), bar.center().y, intents);
    add_note(ui, bar, left + walk_width() + 6.0, intents);
}

pub(crate) fn body(ui: &mut Ui, rect: Rect, view: &BoardContext<'_>, intents: &mut Vec<Intent>) {
    match shown_tab(view) {
        SideTab::Moves => moves(ui, rect, view, intents),
        SideTab::Match => rounds::rounds_ui(ui, rect.shrink2(vec2(16.0, 12.0)), view),
        SideTab::Analysis => lines::lines_ui(ui, rect, view, false, intents),
        SideTab::Notes => notes::notes_ui(ui, rect, view, intents),
    }
}

/// The list of moves, and below it the analysis of the whole game.
fn moves(ui: &mut Ui, rect: Rect, view: &BoardContext<'_>, intents: &mut Vec<Intent>) {
    let margin = 16.0;
    let needed = whole_game::height(ui, rect.width() - 2.0 * margin, view);
    // The list keeps some rows.
    let needed = needed.min((rect.height() - LIST_LEAST).max(0.0));
    if needed < ANALYSIS_LEAST {
        move_list::move_list_ui(ui, rect, view, true, intents);
        return;
    }
    let (list, below) = rect.split_top_bottom_at_y(rect.max.y - needed);
    move_list::move_list_ui(ui, list, view, true, intents);
    let line = Stroke::new(1.0, Theme::of(ui.ctx()).line);
    ui.painter().hline(below.x_range(), below.min.y, line);
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(below));
    child.set_clip_rect(below.intersect(ui.clip_rect()));
    whole_game::whole_game_ui(&mut child, below.shrink2(vec2(margin, 0.0)), view, intents);
}

/// The least heights of the list of moves above the analysis, and of the analysis.
const LIST_LEAST: f32 = 80.0;
const ANALYSIS_LEAST: f32 = 30.0;

pub(crate) fn shown_tab(view: &BoardContext<'_>) -> SideTab {
    match view.session.tab {
        SideTab::Match if !view.session.name().facts().has_rounds => SideTab::Moves,
        tab => tab,
    }
}

/// The tabs from the left of `rect`; returns where they end.
pub(crate) fn tabs(
    ui: &mut Ui,
    rect: Rect,
    view: &BoardContext<'_>,
    small: bool,
    intents: &mut Vec<Intent>,
) -> f32 {
    let mut tabs = vec![(SideTab::Moves, say::labels::moves())];
    if view.session.name().facts().has_rounds {
        tabs.push((SideTab::Match, say::labels::r#match()));
    }
    tabs.push((SideTab::Analysis, say::analysis::analysis()));
    tabs.push((SideTab::Notes, say::labels::notes()));
    let labels: Vec<&str> = tabs.iter().map(|(_, label)| *label).collect();
    let chosen = tabs.iter().position(|(tab, _)| *tab == shown_tab(view)).unwrap_or_default();
    let row = Tabs { name: say::labels::play(), words: &labels, chosen, small };
    let end = rect.min.x + row.width(ui);
    if let Some(picked) = row.row(ui, rect, "side") {
        intents.push(Intent::Tab(tabs[picked].0));
    }
    end
}

/// The link that opens the note of the point shown; `left` is where the bar's other buttons end.
pub(crate) fn add_note(ui: &mut Ui, bar: Rect, left: f32, intents: &mut Vec<Intent>) {
    let height = Sizes::get().height.small_button;
    let whole =
        Button::new(Command::AddNote.label()).look(ButtonLook::Link).icon(Icon::Note).small();
    // With large letters there is room only for the icon.
    let button = match left + whole.width(ui) + 4.0 <= bar.max.x {
        true => whole,
        false => Button::icon_only(Icon::Note, Command::AddNote.label()).look(ButtonLook::Link),
    };
    let at = pos2((bar.max.x - 10.0 - button.width(ui)).max(left), bar.center().y - height / 2.0);
    let button = (button.tip(Command::AddNote.tip()), Intent::Command(Command::AddNote));
    button_from_left(ui, button, at, height, intents);
}

/// What each colour of seeds looks like.
fn ring_seed_lines() -> [(Colour, &'static str); 2] {
    [(Colour::Red, say::labels::red_seeds()), (Colour::Blue, say::labels::blue_seeds())]
}

/// Width of a seed before its line.
const SEED: f32 = 34.0;

/// The height that [`ring_seeds`] needs.
fn seeds_height(ui: &Ui, width: f32) -> f32 {
    let theme = Theme::of(ui.ctx());
    let height = |words: &str, width: f32| {
        flow(ui, &[run(words, Text::Chip, false, theme.text)], width, 3).size().y
    };
    let lines: f32 =
        ring_seed_lines().iter().map(|(_, text)| height(text, width - SEED) + 5.0).sum();
    height(say::labels::how_to_tell(), width) + 6.0 + lines
}

/// What the ring's seeds look like.
fn ring_seeds(ui: &mut Ui, rect: Rect, view: &BoardContext<'_>, art: &mut BoardArt) {
    let theme = Theme::of(ui.ctx());
    let title = run(say::labels::how_to_tell(), Text::Chip, true, theme.text);
    let mut y = line(ui, rect.min, Align2::LEFT_TOP, &title).max.y + 6.0;
    let board = view.session.seed_layout().show(false, view.state.material(), view.state.seeds());
    for (colour, text) in ring_seed_lines() {
        let runs = [run(text, Text::Chip, false, theme.text)];
        let width = rect.width() - SEED;
        let middle = y + flow(ui, &runs, width, 3).size().y / 2.0;
        let at = pos2(rect.min.x, middle);
        paint_seeds(ui.painter(), at, 20.0, &board, &[Some(colour)], art);
        y = label(ui, pos2(rect.min.x + SEED, y), width, 3, &runs).max.y + 5.0;
    }
}
