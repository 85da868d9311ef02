//! Which sounds a turn makes, and when: made from the plan of its animation.

use super::{Bed, Sound, SoundKind, VARIATIONS};
use crate::draw::animation::plan::{Beat, Plan};
use crate::draw::board::geometry::Geometry;
use crate::draw::seed_layout::SeedLayout;
use crate::rules::{Colour, Hole, Place, Seeds, Side, Step};

/// The sounds of a turn, in the order in which they begin.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Score {
    pub sounds: Vec<Sound>,
}

/// How far left and right of the middle the outermost holes sound.
const WIDTH: f32 = 0.8;
/// The most seeds that are heard of a capture.
const MOST_SWEPT: usize = 7;
/// Captured seeds land in this last part of their way.
const LANDING_FROM: f64 = 0.65;
/// The loudness of a captured seed, of the sweep and of the end of a lap.
const SWEPT: f32 = 0.55;
const SWEEP: f32 = 0.7;
const LAP: f32 = 0.8;
/// By how much each later lap of a turn sounds less.
const LAP_FADE: f32 = 0.15;

/// Seeds further apart than this, in seconds, sound in full; closer ones blend into a rustle.
const AT_EASE: f64 = 0.11;
/// Of seeds closer than this, in seconds, this part is not heard, taken at random.
const DENSE: f64 = 0.06;
const UNHEARD: f64 = 0.3;
/// Of two seeds closer than this, in seconds, the second is never heard.
const CLOSEST: f64 = 0.034;
/// The loudness of seeds that are infinitely close.
const LEAST: f32 = 0.3;
/// Close seeds are early or late by up to this part of the time between them: an even beat
/// would rattle.
const UNEVEN: f64 = 0.2;

impl Score {
    /// The sounds of an animated turn on a board that is seen this way.
    pub fn of(plan: &Plan, geometry: &Geometry) -> Score {
        let mut writer = Writer {
            geometry,
            layout: plan.stages[0].seed_layout.clone(),
            sounds: Vec::with_capacity(plan.beats.len()),
        };
        for (number, beat) in plan.beats.iter().enumerate() {
            writer.beat(beat, ends_lap(&plan.beats[number..]));
            writer.layout.apply(&beat.event.step);
        }
        let mut sounds = writer.sounds;
        sounds.sort_by(|a, b| a.at.total_cmp(&b.at));
        thin_out(&mut sounds);
        sounds.sort_by(|a, b| a.at.total_cmp(&b.at));
        vary(&mut sounds);
        Score { sounds }
    }

    /// The sounds of the steps that ended after `from` and not after `to`, all of them at once.
    pub fn between(&self, from: f64, to: f64) -> Score {
        let is_in = |sound: &&Sound| sound.at > from && sound.at <= to;
        let sounds = self.sounds.iter().filter(is_in).map(|sound| Sound { at: 0.0, ..*sound });
        Score { sounds: sounds.collect() }
    }
}

/// A sound outside a turn, at a place of the board or in its middle.
pub fn single(kind: SoundKind, at: Option<Place>, geometry: &Geometry) -> Score {
    let pan = at.map_or(0.0, |place| pan(geometry, place));
    Score { sounds: vec![Sound { at: 0.0, kind, pan, loudness: 1.0, variation: 0 }] }
}

fn pan(geometry: &Geometry, place: Place) -> f32 {
    let x = geometry.pit(place).map_or(0.5, |pit| pit.centre.x);
    ((x - 0.5) * 2.0 * WIDTH).clamp(-WIDTH, WIDTH)
}

/// Whether the first of these beats drops the last seed of a lap.
fn ends_lap(beats: &[Beat]) -> bool {
    let is_sown = matches!(beats[0].event.step, Step::Drop { .. }) && beats[0].lap > 0;
    let next = beats[1..].iter().find(|beat| beat.to > beat.from);
    is_sown && !next.is_some_and(|next| matches!(next.event.step, Step::Drop { .. }))
}

struct Writer<'a> {
    geometry: &'a Geometry,
    /// The seeds on the board before the beat.
    layout: SeedLayout,
    sounds: Vec<Sound>,
}

