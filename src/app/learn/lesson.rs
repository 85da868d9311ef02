//! The lesson being taken: the board of its step, what was answered, what is told about it.

use std::collections::VecDeque;

use super::course::CourseEntry;
use super::task::FromGame;
use crate::app::session::feedback::{Feedback, FeedbackTone, told};
use crate::app::session::refused::Refused;
use crate::app::session::state::{GameSession, PendingMove};
use crate::app::words;
use crate::draw::animation::Speed;
use crate::draw::board::view::BoardMark;
use crate::game::{GameInProgress, Level, Player, Tutoring};
use crate::rules::{BoardShape, BySide, GameName, Move, RuleId, Side};
use crate::texts::messages as say;
use crate::tutor::schema::{Goal, LessonStep};
use crate::tutor::{Claim, Hint, LessonRun, Word, new_words};

/// Seconds that a move which misses the goal stays on the board.
const GOES_BACK_SECS: f64 = 1.2;
/// Seconds between the moves that are shown.
const BREATH_SECS: f64 = 0.6;
/// Rules of a step that are shown as cards.
const MOST_RULES: usize = 3;

/// What the primary button of the bar does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Primary {
    /// Go on to the next step.
    Continue,
    /// Answer; not before one is chosen.
    Check(bool),
    /// Go on without reaching the goal of a game.
    GiveUp,
    /// Take up the first step that is open.
    OpenStep,
    /// Begin the next lesson.
    NextLesson,
    /// Back to the course.
    Leave,
}

/// Something that is shown without being asked.
pub(crate) enum Cue {
    /// The board of the step.
    Lay,
    /// This move.
    Play(Move),
}

/// The lesson being taken.
pub struct ActiveLesson {
    /// The number of its course.
    pub course: usize,
    /// Its number in the course.
    pub number: usize,
    /// The name of its course.
    pub course_title: String,
    /// The name of the lesson that follows, if one does.
    pub next_title: Option<String>,
    /// What is known of it where it is a task from a game.
    pub from_game: Option<FromGame>,
    /// Steps, misses, hints.
    pub run: LessonRun,
    /// The board of the step. Lent out while a press on it is worked out.
    pub session: Option<GameSession>,
    /// The answer chosen in a `Predict`.
    pub guess: Option<String>,
    /// The answer chosen in a `Quiz`, from 1.
    pub choice: Option<usize>,
    /// What is told about the last answer.
    pub told: Option<Feedback>,
    /// The rules of the step.
    pub rules: Vec<RuleId>,
    /// The hints opened.
    pub hints: Vec<Hint>,
    /// How many hints there are to the question asked now.
    pub hint_count: usize,
    /// The words that the step explains, at their first use.
    pub new_words: Vec<Word>,
    /// There is a board one seed apart for the question that was missed.
    pub(crate) has_twin: bool,
    /// Marks of the step.
    pub marks: Vec<BoardMark>,
    /// Every step lies behind.
    pub is_over: bool,
    /// The stars earned now, once the lesson is over and every step was done.
    pub stars: Option<u8>,
    /// The guess of a `Predict` was checked.
    pub checked: bool,
    pub(crate) cues: VecDeque<Cue>,
    pub(crate) goes_back: bool,
    /// Rules practised since they were last fetched, and whether well.
    pub notes: Vec<(RuleId, bool)>,
}

impl ActiveLesson {
    /// Begins a lesson; none where the course is not sound.
    pub fn begin(courses: &[CourseEntry], course: usize, number: usize) -> Option<ActiveLesson> {
        let of = courses.get(course).filter(|course| course.is_sound())?;
        let id = &of.lessons().get(number)?.id;
        let run = LessonRun::new(&of.source.as_ref()?.course, id)?;
        let next = of.lessons().get(number + 1).map(|next| next.title.clone());
        Some(ActiveLesson::with(run, (course, number), of.title().to_owned(), next))
    }

    pub(crate) fn with(
        run: LessonRun,
        (course, number): (usize, usize),
        course_title: String,
        next_title: Option<String>,
    ) -> ActiveLesson {
        let mut lesson = ActiveLesson {
            course,
            number,
            course_title,
            next_title,
            from_game: None,
            run,
            session: None,
            guess: None,
            choice: None,
            told: None,
            rules: Vec::new(),
            hints: Vec::new(),
            hint_count: 0,
            new_words: Vec::new(),
            has_twin: false,
            marks: Vec::new(),
            is_over: false,
            stars: None,
            checked: false,
            cues: VecDeque::new(),
            goes_back: false,
            notes: Vec::new(),
        };
        lesson.enter();
        lesson
    }

    /// The game.
    pub fn game(&self) -> Option<GameName> {
        self.run.board().map(|board| board.ruleset().name())
    }

