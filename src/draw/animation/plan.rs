//! When each event of a turn is shown.

use super::{Pace, secs};
use crate::draw::seed_layout::SeedLayout;
use crate::draw::sizes::Sizes;
use crate::rules::{Event, Place, Step};

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Beat {
    pub event: Event,
    /// Seconds from the start of the turn.
    pub from: f64,
    pub to: f64,
    /// Laps begun so far.
    pub lap: u32,
}

#[derive(Clone, Debug)]
pub struct Plan {
    /// What is on the board before the first beat and after every [`STAGE`] beats, so that a scene
    /// need not replay all of them.
    pub(crate) stages: Vec<PlanStage>,
    pub(crate) beats: Vec<Beat>,
    secs: f64,
}

/// A point of a turn from which a scene can start.
#[derive(Clone, Debug)]
pub(crate) struct PlanStage {
    /// Beats that are over.
    pub over: usize,
    pub seed_layout: SeedLayout,
    pub hand_at: Option<Place>,
}

/// Beats from one stage to the next.
const STAGE: usize = 12;

/// Stops closer than this, in seconds, count as one.
const STOPS_APART: f64 = 1e-6;

/// Seeds of a layout drop this many times faster than sown ones.
const LAYING_QUICKER: f64 = 3.0;
/// A layout has more events than this.
const LAYING_FROM: usize = 12;

