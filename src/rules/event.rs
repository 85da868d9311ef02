//! The events of a turn: the one record that animation, move list, tutor, screen reader and tests
//! all read.

use std::fmt;

use super::board::{Colour, Hole, Place, Seeds};
use super::rule_id::RuleId;
use super::side::{BySide, Side};

/// One step of a turn and the rule that made it happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Event {
    /// What happened.
    pub step: Step,
    /// The most specific rule that applies.
    pub rule: RuleId,
}

/// What happened in one step. Lifted seeds are *in hand* until they are dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// All seeds of a hole are lifted into the hand (in the ring: those of one colour).
    Lift {
        /// The hole lifted.
        hole: Hole,
        /// Seeds lifted.
        count: Seeds,
        /// Their colour, in the ring.
        colour: Option<Colour>,
    },
    /// Some seeds of a place are taken into the hand.
    Take {
        /// Where they are taken.
        from: Place,
        /// Seeds taken.
        count: Seeds,
    },
    /// One seed goes from the hand into a place.
    Drop {
        /// Where it lands.
        at: Place,
        /// The seeds in that place afterwards (in the ring: those of this colour).
        now: Seeds,
        /// The seed's colour, in the ring.
        colour: Option<Colour>,
    },
    /// All seeds of a Bawo hole are eaten: they go into the mover's hand.
    Eat {
        /// The hole eaten.
        hole: Hole,
        /// Seeds eaten.
        count: Seeds,
    },
    /// All seeds of a hole are captured: they go into a store.
    Capture {
        /// The hole captured.
        hole: Hole,
        /// Seeds captured.
        count: Seeds,
        /// Their colour, in the ring.
        colour: Option<Colour>,
        /// Whose store gets them.
        to: Side,
    },
    /// The mover's own last seed goes into his store.
    Keep {
        /// The hole it landed in.
        hole: Hole,
        /// Seeds kept.
        count: Seeds,
        /// Whose store gets them.
        to: Side,
    },
    /// At an end, a rule gives the seeds of a hole to a player; halving may leave some in the hole.
    Settle {
        /// The hole they are in.
        hole: Hole,
        /// Seeds given.
        count: Seeds,
        /// Their colour, in the ring.
        colour: Option<Colour>,
        /// Whose store gets them.
        to: Side,
    },
    /// The seeds in hand are added to the winner's extra seeds (Bawo).
    KeepInHand {
        /// Seeds in the hand.
        count: Seeds,
        /// The winner.
        to: Side,
    },
    /// The last seed landed in a hole with seeds, which are lifted next.
    Relay(Hole),
    /// An open house becomes an ordinary hole.
    HouseLost(Hole),
    /// The sowing skips this hole.
    Skip(Hole),
    /// The eating hole is near the end of the row, so the direction reverses.
    TurnRound(Hole),
    /// A rule ends the sowing here.
    Stop(Place),
    /// Seeds here that could have been captured stay.
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
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    /// What each player has: the store; in Bawo the seeds on the board and in hand.
    pub seeds: BySide<u16>,
    /// The rule that ended it; `None` for a resignation and a loss on time.
    pub rule: Option<RuleId>,
    /// Whether the loser had no time left.
    pub on_time: bool,
}

impl Outcome {
    /// The outcome of a game won by the larger store.
    pub fn by_count(seeds: BySide<u16>, rule: RuleId) -> Outcome {
        let winner = match seeds.south.cmp(&seeds.north) {
            std::cmp::Ordering::Greater => Some(Side::South),
            std::cmp::Ordering::Less => Some(Side::North),
            std::cmp::Ordering::Equal => None,
        };
        Outcome { winner, seeds, rule: Some(rule), on_time: false }
    }
}

impl fmt::Display for Outcome {
    /// `south 26-22`, `draw 24-24`: winner and seeds, South's first.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner {
            Some(side) => side.fmt(f)?,
            None => f.write_str("draw")?,
        }
        write!(f, " {}-{}", self.seeds.south, self.seeds.north)
    }
}

/// A count, followed in the ring by the letter of the colour: `4`, `2B`.
struct Count(Seeds, Option<Colour>);

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)?;
        self.1.map_or(Ok(()), |colour| colour.fmt(f))
    }
}

impl fmt::Display for Event {
    /// The line of the text protocol: `drop D 5 awale.sow`.
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

/// Receives the steps of a turn while it is played. The rules are written once, generic over it.
pub trait Observer {
    /// Whether the observer needs every seed. If not, whole laps may be sown in one operation.
    const RECORDS: bool;

    /// A step has just happened, because of `rule`.
    fn see(&mut self, step: Step, rule: RuleId);
}

/// Ignores every step: compiles to the fast path of search and perft.
pub struct Silent;

impl Observer for Silent {
    const RECORDS: bool = false;

    #[inline(always)]
    fn see(&mut self, _: Step, _: RuleId) {}
}

/// Records every event of a turn.
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
