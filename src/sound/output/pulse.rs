//! The device of PulseAudio, whose language PipeWire speaks too. Speaks to the server through its
//! socket, one message after the other, on the thread of the sounds.

use std::ffi::CString;
use std::io::{Cursor, ErrorKind, Read as _};
use std::os::unix::net::UnixStream;
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::{Duration, Instant, SystemTime};

use pulseaudio::protocol::{
    AuthParams, AuthReply, ChannelMap, Command, CommandReply, CreatePlaybackStreamReply,
    DESCRIPTOR_SIZE, LatencyParams, MAX_VERSION, PlaybackLatency, PlaybackStreamParams, Prop,
    Props, ProtocolError, Request, SampleFormat, SampleSpec, SetClientNameReply, TagStructReader,
    read_descriptor, stream::BufferAttr, stream::StreamFlags, write_command_message,
    write_memblock,
};
use pulseaudio::{cookie_path_from_env, socket_path_from_env};

use super::player::Player;
use super::{Log, Order};

/// Samples a second, for each side.
const RATE: u32 = 48_000;
/// Two sides, four bytes each.
const FRAME_BYTES: u32 = 8;
/// Sound that is rendered ahead, in milliseconds. Less would break off on a busy machine.
const AHEAD_MILLIS: u32 = 120;
/// The least that the server asks for at a time, in milliseconds.
const STEP_MILLIS: u32 = 10;
/// How long the server may take for an answer.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long to wait for messages before looking for orders.
const TURN: Duration = Duration::from_millis(10);
/// How often to ask when what is written will be heard.
const ASK_EVERY: Duration = Duration::from_millis(250);
/// A smaller difference from what was expected is taken for a tremor of the clock.
const TREMOR: Duration = Duration::from_millis(6);
/// The most that is rendered at a time, in samples for each side.
const MOST_FRAMES: u32 = RATE / 5;
/// No message that this program reads is longer.
const LONGEST_MESSAGE: usize = 1 << 20;

/// Opens the device, and plays until it is idle, it fails, or the window has closed.
pub(super) fn serve(
    first: Order,
    orders: &Receiver<Order>,
    volume: &mut f32,
    log: Log,
) -> Result<(), String> {
    let mut stream = Stream::open().map_err(|why| why.to_string())?;
    log.say("device open");
    let mut player = Player::new(RATE, *volume, log);
    stream.ask_latency().map_err(|why| why.to_string())?;
    player.take(first, stream.heard(), volume);
    loop {
        loop {
            match orders.try_recv() {
                Ok(order) => player.take(order, stream.heard(), volume),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => return Ok(()),
            }
        }
        stream.go_on(&mut player).map_err(|why| why.to_string())?;
        if player.is_idle() {
            log.say("device closed");
            return Ok(());
        }
    }
}

/// Asks for the times of the stream; any other command gets no answer that matters.
const LATENCY: u32 = 100;

struct Stream {
    socket: UnixStream,
    version: u16,
    channel: u32,
    /// What has arrived of the next message.
    arrived: Vec<u8>,
    /// Bytes that the server waits for.
    wanted: u32,
    /// When the end of what was written will be heard.
    heard: Instant,
    /// Between the server's buffer and the ear.
    sink_delay: Duration,
    asked_at: Instant,
    /// Bytes written since then.
    written: u32,
    samples: Vec<f32>,
}

