//! The marks on the board: playable holes, what a move would do, what the last turn did.

use super::view::BoardContext;
use super::{analysed, warning};
use crate::app::learn::lesson::ActiveLesson;
use crate::app::session::moves::same_start;
use crate::app::session::state::{GameSession, PendingMove, Pointed};
use crate::app::settings::state::PreviewSetting;
use crate::draw::board::path::laps;
use crate::draw::board::turn_marks::{
    asked, first_lap, first_way, foreseen, in_flight, tag, taken, to_take,
};
use crate::draw::board::view::{ArrowWay as Arrow, BoardMark, MarkLevel, Spot, Tint};
use crate::draw::sizes::{Sizes, Times};
use crate::narration::turns::{Course, Hidden, Kind};
use crate::rules::{Hole, Move, Place, Side, Turn};
use crate::texts::messages as say;

/// The preview of a move whose hole has been pointed at long enough.
pub struct MovePreview {
    pub pointed: Pointed,
    pub turn: Turn,
}

impl MovePreview {
    /// The preview of a turn, as if its hole were pointed at; none if it has no hole.
    pub fn of(turn: &Turn) -> Option<MovePreview> {
        Some(MovePreview { pointed: Pointed::at(&turn.mv)?, turn: turn.clone() })
    }
}

/// The preview to show now. A newer answer, refusal, question or turn of the opponent hides it.
pub fn preview(view: &BoardContext<'_>) -> Option<MovePreview> {
    let session = view.session;
    let (pointed, since) = session.pointed?;
    let waited = Times::span(Sizes::get().time.preview_wait).as_secs_f64();
    if view.state.settings.preview != PreviewSetting::Full || view.now < since + waited {
        return None;
    }
    let asked = session.help.as_ref().map(|help| help.since);
    let warned = session.coach.warning.as_ref().map(|warning| warning.since);
    let refused = session.refusal.as_ref().map(|refusal| refusal.since);
    let newest = [asked, refused, warned, session.answered_at()].into_iter().flatten();
    if newest.into_iter().any(|newer| newer >= since) {
        return None;
    }
    let turn = session.foreseen_turn()?.clone();
    Some(MovePreview { pointed, turn })
}

/// How far the marks of the preview have faded in, 0 to 1.
pub fn part_in(view: &BoardContext<'_>) -> f32 {
    let time = &Sizes::get().time;
    let Some((_, since)) = view.session.pointed else { return 1.0 };
    let secs = |millis| Times::span(millis).as_secs_f64();
    ((view.now - since - secs(time.preview_wait)) / secs(time.marks_in)).clamp(0.0, 1.0) as f32
}

