//! The board in the editor: holes, stores and trays take seeds by click, key and digit, and their
//! seeds can be dragged.

use egui::{
    Event, Id, Key, PointerButton, Popup, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, vec2,
};

use crate::app::editor::intent::EditIntent;
use crate::app::editor::state::{Editor, MOST_SEEDS};
use crate::app::intent::Intent;
use crate::app::state::State;
use crate::app::widgets::arrows;
use crate::app::widgets::key_input::DECIMALS;
use crate::app::words;
use crate::draw::board;
use crate::draw::board::art::BoardArt;
use crate::draw::board::geometry::{BoardForm, Frame, Geometry, is_house};
use crate::draw::board::hole_buttons::{HoleButton, hole_buttons};
use crate::draw::board::seeds::{self, Piece};
use crate::draw::board::view::{BoardMark, BoardView, Flight, Spot};
use crate::draw::seed_layout::SeedLayout;
use crate::rules::{Colour, Place, Setup, Side};
use crate::texts::messages as say;

/// Height of dragged seeds, in board units.
const HELD: f32 = 0.02;

/// A hole, store or tray.
#[derive(Clone, Copy)]
enum EditorTarget {
    Hole(HoleButton),
    /// A store or tray, and its owner.
    End(Place, Side, Rect),
}

impl EditorTarget {
    fn id(&self) -> Id {
        match self {
            EditorTarget::Hole(button) => button.id(),
            EditorTarget::End(_, side, _) => Id::unique(("edited end", side)),
        }
    }

    fn rect(&self) -> Rect {
        match self {
            EditorTarget::Hole(button) => button.rect,
            EditorTarget::End(.., rect) => *rect,
        }
    }

    fn spot(&self) -> Spot {
        match self {
            EditorTarget::Hole(button) => button.spot(),
            EditorTarget::End(place, ..) => (*place).into(),
        }
    }
}

/// `lit`: places of the fault that is pointed at.
pub fn board_ui(
    ui: &mut Ui,
    rect: Rect,
    state: &State,
    editor: &Editor,
    lit: &[Place],
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let seed_layout = SeedLayout::of(editor.name(), drawn(*editor.setup()));
    let mut board = seed_layout.show(editor.flipped, state.material(), state.seeds());
    more_than_drawn(&mut board, editor);
    let geometry = board.geometry;
    let frame = board::paint::frame(ui.painter(), rect, &board);
    let targets = targets(&geometry, &frame, editor.flipped);
    let by_keys = keys_last(ui);
    let (mut hovered, mut focused) = (None, None);
    for target in &targets {
        let response = button(ui, target, editor);
        presses(ui, target, editor, &response, intents);
        drag(ui, target, editor, &frame, &response, &mut board, intents);
        if response.contains_pointer() {
            hovered = Some(*target);
        }
        if response.has_focus() {
            focused = Some(*target);
        }
    }
    match focused {
        Some(target) => keep_arrows(ui, &target, &targets),
        None => arrows::begin(ui, targets.first().map(EditorTarget::id)),
    }
    let aim = if by_keys { focused } else { hovered.or(focused) };
    if let Some(aim) = aim
        && state.dialog.is_none()
        && !ui.ctx().text_edit_focused()
        && !Popup::is_any_open(ui.ctx())
    {
        // Digits and signs change the colour selected by keyboard, otherwise the colour being
        // added.
        let spot = if by_keys { aim.spot() } else { editor.spot_of(aim.spot().place()) };
        typed(ui, spot, editor, geometry.form == BoardForm::Ring, intents);
    }
    let places = geometry.form.places();
    board.marks.splice(0..0, places.map(BoardMark::Edited));
    board.marks.extend(lit.iter().map(|place| BoardMark::Lit(*place)));
    if let Some(target) = focused.filter(|_| by_keys) {
        board.marks.push(BoardMark::Focus(target.spot()));
    }
    board::paint::paint_board(ui.painter(), rect, &board, art);
}

