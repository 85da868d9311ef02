//! Whether a finger or the mouse is used, and the swipes of a finger. Both follow from the window's
//! events alone: for each touch egui gets the touch itself and, beside it, the pointer events that
//! stand for it.

use egui::{Context, Event, Id, Pos2, Rect, TouchDeviceId, TouchId, TouchPhase, Vec2, vec2};

use crate::draw::sizes::Sizes;

/// A finger that rests so long, in seconds, asks what is there instead of pressing it.
const LONG_PRESS_SECS: f64 = 0.5;
/// The longest press of a mouse that is still a click, for slow hands and slow machines.
const SLOWEST_CLICK_SECS: f64 = 2.0;

/// The least way of a swipe, in points, and how much longer it is than what it leaves its direction.
const SWIPE: f32 = 48.0;
const STRAIGHT: f32 = 2.0;

/// The direction in which a finger swiped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Swipe {
    Left,
    Right,
}

/// What the touches of a window say.
#[derive(Clone, Debug, Default)]
struct Fingers {
    is_used: bool,
    /// The controls have the size for fingers.
    are_fitted: bool,
    /// The fingers on the screen.
    down: Vec<(TouchDeviceId, TouchId)>,
    /// Where the only finger touched the screen first.
    from: Option<Pos2>,
    /// Where a finger was last.
    last: Pos2,
    /// A swipe that has just ended, and where it began.
    swipe: Option<(Pos2, Swipe)>,
}

impl Fingers {
    /// Reads the events of a frame.
    fn read(&mut self, events: &[Event]) {
        self.swipe = None;
        let is_touch = |event: &Event| matches!(event, Event::Touch { .. });
        // Pointer events beside a touch stand for it.
        let is_touched = !self.down.is_empty() || events.iter().any(is_touch);
        for event in events {
            match event {
                Event::Touch { device_id, id, phase, pos, .. } => {
                    self.touched((*device_id, *id), *phase, *pos);
                }
                // Some systems move the pointer to where the finger was.
                Event::PointerMoved(pos) | Event::PointerButton { pos, .. } => {
                    self.is_used &= is_touched || pos.distance(self.last) < 1.0;
                }
                Event::MouseWheel { .. } => self.is_used &= is_touched,
                Event::WindowFocused(false) => self.down.clear(),
                _ => {}
            }
        }
        // Nothing moves away under a finger: sizes change once it has left.
        if !is_touched {
            self.are_fitted = self.is_used;
        }
    }

    fn touched(&mut self, finger: (TouchDeviceId, TouchId), phase: TouchPhase, pos: Pos2) {
        self.last = pos;
        match phase {
            TouchPhase::Start => {
                self.is_used = true;
                self.from = self.down.is_empty().then_some(pos);
                self.down.push(finger);
            }
            TouchPhase::Move => {}
            TouchPhase::End => {
                self.down.retain(|other| *other != finger);
                let from = self.from.take();
                self.swipe = from.and_then(|from| Some((from, swipe_along(pos - from)?)));
            }
            TouchPhase::Cancel => {
                self.down.retain(|other| *other != finger);
                self.from = None;
            }
        }
    }
}

fn swipe_along(way: Vec2) -> Option<Swipe> {
    let is_swipe = way.x.abs() >= SWIPE && way.x.abs() >= STRAIGHT * way.y.abs();
    is_swipe.then_some(if way.x < 0.0 { Swipe::Left } else { Swipe::Right })
}

fn fingers(ctx: &Context) -> Fingers {
    ctx.data(|data| data.get_temp(Id::unique("fingers"))).unwrap_or_default()
}

