//! Checks a course by playing every lesson to its end: recomputes each stated fact, and checks that
//! exactly the accepted moves reach each goal and that each refused move breaks the rule given.

mod advice;
mod claims;
mod goals;
mod guesses;

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use super::board::{NoBoard, boards, read_rules, written_boards};
use super::budget::{Budget, FOR_A_COURSE, Spent};
use super::claim::Claim;
use super::fault::{CourseFault, Problem};
use super::hints::last_of;
use super::limits::MOST_PROBLEMS;
use super::practice;
use super::schema::LessonStep;
use super::source::Source;
use super::words;
use crate::rules::{GameName, Position, RuleId};

/// The most words in the text of a step.
pub const MOST_WORDS: usize = 40;

/// How much a check may cost, and how it is watched and stopped.
pub struct Effort<'a> {
    /// The most it may cost, in searched positions.
    pub most: u64,
    /// The check stops when this becomes true.
    pub stop: &'a AtomicBool,
    /// Called before each step with its number, from 1, and the number of steps.
    pub tell: &'a mut dyn FnMut(usize, usize),
}

impl Effort<'_> {
    /// Calls `work` with the usual effort, without progress and stop.
    pub fn usual<T>(work: impl FnOnce(Effort<'_>) -> T) -> T {
        let (stop, tell) = (AtomicBool::new(false), &mut |_, _| ());
        work(Effort { most: FOR_A_COURSE, stop: &stop, tell })
    }
}

/// A course as far as it could be read and checked.
#[derive(Debug)]
pub struct Checked {
    /// The course as far as it could be read.
    pub source: Option<Source>,
    /// Everything that is wrong with it, in the order of the file, up to
    /// [`MOST_PROBLEMS`](super::limits::MOST_PROBLEMS).
    pub problems: Vec<Problem>,
    /// How the course could teach better. For a course that covers its game these are problems.
    pub advice: Vec<Problem>,
    /// Why the check did not finish; `None` if it did.
    pub spent: Option<Spent>,
}

impl Checked {
    fn unreadable(problem: Problem) -> Checked {
        Checked { source: None, problems: vec![problem], advice: Vec::new(), spent: None }
    }
}

/// Reads a course and plays all its lessons. A course that `covers` its game must practise every
/// rule of it.
pub fn check(file: &str, text: &str, covers: bool, effort: Effort<'_>) -> Checked {
    let (source, mut problems) = match Source::read(file, text) {
        Ok(read) => read,
        Err(problem) => return Checked::unreadable(*problem),
    };
    // A course with unreadable steps practises less than it says; that is reported only once.
    let is_whole = problems.is_empty();
    let mut check = Check {
        source: &source,
        problems: Vec::new(),
        practised: BTreeSet::new(),
        budget: Budget::for_a_course(effort.most, effort.stop),
        tell: effort.tell,
        steps_reported: 0,
        spent: None,
    };
    match source.course.ruleset.parse::<GameName>() {
        Ok(game) => check.course(game, is_whole, covers),
        Err(_) => check.say(None, None, "", CourseFault::Game(source.course.ruleset.clone())),
    }
    let spent = check.spent;
    problems.append(&mut check.problems);
    let (mut advice, mut problems): (Vec<Problem>, Vec<Problem>) =
        problems.into_iter().partition(|problem| !covers && problem.is_advice());
    shorten(&mut advice);
    shorten(&mut problems);
    Checked { source: Some(source), problems, advice, spent }
}

/// Puts problems into the order of the file and keeps as many as are listed.
fn shorten(problems: &mut Vec<Problem>) {
    problems.sort_by_key(|problem| problem.at);
    if problems.len() > MOST_PROBLEMS {
        problems.truncate(MOST_PROBLEMS);
        if let Some(last) = problems.last().cloned() {
            problems.push(Problem { fault: CourseFault::More, ..last });
        }
    }
}

struct Check<'a> {
    source: &'a Source,
    problems: Vec<Problem>,
    practised: BTreeSet<RuleId>,
    budget: Budget<'a>,
    tell: &'a mut dyn FnMut(usize, usize),
    /// Steps reported so far.
    steps_reported: usize,
    /// Why the check stopped early.
    spent: Option<Spent>,
}

/// A step being checked.
#[derive(Clone, Copy)]
struct ProblemPlace {
    lesson: usize,
    step: usize,
}

