//! *General*: pictures of boards and seeds.

use egui::{
    Align2, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};

use crate::app::settings::table::SettingsIntent;
use crate::app::widgets::paint::{flow, focus_ring, paint_words, run};
use crate::app::widgets::setting_rows::{RowKind, SettingRows, row};
use crate::app::words;
use crate::app::words::SettingText;
use crate::draw::board::art::BoardArt;
use crate::draw::board::paint::paint_board;
use crate::draw::board::tones::{Material, SeedSet};
use crate::draw::named::Named;
use crate::draw::seed_layout::{self, SeedLayout};
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::rules::{Hole, Ruleset, Side};
use crate::texts::messages as say;

/// The size of a picture.
const SAMPLE: egui::Vec2 = vec2(124.0, 64.0);

/// Shows them.
pub(crate) fn look_ui(ui: &mut Ui, rows: &mut SettingRows<'_, '_>, art: &mut BoardArt) {
    boards(ui, rows, art);
    seeds(ui, rows, art);
}

fn boards(ui: &mut Ui, rows: &mut SettingRows<'_, '_>, art: &mut BoardArt) {
    let state = rows.state;
    let choices = <Option<Material>>::NAMES;
    let chosen = choices.iter().position(|(board, _)| *board == state.settings.board);
    let own = state.theme.theme().board;
    let picked = samples(
        ui,
        &SettingText::new(say::settings::set_board(), say::settings::set_board_line()),
        &words::boards(),
        chosen.unwrap_or_default(),
        |_| None,
        |ui, rect, number| {
            let material = choices[number].0.unwrap_or(own);
            let seeds = state.settings.seeds.on(material);
            sample(ui, rect, material, seeds, 1.0, art);
        },
    );
    if let Some(picked) = picked {
        rows.set(SettingsIntent::Board(choices[picked].0));
    }
}

fn seeds(ui: &mut Ui, rows: &mut SettingRows<'_, '_>, art: &mut BoardArt) {
    let state = rows.state;
    let board = state.material();
    let chosen = SeedSet::ALL.iter().position(|set| *set == state.seeds()).unwrap_or_default();
    let reason = |number: usize| {
        (!SeedSet::ALL[number].fits(board)).then_some(say::settings::tamarind_needs())
    };
    let is_plain = board == Material::Plain;
    // A plain board draws all seeds alike, so the pictures show them on another one.
    let shown_on = if is_plain { Material::Soapstone } else { board };
    let line = match is_plain {
        true => say::settings::set_seeds_plain(),
        false => say::settings::set_seeds_line(),
    };
    let picked = samples(
        ui,
        &SettingText::new(say::settings::set_seeds(), line),
        &words::seed_sets(),
        chosen,
        reason,
        |ui, rect, number| {
            sample(ui, rect, shown_on, SeedSet::ALL[number], 4.4, art);
        },
    );
    if let Some(picked) = picked {
        rows.set(SettingsIntent::Seeds(SeedSet::ALL[picked]));
    }
}

