//! A program that plays, asked without waiting.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use super::fault::EngineFault;
use super::info::EngineInfo;
use super::program::{MoveTask, ProcessHandle, Program, RunningProgram};
use crate::background::Mode;
use crate::background::Wake;
use crate::background::worker::{Desk, Work, Worker};
use crate::rules::{Move, Ruleset};

/// A program's move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChosenMove {
    /// The move. It may be illegal: the caller must check it.
    pub mv: Move,
    /// What the program says about the move.
    pub info: Option<EngineInfo>,
}

/// A program that plays. It starts with the first task; after a fault it is ended and starts again
/// with the next task. Dropping this kills it.
pub struct Opponent {
    seat: Worker<EngineSeat>,
    handle: Arc<ProcessHandle>,
    /// The number of the last task, from 1.
    last_task: u64,
}

impl Opponent {
    /// Prepares a program, without starting it. `wake` is called on another thread after each
    /// answer.
    pub fn new(program: Program, wake: Option<Wake>) -> Opponent {
        let handle = Arc::new(ProcessHandle::default());
        let seat = EngineSeat { program, handle: Arc::clone(&handle), running: None };
        let wake = move || {
            if let Some(wake) = &wake {
                wake();
            }
        };
        Opponent { seat: Worker::start(seat, Mode::Threads, wake), handle, last_task: 0 }
    }

    /// Asks for a move, without waiting. Earlier tasks are no longer answered.
    pub fn ask(&mut self, task: MoveTask) {
        self.move_now();
        self.last_task += 1;
        self.seat.supersede((self.last_task, task));
    }

    /// Asks the program to play its best move so far.
    pub fn move_now(&self) {
        self.handle.answer_now_up_to.store(self.last_task, Ordering::Relaxed);
    }

    /// The answer to the last task, if there is one already.
    pub fn answer(&self) -> Option<Result<ChosenMove, EngineFault>> {
        let mut answers = self.seat.reports();
        answers.retain(|(number, _)| *number == self.last_task);
        answers.pop().map(|(_, answer)| answer)
    }
}

impl Drop for Opponent {
    fn drop(&mut self) {
        self.handle.end();
    }
}

/// Talks to the program.
struct EngineSeat {
    program: Program,
    handle: Arc<ProcessHandle>,
    /// The program, and the rules it was given.
    running: Option<(RunningProgram, Ruleset)>,
}

impl Work for EngineSeat {
    /// A task and its number.
    type Job = (u64, MoveTask);
    type Report = (u64, Result<ChosenMove, EngineFault>);

    const NAME: &'static str = "other program";

    fn work(&mut self, (number, task): &mut Self::Job, desk: &mut Desk<'_, Self::Report>) {
        desk.report((*number, self.choose(*number, task)));
    }

    /// A panic ends the program; the next task starts it again.
    fn failed(&mut self, (number, _): Self::Job) -> Option<Self::Report> {
        Some((number, Err(EngineFault::Ended(None))))
    }
}

impl EngineSeat {
    fn choose(&mut self, number: u64, task: &MoveTask) -> Result<ChosenMove, EngineFault> {
        let mut running = match self.running.take() {
            Some((running, ruleset)) if ruleset == task.ruleset => running,
            before => {
                let mut running = match before {
                    Some((running, _)) => running,
                    None => {
                        let started = self.program.start_with(Arc::clone(&self.handle));
                        started.map_err(|error| EngineFault::unstarted(&error))?
                    }
                };
                running.set_rules(&task.ruleset, task.patience)?;
                running
            }
        };
        let mv = running.choose_numbered(task, number)?;
        let info = running.info_about(&task.position, mv);
        self.running = Some((running, task.ruleset));
        Ok(ChosenMove { mv, info })
    }
}
