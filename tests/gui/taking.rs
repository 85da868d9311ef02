//! How tests take lessons: moves, guesses and answers by press, pointer or key.

use egui::{Key, Modifiers};
use kete::app::intent::Intent;
use kete::app::learn::intent::LearnIntent;
use kete::app::learn::lesson::ActiveLesson;
use kete::app::session::feedback::FeedbackTone;
use kete::app::session::state::PendingMove;
use kete::rules::{BawoRow, BoardShape, GameName, Hole, Move, Way};
use kete::tutor::schema::{LessonStep, Question};
use kete::tutor::{Claim, Played, Progress};

use crate::window::{Window, hole_name};

/// How a lesson is taken.
#[derive(Clone, Copy, PartialEq)]
pub enum By {
    Press,
    Pointer,
    Keys,
}

impl Window {
    /// The lesson on the page.
    pub fn lesson(&self) -> &ActiveLesson {
        self.state().lesson().expect("a lesson is on the page")
    }

    /// The learner's progress.
    pub fn progress(&self) -> &Progress {
        &self.state().learning.progress
    }

    /// Performs an intent of the Learn page.
    pub fn learn(&mut self, intent: LearnIntent) {
        self.does(Intent::Learn(intent));
    }

    /// Moves the focus to the control with this name.
    pub fn tab_to(&mut self, name: &str) {
        for _ in 0..140 {
            if self.focused().as_deref() == Some(name) {
                return;
            }
            self.harness.key_press(Key::Tab);
            self.steps(1);
        }
        panic!("the keyboard does not come to “{name}”");
    }

    /// Presses or clicks the control whose name begins so.
    pub fn push(&mut self, name: &str, by: By) {
        match by {
            By::Press => self.press(name),
            By::Pointer => self.click_start(name),
            By::Keys => {
                let name = self.named(name);
                self.tab_to(&name);
                self.key(Key::Enter);
            }
        }
    }

    /// The Learn page with the lessons of a game.
    pub fn course(game: GameName) -> Window {
        let mut window = Window::fresh();
        window.keys(Modifiers::COMMAND, Key::Num3);
        let learning = &window.state().learning;
        let at = learning.course_of(game).expect("every game has a course");
        let title = learning.courses[at].title().to_owned();
        window.press(&format!("{title}, 0 of"));
        window
    }

    /// The same with a course made for tests, so that they do not depend on what is taught.
    pub fn sample_course(game: GameName) -> Window {
        let mut window = Window::course(game);
        let text = match game {
            GameName::Basic => include_str!("courses/basic.ron"),
            GameName::Owari => include_str!("courses/owari.ron"),
            GameName::Ayoayo => include_str!("courses/ayoayo.ron"),
            _ => return window,
        };
        window.replace_course(text);
        window
    }