impl Check<'_> {
    fn say(&mut self, lesson: Option<usize>, step: Option<usize>, what: &str, fault: CourseFault) {
        let id = lesson.and_then(|at| self.source.course.lessons.get(at));
        self.problems.push(Problem {
            file: self.source.file.clone(),
            lesson: id.map_or_else(String::new, |lesson| lesson.id.clone()),
            step: lesson.zip(step).map(|(lesson, step)| self.source.number(lesson, step)),
            at: self.source.place(lesson, step, what),
            fault,
        });
    }

    fn at(&mut self, place: ProblemPlace, what: &str, fault: CourseFault) {
        self.say(Some(place.lesson), Some(place.step), what, fault);
    }

    /// Whether the rest is not checked.
    fn has_ended(&self) -> bool {
        // Advice must not keep what is wrong from being found.
        let wrong = self.problems.iter().filter(|problem| !problem.is_advice());
        self.spent.is_some() || wrong.count() > MOST_PROBLEMS
    }

    /// Reports that something costs too much. If only one move does, the check goes on; otherwise
    /// it stops.
    fn too_much(&mut self, place: ProblemPlace, what: &str, spent: Spent) {
        match spent {
            _ if self.spent.is_some() => {}
            Spent::Move => self.at(place, what, CourseFault::Costly),
            Spent::Course => {
                self.at(place, what, CourseFault::Unchecked);
                self.spent = Some(spent);
            }
            Spent::Stopped => self.spent = Some(spent),
        }
    }

    fn course(&mut self, game: GameName, is_whole: bool, covers: bool) {
        let source = self.source;
        for from in &source.course.from {
            if let Err(why) = read_rules(from) {
                self.say(None, None, from, CourseFault::Options(why));
            }
        }
        let lessons = &source.course.lessons;
        if lessons.is_empty() && is_whole {
            self.say(None, None, "lessons", CourseFault::Nothing);
        }
        for (at, lesson) in lessons.iter().enumerate() {
            if lessons[..at].iter().any(|other| other.id == lesson.id) {
                self.say(Some(at), None, &lesson.id, CourseFault::Twice(lesson.id.clone()));
            }
            self.lesson(game, at, is_whole);
        }
        if self.has_ended() {
            return;
        }
        if is_whole {
            self.whole(&source.course);
        }
        let lacks = practice::rules_of(game).into_iter();
        let lacks: Vec<RuleId> = lacks.filter(|rule| !self.practised.contains(rule)).collect();
        let covers = covers && !source.course.for_everyone;
        let is_sound = self.problems.iter().all(Problem::is_advice);
        if covers && is_whole && is_sound && !lacks.is_empty() {
            self.say(None, None, "ruleset", CourseFault::Lacks(lacks));
        }
    }

    fn lesson(&mut self, game: GameName, at: usize, is_whole: bool) {
        let source = self.source;
        let lesson = &source.course.lessons[at];
        if lesson.steps.is_empty() && is_whole {
            self.say(Some(at), None, &lesson.id, CourseFault::Nothing);
        }
        if lesson.title.trim().is_empty() || lesson.aim.trim().is_empty() {
            self.say(Some(at), None, &lesson.id, CourseFault::NoText);
        }
        let before = self.problems.len();
        let boards = boards(game, lesson);
        let written = written_boards(lesson);
        let mut practised = BTreeSet::new();
        for (number, step) in lesson.steps.iter().enumerate() {
            let place = ProblemPlace { lesson: at, step: number };
            self.steps_reported += 1;
            if self.has_ended() {
                return;
            }
            let all = source.course.lessons.iter().map(|lesson| lesson.steps.len()).sum();
            (self.tell)(self.steps_reported, all);
            let common = step.common();
            let length = common.text.split_whitespace().count();
            if length > MOST_WORDS {
                self.at(place, common.text, CourseFault::Long(length));
            }
            if length == 0 {
                self.at(place, "text", CourseFault::NoText);
            }
            let is_first = written[..number].iter().all(|board| *board != written[number]);
            let board = match &boards[number] {
                Ok(board) => Some(board),
                Err(NoBoard::Missing) => None,
                // The problem was reported at the step that set the board.
                Err(_) if !is_first => continue,
                Err(NoBoard::Options(why)) => {
                    self.at(place, common.options, CourseFault::Options(why.clone()));
                    continue;
                }
                Err(NoBoard::Position(why)) => {
                    self.at(place, common.at, CourseFault::Position(why.clone()));
                    continue;
                }
            };
            self.step(place, step, board);
            self.reasons(place, step);
            let before = number.checked_sub(1).and_then(|before| boards[before].as_ref().ok());
            self.turned(place, common.text, before, board);
            if self.has_ended() {
                return;
            }
            practised.extend(practice::of_step(step, board));
        }
        for (word, means) in &lesson.words {
            if words::meaning(word, means).is_none() {
                self.say(Some(at), None, word, CourseFault::Word(word.clone()));
            } else if is_whole && words::first_use(lesson, word).is_none() {
                self.say(Some(at), None, word, CourseFault::Unused(word.clone()));
            }
        }
        let is_sound = is_whole && self.problems[before..].iter().all(Problem::is_advice);
        for id in &lesson.rules {
            match id.parse::<RuleId>() {
                Err(_) => self.say(Some(at), None, id, CourseFault::Rule(id.clone())),
                Ok(rule) if is_sound && !practised.contains(&rule) => {
                    self.say(Some(at), None, id, CourseFault::NotPractised(rule));
                }
                Ok(_) => {}
            }
        }
        self.practised.extend(practised);
    }

    fn step(&mut self, place: ProblemPlace, step: &LessonStep, board: Option<&Position>) {
        self.marks(place, step, board);
        match (step, board) {
            (LessonStep::Say { .. }, _) => {}
            (LessonStep::Quiz { choices, right, because, rules, .. }, _) => {
                if !(2..=4).contains(&choices.len()) {
                    self.at(place, "choices", CourseFault::Choices(choices.len()));
                } else if !(1..=choices.len()).contains(right) {
                    self.at(place, "right", CourseFault::Right(*right, choices.len()));
                }
                for (number, choice) in choices.iter().enumerate() {
                    if choice.trim().is_empty() {
                        self.at(place, "choices", CourseFault::EmptyAnswer(number + 1));
                    } else if choices[..number].iter().any(|it| it.trim() == choice.trim()) {
                        self.at(place, "choices", CourseFault::SameAnswers(choice.clone()));
                    }
                }
                if because.trim().is_empty() {
                    self.at(place, "because", CourseFault::NoText);
                }
                for id in rules {
                    if id.parse::<RuleId>().is_err() {
                        self.at(place, id, CourseFault::Rule(id.clone()));
                    }
                }
            }
            (_, None) => {
                self.at(place, "", CourseFault::NoBoard);
                if let LessonStep::Play { level, .. } = step {
                    self.level(place, *level);
                }
            }
            (LessonStep::Ask { goal, accept, hints, why_not, .. }, Some(board)) => {
                self.hints(place, hints);
                self.named_in_hints(place, hints, accept, board);
                let done = self.why_not(place, goal, why_not, board);
                self.judged(place, "why_not", done);
                let done = self.ask(place, goal, accept, board);
                self.judged(place, "goal", done);
            }
            (LessonStep::Predict { hints, play, what, .. }, Some(board)) => {
                self.hints(place, hints);
                if Claim::parse(play).is_ok_and(|claim| claim.moves.is_empty()) {
                    self.at(place, play, CourseFault::NoMove(play.clone()));
                } else if let Some(played) = last_of(play, board)
                    && played.answer(*what).is_none()
                {
                    let mv = played.turn.mv.to_string();
                    self.at(place, play, CourseFault::Unanswerable(mv));
                }
            }
            (LessonStep::Play { level, .. }, Some(board)) => {
                self.level(place, *level);
                if board.outcome().is_some() {
                    self.at(place, step.common().at, CourseFault::Over);
                }
            }
            (LessonStep::Guess { moves, because, .. }, Some(board)) => {
                self.guess(place, moves, because, board);
            }
            (LessonStep::Show { play, .. }, Some(_)) => {
                if play.is_empty() {
                    self.at(place, "", CourseFault::NothingToWatch);
                }
            }
        }
        let Some(board) = board else { return };
        for claim in step.claims() {
            self.budget.begin_move();
            let done = self.claim(place, claim, claim, board);
            self.judged(place, claim, done);
        }
        for refusal in step.refuse() {
            self.budget.begin_move();
            let done = self.refusal(place, refusal, board);
            self.judged(place, refusal, done);
        }
        for elsewhere in step.elsewhere() {
            self.budget.begin_move();
            let done = self.elsewhere(place, elsewhere, board);
            self.judged(place, elsewhere, done);
        }
    }

    fn judged(&mut self, place: ProblemPlace, what: &str, done: Result<(), Spent>) {
        if let Err(spent) = done {
            self.too_much(place, what, spent);
        }
    }

    fn marks(&mut self, place: ProblemPlace, step: &LessonStep, board: Option<&Position>) {
        let Some(marks) = step.common().marks else { return };
        let arrows = marks.arrows.iter().flat_map(|(from, to)| [from, to]);
        let ghosts = marks.ghosts.iter().map(|(hole, _)| hole);
        let is_hole = |name: &String| board.is_some_and(|at| at.shape().hole(name).is_some());
        let is_place = |name: &String| board.is_some_and(|at| at.shape().place(name).is_some());
        let wrong_holes = arrows.chain(ghosts).filter(|name| !is_hole(name));
        for name in marks.lit.iter().filter(|name| !is_place(name)).chain(wrong_holes) {
            self.at(place, name, CourseFault::Hole(name.clone()));
        }
    }

    fn level(&mut self, place: ProblemPlace, level: u8) {
        if !(1..=10).contains(&level) {
            self.at(place, "level", CourseFault::Level(level));
        }
    }
}
