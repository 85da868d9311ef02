//! The console that the program was started from.

/// Windows gives a program with a window no console. If it was started from one with arguments, and
/// its output is not redirected, its output goes there. A terminal does not wait for such a
/// program: it waits for `kete.com`, the same program for consoles (`packaging/windows/make`).
#[cfg(windows)]
pub fn attach() {
    use std::io::stdout;
    use std::os::windows::io::AsRawHandle as _;

    // Attaching would replace the pipe or file of redirected output.
    if std::env::args_os().len() > 1 && stdout().as_raw_handle().is_null() {
        // Fails if there is no console, for instance for a file that was double-clicked.
        let _ = winsafe::AttachConsole(winsafe::PidParent::Parent);
    }
}

/// Other systems leave the terminal to every program.
#[cfg(not(windows))]
pub fn attach() {}
