//! The settings. Every change shows at once.

use egui::accesskit::Role as NodeRole;
use egui::{
    Align2, Id, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2,
    vec2,
};

use super::head::{cross, head, is_small};
use crate::app::animation::Speed;
use crate::app::board::art::BoardArt;
use crate::app::board::paint::paint_board;
use crate::app::board::tones::{Material, SeedSet};
use crate::app::controls::{
    Button, Edge, Look, Segments, Tabs, TextField, choice, flow, focus_ring, label, paint_words,
    panel, run, switch,
};
use crate::app::intent::{Intent, ProgressIntent};
use crate::app::lying::{self, Lying};
use crate::app::settings::{
    Counts, Preview, SettingsIntent, SettingsPage, SettingsTab, TEXT_SIZES, THRESHOLDS, ThemeChoice,
};
use crate::app::sizes::Sizes;
use crate::app::state::State;
use crate::app::theme::{Text, Theme};
use crate::game::Tutoring;
use crate::rules::{GameName, Ruleset};
use crate::texts::window::{self as words, SettingText};

/// A setting's words keep this width beside its control.
const WORDS: f32 = 190.0;
/// Size of a drawn sample.
const SAMPLE: egui::Vec2 = vec2(124.0, 64.0);

/// What the parts of the dialog share.
struct Rows<'a, 'b> {
    state: &'a State,
    intents: &'b mut Vec<Intent>,
}

impl Rows<'_, '_> {
    fn set(&mut self, change: SettingsIntent) {
        self.intents.push(Intent::Settings(change));
    }
}

/// Shows the dialog.
pub fn show(
    ui: &mut Ui,
    rect: Rect,
    state: &State,
    page: &SettingsPage,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let theme = Theme::of(ui.ctx());
    let tab = page.tab;
    let parts = head(ui, rect, words::SETTINGS);
    let tabs = Tabs {
        name: words::SETTINGS,
        words: &words::SETTINGS_TABS,
        chosen: SettingsTab::ALL.iter().position(|other| *other == tab).unwrap_or_default(),
        small: false,
    };
    let line = Stroke::new(1.0, theme.line);
    // A window-wide dialog has its tabs as a list.
    let as_list = rect.size() == ui.ctx().content_rect().size() && rect.width() >= 600.0;
    let (picked, body) = if as_list {
        let (list, body) = parts.body.split_left_right_at_x(parts.body.min.x + 168.0);
        panel(ui, list, Edge::Right);
        (tabs.list(ui, list.shrink(12.0), "settings"), body)
    } else {
        let (row, body) = parts.body.split_top_bottom_at_y(parts.body.min.y + 42.0);
        ui.painter().hline(row.x_range(), row.max.y - 0.5, line);
        (tabs.row(ui, row.with_min_x(row.min.x + 10.0), "settings"), body)
    };
    if let Some(picked) = picked {
        intents.push(Intent::Settings(SettingsIntent::Tab(SettingsTab::ALL[picked])));
    }
    let (body, foot) = body.split_top_bottom_at_y(body.max.y - 52.0);
    let margin = if is_small(rect) { 14.0 } else { 22.0 };
    let room = body.shrink2(vec2(margin, 6.0));
    let mut child = ui.new_child(UiBuilder::new().max_rect(room));
    child.set_clip_rect(room.expand(6.0).intersect(ui.clip_rect()));
    let mut rows = Rows { state, intents };
    ScrollArea::vertical().id_salt(("settings", tab as u8)).auto_shrink([false, false]).show(
        &mut child,
        |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            match tab {
                SettingsTab::Look => look(ui, &mut rows, art),
                SettingsTab::Play => play(ui, &mut rows),
                SettingsTab::Tutor => tutor(ui, &mut rows),
                SettingsTab::Files => files(ui, &mut rows, page.folder_typed.as_deref()),
            }
        },
    );
    ui.painter().hline(foot.x_range(), foot.min.y, line);
    let reset = Button::new(words::RESET_TAB).look(Look::Link).salt("settings");
    let height = Sizes::get().height.button;
    let at = pos2(foot.min.x + margin - 8.0, foot.center().y - height / 2.0);
    let place = Rect::from_min_size(at, vec2(reset.width(ui), height));
    if reset.show(ui, place).clicked() {
        intents.push(Intent::Settings(SettingsIntent::Reset(tab)));
    }
    cross(ui, rect, intents);
}

/// What a setting is chosen with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// One control, which has the setting's name.
    One,
    /// Several, each with a name of its own.
    Several,
}