/// Every mark except the focus ring.
pub fn marks(view: &BoardContext<'_>, preview: Option<&MovePreview>) -> Vec<BoardMark> {
    let session = view.session;
    let mut marks = Vec::new();
    if let Some(sowing) = &session.sowing
        && let Some(scene) = session.scene(view.now, &session.geometry())
    {
        let (over, ahead) = sowing.events.split_at(scene.events_over.min(sowing.events.len()));
        let swept = scene.sweep.map(|(hole, _)| hole);
        in_flight(over, ahead, swept, view.hidden_of_played(), &mut marks);
        if let Some(variation) = &session.variation {
            analysed::ghost(variation.turn(), &mut marks);
        }
        return marks;
    }
    if session.explain.is_some() {
        explained(view, &mut marks);
        return marks;
    }
    if let Some(variation) = &session.variation {
        analysed::variation(view, variation, &mut marks);
        return marks;
    }
    playable(view, &mut marks);
    match &session.pending {
        PendingMove::House { stopped, spread } => {
            house(stopped, spread, session.house_aim, view.hidden(), &mut marks);
            return marks;
        }
        PendingMove::Opening(_) => {
            if let Some(hole) = hand(session, &mut marks) {
                marks.push(BoardMark::Sown { spot: hole.into(), seeds: 1 });
            }
        }
        PendingMove::Layout { holes, .. } => round_layout(session, *holes, &mut marks),
        // The dashed ring of a lesson is what its hint asks for: this ring would cover it.
        PendingMove::Way(hole) | PendingMove::Colour(hole) => {
            let ring = BoardMark::Lit((*hole).into());
            if !view.lesson_marks.into_iter().flatten().any(|mark| *mark == ring) {
                marks.push(BoardMark::Chosen((*hole).into()));
            }
        }
        PendingMove::None => {}
    }
    if let Some(preview) = preview {
        let warning = session.coach.warning.as_ref();
        let warning = warning.filter(|warning| warning.held.turn.mv == preview.turn.mv);
        let (turn, hole, hidden) = (&preview.turn, preview.pointed.hole, view.hidden());
        match warning.filter(|warning| warning.threat.is_some()) {
            Some(warning) => {
                warning::reply_marks(warning, hidden, &mut marks);
                asked(turn, hole, hidden, &mut marks);
            }
            None => foreseen(turn, hole, hidden, &mut marks),
        }
    } else if let Some(refusal) = &session.refusal {
        // The holes that may be played have the ring of a move.
        let open = session.open_moves();
        let is_open = |hole: &Hole| open.iter().any(|mv| mv.hole() == Some(*hole));
        marks.extend(refusal.holes.iter().map(|hole| match is_open(hole) {
            true => BoardMark::Chosen((*hole).into()),
            false => BoardMark::Lit((*hole).into()),
        }));
    } else if let Some(help) = &session.help {
        marks.extend(help.lit.iter().map(|hole| BoardMark::Lit((*hole).into())));
        // The ring of a move, not that of a rule or a capture.
        marks.extend(help.open.iter().map(|hole| BoardMark::Chosen((*hole).into())));
        marks.extend(help.mv.iter().flat_map(|mv| advised(session, mv)));
        marks.extend(help.way.iter().cloned());
    } else if let Some(tapped) = session.tapped() {
        let spot = tapped.mv.as_ref().and_then(Spot::start);
        marks.push(BoardMark::Chosen(spot.unwrap_or(tapped.hole.into())));
    } else if let Some((mv, way)) = analysed::first_move(view) {
        marks.extend(advised(session, &mv));
        marks.extend(way.iter().cloned());
    } else if session.pending == PendingMove::None {
        last_turn(view, &mut marks);
    }
    for side in Side::ALL {
        let handful = session.handful_in_tray(side);
        let text = handful.map(|count| say::play::InHandCount { count }.text());
        let (place, tint, level) = (Place::Extra(side), Tint::Faint, MarkLevel::Middle);
        marks.extend(text.map(|text| BoardMark::Tag { place, text, tint, level }));
    }
    analysed::tags(view, &mut marks);
    marks.extend(ways(view));
    if let PendingMove::Colour(hole) = session.pending {
        let pointed = session.pointed.filter(|(pointed, _)| pointed.hole == hole);
        let near = pointed.and_then(|(pointed, _)| pointed.colour);
        marks.push(BoardMark::Colours { hole, near });
    }
    marks
}

/// The hole of a move that Kete advises, and its direction where it has one: in Bawo the path of
/// eaten seeds begins at the other end of the row.
fn advised(session: &GameSession, mv: &Move) -> Vec<BoardMark> {
    let chosen = Spot::start(mv).map(BoardMark::Chosen);
    let ways = match *mv {
        Move::Way { hole, way, .. } => {
            let arrow = |left| (session.way_on_screen(left) == way).then_some(Arrow::Near);
            Some(BoardMark::Ways { hole, left: arrow(true), right: arrow(false) })
        }
        _ => None,
    };
    chosen.into_iter().chain(ways).collect()
}

/// A step of the film: what the turn has captured so far, and where it is.
fn explained(view: &BoardContext<'_>, marks: &mut Vec<BoardMark>) {
    let Some(explain) = view.session.explain else { return };
    let film = view.session.film(view.hidden_of_played());
    let Some(block) = film.get(explain.step) else { return };
    let Some((turn, before)) = view.session.filmed_at(block.until) else { return };
    let over = &turn.events[..block.until - before];
    taken(over, view.hidden_of_played(), marks);
    match (block.kind, block.place) {
        (Kind::Drop, Some(place)) if block.last => marks.push(BoardMark::Last(place)),
        (Kind::Lift | Kind::Drop, Some(place)) => marks.push(BoardMark::Chosen(place.into())),
        (Kind::Rule | Kind::End, Some(place @ Place::Hole(_))) => marks.push(BoardMark::Lit(place)),
        _ => {}
    }
}

