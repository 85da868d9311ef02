//! A program that runs beside this one, spoken to in lines.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::{ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};

use super::abilities::Abilities;
use super::fault::{EngineFault, short};
use super::group::Group;
use super::info::EngineInfo;
use super::output::{NextLine, OutputLines};
use crate::rules::{Move, Position, Ruleset};

/// What to start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The program.
    pub path: PathBuf,
    /// The words behind it.
    pub arguments: Vec<String>,
}

/// A move that is asked for.
#[derive(Clone, Debug)]
pub struct Task {
    /// The rules.
    pub ruleset: Ruleset,
    /// Where the moves start: `start`, or a position string.
    pub start: String,
    /// What was played from there.
    pub moves: Vec<Move>,
    /// Where that leads.
    pub position: Position,
    /// The command: `go movetime 1000`.
    pub go: String,
    /// The time the command gives it.
    pub time: Duration,
    /// How long it may be silent beyond that.
    pub patience: Duration,
}

/// How long a program that closes its output, or was told to quit, has to end by itself.
const EXIT_GRACE: Duration = Duration::from_millis(500);
/// How often it is looked whether somebody wants the waiting to end.
const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// Holds a program from outside the thread that waits for it.
#[derive(Debug, Default)]
pub(super) struct ProcessHandle {
    group: Mutex<Option<Group>>,
    /// It is to end.
    end_requested: AtomicBool,
    /// It was ended because it wrote too much.
    flooded: AtomicBool,
    /// Tasks up to this number are to be answered now.
    pub(super) answer_now_up_to: AtomicU64,
}

/// The programs that run.
static RUNNING: Mutex<Vec<Weak<ProcessHandle>>> = Mutex::new(Vec::new());

/// Ends all programs, for when Kete itself is being ended: a Ctrl+C in the terminal does not reach
/// their process groups.
pub fn end_all() {
    for handle in lock(&RUNNING).iter().filter_map(Weak::upgrade) {
        handle.end();
    }
}

/// Nothing is ever left half done under these locks.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl ProcessHandle {
    fn group(&self) -> MutexGuard<'_, Option<Group>> {
        lock(&self.group)
    }

    /// Ends the program, and every waiting for it.
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

/// Ends from another thread a program that is waited for.
#[derive(Clone, Debug, Default)]
pub struct KillSwitch(Arc<ProcessHandle>);

impl KillSwitch {
    /// Ends the program, and the waiting for it.
    pub fn end(&self) {
        self.0.end();
    }
}

impl Program {
    /// A program with the words behind it as one text, parted at blanks.
    pub fn new(path: impl Into<PathBuf>, arguments: &str) -> Program {
        let arguments = arguments.split_ascii_whitespace().map(str::to_owned).collect();
        Program { path: path.into(), arguments }
    }

    /// Starts it.
    ///
    /// # Errors
    /// Where the system does not start it.
    pub fn start(&self) -> io::Result<Running> {
        self.start_with(Arc::default())
    }

