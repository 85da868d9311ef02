//! An external program that reads commands and writes replies line by line.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::{ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};

use super::abilities::Abilities;
use super::fault::{EngineFault, shorten};
use super::group::ProcessGroup;
use super::info::EngineInfo;
use super::output::{NextLine, OutputLines};
use crate::background::{STACK_BYTES, spawn};
use crate::rules::{Move, Position, Ruleset};

/// What to start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The program's path.
    pub path: PathBuf,
    /// The program's arguments.
    pub arguments: Vec<String>,
}

/// A request for a move.
#[derive(Clone, Debug)]
pub struct MoveTask {
    /// The rules.
    pub ruleset: Ruleset,
    /// Where the moves begin: `start`, or a position string.
    pub start: String,
    /// The moves played from there.
    pub moves: Vec<Move>,
    /// The position after these moves.
    pub position: Position,
    /// The command: `go movetime 1000`.
    pub go: String,
    /// The time for the move in this command.
    pub time: Duration,
    /// How much longer the program may take to answer.
    pub patience: Duration,
}

/// How long a program may take to exit after it closed its output or was asked to quit.
const EXIT_GRACE: Duration = Duration::from_millis(500);
/// How often to check whether the wait should end.
const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// Controls a program from other threads than the one that waits for its replies.
#[derive(Debug, Default)]
pub(super) struct ProcessHandle {
    group: Mutex<Option<ProcessGroup>>,
    /// Whether the program is to end.
    end_requested: AtomicBool,
    /// Whether the program was ended because it wrote too much.
    flooded: AtomicBool,
    /// Tasks up to this number must be answered now.
    pub(super) answer_now_up_to: AtomicU64,
}

/// The running programs.
static RUNNING: Mutex<Vec<Weak<ProcessHandle>>> = Mutex::new(Vec::new());

/// Ends all programs, for the moment when Kete itself is ended: Ctrl+C in the terminal does not
/// reach their process groups.
pub fn end_all() {
    for handle in lock(&RUNNING).iter().filter_map(Weak::upgrade) {
        handle.end();
    }
}

/// No operation under these locks leaves the data in an invalid state, even if it panics.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl ProcessHandle {
    fn group(&self) -> MutexGuard<'_, Option<ProcessGroup>> {
        lock(&self.group)
    }

    /// Ends the program and all waits for it.
    pub(super) fn end(&self) {
        self.end_requested.store(true, Ordering::Relaxed);
        self.kill();
    }

    fn kill(&self) {
        if let Some(group) = self.group().as_mut() {
            group.kill();
        }
    }

    /// Ends a program that writes too much.
    fn end_flood(&self) {
        self.flooded.store(true, Ordering::Relaxed);
        self.kill();
    }

    fn is_end_requested(&self) -> bool {
        self.end_requested.load(Ordering::Relaxed)
    }
}

/// Ends a program from another thread than the one that waits for it.
#[derive(Clone, Debug, Default)]
pub struct KillSwitch(Arc<ProcessHandle>);

impl KillSwitch {
    /// Ends the program and the wait for it.
    pub fn end(&self) {
        self.0.end();
    }
}

impl Program {
    /// A program with its arguments as one text, separated by spaces.
    pub fn new(path: impl Into<PathBuf>, arguments: &str) -> Program {
        let arguments = arguments.split_ascii_whitespace().map(str::to_owned).collect();
        Program { path: path.into(), arguments }
    }

    /// Starts the program.
    ///
    /// # Errors
    /// The error of the system.
    pub fn start(&self) -> io::Result<RunningProgram> {
        self.start_with(Arc::default())
    }

    /// Starts the program under the control of `handle`.
    pub(super) fn start_with(&self, handle: Arc<ProcessHandle>) -> io::Result<RunningProgram> {
        let mut command = Command::new(&self.path);
        command.args(&self.arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        command.stderr(Stdio::null());
        let (input, output) = {
            // Holding the lock until the program is in the list lets `end_all` see every program.
            let mut programs = lock(&RUNNING);
            let mut group = ProcessGroup::start(command)?;
            let pipes = group.pipes();
            *handle.group() = Some(group);
            programs.retain(|handle| handle.strong_count() > 0);
            programs.push(Arc::downgrade(&handle));
            pipes
        };
        let lines = OutputLines::default();
        let running = RunningProgram { handle, input, lines: lines.clone() };
        if running.handle.is_end_requested() {
            // The end was requested during the start.
            running.handle.kill();
        }
        if let Some(output) = output {
            let (handle, name) = (Arc::clone(&running.handle), self.path.clone());
            let read = move || lines.read(output, &name, || handle.end_flood());
            spawn("other program, reading", STACK_BYTES, read)?;
        }
        Ok(running)
    }

    /// Starts the program, asks what it plays and ends it again. Waits at most `patience` for the
    /// answer.
    ///
    /// # Errors
    /// How the program failed.
    pub fn abilities(&self, patience: Duration) -> Result<Abilities, EngineFault> {
        self.abilities_in(&KillSwitch::default(), patience)
    }

    /// Like [`Program::abilities`], until `switch` ends the program.
    ///
    /// # Errors
    /// How the program failed.
    pub fn abilities_in(
        &self,
        switch: &KillSwitch,
        patience: Duration,
    ) -> Result<Abilities, EngineFault> {
        let started = self.start_with(Arc::clone(&switch.0));
        let mut running = started.map_err(|error| EngineFault::unstarted(&error))?;
        let abilities = running.abilities(patience)?;
        running.quit();
        Ok(abilities)
    }
}

/// A running program. Dropping it kills the program.
pub struct RunningProgram {
    handle: Arc<ProcessHandle>,
    input: Option<ChildStdin>,
    lines: OutputLines,
}

impl RunningProgram {
    /// Sends the rules of the game that begins.
    ///
    /// # Errors
    /// How the program failed.
    pub fn set_rules(&mut self, ruleset: &Ruleset, patience: Duration) -> Result<(), EngineFault> {
        let mut command = format!("ruleset {}", ruleset.name());
        for option in ruleset.options().iter().filter(|option| option.is_changed()) {
            command += &format!(" {}={}", option.name, option.value);
        }
        self.send_and_confirm(&command, patience)
    }

