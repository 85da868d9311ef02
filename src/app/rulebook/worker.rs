//! The thread that looks for examples of rules and for the lessons that practise them.

use std::collections::BTreeMap;

use crate::background::Mode;
use crate::background::worker::{Desk, Work, Worker};
use crate::rulebook::example::{Made, example};
use crate::rules::{GameName, RuleId, Ruleset};
use crate::tutor::schema::{Lesson, Track};
use crate::tutor::{boards, course, practised_by};

/// The lessons that practise each rule, numbered from 1.
pub type Practised = BTreeMap<RuleId, Vec<usize>>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExampleJob {
    Example(Ruleset, RuleId),
    Lessons(GameName),
}

pub enum ExampleReport {
    Example(Ruleset, RuleId, Made),
    Lessons(GameName, Practised),
    /// The job panicked.
    Failed(ExampleJob),
}

struct Finder;

impl Work for Finder {
    type Job = ExampleJob;
    type Report = ExampleReport;

    const NAME: &'static str = "rule examples";

    fn work(&mut self, job: &mut ExampleJob, desk: &mut Desk<'_, ExampleReport>) {
        desk.report(match *job {
            ExampleJob::Example(ruleset, rule) => {
                let made = example(&ruleset, rule, desk.stop().flag());
                if desk.stop().is_stopped() {
                    return;
                }
                ExampleReport::Example(ruleset, rule, made)
            }
            ExampleJob::Lessons(game) => ExampleReport::Lessons(game, practised(game)),
        });
    }

    fn failed(&mut self, job: ExampleJob) -> Option<ExampleReport> {
        Some(ExampleReport::Failed(job))
    }
}

fn practised(game: GameName) -> Practised {
    let mut found = Practised::new();
    let Some(course) = course(game) else { return found };
    // As the course counts them: those for players of another game have no number.
    let is_on_path = |lesson: &&Lesson| !matches!(lesson.track, Track::From(_));
    for (number, lesson) in course.lessons.iter().filter(is_on_path).enumerate() {
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

pub struct ExampleMaker(Worker<Finder>);

impl ExampleMaker {
    pub fn start(mode: Mode, wake: impl Fn() + Send + 'static) -> ExampleMaker {
        ExampleMaker(Worker::start(Finder, mode, wake))
    }

    /// A new example job supersedes earlier jobs.
    pub fn send(&self, job: ExampleJob) {
        match job {
            ExampleJob::Example(..) => self.0.supersede(job),
            ExampleJob::Lessons(_) => self.0.send(job),
        }
    }

    pub fn reports(&self) -> Vec<ExampleReport> {
        self.0.reports()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_course_says_which_lessons_practise_a_rule() {
        let owari = practised(GameName::Owari);
        assert!(owari[&RuleId::OwariCapture].len() > 2 && owari[&RuleId::OwariSkip][0] > 0);
        assert!(owari.values().all(|lessons| lessons.is_sorted() && !lessons.is_empty()));
    }
}
