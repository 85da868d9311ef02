//! How a turn is shown: a plan made from its events. What can be seen of it is a pure function of
//! the plan and the time.

use egui::{Pos2, Vec2, vec2};

use super::board::geometry::{BoardForm, Geometry};
use super::board::seeds;
use super::board::view::Flight;
use super::lying::Lying;
use super::sizes::{Sizes, Times};
use crate::rules::{Colour, Event, Place, Step};

/// How fast seeds are sown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// To count along.
    Slow,
    /// The usual.
    #[default]
    Normal,
    /// For those who know the game.
    Fast,
    /// Just a hint of movement.
    VeryFast,
    /// The end of the turn shows at once.
    Off,
}

impl Speed {
    /// Every speed, slowest first.
    pub const ALL: [Speed; 5] =
        [Speed::Slow, Speed::Normal, Speed::Fast, Speed::VeryFast, Speed::Off];

    /// Seconds for one seed; `None` where nothing moves.
    fn seed_secs(self) -> Option<f64> {
        let seed = &Sizes::get().time.seed;
        let millis = match self {
            Speed::Slow => seed.slow,
            Speed::Normal => seed.normal,
            Speed::Fast => seed.fast,
            Speed::VeryFast => seed.very_fast,
            Speed::Off => return None,
        };
        Some(secs(millis))
    }
}

fn secs(millis: u64) -> f64 {
    Times::span(millis).as_secs_f64()
}

/// An event with its time.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Beat {
    event: Event,
    /// Seconds from the start of the turn.
    from: f64,
    to: f64,
    /// Handfuls lifted so far.
    lap: u32,
}

/// The course of a turn in time.
#[derive(Clone, Debug)]
pub struct Plan {
    before: Lying,
    beats: Vec<Beat>,
    secs: f64,
}

/// What can be seen of a turn at one moment.
pub struct Scene {
    /// What lies on the board.
    pub lying: Lying,
    /// Seeds in the hand.
    pub in_hand: u32,
    /// Where the hand is.
    pub hand_at: Option<Place>,
    /// Where it goes next.
    pub hand_to: Option<Place>,
    /// The lap, from 1; 0 before the first.
    pub lap: u32,
    /// How many events are over.
    pub events_over: usize,
    /// Seeds in the air.
    pub flights: Vec<Flight>,
}

impl Plan {
    /// Plans the events of a turn from what lay before; `None` where nothing is to be shown.
    /// `first` events have been shown already.
    pub fn new(before: &Lying, events: &[Event], first: usize, speed: Speed) -> Option<Plan> {
        let time = &Sizes::get().time;
        let seed = speed.seed_secs()?;
        let brisk = (seed / secs(time.seed.normal)).min(1.0);
        let is_laying = events.iter().all(|event| {
            matches!(event.step, Step::Drop { .. } | Step::Take { .. } | Step::Lift { .. })
        }) && events.len() > 12;
        let mut start = before.clone();
        let mut lap = 0;
        for event in &events[..first.min(events.len())] {
            start.apply(&event.step);
            lap += lifts(&event.step);
        }
        let mut beats: Vec<Beat> = Vec::with_capacity(events.len());
        let mut now = 0.0;
        let mut settling = None;
        for event in &events[first.min(events.len())..] {
            lap += lifts(&event.step);
            let quicker = lap.saturating_sub(time.lap_quicker_from as u32 - 1).min(60);
            let quick = (1.0 - time.lap_quicker_percent as f64 / 100.0).powi(quicker as i32);
            let least = secs(time.seed_least);
            let takes = match event.step {
                Step::Drop { .. } if is_laying => (seed / 3.0).max(least.min(seed)),
                Step::Drop { .. } => (seed * quick).max(least.min(seed)),
                Step::Lift { .. } | Step::Take { .. } if lap <= 1 => secs(time.lift) * brisk,
                Step::Lift { .. } | Step::Take { .. } | Step::Eat { .. } => {
                    secs(time.relay_lift) * brisk * quick.max(0.3)
                }
                Step::Capture { .. } | Step::Keep { .. } | Step::KeepInHand { .. } => {
                    secs(time.capture) * brisk.max(0.4)
                }
                Step::Settle { .. } => secs(time.capture) * brisk.max(0.4),
                Step::Pass => secs(time.capture),
                _ => 0.0,
            };
            // Seeds that a rule gives away at an end all go at once.
            let from = match event.step {
                Step::Settle { .. } => *settling.get_or_insert(now),
                _ => {
                    settling = None;
                    now
                }
            };
            let to = from + takes;
            now = now.max(to);
            beats.push(Beat { event: *event, from, to, lap });
        }
        shorten(&mut beats, secs(time.turn_most), secs(time.turn_rest));
        let secs = beats.iter().map(|beat| beat.to).fold(0.0, f64::max);
        (secs > 0.0).then_some(Plan { before: start, beats, secs })
    }

    /// How long it takes, in seconds.
    pub fn secs(&self) -> f64 {
        self.secs
    }

