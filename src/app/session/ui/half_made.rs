//! The questions of a half-made move, as buttons on the board: which way, stop or spread.

use egui::{Id, Rangef, Rect, Response, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::buttons::intent_button;
use super::view::BoardContext;
use crate::app::intent::Intent;
use crate::app::session::intent::HolePart;
use crate::app::session::state::{GameSession, PendingMove, Pointed};
use crate::app::widgets::button::{Button, ButtonLook};
use crate::app::words;
use crate::draw::board::geometry::{Frame, Geometry};
use crate::draw::board::hole_buttons::hole_id;
use crate::draw::board::marks::COLOUR_ASIDE;
use crate::draw::sizes::Sizes;
use crate::draw::theme::Theme;
use crate::narration::turns;
use crate::rules::{BawoRow, Colour, Hole, Move, Place, Side, Step, Turn, Way};
use crate::texts::messages as say;

/// An answer to a question about a hole: a way from it, or the colour of the seeds to sow.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Choice {
    Way(Way),
    Colour(Colour),
}

impl Choice {
    /// The button of the choice.
    pub fn id(self) -> Id {
        match self {
            Choice::Way(way) => Id::unique(("way", way)),
            Choice::Colour(colour) => Id::unique(("colour", colour as u8)),
        }
    }
}

/// What the half-made move asks about a hole, the left answer first.
fn asked(session: &GameSession) -> Option<(Hole, Vec<Choice>)> {
    match session.pending {
        PendingMove::Way(hole) => {
            Some((hole, session.offered_ways(hole).into_iter().map(Choice::Way).collect()))
        }
        PendingMove::Colour(hole) => {
            let open = session.open_moves();
            let mut colours = Colour::ALL.to_vec();
            colours.retain(|colour| open.contains(&Move::Colour(hole, *colour)));
            Some((hole, colours.into_iter().map(Choice::Colour).collect()))
        }
        _ => None,
    }
}

pub struct ChoiceButton {
    hole: Hole,
    colour: Option<Colour>,
    mv: Move,
    place: Rect,
    response: Response,
}

impl ChoiceButton {
    /// What it points at, if it is hovered or focused.
    pub fn aimed(&self) -> Option<Pointed> {
        let here = self.response.hovered() || self.response.has_focus();
        here.then_some(Pointed { hole: self.hole, colour: self.colour, mv: Some(self.mv) })
    }

    /// The focus ring around the arrow, with a light edge as on the holes.
    pub fn show_focus(&self, ui: &Ui) {
        if !self.response.has_focus() {
            return;
        }
        let (theme, line) = (Theme::of(ui.ctx()), &Sizes::get().line);
        let radius = self.place.width() / 2.0 + line.focus_gap;
        let under = Stroke::new(line.focus + 3.0, theme.card);
        ui.painter().circle_stroke(self.place.center(), radius, under);
        let ring = Stroke::new(line.focus, theme.accent);
        ui.painter().circle_stroke(self.place.center(), radius, ring);
    }
}

/// The width of an arrow on the rim of a hole.
fn arrow() -> f32 {
    Sizes::get().height.hit.max(32.0)
}

/// A square of this size in a hole or on its rim: so far from its middle, to the left or right.
fn beside_middle(hole: Rect, is_left: bool, aside: f32, size: f32) -> Rect {
    let x = hole.center().x + if is_left { -aside } else { aside };
    Rect::from_center_size(pos2(x, hole.center().y), vec2(size, size))
}

/// The arrows on the rim of the hole pointed at, and of a hint, stick out of it: their outer halves
/// can be clicked too, by pointer only.
pub fn rim_arrows(
    ui: &Ui,
    view: &BoardContext<'_>,
    geometry: &Geometry,
    frame: &Frame,
    pointed: &mut Option<Pointed>,
    intents: &mut Vec<Intent>,
) {
    let session = view.session;
    // A finger chooses with the buttons beside *Play*.
    let is_asked = view.state.settings.ask_way || view.state.by_finger;
    if session.pending != PendingMove::None || is_asked {
        return;
    }
    let hole = session.pointed.map(|(pointed, _)| pointed.hole);
    let hinted = session.help.as_ref().and_then(|help| help.mv?.hole());
    let hinted = hinted.filter(|hinted| Some(*hinted) != hole);
    for hole in hole.into_iter().chain(hinted) {
        rim_arrows_of(ui, view, (geometry, frame, hole), pointed, intents);
    }
}

