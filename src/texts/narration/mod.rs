//! Turns told in sentences. Everything is read from a turn's events, so that no rule is told twice.
//!
//! | file | holds |
//! | --- | --- |
//! | here | a played turn, what it did, how the game ended |
//! | `preview` | what a move would do |
//! | `film` | a turn cut into its steps |
//! | `moments` | one step in a sentence |

mod film;
mod moments;
mod preview;

pub use film::{Block, Kind, film, veiled_hand};
pub use moments::{announced, moment};
pub use preview::{Foretold, preview, preview_hiding};

use crate::rules::{
    BySide, Colour, Event, Hole, Move, Outcome, Place, Position, RuleId, Side, Step, Turn,
};

use super::{counted, list, seeds};

/// Whose holes' counts are hidden: no number is told of what lies in them, nor of seeds lifted or
/// eaten there. What goes into a store is no secret once it is there.
pub type Hidden = BySide<bool>;

/// Every count may be told.
pub const ALL_SEEN: Hidden = BySide { south: false, north: false };

/// A turn in words and the rules that made it so.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// One to four sentences.
    pub words: String,
    /// The rules that matter most, the one that decided first.
    pub rules: Vec<RuleId>,
}

/// A side's name.
pub fn side(side: Side) -> &'static str {
    match side {
        Side::South => "South",
        Side::North => "North",
    }
}

/// `4 seeds`, `2 red seeds`.
fn heap(count: u8, colour: Option<Colour>) -> String {
    let one_many = match colour {
        None => ("seed", "seeds"),
        Some(Colour::Red) => ("red seed", "red seeds"),
        Some(Colour::Blue) => ("blue seed", "blue seeds"),
    };
    counted(count.into(), one_many.0, one_many.1)
}

/// What a turn did, read from its events.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// The first handful.
    pub lifted: Option<(Hole, u8, Option<Colour>)>,
    /// Handfuls sown; one that stays in the hand of the winner is none.
    pub laps: usize,
    /// Whether a handful is up of which no seed has fallen yet.
    is_up: bool,
    /// Seeds dropped.
    pub drops: usize,
    /// Where the last seed fell.
    pub last: Option<Place>,
    /// Holes taken or eaten with their seeds, both colours together, in order.
    pub taken: Vec<(Hole, u16)>,
    /// Whether they were eaten, to be sown on.
    pub eaten: bool,
    /// Own seeds kept together with a capture.
    pub kept: u16,
    /// Holes passed over.
    pub skipped: Vec<Hole>,
    /// What could have been taken, but stays, and why.
    pub spared: Option<(Hole, RuleId)>,
    /// Seeds that a rule gave away at the end.
    pub settled: BySide<u16>,
    /// Whether the same player moves again.
    pub again: bool,
    /// How the game ended.
    pub end: Option<Outcome>,
}

impl Course {
    /// Reads the events of a turn.
    pub fn of(events: &[Event]) -> Course {
        let mut course = Course::default();
        for event in events {
            course.read(event);
        }
        course
    }

    fn read(&mut self, event: &Event) {
        match event.step {
            Step::Lift { hole, count, colour } => {
                self.lifted.get_or_insert((hole, count, colour));
                self.is_up = true;
            }
            Step::Take { from: Place::Hole(_), .. } => self.is_up = true,
            Step::Drop { at, .. } => {
                self.laps += usize::from(std::mem::take(&mut self.is_up));
                self.drops += 1;
                self.last = Some(at);
            }
            Step::Eat { hole, count } => {
                self.eaten = true;
                self.is_up = true;
                self.taken.push((hole, count.into()));
            }
            Step::Capture { hole, count, .. } => match self.taken.last_mut() {
                Some((last, taken)) if *last == hole => *taken += u16::from(count),
                _ => self.taken.push((hole, count.into())),
            },
            Step::Keep { count, .. } => self.kept += u16::from(count),
            Step::Skip(hole) if !self.skipped.contains(&hole) => self.skipped.push(hole),
            Step::Nothing(hole) => self.spared = Some((hole, event.rule)),
            Step::Settle { count, to, .. } => self.settled[to] += u16::from(count),
            Step::Again => self.again = true,
            Step::End(outcome) => self.end = Some(outcome),
            _ => {}
        }
    }

