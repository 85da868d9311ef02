//! A turn cut into steps: a small block for each event.

use crate::rules::{Event, Place, RuleId, RuleKind, Step};
use crate::texts::messages::film as say;

use super::moments::{Steps, moment};
use super::{Hidden, at_hole};

/// What a block of the film is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Seeds go into the hand.
    Lift,
    /// A seed drops.
    Drop,
    /// Seeds are captured or eaten.
    Gain,
    /// A rule has an unusual effect.
    Rule,
    /// The turn or the game is over.
    End,
}

/// A step of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// Its label: `e lifts 12`, `f`, `e passed over`.
    pub words: String,
    /// What happens, in a sentence.
    pub says: String,
    pub rule: RuleId,
    pub kind: Kind,
    /// The move of a turn of several, from 1.
    pub mv: usize,
    /// The lap, from 1; 0 before the first.
    pub lap: usize,
    /// The events of the turn that are over after it.
    pub until: usize,
    pub place: Option<Place>,
    /// Seeds in the hand afterwards.
    pub in_hand: u32,
    /// Whether they come from a hole whose count is hidden.
    pub veiled: bool,
    /// Whether the last seed of the turn lands here.
    pub last: bool,
}

/// Whether, after these events, the hand holds seeds from a hole whose count is hidden.
pub fn veiled_hand(events: &[Event], hidden: Hidden) -> bool {
    events.iter().rev().find_map(|event| lifted_from(&event.step)).is_some_and(|at| match at {
        Place::Hole(hole) => hidden[hole.owner()],
        Place::Store(_) | Place::Extra(_) => false,
    })
}

fn lifted_from(step: &Step) -> Option<Place> {
    match *step {
        Step::Lift { hole, .. } | Step::Eat { hole, .. } => Some(hole.into()),
        Step::Take { from, .. } => Some(from),
        _ => None,
    }
}

/// Cuts a turn into blocks without hidden counts.
pub fn film(of: &Steps<'_>, hidden: Hidden) -> Vec<Block> {
    let events = of.events;
    let mut blocks: Vec<Block> = Vec::new();
    let (mut lap, mut in_hand) = (0, 0_u32);
    for (at, event) in events.iter().enumerate() {
        // Seeds that an opening places are not sown.
        let is_opening = event.rule.kind() == RuleKind::Opening;
        match event.step {
            Step::Lift { count, .. } | Step::Eat { count, .. } => {
                // The seeds of a capture that wins are not sown.
                let is_sown = events[at..].iter().any(|it| matches!(it.step, Step::Drop { .. }));
                lap += usize::from(!is_opening && is_sown);
                in_hand += u32::from(count);
            }
            Step::Take { from, count } => {
                lap += usize::from(matches!(from, Place::Hole(_)));
                in_hand += u32::from(count);
            }
            Step::Drop { .. } => in_hand = in_hand.saturating_sub(1),
            Step::KeepInHand { .. } => in_hand = 0,
            _ => {}
        }
        // Events that belong together are one block: both colours of a captured hole, the rest at the
        // end. A relay is described by the lift that follows it.
        if matches!(event.step, Step::Relay(_)) {
            continue;
        }
        let (mut words, kind, place) = face(&event.step, hidden);
        let veiled = veiled_hand(&events[..=at], hidden);
        let sentence = moment(of, at, hidden).map(|(words, _)| words);
        let mut says = sentence.unwrap_or_else(|| says(&event.step, in_hand, veiled, hidden));
        if let Some((count, place)) = laid(events, at) {
            words = say::BlockLays { count, place: named(place) }.text();
            says = say::Laid { count, place: named(place) }.text();
        }
        if let Some(last) = blocks.last_mut()
            && joins(events, at)
        {
            last.until = at + 1;
            if laid(events, at).is_some() {
                (last.words, last.says, last.in_hand) = (words, says, in_hand);
                continue;
            }
            last.says.push(' ');
            last.says.push_str(&says);
            if let Step::Settle { .. } = event.step {
                continue;
            }
            last.words = words_of_both(events, at);
            continue;
        }
        let until = at + 1;
        let rule = event.rule;
        let last = false;
        let mv = 1;
        blocks.push(Block {
            words,
            says,
            rule,
            kind,
            mv,
            lap,
            until,
            place,
            in_hand,
            veiled,
            last,
        });
    }
    let is_sown =
        |block: &Block| block.kind == Kind::Drop && block.rule.kind() != RuleKind::Opening;
    let last = blocks.iter_mut().rfind(|block| is_sown(block));
    if let Some(last) = last {
        last.last = true;
    }
    blocks
}

