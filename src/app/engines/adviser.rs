//! Another program that is asked in addition to the analysis: what it would play at the position
//! shown.

use std::sync::Arc;

use egui::Context;

use super::player::{legal, task};
use crate::app::analysis::beside::Advice;
use crate::app::analysis::status::{asked_beside, beside_at};
use crate::app::debounce::AtRest;
use crate::app::settings::engines::Engine;
use crate::app::state::State;
use crate::game::NodeId;
use crate::search::external_engine::Opponent;

/// Seconds that a position must be shown before the program is asked about it.
const REST_SECS: f64 = 0.3;

/// The program asked in addition to Kete.
#[derive(Default)]
pub struct Adviser {
    seat: Option<(Engine, Opponent)>,
    /// The game and the point in it that the program is thinking about.
    asked: Option<(u64, NodeId)>,
    shown: AtRest<(u64, NodeId)>,
}

impl Adviser {
    pub fn end(&mut self) {
        *self = Adviser::default();
    }

    /// Asks the program what the tab wants to know, stops it when nobody sees the answer any more,
    /// and takes its answers. A program that fails is ended.
    pub fn follow(&mut self, state: &mut State, ctx: &Context, now: f64) {
        let beside = state.analysis.beside.as_ref();
        if beside.is_some_and(|beside| state.settings.engine(beside.name).is_none()) {
            state.analysis.beside = None;
        }
        let Some(engine) = asked_beside(state).map(|(engine, _)| engine.clone()) else {
            self.end();
            return;
        };
        if self.seat.as_ref().is_some_and(|(seated, _)| *seated != engine) {
            self.end();
        }
        let wanted = beside_at(state);
        if self.asked.is_some() && self.asked != wanted {
            self.asked = None;
            if let Some((_, opponent)) = &self.seat {
                opponent.move_now();
            }
        }
        let Some(at) = wanted else {
            self.shown.leave();
            return;
        };
        let Some(session) = &state.session else { return };
        if self.asked.is_none() {
            if !self.shown.rests(at, REST_SECS, ctx, now) {
                return;
            }
            let (_, opponent) = self.seat.get_or_insert_with(|| {
                let wake = ctx.clone();
                let opponent =
                    Opponent::new(engine.program(), Some(Arc::new(move || wake.request_repaint())));
                (engine, opponent)
            });
            opponent.ask(task(session, state.engines.patience));
            self.asked = Some(at);
        }
        let answer = self.seat.as_ref().and_then(|(_, opponent)| opponent.answer());
        let Some(answer) = answer else { return };
        self.asked = None;
        let advice = answer
            .and_then(|chosen| Ok(Advice { mv: legal(session, chosen.mv)?, info: chosen.info }));
        if advice.is_err() {
            self.end();
        }
        if let Some(beside) = &mut state.analysis.beside {
            beside.answered(at.1, advice);
            ctx.request_repaint();
        }
    }
}
