//! Checks the environment for values on which a library would panic while the window opens.

use std::any::Any;
use std::ops::RangeInclusive;
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::{Arc, Mutex, PoisonError};

use super::start_error::StartError;

const SCALE: &str = "WINIT_X11_SCALE_FACTOR";
/// Outside this range the window has more or fewer pixels than winit can count.
const SCALES: RangeInclusive<f64> = 0.01..=100.0;

/// Checks the environment variables before the window opens.
///
/// # Errors
/// The variable that has to change.
pub(crate) fn check() -> Result<(), StartError> {
    let set = |name: &str| std::env::var(name).is_ok_and(|value| !value.is_empty());
    let is_x11 = set("DISPLAY") && !set("WAYLAND_DISPLAY") && !set("WAYLAND_SOCKET");
    match std::env::var(SCALE) {
        Ok(value) if is_x11 && !is_scale(&value) => Err(StartError::Scale(SCALE, value)),
        _ => Ok(()),
    }
}

/// Whether winit accepts it: `randr`, a number in [`SCALES`], or nothing.
fn is_scale(value: &str) -> bool {
    let number = || value.parse().is_ok_and(|scale| SCALES.contains(&scale));
    value.is_empty() || value.to_lowercase() == "randr" || number()
}

type Hook = Box<dyn Fn(&PanicHookInfo<'_>) + Sync + Send>;

/// The time until the window is open. A panic in this time is not a crash of Kete: an `Xft.dpi` of
/// 0 in the X11 resources is enough to cause one.
#[derive(Clone)]
pub(crate) struct Opening(Arc<Mutex<Option<Hook>>>);

impl Opening {
    /// From now on panics are silent.
    pub(crate) fn begin() -> Opening {
        let hook = panic::take_hook();
        panic::set_hook(Box::new(|_| {}));
        Opening(Arc::new(Mutex::new(Some(hook))))
    }

    /// The window is open: panics are reported again. Returns false if it was open before.
    pub(crate) fn end(&self) -> bool {
        let hook = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        hook.map(panic::set_hook).is_some()
    }

    /// Calls `run`, which opens the window and returns when it is closed.
    ///
    /// # Errors
    /// The message of a panic before the window was open.
    pub(crate) fn run<T>(&self, work: impl FnOnce() -> T) -> Result<T, StartError> {
        let done = panic::catch_unwind(AssertUnwindSafe(work));
        match (done, self.end()) {
            (Ok(done), _) => Ok(done),
            (Err(why), true) => Err(StartError::Other(words_of(why.as_ref()))),
            (Err(why), false) => panic::resume_unwind(why),
        }
    }
}

/// The message of a panic, on one line.
fn words_of(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_before_the_window_is_there_is_an_error() {
        let opening = Opening::begin();
        let done = opening.run(|| -> u8 { panic!("no\nscreen") });
        assert_eq!(done, Err(StartError::Other("no screen".to_owned())));
        assert_eq!(Opening::begin().run(|| 7), Ok(7));
        // A later panic is a crash of Kete.
        let opening = Opening::begin();
        let later = || {
            let opened = opening.clone();
            opening.run(move || -> u8 {
                opened.end();
                panic::resume_unwind(Box::new("later"));
            })
        };
        assert!(panic::catch_unwind(AssertUnwindSafe(later)).is_err());
    }
}
