//! The page of a file that could not be read: where, why and by which rule, the board before the
//! fault, and the lines around it. Nothing is written here.

use egui::text::CCursor;
use egui::{
    Align2, FontId, Id, Key, Modifiers, Rect, Role, Sense, Stroke, Ui, UiBuilder, WidgetInfo, pos2,
    vec2,
};

use super::state::{DamagedFile, DamagedPage};
use crate::app::file_name::file_name;
use crate::app::intent::Intent;
use crate::app::session::ui::story::rules::chips as rule_chips;
use crate::app::state::State;
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{card, flow, label, line, run, status};
use crate::draw::board::art::BoardArt;
use crate::draw::board::paint::paint_board;
use crate::draw::seed_layout::SeedLayout;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::game::save::{ExcerptLine, Reason};
use crate::texts::messages as say;

const PAD: f32 = 22.0;
const WIDEST: f32 = 1080.0;
/// Narrower pages have the board below the text.
const BESIDE: f32 = 700.0;

pub fn file_jobs_ui(
    ui: &mut Ui,
    page: Rect,
    state: &State,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let Some(shown) = &state.file_jobs.damaged else { return };
    let margin = if page.width() < 1100.0 { 14.0 } else { 24.0 };
    let width = (page.width() - 2.0 * margin).min(WIDEST);
    let left = page.center().x - width / 2.0;
    let mut whole = ui.new_child(UiBuilder::new().max_rect(page));
    egui::ScrollArea::vertical().id_salt("damaged").auto_shrink([false, false]).show(
        &mut whole,
        |ui| {
            let top = ui.cursor().min.y + margin;
            // The height depends on the text, which only a `Ui` can measure.
            let id = Id::unique("damaged height");
            let height: f32 = ui.ctx().data(|data| data.get_temp(id)).unwrap_or(300.0);
            let rect = Rect::from_min_size(pos2(left, top), vec2(width, height));
            card(ui, rect, None);
            let end = content(ui, rect.shrink(PAD), state, shown, art, intents);
            let needed = end + PAD - top;
            if (needed - height).abs() > 0.5 {
                ui.ctx().data_mut(|data| data.insert_temp(id, needed));
                ui.ctx().request_repaint();
            }
            ui.allocate_space(vec2(width, needed + 2.0 * margin));
        },
    );
    // Escape goes back, as from a dialog.
    let free = !egui::Popup::is_any_open(ui.ctx()) && state.dialog.is_none();
    if free && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        intents.push(Intent::CloseDamaged);
    }
}

/// Returns the lower end.
fn content(
    ui: &mut Ui,
    inner: Rect,
    state: &State,
    DamagedPage { file, text_shown, .. }: &DamagedPage,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) -> f32 {
    let beside = inner.width() >= BESIDE && file.error.good.is_some();
    let board_width = (inner.width() * 0.42).min(440.0);
    let column = if beside { inner.width() - board_width - 28.0 } else { inner.width() };
    let mut y = words_of(ui, inner.with_max_x(inner.min.x + column), file);
    y = buttons(ui, pos2(inner.min.x, y + 6.0), column, file, *text_shown, intents);
    let room = match beside {
        true => inner.with_min_x(inner.max.x - board_width),
        false => inner.with_min_y(y + 18.0),
    };
    y = board(ui, room, state, file, art).unwrap_or(y).max(y);
    if *text_shown { excerpt(ui, inner.with_min_y(y + 18.0), file) } else { y }
}

