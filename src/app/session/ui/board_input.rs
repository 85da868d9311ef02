//! The board with its holes as buttons for pointer, keyboard and screen readers.

use egui::{
    Id, Key, PointerButton, Pos2, Rect, RectAlign, Response, Role, Sense, Tooltip, Ui, WidgetInfo,
    vec2,
};

use super::marks::{self, MovePreview};
use super::view::BoardContext;
use super::{analysed, half_made};
use crate::app::command::Command;
use crate::app::intent::Intent;
use crate::app::session::intent::HolePart;
use crate::app::session::keys::by_keys;
use crate::app::session::state::{GameSession, HelpKind, PendingMove, Pointed};
use crate::app::state::State;
use crate::app::widgets::arrows;
use crate::app::words;
use crate::draw::board;
use crate::draw::board::art::BoardArt;
use crate::draw::board::geometry::{self, BoardForm, Frame, Geometry};
use crate::draw::board::hole_buttons::{HoleButton, hole_buttons};
use crate::draw::board::view::{BoardMark, BoardView};
use crate::game::your_side;
use crate::narration::{self, turns};
use crate::rules::{Colour, Hole, Move, Place, RuleId, Setup, Side};
use crate::texts::messages as say;

pub fn board_input_ui(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    preview: Option<&MovePreview>,
    art: &mut BoardArt,
    intents: &mut Vec<Intent>,
) {
    let session = view.session;
    let geometry = session.geometry();
    let mut board = board_view(view, &geometry);
    let frame = board::paint::frame(ui.painter(), view.layout.board, &board);
    // A click anywhere on the board ends the animation.
    let ground = ui.interact(frame.rect, Id::unique("board"), Sense::CLICK);
    if ground.clicked() && session.is_sowing() {
        intents.push(Intent::Command(Command::FinishSowing));
    }
    let targets = hole_buttons(&geometry, &frame, session.flipped);
    let keys = by_keys(ui);
    let by_finger = view.state.by_finger && !keys;
    if by_finger && ground.clicked() && session.tapped().is_some() {
        intents.push(Intent::Tap(None));
    }
    let open = session.open_moves();
    let seed_layout = session.seed_layout();
    let setup = seed_layout.setup();
    let mut pointed = None;
    let mut focused = None;
    for target in &targets {
        let response = hole_button(ui, target, view, setup, &open);
        describe(ui, target, (view, setup), &response, frame.rect);
        presses(target, view, &response, keys, intents);
        if let Some(at) = response.hover_pos().filter(|_| response.contains_pointer()) {
            pointed = Some(aim(target, view, Some(at)));
        }
        if response.has_focus() {
            focused = Some(*target);
        }
    }
    if let BoardForm::Ring = geometry.form {
        pills(ui, view, &geometry, &frame, &mut pointed, intents);
    }
    half_made::rim_arrows(ui, view, &geometry, &frame, &mut pointed, intents);
    let ends = ends(ui, view, setup, &geometry, &frame);
    let focused_end = ends.iter().find(|end| end.response.has_focus());
    for end in &ends {
        end.presses(session, keys, intents);
    }
    if let Some(end) = focused_end {
        keep_arrows(ui, (end.response.id, end.response.rect), (&targets, &ends), session);
    }
    if let Some(target) = focused {
        keep_arrows(ui, (target.id(), target.rect), (&targets, &ends), session);
        pointed = pointed.or_else(|| keys.then(|| aim(&target, view, None)));
    } else if focused_end.is_none() {
        first_focus(ui, &targets, session);
    }
    let ways = half_made::choice_buttons(ui, view, &geometry, &frame, intents);
    pointed = ways.iter().find_map(|button| button.aimed()).or(pointed);
    let pointed = match by_finger {
        true => session.tapped(),
        false => pointed.or_else(|| still_pointed(ui, view, &targets, keys)),
    };
    let is_new = session.pointed.map(|(pointed, _)| pointed) != pointed;
    let is_meant_again = || {
        let since = session.pointed.map(|(_, since)| since);
        let is_older = since.zip(session.must_move_since()).is_some_and(|(since, at)| since <= at);
        is_older && ui.input(|input| input.pointer.is_moving())
    };
    if is_new || is_meant_again() {
        intents.push(Intent::Point(pointed));
    }
    board.marks = marks::marks(view, preview);
    if (preview.is_none() || session.locked) && !session.is_sowing() {
        board.marks.extend(view.lesson_marks.into_iter().flatten().cloned());
    }
    let comes_in = preview.is_some() && !session.locked;
    board.marks_in = if comes_in { marks::part_in(view) } else { 1.0 };
    let spot = focused.map(|target| target.spot()).or(focused_end.map(|end| end.place.into()));
    board.marks.extend(spot.filter(|_| keys).map(BoardMark::Focus));
    board::paint::paint_board(ui.painter(), view.layout.board, &board, art);
    for button in &ways {
        button.show_focus(ui);
    }
    half_made::house_buttons(ui, view, &geometry, &frame, intents);
}

