//! Surroundings that a library answers with a panic while the window opens: here they are an error.

use std::any::Any;
use std::ops::RangeInclusive;
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::{Arc, Mutex, PoisonError};

use super::start_error::StartError;

const SCALE: &str = "WINIT_X11_SCALE_FACTOR";
/// Tiny and huge scales give a window with more or fewer pixels than winit can count.
const SCALES: RangeInclusive<f64> = 0.01..=100.0;

/// Looks at the variables of the environment before the window opens.
///
/// # Errors
/// Which one has to change.
pub(crate) fn check() -> Result<(), StartError> {
    let set = |name: &str| std::env::var(name).is_ok_and(|value| !value.is_empty());
    let is_x11 = set("DISPLAY") && !set("WAYLAND_DISPLAY") && !set("WAYLAND_SOCKET");
    match std::env::var(SCALE) {
        Ok(value) if is_x11 && !is_scale(&value) => Err(StartError::Scale(SCALE, value)),
        _ => Ok(()),
    }
}

/// Whether winit takes it: `randr`, a number that is neither tiny nor huge, or nothing.
fn is_scale(value: &str) -> bool {
    let number = || value.parse().is_ok_and(|scale| SCALES.contains(&scale));
    value.is_empty() || value.to_lowercase() == "randr" || number()
}

type Hook = Box<dyn Fn(&PanicHookInfo<'_>) + Sync + Send>;

/// The time until the window is there. A panic in it is no crash of Kete's: an `Xft.dpi` of 0 among
/// the resources of X11 is enough for one.
#[derive(Clone)]
pub(crate) struct Opening(Arc<Mutex<Option<Hook>>>);

impl Opening {
    /// Begins: panics are silent.
    pub(crate) fn begin() -> Opening {
        let hook = panic::take_hook();
        panic::set_hook(Box::new(|_| {}));
        Opening(Arc::new(Mutex::new(Some(hook))))
    }

    /// The window is there: panics are what they were. Returns whether it was not there before.
    pub(crate) fn end(&self) -> bool {
        let hook = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        hook.map(panic::set_hook).is_some()
    }

    /// Runs what opens the window and stays until it is closed.
    ///
    /// # Errors
    /// The words of a panic before the window was there.
    pub(crate) fn run<T>(&self, work: impl FnOnce() -> T) -> Result<T, StartError> {
        let done = panic::catch_unwind(AssertUnwindSafe(work));
        match (done, self.end()) {
            (Ok(done), _) => Ok(done),
            (Err(why), true) => Err(StartError::Other(words_of(why.as_ref()))),
            (Err(why), false) => panic::resume_unwind(why),
        }
    }
}

/// What a panic says, on one line.
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
        // Later ones are Kete's own.
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
