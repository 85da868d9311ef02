//! Carries the orders out: renders each sample for the moment at which it will be heard.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use super::{IDLE, Log, Order};
use crate::sound::mixer::Mixer;

pub(super) struct Player {
    mixer: Mixer,
    /// When the turn started.
    start: Option<Instant>,
    /// Since when nothing has been heard.
    silent_since: Option<Instant>,
    log: Log,
}

impl Player {
    pub fn new(rate: u32, volume: f32, log: Log) -> Player {
        Player { mixer: Mixer::new(rate, gain(volume)), start: None, silent_since: None, log }
    }

    /// `heard` is when the next sample to render will be heard. A change of volume is noted in
    /// `volume` for the next device.
    pub fn take(&mut self, order: Order, heard: Instant, volume: &mut f32) {
        match order {
            Order::Play { score, material, start } => {
                self.log.say(format_args!("turn {:.6}", unix_secs(start)));
                for sound in &score.sounds {
                    let (at, kind) = (sound.at, sound.kind);
                    let (pan, loudness) = (sound.pan, sound.loudness);
                    self.log.say(format_args!("at {at:.4} {kind:?} {pan:.2} {loudness:.2}"));
                }
                self.mixer.play(score, material, signed_secs(start, heard));
                self.start = Some(start);
            }
            Order::Add { score, material } => {
                for sound in &score.sounds {
                    self.log.say(format_args!("now {:.6} {:?}", unix_secs(heard), sound.kind));
                }
                self.mixer.add(&score, material);
            }
            Order::Stop => {
                self.log.say(format_args!("stop {:.6}", unix_secs(Instant::now())));
                self.mixer.stop();
                self.start = None;
            }
            Order::Volume(wanted) => {
                *volume = wanted;
                self.mixer.set_gain(gain(wanted));
            }
        }
    }

    /// Renders in stereo; `heard` is when the first sample will be heard.
    pub fn render(&mut self, out: &mut [f32], heard: Instant) {
        if let Some(start) = self.start {
            self.mixer.follow(signed_secs(start, heard));
        }
        self.mixer.render(out);
        self.silent_since = match self.mixer.is_silent() {
            true => self.silent_since.or(Some(Instant::now())),
            false => None,
        };
    }

    /// Whether it has been silent for so long that the device can be given back.
    pub fn is_idle(&self) -> bool {
        self.silent_since.is_some_and(|since| since.elapsed() > IDLE)
    }
}

/// Ears hear powers: the middle of the scale is a quarter of the full strength.
fn gain(volume: f32) -> f32 {
    volume * volume
}

/// From one moment to another, in seconds; negative if that was earlier.
fn signed_secs(from: Instant, to: Instant) -> f64 {
    let back = |span: Duration| -span.as_secs_f64();
    to.checked_duration_since(from)
        .map_or_else(|| back(from.duration_since(to)), |span| span.as_secs_f64())
}

/// A moment in seconds since 1970.
fn unix_secs(moment: Instant) -> f64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs_f64();
    now - signed_secs(moment, Instant::now())
}