/// One setting: name and line at the left, `control` in the rectangle at the right, `wide`
/// across; below them where that does not fit. Controls of other names than the setting's stand
/// in a group of its name.
fn row(
    ui: &mut Ui,
    text: &SettingText,
    kind: Kind,
    wide: f32,
    high: f32,
    control: impl FnOnce(&mut Ui, Rect),
) {
    let theme = Theme::of(ui.ctx());
    let width = ui.available_width();
    let beside = width - wide - 20.0 >= WORDS;
    let words_width = if beside { width - wide - 20.0 } else { width };
    let runs = [run(text.line, Text::Chip, false, theme.muted)];
    let line_height = flow(ui, &runs, words_width, 3).size().y;
    let words_height = 22.0 + line_height;
    let content = if beside { words_height.max(high) } else { words_height + 8.0 + high };
    let (_, rect) = ui.allocate_space(vec2(width, content + 20.0));
    let mut builder = UiBuilder::new().id_salt(("setting", text.name)).max_rect(rect);
    if kind == Kind::Several {
        builder = builder.accessibility_role(NodeRole::Group).accessibility_label(text.name);
    }
    let mut group = ui.new_child(builder);
    let ui = &mut group;
    if kind == Kind::Several {
        ui.ctx().accesskit_node_builder(ui.unique_id(), |node| node.set_description(text.line));
    }
    let top = if beside { rect.center().y - words_height / 2.0 } else { rect.min.y + 10.0 };
    let at = pos2(rect.min.x, top);
    paint_words(ui, at, Align2::LEFT_TOP, text.name, Text::Body, true, theme.text);
    label(ui, pos2(rect.min.x, top + 22.0), words_width, 3, &runs);
    let place = if beside {
        let at = pos2(rect.max.x - wide, rect.center().y - high / 2.0);
        Rect::from_min_size(at, vec2(wide, high))
    } else {
        let at = pos2(rect.min.x, top + words_height + 8.0);
        Rect::from_min_size(at, vec2(wide.min(width), high))
    };
    control(ui, place);
    ui.painter().hline(rect.x_range(), rect.max.y - 0.5, Stroke::new(1.0, theme.line));
}

/// A setting of a few values in segments, or in a list where those find no room.
fn values(ui: &mut Ui, text: &SettingText, labels: &[&str], chosen: usize) -> Option<usize> {
    let height = 32.0;
    let segments = Segments { name: text.name, words: labels, chosen, enabled: true, height };
    let width = segments.width(ui);
    let mut picked = None;
    if labels.len() <= 6 && width <= ui.available_width() {
        row(ui, text, Kind::Several, width, height, |ui, place| {
            picked = segments.show(ui, place.left_center(), "setting");
        });
    } else {
        row(ui, text, Kind::One, 120.0, height, |ui, place| {
            picked = choice(ui, place, text.name, labels, chosen, true, ("setting", text.name));
        });
    }
    picked
}

fn on_off(ui: &mut Ui, text: &SettingText, on: bool) -> bool {
    let mut turned = false;
    row(ui, text, Kind::One, 40.0, 30.0, |ui, place| {
        turned = switch(ui, place.right_center() - vec2(2.0, 0.0), text.name, on, true, "setting");
    });
    turned
}

/// The place of a value among others.
fn at<T: PartialEq>(values: &[T], value: &T) -> usize {
    values.iter().position(|other| other == value).unwrap_or_default()
}

fn look(ui: &mut Ui, rows: &mut Rows<'_, '_>, art: &mut BoardArt) {
    let settings = &rows.state.settings;
    let chosen = at(&ThemeChoice::ALL, &settings.theme);
    if let Some(picked) = values(ui, &words::SET_THEME, &words::THEMES, chosen) {
        rows.set(SettingsIntent::Theme(ThemeChoice::ALL[picked]));
    }
    let sizes: Vec<String> = TEXT_SIZES.iter().map(|size| words::percent(*size)).collect();
    let mut sizes: Vec<&str> = sizes.iter().map(String::as_str).collect();
    let between = words::percent(settings.text_percent);
    let mut chosen = at(&TEXT_SIZES, &settings.text_percent);
    if !TEXT_SIZES.contains(&settings.text_percent) {
        // A size from the file that the list does not have.
        sizes.push(&between);
        chosen = sizes.len() - 1;
    }
    if let Some(size) =
        values(ui, &words::SET_TEXT, &sizes, chosen).and_then(|picked| TEXT_SIZES.get(picked))
    {
        rows.set(SettingsIntent::TextPercent(*size));
    }
    boards(ui, rows, art);
    seeds(ui, rows, art);
}

