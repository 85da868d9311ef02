//! Turns in sentences. Everything is read from a turn's events, so that no rule is written twice.
//!
//! | file | holds |
//! | --- | --- |
//! | here | a played turn, several in a row, how the game ended |
//! | `course` | a turn in figures |
//! | `preview` | what a move would do |
//! | `film` | a turn cut into steps |
//! | `moments` | one step in a sentence |
//! | `no_capture` | why a turn captures nothing, or no more |

mod course;
mod film;
mod moments;
pub(crate) mod no_capture;
mod preview;

pub use course::Course;
pub use film::{Block, Kind, film, veiled_hand};
pub use moments::{Steps, announced, gain_so_far, lap_of, moment};
pub use preview::{Foretold, preview, preview_hiding};

use crate::rules::{
    BoardShape, BySide, Colour, End, Event, Hole, Move, Outcome, Place, RuleId, RuleKind, Side,
    Step, Turn,
};
use crate::texts::messages::{clock, narration as say, sides};
use crate::texts::yes;

use super::lists::list;
use no_capture::Whose;

/// Whose holes have hidden counts: no number is given for what is in them, nor for seeds lifted or
/// eaten there. A store is never hidden.
pub type Hidden = BySide<bool>;

pub const ALL_SEEN: Hidden = BySide { south: false, north: false };

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// One to four sentences.
    pub words: String,
    /// The rules that matter most, the decisive one first.
    pub rules: Vec<RuleId>,
}

pub fn side(side: Side) -> &'static str {
    match side {
        Side::South => sides::south(),
        Side::North => sides::north(),
    }
}

/// `4 seeds`, `2 red seeds`.
fn seeds_of(count: u8, colour: Option<Colour>) -> String {
    let colour = match colour {
        None => "none",
        Some(Colour::Red) => "red",
        Some(Colour::Blue) => "blue",
    };
    say::SeedsOf { count, colour }.text()
}

/// The two rules of a turn most worth naming; plain sowing is not.
pub fn rules_of(events: &[Event]) -> Vec<RuleId> {
    let mut rules = all_rules_of(events);
    rules.truncate(2);
    rules
}

/// All rules that applied in a turn, each once and the one most worth naming first; plain sowing is
/// left out.
pub fn all_rules_of(events: &[Event]) -> Vec<RuleId> {
    let weight = |event: &Event| match event.step {
        Step::Nothing(_) => 0,
        Step::End(_) => 1,
        Step::TurnRound(_) => 2,
        Step::Capture { .. } | Step::Eat { .. } | Step::Again => 3,
        Step::HouseLost(_) | Step::Keep { .. } | Step::Pass => 4,
        Step::Skip(_) | Step::Settle { .. } => 5,
        Step::Stop(_) => 6,
        Step::Relay(_) => 7,
        _ => 9,
    };
    let mut found: Vec<(i32, RuleId)> = Vec::new();
    for event in events {
        let weight = weight(event);
        if !found.iter().any(|(_, rule)| *rule == event.rule) {
            found.push((weight, event.rule));
        }
    }
    found.sort_by_key(|(weight, _)| *weight);
    found.into_iter().filter(|(weight, _)| *weight < 9).map(|(_, rule)| rule).collect()
}

/// `3 at d`; `all at d` if its count is hidden.
pub fn at_hole(hole: Hole, count: u16, hidden: Hidden) -> String {
    match hidden[hole.owner()] {
        true => say::AllAtHole { hole }.text(),
        false => say::AtHole { count, hole }.text(),
    }
}

/// Who reads, if they play a side: that side is `you`.
pub type You = Option<Side>;

fn is(you: You, side: Side) -> &'static str {
    yes(you == Some(side))
}

/// A played turn: `South plays C, 4 seeds. Captures 3 at d.` Sides are always named.
pub fn turn(turn: &Turn) -> Told {
    turn_hiding(turn, ALL_SEEN)
}

/// The same without hidden counts.
pub fn turn_hiding(turn: &Turn, hidden: Hidden) -> Told {
    turn_for(turn, hidden, None)
}

/// The same for its own player: `You play C, 4 seeds. You capture 3 at d.`
pub fn own_turn(turn: &Turn) -> Told {
    turn_for(turn, ALL_SEEN, Some(turn.mover))
}

fn turn_for(turn: &Turn, hidden: Hidden, you: You) -> Told {
    let course = Course::of(&turn.events);
    let mut words = vec![opening_words(turn, &course, hidden, you)];
    words.extend(consequences(turn, &course, hidden, you));
    if course.again {
        words.push(say::Again { mover: turn.mover, you: is(you, turn.mover) }.text());
    }
    words.extend(end_of(turn, &course, you));
    Told { words: words.join(" "), rules: rules_of(&turn.events) }
}

