//! Opens the window.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::time::Instant;

use eframe::CreationContext;
use egui::Vec2;

use super::app::App;
use super::desktop;
use super::environment::{self, Opening};
use super::frame_timing::FrameTiming;
use super::last_things;
use super::learners::of_current_learner;
use super::screenshot::Screenshot;
use super::start_error::StartError;
use crate::app::crashes;
use crate::app::settings::place::LEAST;
use crate::app::settings::worker::SettingsFile;
use crate::app::widgets::icons;
use crate::crash;
use crate::files::Folders;
use crate::rules::GameName;
use crate::texts::Language;
use crate::texts::messages as say;

/// The desktop finds the window's name and icon in the desktop entry of this name.
pub const APP_ID: &str = "kete";

/// The command line's options for the window.
#[derive(Clone, Debug, Default)]
pub struct WindowOptions {
    /// A saved game to open.
    pub file: Option<PathBuf>,
    /// A game to start.
    pub new: Option<GameName>,
    /// Two people play `new`.
    pub friend: bool,
    /// The data folder, in place of the platform's folders.
    pub data_dir: Option<PathBuf>,
    /// Writes a picture of the window to this file and closes the window.
    pub screenshot: Option<PathBuf>,
    /// Never uses the desktop's file dialog.
    pub in_window_dialogs: bool,
    /// Plays by itself, measures this many frames, prints how long they took and closes.
    pub frames: Option<usize>,
    /// Writes to standard error which sounds are played, and when.
    pub sound_log: bool,
    /// Width and height of the window, in points.
    pub size: Option<[f32; 2]>,
    /// The language in place of that of the system.
    pub language: Language,
}

/// Opens the window and returns once it is closed.
///
/// # Errors
/// There is no display or no working OpenGL, or the picture cannot be written.
pub fn run(options: WindowOptions) -> Result<(), StartError> {
    crash::end_with_this_thread(crashes::update::TO_SAVE, crashes::update::EXIT_CODE);
    let open = || {
        crash::fail_if_asked("window");
        open(options)
    };
    match catch_unwind(AssertUnwindSafe(open)) {
        Ok(closed) => closed,
        Err(_) => last_things::exit(),
    }
}

fn open(options: WindowOptions) -> Result<(), StartError> {
    let started = Instant::now();
    environment::check()?;
    let settings_file = SettingsFile::open(kept_folders(&options).as_ref());
    let place = settings_file.place();
    let size = options.size.map_or(place.size(), Vec2::from);
    let mut native = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_title(say::labels::kete())
            .with_app_id(APP_ID)
            .with_inner_size(size)
            .with_min_inner_size(LEAST)
            .with_maximized(place.maximised && options.size.is_none())
            .with_icon(icons::window_icon()),
        renderer: eframe::Renderer::Glow,
        dithering: false,
        // Otherwise eframe reads the clipboard on the painting thread.
        clipboard_shortcuts: false,
        ..Default::default()
    };
    native.glow_options.vsync = options.frames.is_none();
    let picture = options.screenshot.clone().map(Screenshot::to);
    let wanted = picture.clone();
    let opening = Opening::begin();
    let opened = opening.clone();
    let create = move |cc: &CreationContext<'_>| -> eframe::Result<Box<dyn eframe::App>, _> {
        opened.end();
        if let Some(window) = cc.winit_window() {
            desktop::restore(&place, window);
        }
        let mut app = App::started(cc, &options, settings_file);
        app.picture = picture;
        app.frame_timing = options.frames.map(|frames| FrameTiming::new(frames, started));
        app.ends_on_panic = true;
        if options.screenshot.is_none() && options.frames.is_none() {
            app.sounds.start(options.sound_log);
        }
        Ok(Box::new(app) as Box<dyn eframe::App>)
    };
    opening.run(|| eframe::run_native(say::labels::kete(), native, Box::new(create)))??;
    wanted.map_or(Ok(()), Screenshot::outcome)
}

/// The folders of the settings. A picture or a measurement must not depend on the user's settings.
pub(super) fn kept_folders(options: &WindowOptions) -> Option<Folders> {
    let folders = match &options.data_dir {
        Some(dir) => Some(Folders::under(dir)),
        None if options.screenshot.is_some() || options.frames.is_some() => None,
        None => Folders::of_user(),
    };
    folders.map(of_current_learner)
}