impl Plan {
    /// Plans the events of a turn from what lay before; `None` if there is nothing to show. The
    /// first `first` events have been shown already.
    pub fn new(
        before: &SeedLayout,
        events: &[Event],
        first: usize,
        pace: impl Into<Pace>,
    ) -> Option<Plan> {
        let time = &Sizes::get().time;
        let pace: Pace = pace.into();
        let seed = pace.speed.seed_secs()?;
        let (shown, events) = events.split_at(first.min(events.len()));
        let mut start = before.clone();
        let mut lap = 0;
        for event in shown {
            start.apply(&event.step);
            lap += lifts(&event.step);
        }
        let is_laying = is_layout(events);
        let least = secs(time.laid_seed_least).min(seed);
        let mut beats: Vec<Beat> = Vec::with_capacity(events.len());
        let mut now = 0.0;
        let mut settling = None;
        for event in events {
            lap += lifts(&event.step);
            let takes = match event.step {
                Step::Drop { .. } if is_laying => (seed / LAYING_QUICKER).max(least),
                Step::Drop { .. } => seed,
                Step::Lift { .. } | Step::Take { .. } if lap <= 1 => secs(time.lift),
                Step::Lift { .. } | Step::Take { .. } | Step::Eat { .. } => secs(time.relay_lift),
                Step::Capture { .. }
                | Step::Keep { .. }
                | Step::KeepInHand { .. }
                | Step::Settle { .. }
                | Step::Pass => secs(time.capture),
                _ => 0.0,
            };
            // Seeds that a rule gives away at the end all go together.
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
        if let Some(most) = pace.most_secs {
            shorten(&mut beats, most);
        }
        let secs = beats.iter().map(|beat| beat.to).fold(0.0, f64::max);
        (secs > 0.0).then(|| Plan { stages: stages(start, &beats), beats, secs })
    }

    pub fn secs(&self) -> f64 {
        self.secs
    }

    /// When the next step that moves seeds after `at` ends.
    pub fn stop_after(&self, at: f64) -> Option<f64> {
        let ends = self.stops().filter(|end| *end > at + STOPS_APART);
        ends.min_by(f64::total_cmp)
    }

    /// When the last step that moves seeds before `at` ended; the start counts too.
    pub fn stop_before(&self, at: f64) -> Option<f64> {
        let ends = self.stops().chain([0.0]).filter(|end| *end < at - STOPS_APART);
        ends.max_by(f64::total_cmp)
    }

    fn stops(&self) -> impl Iterator<Item = f64> {
        self.beats.iter().filter(|beat| beat.to > beat.from).map(|beat| beat.to)
    }
}

fn stages(start: SeedLayout, beats: &[Beat]) -> Vec<PlanStage> {
    let mut stages = vec![PlanStage { over: 0, seed_layout: start, hand_at: None }];
    for (number, part) in beats.chunks(STAGE).enumerate() {
        let mut stage = stages[number].clone();
        for beat in part {
            stage.seed_layout.apply(&beat.event.step);
            stage.hand_at = hand_after(&beat.event.step).or(stage.hand_at);
        }
        stage.over += part.len();
        stages.push(stage);
    }
    stages
}

/// Where the hand is after a step, if the step moves it.
pub(crate) fn hand_after(step: &Step) -> Option<Place> {
    match *step {
        Step::Lift { hole, .. } | Step::Eat { hole, .. } => Some(hole.into()),
        Step::Take { from, .. } => Some(from),
        Step::Drop { at, .. } => Some(at),
        _ => None,
    }
}

/// Whether these events lay out a store's seeds.
fn is_layout(events: &[Event]) -> bool {
    let only =
        events.iter().all(|event| matches!(event.step, Step::Drop { .. } | Step::Take { .. }));
    only && events.len() > LAYING_FROM
}

fn lifts(step: &Step) -> u32 {
    u32::from(matches!(step, Step::Lift { .. } | Step::Eat { .. }))
}

/// Scales all times, so that the turn takes at most `most` seconds.
fn shorten(beats: &mut [Beat], most: f64) {
    let end = beats.iter().map(|beat| beat.to).fold(0.0, f64::max);
    if end <= most {
        return;
    }
    for beat in beats {
        beat.from *= most / end;
        beat.to *= most / end;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::animation::Speed;
    use crate::draw::seed_layout;
    use crate::rules::{GameName, Ruleset, Setup};

    fn first_turn(game: GameName) -> (SeedLayout, crate::rules::Turn) {
        let start = Ruleset::new(game).start();
        let mv = start.moves()[0];
        (SeedLayout::start(&start), start.play(&mv).expect("the first listed move is legal"))
    }

    #[test]
    fn every_plan_ends_where_the_turn_ends() {
        for game in GameName::ALL {
            let (before, turn) = first_turn(game);
            let geometry = seed_layout::geometry(&turn.after, false);
            for &speed in Speed::ALL {
                let Some(plan) = Plan::new(&before, &turn.events, 0, speed) else {
                    assert_eq!(speed, Speed::Off);
                    continue;
                };
                let end = plan.scene(plan.secs(), &geometry);
                let after = turn.after.setup();
                assert_eq!(end.seed_layout.setup().holes, after.holes, "{game}");
                assert_eq!(end.seed_layout.setup().stores, after.stores, "{game}");
                assert_eq!((end.in_hand, end.flights.len()), (0, 0), "{game}");
            }
        }
    }

    #[test]
    fn no_seed_is_lost_on_its_way() {
        for game in GameName::ALL {
            let (before, turn) = first_turn(game);
            let geometry = seed_layout::geometry(&turn.after, false);
            let plan = Plan::new(&before, &turn.events, 0, Speed::Normal).expect("it moves");
            let all = before.setup().total();
            for step in 0..200 {
                let scene = plan.scene(plan.secs() * f64::from(step) / 200.0, &geometry);
                let swept = scene.flights.len() as u32;
                let seed_layout = scene.seed_layout.setup().total();
                let in_air = if scene.in_hand > 0 { scene.in_hand } else { swept };
                assert_eq!(seed_layout + in_air, all, "{game} at {step}");
            }
        }
    }

    /// One lap repeated, longer than any real turn.
    fn long_turn() -> (SeedLayout, Vec<Event>) {
        let start = Ruleset::new(GameName::Owari).start();
        let turn = start.play(&start.moves()[0]).expect("legal");
        let events = turn.events.iter().cycle().take(600).copied().collect();
        (SeedLayout::start(&start), events)
    }

    #[test]
    fn every_seed_of_a_turn_takes_as_long_as_the_first() {
        let (before, events) = long_turn();
        for speed in [Speed::Slow, Speed::Normal, Speed::Fast, Speed::VeryFast] {
            let plan = Plan::new(&before, &events, 0, speed).expect("it moves");
            let drops = plan.beats.iter().filter(|b| matches!(b.event.step, Step::Drop { .. }));
            let takes: Vec<f64> = drops.map(|beat| beat.to - beat.from).collect();
            assert!(takes.iter().all(|secs| (secs - takes[0]).abs() < 1e-9), "{speed:?}");
        }
    }

    #[test]
    fn a_turn_takes_no_longer_than_its_pace_allows() {
        let (before, events) = long_turn();
        let secs = |pace| Plan::new(&before, &events, 0, pace).map(|plan| plan.secs());
        let very_fast = Pace::from(Speed::VeryFast);
        assert!(secs(very_fast).is_some_and(|secs| (secs - 3.0).abs() < 1e-6));
        let slow = Pace::from(Speed::Slow);
        assert!(secs(slow).is_some_and(|secs| secs > 100.0));
        for most in [2.0, 8.0] {
            let shown = secs(slow.at_most(Some(most)));
            assert!(shown.is_some_and(|secs| (secs - most).abs() < 1e-6));
        }
        assert_eq!(very_fast.at_most(Some(8.0)).most_secs, Some(3.0));
    }

    #[test]
    fn stops_lead_through_a_turn_seed_by_seed_and_back() {
        for game in GameName::ALL {
            let (before, turn) = first_turn(game);
            let geometry = seed_layout::geometry(&turn.after, false);
            let plan = Plan::new(&before, &turn.events, 0, Speed::Normal).expect("it moves");
            let mut stops = vec![0.0];
            while let Some(next) = plan.stop_after(stops[stops.len() - 1]) {
                stops.push(next);
            }
            let seen: Vec<Setup> =
                stops.iter().map(|at| *plan.scene(*at, &geometry).seed_layout.setup()).collect();
            // At a stop no step is half done: no hole is empty before its seeds are lifted.
            assert_eq!(seen[0].holes, before.setup().holes, "{game}");
            for (number, pair) in seen.windows(2).enumerate() {
                let changed = pair[0].holes != pair[1].holes || pair[0].stores != pair[1].stores;
                assert!(changed, "{game}: stop {number} shows nothing new");
            }
            let mut back = vec![stops[stops.len() - 1]];
            while let Some(before) = plan.stop_before(back[back.len() - 1]) {
                back.push(before);
            }
            back.reverse();
            assert_eq!(back, stops, "{game}");
        }
    }
}