/// A text may hold huge numbers: at most `MOST_SEEDS` seeds are drawn in one place.
fn drawn(mut setup: Setup) -> Setup {
    for heap in &mut setup.holes {
        heap.seeds = heap.seeds.min(MOST_SEEDS);
        heap.blue = heap.blue.min(MOST_SEEDS);
    }
    for side in Side::ALL {
        setup.stores[side] = setup.stores[side].min(MOST_SEEDS);
    }
    setup
}

/// Shows the real count where fewer seeds are drawn.
fn more_than_drawn(board: &mut BoardView, editor: &Editor) {
    for place in board.geometry.form.places() {
        let seeds = editor.seeds(Spot::Place(place));
        if seeds > MOST_SEEDS {
            board.count_words.push((place, seeds.to_string()));
        }
    }
}

/// In reading order: the lower side's holes from the left, the other side's, stores and trays.
fn targets(geometry: &Geometry, frame: &Frame, flipped: bool) -> Vec<EditorTarget> {
    let holes = hole_buttons(geometry, frame, flipped).into_iter().map(EditorTarget::Hole);
    let ends = Side::ALL.into_iter().filter_map(|side| {
        let end = geometry.end(side)?;
        Some(EditorTarget::End(end, side, frame.rect(geometry.pit(end)?.rect())))
    });
    holes.chain(ends).collect()
}