impl Stream {
    fn open() -> Result<Stream, ProtocolError> {
        let path = socket_path_from_env().ok_or(ErrorKind::NotFound).map_err(io)?;
        let socket = UnixStream::connect(path)?;
        socket.set_read_timeout(Some(TURN))?;
        socket.set_write_timeout(Some(PATIENCE))?;
        let mut stream = Stream {
            socket,
            version: MAX_VERSION,
            channel: 0,
            arrived: Vec::new(),
            wanted: 0,
            heard: Instant::now(),
            sink_delay: Duration::ZERO,
            asked_at: Instant::now(),
            written: 0,
            samples: Vec::new(),
        };
        let cookie = cookie_path_from_env().and_then(|path| std::fs::read(path).ok());
        let hello = AuthParams {
            version: MAX_VERSION,
            supports_shm: false,
            supports_memfd: false,
            cookie: cookie.unwrap_or_default(),
        };
        let reply: AuthReply = stream.ask(1, &Command::Auth(hello))?;
        stream.version = MAX_VERSION.min(reply.version);
        let mut props = Props::new();
        props.set(Prop::ApplicationName, c"Kete");
        props.set(Prop::ApplicationId, c"kete");
        props.set(Prop::ApplicationIconName, c"kete");
        let process = CString::new(std::process::id().to_string()).unwrap_or_default();
        props.set(Prop::ApplicationProcessId, process);
        let _: SetClientNameReply = stream.ask(2, &Command::SetClientName(props))?;
        let reply: CreatePlaybackStreamReply =
            stream.ask(3, &Command::CreatePlaybackStream(parameters()))?;
        stream.channel = reply.channel;
        stream.wanted = reply.requested_bytes;
        stream.sink_delay = Duration::from_micros(reply.stream_latency).min(PATIENCE);
        stream.heard = Instant::now() + stream.sink_delay;
        Ok(stream)
    }

    /// When the next sample to write will be heard.
    fn heard(&self) -> Instant {
        self.heard.max(Instant::now() + self.sink_delay)
    }

    /// Reads what the server says, and writes what it asks for.
    fn go_on(&mut self, player: &mut Player) -> Result<(), ProtocolError> {
        self.receive()?;
        while let Some(message) = self.next_message()? {
            self.obey(&message)?;
        }
        let frames = (self.wanted / FRAME_BYTES).min(MOST_FRAMES);
        if frames > 0 {
            let heard = self.heard();
            self.samples.resize(2 * frames as usize, 0.0);
            player.render(&mut self.samples, heard);
            let bytes: Vec<u8> =
                self.samples.iter().flat_map(|sample| sample.to_le_bytes()).collect();
            write_memblock(&mut self.socket, self.channel, &bytes, 0)?;
            self.wanted -= frames * FRAME_BYTES;
            self.written += frames * FRAME_BYTES;
            self.heard = heard + span(frames * FRAME_BYTES);
        }
        if self.asked_at.elapsed() > ASK_EVERY {
            self.ask_latency()?;
        }
        Ok(())
    }

    fn ask_latency(&mut self) -> Result<(), ProtocolError> {
        (self.asked_at, self.written) = (Instant::now(), 0);
        let about = LatencyParams { channel: self.channel, now: SystemTime::now() };
        self.send(LATENCY, &Command::GetPlaybackLatency(about))
    }

    fn obey(&mut self, message: &[u8]) -> Result<(), ProtocolError> {
        let mut rest = Cursor::new(message);
        match Command::read_tag_prefixed(&mut rest, self.version) {
            Ok((_, Command::Request(Request { channel, length }))) if channel == self.channel => {
                self.wanted = self.wanted.saturating_add(length);
            }
            Ok((_, Command::PlaybackStreamKilled(_))) => {
                return Err(io(ErrorKind::ConnectionAborted));
            }
            Ok((LATENCY, Command::Reply)) => {
                let times: PlaybackLatency =
                    TagStructReader::new(&mut rest, self.version).read()?;
                self.note(&times);
            }
            Ok((_, Command::Error(why))) => return Err(ProtocolError::ServerError(why)),
            // Something else, or something newer.
            _ => {}
        }
        Ok(())
    }

