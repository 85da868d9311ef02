//! Hands what is new on the board to the speaker.

use std::time::Instant;

use egui::Context;

use super::listener::Listener;
use crate::app::state::State;
use crate::sound::output::Speaker;

/// What the window does for the sounds in each frame.
#[derive(Default)]
pub struct Sounds {
    listener: Listener,
    /// Silent in tests and pictures.
    speaker: Speaker,
    /// How often it looked since something was painted.
    unpainted: u32,
}

/// Some desktops do not say that a window is hidden; it is just not painted any more.
const MOST_UNPAINTED: u32 = 2;

impl Sounds {
    /// From now on the sounds are heard.
    pub fn start(&mut self, log: bool) {
        self.speaker = Speaker::start(log);
    }

    /// Tells the speaker what is new. A hidden window is not heard.
    pub fn follow(&mut self, state: &State, ctx: &Context, now: f64) {
        if self.speaker.is_silent() {
            return;
        }
        self.unpainted += 1;
        let is_hidden = ctx.input(|input| input.viewport().visible()) == Some(false);
        let is_seen = !is_hidden && self.unpainted <= MOST_UNPAINTED;
        for order in self.listener.orders(state, is_seen, now, Instant::now()) {
            self.speaker.send(order);
        }
    }

    /// Something was painted.
    pub fn painted(&mut self) {
        self.unpainted = 0;
    }
}