/// A setting whose values are pictures. A value with a reason against it is greyed and shows the
/// reason.
fn samples(
    ui: &mut Ui,
    text: &SettingText,
    labels: &[&str],
    chosen: usize,
    reason: impl Fn(usize) -> Option<&'static str>,
    mut draw: impl FnMut(&mut Ui, Rect, usize),
) -> Option<usize> {
    let theme = Theme::of(ui.ctx());
    let gap = 10.0;
    // A reason against a value is below its name.
    let against = |against: &str| {
        let runs = [run(against, Text::Caption, false, theme.muted)];
        flow(ui, &runs, SAMPLE.x - 8.0, 2)
    };
    let reasons = (0..labels.len()).filter_map(&reason).map(|why| against(why).size().y + 3.0);
    let below = 27.0 + reasons.fold(0.0, f32::max);
    let size = SAMPLE + vec2(0.0, below);
    let columns = ((ui.available_width() + gap) / (size.x + gap)).floor().max(1.0);
    let lines = (labels.len() as f32 / columns).ceil();
    // As wide as the dialog, so that the pictures are below the words.
    let wide = ui.available_width();
    let mut picked = None;
    row(ui, text, RowKind::Several, wide, lines * (size.y + gap) - gap, |ui, room| {
        for (number, words) in labels.iter().enumerate() {
            let (line, column) =
                ((number as f32 / columns).floor(), (number as f32).rem_euclid(columns));
            let corner = room.min + vec2(column * (size.x + gap), line * (size.y + gap));
            let place = Rect::from_min_size(corner, size);
            let against = reason(number);
            let open = against.is_none();
            let sense = if open { Sense::click() } else { Sense::hover() };
            let response = ui.interact(place, Id::unique(("sample", text.name, number)), sense);
            let is_chosen = number == chosen;
            response
                .widget_info(|| WidgetInfo::selected(Role::RadioButton, open, is_chosen, *words));
            if let Some(against) = against {
                let id = response.id;
                ui.ctx().accesskit_node_builder(id, |node| node.set_description(against));
            }
            let radius = Sizes::get().radius.control;
            let ground = if is_chosen || response.hovered() && open {
                theme.accent_soft
            } else {
                theme.card
            };
            ui.painter().rect_filled(place, radius, ground);
            let picture = Rect::from_min_size(place.min + vec2(5.0, 5.0), SAMPLE - vec2(10.0, 8.0));
            let mut inner = ui.new_child(UiBuilder::new().max_rect(picture));
            inner.set_clip_rect(picture.intersect(ui.clip_rect()));
            if !open {
                inner.set_opacity(0.35);
            }
            draw(&mut inner, picture, number);
            let (width, ink) = if is_chosen { (2.5, theme.accent) } else { (1.0, theme.control) };
            ui.painter().rect_stroke(place, radius, Stroke::new(width, ink), StrokeKind::Inside);
            let middle = pos2(place.center().x, place.min.y + SAMPLE.y + 12.0);
            let ink = match (open, is_chosen) {
                (false, _) => theme.muted,
                (true, true) => theme.accent,
                (true, false) => theme.text,
            };
            // The sign shows it without colour.
            let sign = if is_chosen { format!("✓ {words}") } else { (*words).to_owned() };
            let align = Align2::CENTER_CENTER;
            paint_words(ui, middle, align, &sign, Text::Chip, is_chosen, ink);
            if let Some(against) = against {
                let runs = [run(against, Text::Caption, false, theme.muted)];
                let says = flow(ui, &runs, place.width() - 8.0, 2);
                let at = pos2(middle.x - says.size().x / 2.0, middle.y + 9.0);
                ui.painter().galley(at, says, theme.muted);
            }
            focus_ring(ui, &response, place, radius);
            if response.clicked() && !is_chosen {
                picked = Some(number);
            }
        }
    });
    picked
}

/// A part of a board, `times` as wide as the picture.
fn sample(
    ui: &mut Ui,
    rect: Rect,
    material: Material,
    seeds: SeedSet,
    times: f32,
    art: &mut BoardArt,
) {
    let game = crate::narration::first_game();
    let position = Ruleset::new(game).start();
    let mut view = SeedLayout::start(&position).show(false, material, seeds);
    view.labels = false;
    let form = seed_layout::form(game, position.shape());
    let width = rect.width() * times;
    let size = vec2(width, width * form.height());
    let first = [0, 1].map(|hole| view.geometry.pit(Hole::two_rows(Side::South, hole).into()));
    let corner = if let (true, [Some(one), Some(other)]) = (times > 3.0, first) {
        // The first two holes of an enlarged board, both whole.
        rect.center() - width * one.centre.lerp(other.centre, 0.5).to_vec2()
    } else {
        pos2(rect.min.x, rect.center().y - size.y / 2.0)
    };
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    paint_board(&painter, Rect::from_min_size(corner, size), &view, art);
}