fn boards(ui: &mut Ui, rows: &mut Rows<'_, '_>, art: &mut BoardArt) {
    let state = rows.state;
    let choices = [None].into_iter().chain(Material::ALL.into_iter().map(Some));
    let choices: Vec<Option<Material>> = choices.collect();
    let chosen = at(&choices, &state.settings.board);
    let own = state.theme.theme().board;
    let picked = samples(
        ui,
        &words::SET_BOARD,
        &words::BOARDS,
        chosen,
        |_| None,
        |ui, rect, number| {
            let material = choices[number].unwrap_or(own);
            let seeds = state.settings.seeds.on(material);
            sample(ui, rect, material, seeds, 1.0, art);
        },
    );
    if let Some(picked) = picked {
        rows.set(SettingsIntent::Board(choices[picked]));
    }
}

fn seeds(ui: &mut Ui, rows: &mut Rows<'_, '_>, art: &mut BoardArt) {
    let state = rows.state;
    let board = state.material();
    let chosen = at(&SeedSet::ALL, &state.seeds());
    let reason =
        |number: usize| (!SeedSet::ALL[number].fits(board)).then_some(words::TAMARIND_NEEDS);
    let picked =
        samples(ui, &words::SET_SEEDS, &words::SEED_SETS, chosen, reason, |ui, rect, number| {
            sample(ui, rect, board, SeedSet::ALL[number], 4.4, art);
        });
    if let Some(picked) = picked {
        rows.set(SettingsIntent::Seeds(SeedSet::ALL[picked]));
    }
}

