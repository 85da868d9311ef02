//! An example of a rule on its board: the move that shows it, the position one seed apart, and the
//! same board to try on.

use crate::app::session::intent::FilmIntent;
use crate::app::session::state::{Explain, Half, Table};
use crate::draw::animation::Speed;
use crate::game::{GameInProgress, NodeId, Player};
use crate::rules::{BySide, Illegal, Move, Place, RuleId, Ruleset, Side, Step, Turn};
use crate::texts::messages as say;
use crate::texts::narration::{self, Course};
use crate::texts::{self, window as words};
use crate::tutor::Played;
use crate::tutor::drills::{Asked, Drill};

/// Seconds that a move which was tried stays on the board.
const GOES_BACK_SECS: f64 = 1.6;

/// Which position is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// The rule decides.
    Applies,
    /// One seed apart it does not.
    Twin,
}

/// What happens in an example.
#[derive(Clone, Debug, PartialEq)]
pub enum Does {
    /// This turn is played.
    Plays(Turn),
    /// This move is refused.
    Refuses(Illegal),
    /// Both players agree to end so.
    Agrees,
    /// Nothing moves: the position itself is the example.
    Lies,
}

/// What a move that was tried came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Tried {
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
    /// The board. Lent out while a press on it is worked out.
    pub table: Option<Table>,
    /// What the last move came to.
    pub tried: Option<Tried>,
    goes_back: bool,
}

/// An example of a rule.
pub struct Example {
    /// The rules and the rule it is of.
    pub of: (Ruleset, RuleId),
    drill: Drill,
    /// The position shown.
    pub case: Case,
    /// What happens there.
    pub does: Does,
    /// The board before the move. Lent out as that of a trial.
    before: Option<Table>,
    /// The board after it, with its film; none where nothing is played.
    after: Option<Table>,
    /// The film has not begun.
    pub at_start: bool,
    /// The refusal was asked for.
    pub told: bool,
    /// The board to try on.
    pub trial: Option<Trial>,
}

impl Example {
    /// An example with the position in which the rule decides; none where it cannot be laid out.
    pub fn new(of: (Ruleset, RuleId), drill: Drill) -> Option<Example> {
        let mut example = Example {
            of,
            drill,
            case: Case::Applies,
            does: Does::Lies,
            before: None,
            after: None,
            at_start: true,
            told: false,
            trial: None,
        };
        example.lay();
        example.before.is_some().then_some(example)
    }

    /// Whether there is a position one seed apart.
    pub fn has_twin(&self) -> bool {
        self.drill.twin.is_some()
    }

    /// The move it is about.
    pub fn mv(&self) -> Option<Move> {
        self.drill.mv
    }

    /// Shows the other position.
    pub fn show(&mut self, case: Case) {
        if case == Case::Applies || self.has_twin() {
            self.case = case;
            self.trial = None;
            self.lay();
        }
    }

    fn lay(&mut self) {
        self.at_start = true;
        self.told = false;
        self.after = None;
        self.does = Does::Lies;
        self.before = self.game().map(shown);
        let Some(mut game) = self.game() else { return };
        self.does = match (self.drill.asked, self.drill.mv) {
            (Asked::Agreed(agreement), _) => match game.agree(agreement) {
                Some(_) => Does::Agrees,
                None => Does::Lies,
            },
            (_, Some(mv)) => match game.look_ahead(&mv) {
                Ok(turn) => match game.play(&mv) {
                    Ok(_) => Does::Plays(turn),
                    Err(illegal) => Does::Refuses(illegal),
                },
                Err(illegal) => Does::Refuses(illegal),
            },
            (_, None) => Does::Lies,
        };
        if matches!(self.does, Does::Plays(_) | Does::Agrees) {
            let flipped = self.before.as_ref().is_some_and(|table| table.flipped);
            let mut after = shown(game);
            after.flipped = flipped;
            self.after = Some(after);
        }
    }

