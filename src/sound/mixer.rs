//! Adds up the sounds that are due. It knows no device and no clock: it renders the next samples,
//! and the same orders give the same samples.

use std::collections::HashMap;
use std::sync::Arc;

use super::score::Score;
use super::{Sound, SoundKind, timbre};
use crate::draw::board::tones::Material;

/// The most sounds at a time; when there are more, the oldest ends.
const MOST_VOICES: usize = 32;
/// Seconds in which sounds fade when they are stopped, and in which the volume changes.
const FADE_SECS: f32 = 0.015;
/// A sound that is late by more than this, in seconds, is left out.
const TOO_LATE: f64 = 0.03;
/// A clock that differs by more than this, in seconds, is set right.
const OUT_OF_TIME: f64 = 0.012;
/// The limiter leaves samples below this as they are, and none above the highest.
const LIMIT_FROM: f32 = 0.6;
const HIGHEST: f32 = 0.95;

/// Renders in stereo, left before right.
pub struct Mixer {
    rate: u32,
    material: Material,
    samples: HashMap<(SoundKind, u8), Arc<[f32]>>,
    voices: Vec<Voice>,
    run: Option<Run>,
    /// The factor of all samples, and the one that it moves to.
    gain: f32,
    wanted_gain: f32,
}

/// A score that is being played.
struct Run {
    score: Arc<Score>,
    next: usize,
    /// The time of the next sample to render, in seconds of the score.
    clock: f64,
}

struct Voice {
    samples: Arc<[f32]>,
    at: usize,
    /// Samples until it begins.
    waits: usize,
    left: f32,
    right: f32,
    /// It is being stopped: how loud it still is.
    fading: Option<f32>,
}

impl Mixer {
    /// Renders `rate` samples a second for each side.
    pub fn new(rate: u32, gain: f32) -> Mixer {
        Mixer {
            rate,
            material: Material::Iroko,
            samples: HashMap::new(),
            voices: Vec::new(),
            run: None,
            gain,
            wanted_gain: gain,
        }
    }

    /// Plays a score from this time of it on. The sounds of an earlier one fade unless they are
    /// part of a turn that was played to its end.
    pub fn play(&mut self, score: Arc<Score>, material: Material, at: f64) {
        if self.is_running() {
            self.stop();
        }
        if self.material != material {
            self.material = material;
            self.samples.clear();
        }
        for sound in &score.sounds {
            self.samples_of(sound);
        }
        let next = score.sounds.partition_point(|sound| sound.at < at - TOO_LATE);
        self.run = Some(Run { score, next, clock: at });
    }

    /// Plays the sounds of a score at once, beside what is being played.
    pub fn add(&mut self, score: &Score, material: Material) {
        if self.material != material && self.run.is_none() {
            self.material = material;
            self.samples.clear();
        }
        for sound in &score.sounds {
            self.begin(sound, 0);
        }
    }

    /// Stops everything, without a click.
    pub fn stop(&mut self) {
        self.run = None;
        self.voices.retain(|voice| voice.waits == 0);
        for voice in &mut self.voices {
            voice.fading.get_or_insert(1.0);
        }
    }

    pub fn set_gain(&mut self, gain: f32) {
        self.wanted_gain = gain;
    }

    /// Says that the next sample to render will be heard at this time of the score. A difference
    /// too small to hear is left, because a jump would be heard.
    pub fn follow(&mut self, at: f64) {
        if let Some(run) = &mut self.run
            && (run.clock - at).abs() > OUT_OF_TIME
        {
            run.clock = at;
            while run.score.sounds.get(run.next).is_some_and(|next| next.at < at - TOO_LATE) {
                run.next += 1;
            }
        }
    }

    /// Whether sounds of a score are still to come.
    pub fn is_running(&self) -> bool {
        self.run.as_ref().is_some_and(|run| run.next < run.score.sounds.len())
    }

    /// Whether nothing is heard and nothing is to come.
    pub fn is_silent(&self) -> bool {
        self.voices.is_empty() && !self.is_running()
    }

    /// Renders the next samples.
    pub fn render(&mut self, out: &mut [f32]) {
        out.fill(0.0);
        let frames = out.len() / 2;
        self.begin_due(frames);
        let fade = 1.0 / (FADE_SECS * self.rate as f32);
        for voice in &mut self.voices {
            voice.add_to(out, fade);
        }
        self.voices.retain(|voice| !voice.is_over());
        for pair in out.chunks_exact_mut(2) {
            let step = (self.wanted_gain - self.gain).clamp(-fade, fade);
            self.gain += step;
            for sample in pair {
                *sample = limited(*sample * self.gain);
            }
        }
    }

