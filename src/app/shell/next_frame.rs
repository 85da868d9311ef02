//! When the next frame is painted without input.

use std::time::Duration;

use egui::Context;

use super::app::App;
use super::ui;
use crate::app::session::state::GameSession;

impl App {
    /// Whether seeds move on a board.
    pub(super) fn is_moving(&self) -> bool {
        let moves = |session: Option<&GameSession>| session.is_some_and(GameSession::is_moving);
        moves(self.state.session.as_ref()) || moves(self.state.board())
    }

    /// Requests the frames that no input causes: during an animation, and when something on show
    /// times out.
    pub(super) fn wake_later(&self, ctx: &Context, now: f64) {
        if self.is_moving() {
            ctx.request_repaint_after(Duration::from_secs_f64(1.0 / 60.0));
        } else if let Some(secs) = ui::next_change(&self.state, now) {
            ctx.request_repaint_after(Duration::from_secs_f64(secs.max(0.0)));
        }
    }
}