/// The seeds on the board now, including those in the air.
pub fn board_view(view: &BoardContext<'_>, geometry: &Geometry) -> BoardView {
    let state = view.state;
    let session = view.session;
    let (flipped, material, seeds) = (session.flipped, state.material(), state.seeds());
    let mut board = match session.scene(view.now, geometry) {
        Some(scene) => {
            // The hand that has lifted a hidden count hides it as well.
            let veiled = session.sowing.as_ref().is_some_and(|sowing| {
                let until = scene.events_over + usize::from(scene.has_begun);
                let until = until.min(sowing.events.len());
                turns::veiled_hand(&sowing.events[..until], view.hidden_of_played())
            });
            let mut board = scene.show(flipped, material, seeds);
            if veiled && let Some((_, count)) = &mut board.hand {
                *count = "?".to_owned();
            }
            board
        }
        None => match session.seed_layout_explained() {
            Some(seed_layout) => {
                let mut board = seed_layout.show(flipped, material, seeds);
                board.hand = hand_of_step(view, geometry);
                board
            }
            None => session.seed_layout().show(flipped, material, seeds),
        },
    };
    for side in Side::ALL {
        // As the strip says it: the last handful is in the tray, but it is no extra seeds.
        if let Some(handful) = session.handful_in_tray(side) {
            let extra = session.position().setup().stores[side] - handful;
            board.count_words.push((Place::Extra(side), format!("{extra} + {handful}")));
        }
    }
    let holes = geometry.form.shape().holes();
    let hidden = holes.filter(|hole| session.hides_count(*hole, view.counts()));
    board.hidden = hidden.map(Place::Hole).collect();
    board.magnified = view.magnified;
    let is_lesson = view.lesson_marks.is_some();
    board.reader = your_side(session.game.players()).filter(|_| is_lesson);
    board
}

/// The number of seeds in the hand at the film's step, above the place of the hand.
fn hand_of_step(view: &BoardContext<'_>, geometry: &Geometry) -> Option<(Pos2, String)> {
    let film = view.session.film(view.hidden_of_played());
    let block = film.get(view.session.explain?.step)?;
    let pit = geometry.pit(block.place?)?;
    let at = pit.centre - vec2(0.0, 0.55 * pit.half.y);
    let count = if block.veiled { "?".to_owned() } else { block.in_hand.to_string() };
    (block.in_hand > 0).then_some((at, count))
}

