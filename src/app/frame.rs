//! What all pages share: sizes by the window's, the top bar with its menu, the page below it,
//! dialogs in front.

use egui::{
    Align2, Context, Id, Popup, PopupCloseBehavior, Rect, Role, Sense, Stroke, Ui, WidgetInfo,
    pos2, vec2,
};

use super::board::art::BoardArt;
use super::command::{Command, Group};
use super::controls::{Button, Look, Run, focus_ring, galley, line, paint_words, popup_row};
use super::dialogs;
use super::icons::{self, Icon};
use super::intent::Intent;
use super::pages;
use super::sizes::{Sizes, Times};
use super::state::{Page, State};
use super::theme::{Text, Theme};
use super::update::is_open;
use crate::texts::window as words;

/// Sizes that follow from the window's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Metrics {
    /// Height of the top bar.
    pub top: f32,
    /// Height of the control bar.
    pub control: f32,
    /// Width of the side panel; none where there is the dock instead.
    pub side: Option<f32>,
    /// The least height of the story card.
    pub story: f32,
    /// Width of the dock.
    pub dock: f32,
    /// The window is too small for the dock.
    pub tiny: bool,
    /// The window is wide enough for two columns in the story card.
    pub wide: bool,
}

impl Metrics {
    /// The sizes for a window.
    pub fn of(window: Rect) -> Metrics {
        let (width, height) = (window.width(), window.height());
        let small = width < 1100.0;
        let wide = width >= 1700.0;
        let pick = |small_one, usual, wide_one| {
            if small {
                small_one
            } else if wide {
                wide_one
            } else {
                usual
            }
        };
        Metrics {
            top: pick(44.0, 48.0, 52.0),
            control: pick(46.0, 52.0, 56.0),
            side: (!small).then(|| (0.26 * width).clamp(300.0, 420.0).round()),
            story: if small { 96.0 } else { 84.0 },
            dock: 272.0,
            tiny: width < 760.0 || height < 520.0,
            wide,
        }
    }
}

/// Paints the whole window and collects what the person wants.
pub fn show(ui: &mut Ui, state: &State, art: &mut BoardArt, now: f64, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let window = ui.ctx().content_rect();
    let metrics = Metrics::of(window);
    ui.painter().rect_filled(window, 0.0, theme.window);
    let (top, page) = window.split_top_bottom_at_y(window.min.y + metrics.top);
    top_bar(ui, top, state, intents);
    match (state.page, &state.table) {
        (Page::Start, _) => pages::start::show(ui, page, state, art, intents),
        (Page::Play, None) => pages::new_game::show_page(ui, page, state, art, intents),
        (Page::Play, Some(table)) => {
            pages::play::show(ui, page, &metrics, state, table, art, now, intents);
        }
    }
    if state.page == Page::Start || state.table.is_none() {
        notice(ui, page.max.y - 12.0, page, state);
    }
    drop_hint(ui, window);
    dialogs::show(ui.ctx(), state, art, intents);
}

/// A short message above the line `bottom`.
pub fn notice(ui: &mut Ui, bottom: f32, page: Rect, state: &State) {
    let Some(notice) = &state.notice else { return };
    let theme = Theme::of(ui.ctx());
    let size = galley(ui, &notice.words, Text::Body, false, theme.text).size() + vec2(32.0, 16.0);
    let at = pos2(page.center().x - size.x / 2.0, bottom - size.y - 8.0);
    let rect = Rect::from_min_size(at, size);
    let painter = ui.painter();
    painter.rect_filled(rect, Sizes::get().radius.control, theme.text);
    let run = Run { words: &notice.words, text: Text::Body, bold: false, ink: theme.card };
    let id = Id::unique("notice");
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, run.words));
    ui.ctx().accesskit_node_builder(id, |node| node.set_live(egui::accesskit::Live::Polite));
    paint_words(ui, rect.center(), Align2::CENTER_CENTER, run.words, run.text, false, run.ink);
}

/// Seconds until something shown for a while goes, or a preview comes.
pub fn next_change(state: &State, now: f64) -> Option<f64> {
    let time = &Sizes::get().time;
    let secs = |millis| Times::span(millis).as_secs_f64();
    let table = state.table.as_ref().filter(|_| state.page == Page::Play);
    let notice = state.notice.as_ref().map(|notice| notice.since + secs(time.message));
    let refusal = table
        .and_then(|table| table.refusal.as_ref())
        .map(|refusal| refusal.since + secs(time.refusal));
    let preview = table
        .and_then(|table| table.pointed)
        .map(|(_, since)| since + secs(time.preview_wait))
        .filter(|due| *due > now);
    let marks = table.map(|table| table.settled_at + secs(time.after_off)).filter(|due| *due > now);
    // The chip counts the seconds of thinking.
    let thinking = state.thinking.map(|thinking| {
        let waited = now - thinking.since;
        let next = if waited < 0.3 { 0.3 } else { waited.floor() + 1.0 };
        thinking.since + next
    });
    [notice, refusal, preview, marks, thinking]
        .into_iter()
        .flatten()
        .map(|due| due - now)
        .min_by(f64::total_cmp)
}

fn menu_id() -> Id {
    Id::unique("menu popup")
}

/// Opens or closes the menu.
pub fn toggle_menu(ctx: &Context) {
    Popup::toggle_id(ctx, menu_id());
    // Opened by a key: the first entry has the keyboard.
    ctx.data_mut(|data| data.insert_temp(menu_id(), true));
    ctx.request_repaint();
}

