//! What the desktop knows and does: where the window stands, the file manager.

use std::path::Path;
use std::process::{Command, Stdio};

use egui::{Rect, pos2, vec2};
use winit::dpi::{LogicalSize, PhysicalPosition};
use winit::window::Window;

use crate::app::settings::place::WindowPlace;
use crate::background::{STACK_BYTES, spawn};

/// Puts a window that was just made where it stood, or where it can be seen.
pub fn restore(place: &WindowPlace, window: &Window) {
    let screens: Vec<Rect> = window
        .available_monitors()
        .map(|screen| {
            let (at, size) = (screen.position(), screen.size());
            let corner = pos2(at.x as f32, at.y as f32);
            Rect::from_min_size(corner, vec2(size.width as f32, size.height as f32))
        })
        .collect();
    let size = window.outer_size();
    let size = vec2(size.width as f32, size.height as f32);
    if !place.maximised
        && let Some((x, y)) = place.corner_on(&screens, size)
    {
        window.set_outer_position(PhysicalPosition::new(x, y));
    }
}

/// Where the window stands; what it keeps from `last` while it is maximised. `None` while that
/// says nothing: it fills the screen, or lies hidden.
pub fn place_of(window: &Window, last: WindowPlace) -> Option<WindowPlace> {
    if window.fullscreen().is_some() || window.is_minimized() == Some(true) {
        return None;
    }
    if window.is_maximized() {
        return Some(WindowPlace { maximised: true, ..last });
    }
    let size: LogicalSize<f32> = window.inner_size().to_logical(window.scale_factor());
    let corner = window.outer_position().ok().map(|at| (at.x, at.y));
    let size = (size.width.round() as u16, size.height.round() as u16);
    Some(WindowPlace { corner, size, maximised: false })
}

/// Shows a folder in the file manager; returns whether there is one to ask.
pub fn show_folder(folder: &Path) -> bool {
    // The folder is made when the first game is saved.
    if std::fs::create_dir_all(folder).is_err() {
        return false;
    }
    let program = if cfg!(target_os = "windows") {
        "explorer"
    } else if cfg!(target_os = "macos") {
        "open"
    } else {
        "xdg-open"
    };
    let started = Command::new(program)
        .arg(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    let Ok(mut child) = started else { return false };
    // Waited for on a thread, so that nothing is left over when it ends.
    let wait = move || {
        // How the file manager ends is its own affair.
        let _ = child.wait();
    };
    spawn("file manager", STACK_BYTES, wait).is_ok()
}
