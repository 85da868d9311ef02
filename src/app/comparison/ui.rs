//! Two turns side by side: two boards at the same step, each with its film. The first step at
//! which they differ is marked.

use egui::{
    Align2, Color32, Id, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};

use super::state::{CompareIntent, Compared, Comparison};
use crate::app::intent::Intent;
use crate::app::session::ui::buttons::{button_from_left, intent_button};
use crate::app::state::State;
use crate::app::widgets::appears::appears;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{card, flow, focus_ring, galley, label, run, status};
use crate::draw::board::art::BoardArt;
use crate::draw::board::paint::paint_board;
use crate::draw::board::view::BoardView;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::narration::turns::Kind;
use crate::texts::messages as say;

const PAD: f32 = 14.0;
const GAP: f32 = 12.0;
/// Height of the row of buttons.
const BUTTONS: f32 = 44.0;
/// Height of a film's block, and from one row of blocks to the next.
fn block_height() -> f32 {
    Sizes::grown(28.0) - 4.0
}

/// Height from one row of blocks to the next.
fn row_height() -> f32 {
    block_height() + 6.0
}

/// The least width of words beside a board, and their least height below one.
const WORDS_BESIDE: f32 = 220.0;
const WORDS_BELOW: f32 = 120.0;

pub fn comparison_ui(
    ui: &mut Ui,
    rect: Rect,
    both: &Comparison,
    state: &State,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    card(ui, rect, None);
    let inner = rect.shrink(PAD);
    let (room, buttons) = inner.split_top_bottom_at_y(inner.max.y - BUTTONS);
    let room = room.with_max_y(room.max.y - GAP);
    let views = [0, 1].map(|turn| {
        both.turns[turn].board(both.step, both.flipped, state.material(), state.seeds())
    });
    let height = views[0].geometry.form.height().max(views[1].geometry.form.height());
    // One board above the other with words beside them, or boards side by side with words below:
    // whichever makes the boards larger.
    let low = (room.height() - GAP) / 2.0;
    let stacked = (room.width() - WORDS_BESIDE - GAP).min(low / height);
    let half = (room.width() - 2.0 * GAP) / 2.0;
    let abreast = half.min((room.height() - WORDS_BELOW) / height);
    for (turn, view) in views.iter().enumerate() {
        let at = turn as f32;
        let (board, beside) = if stacked >= abreast {
            let width = stacked.max(40.0);
            let top = room.min.y + at * (low + GAP);
            let place = Rect::from_min_size(pos2(room.min.x, top), vec2(width, low));
            let size = vec2(width, width * height);
            let board = Rect::from_center_size(place.center(), size);
            let words =
                Rect::from_min_max(pos2(place.max.x + GAP, top), pos2(room.max.x, top + low));
            (board, words)
        } else {
            let width = abreast.max(40.0);
            let left = room.min.x + at * (half + 2.0 * GAP);
            let size = vec2(width, width * height);
            let board = Rect::from_min_size(pos2(left + (half - width) / 2.0, room.min.y), size);
            let words =
                Rect::from_min_max(pos2(left, board.max.y + 8.0), pos2(left + half, room.max.y));
            (board, words)
        };
        paint_board(ui.painter(), board, view, art);
        name_board(ui, board, turn, &both.turns[turn], view);
        turn_ui(ui, beside, both, turn, intents);
    }
    controls(ui, buttons, both, intents);
}

/// The board as a picture for screen readers: its heading, and the seeds in each hole.
fn name_board(ui: &Ui, rect: Rect, turn: usize, of: &Compared, view: &BoardView) {
    let response = ui.interact(rect, Id::unique(("compared board", turn)), Sense::hover());
    let holes = view.geometry.form.shape().holes();
    let seeds: Vec<String> =
        holes.map(|hole| format!("{hole} {}", view.heap(hole.into()).total())).collect();
    let name = say::lesson::BoardOfBoth { title: &of.title, says: seeds.join(", ") }.text();
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
}

/// A turn's heading, its step in a sentence, its film.
fn turn_ui(ui: &mut Ui, rect: Rect, both: &Comparison, turn: usize, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let of = &both.turns[turn];
    let title = [run(&of.title, Text::CardTitle, true, theme.text)];
    let mut y = label(ui, rect.min, rect.width(), 3, &title).max.y + 2.0;
    if let Some(block) = of.block(both.step) {
        let differs = both.differs_at() == Some(both.step);
        let sign = if differs { "≠ " } else { "" };
        let ink = if differs { theme.warn } else { theme.text };
        let text = if of.is_over(both.step) { say::lesson::turn_is_over() } else { &block.says };
        let runs = [run(sign, Text::Body, true, ink), run(text, Text::Body, false, theme.text)];
        let at = pos2(rect.min.x, y);
        let height = flow(ui, &runs, rect.width(), 3).size().y;
        status(ui, at, rect.width(), 3, &runs);
        // Films keep their place when sentences get longer or shorter.
        y += height.max(40.0) + 6.0;
    }
    film(ui, rect.with_min_y(y), both, turn, intents);
}