fn rim_arrows_of(
    ui: &Ui,
    view: &BoardContext<'_>,
    (geometry, frame, hole): (&Geometry, &Frame, Hole),
    pointed: &mut Option<Pointed>,
    intents: &mut Vec<Intent>,
) {
    let session = view.session;
    let place = |hole: Hole| geometry.pit(hole.into()).map(|pit| frame.rect(pit.rect()));
    let Some(rect) = place(hole) else { return };
    // A neighbour that an arrow reaches into is still a hole of its own.
    let at = ui.input(|input| input.pointer.latest_pos());
    let mut others = geometry.form.shape().holes().filter(|other| *other != hole);
    if at.is_some_and(|at| others.any(|other| place(other).is_some_and(|it| it.contains(at)))) {
        return;
    }
    for way in session.offered_ways(hole) {
        let is_left = way == session.way_on_screen(true);
        let part = if is_left { HolePart::Left } else { HolePart::Right };
        let place = beside_middle(rect, is_left, 0.5 * rect.width(), arrow());
        let id = Id::unique(("rim arrow", hole.index(), is_left));
        let response = ui.interact(place, id, Sense::CLICK);
        if response.hovered() {
            *pointed = Some(session.pointed_at(hole, None, part, false));
        }
        if response.clicked() {
            intents.push(Intent::Hole(hole, part));
        }
    }
}

