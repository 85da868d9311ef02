//! What the sounds are made of: a few decaying tones, as of a small piece of wood that is struck,
//! and a breath of noise, all of it without sharp edges.

use std::f32::consts::{PI, TAU};

use super::{Bed, SoundKind, VARIATIONS};
use crate::draw::board::tones::Material;

/// The highest sample of a sound at loudness 1.
pub const PEAK: f32 = 0.5;

/// Nothing much above this frequency, in hertz: warm, not sharp.
const BRIGHTEST: f32 = 2600.0;
/// Seconds in which a sound fades at its end, so that it ends without a click.
const FADE: f32 = 0.02;
/// A tone has ended when it is so much weaker than at its start.
const FAINT: f32 = 0.002;

/// A tone that begins at its loudest and decays.
#[derive(Clone, Copy)]
struct Tone {
    hertz: f32,
    level: f32,
    /// Seconds until it has fallen to 37 %.
    decay: f32,
}

/// Tones and noise that begin together.
struct Strike {
    /// Seconds from the start of the sound.
    at: f32,
    /// Seconds until it is at its loudest.
    attack: f32,
    tones: Vec<Tone>,
    noise: Noise,
}

/// Noise without its high and its lowest part.
#[derive(Clone, Copy)]
struct Noise {
    level: f32,
    /// Seconds.
    decay: f32,
    /// Hertz.
    brightness: f32,
}

const NO_NOISE: Noise = Noise { level: 0.0, decay: 0.01, brightness: 800.0 };

/// How a material changes the sound of wood: its pitch, how long it rings, how bright it is.
struct Body {
    pitch: f32,
    ring: f32,
    brightness: f32,
}

fn body(material: Material) -> Body {
    match material {
        Material::Iroko => Body { pitch: 1.0, ring: 1.0, brightness: 1.0 },
        Material::Walnut => Body { pitch: 0.86, ring: 1.15, brightness: 0.85 },
        Material::Soapstone => Body { pitch: 1.3, ring: 0.6, brightness: 1.1 },
        Material::Plain => Body { pitch: 0.74, ring: 0.65, brightness: 0.8 },
    }
}

/// The samples of a sound in one channel, `rate` of them a second.
pub fn samples(kind: SoundKind, variation: u8, material: Material, rate: u32) -> Vec<f32> {
    let body = body(material);
    let from_middle = f32::from(variation % VARIATIONS) / f32::from(VARIATIONS - 1) - 0.5;
    // Two seeds never hit alike: the pitch differs by up to 6 % either way. What is no seed keeps
    // its tune.
    let varied = if kind.is_seed() { 0.12 * from_middle } else { 0.02 * from_middle };
    let strikes = strikes(kind, &body, from_middle);
    let brightest = BRIGHTEST * body.brightness;
    let mut out = mixed(&strikes, 1.0 + varied, u32::from(variation) + 1, rate);
    soften(&mut out, brightest, rate);
    finish(&mut out, level(kind), rate);
    out
}

/// How loud the kinds are beside each other.
fn level(kind: SoundKind) -> f32 {
    PEAK * match kind {
        SoundKind::Hole(_) | SoundKind::Store(_) => 1.0,
        SoundKind::Sweep => 0.35,
        SoundKind::Lap => 0.7,
        SoundKind::Refusal => 0.8,
        SoundKind::End => 0.9,
    }
}

fn strikes(kind: SoundKind, body: &Body, from_middle: f32) -> Vec<Strike> {
    match kind {
        SoundKind::Hole(bed) => seed(390.0, bed, body, from_middle),
        SoundKind::Store(bed) => seed(250.0, bed, body, from_middle),
        SoundKind::Sweep => vec![Strike {
            at: 0.0,
            attack: 0.07,
            tones: Vec::new(),
            noise: Noise { level: 1.0, decay: 0.07, brightness: 800.0 * body.brightness },
        }],
        SoundKind::Lap => {
            vec![Strike { at: 0.0, attack: 0.006, tones: wood(150.0, 1.6, body), noise: NO_NOISE }]
        }
        SoundKind::Refusal => [(0.0, 165.0), (0.1, 139.0)]
            .map(|(at, hertz)| Strike {
                at,
                attack: 0.006,
                tones: wood(hertz, 1.2, body),
                noise: Noise { level: 0.08, decay: 0.012, brightness: 500.0 },
            })
            .into(),
        SoundKind::End => [(0.0, 196.0), (0.16, 293.7), (0.34, 392.0)]
            .map(|(at, hertz)| Strike {
                at,
                attack: 0.004,
                tones: tongue(hertz),
                noise: Noise { level: 0.04, decay: 0.008, brightness: 900.0 },
            })
            .into(),
    }
}

/// A struck piece of wood: overtones that do not fit together, the higher the shorter.
fn wood(hertz: f32, ring: f32, body: &Body) -> Vec<Tone> {
    let (hertz, ring) = (hertz * body.pitch, ring * body.ring);
    [(1.0, 1.0, 0.042), (2.09, 0.5, 0.026), (3.37, 0.22, 0.015), (5.1, 0.09, 0.009)]
        .map(|(times, level, decay)| Tone { hertz: hertz * times, level, decay: decay * ring })
        .into()
}

