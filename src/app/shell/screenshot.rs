//! `--screenshot`: writes a picture of the window to a file.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use egui::{Context, ViewportCommand};

use super::start_error::StartError;
use crate::draw::render::order::png_of;
use crate::files::{WriteError, write_whole};
use crate::texts::messages as say;

/// Frames before the picture is taken, until layout and textures are ready.
const FRAMES_BEFORE: u32 = 6;

/// A picture to be taken. Clones share its result.
#[derive(Clone)]
pub(crate) struct Screenshot {
    path: PathBuf,
    frames: u32,
    outcome: Arc<Mutex<Option<Result<(), WriteError>>>>,
}

impl Screenshot {
    /// A picture for this file.
    pub fn to(path: PathBuf) -> Screenshot {
        Screenshot { path, frames: 0, outcome: Arc::default() }
    }

    /// Call in each frame: takes the picture when everything is ready, then closes the window.
    pub fn follow(&mut self, ctx: &Context) {
        self.frames += 1;
        ctx.request_repaint();
        if self.frames != FRAMES_BEFORE {
            return;
        }
        let Screenshot { path, outcome, .. } = self.clone();
        let close = ctx.clone();
        ctx.request_screenshot(move |image| {
            let [width, height] = image.size;
            let pixels = image.as_raw().to_vec();
            let image = image::RgbaImage::from_raw(width as u32, height as u32, pixels);
            if let Some(Ok(png)) = image.map(|image| png_of(&image)) {
                let written = write_whole(&path, &png);
                *outcome.lock().unwrap_or_else(PoisonError::into_inner) = Some(written);
            }
            close.send_viewport_cmd(ViewportCommand::Close);
        });
    }

    /// The result, once the window is closed.
    ///
    /// # Errors
    /// The picture was not taken or cannot be written.
    pub fn outcome(self) -> Result<(), StartError> {
        match self.outcome.lock().unwrap_or_else(PoisonError::into_inner).take() {
            Some(Ok(())) => Ok(()),
            Some(Err(error)) => Err(StartError::Picture(error.to_string())),
            None => Err(StartError::Picture(
                say::files::NoPicture { name: self.path.display().to_string() }.text(),
            )),
        }
    }
}