/// The file, what is wrong and by which rule; returns the lower end.
fn words_of(ui: &mut Ui, column: Rect, file: &DamagedFile) -> f32 {
    let theme = Theme::of(ui.ctx());
    let icon = Rect::from_min_size(column.min + vec2(0.0, 5.0), vec2(24.0, 24.0));
    Icon::Warning.paint(ui.painter(), icon, theme.warn);
    let name = file_name(&file.path);
    let title = [run(&name, Text::Page, true, theme.text)];
    let at = pos2(column.min.x + 34.0, column.min.y);
    let mut y = label(ui, at, column.width() - 34.0, 2, &title).max.y + 2.0;
    let folder = file.path.parent().map(|folder| folder.display().to_string()).unwrap_or_default();
    if !folder.is_empty() {
        let says = [run(&folder, Text::Chip, false, theme.muted)];
        y = label(ui, pos2(column.min.x, y), column.width(), 2, &says).max.y;
    }
    let sentence = visible(ui, &file.error.to_string(), &Text::Story.font(ui.ctx()));
    let says = [run(&sentence, Text::Story, true, theme.text)];
    y = status(ui, pos2(column.min.x, y + 12.0), column.width(), 8, &says).rect.max.y + 6.0;
    if let Some(rule) = file.error.rule() {
        rule_chips(ui, pos2(column.min.x, y + 14.0), column.max.x, &[rule], "damaged");
        y += 34.0;
    }
    let says = if file.error.good_turns() > 0 {
        say::labels::file_unchanged()
    } else {
        say::labels::nothing_good()
    };
    let says = [run(says, Text::Body, false, theme.muted)];
    label(ui, pos2(column.min.x, y), column.width(), 2, &says).max.y + 6.0
}

/// Returns the lower end.
fn buttons(
    ui: &mut Ui,
    at: egui::Pos2,
    width: f32,
    file: &DamagedFile,
    text_shown: bool,
    intents: &mut Vec<Intent>,
) -> f32 {
    let good = file.error.good_turns();
    let open = say::files::OpenGood { turns: good }.text();
    let text = if text_shown { say::labels::hide_text() } else { say::labels::show_text() };
    let mut choices = Vec::new();
    if good > 0 {
        choices.push((open.as_str(), ButtonLook::Primary, Intent::OpenGoodPart));
    }
    if file.excerpt.as_ref().is_some_and(|excerpt| !excerpt.lines.is_empty()) {
        choices.push((text, ButtonLook::Outline, Intent::ShowText(!text_shown)));
    }
    choices.push((say::labels::close(), ButtonLook::Outline, Intent::CloseDamaged));
    let height = Sizes::get().height.button;
    let (mut x, mut y) = (at.x, at.y);
    for (says, look, intent) in choices {
        let button = Button::new(says).look(look).salt("damaged");
        let wide = button.width(ui);
        if x > at.x && x + wide > at.x + width {
            (x, y) = (at.x, y + height + 8.0);
        }
        let place = Rect::from_min_size(pos2(x, y), vec2(wide, height));
        let clicked = button.show(ui, place).clicked();
        // Enter presses the primary button if nothing else has the focus.
        let free = look == ButtonLook::Primary && ui.memory(|memory| memory.focused()).is_none();
        let entered = free && ui.input_mut(|i| i.consume_key(Modifiers::NONE, Key::Enter));
        if clicked || entered {
            intents.push(intent);
        }
        x = place.max.x + 8.0;
    }
    y + height
}

/// The board before the fault; returns its lower end.
fn board(
    ui: &mut Ui,
    room: Rect,
    state: &State,
    file: &DamagedFile,
    art: &mut BoardArt,
) -> Option<f32> {
    let theme = Theme::of(ui.ctx());
    let error = &file.error;
    let good = error.good.as_ref()?;
    let position = good.node(error.before).entry().position();
    let view = SeedLayout::start(position).show(false, state.material(), state.seeds());
    let form = view.geometry.form;
    let most = if form.height() > 0.8 { 300.0 } else { room.width().min(440.0) };
    let size = vec2(most, most * form.height());
    let caption = match &error.reason {
        Reason::Entry(entry) => say::files::BeforeTurn { turn: entry.turn }.text(),
        _ => say::files::AfterTurns { turns: error.good_turns() }.text(),
    };
    let mover = match position.outcome() {
        None => say::files::ToMove { mover: position.to_move() }.text(),
        Some(_) => String::new(),
    };
    let says =
        [run(&caption, Text::Chip, true, theme.text), run(&mover, Text::Chip, false, theme.muted)];
    let x = room.min.x + (room.width() - size.x) / 2.0;
    let top = label(ui, pos2(x, room.min.y), size.x, 2, &says).max.y + 6.0;
    let place = Rect::from_min_size(pos2(x, top), size);
    let id = Id::unique("damaged board");
    let response = ui.interact(place, id, Sense::hover());
    let setup = position.setup().to_string();
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &setup));
    paint_board(ui.painter(), form.fit(place), &view, art);
    Some(place.max.y + 4.0)
}