/// A setting whose values are drawn. A value with a reason against it is greyed and says it.
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
    // A reason against a value stands below its name.
    let below = if (0..labels.len()).any(|number| reason(number).is_some()) { 44.0 } else { 27.0 };
    let size = SAMPLE + vec2(0.0, below);
    let columns = ((ui.available_width() + gap) / (size.x + gap)).floor().max(1.0);
    let lines = (labels.len() as f32 / columns).ceil();
    // As wide as the dialog: the samples stand below the words.
    let wide = ui.available_width();
    let mut picked = None;
    row(ui, text, Kind::Several, wide, lines * (size.y + gap) - gap, |ui, room| {
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
            // The sign tells it without colour too.
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

/// A piece of a board, `times` as wide as the sample.
fn sample(
    ui: &mut Ui,
    rect: Rect,
    material: Material,
    seeds: SeedSet,
    times: f32,
    art: &mut BoardArt,
) {
    let position = Ruleset::new(GameName::Owari).start();
    let mut view = Lying::start(&position).show(false, material, seeds);
    view.labels = false;
    let form = lying::form(GameName::Owari, position.shape());
    let width = rect.width() * times;
    let size = vec2(width, width * form.height());
    // Enlarged, the lower left of it: the first holes.
    let corner = if times > 3.0 {
        pos2(rect.min.x - size.x * 0.145, rect.min.y - size.y * 0.53)
    } else {
        pos2(rect.min.x, rect.center().y - size.y / 2.0)
    };
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    paint_board(&painter, Rect::from_min_size(corner, size), &view, art);
}

fn play(ui: &mut Ui, rows: &mut Rows<'_, '_>) {
    let settings = &rows.state.settings;
    let chosen = at(&Speed::ALL, &settings.speed);
    if let Some(picked) = values(ui, &words::SET_SOWING, &words::SPEEDS, chosen) {
        rows.set(SettingsIntent::Speed(Speed::ALL[picked]));
    }
    let chosen = at(&Preview::ALL, &settings.preview);
    if let Some(picked) = values(ui, &words::SET_PREVIEW, &words::PREVIEWS, chosen) {
        rows.set(SettingsIntent::Preview(Preview::ALL[picked]));
    }
    let chosen = at(&Counts::ALL, &settings.counts);
    if let Some(picked) = values(ui, &words::SET_COUNTS, &words::COUNTS, chosen) {
        rows.set(SettingsIntent::Counts(Counts::ALL[picked]));
    }
    if on_off(ui, &words::SET_RINGS, settings.playable_rings) {
        rows.set(SettingsIntent::PlayableRings(!settings.playable_rings));
    }
    if on_off(ui, &words::SET_WAY, settings.ask_way) {
        rows.set(SettingsIntent::AskWay(!settings.ask_way));
    }
}

fn tutor(ui: &mut Ui, rows: &mut Rows<'_, '_>) {
    let settings = &rows.state.settings;
    let chosen = at(&Tutoring::ALL, &settings.tutoring);
    if let Some(picked) = values(ui, &words::SET_TUTOR, &words::TUTORINGS, chosen) {
        rows.set(SettingsIntent::Tutoring(Tutoring::ALL[picked]));
    }
    let seeds: Vec<String> = THRESHOLDS.iter().map(|from| words::threshold(*from)).collect();
    let seeds: Vec<&str> = seeds.iter().map(String::as_str).collect();
    let chosen = at(&THRESHOLDS, &settings.tutor_threshold);
    if let Some(picked) = values(ui, &words::SET_THRESHOLD, &seeds, chosen) {
        rows.set(SettingsIntent::TutorThreshold(THRESHOLDS[picked]));
    }
    if on_off(ui, &words::SET_MOMENTS, settings.moments) {
        rows.set(SettingsIntent::Moments(!settings.moments));
    }
    if on_off(ui, &words::SET_REMINDERS, settings.review_reminders) {
        rows.set(SettingsIntent::ReviewReminders(!settings.review_reminders));
    }
}

fn files(ui: &mut Ui, rows: &mut Rows<'_, '_>, typed: Option<&str>) {
    let theme = Theme::of(ui.ctx());
    let state = rows.state;
    let shown = state.games_folder().map(|folder| folder.display().to_string());
    let mut text = typed.or(shown.as_deref()).unwrap_or_default().to_owned();
    let wide = ui.available_width();
    let mut changes = Vec::new();
    row(ui, &words::SET_FOLDER, Kind::One, wide, 64.0, |ui, room| {
        let height = Sizes::get().height.button;
        let is_ready = typed.is_some_and(is_whole);
        let set = Button::new(words::USE_FOLDER).salt("games folder").enabled(is_ready);
        let open = Button::new(words::SHOW).salt("games folder").enabled(shown.is_some());
        let (set_width, open_width) = (set.width(ui), open.width(ui));
        let end = pos2(room.max.x - set_width - open_width - 16.0, room.min.y + height);
        let field = Rect::from_min_max(room.min, end);
        let done = TextField::new(words::SET_FOLDER.name)
            .hint(words::NO_USUAL_FOLDER)
            .salt("settings")
            .show(ui, field, &mut text);
        if done.changed {
            changes.push(SettingsIntent::FolderTyped(text));
        }
        let beside =
            |x: f32, width: f32| Rect::from_min_size(pos2(x, room.min.y), vec2(width, height));
        let at = field.max.x + 8.0;
        let pressed = set.show(ui, beside(at, set_width)).clicked();
        if pressed || done.entered && is_ready {
            changes.push(SettingsIntent::UseFolder);
        }
        if open.show(ui, beside(at + set_width + 8.0, open_width)).clicked() {
            changes.push(SettingsIntent::ShowGamesFolder);
        }
        let says = match typed {
            Some(typed) if !is_whole(typed) => words::WHOLE_PATH,
            _ if state.settings.games_folder.is_none() => words::USUAL_FOLDER,
            _ => "",
        };
        let runs = [run(says, Text::Chip, false, theme.muted)];
        if !says.is_empty() {
            label(ui, pos2(room.min.x, field.max.y + 7.0), room.width(), 1, &runs);
        }
    });
    changes.into_iter().for_each(|change| rows.set(change));
    if on_off(ui, &words::SET_DIALOGS, state.settings.in_window_dialogs) {
        rows.set(SettingsIntent::InWindowDialogs(!state.settings.in_window_dialogs));
    }
    progress(ui, rows);
}

/// Taking what was learnt elsewhere, or taking another's over.
fn progress(ui: &mut Ui, rows: &mut Rows<'_, '_>) {
    let choices = [
        (words::EXPORT_PROGRESS, ProgressIntent::Export),
        (words::IMPORT_PROGRESS, ProgressIntent::Import),
    ];
    let widths = choices.iter().map(|(says, _)| Button::new(says).width(ui));
    let wide = widths.sum::<f32>() + 8.0;
    let height = Sizes::get().height.button;
    let mut asked = None;
    row(ui, &words::SET_PROGRESS, Kind::Several, wide, height, |ui, room| {
        let mut x = room.min.x;
        for (says, intent) in choices {
            let button = Button::new(says).salt("settings");
            let place = Rect::from_min_size(pos2(x, room.min.y), vec2(button.width(ui), height));
            x = place.max.x + 8.0;
            if button.show(ui, place).clicked() {
                asked = Some(intent);
            }
        }
    });
    rows.intents.extend(asked.map(Intent::Progress));
}

/// Whether this is a whole path, or nothing, which means the usual folder.
fn is_whole(typed: &str) -> bool {
    let typed = typed.trim();
    typed.is_empty() || std::path::Path::new(typed).is_absolute()
}
