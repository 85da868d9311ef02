//! The start position, and how the board helps.

use egui::accesskit::Role as NodeRole;
use egui::{
    Align2, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use crate::app::intent::Intent;
use crate::app::new_game::intent::FormIntent;
use crate::app::new_game::state::NEWCOMER_GAMES;
use crate::app::settings::state::{PreviewSetting, TutorSetting};
use crate::app::state::State;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::choices::{Segments, switch};
use crate::app::widgets::paint::{flow, focus_ring, label, line, paint_words, run};
use crate::app::words;
use crate::draw::board::art::BoardArt;
use crate::draw::board::paint::paint_board;
use crate::draw::seed_layout::{self, SeedLayout};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::game::Tutoring;
use crate::rules::Side;
use crate::texts::messages as say;

/// Widths of the start position, at most and at least.
const BOARD_MOST: f32 = 440.0;
const BOARD_LEAST: f32 = 100.0;
/// Height of everything below it: four controls grow for fingers.
fn below_height() -> f32 {
    346.0 + 4.0 * (Sizes::get().height.hit - 28.0)
}

pub fn start_ui(
    ui: &mut Ui,
    rect: Rect,
    state: &State,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let form = &state.form;
    let title = run(say::labels::starts_from(), Text::Body, true, theme.text);
    let mut y = line(ui, rect.min, Align2::LEFT_TOP, &title).max.y + 8.0;
    let setup = form.start().copied().unwrap_or_else(|| form.ruleset.start().setup());
    let flipped = !form.players.south.plays_here() && form.players.north.plays_here();
    let seed_layout = SeedLayout::of(form.name(), setup);
    let mut view = seed_layout.show(flipped, state.material(), state.seeds());
    view.labels = false;
    let board_form = seed_layout::form(form.name(), setup.shape);
    // Leaves space for everything below the board.
    let high = (rect.max.y - y - below_height()) / board_form.height();
    let width = rect.width().min(BOARD_MOST).min(high.max(BOARD_LEAST));
    let size = vec2(width, width * board_form.height());
    let board = Rect::from_min_size(pos2(rect.min.x, y), size);
    paint_board(ui.painter(), board, &view, art);
    y = board.max.y + 8.0;
    let from_set_up = form.start().is_some();
    let rows = [(say::labels::usual_start(), false), (say::new_game::position_set_up(), true)];
    for (says, is_set_up) in rows {
        let place =
            Rect::from_min_size(pos2(rect.min.x, y), vec2(rect.width(), Sizes::get().height.hit));
        if radio(ui, place, says, from_set_up == is_set_up) {
            intents.push(match (is_set_up, &form.set_up) {
                (true, None) => Intent::SetUpForForm,
                (from, _) => Intent::Form(FormIntent::FromSetUp(from)),
            });
        }
        y = place.max.y + 1.0;
    }
    if form.set_up.is_some() {
        let change = Button::new(say::new_game::change_position()).look(ButtonLook::Link).small();
        let width = change.width(ui);
        let place = Rect::from_min_size(
            pos2(rect.min.x + 18.0, y),
            vec2(width, Sizes::get().height.small_button),
        );
        if change.show(ui, place).clicked() {
            intents.push(Intent::SetUpForForm);
        }
        y = place.max.y;
    }
    y += 8.0;
    ui.painter().hline(rect.x_range(), y, Stroke::new(1.0, theme.line));
    y += 12.0;
    y = tutor(ui, Rect::from_min_max(pos2(rect.min.x, y), rect.max), state, intents) + 12.0;
    let on = form.preview(&state.settings) == PreviewSetting::Full;
    let room = Rect::from_min_max(pos2(rect.min.x, y), rect.max);
    let (turned, end) = option(ui, room, say::labels::preview(), say::labels::preview_line(), on);
    if turned {
        let preview = if on { PreviewSetting::Off } else { PreviewSetting::Full };
        intents.push(Intent::Form(FormIntent::Preview(preview)));
    }
    if form.may_hide_counts() {
        let on = form.own_counts;
        let room = room.with_min_y(end + 10.0);
        if option(ui, room, say::new_game::own_counts(), say::new_game::own_counts_line(), on).0 {
            intents.push(Intent::Form(FormIntent::OwnCounts(!on)));
        }
    }
}

/// What the tutor does during the game; returns the lower end.
fn tutor(ui: &mut Ui, room: Rect, state: &State, intents: &mut Vec<Intent>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let form = &state.form;
    let mut group = ui.new_child(
        UiBuilder::new()
            .id_salt("tutor")
            .max_rect(room)
            .accessibility_role(NodeRole::Group)
            .accessibility_label(say::coach::tutor()),
    );
    let ui = &mut group;
    let title = run(say::coach::tutor(), Text::Body, true, theme.text);
    let y = line(ui, room.min, Align2::LEFT_TOP, &title).max.y + 8.0;
    let chosen = form.tutoring(&state.settings, &state.choices);
    let has_person = Side::ALL.into_iter().any(|side| form.players[side].is_person());
    let segments = Segments {
        name: say::coach::tutor(),
        words: &words::tutorings(),
        chosen: Tutoring::ALL.iter().position(|other| *other == chosen).unwrap_or_default(),
        enabled: has_person,
        height: 32.0,
    };
    if let Some(picked) =
        segments.show(ui, pos2(room.min.x, y + Sizes::grown(32.0) / 2.0), "new game")
    {
        intents.push(Intent::Form(FormIntent::Tutoring(Tutoring::ALL[picked])));
    }
    let says = if has_person {
        let for_first_games = form.tutoring.is_none()
            && state.settings.tutoring == TutorSetting::FirstGames
            && chosen.asks();
        let first_games = for_first_games.then_some(NEWCOMER_GAMES);
        words::tutoring_line(chosen, state.settings.tutor_threshold, first_games)
    } else {
        say::coach::no_person_plays().to_owned()
    };
    let runs = [run(&says, Text::Caption, false, theme.muted)];
    label(ui, pos2(room.min.x, y + Sizes::grown(32.0) + 6.0), room.width(), 3, &runs).max.y
}

/// A switch with its description; returns whether it was turned, and its lower end.
fn option(ui: &mut Ui, room: Rect, name: &str, says: &str, on: bool) -> (bool, f32) {
    let theme = Theme::of(ui.ctx());
    let at = pos2(room.min.x + 36.0, room.min.y + 10.0);
    let turned = switch(ui, at, name, on, true, "new game");
    let x = room.min.x + 44.0;
    let width = room.max.x - x;
    let runs = [run(name, Text::Body, false, theme.text)];
    // The name is only painted: the switch already has it.
    let galley = flow(ui, &runs, width, 2);
    let name_end = room.min.y + galley.size().y;
    ui.painter().galley(pos2(x, room.min.y), galley, theme.text);
    let runs = [run(says, Text::Caption, false, theme.muted)];
    let end = label(ui, pos2(x, name_end + 1.0), width, 3, &runs).max.y;
    (turned, end)
}

/// The radius of a radio button.
const RADIO: f32 = 8.0;

/// A radio button; returns whether it was just chosen.
fn radio(ui: &mut Ui, rect: Rect, says: &str, on: bool) -> bool {
    let theme = Theme::of(ui.ctx());
    let id = Id::unique(("start", says));
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, says));
    let centre = pos2(rect.min.x + 8.0, rect.center().y);
    let ground = if response.hovered() { theme.accent_soft } else { theme.card };
    let ink = if on { theme.accent } else { theme.control };
    let width = if on { 5.0 } else { 1.0 };
    // A stroke is painted outside its radius, so the chosen one would be larger.
    ui.painter().circle_filled(centre, RADIO, ink);
    ui.painter().circle_filled(centre, RADIO - width, ground);
    let at = pos2(rect.min.x + 26.0, rect.center().y);
    paint_words(ui, at, Align2::LEFT_CENTER, says, Text::Body, false, theme.text);
    if theme.is_lined() && response.hovered() {
        let stroke = Stroke::new(1.0, theme.line);
        ui.painter().rect_stroke(rect, Sizes::get().radius.tag, stroke, StrokeKind::Inside);
    }
    focus_ring(ui, &response, rect.shrink(2.0), Sizes::get().radius.tag);
    response.clicked() && !on
}
