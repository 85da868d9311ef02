//! Why no window could be opened, as a sentence.

use std::fmt;

use crate::texts::messages as say;

/// Why no window could be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// There is no display.
    NoDisplay,
    /// There is no working OpenGL.
    NoOpenGl,
    /// This environment variable has this value, which is not a valid scale.
    Scale(&'static str, String),
    /// The picture could not be taken or written.
    Picture(String),
    /// Another reason.
    Other(String),
}

impl fmt::Display for StartError {
    /// What is missing and what to install, in one sentence.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::NoDisplay => f.write_str(say::labels::no_display()),
            StartError::NoOpenGl => f.write_str(say::labels::no_opengl()),
            StartError::Scale(variable, value) => {
                f.write_str(&say::files::NoScale { variable, value }.text())
            }
            StartError::Picture(why) => f.write_str(why),
            StartError::Other(why) => f.write_str(&say::files::NoWindow { why }.text()),
        }
    }
}

impl std::error::Error for StartError {}

impl From<eframe::Error> for StartError {
    fn from(error: eframe::Error) -> StartError {
        match error {
            eframe::Error::Glutin(_) | eframe::Error::NoGlutinConfigs(..) => StartError::NoOpenGl,
            eframe::Error::OpenGL(_) => StartError::NoOpenGl,
            eframe::Error::Winit(_) | eframe::Error::WinitEventLoop(_) => StartError::NoDisplay,
            other => StartError::Other(other.to_string()),
        }
    }
}