    fn note(&mut self, times: &PlaybackLatency) {
        self.sink_delay = Duration::from_micros(times.sink_usec).min(PATIENCE);
        if !times.playing {
            return;
        }
        let buffered =
            u32::try_from(times.write_offset.saturating_sub(times.read_offset)).unwrap_or(0);
        let buffered = buffered.saturating_add(self.written).min(FRAME_BYTES * RATE);
        let heard = Instant::now() + self.sink_delay + span(buffered);
        let differs = heard.max(self.heard).duration_since(heard.min(self.heard)) > TREMOR;
        if differs {
            self.heard = heard;
        }
    }

    fn send(&mut self, number: u32, command: &Command) -> Result<(), ProtocolError> {
        write_command_message(&mut self.socket, number, command, self.version)
    }

    /// Asks something and waits for the answer.
    fn ask<T: CommandReply>(&mut self, number: u32, command: &Command) -> Result<T, ProtocolError> {
        self.send(number, command)?;
        let asked_at = Instant::now();
        while asked_at.elapsed() < PATIENCE {
            self.receive()?;
            while let Some(message) = self.next_message()? {
                let mut rest = Cursor::new(&message[..]);
                match Command::read_tag_prefixed(&mut rest, self.version) {
                    Ok((of, Command::Reply)) if of == number => {
                        return TagStructReader::new(&mut rest, self.version).read();
                    }
                    Ok((_, Command::Error(why))) => return Err(ProtocolError::ServerError(why)),
                    _ => {}
                }
            }
        }
        Err(ProtocolError::Timeout)
    }

    /// Reads what has arrived, and waits a moment if nothing has.
    fn receive(&mut self) -> Result<(), ProtocolError> {
        let mut part = [0; 4096];
        match self.socket.read(&mut part) {
            Ok(0) => Err(io(ErrorKind::ConnectionAborted)),
            Ok(count) => {
                self.arrived.extend_from_slice(&part[..count]);
                Ok(())
            }
            Err(error)
                if matches!(
                    error.kind(),
                    ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted
                ) =>
            {
                Ok(())
            }
            Err(error) => Err(error.into()),
        }
    }

    /// The next message that has arrived as a whole.
    fn next_message(&mut self) -> Result<Option<Vec<u8>>, ProtocolError> {
        if self.arrived.len() < DESCRIPTOR_SIZE {
            return Ok(None);
        }
        let length = read_descriptor(&mut Cursor::new(&self.arrived))?.length as usize;
        if length > LONGEST_MESSAGE {
            return Err(io(ErrorKind::InvalidData));
        }
        let end = DESCRIPTOR_SIZE + length;
        if self.arrived.len() < end {
            return Ok(None);
        }
        let message = self.arrived[DESCRIPTOR_SIZE..end].to_vec();
        self.arrived.drain(..end);
        Ok(Some(message))
    }
}

fn parameters() -> PlaybackStreamParams {
    let bytes = |millis: u32| millis * RATE / 1000 * FRAME_BYTES;
    let mut props = Props::new();
    props.set(Prop::MediaName, c"Kete");
    props.set(Prop::MediaRole, c"game");
    PlaybackStreamParams {
        sample_spec: SampleSpec { format: SampleFormat::Float32Le, channels: 2, sample_rate: RATE },
        channel_map: ChannelMap::stereo(),
        buffer_attr: BufferAttr {
            max_length: u32::MAX,
            target_length: bytes(AHEAD_MILLIS),
            pre_buffering: bytes(STEP_MILLIS),
            minimum_request_length: bytes(STEP_MILLIS),
            ..BufferAttr::default()
        },
        props,
        // The whole way to the ear is as long as the buffer asked for.
        flags: StreamFlags { adjust_latency: true, ..StreamFlags::default() },
        ..PlaybackStreamParams::default()
    }
}

/// How long so many bytes sound.
fn span(bytes: u32) -> Duration {
    Duration::from_secs_f64(f64::from(bytes) / f64::from(RATE * FRAME_BYTES))
}

fn io(kind: ErrorKind) -> ProtocolError {
    ProtocolError::Io(kind.into())
}