/// All moves that one player makes in a row: `South plays D, 3 seeds, then plays A, 3 seeds. 1 seed
/// into South's store in all.`
///
/// # Panics
/// If there is no move.
pub fn moves_in_a_row(turns: &[&Turn], hidden: Hidden, reader: You) -> Told {
    let (last, earlier) = turns.split_last().expect("at least one move");
    if earlier.is_empty() {
        return turn_for(last, hidden, reader);
    }
    let mover = last.mover;
    let you = is(reader, mover);
    let mut words = Vec::new();
    // Moves whose only result is the next move are joined in one sentence.
    let mut row: Option<String> = None;
    let mut is_first = true;
    let mut rules: Vec<RuleId> = Vec::new();
    let mut stored = 0;
    for (at, turn) in turns.iter().enumerate() {
        let course = Course::of(&turn.events);
        stored += course.stored[turn.mover];
        let after = played(turn, &course, hidden);
        let played = match row.take() {
            None => after,
            Some(before) => say::AndThenPlays { before, after, you }.text(),
        };
        let more = consequences(turn, &course, hidden, reader);
        if more.is_empty() && at + 1 < turns.len() {
            row = Some(played);
            continue;
        }
        words.push(match std::mem::take(&mut is_first) {
            true => say::Plays { mover, you, played }.text(),
            false => say::ThenPlays { mover, you, played }.text(),
        });
        words.extend(more);
        for rule in rules_of(&turn.events) {
            if !rules.contains(&rule) {
                rules.push(rule);
            }
        }
    }
    let course = Course::of(&last.events);
    if course.again {
        words.push(say::Again { mover, you }.text());
    }
    if course.end.is_none() {
        // The last seeds are counted with the result.
        words.push(say::InAll { count: stored, mover, you }.text());
    }
    words.extend(end_of(last, &course, reader));
    if rules.len() < 2 {
        rules.extend(rules_of(&earlier[0].events).first());
        rules.dedup();
    }
    Told { words: words.join(" "), rules }
}

fn end_of(turn: &Turn, course: &Course, you: You) -> Option<String> {
    match course.end {
        Some(outcome) => Some(result_for(&outcome, you)),
        None => round_words(turn),
    }
}

/// What a relay brings: `14 laps, 5 seeds sown into your store`. `whose` is `your` or `South's`; counts
/// are left out if one is hidden.
fn relay_words(turn: &Turn, course: &Course, whose: Whose, hides: bool) -> String {
    let laps = course.laps;
    let sows_store = turn.before.ruleset().name().facts().sows_store;
    let eats = turn.before.shape() == BoardShape::FourRows;
    if hides || !sows_store && !eats {
        return say::RelayHidden { laps }.text();
    }
    let mover = turn.mover;
    // What is captured is said in another sentence.
    let count = course.sown[mover];
    let relay = match whose {
        _ if eats => say::RelayEaten { laps, count: course.gain() }.text(),
        Whose::Yours => say::RelayYours { laps, count }.text(),
        Whose::Of(mover) => say::RelayStored { laps, count, mover }.text(),
    };
    match course.sown[mover.other()] {
        0 => relay,
        count => say::RelayOther { relay, count }.text(),
    }
}

fn opening_words(turn: &Turn, course: &Course, hidden: Hidden, of: You) -> String {
    let mover = turn.mover;
    let you = is(of, mover);
    let from_hand = |event: &Event| matches!(event.step, Step::Take { from: Place::Extra(_), .. });
    let is_extra = turn.events.iter().any(from_hand);
    match &turn.mv {
        Move::Pass => passing(turn, you),
        Move::Fill(layout) => say::LaysOut { mover, you, counts: list(layout.seeds()) }.text(),
        Move::Opening(holes) => say::PlacesFive { mover, you, holes: list(holes) }.text(),
        Move::Hole(hole) if is_extra => say::ExtraIntoHouse { mover, you, hole }.text(),
        mv if is_extra => say::PlaysExtra { mover, you, move_: mv }.text(),
        _ => say::Plays { mover, you, played: played(turn, course, hidden) }.text(),
    }
}