impl Writer<'_> {
    fn beat(&mut self, beat: &Beat, ends_lap: bool) {
        match beat.event.step {
            Step::Drop { at, colour, .. } => {
                let there = self.layout.count(at, colour).into();
                self.add(beat.to, landed(at, there), at, 1.0);
                if ends_lap {
                    let later = beat.lap.saturating_sub(1) as f32;
                    self.add(beat.to, SoundKind::Lap, at, LAP / (1.0 + LAP_FADE * later));
                }
            }
            Step::Capture { hole, count, colour, to }
            | Step::Settle { hole, count, colour, to } => {
                self.sweep(beat, Some(hole), count, colour, to);
            }
            Step::Keep { hole, count, to } => self.sweep(beat, Some(hole), count, None, to),
            Step::KeepInHand { count, to } => self.sweep(beat, None, count, None, to),
            _ => {}
        }
    }

    /// Seeds slide into a store and land there one after the other.
    fn sweep(
        &mut self,
        beat: &Beat,
        hole: Option<Hole>,
        count: Seeds,
        colour: Option<Colour>,
        to: Side,
    ) {
        let end = self.layout.end_place(to);
        let there = usize::from(self.layout.count(end, colour));
        if let Some(hole) = hole {
            let many = (f32::from(count) / MOST_SWEPT as f32).clamp(0.4, 1.0);
            self.add(beat.from, SoundKind::Sweep, hole.into(), SWEEP * many);
        }
        let heard = usize::from(count).min(MOST_SWEPT);
        let last = heard.saturating_sub(1).max(1) as f64;
        let span = beat.to - beat.from;
        for number in 0..heard {
            let part = LANDING_FROM + (1.0 - LANDING_FROM) * number as f64 / last;
            let part = if heard == 1 { 1.0 } else { part };
            self.add(beat.from + span * part, landed(end, there + number), end, SWEPT);
        }
    }

    fn add(&mut self, at: f64, kind: SoundKind, place: Place, loudness: f32) {
        let pan = pan(self.geometry, place);
        self.sounds.push(Sound { at, kind, pan, loudness, variation: 0 });
    }
}

/// The sound of a seed that lands in a place where so many are.
fn landed(place: Place, there: usize) -> SoundKind {
    match place {
        Place::Hole(_) => SoundKind::Hole(Bed::of(there)),
        Place::Store(_) | Place::Extra(_) => SoundKind::Store(Bed::of(there)),
    }
}

/// Seeds that follow each other closely get quieter and uneven, and the closest are left out. The
/// last seed of a lap stays.
fn thin_out(sounds: &mut Vec<Sound>) {
    let mut last = f64::NEG_INFINITY;
    let laps: Vec<f64> = (sounds.iter())
        .filter(|sound| sound.kind == SoundKind::Lap)
        .map(|sound| sound.at)
        .collect();
    let mut number = 0;
    sounds.retain_mut(|sound| {
        if !sound.kind.is_seed() {
            return true;
        }
        number += 1;
        let ends_lap = laps.contains(&sound.at);
        let apart = sound.at - last;
        let is_left_out = apart < CLOSEST || apart < DENSE && chance(number + 1000) < UNHEARD;
        if is_left_out && !ends_lap {
            return false;
        }
        last = sound.at;
        if apart >= AT_EASE {
            return true;
        }
        let part = (apart / AT_EASE) as f32;
        sound.loudness *= LEAST + (1.0 - LEAST) * part;
        if !ends_lap {
            sound.at += (chance(number) - 0.5) * 2.0 * UNEVEN * apart;
        }
        true
    });
}

/// Gives each sound a variation other than that of the sound before, and seeds a slightly
/// different loudness.
fn vary(sounds: &mut [Sound]) {
    let mut last = 0;
    for (number, sound) in sounds.iter_mut().enumerate() {
        let step = 1 + (chance(number) * f64::from(VARIATIONS - 1)) as u8;
        last = (last + step) % VARIATIONS;
        sound.variation = last;
        if sound.kind.is_seed() {
            sound.loudness *= 0.85 + 0.15 * chance(number + 7) as f32;
        }
    }
}

