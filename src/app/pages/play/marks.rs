//! What is marked on the board: where one may play, what a move would do, what the last turn did.

use super::View;
use crate::app::board::view::{Level, Mark, Spot, Tint, Way as Arrow};
use crate::app::settings::Preview as PreviewSetting;
use crate::app::sizes::{Sizes, Times};
use crate::app::table::{Half, Pointed, Table};
use crate::rules::{Colour, Event, Hole, Move, Place, Seeds, Side, Step, Turn};
use crate::texts::narration::Course;
use crate::texts::window as words;

/// What a move would do, once its hole has been pointed at long enough.
pub struct Preview {
    /// Where.
    pub pointed: Pointed,
    /// The turn.
    pub turn: Turn,
}

/// The move that a press at this point would play, if it is legal.
pub fn pointed_move(table: &Table, pointed: &Pointed) -> Option<Move> {
    let open = table.open_moves();
    let hole = pointed.hole;
    open.into_iter().find(|mv| match *mv {
        Move::Hole(from) => from == hole,
        Move::Way { hole: from, way, spread } => {
            from == hole && !spread && pointed.way.is_none_or(|wanted| wanted == way)
        }
        Move::Colour(from, colour) => {
            from == hole && pointed.colour.is_none_or(|wanted| wanted == colour)
        }
        _ => false,
    })
}

/// The preview, if there is one now.
pub fn preview(view: &View<'_>) -> Option<Preview> {
    let (pointed, since) = view.table.pointed?;
    let waited = Times::span(Sizes::get().time.preview_wait).as_secs_f64();
    if view.state.settings.preview != PreviewSetting::Full || view.now < since + waited {
        return None;
    }
    let mv = pointed_move(view.table, &pointed)?;
    let turn = view.table.game.look_ahead(&mv).ok()?;
    Some(Preview { pointed, turn })
}

/// How far the marks of the preview have come in, 0 to 1.
pub fn part_in(view: &View<'_>) -> f32 {
    let time = &Sizes::get().time;
    let Some((_, since)) = view.table.pointed else { return 1.0 };
    let secs = |millis| Times::span(millis).as_secs_f64();
    ((view.now - since - secs(time.preview_wait)) / secs(time.marks_in)).clamp(0.0, 1.0) as f32
}

/// Every mark but the focus ring.
pub fn marks(view: &View<'_>, preview: Option<&Preview>) -> Vec<Mark> {
    let table = view.table;
    let mut marks = Vec::new();
    if let Some(sowing) = &table.sowing {
        let scene = sowing.plan.scene((view.now - sowing.since).max(0.0), &table.geometry());
        let (over, ahead) = sowing.events.split_at(scene.events_over.min(sowing.events.len()));
        in_flight(over, ahead, scene.sweep.map(|(hole, _)| hole), &mut marks);
        return marks;
    }
    playable(table, &mut marks);
    match &table.half {
        Half::House { stopped, .. } => {
            taken(&stopped.events, &mut marks);
            let course = Course::of(&stopped.events);
            marks.extend(course.last.map(Mark::Last));
            return marks;
        }
        Half::Opening(_) => hand(table, &mut marks),
        Half::Filling { pots, .. } => {
            for side in Side::ALL {
                for number in 0..*pots {
                    let hole = Hole::pot(side, number);
                    if side != table.mover() {
                        marks.push(Mark::Edited(hole.into()));
                    }
                }
            }
            marks.push(tag(Place::Store(table.mover()), words::IN_HAND, Tint::Yellow));
            hand(table, &mut marks);
        }
        Half::Way(hole) => marks.push(Mark::Chosen((*hole).into())),
        Half::Colour(hole) => marks.push(Mark::Chosen((*hole).into())),
        Half::None => {}
    }
    if let Some(refusal) = &table.refusal {
        marks.extend(refusal.holes.iter().map(|hole| Mark::Lit((*hole).into())));
    } else if let Some(preview) = preview {
        show_preview(preview, &mut marks);
    } else if table.half == Half::None {
        last_turn(view, &mut marks);
    }
    marks.extend(ways(table));
    marks
}

fn tag(place: Place, text: impl Into<String>, tint: Tint) -> Mark {
    Mark::Tag { place, text: text.into(), tint, level: Level::High }
}

/// Thin rings where a person may play or put a seed.
fn playable(table: &Table, marks: &mut Vec<Mark>) {
    match &table.half {
        Half::Opening(_) | Half::Filling { .. } => {
            let shape = table.lying().setup().shape;
            let own = shape.holes_of(table.mover());
            marks.extend(own.map(|hole| Mark::Playable(hole.into())));
        }
        _ => {
            let mut spots: Vec<Spot> = Vec::new();
            for mv in table.open_moves() {
                let spot = match mv {
                    Move::Hole(hole) | Move::Way { hole, .. } => hole.into(),
                    Move::Colour(hole, _) => hole.into(),
                    _ => continue,
                };
                if !spots.contains(&spot) {
                    spots.push(spot);
                }
            }
            marks.extend(spots.into_iter().map(Mark::Playable));
        }
    }
}

/// The hole into which the next seed would go.
fn hand(table: &Table, marks: &mut Vec<Mark>) {
    if let Some((pointed, _)) = table.pointed
        && pointed.hole.owner() == table.mover()
        && table.left_in_hand() > Some(0)
    {
        marks.push(Mark::Chosen(pointed.hole.into()));
    }
}