    /// The game as it stands before the move.
    fn game(&self) -> Option<GameInProgress> {
        let players = BySide::new(Player::Friend, Player::Friend);
        let start = match self.case {
            Case::Applies => self.drill.start,
            Case::Twin => self.drill.twin?,
        };
        let mut game = GameInProgress::from_setup(start.ruleset(), players, &start.setup()).ok()?;
        if self.case == Case::Applies {
            for mv in &self.drill.before {
                game.play(mv).ok()?;
            }
        }
        Some(game)
    }

    /// The board on the page.
    pub fn board(&self) -> Option<&Table> {
        match (&self.trial, &self.after) {
            (Some(trial), _) => trial.table.as_ref(),
            (None, Some(after)) if !self.at_start => Some(after),
            _ => self.before.as_ref(),
        }
    }

    /// The same, to be lent out.
    pub fn slot(&mut self) -> &mut Option<Table> {
        match &mut self.trial {
            Some(trial) => &mut trial.table,
            None if !self.at_start && self.after.is_some() => &mut self.after,
            None => &mut self.before,
        }
    }

    /// The board whose turn has a film.
    pub fn filmed(&self) -> Option<&Table> {
        self.after.as_ref().filter(|_| self.trial.is_none())
    }

    /// The board before the move.
    pub fn position(&self) -> Option<&Table> {
        self.before.as_ref()
    }

    /// The turn to be marked on the board: before it is played.
    pub fn foreseen(&self) -> Option<&Turn> {
        match &self.does {
            Does::Plays(turn) if self.at_start && self.trial.is_none() => Some(turn),
            _ => None,
        }
    }

    /// What is played or refused, in a few words.
    pub fn title(&self) -> String {
        match &self.does {
            Does::Plays(turn) => {
                let lifted = Course::of(&turn.events).lifted.map(|(_, count, _)| count.into());
                // A seed from the hand goes before what is lifted.
                let first = turn.events.first().map(|event| event.step);
                let from_hand = matches!(first, Some(Step::Take { .. }));
                let lifted = lifted.filter(|_| turn.mv.hole().is_some() && !from_hand);
                words::example_of_move(&turn.mv, lifted)
            }
            Does::Refuses(illegal) => words::example_of_refusal(&illegal.mv),
            Does::Agrees => say::rulebook::example_of_agreement().to_owned(),
            Does::Lies => say::rulebook::example_of_start().to_owned(),
        }
    }

    /// What happens, in a sentence or two.
    pub fn says(&self) -> String {
        let Some(before) = &self.before else { return String::new() };
        match &self.does {
            Does::Plays(turn) if self.of.1 == RuleId::GameRepetition => {
                let played = words::turns_before(self.drill.before.len());
                format!("{played} {}", narration::turn(turn).words)
            }
            Does::Plays(turn) if turn.mv.hole().is_some() => narration::preview(turn).words(),
            Does::Plays(turn) => narration::turn(turn).words,
            Does::Refuses(illegal) => {
                let below = if before.flipped { Side::North } else { Side::South };
                texts::refusal_seen(illegal, before.position().shape(), below)
            }
            Does::Agrees => {
                let Asked::Agreed(agreement) = self.drill.asked else { return String::new() };
                let outcome = self.after.as_ref().and_then(|after| after.game.outcome());
                let ended = match (&outcome, &self.after) {
                    (Some(outcome), _) => narration::result(outcome),
                    (None, Some(after)) => {
                        let stores = after.position().setup().stores;
                        words::round_agreed(stores.south, stores.north)
                    }
                    (None, None) => String::new(),
                };
                format!("{} {ended}", words::both_agree(agreement))
            }
            Does::Lies => say::rulebook::lies_so_at_start().to_owned(),
        }
    }

    /// The places that hold more or fewer seeds than where the rule decides.
    pub fn differs(&self) -> Vec<(Place, i32)> {
        let (Case::Twin, Some(twin)) = (self.case, &self.drill.twin) else { return Vec::new() };
        let (here, there) = (twin.setup(), self.drill.position.setup());
        let more = |one: u32, other: u32| one as i32 - other as i32;
        let holes = here.shape.holes().map(|hole| {
            let (one, other) = (here.heap(hole).total(), there.heap(hole).total());
            (Place::Hole(hole), more(one.into(), other.into()))
        });
        let ends = Side::ALL.into_iter().map(|side| {
            let (one, other) = (here.stores[side].into(), there.stores[side].into());
            (here.store_place(side), more(one, other))
        });
        holes.chain(ends).filter(|(_, more)| *more != 0).collect()
    }

