//! The lesson being taken: the board of its step, the answers, the feedback.

use std::collections::{BTreeSet, VecDeque};

use super::board_change::BoardBefore;
use super::course::CourseEntry;
use super::game_tasks::FromGame;
use crate::app::page::Page;
use crate::app::session::feedback::{Feedback, FeedbackTone, feedback};
use crate::app::session::refused::Refused;
use crate::app::session::state::{GameSession, PendingMove};
use crate::draw::animation::Speed;
use crate::draw::board::view::BoardMark;
use crate::draw::seed_layout::SeedLayout;
use crate::game::{GameInProgress, Level, NodeId, Player, Tutoring};
use crate::rules::{BySide, GameName, Move, RuleId, Side};
use crate::texts::messages as say;
use crate::tutor::schema::{Goal, LessonStep};
use crate::tutor::{Claim, Hint, LessonRun, Rung, Word, new_words};

/// Seconds until a move that missed the goal is taken back.
const GOES_BACK_SECS: f64 = 1.2;
/// Seconds between moves that are shown.
const BREATH_SECS: f64 = 0.6;
/// The most rules of a step that are shown as cards.
const MOST_RULES: usize = 3;

/// Something that is shown without a click.
pub(crate) enum Cue {
    /// The position of the step.
    Lay,
    Play(Move),
}

pub struct ActiveLesson {
    /// The number of its course, and its number in it.
    pub course: usize,
    pub number: usize,
    pub course_title: String,
    /// The title of the next lesson, if there is one.
    pub next_title: Option<String>,
    /// The rules of earlier lessons, and of this one up to its present step; `None` where all may be
    /// named.
    pub(crate) taught: Option<Vec<RuleId>>,
    /// The games of which the learner has begun the course: only those are compared with this one.
    pub known_games: Vec<GameName>,
    /// For a lesson made of tasks from a game.
    pub from_game: Option<FromGame>,
    /// The page of a writer who tries the lesson.
    pub tried_from: Option<Page>,
    pub run: LessonRun,
    /// The board of the step. Lent out while an intent is carried out on it.
    pub session: Option<GameSession>,
    /// A game that was left before its end, with the number of its step.
    pub(super) left_game: Option<(usize, GameSession)>,
    /// The chosen answer of a `Predict`.
    pub guess: Option<String>,
    /// The chosen answer of a `Quiz`, from 1.
    pub choice: Option<usize>,
    /// The feedback to the last answer.
    pub feedback: Option<Feedback>,
    pub rules: Vec<RuleId>,
    /// The open hints.
    pub hints: Vec<Hint>,
    /// What each hint to the present question gives, open or not.
    pub rungs: Vec<Rung>,
    /// The words that the step explains, where they are used first.
    pub new_words: Vec<Word>,
    /// The words that the lesson has explained up to this step.
    pub known_words: Vec<Word>,
    /// There is a position that differs by one seed for the missed question.
    pub(crate) has_twin: bool,
    pub marks: Vec<BoardMark>,
    /// All steps are behind the learner.
    pub is_over: bool,
    /// The stars just earned; only if all steps were done.
    pub stars: Option<u8>,
    /// The answer of a `Predict` was checked.
    pub checked: bool,
    pub(crate) board_before: BoardBefore,
    pub(crate) cues: VecDeque<Cue>,
    /// Until when the text of a turn that is shown is being read; set at the first frame.
    pub(crate) reads_until: Option<f64>,
    /// The move on the board missed the goal and will be taken back.
    pub(crate) goes_back: bool,
    /// Rules practised, and whether well; taken by `update`.
    pub notes: Vec<(RuleId, bool)>,
    /// The steps whose answers were noted.
    pub(super) noted: BTreeSet<usize>,
    /// The learner answers the steps left open, one after the other.
    pub(super) fills_gaps: bool,
    /// It is shown to a class: nothing counts for the learner's progress.
    pub(crate) is_for_class: bool,
}

impl ActiveLesson {
    /// Begins a lesson; `None` if the course has mistakes.
    pub fn begin(courses: &[CourseEntry], course: usize, number: usize) -> Option<ActiveLesson> {
        let of = courses.get(course).filter(|course| course.is_sound())?;
        let id = &of.lessons().get(number)?.id;
        let taught = of.lessons()[..number].iter().flat_map(|lesson| &lesson.rules);
        let taught = taught.filter_map(|id| id.parse().ok()).collect();
        let run = LessonRun::new(&of.source.as_ref()?.course, id)?;
        let next = of.after(number).and_then(|next| of.lessons().get(next));
        let next = next.map(|next| next.title.clone());
        let title = of.title().to_owned();
        Some(ActiveLesson::with(run, (course, number), title, next, Some(taught)))
    }

