//! Playing every lesson of a course to its end: each stated fact is recomputed, each accepted move
//! has to reach its goal and be all there is, each refusal has to come by the rule given.

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use super::board::{NoBoard, boards, read_rules, written_boards};
use super::budget::{Budget, FOR_A_COURSE, MOVE_OF_CLAIM, Spent, TURN};
use super::claim::{Claim, Fact, Unreadable};
use super::fault::{Fault, Problem};
use super::judge::{answers_within, meets_within};
use super::limits::{MOST_NESTED, MOST_PROBLEMS};
use super::played::{Played, notations};
use super::practice;
use super::schema::{Goal, Step};
use super::source::Source;
use super::words;
use crate::game::result_line;
use crate::rules::{GameName, Move, Position, RuleId};

/// The most words of a step's text.
pub const MOST_WORDS: usize = 40;

/// What a check may cost, and how it is watched and stopped.
pub struct Effort<'a> {
    /// The most it may cost, in searched positions.
    pub most: u64,
    /// Ends it when it becomes true.
    pub stop: &'a AtomicBool,
    /// Called with the number of each step before it is checked, from 1, and the number of all.
    pub tell: &'a mut dyn FnMut(usize, usize),
}

impl Effort<'_> {
    /// Calls `work` with the usual effort, which nobody watches or stops.
    pub fn usual<T>(work: impl FnOnce(Effort) -> T) -> T {
        let (stop, tell) = (AtomicBool::new(false), &mut |_, _| ());
        work(Effort { most: FOR_A_COURSE, stop: &stop, tell })
    }
}

/// A course as far as it could be read and checked.
#[derive(Debug)]
pub struct Checked {
    /// The course as far as it could be read.
    pub source: Option<Source>,
    /// Everything that is wrong with it in the order of the file, as far as it is listed.
    pub problems: Vec<Problem>,
    /// Why the check did not come to its end.
    pub spent: Option<Spent>,
}

/// Reads a course and plays every lesson of it. A course that `covers` its game has to practise
/// every rule of it.
pub fn check(file: &str, text: &str, covers: bool, effort: Effort) -> Checked {
    let (source, mut problems) = match Source::read(file, text) {
        Ok(read) => read,
        Err(problem) => return Checked { source: None, problems: vec![*problem], spent: None },
    };
    // A course that lacks unreadable steps practises less than it says: that is not told twice.
    let is_whole = problems.is_empty();
    let mut check = Check {
        source: &source,
        problems: Vec::new(),
        practised: BTreeSet::new(),
        budget: Budget::for_a_course(effort.most, effort.stop),
        tell: effort.tell,
        told: 0,
        spent: None,
    };
    match source.course.ruleset.parse::<GameName>() {
        Ok(game) => check.course(game, is_whole, covers),
        Err(_) => check.say(None, None, "", Fault::Game(source.course.ruleset.clone())),
    }
    let spent = check.spent;
    problems.append(&mut check.problems);
    problems.sort_by_key(|problem| problem.at);
    if problems.len() > MOST_PROBLEMS {
        problems.truncate(MOST_PROBLEMS);
        if let Some(last) = problems.last().cloned() {
            problems.push(Problem { fault: Fault::More, ..last });
        }
    }
    Checked { source: Some(source), problems, spent }
}

struct Check<'a> {
    source: &'a Source,
    problems: Vec<Problem>,
    practised: BTreeSet<RuleId>,
    budget: Budget<'a>,
    tell: &'a mut dyn FnMut(usize, usize),
    /// Steps told.
    told: usize,
    /// Why the check has ended early.
    spent: Option<Spent>,
}

/// A step under check.
#[derive(Clone, Copy)]
struct Place {
    lesson: usize,
    step: usize,
}