    /// Asks which games the program plays.
    ///
    /// # Errors
    /// How the program failed.
    pub fn abilities(&mut self, patience: Duration) -> Result<Abilities, EngineFault> {
        let mut abilities = Abilities::default();
        self.send("rulesets")?;
        let read_line = |line: &str| {
            abilities.read(line);
            (line == "ok").then_some(())
        };
        self.wait_for_reply("rulesets", patience, 0, read_line)?;
        Ok(abilities)
    }

    /// Asks for a move. It may be illegal: the caller must check it.
    ///
    /// # Errors
    /// How the program failed.
    pub fn choose(&mut self, task: &MoveTask) -> Result<Move, EngineFault> {
        self.choose_numbered(task, u64::MAX)
    }

    /// Like [`RunningProgram::choose`], for the task of this number
    /// ([`ProcessHandle::answer_now_up_to`]).
    pub(super) fn choose_numbered(
        &mut self,
        task: &MoveTask,
        number: u64,
    ) -> Result<Move, EngineFault> {
        let mut command = format!("position {} moves", task.start);
        for mv in &task.moves {
            command += &format!(" {mv}");
        }
        self.send_and_confirm(&command, task.patience)?;
        // Discards `info` lines from before this search.
        let _ = self.lines.info();
        self.send(&task.go)?;
        let best = |line: &str| line.strip_prefix("bestmove").map(|mv| mv.trim().to_owned());
        let played =
            self.wait_for_reply("go", task.time.saturating_add(task.patience), number, best)?;
        if played == "none" {
            return Err(EngineFault::no_move(&task.position));
        }
        task.position.parse_move(&played).map_err(|why| EngineFault::malformed(&played, &why))
    }

    /// What the program reports about the move it has just played.
    pub(super) fn info_about(&self, position: &Position, mv: Move) -> Option<EngineInfo> {
        let info = self.lines.info()?;
        let is_of = |first: &String| position.parse_move(first).is_ok_and(|first| first == mv);
        info.line.first().is_none_or(is_of).then_some(info)
    }

    /// Sends a command and waits for `ok`.
    fn send_and_confirm(&mut self, command: &str, patience: Duration) -> Result<(), EngineFault> {
        self.send(command)?;
        self.wait_for_reply(command, patience, 0, |line| (line == "ok").then_some(()))
    }

    fn send(&mut self, command: &str) -> Result<(), EngineFault> {
        let sent = self.input.as_mut().map(|input| {
            input.write_all(format!("{command}\n").as_bytes())?;
            input.flush()
        });
        match sent {
            Some(Ok(())) => Ok(()),
            Some(Err(_)) | None => Err(self.fault_at_end()),
        }
    }

    /// Waits for a reply that `answer` accepts. An error ends the wait; other lines are skipped. If
    /// `answer_now_up_to` reaches `number` meanwhile, asks the program to stop searching.
    fn wait_for_reply<T>(
        &mut self,
        command: &str,
        within: Duration,
        number: u64,
        mut answer: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, EngineFault> {
        let start = Instant::now();
        let mut may_hurry = number != 0 && number != u64::MAX;
        loop {
            let left = within.saturating_sub(start.elapsed());
            if self.handle.is_end_requested() {
                return Err(EngineFault::Ended(None));
            }
            // A program that never stops talking counts as silent.
            if left.is_zero() {
                return Err(EngineFault::Silent(within));
            }
            if may_hurry && self.handle.answer_now_up_to.load(Ordering::Relaxed) >= number {
                may_hurry = false;
                self.send("stop")?;
            }
            let line = match self.lines.next(left.min(POLL_INTERVAL)) {
                NextLine::Line(line) => line,
                NextLine::Timeout => continue,
                NextLine::Closed => return Err(self.fault_at_end()),
            };
            if let Some(found) = answer(&line) {
                return Ok(found);
            }
            if let Some(why) = line.strip_prefix("error") {
                let command = command.split(' ').next().unwrap_or_default().to_owned();
                return Err(EngineFault::Refused { command, why: shorten(why.trim()) });
            }
        }
    }

    /// The fault after the output closed. Waits a moment for the exit status.
    fn fault_at_end(&mut self) -> EngineFault {
        const STEP: Duration = Duration::from_millis(5);
        self.input = None;
        if self.handle.flooded.load(Ordering::Relaxed) {
            return EngineFault::Flooded;
        }
        let start = Instant::now();
        while start.elapsed() < EXIT_GRACE && !self.handle.is_end_requested() {
            let mut group = self.handle.group();
            if let Some(status) = group.as_mut().and_then(ProcessGroup::reap) {
                // After this the system may reuse the process number.
                *group = None;
                return EngineFault::Ended(Some(status.to_string()));
            }
            drop(group);
            thread::sleep(STEP);
        }
        EngineFault::Ended(None)
    }

    /// Asks the program to quit, and gives it a moment to do so.
    pub fn quit(mut self) {
        if self.send("quit").is_ok() {
            self.fault_at_end();
        }
    }
}

impl Drop for RunningProgram {
    fn drop(&mut self) {
        let group = self.handle.group().take();
        if let Some(mut group) = group {
            group.kill();
            group.wait();
        }
    }
}