fn button(ui: &mut Ui, target: &EditorTarget, editor: &Editor) -> Response {
    let setup = editor.setup();
    let sense = Sense::click_and_drag();
    let seeds = editor.seeds(target.spot());
    let (response, name) = match target {
        EditorTarget::Hole(button) => {
            let hole = button.hole;
            if let Some(colour) = button.colour {
                let heap = setup.seeds_in(hole);
                let group = words::ring_hole_name(hole, Some((heap.seeds, heap.blue)));
                let mut child = button.in_group(ui, group);
                let response = child.interact(button.rect, button.id(), sense);
                child.allocate_rect(button.rect, Sense::hover());
                (response, words::heap_name(hole, colour == Colour::Red, Some(seeds), false))
            } else {
                let house = setup.houses[hole.owner()] && is_house(hole);
                let name = words::hole_name(hole, Some(seeds), house, false);
                (ui.interact(button.rect, button.id(), sense), name)
            }
        }
        EditorTarget::End(end, side, rect) => {
            let name = match end {
                Place::Extra(_) => say::names::Extra { owner: *side, count: seeds }.text(),
                _ => say::names::Store { owner: *side, count: seeds }.text(),
            };
            (ui.interact(*rect, target.id(), sense), name)
        }
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let id = response.id;
    ui.ctx().accesskit_node_builder(id, |node| node.set_description(say::editor::edit_by_keys()));
    response
}

fn presses(
    ui: &Ui,
    target: &EditorTarget,
    editor: &Editor,
    response: &Response,
    intents: &mut Vec<Intent>,
) {
    // A click adds the selected colour, wherever in the hole it is.
    let clicked = editor.spot_of(target.spot().place());
    if response.secondary_clicked() {
        response.request_focus();
        intents.push(Intent::Edit(EditIntent::Take(clicked)));
    } else if response.clicked_by(PointerButton::Primary) {
        // The arrow keys continue from here.
        response.request_focus();
        let many = ui.input(|input| input.modifiers.shift);
        let edit = if many { EditIntent::Take(clicked) } else { EditIntent::Add(clicked) };
        intents.push(Intent::Edit(edit));
    } else if response.clicked() {
        intents.push(Intent::Edit(EditIntent::Add(target.spot())));
    }
}

/// Dragged seeds hang under the pointer, and their place is empty meanwhile.
fn drag(
    ui: &Ui,
    target: &EditorTarget,
    editor: &Editor,
    frame: &Frame,
    response: &Response,
    board: &mut BoardView,
    intents: &mut Vec<Intent>,
) {
    let geometry = board.geometry;
    let from = grabbed(target.spot(), editor);
    let Some(at) = response.interact_pointer_pos() else { return };
    let over = geometry.place_at(frame.to_board(at));
    if response.drag_stopped_by(PointerButton::Primary) {
        let given_up = ui.input(|input| input.key_pressed(Key::Escape));
        if let Some(to) = over.filter(|_| !given_up) {
            intents.push(Intent::Edit(EditIntent::Carry(from, to)));
        }
        return;
    }
    if !response.dragged_by(PointerButton::Primary) || editor.seeds(from) == 0 {
        return;
    }
    let (place, colour) = match from {
        Spot::Place(place) => (place, None),
        Spot::Heap(hole, colour) => (Place::Hole(hole), Some(colour)),
    };
    let Some(pit) = geometry.pit(place) else { return };
    let shift: Vec2 = frame.to_board(at) - pit.centre;
    let (carried, left): (Vec<Piece>, Vec<Piece>) = (board.pieces().iter()).partition(|piece| {
        piece.place == Some(place) && (piece.colour == colour || colour.is_none())
    });
    let lifted = seeds::at_rest(&geometry, &carried).into_iter();
    board.flights = lifted
        .map(|seed| Flight {
            at: seed.at + shift,
            height: HELD,
            look: seed.look,
            colour: seed.colour,
        })
        .collect();
    board.lay_pieces(left);
    board.hand = Some((frame.to_board(at - vec2(0.0, 34.0)), editor.seeds(from).to_string()));
    let target = over.filter(|over| *over != place);
    board.marks.extend(target.map(|over| BoardMark::Chosen(over.into())));
}

/// The seeds a drag takes: in Ring the other colour if there are none of this one.
fn grabbed(spot: Spot, editor: &Editor) -> Spot {
    match spot {
        Spot::Heap(hole, colour) if editor.seeds(spot) == 0 => {
            let other = if colour == Colour::Red { Colour::Blue } else { Colour::Red };
            Spot::Heap(hole, other)
        }
        spot => spot,
    }
}

fn keys_last(ui: &Ui) -> bool {
    let id = Id::unique("editor by keys");
    let mut keys: bool = ui.ctx().data(|data| data.get_temp(id)).unwrap_or_default();
    ui.input(|input| {
        for event in &input.raw.events {
            match event {
                Event::Key { key, pressed: true, .. } => {
                    let moves =
                        [Key::Tab, Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];
                    keys |= moves.contains(key);
                }
                Event::AccessKitActionRequest(_) => keys = true,
                Event::PointerMoved(_) | Event::PointerButton { pressed: true, .. } => keys = false,
                _ => {}
            }
        }
    });
    ui.ctx().data_mut(|data| data.insert_temp(id, keys));
    keys
}

fn typed(ui: &Ui, spot: Spot, editor: &Editor, is_ring: bool, intents: &mut Vec<Intent>) {
    ui.input_mut(|input| {
        input.events.retain(|event| {
            let Event::Key { key, pressed: true, modifiers, .. } = event else { return true };
            if modifiers.command || modifiers.alt {
                return true;
            }
            let edit = match key {
                Key::Plus | Key::Equals => EditIntent::Add(spot),
                Key::Minus => EditIntent::Take(spot),
                Key::Delete => EditIntent::Set(spot, 0),
                Key::Backspace => EditIntent::Set(spot, editor.seeds(spot) / 10),
                Key::R if is_ring => EditIntent::Colour(Colour::Red),
                Key::B if is_ring => EditIntent::Colour(Colour::Blue),
                key => match DECIMALS.iter().position(|figure| figure == key) {
                    Some(figure) => EditIntent::Figure(spot, figure as u16),
                    None => return true,
                },
            };
            intents.push(Intent::Edit(edit));
            false
        });
    });
}

/// Arrow keys move to the nearest spot in their direction.
fn keep_arrows(ui: &Ui, from: &EditorTarget, targets: &[EditorTarget]) {
    arrows::keep(ui, from.id());
    let places: Vec<(Id, Rect)> =
        targets.iter().map(|target| (target.id(), target.rect())).collect();
    arrows::walk(ui, Some((from.id(), from.rect())), &places, 1.0);
}