    /// Seeds taken or eaten in the turn, own ones kept included.
    pub fn gain(&self) -> u16 {
        self.kept + self.taken.iter().map(|(_, count)| count).sum::<u16>()
    }

    /// Whether it takes from a hole whose count is hidden.
    pub fn takes_hidden(&self, hidden: Hidden) -> bool {
        self.taken.iter().any(|(hole, _)| hidden[hole.owner()])
    }

    /// `2 at b, then 3 at a`, each with the words between; `14 seeds in 7 holes` where they are
    /// many, `all at b` where the count is hidden.
    pub(super) fn in_turn(&self, between: &str, hidden: Hidden) -> String {
        if self.taken.len() > 5 {
            return self.captures(hidden);
        }
        self.each(hidden).join(between)
    }

    /// `3 at d`, `2 at b and 3 at a`, `14 seeds in 7 holes`.
    fn captures(&self, hidden: Hidden) -> String {
        if self.taken.len() > 5 {
            return self.sum(hidden);
        }
        list(&self.each(hidden))
    }

    /// `14 seeds in 7 holes`.
    fn sum(&self, hidden: Hidden) -> String {
        let holes = counted(self.taken.len() as u32, "hole", "holes");
        if self.takes_hidden(hidden) {
            return format!("all in {holes}");
        }
        let all: u16 = self.taken.iter().map(|(_, count)| count).sum();
        format!("{} in {holes}", seeds(all))
    }

    fn each(&self, hidden: Hidden) -> Vec<String> {
        let one = |(hole, count): &(Hole, u16)| at_hole(*hole, *count, hidden);
        self.taken.iter().map(one).collect()
    }
}

/// The rules of a turn worth naming: those that decided something before plain sowing.
pub fn rules_of(events: &[Event]) -> Vec<RuleId> {
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
    found.into_iter().filter(|(weight, _)| *weight < 9).map(|(_, rule)| rule).take(2).collect()
}

/// `3 at d`; `all at d` where its count is hidden.
pub fn at_hole(hole: Hole, count: u16, hidden: Hidden) -> String {
    if hidden[hole.owner()] { format!("all at {hole}") } else { format!("{count} at {hole}") }
}

/// Tells a played turn: `South plays C, 4 seeds. Captures 3 at d.` Sides are always named.
pub fn turn(before: &Position, turn: &Turn) -> Told {
    turn_hiding(before, turn, ALL_SEEN)
}

/// The same without the counts that are hidden.
pub fn turn_hiding(before: &Position, turn: &Turn, hidden: Hidden) -> Told {
    let who = side(turn.mover);
    let course = Course::of(&turn.events);
    let mut words = vec![opening_words(before, turn, who, &course, hidden)];
    words.extend(consequences(turn, &course, hidden));
    if let Some(outcome) = course.end {
        words.push(result(&outcome));
    } else if let Some(round) = round_words(&turn.after, before) {
        words.push(round);
    }
    Told { words: words.join(" "), rules: rules_of(&turn.events) }
}