/// A pass, its reason, and what the opponent must do now.
fn passing(turn: &Turn, you: &str) -> String {
    let (mover, other) = (turn.mover, turn.mover.other());
    let is_empty = turn.before.setup().on_side(turn.mover) == 0;
    let feeds = turn.before.ruleset().name().rule_about(RuleKind::Feed).is_some();
    match (is_empty, feeds) {
        (true, true) => say::PassesUnfed { mover, you, other }.text(),
        (true, false) => say::PassesEmpty { mover, you }.text(),
        (false, _) => say::PassesStuck { mover, you }.text(),
    }
}

/// A turn for its own player, and why its row of captures ends.
pub fn own_turn_with_its_end(turn: &Turn) -> String {
    let words = own_turn(turn).words;
    match no_capture::capture_ends(turn, Whose::Yours, ALL_SEEN) {
        Some(end) => format!("{words} {end}"),
        None => words,
    }
}

/// The results of a turn, in sentences without a subject.
fn consequences(turn: &Turn, course: &Course, hidden: Hidden, of: You) -> Vec<String> {
    let mut words = Vec::new();
    let you = is(of, turn.mover);
    if course.laps > 1 {
        // The next sentence says it too.
        let is_said = course.taken.len() == 1 || course.captures_are_summed();
        let hides = course.eaten && (course.takes_hidden(hidden) || is_said);
        let whose = if of == Some(turn.mover) { Whose::Yours } else { Whose::Of(turn.mover) };
        let relay = relay_words(turn, course, whose, hides);
        words.push(say::RelayLine { relay }.text());
    }
    let start = course.lifted.map(|(hole, ..)| hole);
    if let Some(hole) = course.skipped.iter().find(|hole| Some(**hole) != start) {
        words.push(say::PassedOver { hole }.text());
    }
    if !course.taken.is_empty() {
        // What was captured is in the store now, where everybody sees it.
        let hidden = if course.eaten { hidden } else { ALL_SEEN };
        let eats = yes(course.eaten);
        let (taken, kept) = (course.captures(hidden), course.kept);
        words.push(match kept {
            0 => say::Takes { you, eats, taken }.text(),
            _ => say::TakesKeeps { you, eats, taken, kept }.text(),
        });
    } else if course.kept > 0 {
        words.push(say::Keeps { you, count: course.kept }.text());
    }
    words.extend(nothing_taken(turn, course, hidden));
    words.extend(rest_words(course, of));
    words
}

/// Who gets the seeds left at the end: `South gets the 3 seeds left on the board.`
fn rest_words(course: &Course, of: You) -> Option<String> {
    let BySide { south, north } = course.settled;
    let (taker, count) = match (south, north) {
        (0, 0) => return None,
        (count, 0) => (Side::South, count),
        (0, count) => (Side::North, count),
        _ => {
            let you = of.map_or("nobody".to_owned(), |side| side.to_string());
            return Some(say::SharesRest { south, north, you }.text());
        }
    };
    Some(say::TakesRest { taker, you: is(of, taker), count }.text())
}

/// `Round over: South has 31, North 41. South lays out.` between the rounds of a match.
fn round_words(turn: &Turn) -> Option<String> {
    let Turn { before, after, .. } = turn;
    if after.layout_sizes().is_empty() || !before.layout_sizes().is_empty() {
        return None;
    }
    let BySide { south, north } = after.setup().stores;
    Some(say::RoundOver { south, north, loser: after.to_move() }.text())
}

/// The result with names of the sides: `South wins, 30 to 18.`
pub fn result(outcome: &Outcome) -> String {
    result_for(outcome, None)
}

fn result_for(outcome: &Outcome, you: You) -> String {
    let BySide { south, north } = outcome.seeds;
    match (outcome.winner, outcome.rule) {
        (Some(winner), None) if outcome.on_time => {
            clock::LosesOnTime { loser: winner.other(), winner }.text()
        }
        (Some(winner), None) => say::Resigns { loser: winner.other(), winner }.text(),
        (Some(winner), Some(rule)) if decides_without_seeds(rule) => {
            say::WinsPlain { winner, you: is(you, winner) }.text()
        }
        (Some(winner), _) => {
            let (more, less) = (outcome.seeds[winner], outcome.seeds[winner.other()]);
            say::Wins { winner, you: is(you, winner), more, less }.text()
        }
        (None, _) => say::Draw { south, north }.text(),
    }
}

/// Whether a rule decides the game whatever the sides hold, as in Bawo.
pub fn decides_without_seeds(rule: RuleId) -> bool {
    let ends = [End::FrontRowEmpty, End::Singles].map(RuleKind::End);
    ends.contains(&rule.kind()) || rule.kind() == RuleKind::Endless
}

