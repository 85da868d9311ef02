//! Everything about a position except its holes: who moves, stores, houses, and its text.

use egui::accesskit::Role as NodeRole;
use egui::{Align2, Rect, Ui, UiBuilder, pos2, vec2};

use crate::app::command::Command;
use crate::app::editor::intent::EditIntent;
use crate::app::editor::state::{Editor, MOST_SEEDS};
use crate::app::intent::Intent;
use crate::app::widgets::button::Button;
use crate::app::widgets::choices::{Segments, switch};
use crate::app::widgets::field::TextField;
use crate::app::widgets::paint::{flow, galley, line, paint_words, run};
use crate::app::words;
use crate::draw::board::view::Spot;
use crate::draw::sizes::Sizes;
use crate::draw::theme::{Text, Theme};
use crate::rules::{BoardShape, Colour, MoveChoice, OffBoard, Place, Side};
use crate::texts::messages as say;

fn row_height() -> f32 {
    Sizes::grown(32.0)
}
const GAP: f32 = 8.0;
/// Width of the text before a control.
const WORDS: f32 = 132.0;
/// Width of the widest control.
const CONTROL: f32 = 126.0;
/// From this width on there are two columns.
const TWO_COLUMNS: f32 = 470.0;
/// Board lengths in a Giuthi match.
const LENGTHS: [u8; 4] = [6, 4, 3, 2];

pub fn tools_ui(ui: &mut Ui, rect: Rect, editor: &Editor, intents: &mut Vec<Intent>) {
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect));
    child.set_clip_rect(rect.expand(6.0).intersect(ui.clip_rect()));
    egui::ScrollArea::vertical().id_salt("tools").auto_shrink([false, false]).show(
        &mut child,
        |ui| {
            let width = rect.width() - 10.0;
            let columns = if width >= TWO_COLUMNS { 2 } else { 1 };
            let tall = rect.height() > 300.0;
            let mut rows = rows(editor);
            if columns == 2 && matches!(rows.get(1), Some(ToolRow::End(_))) {
                // Both stores are side by side.
                rows.insert(1, ToolRow::Nothing);
            }
            let cell = (width - 16.0 * (columns as f32 - 1.0)) / columns as f32;
            let gap = if tall { 12.0 } else { GAP };
            ui.spacing_mut().item_spacing.y = gap;
            for chunk in rows.chunks(columns) {
                let (_, place) = ui.allocate_space(vec2(width, row_height()));
                for (number, row) in chunk.iter().enumerate() {
                    let x = place.min.x + number as f32 * (cell + 16.0);
                    let place = Rect::from_min_size(pos2(x, place.min.y), vec2(cell, row_height()));
                    row.show(ui, place, editor, intents);
                }
            }
            as_text(ui, width, tall, editor, intents);
        },
    );
}

#[derive(Clone, Copy)]
enum ToolRow {
    Mover,
    Colour,
    Holes,
    End(Side),
    Houses,
    Nothing,
}

fn rows(editor: &Editor) -> Vec<ToolRow> {
    let mut rows = vec![ToolRow::Mover];
    let facts = editor.name().facts();
    let own = [
        (facts.choice == MoveChoice::Colour, ToolRow::Colour),
        (facts.has_rounds, ToolRow::Holes),
        (facts.has_houses, ToolRow::Houses),
    ];
    rows.extend(own.into_iter().filter_map(|(has, row)| has.then_some(row)));
    let stores = editor.setup().stores;
    let has_ends = facts.off_board != OffBoard::Nothing || stores.south + stores.north > 0;
    if has_ends {
        rows.extend(Side::ALL.map(ToolRow::End));
    }
    rows
}

impl ToolRow {
    fn show(self, ui: &mut Ui, place: Rect, editor: &Editor, intents: &mut Vec<Intent>) {
        let setup = editor.setup();
        let mut edit = |edit| intents.push(Intent::Edit(edit));
        match self {
            ToolRow::Mover => {
                let sides = Side::ALL.map(words::side);
                let chosen = Side::ALL.iter().position(|side| *side == setup.to_move);
                let picked = segments(ui, place, say::editor::moves_next(), &sides, chosen);
                if let Some(number) = picked {
                    edit(EditIntent::Mover(Side::ALL[number]));
                }
            }
            ToolRow::Colour => {
                let colours = [say::editor::red(), say::editor::blue()];
                let chosen = Colour::ALL.iter().position(|colour| *colour == editor.colour);
                let picked = segments(ui, place, say::editor::a_click_adds(), &colours, chosen);
                if let Some(number) = picked {
                    edit(EditIntent::Colour(Colour::ALL[number]));
                }
            }
            ToolRow::Holes => {
                let names = LENGTHS.map(|holes| holes.to_string());
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                let chosen = LENGTHS
                    .iter()
                    .position(|holes| setup.shape == BoardShape::TwoRows { holes: *holes });
                let picked = segments(ui, place, say::editor::holes_a_side(), &names, chosen);
                if let Some(number) = picked {
                    edit(EditIntent::Holes(LENGTHS[number]));
                }
            }
            ToolRow::Nothing => {}
            ToolRow::Houses => houses(ui, place, editor, intents),
            ToolRow::End(side) => stepper(ui, place, side, editor, intents),
        }
    }
}

/// In a narrow column the text is cut so that the control fits.
fn words_width(place: Rect) -> f32 {
    WORDS.min(place.width() - CONTROL).max(0.0)
}

fn title(ui: &Ui, place: Rect, says: &str) {
    let theme = Theme::of(ui.ctx());
    let runs = [run(says, Text::Body, true, theme.text)];
    // If it is cut, the control's name still has all of it.
    let galley = flow(ui, &runs, (words_width(place) - 6.0).max(0.0), 1);
    let at = pos2(place.min.x, place.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, theme.text);
}