fn opening_words(
    before: &Position,
    turn: &Turn,
    who: &str,
    course: &Course,
    hidden: Hidden,
) -> String {
    // `, 4 seeds`, unless the count of the hole they lay in is hidden.
    let with = |hole: Hole, count: u8, colour: Option<Colour>| match hidden[hole.owner()] {
        true => String::new(),
        false => format!(", {}", heap(count, colour)),
    };
    let is_extra = turn
        .events
        .iter()
        .any(|event| matches!(event.step, Step::Take { from: Place::Extra(_), .. }));
    match &turn.mv {
        Move::Pass => passing(before, turn),
        Move::Fill(layout) => format!("{who} lays out {}.", list(layout.seeds())),
        Move::Opening(holes) => format!("{who} places five seeds: {}.", list(holes)),
        Move::Hole(hole) if is_extra => {
            format!("{who} puts an extra seed into the house at {hole}.")
        }
        mv if is_extra => format!("{who} plays {mv} with an extra seed."),
        Move::Colour(hole, colour) => {
            let count = before.setup().heap(*hole).of(Some(*colour)) as u8;
            match with(*hole, count, Some(*colour)) {
                hidden if hidden.is_empty() => format!("{who} plays {}.", turn.mv),
                seeds => format!("{who} plays {hole}{seeds}."),
            }
        }
        mv => match course.lifted {
            Some((from, count, _)) if course.skipped.first() == Some(&from) => {
                let seeds = with(from, count, None);
                format!("{who} plays {mv}{seeds}, all the way round; its own start is passed over.")
            }
            Some((from, count, _)) => format!("{who} plays {mv}{}.", with(from, count, None)),
            None => format!("{who} plays {mv}."),
        },
    }
}

/// A pass, why, and what it asks of the other side.
fn passing(before: &Position, turn: &Turn) -> String {
    let (who, other) = (side(turn.mover), side(turn.mover.other()));
    let is_empty = before.setup().on_side(turn.mover) == 0;
    let feeds = turn.events.iter().any(|event| {
        event.step == Step::Pass && matches!(event.rule, RuleId::OwariPass | RuleId::AyoayoPass)
    });
    match (is_empty, feeds) {
        (true, true) => format!("{who} has no seeds and passes. {other} must feed it now."),
        (true, false) => format!("{who} has no seeds and passes."),
        (false, _) => format!("{who} cannot move and passes."),
    }
}

/// Tells a played turn and why its row of captures ends.
pub fn turn_with_its_end(turn: &Turn) -> String {
    let told = self::turn(&turn.before, turn).words;
    let whose = format!("{}'s", side(turn.mover));
    match super::no_capture::capture_ends(turn, &whose, ALL_SEEN) {
        Some(end) => format!("{told} {end}"),
        None => told,
    }
}

/// What a turn led to, in sentences without a subject.
fn consequences(turn: &Turn, course: &Course, hidden: Hidden) -> Vec<String> {
    let mut words = Vec::new();
    if course.laps > 1 {
        words.push(format!("{}.", counted(course.laps as u32, "lap", "laps")));
    }
    let start = course.lifted.map(|(hole, ..)| hole);
    if let Some(hole) = course.skipped.iter().find(|hole| Some(**hole) != start) {
        words.push(format!("{hole} is passed over."));
    }
    if !course.taken.is_empty() {
        let verb = if course.eaten { "Eats" } else { "Captures" };
        let own = match course.kept {
            0 => String::new(),
            1 => ", and keeps its own last seed".to_owned(),
            more => format!(", and keeps {more} of its own"),
        };
        // What was captured lies in the store now, where everybody sees it.
        let hidden = if course.eaten { hidden } else { ALL_SEEN };
        words.push(format!("{verb} {}{own}.", course.captures(hidden)));
    } else if course.kept > 0 {
        words.push(format!("Keeps its own {}.", seeds(course.kept)));
    }
    words.extend(nothing_taken(turn, course, hidden));
    if course.again {
        let who = side(turn.mover);
        words.push(format!("Last seed in {who}'s store: {who} plays again."));
    }
    for side_of in Side::ALL {
        if course.settled[side_of] > 0 {
            let words_of = seeds(course.settled[side_of]);
            words.push(format!("{} takes the last {words_of}.", side(side_of)));
        }
    }
    words
}

/// `Round over: South has 31, North 41. South lays out.` between the rounds of a match.
fn round_words(after: &Position, before: &Position) -> Option<String> {
    if after.layout_sizes().is_empty() || !before.layout_sizes().is_empty() {
        return None;
    }
    let BySide { south, north } = after.setup().stores;
    let loser = side(after.to_move());
    Some(format!("The round is over: South has {south}, North {north}. {loser} lays out."))
}