impl Check<'_> {
    fn say(&mut self, lesson: Option<usize>, step: Option<usize>, what: &str, fault: Fault) {
        let id = lesson.and_then(|at| self.source.course.lessons.get(at));
        self.problems.push(Problem {
            file: self.source.file.clone(),
            lesson: id.map_or_else(String::new, |lesson| lesson.id.clone()),
            step: lesson.zip(step).map(|(lesson, step)| self.source.number(lesson, step)),
            at: self.source.place(lesson, step, what),
            fault,
        });
    }

    fn at(&mut self, place: Place, what: &str, fault: Fault) {
        self.say(Some(place.lesson), Some(place.step), what, fault);
    }

    /// Whether the rest is left unchecked.
    fn has_ended(&self) -> bool {
        self.spent.is_some() || self.problems.len() > MOST_PROBLEMS
    }

    /// Something costs more than it may: after one move the check goes on, else it ends.
    fn too_much(&mut self, place: Place, what: &str, spent: Spent) {
        match spent {
            _ if self.spent.is_some() => {}
            Spent::Move => self.at(place, what, Fault::Costly),
            Spent::Course => {
                self.at(place, what, Fault::Unchecked);
                self.spent = Some(spent);
            }
            Spent::Stopped => self.spent = Some(spent),
        }
    }

    fn course(&mut self, game: GameName, is_whole: bool, covers: bool) {
        let source = self.source;
        for from in &source.course.from {
            if let Err(why) = read_rules(from) {
                self.say(None, None, from, Fault::Options(why));
            }
        }
        let lessons = &source.course.lessons;
        if lessons.is_empty() && is_whole {
            self.say(None, None, "lessons", Fault::Nothing);
        }
        for (at, lesson) in lessons.iter().enumerate() {
            if lessons[..at].iter().any(|other| other.id == lesson.id) {
                self.say(Some(at), None, &lesson.id, Fault::Twice(lesson.id.clone()));
            }
            self.lesson(game, at, is_whole);
        }
        if self.has_ended() {
            return;
        }
        let lacks = practice::rules_of(game).into_iter();
        let lacks: Vec<RuleId> = lacks.filter(|rule| !self.practised.contains(rule)).collect();
        if covers && is_whole && self.problems.is_empty() && !lacks.is_empty() {
            self.say(None, None, "ruleset", Fault::Lacks(lacks));
        }
    }

    fn lesson(&mut self, game: GameName, at: usize, is_whole: bool) {
        let source = self.source;
        let lesson = &source.course.lessons[at];
        if lesson.steps.is_empty() && is_whole {
            self.say(Some(at), None, &lesson.id, Fault::Nothing);
        }
        if lesson.title.trim().is_empty() || lesson.aim.trim().is_empty() {
            self.say(Some(at), None, &lesson.id, Fault::NoText);
        }
        let before = self.problems.len();
        let boards = boards(game, lesson);
        let written = written_boards(lesson);
        let mut practised = BTreeSet::new();
        for (number, step) in lesson.steps.iter().enumerate() {
            let place = Place { lesson: at, step: number };
            self.told += 1;
            if self.has_ended() {
                return;
            }
            let all = source.course.lessons.iter().map(|lesson| lesson.steps.len()).sum();
            (self.tell)(self.told, all);
            let common = step.common();
            let length = common.text.split_whitespace().count();
            if length > MOST_WORDS {
                self.at(place, common.text, Fault::Long(length));
            }
            if length == 0 {
                self.at(place, "text", Fault::NoText);
            }
            let is_first = written[..number].iter().all(|board| *board != written[number]);
            let board = match &boards[number] {
                Ok(board) => Some(board),
                Err(NoBoard::Missing) => None,
                // What goes on with a broken board is not told again.
                Err(_) if !is_first => continue,
                Err(NoBoard::Options(why)) => {
                    self.at(place, common.options, Fault::Options(why.clone()));
                    continue;
                }
                Err(NoBoard::Position(why)) => {
                    self.at(place, common.at, Fault::Position(why.clone()));
                    continue;
                }
            };
            self.step(place, step, board);
            if self.has_ended() {
                return;
            }
            practised.extend(practice::of_step(step, board));
        }
        for (word, means) in &lesson.words {
            if words::meaning(word, means).is_none() {
                self.say(Some(at), None, word, Fault::Word(word.clone()));
            } else if is_whole && words::first_use(lesson, word).is_none() {
                self.say(Some(at), None, word, Fault::Unused(word.clone()));
            }
        }
        let is_sound = is_whole && self.problems.len() == before;
        for id in &lesson.rules {
            match id.parse::<RuleId>() {
                Err(_) => self.say(Some(at), None, id, Fault::Rule(id.clone())),
                Ok(rule) if is_sound && !practised.contains(&rule) => {
                    self.say(Some(at), None, id, Fault::NotPractised(rule));
                }
                Ok(_) => {}
            }
        }
        self.practised.extend(practised);
    }

    fn step(&mut self, place: Place, step: &Step, board: Option<&Position>) {
        self.marks(place, step, board);
        match (step, board) {
            (Step::Say { .. }, _) => {}
            (Step::Quiz { choices, right, because, rules, .. }, _) => {
                if !(2..=4).contains(&choices.len()) {
                    self.at(place, "choices", Fault::Choices(choices.len()));
                } else if !(1..=choices.len()).contains(right) {
                    self.at(place, "right", Fault::Right(*right, choices.len()));
                }
                if because.trim().is_empty() {
                    self.at(place, "because", Fault::NoText);
                }
                for id in rules {
                    if id.parse::<RuleId>().is_err() {
                        self.at(place, id, Fault::Rule(id.clone()));
                    }
                }
            }
            (_, None) => {
                self.at(place, "", Fault::NoBoard);
                if let Step::Play { level, .. } = step {
                    self.level(place, *level);
                }
            }
            (Step::Ask { goal, accept, hints, .. }, Some(board)) => {
                self.hints(place, hints);
                let done = self.ask(place, goal, accept, board);
                self.judged(place, "goal", done);
            }
            (Step::Predict { hints, play, .. }, Some(_)) => {
                self.hints(place, hints);
                if Claim::parse(play).is_ok_and(|claim| claim.moves.is_empty()) {
                    self.at(place, play, Fault::NoMove(play.clone()));
                }
            }
            (Step::Play { level, .. }, Some(board)) => {
                self.level(place, *level);
                if board.outcome().is_some() {
                    self.at(place, step.common().at, Fault::Over);
                }
            }
            (Step::Show { .. }, Some(_)) => {}
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

    fn judged(&mut self, place: Place, what: &str, done: Result<(), Spent>) {
        if let Err(spent) = done {
            self.too_much(place, what, spent);
        }
    }

    fn marks(&mut self, place: Place, step: &Step, board: Option<&Position>) {
        let Some(marks) = step.common().marks else { return };
        let arrows = marks.arrows.iter().flat_map(|(from, to)| [from, to]);
        let ghosts = marks.ghosts.iter().map(|(hole, _)| hole);
        for hole in marks.lit.iter().chain(arrows).chain(ghosts) {
            if board.is_none_or(|board| board.shape().hole(hole).is_none()) {
                self.at(place, hole, Fault::Hole(hole.clone()));
            }
        }
    }

    fn level(&mut self, place: Place, level: u8) {
        if !(1..=10).contains(&level) {
            self.at(place, "level", Fault::Level(level));
        }
    }

    fn hints(&mut self, place: Place, hints: &[String]) {
        if hints.len() > 4 {
            self.at(place, "hints", Fault::Hints(hints.len()));
        }
    }

    fn ask(
        &mut self,
        place: Place,
        goal: &Goal,
        accept: &[String],
        board: &Position,
    ) -> Result<(), Spent> {
        if is_nested(goal, MOST_NESTED) {
            self.at(place, "goal", Fault::Nested);
            return Ok(());
        }
        let mut unknown = Vec::new();
        unknown_in(goal, board, &mut unknown);
        if !unknown.is_empty() {
            for (what, fault) in unknown {
                self.at(place, &what, fault);
            }
            return Ok(());
        }
        if board.outcome().is_some() {
            self.at(place, "", Fault::Over);
            return Ok(());
        }
        if accept.is_empty() {
            self.at(place, "accept", Fault::NoAnswer);
        }
        let mut accepted: Vec<Move> = Vec::new();
        for text in accept {
            let Ok(claim) = Claim::parse(text) else { continue };
            let [mv] = claim.moves.as_slice() else {
                self.at(place, text, Fault::OneMove(text.clone()));
                continue;
            };
            let Ok(mv) = board.parse_move(mv) else { continue };
            self.budget.begin_move();
            self.budget.spend(TURN)?;
            if let Ok(played) = Played::new(*board, &mv)
                && !meets_within(goal, &played, &mut self.budget)?
            {
                // Saying what it does instead judges the goal again, and each goal in it.
                self.budget.spend(MOST_NESTED as u64 * self.budget.spent()).or_else(only_course)?;
                let instead = crate::texts::tutor::instead(&played, goal);
                self.at(place, text, Fault::NotTheGoal(mv.to_string(), instead));
            }
            accepted.push(mv);
        }
        let mut also = answers_within(board, goal, &mut self.budget)?;
        also.retain(|mv| !accepted.contains(mv));
        if !also.is_empty() && accepted.len() == accept.len() && !accept.is_empty() {
            self.at(place, "accept", Fault::AlsoRight(notations(&also)));
        }
        Ok(())
    }

    /// Recomputes a claim; `quoted` is the text in the file that holds it.
    fn claim(
        &mut self,
        place: Place,
        text: &str,
        quoted: &str,
        board: &Position,
    ) -> Result<(), Spent> {
        let claim = match Claim::parse(text) {
            Ok(claim) => claim,
            Err(why) => {
                let fault = match why {
                    Unreadable::Part(part) => Fault::Claim(part),
                    Unreadable::TooFar(part) => Fault::TooFar(part),
                    Unreadable::TooManyMoves(have) => Fault::TooManyMoves(have),
                };
                self.at(place, quoted, fault);
                return Ok(());
            }
        };
        if claim.moves.is_empty() {
            for fact in &claim.facts {
                match of_position(fact, board) {
                    None => self.at(place, quoted, Fault::FactOfMove(fact.to_string())),
                    Some(found) if found != *fact => {
                        self.differs(place, quoted, &claim.moves, fact, &found.to_string());
                    }
                    Some(_) => {}
                }
            }
            return Ok(());
        }
        let Some(moves) = self.moves(place, &claim.moves, quoted, board)? else { return Ok(()) };
        match Played::last_of(*board, &moves) {
            Err(illegal) => {
                let mv = illegal.mv.to_string();
                self.at(place, quoted, Fault::Refused(mv, illegal.rule));
            }
            Ok(played) => {
                for fact in &claim.facts {
                    if let Some(found) = played.differs(fact, &mut self.budget)? {
                        self.differs(place, quoted, &claim.moves, fact, &found.to_string());
                    }
                }
            }
        }
        Ok(())
    }

    fn differs(&mut self, place: Place, quoted: &str, moves: &[String], fact: &Fact, found: &str) {
        let fault = Fault::Differs(moves.join(" "), fact.to_string(), found.to_owned());
        self.at(place, quoted, fault);
    }

    /// Reads moves one after the other; all but the last have to be legal to be read on.
    fn moves(
        &mut self,
        place: Place,
        texts: &[String],
        quoted: &str,
        board: &Position,
    ) -> Result<Option<Vec<Move>>, Spent> {
        let mut position = *board;
        let mut moves = Vec::new();
        for (at, text) in texts.iter().enumerate() {
            self.budget.spend(MOVE_OF_CLAIM)?;
            let Ok(mv) = position.parse_move(text) else {
                self.at(place, quoted, Fault::Move(text.clone()));
                return Ok(None);
            };
            moves.push(mv);
            if at + 1 < texts.len() {
                match Played::last_of(*board, &moves) {
                    Ok(played) => position = played.turn.after,
                    Err(illegal) => {
                        self.at(place, quoted, Fault::Refused(text.clone(), illegal.rule));
                        return Ok(None);
                    }
                }
            }
        }
        Ok(Some(moves))
    }

    fn refusal(&mut self, place: Place, text: &str, board: &Position) -> Result<(), Spent> {
        let mut words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        let rule = words.pop().and_then(|id| id.parse::<RuleId>().ok());
        let (Some(rule), false) = (rule, words.is_empty()) else {
            self.at(place, text, Fault::Refusal(text.to_owned()));
            return Ok(());
        };
        let Some(moves) = self.moves(place, &words, text, board)? else { return Ok(()) };
        match Played::last_of(*board, &moves) {
            Ok(_) => self.at(place, text, Fault::NotRefused(words.join(" "), rule)),
            Err(illegal) if illegal.rule != rule => {
                self.at(place, text, Fault::RefusedBy(words.join(" "), rule, illegal.rule));
            }
            Err(_) => {}
        }
        Ok(())
    }

    /// `basic preset=kalah: E last F, takes 0`: the same position under other rules.
    fn elsewhere(&mut self, place: Place, text: &str, board: &Position) -> Result<(), Spent> {
        let Some((rules, claim)) = text.split_once(": ") else {
            self.at(place, text, Fault::Claim(text.to_owned()));
            return Ok(());
        };
        let ruleset = match read_rules(rules) {
            Ok(ruleset) => ruleset,
            Err(why) => {
                self.at(place, text, Fault::Options(why));
                return Ok(());
            }
        };
        match ruleset.position(&board.setup()) {
            Err(_) => {
                let why = crate::texts::lessons::no_such_position(ruleset.name());
                self.at(place, text, Fault::Position(why));
                Ok(())
            }
            Ok(other) => self.claim(place, claim, text, &other),
        }
    }
}

/// What one move may cost does not count here.
fn only_course(spent: Spent) -> Result<(), Spent> {
    if spent == Spent::Move { Ok(()) } else { Err(spent) }
}

/// Whether goals stand within goals more than so many times.
fn is_nested(goal: &Goal, most: usize) -> bool {
    match goal {
        Goal::All(goals) | Goal::Any(goals) => {
            most == 0 || goals.iter().any(|goal| is_nested(goal, most - 1))
        }
        Goal::Not(goal) => most == 0 || is_nested(goal, most - 1),
        _ => false,
    }
}

/// What a goal names that there is not: a rule, a hole of the board, a move.
fn unknown_in(goal: &Goal, board: &Position, found: &mut Vec<(String, Fault)>) {
    match goal {
        Goal::By(id) | Goal::Without(id) if id.parse::<RuleId>().is_err() => {
            found.push((id.clone(), Fault::Rule(id.clone())));
        }
        Goal::Last(hole) if hole != "store" && board.shape().hole(hole).is_none() => {
            found.push((hole.clone(), Fault::Hole(hole.clone())));
        }
        Goal::Move(mv) if board.parse_move(mv).is_err() => {
            found.push((mv.clone(), Fault::Move(mv.clone())));
        }
        Goal::All(goals) | Goal::Any(goals) => {
            goals.iter().for_each(|goal| unknown_in(goal, board, found));
        }
        Goal::Not(goal) => unknown_in(goal, board, found),
        _ => {}
    }
}

/// What is really so where a fact is stated of a position alone; `None` where only a move has it.
fn of_position(fact: &Fact, board: &Position) -> Option<Fact> {
    match fact {
        Fact::Ends(_) => Some(Fact::Ends(result_line(board.outcome().as_ref()))),
        Fact::Legal(_) => Some(Fact::Legal(notations(&board.moves()))),
        Fact::Next(_) => Some(Fact::Next(board.to_move())),
        Fact::After(_) => Some(Fact::After(board.setup().to_string())),
        _ => None,
    }
}
