//! A session of exercises: the one shown with its board, the answer chosen, the feedback.

use super::choices::{AnswerChoices, choices};
use crate::app::session::feedback::{Feedback, FeedbackTone, feedback};
use crate::app::session::state::{GameSession, PendingMove};
use crate::app::words::{self, Drilled};
use crate::draw::animation::Speed;
use crate::draw::board::view::{BoardMark, MarkLevel as High, Spot, Tint};
use crate::game::{GameInProgress, Player};
use crate::narration::{self, turns};
use crate::rules::{BySide, GameName, Hole, Move, Place, RuleId, Side};
use crate::texts::messages as say;
use crate::tutor::drills::{Drill, DrillQuestion, DrillState, Session};
use crate::tutor::{Card, Played, Progress, right_elsewhere, rule_overlooked};

/// The most rules shown with the feedback.
const MOST_RULES: usize = 3;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrillOrder {
    /// The rules that are due today.
    Review,
    Rule(GameName, RuleId),
    /// The rules practised so far.
    Mixed,
}

impl DrillOrder {
    pub fn drilled(&self) -> Drilled {
        match self {
            DrillOrder::Review => Drilled::Review,
            DrillOrder::Rule(_, rule) => Drilled::Rule(*rule),
            DrillOrder::Mixed => Drilled::Mixed,
        }
    }
}

/// How far a session has come.
pub enum DrillStage {
    Making,
    /// Nothing is due; the next day on which something is, and how many rules.
    NothingDue(Option<(i64, usize)>),
    /// There are no exercises, and why.
    None(String),
    Running(Box<DrillRun>),
}

pub struct Drilling {
    pub order: DrillOrder,
    pub stage: DrillStage,
}

/// What the primary button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Check the answer; `false` until one is chosen.
    Check(bool),
    Continue,
    /// Back from the position that differs by one seed.
    Back,
}

pub struct DrillRun {
    pub session: Session,
    pub drill: Drill,
    /// Its number, from 0.
    pub place: usize,
    /// Lent out while an intent is carried out on it.
    pub game_session: Option<GameSession>,
    pub choices: AnswerChoices,
    pub chosen: Vec<String>,
    /// The feedback to the answer.
    pub feedback: Option<Feedback>,
    /// The rule is shown before the answer.
    pub shows_rule: bool,
    /// The position that differs by one seed is shown.
    pub is_twin: bool,
    pub is_over: bool,
    /// The cards of the rules before the session.
    before: Vec<(GameName, RuleId, Option<Card>)>,
    /// Rules answered, and whether right; taken by `update`.
    pub notes: Vec<(GameName, RuleId, bool)>,
}

impl DrillRun {
    /// Begins a session; `None` without exercises.
    pub fn begin(drills: Vec<Drill>, progress: &Progress) -> Option<DrillRun> {
        let mut before: Vec<(GameName, RuleId, Option<Card>)> = Vec::new();
        for drill in &drills {
            let (game, rule) = (drill.position.ruleset().name(), drill.rule);
            if before.iter().all(|(other, known, _)| (*other, *known) != (game, rule)) {
                before.push((game, rule, progress.card(game, rule)));
            }
        }
        let session = Session::new(drills)?;
        let drill = session.present()?.clone();
        let mut run = DrillRun {
            session,
            drill,
            place: 0,
            game_session: None,
            choices: AnswerChoices::Place,
            chosen: Vec::new(),
            feedback: None,
            shows_rule: false,
            is_twin: false,
            is_over: false,
            before,
            notes: Vec::new(),
        };
        run.enter();
        Some(run)
    }

    pub fn game(&self) -> GameName {
        self.drill.position.ruleset().name()
    }

    /// The question; in a session about several games it begins with the name of the game.
    pub fn question(&self) -> String {
        let game = self.game();
        let of_one_game = self.before.iter().all(|(other, ..)| *other == game);
        words::drill_question(&self.drill, (!of_one_game).then_some(game))
    }

    fn enter(&mut self) {
        self.chosen.clear();
        self.feedback = None;
        self.shows_rule = false;
        self.game_session = session_of(&self.drill);
        self.choices = choices(&self.drill);
    }

    pub fn next(&self) -> Next {
        match (&self.feedback, self.is_twin) {
            (None, _) => Next::Check(!self.chosen.is_empty()),
            (Some(_), true) => Next::Back,
            (Some(_), false) => Next::Continue,
        }
    }

    pub fn go_on(&mut self, now: f64, speed: Speed) {
        match self.next() {
            Next::Check(false) => {}
            Next::Check(true) => self.check(now, speed),
            Next::Continue | Next::Back => self.show_next(),
        }
    }

    /// Shows the next exercise; after the last one the session is over.
    fn show_next(&mut self) {
        self.is_twin = false;
        match (self.session.present(), self.session.place()) {
            (Some(drill), Some(place)) => {
                self.drill = drill.clone();
                self.place = place;
                self.enter();
            }
            _ => {
                self.is_over = true;
                self.feedback = None;
                self.game_session = None;
            }
        }
    }

