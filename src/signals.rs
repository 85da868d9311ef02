//! Signals from the system or a person to the whole program.

/// Ends the engines when a signal ends Kete, and turns a limit on file sizes into an error of the
/// write that exceeds it. Call once, at the start.
#[cfg(unix)]
pub fn handle() {
    use kete::background::interrupt;
    use kete::search::external_engine::end_all;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGXFSZ};
    use signal_hook::iterator::Signals;
    use signal_hook::{flag, low_level};

    // A handler that does nothing: without one, this signal ends the program without a message. If
    // it cannot be installed, Kete works without it.
    let _ = flag::register(SIGXFSZ, std::sync::Arc::default());
    let ignored = ignored_signals();
    let ends = [SIGHUP, SIGINT, SIGTERM].into_iter().filter(|signal| !ignored(*signal));
    let Ok(mut signals) = Signals::new(ends) else { return };
    let wait = move || {
        for signal in signals.forever() {
            if signal == SIGINT && interrupt::happened() {
                continue;
            }
            end_all();
            // The program ends by the signal, as the process that started it expects.
            let _ = low_level::emulate_default_handler(signal);
        }
    };
    let _ = std::thread::Builder::new().name("signals".to_owned()).spawn(wait);
}

/// The signals that the program was started to ignore, for instance by `nohup`, and must go on
/// ignoring. If the system does not say, a hangup counts as ignored.
#[cfg(unix)]
fn ignored_signals() -> impl Fn(i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    move |signal| match mask {
        Some(mask) => mask >> (signal - 1) & 1 == 1,
        None => signal == signal_hook::consts::SIGHUP,
    }
}

/// Ends the engines when Ctrl+C, or the end of the console or of the session, ends Kete. Call once,
/// at the start.
#[cfg(windows)]
pub fn handle() {
    use kete::background::interrupt;
    use kete::search::external_engine::end_all;

    /// The exit code of a program that Ctrl+C ended: `STATUS_CONTROL_C_EXIT`.
    const ENDED_BY_CTRL_C: i32 = 0xC000_013A_u32.cast_signed();

    // If there can be no handler, Windows ends the program, and the engines find their input closed.
    let _ = ctrlc::set_handler(|| {
        if !interrupt::happened() {
            end_all();
            std::process::exit(ENDED_BY_CTRL_C);
        }
    });
}

/// Other systems have no such signals.
#[cfg(not(any(unix, windows)))]
pub fn handle() {}