/// Reads the events of this frame and gives all controls the size that fits a finger or the mouse.
/// Returns whether that size has changed. To be called at the beginning of each frame.
pub fn follow(ctx: &Context) -> bool {
    let mut fingers = fingers(ctx);
    let were_fitted = fingers.are_fitted;
    ctx.input(|input| fingers.read(&input.raw.events));
    Sizes::fit_fingers(fingers.are_fitted);
    let (is_used, are_fitted) = (fingers.is_used, fingers.are_fitted);
    ctx.data_mut(|data| data.insert_temp(Id::unique("fingers"), fingers));
    let slowest = if is_used { LONG_PRESS_SECS } else { SLOWEST_CLICK_SECS };
    ctx.options_mut(|options| options.input_options.max_click_duration = slowest);
    if is_used != are_fitted {
        ctx.request_repaint();
    }
    were_fitted != are_fitted
}

/// The place of a control, which grows around its middle where fingers need it.
pub fn fit(place: Rect) -> Rect {
    let size = vec2(Sizes::grown(place.width()), Sizes::grown(place.height()));
    Rect::from_center_size(place.center(), size)
}

/// Whether a finger is used, not the mouse.
pub fn is_used(ctx: &Context) -> bool {
    fingers(ctx).is_used
}

/// The swipe that has just ended, if it began in `place`.
pub fn swipe_in(ctx: &Context, place: Rect) -> Option<Swipe> {
    let (from, swipe) = fingers(ctx).swipe?;
    place.contains(from).then_some(swipe)
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Modifiers, PointerButton, pos2};

    fn touch(phase: TouchPhase, x: f32, y: f32) -> Event {
        let (device_id, id) = (TouchDeviceId(1), TouchId(7));
        Event::Touch { device_id, id, phase, pos: pos2(x, y), force: None }
    }

    fn button(pressed: bool, x: f32, y: f32) -> Event {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        Event::PointerButton { pos: pos2(x, y), button, pressed, modifiers }
    }

    #[test]
    fn a_finger_is_used_until_the_mouse_moves_elsewhere() {
        let mut fingers = Fingers::default();
        let moved = |x, y| Event::PointerMoved(pos2(x, y));
        fingers.read(&[moved(5.0, 5.0)]);
        assert!(!fingers.is_used);
        fingers.read(&[
            touch(TouchPhase::Start, 40.0, 9.0),
            moved(40.0, 9.0),
            button(true, 40.0, 9.0),
        ]);
        assert!(fingers.is_used && !fingers.are_fitted, "the finger still presses");
        // A frame may have the pointer's part of a touch alone.
        fingers.read(&[moved(44.0, 9.0)]);
        fingers.read(&[
            touch(TouchPhase::End, 41.0, 9.0),
            button(false, 44.0, 9.0),
            Event::PointerGone,
        ]);
        assert!(fingers.is_used && !fingers.are_fitted, "this frame still has the press");
        fingers.read(&[]);
        assert!(fingers.are_fitted);
        fingers.read(&[moved(41.0, 9.0)]);
        assert!(fingers.is_used, "a pointer event where the finger was");
        fingers.read(&[moved(60.0, 9.0)]);
        assert!(!fingers.is_used && !fingers.are_fitted);
    }

    #[test]
    fn only_a_long_way_sideways_with_one_finger_is_a_swipe() {
        let mut fingers = Fingers::default();
        let mut swipe = |x, y| {
            fingers.read(&[touch(TouchPhase::Start, 100.0, 100.0)]);
            fingers.read(&[touch(TouchPhase::End, x, y)]);
            fingers.swipe.map(|(_, swipe)| swipe)
        };
        assert_eq!(swipe(40.0, 110.0), Some(Swipe::Left));
        assert_eq!(swipe(160.0, 80.0), Some(Swipe::Right));
        assert_eq!(swipe(160.0, 160.0), None, "not straight");
        assert_eq!(swipe(120.0, 100.0), None, "a tap of a shaking hand");
        let second = Event::Touch {
            device_id: TouchDeviceId(1),
            id: TouchId(8),
            phase: TouchPhase::Start,
            pos: pos2(10.0, 10.0),
            force: None,
        };
        fingers.read(&[touch(TouchPhase::Start, 100.0, 100.0), second]);
        fingers.read(&[touch(TouchPhase::End, 10.0, 100.0)]);
        assert_eq!(fingers.swipe, None, "two fingers");
    }
}