    /// Moves the exercise to the end, without an answer.
    pub fn skip(&mut self) {
        if self.feedback.is_none() && !self.is_twin {
            self.session.skip();
        }
        self.show_next();
    }

    /// Whether there is another exercise to show.
    pub fn may_skip(&self) -> bool {
        self.is_twin || self.feedback.is_some() || self.session.left() > 1
    }

    /// Chooses an answer; where several may be chosen, also takes it back.
    pub fn choose(&mut self, answer: String) {
        if self.feedback.is_some() || self.is_over {
            return;
        }
        match &self.choices {
            AnswerChoices::Several(_) => {
                match self.chosen.iter().position(|other| *other == answer) {
                    Some(at) => drop(self.chosen.remove(at)),
                    None => self.chosen.push(answer),
                }
            }
            _ => self.chosen = vec![answer],
        }
    }

    pub fn press(&mut self, hole: Hole) {
        let name = hole.to_string();
        match &self.choices {
            AnswerChoices::Place => self.choose(name),
            AnswerChoices::Several(of) => {
                // If several of the moves start there, the player must use the buttons.
                let from = |text: &&String| {
                    self.drill.position.parse_move(text).is_ok_and(|mv| mv.hole() == Some(hole))
                };
                let mut fitting = of.iter().filter(from);
                if let (Some(only), None) = (fitting.next().cloned(), fitting.next()) {
                    self.choose(only);
                }
            }
            AnswerChoices::Number | AnswerChoices::One(_) => {}
        }
    }

    pub fn is_chosen(&self, answer: &str) -> bool {
        self.chosen.iter().any(|other| other == answer)
    }

    fn check(&mut self, now: f64, speed: Speed) {
        let given = self.chosen.join(" ");
        let is_right = if self.is_twin {
            self.drill.is_right(&given)
        } else {
            let was_open = self.session.states().get(self.place) == Some(&DrillState::Open);
            let Some(is_right) = self.session.answer(&given) else { return };
            if was_open {
                let overlooked = self.overlooked(&given).filter(|_| !is_right);
                let rule = overlooked.unwrap_or(self.drill.rule);
                self.notes.push((self.game(), rule, is_right));
            }
            is_right
        };
        self.feedback = Some(self.feedback(is_right));
        if let (Some(game_session), Some(mv)) = (&mut self.game_session, &self.drill.mv)
            && self.drill.position.is_legal(mv)
        {
            game_session.commit(*mv, 0, now, speed);
        }
    }

    /// The rule that a wrong answer overlooks, if it shows one.
    fn overlooked(&self, given: &str) -> Option<RuleId> {
        let DrillQuestion::Does(what) = self.drill.asked else { return None };
        let (board, mv) = (&self.drill.position, self.drill.mv?);
        let played = Played::new(*board, &mv).ok()?;
        let elsewhere = right_elsewhere(board, &mv, what, given, &[]);
        rule_overlooked(&played, what, given, elsewhere.as_ref())
    }

    /// The feedback to the answer: whether it is right, what is, and by which rule.
    fn feedback(&self, is_right: bool) -> Feedback {
        let answer = words::drill_answer(&self.drill);
        let refusal = self.drill.mv.and_then(|mv| self.drill.position.refusal(&mv));
        let played = self.drill.mv.and_then(|mv| Played::new(self.drill.position, &mv).ok());
        let mut rules = vec![self.drill.rule];
        let mut line = String::new();
        let mut marks = Vec::new();
        if let Some(illegal) = &refusal {
            let below = self.below();
            line = narration::refusal_seen(illegal, self.drill.position.shape(), below);
            marks.extend(illegal.holes.iter().map(|hole| BoardMark::Lit((*hole).into())));
        } else if let Some(played) = &played {
            let foretold = turns::preview(&played.turn);
            line = turns::own_turn_with_its_end(&played.turn);
            rules.extend(foretold.rules.into_iter().filter(|rule| *rule != self.drill.rule));
            rules.truncate(MOST_RULES);
            if let Some(last) = played.course.last {
                marks.push(BoardMark::Last(last));
                let (place, text) = (last, say::learn::ends_here().to_owned());
                marks.push(BoardMark::Tag { place, text, tint: Tint::Yellow, level: High::Low });
            }
        }
        let (tone, head) = if is_right {
            (FeedbackTone::Right, words::right_so(&answer))
        } else {
            if !self.is_twin {
                line = [line.as_str(), say::drill::comes_back()].join(" ").trim().to_owned();
            }
            (FeedbackTone::Miss, words::you_said(&self.chosen_words(), &answer))
        };
        Feedback { rules, marks, ..feedback(tone, head, line) }
    }

    pub fn chosen_words(&self) -> String {
        let words: Vec<_> = self.chosen.iter().map(|it| self.choice_words(it)).collect();
        narration::list(&words)
    }

    /// The text of an answer on its button.
    pub fn choice_words(&self, answer: &str) -> String {
        match (&self.choices, answer) {
            (AnswerChoices::Place, "store") => say::learn::own_store().to_owned(),
            (AnswerChoices::Place, place) => match self.place_of(place) {
                Some(Place::Store(owner)) => say::learn::StoreAnswer { owner }.text(),
                _ => words::drill_choice(place),
            },
            _ => words::drill_choice(answer),
        }
    }

