//! Signals that the system or a person sends to the whole program.

/// Ends the engines with Kete, and turns a limit on the size of files into an error of the write
/// that meets it. Call once, at the start.
#[cfg(unix)]
pub fn handle() {
    use kete::search::external_engine::end_all;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGXFSZ};
    use signal_hook::iterator::Signals;
    use signal_hook::{flag, low_level};

    // A handler that does nothing: unhandled, this signal ends the program without a word. Where it
    // cannot be installed, Kete works without it.
    let _ = flag::register(SIGXFSZ, std::sync::Arc::default());
    let ignored = ignored_signals();
    let ends = [SIGHUP, SIGINT, SIGTERM].into_iter().filter(|signal| !ignored(*signal));
    let Ok(mut signals) = Signals::new(ends) else { return };
    let wait = move || {
        for signal in signals.forever() {
            end_all();
            // The program ends by the signal, as whoever started it expects.
            let _ = low_level::emulate_default_handler(signal);
        }
    };
    let _ = std::thread::Builder::new().name("signals".to_owned()).spawn(wait);
}

/// Which signals the program was started to ignore, by `nohup` for one: it must go on ignoring
/// them. Where the system does not say, a hangup counts as ignored.
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

/// Other systems have no such signals.
#[cfg(not(unix))]
pub fn handle() {}
