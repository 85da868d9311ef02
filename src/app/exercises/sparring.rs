//! Sparring on a rule: a game against an opponent that steers towards positions in which the rule
//! decides. It is not saved.

use crate::app::session::state::GameSession;
use crate::game::{GameInProgress, Level, NodeId, Player, Tutoring};
use crate::rules::{BySide, GameName, RuleId};
use crate::tutor::Played;
use crate::tutor::drills::ruleset_for;

/// The level shown for the opponent. How it plays does not depend on it.
const LEVEL: u8 = 3;

pub struct Sparring {
    pub rule: RuleId,
    /// Lent out while an intent is carried out on it.
    pub session: Option<GameSession>,
    /// Turns of the line in which the rule took part.
    pub turns: usize,
    /// Moves of the learner that the rule forbids.
    pub refused: usize,
    /// The point at which `turns` was counted.
    counted: Option<NodeId>,
    /// The time of the refusal counted last.
    seen: Option<f64>,
}

impl Sparring {
    pub fn begin(game: GameName, rule: RuleId) -> Option<Sparring> {
        let kete = Player::Kete(Level::new(LEVEL)?);
        let players = BySide::new(Player::You, kete);
        let mut game = GameInProgress::new(ruleset_for(game, rule), players);
        game.set_tutoring(Tutoring::Teach);
        let mut session = GameSession::new(game);
        session.live_text = String::new();
        Some(Sparring {
            rule,
            session: Some(session),
            turns: 0,
            refused: 0,
            counted: None,
            seen: None,
        })
    }

    pub fn decided(&self) -> usize {
        self.turns + self.refused
    }

    /// Lets time pass: counts what happened on the board.
    pub fn tick(&mut self, now: f64, foresees: bool) {
        let Some(session) = &mut self.session else { return };
        session.learn_moves();
        session.tick(now);
        if foresees {
            session.foresee();
        }
        let here = session.game.current();
        if self.counted != Some(here) {
            self.counted = Some(here);
            self.turns = turns_of(&session.game, self.rule);
        }
        let refusal = session.refusal.as_ref().filter(|refusal| refusal.rule == Some(self.rule));
        if let Some(refusal) = refusal
            && self.seen != Some(refusal.since)
        {
            self.seen = Some(refusal.since);
            self.refused += 1;
        }
    }
}

/// The number of turns in the line in which a rule takes part.
fn turns_of(game: &GameInProgress, rule: RuleId) -> usize {
    let path = game.path();
    let pairs = path.windows(2);
    let shows = |pair: &&[NodeId]| {
        let before = *game.node(pair[0]).entry().position();
        let turn = game.node(pair[1]).entry().turn().cloned();
        turn.is_some_and(|turn| Played::of(before, turn).shows(rule))
    };
    pairs.filter(shows).count()
}
