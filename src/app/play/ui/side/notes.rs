//! The notes: the game's title, and a note and a mark for the point shown.

use egui::{Align2, Context, Id, Rect, Role, Sense, Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use super::move_list::notation;
use crate::app::intent::Intent;
use crate::app::session::ui::buttons::button_from_left;
use crate::app::session::ui::view::BoardContext;
use crate::app::widgets::button::Button;
use crate::app::widgets::field::TextField;
use crate::app::widgets::icons::Icon;
use crate::app::widgets::paint::{flow, focus_ring, galley, label, line, paint_words, run};
use crate::app::words;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::game::{NodeId, TurnMark};
use crate::texts::messages as say;

/// The most letters of a note.
const NOTE_MOST: usize = 4000;
/// The most letters of a title.
const TITLE_MOST: usize = 120;

fn note_field<'a>(id: NodeId) -> TextField<'a> {
    TextField::new(say::labels::note())
        .hint(say::labels::note_hint())
        .lines(4)
        .most(NOTE_MOST)
        .salt(id)
}

/// Gives the note of the point shown the focus when it is next painted.
pub fn write_note(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(wanted(), true));
}

fn wanted() -> Id {
    Id::unique("note wants the keyboard")
}

pub fn notes_ui(ui: &mut Ui, rect: Rect, view: &BoardContext<'_>, intents: &mut Vec<Intent>) {
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect));
    child.set_clip_rect(rect.intersect(ui.clip_rect()));
    egui::ScrollArea::vertical().id_salt("notes").auto_shrink([false, false]).show(
        &mut child,
        |ui| {
            let room = ui.max_rect();
            let inner = Rect::from_min_max(
                ui.cursor().min + vec2(14.0, 10.0),
                pos2(room.max.x - 14.0, room.max.y),
            );
            let end = content(ui, inner, view, intents);
            let size = vec2(room.width() - 8.0, end - ui.cursor().min.y + 12.0);
            ui.allocate_space(size);
        },
    );
}

/// The point whose note is shown: while a note has the focus, its point.
fn point_of(ui: &Ui, view: &BoardContext<'_>) -> NodeId {
    let current = view.session.game.current();
    let kept = Id::unique("note of");
    let before: Option<NodeId> = ui.ctx().data(|data| data.get_temp(kept));
    let writing = before
        .filter(|id| *id != current && view.session.game.has(*id))
        .filter(|id| ui.memory(|memory| memory.has_focus(note_field(*id).id())));
    let id = writing.unwrap_or(current);
    ui.ctx().data_mut(|data| data.insert_temp(kept, id));
    id
}

fn content(ui: &mut Ui, rect: Rect, view: &BoardContext<'_>, intents: &mut Vec<Intent>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let game = &view.session.game;
    let id = point_of(ui, view);
    let heading = match game.mover_of(id) {
        Some(mover) => {
            let notation = notation(game.node(id).entry());
            let point = say::record::Point { number: game.turn_number(id), mover, notation };
            words::by_names_and_you(game, say::labels::you_inside(), || point.text())
        }
        None => say::labels::start_of_game().to_owned(),
    };
    let title = run(&heading, Text::CardTitle, true, theme.text);
    let mut y = line(ui, rect.min, Align2::LEFT_TOP, &title).max.y + 8.0;
    if game.mover_of(id).is_some() {
        y = marks(ui, pos2(rect.min.x, y), rect.width(), id, game.node(id).mark(), intents) + 8.0;
    }
    let field = note_field(id);
    let wants = ui.ctx().data_mut(|data| data.remove_temp::<bool>(wanted())).unwrap_or(false);
    if wants {
        let id = field.id();
        ui.memory_mut(|memory| memory.request_focus(id));
    }
    let height = (rect.height() * 0.3).clamp(64.0, 160.0);
    let mut note = game.node(id).comment().to_owned();
    let place = Rect::from_min_size(pos2(rect.min.x, y), vec2(rect.width(), height));
    if field.show(ui, place, &mut note).changed {
        intents.push(Intent::Comment(id, note));
    }
    y = place.max.y + 10.0;
    y = choices(ui, pos2(rect.min.x, y), rect.width(), id, view, intents);
    let heading = run(say::labels::title_of_game(), Text::Chip, true, theme.muted);
    y = line(ui, pos2(rect.min.x, y + 4.0), Align2::LEFT_TOP, &heading).max.y + 5.0;
    let mut title = game.title().to_owned();
    let letters =
        flow(ui, &[run(say::labels::title(), Text::Body, false, theme.text)], rect.width(), 1);
    let height = Sizes::get().height.button.max(letters.size().y + 14.0);
    let place = Rect::from_min_size(pos2(rect.min.x, y), vec2(rect.width(), height));
    let field =
        TextField::new(say::labels::title()).hint(say::labels::title_hint()).most(TITLE_MOST);
    if field.show(ui, place, &mut title).changed {
        intents.push(Intent::Title(title));
    }
    all(ui, Rect::from_min_max(pos2(rect.min.x, place.max.y + 14.0), rect.max), view, intents)
}