/// A plucked tongue, as of a thumb piano.
fn tongue(hertz: f32) -> Vec<Tone> {
    [(1.0, 1.0, 0.4), (2.0, 0.18, 0.22), (5.4, 0.05, 0.05)]
        .map(|(times, level, decay)| Tone { hertz: hertz * times, level, decay })
        .into()
}

/// A seed that lands: on the bottom the wood answers; on seeds these click, and the more there
/// are the less the wood is heard.
fn seed(hertz: f32, bed: Bed, body: &Body, from_middle: f32) -> Vec<Strike> {
    let (of_wood, of_seeds, settles) = match bed {
        Bed::Bare => (1.0, 0.0, 0.0),
        Bed::Few => (0.5, 0.45, 0.0),
        Bed::Some => (0.35, 0.45, 0.35),
        Bed::Many => (0.2, 0.5, 0.6),
    };
    let mut tones = wood(hertz, 1.0, body);
    for tone in &mut tones {
        tone.level *= of_wood;
    }
    tones.extend(shells(of_seeds));
    let contact = Noise {
        level: 0.16 * of_wood + 0.25 * of_seeds,
        decay: 0.006,
        brightness: 1500.0 * body.brightness,
    };
    let mut strikes = vec![Strike { at: 0.0, attack: 0.0018, tones, noise: contact }];
    if settles > 0.0 {
        // It rolls against its neighbours.
        strikes.push(Strike {
            at: 0.026 + 0.012 * from_middle,
            attack: 0.003,
            tones: shells(0.3 * settles),
            noise: Noise { level: 0.2 * settles, decay: 0.012, brightness: 1300.0 },
        });
    }
    strikes
}

/// Seeds that knock against each other.
fn shells(level: f32) -> Vec<Tone> {
    [(760.0, 1.0, 0.012), (1240.0, 0.7, 0.008), (1890.0, 0.3, 0.005)]
        .map(|(hertz, part, decay)| Tone { hertz, level: level * part, decay })
        .into()
}

fn mixed(strikes: &[Strike], pitch: f32, seed: u32, rate: u32) -> Vec<f32> {
    let per_second = rate as f32;
    let secs = strikes.iter().map(Strike::secs).fold(0.0, f32::max) + FADE;
    let mut out = vec![0.0; (secs * per_second) as usize];
    for strike in strikes {
        let start = ((strike.at * per_second) as usize).min(out.len());
        let mut noise = NoiseSource::new(seed);
        let through = lowpass_part(strike.noise.brightness, per_second);
        let below = lowpass_part(150.0, per_second);
        let (mut soft, mut low, mut lowest) = (0.0, 0.0, 0.0);
        for (number, sample) in out[start..].iter_mut().enumerate() {
            let at = number as f32 / per_second;
            let mut sum = 0.0;
            for tone in &strike.tones {
                let swing = (TAU * tone.hertz * pitch * at).sin();
                sum += tone.level * (-at / tone.decay).exp() * swing;
            }
            if strike.noise.level > 0.0 {
                soft += through * (noise.next() - soft);
                low += through * (soft - low);
                lowest += below * (low - lowest);
                // The filters take most of the noise's strength.
                sum += 5.0 * strike.noise.level * (-at / strike.noise.decay).exp() * (low - lowest);
            }
            *sample += sum * rise(at / strike.attack);
        }
    }
    out
}

impl Strike {
    /// Seconds until it cannot be heard any more.
    fn secs(&self) -> f32 {
        let decays = self.tones.iter().map(|tone| tone.decay).chain([self.noise.decay]);
        self.at + self.attack - decays.fold(0.0, f32::max) * FAINT.ln()
    }
}

/// From 0 to 1 without an edge.
fn rise(part: f32) -> f32 {
    if part >= 1.0 { 1.0 } else { 0.5 - 0.5 * (PI * part).cos() }
}

/// How far a simple low-pass filter goes towards its input with each sample.
fn lowpass_part(hertz: f32, rate: f32) -> f32 {
    1.0 - (-TAU * hertz / rate).exp()
}

/// Takes the heights away: a low-pass filter, three times.
fn soften(out: &mut [f32], hertz: f32, rate: u32) {
    let part = lowpass_part(hertz, rate as f32);
    for _ in 0..3 {
        let mut low = 0.0;
        for sample in out.iter_mut() {
            low += part * (*sample - low);
            *sample = low;
        }
    }
}

/// Brings the sound to its level, and lets it end at zero.
fn finish(out: &mut [f32], level: f32, rate: u32) {
    let highest = out.iter().fold(0.0f32, |most, sample| most.max(sample.abs()));
    let times = level / highest.max(f32::MIN_POSITIVE);
    let fade = FADE * rate as f32;
    let count = out.len();
    for (number, sample) in out.iter_mut().enumerate() {
        let left = (count - 1 - number) as f32;
        *sample *= times * rise(left / fade);
    }
}