/// The film in as many rows as it needs, scrolling.
fn film(ui: &mut Ui, rect: Rect, both: &Comparison, turn: usize, intents: &mut Vec<Intent>) {
    if rect.height() < block_height() {
        return;
    }
    let theme = Theme::of(ui.ctx());
    let of = &both.turns[turn];
    let difference = both.differs_at();
    let mut child = ui.new_child(UiBuilder::new().id_salt(("both films", turn)).max_rect(rect));
    child.set_clip_rect(rect.expand(2.0).intersect(ui.clip_rect()));
    child.spacing_mut().scroll = egui::style::ScrollStyle::solid();
    let area = ScrollArea::vertical().id_salt(("both films", turn)).auto_shrink(false);
    area.show(&mut child, |ui| {
        let top = ui.cursor().min + vec2(2.0, 2.0);
        let width = rect.width() - 16.0;
        let (mut x, mut y) = (0.0, 0.0);
        for (step, block) in of.film.iter().enumerate() {
            let text = if difference == Some(step) {
                format!("≠ {}", block.words)
            } else {
                block.words.clone()
            };
            let size = galley(ui, &text, Text::Chip, true, Color32::PLACEHOLDER).size();
            let own = (size.x + 13.0).max(28.0);
            if x + own > width && x > 0.0 {
                x = 0.0;
                y += row_height();
            }
            let place = Rect::from_min_size(top + vec2(x, y), vec2(own, block_height()));
            x += own + 4.0;
            let id = Id::unique(("compared step", turn, step));
            let response = ui.interact(place.expand2(vec2(1.0, 2.0)), id, Sense::click());
            let current = both.step.min(of.film.len() - 1) == step;
            let name =
                say::help::FilmBlock { step: step + 1, of: of.film.len(), words: &text }.text();
            let name = say::lesson::BoardOfBoth { title: &of.title, says: &name }.text();
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, current, &name));
            let (ground, ink) = match (current, difference == Some(step), block.kind) {
                (true, ..) => (theme.accent, theme.on_accent),
                (_, true, _) | (.., Kind::Rule) => (theme.warn_soft, theme.warn),
                (.., Kind::Lift) => (theme.text, theme.card),
                (.., Kind::Gain) => (theme.good_soft, theme.good),
                (.., Kind::Drop | Kind::End) => (theme.sunken, theme.text),
            };
            let radius = Sizes::get().radius.tag + 2;
            ui.painter().rect_filled(place, radius, ground);
            if response.hovered() || theme.is_lined() || difference == Some(step) {
                let line = if difference == Some(step) { theme.warn } else { theme.line };
                let stroke = Stroke::new(1.0, line);
                ui.painter().rect_stroke(place, radius, stroke, StrokeKind::Inside);
            }
            let words = galley(ui, &text, Text::Chip, current, ink);
            let at = Align2::CENTER_CENTER.anchor_size(place.center(), words.size()).min;
            ui.painter().galley(at, words, ink);
            focus_ring(ui, &response, place, radius);
            if response.clicked() {
                intents.push(Intent::Compare(CompareIntent::Step(step)));
            }
            let seen = Id::unique(("compared step seen", turn));
            let before: Option<usize> = ui.ctx().data(|data| data.get_temp(seen));
            if current && before != Some(step) {
                ui.scroll_to_rect(place.expand(30.0), None);
                ui.ctx().data_mut(|data| data.insert_temp(seen, step));
            }
            response.on_hover_text(&block.says);
        }
        ui.allocate_space(vec2(width, y + block_height() + 4.0));
    });
}

fn controls(ui: &mut Ui, rect: Rect, both: &Comparison, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    ui.painter().hline(rect.x_range(), rect.min.y, Stroke::new(1.0, theme.line));
    let top = rect.min.y + 10.0;
    let height = Sizes::get().height.button;
    let (step, steps) = (both.step, both.steps());
    let play = if both.runs() { say::labels::stop_film() } else { say::lesson::watch_both() };
    let close = Button::new(say::lesson::close_both()).key("Esc").salt("both");
    let close_width = close.width(ui);
    let mut buttons = vec![
        (
            Button::new(say::labels::step_back()).icon(Icon::Back).enabled(step > 0).salt("both"),
            CompareIntent::Back,
        ),
        (Button::new(play).salt("both"), CompareIntent::Play),
        (
            Button::new(say::labels::step_on())
                .icon(Icon::Forward)
                .enabled(step + 1 < steps)
                .salt("both"),
            CompareIntent::On,
        ),
    ];
    if let Some(difference) = both.differs_at() {
        let button =
            Button::new(say::lesson::first_difference()).look(ButtonLook::Link).salt("both");
        buttons.push((button, CompareIntent::Step(difference)));
    }
    let mut x = rect.min.x;
    for (button, intent) in buttons {
        if x + button.width(ui) > rect.max.x - close_width - 8.0 {
            break;
        }
        let button = (button, Intent::Compare(intent));
        x = button_from_left(ui, button, pos2(x, top), height, intents) + 8.0;
    }
    let place = Rect::from_min_size(pos2(rect.max.x - close_width, top), vec2(close_width, height));
    let close = (close, Intent::Compare(CompareIntent::Close));
    let response = intent_button(ui, close, place, intents);
    // Takes the focus once, when it appears.
    if appears(ui, Id::unique("both side by side")) {
        response.request_focus();
    }
    let text = match both.differs_at() {
        Some(_) => say::lesson::StepOfBoth { step: step + 1, of: steps }.text(),
        None => say::lesson::both_end_alike().to_owned(),
    };
    let text = [run(&text, Text::Chip, false, theme.muted)];
    let width = flow(ui, &text, 200.0, 1).size().x;
    let at = pos2(place.min.x - 14.0 - width, top + height / 2.0 - 9.0);
    if at.x > x {
        label(ui, at, width + 2.0, 1, &text);
    }
}
