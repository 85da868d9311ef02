//! The moves of the opponent in a sparring game, found in the background. It steers towards a rule.

use std::time::Instant;

use crate::app::board::Board;
use crate::app::session;
use crate::app::state::State;
use crate::background::Mode;
use crate::background::stop::StopToken;
use crate::background::task::{BackgroundTask, Missing};
use crate::draw::animation::Speed;
use crate::rules::{Move, Position, RuleId};
use crate::search::{Limits, Request, think_until};
use crate::tutor::drills::Dice;
use crate::tutor::spar;

/// Seconds between the learner's turn and its move.
const BREATH_SECS: f64 = 0.4;
/// Positions searched where it cannot steer, as when a round is laid out.
const NODES: u64 = 20_000;

const PART: &str = "sparring";

pub struct SparringPlayer {
    mode: Mode,
    /// The seed of the random choice among equal moves.
    seed: u64,
    coming: Option<(Position, BackgroundTask<Option<Move>>)>,
    found: Option<(Position, Move)>,
}

impl SparringPlayer {
    pub fn new(mode: Mode, seed: u64) -> SparringPlayer {
        SparringPlayer { mode, seed, coming: None, found: None }
    }

    /// Plays the opponent's move when it is its turn. `wake` is called when a move is found;
    /// returns the seconds until it is played.
    pub fn follow(
        &mut self,
        state: &mut State,
        rule: RuleId,
        now: f64,
        wake: impl FnOnce() + Send + 'static,
    ) -> Option<f64> {
        let session = state.session_on(Board::Sparring)?;
        let wanted = session.awaits_kete().map(|_| *session.position());
        if self.coming.as_ref().is_some_and(|(position, _)| Some(*position) != wanted) {
            self.coming = None;
        }
        if self.found.is_some_and(|(position, _)| Some(position) != wanted) {
            self.found = None;
        }
        let position = wanted?;
        if self.coming.is_none() && self.found.is_none() {
            self.start(position, rule, wake);
        }
        if let Some((_, coming)) = &self.coming {
            let answer = match coming.fetch() {
                Ok(answer) => answer,
                Err(Missing::Coming) => return None,
                Err(Missing::Lost) => None,
            };
            self.coming = None;
            let mv = answer.or_else(|| position.moves().first().copied());
            self.found = mv.map(|mv| (position, mv));
        }
        let (_, mv) = self.found?;
        let session = state.session_on(Board::Sparring)?;
        if session.is_sowing() || session.explain.is_some() {
            return None;
        }
        let wait = match state.settings.speed {
            Speed::Off => 0.0,
            _ => session.settled_at + BREATH_SECS - now,
        };
        if wait > 0.0 {
            return Some(wait);
        }
        self.found = None;
        session::update::kete_plays(state, Board::Sparring, mv, now);
        None
    }

    fn start(&mut self, position: Position, rule: RuleId, wake: impl FnOnce() + Send + 'static) {
        self.seed = self.seed.wrapping_add(1);
        let mut dice = Dice::new(self.seed);
        let work = move |stop: &StopToken| {
            let steered = spar(&position, rule, &mut dice);
            let request = Request::new(position, Limits::nodes(NODES));
            let searched = || think_until(&request, stop.flag(), Instant::now(), &mut |_| {}).best;
            steered.or_else(searched)
        };
        self.coming = Some((position, BackgroundTask::begin(self.mode, PART, work, wake)));
    }
}