    pub(crate) fn with(
        run: LessonRun,
        (course, number): (usize, usize),
        course_title: String,
        next_title: Option<String>,
        taught: Option<Vec<RuleId>>,
    ) -> ActiveLesson {
        let mut lesson = ActiveLesson {
            course,
            number,
            course_title,
            next_title,
            taught,
            known_games: Vec::new(),
            from_game: None,
            tried_from: None,
            run,
            session: None,
            left_game: None,
            guess: None,
            choice: None,
            feedback: None,
            rules: Vec::new(),
            hints: Vec::new(),
            rungs: Vec::new(),
            new_words: Vec::new(),
            known_words: Vec::new(),
            has_twin: false,
            marks: Vec::new(),
            is_over: false,
            stars: None,
            checked: false,
            board_before: BoardBefore::default(),
            cues: VecDeque::new(),
            reads_until: None,
            goes_back: false,
            notes: Vec::new(),
            noted: BTreeSet::new(),
            fills_gaps: false,
            is_for_class: false,
        };
        lesson.enter();
        lesson
    }

    pub fn game(&self) -> Option<GameName> {
        self.run.board().map(|board| board.ruleset().name())
    }

    /// Sets the present step up.
    pub fn enter(&mut self) {
        self.guess = None;
        self.choice = None;
        self.feedback = None;
        self.checked = false;
        self.has_twin = false;
        self.is_over = false;
        self.goes_back = false;
        self.cues.clear();
        self.reads_until = None;
        self.rules = self.run.rules();
        if let Some(taught) = &mut self.taught {
            taught.extend(self.run.rules_so_far());
            self.rules.retain(|rule| taught.contains(rule));
        }
        // The rules of the lesson come first.
        let about = &self.run.lesson().rules;
        self.rules.sort_by_key(|rule| !about.iter().any(|id| id == rule.id()));
        if self.rules.is_empty() {
            let about = about.iter().filter_map(|id| id.parse().ok());
            self.rules = about.filter(|rule| self.has_taught(*rule)).collect();
            if matches!(self.run.step(), LessonStep::Play { .. }) {
                // Sowing is known by now: the last rules are the new ones.
                self.rules.drain(..self.rules.len().saturating_sub(MOST_RULES));
            }
        }
        self.rules.truncate(MOST_RULES);
        self.refresh_hints();
        self.new_words = match self.run.twin() {
            Some(_) => Vec::new(),
            None => new_words(self.run.lesson(), self.run.at()),
        };
        let steps = 0..=self.run.at();
        self.known_words = steps.flat_map(|step| new_words(self.run.lesson(), step)).collect();
        let left = self.left_board();
        self.lay();
        self.note_board_change(left);
        self.marks = if self.run.twin().is_some() { Vec::new() } else { self.step_marks() };
        if let LessonStep::Show { play, .. } = self.run.step() {
            let board = self.run.board().copied();
            for claim in play.iter().filter_map(|text| Claim::parse(text).ok()) {
                self.cues.push_back(Cue::Lay);
                let mut position = board;
                for text in &claim.moves {
                    let Some(mv) = position.and_then(|at| at.parse_move(text).ok()) else { break };
                    position = position.and_then(|at| Some(at.play(&mv).ok()?.after));
                    self.cues.push_back(Cue::Play(mv));
                }
            }
        }
    }

    /// Sets the board to the position of the step.
    pub(crate) fn lay(&mut self) {
        self.goes_back = false;
        let left = self.left_game.take_if(|(step, _)| *step == self.run.at());
        self.session = left.map(|(_, game)| game).or_else(|| self.step_session());
    }

