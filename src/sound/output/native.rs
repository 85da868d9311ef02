//! The device of Windows and macOS. The system calls for samples on a thread of its own.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{Error, ErrorKind, FromSample, SampleFormat, SizedSample, StreamConfig};

use super::player::Player;
use super::{Log, Order};

/// How often to look whether the device is idle or has failed.
const LOOK_EVERY: Duration = Duration::from_millis(200);

/// What both threads share.
struct Shared {
    player: Mutex<Player>,
    /// How far ahead samples are rendered.
    ahead: Mutex<Duration>,
    failed: AtomicBool,
}

impl Shared {
    /// When the next sample to render will be heard.
    fn heard(&self) -> Instant {
        Instant::now() + *lock(&self.ahead)
    }
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Opens the device, and plays until it is idle, it fails, or the window has closed.
pub(super) fn serve(
    first: Order,
    orders: &Receiver<Order>,
    volume: &mut f32,
    log: Log,
) -> Result<(), String> {
    let device = cpal::default_host().default_output_device().ok_or("none found")?;
    let config = device.default_output_config().map_err(|why| why.to_string())?;
    let format = config.sample_format();
    let config = config.config();
    let shared = Arc::new(Shared {
        player: Mutex::new(Player::new(config.sample_rate, *volume, log)),
        ahead: Mutex::new(Duration::ZERO),
        failed: AtomicBool::new(false),
    });
    let stream = match format {
        SampleFormat::F32 => stream::<f32>(&device, config, &shared),
        SampleFormat::I32 => stream::<i32>(&device, config, &shared),
        SampleFormat::I16 => stream::<i16>(&device, config, &shared),
        other => return Err(format!("it takes samples of {other} only")),
    };
    let stream = stream.map_err(|why| why.to_string())?;
    lock(&shared.player).take(first, shared.heard(), volume);
    stream.play().map_err(|why| why.to_string())?;
    log.say("device open");
    loop {
        match orders.recv_timeout(LOOK_EVERY) {
            Ok(order) => lock(&shared.player).take(order, shared.heard(), volume),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        }
        if shared.failed.load(Ordering::Relaxed) {
            return Err("it went away".to_owned());
        }
        if lock(&shared.player).is_idle() {
            log.say("device closed");
            return Ok(());
        }
    }
}

fn stream<T: SizedSample + FromSample<f32>>(
    device: &cpal::Device,
    config: StreamConfig,
    shared: &Arc<Shared>,
) -> Result<cpal::Stream, Error> {
    let sides = usize::from(config.channels).max(1);
    let (filled, broken) = (Arc::clone(shared), Arc::clone(shared));
    let mut rendered = Vec::new();
    device.build_output_stream(
        config,
        move |out: &mut [T], info: &cpal::OutputCallbackInfo| {
            let times = info.timestamp();
            let ahead = times.playback.duration_since(times.callback);
            *lock(&filled.ahead) = ahead;
            rendered.resize(out.len() / sides * 2, 0.0);
            lock(&filled.player).render(&mut rendered, Instant::now() + ahead);
            for (frame, pair) in out.chunks_mut(sides).zip(rendered.chunks_exact(2)) {
                spread(frame, pair[0], pair[1]);
            }
        },
        move |error| {
            let goes_on = matches!(
                error.kind(),
                ErrorKind::DeviceChanged | ErrorKind::Xrun | ErrorKind::RealtimeDenied
            );
            if !goes_on {
                broken.failed.store(true, Ordering::Relaxed);
            }
        },
        None,
    )
}

/// Both sides on the speakers of a device: one speaker has both, the third and later ones none.
fn spread<T: SizedSample + FromSample<f32>>(frame: &mut [T], left: f32, right: f32) {
    match frame {
        [only] => *only = T::from_sample((left + right) / 2.0),
        [first, second, others @ ..] => {
            *first = T::from_sample(left);
            *second = T::from_sample(right);
            others.fill(T::EQUILIBRIUM);
        }
        [] => {}
    }
}