    /// Lays out the present step anew.
    pub fn enter(&mut self) {
        self.guess = None;
        self.choice = None;
        self.told = None;
        self.checked = false;
        self.has_twin = false;
        self.is_over = false;
        self.goes_back = false;
        self.cues.clear();
        self.rules = self.run.rules();
        // What the lesson is about comes first.
        let about = &self.run.lesson().rules;
        self.rules.sort_by_key(|rule| !about.iter().any(|id| id == rule.id()));
        if self.rules.is_empty() {
            self.rules = about.iter().filter_map(|id| id.parse().ok()).collect();
        }
        self.rules.truncate(MOST_RULES);
        self.refresh_hints();
        self.new_words = self.step_words();
        self.lay();
        self.marks = if self.run.twin().is_some() { Vec::new() } else { self.step_marks() };
        if let LessonStep::Show { play, .. } = self.run.step() {
            let claims: Vec<Claim> =
                play.iter().filter_map(|text| Claim::parse(text).ok()).collect();
            let board = self.run.board().copied();
            for claim in claims {
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

    /// Puts the step's board on the table.
    pub(crate) fn lay(&mut self) {
        self.goes_back = false;
        self.session = self.step_table();
    }

    fn step_table(&self) -> Option<GameSession> {
        let twin = self.run.twin().map(|twin| &twin.played.before);
        let board = twin.or(self.run.board())?;
        let mover = board.to_move();
        let other = match self.run.step() {
            LessonStep::Play { level, .. } => Player::Kete(Level::new(*level)?),
            _ => Player::Friend,
        };
        let mut players = BySide::new(other, other);
        players[mover] = Player::You;
        let mut game = GameInProgress::from_setup(board.ruleset(), players, &board.setup()).ok()?;
        if self.is_game() {
            // The tutor looks over the shoulder.
            game.set_tutoring(Tutoring::Warn);
        }
        let mut session = GameSession::new(game);
        session.flipped = mover == Side::North;
        session.to_goal = self.is_game();
        session.locked =
            !matches!(self.run.step(), LessonStep::Ask { .. } | LessonStep::Play { .. });
        // What is foretold is the last of several moves: those before it lie on the board.
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
            session.flipped = session.mover() == Side::North;
        }
        if session.locked {
            // Seeds in a hand are laid out in steps that ask for it.
            session.pending = PendingMove::None;
        }
        session.live_text = String::new();
        Some(session)
    }

    pub(crate) fn refresh_hints(&mut self) {
        self.hints = self.run.open_hints();
        self.hint_count = self.run.hint_count();
    }

    /// The words explained in the step; a board one seed apart explains none.
    fn step_words(&self) -> Vec<Word> {
        match self.run.twin() {
            Some(_) => Vec::new(),
            None => new_words(self.run.lesson(), self.run.at()),
        }
    }

    /// Opens the next hint.
    pub fn open_hint(&mut self) {
        if self.run.open_hint() {
            self.refresh_hints();
        }
    }

    /// Whether the step asks for nothing more: it was done, and stands so.
    pub fn is_answered(&self) -> bool {
        self.run.state().done && self.run_is_right()
    }

    /// Whether a hint was opened in this step.
    pub fn is_helped(&self) -> bool {
        self.run.state().hints > 0
    }

    /// Whether there is a hint to open.
    pub fn may_hint(&self) -> bool {
        let asks = matches!(
            self.run.step(),
            LessonStep::Ask { .. } | LessonStep::Predict { .. } | LessonStep::Quiz { .. }
        );
        // Where all moves are to be found, one of them is no end.
        let is_answered = self.run_is_right() && self.run.left() == 0;
        asks && !is_answered && !self.checked && self.hints.len() < self.hint_count
    }

    /// Puts a move that missed the goal back at once; says whether there was one.
    pub fn put_back(&mut self) -> bool {
        let was = self.goes_back;
        if was {
            self.cues.clear();
            self.lay();
        }
        was
    }

    /// Whether the task is to find what may be played.
    pub fn asks_what_may_be_played(&self) -> bool {
        matches!(self.run.step(), LessonStep::Ask { goal: Goal::Legal, .. })
    }

    /// Whether a press on the board may play.
    pub fn takes_moves(&self) -> bool {
        self.session.as_ref().is_some_and(|session| !session.locked)
    }

    /// What the primary button does now.
    pub fn primary(&self) -> Option<Primary> {
        if self.is_over {
            return Some(if !self.run.is_done() {
                Primary::OpenStep
            } else if self.next_title.is_some() {
                Primary::NextLesson
            } else {
                Primary::Leave
            });
        }
        let done = self.run.state().done;
        match self.run.step() {
            LessonStep::Say { .. } | LessonStep::Show { .. } => Some(Primary::Continue),
            LessonStep::Ask { .. } if self.is_last_task() => done.then_some(Primary::Leave),
            LessonStep::Ask { .. } => done.then_some(Primary::Continue),
            LessonStep::Predict { .. } if self.checked => Some(Primary::Continue),
            LessonStep::Predict { .. } => Some(Primary::Check(self.guess.is_some())),
            LessonStep::Quiz { .. } if self.run_is_right() => Some(Primary::Continue),
            LessonStep::Quiz { .. } => Some(Primary::Check(self.choice.is_some())),
            LessonStep::Play { .. } if done => Some(Primary::Continue),
            LessonStep::Play { .. } => Some(Primary::GiveUp),
        }
    }

    /// Goes on to the next step; at the end the lesson is over.
    pub fn go_on(&mut self) {
        if self.run.go_on() {
            self.enter();
        } else {
            self.finish();
        }
    }

    fn finish(&mut self) {
        self.enter();
        self.cues.clear();
        self.is_over = true;
        self.stars = self.run.stars();
    }

    /// Goes one step back; from the end to the last step.
    pub fn go_back(&mut self) {
        if self.is_over || self.run.go_back() {
            self.enter();
        }
    }

    /// Goes to a step.
    pub fn go_to(&mut self, step: usize) {
        self.run.go_to(step);
        self.enter();
    }

    /// Goes to the first step that is open.
    pub fn go_to_open(&mut self) {
        if let Some(open) = self.run.states().iter().position(|state| !state.done) {
            self.go_to(open);
        }
    }

    /// Takes the step anew.
    pub fn repeat(&mut self) {
        self.run.repeat();
        self.enter();
    }

    /// Puts the question on a board one seed apart.
    pub fn try_twin(&mut self) {
        if self.run.begin_twin() {
            self.enter();
        }
    }

    /// Back from a twin to the step itself.
    pub fn leave_twin(&mut self) {
        if self.run.twin().is_some() {
            self.run.end_twin();
            self.enter();
        }
    }

    /// Whether the question can be tried one seed apart: after a wrong answer.
    pub fn offers_twin(&self) -> bool {
        self.checked && !self.is_over && self.has_twin
    }

    /// The task as it stands over the board.
    pub fn task(&self) -> String {
        match (self.run.twin(), self.question()) {
            (Some(twin), Some(what)) => {
                let eats = twin.played.before.shape() == BoardShape::FourRows;
                words::twin_task(twin.hole, twin.more, &twin.played.turn.mv, what, eats)
            }
            // At the end it says what was learnt.
            _ if self.is_over => self.run.lesson().aim.clone(),
            _ => self.run.step().common().text.to_owned(),
        }
    }

    /// Lets time pass: what is shown goes on, what missed goes back, a goal is reached.
    pub fn tick(&mut self, now: f64, speed: Speed, foresees: bool) {
        let asks = matches!(self.run.step(), LessonStep::Ask { .. } | LessonStep::Play { .. });
        let Some(session) = &mut self.session else { return };
        session.learn_moves();
        session.tick(now);
        if foresees && asks {
            session.foresee();
        }
        // What a game tells about the rules that were kept and broken.
        let noted = std::mem::take(&mut session.coach.notes);
        if matches!(self.run.step(), LessonStep::Play { .. }) {
            self.notes.extend(noted);
        }
        let is_still = !session.is_sowing();
        let since = session.settled_at;
        if is_still && self.goes_back && self.cues.is_empty() && now >= since + GOES_BACK_SECS {
            self.lay();
            return;
        }
        if let Some(refused) = self.told.as_mut().and_then(|told| told.refused.as_mut()) {
            refused.tick(now);
        }
        // What answers a worse move is to be seen, also where no seed is shown on its way.
        let is_fast = speed == Speed::Off && !self.goes_back;
        let waits = if is_fast { 0.0 } else { BREATH_SECS };
        if is_still && now >= since + waits {
            self.follow_cue(now, speed);
        }
        if self.told.as_ref().is_none_or(|told| told.tone != FeedbackTone::Right)
            && let Some(reached) = self.reaches_goal()
        {
            if reached {
                self.run.finish_game();
                let line = String::new();
                self.told =
                    Some(told(FeedbackTone::Right, say::learn::goal_reached().to_owned(), line));
            } else if self.told.is_none() {
                let line = say::learn::play_again_line().to_owned();
                self.told =
                    Some(told(FeedbackTone::Miss, say::learn::goal_missed().to_owned(), line));
            }
        }
    }

    fn follow_cue(&mut self, now: f64, speed: Speed) {
        match self.cues.pop_front() {
            None => {}
            Some(Cue::Lay) => {
                let was_played =
                    self.session.as_ref().is_some_and(|session| !session.game.is_empty());
                if was_played {
                    self.lay();
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

    /// Whether something is still to be shown.
    pub fn is_showing(&self) -> bool {
        !self.cues.is_empty() || self.session.as_ref().is_some_and(GameSession::is_sowing)
    }

    /// When the next thing happens by itself.
    pub fn next_change(&self, now: f64) -> Option<f64> {
        let session = self.session.as_ref().filter(|session| !session.is_sowing())?;
        let since = session.settled_at.max(now - GOES_BACK_SECS);
        if self.goes_back && self.cues.is_empty() {
            return Some(since + GOES_BACK_SECS);
        }
        if let Some(then) = self.refused().and_then(Refused::next_change) {
            return Some(then);
        }
        (!self.cues.is_empty()).then_some(since + BREATH_SECS)
    }
}
