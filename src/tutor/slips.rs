//! What a learner probably did to arrive at a wrong answer: each slip is one wrong way of counting,
//! and a guess names it if it is exactly the answer that this way gives.

use super::played::Played;
use super::schema::Question;
use crate::rules::{Colour, Event, Hole, Move, Outcome, Place, Side, Step};

/// A wrong way of counting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slip {
    /// The hole that the seeds were lifted from counted as the first.
    CountedOrigin(Hole),
    /// One hole too far.
    OneTooFar,
    /// The own store got no seed, though it lies on the way.
    PassedOwnStore,
    /// The opponent's store got a seed.
    SowedOtherStore,
    /// A store got a seed in a game in which no store is sown.
    SowedStore,
    /// The hole that the seeds came from got one, though it is skipped.
    SowedOrigin(Hole),
    /// The other direction.
    OtherWay,
    /// The eaten seeds were sown from the other end of the front row.
    OtherEnd {
        /// Whether the sowing turns round there, which was overlooked.
        turns_round: bool,
    },
    /// The lap that ends here was taken for the last one.
    StoppedAt(Hole),
    /// The eaten seeds were counted from the hole after the one where they start.
    EatenTooFar(Hole),
    /// The own last seed was left out.
    ForgotOwnSeed,
    /// Of several captured holes only the one where the last seed landed was counted.
    OnlyLastHole(Hole),
    /// The holes were counted as they were before the move brought seeds.
    CountedBefore,
    /// Holes were counted in place of seeds.
    CountedHoles,
    /// A capture was overlooked.
    SawNone(Hole),
    /// The captures went on to one hole too many.
    WentOnTo(Hole),
    /// The first handful was not counted as a lap.
    CountedRelays,
    /// Only the first lap was counted.
    OneLap,
    /// The same player plays again, which was overlooked.
    ForgotAgain,
    /// The other side plays next: the last seed did not land where it would give another move.
    ThoughtAgain,
    /// The seeds left on the board at the end were given to nobody.
    ForgotRest,
    /// The seeds left on the board at the end were given to the wrong side.
    RestToOther,
}

/// The slip that explains a wrong guess best; `None` if no known one gives exactly this answer.
pub fn slip(played: &Played, what: Question, guess: &str) -> Option<Slip> {
    if played.answer(what).as_deref() == Some(guess) {
        return None;
    }
    match what {
        Question::Last => of_last(played, guess),
        Question::Takes => of_takes(played, guess.parse().ok()?),
        Question::Laps => of_laps(played, guess.parse().ok()?),
        Question::Next => Some(match played.next() == played.turn.mover {
            true => Slip::ForgotAgain,
            false => Slip::ThoughtAgain,
        }),
        Question::Result => of_result(played, guess),
    }
}

/// The place as a guess names it.
fn named(place: Place, mover: Side) -> String {
    match place {
        Place::Store(side) if side == mover => "store".to_owned(),
        place => place.to_string(),
    }
}

/// Where the seeds of each lap are dropped, in order.
pub(super) fn laps(events: &[Event]) -> Vec<Vec<Place>> {
    let mut laps: Vec<Vec<Place>> = Vec::new();
    for event in events {
        match event.step {
            Step::Lift { .. } | Step::Eat { .. } => laps.push(Vec::new()),
            Step::Drop { at, .. } => laps.last_mut().into_iter().for_each(|lap| lap.push(at)),
            _ => {}
        }
    }
    laps.retain(|lap| !lap.is_empty());
    laps
}

/// Where the first lap ends; `None` if there is none. Placing an extra seed is not a lap.
pub fn first_lap_ends(played: &Played) -> Option<Place> {
    let mut is_up = false;
    let mut end = None;
    for event in &played.turn.events {
        match event.step {
            Step::Drop { at, .. } if is_up => end = Some(at),
            Step::Lift { .. } | Step::Eat { .. } if end.is_some() => break,
            Step::Lift { .. } | Step::Eat { .. } | Step::Take { from: Place::Hole(_), .. } => {
                is_up = true
            }
            _ => {}
        }
    }
    end
}