    /// Begins the sounds of the score that begin within the next `frames`.
    fn begin_due(&mut self, frames: usize) {
        let Some(mut run) = self.run.take() else { return };
        let rate = f64::from(self.rate);
        let until = run.clock + frames as f64 / rate;
        while let Some(sound) = run.score.sounds.get(run.next).filter(|sound| sound.at < until) {
            let waits = ((sound.at - run.clock) * rate).round().max(0.0) as usize;
            let sound = *sound;
            self.begin(&sound, waits);
            run.next += 1;
        }
        run.clock = until;
        if run.next < run.score.sounds.len() {
            self.run = Some(run);
        }
    }

    fn begin(&mut self, sound: &Sound, waits: usize) {
        let samples = self.samples_of(sound);
        // Equally strong wherever it is: the squares of both sides add up to 1.
        let angle = (sound.pan + 1.0) * std::f32::consts::FRAC_PI_4;
        let (left, right) = (sound.loudness * angle.cos(), sound.loudness * angle.sin());
        if self.voices.len() >= MOST_VOICES
            && let Some(oldest) = self.voices.iter_mut().find(|voice| voice.fading.is_none())
        {
            oldest.fading = Some(1.0);
        }
        self.voices.push(Voice { samples, at: 0, waits, left, right, fading: None });
    }

    fn samples_of(&mut self, sound: &Sound) -> Arc<[f32]> {
        let (material, rate) = (self.material, self.rate);
        let known = self
            .samples
            .entry((sound.kind, sound.variation))
            .or_insert_with(|| timbre::samples(sound.kind, sound.variation, material, rate).into());
        Arc::clone(known)
    }
}

impl Voice {
    fn add_to(&mut self, out: &mut [f32], fade: f32) {
        let frames = out.len() / 2;
        let start = self.waits.min(frames);
        self.waits -= start;
        for pair in out[2 * start..].chunks_exact_mut(2) {
            let Some(sample) = self.samples.get(self.at) else { return };
            let loud = match &mut self.fading {
                Some(left) => {
                    *left -= fade;
                    left.max(0.0)
                }
                None => 1.0,
            };
            pair[0] += sample * self.left * loud;
            pair[1] += sample * self.right * loud;
            self.at += 1;
        }
    }

    fn is_over(&self) -> bool {
        self.at >= self.samples.len() || self.fading.is_some_and(|left| left <= 0.0)
    }
}

