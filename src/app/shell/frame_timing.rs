//! Measures the window: plays turn after turn without waiting for the screen, and prints how long
//! frames took. Behind a hidden flag, for `tests/long/window/speed.py`.

use std::io::{self, Write as _};
use std::time::Instant;

use egui::{Context, ViewportCommand};

use crate::app::state::State;
use crate::draw::animation::Speed;
use crate::game::GameInProgress;

/// Frames to skip before the count begins, until pictures and texts are ready.
const WARM_UP: usize = 30;

/// The measurements so far.
pub(crate) struct FrameTiming {
    wanted: usize,
    started: Instant,
    /// Seconds until the first frame was on the screen.
    first_picture: Option<f64>,
    /// Frames since the board's picture was ready.
    settled: usize,
    last: Option<Instant>,
    /// Milliseconds of the last frame's own work.
    worked: Option<f64>,
    /// Milliseconds of each frame: our own work; our work and what the desktop and the driver do
    /// before the drawing; everything until the next frame.
    own: Vec<f64>,
    handed_over: Vec<f64>,
    whole: Vec<f64>,
    /// Turns played.
    turns: usize,
}

impl FrameTiming {
    /// Measures this many frames of a program that started at `started`.
    pub fn new(wanted: usize, started: Instant) -> FrameTiming {
        FrameTiming {
            wanted,
            started,
            first_picture: None,
            settled: 0,
            last: None,
            worked: None,
            own: Vec::with_capacity(wanted),
            handed_over: Vec::with_capacity(wanted),
            whole: Vec::with_capacity(wanted),
            turns: 0,
        }
    }

    /// Call at the start of each frame. `handed_over` is how long the last frame took until the
    /// driver had its triangles, in seconds; `carving` is whether a board's picture is still being
    /// made.
    pub fn frame(
        &mut self,
        ctx: &Context,
        state: &mut State,
        handed_over: Option<f32>,
        carving: bool,
        now: f64,
    ) {
        let clock = Instant::now();
        ctx.request_repaint();
        if let (None, Some(_)) = (self.first_picture, self.last) {
            self.first_picture = Some((clock - self.started).as_secs_f64());
        }
        let last = self.last.replace(clock);
        self.settled = if carving { 0 } else { self.settled + 1 };
        if self.settled > WARM_UP
            && let (Some(last), Some(own), Some(handed_over)) = (last, self.worked, handed_over)
        {
            self.own.push(own);
            self.handed_over.push(1000.0 * f64::from(handed_over));
            self.whole.push(1000.0 * (clock - last).as_secs_f64());
        }
        if self.whole.len() == self.wanted {
            self.print();
            state.may_close = true;
            ctx.send_viewport_cmd(ViewportCommand::Close);
            self.wanted = usize::MAX;
        }
        self.play_on(state, now);
    }

    /// Call when our own work of the frame is done.
    pub fn worked(&mut self) {
        self.worked = self.last.map(|began| 1000.0 * began.elapsed().as_secs_f64());
    }

    /// Keeps something moving: plays the next turn, or starts a new game.
    fn play_on(&mut self, state: &mut State, now: f64) {
        let Some(session) = &mut state.session else { return };
        if session.is_sowing() {
            return;
        }
        let moves = session.position().moves();
        let Some(mv) = moves.get((7 * self.turns + 3) % moves.len().max(1)) else {
            let again = GameInProgress::new(session.game.ruleset(), session.game.players());
            state.lay(again);
            return;
        };
        self.turns += 1;
        session.commit(*mv, 0, now, Speed::Normal);
    }

    /// Prints one line for scripts.
    fn print(&self) {
        let own = median(&self.own);
        let handed_over = median(&self.handed_over);
        let whole = median(&self.whole);
        let first = 1000.0 * self.first_picture.unwrap_or_default();
        let memory = resident_kb().unwrap_or_default() / 1024;
        let frames = self.whole.len();
        // The reader may have closed the output.
        let _ = writeln!(
            io::stdout(),
            "frames {frames} turns {} own-ms {own:.2} handed-over-ms {handed_over:.2} \
             whole-ms {whole:.2} first-ms {first:.0} memory-mb {memory}",
            self.turns
        );
    }
}

fn median(of: &[f64]) -> f64 {
    let mut sorted = of.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or_default()
}

/// Memory in use, in kilobytes; `None` if the system does not say.
fn resident_kb() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_frame_in_the_middle() {
        assert_eq!(median(&[9.0, 1.0, 5.0]), 5.0);
        assert_eq!(median(&[]), 0.0);
    }
}