    fn below(&self) -> Side {
        if self.game_session.as_ref().is_some_and(|game_session| game_session.flipped) {
            Side::North
        } else {
            Side::South
        }
    }

    /// The marks on the board, besides those that the board itself shows.
    pub fn marks(&self) -> Vec<BoardMark> {
        if self.game_session.as_ref().is_some_and(GameSession::is_sowing) {
            return Vec::new();
        }
        let mut marks =
            self.feedback.as_ref().map(|feedback| feedback.marks.clone()).unwrap_or_default();
        let place_of = |answer: &String| match &self.choices {
            AnswerChoices::Place => self.place_of(answer),
            AnswerChoices::Several(_) => {
                self.drill.position.parse_move(answer).ok()?.hole().map(Place::Hole)
            }
            AnswerChoices::Number | AnswerChoices::One(_) => None,
        };
        let places: Vec<Place> = self.chosen.iter().filter_map(place_of).collect();
        marks.extend(places.iter().map(|place| BoardMark::Answer(*place)));
        if let (AnswerChoices::Place, Some(place)) = (&self.choices, places.first()) {
            let (place, text) = (*place, say::learn::your_answer_label().to_owned());
            marks.push(BoardMark::Tag { place, text, tint: Tint::White, level: High::Low });
        }
        if self.feedback.is_none() {
            marks.extend(self.asked_about());
        }
        marks
    }

    /// The mark of the hole that the question is about.
    fn asked_about(&self) -> Option<BoardMark> {
        match (self.drill.asked, self.drill.mv) {
            (DrillQuestion::AtStart(hole), _) => Some(BoardMark::Lit(hole.into())),
            // These ask which moves are possible: none is marked.
            (
                DrillQuestion::WhichMay
                | DrillQuestion::WhichFeed
                | DrillQuestion::WhichLoseTheHouse,
                _,
            ) => None,
            (_, Some(Move::Colour(hole, colour))) => {
                Some(BoardMark::Chosen(Spot::Heap(hole, colour)))
            }
            (_, mv) => Some(BoardMark::Chosen(mv?.hole()?.into())),
        }
    }

    fn place_of(&self, answer: &str) -> Option<Place> {
        let position = &self.drill.position;
        match answer {
            "store" => Some(Place::Store(position.to_move())),
            place => position.shape().place(place),
        }
    }

    pub fn may_show_rule(&self) -> bool {
        self.feedback.is_none() && !self.shows_rule && !self.is_over
    }

    pub fn asks_store(&self) -> bool {
        self.choices == AnswerChoices::Place && self.game().facts().sows_store
    }

    /// Whether there is a position that differs by one seed; it is offered after the answer.
    pub fn may_try_twin(&self) -> bool {
        self.feedback.is_some() && !self.is_twin && self.drill.one_seed_apart().is_some()
    }

    /// Shows that position. An answer to it does not count.
    pub fn try_twin(&mut self) {
        if let Some(twin) = self.drill.one_seed_apart().filter(|_| self.may_try_twin()) {
            self.drill = twin;
            self.is_twin = true;
            self.enter();
        }
    }

    /// How many exercises were right, were wrong, and are open.
    pub fn counts(&self) -> (usize, usize, usize) {
        let count = |wanted| self.session.states().iter().filter(|state| **state == wanted).count();
        (count(DrillState::Right), count(DrillState::Wrong), count(DrillState::Open))
    }

    /// The rules that this session moved to another box: the days until each comes back, and the
    /// game, if there are several.
    pub fn moved(&self, progress: &Progress, today: i64) -> Vec<(Option<GameName>, RuleId, i64)> {
        let first = self.before.first().map(|(game, _, _)| *game);
        let several = self.before.iter().any(|(game, _, _)| Some(*game) != first);
        let moved = self.before.iter().filter_map(|(game, rule, before)| {
            let now = progress.card(*game, *rule)?;
            let is_same =
                before.is_some_and(|before| (before.place, before.due) == (now.place, now.due));
            (!is_same).then_some((several.then_some(*game), *rule, now.due - today))
        });
        moved.collect()
    }

    pub fn tick(&mut self, now: f64) {
        if let Some(game_session) = &mut self.game_session {
            game_session.learn_moves();
            game_session.tick(now);
        }
    }
}

/// The board of an exercise, after the moves that lead to it.
fn session_of(drill: &Drill) -> Option<GameSession> {
    let mover = drill.position.to_move();
    let mut players = BySide::new(Player::Friend, Player::Friend);
    players[mover] = Player::You;
    let start = &drill.start;
    let game = GameInProgress::from_setup(start.ruleset(), players, &start.setup()).ok()?;
    let mut game_session = GameSession::new(game);
    for mv in &drill.before {
        game_session.commit(*mv, 0, f64::MIN, Speed::Off);
    }
    game_session.locked = true;
    game_session.pending = PendingMove::None;
    game_session.flipped = mover == Side::North;
    game_session.live_text = String::new();
    Some(game_session)
}
