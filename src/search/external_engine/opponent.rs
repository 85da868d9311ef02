//! A program that plays, asked without waiting.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use super::fault::EngineFault;
use super::info::EngineInfo;
use super::program::{ProcessHandle, Program, Running, Task};
use crate::crash::guard;
use crate::rules::{Move, Ruleset};
use crate::search::Wake;

/// The name of the thread.
const PART: &str = "other program";

/// What a program plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// The move; whether it is legal is for the rules to say.
    pub mv: Move,
    /// What it says about it.
    pub info: Option<EngineInfo>,
}

/// A program at the board. It is started at the first task, ended after a fault and started anew
/// at the next task. Dropping this kills it.
pub struct Opponent {
    tasks: Option<Sender<(u64, Task)>>,
    answers: Receiver<(u64, Result<Chosen, EngineFault>)>,
    handle: Arc<ProcessHandle>,
    /// The number of the last task, from 1.
    asked: u64,
}

impl Opponent {
    /// Seats a program. `wake` is called on another thread after each answer.
    pub fn new(program: Program, wake: Option<Wake>) -> Opponent {
        let (tasks, received) = channel();
        let (answer, answers) = channel();
        let handle = Arc::new(ProcessHandle::default());
        let shared_handle = Arc::clone(&handle);
        let work = move || {
            let mut seat = EngineSeat { program, handle: shared_handle, running: None };
            while let Ok(asked) = received.recv() {
                // What was asked before the last task is no longer answered.
                let (number, task) = received.try_iter().last().unwrap_or(asked);
                // A panic ends the program at the board; the next task starts it anew.
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
        // Where there is no thread to be had, each task is answered with a fault.
        let started = thread::Builder::new().name(PART.to_owned()).spawn(work).is_ok();
        Opponent { tasks: started.then_some(tasks), answers, handle, asked: 0 }
    }

    /// Asks for a move and returns at once. What was asked before is no longer answered.
    pub fn ask(&mut self, task: Task) {
        self.move_now();
        self.asked += 1;
        if let Some(tasks) = &self.tasks
            && tasks.send((self.asked, task)).is_err()
        {
            self.tasks = None;
        }
    }

    /// Tells it to play what it has found so far.
    pub fn move_now(&self) {
        self.handle.answer_now_up_to.store(self.asked, Ordering::Relaxed);
    }

    /// Its answer to the last task, once it is there.
    pub fn answer(&self) -> Option<Result<Chosen, EngineFault>> {
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

/// The other thread's side.
struct EngineSeat {
    program: Program,
    handle: Arc<ProcessHandle>,
    /// The program, and the rules it was told.
    running: Option<(Running, Ruleset)>,
}

impl EngineSeat {
    fn choose(&mut self, number: u64, task: &Task) -> Result<Chosen, EngineFault> {
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
        Ok(Chosen { mv, info })
    }
}
