//! An example of a rule on its board: the move that shows it, the position that differs by one
//! seed, and a copy of the board to try moves on.

use crate::app::session::intent::FilmIntent;
use crate::app::session::state::{Explain, GameSession, PendingMove};
use crate::draw::animation::Speed;
use crate::game::{GameInProgress, NodeId};
use crate::narration::turns;
use crate::rulebook::example::{Case, Does, WorkedExample};
use crate::rules::{RuleId, Side, Turn};
use crate::tutor::Played;

/// Seconds until a tried move is taken back.
const GOES_BACK_SECS: f64 = 1.6;

/// The result of a tried move.
#[derive(Clone, Debug, PartialEq)]
pub struct TriedMove {
    pub refused: bool,
    /// The example's rule applied to it.
    pub shows_rule: bool,
    /// What the move did, or why it was refused.
    pub sentence: String,
    pub rules: Vec<RuleId>,
}

/// A copy of the example's board to try moves on.
pub struct Trial {
    pub session: GameSession,
    pub tried: Option<TriedMove>,
    goes_back: bool,
}

pub struct Example {
    pub worked: WorkedExample,
    before: GameSession,
    /// The board after the move, with its film; `None` if nothing is played.
    after: Option<GameSession>,
    /// The film has not started.
    pub at_start: bool,
    /// The reason of the refusal is shown.
    pub says_why: bool,
    pub trial: Option<Trial>,
}

impl Example {
    pub fn new(worked: WorkedExample) -> Example {
        let before = shown(worked.before.clone());
        let flipped = before.flipped;
        let mut after = worked.after.clone().map(shown);
        if let Some(after) = &mut after {
            after.flipped = flipped;
        }
        Example { worked, before, after, at_start: true, says_why: false, trial: None }
    }

    /// Switches between the example and its twin.
    pub fn show(&mut self, case: Case) {
        if let Some(worked) = self.worked.turned_to(case) {
            *self = Example::new(worked);
        }
    }

    pub fn board(&self) -> &GameSession {
        match (&self.trial, &self.after) {
            (Some(trial), _) => &trial.session,
            (None, Some(after)) if !self.at_start => after,
            _ => &self.before,
        }
    }

    pub fn board_mut(&mut self) -> &mut GameSession {
        match (&mut self.trial, &mut self.after) {
            (Some(trial), _) => &mut trial.session,
            (None, Some(after)) if !self.at_start => after,
            _ => &mut self.before,
        }
    }

    pub fn filmed(&self) -> Option<&GameSession> {
        self.after.as_ref().filter(|_| self.trial.is_none())
    }

    /// The turn to mark on the board before it is played.
    pub fn foreseen(&self) -> Option<&Turn> {
        match &self.worked.does {
            Does::Plays(turn) if self.at_start && self.trial.is_none() => Some(turn),
            _ => None,
        }
    }

    /// Plays or stops the film; a refused move shows why.
    pub fn play(&mut self, now: f64, speed: Speed) {
        self.trial = None;
        if let Does::Refuses(illegal) = &self.worked.does {
            self.says_why = true;
            self.before.refuse(illegal, now);
        }
        let Some(after) = &mut self.after else { return };
        if self.at_start {
            after.explain = None;
            self.at_start = false;
        }
        after.play_film(now, speed);
        // The last step stays open at the end.
        if let Some(explain) = &mut after.explain {
            explain.open = true;
        }
    }

    /// The step before the first shows the board before the move.
    pub fn film(&mut self, film: FilmIntent, now: f64, speed: Speed) {
        self.trial = None;
        let (step, at_start) = (self.step(), self.at_start);
        match film {
            FilmIntent::Play | FilmIntent::Open => return self.play(now, speed),
            FilmIntent::Close => return self.rewind(),
            FilmIntent::Back if at_start => return,
            FilmIntent::Back if step == Some(0) => return self.rewind(),
            _ => {}
        }
        let Some(after) = &mut self.after else { return };
        match film {
            FilmIntent::Step(step) => {
                self.at_start = false;
                after.look_at_step(step, true);
            }
            FilmIntent::On if at_start => {
                self.at_start = false;
                after.look_at_step(0, true);
            }
            FilmIntent::On => after.step_film(true),
            _ => after.step_film(false),
        }
    }

    pub fn rewind(&mut self) {
        self.at_start = true;
        self.says_why = false;
        if let Some(after) = &mut self.after {
            after.sowing = None;
            after.explain = None;
        }
        self.before.refusal = None;
    }

    /// `None` before it starts.
    pub fn step(&self) -> Option<usize> {
        let explain: Explain = self.after.as_ref()?.explain?;
        (!self.at_start).then_some(explain.step)
    }

    pub fn plays(&self) -> bool {
        let plays = |session: &GameSession| session.explain.is_some_and(|explain| explain.plays);
        !self.at_start && self.after.as_ref().is_some_and(plays)
    }

    pub fn try_it(&mut self) {
        self.rewind();
        let session = own(self.worked.before.clone());
        self.trial = Some(Trial { session, tried: None, goes_back: false });
    }

    /// Takes a tried move back; returns whether there was one.
    pub fn put_back(&mut self) -> bool {
        let Some(trial) = self.trial.as_mut().filter(|trial| trial.goes_back) else { return false };
        trial.session = own(self.worked.before.clone());
        trial.goes_back = false;
        true
    }

    /// Works out the result of a move made since `before`.
    pub fn judge(&mut self, before: NodeId, now: f64) {
        let rule = self.worked.of.1;
        let Some(trial) = &mut self.trial else { return };
        let session = &mut trial.session;
        if let Some(refusal) = &session.refusal {
            trial.tried = Some(TriedMove {
                refused: true,
                shows_rule: refusal.rule == Some(rule),
                sentence: refusal.words.clone(),
                rules: refusal.rule.into_iter().collect(),
            });
            return;
        }
        let current = session.game.current();
        let Some(parent) = session.game.node(current).parent().filter(|_| current != before) else {
            return;
        };
        let position = *session.game.node(parent).entry().position();
        let Some(turn) = session.game.node(current).entry().turn().cloned() else { return };
        let narrated = turns::turn(&turn);
        trial.tried = Some(TriedMove {
            refused: false,
            shows_rule: Played::of(position, turn).shows(rule),
            sentence: narrated.words,
            rules: narrated.rules,
        });
        trial.goes_back = true;
        session.locked = true;
        if !session.is_sowing() {
            session.settled_at = now;
        }
    }

    pub fn tick(&mut self, now: f64, foresees: bool) {
        let is_own = self.trial.is_some();
        let session = self.board_mut();
        if is_own {
            session.learn_moves();
        }
        session.tick(now);
        if is_own && foresees {
            session.foresee();
        }
        let due = !session.is_sowing() && now >= session.settled_at + GOES_BACK_SECS;
        if due {
            self.put_back();
        }
    }

    /// When a tried move is taken back.
    pub fn next_change(&self) -> Option<f64> {
        let trial = self.trial.as_ref().filter(|trial| trial.goes_back)?;
        let session = &trial.session;
        (!session.is_sowing()).then_some(session.settled_at + GOES_BACK_SECS)
    }
}

/// A board to look at, seen by the player to move.
fn shown(game: GameInProgress) -> GameSession {
    let mut session = own(game);
    session.locked = true;
    session.pending = PendingMove::None;
    session
}

fn own(game: GameInProgress) -> GameSession {
    let mut session = GameSession::new(game);
    session.flipped = session.mover() == Side::North;
    session.live_text = String::new();
    session
}