/// Buttons for the point shown. Returns where they end.
fn choices(
    ui: &mut Ui,
    at: egui::Pos2,
    width: f32,
    id: NodeId,
    view: &BoardContext<'_>,
    intents: &mut Vec<Intent>,
) -> f32 {
    let game = &view.session.game;
    let mut choices: Vec<(&str, Intent)> = Vec::new();
    if !game.node(id).entry().events().is_empty() {
        choices.push((say::labels::explain(), Intent::Explain(id)));
    }
    if !game.is_on_main_line(id) {
        choices.push((say::labels::make_main(), Intent::MakeMain(id)));
    }
    let size = Sizes::get().height.small_button;
    let (mut x, mut y) = (at.x, at.y);
    if choices.is_empty() {
        return y;
    }
    for (label, intent) in choices {
        let button = Button::new(label).small().salt("note");
        if x > at.x && x + button.width(ui) > at.x + width {
            (x, y) = (at.x, y + size + 6.0);
        }
        x = button_from_left(ui, (button, intent), pos2(x, y), size, intents) + 8.0;
    }
    y + size + 10.0
}

/// The three marks; a second press removes a mark. Returns where they end.
fn marks(
    ui: &mut Ui,
    at: egui::Pos2,
    width: f32,
    id: NodeId,
    chosen: Option<TurnMark>,
    intents: &mut Vec<Intent>,
) -> f32 {
    let theme = Theme::of(ui.ctx());
    let radius = Sizes::get().radius.control;
    let height = Sizes::get().height.small_button;
    let each = ((width - 12.0) / 3.0).min(112.0);
    for (number, mark) in TurnMark::ALL.iter().copied().enumerate() {
        let x = at.x + number as f32 * (each + 6.0);
        let place = Rect::from_min_size(pos2(x, at.y), vec2(each, height));
        let widget = Id::unique(("mark", mark));
        let on = chosen == Some(mark);
        let response = ui.interact(place, widget, Sense::click());
        let name = words::mark(mark);
        response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, on, name));
        let (ink, soft) = match mark {
            TurnMark::Good => (theme.good, theme.good_soft),
            TurnMark::Doubtful => (theme.warn, theme.warn_soft),
            TurnMark::Mistake => (theme.bad, theme.bad_soft),
        };
        let ground = if on { soft } else { theme.card };
        ui.painter().rect_filled(place, radius, ground);
        let (width, edge) = if on { (2.0, ink) } else { (1.0, theme.control) };
        let stroke = Stroke::new(width, edge);
        ui.painter().rect_stroke(place, radius, stroke, egui::StrokeKind::Inside);
        // With large letters there is room only for the sign.
        let whole = format!("{} {name}", words::mark_sign(mark));
        let fits =
            galley(ui, &whole, Text::Chip, true, theme.text).size().x + 10.0 <= place.width();
        let words = if fits { whole } else { words::mark_sign(mark).to_owned() };
        let ink = if on || response.hovered() { ink } else { theme.text };
        let middle = place.center();
        paint_words(ui, middle, Align2::CENTER_CENTER, &words, Text::Chip, on, ink);
        focus_ring(ui, &response, place, radius);
        if response.clicked() {
            intents.push(Intent::Mark(id, (!on).then_some(mark)));
        }
        if !fits {
            response.on_hover_text(name);
        }
    }
    at.y + height
}

/// The notes of the whole game; a press shows a note's point. Returns where they end.
fn all(ui: &mut Ui, rect: Rect, view: &BoardContext<'_>, intents: &mut Vec<Intent>) -> f32 {
    let theme = Theme::of(ui.ctx());
    let game = &view.session.game;
    let heading = run(say::labels::notes_of_game(), Text::Chip, true, theme.muted);
    let mut y = line(ui, rect.min, Align2::LEFT_TOP, &heading).max.y + 4.0;
    let noted: Vec<NodeId> =
        game.all().filter(|id| !game.node(*id).comment().trim().is_empty()).collect();
    if noted.is_empty() {
        let none = [run(say::labels::no_notes_yet(), Text::Body, false, theme.muted)];
        return label(ui, pos2(rect.min.x, y), rect.width(), 1, &none).max.y;
    }
    for id in noted {
        let node = game.node(id);
        let point = match game.mover_of(id) {
            Some(_) => format!("{} {}", game.turn_number(id), notation(node.entry())),
            None => say::labels::start_of_game_point().to_owned(),
        };
        let first = node.comment().trim().lines().next().unwrap_or_default();
        let name = say::record::NoteOf { point: &point, note: first }.text();
        let place =
            Rect::from_min_size(pos2(rect.min.x, y), vec2(rect.width(), Sizes::get().height.hit));
        let response = ui.interact(place, Id::unique(("noted", id)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        if response.hovered() {
            ui.painter().rect_filled(place, Sizes::get().radius.tag, theme.accent_soft);
        }
        let icon =
            Rect::from_center_size(pos2(place.min.x + 9.0, place.center().y), vec2(15.0, 15.0));
        Icon::Note.paint(ui.painter(), icon, theme.muted);
        let runs = [
            run(&point, Text::Chip, true, theme.text),
            run(" ", Text::Chip, false, theme.text),
            run(first, Text::Chip, false, theme.muted),
        ];
        let galley = flow(ui, &runs, place.width() - 26.0, 1);
        let at = pos2(place.min.x + 22.0, place.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, theme.text);
        focus_ring(ui, &response, place.shrink(2.0), Sizes::get().radius.tag);
        if response.clicked() {
            intents.push(Intent::Show(id));
        }
        y = place.max.y;
    }
    y
}
