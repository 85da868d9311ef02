//! When each event of a turn is shown.

use super::{Speed, secs};
use crate::app::lying::Lying;
use crate::app::sizes::Sizes;
use crate::rules::{Event, Place, Step};

/// An event with its time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Beat {
    pub event: Event,
    /// Seconds from the start of the turn.
    pub from: f64,
    pub to: f64,
    /// Handfuls lifted so far.
    pub lap: u32,
}

/// The course of a turn in time.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What lies before the first beat, and at some beats on the way: a scene need not begin at
    /// the first.
    pub(super) stages: Vec<Stage>,
    pub(super) beats: Vec<Beat>,
    secs: f64,
}

/// A point of a turn from which it can be played on.
#[derive(Clone, Debug)]
pub(super) struct Stage {
    /// So many beats are over.
    pub over: usize,
    pub lying: Lying,
    /// Where the hand is.
    pub hand_at: Option<Place>,
}

/// Beats from one stage to the next.
const STAGE: usize = 12;

/// A handful from a store is laid out so much quicker than seeds are sown.
const LAYING_QUICKER: f64 = 3.0;
/// From so many seeds on a handful from a store is a layout.
const LAYING_FROM: usize = 12;

impl Plan {
    /// Plans the events of a turn from what lay before; `None` where nothing is to be shown.
    /// `first` events have been shown already.
    pub fn new(before: &Lying, events: &[Event], first: usize, speed: Speed) -> Option<Plan> {
        let time = &Sizes::get().time;
        let seed = speed.seed_secs()?;
        let (shown, events) = events.split_at(first.min(events.len()));
        let mut start = before.clone();
        let mut lap = 0;
        for event in shown {
            start.apply(&event.step);
            lap += lifts(&event.step);
        }
        let is_laying = is_layout(events);
        let least = secs(time.seed_least).min(seed);
        let mut beats: Vec<Beat> = Vec::with_capacity(events.len());
        let mut now = 0.0;
        let mut settling = None;
        for event in events {
            lap += lifts(&event.step);
            let quicker = (u64::from(lap) + 1).saturating_sub(time.lap_quicker_from).min(60);
            let quick = (1.0 - time.lap_quicker_percent as f64 / 100.0).powi(quicker as i32);
            let takes = match event.step {
                Step::Drop { .. } if is_laying => (seed / LAYING_QUICKER).max(least),
                Step::Drop { .. } => (seed * quick).max(least),
                Step::Lift { .. } | Step::Take { .. } if lap <= 1 => secs(time.lift),
                Step::Lift { .. } | Step::Take { .. } | Step::Eat { .. } => {
                    (secs(time.relay_lift) * quick).max(secs(time.seed_least))
                }
                Step::Capture { .. }
                | Step::Keep { .. }
                | Step::KeepInHand { .. }
                | Step::Settle { .. }
                | Step::Pass => secs(time.capture),
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
        (secs > 0.0).then(|| Plan { stages: stages(start, &beats), beats, secs })
    }

    /// How long it takes, in seconds.
    pub fn secs(&self) -> f64 {
        self.secs
    }
}

/// What lies after every [`STAGE`] beats.
fn stages(start: Lying, beats: &[Beat]) -> Vec<Stage> {
    let mut stages = vec![Stage { over: 0, lying: start, hand_at: None }];
    for (number, part) in beats.chunks(STAGE).enumerate() {
        let mut stage = stages[number].clone();
        for beat in part {
            stage.lying.apply(&beat.event.step);
            stage.hand_at = hand_after(&beat.event.step).or(stage.hand_at);
        }
        stage.over += part.len();
        stages.push(stage);
    }
    stages
}

/// Where the hand is after a step, if the step moves it.
pub(super) fn hand_after(step: &Step) -> Option<Place> {
    match *step {
        Step::Lift { hole, .. } | Step::Eat { hole, .. } => Some(hole.into()),
        Step::Take { from, .. } => Some(from),
        Step::Drop { at, .. } => Some(at),
        _ => None,
    }
}

/// Whether these events lay out the seeds of stores.
fn is_layout(events: &[Event]) -> bool {
    let only =
        events.iter().all(|event| matches!(event.step, Step::Drop { .. } | Step::Take { .. }));
    only && events.len() > LAYING_FROM
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::lying;
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
            let geometry = lying::geometry(&turn.after, false);
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
            let geometry = lying::geometry(&turn.after, false);
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