/// Keeps a sample within the limits: loud ones are bent, never cut off.
fn limited(sample: f32) -> f32 {
    let over = sample.abs() - LIMIT_FROM;
    if over <= 0.0 {
        return sample;
    }
    let space = HIGHEST - LIMIT_FROM;
    sample.signum() * (LIMIT_FROM + space * (over / space).tanh())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sound::Bed;

    const RATE: u32 = 48_000;

    fn sound(at: f64, kind: SoundKind, pan: f32) -> Sound {
        Sound { at, kind, pan, loudness: 1.0, variation: 1 }
    }

    fn seed(at: f64) -> Sound {
        sound(at, SoundKind::Hole(Bed::Bare), 0.0)
    }

    fn mixer(sounds: Vec<Sound>, at: f64) -> Mixer {
        let mut mixer = Mixer::new(RATE, 1.0);
        mixer.play(Arc::new(Score { sounds }), Material::Iroko, at);
        mixer
    }

    /// Renders in blocks of uneven length, as a device asks for them.
    fn rendered(mixer: &mut Mixer, secs: f64) -> Vec<f32> {
        let frames = (secs * f64::from(RATE)) as usize;
        let mut out = vec![0.0; 2 * frames];
        let mut rest = &mut out[..];
        for length in [480, 333, 1024, 77].into_iter().cycle() {
            if rest.is_empty() {
                break;
            }
            let (block, after) = rest.split_at_mut((2 * length).min(rest.len()));
            mixer.render(block);
            rest = after;
        }
        out
    }

    /// When sound begins after silence, in seconds.
    fn onsets(out: &[f32]) -> Vec<f64> {
        let mut quiet = RATE as usize;
        let mut found = Vec::new();
        for (frame, pair) in out.chunks_exact(2).enumerate() {
            if pair[0].abs().max(pair[1].abs()) < 1e-4 {
                quiet += 1;
                continue;
            }
            if quiet > 480 {
                found.push(frame as f64 / f64::from(RATE));
            }
            quiet = 0;
        }
        found
    }

    fn loudest(out: &[f32]) -> f32 {
        out.iter().fold(0.0, |most, sample| sample.abs().max(most))
    }

    #[test]
    fn sounds_begin_when_they_are_due() {
        let times = [0.1, 0.55, 1.0003, 1.9];
        let mut mixer = mixer(times.map(seed).into(), 0.0);
        let found = onsets(&rendered(&mut mixer, 2.5));
        assert_eq!(found.len(), times.len(), "{found:?}");
        for (found, due) in found.iter().zip(times) {
            assert!((found - due).abs() < 0.001, "{found} instead of {due}");
        }
        assert!(mixer.is_silent());
    }

    #[test]
    fn a_turn_goes_on_where_it_was() {
        let mut mixer = mixer([0.1, 0.55, 1.0].map(seed).into(), 0.5);
        let found = onsets(&rendered(&mut mixer, 1.0));
        assert_eq!(found.len(), 2, "{found:?}");
        assert!((found[0] - 0.05).abs() < 0.001 && (found[1] - 0.5).abs() < 0.001);
    }

    #[test]
    fn a_device_that_lost_time_leaves_sounds_out() {
        let mut mixer = mixer([0.1, 0.5, 1.5].map(seed).into(), 0.0);
        rendered(&mut mixer, 0.05);
        mixer.follow(0.052);
        mixer.follow(1.25);
        let found = onsets(&rendered(&mut mixer, 1.0));
        assert_eq!(found.len(), 1, "{found:?}");
        assert!((found[0] - 0.25).abs() < 0.001, "{found:?}");
    }

    #[test]
    fn however_many_sounds_there_are_nothing_is_cut_off() {
        // Eight at a time, all of them on the right.
        let at = |number: u32| f64::from(number / 8) * 0.05;
        let crowd = (0..320).map(|number| sound(at(number), SoundKind::Hole(Bed::Bare), 1.0));
        let mut mixer = mixer(crowd.collect(), 0.0);
        let out = rendered(&mut mixer, 2.0);
        assert!(loudest(&out) <= HIGHEST && loudest(&out) > 0.6, "{}", loudest(&out));
        let jump = out.windows(3).map(|three| (three[2] - three[0]).abs()).fold(0.0, f32::max);
        assert!(jump < 0.3, "{jump}");
    }

    #[test]
    fn stopping_fades_and_drops_what_was_to_come() {
        let sounds = vec![sound(0.0, SoundKind::End, 0.0), seed(0.5)];
        let mut mixer = mixer(sounds, 0.0);
        let before = rendered(&mut mixer, 0.1);
        mixer.stop();
        let after = rendered(&mut mixer, 1.0);
        assert!(mixer.is_silent());
        let frames = (f64::from(FADE_SECS) * f64::from(RATE)) as usize + 2;
        assert_eq!(loudest(&after[2 * frames..]), 0.0);
        let all: Vec<f32> = before.into_iter().chain(after).step_by(2).collect();
        let jump = all.windows(2).map(|pair| (pair[1] - pair[0]).abs()).fold(0.0, f32::max);
        assert!(jump < 0.1 * loudest(&all), "{jump}: no click");
    }

    #[test]
    fn left_is_left_and_the_volume_moves_without_a_click() {
        let strength = |out: &[f32], side: usize| -> f32 {
            out.iter().skip(side).step_by(2).map(|sample| sample * sample).sum()
        };
        let kind = SoundKind::Hole(Bed::Bare);
        let out = rendered(&mut mixer(vec![sound(0.0, kind, -0.8)], 0.0), 0.5);
        assert!(strength(&out, 0) > 9.0 * strength(&out, 1));
        let mut quiet = mixer(vec![sound(0.0, SoundKind::End, 0.0)], 0.0);
        let loud = rendered(&mut quiet, 0.5);
        quiet.set_gain(0.0);
        let fading = rendered(&mut quiet, 0.5);
        let frames = (f64::from(FADE_SECS) * f64::from(RATE)) as usize + 2;
        assert_eq!(loudest(&fading[2 * frames..]), 0.0);
        let all: Vec<f32> = loud.into_iter().chain(fading).step_by(2).collect();
        let jump = all.windows(2).map(|pair| (pair[1] - pair[0]).abs()).fold(0.0, f32::max);
        assert!(jump < 0.1 * loudest(&all), "{jump}");
    }

    #[test]
    fn a_refusal_sounds_beside_a_turn() {
        let mut mixer = mixer(vec![seed(0.3)], 0.0);
        let refusal = Score { sounds: vec![sound(0.0, SoundKind::Refusal, 0.0)] };
        mixer.add(&refusal, Material::Iroko);
        let out = rendered(&mut mixer, 0.05);
        assert!(loudest(&out) > 0.05 && mixer.is_running());
    }
}