/// A number from 0 to 1 that looks random: always the same for the same sound, so that a score is
/// the same every time.
fn chance(number: usize) -> f64 {
    let mixed = (number as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mixed = (mixed ^ (mixed >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    ((mixed ^ (mixed >> 32)) >> 11) as f64 / (1u64 << 53) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draw::animation::{Pace, Speed};
    use crate::draw::seed_layout;
    use crate::rules::{Event, GameName, Ruleset, Setup, Turn};

    fn owari(setup: &str, mv: &str) -> (SeedLayout, Turn) {
        let setup = Setup::parse(GameName::Owari, setup).expect("a position");
        let board = Ruleset::new(GameName::Owari).position(&setup).expect("few enough seeds");
        let turn = board.play(&board.parse_move(mv).expect("a move")).expect("legal");
        (SeedLayout::start(&board), turn)
    }

    fn score(before: &SeedLayout, events: &[Event], pace: impl Into<Pace>) -> (Plan, Score) {
        let geometry =
            Geometry::new(seed_layout::form(GameName::Owari, before.setup().shape), false);
        let plan = Plan::new(before, events, 0, pace).expect("it moves");
        let score = Score::of(&plan, &geometry);
        (plan, score)
    }

    fn seeds(score: &Score) -> Vec<Sound> {
        score.sounds.iter().filter(|sound| sound.kind.is_seed()).copied().collect()
    }

    #[test]
    fn each_sown_seed_sounds_when_it_lands_and_by_what_lies_there() {
        let (before, turn) = owari("0,0,0,2,0,2/4,2,0,0,4,0 10-10 S", "F");
        let (plan, score) = score(&before, &turn.events, Speed::Normal);
        let lands: Vec<f64> = (plan.beats.iter())
            .filter(|beat| matches!(beat.event.step, Step::Drop { .. }))
            .map(|beat| beat.to)
            .collect();
        let sown: Vec<Sound> =
            seeds(&score).into_iter().filter(|s| matches!(s.kind, SoundKind::Hole(_))).collect();
        assert_eq!(sown.iter().map(|sound| sound.at).collect::<Vec<f64>>(), lands);
        // Onto the four seeds of `a`, then onto the two of `b`: further left on the board.
        let kinds: Vec<SoundKind> = sown.iter().map(|sound| sound.kind).collect();
        assert_eq!(kinds, [SoundKind::Hole(Bed::Some), SoundKind::Hole(Bed::Few)]);
        assert!(sown[0].pan > sown[1].pan && sown[1].pan > 0.0, "{sown:?}");
        // The lap ends with the second; then `b` is captured.
        let others: Vec<(SoundKind, f64)> = (score.sounds.iter())
            .filter(|sound| !sound.kind.is_seed())
            .map(|sound| (sound.kind, sound.at))
            .collect();
        assert_eq!(others, [(SoundKind::Lap, lands[1]), (SoundKind::Sweep, lands[1])]);
        let captured: Vec<Sound> =
            seeds(&score).into_iter().filter(|s| matches!(s.kind, SoundKind::Store(_))).collect();
        assert!(!captured.is_empty() && captured.len() <= 3, "{captured:?}");
        assert!(captured.iter().all(|sound| sound.at > lands[1] && sound.at <= plan.secs() + 0.02));
        assert!(captured.iter().all(|sound| sound.pan > sown[0].pan), "South's store is right");
    }

    #[test]
    fn a_score_follows_the_plan_of_every_first_turn() {
        for game in GameName::ALL {
            let start = Ruleset::new(game).start();
            let turn = start.play(&start.moves()[0]).expect("the first listed move is legal");
            let before = SeedLayout::start(&start);
            let geometry = seed_layout::geometry(&turn.after, false);
            for speed in [Speed::Slow, Speed::Normal, Speed::Fast, Speed::VeryFast] {
                let plan = Plan::new(&before, &turn.events, 0, speed).expect("it moves");
                let score = Score::of(&plan, &geometry);
                assert_eq!(score, Score::of(&plan, &geometry), "the same every time");
                assert!(score.sounds.is_sorted_by(|a, b| a.at <= b.at), "{game}");
                for sound in &score.sounds {
                    assert!(sound.at >= 0.0 && sound.at <= plan.secs() + 0.02, "{game} {sound:?}");
                    assert!(sound.pan.abs() <= WIDTH && sound.loudness <= 1.0, "{game} {sound:?}");
                }
                let close = |pair: &[Sound]| pair[0].variation == pair[1].variation;
                assert!(!score.sounds.windows(2).any(close), "{game}: two sounds alike in a row");
                // Each seed that is heard is near the moment at which one lands.
                let ends: Vec<f64> = plan.beats.iter().map(|beat| beat.to).collect();
                let sown =
                    seeds(&score).into_iter().filter(|s| matches!(s.kind, SoundKind::Hole(_)));
                for sound in sown {
                    let off = ends.iter().map(|end| (end - sound.at).abs()).fold(1.0, f64::min);
                    assert!(off < 0.025, "{game}: {off} s beside the seed");
                }
                let laps = score.sounds.iter().filter(|s| s.kind == SoundKind::Lap).count();
                let lifts = turn.events.iter();
                let lifts =
                    lifts.filter(|e| matches!(e.step, Step::Lift { .. } | Step::Eat { .. }));
                // A turn that only places seeds, as in Bawo's opening, has no lap.
                let lifts = lifts.count();
                assert!((lifts.min(1)..=lifts).contains(&laps), "{game}: {laps} laps end");
            }
        }
    }

    #[test]
    fn sixty_seeds_in_three_seconds_are_a_rustle() {
        let (before, turn) = owari("0,0,0,2,0,2/4,2,0,0,4,0 10-10 S", "F");
        let (lift, sown) = (turn.events[0], &turn.events[1..3]);
        let drops = sown.iter().cycle().copied();
        let sow = |count| -> Vec<Event> {
            std::iter::once(lift).chain(drops.clone().take(count)).collect()
        };
        let loudness =
            |sounds: &[Sound]| sounds.iter().map(|s| s.loudness).sum::<f32>() / sounds.len() as f32;
        let at_ease = seeds(&score(&before, &sow(60), Speed::Normal).1);
        assert_eq!(at_ease.len(), 60);
        let (plan, rustle) = score(&before, &sow(60), Speed::VeryFast);
        let rustle = seeds(&rustle);
        assert!(plan.secs() <= 3.001 && (25..55).contains(&rustle.len()), "{}", rustle.len());
        assert!(loudness(&rustle) < 0.75 * loudness(&at_ease));
        let most = seeds(&score(&before, &sow(300), Speed::VeryFast).1);
        assert!(most.len() < 90, "no more than thirty a second: {}", most.len());
        // No even beat.
        let apart: Vec<f64> = rustle.windows(2).map(|pair| pair[1].at - pair[0].at).collect();
        let middle = apart.iter().sum::<f64>() / apart.len() as f64;
        let spread = apart.iter().map(|gap| (gap - middle).abs()).sum::<f64>() / apart.len() as f64;
        assert!(spread > 0.15 * middle, "{spread} around {middle}");
    }

    #[test]
    fn a_step_of_a_paused_turn_has_the_sounds_of_that_step() {
        let (before, turn) = owari("0,0,0,2,0,2/4,2,0,0,4,0 10-10 S", "F");
        let (plan, score) = score(&before, &turn.events, Speed::Normal);
        let lift = plan.stop_after(0.0).expect("the lift");
        assert_eq!(score.between(0.0, lift), Score::default());
        let seed = plan.stop_after(lift).expect("the first seed");
        let step = score.between(lift, seed);
        assert_eq!(step.sounds.len(), 1);
        assert_eq!((step.sounds[0].at, step.sounds[0].kind), (0.0, SoundKind::Hole(Bed::Some)));
    }
}