/// The result with names of the sides: `South wins, 30 to 18.`
pub fn result(outcome: &Outcome) -> String {
    let BySide { south, north } = outcome.seeds;
    match (outcome.winner, outcome.rule) {
        (Some(winner), None) => {
            format!("{} resigns. {} wins.", side(winner.other()), side(winner))
        }
        (Some(winner), _) => {
            let (more, less) = (outcome.seeds[winner], outcome.seeds[winner.other()]);
            format!("{} wins, {more} to {less}.", side(winner))
        }
        (None, _) => format!("A draw, {south} to {north}."),
    }
}

/// `Nothing is captured: d, opposite C, is empty.` where a rule leaves what could have been taken.
fn nothing_taken(turn: &Turn, course: &Course, hidden: Hidden) -> Option<String> {
    course.spared?;
    let cause = super::no_capture::no_capture(turn, hidden)?;
    Some(format!("Nothing is captured: {cause}."))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameName, Ruleset};

    fn tell(game: GameName, position: &str, mv: &str) -> String {
        let ruleset = Ruleset::new(game);
        let setup = crate::rules::Setup::parse(game, position).expect("a position");
        let before = ruleset.position(&setup).expect("possible");
        let mv = before.parse_move(mv).expect("a move");
        turn(&before, &before.play(&mv).expect("legal")).words
    }

    #[test]
    fn a_pass_and_a_round_trip_say_why() {
        assert_eq!(
            tell(GameName::Owari, "0,0,0,0,0,0/0,0,0,0,0,3 20-25 S", "pass"),
            "South has no seeds and passes. North must feed it now."
        );
        let round = tell(GameName::Owari, "0,0,0,0,0,0/1,0,0,0,12,0 15-20 N", "e");
        assert!(
            round.starts_with(
                "North plays e, 12 seeds, all the way round; its own start is passed over."
            ),
            "{round}"
        );
    }

    #[test]
    fn hidden_counts_are_not_told() {
        let ruleset = Ruleset::new(GameName::Owari);
        let setup = crate::rules::Setup::parse(GameName::Owari, "0,0,0,0,3,1/2,0,0,0,0,4 20-18 S");
        let before = ruleset.position(&setup.expect("a position")).expect("possible");
        let mv = before.parse_move("F").expect("a move");
        let played = before.play(&mv).expect("legal");
        let north = BySide::new(false, true);
        let both = BySide::new(true, true);
        let words = |hidden| turn_hiding(&before, &played, hidden).words;
        assert_eq!(words(north), "South plays F, 1 seed. Captures 3 at a.");
        assert_eq!(words(both), "South plays F. Captures 3 at a.");
        let ahead = |hidden| preview_hiding(&played, hidden).head;
        assert_eq!(ahead(north), "If you play F, 1 seed: the last falls in a. You take all at a.");
        assert_eq!(ahead(both), "If you play F: the last falls in a. You take all at a.");
        let blocks = film(&played.events, played.mover, both);
        assert_eq!(blocks[0].words, "F lifts");
        assert!(blocks[0].veiled && blocks.iter().all(|block| !block.says.contains("now")));
    }

    #[test]
    fn a_turn_is_told_with_names_counts_and_captures() {
        assert_eq!(
            tell(GameName::Owari, "4,4,4,4,4,4/4,4,4,4,4,4 0-0 S", "C"),
            "South plays C, 4 seeds."
        );
        assert_eq!(
            tell(GameName::Owari, "0,0,0,0,0,1/2,0,0,0,0,4 20-21 S", "F"),
            "South plays F, 1 seed. Captures 3 at a."
        );
        let again = tell(GameName::Basic, "3,3,3,3,3,3/3,3,3,3,3,3 0-0 S", "D");
        assert_eq!(again, "South plays D, 3 seeds. Last seed in South's store: South plays again.");
    }
}