fn of_last(played: &Played, guess: &str) -> Option<Slip> {
    let mover = played.turn.mover;
    let facts = played.before.ruleset().name().facts();
    match guess {
        "store" | "south-store" | "north-store" if !facts.sows_store => {
            return Some(Slip::SowedStore);
        }
        // A guess names the own store `store`.
        "south-store" | "north-store" => return Some(Slip::SowedOtherStore),
        _ => {}
    }
    let says = |place: &Place| named(*place, mover) == guess;
    let laps = laps(&played.turn.events);
    let (last, earlier) = laps.split_last()?;
    if let Some(Place::Hole(end)) = earlier.iter().filter_map(|lap| lap.last()).find(|at| says(at))
    {
        return Some(Slip::StoppedAt(*end));
    }
    // What follows is about counting one handful.
    if !earlier.is_empty() {
        return other_end(played, last, guess)
            .or_else(|| other_way(played, guess))
            .or_else(|| eaten_too_far(played, guess));
    }
    let origin = played.turn.mv.hole()?;
    let passes = |side| passes_store(last, origin, side);
    let has_stores = played.before.two_rows().is_some();
    let one_less = last.len().checked_sub(2).map_or(Place::Hole(origin), |at| last[at]);
    // Twelve seeds in a hole: the last one would be the hole's own.
    if !played.course.skipped.is_empty() && says(&Place::Hole(origin)) {
        return Some(Slip::SowedOrigin(origin));
    }
    if says(&one_less) {
        return Some(if !played.course.skipped.is_empty() {
            Slip::SowedOrigin(origin)
        } else if has_stores && facts.sows_store && passes(mover.other()) {
            Slip::SowedOtherStore
        } else if has_stores && !facts.sows_store && passes(mover) {
            Slip::SowedStore
        } else {
            Slip::CountedOrigin(origin)
        });
    }
    if one_more(played).as_ref().is_some_and(says) {
        let passed = facts.sows_store && last.contains(&Place::Store(mover));
        return Some(if passed { Slip::PassedOwnStore } else { Slip::OneTooFar });
    }
    other_way(played, guess)
}

/// Whether a lap goes from the row of a side to the other row, past the store of that side.
fn passes_store(lap: &[Place], origin: Hole, side: Side) -> bool {
    let holes = lap.iter().filter_map(|place| match place {
        Place::Hole(hole) => Some(*hole),
        _ => None,
    });
    let mut from = origin;
    holes.into_iter().any(|hole| {
        let was = std::mem::replace(&mut from, hole);
        was.owner() == side && hole.owner() != side
    })
}

/// Where the last seed of the first lap would land with one seed more in the hole.
fn one_more(played: &Played) -> Option<Place> {
    let (from, colour) = match played.turn.mv {
        Move::Colour(hole, colour) => (hole, Some(colour)),
        mv => (mv.hole()?, None),
    };
    laps_with_one_more(played, from, colour)?.first()?.last().copied()
}

/// The laps of the same move with one seed more in a hole.
fn laps_with_one_more(
    played: &Played,
    from: Hole,
    colour: Option<Colour>,
) -> Option<Vec<Vec<Place>>> {
    let mut setup = played.before.setup();
    *setup.seeds_mut(from, colour) += 1;
    let ruleset = played.before.ruleset();
    // Where the set is full the seed is taken from another hole: the road is the same.
    let position = ruleset.position(&setup).ok().or_else(|| {
        let mut holes = setup.shape.holes().filter(|hole| *hole != from);
        let other = holes.find(|hole| *setup.clone().seeds_mut(*hole, colour) > 0)?;
        *setup.seeds_mut(other, colour) -= 1;
        ruleset.position(&setup).ok()
    })?;
    Some(laps(&Played::new(position, &played.turn.mv).ok()?.turn.events))
}