    fn step_session(&self) -> Option<GameSession> {
        let board = self.run.shown_board()?;
        let mover = board.to_move();
        let other = match self.run.step() {
            LessonStep::Play { level, .. } => Player::Kete(Level::new(*level)?),
            _ => Player::Friend,
        };
        let mut players = BySide::new(other, other);
        // A turn that is only watched is seen from South's seat, whoever makes it.
        let below = match self.run.step() {
            LessonStep::Say { .. } | LessonStep::Show { .. } | LessonStep::Quiz { .. } => {
                Side::South
            }
            LessonStep::Predict { .. } => self.run.asked_side().unwrap_or(mover),
            LessonStep::Ask { .. } | LessonStep::Play { .. } | LessonStep::Guess { .. } => mover,
        };
        players[below] = Player::You;
        let mut game = GameInProgress::from_setup(board.ruleset(), players, &board.setup()).ok()?;
        if self.is_game() && !self.is_for_class {
            game.set_tutoring(Tutoring::Teach);
        }
        let mut session = GameSession::new(game);
        session.flipped = below == Side::North;
        session.to_goal = self.is_game();
        // In a task the way is the learner's choice, even if only one is allowed.
        session.offers_all_ways = matches!(self.run.step(), LessonStep::Ask { .. });
        session.locked = match self.run.step() {
            // A class says its answers aloud; a click is one of its votes.
            LessonStep::Ask { .. } | LessonStep::Guess { .. } if self.is_for_class => true,
            LessonStep::Ask { .. } | LessonStep::Play { .. } => false,
            LessonStep::Guess { .. } => self.checked,
            _ => true,
        };
        // The question is about the last of several moves: plays the ones before it.
        if self.run.twin().is_none()
            && let LessonStep::Predict { play, .. } = self.run.step()
            && let Ok(claim) = Claim::parse(play)
        {
            let before = claim.moves.len().saturating_sub(1);
            for text in &claim.moves[..before] {
                if let Ok(mv) = session.position().parse_move(text) {
                    session.commit(mv, 0, f64::MIN, Speed::Off);
                }
            }
        }
        if session.locked {
            // Only steps that ask for it begin with a choice of seeds.
            session.pending = PendingMove::None;
        }
        if let Some(setup) = self.written_board() {
            session.known_layout = Some((NodeId::START, SeedLayout::of(session.name(), setup)));
        }
        session.live_text = String::new();
        Some(session)
    }

    /// Whether the course has taught a rule up to this step.
    pub fn has_taught(&self, rule: RuleId) -> bool {
        self.taught.as_ref().is_none_or(|taught| taught.contains(&rule))
    }

    pub(crate) fn refresh_hints(&mut self) {
        self.hints = self.run.open_hints();
        self.rungs = self.run.rungs();
    }

    pub fn open_hint(&mut self) {
        if self.run.open_hint() {
            self.refresh_hints();
        }
    }

    /// Whether the step was done and needs nothing more.
    pub fn is_answered(&self) -> bool {
        self.run.state().done && self.is_right()
    }

    pub fn is_helped(&self) -> bool {
        self.run.state().hints > 0
    }

    /// Whether the step asks for an answer or a move.
    pub fn asks(&self) -> bool {
        matches!(
            self.run.step(),
            LessonStep::Ask { .. } | LessonStep::Predict { .. } | LessonStep::Quiz { .. }
        )
    }

    pub fn may_hint(&self) -> bool {
        // If all moves have to be found, finding one is not the end.
        let is_answered = self.is_right() && self.run.left() == 0;
        self.asks() && !is_answered && !self.checked && self.hints.len() < self.rungs.len()
    }

    /// Takes a move that missed the goal back now; returns whether there was one.
    pub fn put_back(&mut self) -> bool {
        let was = self.goes_back;
        if was {
            self.cues.clear();
            self.lay();
        }
        was
    }

    /// Whether the task is to find a legal move.
    pub fn asks_what_may_be_played(&self) -> bool {
        matches!(self.run.step(), LessonStep::Ask { goal: Goal::Legal, .. })
    }

    /// Whether a click on the board plays.
    pub fn takes_moves(&self) -> bool {
        self.session.as_ref().is_some_and(|session| !session.locked)
    }