    /// What can be seen `at` seconds after the start.
    pub fn scene(&self, at: f64, geometry: &Geometry) -> Scene {
        let mut scene = Scene {
            lying: self.before.clone(),
            in_hand: 0,
            hand_at: None,
            hand_to: None,
            lap: 0,
            events_over: 0,
            flights: Vec::new(),
        };
        for (number, beat) in self.beats.iter().enumerate() {
            if beat.to <= at {
                scene.lying.apply(&beat.event.step);
                scene.note(&beat.event.step);
                scene.lap = beat.lap;
                scene.events_over = number + 1;
            } else if beat.from <= at {
                let part = ((at - beat.from) / (beat.to - beat.from)) as f32;
                scene.lap = beat.lap;
                self.fly(number, part, geometry, &mut scene);
                if !matches!(beat.event.step, Step::Settle { .. }) {
                    return scene;
                }
            } else {
                return scene;
            }
        }
        scene
    }

    /// Adds what moves in beat `number`, of which `part` (0 to 1) is over.
    fn fly(&self, number: usize, part: f32, geometry: &Geometry, scene: &mut Scene) {
        let hover = hover(geometry.form);
        match self.beats[number].event.step {
            Step::Lift { hole, count, colour } => {
                scene.lying.apply(&self.beats[number].event.step);
                scene.hand_at = Some(hole.into());
                scene.in_hand = count.into();
                self.hand(
                    number + 1,
                    hole.into(),
                    None,
                    part,
                    hover * part,
                    geometry,
                    scene,
                    colour,
                );
            }
            Step::Eat { hole, count } => {
                scene.lying.apply(&self.beats[number].event.step);
                scene.in_hand = count.into();
                scene.hand_at = Some(hole.into());
                self.hand(number + 1, hole.into(), None, part, hover * part, geometry, scene, None);
            }
            Step::Take { from, count } => {
                scene.lying.apply(&self.beats[number].event.step);
                scene.in_hand += u32::from(count);
                scene.hand_at = Some(from);
                self.hand(number + 1, from, None, part, hover * part, geometry, scene, None);
            }
            Step::Drop { at, colour, .. } => {
                scene.hand_to = Some(at);
                let from = scene.hand_at.unwrap_or(at);
                self.hand(number, from, Some(at), part, hover, geometry, scene, colour);
            }
            Step::Capture { hole, count, colour, to }
            | Step::Settle { hole, count, colour, to } => {
                sweep(hole.into(), scene.lying.end_place(to), count, colour, part, geometry, scene);
            }
            Step::Keep { hole, count, to } => {
                sweep(hole.into(), scene.lying.end_place(to), count, None, part, geometry, scene);
            }
            Step::KeepInHand { count, to } => {
                let at = scene.hand_at.unwrap_or(scene.lying.end_place(to));
                let end = scene.lying.end_place(to);
                let there = scene.lying.count(end, None) as usize;
                for number in 0..usize::from(count).min(24) {
                    let from = centre(geometry, at) + cluster(number, geometry.form);
                    let to = seeds::seed(geometry, end, there + number, None).at;
                    let becomes = (end, there + number);
                    scene.flights.push(Flight::on_the_way(
                        from,
                        to,
                        ease(part),
                        hover,
                        becomes,
                        None,
                    ));
                }
            }
            _ => {}
        }
    }

    /// The seeds in the hand, the next to fall first, on their way from one place to the next.
    #[expect(clippy::too_many_arguments, reason = "one moment of one hand")]
    fn hand(
        &self,
        first: usize,
        from: Place,
        to: Option<Place>,
        part: f32,
        height: f32,
        geometry: &Geometry,
        scene: &mut Scene,
        colour: Option<Colour>,
    ) {
        let away = centre(geometry, from);
        let near = to.map_or(away, |to| centre(geometry, to));
        let drops = self.beats[first..].iter().filter_map(|beat| match beat.event.step {
            Step::Drop { at, now, .. } => Some((at, usize::from(now).saturating_sub(1))),
            _ => None,
        });
        let shown = (scene.in_hand as usize).min(24);
        let flights: Vec<Flight> = drops
            .take(shown)
            .enumerate()
            .map(|(number, becomes)| {
                if number == 0 && to.is_some() {
                    let end = seeds::seed(geometry, becomes.0, becomes.1, colour).at;
                    let at = away + cluster(0, geometry.form);
                    let height = height * (1.0 - part * part * part);
                    return Flight { at: at + (end - at) * part, height, becomes, colour };
                }
                // The others shift up by one as the first falls.
                let slot = cluster(number, geometry.form);
                let next = cluster(number.saturating_sub(usize::from(to.is_some())), geometry.form);
                let at = away + (near - away) * part + slot + (next - slot) * part;
                Flight { at, height, becomes, colour }
            })
            .collect();
        // The next to fall is painted last, on top.
        scene.flights.extend(flights.into_iter().rev());
    }
}