/// A hole as a button; in the ring one colour of it, in the group of its hole.
fn hole_button(
    ui: &mut Ui,
    target: &HoleButton,
    view: &BoardContext<'_>,
    setup: &Setup,
    open: &[Move],
) -> Response {
    let hole = target.hole;
    let seeds = setup.seeds_in(hole);
    let shown = !view.session.hides_count(hole, view.counts());
    let (response, name) = match target.colour {
        None => {
            let is_house = setup.houses[hole.owner()] && geometry::is_house(hole);
            let is_open = open.iter().any(|mv| mv.hole() == Some(hole));
            let name = words::hole_name(hole, shown.then_some(seeds.seeds), is_house, is_open);
            (ui.interact(target.rect, target.id(), Sense::click()), name)
        }
        Some(colour) => {
            let group = words::ring_hole_name(hole, shown.then_some((seeds.seeds, seeds.blue)));
            let is_open = open.contains(&Move::Colour(hole, colour));
            let count = shown.then(|| seeds.of(Some(colour)));
            let name = words::heap_name(hole, colour == Colour::Red, count, is_open);
            let child = target.in_group(ui, group);
            (child.interact(target.rect, target.id(), Sense::click()), name)
        }
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    response
}

/// Describes what a move from the hole would do; if there is none, the tooltip says why.
fn describe(
    ui: &Ui,
    target: &HoleButton,
    (view, setup): (&BoardContext<'_>, &Setup),
    response: &Response,
    board: Rect,
) {
    let session = view.session;
    let score = analysed::score_text(view, target.hole, target.colour);
    let mut described: Vec<String> = score.into_iter().collect();
    if response.has_focus()
        && let Some(known) = &session.foreseen
        && known.pointed.hole == target.hole
        && known.pointed.colour.is_none_or(|colour| target.colour == Some(colour))
        && let Some(turn) = session.foreseen_turn()
    {
        described.push(turns::preview_hiding(turn, view.hidden()).words());
    }
    if !described.is_empty() {
        let words = described.join(" ");
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(words));
    }
    if response.hovered()
        && !view.state.by_finger
        && session.may_ask()
        && let Some(illegal) = session.why_not(target.hole, target.colour)
    {
        let words = match (illegal.rule, target.colour) {
            (RuleId::MoveEmpty, Some(colour)) => narration::holds_no(setup, target.hole, colour),
            (rule, _) => narration::why_not(rule, &[target.hole], session.mover()),
        };
        beside_board(response, target.rect, board, words);
    }
}

/// A tooltip above or below the board, where it covers no other hole.
fn beside_board(response: &Response, hole: Rect, board: Rect, words: String) {
    let is_upper = hole.center().y < board.center().y;
    let align = if is_upper { RectAlign::TOP } else { RectAlign::BOTTOM };
    let mut tooltip = Tooltip::for_enabled(response);
    let column = Rect::from_x_y_ranges(hole.x_range(), board.y_range());
    tooltip.popup = tooltip.popup.anchor(column).align(align);
    tooltip.show(|ui| ui.label(words));
}

/// A finger hits no narrower part of a hole.
const LEAST_PART: f32 = 20.0;

fn hole_part(target: &HoleButton, at: Option<Pos2>, by_finger: bool) -> HolePart {
    let Some(at) = at else { return HolePart::Whole };
    let rect = target.rect;
    let third = rect.width() / 3.0;
    if by_finger && third < LEAST_PART {
        return HolePart::Middle;
    }
    if at.x < rect.min.x + third {
        HolePart::Left
    } else if at.x > rect.max.x - third {
        HolePart::Right
    } else {
        HolePart::Middle
    }
}

/// Whether a press at a place is too near to the middle of a hole of the ring to mean one of the
/// two colours that may be played.
fn is_between(target: &HoleButton, session: &GameSession, at: Option<Pos2>) -> bool {
    let edge = match target.colour {
        Some(Colour::Red) => target.rect.max.x,
        Some(Colour::Blue) => target.rect.min.x,
        None => return false,
    };
    let near = target.rect.width() / 3.0;
    at.is_some_and(|at| (at.x - edge).abs() < near) && session.asks_which_half(target.hole)
}

/// What is pointed at, by the pointer `at` a place or by the keyboard.
fn aim(target: &HoleButton, view: &BoardContext<'_>, at: Option<Pos2>) -> Pointed {
    if is_between(target, view.session, at) {
        return Pointed { hole: target.hole, colour: None, mv: None };
    }
    let part = hole_part(target, at, view.state.by_finger);
    let colour = target.colour.map(|colour| colour_meant(target.hole, colour, view.session, at));
    view.session.pointed_at(target.hole, colour, part, view.state.settings.ask_way)
}

/// The colour that a pointer means in a hole of the ring: its half is that of one colour, but a
/// hole with seeds of one colour only has no halves.
fn colour_meant(hole: Hole, half: Colour, session: &GameSession, at: Option<Pos2>) -> Colour {
    let seeds = session.position().setup().seeds_in(hole);
    let mut there = Colour::ALL.into_iter().filter(|colour| seeds.of(Some(*colour)) > 0);
    match (there.next(), there.next()) {
        (Some(only), None) if at.is_some() => only,
        _ => half,
    }
}

/// Space and Enter press no place that has the focus only because it was clicked: no ring shows it,
/// and the key was meant to end an animation or to go on.
fn plays_nothing(ctx: &egui::Context) -> bool {
    ctx.input(|input| input.key_pressed(Key::Space) || input.key_pressed(Key::Enter))
}

fn presses(
    target: &HoleButton,
    view: &BoardContext<'_>,
    response: &Response,
    keys: bool,
    intents: &mut Vec<Intent>,
) {
    let session = view.session;
    let placing = session.pending.is_by_hand();
    if placing && response.secondary_clicked() {
        intents.push(Intent::TakeFrom(target.hole));
        return;
    }
    if response.long_touched() && session.may_ask() {
        let pointed = aim(target, view, response.interact_pointer_pos());
        intents.push(Intent::Tap(Some(pointed)));
        intents.push(Intent::Command(Command::WhyNot));
        return;
    }
    if !response.clicked() {
        return;
    }
    let by_pointer = response.clicked_by(PointerButton::Primary);
    if by_pointer {
        // The arrow keys go on from the hole that was clicked.
        response.request_focus();
    } else if !keys && plays_nothing(&response.ctx) {
        return;
    }
    let at = response.interact_pointer_pos().filter(|_| by_pointer);
    let press = match target.colour {
        Some(_) if is_between(target, session, at) => Intent::AskColour(target.hole),
        Some(colour) => Intent::Heap(target.hole, colour_meant(target.hole, colour, session, at)),
        None => Intent::Hole(target.hole, hole_part(target, at, view.state.by_finger)),
    };
    intents.push(if by_pointer { by_hand(view, press) } else { press });
}

/// What a click of the mouse presses; with a finger it previews first.
fn by_hand(view: &BoardContext<'_>, press: Intent) -> Intent {
    let State { by_finger, settings, .. } = view.state;
    if *by_finger { view.session.tap(press, settings.ask_way) } else { press }
}

/// The counts of the ring can be clicked as well, by pointer only.
fn pills(
    ui: &Ui,
    view: &BoardContext<'_>,
    geometry: &Geometry,
    frame: &Frame,
    pointed: &mut Option<Pointed>,
    intents: &mut Vec<Intent>,
) {
    let session = view.session;
    for hole in geometry.form.shape().holes() {
        for colour in Colour::ALL {
            let width = frame.rect.width() / view.magnified;
            let Some(at) = geometry.heap_pill(hole, colour, width) else { continue };
            let size = vec2(frame.length(0.052), frame.length(0.034).max(20.0));
            let rect = Rect::from_center_size(frame.point(at), size);
            let id = Id::unique(("pill", hole.to_string(), colour as u8));
            let response = ui.interact(rect, id, Sense::CLICK);
            if response.hovered() && pointed.is_none() {
                let part = HolePart::Whole;
                *pointed = Some(session.pointed_at(hole, Some(colour), part, false));
            }
            if response.clicked() {
                intents.push(by_hand(view, Intent::Heap(hole, colour)));
            }
        }
    }
}

/// A store or a tray that can be pressed as an answer.
struct EndButton {
    place: Place,
    answer: Intent,
    response: Response,
}

impl EndButton {
    fn presses(&self, session: &GameSession, keys: bool, intents: &mut Vec<Intent>) {
        if !self.response.clicked() {
            return;
        }
        if session.is_sowing() {
            intents.push(Intent::Command(Command::FinishSowing));
            return;
        }
        if self.response.clicked_by(PointerButton::Primary) {
            self.response.request_focus();
        } else if !keys && plays_nothing(&self.response.ctx) {
            return;
        }
        intents.push(self.answer.clone());
    }
}

/// Stores and trays: labels for screen readers, or buttons while a lesson or an exercise asks for a place, which
/// are returned.
fn ends(
    ui: &Ui,
    view: &BoardContext<'_>,
    setup: &Setup,
    geometry: &Geometry,
    frame: &Frame,
) -> Vec<EndButton> {
    let (lesson, drill) = match view.lesson_marks {
        Some(_) => (view.state.lesson(), view.state.drill()),
        None => (None, None),
    };
    let answer_at = |place| match lesson {
        Some(lesson) => lesson.answer_at(place),
        None => drill?.answer_at(place),
    };
    let mut buttons = Vec::new();
    for side in Side::ALL {
        let Some(place) = geometry.end(side) else { continue };
        let Some(pit) = geometry.pit(place) else { continue };
        let count = setup.stores[side];
        let name = match place {
            Place::Extra(_) => say::names::Extra { owner: side, count }.text(),
            _ => say::names::Store { owner: side, count }.text(),
        };
        let id = Id::unique(("end", side));
        let rect = frame.rect(pit.rect());
        let Some(answer) = answer_at(place) else {
            let response = ui.interact(rect, id, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
            continue;
        };
        let response = ui.interact(rect, id, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        buttons.push(EndButton { place, answer, response });
    }
    buttons
}

/// What was pointed at stays pointed at while the pointer is between its hole and the story card,
/// in the card or in a popup, so that the rules a preview names can be clicked.
fn still_pointed(
    ui: &Ui,
    view: &BoardContext<'_>,
    targets: &[HoleButton],
    keys: bool,
) -> Option<Pointed> {
    let (pointed, _) = view.session.pointed?;
    view.session.foreseen_turn()?;
    if view.session.shows(HelpKind::Hint) {
        // The card is not about what was pointed at before.
        return None;
    }
    let story = view.layout.story;
    if !story.is_positive() {
        return None;
    }
    let from = targets.iter().find(|target| target.hole == pointed.hole)?.rect;
    let focused = ui.memory(|memory| memory.focused()).filter(|_| keys);
    let focused = focused.and_then(|id| ui.ctx().read_response(id));
    let in_card = focused.is_some_and(|response| story.contains(response.rect.center()));
    let way = Rect::from_min_max(egui::pos2(story.min.x, from.max.y), story.max);
    let is_below =
        || ui.input(|input| input.pointer.hover_pos()).is_some_and(|at| way.contains(at));
    (in_card || egui::Popup::is_any_open(ui.ctx()) || is_below()).then_some(pointed)
}

/// Arrow keys move to the nearest hole in their direction, or to a store that may be an answer.
fn keep_arrows(
    ui: &Ui,
    from: (Id, Rect),
    (targets, ends): (&[HoleButton], &[EndButton]),
    session: &GameSession,
) {
    arrows::keep(ui, from.0);
    if matches!(session.pending, PendingMove::Way(_) | PendingMove::Colour(_)) {
        return;
    }
    let ends = ends.iter().map(|end| (end.response.id, end.response.rect));
    let holes = targets.iter().map(|target| (target.id(), target.rect));
    let places: Vec<(Id, Rect)> = holes.chain(ends).collect();
    arrows::walk(ui, Some(from), &places, 1.0);
}

/// If nothing has focus, an arrow key goes to the first hole of the side to move.
fn first_focus(ui: &Ui, targets: &[HoleButton], session: &GameSession) {
    if session.pending == PendingMove::None {
        let own = targets.iter().find(|target| target.hole.owner() == session.mover());
        arrows::begin(ui, own.map(HoleButton::id));
    }
}
