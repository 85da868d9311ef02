//! Sparring on a rule: a game beside the one in progress, against an opponent that steers towards
//! positions in which the rule decides. Nothing of it is kept.

use crate::app::animation::Speed;
use crate::app::background::{Errand, Missing};
use crate::app::state::State;
use crate::app::table::Table;
use crate::app::update;
use crate::game::{GameInProgress, Level, NodeId, Player};
use crate::rules::{BySide, GameName, Move, Position, RuleId};
use crate::search::{Limits, Request, go};
use crate::tutor::drills::{Dice, ruleset_for};
use crate::tutor::{Played, spar};

/// The level the opponent is shown with; how it plays is its own.
const LEVEL: u8 = 3;
/// Seconds that its move waits after the last one was shown.
const BREATH_SECS: f64 = 0.4;
/// Positions looked at where it cannot steer, as in laying out a round.
const NODES: u64 = 20_000;

/// The name of the thread.
const PART: &str = "sparring";

/// A game of sparring.
pub struct Sparring {
    /// The rule.
    pub rule: RuleId,
    /// The game. Lent out while a press on it is worked out.
    pub table: Option<Table>,
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
        let mut table = Table::new(game);
        table.said = String::new();
        Some(Sparring { rule, table: Some(table), turns: 0, refused: 0, counted: None, seen: None })
    }

    /// How often the rule has decided.
    pub fn decided(&self) -> usize {
        self.turns + self.refused
    }

    /// Lets time pass.
    pub fn tick(&mut self, now: f64, foresees: bool) {
        let Some(table) = &mut self.table else { return };
        table.learn_moves();
        table.tick(now);
        if foresees {
            table.foresee();
        }
        let here = table.game.current();
        if self.counted != Some(here) {
            self.counted = Some(here);
            self.turns = turns_of(&table.game, self.rule);
        }
        let refusal = table.refusal.as_ref().filter(|refusal| refusal.rule == Some(self.rule));
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

/// Finds the opponent's moves on threads of their own.
pub struct Sparrer {
    /// Finds them before anything else happens: for tests and pictures.
    at_once: bool,
    /// Another number, other moves.
    seed: u64,
    coming: Option<(Position, Errand<Option<Move>>)>,
    found: Option<(Position, Move)>,
}

impl Sparrer {
    /// One whose choices among equals go by this number.
    pub fn new(at_once: bool, seed: u64) -> Sparrer {
        Sparrer { at_once, seed, coming: None, found: None }
    }

    /// Plays on the table of the state, which is that of the sparring. `wake` is called when a
    /// move is found; returns the seconds that it still waits.
    pub fn follow(
        &mut self,
        state: &mut State,
        rule: RuleId,
        now: f64,
        wake: impl FnOnce() + Send + 'static,
    ) -> Option<f64> {
        let table = state.table.as_ref()?;
        let wanted = table.awaits_kete().map(|_| *table.position());
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
        let table = state.table.as_ref()?;
        if table.is_sowing() || table.explain.is_some() {
            return None;
        }
        let wait = match state.settings.speed {
            Speed::Off => 0.0,
            _ => table.settled_at + BREATH_SECS - now,
        };
        if wait > 0.0 {
            return Some(wait);
        }
        self.found = None;
        update::kete_plays(state, mv, now);
        None
    }

    fn start(&mut self, position: Position, rule: RuleId, wake: impl FnOnce() + Send + 'static) {
        self.seed = self.seed.wrapping_add(1);
        let mut dice = Dice::new(self.seed);
        let work = move || {
            let steered = spar(&position, rule, &mut dice);
            let searched = || go(Request::new(position, Limits::nodes(NODES)), None).answer()?.best;
            steered.or_else(searched)
        };
        let errand = match self.at_once {
            true => Errand::at_once(PART, work, wake),
            false => Errand::begin(PART, work, wake),
        };
        self.coming = Some((position, errand));
    }
}