impl Scene {
    fn note(&mut self, step: &Step) {
        match *step {
            Step::Lift { hole, count, .. } | Step::Eat { hole, count } => {
                self.in_hand += u32::from(count);
                self.hand_at = Some(hole.into());
            }
            Step::Take { from, count } => {
                self.in_hand += u32::from(count);
                self.hand_at = Some(from);
            }
            Step::Drop { at, .. } => {
                self.in_hand = self.in_hand.saturating_sub(1);
                self.hand_at = Some(at);
            }
            Step::KeepInHand { .. } => self.in_hand = 0,
            _ => {}
        }
    }
}

fn lifts(step: &Step) -> u32 {
    u32::from(matches!(step, Step::Lift { .. } | Step::Eat { .. }))
}

/// Squeezes what comes after `most` seconds into `rest` seconds.
fn shorten(beats: &mut [Beat], most: f64, rest: f64) {
    let end = beats.iter().map(|beat| beat.to).fold(0.0, f64::max);
    if end <= most + rest {
        return;
    }
    let squeeze = rest / (end - most);
    let squeezed = |at: f64| if at <= most { at } else { most + (at - most) * squeeze };
    for beat in beats {
        beat.from = squeezed(beat.from);
        beat.to = squeezed(beat.to);
    }
}

/// How high the hand is above the board.
fn hover(form: BoardForm) -> f32 {
    0.35 * match form {
        BoardForm::TwoRows { pots } => 0.689 / f32::from(pots.max(1)),
        BoardForm::FourRows { .. } => 0.096,
        BoardForm::Ring => 0.135,
    }
}

/// Where the seeds of a hand lie in it.
fn cluster(number: usize, form: BoardForm) -> Vec2 {
    let step = 1.1 * seeds::half_length(form, Some(Colour::Red));
    let way = Vec2::angled(number as f32 * 2.4);
    way * step * (number as f32).sqrt()
}

fn centre(geometry: &Geometry, place: Place) -> Pos2 {
    geometry.pit(place).map_or(geometry.middle(), |pit| pit.centre)
}

fn ease(part: f32) -> f32 {
    part * part * (3.0 - 2.0 * part)
}

/// Seeds swept from a hole into a store.
fn sweep(
    from: Place,
    to: Place,
    count: u8,
    colour: Option<Colour>,
    part: f32,
    geometry: &Geometry,
    scene: &mut Scene,
) {
    let there = scene.lying.count(to, colour) as usize;
    // They are in the air, no longer in the hole; halving may leave some.
    scene.lying.take(from, colour, count);
    let rest = scene.lying.count(from, colour) as usize;
    let rise = 0.5 * hover(geometry.form);
    for number in 0..usize::from(count).min(25) {
        let start = seeds::seed(geometry, from, rest + number, colour).at;
        let end = seeds::seed(geometry, to, there + number, colour).at;
        let becomes = (to, there + number);
        let flight = Flight::on_the_way(start, end, ease(part), rise, becomes, colour);
        scene.flights.push(Flight { at: flight.at + vec2(0.0, 0.0), ..flight });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Ruleset};

    fn first_turn(game: GameName) -> (Lying, crate::rules::Turn) {
        let start = Ruleset::new(game).start();
        let mv = start.moves()[0];
        (Lying::start(&start), start.play(&mv).expect("the first listed move is legal"))
    }

    #[test]
    fn every_plan_ends_where_the_turn_ends() {
        for game in GameName::ALL {
            let (before, turn) = first_turn(game);
            let geometry = super::super::lying::geometry(&turn.after, false);
            for speed in Speed::ALL {
                let Some(plan) = Plan::new(&before, &turn.events, 0, speed) else {
                    assert_eq!(speed, Speed::Off);
                    continue;
                };
                let end = plan.scene(plan.secs(), &geometry);
                let after = turn.after.setup();
                assert_eq!(end.lying.setup().heaps, after.heaps, "{game}");
                assert_eq!(end.lying.setup().stores, after.stores, "{game}");
                assert_eq!((end.in_hand, end.flights.len()), (0, 0), "{game}");
            }
        }
    }

    #[test]
    fn no_seed_is_lost_on_its_way() {
        for game in GameName::ALL {
            let (before, turn) = first_turn(game);
            let geometry = super::super::lying::geometry(&turn.after, false);
            let plan = Plan::new(&before, &turn.events, 0, Speed::Normal).expect("it moves");
            let all = before.setup().total();
            for step in 0..200 {
                let scene = plan.scene(plan.secs() * f64::from(step) / 200.0, &geometry);
                let swept = scene.flights.len() as u32;
                let lying = scene.lying.setup().total();
                let in_air = if scene.in_hand > 0 { scene.in_hand } else { swept };
                assert_eq!(lying + in_air, all, "{game} at {step}");
            }
        }
    }

    #[test]
    fn a_long_turn_is_cut_short() {
        let start = Ruleset::new(GameName::Owari).start();
        let turn = start.play(&start.moves()[0]).expect("legal");
        let many: Vec<Event> = turn.events.iter().cycle().take(600).copied().collect();
        let plan = Plan::new(&Lying::start(&start), &many, 0, Speed::Slow).expect("it moves");
        assert!((plan.secs() - 13.0).abs() < 0.001, "{}", plan.secs());
    }
}