    /// Plays the example, or stops its film; a refused move says why.
    pub fn play(&mut self, now: f64, speed: Speed) {
        self.trial = None;
        if let (Does::Refuses(illegal), Some(before)) = (&self.does, &mut self.before) {
            self.told = true;
            before.refuse(illegal, now);
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
        if let Some(before) = &mut self.before {
            before.refusal = None;
        }
    }

    /// The step of the film that is shown; none before it begins.
    pub fn step(&self) -> Option<usize> {
        let explain: Explain = self.after.as_ref()?.explain?;
        (!self.at_start).then_some(explain.step)
    }

    /// Whether the film runs.
    pub fn plays(&self) -> bool {
        let plays = |table: &Table| table.explain.is_some_and(|explain| explain.plays);
        !self.at_start && self.after.as_ref().is_some_and(plays)
    }

    /// The board becomes one's own.
    pub fn try_it(&mut self) {
        self.rewind();
        let table = self.game().map(own);
        self.trial = Some(Trial { table, tried: None, goes_back: false });
    }

    /// Puts the board to try on away.
    pub fn end_trial(&mut self) {
        self.trial = None;
    }

    /// Puts a move that was tried back at once; says whether there was one.
    pub fn put_back(&mut self) -> bool {
        let goes_back = self.trial.as_ref().is_some_and(|trial| trial.goes_back);
        if goes_back {
            let table = self.game().map(own);
            self.trial = self.trial.take().map(|trial| Trial { table, goes_back: false, ..trial });
        }
        goes_back
    }

    /// Looks at what a press has done since the game stood at `before`.
    pub fn judge(&mut self, before: NodeId, now: f64) {
        let rule = self.of.1;
        let Some(trial) = &mut self.trial else { return };
        let Some(table) = &mut trial.table else { return };
        if let Some(refusal) = &table.refusal {
            trial.tried = Some(Tried {
                refused: true,
                shows_rule: refusal.rule == Some(rule),
                says: refusal.words.clone(),
                rules: refusal.rule.into_iter().collect(),
            });
            return;
        }
        let current = table.game.current();
        let Some(parent) = table.game.node(current).parent().filter(|_| current != before) else {
            return;
        };
        let position = *table.game.node(parent).entry().position();
        let Some(turn) = table.game.node(current).entry().turn().cloned() else { return };
        let told = narration::turn(&turn);
        trial.tried = Some(Tried {
            refused: false,
            shows_rule: Played::of(position, turn).shows(rule),
            says: told.words,
            rules: told.rules,
        });
        trial.goes_back = true;
        table.locked = true;
        if !table.is_sowing() {
            table.settled_at = now;
        }
    }

    /// Lets time pass.
    pub fn tick(&mut self, now: f64, foresees: bool) {
        let is_own = self.trial.is_some();
        let Some(table) = self.slot() else { return };
        if is_own {
            table.learn_moves();
        }
        table.tick(now);
        if is_own && foresees {
            table.foresee();
        }
        let due = !table.is_sowing() && now >= table.settled_at + GOES_BACK_SECS;
        if due {
            self.put_back();
        }
    }

    /// When a move that was tried goes back by itself.
    pub fn next_change(&self) -> Option<f64> {
        let trial = self.trial.as_ref().filter(|trial| trial.goes_back)?;
        let table = trial.table.as_ref().filter(|table| !table.is_sowing())?;
        Some(table.settled_at + GOES_BACK_SECS)
    }
}

/// A board to be looked at, from the side of the player to move.
fn shown(game: GameInProgress) -> Table {
    let mut table = own(game);
    table.locked = true;
    table.half = Half::None;
    table
}

/// A board to play on.
fn own(game: GameInProgress) -> Table {
    let mut table = Table::new(game);
    table.flipped = table.mover() == Side::North;
    table.said = String::new();
    table
}
