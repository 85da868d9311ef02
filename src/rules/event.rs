//! What happens in a turn, step by step: the one account of it that animation, move list, tutor,
//! screen reader and tests all read.

use std::fmt;

use super::board::{Colour, Hole, Place, Seeds};
use super::rule_id::RuleId;
use super::side::{BySide, Side};

/// One step of a turn and the rule that made it happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Event {
    /// What happened.
    pub step: Step,
    /// The finest rule that applies.
    pub rule: RuleId,
}

/// What happened in one step. The *hand* holds the seeds on their way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// The hole is emptied into the hand (in the ring: of one colour).
    Lift {
        /// The hole lifted.
        hole: Hole,
        /// Seeds lifted.
        count: Seeds,
        /// Their colour, in the ring.
        colour: Option<Colour>,
    },
    /// Seeds go from a place into the hand without emptying it.
    Take {
        /// Where they are taken.
        from: Place,
        /// Seeds taken.
        count: Seeds,
    },
    /// One seed goes from the hand into a place.
    Drop {
        /// Where it falls.
        at: Place,
        /// What the place then holds (in the ring: of this colour).
        now: Seeds,
        /// The seed's colour, in the ring.
        colour: Option<Colour>,
    },
    /// A Bawo hole is emptied into the mover's hand.
    Eat {
        /// The hole eaten.
        hole: Hole,
        /// Seeds eaten.
        count: Seeds,
    },
    /// A hole is emptied into a store.
    Capture {
        /// The hole captured.
        hole: Hole,
        /// Seeds captured.
        count: Seeds,
        /// Their colour, in the ring.
        colour: Option<Colour>,
        /// Whose store takes them.
        to: Side,
    },
    /// The mover's own last seed goes to his store.
    Keep {
        /// The hole it fell in.
        hole: Hole,
        /// Seeds kept.
        count: Seeds,
        /// Whose store takes them.
        to: Side,
    },
    /// Seeds that a rule gives to a player at an end; halving may leave some in the hole.
    Settle {
        /// The hole they lie in.
        hole: Hole,
        /// Seeds given.
        count: Seeds,
        /// Their colour, in the ring.
        colour: Option<Colour>,
        /// Whose store takes them.
        to: Side,
    },
    /// The hand goes to the winner's extra seeds (Bawo).
    KeepInHand {
        /// Seeds in the hand.
        count: Seeds,
        /// The winner.
        to: Side,
    },
    /// The last seed fell in a full hole: its seeds are lifted next.
    Relay(Hole),
    /// A working house becomes an ordinary hole.
    HouseLost(Hole),
    /// The sowing passes over this hole.
    Skip(Hole),
    /// Eaten at this hole near the end of the row: the way turns round.
    TurnRound(Hole),
    /// A rule ends the sowing here.
    Stop(Place),
    /// What could have been taken here stays.
    Nothing(Hole),
    /// The same player moves again.
    Again,
    /// The player passes.
    Pass,
    /// The turn ended the game (in Giuthi: the match).
    End(Outcome),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won; `None` is a draw.
    pub winner: Option<Side>,
    /// What each owns: stores; in Bawo holes and hand.
    pub seeds: BySide<u16>,
    /// The rule that ended it; `None` for a resignation.
    pub rule: Option<RuleId>,
}

impl Outcome {
    /// The outcome of a game that the larger store wins.
    pub fn by_count(seeds: BySide<u16>, rule: RuleId) -> Outcome {
        let winner = match seeds.south.cmp(&seeds.north) {
            std::cmp::Ordering::Greater => Some(Side::South),
            std::cmp::Ordering::Less => Some(Side::North),
            std::cmp::Ordering::Equal => None,
        };
        Outcome { winner, seeds, rule: Some(rule) }
    }
}

impl fmt::Display for Outcome {
    /// `south 26-22`, `draw 24-24`: winner and counts, South's first.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner {
            Some(side) => side.fmt(f)?,
            None => f.write_str("draw")?,
        }
        write!(f, " {}-{}", self.seeds.south, self.seeds.north)
    }
}

/// A count, with the colour's letter behind it in the ring: `4`, `2B`.
struct Count(Seeds, Option<Colour>);

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)?;
        self.1.map_or(Ok(()), |colour| colour.fmt(f))
    }
}

impl fmt::Display for Event {
    /// The line of the text engine: `drop D 5 awale.sow`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.step {
            Step::Lift { hole, count, colour } => write!(f, "lift {hole} {}", Count(count, colour)),
            Step::Take { from, count } => write!(f, "take {from} {count}"),
            Step::Drop { at, now, colour } => write!(f, "drop {at} {}", Count(now, colour)),
            Step::Eat { hole, count } => write!(f, "eat {hole} {count}"),
            Step::Capture { hole, count, colour, to } => {
                write!(f, "capture {hole} {} {to}-store", Count(count, colour))
            }
            Step::Keep { hole, count, to } => write!(f, "keep {hole} {count} {to}-store"),
            Step::Settle { hole, count, colour, to } => {
                write!(f, "settle {hole} {} {to}-store", Count(count, colour))
            }
            Step::KeepInHand { count, to } => write!(f, "keep-in-hand {count} {to}-extra"),
            Step::Relay(hole) => write!(f, "relay {hole}"),
            Step::HouseLost(hole) => write!(f, "house-lost {hole}"),
            Step::Skip(hole) => write!(f, "skip {hole}"),
            Step::TurnRound(hole) => write!(f, "turn-round {hole}"),
            Step::Stop(place) => write!(f, "stop {place}"),
            Step::Nothing(hole) => write!(f, "nothing {hole}"),
            Step::Again => f.write_str("again"),
            Step::Pass => f.write_str("pass"),
            Step::End(outcome) => write!(f, "end {outcome}"),
        }?;
        write!(f, " {}", self.rule)
    }
}

/// Watches a turn being played. The rules are written once, generic over it.
pub trait Observer {
    /// Whether seeds must be told one by one. Where nobody listens, whole laps may be sown at once.
    const RECORDS: bool;

    /// A step has just happened.
    fn see(&mut self, step: Step, rule: RuleId);
}

/// Watches nothing: compiles to the bare fast path that search and perft use.
pub struct Silent;

impl Observer for Silent {
    const RECORDS: bool = false;

    #[inline(always)]
    fn see(&mut self, _: Step, _: RuleId) {}
}

/// Keeps every event of a turn.
#[derive(Clone, Debug, Default)]
pub struct Recorder {
    /// The events so far, in order.
    pub events: Vec<Event>,
}

impl Observer for Recorder {
    const RECORDS: bool = true;

    fn see(&mut self, step: Step, rule: RuleId) {
        self.events.push(Event { step, rule });
    }
}