/// `Nothing is captured: d, across from C, is empty.` if a rule prevents a capture.
fn nothing_taken(turn: &Turn, course: &Course, hidden: Hidden) -> Option<String> {
    course.spared?;
    let cause = no_capture::no_capture(turn, hidden)?;
    Some(say::NothingCaptured { cause }.text())
}

/// What a sowing move plays: `C, 4 seeds`, without the count if it is hidden.
fn played(turn: &Turn, course: &Course, hidden: Hidden) -> String {
    let with =
        |hole: Hole, move_: String, count: u8, colour: Option<Colour>| match hidden[hole.owner()] {
            true => move_,
            false => say::MoveSeeds { move_, amount: seeds_of(count, colour) }.text(),
        };
    match &turn.mv {
        Move::Colour(hole, _) if hidden[hole.owner()] => turn.mv.to_string(),
        Move::Colour(hole, colour) => {
            let count = turn.before.setup().seeds_in(*hole).of(Some(*colour)) as u8;
            with(*hole, hole.to_string(), count, Some(*colour))
        }
        mv => match course.lifted {
            Some((from, count, _)) if course.skipped.first() == Some(&from) => {
                say::RoundTrip { hole: with(from, mv.to_string(), count, None) }.text()
            }
            Some((from, count, _)) => with(from, mv.to_string(), count, None),
            None => mv.to_string(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::narration::samples;
    use crate::rules::GameName;

    fn words(game: GameName, position: &str, mv: &str) -> String {
        turn(&samples::turn(game, position, mv)).words
    }

    #[test]
    fn a_pass_and_a_round_trip_say_why() {
        assert_eq!(
            words(GameName::Owari, "0,0,0,0,0,0/0,0,0,0,0,3 20-25 S", "pass"),
            "South has no seeds and passes. North must feed it now."
        );
        let round = words(GameName::Owari, "0,0,0,0,0,0/1,0,0,0,12,0 15-20 N", "e");
        assert!(
            round.starts_with(
                "North plays e, 12 seeds, all the way round, skipping the hole they came from."
            ),
            "{round}"
        );
    }

    #[test]
    fn hidden_counts_are_left_out() {
        let played = samples::turn(GameName::Owari, "0,0,0,0,3,1/2,0,0,0,0,4 20-18 S", "F");
        let north = BySide::new(false, true);
        let both = BySide::new(true, true);
        let words = |hidden| turn_hiding(&played, hidden).words;
        assert_eq!(words(north), "South plays F, 1 seed. Captures 3 at a.");
        assert_eq!(words(both), "South plays F. Captures 3 at a.");
        let ahead = |hidden| preview_hiding(&played, hidden).head;
        assert_eq!(
            ahead(north),
            "If you play F (1 seed), your last seed lands in a. You take all at a."
        );
        assert_eq!(ahead(both), "If you play F, your last seed lands in a. You take all at a.");
        let blocks = film(&Steps::of(&played), both);
        assert_eq!(blocks[0].words, "from F");
        assert!(blocks[0].veiled && blocks.iter().all(|block| !block.says.contains("now")));
    }

    #[test]
    fn a_turn_says_you_to_its_own_player() {
        let own = |game, position, mv| own_turn(&samples::turn(game, position, mv)).words;
        assert_eq!(
            own(GameName::Owari, "0,0,0,0,0,1/2,0,0,0,0,4 20-21 S", "F"),
            "You play F, 1 seed. You capture 3 at a."
        );
        assert_eq!(
            own(GameName::Basic, "3,3,3,3,3,3/3,3,3,3,3,3 0-0 S", "D"),
            "You play D, 3 seeds. Last seed in your store: you play again."
        );
        let ends = own(GameName::Basic, "0,0,0,0,0,1/3,3,3,0,0,0 12-14 S", "F");
        assert!(
            ends.contains("You get the 9 seeds left on the board. You win, 22 to 14."),
            "{ends}"
        );
    }

    #[test]
    fn a_turn_has_names_counts_and_captures() {
        assert_eq!(
            words(GameName::Owari, "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "C"),
            "South plays C, 4 seeds."
        );
        assert_eq!(
            words(GameName::Owari, "0,0,0,0,0,1/2,0,0,0,0,4 20-21 S", "F"),
            "South plays F, 1 seed. Captures 3 at a."
        );
        let again = words(GameName::Basic, "3,3,3,3,3,3/3,3,3,3,3,3 0-0 S", "D");
        assert_eq!(again, "South plays D, 3 seeds. Last seed in South's store: South plays again.");
    }
}