fn top_bar(ui: &mut Ui, bar: Rect, state: &State, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    ui.painter().rect_filled(bar, 0.0, theme.panel);
    ui.painter().hline(bar.x_range(), bar.max.y - 0.5, Stroke::new(1.0, theme.line));
    let middle = bar.center().y;
    let menu = Rect::from_center_size(pos2(bar.min.x + 29.0, middle), vec2(34.0, 34.0));
    let button =
        Button::icon_only(Icon::Menu, words::MENU).look(Look::Bare).tip(Command::Menu.tip());
    let response = button.show(ui, menu);
    Popup::menu(&response)
        .id(menu_id())
        .close_behavior(PopupCloseBehavior::CloseOnClick)
        .accessible_name(words::MENU)
        .show(|ui| menu_entries(ui, state, intents));
    let mark = Rect::from_center_size(pos2(bar.min.x + 67.0, middle), vec2(21.0, 21.0));
    icons::paint_mark(ui.painter(), mark, theme.accent, theme.on_accent);
    let name = Run { words: words::NAME, text: Text::Section, bold: true, ink: theme.text };
    let mut x = line(ui, pos2(bar.min.x + 86.0, middle), Align2::LEFT_CENTER, &name).max.x + 18.0;
    for page in Page::ALL {
        let label = match page {
            Page::Start => words::START,
            Page::Play => words::PLAY,
        };
        let width = galley(ui, label, Text::Body, true, theme.text).size().x + 29.0;
        let rect = Rect::from_min_size(pos2(x, bar.min.y), vec2(width, bar.height()));
        x += width + 4.0;
        let current = state.page == page;
        let id = Id::unique(("tab", label));
        let response = ui.interact(rect, id, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Tab, true, label));
        ui.ctx().accesskit_node_builder(id, |node| node.set_selected(current));
        let ink = if current {
            theme.accent
        } else if response.hovered() {
            theme.text
        } else {
            theme.muted
        };
        paint_words(ui, rect.center(), Align2::CENTER_CENTER, label, Text::Body, true, ink);
        if current {
            let under = rect.with_min_y(rect.max.y - 3.0);
            ui.painter().rect_filled(under, 0.0, theme.accent);
        }
        focus_ring(ui, &response, rect.shrink(5.0), 4);
        if response.clicked() {
            intents.push(Intent::Go(page));
        }
    }
}

const MENU_WIDTH: f32 = 260.0;

fn menu_entries(ui: &mut Ui, state: &State, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    ui.set_min_width(MENU_WIDTH);
    ui.set_max_width(MENU_WIDTH);
    ui.set_max_height(ui.ctx().content_rect().height() - 70.0);
    ui.spacing_mut().item_spacing.y = 0.0;
    // Where the menu is longer than the window its bar tells that more follows.
    ui.spacing_mut().scroll = egui::style::ScrollStyle::solid();
    egui::ScrollArea::vertical().max_height(ui.ctx().content_rect().height() - 80.0).show(
        ui,
        |ui| {
            for (number, group) in Group::ALL.into_iter().enumerate() {
                if number > 0 {
                    ui.add_space(6.0);
                }
                let heading = egui::RichText::new(group.words())
                    .text_style(Text::Caption.bold())
                    .color(theme.muted);
                ui.label(heading);
                let commands = Command::ALL.into_iter().filter(|command| command.group() == group);
                for command in commands.filter(|command| *command != Command::Menu) {
                    let by_key = ui.ctx().data(|data| data.get_temp(menu_id())).unwrap_or(false);
                    if by_key {
                        ui.memory_mut(|memory| memory.request_focus(Id::unique(("menu", command))));
                        ui.ctx().data_mut(|data| data.insert_temp(menu_id(), false));
                    }
                    if menu_entry(ui, command, is_open(state, command)) {
                        intents.push(Intent::Command(command));
                        ui.close();
                    }
                }
            }
        },
    );
}

/// One line of a menu; its key is no part of its name. Returns whether it was clicked.
pub fn menu_entry(ui: &mut Ui, command: Command, enabled: bool) -> bool {
    let id = Id::unique(("menu", command));
    let keys = command.keys();
    let row = popup_row(ui, id, command.label(), keys.as_deref(), enabled, false);
    row.widget_info(|| WidgetInfo::labeled(Role::MenuItem, enabled, command.label()));
    row.clicked()
}

/// The border and the words while a file is held over the window.
fn drop_hint(ui: &Ui, window: Rect) {
    let held = ui.input(|input| {
        let file = input.raw.hovered_files.first()?;
        Some(file.path.as_deref().map(super::update::file_name).unwrap_or_default())
    });
    let Some(name) = held else { return };
    let theme = Theme::of(ui.ctx());
    let painter =
        ui.ctx().layer_painter(egui::LayerId::new(egui::Order::Foreground, Id::unique("drop")));
    painter.rect_stroke(window, 0.0, Stroke::new(4.0, theme.accent), egui::StrokeKind::Inside);
    let hint = words::drop_to_open(&name);
    let words = galley(ui, &hint, Text::Section, true, theme.on_accent);
    let rect = Rect::from_center_size(window.center(), words.size() + vec2(32.0, 20.0));
    painter.rect_filled(rect, Sizes::get().radius.card, theme.accent);
    painter.galley(rect.min + vec2(16.0, 10.0), words, theme.on_accent);
}