/// A group with its name before its controls.
fn group(ui: &mut Ui, place: Rect, name: &str) -> Ui {
    title(ui, place, name);
    ui.new_child(
        UiBuilder::new()
            .id_salt(("tool", name))
            .max_rect(place)
            .accessibility_role(NodeRole::Group)
            .accessibility_label(name),
    )
}

fn segments(
    ui: &mut Ui,
    place: Rect,
    name: &str,
    labels: &[&str],
    chosen: Option<usize>,
) -> Option<usize> {
    let mut ui = group(ui, place, name);
    let segments = Segments {
        name,
        words: labels,
        chosen: chosen.unwrap_or_default(),
        enabled: true,
        height: row_height(),
    };
    // Wide ones begin earlier.
    let x = (place.min.x + words_width(place)).min(place.max.x - segments.width(&ui));
    segments.show(&mut ui, pos2(x, place.center().y), "editor")
}

fn houses(ui: &mut Ui, place: Rect, editor: &Editor, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let mut ui = group(ui, place, say::editor::houses());
    // In a narrow column the switches are close to the text.
    let narrow = place.width() < 2.0 * WORDS;
    let mut x = place.min.x + if narrow { 0.5 * WORDS } else { WORDS };
    for side in Side::ALL {
        let open = editor.setup().houses[side];
        let at = pos2(x + 36.0, place.center().y);
        if switch(&mut ui, at, &say::editor::HouseOf { owner: side }.text(), open, true, "editor") {
            intents.push(Intent::Edit(EditIntent::House(side, !open)));
        }
        let at = pos2(x + 42.0, place.center().y);
        let says = words::side(side);
        let shown = paint_words(&ui, at, Align2::LEFT_CENTER, says, Text::Chip, false, theme.text);
        x = shown.max.x + 10.0;
    }
}

fn stepper(ui: &mut Ui, place: Rect, side: Side, editor: &Editor, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let end = editor.setup().store_place(side);
    let name = words::end_of(side, matches!(end, Place::Extra(_)));
    let count = editor.setup().stores[side];
    let mut ui = group(ui, place, &name);
    let mut x = place.min.x + words_width(place);
    let size = vec2(row_height(), row_height());
    let (fewer, more) =
        (say::editor::OneFewer { what: &name }.text(), say::editor::OneMore { what: &name }.text());
    let less = Button::signed("−", &fewer).enabled(count > 0).salt("editor");
    if less.show(&mut ui, Rect::from_min_size(pos2(x, place.min.y), size)).clicked() {
        intents.push(Intent::Edit(EditIntent::Take(Spot::Place(end))));
    }
    x += row_height();
    let number = count.to_string();
    let room = galley(&ui, &number, Text::CardTitle, true, theme.text).size().x.max(34.0) + 10.0;
    let at = pos2(x + room / 2.0, place.center().y);
    line(&mut ui, at, Align2::CENTER_CENTER, &run(&number, Text::CardTitle, true, theme.text));
    x += room;
    let plus = Button::signed("+", &more).enabled(count < MOST_SEEDS).salt("editor");
    if plus.show(&mut ui, Rect::from_min_size(pos2(x, place.min.y), size)).clicked() {
        intents.push(Intent::Edit(EditIntent::Add(Spot::Place(end))));
    }
}

/// The position as a text that can be edited.
fn as_text(ui: &mut Ui, width: f32, tall: bool, editor: &Editor, intents: &mut Vec<Intent>) {
    let theme = Theme::of(ui.ctx());
    let height = Sizes::get().height.button;
    let mut text = editor.text();
    let copy = Button::new(say::editor::copy()).tip(Command::CopyPosition.tip()).salt("editor");
    let paste = Button::new(say::editor::paste()).tip(Command::Paste.tip()).salt("editor");
    let copy = copy.enabled(editor.wrong_text.is_none());
    let (copy_width, paste_width) = (copy.width(ui), paste.width(ui));
    let field = TextField::new(say::editor::as_text()).salt("editor");
    let (place, buttons) = if tall {
        let (_, head) = ui.allocate_space(vec2(width, 22.0));
        title(ui, head, say::editor::as_text());
        let (_, place) = ui.allocate_space(vec2(width, 84.0));
        let (_, row) = ui.allocate_space(vec2(width, height));
        (place, row.min)
    } else {
        let (_, row) = ui.allocate_space(vec2(width, height));
        let right = row.max.x - copy_width - paste_width - 2.0 * GAP;
        (row.with_max_x(right), pos2(right + GAP, row.min.y))
    };
    let field = if tall { field.lines(3) } else { field };
    if field.show(ui, place, &mut text).changed {
        // A position is one line, even if it is broken in the field.
        intents.push(Intent::Edit(EditIntent::Text(text.replace('\n', ""))));
    }
    if editor.wrong_text.is_some() {
        let stroke = egui::Stroke::new(Sizes::get().line.current, theme.bad);
        let radius = Sizes::get().radius.control;
        ui.painter().rect_stroke(place, radius, stroke, egui::StrokeKind::Inside);
    }
    let at = Rect::from_min_size(buttons, vec2(copy_width, height));
    if copy.show(ui, at).clicked() {
        intents.push(Intent::Command(Command::CopyPosition));
    }
    let at = Rect::from_min_size(pos2(at.max.x + GAP, buttons.y), vec2(paste_width, height));
    if paste.show(ui, at).clicked() {
        intents.push(Intent::Command(Command::Paste));
    }
}