/// The label, kind and place of a step's block.
fn face(step: &Step, hidden: Hidden) -> (String, Kind, Option<Place>) {
    let at = |hole| Some(Place::Hole(hole));
    match *step {
        Step::Lift { hole, .. } | Step::Take { from: Place::Hole(hole), .. }
            if hidden[hole.owner()] =>
        {
            (say::BlockLiftsHidden { hole }.text(), Kind::Lift, at(hole))
        }
        Step::Lift { hole, count, .. } => {
            (say::BlockLifts { place: hole, count }.text(), Kind::Lift, at(hole))
        }
        Step::Take { from, count } => {
            (say::BlockLifts { place: named(from), count }.text(), Kind::Lift, Some(from))
        }
        Step::Drop { at, .. } => (named(at), Kind::Drop, Some(at)),
        Step::Eat { hole, count } => {
            let taken = at_hole(hole, count.into(), hidden);
            (say::BlockEats { taken }.text(), Kind::Gain, at(hole))
        }
        Step::Capture { hole, count, .. } => {
            (say::BlockTakes { count, hole }.text(), Kind::Gain, at(hole))
        }
        Step::Keep { hole, count, .. } => {
            (say::BlockKeepsOf { count, hole }.text(), Kind::Gain, at(hole))
        }
        Step::KeepInHand { count, .. } => (say::BlockKeeps { count }.text(), Kind::Gain, None),
        Step::Settle { .. } => (say::block_rest().to_owned(), Kind::End, None),
        Step::Relay(hole) => (say::BlockSownOn { hole }.text(), Kind::Rule, at(hole)),
        Step::HouseLost(hole) => (say::block_house().to_owned(), Kind::Rule, at(hole)),
        Step::Skip(hole) => (say::BlockSkip { hole }.text(), Kind::Rule, at(hole)),
        Step::TurnRound(hole) => (say::block_turns().to_owned(), Kind::Rule, at(hole)),
        Step::Stop(place) => {
            (say::BlockEnds { place: named(place) }.text(), Kind::End, Some(place))
        }
        Step::Nothing(hole) => (say::BlockStays { hole }.text(), Kind::Rule, at(hole)),
        Step::Again => (say::block_again().to_owned(), Kind::Rule, None),
        Step::Pass => (say::block_passes().to_owned(), Kind::Rule, None),
        Step::End(_) => (say::block_end().to_owned(), Kind::End, None),
    }
}

fn named(place: Place) -> String {
    match place {
        Place::Hole(hole) => hole.to_string(),
        Place::Store(_) => say::block_store().to_owned(),
        Place::Extra(_) => say::block_extra().to_owned(),
    }
}

/// The sentence of a step that is not announced while it is shown.
fn says(step: &Step, in_hand: u32, veiled: bool, hidden: Hidden) -> String {
    match *step {
        Step::Drop { at, now, .. } => {
            let place = match at {
                Place::Hole(hole) => hole.to_string(),
                Place::Store(owner) => say::StoreOf { owner }.text(),
                Place::Extra(owner) => say::ExtraOf { owner }.text(),
            };
            let is_hidden = matches!(at, Place::Hole(hole) if hidden[hole.owner()]);
            match (is_hidden, veiled && in_hand > 0) {
                (true, true) => say::DropHiddenVeiled { place }.text(),
                (true, false) => say::DropHidden { place, in_hand }.text(),
                (false, true) => say::DropVeiled { place, count: now }.text(),
                (false, false) => say::Drop { place, count: now, in_hand }.text(),
            }
        }
        Step::End(outcome) => super::result(&outcome),
        _ => String::new(),
    }
}

/// The seeds that a layout or an opening has put into the hole of this event so far, and where.
fn laid(events: &[Event], until: usize) -> Option<(usize, Place)> {
    let place = |event: &Event| match event.step {
        Step::Drop { at, .. } => {
            matches!(event.rule.kind(), RuleKind::Layout | RuleKind::Opening).then_some(at)
        }
        _ => None,
    };
    let at = place(&events[until])?;
    let count = events[..=until].iter().filter(|event| place(event) == Some(at)).count();
    Some((count, at))
}

/// Whether an event belongs to the block before it.
fn joins(events: &[Event], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|at| events.get(at)).map(|event| event.step);
    match (before, events[at].step) {
        (Some(Step::Capture { hole: one, .. }), Step::Capture { hole: other, .. }) => one == other,
        (Some(Step::Settle { .. }), Step::Settle { .. }) => true,
        (Some(Step::Drop { at: one, .. }), Step::Drop { at: other, .. }) => {
            one == other && laid(events, at).is_some()
        }
        _ => false,
    }
}

/// `takes 3 at 12`, both colours together.
fn words_of_both(events: &[Event], at: usize) -> String {
    let count = |at: usize| match events[at].step {
        Step::Capture { count, .. } => u16::from(count),
        _ => 0,
    };
    let Step::Capture { hole, .. } = events[at].step else { return String::new() };
    say::BlockTakes { count: count(at - 1) + count(at), hole }.text()
}