/// A turn that waits at the house: what it ate, its last lap, and what the answer pointed at
/// would do.
fn house(
    stopped: &Turn,
    spread: &Turn,
    aim: Option<bool>,
    hidden: Hidden,
    marks: &mut Vec<BoardMark>,
) {
    if aim == Some(true) {
        let rest = &spread.events[same_start(spread, stopped)..];
        marks.extend(first_way(rest, Tint::Cyan));
        marks.extend(first_lap(rest, None));
        to_take(&Course::of(rest), hidden, marks);
        marks.extend(Course::of(&spread.events).last.map(BoardMark::Last));
        return;
    }
    taken(&stopped.events, hidden, marks);
    let path = laps(&stopped.events).pop();
    marks.extend(path.map(|places| BoardMark::Path { places, lap: 1, tint: Tint::Cyan }));
    marks.extend(Course::of(&stopped.events).last.map(BoardMark::Last));
}

/// The layout of a round: the copied holes, the hand, the hole pointed at.
fn round_layout(session: &GameSession, holes: usize, marks: &mut Vec<BoardMark>) {
    let other = session.mover().other();
    let copied = (0..holes).map(|number| Place::from(Hole::two_rows(other, number)));
    marks.extend(copied.map(BoardMark::Edited));
    let middle = [(holes / 2).saturating_sub(1), holes / 2]
        .map(|hole| Place::from(Hole::two_rows(other, hole)));
    let text = say::labels::copied().to_owned();
    marks.push(BoardMark::TagBetween { places: middle, text, tint: Tint::White });
    marks.push(tag(Place::Store(session.mover()), say::labels::in_hand(), Tint::Yellow));
    if let Some(hole) = hand(session, marks) {
        marks.push(tag(hole.into(), say::labels::one_more(), Tint::Cyan));
    }
}

/// Thin rings at the holes that a person may play or place a seed in.
fn playable(view: &BoardContext<'_>, marks: &mut Vec<BoardMark>) {
    let session = view.session;
    match &session.pending {
        PendingMove::Opening(_) | PendingMove::Layout { .. } => {
            let shape = session.seed_layout().setup().shape;
            let own = shape.holes_of(session.mover());
            marks.extend(own.map(|hole| BoardMark::Playable(hole.into())));
        }
        _ if !view.state.settings.playable_rings => {}
        // A lesson that asks for the playable holes must not show them; in a guided try only the hole
        // to click has a ring.
        _ if view.state.lesson().is_some_and(ActiveLesson::hides_playable_holes) => {}
        _ => {
            let mut spots: Vec<Spot> = Vec::new();
            for mv in session.open_moves() {
                let Some(spot) = mv.hole().map(Spot::from) else { continue };
                if !spots.contains(&spot) {
                    spots.push(spot);
                }
            }
            marks.extend(spots.into_iter().map(BoardMark::Playable));
        }
    }
}

/// Marks the hole that the next seed would be placed in.
fn hand(session: &GameSession, marks: &mut Vec<BoardMark>) -> Option<Hole> {
    let (pointed, _) = session.pointed?;
    let takes = pointed.hole.owner() == session.mover() && session.left_in_hand() > Some(0);
    takes.then(|| marks.push(BoardMark::Chosen(pointed.hole.into())))?;
    Some(pointed.hole)
}

/// The arrows on the rim of the hole pointed at, or of the one that asks for its way.
fn ways(view: &BoardContext<'_>) -> Option<BoardMark> {
    let session = view.session;
    // With the setting that always asks, a click opens buttons instead.
    if view.state.settings.ask_way && session.pending == PendingMove::None {
        return None;
    }
    let (hole, near) = match (&session.pending, session.pointed) {
        (PendingMove::Way(hole), pointed) => {
            let here = pointed.filter(|(pointed, _)| pointed.hole == *hole);
            (*hole, here.and_then(|(pointed, _)| pointed.way()))
        }
        (PendingMove::None, Some((pointed, _))) => (pointed.hole, pointed.way()),
        _ => return None,
    };
    let open = session.offered_ways(hole);
    if open.is_empty() {
        return None;
    }
    let arrow = |left: bool| {
        let way = session.way_on_screen(left);
        let look = if near == Some(way) { Arrow::Near } else { Arrow::Offered };
        open.contains(&way).then_some(look)
    };
    Some(BoardMark::Ways { hole, left: arrow(true), right: arrow(false) })
}

fn last_turn(view: &BoardContext<'_>, marks: &mut Vec<BoardMark>) {
    let stays = Times::span(Sizes::get().time.after_off).as_secs_f64();
    if view.now >= view.session.settled_at + stays {
        return;
    }
    let game = &view.session.game;
    let Some(turn) = game.node(game.current()).entry().turn() else { return };
    taken(&turn.events, view.hidden_of_played(), marks);
    marks.extend(Course::of(&turn.events).last.map(BoardMark::Last));
}
