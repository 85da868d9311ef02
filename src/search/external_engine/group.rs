//! A program together with all processes it starts. On Unix the program leads a process group,
//! which is killed as a whole. On Windows the program starts inside a job object; all its processes
//! belong to the job and end with it.

use std::io;
use std::process::{ChildStdin, ChildStdout, Command, ExitStatus};

#[cfg(unix)]
use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

#[cfg(not(windows))]
type Leader = std::process::Child;
#[cfg(windows)]
type Leader = Box<dyn process_wrap::std::ChildWrapper>;

/// A program and all processes it has started.
#[derive(Debug)]
pub(super) struct ProcessGroup {
    leader: Leader,
}

impl ProcessGroup {
    /// Starts a program so that [`kill`](Self::kill) reaches all of its processes.
    pub(super) fn start(command: Command) -> io::Result<ProcessGroup> {
        Ok(ProcessGroup { leader: start(command)? })
    }

    /// The program's stdin and stdout. Each is returned only once.
    #[cfg(not(windows))]
    pub(super) fn pipes(&mut self) -> (Option<ChildStdin>, Option<ChildStdout>) {
        (self.leader.stdin.take(), self.leader.stdout.take())
    }

    /// The program's stdin and stdout. Each is returned only once.
    #[cfg(windows)]
    pub(super) fn pipes(&mut self) -> (Option<ChildStdin>, Option<ChildStdout>) {
        (self.leader.stdin().take(), self.leader.stdout().take())
    }

    /// Kills a program that [`reap`](Self::reap) has not yet reported as ended, with all of its
    /// processes.
    pub(super) fn kill(&mut self) {
        // Until the program is reaped, no other group can have its number.
        #[cfg(unix)]
        let _ = kill_process_group(Pid::from_child(&self.leader), Signal::KILL);
        // Fails if the program has already ended, which does not matter.
        #[cfg(not(windows))]
        let _ = self.leader.kill();
        #[cfg(windows)]
        let _ = self.leader.start_kill();
    }

    /// If the program has ended, kills the processes it has left behind and returns its exit
    /// status.
    pub(super) fn reap(&mut self) -> Option<ExitStatus> {
        #[cfg(unix)]
        {
            let look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
            waitid(WaitId::Pid(Pid::from_child(&self.leader)), look).ok()??;
            self.kill();
        }
        #[cfg(windows)]
        {
            self.leader.inner_mut().try_wait().ok()??;
            self.kill();
        }
        self.leader.try_wait().ok()?
    }

    /// Waits until the program has ended, so that no zombie is left.
    pub(super) fn wait(&mut self) {
        #[cfg(not(windows))]
        let _ = self.leader.wait();
        // The job's own wait would wait for a message that may have been read already.
        #[cfg(windows)]
        let _ = self.leader.inner_mut().wait();
    }
}

#[cfg(unix)]
fn start(mut command: Command) -> io::Result<Leader> {
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command.spawn()
}

#[cfg(windows)]
fn start(command: Command) -> io::Result<Leader> {
    use process_wrap::std::{CommandWrap, CreationFlags, JobObject};
    use windows::Win32::System::Threading::CREATE_NO_WINDOW;
    CommandWrap::from(command).wrap(CreationFlags(CREATE_NO_WINDOW)).wrap(JobObject).spawn()
}

#[cfg(not(any(unix, windows)))]
fn start(mut command: Command) -> io::Result<Leader> {
    command.spawn()
}
