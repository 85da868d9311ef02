//! Sparring on a rule: a game beside the one in progress, against an opponent that steers towards
//! positions in which the rule decides. Nothing of it is kept.

use crate::app::session::state::GameSession;
use crate::game::{GameInProgress, Level, NodeId, Player};
use crate::rules::{BySide, GameName, RuleId};
use crate::tutor::Played;
use crate::tutor::drills::ruleset_for;

/// The level the opponent is shown with; how it plays is its own.
const LEVEL: u8 = 3;

/// A game of sparring.
pub struct Sparring {
    /// The rule.
    pub rule: RuleId,
    /// The game. Lent out while a press on it is worked out.
    pub session: Option<GameSession>,
    /// Turns of the line played in which the rule took part.
    pub turns: usize,
    /// Moves of the learner that it refused.
    pub refused: usize,
    /// Where the turns were last counted, and how many lead there.
    counted: Option<NodeId>,
    /// The refusal last counted.
    seen: Option<f64>,
}

impl Sparring {
    /// Begins from the start of the game.
    pub fn begin(game: GameName, rule: RuleId) -> Option<Sparring> {
        let kete = Player::Kete(Level::new(LEVEL)?);
        let players = BySide::new(Player::You, kete);
        let game = GameInProgress::new(ruleset_for(game, rule), players);
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

    /// How often the rule has decided.
    pub fn decided(&self) -> usize {
        self.turns + self.refused
    }

    /// Lets time pass.
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

/// In how many turns of the line played a rule takes part.
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