#[cfg(test)]
mod tests {
    use super::super::ALL_SEEN;
    use super::*;
    use crate::narration::samples::turn;
    use crate::rules::{BySide, GameName, Ruleset};

    fn blocks(game: GameName, position: &str, mv: &str) -> Vec<Block> {
        film(&Steps::of(&turn(game, position, mv)), ALL_SEEN)
    }

    #[test]
    fn a_turn_all_the_way_round_is_one_block_an_event() {
        let film = blocks(GameName::Owari, "1,1,1,1,1,1/2,4,0,0,12,0 10-14 N", "e");
        let words: Vec<&str> = film.iter().map(|block| block.words.as_str()).collect();
        assert_eq!(words[0], "12 from e");
        assert_eq!(words[1..12], ["f", "A", "B", "C", "D", "E", "F", "a", "b", "c", "d"]);
        assert_eq!(words[12..14], ["e passed over", "f"]);
        assert!(film[13].last && film[13].says.starts_with("A seed for f, now 2."));
        assert_eq!(film[0].in_hand, 12);
    }

    #[test]
    fn colours_captured_together_are_one_block() {
        // 1 red and 1 blue on 4 are captured together with the 2 red on 5.
        let film = blocks(GameName::Ring, "-,-,2R1B,1B,1R,-,-,4B,-,-,4R,-,-,-,-,- 0-0 S", "3R");
        let taken: Vec<&Block> = film.iter().filter(|block| block.kind == Kind::Gain).collect();
        let words: Vec<&str> = taken.iter().map(|block| block.words.as_str()).collect();
        assert_eq!(words, ["takes 2 in 5", "takes 2 in 4"]);
        assert_eq!(taken[1].until - taken[0].until, 2);
    }

    #[test]
    fn laps_are_counted_and_hidden_counts_are_left_out() {
        let start = Ruleset::new(GameName::Ayoayo).start();
        let turn = start.play(&start.moves()[0]).expect("legal");
        let all_hidden = film(&Steps::of(&turn), BySide::new(true, true));
        let lifts = all_hidden.iter().filter(|block| block.kind == Kind::Lift).count();
        assert!(lifts > 1);
        assert_eq!(all_hidden.last().map(|block| block.lap), Some(lifts));
        let counts = |film: &[Block]| {
            let in_hole = |block: &&Block| matches!(block.place, Some(Place::Hole(_)));
            film.iter().filter(in_hole).any(|block| block.says.contains(", now "))
        };
        assert!(counts(&film(&Steps::of(&turn), ALL_SEEN)) && !counts(&all_hidden));
        assert_eq!(all_hidden.last().map(|block| block.until), Some(turn.events.len()));
    }

    #[test]
    fn a_capture_that_wins_begins_no_lap() {
        let text = "0,0,2,0,1,0,0,0/0,0,0,0,0,0,0,0/0,0,0,2,0,0,0,0/0,0,0,0,0,0,2,2 0-0 - S";
        let film = blocks(GameName::BawoBeginner, text, "A3R");
        let laps: Vec<usize> = film.iter().map(|block| block.lap).collect();
        assert!(laps.iter().all(|lap| *lap == 1) && laps.len() > 4, "{film:?}");
    }

    #[test]
    fn an_opening_that_places_five_seeds_has_no_laps() {
        let start = "0,0,0,0,8,2,2,0/0,0,0,0,0,0,0,0/0,0,0,0,8,2,2,0/0,0,0,0,0,0,0,0 20-20 Hh S";
        let film = blocks(GameName::BawoAdvanced, start, "=A3A4A5A6A7");
        assert!(film.iter().all(|block| block.lap == 0 && !block.last), "{film:?}");
        // What it places is not labelled like a sowing, nor with what a hole held before.
        let film = blocks(GameName::BawoAdvanced, start, "=A1A1A5A6A7");
        let words: Vec<&str> = film.iter().map(|block| block.words.as_str()).collect();
        let placed = ["2 in A1", "1 in A5", "1 in A6", "1 in A7"];
        assert_eq!(words, [&["1 from extra", "2 from A6", "2 from A7"], &placed[..]].concat());
        assert_eq!(film[3].says, "2 seeds go into A1.");
    }

    #[test]
    fn a_layout_has_a_block_for_each_hole() {
        let before = "0,0,0,0,0,0/0,0,0,0,0,0 15-57 S";
        let film = blocks(GameName::Giuthi, before, "fill:6,5,1,3");
        let words: Vec<&str> = film.iter().map(|block| block.words.as_str()).collect();
        assert_eq!(words[1..5], ["6 in A", "5 in B", "1 in C", "3 in D"], "{words:?}");
        assert_eq!(film[1].says, "6 seeds go into A.");
    }
}