/// The seeds that the last lap sows, if they were eaten (Bawo): from which hole, and what follows.
fn last_eaten(played: &Played) -> Option<(Hole, &[Event])> {
    let is_start = |event: &Event| matches!(event.step, Step::Lift { .. } | Step::Eat { .. });
    let at = played.turn.events.iter().rposition(is_start)?;
    let Step::Eat { hole, .. } = played.turn.events[at].step else { return None };
    Some((hole, &played.turn.events[at + 1..]))
}

/// One hole too far with the eaten seeds of the last lap: the first was counted into the hole after
/// the one that it goes into.
fn eaten_too_far(played: &Played, guess: &str) -> Option<Slip> {
    let (eaten, _) = last_eaten(played)?;
    let own = laps(&played.turn.events);
    let (last, earlier) = own.split_last()?;
    let more = laps_with_one_more(played, eaten, None)?;
    // The seed more must change nothing before that lap.
    let lap = more.get(earlier.len()).filter(|_| more.starts_with(earlier))?;
    let Place::Hole(first) = *last.first()? else { return None };
    (lap.last()?.to_string() == guess).then_some(Slip::EatenTooFar(first))
}

/// The other end of the front row, if the last lap sows eaten seeds (Bawo). From there the seeds go
/// the same way as in a mirror.
fn other_end(played: &Played, last: &[Place], guess: &str) -> Option<Slip> {
    let (_, follows) = last_eaten(played)?;
    let Some(Place::Hole(end)) = last.last() else { return None };
    if mirrored(*end).to_string() != guess {
        return None;
    }
    let turns_round = follows.iter().any(|event| matches!(event.step, Step::TurnRound(_)));
    Some(Slip::OtherEnd { turns_round })
}

/// The hole of the same row of Bawo that is as far from the other end.
fn mirrored(hole: Hole) -> Hole {
    Hole::four_rows(hole.owner(), hole.row(), 7 - hole.in_row())
}

/// The other direction, where the mover chooses it.
fn other_way(played: &Played, guess: &str) -> Option<Slip> {
    let Move::Way { hole, way, spread } = played.turn.mv else { return None };
    let turned = Move::Way { hole, way: way.turned(), spread };
    let other = Played::new(played.before, &turned).ok()?;
    (other.last().as_deref() == Some(guess)).then_some(Slip::OtherWay)
}

fn of_takes(played: &Played, guess: u16) -> Option<Slip> {
    let course = &played.course;
    let (takes, kept) = (played.takes(), course.kept);
    if course.taken.is_empty() {
        return (kept > 0 && guess == 0).then_some(Slip::ForgotOwnSeed);
    }
    let (first, of_first) = course.taken[0];
    let before = played.before.setup();
    let held = |hole: &Hole| before.seeds_in(*hole).total();
    let before_move: u16 = course.taken.iter().map(|(hole, _)| held(hole)).sum();
    let stopped = stopped_at(played);
    Some(match guess {
        0 => Slip::SawNone(first),
        _ if kept > 0 && guess == takes - kept => Slip::ForgotOwnSeed,
        _ if course.taken.len() > 1 && guess == of_first => Slip::OnlyLastHole(first),
        _ if stopped.is_some_and(|(_, count)| guess == takes + count) => Slip::WentOnTo(stopped?.0),
        _ if guess == before_move + kept => Slip::CountedBefore,
        _ if usize::from(guess) == course.taken.len() => Slip::CountedHoles,
        _ => return None,
    })
}

/// The hole at which a chain of captures stopped, with its seeds.
fn stopped_at(played: &Played) -> Option<(Hole, u16)> {
    let (last, _) = *played.course.taken.last()?;
    let next = played.before.captures_next(last)?;
    let count = played.turn.after.setup().seeds_in(next).total();
    (count > 0).then_some((next, count))
}

