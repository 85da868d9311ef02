//! Programs together with everything they start. On Unix each program leads a process group of its
//! own, which is killed as a whole. On Windows each has a job of its own, in which it starts: what it
//! starts belongs to the job too, and ends with it.

use std::io;
use std::process::{ChildStdin, ChildStdout, Command, ExitStatus};

#[cfg(unix)]
use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

#[cfg(not(windows))]
type Leader = std::process::Child;
#[cfg(windows)]
type Leader = Box<dyn process_wrap::std::ChildWrapper>;

/// A program and all that it has started.
#[derive(Debug)]
pub(super) struct Group {
    leader: Leader,
}

impl Group {
    /// Starts a program so that [`kill`](Self::kill) reaches all of its processes.
    pub(super) fn start(command: Command) -> io::Result<Group> {
        Ok(Group { leader: start(command)? })
    }

    /// Where it reads and what it writes, each once.
    #[cfg(not(windows))]
    pub(super) fn pipes(&mut self) -> (Option<ChildStdin>, Option<ChildStdout>) {
        (self.leader.stdin.take(), self.leader.stdout.take())
    }

    /// Where it reads and what it writes, each once.
    #[cfg(windows)]
    pub(super) fn pipes(&mut self) -> (Option<ChildStdin>, Option<ChildStdout>) {
        (self.leader.stdin().take(), self.leader.stdout().take())
    }

    /// Ends a program that [`reap`](Self::reap) has not answered for yet, and all of its processes.
    pub(super) fn kill(&mut self) {
        // Until the program is reaped no other group can have its number.
        #[cfg(unix)]
        let _ = kill_process_group(Pid::from_child(&self.leader), Signal::KILL);
        // It may have ended long since.
        #[cfg(not(windows))]
        let _ = self.leader.kill();
        #[cfg(windows)]
        let _ = self.leader.start_kill();
    }

    /// Where the program has ended: ends what it has left behind, and says how the program ended.
    pub(super) fn reap(&mut self) -> Option<ExitStatus> {
        #[cfg(unix)]
        {
            let look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
            waitid(WaitId::Pid(Pid::from_child(&self.leader)), look).ok()??;
            self.kill();
        }
        self.leader.try_wait().ok()?
    }

    /// Waits until it has ended, so that nothing of it is left over.
    pub(super) fn wait(&mut self) {
        let _ = self.leader.wait();
    }
}

#[cfg(unix)]
fn start(mut command: Command) -> io::Result<Leader> {
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command.spawn()
}

#[cfg(windows)]
fn start(command: Command) -> io::Result<Leader> {
    use process_wrap::std::{CommandWrap, JobObject, KillOnDrop};
    // The job is to end with Kete too, however Kete ends.
    CommandWrap::from(command).wrap(KillOnDrop).wrap(JobObject).spawn()
}

#[cfg(not(any(unix, windows)))]
fn start(mut command: Command) -> io::Result<Leader> {
    command.spawn()
}
