//! The window's place on the desktop.

use egui::{Rect, Vec2, pos2, vec2};

/// The least size of the window, in points at a text size of 100 %.
pub const LEAST: Vec2 = vec2(480.0, 360.0);
/// The size of the first window.
pub const USUAL: Vec2 = vec2(1280.0, 800.0);
/// The largest side of a desktop, in points.
const MOST: f32 = 16_000.0;
/// How much of the title bar must stay on a screen, in pixels.
const SEEN: f32 = 80.0;

/// The window's place when it is neither maximised nor full screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WindowPlace {
    /// The upper left corner in pixels of the desktop; `None` if the desktop does not say
    /// (Wayland).
    pub corner: Option<(i32, i32)>,
    /// The size of the content, in points at a text size of 100 %.
    pub size: (u16, u16),
    /// The window is maximised.
    pub maximised: bool,
}

impl Default for WindowPlace {
    fn default() -> WindowPlace {
        WindowPlace { corner: None, size: (USUAL.x as u16, USUAL.y as u16), maximised: false }
    }
}

impl WindowPlace {
    /// The size, limited to what a window may have.
    pub fn size(&self) -> Vec2 {
        vec2(f32::from(self.size.0), f32::from(self.size.1)).clamp(LEAST, Vec2::splat(MOST))
    }

    /// The corner for a window of this size in pixels, moved so that the window can be seen and
    /// dragged on one of these screens. `None` if no corner or no screen is known.
    pub fn corner_on(&self, screens: &[Rect], size: Vec2) -> Option<(i32, i32)> {
        let (x, y) = self.corner?;
        let window = Rect::from_min_size(pos2(x as f32, y as f32), size);
        let overlap = |screen: &Rect| {
            let both = screen.intersect(window);
            if both.is_positive() { both.area() } else { 0.0 }
        };
        let screen = screens.iter().max_by(|a, b| overlap(a).total_cmp(&overlap(b)))?;
        let head_seen = screen.intersect(window).width() >= SEEN.min(size.x)
            && window.min.y >= screen.min.y
            && window.min.y <= screen.max.y - SEEN;
        if head_seen {
            return Some((x, y));
        }
        let most = (screen.max - size).max(screen.min);
        let corner = window.min.clamp(screen.min, most);
        Some((corner.x as i32, corner.y as i32))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: i32, y: i32) -> WindowPlace {
        WindowPlace { corner: Some((x, y)), ..WindowPlace::default() }
    }

    #[test]
    fn a_window_stays_where_it_can_be_seen() {
        let screens = [
            Rect::from_min_size(pos2(0.0, 0.0), vec2(1920.0, 1080.0)),
            Rect::from_min_size(pos2(1920.0, 0.0), vec2(1280.0, 1024.0)),
        ];
        let size = vec2(1280.0, 800.0);
        for (place, expected) in [
            (at(100, 50), (100, 50)),
            (at(2000, 20), (2000, 20)),
            // Partly off the screen, as the user left it.
            (at(-600, 10), (-600, 10)),
            // Its screen no longer exists.
            (at(5000, 200), (640, 200)),
            (at(-3000, -3000), (0, 0)),
            // The title bar above or below the screen.
            (at(100, -300), (100, 0)),
            (at(100, 1060), (100, 280)),
        ] {
            let found = place.corner_on(&screens, size).expect("a corner");
            let whole = found == expected
                || screens.iter().any(|screen| {
                    let corner = pos2(found.0 as f32, found.1 as f32);
                    screen.contains_rect(Rect::from_min_size(corner, size))
                });
            assert!(whole, "{place:?}: {found:?} for {expected:?}");
            if place.corner == Some(expected) {
                assert_eq!(found, expected);
            }
        }
        assert_eq!(at(3, 4).corner_on(&[], size), None);
        assert_eq!(WindowPlace::default().corner_on(&screens, size), None);
    }

    #[test]
    fn a_window_larger_than_the_screen_begins_at_its_corner() {
        let screen = [Rect::from_min_size(pos2(0.0, 0.0), vec2(800.0, 600.0))];
        assert_eq!(at(900, 700).corner_on(&screen, vec2(1280.0, 800.0)), Some((0, 0)));
    }

    #[test]
    fn sizes_out_of_reason_are_not_used() {
        let place = WindowPlace { size: (3, 60_000), ..WindowPlace::default() };
        assert_eq!(place.size(), vec2(480.0, 16_000.0));
    }
}