    /// The same, to be held by `hand`.
    pub(super) fn start_with(&self, handle: Arc<ProcessHandle>) -> io::Result<Running> {
        let mut command = Command::new(&self.path);
        command.args(&self.arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        command.stderr(Stdio::null());
        let (input, output) = {
            // No program is missing from the list while `end_all` reads it.
            let mut programs = lock(&RUNNING);
            let mut group = Group::start(command)?;
            let pipes = group.pipes();
            *handle.group() = Some(group);
            programs.retain(|handle| handle.strong_count() > 0);
            programs.push(Arc::downgrade(&handle));
            pipes
        };
        let lines = OutputLines::default();
        let running = Running { handle, input, lines: lines.clone() };
        if running.handle.is_end_requested() {
            // It was to end while it started.
            running.handle.kill();
        }
        if let Some(output) = output {
            let (handle, name) = (Arc::clone(&running.handle), self.path.clone());
            let read = move || lines.read(output, &name, || handle.end_flood());
            thread::Builder::new().name("other program, reading".to_owned()).spawn(read)?;
        }
        Ok(running)
    }

    /// Starts it, asks what it plays and ends it again: waits until it has answered, at most so
    /// long.
    ///
    /// # Errors
    /// How it failed.
    pub fn abilities(&self, patience: Duration) -> Result<Abilities, EngineFault> {
        self.abilities_in(&KillSwitch::default(), patience)
    }

    /// The same, until it is cut.
    ///
    /// # Errors
    /// How it failed.
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

/// A program that runs. Dropping it kills it.
pub struct Running {
    handle: Arc<ProcessHandle>,
    input: Option<ChildStdin>,
    lines: OutputLines,
}

impl Running {
    /// Tells it the rules of the game that begins.
    ///
    /// # Errors
    /// How it failed.
    pub fn set_rules(&mut self, ruleset: &Ruleset, patience: Duration) -> Result<(), EngineFault> {
        let mut command = format!("ruleset {}", ruleset.name());
        for option in ruleset.options().iter().filter(|option| option.is_changed()) {
            command += &format!(" {}={}", option.name, option.value);
        }
        self.send_and_confirm(&command, patience)
    }

    /// Asks which games it plays.
    ///
    /// # Errors
    /// How it failed.
    pub fn abilities(&mut self, patience: Duration) -> Result<Abilities, EngineFault> {
        let mut abilities = Abilities::default();
        self.send("rulesets")?;
        let read_line = |said: &str| {
            abilities.read(said);
            (said == "ok").then_some(())
        };
        self.wait_for_reply("rulesets", patience, 0, read_line)?;
        Ok(abilities)
    }

    /// Its move; whether it is legal is for the rules to say.
    ///
    /// # Errors
    /// How it failed.
    pub fn choose(&mut self, task: &Task) -> Result<Move, EngineFault> {
        self.choose_numbered(task, u64::MAX)
    }

    /// The same for the task of this number, of which [`Hand::answer_to`] speaks.
    pub(super) fn choose_numbered(
        &mut self,
        task: &Task,
        number: u64,
    ) -> Result<Move, EngineFault> {
        let mut command = format!("position {} moves", task.start);
        for mv in &task.moves {
            command += &format!(" {mv}");
        }
        self.send_and_confirm(&command, task.patience)?;
        // All that was said before has been read by now.
        let _ = self.lines.info();
        self.send(&task.go)?;
        let best = |said: &str| said.strip_prefix("bestmove").map(|mv| mv.trim().to_owned());
        let played =
            self.wait_for_reply("go", task.time.saturating_add(task.patience), number, best)?;
        if played == "none" {
            return Err(EngineFault::no_move(&task.position));
        }
        task.position.parse_move(&played).map_err(|why| EngineFault::malformed(&played, &why))
    }

    /// What it has said about the move it has just played.
    pub(super) fn info_about(&self, position: &Position, mv: Move) -> Option<EngineInfo> {
        let info = self.lines.info()?;
        let is_of = |first: &String| position.parse_move(first).is_ok_and(|first| first == mv);
        info.line.first().is_none_or(is_of).then_some(info)
    }

    /// Tells it something that it has to agree to.
    fn send_and_confirm(&mut self, command: &str, patience: Duration) -> Result<(), EngineFault> {
        self.send(command)?;
        self.wait_for_reply(command, patience, 0, |said| (said == "ok").then_some(()))
    }

    fn send(&mut self, command: &str) -> Result<(), EngineFault> {
        let sent = self.input.as_mut().map(|input| {
            input.write_all(format!("{command}\n").as_bytes())?;
            input.flush()
        });
        match sent {
            Some(Ok(())) => Ok(()),
            Some(Err(_)) | None => Err(self.ended()),
        }
    }

    /// Waits for an answer; other lines but errors are passed over. Somebody may want it sooner,
    /// where it is the answer to the task of this number.
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
            // One that never stops talking is as good as silent.
            if left.is_zero() {
                return Err(EngineFault::Silent(within));
            }
            if may_hurry && self.handle.answer_now_up_to.load(Ordering::Relaxed) >= number {
                may_hurry = false;
                self.send("stop")?;
            }
            let said = match self.lines.next(left.min(POLL_INTERVAL)) {
                NextLine::Line(said) => said,
                NextLine::Timeout => continue,
                NextLine::Closed => return Err(self.ended()),
            };
            if let Some(found) = answer(&said) {
                return Ok(found);
            }
            if let Some(why) = said.strip_prefix("error") {
                let command = command.split(' ').next().unwrap_or_default().to_owned();
                return Err(EngineFault::Refused { command, why: short(why.trim()) });
            }
        }
    }

    /// It talks no more: how it ended, if it does so soon.
    fn ended(&mut self) -> EngineFault {
        const STEP: Duration = Duration::from_millis(5);
        self.input = None;
        if self.handle.flooded.load(Ordering::Relaxed) {
            return EngineFault::Flooded;
        }
        let start = Instant::now();
        while start.elapsed() < EXIT_GRACE && !self.handle.is_end_requested() {
            let mut group = self.handle.group();
            if let Some(status) = group.as_mut().and_then(Group::reap) {
                // Its number may be another's from now on.
                *group = None;
                return EngineFault::Ended(Some(status.to_string()));
            }
            drop(group);
            thread::sleep(STEP);
        }
        EngineFault::Ended(None)
    }

    /// Asks it to end, and gives it a moment for that.
    pub fn quit(mut self) {
        if self.send("quit").is_ok() {
            self.ended();
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let group = self.handle.group().take();
        if let Some(mut group) = group {
            group.kill();
            group.wait();
        }
    }
}
