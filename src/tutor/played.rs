//! A turn as the tutor sees it. Every fact comes from the events of the turn and the positions
//! before and after it.

use super::budget::{Budget, START_OF_SEARCH, Spent, TURN};
use super::claim::Fact;
use super::eaten::eaten_within;
use super::exact::end_after;
use super::schema::Question;
use crate::game::{Line, result_line};
use crate::narration::turns::Course;
use crate::rules::{
    BawoRow, BoardShape, End, Event, Hole, Illegal, Move, OptionValue, Place, Position, RuleId,
    RuleKind, Ruleset, Side, Step, Turn,
};
use crate::search::{self, Score};

/// A turn with the position before it.
#[derive(Clone, Debug)]
pub struct Played {
    /// The position before the turn.
    pub before: Position,
    /// The turn; its events include an end by repetition.
    pub turn: Turn,
    /// What the turn did.
    pub course: Course,
}

/// The options of a rule set that differ from the written rules, each as `name=value`.
pub(super) fn changed_options(ruleset: &Ruleset) -> Vec<String> {
    let options = ruleset.options().into_iter();
    let changed = options.filter(OptionValue::is_changed);
    changed.map(|option| format!("{}={}", option.name, option.value)).collect()
}

impl Played {
    /// Plays a move.
    ///
    /// # Errors
    /// The first rule the move breaks.
    pub fn new(before: Position, mv: &Move) -> Result<Played, Illegal> {
        before.play(mv).map(|turn| Played::of(before, turn))
    }

    /// Plays several moves, repetition included, and returns the last turn.
    ///
    /// # Errors
    /// The first illegal move.
    ///
    /// # Panics
    /// If there is no move.
    pub fn last_of(before: Position, moves: &[Move]) -> Result<Played, Illegal> {
        let mut line = Line::new(before);
        let mut start = before;
        for mv in moves {
            start = *line.position();
            line.play(mv)?;
        }
        let turn = line.turns().last().expect("at least one move").clone();
        Ok(Played::of(start, turn))
    }

    /// A turn that was played from a position.
    pub fn of(before: Position, turn: Turn) -> Played {
        let course = Course::of(&turn.events);
        Played { before, turn, course }
    }

    /// Where the last seed landed: a hole's name, or `store` for the mover's own.
    pub fn last(&self) -> Option<String> {
        Some(match self.course.last? {
            Place::Store(side) if side == self.turn.mover => "store".to_owned(),
            place => place.to_string(),
        })
    }

    /// Seeds captured (in Bawo eaten), including the mover's own last seed.
    pub fn takes(&self) -> u16 {
        self.course.gain()
    }

    /// The holes emptied by captures, in order.
    pub fn taken(&self) -> Vec<Hole> {
        self.course.taken.iter().map(|(hole, _)| *hole).collect()
    }

    /// The number of laps.
    pub fn laps(&self) -> u16 {
        self.course.laps as u16
    }

    /// Who plays next; after the end of the game, who would.
    pub fn next(&self) -> Side {
        self.turn.after.to_move()
    }

    /// The result, or `ongoing`.
    pub fn result(&self) -> String {
        result_line(self.turn.after.outcome().as_ref())
    }

    /// Whether the mover wins with this turn.
    pub fn wins(&self) -> bool {
        let outcome = self.turn.after.outcome();
        outcome.is_some_and(|outcome| outcome.winner == Some(self.turn.mover))
    }

    /// Whether the turn ends the game in this way.
    pub fn ends_by(&self, end: End) -> bool {
        let rule = self.turn.after.outcome().and_then(|outcome| outcome.rule);
        rule.is_some_and(|rule| rule.kind() == RuleKind::End(end))
    }

    /// The right answer to a question about the turn; `None` if there is none, such as the result
    /// of a game that goes on.
    pub fn answer(&self, what: Question) -> Option<String> {
        Some(match what {
            Question::Last => self.last()?,
            Question::Takes => self.takes().to_string(),
            Question::Laps => self.laps().to_string(),
            Question::Next => self.next().to_string(),
            Question::Result => self.turn.after.outcome()?.to_string(),
        })
    }

    /// The most seeds that the opponent can capture in the next turn.
    fn reply(&self) -> u16 {
        let after = self.turn.after;
        let answers = after.moves();
        let takes = answers.iter().filter_map(|mv| Some(Played::new(after, mv).ok()?.takes()));
        takes.max().unwrap_or(0)
    }

