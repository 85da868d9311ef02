//! Another program that speaks the protocol of `kete engine`: it may crash, be silent or talk
//! nonsense at any time.

use std::io::{self, BufRead as _, BufReader, Read, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::fault::{Fault, short};
use super::player::{at_least_one, level};
use crate::game::Line;
use crate::rules::{Move, Ruleset};
use crate::texts::match_play as words;

/// A program, and how it is asked for a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Program {
    /// What to start.
    pub(super) path: PathBuf,
    /// With which words behind it.
    arguments: Vec<String>,
    /// The command for a move: `go nodes 1000`.
    go: String,
    /// The time it has for a move.
    time: Duration,
}

/// Lines kept until they are read; a program that says more waits.
const MOST_LINES: usize = 256;
/// A longer line is read in parts.
const LONGEST_LINE: u64 = 1 << 20;
/// How long a program that closes its output, or was told to quit, has to end by itself.
const TO_END: Duration = Duration::from_millis(500);

impl Program {
    /// Reads `PROGRAM ARGUMENT …,nodes=N,…`. A file of the whole name goes before a program with
    /// arguments.
    ///
    /// # Errors
    /// One sentence that names what does not fit.
    pub(super) fn read(text: &str) -> Result<Program, String> {
        let mut parts = text.split(',');
        let command = parts.next().unwrap_or_default().trim();
        let mut names = command.split_ascii_whitespace().map(str::to_owned);
        let (path, arguments) = match names.next() {
            None => return Err(words::no_program()),
            Some(_) if Path::new(command).is_file() => (command.to_owned(), Vec::new()),
            Some(first) => (first, names.collect()),
        };
        let mut go = "go".to_owned();
        let mut time = Duration::ZERO;
        for part in parts {
            let Some((name, value)) = part.split_once('=') else {
                return Err(words::unknown_limit(part));
            };
            match name {
                "level" => go += &format!(" level {}", level(value)?),
                "nodes" => go += &format!(" nodes {}", at_least_one(name, value)?),
                "movetime" => {
                    let most = at_least_one(name, value)?;
                    time = Duration::from_millis(most);
                    go += &format!(" movetime {most}");
                }
                _ => return Err(words::unknown_limit(part)),
            }
        }
        if go == "go" {
            return Err(words::no_limit(command));
        }
        Ok(Program { path: path.into(), arguments, go, time })
    }

    /// Starts it.
    ///
    /// # Errors
    /// Where the system does not start it.
    pub(super) fn start(&self) -> io::Result<Running> {
        let mut child = Command::new(&self.path)
            .args(&self.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let (sender, lines) = sync_channel(MOST_LINES);
        let running = Running { child, input, lines };
        if let Some(output) = output {
            let read = move || read_lines(output, &sender);
            thread::Builder::new().name("program".to_owned()).spawn(read)?;
        }
        Ok(running)
    }
}

/// Sends each line until the output closes or nobody listens.
fn read_lines(output: impl Read, sender: &SyncSender<String>) {
    let mut reader = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = reader.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        if !read.is_ok_and(|bytes| bytes > 0) {
            return;
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.trim();
        if !text.starts_with("info ") && sender.send(text.to_owned()).is_err() {
            return;
        }
    }
}

/// A program that runs. Dropping it kills it.
pub(super) struct Running {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Running {
    /// Tells it the rules of the game that begins.
    pub(super) fn take_rules(
        &mut self,
        ruleset: &Ruleset,
        patience: Duration,
    ) -> Result<(), Fault> {
        let mut command = format!("ruleset {}", ruleset.name());
        for option in ruleset.options().iter().filter(|option| option.is_changed()) {
            command += &format!(" {}={}", option.name, option.value);
        }
        self.obey(&command, patience)
    }

    /// Its move after this line of play.
    pub(super) fn choose(
        &mut self,
        program: &Program,
        line: &Line,
        patience: Duration,
    ) -> Result<Move, Fault> {
        let mut command = "position start moves".to_owned();
        for turn in line.turns() {
            command += &format!(" {}", turn.mv);
        }
        self.obey(&command, patience)?;
        self.tell(&program.go)?;
        let best = |said: &str| said.strip_prefix("bestmove").map(|mv| mv.trim().to_owned());
        let played = self.hear("go", program.time.saturating_add(patience), best)?;
        if played == "none" {
            return Err(Fault::no_move(line));
        }
        line.position().parse_move(&played).map_err(|why| Fault::malformed(&played, &why))
    }

    /// Tells it something that it has to agree to.
    fn obey(&mut self, command: &str, patience: Duration) -> Result<(), Fault> {
        self.tell(command)?;
        self.hear(command, patience, |said| (said == "ok").then_some(()))
    }

    fn tell(&mut self, command: &str) -> Result<(), Fault> {
        let told = self.input.as_mut().map(|input| {
            input.write_all(format!("{command}\n").as_bytes())?;
            input.flush()
        });
        match told {
            Some(Ok(())) => Ok(()),
            Some(Err(_)) | None => Err(self.ended()),
        }
    }

    /// Waits for an answer; other lines but errors are passed over.
    fn hear<T>(
        &mut self,
        command: &str,
        within: Duration,
        answer: impl Fn(&str) -> Option<T>,
    ) -> Result<T, Fault> {
        let start = Instant::now();
        loop {
            let left = within.saturating_sub(start.elapsed());
            // One that never stops talking is as good as silent.
            if left.is_zero() {
                return Err(Fault::Silent(within));
            }
            let said = match self.lines.recv_timeout(left) {
                Ok(said) => said,
                Err(RecvTimeoutError::Timeout) => return Err(Fault::Silent(within)),
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended()),
            };
            if let Some(found) = answer(&said) {
                return Ok(found);
            }
            if let Some(why) = said.strip_prefix("error") {
                let command = command.split(' ').next().unwrap_or_default().to_owned();
                return Err(Fault::Refused { command, why: short(why.trim()) });
            }
        }
    }

    /// It talks no more: how it ended, if it does so soon.
    fn ended(&mut self) -> Fault {
        const STEP: Duration = Duration::from_millis(5);
        self.input = None;
        let start = Instant::now();
        while start.elapsed() < TO_END {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Fault::Ended(Some(status.to_string()));
            }
            thread::sleep(STEP);
        }
        Fault::Ended(None)
    }

    /// Asks it to end, and gives it a moment for that.
    pub(super) fn leave(mut self) {
        if self.tell("quit").is_ok() {
            self.ended();
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended long since.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
