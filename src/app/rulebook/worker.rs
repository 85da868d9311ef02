//! The thread that looks for examples of rules and for the lessons that practise them, so that
//! painting never waits for either.

use std::collections::BTreeMap;

use crate::background::worker::{Work, Worker};
use crate::rules::{GameName, Move, RuleId, RuleKind, Ruleset, Setup, Side};
use crate::texts::rule_pages;
use crate::tutor::drills::{Asked, Drill, NoDrill, drills};
use crate::tutor::{Played, boards, course, practised_by};

/// Exercises among which the clearest is chosen.
const MANY: usize = 24;
/// The same rules always have the same example.
const SEED: u64 = 4;

/// An example of a rule, or why there is none.
pub type Made = Result<Box<Drill>, NoDrill>;
/// The lessons of a course that practise each rule, by their numbers from 1.
pub type Practised = BTreeMap<RuleId, Vec<usize>>;

/// Something to be looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Job {
    /// An example of this rule.
    Example(Ruleset, RuleId),
    /// The lessons of this game.
    Lessons(GameName),
}

/// What was found.
pub enum Report {
    /// An example of a rule.
    Example(Ruleset, RuleId, Made),
    /// The lessons of a game.
    Lessons(GameName, Practised),
    /// Kete failed over this job: it panicked.
    Failed(Job),
}

/// Who looks for examples and lessons.
struct Finder;

impl Work for Finder {
    type Job = Job;
    type Report = Report;

    const NAME: &'static str = "rule examples";

    fn work(&mut self, job: &Job, tell: &mut dyn FnMut(Report)) {
        tell(match *job {
            Job::Example(ruleset, rule) => Report::Example(ruleset, rule, example(&ruleset, rule)),
            Job::Lessons(game) => Report::Lessons(game, practised(game)),
        });
    }

    fn failed(&mut self, job: Job) -> Option<Report> {
        Some(Report::Failed(job))
    }
}

/// The clearest of many exercises about a rule.
///
/// # Errors
/// Why there is none.
pub fn example(ruleset: &Ruleset, rule: RuleId) -> Made {
    if let Some(drill) = by_hand(ruleset, rule) {
        return Ok(Box::new(drill));
    }
    // Exercises about placing ask what may not be done; a placing shows the rule better.
    let placed = ruleset.name().rule_about(RuleKind::SowPlaced);
    let shown = placed.filter(|_| rule.kind() == RuleKind::Place).unwrap_or(rule);
    let found = drills(ruleset, shown, MANY, SEED)?;
    let mut best = found.into_iter().max_by_key(clearness).ok_or(NoDrill::NoneFound)?;
    if matches!(best.asked, Asked::AtStart(_)) {
        // What is asked for once moves have been played is to be seen here.
        best = Drill { position: best.start, before: Vec::new(), ..best };
    }
    if shown != rule {
        best = Drill { rule, twin: None, ..best };
    }
    Ok(Box::new(best))
}

/// Examples of what a player may do once in a game or a match: exercises about it ask only what is
/// refused.
fn by_hand(ruleset: &Ruleset, rule: RuleId) -> Option<Drill> {
    let shown = rule_pages::example(ruleset.name(), rule)?;
    let position = match shown.position.as_str() {
        "start" => ruleset.start(),
        text => ruleset.position(&Setup::parse(ruleset.name(), text).ok()?).ok()?,
    };
    let mv = position.parse_move(&shown.play).ok().filter(|mv| position.is_legal(mv))?;
    Some(Drill {
        start: position,
        before: Vec::new(),
        position,
        asked: Asked::May,
        answer: String::new(),
        mv: Some(mv),
        rule,
        twin: None,
        grade: 1,
    })
}

/// How well an exercise serves as an example: one with a twin, seen from below, on a board that is
/// neither bare nor crowded, with a turn that can be followed by eye.
fn clearness(drill: &Drill) -> i32 {
    let setup = drill.position.setup();
    let of = |side: Side| setup.shape.holes_of(side).map(|hole| setup.heap(hole).total());
    let full = |side| of(side).filter(|count| *count > 0).count() as i32;
    let holes = of(Side::South).count() as i32;
    let heaps = Side::ALL.into_iter().flat_map(of);
    let crowded = heaps.filter(|count| *count > 13).count() as i32;
    let mut points = 30 * i32::from(drill.twin.is_some());
    points += 14 * i32::from(setup.to_move == Side::South);
    points += Side::ALL.map(|side| 2 * full(side).min(holes * 2 / 3)).iter().sum::<i32>();
    points -= 4 * crowded + drill.before.len() as i32 / 4;
    points += match drill.grade {
        1 => 4,
        2 => 5,
        _ => 0,
    };
    let played = drill.mv.filter(|mv| *mv != Move::Pass);
    if let Some(played) = played.and_then(|mv| Played::new(drill.position, &mv).ok()) {
        points += 6 * played.taken().len().min(3) as i32;
        points -= i32::from(played.laps().saturating_sub(3)) * 3;
    }
    points
}

fn practised(game: GameName) -> Practised {
    let mut found = Practised::new();
    let Some(course) = course(game) else { return found };
    for (number, lesson) in course.lessons.iter().enumerate() {
        for (step, board) in lesson.steps.iter().zip(boards(game, lesson)) {
            for rule in practised_by(step, board.ok().as_ref()) {
                let lessons = found.entry(rule).or_default();
                if lessons.last() != Some(&(number + 1)) {
                    lessons.push(number + 1);
                }
            }
        }
    }
    found
}

/// The thread as the window holds it.
pub struct ExampleMaker(Worker<Finder>);

impl ExampleMaker {
    /// Starts the thread; `wake` is called when it has found something. `at_once` does without
    /// one: everything is found before `send` returns.
    pub fn start(at_once: bool, wake: impl Fn() + Send + 'static) -> ExampleMaker {
        ExampleMaker(Worker::start(Finder, at_once, wake))
    }

    /// Gives it something to look for.
    pub fn send(&self, job: Job) {
        self.0.send(job);
    }

    /// What it has found since.
    pub fn reports(&self) -> Vec<Report> {
        self.0.reports()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_be_done_once_is_shown_done() {
        let once = [
            (GameName::BawoAdvanced, RuleId::BawoOpening),
            (GameName::BawoAdvanced, RuleId::BawoExtra),
            (GameName::BawoNtchuwa, RuleId::BawoExtra),
            (GameName::Giuthi, RuleId::GiuthiMatchFill),
            (GameName::Giuthi, RuleId::GiuthiMatchShrink),
        ];
        for (game, rule) in once {
            let drill = example(&Ruleset::new(game), rule).expect("an example");
            let played = Played::new(drill.position, &drill.mv.expect("a move"));
            assert!(played.expect("it is legal").shows(rule), "{game} {rule}");
        }
    }

    #[test]
    fn every_course_says_which_lessons_practise_a_rule() {
        let owari = practised(GameName::Owari);
        assert!(owari[&RuleId::OwariCapture].len() > 2 && owari[&RuleId::OwariSkip][0] > 0);
        assert!(owari.values().all(|lessons| lessons.is_sorted() && !lessons.is_empty()));
    }
}
