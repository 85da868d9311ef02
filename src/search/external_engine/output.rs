//! Reads a program's output line by line, within limits, because a program may write without end.

use std::collections::VecDeque;
use std::io::{self, BufReader, Read};
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use super::info::EngineInfo;
use super::program::lock;
use crate::files::read_line;
use crate::texts::messages::matches as say;

/// The rest of a longer line is dropped.
const MAX_LINE_BYTES: usize = 64 << 10;
/// A program is ended when its unread replies take more memory than this, in bytes.
const MAX_UNREAD_BYTES: usize = 1 << 20;
/// The memory of a line in addition to its text, in bytes.
const LINE_OVERHEAD: usize = 64;
/// A program that writes more than this in a second, in bytes, is ended.
const MAX_BYTES_PER_SECOND: usize = 4 << 20;

/// The lines of a program, passed from the thread that reads them to the one that waits for them.
#[derive(Clone, Default)]
pub(super) struct OutputLines(Arc<SharedBuffer>);

#[derive(Default)]
struct SharedBuffer {
    buffer: Mutex<Buffer>,
    changed: Condvar,
}

#[derive(Default)]
struct Buffer {
    lines: VecDeque<String>,
    memory: usize,
    is_over: bool,
    /// The last `info` line about the current search.
    info: Option<EngineInfo>,
}

/// The result of waiting for a line.
pub(super) enum NextLine {
    /// The next line.
    Line(String),
    /// No line arrived in time.
    Timeout,
    /// The output is closed: no line will follow.
    Closed,
}

impl OutputLines {
    fn buffer(&self) -> MutexGuard<'_, Buffer> {
        lock(&self.0.buffer)
    }

    /// Reads until the output closes. Calls `end_flood` if the program writes too much.
    pub(super) fn read(&self, output: impl Read, name: &Path, end_flood: impl FnOnce()) {
        let flooded = self.read_within_limits(output, name).is_err();
        if flooded {
            end_flood();
        }
        self.buffer().is_over = true;
        self.0.changed.notify_all();
    }

    /// Reads until the output closes or exceeds a limit.
    fn read_within_limits(&self, output: impl Read, name: &Path) -> Result<(), FloodError> {
        let meter = RateMeter { output, since: Instant::now(), bytes: 0, is_flooded: false };
        let mut reader = BufReader::new(meter);
        let mut has_complained = false;
        while let Ok(Some(line)) = read_line(&mut reader, MAX_LINE_BYTES) {
            if line.is_cut && !std::mem::replace(&mut has_complained, true) {
                let program = &*name.to_string_lossy();
                log::warn!("{}", say::LineCut { program, size: MAX_LINE_BYTES >> 10 }.text());
            }
            self.put(String::from_utf8_lossy(&line.bytes).trim())?;
        }
        if reader.get_ref().is_flooded { Err(FloodError) } else { Ok(()) }
    }

    fn put(&self, text: &str) -> Result<(), FloodError> {
        let mut buffer = self.buffer();
        if text.starts_with("info ") {
            buffer.info = EngineInfo::read(text).or(buffer.info.take());
            return Ok(());
        }
        buffer.memory += text.len() + LINE_OVERHEAD;
        if buffer.memory > MAX_UNREAD_BYTES {
            return Err(FloodError);
        }
        buffer.lines.push_back(text.to_owned());
        self.0.changed.notify_all();
        Ok(())
    }

    /// Waits for the next line, at most for `most`.
    pub(super) fn next(&self, most: Duration) -> NextLine {
        let nothing = |buffer: &mut Buffer| buffer.lines.is_empty() && !buffer.is_over;
        let waited = self.0.changed.wait_timeout_while(self.buffer(), most, nothing);
        let (mut buffer, _) = waited.unwrap_or_else(std::sync::PoisonError::into_inner);
        match buffer.lines.pop_front() {
            Some(line) => {
                buffer.memory -= line.len() + LINE_OVERHEAD;
                NextLine::Line(line)
            }
            None if buffer.is_over => NextLine::Closed,
            None => NextLine::Timeout,
        }
    }

    /// Takes the last `info` line about the current search.
    pub(super) fn info(&self) -> Option<EngineInfo> {
        self.buffer().info.take()
    }
}

/// The program wrote more than it may.
struct FloodError;

/// Counts the bytes of each second and fails if there are too many.
struct RateMeter<R> {
    output: R,
    since: Instant,
    bytes: usize,
    is_flooded: bool,
}

impl<R: Read> Read for RateMeter<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let bytes = self.output.read(buffer)?;
        if self.since.elapsed() > Duration::from_secs(1) {
            (self.since, self.bytes) = (Instant::now(), 0);
        }
        self.bytes += bytes;
        self.is_flooded = self.bytes > MAX_BYTES_PER_SECOND;
        if self.is_flooded { Err(io::ErrorKind::QuotaExceeded.into()) } else { Ok(bytes) }
    }
}