/// The lines of the text, with the fault marked; returns the lower end.
fn excerpt(ui: &mut Ui, room: Rect, file: &DamagedFile) -> f32 {
    let theme = Theme::of(ui.ctx());
    let Some(excerpt) = &file.excerpt else { return room.min.y };
    let title = say::files::TextAround { name: file_name(&file.path) }.text();
    let title = run(&title, Text::Chip, true, theme.muted);
    let top = line(ui, room.min, Align2::LEFT_TOP, &title).max.y + 6.0;
    let ground = ui.painter().add(egui::Shape::Noop);
    let mut y = top + 8.0;
    for row in &excerpt.lines {
        y = excerpt_line(ui, room.with_min_y(y), row);
    }
    let rect = Rect::from_min_max(pos2(room.min.x, top), pos2(room.max.x, y + 8.0));
    let radius = Sizes::get().radius.control;
    ui.painter().set(ground, egui::Shape::rect_filled(rect, radius, theme.sunken));
    if theme.is_lined() {
        let stroke = Stroke::new(1.0, theme.line);
        ui.painter().rect_stroke(rect, radius, stroke, egui::StrokeKind::Inside);
    }
    rect.max.y
}

fn excerpt_line(ui: &mut Ui, room: Rect, row: &ExcerptLine) -> f32 {
    let theme = Theme::of(ui.ctx());
    let text = visible(ui, &row.text, &Text::Body.font(ui.ctx()));
    let is_it = row.mark.is_some();
    let left = room.min.x + 58.0;
    let runs = [run(&text, Text::Body, false, theme.text)];
    let galley = flow(ui, &runs, room.max.x - left - 12.0, 6);
    let height = galley.size().y.max(20.0) + 2.0;
    let rect = Rect::from_min_size(room.min, vec2(room.width(), height));
    if is_it {
        ui.painter().rect_filled(rect, 0.0, theme.warn_soft);
    }
    let id = Id::unique(("excerpt", row.number));
    let response = ui.interact(rect, id, Sense::hover());
    let says = say::files::Line { number: row.number, text: &row.text }.text();
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &says));
    let at = pos2(left - 14.0, rect.min.y + 1.0);
    let number = row.number.to_string();
    let ink = if is_it { theme.text } else { theme.muted };
    let shown = flow(ui, &[run(&number, Text::Body, is_it, ink)], 60.0, 1);
    ui.painter().galley(at - vec2(shown.size().x, 0.0), shown, ink);
    let origin = pos2(left, rect.min.y + 1.0);
    if let Some(mark) = row.mark {
        let from = galley.pos_from_cursor(CCursor::new(mark));
        let to = galley.pos_from_cursor(CCursor::new(mark + 1));
        let same_row = (to.min.y - from.min.y).abs() < 1.0 && to.min.x > from.min.x;
        let end = if same_row { to.min.x } else { from.min.x + 8.0 };
        let spot = Rect::from_min_max(from.min, pos2(end, from.max.y)).translate(origin.to_vec2());
        let spot = spot.expand2(vec2(1.0, 0.0));
        ui.painter().rect_filled(spot, 2.0, theme.bad_soft);
        ui.painter().hline(spot.x_range(), spot.max.y, Stroke::new(2.5, theme.bad));
    }
    ui.painter().galley(origin, galley, theme.text);
    rect.max.y
}

/// Shows characters that the fonts lack as boxes.
fn visible(ui: &Ui, text: &str, font: &FontId) -> String {
    ui.ctx().fonts_mut(|fonts| {
        text.chars().map(|c| if fonts.has_glyph(font, c) { c } else { '□' }).collect()
    })
}