    /// Whether a rule applies in the turn: an event cites it, or, for rules that no event cites,
    /// the board shows it.
    pub fn shows(&self, rule: RuleId) -> bool {
        let events = &self.turn.events;
        if events.iter().any(|event| event.rule == rule) {
            return true;
        }
        let (before, after) = (self.before.setup(), self.turn.after.setup());
        let other = self.turn.mover.other();
        let game = self.before.ruleset().name();
        match rule.kind() {
            RuleKind::Corner => turns_a_corner(events),
            // Every eating counts, whatever more specific rule its event cites.
            RuleKind::Capture => self.course.eaten && Some(rule) == game.capture_rule(),
            RuleKind::Late => {
                let had = before.stores.south + before.stores.north > 0;
                before.shape == BoardShape::FourRows
                    && had
                    && after.stores.south + after.stores.north == 0
            }
            RuleKind::HouseLost => Side::ALL
                .into_iter()
                .any(|side| before.houses[side] && !after.houses[side] && after.stores[side] > 0),
            RuleKind::End(End::Settled) => {
                events.iter().any(|event| matches!(event.step, Step::Settle { .. }))
            }
            RuleKind::Feed if rule.is_common() => {
                game.rule_about(RuleKind::Feed).is_some()
                    && before.on_side(other) == 0
                    && after.on_side(other) > 0
            }
            RuleKind::CaptureLimit => {
                self.has_option("capture-holes") && !self.course.taken.is_empty()
            }
            RuleKind::TwosOnly => {
                self.has_option("capture")
                    && matches!(self.course.last, Some(Place::Hole(hole)) if hole.owner() == other)
            }
            RuleKind::LayoutSize => match self.turn.mv {
                Move::Fill(layout) => layout.seeds().len() < 6,
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether an option differs from the written rules.
    fn has_option(&self, name: &str) -> bool {
        let options = self.before.ruleset().options();
        options.iter().any(|option| option.name == name && option.is_changed())
    }

    /// The real fact, if the stated one is wrong; `None` if it is right.
    ///
    /// # Errors
    /// The answer costs more than the budget has.
    pub fn differs(&self, fact: &Fact, budget: &mut Budget<'_>) -> Result<Option<Fact>, Spent> {
        let found = match fact {
            Fact::Last(_) => Fact::Last(self.last().unwrap_or_else(|| "nowhere".to_owned())),
            Fact::Takes(_, holes) => {
                let taken = || self.taken().iter().map(Hole::to_string).collect();
                Fact::Takes(self.takes(), holes.as_ref().map(|_| taken()))
            }
            Fact::Laps(_) => Fact::Laps(self.laps()),
            Fact::Next(_) => Fact::Next(self.next()),
            Fact::After(_) => Fact::After(self.turn.after.setup().to_string()),
            Fact::Ends(_) => Fact::Ends(self.result()),
            Fact::By(rule) | Fact::Without(rule) if self.shows(*rule) => Fact::By(*rule),
            Fact::By(rule) | Fact::Without(rule) => Fact::Without(*rule),
            Fact::Reply(_) => {
                budget.spend(TURN * self.turn.after.moves().len() as u64)?;
                Fact::Reply(self.reply())
            }
            Fact::Gain(_, turns) => {
                let gain = gain_within(&self.before, &self.turn.mv, *turns, budget)?;
                Fact::Gain(gain, *turns)
            }
            Fact::Worth(_) => {
                let end = end_after(&Line::new(self.before), &self.turn.mv, budget)?;
                Fact::Worth(end.ok_or(Spent::Move)?)
            }
            Fact::Eats(_, turns) => {
                Fact::Eats(eaten_within(&self.before, &self.turn, *turns, budget)?, *turns)
            }
            Fact::Wins(_, turns) => {
                let wins = forces_win(&self.before, &self.turn.mv, *turns, budget)?;
                Fact::Wins(wins, *turns)
            }
            Fact::Legal(_) => Fact::Legal(notations(&self.turn.after.moves())),
        };
        Ok((found != *fact).then_some(found))
    }
}

/// Moves in notation.
pub fn notations(moves: &[Move]) -> Vec<String> {
    moves.iter().map(Move::to_string).collect()
}

/// How many more seeds than the opponent the side to move has in its store.
pub(super) fn ahead(position: &Position) -> i32 {
    let stores = position.setup().stores;
    let mover = position.to_move();
    i32::from(stores[mover]) - i32::from(stores[mover.other()])
}

/// What a legal move gains, with best play by both, within `turns` turns including the move's own.
///
/// # Errors
/// The answer costs more than the budget has.
pub fn gain_within(
    before: &Position,
    mv: &Move,
    turns: u32,
    budget: &mut Budget<'_>,
) -> Result<i32, Spent> {
    looked(before, mv, turns, budget, |score| score.seeds() - ahead(before))
}

/// Whether the mover of a legal move in Bawo wins within `turns` turns, whatever the opponent
/// plays.
///
/// # Errors
/// The answer costs more than the budget has.
pub fn forces_win(
    before: &Position,
    mv: &Move,
    turns: u32,
    budget: &mut Budget<'_>,
) -> Result<bool, Spent> {
    let is_short = |score: Score| score.win_in().is_some_and(|win| win <= turns);
    Ok(looked(before, mv, turns, budget, |score| i32::from(is_short(score)))? > 0)
}

/// The result of a search that looks exactly `turns` turns ahead from a move.
fn looked(
    before: &Position,
    mv: &Move,
    turns: u32,
    budget: &mut Budget<'_>,
    found: impl Fn(Score) -> i32,
) -> Result<i32, Spent> {
    let looked = (*before, *mv, turns);
    if let Some(worth) = budget.known(&looked)? {
        return Ok(worth);
    }
    budget.spend(START_OF_SEARCH)?;
    let (score, nodes) = search::score_move(before, mv, turns, budget.left(), budget.stop());
    budget.spend(nodes)?;
    // A caller who stops the search stops the budget too.
    let worth = found(score.ok_or(Spent::Stopped)?);
    budget.remember(looked, worth, START_OF_SEARCH + nodes);
    Ok(worth)
}

/// Whether a lap goes from the front row into the back row or back.
fn turns_a_corner(events: &[Event]) -> bool {
    let mut row: Option<BawoRow> = None;
    for event in events {
        match event.step {
            Step::Lift { hole, .. } => row = Some(hole.row()),
            Step::Eat { .. } | Step::Take { .. } => row = None,
            Step::Drop { at: Place::Hole(hole), .. } => {
                if row.is_some_and(|row| row != hole.row()) {
                    return true;
                }
                row = Some(hole.row());
            }
            _ => {}
        }
    }
    false
}
