//! An example of a rule on its board: the move that shows it, the position one seed apart, and the
//! same board to try on.

use crate::app::session::intent::FilmIntent;
use crate::app::session::state::{Explain, GameSession, PendingMove};
use crate::draw::animation::Speed;
use crate::game::{GameInProgress, NodeId};
use crate::narration::turns;
use crate::rulebook::example::{Case, Does, WorkedExample};
use crate::rules::{RuleId, Side, Turn};
use crate::tutor::Played;

/// Seconds that a move which was tried stays on the board.
const GOES_BACK_SECS: f64 = 1.6;

/// What a move that was tried came to.
#[derive(Clone, Debug, PartialEq)]
pub struct TriedMove {
    /// It was refused.
    pub refused: bool,
    /// The rule of the example took part.
    pub shows_rule: bool,
    /// What it did, or why it was refused.
    pub says: String,
    /// By which rules.
    pub rules: Vec<RuleId>,
}

/// The board of the example as one's own, until it is put away.
pub struct Trial {
    /// The board.
    pub session: GameSession,
    /// What the last move came to.
    pub tried: Option<TriedMove>,
    goes_back: bool,
}

/// An example of a rule, with boards to look at and to try on.
pub struct Example {
    /// The example itself.
    pub worked: WorkedExample,
    /// The board before the move.
    before: GameSession,
    /// The board after it, with its film; none where nothing is played.
    after: Option<GameSession>,
    /// The film has not begun.
    pub at_start: bool,
    /// The refusal was asked for.
    pub told: bool,
    /// The board to try on.
    pub trial: Option<Trial>,
}

impl Example {
    /// The boards of an example.
    pub fn new(worked: WorkedExample) -> Example {
        let before = shown(worked.before.clone());
        let flipped = before.flipped;
        let mut after = worked.after.clone().map(shown);
        if let Some(after) = &mut after {
            after.flipped = flipped;
        }
        Example { worked, before, after, at_start: true, told: false, trial: None }
    }

    /// Shows the other position.
    pub fn show(&mut self, case: Case) {
        if let Some(worked) = self.worked.turned_to(case) {
            *self = Example::new(worked);
        }
    }

    /// The board on the page.
    pub fn board(&self) -> &GameSession {
        match (&self.trial, &self.after) {
            (Some(trial), _) => &trial.session,
            (None, Some(after)) if !self.at_start => after,
            _ => &self.before,
        }
    }

    /// The same, to be changed.
    pub fn board_mut(&mut self) -> &mut GameSession {
        match (&mut self.trial, &mut self.after) {
            (Some(trial), _) => &mut trial.session,
            (None, Some(after)) if !self.at_start => after,
            _ => &mut self.before,
        }
    }

    /// The board whose turn has a film.
    pub fn filmed(&self) -> Option<&GameSession> {
        self.after.as_ref().filter(|_| self.trial.is_none())
    }

    /// The turn to be marked on the board: before it is played.
    pub fn foreseen(&self) -> Option<&Turn> {
        match &self.worked.does {
            Does::Plays(turn) if self.at_start && self.trial.is_none() => Some(turn),
            _ => None,
        }
    }

    /// Plays the example, or stops its film; a refused move says why.
    pub fn play(&mut self, now: f64, speed: Speed) {
        self.trial = None;
        if let Does::Refuses(illegal) = &self.worked.does {
            self.told = true;
            self.before.refuse(illegal, now);
        }
        let Some(after) = &mut self.after else { return };
        if self.at_start {
            after.explain = None;
            self.at_start = false;
        }
        after.play_film(now, speed);
        // At its end the last step stays.
        if let Some(explain) = &mut after.explain {
            explain.open = true;
        }
    }

    /// Does something with the film. Before its first step lies the board as it was.
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

    /// Back to the board as it was.
    pub fn rewind(&mut self) {
        self.at_start = true;
        self.told = false;
        if let Some(after) = &mut self.after {
            after.sowing = None;
            after.explain = None;
        }
        self.before.refusal = None;
    }

    /// The step of the film that is shown; none before it begins.
    pub fn step(&self) -> Option<usize> {
        let explain: Explain = self.after.as_ref()?.explain?;
        (!self.at_start).then_some(explain.step)
    }

    /// Whether the film runs.
    pub fn plays(&self) -> bool {
        let plays = |session: &GameSession| session.explain.is_some_and(|explain| explain.plays);
        !self.at_start && self.after.as_ref().is_some_and(plays)
    }

    /// The board becomes one's own.
    pub fn try_it(&mut self) {
        self.rewind();
        let session = own(self.worked.before.clone());
        self.trial = Some(Trial { session, tried: None, goes_back: false });
    }

    /// Puts the board to try on away.
    pub fn end_trial(&mut self) {
        self.trial = None;
    }

    /// Puts a move that was tried back at once; says whether there was one.
    pub fn put_back(&mut self) -> bool {
        let goes_back = self.trial.as_ref().is_some_and(|trial| trial.goes_back);
        if goes_back {
            let session = own(self.worked.before.clone());
            self.trial =
                self.trial.take().map(|trial| Trial { session, goes_back: false, ..trial });
        }
        goes_back
    }

    /// Looks at what a press has done since the game stood at `before`.
    pub fn judge(&mut self, before: NodeId, now: f64) {
        let rule = self.worked.of.1;
        let Some(trial) = &mut self.trial else { return };
        let session = &mut trial.session;
        if let Some(refusal) = &session.refusal {
            trial.tried = Some(TriedMove {
                refused: true,
                shows_rule: refusal.rule == Some(rule),
                says: refusal.words.clone(),
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
        let told = turns::turn(&turn);
        trial.tried = Some(TriedMove {
            refused: false,
            shows_rule: Played::of(position, turn).shows(rule),
            says: told.words,
            rules: told.rules,
        });
        trial.goes_back = true;
        session.locked = true;
        if !session.is_sowing() {
            session.settled_at = now;
        }
    }

    /// Lets time pass.
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

    /// When a move that was tried goes back by itself.
    pub fn next_change(&self) -> Option<f64> {
        let trial = self.trial.as_ref().filter(|trial| trial.goes_back)?;
        let session = &trial.session;
        (!session.is_sowing()).then_some(session.settled_at + GOES_BACK_SECS)
    }
}

/// A board to be looked at, from the side of the player to move.
fn shown(game: GameInProgress) -> GameSession {
    let mut session = own(game);
    session.locked = true;
    session.pending = PendingMove::None;
    session
}

/// A board to play on.
fn own(game: GameInProgress) -> GameSession {
    let mut session = GameSession::new(game);
    session.flipped = session.mover() == Side::North;
    session.live_text = String::new();
    session
}