fn of_laps(played: &Played, guess: u16) -> Option<Slip> {
    let laps = played.laps();
    match guess {
        1 if laps > 1 => Some(Slip::OneLap),
        _ if guess + 1 == laps => Some(Slip::CountedRelays),
        _ => None,
    }
}

fn of_result(played: &Played, guess: &str) -> Option<Slip> {
    let outcome = played.turn.after.outcome()?;
    let settled = played.course.settled;
    if settled.south + settled.north == 0 {
        return None;
    }
    let mut without = outcome.seeds;
    let mut swapped = outcome.seeds;
    for side in Side::ALL {
        without[side] = without[side].checked_sub(settled[side])?;
    }
    for side in Side::ALL {
        swapped[side] = without[side] + settled[side.other()];
    }
    let is_said = |seeds| {
        outcome.rule.is_some_and(|rule| Outcome::by_count(seeds, rule).to_string() == guess)
    };
    if is_said(without) {
        return Some(Slip::ForgotRest);
    }
    is_said(swapped).then_some(Slip::RestToOther)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tutor::{read_position, read_rules};

    fn slip_of(rules: &str, position: &str, mv: &str, what: Question, guess: &str) -> Option<Slip> {
        let ruleset = read_rules(rules).expect("rules");
        let before = read_position(&ruleset, position).expect("a position");
        let mv = before.parse_move(mv).expect("a move");
        slip(&Played::new(before, &mv).expect("legal"), what, guess)
    }

    fn hole(name: &str) -> Hole {
        crate::rules::BoardShape::SIX_HOLES.hole(name).expect("a hole")
    }

    #[test]
    fn a_wrong_hole_names_the_way_of_counting() {
        use Question::Last;
        let basic = |position, mv, guess| slip_of("basic", position, mv, Last, guess);
        let owari = |position, mv, guess| slip_of("owari", position, mv, Last, guess);
        let three = "0,0,3,0,0,2/0,0,4,0,0,2 0-0 S";
        assert_eq!(basic(three, "C", "E"), Some(Slip::CountedOrigin(hole("C"))));
        assert_eq!(basic(three, "C", "store"), Some(Slip::OneTooFar));
        assert_eq!(basic(three, "C", "F"), None, "the right answer");
        assert_eq!(basic(three, "C", "b"), None, "no known way of counting");
        assert_eq!(basic(three, "F", "b"), Some(Slip::PassedOwnStore));
        let round = "0,1,0,0,0,9/1,1,0,0,0,4 0-0 S";
        assert_eq!(basic(round, "F", "A"), Some(Slip::SowedOtherStore));
        let owari_three = "0,0,0,0,3,0/4,0,0,0,0,4 0-0 S";
        assert_eq!(owari(owari_three, "E", "a"), Some(Slip::SowedStore));
        assert_eq!(owari("0,0,0,0,0,1/4,0,0,0,0,4 0-0 S", "F", "store"), Some(Slip::SowedStore));
        let twelve = "0,1,0,0,0,12/4,0,0,0,0,5 0-0 S";
        assert_eq!(owari(twelve, "F", "E"), Some(Slip::SowedOrigin(hole("F"))));
        assert_eq!(owari(twelve, "F", "north-store"), Some(Slip::SowedStore));
        assert_eq!(basic(three, "C", "north-store"), Some(Slip::SowedOtherStore));
        assert_eq!(owari("start", "B", "a"), Some(Slip::OneTooFar), "with a full set");
        let relay = "0,2,0,1,0,0/4,0,0,0,0,4 0-0 S";
        assert_eq!(slip_of("ayoayo", relay, "B", Last, "D"), Some(Slip::StoppedAt(hole("D"))));
        let store = slip_of("ayoayo", relay, "B", Last, "north-store");
        assert_eq!(store, Some(Slip::SowedOtherStore));
        let ring = slip_of("ring", "start", "1R", Last, "south-store");
        assert_eq!(ring, Some(Slip::SowedStore));
        let bawo = "0,3,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,2/0,0,0,0,0,0,2,2 0-0 - S";
        assert_eq!(slip_of("bawo-beginner", bawo, "A2L", Last, "A5"), Some(Slip::OtherWay));
        // It eats 2 in A1 and sows them from the left end, into A1 and A2.
        let eats = "1,0,1,0,0,0,0,0/0,2,0,0,0,0,0,0/1,0,0,0,0,0,0,2/0,0,0,0,0,0,2,2 0-0 - S";
        let beginner = |mv, guess| slip_of("bawo-beginner", eats, mv, Last, guess);
        assert_eq!(beginner("B2L", "A7"), Some(Slip::OtherEnd { turns_round: false }));
        assert_eq!(beginner("B2L", "A2"), None, "the right answer");
        let from = |name: &str| crate::rules::BoardShape::FourRows.hole(name).expect("a hole");
        assert_eq!(beginner("B2L", "A3"), Some(Slip::EatenTooFar(from("A1"))));
        // In the border the first of 3 eaten seeds goes into A1, where the lap ended.
        let border = "1,0,2,0,0,0,0,0/0,0,0,0,0,0,0,0/2,0,0,0,0,0,0,3/0,0,0,0,0,0,2,2 0-0 - S";
        let slip = slip_of("bawo-beginner", border, "A3L", Last, "A4");
        assert_eq!(slip, Some(Slip::EatenTooFar(from("A1"))));
        // The start of a game has no seed to spare: one is taken from elsewhere.
        let start = slip_of("bawo-beginner", "start", "A2R", Last, "A3");
        assert_eq!(start, Some(Slip::EatenTooFar(from("A1"))));
    }

    #[test]
    fn a_wrong_number_names_the_way_of_counting() {
        let takes =
            |rules, position, mv, guess| slip_of(rules, position, mv, Question::Takes, guess);
        let chain = "0,0,1,0,0,3/1,2,1,0,4,0 0-0 S";
        assert_eq!(takes("owari", chain, "F", "2"), Some(Slip::OnlyLastHole(hole("c"))));
        assert_eq!(takes("owari", chain, "F", "4"), Some(Slip::CountedBefore));
        assert_eq!(takes("owari", chain, "F", "3"), Some(Slip::CountedHoles));
        assert_eq!(takes("owari", chain, "F", "0"), Some(Slip::SawNone(hole("c"))));
        assert_eq!(takes("owari", chain, "F", "7"), None, "the right answer");
        let stopped = "0,0,1,0,0,3/3,1,1,0,4,0 0-0 S";
        assert_eq!(takes("owari", stopped, "F", "8"), Some(Slip::WentOnTo(hole("a"))));
        let across = "0,2,0,0,1,0/0,0,3,0,0,2 0-0 S";
        assert_eq!(takes("basic", across, "B", "3"), Some(Slip::ForgotOwnSeed));
        let relay = "0,2,0,1,0,0/4,0,0,0,0,4 0-0 S";
        assert_eq!(slip_of("ayoayo", relay, "B", Question::Laps, "1"), Some(Slip::OneLap));
    }

    #[test]
    fn a_wrong_end_names_what_was_overlooked() {
        let store = "0,0,3,0,0,1/0,0,4,0,0,2 0-0 S";
        let next = |mv, guess| slip_of("basic", store, mv, Question::Next, guess);
        assert_eq!(next("F", "north"), Some(Slip::ForgotAgain));
        assert_eq!(next("C", "south"), Some(Slip::ThoughtAgain));
        let end = "0,0,0,0,0,1/3,3,3,0,0,0 12-14 S";
        let result = |guess| slip_of("basic", end, "F", Question::Result, guess);
        assert_eq!(result("north 13-14"), Some(Slip::ForgotRest));
        assert_eq!(result("north 13-23"), Some(Slip::RestToOther));
        assert_eq!(result("south 22-14"), None, "the right answer");
    }
}
