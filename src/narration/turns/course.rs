//! A turn in figures, read from its events.

use crate::rules::{BySide, Colour, Event, Hole, Outcome, Place, RuleId, Step};

use super::super::lists::{commas, list};
use super::{Hidden, at_hole};
use crate::texts::messages::narration as say;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// The first seeds lifted.
    pub lifted: Option<(Hole, u8, Option<Colour>)>,
    /// Laps sown; seeds that stay in the winner's hand are none.
    pub laps: usize,
    /// Whether seeds were lifted of which none has dropped yet.
    is_up: bool,
    /// Seeds dropped.
    pub drops: usize,
    /// Where the last seed landed.
    pub last: Option<Place>,
    /// Holes captured or eaten with their seeds, both colours together, in order.
    pub taken: Vec<(Hole, u16)>,
    pub eaten: bool,
    /// Own seeds kept together with a capture.
    pub kept: u16,
    /// Holes passed over.
    pub skipped: Vec<Hole>,
    /// What could have been captured but stays, and why.
    pub spared: Option<(Hole, RuleId)>,
    /// Seeds sown into the stores.
    pub sown: BySide<u16>,
    /// Seeds that went into the stores, by sowing and by capturing.
    pub stored: BySide<u16>,
    /// Seeds that a rule distributed at the end.
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
                if let Place::Store(of) = at {
                    self.sown[of] += 1;
                    self.stored[of] += 1;
                }
                self.laps += usize::from(std::mem::take(&mut self.is_up));
                self.drops += 1;
                self.last = Some(at);
            }
            Step::Eat { hole, count } => {
                self.eaten = true;
                self.is_up = true;
                self.taken.push((hole, count.into()));
            }
            Step::Capture { hole, count, to, .. } => {
                self.stored[to] += u16::from(count);
                match self.taken.last_mut() {
                    Some((last, taken)) if *last == hole => *taken += u16::from(count),
                    _ => self.taken.push((hole, count.into())),
                }
            }
            Step::Keep { count, to, .. } => {
                self.stored[to] += u16::from(count);
                self.kept += u16::from(count);
            }
            Step::Skip(hole) if !self.skipped.contains(&hole) => self.skipped.push(hole),
            Step::Nothing(hole) => self.spared = Some((hole, event.rule)),
            Step::Settle { count, to, .. } => self.settled[to] += u16::from(count),
            Step::Again => self.again = true,
            Step::End(outcome) => self.end = Some(outcome),
            _ => {}
        }
    }

    /// The same turn with its largest captures alone.
    pub fn only_largest(&self) -> Course {
        Course { taken: self.largest(), ..self.clone() }
    }

    /// The holes where most is captured: at most two, and not two that are neighbours.
    pub fn largest(&self) -> Vec<(Hole, u16)> {
        let mut taken: Vec<(Hole, u16)> = Vec::new();
        for &(hole, count) in &self.taken {
            match taken.iter_mut().find(|(other, _)| *other == hole) {
                Some((_, sum)) => *sum += count,
                None => taken.push((hole, count)),
            }
        }
        taken.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        let Some(&(most, _)) = taken.first() else { return taken };
        let is_apart = |hole: &Hole| hole.index().abs_diff(most.index()) > 1;
        let second = taken.iter().skip(1).find(|(hole, _)| is_apart(hole)).copied();
        taken.into_iter().take(1).chain(second).collect()
    }

    /// Laps begun, including one of which no seed has dropped yet.
    pub fn begun(&self) -> usize {
        self.laps + usize::from(self.is_up)
    }

    /// Seeds captured or eaten in the turn, including own ones kept.
    pub fn gain(&self) -> u16 {
        self.kept + self.taken.iter().map(|(_, count)| count).sum::<u16>()
    }

    /// Whether it captures from a hole whose count is hidden.
    pub fn takes_hidden(&self, hidden: Hidden) -> bool {
        self.taken.iter().any(|(hole, _)| hidden[hole.owner()])
    }

    /// `2 at b, then 3 at a`; `14 seeds in 7 holes` if there are many, `all at b` if the count is
    /// hidden.
    pub(in crate::narration) fn then(&self, hidden: Hidden) -> String {
        if self.taken.len() > 5 {
            return self.captures(hidden);
        }
        let joined = self.each(hidden).into_iter();
        let joined = joined.reduce(|before, after| say::Then { before, after }.text());
        joined.unwrap_or_default()
    }

    /// `2 at b, 3 at a`.
    pub(super) fn in_turn(&self, hidden: Hidden) -> String {
        if self.taken.len() > 5 {
            return self.captures(hidden);
        }
        commas(&self.each(hidden))
    }

    /// `3 at d`, `2 at b and 3 at a`, `14 seeds in 7 holes`.
    pub(super) fn captures(&self, hidden: Hidden) -> String {
        if self.captures_are_summed() {
            return self.sum(hidden);
        }
        list(&self.each(hidden))
    }

    /// Whether [`captures`](Course::captures) is too long to name the holes.
    pub(super) fn captures_are_summed(&self) -> bool {
        self.taken.len() > 5
    }

    /// `14 seeds in 7 holes`.
    pub(super) fn sum(&self, hidden: Hidden) -> String {
        let of = self.taken.len();
        if self.takes_hidden(hidden) {
            return say::SumHidden { of }.text();
        }
        let count: u16 = self.taken.iter().map(|(_, count)| count).sum();
        say::Sum { count, of }.text()
    }

    fn each(&self, hidden: Hidden) -> Vec<String> {
        let one = |(hole, count): &(Hole, u16)| at_hole(*hole, *count, hidden);
        self.taken.iter().map(one).collect()
    }
}
