//! Programs together with everything they start: on Unix each program leads a process group of its
//! own, which is killed as a whole. On other systems only the program itself is ended.

use std::io;
use std::process::{Child, Command, ExitStatus};

#[cfg(unix)]
use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

/// Starts a program so that [`kill`] reaches all of its processes.
pub(super) fn start(command: &mut Command) -> io::Result<Child> {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    command.spawn()
}

/// Ends a program that [`reap`] has not answered for yet, and all of its processes.
pub(super) fn kill(child: &mut Child) {
    // Until the program is reaped no other group can have its number.
    #[cfg(unix)]
    let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    // It may have ended long since.
    let _ = child.kill();
}

/// Where the program has ended: ends what it has left behind, and says how the program ended.
pub(super) fn reap(child: &mut Child) -> Option<ExitStatus> {
    #[cfg(unix)]
    {
        let look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        waitid(WaitId::Pid(Pid::from_child(child)), look).ok()??;
        kill(child);
    }
    child.try_wait().ok()?
}
