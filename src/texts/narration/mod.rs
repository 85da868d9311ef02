//! Turns told in sentences. Everything is read from a turn's events, so that no rule is told twice.

use crate::rules::{
    BySide, Colour, Event, Hole, Move, Outcome, Place, Position, RuleId, Side, Step, Turn,
};

use super::{counted, list, seeds};

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

    /// `3 at d`, `2 at b and 3 at a`, `14 seeds in 7 holes`.
    fn captures(&self) -> String {
        if self.taken.len() > 5 {
            let all: u16 = self.taken.iter().map(|(_, count)| count).sum();
            return format!("{} in {} holes", seeds(all), self.taken.len());
        }
        let each: Vec<String> =
            self.taken.iter().map(|(hole, count)| format!("{count} at {hole}")).collect();
        list(&each)
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

/// Tells a played turn: `South plays C, 4 seeds. Captures 3 at d.` Sides are always named.
pub fn turn(before: &Position, turn: &Turn) -> Told {
    let who = side(turn.mover);
    let course = Course::of(&turn.events);
    let mut words = vec![opening_words(before, turn, who, &course)];
    words.extend(consequences(&course, turn.mover));
    if let Some(outcome) = course.end {
        words.push(result(&outcome));
    } else if let Some(round) = round_words(&turn.after, before) {
        words.push(round);
    }
    Told { words: words.join(" "), rules: rules_of(&turn.events) }
}

fn opening_words(before: &Position, turn: &Turn, who: &str, course: &Course) -> String {
    let is_extra = turn
        .events
        .iter()
        .any(|event| matches!(event.step, Step::Take { from: Place::Extra(_), .. }));
    match &turn.mv {
        Move::Pass => format!("{who} passes."),
        Move::Fill(layout) => format!("{who} lays out {}.", list(layout.seeds())),
        Move::Opening(holes) => format!("{who} places five seeds: {}.", list(holes)),
        Move::Hole(hole) if is_extra => {
            format!("{who} puts an extra seed into the house at {hole}.")
        }
        mv if is_extra => format!("{who} plays {mv} with an extra seed."),
        Move::Colour(hole, colour) => {
            let count = before.setup().heap(*hole).of(Some(*colour)) as u8;
            format!("{who} plays {hole}, {}.", heap(count, Some(*colour)))
        }
        mv => match course.lifted {
            Some((_, count, _)) => format!("{who} plays {mv}, {}.", heap(count, None)),
            None => format!("{who} plays {mv}."),
        },
    }
}

/// What a turn led to, in sentences without a subject.
fn consequences(course: &Course, mover: Side) -> Vec<String> {
    let mut words = Vec::new();
    if course.laps > 1 {
        words.push(format!("{}.", counted(course.laps as u32, "lap", "laps")));
    }
    if let Some(hole) = course.skipped.first() {
        words.push(format!("All the way round; {hole} is passed over."));
    }
    if !course.taken.is_empty() {
        let verb = if course.eaten { "Eats" } else { "Captures" };
        let own = match course.kept {
            0 => String::new(),
            1 => ", and keeps its own last seed".to_owned(),
            more => format!(", and keeps {more} of its own"),
        };
        words.push(format!("{verb} {}{own}.", course.captures()));
    } else if course.kept > 0 {
        words.push(format!("Keeps its own {}.", seeds(course.kept)));
    }
    if let Some((hole, rule)) = course.spared {
        words.push(nothing_taken(hole, rule));
    }
    if course.again {
        words.push(format!("{} moves again.", side(mover)));
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

/// Tells what a move would do: `If you play B, 6 seeds: the last falls in b. You take 2 at b, then
/// 3 at a.`
pub fn preview(turn: &Turn) -> Told {
    let course = Course::of(&turn.events);
    let mut rules = rules_of(&turn.events);
    if rules.is_empty() {
        // Nothing but sowing: the rule of sowing itself.
        rules.extend(turn.events.iter().rev().map(|event| event.rule).take(1));
    }
    let head = match (&turn.mv, course.lifted) {
        (Move::Colour(hole, colour), Some((_, count, _))) => {
            format!("If you play {hole}, {}", heap(count, Some(*colour)))
        }
        (mv @ Move::Hole(_), Some((_, count, _))) => {
            format!("If you play {mv}, {}", heap(count, None))
        }
        (mv, _) => format!("If you play {mv}"),
    };
    let last = match course.last {
        Some(Place::Hole(hole)) => format!("the last falls in {hole}."),
        Some(Place::Store(_)) => "the last falls in your store.".to_owned(),
        _ => "the turn ends at once.".to_owned(),
    };
    let mut words = vec![format!("{head}: {last}")];
    if course.laps > 1 {
        let drops = counted(course.drops as u32, "drop", "drops");
        words.push(format!("{}, {drops}.", counted(course.laps as u32, "lap", "laps")));
    }
    if !course.taken.is_empty() {
        let verb = if course.eaten { "eat" } else { "take" };
        words.push(format!("You {verb} {}.", course.captures().replace(" and ", ", then ")));
    } else if course.kept > 0 {
        words.push(format!("You keep {}.", seeds(course.kept)));
    }
    if let Some((hole, rule)) = course.spared {
        words.push(nothing_taken(hole, rule));
    }
    if course.again {
        words.push("You move again.".to_owned());
    }
    if let Some(outcome) = course.end {
        words.push(result(&outcome));
    }
    Told { words: words.join(" "), rules }
}

/// Why nothing is taken where the last seed fell.
fn nothing_taken(hole: Hole, rule: RuleId) -> String {
    match rule {
        RuleId::GiuthiCapture => format!(
            "Nothing is taken at {hole}: the pot across holds no seed, or got none this turn."
        ),
        RuleId::AwaleLimitOver => {
            format!("{hole} and the holes before it are more than the limit: the seeds stay.")
        }
        _ => format!(
            "{hole} could be taken, but {} would be left with nothing: the seeds stay.",
            side(hole.owner())
        ),
    }
}

/// One step of a turn while it is shown: what the hand does, and by which rule.
pub fn step(event: &Event) -> Option<(String, RuleId)> {
    let words = match event.step {
        Step::Lift { hole, count, colour } => format!("{} lifted at {hole}.", heap(count, colour)),
        Step::Take { from: Place::Extra(_), count } => {
            format!("{} taken from the extra seeds.", seeds(count))
        }
        Step::Eat { hole, count } => format!("{} eaten at {hole}.", seeds(count)),
        Step::Capture { hole, count, colour, .. } => {
            format!("{} captured at {hole}.", heap(count, colour))
        }
        Step::Keep { hole, count, .. } => format!("{} kept from {hole}.", seeds(count)),
        Step::Settle { count, to, .. } => {
            format!("{} for {} at the end.", seeds(count), side(to))
        }
        Step::KeepInHand { count, to } => format!("{} keeps {} in hand.", side(to), seeds(count)),
        Step::Relay(hole) => format!("{hole} is full: its seeds are sown on."),
        Step::HouseLost(hole) => format!("The house at {hole} works no more."),
        Step::Skip(hole) => format!("{hole} is passed over."),
        Step::TurnRound(hole) => format!("Eaten at {hole}, near the end: the way turns round."),
        Step::Nothing(hole) => nothing_taken(hole, event.rule),
        Step::Again => "The last seed is in the own store: the same side moves again.".to_owned(),
        Step::Pass => "No move is possible: a pass.".to_owned(),
        Step::Stop(place) => match place {
            Place::Hole(hole) => format!("The sowing ends at {hole}."),
            _ => "The sowing ends in the store.".to_owned(),
        },
        Step::Take { .. } | Step::Drop { .. } | Step::End(_) => return None,
    };
    Some((words, event.rule))
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
        assert_eq!(again, "South plays D, 3 seeds. South moves again.");
    }

    #[test]
    fn a_preview_says_you() {
        let before = Ruleset::new(GameName::Owari).start();
        let mv = before.parse_move("A").expect("a hole");
        let told = preview(&before.play(&mv).expect("legal"));
        assert_eq!(told.words, "If you play A, 4 seeds: the last falls in E.");
        assert_eq!(told.rules, [RuleId::OwariSow]);
    }
}