/// The arrows on the rim of the hole pointed at, or of the one that asks.
fn ways(table: &Table) -> Option<Mark> {
    let (hole, near) = match (&table.half, table.pointed) {
        (Half::Way(hole), pointed) => {
            let here = pointed.filter(|(pointed, _)| pointed.hole == *hole);
            (*hole, here.and_then(|(pointed, _)| pointed.way))
        }
        (Half::None, Some((pointed, _))) => (pointed.hole, pointed.way),
        _ => return None,
    };
    let open = table.ways(hole);
    if open.is_empty() {
        return None;
    }
    let arrow = |left: bool| {
        let way = table.way_on_screen(left);
        let look = if near == Some(way) { Arrow::Near } else { Arrow::Offered };
        open.contains(&way).then_some(look)
    };
    Some(Mark::Ways { hole, left: arrow(true), right: arrow(false) })
}

/// What has been taken so far in a turn that is being shown, what is being swept now, and where
/// the last seed has fallen.
fn in_flight(over: &[Event], ahead: &[Event], swept: Option<Hole>, marks: &mut Vec<Mark>) {
    let lifted = over.iter().find_map(|event| match event.step {
        Step::Lift { hole, .. } => Some(hole),
        _ => None,
    });
    marks.extend(lifted.map(|hole| Mark::Chosen(hole.into())));
    let course = Course::of(over);
    let mut holes: Vec<Hole> = Vec::new();
    for (hole, _) in course.taken.iter().filter(|(hole, _)| Some(*hole) != swept) {
        if !holes.contains(hole) {
            holes.push(*hole);
        }
    }
    for hole in holes {
        let count =
            course.taken.iter().filter(|(other, _)| *other == hole).map(|(_, count)| *count).sum();
        let place = Place::Hole(hole);
        let text = words::taken(count, course.eaten);
        marks.push(Mark::TakenBefore(hole.into()));
        marks.push(Mark::Tag { place, text, tint: Tint::Faint, level: Level::Middle });
    }
    let sowing_is_over = !ahead.iter().any(|event| matches!(event.step, Step::Drop { .. }));
    marks.extend(course.last.filter(|_| sowing_is_over).map(Mark::Last));
    marks.extend(swept.map(|hole| Mark::Taken(hole.into())));
}

fn taken(events: &[Event], marks: &mut Vec<Mark>) {
    let course = Course::of(events);
    for (hole, count) in &course.taken {
        let spot: Spot = (*hole).into();
        if marks.contains(&Mark::Taken(spot)) {
            continue;
        }
        marks.push(Mark::Taken(spot));
        marks.push(tag((*hole).into(), words::taken(*count, course.eaten), Tint::Orange));
    }
}

fn last_turn(view: &View<'_>, marks: &mut Vec<Mark>) {
    let stays = Times::span(Sizes::get().time.after_off).as_secs_f64();
    if view.now >= view.table.settled_at + stays {
        return;
    }
    let game = &view.table.game;
    let Some(turn) = game.node(game.current()).entry().turn() else { return };
    taken(&turn.events, marks);
    marks.extend(Course::of(&turn.events).last.map(Mark::Last));
}

/// The marks of a previewed move: first lap, captures, the end.
fn show_preview(preview: &Preview, marks: &mut Vec<Mark>) {
    let events = &preview.turn.events;
    let course = Course::of(events);
    let colour = match preview.turn.mv {
        Move::Colour(_, colour) => Some(colour),
        _ => None,
    };
    let chosen = match (preview.turn.mv, colour) {
        (Move::Colour(hole, colour), _) => Spot::Heap(hole, colour),
        _ => preview.pointed.hole.into(),
    };
    marks.push(Mark::Chosen(chosen));
    let (path, sown) = first_lap(events, colour);
    marks.push(Mark::Path { places: path, lap: 1 });
    marks.extend(sown.into_iter().map(|(spot, seeds)| Mark::Sown { spot, seeds }));
    for (hole, count) in &course.taken {
        let spot: Spot = (*hole).into();
        if !marks.contains(&Mark::Taken(spot)) {
            marks.push(Mark::Taken(spot));
            marks.push(tag((*hole).into(), words::takes(*count, course.eaten), Tint::Orange));
        }
    }
    if let Some(last) = course.last {
        marks.push(Mark::Last(last));
        if course.laps > 1 {
            let text = words::laps_and_drops(course.laps, course.drops);
            marks.push(Mark::Tag { place: last, text, tint: Tint::Yellow, level: Level::Low });
        }
    }
}

/// The way of the first handful, and how many seeds fall where.
fn first_lap(events: &[Event], colour: Option<Colour>) -> (Vec<Place>, Vec<(Spot, Seeds)>) {
    let mut path = Vec::new();
    let mut sown: Vec<(Spot, Seeds)> = Vec::new();
    let mut lifted = false;
    for event in events {
        match event.step {
            Step::Lift { hole, .. } | Step::Eat { hole, .. } => {
                if lifted {
                    break;
                }
                lifted = true;
                path.push(hole.into());
            }
            Step::Drop { at, .. } => {
                path.push(at);
                let spot = match (at, colour) {
                    (Place::Hole(hole), Some(colour)) => Spot::Heap(hole, colour),
                    _ => at.into(),
                };
                match sown.iter_mut().find(|(other, _)| *other == spot) {
                    Some((_, seeds)) => *seeds += 1,
                    None => sown.push((spot, 1)),
                }
            }
            _ => {}
        }
    }
    (path, sown)
}