/// Buttons for the ways or colours of a hole, if one must be chosen; afterwards the hole gets the
/// focus back.
pub fn choice_buttons(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    geometry: &Geometry,
    frame: &Frame,
    intents: &mut Vec<Intent>,
) -> Vec<ChoiceButton> {
    let mut buttons = Vec::new();
    let session = view.session;
    let asker = Id::unique("hole that asked");
    let last: Option<Id> = ui.ctx().data(|data| data.get_temp::<Option<Id>>(asker)).flatten();
    let Some((hole, choices)) = asked(session) else {
        if let Some(last) = last {
            ui.ctx().data_mut(|data| data.insert_temp::<Option<Id>>(asker, None));
            // If only a pass is left, its button gets the focus.
            let must_pass = session.open_moves().contains(&Move::Pass);
            let elsewhere = ui.memory(|memory| memory.focused()).is_none_or(|id| id != last);
            // The tutor's question about the move gets it before the hole.
            let is_asked = session.coach.warning.is_some();
            if elsewhere && !must_pass && !is_asked {
                ui.memory_mut(|memory| memory.request_focus(last));
            }
        }
        return buttons;
    };
    let Some(pit) = geometry.pit(hole.into()) else { return buttons };
    let rect = frame.rect(pit.rect());
    let colour = matches!(session.pending, PendingMove::Colour(_)).then_some(Colour::Red);
    let own = hole_id(hole, colour);
    let just_asked = last != Some(own);
    ui.ctx().data_mut(|data| data.insert_temp(asker, Some(own)));
    for (number, choice) in choices.into_iter().enumerate() {
        let (left, name, mv, colour) = match choice {
            Choice::Way(way) => (
                way == session.way_on_screen(true),
                words::way_name(hole, way == Way::Left),
                session.way_move(hole, way),
                None,
            ),
            Choice::Colour(colour) => {
                let is_red = colour == Colour::Red;
                let mv = Move::Colour(hole, colour);
                (is_red, words::colour_name(hole, is_red), mv, Some(colour))
            }
        };
        // A way is on the rim, a colour in its half.
        let half = 0.5 * rect.width();
        let hit = Sizes::get().height.hit;
        let (aside, size) = match choice {
            // For a finger they stick out of a small hole rather than cover each other.
            Choice::Way(_) => (half.max(0.5 * hit), arrow()),
            Choice::Colour(_) if view.state.by_finger => (0.5 * hit, hit),
            Choice::Colour(_) => (COLOUR_ASIDE * half, (1.1 * half).min(arrow())),
        };
        let place = beside_middle(rect, left, aside, size);
        let id = choice.id();
        let response = ui.interact(place, id, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        ui.ctx().accesskit_node_builder(id, |node| {
            // Only with a screen reader, because computing a turn takes time.
            let Ok(turn) = session.game.look_ahead(&mv) else { return };
            let preview = turns::preview_hiding(&turn, view.hidden()).words();
            node.set_description(match leads_into(hole, &turn) {
                Some(hole) => format!("{} {preview}", say::help::GoesInto { hole }.text()),
                None => preview,
            });
        });
        // The arrow that the pointer comes to takes the keyboard from the other one: the board
        // previews what Enter would play.
        let is_pointed =
            response.hovered() && ui.input(|input| input.pointer.delta() != Vec2::ZERO);
        if just_asked && number == 0 || is_pointed {
            response.request_focus();
        }
        if response.clicked() {
            intents.push(match choice {
                Choice::Way(way) => Intent::Way(way),
                Choice::Colour(colour) => Intent::Heap(hole, colour),
            });
        }
        buttons.push(ChoiceButton { hole, colour, mv, place, response });
    }
    buttons
}

/// The hole that the first seed goes into, if it is in another row.
fn leads_into(from: Hole, turn: &Turn) -> Option<Hole> {
    let first = turn.events.iter().skip_while(|event| !matches!(event.step, Step::Lift { .. }));
    let mut into = first.filter_map(|event| match event.step {
        Step::Drop { at: Place::Hole(hole), .. } => Some(hole),
        _ => None,
    });
    into.next().filter(|into| into.row() != from.row() || into.owner() != from.owner())
}

/// The free band between the front rows, from the counts of the upper row to the rims of the
/// lower one, in board units; none if they touch.
fn band(geometry: &Geometry) -> Option<Rangef> {
    let houses = Side::ALL.map(|side| Hole::four_rows(side, BawoRow::Front, 4));
    let counts = houses.iter().filter_map(|house| geometry.pill((*house).into()));
    let rims = houses.iter().filter_map(|house| geometry.pit((*house).into()));
    let top = counts.map(|at| at.y + HALF_COUNT).fold(f32::INFINITY, f32::min);
    let low = rims.map(|pit| pit.rect().min.y).fold(0.0, f32::max);
    (top < low).then(|| Rangef::new(top, low))
}

/// Whether `Stop here` and `Spread it` fit between the front rows. On a small board they would
/// cover the holes they are about, so the story card shows them.
pub fn answers_on_board(view: &BoardContext<'_>) -> bool {
    let geometry = view.session.geometry();
    let width = view.layout.board.width();
    band(&geometry).is_some_and(|band| band.span() * width >= answer_height() - 2.0)
}

fn answer_height() -> f32 {
    Sizes::get().height.small_button
}

/// Half the height of a seed count, in board units.
const HALF_COUNT: f32 = 0.0115;

/// `Stop here` and `Spread it` in the band between the front rows, over the house.
pub fn house_buttons(
    ui: &mut Ui,
    view: &BoardContext<'_>,
    geometry: &Geometry,
    frame: &Frame,
    intents: &mut Vec<Intent>,
) {
    let opened = Id::unique("house asked");
    let was: bool = ui.ctx().data(|data| data.get_temp(opened)).unwrap_or_default();
    let asks = matches!(view.session.pending, PendingMove::House { .. })
        && !view.session.is_sowing()
        && view.session.coach.warning.is_none();
    ui.ctx().data_mut(|data| data.insert_temp(opened, asks));
    if !asks {
        return;
    }
    if !answers_on_board(view) {
        if !was {
            let stop = Button::new(say::labels::stop_here()).salt("story").id();
            ui.memory_mut(|memory| memory.request_focus(stop));
        }
        return;
    }
    let house = Hole::four_rows(view.session.mover(), BawoRow::Front, 4);
    let Some(pit) = geometry.pit(house.into()) else { return };
    let stop = Button::new(say::labels::stop_here()).look(ButtonLook::Primary).key("Enter");
    let spread = Button::new(say::labels::spread_it()).key("+");
    let (stop_width, spread_width) = (stop.width(ui), spread.width(ui));
    let whole = stop_width + 8.0 + spread_width;
    let band = band(geometry).map_or(geometry.middle().y, |band| band.center());
    let middle = frame.point(pos2(0.5, band)).y;
    let x = frame.point(pit.centre).x - whole / 2.0;
    let x = x.clamp(frame.rect.min.x + 4.0, (frame.rect.max.x - whole).max(frame.rect.min.x + 4.0));
    let height = answer_height();
    let place = Rect::from_min_size(pos2(x, middle - height / 2.0), vec2(stop_width, height));
    let stops = intent_button(ui, (stop, Intent::StopHere), place, intents);
    if !was {
        stops.request_focus();
    }
    let at = pos2(place.max.x + 8.0, place.min.y);
    let place = Rect::from_min_size(at, vec2(spread_width, height));
    let spreads = intent_button(ui, (spread, Intent::SpreadIt), place, intents);
    let aim = if spreads.hovered() || (spreads.has_focus() && !stops.hovered()) {
        Some(true)
    } else {
        (stops.hovered() || stops.has_focus()).then_some(false)
    };
    if aim != view.session.house_aim {
        intents.push(Intent::AimHouse(aim));
    }
}
