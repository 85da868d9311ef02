//! A program that plays, asked without waiting.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use super::fault::EngineFault;
use super::info::EngineInfo;
use super::program::{MoveTask, ProcessHandle, Program, RunningProgram};
use crate::crash::guard;
use crate::rules::{Move, Ruleset};
use crate::search::Wake;

/// The name of the thread.
const PART: &str = "other program";

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
    tasks: Option<Sender<(u64, MoveTask)>>,
    answers: Receiver<(u64, Result<ChosenMove, EngineFault>)>,
    handle: Arc<ProcessHandle>,
    /// The number of the last task, from 1.
    asked: u64,
}

impl Opponent {
    /// Prepares a program, without starting it. `wake` is called on another thread after each
    /// answer.
    pub fn new(program: Program, wake: Option<Wake>) -> Opponent {
        let (tasks, received) = channel();
        let (answer, answers) = channel();
        let handle = Arc::new(ProcessHandle::default());
        let shared_handle = Arc::clone(&handle);
        let work = move || {
            let mut seat = EngineSeat { program, handle: shared_handle, running: None };
            while let Ok(asked) = received.recv() {
                // Only the last task is answered.
                let (number, task) = received.try_iter().last().unwrap_or(asked);
                // A panic ends the program; the next task starts it again.
                let chosen = guard(PART, || seat.choose(number, &task));
                let chosen = chosen.unwrap_or(Err(EngineFault::Ended(None)));
                if answer.send((number, chosen)).is_err() {
                    return;
                }
                if let Some(wake) = &wake {
                    wake();
                }
            }
        };
        // If the thread cannot be started, each task is answered with a fault.
        let started = thread::Builder::new().name(PART.to_owned()).spawn(work).is_ok();
        Opponent { tasks: started.then_some(tasks), answers, handle, asked: 0 }
    }

    /// Asks for a move and returns at once. Earlier tasks are no longer answered.
    pub fn ask(&mut self, task: MoveTask) {
        self.move_now();
        self.asked += 1;
        if let Some(tasks) = &self.tasks
            && tasks.send((self.asked, task)).is_err()
        {
            self.tasks = None;
        }
    }

    /// Asks the program to play its best move so far.
    pub fn move_now(&self) {
        self.handle.answer_now_up_to.store(self.asked, Ordering::Relaxed);
    }

    /// The answer to the last task, if there is one already.
    pub fn answer(&self) -> Option<Result<ChosenMove, EngineFault>> {
        if self.tasks.is_none() {
            return Some(Err(EngineFault::Ended(None)));
        }
        loop {
            let (number, answer) = self.answers.try_recv().ok()?;
            if number == self.asked {
                return Some(answer);
            }
        }
    }
}

impl Drop for Opponent {
    fn drop(&mut self) {
        self.tasks = None;
        self.handle.end();
    }
}

/// The state of the thread that talks to the program.
struct EngineSeat {
    program: Program,
    handle: Arc<ProcessHandle>,
    /// The program, and the rules it was given.
    running: Option<(RunningProgram, Ruleset)>,
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