    /// Lets time pass: shows the next move, takes a missed one back, checks the goal.
    pub fn tick(&mut self, now: f64, speed: Speed, foresees: bool) {
        let has_all_hints = !self.rungs.is_empty() && self.hints.len() == self.rungs.len();
        let shows_preview = match self.run.step() {
            LessonStep::Play { .. } => true,
            LessonStep::Ask { together, .. } => has_all_hints && !together,
            _ => false,
        };
        let Some(session) = &mut self.session else { return };
        self.board_before.is_shown(now);
        session.learn_moves();
        session.tick(now);
        // In a task a preview would give the answer away, and hide the marks of a guided try.
        if foresees && shows_preview {
            session.foresee();
        }
        // In a game, the coach notes rules followed and overlooked.
        let noted = std::mem::take(&mut session.coach.notes);
        if matches!(self.run.step(), LessonStep::Play { .. }) {
            // A click on a hole that is empty or not one's own is a slip of the mouse.
            let counts = |(rule, is_right): &(RuleId, bool)| *is_right || !rule.is_in_every_game();
            self.notes.extend(noted.into_iter().filter(counts));
        }
        let is_still = !session.is_sowing();
        let since = session.settled_at;
        if is_still && self.goes_back && self.cues.is_empty() && now >= since + GOES_BACK_SECS {
            self.lay();
            return;
        }
        if let Some(refused) = self.refused_mut() {
            refused.tick(now);
        }
        // The answer to a worse move must be seen, even if no seed is animated.
        let is_fast = speed == Speed::Off && !self.goes_back;
        let waits = if is_fast { 0.0 } else { BREATH_SECS };
        let read = *self.reads_until.get_or_insert(now + self.run.step().secs_to_read());
        if is_still && now >= since + waits && (is_fast || now >= read) {
            self.follow_cue(now, speed);
        }
        if self.is_undone() {
            self.feedback = None;
        }
        if !self.is_right()
            && let Some(reached) = self.reaches_goal()
        {
            if reached {
                self.run.finish_game();
                let head = self.result_line().unwrap_or(say::learn::goal_reached().to_owned());
                let line = self.why_over();
                self.feedback = Some(feedback(FeedbackTone::Right, head, line));
            } else if self.feedback.is_none() {
                let line = format!("{} {}", self.why_over(), say::learn::play_again_line());
                let line = line.trim_start().to_owned();
                let head = self.result_line().unwrap_or(say::learn::goal_missed().to_owned());
                self.feedback = Some(feedback(FeedbackTone::Miss, head, line));
            }
        }
    }

    fn follow_cue(&mut self, now: f64, speed: Speed) {
        match self.cues.pop_front() {
            None => {}
            Some(Cue::Lay) => {
                if self.session.as_ref().is_some_and(|session| !session.game.is_empty()) {
                    self.lay();
                    self.board_before.goes_back_before_turn(now);
                }
                if let Some(session) = &mut self.session {
                    session.settled_at = now;
                }
            }
            Some(Cue::Play(mv)) => {
                if let Some(session) = &mut self.session {
                    session.commit(mv, 0, now, speed);
                }
            }
        }
    }

    fn refused_mut(&mut self) -> Option<&mut Refused> {
        self.feedback.as_mut()?.refused.as_mut()
    }

    pub fn refused(&self) -> Option<&Refused> {
        self.feedback.as_ref()?.refused.as_ref()
    }

    /// Shows on the board why the move was refused, from the first seed on.
    pub fn show_refused(&mut self, now: f64, at_once: bool) {
        if let Some(refused) = self.refused_mut() {
            refused.show(now, at_once);
        }
    }

    /// Shows the reason for the rule that was broken.
    pub fn show_sense(&mut self) {
        if let Some(refused) = self.refused_mut() {
            refused.sense_shown = true;
        }
    }

    /// Whether this is a step that shows turns, and the last one was shown.
    pub fn has_shown_all(&self) -> bool {
        matches!(self.run.step(), LessonStep::Show { .. }) && !self.is_showing()
    }

    /// Whether something is still to be shown.
    pub fn is_showing(&self) -> bool {
        !self.cues.is_empty() || self.session.as_ref().is_some_and(GameSession::is_sowing)
    }

    /// When the board changes next without a click.
    pub fn next_change(&self, now: f64) -> Option<f64> {
        let session = self.session.as_ref().filter(|session| !session.is_sowing())?;
        let since = session.settled_at.max(now - GOES_BACK_SECS);
        if self.goes_back && self.cues.is_empty() {
            return Some(since + GOES_BACK_SECS);
        }
        if let Some(then) = self.refused().and_then(Refused::next_change) {
            return Some(then);
        }
        let read = self.reads_until.unwrap_or_default();
        (!self.cues.is_empty()).then_some((since + BREATH_SECS).max(read))
    }
}