/// Noise that is the same every time.
struct NoiseSource(u32);

impl NoiseSource {
    fn new(seed: u32) -> NoiseSource {
        NoiseSource(seed.wrapping_mul(0x9E37_79B9) | 1)
    }

    /// From -1 to 1.
    fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 as f32 / u32::MAX as f32 * 2.0 - 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: u32 = 48_000;

    fn all() -> impl Iterator<Item = (SoundKind, Material, Vec<f32>)> {
        SoundKind::ALL.into_iter().flat_map(|kind| {
            Material::ALL.iter().flat_map(move |&material| {
                (0..VARIATIONS).map(move |variation| {
                    (kind, material, samples(kind, variation, material, RATE))
                })
            })
        })
    }

    fn energy(sound: &[f32]) -> f32 {
        sound.iter().map(|sample| sample * sample).sum()
    }

    /// The part of a sound's energy that is above 4 kHz, by a high-pass filter (Butterworth).
    fn sharp_part(sound: &[f32]) -> f32 {
        let turn = TAU * 4000.0 / RATE as f32;
        let damped = turn.sin() / std::f32::consts::SQRT_2;
        let (whole, cos) = (1.0 + damped, turn.cos());
        let (mut x, mut y) = ([0.0; 2], [0.0; 2]);
        let above: Vec<f32> = (sound.iter())
            .map(|&now| {
                let through = (1.0 + cos) / 2.0 * (now - 2.0 * x[0] + x[1]);
                let out = (through + 2.0 * cos * y[0] - (1.0 - damped) * y[1]) / whole;
                (x, y) = ([now, x[0]], [out, y[0]]);
                out
            })
            .collect();
        energy(&above) / energy(sound)
    }

    /// Where the middle of a sound's energy is, in hertz: a sound that swings faster changes more
    /// from sample to sample.
    fn centre(sound: &[f32]) -> f32 {
        let changes: Vec<f32> = sound.windows(2).map(|pair| pair[1] - pair[0]).collect();
        (energy(&changes) / energy(sound)).sqrt() * RATE as f32 / TAU
    }

    #[test]
    fn sounds_begin_and_end_at_zero_and_never_jump() {
        for (kind, material, sound) in all() {
            let name = format!("{kind:?} on {material:?}");
            assert!(sound[0].abs() < 1e-3 && sound[sound.len() - 1].abs() < 1e-4, "{name}");
            let highest = sound.iter().fold(0.0f32, |most, sample| most.max(sample.abs()));
            assert!(highest <= PEAK * 1.001 && highest > 0.1 * PEAK, "{name}: {highest}");
            let jump = sound.windows(2).map(|pair| (pair[1] - pair[0]).abs()).fold(0.0, f32::max);
            assert!(jump < 0.25 * highest, "{name}: {jump} of {highest}");
            let mean: f32 = sound.iter().sum::<f32>() / sound.len() as f32;
            assert!(mean.abs() < 0.02 * highest, "{name}: {mean}");
        }
    }

    #[test]
    fn sounds_are_warm_and_short() {
        for (kind, material, sound) in all() {
            let name = format!("{kind:?} on {material:?}");
            assert!(sharp_part(&sound) < 0.01, "{name}: {} above 4 kHz", sharp_part(&sound));
            assert!(centre(&sound) < 1400.0, "{name}: {}", centre(&sound));
            let secs = sound.len() as f32 / RATE as f32;
            let longest = if kind == SoundKind::End { 3.2 } else { 0.7 };
            assert!(secs < longest, "{name}: {secs} s");
        }
    }

    #[test]
    fn what_a_seed_lands_on_is_heard() {
        let centre_of = |kind, material| {
            let all = (0..VARIATIONS).map(|of| centre(&samples(kind, of, material, RATE)));
            all.sum::<f32>() / f32::from(VARIATIONS)
        };
        let on = |bed| centre_of(SoundKind::Hole(bed), Material::Iroko);
        let beds = [Bed::Bare, Bed::Few, Bed::Some, Bed::Many].map(on);
        assert!(beds.windows(2).all(|pair| pair[0] * 1.1 < pair[1]), "{beds:?}");
        let bare = |material: &Material| centre_of(SoundKind::Hole(Bed::Bare), *material);
        let mut materials: Vec<f32> = Material::ALL.iter().map(bare).collect();
        materials.sort_by(f32::total_cmp);
        assert!(materials.windows(2).all(|pair| pair[0] * 1.08 < pair[1]), "{materials:?}");
        let store = centre_of(SoundKind::Store(Bed::Bare), Material::Iroko);
        assert!(store * 1.2 < beds[0], "a store is deeper than a hole: {store}");
    }

    #[test]
    fn a_sound_is_the_same_every_time_and_its_variations_differ() {
        let kind = SoundKind::Hole(Bed::Some);
        let once = |variation| samples(kind, variation, Material::Walnut, RATE);
        assert_eq!(once(2), once(2));
        assert_ne!(once(2), once(3));
    }
}