    /// At a lesson with this one step, which practises this rule.
    pub fn at_own_step(game: GameName, rule: &str, step: &str) -> Window {
        let mut window = Window::course(game);
        window.replace_course(&format!(
            r#"(ruleset: "{game}", audience: "All.", lessons: [
                (id: "T1", title: "One", aim: "Two.", rules: ["{rule}"], steps: [{step}]),
            ])"#
        ));
        window.press("Lesson 1, ");
        window
    }

    /// Puts another course in the place of the one shown.
    pub fn replace_course(&mut self, text: &str) {
        let course = kete::tutor::LoadedCourse::of_text("sample", text);
        assert!(course.problems.is_empty(), "{:?}", course.problems);
        let learning = &mut self.state_mut().learning;
        learning.courses[learning.chosen].source = course.source.map(std::sync::Arc::new);
        self.steps(2);
    }

    /// Opens a lesson of the course shown, from 0; those beside the path show no number.
    pub fn open_lesson(&mut self, number: usize) {
        let course = self.state().learning.shown().expect("a course").clone();
        let title = &course.lessons()[number].title;
        match course.number_on_path(number) {
            Some(number) => self.press(&format!("Lesson {number}, {title}")),
            None => self.press(title),
        }
    }

    /// Makes the learner of the lesson one who has learnt every game.
    pub fn know_all_games(&mut self) {
        let lesson = self.state_mut().learning.lesson.as_mut().expect("a lesson");
        lesson.known_games = GameName::ALL.to_vec();
    }

    /// Gives a wrong answer to a question twice: the first one is free and reveals nothing.
    pub fn miss_twice(&mut self, guess: &str) {
        for is_first in [true, false] {
            self.learn(LearnIntent::Guess(Some(guess.to_owned())));
            self.learn(LearnIntent::Primary);
            assert_eq!(self.lesson().checked, !is_first);
        }
    }

    /// Plays a move on the board of the lesson.
    pub fn play(&mut self, mv: Move, by: By) {
        if by == By::Keys {
            self.play_by_keys(mv);
            return;
        }
        match mv {
            Move::Pass => self.push("Pass", by),
            Move::Hole(hole) => self.push(&hole_name(hole), by),
            Move::Colour(hole, colour) => {
                let colour = if colour == kete::rules::Colour::Red { "red" } else { "blue" };
                self.push(&format!("Hole {hole} {colour}"), by);
            }
            Move::Way { hole, way, spread } => {
                self.push(&hole_name(hole), By::Press);
                let session = self.lesson().session.as_ref().expect("a board");
                if session.pending == PendingMove::Way(hole) {
                    let way = if way == Way::Left { "left" } else { "right" };
                    self.push(&format!("{hole} {way}"), By::Press);
                }
                if self.has("Stop here") {
                    self.push(if spread { "Spread it" } else { "Stop here" }, by);
                }
            }
            Move::Opening(_) => {
                self.push("Place five seeds instead", By::Press);
                let text = mv.to_string();
                let letters: Vec<char> = text.trim_start_matches('=').chars().collect();
                for hole in letters.chunks(2) {
                    let hole: String = hole.iter().collect();
                    let side = if hole.starts_with(char::is_uppercase) { "South" } else { "North" };
                    self.push(&format!("{side} {hole}"), By::Press);
                }
                self.push("Place these five", By::Press);
            }
            Move::Fill(_) => {
                let text = mv.to_string();
                let counts = text.trim_start_matches("fill:").split(',');
                let counts: Vec<usize> =
                    counts.map(|count| count.parse().expect("a count")).collect();
                self.does(Intent::FillSize(counts.len()));
                let session = self.lesson().session.as_ref().expect("a board");
                let side = session.mover();
                for (number, count) in counts.into_iter().enumerate() {
                    for _ in 0..count {
                        self.push(&hole_name(Hole::two_rows(side, number)), By::Press);
                    }
                }
                self.push("Start the round", By::Press);
            }
        }
    }

    /// Chooses an answer; its text may also be elsewhere on the page.
    pub fn radio(&mut self, label: &str, by: By) {
        use egui_kittest::kittest::Queryable as _;
        let role = egui::accesskit::Role::RadioButton;
        let node = self.harness.get_by_role_and_label(role, label);
        match by {
            By::Press => node.click_accesskit(),
            By::Pointer => node.click(),
            By::Keys => {
                self.tab_to(label);
                self.key(Key::Space);
            }
        }
        self.steps(4);
    }

    /// The key that names a hole of the side to move.
    fn key_of_hole(&mut self, hole: Hole) {
        let board = self.lesson().session.as_ref().expect("a board").position().shape();
        let figure = |number: usize| Key::from_name(&number.to_string()).expect("a figure");
        match board {
            BoardShape::TwoRows { .. } => {
                let letter = hole.to_string().to_uppercase();
                self.key(Key::from_name(&letter).expect("a letter"));
            }
            BoardShape::FourRows if hole.row() == BawoRow::Back => {
                self.keys(Modifiers::SHIFT, figure(hole.in_row() + 1));
            }
            BoardShape::FourRows => self.key(figure(hole.in_row() + 1)),
            BoardShape::Ring => {
                let mut own = board.holes_of(hole.owner());
                let number = own.position(|other| other == hole).expect("an own hole");
                self.key(figure(number + 1));
            }
        }
    }

    /// The same by keys alone.
    fn play_by_keys(&mut self, mv: Move) {
        match mv {
            Move::Pass => self.key(Key::Enter),
            Move::Hole(hole) => self.key_of_hole(hole),
            Move::Colour(hole, colour) => {
                self.key_of_hole(hole);
                let is_red = colour == kete::rules::Colour::Red;
                self.key(if is_red { Key::R } else { Key::B });
            }
            Move::Way { hole, way, spread } => {
                self.key_of_hole(hole);
                let half = self.lesson().session.as_ref().expect("a board").pending.clone();
                if half == PendingMove::Way(hole) {
                    self.key(if way == Way::Left { Key::L } else { Key::R });
                }
                if self.has("Stop here") {
                    let answer = if spread { "Spread it" } else { "Stop here" };
                    self.push(answer, By::Keys);
                }
            }
            Move::Opening(holes) => {
                self.push("Place five seeds instead", By::Keys);
                for hole in holes {
                    self.key_of_hole(hole);
                }
                self.push("Place these five", By::Keys);
            }
            Move::Fill(_) => self.play(mv, By::Press),
        }
    }

    /// Does the current step correctly and goes on; resigns a game.
    pub fn do_step(&mut self, by: By) {
        let step = self.lesson().run.step().clone();
        let board = *self.lesson().run.board().expect("a board");
        match step {
            LessonStep::Say { .. } => {}
            LessonStep::Show { .. } => {
                for _ in 0..2000 {
                    if !self.lesson().is_showing() {
                        break;
                    }
                    self.steps(1);
                }
                assert!(!self.lesson().is_showing());
            }
            LessonStep::Ask { accept, every, .. } => {
                let most = if every { accept.len() } else { 1 };
                for claim in &accept[..most] {
                    let claim = Claim::parse(claim).expect("a claim");
                    let mv = board.parse_move(&claim.moves[0]).expect("a move");
                    self.play(mv, by);
                    let told = self.lesson().feedback.as_ref().map(|told| told.tone);
                    let id = &self.lesson().run.lesson().id;
                    assert_eq!(
                        told,
                        Some(FeedbackTone::Right),
                        "{id}: {mv}, {:?}",
                        self.lesson().feedback
                    );
                    if !self.lesson().run.state().done {
                        self.steps(30);
                    }
                }
            }
            LessonStep::Predict { what, play, .. } => {
                let claim = Claim::parse(&play).expect("a claim");
                let mut at = board;
                let mut played = None;
                for text in &claim.moves {
                    let mv = at.parse_move(text).expect("a move");
                    let now = Played::new(at, &mv).expect("legal");
                    at = now.turn.after;
                    played = Some(now);
                }
                let played = played.expect("a move");
                let answer = played.answer(what).expect("an answer");
                self.guess(what, &answer, &played, by);
                self.push("Check", by);
                let id = &self.lesson().run.lesson().id;
                assert!(
                    self.lesson().run.state().done,
                    "{id}: {answer} {:?}",
                    self.lesson().feedback
                );
            }
            LessonStep::Guess { moves, .. } => {
                let claim = Claim::parse(&moves[0]).expect("a claim");
                let mv = board.parse_move(&claim.moves[0]).expect("a move");
                self.play(mv, by);
                assert_eq!(self.lesson().run.state().points, Some(3), "{mv}");
            }
            LessonStep::Quiz { right, .. } if by == By::Keys => {
                self.key([Key::A, Key::B, Key::C, Key::D][right - 1]);
                self.push("Check", by);
            }
            LessonStep::Quiz { choices, right, .. } => {
                self.radio(&choices[right - 1], by);
                self.push("Check", by);
            }
            LessonStep::Play { .. } => {
                self.push("Stop this game", by);
                return;
            }
        }
        assert!(self.lesson().run.state().done || self.has("Continue"));
        self.push("Continue", by);
    }

    /// Chooses a guess.
    pub fn guess(&mut self, what: Question, answer: &str, played: &Played, by: By) {
        match what {
            Question::Last if answer == "store" => {
                self.radio("Your store", by);
            }
            Question::Last => {
                let shape = played.before.shape();
                let hole = shape.holes().find(|hole| hole.to_string() == answer);
                let hole = hole.expect("the last seed falls in a hole");
                let name = match shape {
                    kete::rules::BoardShape::Ring => format!("Hole {hole} red"),
                    _ => hole_name(hole),
                };
                self.push(&name, by);
            }
            Question::Takes | Question::Laps => {
                for figure in answer.chars() {
                    let key = Key::from_name(&figure.to_string()).expect("a figure");
                    self.key(key);
                }
            }
            Question::Next | Question::Result => {
                let words = self.lesson().guess_words(answer);
                self.radio(&words, by);
            }
        }
        let guess = self.lesson().guess.clone();
        let id = &self.lesson().run.lesson().id;
        assert_eq!(guess.as_deref(), Some(answer), "{id}");
    }
}
