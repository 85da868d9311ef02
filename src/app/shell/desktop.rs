//! The window's place on the desktop, and the file manager.

use std::path::Path;
use std::process::{Command, Stdio};

use egui::{Rect, Vec2, pos2, vec2};
use winit::dpi::{LogicalSize, PhysicalPosition};
use winit::window::Window;

use crate::app::settings::place::WindowPlace;
use crate::background::{STACK_BYTES, spawn};

/// Moves a new window to its last place, or to where it can be seen.
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

/// The inside of the window in points, without the zoom.
pub fn size_of(window: &Window) -> Vec2 {
    let size: LogicalSize<f32> = window.inner_size().to_logical(window.scale_factor());
    vec2(size.width, size.height)
}

/// The window's place; while it is maximised, the place in `last`. `None` if the window fills the
/// screen or is hidden.
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

/// Shows a folder in the file manager; returns false if there is none.
pub fn show_folder(folder: &Path) -> bool {
    // The folder does not exist before the first game is saved.
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
    // The Explorer knows no path with slashes, and opens another folder instead.
    let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
    let started = Command::new(program)
        .arg(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    let Ok(mut child) = started else { return false };
    // A thread waits for the process, so that no zombie remains.
    let wait = move || {
        // Its exit code does not matter.
        let _ = child.wait();
    };
    spawn("file manager", STACK_BYTES, wait).is_ok()
}
